"""What each seat may know: built by listing it, never by taking away what it may not.

The log of a state holds the truth. Here stands, for every kind of entry, which part is public and which part single
seats know besides; observations and events are both told from that.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, cast

from conjura.kernel import Action, Decision, Event
from conjura.secret_hitler import contract
from conjura.secret_hitler.choices import CHOOSING_A_SEAT
from conjura.secret_hitler.position import LogEntry, OpenPosition, Position, copy_open
from conjura.secret_hitler.rules import refusals, victory
from conjura.secret_hitler.rules.claims import conflicts
from conjura.secret_hitler.terms import (
    DISCARD,
    ENACT,
    FASCIST,
    HITLER,
    LIBERAL,
    NOBODY,
    OVER,
    PARTIES,
    PHASES,
    ROLES,
    VETO,
    VOTE,
    seats_in,
)
from conjura.secret_hitler.variant import Variant


class Observation(OpenPosition):
    """What a seat (``None``: a spectator) may know."""

    seat: int | None
    players: int
    options: Mapping[str, Any]
    deck: int  # how many tiles
    discarded: int  # how many tiles
    claimable: tuple[tuple[int, str, int], ...]  # who saw something and has not claimed yet: public, as the events are
    ballot: bool | None  # one's own, while the vote is on
    known: tuple[int | None, ...]  # the roles one knows, by seat
    hand: tuple[int, ...] | None  # the tiles one holds, liberal ones first
    log: tuple[LogEntry, ...]  # as one may know it: ``None`` where one may not
    decisions: tuple[Decision, ...]
    legal: tuple[Action, ...]

    __slots__ = tuple(__annotations__)

    @property
    def role(self) -> int | None:
        """One's own role; a spectator has none."""
        return None if self.seat is None else self.known[self.seat]

    @property
    def silent(self) -> list[int]:
        """President and chancellor while they handle the policies (SH-L4)."""
        return [self.president, self.chancellor] if self.phase in (DISCARD, ENACT, VETO) else []

    @property
    def changes_nothing(self) -> tuple[Action, ...]:
        """Every choice has an effect."""
        return ()

    @property
    def out(self) -> list[int]:
        """The executed (SH-P5)."""
        return [seat for seat in range(self.players) if not self.alive >> seat & 1]

    def to_json(self) -> contract.Observation:
        """The same in plain words and numbers, for the page and for programs in other languages."""
        return {
            **self.facts(),
            "history": [_seen_event(self, number, entry) for number, entry in enumerate(self.log)],
            "decisions": [decision.to_json() for decision in self.decisions],
            "legal": [str(action) for action in self.legal],
        }

    def facts(self, public: contract.Facts | None = None) -> contract.Facts:
        """The position alone: what a table sends after every step, with the history told as events beside it.

        Whoever has the spectator's facts of the same position at hand gets the seat's own put into a copy of them.
        """
        if public is not None:
            return {**public, **self.own_facts()}
        own = self.own_facts()
        in_vote = self.phase == VOTE
        return {
            "game": "secret-hitler",
            "seat": own["seat"],
            "players": self.players,
            "options": cast("contract.Options", {**self.options, "powers": list(self.options["powers"])}),
            "phase": PHASES[self.phase],
            "president": self.president,
            "chancellor": None if self.chancellor == NOBODY else self.chancellor,
            "last_president": None if self.last_president == NOBODY else self.last_president,
            "last_chancellor": None if self.last_chancellor == NOBODY else self.last_chancellor,
            "rotation": self.rotation,
            "tracker": self.tracker,
            "session": self.session,
            "in_force": {"liberal": self.in_force[LIBERAL], "fascist": self.in_force[FASCIST]},
            "deck": self.deck,
            "discard": self.discarded,
            "alive": seats_in(self.alive),
            "investigated": seats_in(self.investigated),
            "not_hitler": seats_in(self.not_hitler),
            "voted": seats_in(self.alive & ~self.waiting) if in_vote else [],
            "ballot": own["ballot"],
            "veto_open": self.in_force[FASCIST] >= self.options["veto_from"],
            "veto_refused": self.veto_refused,
            "role": own["role"],
            "known": own["known"],
            "hand": own["hand"],
            "barred": [
                {
                    "action": f"{PHASES[self.phase]} {seat}",
                    "code": reason[0],
                    "rule": reason[1],
                    "args": {"target": seat},
                    "seat": seat,
                    "reason": reason[0],
                }
                for seat in range(self.players)
                if self.phase in CHOOSING_A_SEAT and (reason := refusals.target_reason(self, seat))
            ],
            "unclaimed": [
                {"seat": seat, "what": cast("contract.ClaimKind", kind), "session": number}
                for seat, kind, number in self.claimable
            ],
            "conflicts": conflicts(self.log),
            "outcome": None if self.ending == NOBODY else victory.ENDINGS[self.ending][0],
        }

    def own_facts(self) -> contract.OwnFacts:
        """What may differ between those who look at the same position."""
        return {
            "seat": self.seat,
            "ballot": None if self.ballot is None else ("ja" if self.ballot else "nein"),
            "role": None if self.role is None else ROLES[self.role],
            "known": [None if role is None else ROLES[role] for role in self.known],
            "hand": None if self.hand is None else [PARTIES[tile] for tile in self.hand],
        }


def observe(
    position: Position, seat: int | None, decisions: tuple[Decision, ...], legal: tuple[Action, ...], log: bool
) -> Observation:
    """What the seat may know of the position (SH-K1 to SH-K3, SH-L3); everything once the game is over (SH-W4).

    Without its log for whoever is told the events anyway, step by step.
    """
    seen = Observation()
    copy_open(position, seen)
    variant = position.variant
    seen.seat = seat
    seen.players = variant.players
    seen.options = variant.options
    seen.deck = len(position.deck)
    seen.discarded = position.liberals_discarded + position.fascists_discarded
    seen.claimable = tuple(position.claimable)
    seen.ballot = None
    seen.hand = None
    if seat is not None:
        if position.phase == VOTE and position.alive & ~position.waiting & 1 << seat:
            seen.ballot = bool(position.ayes >> seat & 1)
        if holds_the_hand(position, seat):
            seen.hand = (LIBERAL,) * position.liberals_in_hand + (FASCIST,) * position.fascists_in_hand
    seen.log = _log_of(position, seat) if log else ()
    if position.phase == OVER:
        seen.known = tuple(position.roles)
    elif seen.log:
        seen.known = seen.log[0][1]  # what it was told at the deal
    else:
        seen.known = knows(variant, position.roles, seat)
    seen.decisions = decisions
    seen.legal = legal
    return seen


def _log_of(position: Position, seat: int | None) -> tuple[LogEntry, ...]:
    """The log as the seat may know it. It only grows, so what was told before is kept and only the rest is added."""
    log = position.log
    if position.phase == OVER:
        return tuple(log)
    if position.told is None:
        position.told = {}
    told = position.told.get(seat, ())
    if len(told) < len(log):
        new = log[len(told) :]
        told += tuple([_seen_entry(position, entry, seat) if entry[0] in _HIDDEN else entry for entry in new])
        position.told[seat] = told
    return told


def holds_the_hand(position: Position, seat: int) -> bool:
    """SH-L3: the president sees the three; then the chancellor has the two, and the president remembers them."""
    if position.phase == DISCARD:
        return seat == position.president
    return position.phase in (ENACT, VETO) and seat in (position.president, position.chancellor)


def knows(variant: Variant, roles: list[int], seat: int | None) -> tuple[int | None, ...]:
    """The roles that a seat is told at the deal: SH-K1, SH-K2, SH-K3."""
    if seat is None:
        return (None,) * len(roles)
    own = roles[seat]
    if own == FASCIST or (own == HITLER and variant.hitler_knows):
        return tuple([None if role == LIBERAL else role for role in roles])
    return tuple([own if other == seat else None for other in range(len(roles))])


# Entries of which single seats know more than everybody: the field of each hidden fact, and who knows it.
# SH-L3: the president knows the three tiles and the one laid away, the chancellor the two; both then know the other
# one. SH-P2, SH-P4: the president alone sees the party card, or the top three. Field 1 names the president, 2 the
# chancellor.
_HIDDEN: Final[dict[str, dict[int, tuple[int, ...]]]] = {
    "roles": {},  # told apart: each seat knows some of them
    "drawn": {2: (1,)},
    "passed": {3: (1,), 4: (1, 2)},
    "enacted": {4: (1, 2)},
    "investigated": {3: (1,)},
    "peeked": {2: (1,), 3: (1,), 4: (1,)},
}
# The same entries as an outsider knows them: how many fields stay, how many are hidden.
_OUTSIDE: Final = {kind: (min(hidden), len(hidden)) for kind, hidden in _HIDDEN.items() if hidden}


def _insiders(entry: LogEntry) -> tuple[int, ...]:
    """The seats that know more of the entry than everybody."""
    return (entry[1], entry[2]) if entry[0] in ("passed", "enacted") else (entry[1],)


def _seen_entry(position: Position, entry: LogEntry, seat: int | None) -> LogEntry:
    """The entry with the fields that the seat may know."""
    kind = entry[0]
    if kind == "roles":
        return "roles", knows(position.variant, position.roles, seat)
    if seat is None or seat not in _insiders(entry):
        public, hidden = _OUTSIDE[kind]
        return entry[:public] + (None,) * hidden
    known_to = _HIDDEN[kind]
    return tuple(
        [
            value if field not in known_to or seat in [entry[who] for who in known_to[field]] else None
            for field, value in enumerate(entry)
        ]
    )


def events(position: Position, since: int = 0) -> list[Event]:
    """What has happened, from that number on, each with what all may know and what single seats may know besides."""
    return [_event(position, number) for number in range(max(since, 0), len(position.log))]


_SOURCES: Final = {
    "roles": "SH-S3",
    "shuffled": "SH-L5",
    "candidate": "SH-E1",
    "nominated": "SH-E2",
    "votes": "SH-E5",
    "not-hitler": "SH-E10",
    "tracker": "SH-E7",
    "chaos": "SH-E8",
    "drawn": "SH-L1",
    "passed": "SH-L1",
    "enacted": "SH-L2",
    "veto-asked": "SH-V1",
    "veto-agreed": "SH-V2",
    "veto-refused": "SH-V3",
    "investigated": "SH-P2",
    "special-election": "SH-P3",
    "peeked": "SH-P4",
    "executed": "SH-P5",
    "claimed": "SH-T1",
    "over": "SH-W4",
}


def _source(number: int, kind: str) -> str:
    """The rule that made it happen; the first shuffle belongs to the setup."""
    return "SH-S4" if kind == "shuffled" and number == 1 else _SOURCES[kind]


def _event(position: Position, number: int) -> Event:
    entry = position.log[number]
    kind = entry[0]
    private: dict[int, dict[str, Any]] = {}
    if kind == "roles":
        public = _facts(_seen_entry(position, entry, None))
        for seat in range(position.variant.players):
            private[seat] = _facts(_seen_entry(position, entry, seat))
    elif kind in _HIDDEN:
        public = _facts(_seen_entry(position, entry, None))
        for seat in _insiders(entry):
            facts = _facts(_seen_entry(position, entry, seat))
            private[seat] = {name: value for name, value in facts.items() if value != public[name]}
    else:
        public = _facts(entry)
        if kind == "over":
            public |= {"roles": [ROLES[role] for role in position.roles], "sessions": sessions(position.log)}
    return Event(number, kind, _source(number, kind), public, private)


def _seen_event(seen: Observation, number: int, entry: LogEntry) -> contract.Event:
    facts = _facts(entry)
    if entry[0] == "over":
        facts |= {"roles": [ROLES[role] for role in seen.known if role is not None], "sessions": sessions(seen.log)}
    event = {"number": number, "kind": entry[0], "source": _source(number, entry[0]), **facts}
    return cast("contract.Event", event)


def _facts(entry: LogEntry) -> dict[str, Any]:
    """An entry of the log, whole or as a seat may know it, as named words and numbers."""
    return _NAMED[entry[0]](*entry[1:])


def _name_votes(president: int, chancellor: int, ayes: int, voters: int, elected: bool) -> dict[str, Any]:
    return {
        "president": president,
        "chancellor": chancellor,
        "ja": seats_in(ayes),
        "nein": seats_in(voters & ~ayes),
        "elected": elected,
    }


def _name_passed(president: int, chancellor: int, tile: int | None, liberals: int | None) -> dict[str, Any]:
    return {
        "president": president,
        "chancellor": chancellor,
        "discarded": _party(tile),
        "tiles": _tiles(liberals, 2),
    }


def _name_enacted(president: int, chancellor: int, tile: int, other: int | None) -> dict[str, Any]:
    return {"president": president, "chancellor": chancellor, "policy": PARTIES[tile], "discarded": _party(other)}


def _name_ending(ending: int) -> dict[str, Any]:
    reason, side, rule = victory.ENDINGS[ending]
    return {"reason": reason, "side": PARTIES[side], "rule": rule}


def _name_seat(seat: int) -> dict[str, Any]:
    return {"seat": seat}


def _name_target(president: int, target: int) -> dict[str, Any]:
    return {"president": president, "target": target}


_NAMED: Final[dict[str, Callable[..., dict[str, Any]]]] = {
    "roles": lambda roles: {"roles": [None if role is None else ROLES[role] for role in roles]},
    "shuffled": lambda liberals, fascists: {"liberal": liberals, "fascist": fascists},
    "candidate": _name_seat,
    "nominated": lambda president, chancellor: {"president": president, "chancellor": chancellor},
    "votes": _name_votes,
    "not-hitler": _name_seat,
    "tracker": lambda tracker: {"tracker": tracker},
    "chaos": lambda tile: {"policy": PARTIES[tile]},
    "drawn": lambda president, liberals: {"president": president, "tiles": _tiles(liberals, 3)},
    "passed": _name_passed,
    "enacted": _name_enacted,
    "veto-asked": _name_seat,
    "veto-agreed": _name_seat,
    "veto-refused": _name_seat,
    "investigated": lambda president, target, party: {"president": president, "target": target, "party": _party(party)},
    "special-election": _name_target,
    "peeked": lambda president, *tiles: {
        "president": president,
        "tiles": None if tiles[0] is None else [PARTIES[tile] for tile in tiles],
    },
    "executed": _name_target,
    "claimed": lambda seat, what, session, *claim: {
        "seat": seat,
        "what": what,
        "session": session,
        "claim": list(claim),
    },
    "over": _name_ending,
}


def _party(tile: int | None) -> contract.Party | None:
    return None if tile is None else PARTIES[tile]


def _tiles(liberals: int | None, count: int) -> list[contract.Party] | None:
    if liberals is None:
        return None
    return [PARTIES[LIBERAL]] * liberals + [PARTIES[FASCIST]] * (count - liberals)


def sessions(log: list[LogEntry] | tuple[LogEntry, ...]) -> list[dict[str, Any]]:
    """SH-W4: every hand drawn, passed and discarded, session by session."""
    told: list[dict[str, Any]] = []
    for entry in log:
        if entry[0] == "drawn":
            told.append({"president": entry[1], "drawn": _tiles(entry[2], 3)})
        elif entry[0] == "passed":
            told[-1] |= {"chancellor": entry[2], "laid_away": PARTIES[entry[3]], "passed": _tiles(entry[4], 2)}
        elif entry[0] == "enacted":
            told[-1] |= {"policy": PARTIES[entry[3]], "discarded": PARTIES[entry[4]]}
        elif entry[0] == "veto-agreed":
            told[-1] |= {"policy": None}
    return told
