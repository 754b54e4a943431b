"""What each seat may know: built by listing it, never by taking away what it may not.

The log of a state holds the truth. Here stands, for every kind of entry, which part is public and which part single
seats know besides; observations and events are both told from that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from conjura.kernel import Action, Decision, Event
from conjura.secret_hitler.rules import asked, refusals, victory
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

if TYPE_CHECKING:
    from conjura.secret_hitler.game import SecretHitler
    from conjura.secret_hitler.state import LogEntry, State


class Observation:
    """What a seat (``None``: a spectator) may know. The fields mean what they mean in the state."""

    __slots__ = (
        "alive",
        "ballot",
        "chancellor",
        "claimable",
        "decisions",
        "deck",
        "discarded",
        "ending",
        "hand",
        "in_force",
        "investigated",
        "known",
        "last_chancellor",
        "last_president",
        "legal",
        "log",
        "not_hitler",
        "options",
        "phase",
        "players",
        "president",
        "rotation",
        "seat",
        "session",
        "tracker",
        "veto_refused",
        "waiting",
    )

    seat: int | None
    players: int
    options: dict[str, Any]
    phase: int
    president: int
    chancellor: int
    rotation: int
    last_president: int
    last_chancellor: int
    tracker: int
    session: int
    in_force: tuple[int, int]
    deck: int  # how many tiles
    discarded: int  # how many tiles
    alive: int
    investigated: int
    not_hitler: int
    waiting: int
    veto_refused: bool
    ending: int
    claimable: tuple[tuple[int, str, int], ...]  # who saw something and has not claimed yet: public, as the events are
    ballot: bool | None  # one's own, while the vote is on
    known: tuple[int | None, ...]  # the roles one knows, by seat
    hand: tuple[int, ...] | None  # the tiles one holds, liberal ones first
    log: tuple[LogEntry, ...]  # as one may know it: ``None`` where one may not
    decisions: tuple[Decision, ...]
    legal: tuple[Action, ...]

    @property
    def role(self) -> int | None:
        """One's own role; a spectator has none."""
        return None if self.seat is None else self.known[self.seat]

    def to_json(self) -> dict[str, Any]:
        """The same in plain words and numbers, for the page and for programs in other languages."""
        facts = self.facts()
        outcome = facts.pop("outcome")
        facts["history"] = [_seen_event(self, number, entry) for number, entry in enumerate(self.log)]
        facts["decisions"] = [decision._asdict() for decision in self.decisions]
        facts["legal"] = [str(action) for action in self.legal]
        facts["outcome"] = outcome
        return facts

    def facts(self) -> dict[str, Any]:
        """The position alone: what a table sends after every step, with the history told as events beside it."""
        in_vote = self.phase == VOTE
        return {
            "game": "secret-hitler",
            "seat": self.seat,
            "players": self.players,
            "options": self.options,
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
            "ballot": None if self.ballot is None else ("ja" if self.ballot else "nein"),
            "veto_open": self.in_force[FASCIST] >= self.options["veto_from"],
            "veto_refused": self.veto_refused,
            "role": None if self.role is None else ROLES[self.role],
            "known": [None if role is None else ROLES[role] for role in self.known],
            "hand": None if self.hand is None else [PARTIES[tile] for tile in self.hand],
            "barred": [
                {"seat": seat, "reason": reason[0], "rule": reason[1]}
                for seat in range(self.players)
                if self.phase in asked.CHOOSING_A_SEAT and (reason := refusals.target_reason(self, seat))
            ],
            "unclaimed": [{"seat": seat, "what": kind, "session": number} for seat, kind, number in self.claimable],
            "conflicts": conflicts(self.log),
            "outcome": None if self.ending == NOBODY else victory.ENDINGS[self.ending][0],
        }


def observe(state: State, seat: int | None) -> Observation:
    """What the seat may know of the position (SH-K1 to SH-K3, SH-L3); everything once the game is over (SH-W4)."""
    if seat is not None and (type(seat) is not int or not 0 <= seat < state.game.players):
        raise refusals.no_such_seat(seat, state.game.players)
    seen = Observation()
    game = state.game
    seen.seat = seat
    seen.players = game.players
    seen.options = game.options
    seen.phase = phase = state.phase
    seen.president = state.president
    seen.chancellor = state.chancellor
    seen.rotation = state.rotation
    seen.last_president = state.last_president
    seen.last_chancellor = state.last_chancellor
    seen.tracker = state.tracker
    seen.session = state.session
    seen.in_force = (state.in_force[LIBERAL], state.in_force[FASCIST])
    seen.deck = len(state.deck)
    seen.discarded = state.discarded[LIBERAL] + state.discarded[FASCIST]
    seen.alive = state.alive
    seen.investigated = state.investigated
    seen.not_hitler = state.not_hitler
    seen.waiting = state.waiting
    seen.veto_refused = state.veto_refused
    seen.ending = state.ending
    seen.claimable = tuple(state.claimable)
    seen.ballot = None
    seen.hand = None
    if seat is not None:
        if phase == VOTE and state.alive & ~state.waiting & 1 << seat:
            seen.ballot = bool(state.ayes >> seat & 1)
        if holds_the_hand(state, seat):
            seen.hand = (LIBERAL,) * state.hand[LIBERAL] + (FASCIST,) * state.hand[FASCIST]
    if phase == OVER:
        seen.known = tuple(state.roles)
        seen.log = tuple(state.log)
    else:
        seen.known = knows(game, state.roles, seat)
        seen.log = tuple(
            [_seen_entry(entry, seat, seen.known) if entry[0] in _PARTLY_HIDDEN else entry for entry in state.log]
        )
    seen.decisions = asked.decisions(state)
    seen.legal = () if seat is None else asked.legal(state, seat)
    return seen


def holds_the_hand(state: State, seat: int) -> bool:
    """SH-L3: the president sees the three; then the chancellor has the two, and the president remembers them."""
    if state.phase == DISCARD:
        return seat == state.president
    return state.phase in (ENACT, VETO) and seat in (state.president, state.chancellor)


def knows(game: SecretHitler, roles: list[int], seat: int | None) -> tuple[int | None, ...]:
    """The roles that a seat is told at the deal: SH-K1, SH-K2, SH-K3."""
    if seat is None:
        return (None,) * len(roles)
    own = roles[seat]
    if own == FASCIST or (own == HITLER and game.hitler_knows):
        return tuple([None if role == LIBERAL else role for role in roles])
    return tuple([own if other == seat else None for other in range(len(roles))])


_PARTLY_HIDDEN: Final = frozenset({"roles", "drawn", "passed", "enacted", "investigated", "peeked"})


def _seen_entry(entry: LogEntry, seat: int | None, known: tuple[int | None, ...]) -> LogEntry:
    """The entry with the fields that the seat may know."""
    kind = entry[0]
    if kind == "roles":
        return ("roles", known)
    president = entry[1]
    if kind == "drawn":  # SH-L3: the president alone
        return entry if seat == president else ("drawn", president, None)
    if kind == "passed":  # SH-L3: the president knows what was laid away, the chancellor only what came
        if seat == president:
            return entry
        return ("passed", president, entry[2], None, entry[4] if seat == entry[2] else None)
    if kind == "enacted":  # both knew the two tiles, so both know the other one
        return entry if seat in (president, entry[2]) else ("enacted", president, entry[2], entry[3], None)
    if kind == "investigated":  # SH-P2
        return entry if seat == president else ("investigated", president, entry[2], None)
    # SH-P4: peeked
    return entry if seat == president else ("peeked", president, None, None, None)


def events(state: State, since: int = 0) -> list[Event]:
    """What has happened, from that number on, each with what all may know and what single seats may know besides."""
    return [_event(state, number) for number in range(max(since, 0), len(state.log))]


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


def _event(state: State, number: int) -> Event:
    entry = state.log[number]
    kind = entry[0]
    private: dict[int, dict[str, Any]] = {}
    if kind in _PARTLY_HIDDEN:
        nobody = (None,) * state.game.players
        public = _facts(state.game.players, _seen_entry(entry, None, nobody))
        for seat in range(state.game.players):
            known = knows(state.game, state.roles, seat) if kind == "roles" else nobody
            facts = _facts(state.game.players, _seen_entry(entry, seat, known))
            told = {name: value for name, value in facts.items() if value != public[name]}
            if told:
                private[seat] = told
    else:
        public = _facts(state.game.players, entry)
        if kind == "over":
            public |= {"roles": [ROLES[role] for role in state.roles], "sessions": sessions(state.log)}
    return Event(number, kind, _SOURCES[kind], public, private)


def _seen_event(seen: Observation, number: int, entry: LogEntry) -> dict[str, Any]:
    facts = _facts(seen.players, entry)
    if entry[0] == "over":
        facts |= {"roles": [ROLES[role] for role in seen.known if role is not None], "sessions": sessions(seen.log)}
    return {"number": number, "kind": entry[0], "source": _SOURCES[entry[0]], **facts}


def _facts(players: int, entry: LogEntry) -> dict[str, Any]:
    """An entry of the log, whole or as a seat may know it, as named words and numbers."""
    kind = entry[0]
    if kind == "roles":
        return {"roles": [None if role is None else ROLES[role] for role in entry[1]]}
    if kind == "shuffled":
        return {"liberal": entry[1], "fascist": entry[2]}
    if kind in ("candidate", "not-hitler", "veto-asked", "veto-agreed", "veto-refused"):
        return {"seat": entry[1]}
    if kind == "nominated":
        return {"president": entry[1], "chancellor": entry[2]}
    if kind == "votes":
        _, president, chancellor, ayes, voters, elected = entry
        return {
            "president": president,
            "chancellor": chancellor,
            "ja": seats_in(ayes),
            "nein": seats_in(voters & ~ayes),
            "elected": elected,
        }
    if kind == "tracker":
        return {"tracker": entry[1]}
    if kind == "chaos":
        return {"policy": PARTIES[entry[1]]}
    if kind == "drawn":
        return {"president": entry[1], "tiles": _tiles(entry[2], 3)}
    if kind == "passed":
        _, president, chancellor, tile, liberals = entry
        return {
            "president": president,
            "chancellor": chancellor,
            "discarded": _party(tile),
            "tiles": _tiles(liberals, 2),
        }
    if kind == "enacted":
        _, president, chancellor, tile, other = entry
        return {
            "president": president,
            "chancellor": chancellor,
            "policy": PARTIES[tile],
            "discarded": _party(other),
        }
    if kind == "investigated":
        return {"president": entry[1], "target": entry[2], "party": _party(entry[3])}
    if kind in ("special-election", "executed"):
        return {"president": entry[1], "target": entry[2]}
    if kind == "peeked":
        return {"president": entry[1], "tiles": None if entry[2] is None else [PARTIES[tile] for tile in entry[2:]]}
    if kind == "claimed":
        return {"seat": entry[1], "what": entry[2], "session": entry[3], "claim": list(entry[4:])}
    reason, side, rule = victory.ENDINGS[entry[1]]
    return {"reason": reason, "side": PARTIES[side], "rule": rule}


def _party(tile: int | None) -> str | None:
    return None if tile is None else PARTIES[tile]


def _tiles(liberals: int | None, count: int) -> list[str] | None:
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
