"""Secret Hitler in the terminal: a whole game, and what only this seat knows."""

from __future__ import annotations

import re

import pytest

from conjura.kernel import Seen
from conjura.terminal.play import play_in_terminal
from conjura.terminal.reader import Reader
from conjura.words import LANGUAGES, Words
from tests.secret_hitler.kit import Table
from tests.server.talkative import BALLOT, DEED
from tests.terminal.test_black_orchestra import answers

NAMES = ["Ana", "Bruno", "Carla", "Dino", "Elsa", "Fabio", "Gina"]


def at(table: Table, seat: int | None) -> Seen:
    return Seen.of(table.game, table.state.observe(seat), table.state.events(), open=True)


def shown(table: Table, seat: int | None) -> str:
    reader = Reader(Words("en"), NAMES)
    seen = at(table, seat)
    return "\n".join([*reader.table(seen), *(reader.line(event, seen) for event in seen.events), *reader.asked(seen)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_from_start_to_end(language: str) -> None:
    said: list[str] = []
    record = play_in_terminal(
        "secret-hitler", {"players": 7}, seed="terminal", language=language, ask=answers(said, 1), say=said.append
    )
    assert record is not None
    words = Words(language)
    assert said[-1] in (words.say("cli-won"), words.say("cli-lost"))
    for text in said:
        assert not re.search(r"\b(?:log|act|do|wait|text|tile|role|power)-[a-z-]+", re.sub(r"\[[^\]]*\]", "", text)), (
            text
        )


def test_bots_that_speak_are_heard_and_not_before_all_have_voted() -> None:
    said: list[str] = []
    record = play_in_terminal(
        *("secret-hitler", {"players": 5}),
        bots="tests.server.talkative:Talkative",
        seed="talk",
        language="it",
        ask=answers(said, 1),
        say=said.append,
    )
    assert record is not None
    words = Words("it")
    name, bot = words.say("names-of-players").split(", ")[:2]
    assert f"  {bot}: {words.say(DEED, name=name)}" in said
    ballot = words.say(BALLOT, name=name)
    about_ballots = [number for number, text in enumerate(said) if text.endswith(f": {ballot}")]
    asked = words.say("act-sh-vote-ja")
    votes = [number for number, text in enumerate(said) if asked in text and "[vote ja]" in text]
    assert about_ballots and votes and min(about_ballots) > min(votes)


def test_a_bot_that_cannot_speak_plays_all_the_same() -> None:
    said: list[str] = []
    bots = "tests.server.talkative:Stumbling"
    record = play_in_terminal(
        "secret-hitler", {"players": 5}, bots=bots, seed="talk", ask=answers(said, 1), say=said.append
    )
    assert record is not None and not any("no-such-message" in text for text in said)


def test_role_and_hand_are_for_this_seat_alone() -> None:
    table = Table(7).nominate().vote("ja")
    president = table.president
    own = shown(table, president)
    assert re.search(r"Only you know: you are (a |the )?(liberal|fascist|Hitler)", own, re.IGNORECASE), own
    assert "In your hand: " in own
    assert f"{NAMES[president]} draws " in own
    for other in ((president + 1) % 7, None):
        assert "In your hand" not in shown(table, other)
        assert f"{NAMES[president]} draws three policies." in shown(table, other)


def test_an_investigation_is_told_to_the_president_alone() -> None:
    table = Table(7).lay("F").govern("F", chancellor=3).use_power(4)
    assert re.search(r"looks at the party card of Elsa: (liberal|fascist)\.", shown(table, 1))
    assert "looks at the party card of Elsa." in shown(table, 0)


@pytest.mark.rule("SH-E5")
def test_the_terminal_tells_who_voted_what_by_name() -> None:
    table = Table(5)
    table.nominate(1)
    for seat in range(5):
        table.do(seat, "vote ja" if seat < 3 else "vote nein")
    told = shown(table, 0)
    names = {"ja": Words("en").list_of(NAMES[:3]), "nein": Words("en").list_of(NAMES[3:5])}
    assert Words("en").say("page-sh-ballots", **names) in told
