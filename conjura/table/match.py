"""A game being played: the position, its record, what chance gives, and what is asked of whom."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from conjura.kernel import (
    Action,
    BadRecord,
    Chain,
    Chance,
    Decision,
    Entry,
    Event,
    Game,
    Header,
    Observation,
    Record,
    Seed,
    State,
    contract,
)
from conjura.kernel.contract import GameEvent
from conjura.kernel.record import BY_STEP

# Parts of an observation that a view has elsewhere: the events are the history.
_ELSEWHERE = ("history", "decisions", "legal", "options", "seat")
_encode = msgspec.json.Encoder().encode


class Worked(NamedTuple):
    """A step that was worked out and has not come about yet: what will be noted, and the position it leads to."""

    entry: Entry
    state: State
    chance: Chance  # as it stands then: where outcomes come in sequence, the next step goes on with it

    def chance_json(self) -> list[list[Any]]:
        return [[name, outcome] for name, outcome in self.entry.chance]


def dealt(game: Game, seed: Seed) -> Worked:
    """The deal, which is step 0."""
    chance = Chance.for_step(seed, 0)
    state = game.new(chance)
    return Worked(Entry(None, None, tuple(chance.drain())), state, chance)


class Shared:
    """What was told one seat and is the same for others, as long as the position stays: in words, and as it is sent."""

    __slots__ = ("encoded", "events", "titles")

    def __init__(self) -> None:
        self.events: dict[tuple[int, int | None], GameEvent] = {}  # by number, and seat where it knows more than all
        self.encoded: dict[tuple[Any, ...], bytes] = {}  # parts of views: which one, and whatever it depends on
        self.titles: dict[
            tuple[int | None, Action], contract.Told
        ] = {}  # of buttons, by seat; None: of all who have it


class Match:
    """Attributes are to be read; ``step``, ``fold`` and ``take_back`` change them. All the rest are questions.

    The chance of a step comes from the seed and the number of the step, so asking has no effect and the same dice lie
    ahead after something was taken back. Matches from before that (record format 1) take their outcomes in sequence
    from one generator, which is wound on to the right place when it is needed.
    """

    def __init__(self, game: Game, seed: Seed, record: Record, chain: Chain | None) -> None:
        self.game = game
        self.seed = seed
        self.record = record
        self.state: State
        self.events: list[Event] = []
        self.required: list[int] = []  # the seats that the game waits for
        self.asked: list[tuple[Decision, ...]] = []  # by seat: what it is asked or offered
        self.offered: list[dict[Action, int]] = []  # by seat: since which version each action has been on offer
        self.done: dict[tuple[int, str], tuple[int, str | None]] = {}  # by seat and a client's id: version and link
        self.newly_asked = False  # whether the last action made the game wait for somebody new
        self.events_before = 0  # events there were before the last action
        self.was_taken_back = False  # the last change took something back: the two above do not tell of the last action
        self.free_undo: tuple[int, str | None] | None = None  # number of entries, why not: found out once
        self.last_title: contract.Told | None = None  # what the button for the last action said, if it is at hand
        self._chain = chain
        self._wound: Chance | None = None  # the generator of format 1, as it stands before the next step
        self._before: State | None = None  # the position before the last action, if at hand
        self._public: Observation | None = None
        self._public_facts: dict[str, Any] | None = None
        self._public_alike: dict[tuple[str, ...], bytes] = {}  # by what others may see instead
        self._public_sent: bytes | None = None
        self._public_decisions: list[bytes] | None = None
        self.told = Shared()

    @classmethod
    def begun(cls, game: Game, seed: Seed, header: Header) -> Match:
        """A match before its deal."""
        match = Match(game, seed, Record(header), Chain.of(header, seed) if header.format > 1 else None)
        if header.chance != BY_STEP:
            match._wound = Chance.seeded(seed)
        match._forget_questions()
        return match

    def copy(self) -> Match:
        """The same match, to be played on apart from this one by a step that was worked out."""
        copy = Match(self.game, self.seed, self.record.copy(), None if self._chain is None else self._chain.copy())
        copy.state = self.state
        copy.events = self.events[:]
        copy.required = self.required
        copy.asked = self.asked[:]
        copy.offered = self.offered[:]
        copy.done = self.done.copy()
        copy.newly_asked = self.newly_asked
        copy.events_before = self.events_before
        copy.was_taken_back = self.was_taken_back
        copy.free_undo = self.free_undo
        copy.last_title = self.last_title
        copy._wound = self._wound
        copy._before = self._before
        copy._public = self._public
        copy._public_facts = self._public_facts
        copy._public_alike = self._public_alike
        copy._public_sent = self._public_sent
        copy._public_decisions = self._public_decisions
        copy.told = self.told
        return copy

    # Asking

    @property
    def link(self) -> str | None:
        """The newest link of the record's chain; format 1 has none."""
        return None if self._chain is None else self._chain.link

    @property
    def steps(self) -> int:
        """How many entries stand, the deal among them: the number of the next step."""
        return len(self.record.entries)

    def work_out(self, seat: int, action: Action) -> Worked:
        """The position that the action leads to. The rules refuse, with the reason, what is not legal."""
        state = self.state.clone()
        chance = self._next_chance()
        state.apply(seat, action, chance)
        return Worked(Entry(seat, action, tuple(chance.drain())), state, chance)

    def before(self) -> State:
        """The position before the last action."""
        if self._before is None:
            self._before = self._replayed(self.steps - 1)[0]
        return self._before

    def last_step_of(self, seat: int) -> int | None:
        """How many entries of the record would stay if the seat took back its last action."""
        entries = self.record.entries
        for steps in range(len(entries) - 1, 0, -1):
            if entries[steps].seat == seat:
                return steps
        return None

    def bot_seed(self, seat: int) -> str:
        """For the bot on that seat: the same at the same point of the same game, and nobody can guess it."""
        turns = sum(entry.seat == seat for entry in self.record.entries)
        return hashlib.sha256(f"{self.seed} {seat} {turns}".encode()).hexdigest()

    def public(self) -> Observation:
        """What everyone may know of the position."""
        if self._public is None:
            self._public = self.state.observe(None)
        return self._public

    def public_facts(self) -> dict[str, Any]:
        """The same in plain words and numbers, without the history."""
        if self._public_facts is None:
            public = self.public()
            asked = [decision.to_json() for decision in public.decisions]
            self._public_facts = {**facts_of(public), "decisions": asked}
        return self._public_facts

    def public_decisions(self) -> list[bytes]:
        """What is asked of whom, as it is sent."""
        if self._public_decisions is None:
            self._public_decisions = [_encode(decision) for decision in self.public_facts()["decisions"]]
        return self._public_decisions

    def public_sent(self) -> bytes:
        """What everyone may know of the position, as it is sent."""
        if self._public_sent is None:
            self._public_sent = self.sent_of(self.public(), own_facts(self.public()))
        return self._public_sent

    def sees_what_all_see(self, seat: int | None) -> bool:
        """Whether somebody there may know and do no more than everybody, as far as the game can tell at once."""
        if seat is None:
            return True
        knows_more = getattr(self.state, "knows_more", None)
        return knows_more is not None and not self.asked[seat] and not knows_more(seat)

    def sent_of(self, observation: Observation, own: dict[str, Any] | None) -> bytes:
        """What ``facts_of`` gives, as it is sent: what all see alike is encoded once for all of them."""
        if own is None:
            return _encode(facts_of(observation))
        names = tuple(own)
        encoded = self._public_alike.get(names)
        if encoded is None:
            alike = {name: fact for name, fact in self.public_facts().items() if name not in own}
            for name in _ELSEWHERE:
                alike.pop(name, None)
            encoded = self._public_alike[names] = _encode(alike)[1:-1]
        return b"{%b,%b}" % (encoded, _encode(own)[1:-1])

    # Changing

    def step(self, worked: Worked, version: int) -> Sequence[int]:
        """Let what was worked out come about; gives the seats that are asked something new."""
        seat, action = worked.entry.seat, worked.entry.action
        self._before = self.state if seat is not None else None
        titles = self.told.titles
        self.last_title = None if action is None else titles.get((seat, action)) or titles.get((None, action))
        return self._add(worked, version)

    def fold(self, entry: Entry, version: int) -> Sequence[int]:
        """The same for an entry from a store: the rules and the seed must give what it says."""
        chance = self._next_chance()
        if entry.seat is None or entry.action is None:
            self.state = self.game.new(chance)
        else:
            self.state.apply(entry.seat, entry.action, chance)
        taken = chance.drain()
        if (taken or entry.chance) and json.dumps(taken) != json.dumps(entry.chance):
            raise BadRecord("record-unfair", line=version)
        self._before = self.last_title = None
        return self._add(Worked(entry, self.state, chance), version)

    def _add(self, worked: Worked, version: int) -> Sequence[int]:
        self.state, self._wound = worked.state, worked.chance
        self.record.add(worked.entry)
        if self._chain is not None:
            self._chain.add(worked.entry.dumps())
        self.was_taken_back = False
        return self._moved(version, worked.entry.seat)

    def take_back(self, seat: int, stay: int, version: int) -> Sequence[int]:
        """Let only so many entries stand; gives the seats that are asked something, which is all of them anew."""
        self.state, self._wound = self._replayed(stay)
        back = self.record.take_back(seat, stay)
        if self._chain is not None:
            self._chain.add(back.dumps())
        del self.events[len(self.state.events()) :]
        self.required = []
        self._before = self.free_undo = self.last_title = None
        self.was_taken_back = True
        self._forget_questions()  # whoever was about to act looks again
        return self._moved(version, None)

    def _moved(self, version: int, actor: int | None) -> Sequence[int]:
        """Work out what is asked and offered now."""
        self.events_before = len(self.events)
        self.look_anew()
        self.events += self.state.events(len(self.events))
        outcome = self.state.outcome()
        if outcome is not None:
            self.record.close(outcome, self.seed)
            self.required = []
            self._forget_questions()
            return ()
        asked: list[list[Decision]] = [[] for _ in range(self.game.players)]
        required = set()
        for decision in self.state.decisions():
            asked[decision.seat].append(decision)
            if decision.required:
                required.add(decision.seat)
        waited_for, self.required = self.required, sorted(required)
        self.newly_asked = any(seat not in waited_for for seat in self.required)
        fresh = []
        for seat, decisions in enumerate(asked):
            now_asked = tuple(decisions)
            if seat == actor or now_asked != self.asked[seat]:
                fresh.append(seat)
            self.asked[seat] = now_asked
            if decisions:
                before = {} if seat == actor else self.offered[seat]
                self.offered[seat] = {action: before.get(action, version) for action in self.state.legal(seat)}
            else:
                self.offered[seat] = {}
        return fresh

    def look_anew(self) -> None:
        """Forget what was worked out for whoever looked at the position before."""
        self._public = self._public_facts = self._public_decisions = self._public_sent = None
        self._public_alike = {}
        self.told = Shared()

    def _forget_questions(self) -> None:
        self.asked = [()] * self.game.players
        self.offered = [{} for _ in range(self.game.players)]

    # Chance

    def _next_chance(self) -> Chance:
        if self.record.header.chance == BY_STEP:
            return Chance.for_step(self.seed, self.steps)
        # Whoever asks uses the generator up. It is put back when the step comes about, else wound anew.
        wound, self._wound = self._wound, None
        return self._replayed(self.steps)[1] if wound is None else wound

    def _replayed(self, steps: int) -> tuple[State, Chance]:
        """The position after so many entries of the record, and the generator of format 1 as it stood then."""
        chance = Chance.seeded(self.seed)
        for number, entry in enumerate(self.record.entries[:steps]):
            if self.record.header.chance == BY_STEP:
                chance = Chance.for_step(self.seed, number)
            if entry.seat is None or entry.action is None:
                state = self.game.new(chance)
            else:
                state.apply(entry.seat, entry.action, chance)
        chance.drain()
        return state, chance


def own_facts(observation: Observation) -> dict[str, Any] | None:
    """Which facts may differ between those who look at the same position, where the game tells them apart."""
    tell = getattr(observation, "own_facts", None)
    if tell is None:
        return None
    own: dict[str, Any] = tell()
    del own["seat"]  # a view has it elsewhere
    return own


def facts_of(
    observation: Observation, public: dict[str, Any] | None = None, own: dict[str, Any] | None = None
) -> dict[str, Any]:
    """The observation as a view shows it: the position alone, where the game can tell it apart from the rest.

    A game whose observations have ``facts`` can start from what everyone sees, so that it is made once for all seats;
    where the seat's ``own_facts`` are at hand too, nothing is worked out again.
    """
    alone = getattr(observation, "facts", None)
    if public is not None and own is not None:
        facts = {**public, **own}
    else:
        facts = dict(observation.to_json()) if alone is None else alone(public)
    for name in _ELSEWHERE:
        facts.pop(name, None)
    return facts
