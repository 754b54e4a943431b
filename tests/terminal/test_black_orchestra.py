"""Black Orchestra in the terminal: a whole game in every language, and everything said in words."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from conjura.black_orchestra import frames, log
from conjura.black_orchestra.view import HIDDEN
from conjura.cli import main
from conjura.kernel import Record
from conjura.terminal import FORMS, black_orchestra, names_for, replay
from conjura.terminal.play import play_in_terminal
from conjura.words import LANGUAGES, Words
from tests.black_orchestra.kit import Table

# An id of ours that was not put into words: nothing that people read has a hyphen between small letters and no blank
_RAW = re.compile(r"\b(?:bo|log|act|item|card|plot|space|event|leader|conspirator|motivation|suspicion)-[a-z-]+")


def answers(said: list[str], seed: int) -> Callable[[str], str]:
    """Somebody who types any number that is on offer."""
    rng = random.Random(seed)

    def ask(prompt: str) -> str:
        offered = 0
        for text in reversed(said):
            number = re.match(r"\s+(\d+)  ", text)
            if number is None:
                break
            offered = max(offered, int(number.group(1)))
        return str(rng.randint(1, offered))

    return ask


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 3])
def test_a_game_from_start_to_end(language: str, players: int) -> None:
    said: list[str] = []
    record = play_in_terminal(
        "black-orchestra",
        {"players": players},
        seed="terminal",
        language=language,
        ask=answers(said, players),
        say=said.append,
    )
    assert record is not None
    assert len(record.entries) > 20
    words = Words(language)
    assert said[-1] in (words.say("cli-won"), words.say("cli-lost"))
    for text in said:
        shown = re.sub(r"\[[^\]]*\]$", "", text)  # the notation in brackets is for typing
        assert not _RAW.search(shown), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_every_question_has_words(language: str) -> None:
    words = Words(language)
    assert [kind for kind in log.NAMES if not words.has(f"bo-log-{kind}")] == []
    kinds = set(frames.kinds()) | {"free"}
    assert [kind for kind in sorted(kinds) if not words.has(f"bo-ask-{kind}")] == []
    assert [kind for kind in sorted(kinds) if not words.has(f"bo-wait-{kind}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_the_terminal_names_exists(language: str) -> None:
    """Also those for choices so rare that no game here comes to them."""
    words = Words(language)
    source = Path(black_orchestra.__file__).read_text(encoding="utf-8")
    named = set(re.findall(r"[\"']((?:bo|action|term|text)-[a-z0-9-]*[a-z0-9])[\"']", source))
    content = Table().content
    named |= {f"bo-ability-{one.name}" for abilities in content.abilities for one in abilities}
    named |= {f"bo-{word}" for word in ("stay", "free", "resist", "give", "take")}
    assert len(named) > 40
    assert [key for key in sorted(named) if not words.has(key)] == []


def test_the_table_shows_what_lies_there() -> None:
    table = Table("beck", "kordt")
    table.put("beck", dossier=["safe", "sniper"], items=["map"])
    table.lay("munich", "poison", face_up=True)
    table.set(support=5, dissent=2)
    seen = table.state.observe(0)
    shown = "\n".join(black_orchestra.table(seen, Words("en"), ["Ana", "Bruno"]))
    for part in (
        "Military Support 5",
        "Dissent Track: 2 of 3",
        "Ludwig Beck (Ana)",
        "Items: Map.",
        "Safe, Sniper",
        "Poison, face up",
    ):
        assert part in shown
    assert shown.count("an item, face down") == seen.tiles.count(HIDDEN) > 15


def test_an_interrogation_is_read_by_the_prisoner_alone() -> None:
    table = Table("beck", "kordt", "oster")
    table.put("kordt", space="prison")
    table.next_interrogation("the-accomplice")
    table.end_turn("anti-semitic-laws")
    words, names = Words("en"), names_for(3, Words("en"))

    def shown(seat: int | None) -> str:
        seen = table.state.observe(seat)
        lines = black_orchestra.table(seen, words, names)
        lines += [black_orchestra.line(one, seen, words, names) for one in seen.events()]
        lines += [black_orchestra.label(action, seen, words, names) for action in seen.legal]
        return "\n".join(lines)

    title = words.say("interrogation-the-accomplice")
    option = words.say("interrogation-the-accomplice.free")
    assert title in shown(1)
    assert option in shown(1)
    for seat in (0, 2, None):
        assert title not in shown(seat)
        assert option not in shown(seat)


def test_odds_stand_beside_the_dice() -> None:
    table = Table("stauffenberg", "kordt", difficulty="easy")
    table.clear_leaders()
    table.lead("hitler", "munich")
    table.put("stauffenberg", space="munich", motivation="committed", suspicion="low", dossier=["kidnapping"])
    table.do("plot kidnapping")
    seen = table.state.observe(0)
    labels = [black_orchestra.label(action, seen, Words("en"), ["Ana", "Bruno"]) for action in seen.legal]
    assert labels[0] == "Roll 2 dice (success 11.1%, detected 0.0%)"


def test_who_waits_for_whom() -> None:
    table = Table("beck", "kordt")
    names = ["Ana", "Bruno"]
    words = Words("en")
    assert black_orchestra.asked(table.state.observe(0), words, names) == "Beck: you have 3 actions left."
    assert black_orchestra.asked(table.state.observe(1), words, names) == "Ana plays Beck: 3 actions left."
    assert black_orchestra.asked(table.state.observe(None), words, names) == "Ana plays Beck: 3 actions left."


def test_replay_shows_any_step(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said: list[str] = []
    record = play_in_terminal("black-orchestra", {"players": 2}, seed="replay", ask=answers(said, 5), say=said.append)
    assert isinstance(record, Record)
    path = tmp_path / "game.jsonl"
    path.write_text(record.dumps(), encoding="utf-8")
    for language in LANGUAGES:
        assert main(["replay", str(path), "--step", "4", "--seat", "1", "--language", language]) == 0
        assert Words(language).say("space-munich") in capsys.readouterr().out
    lines: list[str] = []
    replay.show(path, None, None, "en", lines.append)
    assert lines[-1] == Words("en").say("text-over")


def test_both_games_have_a_text_form() -> None:
    assert set(FORMS) == {"black-orchestra", "secret-hitler"}
