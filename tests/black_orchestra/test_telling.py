"""Everything that Black Orchestra can tell has words, also what no golden game comes to; and secrets stay secret."""

from __future__ import annotations

import pytest

from conjura.kernel import Seen
from conjura.words import LANGUAGES, Words
from tests.black_orchestra.interrogations.kit import Cell
from tests.black_orchestra.kit import Table


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_content_names_has_words(language: str) -> None:
    words = Words(language)
    game = Table().game
    keys = {f"bo-{word}" for word in ("stay", "free", "resist", "give", "take")}
    keys |= {f"bo-end-{reason}" for reason in game.endings} | {f"outcome-bo-{reason}" for reason in game.endings}
    for abilities in game.content.abilities:
        keys |= {f"bo-ability-{one.name}" for one in abilities} | {f"bo-ability-{one.name}.text" for one in abilities}
    assert [key for key in sorted(keys) if not words.has(key)] == []


@pytest.mark.parametrize("card", ["forged-documents", "war-crimes-evidence"])
def test_a_choice_between_two_effects_is_told_as_effects(card: str) -> None:
    table = Table("beck", "kordt")
    table.put("beck", motivation="committed", dossier=[card])
    table.do(f"act {card}")
    assert table.asks == ("beck", "either")
    seen = Seen.of(table.game, table.state.observe(0), table.state.events())
    titles = [table.game.telling.label(action, seen).title.key for action in table.state.legal(0)[:2]]
    assert titles == [f"bo-either-{card}-1", f"bo-either-{card}-2"]
    assert all(Words("en").has(title) for title in titles)


@pytest.mark.rule("BO-I1")
def test_an_interrogation_is_neither_in_the_log_nor_on_the_buttons_of_a_screen_that_others_may_see() -> None:
    cell = Cell("the-photograph")
    telling = cell.game.telling
    for seat in (0, 1, None):
        seen = Seen.of(cell.game, cell.state.observe(seat), cell.state.events())
        told = [telling.line(event.seen_by(seat), seen).to_json() for event in seen.events]
        told += [section.to_json() for section in telling.describe(seen)]
        told += [] if seat is None else [telling.label(one, seen).to_json("") for one in cell.state.legal(seat)]
        assert "the-photograph" not in str(told)
    mine = Seen.of(cell.game, cell.state.observe(1), cell.state.events(), open=True)
    assert "the-photograph" in str([section.to_json() for section in telling.describe(mine)])


def test_whoever_sends_somebody_on_their_way_reads_who_walks_and_how_far() -> None:
    table = Table("beck", "kordt")
    table.put("beck", motivation="committed", dossier=["forged-documents"])
    table.do("act forged-documents", "choose 2", "choose kordt")
    assert table.asks == ("beck", "walk")
    seen = Seen.of(table.game, table.state.observe(0), table.state.events())
    told = table.game.telling.status(seen).mine
    assert told is not None
    assert Words("en").tell(told, ["Ana", "Bea"]) == "Where does Kordt go? 3 spaces left."
