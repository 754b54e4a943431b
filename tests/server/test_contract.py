"""What crosses is what the types say: no key more, no key less, in views, events, answers and messages."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_type_hints

import jsonschema_rs
import pytest

import conjura
from conjura.black_orchestra import contract as bo
from conjura.black_orchestra import frames, log
from conjura.black_orchestra.content import EVENT_KINDS, SLOTS
from conjura.black_orchestra.game import FLOORS
from conjura.black_orchestra.terms import AFFILIATIONS, MOTIVATIONS, SUSPICIONS
from conjura.cli import main
from conjura.secret_hitler import contract as sh
from conjura.secret_hitler.rules import claims, victory
from conjura.secret_hitler.terms import PARTIES, PHASES, POWERS, ROLES
from conjura.server import schema, typescript
from tests.black_orchestra import random_games
from tests.secret_hitler import kit as secret_hitler
from tests.server.kit import Guest, Server, play_out, run, sitting

ROOT = Path(__file__).parent.parent.parent


@cache
def validator(name: str) -> Any:
    """Checks against the type of that name, and refuses properties that the types do not name."""
    document = schema.schema()
    for kind, definition in document["$defs"].items():
        if "properties" in definition and kind != "GameEvent":  # whose further facts are told by the games' own
            definition["additionalProperties"] = False
    return jsonschema_rs.validator_for({**document, "$ref": f"#/$defs/{name}"})


def check(name: str, value: Any) -> None:
    told = json.loads(json.dumps(value))
    for error in validator(name).iter_errors(told):
        raise AssertionError(f"{name}: {'/'.join(map(str, error.instance_path))}: {error.message[:2000]}")


# The files that are made from the types


def test_the_schema_in_the_docs_is_current() -> None:
    assert (ROOT / "docs/schema.json").read_text(encoding="utf-8") == schema.dumps(), "make contract"


@pytest.mark.parametrize("path", typescript.files(schema.schema()))
def test_the_types_of_the_page_are_current(path: str) -> None:
    text = typescript.files(schema.schema())[path]
    assert (ROOT / "web" / path).read_text(encoding="utf-8") == text, "make contract"


def test_the_command_writes_both(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema"]) == 0
    assert json.loads(capsys.readouterr().out) == schema.schema()
    for path in typescript.files(schema.schema()):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
    assert main(["schema", "--typescript", str(tmp_path)]) == 0
    assert (tmp_path / typescript.SHARED).read_text(encoding="utf-8").startswith("// Written by")


def test_a_type_becomes_typescript() -> None:
    shared, own = (typescript.files(schema.schema())[path] for path in (typescript.SHARED, VOTES))
    assert 'export type SeatKind = "person" | "bot" | "empty";\n' in shared
    assert "  args?: Record<string, string | number | Told | SeatName | Argument[]>;\n" in shared
    assert '  kind: "votes";\n  president: number;\n  chancellor: number;\n  ja: number[];\n' in own
    assert "export interface View extends shared.View {\n" in own


VOTES = "src/games/secret-hitler/contract.gen.ts"


# The types name what the games know


def kinds_of(union: Any) -> list[str]:
    return [kind for one in get_args(union) for kind in get_args(get_type_hints(one)["kind"])]


@pytest.mark.parametrize(
    ("choice", "words"),
    [
        (sh.Party, PARTIES),
        (sh.Role, ROLES),
        (sh.Phase, PHASES),
        (sh.Power, POWERS),
        (sh.ClaimKind, claims._SAYINGS),
        (sh.Ending, [ending[0] for ending in victory.ENDINGS]),
        (bo.Motivation, MOTIVATIONS),
        (bo.Suspicion, SUSPICIONS),
        (bo.Affiliation, AFFILIATIONS),
        (bo.Difficulty, FLOORS),
        (bo.EventKind, EVENT_KINDS),
        (bo.Slot, SLOTS),
        (bo.Moment, log.MOMENTS),
        (bo.Ending, log.REASONS),
    ],
)
def test_a_choice_names_every_word(choice: Any, words: Any) -> None:
    assert get_args(choice) == tuple(words)


def test_every_kind_of_event_and_question_of_black_orchestra_has_its_type() -> None:
    assert kinds_of(bo.Event) == list(log.NAMES)
    assert sorted(kinds_of(bo.Question)) == frames.kinds()


# Whole games


def events_seen(state: Any, seat: int | None, since: int) -> Iterator[dict[str, Any]]:
    for event in state.events(since):
        yield event.seen_by(seat)


@pytest.mark.parametrize("players", range(5, 11))
def test_secret_hitler_tells_what_its_types_say(players: int) -> None:
    known = 0
    for step, (state, _, _) in enumerate(secret_hitler.random_game(players, players, claims=0.4)):
        for seat in (None, *range(players)):
            for event in events_seen(state, seat, known):
                check("SecretHitlerEvent", event)
            if state.outcome() is not None or step % 5 == 0:
                check("SecretHitlerObservation", state.observe(seat).to_json())
        known = len(state.events())


@pytest.mark.parametrize("options", random_games.tables(), ids=lambda options: "-".join(map(str, options.values())))
def test_black_orchestra_tells_what_its_types_say(options: dict[str, Any]) -> None:
    known = 0
    for step, state in enumerate(random_games.random_game(options, 7, eager=0.8, bold=0.25)):
        for seat in (None, *range(options["players"])):
            for event in events_seen(state, seat, known):
                check("BlackOrchestraEvent", event)
            if step % 5 == 0:
                check("BlackOrchestraObservation", state.observe(seat).to_json())
        known = len(state.events())


# What a server sends


@pytest.mark.parametrize("game", conjura.GAMES)
def test_the_server_sends_what_its_types_say(sqlite: str, game: str) -> None:
    own = schema.prefix_of(game)
    players = 5 if game == "secret-hitler" else 2
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (players - 1)]
    with Server(sqlite) as server:
        ana = Guest(server.url, "Ana")
        check("Me", ana.get("/me"))
        check("Health", ana.get("/health"))
        check("Games", ana.get("/games"))
        if game == "black-orchestra":
            check(f"{own}Content", ana.get(f"/games/{game}/content"))
        assert ana.get("/schema.json") == schema.schema()
        view = ana.post("/tables", game=game, options={"players": players}, seats=seats, settings={"pace": 0})
        id = view["table"]["id"]
        check(f"{own}View", view)
        check("Done", ana.post(f"/tables/{id}/talk", text="hello"))
        check("Failure", ana.call("POST", f"/tables/{id}/act", {"action": "dance", "version": 0}).json())

        async def play() -> list[dict[str, Any]]:
            messages = []
            async with sitting(ana, server.url, id) as seat:
                async with sitting(None, server.url, id):  # somebody comes to look
                    messages.append(await seat.receive())
                assert messages[0]["type"] == "presence"
                await seat.send(type="start", id="s")
                await seat.send(type="dance", id="d")
                await seat.send(type="ping")
                while not {"update", "ack", "error", "pong"} <= {message["type"] for message in messages}:
                    messages.append(await seat.receive())
            return messages

        for message in run(play()):
            check("ServerMessage", message)
            if message["type"] in ("view", "update"):
                check(f"{own}View", message)
        play_out(ana, id)
        check(f"{own}View", ana.get(f"/tables/{id}"))
        check("Tables", ana.get("/me/tables"))
        replay = ana.get(f"/tables/{id}/replay")
        check("Replay", replay)
        for step in replay["replay"]:
            check(f"{own}ReplayStep", step)
