"""Where to go: what could be had elsewhere, and the step towards the best of it."""

from __future__ import annotations

from typing import Final

from conjura.black_orchestra.content import FAR, Delivery, DeliveryCondition
from conjura.black_orchestra.rules.limits import EXTREME, item_limit
from conjura.black_orchestra.view import HIDDEN
from conjura.players.black_orchestra.gains import delivery_worth, gift_worth, release_worth, take_worth
from conjura.players.black_orchestra.judge import Judge
from conjura.players.black_orchestra.outlook import deputies_are_enough, is_good, outlook, spends_nothing
from conjura.players.black_orchestra.prices import entry_worth, penalty_worth, program_worth

_SURE: Final = 8.0  # what lies above it is discounted when it cannot be reached within the turn


# Why one goes somewhere, and whose number stands beside it
FETCH: Final = "fetch"  # the item, if it is known
DELIVER: Final = "deliver"  # the item
ENTER: Final = "enter"
STRIKE: Final = "strike"  # the plot
HAND_OVER: Final = "hand-over"  # the conspirator who can use an item better
MEET: Final = "meet"  # the lead
RELEASE: Final = "release"
PLAY_CARD: Final = "play-card"  # the card
FLEE: Final = "flee"


class Goal:
    """Something to be had in a space, for so many actions once one is there; ``why`` and ``what`` say what it is.

    ``first``: nothing else is done before it, if it can be had within the turn.
    """

    __slots__ = ("actions", "brings", "first", "space", "what", "why")

    def __init__(self, brings: float, space: int, actions: int, why: str, what: int = -1, first: bool = False) -> None:
        self.brings = brings
        self.space = space
        self.actions = actions
        self.first = first
        self.why = why
        self.what = what


class Step:
    """The next space on the way to a goal, and what going there is worth per action."""

    __slots__ = ("goal", "space", "worth")

    def __init__(self, worth: float, space: int, goal: Goal | None) -> None:
        self.worth = worth
        self.space = space
        self.goal = goal


def goals(judge: Judge, c: int) -> list[Goal]:
    """What could be had elsewhere, or by coming back."""
    seen = judge.seen
    content = seen.game.content
    open_now = content.open[seen.stage]
    found: list[Goal] = []
    tiles: dict[int, float] = {}
    for space in content.item_spaces:
        tile = seen.tiles[space]
        if tile >= 0 and open_now >> space & 1 and not judge.is_for_another(c, space):
            if tile not in tiles:
                tiles[tile] = take_worth(judge, c, tile)
            found.append(Goal(tiles[tile], space, 2 if tile == HIDDEN else 1, FETCH, -1 if tile == HIDDEN else tile))
    if seen.suspicion[c]:
        found += _deliveries(judge, c)
    for space in range(content.prison):
        if content.entering[space] >= 0 and open_now >> space & 1:
            found.append(Goal(entry_worth(judge, c, space), space, 0, ENTER))
    if seen.event >= 0 and content.event[seen.event].lowers[0] >= 0:
        space = content.event[seen.event].lowers[0]
        found.append(Goal(entry_worth(judge, c, space), space, 0, ENTER))
    found += _strikes(judge, c)
    found += _gifts(judge, c)
    if judge.meeting_space(c) >= 0 and judge.meeting_space(c) != seen.place[c]:
        found.append(Goal(judge.meeting_worth(c), judge.meeting_space(c), 0, MEET, judge.lead()))
    if content.prison in seen.place and seen.suspicion[c] < EXTREME:
        found.append(Goal(release_worth(judge, c), content.release, 1, RELEASE))
    for card in seen.dossier[c]:
        where = content.card[card].where
        if where:
            worth = program_worth(judge, c, content.card[card].action)
            for space in range(content.prison):
                if where >> space & 1 and open_now >> space & 1:
                    found.append(Goal(worth + entry_worth(judge, c, space), space, 1, PLAY_CARD, card))
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
            found.append(Goal(delivery_worth(judge, c, delivery, item), space, 1, DELIVER, item))
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
            found.append(Goal(brings, place, 1, HAND_OVER, other))
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
            look = outlook(judge, c, plot, leader, judge.companions(c, space))
            if not is_good(judge, look):
                continue
            free = spends_nothing(look)
            tries = judge.tries(c, content.distance[seen.stage][seen.place[c]][space]) if free else 1
            for near in content.neighbours[seen.stage][space] if what.away else (space,):
                first = judge.comes_first(not free)
                found.append(Goal(100 * look.worth * tries, near, tries, STRIKE, plot, first))
    return found


def best_move(judge: Judge, c: int, moves: list[int], wanted: list[Goal]) -> Step:
    """The step towards the best goal; with the last action also away from leaders."""
    seen = judge.seen
    here = seen.place[c]
    near = seen.game.content.distance[seen.stage][here]
    best = Step(-1.0, moves[0], None)
    for goal in wanted:
        if goal.brings <= 0:
            continue
        far = near[goal.space] if goal.space != here else 2
        if far >= FAR or (goal.space == here and goal.actions):
            continue
        if goal.why == STRIKE and far == seen.actions and judge.loses_nerve(c, goal.what, goal.space):
            continue
        rate = _rate(judge, c, goal, far)
        if rate > best.worth:
            step = _step(judge, c, moves, goal.space)
            if goal.space != step:
                rate += min(0.0, entry_worth(judge, c, step)) / (far + goal.actions)
            if rate > best.worth:
                best = Step(rate, step, goal)
    if seen.actions == 1:
        share = judge.weights.flee
        fled = share * penalty_worth(judge, c, here)
        if fled > best.worth:
            away = min(moves, key=lambda space: penalty_worth(judge, c, space) - entry_worth(judge, c, space))
            worth = fled - share * penalty_worth(judge, c, away) + entry_worth(judge, c, away)
            if worth > best.worth:
                best = Step(worth, away, Goal(worth, away, 0, FLEE))
    if judge.meeting_space(c) == here:
        best.worth -= judge.meeting_worth(c)
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
    rate = worth / (far + goal.actions)
    return rate + judge.weights.conspire_first if goal.first and far < seen.actions else rate


def _step(judge: Judge, c: int, moves: list[int], towards: int) -> int:
    """The step that brings one nearest, and of several the one that is best to enter."""
    seen = judge.seen
    distance = seen.game.content.distance[seen.stage]
    return min(moves, key=lambda space: (distance[space][towards], -entry_worth(judge, c, space)))
