"""One match: an append-only list of things that happened to it, and what follows from them.

Whatever changes a table is an entry, a small JSON object. A command (``act``, ``talk``, ``undo`` ...) checks and
answers with a ``Change`` that has not happened yet; ``take`` makes it happen. In between, a server writes the
entry to disk, so that nobody is told anything that could be lost. Folding the same entries gives the same table
in every process: a table lives in its entries, not in a process.
"""

from __future__ import annotations

import hashlib
import json
import secrets
import time
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import conjura
from conjura import game_named
from conjura.kernel import (
    Action,
    BadOptions,
    BadRecord,
    Chance,
    ConjuraError,
    Decision,
    Entry,
    Event,
    Game,
    Header,
    Observation,
    Outcome,
    Record,
    State,
)
from conjura.players import BOTS
from conjura.table import talk, undo, view
from conjura.table.contract import Phase, Room, TalkLine
from conjura.table.errors import Refused
from conjura.table.seats import Seat, Settings
from conjura.table.text import clean_line, clean_name

Body = dict[str, Any]

MOST_LINES = 5000  # of talk at one table: whoever opens it reads them all


class Change(NamedTuple):
    """An entry that was checked and has not happened yet. Good for the version it was made at."""

    body: Body
    state: State | None = None  # the position it leads to, where the command had to work it out


class Line(NamedTuple):
    """A line of talk."""

    version: int
    at: int
    seat: int | None
    name: str
    room: Room
    text: str

    def to_json(self) -> TalkLine:
        return {
            "version": self.version,
            "at": self.at,
            "seat": self.seat,
            "name": self.name,
            "room": self.room,
            "text": self.text,
        }


class Proposal(NamedTuple):
    """A request to take back, waiting for the rest of the table."""

    seat: int
    steps: int  # how many entries of the record stay
    agreed: frozenset[int]


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Table:
    """The state of a match. Attributes are to be read; only ``take`` and ``fold`` change them."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.version = -1
        self.phase: Phase = "open"
        self.paused_at: int | None = None
        self.game: Game
        self._chosen: dict[str, Any] | None = None  # what was asked for; None in entries from before it was noted
        self.settings = Settings()
        self.seats: list[Seat] = []
        self.host: str | None = None
        self.practice: str | int | None = None  # the seed that its maker chose, for lessons
        self.state: State | None = None
        self.record: Record | None = None
        self.lines: list[Line] = []
        self.proposal: Proposal | None = None
        self.rematch_id: str | None = None
        self.created = self.updated = 0
        self.started: int | None = None
        self.finished: int | None = None
        self.asked_at: list[int | None] = []  # since when the game waits for the seat
        self.events: list[Event] = []
        self.event_counts: list[int] = []  # how many there were, by version
        self._asked: list[tuple[Decision, ...]] = []
        self._required: list[int] = []
        self._offered: list[dict[Action, int]] = []  # since which version each action has been on offer
        self._done: dict[tuple[int, str], int] = {}  # by seat and the client's id: the version it led to
        self._seed: str | int | None = None
        self._chance: Chance | None = None
        self._before: State | None = None  # the position before the last action, if at hand
        self._sitting: dict[str, list[int]] | None = None  # seats by person
        self._public: Observation | None = None
        self._public_facts: dict[str, Any] | None = None
        self._newly_asked = False  # whether the last action made the game wait for somebody new
        self._events_before = 0  # events there were before the last action
        self._free_undo: tuple[int, str | None] | None = None  # version, why not

    # Making

    @staticmethod
    def making(
        game: str,
        options: dict[str, Any],
        *,
        host: str,
        name: str,
        seats: list[Seat] | None = None,
        settings: Settings | None = None,
        seed: str | int | None = None,
        at: int | None = None,
    ) -> Body:
        """The first entry of a table."""
        if seats is None:
            seats = [Seat("person", host, name)]
        chosen = {"players": max(len(seats), game_named(game).seats.start), **options}
        settled = _settle(game, chosen)
        if len(seats) > settled.players:
            raise Refused("too-many-seats", seats=len(seats), players=settled.players)
        for seat in seats:
            if seat.bot is not None:
                _check_bot(game, seat.bot)
        seats = seats + [Seat()] * (settled.players - len(seats))
        if seed is not None and any(seat.kind == "person" and seat.person != host for seat in seats):
            raise Refused("practice-alone")
        return {
            "kind": "make",
            "at": now() if at is None else at,
            "game": game,
            "options": settled.options,
            "chosen": chosen,
            "host": host,
            "seats": [seat.to_json() for seat in seats],
            "settings": (settings or Settings())._asdict(),
            "seed": seed,
        }

    @classmethod
    def make(cls, id: str, game: str, options: dict[str, Any], *, host: str, name: str, **more: Any) -> Table:
        """A table for use in one's own process; a server stores ``making`` and loads it."""
        return cls.load(id, [cls.making(game, options, host=host, name=name, **more)])

    @classmethod
    def load(cls, id: str, bodies: Iterable[Body]) -> Table:
        table = cls(id)
        for body in bodies:
            table.fold(body)
        return table

    # Reading

    @property
    def paused(self) -> bool:
        return self.paused_at is not None

    @property
    def outcome(self) -> Outcome | None:
        return None if self.record is None else self.record.outcome

    @property
    def commitment(self) -> str | None:
        return None if self.record is None else self.record.header.commitment

    def chosen(self) -> dict[str, Any]:
        """The options that were asked for; every other one follows from them, and changes with them."""
        return _least_chosen(self.game) if self._chosen is None else self._chosen

    def seats_of(self, person: str | None) -> list[int]:
        if person is None:
            return []
        if self._sitting is None:
            self._sitting = {}
            for number, seat in enumerate(self.seats):
                if seat.kind == "person" and seat.person is not None:
                    self._sitting.setdefault(seat.person, []).append(number)
        return self._sitting.get(person, [])

    def people(self) -> list[str]:
        """Everyone who holds a seat, each once, in the order of the seats."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.person is not None))

    def required(self) -> list[int]:
        """The seats that the game waits for."""
        return self._required if self.phase == "running" else []

    def asked(self, seat: int) -> tuple[Decision, ...]:
        """What the seat is asked or offered now."""
        return self._asked[seat] if self.phase == "running" else ()

    def offered(self, seat: int) -> tuple[Action, ...]:
        """What the seat can do now."""
        return tuple(self._offered[seat])

    def bot_seed(self, seat: int) -> str:
        """For the bot on that seat: the same at the same point of the same game, and nobody can guess it."""
        assert self.record is not None
        turns = sum(entry.seat == seat for entry in self.record.entries)
        return hashlib.sha256(f"{self._seed} {seat} {turns}".encode()).hexdigest()

    def public(self) -> Observation | None:
        """What everyone may know of the position."""
        if self._public is None and self.state is not None:
            self._public = self.state.observe(None)
        return self._public

    def public_decisions(self) -> Sequence[Decision]:
        observation = self.public()
        return () if observation is None else observation.decisions

    def public_facts(self) -> dict[str, Any]:
        """The same in plain words and numbers, without the history."""
        if self._public_facts is None:
            observation = self.public()
            self._public_facts = {}
            if observation is not None:
                asked = [decision._asdict() for decision in observation.decisions]
                self._public_facts = {**view.facts_of(observation), "decisions": asked}
        return self._public_facts

    def lines_since(self, version: int) -> list[Line]:
        """What was said after that version."""
        first = len(self.lines)
        while first > 0 and self.lines[first - 1].version > version:
            first -= 1
        return self.lines[first:]

    def deadline(self, seat: int) -> int | None:
        """When the seat's clock runs out."""
        asked = self.asked_at[seat] if seat < len(self.asked_at) else None
        if asked is None or self.settings.clock is None or self.seats[seat].kind != "person":
            return None
        return asked + 1000 * self.settings.clock

    def due(self) -> int | None:
        """When something will have to be done by itself: a bot's move, a clock, a look whether someone is away."""
        if self.phase != "running" or self.paused:
            return None
        times = []
        for number in self.required():
            seat, asked = self.seats[number], self.asked_at[number]
            assert asked is not None
            if seat.player is not None:
                times.append(asked + self.settings.pace)
            else:
                waits = [wait for wait in (self.settings.clock, self.settings.absence) if wait is not None]
                times += [asked + 1000 * wait for wait in waits]
        return min(times, default=None)

    def keep(self, since: int) -> int:
        """How many of the events that were known at that version still stand."""
        return min(self.event_counts[max(since, 0) :], default=0)

    def done(self, seat: int, id: str | None) -> int | None:
        """The version that the seat's action with this id led to, if it was taken already."""
        return None if id is None else self._done.get((seat, id))

    # Commands while the table is open

    def join(self, person: str, name: str, seat: int | None = None, *, at: int | None = None) -> Change:
        self._in_phase("open")
        if self.practice is not None:
            raise Refused("practice-alone")
        if seat is None:
            seat = next((number for number, taken in enumerate(self.seats) if taken.kind == "empty"), None)
            if seat is None:
                raise Refused("table-full")
        elif self._seat(seat).kind != "empty":
            raise Refused("seat-taken", seat=seat)
        return self._seating(seat, Seat("person", person, clean_name(name)), at)

    def leave(self, person: str, seat: int | None = None, *, at: int | None = None) -> Change:
        """While open the seat becomes free; in a running game a bot takes it over until the person returns."""
        seat = self._own(person, seat)
        if self.phase == "running":
            return self.substitute(seat, at=at)
        self._in_phase("open")
        return self._seating(seat, Seat(), at)

    def set_seat(self, person: str, seat: int, kind: str, bot: str | None = None, *, at: int | None = None) -> Change:
        self._in_phase("open")
        self._as_host(person)
        self._seat(seat)
        if kind == "bot":
            return self._seating(seat, Seat("bot", bot=_check_bot(self.game.name, bot or self.default_bot())), at)
        if kind != "empty" or bot is not None:
            raise Refused("seat-kind", seat=seat)
        return self._seating(seat, Seat(), at)

    def set_options(
        self, person: str, options: dict[str, Any] | None, settings: dict[str, Any] | None, *, at: int | None = None
    ) -> Change:
        self._in_phase("open")
        self._as_host(person)
        chosen = {**self.chosen(), **(options or {})}
        game = _settle(self.game.name, chosen)
        taken = [number for number, seat in enumerate(self.seats) if seat.kind != "empty"]
        if taken and taken[-1] >= game.players:
            raise Refused("too-many-seats", seats=taken[-1] + 1, players=game.players)
        changed = self.settings.changed(settings or {})
        return Change(_body("options", at, options=game.options, chosen=chosen, settings=changed._asdict()))

    def start(
        self, person: str, fill: str | None = None, *, seed: str | int | None = None, at: int | None = None
    ) -> Change:
        """Commit to a seed and deal. A seed can be given where the table runs in one's own process."""
        self._in_phase("open")
        self._as_host(person)
        if any(seat.kind == "empty" for seat in self.seats) and fill is None:
            raise Refused("seats-empty", seats=sum(seat.kind == "empty" for seat in self.seats))
        if fill is not None:
            _check_bot(self.game.name, fill)
        if seed is None:
            seed = self.practice if self.practice is not None else secrets.token_hex(32)
        chance = Chance.seeded(seed)
        state = self.game.new(chance)
        taken = [list(one) for one in chance.drain()]
        rules = self.game.rules_version
        self._chance = chance
        return Change(_body("start", at, seed=seed, fill=fill, rules=rules, chance=taken), state)

    # Commands while the game is on

    def act(
        self,
        person: str,
        seat: int | None,
        action: Action | str,
        version: int,
        *,
        id: str | None = None,
        at: int | None = None,
    ) -> Change:
        """A person acts on their seat, having looked at the table at that version."""
        seat = self._own(person, seat)
        return self._acting(seat, action, version, "person", id, at)

    def act_for(self, seat: int, action: Action | str, version: int, *, at: int | None = None) -> Change:
        """The bot or substitute on the seat acts."""
        if self._seat(seat).player is None:
            raise Refused("seat-back", seat=seat)
        return self._acting(seat, action, version, "bot", None, at)

    def submit(self, seat: int, action: Action | str, version: int) -> int:
        """Act and let it happen at once, for tables in one's own process; answers with the new version."""
        taken = self._seat(seat)
        if taken.player is None and taken.person is not None:
            return self.take(self.act(taken.person, seat, action, version))
        return self.take(self.act_for(seat, action, version))

    def undo(self, person: str, seat: int | None = None, *, at: int | None = None) -> Change:
        """Take the seat's last action back if that is free, otherwise ask the table."""
        seat = self._own(person, seat)
        self._playing()
        if not self.settings.undo:
            raise Refused("undo-off")
        steps = self._last_step_of(seat)
        if steps is None:
            raise Refused("undo-nothing")
        if self.undo_refused(seat) is None:
            return Change(_body("undo", at, seat=seat, steps=steps))
        if self.proposal is not None:
            raise Refused("proposal-open", seat=self.proposal.seat)
        proposal = Proposal(seat, steps, frozenset(self.seats_of(person)))
        if not self.still_needed(proposal):
            return Change(_body("undo", at, seat=seat, steps=steps))
        return Change(_body("propose", at, seat=seat, steps=steps))

    def undo_refused(self, seat: int, exactly: bool = True) -> str | None:
        """Why the seat cannot take its last action back without asking; ``None`` if it can.

        Whether something hidden was shown takes time to find out; what can be told at once is enough for a button.
        """
        assert self.record is not None and self.state is not None
        if not self.settings.undo:
            return "undo-off"
        if self._last_step_of(seat) is None:
            return "undo-nothing"
        last = self.record.entries[-1]
        if last.seat != seat:
            return "undo-other"
        if not exactly:
            return undo.forbidden_at_once(last, self._newly_asked, self.events[self._events_before :])
        if self._free_undo is None or self._free_undo[0] != len(self.record.entries):
            if self._before is None:
                self._before = self._replayed(len(self.record.entries) - 1)[0]
            why = undo.forbidden(self.game, self._before, last, self.state)
            self._free_undo = (len(self.record.entries), why)
        return self._free_undo[1]

    def answer(self, person: str, yes: bool, seat: int | None = None, *, at: int | None = None) -> Change:
        if self.proposal is None:
            raise Refused("proposal-none")
        mine = self.seats_of(person) if seat is None else [self._own(person, seat)]
        needed = self.still_needed(self.proposal)
        if not any(number in needed for number in mine):
            raise Refused("not-seated")
        if not yes:
            return Change(_body("refuse", at, seat=mine[0]))
        agreed = self.proposal._replace(agreed=self.proposal.agreed | set(mine))
        if self.still_needed(agreed):
            return Change(_body("agree", at, seats=mine))
        return Change(_body("undo", at, seat=self.proposal.seat, steps=self.proposal.steps))

    def still_needed(self, proposal: Proposal) -> list[int]:
        """Whose word is missing. Bots follow the people, and nobody has to wait for someone who is away."""
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.kind == "person" and seat.substitute is None and number not in proposal.agreed
        ]

    def pause(self, person: str, on: bool, *, at: int | None = None) -> Change:
        self._in_phase("running")
        self._own(person, None, any_of_mine=True)
        if on == self.paused:
            raise Refused("paused-already" if on else "paused-not")
        return Change(_body("pause" if on else "resume", at))

    def substitute(self, seat: int, bot: str | None = None, *, at: int | None = None) -> Change:
        """A bot takes over for a person who is away, whose clock ran out, or who left."""
        self._in_phase("running")
        taken = self._seat(seat)
        if taken.kind != "person":
            raise Refused("seat-kind", seat=seat)
        if taken.substitute is not None:
            raise Refused("seat-substituted", seat=seat)
        return Change(_body("substitute", at, seat=seat, bot=_check_bot(self.game.name, bot or self.default_bot())))

    def come_back(self, person: str, seat: int | None = None, *, at: int | None = None) -> Change:
        seat = self._own(person, seat)
        self._in_phase("running")
        if self.seats[seat].substitute is None:
            raise Refused("seat-yours", seat=seat)
        return Change(_body("return", at, seat=seat))

    def resign(self, person: str, seat: int | None = None, *, at: int | None = None) -> Change:
        """A bot plays the seat to the end; the person watches from now on."""
        seat = self._own(person, seat)
        self._in_phase("running")
        return Change(_body("resign", at, seat=seat, bot=self.default_bot()))

    # Commands at any time

    def say(self, person: str, name: str, text: str, seat: int | None = None, *, at: int | None = None) -> Change:
        room, refused = talk.room_for(self, person)
        if room is None:
            raise Refused(refused or "talk-off")
        if len(self.lines) >= MOST_LINES:
            raise Refused("talk-full")
        if seat is not None or len(self.seats_of(person)) == 1:
            seat = self._own(person, seat)
            name = self.seats[seat].name or name
        return Change(_body("talk", at, seat=seat, name=clean_name(name), room=room, text=clean_line(text)))

    def rename(self, person: str, name: str, *, at: int | None = None) -> Change:
        self._own(person, None, any_of_mine=True)
        return Change(_body("name", at, person=person, name=clean_name(name)))

    def rematch(self, person: str, table: str, *, at: int | None = None) -> Change:
        """Point to the table where the same people play again."""
        self._in_phase("finished")
        self._own(person, None, any_of_mine=True)
        if self.rematch_id is not None:
            raise Refused("rematch-made")
        return Change(_body("rematch", at, table=table))

    def remade(self, person: str, *, at: int | None = None) -> Body:
        """The first entry of the rematch: same people, bots, options and settings."""
        seats = [seat._replace(substitute=None) for seat in self.seats]
        name = next(seat.name for seat in seats if seat.person == person)
        return Table.making(
            self.game.name, self.chosen(), host=person, name=name or "", seats=seats, settings=self.settings, at=at
        )

    def default_bot(self) -> str:
        """The bot for empty and abandoned seats: the second simplest."""
        bots = list(BOTS[self.game.name])
        return bots[min(1, len(bots) - 1)]

    # Making it happen

    def take(self, change: Change) -> int:
        """Let a checked change happen; answers with the new version."""
        self._fold(change.body, change.state)
        return self.version

    def fold(self, body: Body) -> None:
        """Let an entry from the store happen, checking that today's rules and the seed give what it says."""
        self._fold(body, None)

    def _fold(self, body: Body, state: State | None) -> None:
        version = self.version + 1
        kind, at = body["kind"], body["at"]
        if kind == "act":
            self._fold_act(body, state, version)
        elif kind == "talk":
            self.lines.append(Line(version, at, body["seat"], body["name"], body["room"], body["text"]))
        elif kind == "make":
            self._fold_make(body)
        elif kind == "seat":
            self.seats[body["seat"]] = Seat.from_json(body["taken"])
        elif kind == "options":
            self._fold_options(body)
        elif kind == "start":
            self._fold_start(body, state, version)
        elif kind == "undo":
            self._fold_undo(body, version)
        elif kind == "propose":
            mine = self.seats_of(self.seats[body["seat"]].person)
            self.proposal = Proposal(body["seat"], body["steps"], frozenset(mine))
        elif kind == "agree":
            assert self.proposal is not None
            self.proposal = self.proposal._replace(agreed=self.proposal.agreed | set(body["seats"]))
        elif kind == "refuse":
            self.proposal = None
        elif kind == "pause":
            self.paused_at = at
        elif kind == "resume":
            assert self.paused_at is not None
            self.asked_at = [None if asked is None else asked + at - self.paused_at for asked in self.asked_at]
            self.paused_at = None
        elif kind == "substitute":
            self.seats[body["seat"]] = self.seats[body["seat"]]._replace(substitute=body["bot"])
        elif kind == "return":
            self._fold_return(body["seat"], at)
        elif kind == "resign":
            self.seats[body["seat"]] = Seat("bot", name=self.seats[body["seat"]].name, bot=body["bot"])
        elif kind == "name":
            for number in self.seats_of(body["person"]):
                self.seats[number] = self.seats[number]._replace(name=body["name"])
        elif kind == "rematch":
            self.rematch_id = body["table"]
        else:
            raise BadRecord("entry-kind", line=version, kind=str(kind)[:40])
        if kind in ("make", "seat", "options", "resign"):
            self._sitting = None
            self._find_host()
        self.version = version
        self.updated = at
        self.event_counts.append(len(self.events))

    def _fold_make(self, body: Body) -> None:
        self.game = conjura.game(body["game"], **body["options"])
        self._chosen = body.get("chosen")
        self.settings = Settings(**body["settings"])
        self.seats = [Seat.from_json(seat) for seat in body["seats"]]
        self.host = body["host"]
        self.practice = body["seed"]
        self.created = body["at"]

    def _fold_options(self, body: Body) -> None:
        self.game = conjura.game(self.game.name, **body["options"])
        self._chosen = body.get("chosen")
        self.settings = Settings(**body["settings"])
        self.seats = (self.seats + [Seat()] * self.game.players)[: self.game.players]

    def _fold_start(self, body: Body, state: State | None, version: int) -> None:
        self._seed = body["seed"]
        if state is None:
            self._chance = Chance.seeded(body["seed"])
            state = self.game.new(self._chance)
            self._check_chance(body, self._chance, version)
        if body["fill"] is not None:
            self.seats = [Seat("bot", bot=body["fill"]) if seat.kind == "empty" else seat for seat in self.seats]
        self.state = state
        header = Header.of(self.game, body["seed"])._replace(rules=body["rules"], content=None, format=1)
        self.record = Record(header)
        self.record.add(Entry(None, None, _taken(body)))
        self.phase = "running"
        self.started = body["at"]
        self.asked_at = [None] * self.game.players
        self._asked = [()] * self.game.players
        self._offered = [{} for _ in range(self.game.players)]
        self._moved(version, body["at"], None)

    def _fold_act(self, body: Body, state: State | None, version: int) -> None:
        assert self.state is not None and self.record is not None and self._chance is not None
        seat, action = body["seat"], Action.parse(body["action"])
        if state is None:
            self.state.apply(seat, action, self._chance)
            self._check_chance(body, self._chance, version)
            self._before = None
        else:
            self._before, self.state = self.state, state
        self.record.add(Entry(seat, action, _taken(body)))
        if body["by"] == "person" and self.seats[seat].substitute is not None:
            self.seats[seat] = self.seats[seat]._replace(substitute=None)
        if body.get("id") is not None:
            self._done[seat, body["id"]] = version
        self.proposal = None
        self._moved(version, body["at"], seat)

    def _fold_undo(self, body: Body, version: int) -> None:
        assert self.record is not None
        self.state, self._chance = self._replayed(body["steps"] - 1)
        self.record.take_back(body["seat"], body["steps"])
        del self.events[len(self.state.events()) :]
        self.proposal = None
        self._before = self._free_undo = None
        self._required = []
        self._offered = [{} for _ in self._offered]  # whoever was about to act looks again
        self._asked = [()] * self.game.players
        self.asked_at = [None] * self.game.players
        self._moved(version, body["at"], None)

    def _fold_return(self, seat: int, at: int) -> None:
        self.seats[seat] = self.seats[seat]._replace(substitute=None)
        if self.asked_at[seat] is not None:
            self.asked_at[seat] = at  # a fresh clock for whoever comes back

    def _moved(self, version: int, at: int, actor: int | None) -> None:
        """Work out what is asked and offered now, and since when."""
        assert self.state is not None and self.record is not None
        waited_for = self._required
        self._events_before = len(self.events)
        self._public = self._public_facts = None
        self.events += self.state.events(len(self.events))
        outcome = self.state.outcome()
        if outcome is not None:
            self.record.close(outcome, self._seed)
            self.phase = "finished"
            self.finished = at
            self.paused_at = None
            self.asked_at = [None] * self.game.players
            self._asked = [()] * self.game.players
            self._offered = [{} for _ in self._offered]
            return
        asked: list[list[Decision]] = [[] for _ in self.seats]
        required = set()
        for decision in self.state.decisions():
            asked[decision.seat].append(decision)
            if decision.required:
                required.add(decision.seat)
        self._required = sorted(required)
        for seat, decisions in enumerate(asked):
            now_asked = tuple(decisions)
            if seat not in required:
                self.asked_at[seat] = None
            elif seat == actor or self.asked_at[seat] is None or now_asked != self._asked[seat]:
                self.asked_at[seat] = at
            self._asked[seat] = now_asked
            if decisions:
                before = {} if seat == actor else self._offered[seat]
                self._offered[seat] = {action: before.get(action, version) for action in self.state.legal(seat)}
            else:
                self._offered[seat] = {}

        self._newly_asked = not required <= set(waited_for)

    def _replayed(self, steps: int) -> tuple[State, Chance]:
        """The position after so many actions, and the chance as it stood then: the same dice lie ahead."""
        assert self.record is not None and self._seed is not None
        chance = Chance.seeded(self._seed)
        state = self.game.new(chance)
        for entry in self.record.entries[1 : steps + 1]:
            assert entry.seat is not None and entry.action is not None
            state.apply(entry.seat, entry.action, chance)
        chance.drain()
        return state, chance

    def _check_chance(self, body: Body, chance: Chance, version: int) -> None:
        if json.dumps(chance.drain()) != json.dumps(body["chance"]):
            raise BadRecord("record-unfair", line=version)

    # Checks, in a fixed order: is the game on, is the seat there, is it yours

    def _in_phase(self, phase: Phase) -> None:
        if self.phase != phase:
            raise Refused(f"table-{self.phase}", needed=phase)

    def _playing(self) -> None:
        self._in_phase("running")
        if self.paused:
            raise Refused("table-paused")

    def _seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise Refused("no-such-seat", seat=seat, players=len(self.seats))
        return self.seats[seat]

    def _own(self, person: str, seat: int | None, any_of_mine: bool = False) -> int:
        mine = self.seats_of(person)
        if not mine:
            raise Refused("not-seated" if seat is None else "not-your-seat")
        if seat is None:
            if len(mine) > 1 and not any_of_mine:
                raise Refused("which-seat")
            return mine[0]
        self._seat(seat)
        if seat not in mine:
            raise Refused("not-your-seat", seat=seat)
        return seat

    def _as_host(self, person: str) -> None:
        if person != self.host:
            raise Refused("not-host")

    def _seating(self, seat: int, taken: Seat, at: int | None) -> Change:
        return Change(_body("seat", at, seat=seat, taken=taken.to_json()))

    def _find_host(self) -> None:
        people = self.people()
        if self.host not in people:
            self.host = people[0] if people else None
        if self.phase == "open" and not people:
            self.phase = "closed"

    def _acting(self, seat: int, action: Action | str, version: int, by: str, id: str | None, at: int | None) -> Change:
        self._playing()
        assert self.state is not None and self._chance is not None
        if isinstance(action, str):
            action = Action.parse(action)
        if version > self.version:
            raise Refused("version-ahead", version=self.version)
        offered = self._offered[seat].get(action)
        if offered is not None and offered > version:
            raise Refused("stale-action", version=self.version)
        state = self.state.clone()
        try:
            state.apply(seat, action, self._chance)  # refuses, with its reason, what is not among the legal actions
        except ConjuraError:
            if version < self.version:
                raise Refused("stale-action", version=self.version) from None
            raise
        taken = [list(one) for one in self._chance.drain()]
        more = {} if id is None else {"id": id}
        return Change(_body("act", at, seat=seat, action=str(action), chance=taken, by=by, **more), state)

    def _last_step_of(self, seat: int) -> int | None:
        """How many entries of the record would stay if the seat took back its last action."""
        assert self.record is not None
        entries = self.record.entries
        return next((steps for steps in range(len(entries) - 1, 0, -1) if entries[steps].seat == seat), None)


def _body(kind: str, at: int | None, **facts: Any) -> Body:
    return {"kind": kind, "at": now() if at is None else at, **facts}


def _taken(body: Body) -> tuple[tuple[str, Any], ...]:
    return tuple((name, outcome) for name, outcome in body["chance"])


def _settle(name: str, options: dict[str, Any]) -> Game:
    known = {"players", *(option.name for option in game_named(name).settings)}
    for option in options:
        if option not in known:
            raise BadOptions("unknown-option", option=option[:40])
    return conjura.game(name, **options)


def _least_chosen(game: Game) -> dict[str, Any]:
    """The fewest options that settle to this game: what was chosen, where nobody noted it."""
    settled = game.options
    chosen = dict(settled)
    for name in settled:
        if name != "players":
            fewer = {other: value for other, value in chosen.items() if other != name}
            if conjura.game(game.name, **fewer).options == settled:
                chosen = fewer
    return chosen


def _check_bot(game: str, bot: str) -> str:
    if bot not in BOTS[game]:
        raise Refused("no-such-bot", bot=bot[:40])
    return bot
