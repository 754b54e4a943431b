"""Motivation, suspicion, military support, and the limits on what one may carry (BO-L)."""

from __future__ import annotations

from typing import ClassVar, Final

from conjura.black_orchestra import log
from conjura.black_orchestra.frames import Question, ask
from conjura.black_orchestra.position import Frame, OpenPosition, Position
from conjura.black_orchestra.terms import DICE, HIGHEST_SUPPORT
from conjura.black_orchestra.value import distinct
from conjura.kernel import Chance

TIMID: Final = 0
MOTIVATED: Final = 2
COMMITTED: Final = 3
RECKLESS: Final = 4
LOW: Final = 0
MEDIUM: Final = 1
HIGH: Final = 2
EXTREME: Final = 3
EAGLES_THAT_BETRAY: Final = (3, 2, 1, 1)  # BO-L6, by suspicion
TIMID_LIMIT: Final = 2


def motivate(state: Position, c: int, by: int, source: int) -> None:
    """Motivation moves by so many steps and stops at either end (BO-L1); falling may lower a limit (BO-L5)."""
    set_motivation(state, c, min(RECKLESS, max(TIMID, state.motivation[c] + by)), source)


def set_motivation(state: Position, c: int, level: int, source: int) -> None:
    before = state.motivation[c]
    if level != before:
        state.motivation[c] = level
        state.log.append((log.MOTIVATION, source, c, before, level))
        if level < before:
            check_limits(state, c)


def suspect(state: Position, c: int, by: int, source: int) -> None:
    """Suspicion moves by so many steps and stops at either end (BO-C8)."""
    set_suspicion(state, c, min(EXTREME, max(LOW, state.suspicion[c] + by)), source)


def set_suspicion(state: Position, c: int, level: int, source: int) -> None:
    before = state.suspicion[c]
    if level != before:
        state.suspicion[c] = level
        state.log.append((log.SUSPICION, source, c, before, level))


def change_support(state: Position, by: int, source: int) -> None:
    """Military Support never falls below its start nor rises above 7 (BO-S3)."""
    set_support(state, state.support + by, source)


def set_support(state: Position, level: int, source: int) -> None:
    before = state.support
    level = min(HIGHEST_SUPPORT, max(state.game.floor, level))
    if level != before:
        state.support = level
        state.log.append((log.SUPPORT, source, before, level))


def is_able(state: OpenPosition, c: int) -> bool:
    """The sheet's ability is open from motivated on (BO-L1), not in prison (BO-P3), nor under Goebbels (BO-T2)."""
    if state.motivation[c] < MOTIVATED or state.place[c] == state.game.content.prison:
        return False
    if state.ability_blocked and c == state.active:
        return False
    return not state.silenced >> c & 1


def dossier_limit(state: OpenPosition, c: int) -> int:
    """6, 5 or 4 cards by player count, 2 while timid (BO-L2)."""
    if state.motivation[c] == TIMID:
        return TIMID_LIMIT
    more = state.game.content.more_dossier[state.who[c]]
    return state.game.dossier_limit + (more if more and is_able(state, c) else 0)


def item_limit(state: OpenPosition, c: int) -> int:
    """4 or 3 items by player count (BO-L3)."""
    more = state.game.content.more_items[state.who[c]]
    return state.game.item_limit + (more if more and is_able(state, c) else 0)


class CardDone(Frame):
    """A card played is discarded after it resolves (BO-L7), if it still lies there."""

    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "source", "card")

    def __init__(self, owner: int, source: int, card: int) -> None:
        self.owner = owner
        self.source = source
        self.card = card

    def step(self, state: Position, chance: Chance) -> None:
        if self.card in state.dossier[self.owner]:
            discard_card(state, self.owner, self.card, self.source)

    def claims(self, c: int) -> tuple[int, ...]:
        return (self.card,) if c == self.owner else ()


def resolving(state: Position, c: int) -> list[int]:
    """The conspirator's cards that are being resolved: they go after (BO-L7) and take no room until then."""
    return [frame.card for frame in state.stack if isinstance(frame, CardDone) and frame.owner == c]


def in_hand(state: OpenPosition, c: int, card: int) -> bool:
    """A copy of the card is at hand: one that is being resolved is used up (BO-L7), one that was drawn to be kept or
    not is not yet one's own."""
    taken = 0
    for frame in state.stack:
        claimed = frame.claims(c)
        if claimed:
            taken += claimed.count(card)
    return not taken or state.dossier[c].count(card) > taken


def card_is_gone(state: Position, c: int, card: int) -> None:
    """The card being resolved has left the dossier by its own effect, so that nothing is left to discard after it."""
    for index in range(len(state.stack) - 1, -1, -1):
        frame = state.stack[index]
        if isinstance(frame, CardDone) and frame.owner == c and frame.card == card:
            del state.stack[index]
            return


def has_too_many_cards(state: Position, c: int) -> bool:
    cards = len(state.dossier[c])
    limit = dossier_limit(state, c)
    return cards > limit and cards - len(resolving(state, c)) > limit


def is_over(state: Position, c: int) -> bool:
    return has_too_many_cards(state, c) or len(state.items[c]) > item_limit(state, c)


def check_limits(state: Position, c: int) -> None:
    """Whoever is past a limit discards down at once, own turn or not (BO-L4, BO-L5)."""
    if is_over(state, c) and (not state.stack or not isinstance(state.stack[-1], Limits)):
        state.stack.append(Limits())


class Limits(Frame):
    """Those past a limit discard one by one, in turn order; prisoners keep what they have (BO-P3)."""

    def step(self, state: Position, chance: Chance) -> None:
        game = state.game
        for c in game.order[state.active]:
            if state.place[c] == game.content.prison:
                continue
            if has_too_many_cards(state, c):
                state.stack.append(self)
                state.stack.append(CardOverLimit(c, game.source_limit))
                return
            if len(state.items[c]) > item_limit(state, c):
                state.stack.append(self)
                state.stack.append(ItemOverLimit(c, game.source_limit))
                return


class CardOverLimit(Question):
    """What was just gained may be what goes (BO-L4)."""

    asks: ClassVar[str] = "discard-card"

    def step(self, state: Position, chance: Chance) -> None:
        c = self.who
        if has_too_many_cards(state, c):
            held = state.dossier[c][:]
            for card in resolving(state, c):
                if card in held:
                    held.remove(card)
            cards = distinct(held)
            ask(state, self, [state.game.content.do_choose_card[card] for card in cards], cards, chance)

    def answer(self, state: Position, choice: int, chance: Chance) -> None:
        discard_card(state, self.who, choice, self.source)


class ItemOverLimit(Question):
    """The owner picks the item that goes."""

    asks: ClassVar[str] = "discard-item"

    def step(self, state: Position, chance: Chance) -> None:
        c = self.who
        if len(state.items[c]) > item_limit(state, c):
            items = distinct(state.items[c])
            ask(state, self, [state.game.content.do_choose_item[item] for item in items], items, chance)

    def answer(self, state: Position, choice: int, chance: Chance) -> None:
        discard_item(state, self.who, choice, self.source)


# Cards and items going to and fro


def draw_card(state: Position, c: int, source: int, chance: Chance) -> int:
    """The top conspirator card goes face up into the dossier (BO-A6); the limit is not checked here. -1: none left."""
    card = next_card(state, source, chance)
    if card >= 0:
        state.dossier[c].append(card)
        state.log.append((log.CARD_DRAWN, source, c, card))
    return card


def next_card(state: Position, source: int, chance: Chance) -> int:
    """The top card; when the deck has run out, the discard is shuffled into a new one first (BO-L8)."""
    if not state.deck:
        if not state.discard:
            return -1
        shuffle_discard(state, source, chance)
    return state.deck.pop()


def shuffle_discard(state: Position, source: int, chance: Chance) -> None:
    """The discard, and what is left of the deck, become a new deck."""
    game = state.game
    cards = sorted(state.deck + state.discard)
    names = game.content.cards
    order = chance.shuffle("conspirator-deck", [names[card] for card in cards])
    state.deck = [game.card_number[name] for name in reversed(order)]
    state.discard = []
    state.log.append((log.DECK_SHUFFLED, source, len(state.deck)))


def discard_card(state: Position, c: int, card: int, source: int) -> None:
    state.dossier[c].remove(card)
    state.discard.append(card)
    state.log.append((log.CARD_DISCARDED, source, c, card))
    if card == state.game.content.defections_card:
        state.defections = 0  # the dice that lay on it return to the supply (BO-C6)


def discard_item(state: Position, c: int, item: int, source: int) -> None:
    state.items[c].remove(item)
    state.item_discard += (item,)
    state.log.append((log.ITEM_DISCARDED, source, c, item))


def supply(state: OpenPosition) -> int:
    """The dice that are free: ten, less those on the Dissent Track and on cards (BO-C6)."""
    free = DICE - state.dissent - state.defections - state.handed_dice
    for lent in state.later_dice:
        free -= lent
    return free
