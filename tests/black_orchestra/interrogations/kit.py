"""A cell: Canaris reads an interrogation card, and all that the answer changed.

Kordt, Beck and Goerdeler are free, at the Train Station; Oster is in prison too, with cards and items that nobody may
touch. The leaders stand in Tannenberg. The event after the answer (Warsaw Ghetto Uprising) changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.black_orchestra.events.kit import Scene

FREED = {"canaris": "gestapo-hq", "canaris suspicion": "high"}
FREE = ("kordt", "beck", "goerdeler")


class Cell(Scene):
    """Canaris is asked; what the others have can be set up before the answer."""

    def __init__(self, card: str, *names: str, **options: Any) -> None:
        super().__init__(6, *(names or ("kordt", "canaris", "beck", "goerdeler", "oster")), **options)
        self.card = card
        self.put(
            "canaris", "prison", motivation="motivated", suspicion="extreme", dossier=["poison-gas"], items=["map"]
        )
        if not names:
            held = ["coup-detat", "lose-gestapo", "cover-story"]
            self.put("oster", "prison", motivation="motivated", dossier=held, items=["map", "keys"])
        self.next_interrogation(card)
        self.end_turn("stalingrad-surrounded")
        assert self.asks == ("canaris", "interrogation")
        self.next_event("warsaw-ghetto-uprising")

    @property
    def offered(self) -> list[str]:
        """The options of the card that can be chosen; to resist always can (BO-I5)."""
        *found, last = self.choices()
        assert last == "resist"
        return found

    def answer(self, option: str, *answers: str, roll: Iterable[int | str] = ()) -> dict[str, Any]:
        """The option is chosen, with all that follows from it: what is different now, and nothing else is."""
        before = self.facts()
        self.do(f"choose {option}", roll=roll)
        self.do(*answers)
        return self.done(before)

    def eagle(self, *answers: str) -> dict[str, Any]:
        return self.answer("resist", *answers, roll=["eagle"])

    def done(self, before: dict[str, Any]) -> dict[str, Any]:
        """What is different from before, once Beck is to act, after the event."""
        assert self.state.outcome() is not None or self.asks == ("beck", "action"), self.asks
        assert self.state.interrogation == -1
        self.check_conservation()
        return self.differences(before)

    def leave_tiles(self, *spaces: str) -> None:
        """Tiles lie on these spaces only."""
        state = self.state
        for space, tile in enumerate(state.tiles):
            if tile >= 0 and self.content.spaces[space] not in spaces:
                state.item_discard += (tile,)
                state.tiles[space] = -1
        for name in spaces:
            if self.tile(name) is None:
                state.tiles[self.content.spaces.index(name)] = state.item_discard[-1]
                state.item_discard = state.item_discard[:-1]
        self.refresh()

    def leave_events(self, number: int) -> None:
        """So many events are left of all."""
        deck = self.state.event_deck
        self.state.event_discard += tuple(deck[: len(deck) - number])
        del deck[: len(deck) - number]
        self.refresh()
