"""What each seat may know.

An observation is built by listing: every public part of the position, and beside it the few things that a seat knows
alone. It holds no reference to the state. Programs read its attributes (small numbers, as in the state); ``to_json``
gives the same in words.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from conjura.black_orchestra import contract, frames, odds
from conjura.black_orchestra import log as logs
from conjura.black_orchestra.content import EVENT_KINDS, SLOTS, STAGES
from conjura.black_orchestra.position import LogEntry, OpenPosition, Position, copy_open
from conjura.black_orchestra.rules import limits
from conjura.black_orchestra.rules.difficulty import difficulty
from conjura.black_orchestra.rules.forbids import Reason, delivery_at
from conjura.black_orchestra.rules.refusals import barred
from conjura.black_orchestra.terms import (
    AFFILIATIONS,
    ANNOUNCED,
    MOTIVATIONS,
    NO_PLOT,
    PLOT_ROLLED,
    PREPARING,
    SUSPICIONS,
)
from conjura.kernel import Action, Decision, Outcome

HIDDEN: Final = 1_000_000  # a tile or card that the seat may not know; no box holds as many
PHASES: Final[tuple[contract.TurnPhase, ...]] = ("penalties", "actions", "prison", "event")
PLOT_PHASES: Final[tuple[contract.PlotPhase, ...]] = ("preparing", "announced", "rolled")  # from PREPARING on


class Observation(OpenPosition):
    """What a seat may know of a position."""

    seat: int | None
    log: tuple[LogEntry, ...]  # what happened, without what another seat alone may know
    legal: list[Action]
    changes_nothing: tuple[Action, ...]  # those of the legal actions whose effect would change nothing
    decisions: list[Decision]
    outcome: Outcome | None
    deck_count: int
    tiles_gone: list[int]  # HIDDEN: nobody saw it
    event_counts: list[int]  # by stage, from 1
    events_gone: list[tuple[int, int]]  # (stage, card or HIDDEN)
    known_events: list[int]  # the events on top that this seat has looked at; a set of them is sorted
    interrogations_count: int
    interrogations_gone: list[tuple[int | None, int, int, int]]
    interrogation: int  # -1: none is being read, HIDDEN: somebody else reads one

    __slots__ = tuple(__annotations__)

    @property
    def silent(self) -> list[int]:
        """Everybody, from the reading of an interrogation card until its last target is chosen (BO-I2)."""
        asked = self.interrogation >= 0 and self.outcome is None
        return list(range(self.game.players)) if asked else []

    @property
    def unadvised(self) -> list[int]:
        """The seat that must choose by itself: a prisoner's, during an interrogation (BO-I2)."""
        return [self.game.seat_of[self.active]] if self.silent else []

    @property
    def turns_ended(self) -> list[int]:
        """By seat: how many turns of its conspirators are over."""
        ended = [0] * self.game.players
        turns = [entry[2] for entry in self.log if entry[0] == logs.TURN]
        for c in turns[:-1]:
            ended[self.game.seat_of[c]] += 1
        return ended

    def wish_ends(self, seat: int) -> int:
        """As many turns of the seat will be over when a wish of now has run out: with its next turn."""
        return self.turns_ended[seat] + (2 if self.game.seat_of[self.active] == seat else 1)

    @property
    def out(self) -> list[int]:
        """Nobody: even prisoners play on."""
        return []

    @property
    def barred(self) -> list[tuple[Action, Reason]]:
        """What the rulebook offers this seat and is not open to it now, each with the reason."""
        return [] if self.seat is None else barred(self, self.seat, self.legal, self.deck_count)

    def to_json(self) -> contract.Observation:
        """The observation in words, always in the same order."""
        return {
            **self.facts(),
            "decisions": [decision.to_json() for decision in self.decisions],
            "legal": [str(action) for action in self.legal],
        }

    def facts(self, public: contract.Facts | None = None) -> contract.Facts:
        """The position alone: what a table sends after every step.

        Whoever has the spectator's facts of the same position at hand gets the seat's own put into a copy of them.
        """
        own = self.own_facts()
        if public is not None:
            return {**public, **own}
        game = self.game
        content = game.content
        names = [content.sheets[sheet] for sheet in self.who]
        spaces = content.spaces
        return {
            "game": "black-orchestra",
            "seat": own["seat"],
            "players": game.players,
            "options": cast("contract.Options", game.options),
            "stage": self.stage,
            "support": {"now": self.support, "start": game.floor},
            "dice": limits.supply(self),
            "dissent": self.dissent,
            "defections": self.defections,
            "turn": self._turn(),
            "conspirators": [self._conspirator(c) for c in range(len(names))],
            "leaders": {
                leader: None if space < 0 else spaces[space]
                for leader, space in zip(content.leaders, self.leaders, strict=True)
            },
            "killed": [leader for number, leader in enumerate(content.leaders) if self.killed >> number & 1],
            "spaces": {spaces[space]: self._space(space) for space in range(content.prison)},
            "deck": self.deck_count,
            "discard": [content.cards[card] for card in self.discard],
            "item_discard": [content.items[item] for item in self.item_discard],
            "tiles_gone": [None if item == HIDDEN else content.items[item] for item in self.tiles_gone],
            "event": None if self.event < 0 else self._event(self.event),
            "key_event": None if self.key_event < 0 else self._event(self.key_event),
            "event_decks": list(self.event_counts),
            "events_removed": self._events_removed(),
            "event_discard": [content.events[card] for card in self.event_discard],
            "known_events": own["known_events"],
            "looked": [
                {"seat": seat, "number": self.known_top[seat], "unordered": self.known_set[seat]}
                for seat in range(game.players)
                if self.known_top[seat]
            ],
            "silenced": [name for c, name in enumerate(names) if self.silenced >> c & 1],
            "interrogations": self.interrogations_count,
            "interrogation": own["interrogation"],
            "plot": self._plot(),
            "decision": self._decision(),
            "changes_nothing": own["changes_nothing"],
            "barred": own["barred"],
            "outcome": None if self.outcome is None else self.outcome.to_json(),
        }

    def own_facts(self) -> contract.OwnFacts:
        """What may differ between those who look at the same position, as far as this seat may see something else."""
        own: contract.OwnFacts = {
            "seat": self.seat,
            "known_events": self._known_events(),
            "interrogation": self._interrogation(),
            "changes_nothing": [str(action) for action in self.changes_nothing],
            "barred": [
                {"action": str(action), "code": reason.code, "rule": reason.rule, "args": dict(reason.args)}
                for action, reason in self.barred
            ],
        }
        if any(card != HIDDEN for _, card in self.events_gone):
            own["events_removed"] = self._events_removed()
        return own

    def _events_removed(self) -> list[contract.RemovedEvent]:
        names = self.game.content.events
        return [{"stage": stage, "event": None if card == HIDDEN else names[card]} for stage, card in self.events_gone]

    def _turn(self) -> contract.Turn:
        return {
            "who": self.game.content.sheets[self.who[self.active]],
            "seat": self.game.seat_of[self.active],
            "phase": PHASES[self.phase],
            "actions": self.actions,
            "conspired": self.conspired,
            "ability_blocked": self.ability_blocked,
            "conspire_blocked": self.conspire_blocked,
            "no_event": self.no_event,
            "more_events": self.more_events,
        }

    def _conspirator(self, c: int) -> contract.Conspirator:
        game = self.game
        content = game.content
        return {
            "id": content.sheets[self.who[c]],
            "seat": game.seat_of[c],
            "affiliation": AFFILIATIONS[content.affiliation[self.who[c]]],
            "space": content.spaces[self.place[c]],
            "in_prison": self.place[c] == content.prison,
            "motivation": MOTIVATIONS[self.motivation[c]],
            "suspicion": SUSPICIONS[self.suspicion[c]],
            "able": limits.is_able(self, c),
            "dossier": [content.cards[card] for card in self.dossier[c]],
            "dossier_limit": limits.dossier_limit(self, c),
            "items": [content.items[item] for item in self.items[c]],
            "item_limit": limits.item_limit(self, c),
            "later_actions": self.later_actions[c],
        }

    def _space(self, space: int) -> contract.Space:
        content = self.game.content
        tile = self.tiles[space]
        return {
            "open": bool(content.open[self.stage] >> space & 1),
            "tile": None if tile < 0 else "hidden" if tile == HIDDEN else content.items[tile],
            "delivery": delivery_at(self, space),
        }

    def _event(self, card: int) -> contract.CurrentEvent:
        content = self.game.content
        return {
            "id": content.events[card],
            "stage": content.event[card].stage,
            "kind": EVENT_KINDS[content.event[card].kind],
            "eagles": content.event[card].eagles,
        }

    def _known_events(self) -> contract.KnownEvents:
        names = self.game.content.events
        unordered = 0 if self.seat is None else self.known_set[self.seat]
        return {"events": [names[card] for card in self.known_events], "unordered": unordered}

    def _interrogation(self) -> contract.Interrogation | None:
        if self.interrogation < 0:
            return None
        content = self.game.content
        told: contract.Interrogation = {
            "who": content.sheets[self.who[self.active]],
            "card": None,
            "options": None,
        }
        if self.interrogation != HIDDEN:
            told["card"] = content.interrogations[self.interrogation]
            slots = content.interrogation_options[self.interrogation]
            told["options"] = {
                slot: list(content.programs[program].lines) for slot, program in zip(SLOTS, slots, strict=True)
            }
        return told

    def _plot(self) -> contract.Attempt | None:
        if self.plot_phase == NO_PLOT:
            return None
        content = self.game.content
        needed = difficulty(self)
        dice = self.plot_pool if self.plot_phase >= ANNOUNCED else needed.dice
        told: contract.Attempt = {
            "plot": content.cards[content.plots[self.plot].card],
            "who": content.sheets[self.who[self.plot_by]],
            "leader": content.leaders[self.plot_leader],
            "phase": PLOT_PHASES[self.plot_phase - PREPARING],
            "reaction": self.plot_reaction,
            "dice": dice,
            "targets": needed.targets,
            "eagles": max(0, needed.eagles),
            "roll": [logs.face(number) for number in self.plot_roll],
            "ignored": self.plot_leaked,
            "odds": [],
        }
        if self.plot_phase != PLOT_ROLLED:
            told["odds"] = [
                {"dice": kept, "success": float(one.success), "detection": float(one.detection)}
                for kept, one in enumerate(odds.by_dice(dice, needed.targets, needed.eagles))
            ]
        return told

    def _decision(self) -> contract.Question | None:
        """What the game waits for, with what a page needs to explain it."""
        if self.result or not self.stack:
            return None
        content = self.game.content
        question = frames.open_question(self)
        told: dict[str, Any] = {
            "kind": question.asks,
            "source": content.sources[question.source],
            "who": content.sheets[self.who[question.who]],
            "seat": self.game.seat_of[question.who],
            **question.explain(content, self.who),
        }
        return cast("contract.Question", told)

    def events(self, since: int = 0) -> list[contract.Event]:
        """What has happened, from that number on, as this seat may know it."""
        seen = [logs.event(self, number, self.log[number]).seen_by(self.seat) for number in range(since, len(self.log))]
        return cast("list[contract.Event]", seen)


def observe(
    state: Position,
    seat: int | None,
    decisions: list[Decision],
    legal: Sequence[Action],
    idle: tuple[Action, ...],
    outcome: Outcome | None,
    log: bool = True,
) -> Observation:
    """List what the seat may know; without its log for whoever is told the events anyway, step by step."""
    game = state.game
    content = game.content
    seen = Observation()
    copy_open(state, seen)
    seen.seat = seat
    seen.deck_count = len(state.deck)
    seen.interrogations_count = len(state.interrogations)
    seen.outcome = outcome

    # Tiles: face up, or that there is one
    up = state.face_up
    seen.tiles = [tile if tile < 0 or up >> space & 1 else HIDDEN for space, tile in enumerate(state.tiles)]
    seen.tiles_gone = [tile.item if tile.was_seen else HIDDEN for tile in state.tiles_gone]

    # Events: how many are left and gone of each stage, and what this seat has looked at
    counts = [0] * STAGES
    stages = content.event_stage
    for card in state.event_deck:
        counts[stages[card] - 1] += 1
    seen.event_counts = counts
    seen.events_gone = [
        (stages[gone.card], gone.card if seat in gone.known_to else HIDDEN) for gone in state.events_gone
    ]
    seen.known_events = []
    if seat is not None and state.known_top[seat]:
        top = state.event_deck[-state.known_top[seat] :][::-1]
        unordered = state.known_set[seat]
        seen.known_events = sorted(top[:unordered]) + top[unordered:]

    # The interrogation card: the prisoner alone reads it (BO-I1)
    seen.interrogation = state.interrogation
    if state.interrogation >= 0 and game.seat_of[state.active] != seat:
        seen.interrogation = HIDDEN
    seen.interrogations_gone = [
        entry if game.seat_of[entry[1]] == seat else (None, *entry[1:]) for entry in state.interrogations_gone
    ]

    seen.log = _log_of(state, seat) if log else ()
    seen.legal = list(legal)
    seen.changes_nothing = idle
    seen.decisions = decisions
    if seat is not None and len(decisions) > 1:
        seen.decisions.sort(key=lambda decision: decision.seat != seat)
    return seen


def _log_of(state: Position, seat: int | None) -> tuple[LogEntry, ...]:
    """The log as the seat may know it. It only grows, so what was told before is kept and only the rest is added."""
    log = state.log
    if state.told is None:
        state.told = {}
    told = state.told.get(seat, ())
    if len(told) < len(log):
        told += tuple([_seen_entry(state, entry, seat) for entry in log[len(told) :]])
        state.told[seat] = told
    return told


def _seen_entry(state: Position, entry: LogEntry, seat: int | None) -> LogEntry:
    """The entry, without its last field where another seat alone may know that."""
    public = SECRET_KINDS.get(entry[0])
    if public is None or state.game.seat_of[entry[2]] == seat:
        return entry
    return (*entry[:public], None)


# The kinds of log entry whose last field only one seat may know, and its place in the entry
SECRET_KINDS: Final = {
    number: 2 + len(kind.fields) for number, kind in enumerate(logs.KINDS) if kind.secret is not None
}
