"""What Secret Hitler tells the page and other programs, as types (see ``kernel/contract.py``)."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from conjura.kernel.contract import Decision, Happened

Party = Literal["liberal", "fascist"]
Role = Literal["liberal", "fascist", "hitler"]
Power = Literal["none", "investigate", "special-election", "peek", "execution"]
Phase = Literal[
    "nominate",
    "vote",
    "discard",
    "enact",
    "veto",
    "investigate",
    "special-election",
    "peek",
    "execute",
    "over",
]
Ballot = Literal["ja", "nein"]
ClaimKind = Literal["drawn", "received", "party", "peek"]
Ending = Literal["liberal-policies", "hitler-executed", "fascist-policies", "hitler-elected"]
ConflictReason = Literal["drawn-policy", "received-policy", "drawn-received", "liberal-buried", "peek-drawn", "accused"]


class Options(TypedDict):
    """What was settled before the game (SH-X)."""

    players: int
    talk: bool
    rebalanced: bool
    powers: list[Power]
    liberal_policies: int
    fascist_policies: int
    liberal_start: int
    fascist_start: int
    hitler_zone: int
    veto_from: int
    hitler_knows: bool


class Policies(TypedDict):
    """How many of each party."""

    liberal: int
    fascist: int


class Barred(TypedDict):
    """A seat that the president may not choose now, and why: the sentence is ``error-CODE``; ``reason`` is the code."""

    action: str
    code: str
    rule: str
    args: dict[str, int | str]
    seat: int
    reason: str


class Unclaimed(TypedDict):
    """Something that a seat saw and has not spoken about yet (SH-T1)."""

    seat: int
    what: ClaimKind
    session: int


class Conflict(TypedDict):
    """Claims that cannot all be true, with the seats that stand against each other (SH-T1)."""

    reason: ConflictReason
    session: int
    seats: list[int]


class OwnFacts(TypedDict):
    """What may differ between those who look at the same position."""

    seat: int | None
    ballot: Ballot | None
    role: Role | None
    known: list[Role | None]
    hand: list[Party] | None


class Position(TypedDict):
    """The position as one pair of eyes may know it: what a view carries, with the history told as events beside it."""

    game: Literal["secret-hitler"]
    players: int
    phase: Phase
    president: int
    chancellor: int | None
    last_president: int | None
    last_chancellor: int | None
    rotation: int
    tracker: int
    session: int
    in_force: Policies
    deck: int
    discard: int
    alive: list[int]
    investigated: list[int]
    not_hitler: list[int]
    voted: list[int]
    ballot: Ballot | None
    veto_open: bool
    veto_refused: bool
    role: Role | None
    known: list[Role | None]
    hand: list[Party] | None
    barred: list[Barred]
    unclaimed: list[Unclaimed]
    conflicts: list[Conflict]
    outcome: Ending | None


class Facts(Position):
    """The position, with the seat that looks at it and the options of the game."""

    seat: int | None
    options: Options


class Observation(Facts):
    """All that a seat may know, its history included: ``Observation.to_json``."""

    history: list[Event]
    decisions: list[Decision]
    legal: list[str]


# What happened. Facts that not every seat may know are null for the others.


class Roles(Happened):
    """The deal: the roles that one is told (SH-K)."""

    kind: Literal["roles"]
    roles: list[Role | None]


class Shuffled(Happened):
    kind: Literal["shuffled"]
    liberal: int
    fascist: int


class Candidate(Happened):
    """The seat that stands for president."""

    kind: Literal["candidate"]
    seat: int


class Nominated(Happened):
    kind: Literal["nominated"]
    president: int
    chancellor: int


class Votes(Happened):
    kind: Literal["votes"]
    president: int
    chancellor: int
    ja: list[int]
    nein: list[int]
    elected: bool


class NotHitler(Happened):
    """A chancellor elected in the danger zone is not Hitler (SH-E10)."""

    kind: Literal["not-hitler"]
    seat: int


class Tracker(Happened):
    kind: Literal["tracker"]
    tracker: int


class Chaos(Happened):
    """The top policy was laid after three failed elections (SH-E8)."""

    kind: Literal["chaos"]
    policy: Party


class Drawn(Happened):
    kind: Literal["drawn"]
    president: int
    tiles: list[Party] | None


class Passed(Happened):
    kind: Literal["passed"]
    president: int
    chancellor: int
    discarded: Party | None
    tiles: list[Party] | None


class Enacted(Happened):
    kind: Literal["enacted"]
    president: int
    chancellor: int
    policy: Party
    discarded: Party | None


class VetoAsked(Happened):
    kind: Literal["veto-asked"]
    seat: int


class VetoAgreed(Happened):
    kind: Literal["veto-agreed"]
    seat: int


class VetoRefused(Happened):
    kind: Literal["veto-refused"]
    seat: int


class Investigated(Happened):
    kind: Literal["investigated"]
    president: int
    target: int
    party: Party | None


class SpecialElection(Happened):
    kind: Literal["special-election"]
    president: int
    target: int


class Peeked(Happened):
    kind: Literal["peeked"]
    president: int
    tiles: list[Party] | None


class Executed(Happened):
    kind: Literal["executed"]
    president: int
    target: int


class Claimed(Happened):
    """What a seat says it saw: a number of liberal tiles, a party, or three tiles in order."""

    kind: Literal["claimed"]
    seat: int
    what: ClaimKind
    session: int
    claim: list[str | int]


class Session(TypedDict):
    """A legislative session as it really was; how far it went says which facts there are."""

    president: int
    drawn: list[Party]
    chancellor: NotRequired[int]
    laid_away: NotRequired[Party]
    passed: NotRequired[list[Party]]
    policy: NotRequired[Party | None]  # null: vetoed
    discarded: NotRequired[Party]


class Over(Happened):
    """The end, where everything is shown (SH-W4)."""

    kind: Literal["over"]
    reason: Ending
    side: Party
    rule: str
    roles: list[Role]
    sessions: list[Session]


Event = (
    Roles
    | Shuffled
    | Candidate
    | Nominated
    | Votes
    | NotHitler
    | Tracker
    | Chaos
    | Drawn
    | Passed
    | Enacted
    | VetoAsked
    | VetoAgreed
    | VetoRefused
    | Investigated
    | SpecialElection
    | Peeked
    | Executed
    | Claimed
    | Over
)
