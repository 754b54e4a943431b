"""A table on which one event is drawn, and all that it changed.

Kordt (civilian) is the active player; then come Canaris (Abwehr), Beck (Wehrmacht) and Goerdeler (civilian). They stand
at the Train Station, the leaders in Tannenberg, so that nothing but the event itself does anything.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable
from typing import Any

from conjura.black_orchestra.rules.limits import supply
from tests.black_orchestra.kit import Table

LEADERS = ("hitler", "hess", "goebbels", "bormann", "himmler", "goering")
CAST = ("kordt", "canaris", "beck", "goerdeler")


class Scene(Table):
    """A turn of Kordt's that ends with an event of the given stage."""

    def __init__(self, stage: int, *names: str, **options: Any) -> None:
        super().__init__(*(names or CAST), **options)
        state = self.state
        earlier = [card for card in state.event_deck if self.content.event[card].stage < stage]
        state.event_deck = [card for card in state.event_deck if card not in earlier]
        state.event_discard += tuple(earlier)
        self.set(stage=stage)
        self.clear_leaders("tannenberg")

    def facts(self) -> dict[str, Any]:
        """Everything on the table that an event could change, one by one."""
        state = self.state
        found: dict[str, Any] = {"support": state.support, "dice": supply(state), "silenced": state.silenced}
        for sheet in state.who:
            name = self.content.sheets[sheet]
            found[name] = self.space(name)
            found[f"{name} motivation"] = self.motivation(name)
            found[f"{name} suspicion"] = self.suspicion(name)
            found[f"{name} dossier"] = self.dossier(name)
            found[f"{name} items"] = self.items(name)
        for leader in self.content.leaders:
            found[leader] = self.leader(leader)
        for space in self.content.spaces:
            found[f"tile in {space}"] = (self.tile(space), self.is_face_up(space))
        found["removed events"] = len(state.events_gone)
        found["outcome"] = None if self.state.outcome() is None else self.state.outcome().reason  # type: ignore[union-attr]
        return found

    def draw(self, event: str, *answers: str, roll: Iterable[int | str] = ()) -> dict[str, Any]:
        """Kordt's turn ends, the event is drawn and answered: what is different now, and nothing else is.

        Afterwards the game is ready for the next player's first action, unless it is over.
        """
        before = self.facts()
        self.end_turn(event, roll)
        self.do(*answers)
        return self.changes(before)

    def changes(self, before: dict[str, Any]) -> dict[str, Any]:
        """What is different from before, once the next player is to act."""
        assert self.state.outcome() is not None or self.asks == ("canaris", "action"), self.asks
        assert not self.dice.faces
        self.check_conservation()
        return self.differences(before)

    def differences(self, before: dict[str, Any]) -> dict[str, Any]:
        return {name: value for name, value in self.facts().items() if value != before[name]}

    def left(self) -> int:
        """How many events of the current stage are still to come."""
        events = self.content.event
        return sum(1 for card in self.state.event_deck if events[card].stage == self.state.stage)

    def leave(self, number: int, *names: str) -> None:
        """Only so many events of the current stage are to come, these on top."""
        state = self.state
        self.next_event(*names)
        events = self.content.event
        here = [place for place, card in enumerate(state.event_deck) if events[card].stage == state.stage]
        for place in here[: len(here) - number]:
            state.event_discard += (state.event_deck[place],)
            state.event_deck[place] = -1
        state.event_deck = [card for card in state.event_deck if card >= 0]

    def check_removal(self, event: str, number: int, effects: dict[str, Any]) -> None:
        """So many further events of the stage leave unseen: counted, never named; fewer when fewer are there."""
        later = [card for card in self.state.event_deck if self.content.event[card].stage > self.state.stage]
        before = len(self.state.events_gone)
        self.leave(number + 2, event)
        copy_of = copy.copy(self)
        copy_of.state = self.state.clone()
        assert self.draw(event) == {**effects, "removed events": before + number}
        assert self.left() == 1
        told = [(one["stage"], one["count"]) for one in self.happened("events-removed")]
        assert told == [(self.state.stage, number)]
        for seat in (0, 1, 2, 3, None):
            seen = self.state.observe(seat).to_json()
            assert seen["events_removed"][before:] == [{"stage": self.state.stage, "event": None}] * number
        copy_of.leave(number, event)
        assert copy_of.draw(event) == {**effects, "removed events": before + number - 1}
        assert copy_of.left() == 0
        assert copy_of.state.event_deck == later

    @property
    def eagles(self) -> int:
        """The eagles that would betray a plot of whoever is to act, at medium suspicion, as announced (BO-X4)."""
        other = copy.copy(self)
        other.state = self.state.clone()
        who = other.active
        other.put(who, "munich", motivation="reckless", suspicion="medium", dossier=["sniper"], items=[])
        other.lead("hitler", "munich")
        other.do("plot sniper")
        return int(other.happened("plot-announced")[-1]["eagles"])


def visited(stage: int, leader: str, **has: Any) -> Scene:
    """Beck alone in Munich is nearest to the leader in Tannenberg; the other leaders are in Adlerhorst."""
    scene = Scene(stage)
    scene.put("beck", "munich", **has)
    for other in LEADERS:
        if other != leader:
            scene.lead(other, "adlerhorst")
    return scene


def check_it_is_ignored(scene: Scene, event: str, key: str) -> None:
    """While the key event shows, an important event of its stage is discarded without effect and replaced (BO-V6)."""
    other, effects = QUIET[scene.state.stage]
    scene.current_event(key)
    scene.next_event(event, other)
    before = scene.facts()
    seen = len(scene.state.log)
    scene.end_turn()
    assert scene.event == other
    assert [told["event"] for told in scene.happened("event-ignored", seen)] == [event]
    assert [told["event"] for told in scene.happened("event", seen)] == [other]
    assert scene.content.events[scene.state.event_discard[-2]] == event
    assert scene.content.events[scene.state.key_event] == key
    assert scene.changes(before) == effects


# For each stage an event that does little to the scene above, and what it does
QUIET: dict[int, tuple[str, dict[str, Any]]] = {
    1: ("leadership-dispute", {"bormann": "hannover", "himmler": "nuremberg"}),
    **{stage: (f"gestapo-raid-{stage}", {}) for stage in range(2, 8)},
}
