"""What forbids an action: for each kind one function, which gives the reason, or ``None`` where nothing forbids it.

Legal actions, refusals and what a page dims all come from here. What everybody may know is enough to tell, so that an
observation can be asked as well as a position. ``dice`` are those in the supply (BO-C6).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from conjura.black_orchestra.content import Content, Delivery, DeliveryCondition, Plot
from conjura.black_orchestra.contract import DeliveryState
from conjura.black_orchestra.effects.feasible import lacks
from conjura.black_orchestra.position import OpenPosition
from conjura.black_orchestra.rules.limits import COMMITTED, EXTREME, MOTIVATED, RECKLESS, in_hand, is_able, supply
from conjura.black_orchestra.terms import (
    ACTION_PHASE,
    AFTER_MOVE,
    BEFORE_MOVE,
    EVENT_PHASE,
    NO_PLOT,
    PLOT_ROLLED,
    PREPARING,
    TIMINGS,
    WHEN_ANY,
    WHEN_BEFORE_EVENT,
    WHEN_HITLER_MOVES,
    WHEN_PREPARED,
    WHEN_ROLLED,
    WHEN_TURN,
    WHEN_YOU_PREPARE,
)
from conjura.black_orchestra.value import Value

MOST_CONSPIRE_DICE: Final = 3
_NO_ARGS: Final[Mapping[str, int | str]] = {}


class Reason(Value):
    """Why something cannot be done: a code for programs, the rule or card that says so, and what the sentence names."""

    FIELDS: ClassVar[tuple[str, ...]] = ("code", "rule", "args")

    def __init__(self, code: str, rule: str | None, args: Mapping[str, int | str] = _NO_ARGS) -> None:
        self.code = code
        self.rule = rule
        self.args = args


# The actions of a turn


def forbids_move(state: OpenPosition, c: int, space: int) -> Reason | None:
    """To a connected space that is open in the stage; Berlin is entered and left through the Train Station (BO-A7)."""
    content = state.game.content
    here = state.place[c]
    if space in content.neighbours[state.stage][here]:
        return None
    if space == here:
        return _ALREADY_HERE
    if content.space_stage[space] > state.stage:
        return Reason("not-open-yet", "BO-A7", {"stage": content.space_stage[space]})
    if not content.open[state.stage] >> space & 1:
        return _CLOSED
    if content.start not in (here, space) and (content.berlin >> space ^ content.berlin >> here) & 1:
        return _THROUGH_THE_STATION
    return _NOT_CONNECTED


def forbids_dossier(state: OpenPosition, deck: int) -> Reason | None:
    """There must be a card to draw (BO-A6), in the deck or in the discard (BO-L8)."""
    return None if deck or state.discard else _NO_CARDS


def forbids_conspire(state: OpenPosition, number: int, dice: int) -> Reason | None:
    """Once per turn (BO-T3), not beside Bormann (BO-T2), with dice of the supply (BO-C6), one action each (BO-A3)."""
    if state.conspired:
        return _CONSPIRED
    if state.conspire_blocked:
        return _CONSPIRE_BLOCKED
    if dice <= 0:
        return NO_DICE
    enough = number <= dice and number <= state.actions and number <= MOST_CONSPIRE_DICE
    return None if enough else _NOT_SO_MANY


def forbids_collect(state: OpenPosition, c: int) -> Reason | None:
    """Only a tile that lies face up in one's space (BO-A2)."""
    here = state.place[c]
    if state.tiles[here] < 0:
        return _NOTHING_TO_COLLECT
    return None if state.face_up >> here & 1 else _FACE_DOWN


def forbids_reveal(state: OpenPosition, c: int) -> Reason | None:
    """Only a tile that lies face down in one's space (BO-A12)."""
    here = state.place[c]
    if state.tiles[here] < 0:
        return _NOTHING_TO_REVEAL
    return _FACE_UP if state.face_up >> here & 1 else None


def forbids_delivery(state: OpenPosition, c: int) -> Reason | None:
    """The space takes deliveries, its own tile is gone, and its condition holds (BO-A5)."""
    here = state.place[c]
    delivery = state.game.content.delivery[here]
    if delivery is None:
        return _NO_DELIVERY
    if state.tiles[here] >= 0:
        return _TILE_STILL_HERE
    return None if takes_delivery(state, c, here, delivery) else _DELIVERY_CONDITION


def forbids_deliver(state: OpenPosition, c: int, item: int) -> Reason | None:
    """The space asks for that kind of item (BO-A5); where it takes deliveries is looked at elsewhere."""
    delivery = state.game.content.delivery[state.place[c]]
    return None if delivery is not None and delivery.item in (-1, item) else _NO_SUCH_ITEM


def takes_delivery(state: OpenPosition, c: int, space: int, delivery: Delivery) -> bool:
    """The space's condition on a delivery by that conspirator holds (BO-A5)."""
    condition = delivery.condition
    if condition is DeliveryCondition.NONE:
        return True
    if condition is DeliveryCondition.DEPUTY_HERE:
        return space in state.leaders[1:]
    if condition is DeliveryCondition.HITLER_HERE:
        return state.leaders[0] == space
    if condition is DeliveryCondition.IN_STAGE:
        return state.stage == delivery.value
    return state.game.content.affiliation[state.who[c]] == delivery.value


def delivery_at(state: OpenPosition, space: int) -> DeliveryState | None:
    """Whether deliveries are closed there, open to one of the free, or could be made with what one of them holds."""
    content = state.game.content
    delivery = content.delivery[space]
    if delivery is None:
        return None
    if state.tiles[space] >= 0 or not content.open[state.stage] >> space & 1:
        return "closed"
    found: DeliveryState = "closed"
    for c, place in enumerate(state.place):
        if place == content.prison or not takes_delivery(state, c, space, delivery):
            continue
        held = [*state.items[c], *(content.card[card].item for card in state.dossier[c])]
        if any(item >= 0 and delivery.item in (-1, item) for item in held):
            return "ready"
        found = "open"
    return found


def forbids_release(state: OpenPosition, c: int, dice: int) -> Reason | None:
    """In Gestapo HQ, with somebody in prison, not at extreme suspicion (BO-A11), and with a die to roll (BO-C6)."""
    content = state.game.content
    if state.place[c] != content.release:
        return _NOT_AT_HQ
    if content.prison not in state.place:
        return _NOBODY_IN_PRISON
    if state.suspicion[c] == EXTREME:
        return _EXTREME
    return NO_DICE if dice <= 0 else None


def forbids_card(state: OpenPosition, c: int, card: int) -> Reason | None:
    """The arrow effect of a card in the dossier is open here and now (BO-A1), even if it would change nothing."""
    content = state.game.content
    program = content.card[card].action
    if program < 0:
        return _NO_ACTION if content.card[card].free >= 0 or content.card[card].plot >= 0 else _WORKS_BY_ITSELF
    where = content.card[card].where
    if where and not where >> state.place[c] & 1:
        return Reason("wrong-space", f"card.{content.cards[card]}")
    if content.card[card].together and any(place != state.place[c] for place in state.place):
        return Reason("not-together", f"card.{content.cards[card]}")
    return forbids_program(state, c, program)


def forbids_program(state: OpenPosition, c: int, program: int) -> Reason | None:
    """What the effects need is at hand: a price (BO-A1), a die (BO-C6)."""
    lack = lacks(state, program, c)
    return None if lack is None else Reason(*lack)


def forbids_ability(state: OpenPosition, c: int, index: int) -> Reason | None:
    """Open from motivated on (BO-L1), not beside Goebbels (BO-T2), nor once it is lost; some once per turn."""
    if not is_able(state, c):
        if state.motivation[c] < MOTIVATED:
            return _NOT_MOTIVATED
        return _ABILITY_BLOCKED if state.ability_blocked else _ABILITIES_LOST
    content = state.game.content
    ability = content.abilities[state.who[c]][index]
    if ability.once and state.abilities_used >> index & 1:
        return Reason("used-already", f"conspirator.{content.sheets[state.who[c]]}")
    return forbids_program(state, c, ability.program)


def forbids_transfer(state: OpenPosition, c: int) -> Reason | None:
    """With a conspirator in the same space, of something that one of them has (BO-A13)."""
    here = state.place[c]
    if state.place.count(here) == 1:
        return _NOBODY_HERE
    for other, place in enumerate(state.place):
        if place == here and (state.dossier[other] or state.items[other]):
            return None
    return _NOTHING_TO_TRANSFER


# Plots


def forbids_attempt(state: OpenPosition, c: int, plot: int, dice: int) -> Reason | None:
    """Committed, or reckless where the plot asks for it (BO-X1), and a die to roll (BO-C6)."""
    level = state.motivation[c]
    if level < COMMITTED:
        return _NOT_COMMITTED
    if level < RECKLESS and state.game.content.plots[plot].reckless:
        return _NOT_RECKLESS
    return NO_DICE if dice <= 0 else None


def forbids_plot(state: OpenPosition, c: int, plot: int, leader: int) -> Reason | None:
    """As an action: the required elements are met; they concern the places of leader and attempter (BO-X1).

    What else an attempt needs is looked at in ``forbids_attempt``. Plots that answer a move are never an action.
    """
    content = state.game.content
    what = content.plots[plot]
    if what.reaction:
        return _ONLY_AS_REACTION
    space = state.leaders[leader]
    if space < 0:
        return _REQUIRED
    here = state.place[c]
    if what.same_space and here != space:
        return _REQUIRED
    if what.away and content.distance[state.stage][here][space] != what.away:
        return _REQUIRED
    return None if suits(content, what, space) else _REQUIRED


def suits(content: Content, what: Plot, space: int) -> bool:
    """A leader in that space could be its aim: fortified or not, in Berlin, of these stages (BO-X1)."""
    if what.fortified >= 0 and (content.fortified >> space & 1) != what.fortified:
        return False
    if what.in_berlin and not content.berlin >> space & 1:
        return False
    return not what.stages or (content.space_stage[space] or 1) in what.stages


def forbids_reaction(state: OpenPosition, c: int, plot: int) -> Reason | None:
    """It answers the move that an event just made, once per move; the dead are left alone (BO-X1)."""
    if state.moment != AFTER_MOVE or state.plot_phase != NO_PLOT or state.leaders[state.moment_leader] < 0:
        return _ONLY_AS_REACTION
    if not state.game.content.plots[plot].reaction or state.reacted >> plot & 1:
        return _ONLY_AS_REACTION
    return forbids_attempt(state, c, plot, supply(state))


# Free effects


def forbids_free(state: OpenPosition, c: int, card: int) -> Reason | None:
    """A free effect may be used whenever it applies (BO-E6), not from prison (BO-P3), and if the card is at hand."""
    content = state.game.content
    if state.place[c] == content.prison:
        return _IN_PRISON
    if not _is_time(state, c, content.card_when[card]):
        return _NOT_NOW[content.card_when[card]]
    if content.card[card].support > state.support:
        return Reason("free-not-now", "BO-E6", {"when": "support", "support": content.card[card].support})
    return None if in_hand(state, c, card) else _RESOLVED_NOW


def _is_time(state: OpenPosition, c: int, when: int) -> bool:
    """The moment is one that the timing names."""
    if when == WHEN_ANY:
        return True
    if when == WHEN_TURN:
        return state.phase <= ACTION_PHASE and not state.turn_over
    if when == WHEN_BEFORE_EVENT:
        return state.phase != EVENT_PHASE and not state.no_event
    if when == WHEN_HITLER_MOVES:
        return state.moment == BEFORE_MOVE and not state.delayed
    if when == WHEN_ROLLED:
        return state.plot_phase == PLOT_ROLLED and bool(state.plot_roll)
    if when == WHEN_YOU_PREPARE:
        return state.plot_phase == PREPARING and state.plot_by == c
    return when == WHEN_PREPARED and state.plot_phase == PREPARING


NO_DICE: Final = Reason("no-dice", "BO-C6")
_ALREADY_HERE: Final = Reason("already-here", "BO-A7")
_CLOSED: Final = Reason("closed", "BO-V4")
_THROUGH_THE_STATION: Final = Reason("through-the-station", "BO-A7")
_NOT_CONNECTED: Final = Reason("not-connected", "BO-A7")
_NO_CARDS: Final = Reason("no-cards-left", "BO-A6")
_CONSPIRED: Final = Reason("conspired-already", "BO-T3")
_CONSPIRE_BLOCKED: Final = Reason("conspire-blocked", "BO-T2")
_NOT_SO_MANY: Final = Reason("not-enough-dice", "BO-A3")
_NOTHING_TO_COLLECT: Final = Reason("no-tile", "BO-A2")
_NOTHING_TO_REVEAL: Final = Reason("no-tile", "BO-A12")
_FACE_DOWN: Final = Reason("tile-face-down", "BO-A2")
_FACE_UP: Final = Reason("tile-face-up", "BO-A12")
_NO_DELIVERY: Final = Reason("no-delivery", "BO-A5")
_TILE_STILL_HERE: Final = Reason("tile-still-here", "BO-A5")
_DELIVERY_CONDITION: Final = Reason("delivery-condition", "BO-A5")
_NO_SUCH_ITEM: Final = Reason("no-such-item", "BO-A5")
_NOT_AT_HQ: Final = Reason("not-at-gestapo-hq", "BO-A11")
_NOBODY_IN_PRISON: Final = Reason("nobody-in-prison", "BO-A11")
_EXTREME: Final = Reason("extreme-suspicion", "BO-A11")
_NO_ACTION: Final = Reason("no-action-effect", "BO-A1")
_WORKS_BY_ITSELF: Final = Reason("works-by-itself", "BO-L7")
_NOT_MOTIVATED: Final = Reason("not-motivated", "BO-L1")
_ABILITY_BLOCKED: Final = Reason("ability-blocked", "BO-T2")
_ABILITIES_LOST: Final = Reason("abilities-lost", "BO-V11")
_NOBODY_HERE: Final = Reason("nobody-here", "BO-A13")
_NOTHING_TO_TRANSFER: Final = Reason("nothing-to-transfer", "BO-A13")
_NOT_COMMITTED: Final = Reason("not-committed", "BO-X1")
_NOT_RECKLESS: Final = Reason("not-reckless", "BO-X1")
_ONLY_AS_REACTION: Final = Reason("only-as-reaction", "BO-X1")
_REQUIRED: Final = Reason("plot-requirements", "BO-X1")
_IN_PRISON: Final = Reason("in-prison", "BO-P3")
_RESOLVED_NOW: Final = Reason("free-not-now", "BO-E6", {"when": "resolved"})
_NOT_NOW: Final = tuple(Reason("free-not-now", "BO-E6", {"when": name.replace(" ", "-")}) for name in TIMINGS)
