"""What happened, in short: the kinds of log entry, and how each becomes an event.

A log entry is a tuple: kind, source, then the fields of its kind as small numbers. A field's letter says how it
is told: w conspirator, s space, c card, i item, l leader, e event, E several events, m motivation, u suspicion,
n number, d die, D dice, p the sentences of a program, o slot of an interrogation, q interrogation card,
a affiliation, r reason.
A capital H before the letter: only the seat of the conspirator named in the first field may know it.
"""

from __future__ import annotations

from typing import Any, Final

from conjura.black_orchestra.content import SLOTS, Content
from conjura.black_orchestra.contract import Ending, Face, Moment
from conjura.black_orchestra.position import OpenPosition
from conjura.black_orchestra.terms import AFFILIATIONS, MOTIVATIONS, SUSPICIONS
from conjura.kernel import Event

Entry = tuple[Any, ...]

KINDS: Final[tuple[tuple[str, tuple[tuple[str, str], ...]], ...]] = (
    ("start", (("who", "w"),)),
    ("turn", (("who", "w"),)),
    ("penalty", (("who", "w"), ("leader", "l"))),
    ("moved", (("who", "w"), ("origin", "s"), ("space", "s"))),
    ("leader-moved", (("leader", "l"), ("origin", "s"), ("space", "s"))),
    ("leader-stayed", (("leader", "l"),)),
    ("leader-left", (("leader", "l"),)),
    ("motivation", (("who", "w"), ("before", "m"), ("after", "m"))),
    ("suspicion", (("who", "w"), ("before", "u"), ("after", "u"))),
    ("support", (("before", "n"), ("after", "n"))),
    ("card-drawn", (("who", "w"), ("card", "c"))),
    ("card-discarded", (("who", "w"), ("card", "c"))),
    ("card-played", (("who", "w"), ("card", "c"))),
    ("card-revealed", (("who", "w"), ("card", "c"))),
    ("card-retrieved", (("who", "w"), ("card", "c"))),
    ("card-given", (("who", "w"), ("to", "w"), ("card", "c"))),
    ("deck-shuffled", (("cards", "n"),)),
    ("item-revealed", (("space", "s"), ("item", "i"))),
    ("item-taken", (("who", "w"), ("item", "i"), ("space", "s"))),
    ("item-retrieved", (("who", "w"), ("item", "i"))),
    ("item-discarded", (("who", "w"), ("item", "i"))),
    ("item-given", (("who", "w"), ("to", "w"), ("item", "i"))),
    ("item-delivered", (("who", "w"), ("item", "i"), ("space", "s"))),
    ("tile-removed", (("space", "s"),)),
    ("ability-used", (("who", "w"),)),
    ("conspired", (("who", "w"), ("dice", "D"))),
    ("dissent", (("dice", "n"),)),
    ("dissent-full", (("dice", "n"),)),
    ("defections", (("who", "w"), ("dice", "n"))),
    ("actions", (("who", "w"), ("left", "n"))),
    ("later-actions", (("who", "w"), ("count", "n"))),
    ("release-rolled", (("who", "w"), ("die", "d"))),
    ("released", (("who", "w"),)),
    ("arrested", (("who", "w"),)),
    ("stage", (("stage", "n"),)),
    ("event", (("event", "e"),)),
    ("event-ignored", (("event", "e"),)),
    ("no-event", ()),
    ("events-removed", (("stage", "n"), ("count", "n"))),
    ("looked", (("who", "w"), ("count", "n"), ("events", "HE"))),
    ("raid", ()),
    ("card-kept", (("who", "w"), ("card", "c"))),
    ("interrogated", (("who", "w"), ("card", "Hq"))),
    ("answered", (("who", "w"), ("option", "o"), ("effects", "p"))),
    ("resisted", (("who", "w"), ("die", "d"), ("effects", "p"))),
    ("interrogation-left", (("who", "w"),)),
    ("rolled", (("who", "w"), ("die", "d"))),
    ("accepted", (("who", "w"),)),
    ("declined", (("who", "w"),)),
    ("plot", (("who", "w"), ("plot", "c"), ("leader", "l"))),
    ("plot-item", (("who", "w"), ("item", "i"))),
    ("plot-refused", (("who", "w"), ("item", "i"))),
    ("plot-announced", (("who", "w"), ("dice", "n"), ("targets", "n"), ("eagles", "n"))),
    ("plot-kept", (("who", "w"), ("dice", "n"))),
    ("plot-rolled", (("who", "w"), ("dice", "D"))),
    ("plot-rerolled", (("who", "w"), ("before", "d"), ("after", "d"))),
    ("plot-eagle-ignored", (("who", "w"),)),
    ("plot-detected", (("who", "w"), ("plot", "c"))),
    ("plot-failed", (("who", "w"), ("plot", "c"))),
    ("plot-succeeded", (("who", "w"), ("plot", "c"), ("leader", "l"))),
    ("abilities-lost", (("affiliation", "a"),)),
    ("won", (("reason", "r"),)),
    ("lost", (("reason", "r"),)),
)
NAMES: Final = tuple(name for name, _ in KINDS)
START: Final = 0
TURN: Final = 1
PENALTY: Final = 2
MOVED: Final = 3
LEADER_MOVED: Final = 4
LEADER_STAYED: Final = 5
LEADER_LEFT: Final = 6
MOTIVATION: Final = 7
SUSPICION: Final = 8
SUPPORT: Final = 9
CARD_DRAWN: Final = 10
CARD_DISCARDED: Final = 11
CARD_PLAYED: Final = 12
CARD_REVEALED: Final = 13
CARD_RETRIEVED: Final = 14
CARD_GIVEN: Final = 15
DECK_SHUFFLED: Final = 16
ITEM_REVEALED: Final = 17
ITEM_TAKEN: Final = 18
ITEM_RETRIEVED: Final = 19
ITEM_DISCARDED: Final = 20
ITEM_GIVEN: Final = 21
ITEM_DELIVERED: Final = 22
TILE_REMOVED: Final = 23
ABILITY_USED: Final = 24
CONSPIRED: Final = 25
DISSENT: Final = 26
DISSENT_FULL: Final = 27
DEFECTIONS: Final = 28
ACTIONS: Final = 29
LATER_ACTIONS: Final = 30
RELEASE_ROLLED: Final = 31
RELEASED: Final = 32
ARRESTED: Final = 33
STAGE: Final = 34
EVENT: Final = 35
EVENT_IGNORED: Final = 36
NO_EVENT: Final = 37
EVENTS_REMOVED: Final = 38
LOOKED: Final = 39
RAID: Final = 40
CARD_KEPT: Final = 41
INTERROGATED: Final = 42
ANSWERED: Final = 43
RESISTED: Final = 44
INTERROGATION_LEFT: Final = 45
ROLLED: Final = 46
ACCEPTED: Final = 47
DECLINED: Final = 48
PLOT: Final = 49
PLOT_ITEM: Final = 50
PLOT_REFUSED: Final = 51
PLOT_ANNOUNCED: Final = 52
PLOT_KEPT: Final = 53
PLOT_ROLLED: Final = 54
PLOT_REROLLED: Final = 55
PLOT_EAGLE_IGNORED: Final = 56
PLOT_DETECTED: Final = 57
PLOT_FAILED: Final = 58
PLOT_SUCCEEDED: Final = 59
ABILITIES_LOST: Final = 60
WON: Final = 61
LOST: Final = 62

FACES: Final[tuple[int | str, ...]] = (
    1,
    2,
    3,
    "target",
    "target",
    "eagle",
)  # one die; the log holds 0 eagle, 4 target, 1 2 3
MOMENTS: Final[tuple[Moment, ...]] = (
    "turn-start",
    "turn-end",
    "hitler-moves",
    "leader-moved",
    "plot-ready",
    "plot-rolled",
)
REASONS: Final[tuple[Ending, ...]] = ("hitler-dead", "all-in-prison", "no-event", "documents-located")


def face_number(face: int | str) -> int:
    """A face of a die as the small number the log and the plots use."""
    return 0 if face == "eagle" else 4 if face == "target" else int(face)


def event(state: OpenPosition, number: int) -> Event:
    """The log entry of that number, as an event."""
    entry = state.log[number]
    content = state.game.content
    name, fields = KINDS[entry[0]]
    public: dict[str, Any] = {}
    private: dict[int, dict[str, Any]] = {}
    for (field, letter), value in zip(fields, entry[2:], strict=True):
        if letter[0] == "H":
            if value is not None:
                seat = state.game.seat_of[entry[2]]
                private.setdefault(seat, {})[field] = told(content, state.who, letter[1], value)
        else:
            public[field] = told(content, state.who, letter, value)
    return Event(number, name, content.sources[entry[1]], public, private)


def told(content: Content, who: tuple[int, ...], letter: str, value: Any) -> Any:
    """A field in words."""
    if letter == "w":
        return content.sheets[who[value]]
    if letter == "s":
        return content.spaces[value]
    if letter == "c":
        return content.cards[value]
    if letter == "i":
        return content.items[value]
    if letter == "l":
        return content.leaders[value]
    if letter == "e":
        return content.events[value]
    if letter == "E":
        return [content.events[one] for one in value]
    if letter == "m":
        return MOTIVATIONS[value]
    if letter == "u":
        return SUSPICIONS[value]
    if letter == "d":
        return face(value)
    if letter == "D":
        return [face(one) for one in value]
    if letter == "p":
        return list(content.programs[value].lines)
    if letter == "o":
        return SLOTS[value]
    if letter == "q":
        return content.interrogations[value]
    if letter == "a":
        return AFFILIATIONS[value]
    if letter == "r":
        return REASONS[value]
    return value


def face(number: int) -> Face:
    """What a die shows, in words."""
    return _FACES[number]


_FACES: Final[tuple[Face, ...]] = ("eagle", 1, 2, 3, "target")  # as the log numbers them
