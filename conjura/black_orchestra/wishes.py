"""What a conspirator can ask of the others: a small vocabulary, so that everybody understands it, bots too.

It is talk and no part of the rules: nobody has to do what is asked. A wish lasts until the next turn of the seat that
asks has ended.
"""

from __future__ import annotations

from conjura.black_orchestra.phrases import the_item, to_space
from conjura.black_orchestra.view import Observation
from conjura.kernel import Told


def wishes(seen: Observation) -> list[tuple[str, str | None]]:
    """What the seat can ask for now: each wish with what it is about."""
    content = seen.game.content
    mine = [c for c, seat in enumerate(seen.game.seat_of) if seat == seen.seat]
    plots = [content.cards[card] for c in mine for card in seen.dossier[c] if content.card[card].plot >= 0]
    open_now = content.open[seen.stage]
    spaces = [content.spaces[space] for space in range(content.prison) if open_now >> space & 1]
    found: list[tuple[str, str | None]] = [("come", None), ("wait", None), ("strike", None)]
    found += [("lead", plot) for plot in dict.fromkeys(plots)]
    found += [("bring", item) for item in content.items]
    return found + [("go", space) for space in spaces]


def wish_told(id: str, what: str | None) -> Told:
    """The wish in words."""
    if id == "lead":
        return Told("talk-bo-wish-lead", {"plot": Told(f"plot-{what}")})
    if id == "bring":
        return Told("talk-bo-wish-bring", {"item": the_item(str(what))})
    if id == "go":
        return Told("talk-bo-wish-go", {"to": to_space(str(what))})
    return Told(f"talk-bo-wish-{id}")
