"""What a table tells whoever looks at it, as types (see ``kernel/contract.py``)."""

# Annotations are not postponed here: the description of the HTTP part would take ``NotRequired`` for required.

from typing import Any, Literal, NotRequired, TypedDict

from conjura.kernel.contract import Choice, Decision, GameEvent, Line, Outcome, Section, Status, Told

Phase = Literal["open", "running", "finished", "closed"]
SeatKind = Literal["person", "bot", "empty"]
Room = Literal["table", "gallery"]
BotsTalk = Literal["all", "little", "none"]
Asks = Literal["why", "trust", "suspect", "plan", "need"]


Discussion = int | Literal["all"] | None


class TableSettings(TypedDict):
    """How a table is run; the rules of the game are in its options.

    ``discussion``: for how many seconds people talk where the game pauses for it, or until all go on; null: as usual.
    """

    public: bool
    clock: int | None
    absence: int | None
    talk: bool
    undo: bool
    spectators: bool
    pace: int
    bots_talk: BotsTalk
    hints: bool | None
    discussion: Discussion
    draft: bool


class TableSeat(TypedDict):
    """Who sits there. ``waiting``: the game waits for that seat, since then, and until ``deadline`` if there is one.

    ``calls``: the seats of those who ask that a bot plays for whoever is away; ``votes``: of those who ask that the
    person leaves the game. ``silenced``: the host lets them say nothing.
    """

    kind: SeatKind
    name: str | None
    bot: str | None
    present: bool
    substitute: str | None
    calls: list[int]
    votes: list[int]
    silenced: bool
    host: bool
    waiting: bool
    since: int | None
    deadline: int | None


class Proposal(TypedDict):
    """A request to take back: how many steps of the record would stay, who agreed, and whose word is missing."""

    kind: Literal["undo"]
    seat: int
    steps: int
    agreed: list[int]
    needed: list[int]


class OpenDiscussion(TypedDict):
    """Those at the table talk before the game goes on: ``until`` then (null: until all go on; or it has not begun,
    because pages still show what happened), of so many ``seconds``. It ends when all of the seats ``people`` have
    gone on. Decisions of the kinds ``before`` wait for it."""

    before: list[str]
    seconds: float | None
    until: int | None
    people: list[int]
    gone_on: list[int]


class DraftPick(TypedDict):
    """What a seat has picked, or got by ``lot``."""

    seat: int
    what: str
    lot: bool


class OpenDraft(TypedDict):
    """Those at the table pick in turn, before the game: the seats ``waiting`` in this order, the ``passed`` ones among
    them after they were away. ``thing``: what is picked, as its messages are called; ``left``: what is still there."""

    thing: str
    waiting: list[int]
    passed: list[int]
    picks: list[DraftPick]
    left: list[str]


class TableInfo(TypedDict):
    """The part of a view that is the same for everyone. ``content`` is the hash of the cards that are played with;
    ``chosen``: those of the options that somebody chose, from which the others follow."""

    id: str
    game: str
    options: dict[str, Any]
    chosen: dict[str, Any]
    settings: TableSettings
    rules: str
    content: str | None
    phase: Phase
    paused: bool
    practice: bool
    seats: list[TableSeat]
    spectators: int
    commitment: str | None
    link: str | None
    seed: str | int | None
    proposal: Proposal | None
    discussion: OpenDiscussion | None
    draft: OpenDraft | None
    outcome: Outcome | None
    rematch: str | None
    created: int
    started: int | None
    finished: int | None


class TalkLine(TypedDict):
    """A line of talk; ``version`` is its key.

    It has either a ``text``, as somebody wrote it, or is ``told``, to be read in one's own language: what a ``bot``
    says, and what it is asked. A bot's ``name`` is null: each reader's page names it. ``after``: how many events of the
    game had happened by then.
    """

    version: int
    at: int
    seat: int | None
    name: str | None
    room: Room
    text: str | None
    told: Told | None
    bot: bool
    after: int


class Speak(TypedDict):
    """Where I may speak now; ``refused`` is the code that says why not."""

    room: Room | None
    refused: str | None


class Undo(TypedDict):
    """Whether my last action can be taken back at once, or by asking the table; ``refused`` says why not at once.

    ``what`` names the action.
    """

    free: bool
    ask: bool
    refused: str | None
    what: Told | None


SanctionKind = Literal["silence", "ban"]


class Sanction(TypedDict):
    """What the host has decided about somebody: that they say nothing, or do not come back. ``number`` is its key."""

    number: int
    kind: SanctionKind
    name: str
    seat: int | None


class Speaker(TypedDict):
    """Somebody in the gallery, by the last line they said there."""

    name: str
    line: int


AsideKind = Literal[
    "taken-back", "clock", "played", "substitute", "return", "resign", "call", "silence", "ban", "vote-out", "voted-out"
]


class Aside(TypedDict):
    """Something that happened beside the game, after so many events (``before``): ``line`` says it.

    ``what``: what was taken back, or what the clock (or a bot that ``played`` for me) decided.
    """

    version: int
    at: int
    before: int
    kind: AsideKind
    seat: int
    line: Told
    what: Told | None


class Hint(TypedDict):
    """What a strong bot would do in my place at that version, by what my seat may know.

    ``action`` is null where it would let the offer pass. ``told`` says why, to be read in one's own language; ``text``
    is the same in the language that was asked for. Both are null where it has no reason to tell.
    """

    version: int
    seat: int
    action: str | None
    told: Told | None
    text: str | None


class Wish(TypedDict):
    """Something that the seat ``by`` asks of the others, or of the seat ``to``; ``told`` says it."""

    by: int
    wish: str
    what: str | None
    to: int | None
    told: Told


class Outlook(TypedDict):
    """What the position promises at a version, through the eyes of a seat; ``outlook`` is the game's own."""

    version: int
    seat: int | None
    outlook: dict[str, Any]


class WishOffer(TypedDict):
    """Something that I can ask of others; ``told`` says it."""

    wish: str
    what: str | None
    told: Told


class WishOffers(TypedDict):
    """All that I can ask of others now."""

    wishes: list[WishOffer]


class Retold(TypedDict):
    """An event that was told before and whose line of the log reads differently now."""

    number: int
    line: Line


class PersonalView(TypedDict):
    """The part for one pair of eyes. An update has only the events, the talk and the asides ``since`` a version.

    Every event carries its line of the log; ``retold`` are lines of earlier events that changed. ``choices`` says
    the actions of ``legal`` in words, in the same order. ``hints``: whether I may ask now what a bot would do;
    ``out``: the seats that are out of the game; ``wishes``: what people ask of others at the moment; ``muted``: seats
    of people whose talk I do not want to see, the ``blocked`` ones among them; ``sanctions``: for the host, whom they
    silenced or sent away; ``gallery``: for a host who plays, who speaks where they do not hear it.
    """

    type: Literal["view", "update"]
    since: NotRequired[int]
    version: int
    seat: int | None
    mine: list[int]
    host: bool
    keep: int
    events: list[GameEvent]
    retold: list[Retold]
    talk: list[TalkLine]
    asides: list[Aside]
    speak: Speak
    muted: list[int]
    blocked: list[int]
    sanctions: list[Sanction]
    gallery: NotRequired[list[Speaker]]
    undo: Undo
    hints: bool
    out: list[int]
    wishes: list[Wish]
    observation: dict[str, Any] | None
    decisions: list[Decision]
    status: Status
    legal: list[str]
    choices: list[Choice]


class View(PersonalView):
    """Everything that one pair of eyes may know of a table, at the server's time ``now``."""

    now: int
    table: TableInfo


class ReplayStep(TypedDict):
    """One step of a finished game, as a seat saw it; step 0 is the deal."""

    step: int
    seat: int | None
    action: str | None
    events: list[GameEvent]
    retold: list[Retold]
    observation: dict[str, Any]
    decisions: list[Decision]
    status: Status
    legal: list[str]


class ReplayTalk(TalkLine):
    """A line of talk of a finished game, said after so many events."""

    after: int


class Text(TypedDict):
    """The whole table in words: what is asked, how it stands, what happened."""

    sections: list[Section]


class Replay(TypedDict):
    """A part of a finished game, which has ``steps`` in all, with everything that was said at its table."""

    steps: int
    seat: int | None
    replay: list[ReplayStep]
    talk: list[ReplayTalk]
