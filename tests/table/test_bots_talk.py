"""What bots say at a table: remarks and answers, who refuses them, and how people ask."""

from __future__ import annotations

import random
from typing import Any, get_args

import pytest

from conjura.kernel import ConjuraError
from conjura.table import Act, Ask, Refused, Remark, Say, Seat, SetOptions, Settings, Start, Table, view
from conjura.table.commands.talking import ABOUT_SOMEBODY
from conjura.table.contract import Asks
from conjura.table.talk import LONGEST_REMARK, MOST_LINES, TABLE
from conjura.words import LANGUAGES, Words

HELLO = {"key": "talk-ask-trust", "args": {"name": {"seat": 0}}}
CALL = {"key": "say-test-call-come"}
ACCUSATION = {"key": "say-test-accuse-lied", "args": {"name": {"seat": 0}}}


def table_with_bots(
    people: int = 1, players: int = 5, game: str = "secret-hitler", seed: str = "one", **settings: Any
) -> Table:
    """A started table: people called ana, ben ... and bots behind them."""
    seats = [Seat("person", name, name.title()) for name in ("ana", "ben", "cleo")[:people]]
    seats += [Seat("bot", bot="random")] * (players - people)
    chosen = {"players": players}
    table = Table.make(
        "t", game, chosen, host="ana", name="Ana", seats=seats, settings=Settings().changed(settings), at=1
    )
    table.do(Start(), "ana", seed=seed, at=2)
    return table


def play_on(table: Table, until: Any, seed: int = 1) -> Table:
    """Every seat does something legal until it has come to this."""
    rng = random.Random(seed)
    while table.phase == "running" and not until(table):
        seat = rng.choice(table.required())
        action = rng.choice(table.offered(seat))
        table.do(Act(str(action), table.version, seat), table.seats[seat].person)
    return table


def refusal(table: Table, command: Any, person: str | None = None) -> str:
    with pytest.raises(ConjuraError) as refused:
        table.ask(command, person, "Somebody")
    return refused.value.code


def lines(table: Table, person: str | None = "ana") -> list[dict[str, Any]]:
    return [dict(line) for line in view.personal(table, person, None, None)["talk"]]


def test_a_bot_s_remark_is_a_line_that_is_told() -> None:
    table = table_with_bots()
    version = table.do(Remark(3, HELLO), at=9)
    assert lines(table) == [
        {
            "version": version,
            "at": 9,
            "seat": 3,
            "name": None,
            "room": "table",
            "text": None,
            "told": HELLO,
            "bot": True,
            "after": len(table.match.events) if table.match else None,
        }
    ]
    assert lines(table, None) == lines(table)


def test_a_remark_stands_where_that_is_which_it_is_about() -> None:
    """It is heard when people have seen what it is about; by then the game may have gone on."""
    table = table_with_bots()
    assert table.match is not None
    about = len(table.match.events)
    play_on(table, lambda one: one.match is not None and len(one.match.events) > about)
    entries = []
    for seat, after in ((3, about), (2, about + 10_000)):  # no later than what has happened
        change = table.ask(Remark(seat, HELLO, after=after), None)
        entries.append(change.body)
        table.take(change)
    assert [line["after"] for line in lines(table)] == [about, len(table.match.events)]
    assert [body["after"] for body in entries] == [about, about + 10_000]


def test_talk_of_bots_is_no_part_of_the_game_s_record() -> None:
    table = table_with_bots()
    link, history = table.link, len(table.match.record.history) if table.match else 0
    table.do(Remark(3, HELLO))
    table.do(Ask(3, "why"), "ana", "Ana")
    assert table.link == link and table.match is not None and len(table.match.record.history) == history


def test_the_same_talk_comes_out_of_its_entries() -> None:
    made = Table.make("t", "secret-hitler", {"players": 5}, host="ana", name="Ana", at=1)
    entries = []
    for command, person in (
        (Start(fill="random"), "ana"),
        (Remark(2, HELLO), None),
        (Ask(2, "suspect", about=0), "ana"),
        (Remark(2, HELLO, answer=True), None),
        (SetOptions(settings={"bots_talk": "little"}), "ana"),
    ):
        change = made.ask(command, person, "Ana", at=5, seed="s")
        entries.append(change.body)
        made.take(change)
    again = Table.make("t", "secret-hitler", {"players": 5}, host="ana", name="Ana", at=1)
    for body in entries:
        again.fold(body)
    assert lines(again) == lines(made) and len(lines(made)) == 3
    assert again.settings.bots_talk == "little"
    assert again.talk.remarked == made.talk.remarked


def test_one_remark_a_step_and_answers_besides() -> None:
    table = table_with_bots()
    before = table.copy()
    table.do(Remark(3, HELLO))
    assert before.talk.remarked == {} and before.talk.lines == []
    assert refusal(table, Remark(3, HELLO)) == "remark-twice"
    table.do(Remark(2, HELLO))
    table.do(Remark(3, HELLO, answer=True))
    table.do(Remark(3, HELLO, answer=True))
    steps = table.steps_taken
    play_on(table, lambda one: one.steps_taken > steps)
    table.do(Remark(3, HELLO))


def test_nobody_but_the_house_speaks_for_a_bot_and_it_speaks_for_bots_alone() -> None:
    table = table_with_bots(people=2)
    assert refusal(table, Remark(3, HELLO), "ana") == "not-your-seat"
    assert refusal(table, Remark(0, HELLO)) == "seat-kind"
    assert refusal(table, Remark(9, HELLO)) == "no-such-seat"
    assert not Remark.over_the_wire


def test_a_bot_that_plays_for_somebody_says_nothing_in_their_name() -> None:
    table = table_with_bots(people=2)
    table.seats[1] = table.seats[1]._replace(substitute="random")
    assert refusal(table, Remark(1, HELLO)) == "seat-kind"
    assert refusal(table, Ask(1, "why"), "ana") == "seat-kind"


@pytest.mark.parametrize("phase", ["open", "finished"])
def test_bots_speak_while_the_game_is_on(phase: str) -> None:
    if phase == "open":
        seats = [Seat("person", "ana", "Ana"), *[Seat("bot", bot="random")] * 4]
        table = Table.make("t", "secret-hitler", {"players": 5}, host="ana", name="Ana", seats=seats)
    else:
        table = play_on(table_with_bots(), lambda one: False)
    assert table.phase == phase
    assert refusal(table, Remark(3, HELLO)) == f"table-{phase}"
    assert refusal(table, Ask(3, "why"), "ana") == f"table-{phase}"


def test_the_silence_of_a_session_holds_for_bots_too() -> None:
    table = table_with_bots()
    play_on(table, lambda one: bool(one.match.public().silent))
    assert table.match is not None
    silent = table.match.public().silent
    assert silent
    for seat in range(1, 5):
        if seat in silent:
            assert refusal(table, Remark(seat, HELLO)) == "bot-muted"
            if 0 not in silent:
                assert refusal(table, Ask(seat, "why"), "ana") == "bot-muted"
        else:
            table.do(Remark(seat, HELLO))


@pytest.mark.rule("BO-I2")
def test_bots_are_silent_during_an_interrogation() -> None:
    for seed in range(60):
        table = table_with_bots(players=3, game="black-orchestra", seed=f"prison{seed}")
        play_on(table, lambda one: bool(one.match.public().silent), seed)
        if table.phase == "running":
            break
    assert refusal(table, Remark(1, HELLO)) == refusal(table, Remark(2, HELLO, answer=True)) == "bot-muted"


@pytest.mark.rule("SH-P5")
def test_a_dead_bot_says_nothing() -> None:
    for seed in range(40):
        table = table_with_bots(players=7, seed=f"dead{seed}")
        play_on(table, lambda one: any(one.match.public().out) and 0 not in one.match.public().out, seed)
        if table.phase == "running":
            break
    assert table.match is not None
    (dead,) = table.match.public().out
    assert refusal(table, Remark(dead, HELLO)) == "bot-muted"
    play_on(table, lambda one: not one.match.public().silent)
    assert refusal(table, Ask(dead, "why"), "ana") == "bot-muted"


def test_where_nobody_talks_bots_do_not_either() -> None:
    assert refusal(table_with_bots(talk=False), Remark(3, HELLO)) == "talk-off"
    silent = Table.make("t", "secret-hitler", {"players": 5, "talk": False}, host="ana", name="Ana")
    silent.do(Start(fill="random"), "ana", "Ana")
    assert refusal(silent, Remark(3, HELLO)) == "talk-off"


def test_bots_say_as_much_as_the_table_wants() -> None:
    little = table_with_bots(bots_talk="little")
    assert refusal(little, Remark(3, HELLO)) == "bots-quiet"
    little.do(Remark(3, ACCUSATION))
    little.do(Remark(2, CALL))
    little.do(Ask(3, "trust"), "ana", "Ana")
    little.do(Remark(3, HELLO, answer=True))
    none = table_with_bots(bots_talk="none")
    for command in (Remark(3, HELLO), Remark(3, ACCUSATION), Remark(3, HELLO, answer=True)):
        assert refusal(none, command) == "bots-quiet"
    assert refusal(none, Ask(3, "why"), "ana") == "bots-quiet"
    none.do(Say("people talk as before"), "ana", "Ana")


def test_the_host_says_how_much_bots_talk_also_during_the_game() -> None:
    table = table_with_bots(people=2)
    assert refusal(table, SetOptions(settings={"bots_talk": "none"}), "ben") == "not-host"
    game, match = table.game, table.match
    table.do(SetOptions(settings={"bots_talk": "none"}), "ana")
    assert table.settings.bots_talk == "none" and table.settings.pace == 700
    assert table.game is game and table.match is match
    assert view.shared(table, [True] * 5, 0)["settings"]["bots_talk"] == "none"
    for settings in ({"clock": 30}, {"bots_talk": "all", "clock": 30}, {}):
        assert refusal(table, SetOptions(settings=settings), "ana") == "table-running"
    assert refusal(table, SetOptions({"players": 6}, {"bots_talk": "all"}), "ana") == "table-running"
    over = play_on(table, lambda one: False)
    assert refusal(over, SetOptions(settings={"bots_talk": "all"}), "ana") == "table-finished"


@pytest.mark.parametrize("value", ["", "some", None, True, 1])
def test_how_much_bots_talk_is_one_of_three_words(value: Any) -> None:
    with pytest.raises(Refused, match="setting-value"):
        Settings().changed({"bots_talk": value})


def test_tables_from_before_bots_spoke_still_load() -> None:
    made = Table.make("t", "secret-hitler", {"players": 5}, host="ana", name="Ana", at=1)
    body = made.ask(SetOptions(), "ana").body
    del body["settings"]["bots_talk"]
    talked = {"kind": "talk", "at": 3, "seat": 0, "name": "Ana", "room": "table", "text": "hi"}
    made.fold(body)
    made.fold(talked)
    assert made.settings.bots_talk == "all"
    assert lines(made)[0]["text"] == "hi" and lines(made)[0]["told"] is None and not lines(made)[0]["bot"]


@pytest.mark.parametrize(
    "told",
    [
        {},
        {"key": ""},
        {"key": "Not a key"},
        {"key": "talk-ask-why", "more": 1},
        {"key": "talk-ask-why", "args": [1]},
        {"key": "talk-ask-why", "args": {"A gap": 1}},
        {"key": "talk-ask-why", "args": {"name": {"seat": 5}}},
        {"key": "talk-ask-why", "args": {"name": {"seat": -1}}},
        {"key": "talk-ask-why", "args": {"name": {"person": "x"}}},
        {"key": "talk-ask-why", "args": {"name": None}},
        {"key": "talk-ask-why", "args": {"name": [[1]]}},
        {"key": "talk-ask-why", "args": {"name": float("nan")}},
        {"key": "talk-ask-why", "args": {"name": {"key": "talk-ask-why", "args": {"name": True}}}},
        {"key": "talk-ask-why", "args": {"name": ["a" * 100] * (LONGEST_REMARK // 100)}},
    ],
)
def test_a_remark_that_is_no_short_message_is_refused(told: dict[str, Any]) -> None:
    assert refusal(table_with_bots(), Remark(3, told)) == "malformed"


def test_what_a_message_may_hold_is_said() -> None:
    things = ["a word", 7, 0.5, {"seat": 4}, {"key": "policy-liberal"}, {"key": "card-safe.text", "args": {}}]
    table_with_bots().do(Remark(3, {"key": "talk-ask-why", "args": {"one": things[0], "all": things}}))


def test_a_table_full_of_lines_hears_no_bot() -> None:
    table = table_with_bots()
    table.do(Say("hi"), "ana", "Ana")
    for _ in range(MOST_LINES[TABLE]):
        table.talk.add(table.talk.lines[0])
    assert refusal(table, Remark(3, HELLO)) == refusal(table, Ask(3, "why"), "ana") == "talk-full"


def test_a_question_is_a_line_that_everyone_reads_in_their_own_language() -> None:
    table = table_with_bots(people=2)
    table.do(Ask(3, "why"), "ana", "Ana")
    table.do(Ask(3, "trust", about=1), "ana", "Ana")
    first, second = lines(table, "ben")
    assert (first["seat"], first["name"], first["text"], first["bot"]) == (0, "Ana", None, False)
    assert first["told"] == {"key": "talk-ask-why", "args": {"name": {"seat": 3}}}
    assert second["told"] == {"key": "talk-ask-trust-about", "args": {"name": {"seat": 3}, "about": {"seat": 1}}}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_can_be_put_in_every_language(language: str) -> None:
    words = Words(language)
    said = {words.say(f"talk-ask-{asks}", name="Bruno") for asks in get_args(Asks)}
    said |= {words.say(f"talk-ask-{asks}-about", name="Bruno", about="Ana") for asks in ABOUT_SOMEBODY}
    assert len(said) == 8 and all(one.startswith("Bruno, ") and one.endswith("?") for one in said)


def test_what_the_plan_is_is_asked_about_nobody() -> None:
    table = table_with_bots(people=2)
    table.do(Ask(3, "plan", about=1), "ana", "Ana")
    assert lines(table)[-1]["told"] == {"key": "talk-ask-plan", "args": {"name": {"seat": 3}}}


def test_who_may_not_speak_at_the_table_may_not_ask() -> None:
    table = table_with_bots(people=2)
    assert refusal(table, Ask(3, "why"), "zoe") == "not-seated"
    assert refusal(table, Ask(0, "why"), "ben") == "seat-kind"
    assert refusal(table, Ask(3, "why", about=9), "ben") == "no-such-seat"
    assert refusal(table, Ask(3, "why", seat=0), "ben") == "not-your-seat"
    assert refusal(table_with_bots(talk=False), Ask(3, "why"), "ana") == "talk-off"
