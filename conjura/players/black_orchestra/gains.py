"""What single actions bring where one stands: taking a tile, delivering, freeing a prisoner, giving something away."""

from __future__ import annotations

from conjura.black_orchestra.content import Delivery
from conjura.black_orchestra.rules.limits import item_limit
from conjura.black_orchestra.view import HIDDEN
from conjura.players.black_orchestra.judge import Judge


def take_worth(judge: Judge, c: int, tile: int) -> float:
    """What taking the tile brings, less what must be laid down for it (BO-L4)."""
    seen = judge.seen
    worth = judge.hidden_worth(c) if tile == HIDDEN else judge.item_worth(c, tile, seen.items[c].count(tile))
    if len(seen.items[c]) >= item_limit(seen, c):
        worth -= judge.worst_item(c)[0]
    return worth


def delivery_worth(judge: Judge, c: int, delivery: Delivery, item: int) -> float:
    """The steps of suspicion, shared out as best they can be, less the item (BO-A5)."""
    seen = judge.seen
    cost = judge.weights.delivered_item * judge.item_worth(c, item, seen.items[c].count(item) - 1)
    if not delivery.shared:
        return judge.suspicion_gain(c, delivery.lowers) - cost
    prison = seen.game.content.prison
    steps: list[float] = []
    for other, place in enumerate(seen.place):
        if place != prison:
            for step in range(seen.suspicion[other]):
                steps.append(judge.suspicion_gain(other, 1 + step) - judge.suspicion_gain(other, step))
    return sum(sorted(steps, reverse=True)[: delivery.lowers]) - cost


def release_worth(judge: Judge, c: int) -> float:
    """One in six is arrested oneself, which is the end if nobody else is free (BO-A11)."""
    freed = judge.weights.free_a_prisoner
    risk = freed
    if judge.free_count() == 1:
        risk = 40.0 if judge.events_left() > 10 else 15.0
    return (5 * (freed + judge.suspicion_gain(c, -1)) - risk) / 6


def gift_worth(judge: Judge, giver: int, taker: int, item: int) -> float:
    """How much more the item is worth to the one than to the other."""
    return judge.item_gift_worth(giver, taker, item)


def item_of(judge: Judge, name: str) -> int:
    """The kind of item, also for a card that counts as one."""
    seen = judge.seen
    content = seen.game.content
    if name in content.items:
        return content.items.index(name)
    return content.card[seen.game.card_number[name]].item


def thing_worth(judge: Judge, c: int, name: str) -> float:
    """What a card or an item is worth to its owner."""
    seen = judge.seen
    if name in seen.game.card_number:
        return judge.card_worth(c, seen.game.card_number[name])
    item = seen.game.content.items.index(name)
    return judge.item_worth(c, item, seen.items[c].count(item) - 1)
