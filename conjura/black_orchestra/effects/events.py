"""Effects on the events to come."""

from __future__ import annotations

from typing import Any, ClassVar

from conjura.black_orchestra import log
from conjura.black_orchestra.choices import LookedAt
from conjura.black_orchestra.content import Content
from conjura.black_orchestra.effects.effect import Consequence, Effect, Kind, Run, WholeEffect
from conjura.black_orchestra.frames import Question, ask_anyway
from conjura.black_orchestra.position import OpenPosition, Position
from conjura.black_orchestra.rules.events import forget_events, remove_events, remove_top_event, stage_cards
from conjura.black_orchestra.value import changed, distinct
from conjura.kernel import Chance


class RemoveEvents(Effect):
    """The next events of the current stage leave the game unseen."""

    SENTENCES: ClassVar = ("remove {number} events?",)
    TELLS: ClassVar = ("events-removed",)

    def __init__(self, number: int) -> None:
        self.number = number

    def apply(self, state: Position, run: Run, chance: Chance) -> None:
        remove_events(state, self.number, run.source)

    def changes(self, state: Position, c: int) -> bool:
        return stage_cards(state) > 0

    def in_full(self, state: Position, c: int) -> bool:
        return stage_cards(state) >= self.number

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.LOSE_EVENTS, self.number),)


class MoreEvents(Effect):
    """More events are resolved in this turn."""

    SENTENCES: ClassVar = ("{number} more events? this turn",)
    TELLS: ClassVar = ()

    def __init__(self, number: int) -> None:
        self.number = number

    def apply(self, state: Position, run: Run, chance: Chance) -> None:
        state.more_events += self.number

    def changes(self, state: Position, c: int) -> bool:
        return True

    def in_full(self, state: Position, c: int) -> bool:
        return len(state.event_deck) > self.number

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.LOSE_EVENTS, self.number),)


class NoEvent(WholeEffect):
    """This turn has no event."""

    SENTENCES: ClassVar = ("no event this turn",)
    TELLS: ClassVar = ()

    def apply(self, state: Position, run: Run, chance: Chance) -> None:
        state.no_event = True

    def changes(self, state: Position, c: int) -> bool:
        return True

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.NO_EVENT),)


class LookAtEvents(WholeEffect):
    """Look at the top events of the current stage and put them back in any order; perhaps remove one."""

    SENTENCES: ClassVar = ("look at {number} events", "look at {number} events, may remove {removable}")
    TELLS: ClassVar = ("looked", "events-removed")

    def __init__(self, number: int, removable: int = 0) -> None:
        self.number = number
        self.removable = removable

    def apply(self, state: Position, run: Run, chance: Chance) -> None:
        number = min(self.number, stage_cards(state))
        if not number:
            return
        looked_at = tuple(reversed(state.event_deck[-number:]))
        state.log.append((log.LOOKED, run.source, run.you, number, looked_at))
        seat = state.game.seat_of[run.you]
        _others_lose_order(state, seat, number)
        state.known_set = changed(state.known_set, seat, 0)
        state.known_top = changed(state.known_top, seat, max(number, state.known_top[seat]))
        if number > 1 or self.removable:
            state.stack.append(PutInOrder(run.you, run.source, number, bool(self.removable), 0))

    def changes(self, state: Position, c: int) -> bool:
        return stage_cards(state) > 0

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.LOOK, self.number),)


def _others_lose_order(state: Position, seat: int, number: int) -> None:
    """Another player may put the cards in another order: who knew them now knows only which they are, or nothing."""
    for other, known in enumerate(state.known_top):
        if other == seat or not known:
            continue
        if known < number:
            forget_events(state, other)
        elif number > 1:
            state.known_set = changed(state.known_set, other, max(state.known_set[other], number))


class PutInOrder(Question):
    """Which of them is to come next; asked even if they are all the same, so that nobody learns it from not asking."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "source", "number", "may_remove", "placed")
    asks: ClassVar[str] = "look"

    def __init__(self, who: int, source: int, number: int, may_remove: bool, placed: int) -> None:
        self.who = who
        self.source = source
        self.number = number
        self.may_remove = may_remove
        self.placed = placed

    def step(self, state: Position, chance: Chance) -> None:
        content = state.game.content
        deck = state.event_deck
        cards = distinct(deck[-self.number : len(deck) - self.placed][::-1])
        options = [content.do_choose_event[card] for card in cards]
        choices = [LookedAt(card, False) for card in cards]
        if self.may_remove:
            options += [content.do_remove_event[card] for card in cards]
            choices += [LookedAt(card, True) for card in cards]
        ask_anyway(state, self, options, choices)

    def answer(self, state: Position, choice: LookedAt, chance: Chance) -> None:
        """The chosen card comes next, below those already placed; or it leaves the game and the others stay."""
        deck = state.event_deck
        low, high = len(deck) - self.number, len(deck) - self.placed
        loose = deck[low:high]
        loose.reverse()
        loose.remove(choice.event)
        loose.reverse()
        deck[low:high] = [*loose, choice.event]
        if choice.is_removed:
            seat = state.game.seat_of[self.who]
            for other in range(state.game.players):
                if other != seat:
                    forget_events(state, other)
            remove_top_event(state)
            state.log.append((log.EVENTS_REMOVED, self.source, state.stage, 1))
        elif len(loose) > 1:
            state.stack.append(PutInOrder(self.who, self.source, self.number, self.may_remove, self.placed + 1))

    def explain(self, content: Content, sheets: tuple[int, ...]) -> dict[str, Any]:
        return {"number": self.number, "may_remove": self.may_remove, "placed": self.placed}
