"""What happened, in short: the kinds of log entry, and how each becomes an event.

A log entry is a tuple: kind, source, then the fields of its kind as small numbers. ``KINDS`` names the fields, each
with the function that puts it in words.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from conjura.black_orchestra.content import SLOTS
from conjura.black_orchestra.contract import Affiliation, Ending, Face, Moment, Motivation, Slot, Suspicion
from conjura.black_orchestra.position import OpenPosition
from conjura.black_orchestra.terms import AFFILIATIONS, MOTIVATIONS, SUSPICIONS
from conjura.kernel import Event

Entry = tuple[Any, ...]
Field = tuple[str, Callable[[OpenPosition, Any], Any]]

FACES: Final[tuple[int | str, ...]] = (1, 2, 3, "target", "target", "eagle")  # of one die
MOMENTS: Final[tuple[Moment, ...]] = (
    "turn-start",
    "turn-end",
    "hitler-moves",
    "leader-moved",
    "plot-ready",
    "plot-rolled",
)
REASONS: Final[tuple[Ending, ...]] = ("hitler-dead", "all-in-prison", "no-event", "documents-located")
_SHOWN: Final[tuple[Face, ...]] = ("eagle", 1, 2, 3, "target")  # what a die shows, as log and plots number it


def event(state: OpenPosition, number: int, entry: Entry) -> Event:
    """The log entry, which has that number, as an event."""
    kind = KINDS[entry[0]]
    public: dict[str, Any] = {}
    place = 2
    for name, in_words in kind.fields:
        public[name] = in_words(state, entry[place])
        place += 1
    private: dict[int, dict[str, Any]] = {}
    if kind.secret is not None and entry[place] is not None:
        name, in_words = kind.secret
        private[state.game.seat_of[entry[2]]] = {name: in_words(state, entry[place])}
    return Event(number, kind.name, state.game.content.sources[entry[1]], public, private)


def face(number: int) -> Face:
    """What a die shows, in words."""
    return _SHOWN[number]


def face_number(face: int | str) -> int:
    """A face of a die as the small number the log and the plots use."""
    return 0 if face == "eagle" else 4 if face == "target" else int(face)


# How the fields are told


def conspirator(state: OpenPosition, c: int) -> str:
    return state.game.content.sheets[state.who[c]]


def space(state: OpenPosition, number: int) -> str:
    return state.game.content.spaces[number]


def leader(state: OpenPosition, number: int) -> str:
    return state.game.content.leaders[number]


def card(state: OpenPosition, number: int) -> str:
    return state.game.content.cards[number]


def item(state: OpenPosition, number: int) -> str:
    return state.game.content.items[number]


def event_card(state: OpenPosition, number: int) -> str:
    return state.game.content.events[number]


def event_cards(state: OpenPosition, numbers: Sequence[int]) -> list[str]:
    return [state.game.content.events[number] for number in numbers]


def interrogation(state: OpenPosition, number: int) -> str:
    return state.game.content.interrogations[number]


def option(state: OpenPosition, slot: int) -> Slot:
    return SLOTS[slot]


def sentences(state: OpenPosition, program: int) -> list[str]:
    return list(state.game.content.programs[program].lines)


def motivation(state: OpenPosition, level: int) -> Motivation:
    return MOTIVATIONS[level]


def suspicion(state: OpenPosition, level: int) -> Suspicion:
    return SUSPICIONS[level]


def affiliation(state: OpenPosition, number: int) -> Affiliation:
    return AFFILIATIONS[number]


def die(state: OpenPosition, number: int) -> Face:
    return _SHOWN[number]


def dice(state: OpenPosition, numbers: Sequence[int]) -> list[Face]:
    return [_SHOWN[number] for number in numbers]


def reason(state: OpenPosition, number: int) -> Ending:
    return REASONS[number]


def number(state: OpenPosition, value: int) -> int:
    return value


class Kind(NamedTuple):
    """A kind of log entry: its fields, and the last one that the seat of the conspirator named first alone may know."""

    name: str
    fields: tuple[Field, ...]
    secret: Field | None = None


KINDS: Final = (
    Kind("start", (("who", conspirator),)),
    Kind("turn", (("who", conspirator),)),
    Kind("penalty", (("who", conspirator), ("leader", leader))),
    Kind("moved", (("who", conspirator), ("origin", space), ("space", space))),
    Kind("leader-moved", (("leader", leader), ("origin", space), ("space", space))),
    Kind("leader-stayed", (("leader", leader),)),
    Kind("leader-left", (("leader", leader),)),
    Kind("motivation", (("who", conspirator), ("before", motivation), ("after", motivation))),
    Kind("suspicion", (("who", conspirator), ("before", suspicion), ("after", suspicion))),
    Kind("support", (("before", number), ("after", number))),
    Kind("card-drawn", (("who", conspirator), ("card", card))),
    Kind("card-discarded", (("who", conspirator), ("card", card))),
    Kind("card-played", (("who", conspirator), ("card", card))),
    Kind("card-revealed", (("who", conspirator), ("card", card))),
    Kind("card-retrieved", (("who", conspirator), ("card", card))),
    Kind("card-given", (("who", conspirator), ("to", conspirator), ("card", card))),
    Kind("deck-shuffled", (("cards", number),)),
    Kind("item-revealed", (("space", space), ("item", item))),
    Kind("item-taken", (("who", conspirator), ("item", item), ("space", space))),
    Kind("item-retrieved", (("who", conspirator), ("item", item))),
    Kind("item-discarded", (("who", conspirator), ("item", item))),
    Kind("item-given", (("who", conspirator), ("to", conspirator), ("item", item))),
    Kind("item-delivered", (("who", conspirator), ("item", item), ("space", space))),
    Kind("tile-removed", (("space", space),)),
    Kind("ability-used", (("who", conspirator),)),
    Kind("conspired", (("who", conspirator), ("dice", dice))),
    Kind("dissent", (("dice", number),)),
    Kind("dissent-full", (("dice", number),)),
    Kind("defections", (("who", conspirator), ("dice", number))),
    Kind("actions", (("who", conspirator), ("left", number))),
    Kind("later-actions", (("who", conspirator), ("count", number))),
    Kind("release-rolled", (("who", conspirator), ("die", die))),
    Kind("released", (("who", conspirator),)),
    Kind("arrested", (("who", conspirator),)),
    Kind("stage", (("stage", number),)),
    Kind("event", (("event", event_card),)),
    Kind("event-ignored", (("event", event_card),)),
    Kind("no-event", ()),
    Kind("events-removed", (("stage", number), ("count", number))),
    Kind("looked", (("who", conspirator), ("count", number)), secret=("events", event_cards)),
    Kind("raid", ()),
    Kind("card-kept", (("who", conspirator), ("card", card))),
    Kind("interrogated", (("who", conspirator),), secret=("card", interrogation)),
    Kind("answered", (("who", conspirator), ("option", option), ("effects", sentences))),
    Kind("resisted", (("who", conspirator), ("die", die), ("effects", sentences))),
    Kind("interrogation-left", (("who", conspirator),)),
    Kind("rolled", (("who", conspirator), ("die", die))),
    Kind("accepted", (("who", conspirator),)),
    Kind("declined", (("who", conspirator),)),
    Kind("plot", (("who", conspirator), ("plot", card), ("leader", leader))),
    Kind("plot-item", (("who", conspirator), ("item", item))),
    Kind("plot-refused", (("who", conspirator), ("item", item))),
    Kind("plot-announced", (("who", conspirator), ("dice", number), ("targets", number), ("eagles", number))),
    Kind("plot-kept", (("who", conspirator), ("dice", number))),
    Kind("plot-rolled", (("who", conspirator), ("dice", dice))),
    Kind("plot-rerolled", (("who", conspirator), ("before", die), ("after", die))),
    Kind("plot-eagle-ignored", (("who", conspirator),)),
    Kind("plot-detected", (("who", conspirator), ("plot", card))),
    Kind("plot-failed", (("who", conspirator), ("plot", card))),
    Kind("plot-succeeded", (("who", conspirator), ("plot", card), ("leader", leader))),
    Kind("abilities-lost", (("affiliation", affiliation),)),
    Kind("won", (("reason", reason),)),
    Kind("lost", (("reason", reason),)),
)
NAMES: Final = tuple(kind.name for kind in KINDS)
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
