"""Positions that the tests of single cards, plots and sheets start from, and what must hold after each of them."""

from __future__ import annotations

from random import Random

from conjura.kernel import Chance
from tests.black_orchestra.kit import Table, check_conservation


def scene(*dossier: str, space: str = "munich", motivation: str = "skeptical", suspicion: str = "medium") -> Table:
    """Kordt's turn with these cards in his dossier; Canaris stands beside him, Goerdeler in the Zeughaus.

    The leaders are far away, and nobody's ability is open, so that only the card is at work.
    """
    table = Table("kordt", "canaris", "goerdeler")
    table.clear_leaders("tannenberg")
    table.put("kordt", space, motivation=motivation, suspicion=suspicion, dossier=dossier)
    table.put("canaris", space)
    table.put("goerdeler", "zeughaus")
    return table


def ready(table: Table, who: str = "kordt", kind: str = "action") -> None:
    """The game waits for that decision, nothing was doubled or lost, every choice on offer can be taken, and what each
    seat sees is enough to imagine a position that looks the same to it."""
    assert table.asks == (who, kind)
    table.check_conservation()
    state = table.state
    seat = state.to_act()
    assert seat == table.seat(who)
    legal = state.legal(seat)
    assert legal
    for viewer in (*range(table.game.players), None):
        seen = state.observe(viewer)
        imagined = table.game.imagine(seen, Random(7))
        assert imagined.observe(viewer).to_json() == seen.to_json()
    for action in legal:
        branch = state.clone()
        branch.apply(seat, action, Chance.seeded(7))
        check_conservation(branch)
        assert branch.result or branch.legal(branch.to_act())


def played(table: Table, card: str, who: str = "kordt") -> None:
    """The card was played: it has left the dossier and lies in the discard (BO-L7)."""
    assert card not in table.dossier(who)
    assert card in table.discard


def in_vain(table: Table, notation: str) -> None:
    """It may be done although it changes nothing (BO-E2), and everybody can see that beforehand: only an action is
    spent, and the card played is gone."""
    assert notation in table.idle()
    state = table.state
    who, actions = table.active, state.actions
    kept = ("place", "motivation", "suspicion", "items", "leaders", "tiles", "face_up", "support", "event_deck", "deck")
    before = {name: repr(getattr(state, name)) for name in kept}
    played_card = notation.split()[1] if notation.startswith("act ") else None
    others = [card for card in table.dossier(who) if card != played_card]
    table.do(notation)
    assert {name: repr(getattr(state, name)) for name in kept} == before
    assert (table.asks, state.actions) == ((who, "action"), actions - 1)
    if played_card is not None:
        played(table, played_card, who)
        assert table.dossier(who) == others
    ready(table, who)
