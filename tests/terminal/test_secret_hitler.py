"""Secret Hitler in the terminal: a whole game, and what only this seat knows."""

from __future__ import annotations

import re

import pytest

from conjura.kernel import Seen
from conjura.terminal.play import play_in_terminal
from conjura.terminal.reader import Reader
from conjura.words import LANGUAGES, Words
from tests.secret_hitler.kit import Table
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
