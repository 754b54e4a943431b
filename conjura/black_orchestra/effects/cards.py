"""Effects on conspirator cards: drawing, discarding, taking them back."""

from __future__ import annotations

from typing import Any, ClassVar

from conjura.black_orchestra import log
from conjura.black_orchestra.choices import Thing, choose_cards, choose_items
from conjura.black_orchestra.content import DO_DRAW, DO_STOP, Content
from conjura.black_orchestra.effects.effect import Consequence, Effect, Kind, Run, WholeEffect
from conjura.black_orchestra.effects.running import OnEach, WholeOnEach
from conjura.black_orchestra.effects.selectors import Selector
from conjura.black_orchestra.frames import Question, ask, ask_anyway
from conjura.black_orchestra.position import OpenPosition, Position
from conjura.black_orchestra.rules.limits import (
    card_is_gone,
    check_limits,
    discard_card,
    discard_item,
    draw_card,
    next_card,
    shuffle_discard,
)
from conjura.kernel import Chance

# What is to be discarded
CARD = "card"
ITEM = "item"
CARD_OR_ITEM = "card-or-item"
PLOT = "plot"


def lose(state: Position, c: int, thing: Thing, source: int) -> None:
    """The card or item goes to its discard."""
    if thing.is_card:
        discard_card(state, c, thing.number, source)
    else:
        discard_item(state, c, thing.number, source)


class Discard(Question):
    """The owner picks what goes; a card that counts as an item may go as one, if its owner likes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "source", "what", "left")
    asks: ClassVar[str] = "discard"

    def __init__(self, who: int, source: int, what: str, left: int) -> None:
        self.who = who
        self.source = source
        self.what = what
        self.left = left

    def step(self, state: Position, chance: Chance) -> None:
        c = self.who
        content = state.game.content
        if state.place[c] == content.prison:
            return
        cards = state.dossier[c]
        items = state.items[c]
        if self.what == PLOT:
            cards = [card for card in cards if content.card[card].plot >= 0]
        elif self.what == ITEM:
            cards = [card for card in cards if content.card[card].item >= 0] if items else []
        if self.what in (CARD, PLOT):
            items = []
        found = choose_cards(content, cards) + choose_items(content, items)
        ask(state, self, [action for action, _ in found], [thing for _, thing in found], chance)

    def answer(self, state: Position, choice: Thing, chance: Chance) -> None:
        lose(state, self.who, choice, self.source)
        if self.left > 1:
            state.stack.append(Discard(self.who, self.source, self.what, self.left - 1))

    def explain(self, content: Content, sheets: tuple[int, ...]) -> dict[str, Any]:
        return {"what": self.what, "number": self.left}


class DiscardCards(OnEach):
    """So many cards of one's own choice go."""

    SENTENCES: ClassVar = ("discard {number} cards? of {who}",)
    TELLS: ClassVar = ("card-discarded",)
    PUSHES: ClassVar[bool] = True

    def __init__(self, who: Selector, number: int) -> None:
        self.who = who
        self.number = number

    def do(self, state: Position, c: int, run: Run) -> None:
        state.stack.append(Discard(c, run.source, CARD, self.number))

    def changes(self, state: Position, c: int) -> bool:
        return bool(state.dossier[c])

    def in_full(self, state: Position, c: int) -> bool:
        return len(state.dossier[c]) >= self.number

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.LOSE_CARDS, self.number),)


class DiscardCardsOrItems(OnEach):
    """So many cards or items of one's own choice go."""

    SENTENCES: ClassVar = ("discard {number} cards? or items? of {who}",)
    TELLS: ClassVar = ("card-discarded", "item-discarded")
    PUSHES: ClassVar[bool] = True

    def __init__(self, who: Selector, number: int) -> None:
        self.who = who
        self.number = number

    def do(self, state: Position, c: int, run: Run) -> None:
        state.stack.append(Discard(c, run.source, CARD_OR_ITEM, self.number))

    def changes(self, state: Position, c: int) -> bool:
        return bool(state.dossier[c] or state.items[c])

    def in_full(self, state: Position, c: int) -> bool:
        return len(state.dossier[c]) + len(state.items[c]) >= self.number

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.LOSE_CARDS_OR_ITEMS, self.number),)


class DiscardIllegalCards(OnEach):
    """All illegal cards go; an interrogation may ask for so many of them in the whole group."""

    SENTENCES: ClassVar = (
        "discard all illegal cards of {who}",
        "discard all illegal cards, {number} or more, of {who}",
    )
    TELLS: ClassVar = ("card-discarded",)

    def __init__(self, who: Selector, number: int = 1) -> None:
        self.who = who
        self.number = number

    def do(self, state: Position, c: int, run: Run) -> None:
        cards = state.game.content.card
        for card in [card for card in state.dossier[c] if cards[card].illegal]:
            discard_card(state, c, card, run.source)

    def changes(self, state: Position, c: int) -> bool:
        cards = state.game.content.card
        return any(cards[card].illegal for card in state.dossier[c])

    def in_full(self, state: Position, c: int) -> bool:
        return self.changes(state, c)

    def in_full_on_all(self, state: Position, targets: list[int]) -> bool:
        cards = state.game.content.card
        return sum([cards[card].illegal for c in targets for card in state.dossier[c]]) >= self.number

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.LOSE_ILLEGAL_CARDS),)


class DiscardPlot(WholeOnEach):
    """A plot of one's own choice goes."""

    SENTENCES: ClassVar = ("discard a plot of {who}",)
    TELLS: ClassVar = ("card-discarded",)
    PUSHES: ClassVar[bool] = True

    def __init__(self, who: Selector) -> None:
        self.who = who

    def do(self, state: Position, c: int, run: Run) -> None:
        state.stack.append(Discard(c, run.source, PLOT, 1))

    def changes(self, state: Position, c: int) -> bool:
        cards = state.game.content.card
        return any(cards[card].plot >= 0 for card in state.dossier[c])

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.LOSE_PLOTS),)


class DrawUpTo(WholeOnEach):
    """Draw card by card, up to so many."""

    SENTENCES: ClassVar = ("draw up to {number} of {who}",)
    TELLS: ClassVar = ("card-drawn",)
    PUSHES: ClassVar[bool] = True

    def __init__(self, who: Selector, number: int) -> None:
        self.who = who
        self.number = number

    def do(self, state: Position, c: int, run: Run) -> None:
        state.stack.append(DrawMore(c, run.source, self.number))

    def changes(self, state: Position, c: int) -> bool:
        return bool(state.deck or state.discard)

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.MAY_DRAW, self.number),)


class DrawMore(Question):
    """Draw one more, or stop."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "source", "left")
    asks: ClassVar[str] = "draw"

    def __init__(self, who: int, source: int, left: int) -> None:
        self.who = who
        self.source = source
        self.left = left

    def step(self, state: Position, chance: Chance) -> None:
        if state.place[self.who] != state.game.content.prison and (state.deck or state.discard):
            ask_anyway(state, self, [DO_DRAW, DO_STOP], [True, False])

    def answer(self, state: Position, choice: bool, chance: Chance) -> None:
        if choice:
            if self.left > 1:
                state.stack.append(DrawMore(self.who, self.source, self.left - 1))
            draw_card(state, self.who, self.source, chance)
            check_limits(state, self.who)

    def explain(self, content: Content, sheets: tuple[int, ...]) -> dict[str, Any]:
        return {"number": self.left}


class Draw(Effect):
    """Draw so many cards."""

    SENTENCES: ClassVar = ("draw {number}",)
    TELLS: ClassVar = ("card-drawn",)

    def __init__(self, number: int) -> None:
        self.number = number

    def apply(self, state: Position, run: Run, chance: Chance) -> None:
        for _ in range(self.number):
            draw_card(state, run.you, run.source, chance)
        check_limits(state, run.you)

    def changes(self, state: Position, c: int) -> bool:
        return bool(state.deck or state.discard)

    def in_full(self, state: Position, c: int) -> bool:
        return len(state.deck) + len(state.discard) >= self.number

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.DRAW, self.number),)


class DrawUntilPlot(WholeEffect):
    """Cards are revealed until a plot appears: it is kept, the others are discarded."""

    SENTENCES: ClassVar = ("draw until a plot",)
    TELLS: ClassVar = ("card-drawn", "card-revealed")

    def apply(self, state: Position, run: Run, chance: Chance) -> None:
        cards = state.game.content.card
        revealed: list[int] = []
        while True:
            card = next_card(state, run.source, chance)
            if card < 0:
                break
            if cards[card].plot >= 0:
                state.dossier[run.you].append(card)
                state.log.append((log.CARD_DRAWN, run.source, run.you, card))
                break
            revealed.append(card)
            state.log.append((log.CARD_REVEALED, run.source, run.you, card))
        state.discard += revealed
        check_limits(state, run.you)

    def changes(self, state: Position, c: int) -> bool:
        return bool(state.deck or state.discard)

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.DRAW_A_PLOT),)


class TakeDiscardedCard(WholeEffect):
    """Any card of the discard comes into the dossier."""

    SENTENCES: ClassVar = ("take any discarded card",)
    TELLS: ClassVar = ("card-retrieved",)

    def apply(self, state: Position, run: Run, chance: Chance) -> None:
        state.stack.append(TakeCard(run.you, run.source))

    def changes(self, state: Position, c: int) -> bool:
        return bool(state.discard)

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.TAKE_A_DISCARDED_CARD),)


class TakeCard(Question):
    """Which card of the discard."""

    asks: ClassVar[str] = "take-card"

    def step(self, state: Position, chance: Chance) -> None:
        cards = sorted(set(state.discard))
        ask(state, self, [state.game.content.do_choose_card[card] for card in cards], cards, chance)

    def answer(self, state: Position, choice: int, chance: Chance) -> None:
        state.discard.remove(choice)
        state.dossier[self.who].append(choice)
        state.log.append((log.CARD_RETRIEVED, self.source, self.who, choice))
        check_limits(state, self.who)


class Reshuffle(WholeEffect):
    """The discard and the card itself are shuffled into the deck."""

    SENTENCES: ClassVar = ("shuffle the discard and this card into the deck",)
    TELLS: ClassVar = ("card-discarded", "deck-shuffled")

    def apply(self, state: Position, run: Run, chance: Chance) -> None:
        card = state.game.content.programs[run.program].card
        if card >= 0 and card in state.dossier[run.you]:
            discard_card(state, run.you, card, run.source)
            card_is_gone(state, run.you, card)  # not to be discarded a second time, should it be drawn again
        shuffle_discard(state, run.source, chance)

    def changes(self, state: Position, c: int) -> bool:
        return True

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.RENEW_THE_DECK),)
