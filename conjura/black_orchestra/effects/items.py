"""Effects on items and their tiles: taking, revealing, removing, trading, paying."""

from __future__ import annotations

from typing import Any, ClassVar

from conjura.black_orchestra import log
from conjura.black_orchestra.choices import Thing, choose_cards, choose_items
from conjura.black_orchestra.content import DO_STOP
from conjura.black_orchestra.effects.cards import ITEM, Discard, lose
from conjura.black_orchestra.effects.effect import CANNOT_PAY, Consequence, Effect, Kind, Lack, Run, WholeEffect
from conjura.black_orchestra.effects.running import OnEach, WholeOnEach
from conjura.black_orchestra.effects.selectors import Selector
from conjura.black_orchestra.frames import Question, ask, ask_anyway, ask_space
from conjura.black_orchestra.position import Frame, GoneTile, OpenPosition, Position
from conjura.black_orchestra.rules.actions import reveal, take_tile
from conjura.black_orchestra.rules.limits import check_limits, discard_item, suspect
from conjura.black_orchestra.value import without
from conjura.kernel import Action, Chance


class DiscardItems(OnEach):
    """So many items of one's own choice go."""

    SENTENCES: ClassVar = ("discard {number} items? of {who}",)
    TELLS: ClassVar = ("item-discarded", "card-discarded")
    PUSHES: ClassVar[bool] = True

    def __init__(self, who: Selector, number: int) -> None:
        self.who = who
        self.number = number

    def do(self, state: Position, c: int, run: Run) -> None:
        state.stack.append(Discard(c, run.source, ITEM, self.number))

    def changes(self, state: Position, c: int) -> bool:
        return bool(state.items[c])

    def in_full(self, state: Position, c: int) -> bool:
        return len(state.items[c]) >= self.number

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.LOSE_ITEMS, self.number),)


class DiscardAllItems(WholeOnEach):
    """All items go."""

    SENTENCES: ClassVar = ("discard all items of {who}",)
    TELLS: ClassVar = ("item-discarded",)
    PUSHES: ClassVar[bool] = True

    def __init__(self, who: Selector) -> None:
        self.who = who

    def do(self, state: Position, c: int, run: Run) -> None:
        state.stack.append(LoseAllItems(c, run.source))

    def changes(self, state: Position, c: int) -> bool:
        return bool(state.items[c])

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.LOSE_ITEMS, len(seen.items[c])),)


class LoseAllItems(Frame):
    """All items of a conspirator go; prisoners keep theirs (BO-P3)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "source")

    def __init__(self, owner: int, source: int) -> None:
        self.owner = owner
        self.source = source

    def step(self, state: Position, chance: Chance) -> None:
        if state.place[self.owner] != state.game.content.prison:
            for item in state.items[self.owner][:]:
                discard_item(state, self.owner, item, self.source)


class TakeDiscardedItem(WholeEffect):
    """Any item of the discard."""

    SENTENCES: ClassVar = ("take any discarded item",)
    TELLS: ClassVar = ("item-retrieved",)

    def apply(self, state: Position, run: Run, chance: Chance) -> None:
        state.stack.append(TakeItem(run.you, run.source))

    def changes(self, state: Position, c: int) -> bool:
        return bool(state.item_discard)

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.TAKE_A_DISCARDED_ITEM),)


class TakeItem(Question):
    """Which item of the discard."""

    asks: ClassVar[str] = "take-item"

    def step(self, state: Position, chance: Chance) -> None:
        items = sorted(set(state.item_discard))
        ask(state, self, [state.game.content.do_choose_item[item] for item in items], items, chance)

    def answer(self, state: Position, choice: int, chance: Chance) -> None:
        state.item_discard = without(state.item_discard, choice)
        state.items[self.who].append(choice)
        state.log.append((log.ITEM_RETRIEVED, self.source, self.who, choice))
        check_limits(state, self.who)


# Tiles on the board


def spaces_with_tiles(state: Position, hidden: bool) -> list[int]:
    """Where a tile lies; ``hidden``: face down."""
    found = []
    for space in state.game.content.item_spaces:
        if state.tiles[space] >= 0 and not (hidden and state.face_up >> space & 1):
            found.append(space)
    return found


def ask_tile(state: Position, question: Question, hidden: bool, chance: Chance) -> None:
    spaces = spaces_with_tiles(state, hidden)
    ask_space(state, question, spaces, chance)


class TakeAnyTile(WholeEffect):
    """Any tile on the board, face up or down."""

    SENTENCES: ClassVar = ("take any tile",)
    TELLS: ClassVar = ("item-taken",)

    def apply(self, state: Position, run: Run, chance: Chance) -> None:
        state.stack.append(TakeTile(run.you, run.source))

    def changes(self, state: Position, c: int) -> bool:
        return any(tile >= 0 for tile in state.tiles)

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.TAKE_A_TILE),)


class TakeTile(Question):
    """Which tile is taken."""

    asks: ClassVar[str] = "tile"

    def step(self, state: Position, chance: Chance) -> None:
        ask_tile(state, self, False, chance)

    def answer(self, state: Position, choice: int, chance: Chance) -> None:
        take_tile(state, self.who, choice, self.source)


class TakeHiddenTile(WholeEffect):
    """The tile in one's own space, if it lies face down."""

    SENTENCES: ClassVar = ("take the hidden tile here",)
    TELLS: ClassVar = ("item-taken",)

    def apply(self, state: Position, run: Run, chance: Chance) -> None:
        if self.changes(state, run.you):
            take_tile(state, run.you, state.place[run.you], run.source)

    def changes(self, state: Position, c: int) -> bool:
        here = state.place[c]
        return state.tiles[here] >= 0 and not state.face_up >> here & 1

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.TAKE_THE_HIDDEN_TILE),)


class RevealTile(WholeEffect):
    """The tile of one space is turned face up."""

    SENTENCES: ClassVar = ("reveal {space}",)
    TELLS: ClassVar = ("item-revealed",)

    def __init__(self, space: int) -> None:
        self.space = space

    def apply(self, state: Position, run: Run, chance: Chance) -> None:
        reveal(state, self.space, run.source)

    def changes(self, state: Position, c: int) -> bool:
        return state.tiles[self.space] >= 0 and not state.face_up >> self.space & 1

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.REVEAL),)


class RevealAnyTile(WholeEffect):
    """A tile of one's choice is turned face up."""

    SENTENCES: ClassVar = ("reveal any tile",)
    TELLS: ClassVar = ("item-revealed",)

    def apply(self, state: Position, run: Run, chance: Chance) -> None:
        state.stack.append(TileToReveal(run.you, run.source))

    def changes(self, state: Position, c: int) -> bool:
        return bool(spaces_with_tiles(state, True))

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.REVEAL),)


class TileToReveal(Question):
    """Which tile is revealed."""

    asks: ClassVar[str] = "tile"

    def step(self, state: Position, chance: Chance) -> None:
        ask_tile(state, self, True, chance)

    def answer(self, state: Position, choice: int, chance: Chance) -> None:
        reveal(state, choice, self.source)


class RemoveTiles(Effect):
    """So many tiles of one's choice leave the game."""

    SENTENCES: ClassVar = ("remove {number} tiles?",)
    TELLS: ClassVar = ("tile-removed",)

    def __init__(self, number: int) -> None:
        self.number = number

    def apply(self, state: Position, run: Run, chance: Chance) -> None:
        for _ in range(self.number):
            state.stack.append(TileToRemove(run.you, run.source))

    def changes(self, state: Position, c: int) -> bool:
        return any(tile >= 0 for tile in state.tiles)

    def in_full(self, state: Position, c: int) -> bool:
        return len([tile for tile in state.tiles if tile >= 0]) >= self.number

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.LOSE_TILES, self.number),)


class TileToRemove(Question):
    """Which tile leaves the game; one that lies face down leaves unseen."""

    asks: ClassVar[str] = "tile"

    def step(self, state: Position, chance: Chance) -> None:
        ask_tile(state, self, False, chance)

    def answer(self, state: Position, choice: int, chance: Chance) -> None:
        state.tiles_gone += (GoneTile(state.tiles[choice], bool(state.face_up >> choice & 1)),)
        state.face_up &= ~(1 << choice)
        state.tiles[choice] = -1
        state.log.append((log.TILE_REMOVED, self.source, choice))


# Trading and paying: the items, and the cards that count as one


def _items_of(state: OpenPosition, c: int) -> list[tuple[Action, Thing]]:
    content = state.game.content
    cards = [card for card in state.dossier[c] if content.card[card].item >= 0]
    return choose_items(content, state.items[c]) + choose_cards(content, cards)


class TradeItems(WholeEffect):
    """Any number of items, each for so much suspicion."""

    SENTENCES: ClassVar = ("trade items for suspicion {by} each",)
    TELLS: ClassVar = ("item-discarded", "card-discarded", "suspicion")

    def __init__(self, by: int) -> None:
        self.by = by

    def apply(self, state: Position, run: Run, chance: Chance) -> None:
        state.stack.append(Trade(run.you, run.source, self.by))

    def changes(self, state: Position, c: int) -> bool:
        return state.suspicion[c] > 0 and bool(_items_of(state, c))

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.TRADE_ITEMS, self.by),)


class Trade(Question):
    """One more item, or stop."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "source", "by")
    asks: ClassVar[str] = "trade"

    def __init__(self, who: int, source: int, by: int) -> None:
        self.who = who
        self.source = source
        self.by = by

    def step(self, state: Position, chance: Chance) -> None:
        found = _items_of(state, self.who)
        if found and state.suspicion[self.who] > 0:
            options = [action for action, _ in found]
            choices: list[Any] = [thing for _, thing in found]
            ask_anyway(state, self, [*options, DO_STOP], [*choices, None])

    def answer(self, state: Position, choice: Thing | None, chance: Chance) -> None:
        if choice is not None:
            lose(state, self.who, choice, self.source)
            suspect(state, self.who, self.by, self.source)
            state.stack.append(self)


class PayItem(WholeEffect):
    """The price of what follows: an item."""

    SENTENCES: ClassVar = ("pay an item",)
    TELLS: ClassVar = ("item-discarded", "card-discarded")

    def apply(self, state: Position, run: Run, chance: Chance) -> None:
        state.stack.append(Pay(run.you, run.source, False))

    def lacks(self, state: OpenPosition, you: int) -> Lack | None:
        return None if _items_of(state, you) else CANNOT_PAY

    def changes(self, state: Position, c: int) -> bool:
        return False  # a price is no gain

    def in_full(self, state: Position, c: int) -> bool:
        return self.lacks(state, c) is None

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.PAY_AN_ITEM),)


class PayCardOrItem(WholeEffect):
    """The price of what follows: a card or an item."""

    SENTENCES: ClassVar = ("pay a card or an item",)
    TELLS: ClassVar = ("item-discarded", "card-discarded")

    def apply(self, state: Position, run: Run, chance: Chance) -> None:
        state.stack.append(Pay(run.you, run.source, True))

    def lacks(self, state: OpenPosition, you: int) -> Lack | None:
        return None if state.items[you] or state.dossier[you] else CANNOT_PAY

    def changes(self, state: Position, c: int) -> bool:
        return False  # a price is no gain

    def in_full(self, state: Position, c: int) -> bool:
        return self.lacks(state, c) is None

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.PAY_A_CARD_OR_ITEM),)


class Pay(Question):
    """What the price is paid with."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "source", "any_card")
    asks: ClassVar[str] = "pay"

    def __init__(self, who: int, source: int, any_card: bool) -> None:
        self.who = who
        self.source = source
        self.any_card = any_card

    def step(self, state: Position, chance: Chance) -> None:
        found = _items_of(state, self.who)
        if self.any_card:
            content = state.game.content
            found += choose_cards(content, [card for card in state.dossier[self.who] if content.card[card].item < 0])
        ask(state, self, [action for action, _ in found], [thing for _, thing in found], chance)

    def answer(self, state: Position, choice: Thing, chance: Chance) -> None:
        lose(state, self.who, choice, self.source)
