"""The position: lists of small numbers, a stack of pending effects, and the log.

A seat is a player; a conspirator is a figure with a sheet. They have the same numbers except for a solo player, whose
one seat leads both conspirators (BO-S6). Lists indexed by conspirator follow the turn order.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from conjura.black_orchestra import frames
from conjura.black_orchestra import log as logs
from conjura.black_orchestra.rules.free import free_options, play_free
from conjura.black_orchestra.rules.idle import changes_nothing
from conjura.black_orchestra.rules.refusals import refusal
from conjura.black_orchestra.terms import WON
from conjura.black_orchestra.view import observe
from conjura.kernel import Action, Chance, ChanceMismatch, Decision, Event, IllegalAction, Outcome

if TYPE_CHECKING:
    from conjura.black_orchestra.game import BlackOrchestra
    from conjura.black_orchestra.view import Observation

_LISTS: Final = (
    "place", "motivation", "suspicion", "later_actions", "later_dice", "deck", "discard", "tiles", "item_discard",
    "tiles_gone", "leaders", "event_deck", "event_discard", "events_gone", "known_set", "known_top", "interrogations",
    "interrogations_gone", "stack", "log",
)  # fmt: skip
_NESTED: Final = ("dossier", "items")
_VALUES: Final = (
    "game", "who", "face_up", "event", "key_event", "stage", "support", "dissent", "defections", "active", "phase",
    "actions", "handed_dice", "more_actions", "conspired", "ability_blocked", "conspire_blocked", "abilities_used",
    "turn_over", "ended", "no_event", "more_events", "silenced", "interrogation", "rolled", "moment", "moment_leader",
    "delayed", "reacted", "plot", "plot_by", "plot_leader", "plot_phase", "plot_dice", "plot_ignore", "plot_used",
    "plot_declined", "plot_pool", "plot_roll", "plot_leaked", "plot_reaction", "killed", "result", "options", "values",
    "waiting",
)  # fmt: skip


class State:
    """A position of Black Orchestra."""

    __slots__ = _LISTS + _NESTED + _VALUES

    game: BlackOrchestra
    # Conspirators
    who: tuple[int, ...]  # the sheet of each
    place: list[int]
    motivation: list[int]
    suspicion: list[int]
    dossier: list[list[int]]
    items: list[list[int]]
    later_actions: list[int]  # from the card Black Orchestra, for the next turn
    later_dice: list[int]  # the dice that lie there until that turn
    # Cards and tiles; the top of a deck is the end of its list
    deck: list[int]
    discard: list[int]
    tiles: list[int]  # of each space, -1: none
    face_up: int  # a bit per space
    item_discard: list[int]
    tiles_gone: list[int]  # left the game unseen
    leaders: list[int]  # the space of each, -1: not in the game
    event_deck: list[int]  # all stages, the next card last
    event_discard: list[int]  # every event drawn, in order
    events_gone: list[int]  # left the game unseen: card | seats that know it << 8
    known_set: list[int]  # by seat: so many cards on top it knows, but not their order
    known_top: list[int]  # by seat: so many cards on top it knows, those of known_set included
    event: int
    key_event: int
    stage: int
    support: int
    dissent: int
    defections: int  # dice on the card Defections and Dissent
    # The turn
    active: int
    phase: int
    actions: int
    handed_dice: int  # dice of the card Black Orchestra that gave actions in this turn
    more_actions: bool  # the sheet's further action has been given this turn
    conspired: bool
    ability_blocked: bool
    conspire_blocked: bool
    abilities_used: int
    turn_over: bool  # arrested in one's own turn
    ended: bool  # the active player stopped
    no_event: bool
    more_events: int
    silenced: int  # a bit per conspirator who has lost the ability for good
    # Prison
    interrogations: list[int]
    interrogations_gone: list[tuple[int | None, int, int, int]]  # card, conspirator, slot, program
    interrogation: int  # the card being read, -1: none
    rolled: int
    # Plots
    moment: int
    moment_leader: int
    delayed: bool
    reacted: int  # a bit per plot that already answered this move
    plot: int
    plot_by: int
    plot_leader: int
    plot_phase: int
    plot_dice: int  # from items and cards
    plot_ignore: int  # eagles taken from the result
    plot_used: int  # a bit per item kind used
    plot_declined: int  # a bit per conspirator and item kind refused
    plot_pool: int
    plot_roll: tuple[int, ...]
    plot_leaked: int
    plot_reaction: bool
    killed: int  # a bit per leader killed
    result: int
    # The decision the game waits for
    stack: list[Any]
    options: Sequence[Action]
    values: Sequence[Any]
    waiting: bool
    log: list[logs.Entry]

    def clone(self) -> State:
        """An independent copy."""
        new = State.__new__(State)
        new.game = self.game
        new.who = self.who
        new.face_up = self.face_up
        new.event = self.event
        new.key_event = self.key_event
        new.stage = self.stage
        new.support = self.support
        new.dissent = self.dissent
        new.defections = self.defections
        new.active = self.active
        new.phase = self.phase
        new.actions = self.actions
        new.handed_dice = self.handed_dice
        new.more_actions = self.more_actions
        new.conspired = self.conspired
        new.ability_blocked = self.ability_blocked
        new.conspire_blocked = self.conspire_blocked
        new.abilities_used = self.abilities_used
        new.turn_over = self.turn_over
        new.ended = self.ended
        new.no_event = self.no_event
        new.more_events = self.more_events
        new.silenced = self.silenced
        new.interrogation = self.interrogation
        new.rolled = self.rolled
        new.moment = self.moment
        new.moment_leader = self.moment_leader
        new.delayed = self.delayed
        new.reacted = self.reacted
        new.plot = self.plot
        new.plot_by = self.plot_by
        new.plot_leader = self.plot_leader
        new.plot_phase = self.plot_phase
        new.plot_dice = self.plot_dice
        new.plot_ignore = self.plot_ignore
        new.plot_used = self.plot_used
        new.plot_declined = self.plot_declined
        new.plot_pool = self.plot_pool
        new.plot_roll = self.plot_roll
        new.plot_leaked = self.plot_leaked
        new.plot_reaction = self.plot_reaction
        new.killed = self.killed
        new.result = self.result
        new.options = self.options
        new.values = self.values
        new.waiting = self.waiting
        new.place = self.place[:]
        new.motivation = self.motivation[:]
        new.suspicion = self.suspicion[:]
        new.later_actions = self.later_actions[:]
        new.later_dice = self.later_dice[:]
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.tiles = self.tiles[:]
        new.item_discard = self.item_discard[:]
        new.tiles_gone = self.tiles_gone[:]
        new.leaders = self.leaders[:]
        new.event_deck = self.event_deck[:]
        new.event_discard = self.event_discard[:]
        new.events_gone = self.events_gone[:]
        new.known_set = self.known_set[:]
        new.known_top = self.known_top[:]
        new.interrogations = self.interrogations[:]
        new.interrogations_gone = self.interrogations_gone[:]
        new.stack = self.stack[:]
        new.log = self.log[:]
        new.dossier = [one[:] for one in self.dossier]
        new.items = [one[:] for one in self.items]
        return new

    # What can be done

    def decisions(self) -> list[Decision]:
        """The decision the game waits for, then the open offers of free effects, by seat."""
        if self.result:
            return []
        frame = self.stack[-1]
        game = self.game
        seat = game.seat_of[frames.who_decides(frame)]
        found = [Decision(seat, frames.kind_of(frame), game.content.sources[frames.source_of(frame)])]
        for other in range(game.players):
            if free_options(self, other):
                found.append(Decision(other, "free", "BO-E6", False))
        return found

    def to_act(self) -> int:
        """The seat that the game waits for; -1 when it is over."""
        return -1 if self.result else self.game.seat_of[frames.who_decides(self.stack[-1])]

    def legal(self, seat: int) -> Sequence[Action]:
        """What the seat can do now: the choice it is asked for, then free effects that it holds."""
        if self.result:
            return ()
        free = free_options(self, seat)
        if self.game.seat_of[frames.who_decides(self.stack[-1])] != seat:
            return free
        if not free:
            return self.options
        return [*self.options, *(action for action in free if action not in self.options)]

    def changes_nothing(self, seat: int) -> tuple[Action, ...]:
        """Those of the legal actions whose effect would change nothing; they may be done all the same (BO-E2)."""
        return changes_nothing(self, seat)

    def apply(self, seat: int, action: Action, chance: Chance) -> None:
        """Let the seat do it. When the rules or the chance refuse it, nothing has changed."""
        if chance.can_refuse:
            before = self.clone()
            try:
                self._apply(seat, action, chance)
            except ChanceMismatch:
                for name in State.__slots__:
                    setattr(self, name, getattr(before, name))
                raise
        else:
            self._apply(seat, action, chance)

    def _apply(self, seat: int, action: Action, chance: Chance) -> None:
        if not self.result:
            if self.game.seat_of[frames.who_decides(self.stack[-1])] == seat:
                try:
                    value = self.values[self.options.index(action)]
                except ValueError:
                    pass
                else:
                    frames.take_answer(self, value, chance)
                    frames.advance(self, chance)
                    return
            if action in free_options(self, seat):
                play_free(self, seat, action, chance)
                frames.advance(self, chance)
                return
        code, rule = refusal(self, seat, action)
        raise IllegalAction(code, rule=rule, action=str(action))

    # What happened and what is known

    def observe(self, seat: int | None) -> Observation:
        """What the seat may know; ``None`` is a spectator."""
        return observe(self, seat)

    def events(self, since: int = 0) -> list[Event]:
        """What has happened, from that number on."""
        return [logs.event(self, number) for number in range(since, len(self.log))]

    def outcome(self) -> Outcome | None:
        """How the game ended (BO-W1, BO-W2), or ``None`` while it is on."""
        if not self.result:
            return None
        if self.result == WON:
            return Outcome("conspirators", tuple(range(self.game.players)), "hitler-dead", "BO-W1")
        return Outcome("regime", (), logs.REASONS[self.result - 1], "BO-W2")
