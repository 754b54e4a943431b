"""Where to go: what could be had elsewhere, and the step towards the best of it."""

from __future__ import annotations

from typing import Final, NamedTuple

from conjura.black_orchestra.content import FAR, Delivery, DeliveryCondition
from conjura.black_orchestra.rules.limits import EXTREME, item_limit
from conjura.black_orchestra.view import HIDDEN
from conjura.players.black_orchestra.gains import delivery_worth, gift_worth, release_worth, take_worth
from conjura.players.black_orchestra.judge import Judge
from conjura.players.black_orchestra.outlook import deputies_are_enough, is_good, outlook
from conjura.players.black_orchestra.prices import entry_worth, penalty_worth, program_worth

_SURE: Final = 8.0  # what lies above it is discounted when it cannot be reached within the turn


class Goal(NamedTuple):
    """Something to be had in a space, for so many actions once one is there."""

    brings: float
    space: int
    actions: int


def goals(judge: Judge, c: int) -> list[Goal]:
    """What could be had elsewhere, or by coming back."""
    seen = judge.seen
    content = seen.game.content
    open_now = content.open[seen.stage]
    found: list[Goal] = []
    tiles: dict[int, float] = {}
    for space in content.item_spaces:
        tile = seen.tiles[space]
        if tile >= 0 and open_now >> space & 1:
            if tile not in tiles:
                tiles[tile] = take_worth(judge, c, tile)
            found.append(Goal(tiles[tile], space, 2 if tile == HIDDEN else 1))
    if seen.suspicion[c]:
        found += _deliveries(judge, c)
    for space in range(content.prison):
        if content.entering[space] >= 0 and open_now >> space & 1:
            found.append(Goal(entry_worth(judge, c, space), space, 0))
    if seen.event >= 0 and content.event[seen.event].lowers[0] >= 0:
        space = content.event[seen.event].lowers[0]
        found.append(Goal(entry_worth(judge, c, space), space, 0))
    found += _strikes(judge, c)
    found += _gifts(judge, c)
    if content.prison in seen.place and seen.suspicion[c] < EXTREME:
        found.append(Goal(release_worth(judge, c), content.release, 1))
    for card in seen.dossier[c]:
        where = content.card[card].where
        if where:
            worth = program_worth(judge, c, content.card[card].action)
            for space in range(content.prison):
                if where >> space & 1 and open_now >> space & 1:
                    found.append(Goal(worth + entry_worth(judge, c, space), space, 1))
    return found


def _deliveries(judge: Judge, c: int) -> list[Goal]:
    seen = judge.seen
    content = seen.game.content
    found: list[Goal] = []
    held = set(seen.items[c])
    held.update([content.card[card].item for card in seen.dossier[c] if content.card[card].item >= 0])
    if not held:
        return found
    open_now = content.open[seen.stage]
    for space in content.item_spaces:
        delivery = content.delivery[space]
        if seen.tiles[space] >= 0 or delivery is None or not open_now >> space & 1:
            continue
        if delivery.item >= 0 and delivery.item not in held:
            continue
        if not _would_take(judge, c, space, delivery):
            continue
        item = delivery.item if delivery.item >= 0 else judge.worst_item(c)[1]
        if item >= 0:
            found.append(Goal(delivery_worth(judge, c, delivery, item), space, 1))
    return found


def _would_take(judge: Judge, c: int, space: int, delivery: Delivery) -> bool:
    """The space's condition on deliveries would hold (BO-A5)."""
    seen = judge.seen
    if delivery.condition is DeliveryCondition.DEPUTY_HERE:
        return space in seen.leaders[1:]
    if delivery.condition is DeliveryCondition.HITLER_HERE:
        return seen.leaders[0] == space
    if delivery.condition is DeliveryCondition.IN_STAGE:
        return seen.stage == delivery.value
    if delivery.condition is DeliveryCondition.OF_AFFILIATION:
        return seen.game.content.affiliation[seen.who[c]] == delivery.value
    return True


def _gifts(judge: Judge, c: int) -> list[Goal]:
    """Somebody else could do more with an item of ours."""
    seen = judge.seen
    found: list[Goal] = []
    for other, place in enumerate(seen.place):
        if other == c or place == seen.game.content.prison or len(seen.items[other]) >= item_limit(seen, other):
            continue
        brings = 0.0
        for item in set(seen.items[c]):
            brings = max(brings, gift_worth(judge, c, other, item))
        if brings > 0:
            found.append(Goal(brings, place, 1))
    return found


def _strikes(judge: Judge, c: int) -> list[Goal]:
    """Where an attempt that promises enough could be made."""
    seen = judge.seen
    content = seen.game.content
    found: list[Goal] = []
    for plot in judge.ready_plots(c):
        what = content.plots[plot]
        if what.reaction:
            continue
        for leader in seen.game.aims:
            space = seen.leaders[leader]
            if not judge.fits(plot, space) or (leader and deputies_are_enough(judge)):
                continue
            look = outlook(judge, c, plot, leader, alone=True)
            if not is_good(judge, look):
                continue
            if what.away:
                for near in content.neighbours[seen.stage][space]:
                    found.append(Goal(100 * look.worth, near, 1))
            else:
                found.append(Goal(100 * look.worth, space, 1))
    return found


def best_move(judge: Judge, c: int, moves: list[int], wanted: list[Goal]) -> tuple[float, int]:
    """The step towards the best goal, with what it is worth per action; with the last action also away from leaders."""
    seen = judge.seen
    here = seen.place[c]
    near = seen.game.content.distance[seen.stage][here]
    best: tuple[float, int] = (-1.0, moves[0])
    for goal in wanted:
        if goal.brings <= 0:
            continue
        far = near[goal.space] if goal.space != here else 2
        if far >= FAR or (goal.space == here and goal.actions):
            continue
        rate = _rate(judge, c, goal, far)
        if rate > best[0]:
            step = _step(judge, c, moves, goal.space)
            if goal.space != step:
                rate += min(0.0, entry_worth(judge, c, step)) / (far + goal.actions)
            if rate > best[0]:
                best = (rate, step)
    if seen.actions == 1:
        share = judge.weights.flee
        fled = share * penalty_worth(judge, c, here)
        if fled > best[0]:
            away = min(moves, key=lambda space: penalty_worth(judge, c, space) - entry_worth(judge, c, space))
            worth = fled - share * penalty_worth(judge, c, away) + entry_worth(judge, c, away)
            if worth > best[0]:
                best = (worth, away)
    return best


def _rate(judge: Judge, c: int, goal: Goal, far: int) -> float:
    """What a goal brings per action; something that moves may have moved by the next turn."""
    seen = judge.seen
    late = far + goal.actions > seen.actions
    worth = goal.brings
    if late and far >= seen.actions:
        worth -= 0.4 * penalty_worth(judge, c, goal.space) if far == seen.actions else 0.0
        if worth > _SURE:
            worth = _SURE + judge.weights.late_goal * (worth - _SURE)
    return worth / (far + goal.actions)


def _step(judge: Judge, c: int, moves: list[int], towards: int) -> int:
    """The step that brings one nearest, and of several the one that is best to enter."""
    seen = judge.seen
    distance = seen.game.content.distance[seen.stage]
    return min(moves, key=lambda space: (distance[space][towards], -entry_worth(judge, c, space)))
