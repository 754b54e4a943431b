"""A simple player of Black Orchestra: gathers courage, a plot and its items, keeps suspicion down, and strikes.

Every choice goes to what is worth most per action by ``black_orchestra_worth``; attempts are made when the exact odds
outweigh what a detection would cost, and near the end a long shot is better than none.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

from conjura.black_orchestra import frames, odds
from conjura.black_orchestra.content import EAGLE, FAR, FREE, NUMBER_1, STAY, TARGET, Delivery, DeliveryCondition
from conjura.black_orchestra.effects.effect import Effect, Kind
from conjura.black_orchestra.effects.items import TakeTile, TileToReveal
from conjura.black_orchestra.effects.leaders import CallSpace, LeaderWalk, Nearest, NearestTo
from conjura.black_orchestra.effects.structure import OneOf
from conjura.black_orchestra.effects.travel import Fly
from conjura.black_orchestra.rules.difficulty import difficulty
from conjura.black_orchestra.rules.free import HITLER_MOVES, LEADER_MOVED, ROLL_MADE, TURN_ENDS
from conjura.black_orchestra.rules.limits import COMMITTED, EXTREME, RECKLESS, dossier_limit, item_limit, supply
from conjura.black_orchestra.terms import (
    HITLER,
    WHEN_ANY,
    WHEN_BEFORE_EVENT,
    WHEN_HITLER_MOVES,
    WHEN_PREPARED,
    WHEN_ROLLED,
    WHEN_TURN,
    WHEN_YOU_PREPARE,
)
from conjura.black_orchestra.view import HIDDEN, Observation
from conjura.kernel import Action
from conjura.players.black_orchestra_worth import Judge, Outlook, best_dice

_CONSPIRE_FIRST: Final = 5.0  # it costs no actions on average, so whatever it brings comes on top
_FREE_A_PRISONER: Final = 8.0
_DEPUTIES_TO_KILL: Final = 2  # BO-W3
# Without items an attempt can be repeated; what it takes items for should promise this much, by the events left
_REPEATABLE: Final = 0.01
_PATIENCE: Final = ((45, 0.30), (30, 0.25), (16, 0.18), (8, 0.10), (4, 0.03), (-1, 0.001))


class Goal(NamedTuple):
    """Something to be had in a space, for so many actions once one is there."""

    brings: float
    space: int
    actions: int


class SimpleBlackOrchestra:
    """Decides from one observation at a time and remembers nothing."""

    name = "simple"

    def choose(self, observation: Observation, rng: random.Random) -> Action | None:
        if not observation.stack or not observation.legal:
            return None
        frame = frames.open_question(observation)
        if observation.game.seat_of[frame.who] != observation.seat:
            return None  # a free effect is offered, but every moment that matters for one is asked about by itself
        return _ANSWERS.get(frame.asks, _first)(Judge(observation), frame.who, frame)


# The turn


def _action(judge: Judge, c: int, frame: Any) -> Action:
    """The action that is worth most, the way to something farther off included."""
    seen = judge.seen
    content = seen.game.content
    best_worth, best = 0.05, Action("end")
    moves: list[int] = []
    goals: list[Goal] | None = None
    idle = seen.changes_nothing
    for action in seen.legal:
        if action in idle:
            continue
        verb = action[0]
        if verb == "move":
            moves.append(content.spaces.index(str(action[1])))
            continue
        if verb == "plot":
            worth = _attempt_worth(judge, c, action)
        elif verb == "conspire":
            worth = _conspire_worth(judge, c, int(action[1]))
        elif verb == "dossier":
            worth = _dossier_worth(judge, c)
        elif verb == "collect":
            worth = _take_worth(judge, c, seen.tiles[seen.place[c]])
        elif verb == "reveal":
            worth = _take_worth(judge, c, HIDDEN) / 2 + 0.2
        elif verb == "deliver":
            worth = _delivery_worth(judge, c, content.delivery[seen.place[c]], _item_of(judge, str(action[1])))
        elif verb == "release":
            worth = _release_worth(judge, c)
        elif verb == "act" or verb == "ability":
            if goals is None:
                goals = _goals(judge, c)
            if verb == "act":
                worth = _card_worth_now(judge, c, seen.game.card_number[str(action[1])], goals)
            else:
                worth = _ability_worth(judge, c, str(action[1]), goals)
        elif verb == "transfer":
            worth = _transfer_worth(judge, c, action)
        else:
            continue
        if worth > best_worth:
            best_worth, best = worth, action
    if moves and best_worth < _CONSPIRE_FIRST:
        worth, space = _best_move(judge, c, moves, _goals(judge, c) if goals is None else goals)
        if worth > best_worth:
            best = content.do_move[space]
    return best


def _is_good(judge: Judge, look: Outlook) -> bool:
    """The attempt is worth making now: time makes one less choosy."""
    if not look.dice_items + look.eagle_items + look.cards:
        return look.worth > _REPEATABLE
    left = judge.events_left()
    for events, least in _PATIENCE:
        if left > events:
            return look.worth > least * judge.hope()
    return False


def _attempt_worth(judge: Judge, c: int, action: Action) -> float:
    seen = judge.seen
    content = seen.game.content
    plot = content.card[seen.game.card_number[str(action[1])]].plot
    leader = content.leaders.index(str(action[2])) if len(action) > 2 else 0
    if leader and seen.killed.bit_count() - (seen.killed & 1) >= _DEPUTIES_TO_KILL:
        return -1.0
    look = judge.outlook(c, plot, leader)
    return 100 * look.worth + 5 if _is_good(judge, look) else -1.0


def _conspire_worth(judge: Judge, c: int, dice: int) -> float:
    """Numbers pay for the dice; targets are gain, eagles a loss for everyone in the space (BO-A3)."""
    seen = judge.seen
    here = seen.place[c]
    harm = 0.0
    for other, place in enumerate(seen.place):
        if place == here:
            harm -= judge.suspicion_gain(other, -1)
    each = _target_worth(judge) / 3 - harm / 6
    return _CONSPIRE_FIRST + dice * each if each > 0.05 else -1.0


def _target_worth(judge: Judge) -> float:
    """A third of what a full Dissent Track brings (BO-A4)."""
    return max(judge.support_gain(1), judge.motivation_gain(judge.favourite(), 1)) / 3 + 0.2


def _dossier_worth(judge: Judge, c: int) -> float:
    seen = judge.seen
    room = dossier_limit(seen, c) - len(seen.dossier[c])
    more = 1.3 if seen.game.content.dossier_draws[seen.who[c]] > 1 else 1.0
    if not judge.plots_of(c):
        return (2.4 if room > 0 else 0.9) * more
    if room > 0:
        return 1.4 * more
    return max(0.3, 1.8 - min(judge.card_worth(c, card) for card in seen.dossier[c])) * more


def _take_worth(judge: Judge, c: int, tile: int) -> float:
    """What taking the tile brings, less what must be laid down for it (BO-L4)."""
    seen = judge.seen
    worth = judge.hidden_worth(c) if tile == HIDDEN else judge.item_worth(c, tile, seen.items[c].count(tile))
    if len(seen.items[c]) >= item_limit(seen, c):
        worth -= judge.worst_item(c)[0]
    return worth


def _item_of(judge: Judge, name: str) -> int:
    """The kind of item, also for a card that counts as one."""
    seen = judge.seen
    content = seen.game.content
    if name in content.items:
        return content.items.index(name)
    return content.card[seen.game.card_number[name]].item


def _delivery_worth(judge: Judge, c: int, delivery: Delivery | None, item: int) -> float:
    seen = judge.seen
    assert delivery is not None
    cost = 0.5 * judge.item_worth(c, item, seen.items[c].count(item) - 1)
    if not delivery.shared:
        return judge.suspicion_gain(c, delivery.lowers) - cost
    prison = seen.game.content.prison
    steps = [
        judge.suspicion_gain(other, 1 + step) - judge.suspicion_gain(other, step)
        for other, place in enumerate(seen.place)
        if place != prison
        for step in range(seen.suspicion[other])
    ]
    return sum(sorted(steps, reverse=True)[: delivery.lowers]) - cost


def _release_worth(judge: Judge, c: int) -> float:
    """One in six is arrested oneself, which is the end if nobody else is free (BO-A11)."""
    seen = judge.seen
    free = sum(place != seen.game.content.prison for place in seen.place)
    risk = 40.0 if free == 1 and judge.events_left() > 10 else 15.0 if free == 1 else _FREE_A_PRISONER
    return (5 * (_FREE_A_PRISONER + judge.suspicion_gain(c, -1)) - risk) / 6


def _card_worth_now(judge: Judge, c: int, card: int, goals: list[Goal]) -> float:
    """What playing the card brings now; an illegal card is better played than kept."""
    seen = judge.seen
    content = seen.game.content
    program = content.card[card].action
    worth = max(_program_now(judge, c, one, goals) for one in _choices(judge, program))
    return worth + (0.3 if content.card[card].illegal else 0.0) - 0.4


def _choices(judge: Judge, program: int) -> tuple[int, ...]:
    seen = judge.seen
    first: Effect = seen.game.content.programs[program].effects[0]
    return first.programs if isinstance(first, OneOf) else (program,)


def _program_now(judge: Judge, c: int, program: int, goals: list[Goal]) -> float:
    """What the program brings, and what its first effect opens to the one who plays it now."""
    seen = judge.seen
    worth = judge.program_worth(c, program)
    for one in seen.game.content.programs[program].effects[0].consequences(seen, c):
        if one.kind in _OPENS:
            worth += _OPENS[one.kind](judge, c, goals)
    return worth


def _flight(judge: Judge, c: int, goals: list[Goal]) -> float:
    return max((one.brings / (1 + one.actions) for one in goals), default=0.0) - 0.5


def _walking(judge: Judge, c: int, goals: list[Goal]) -> float:
    seen = judge.seen
    near = seen.game.content.distance[seen.stage][seen.place[c]]
    return max((one.brings / (1 + one.actions) for one in goals if 2 <= near[one.space] <= 3), default=0.0) - 0.5


def _discarded_item(judge: Judge, c: int, goals: list[Goal]) -> float:
    return max((_take_worth(judge, c, item) for item in set(judge.seen.item_discard)), default=0.0)


def _any_tile(judge: Judge, c: int, goals: list[Goal]) -> float:
    return max((_take_worth(judge, c, tile) for tile in set(judge.seen.tiles) if tile >= 0), default=0.0)


def _discarded_card(judge: Judge, c: int, goals: list[Goal]) -> float:
    return max((judge.card_worth(c, card) for card in set(judge.seen.discard)), default=0.0) - 1.0


def _cards_to_draw(judge: Judge, c: int, goals: list[Goal]) -> float:
    return min(3, dossier_limit(judge.seen, c) - len(judge.seen.dossier[c]) + 1) - 1.0


def _every_die(judge: Judge, c: int, goals: list[Goal]) -> float:
    seen = judge.seen
    harm = -sum(judge.suspicion_gain(other, -1) for other in range(len(seen.place)))
    return supply(seen) * (_target_worth(judge) / 3 + 0.8 - harm / 6)


_OPENS: Final[dict[Kind, Callable[[Judge, int, list[Goal]], float]]] = {
    Kind.GO_ANYWHERE: _flight,
    Kind.WALK: _walking,
    Kind.LEAD_A_LEADER: lambda judge, c, goals: _hitler_here_worth(judge, c),
    Kind.TAKE_A_DISCARDED_ITEM: _discarded_item,
    Kind.TAKE_A_TILE: _any_tile,
    Kind.TAKE_A_DISCARDED_CARD: _discarded_card,
    Kind.RENEW_THE_DECK: lambda judge, c, goals: 1.3,
    Kind.MAY_DRAW: _cards_to_draw,
    Kind.DRAW_A_PLOT: lambda judge, c, goals: 1.0 if judge.plots_of(c) else 6.0,
    Kind.LOOK: lambda judge, c, goals: 1.2,
    Kind.ROLL_EVERY_DIE: _every_die,
}


def _hitler_here_worth(judge: Judge, c: int) -> float:
    """Hitler could be led here and the plot tried with the next action."""
    seen = judge.seen
    here = seen.place[c]
    hitler = seen.leaders[0]
    if seen.actions < 2 or hitler < 0 or not 0 < seen.game.content.distance[seen.stage][hitler][here] <= 3:
        return -1.0
    best = -1.0
    for plot in _ready_plots(judge, c):
        if seen.game.content.plots[plot].same_space and judge.fits(plot, here):
            look = judge.outlook(c, plot)
            if _is_good(judge, look):
                best = max(best, 50 * look.worth)
    return best


def _ability_worth(judge: Judge, c: int, name: str, goals: list[Goal]) -> float:
    seen = judge.seen
    content = seen.game.content
    index = next(i for i, one in enumerate(content.abilities[seen.who[c]]) if one.name == name)
    program = content.abilities[seen.who[c]][index].program
    first: Effect = content.programs[program].effects[0]
    for one in first.consequences(seen, c):
        if one.kind == Kind.PAY_AN_ITEM:
            prison = content.prison
            best = max(judge.suspicion_gain(o, 1) for o, place in enumerate(seen.place) if place != prison)
            return best - judge.worst_item(c)[0] - 0.3
        if one.kind == Kind.WALK:
            return -1.0 if first.is_aimed() else _march_worth(judge, c, one.amount, goals)
        if one.kind == Kind.TAKE_THE_HIDDEN_TILE:
            return _take_worth(judge, c, HIDDEN)
        if one.kind == Kind.REVEAL:
            return 0.3
        if one.kind == Kind.LOOK:
            return 0.5
    return judge.program_worth(c, program) - 0.2


def _march_worth(judge: Judge, c: int, reach: int, goals: list[Goal]) -> float:
    """What can be had by going so many spaces with each action."""
    seen = judge.seen
    near = seen.game.content.distance[seen.stage][seen.place[c]]
    return max(
        (
            one.brings / (one.actions + (near[one.space] + reach - 1) // reach)
            for one in goals
            if 2 <= near[one.space] < FAR
        ),
        default=-1.0,
    )


def _transfer_worth(judge: Judge, c: int, action: Action) -> float:
    """Things go where they serve a plot; plots go to those who dare."""
    seen = judge.seen
    content = seen.game.content
    _, direction, sheet, kind, name = action
    other = seen.who.index(content.sheets.index(str(sheet)))
    giver, taker = (c, other) if direction == "give" else (other, c)
    if kind == "item":
        if len(seen.items[taker]) >= item_limit(seen, taker):
            return -1.0
        item = content.items.index(str(name))
        return _gift_worth(judge, giver, taker, item) - 0.5
    if len(seen.dossier[taker]) >= dossier_limit(seen, taker):
        return -1.0
    card = seen.game.card_number[str(name)]
    plot = content.card[card].plot
    if plot >= 0:
        if judge.plots_of(taker):
            return -1.0
        if len(judge.plots_of(giver)) > 1:
            return 0.3 * judge.plot_worth(taker, plot)
        braver = seen.motivation[taker] - seen.motivation[giver]
        return 2.0 * braver if braver > 1 else -1.0
    if content.card_when[card] == WHEN_YOU_PREPARE and judge.is_striker(taker) and not judge.is_striker(giver):
        return 2.0
    return -1.0


# Going somewhere


def _ready_plots(judge: Judge, c: int) -> list[int]:
    """The plots that the conspirator dares to attempt (BO-X1)."""
    seen = judge.seen
    plots = seen.game.content.plots
    level = seen.motivation[c]
    if level < COMMITTED:
        return []
    return [plot for plot in judge.plots_of(c) if level == RECKLESS or not plots[plot].reckless]


def _goals(judge: Judge, c: int) -> list[Goal]:
    """What could be had elsewhere, or by coming back."""
    seen = judge.seen
    content = seen.game.content
    open_now = content.open[seen.stage]
    goals: list[Goal] = []
    seen_tiles: dict[int, float] = {}
    for space in content.item_spaces:
        tile = seen.tiles[space]
        if tile >= 0 and open_now >> space & 1:
            if tile not in seen_tiles:
                seen_tiles[tile] = _take_worth(judge, c, tile)
            goals.append(Goal(seen_tiles[tile], space, 2 if tile == HIDDEN else 1))
    if seen.suspicion[c]:
        goals += _delivery_goals(judge, c)
    for space in range(content.prison):
        if content.entering[space] >= 0 and open_now >> space & 1:
            goals.append(Goal(judge.entry_worth(c, space), space, 0))
    if seen.event >= 0 and content.event[seen.event].lowers[0] >= 0:
        goals.append(
            Goal(judge.entry_worth(c, content.event[seen.event].lowers[0]), content.event[seen.event].lowers[0], 0)
        )
    goals += _strike_goals(judge, c)
    goals += _gift_goals(judge, c)
    if content.prison in seen.place and seen.suspicion[c] < EXTREME:
        goals.append(Goal(_release_worth(judge, c), content.release, 1))
    for card in seen.dossier[c]:
        where = content.card[card].where
        if where:
            worth = judge.program_worth(c, content.card[card].action)
            for space in range(content.prison):
                if where >> space & 1 and open_now >> space & 1:
                    goals.append(Goal(worth + judge.entry_worth(c, space), space, 1))
    return goals


def _delivery_goals(judge: Judge, c: int) -> Iterable[Goal]:
    seen = judge.seen
    content = seen.game.content
    held = set(seen.items[c])
    held.update(content.card[card].item for card in seen.dossier[c] if content.card[card].item >= 0)
    if not held:
        return
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
            yield Goal(_delivery_worth(judge, c, delivery, item), space, 1)


def _gift_goals(judge: Judge, c: int) -> Iterable[Goal]:
    """Somebody else could do more with an item of ours."""
    seen = judge.seen
    content = seen.game.content
    for other, place in enumerate(seen.place):
        if other == c or place == content.prison or len(seen.items[other]) >= item_limit(seen, other):
            continue
        brings = 0.0
        for item in set(seen.items[c]):
            brings = max(brings, _gift_worth(judge, c, other, item))
        if brings > 0:
            yield Goal(brings, place, 1)


def _gift_worth(judge: Judge, giver: int, taker: int, item: int) -> float:
    seen = judge.seen
    gain = judge.item_worth(taker, item, seen.items[taker].count(item))
    return gain - judge.item_worth(giver, item, seen.items[giver].count(item) - 1)


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


def _strike_goals(judge: Judge, c: int) -> Iterable[Goal]:
    """Where an attempt that promises enough could be made."""
    seen = judge.seen
    content = seen.game.content
    for plot in _ready_plots(judge, c):
        what = content.plots[plot]
        if what.reaction:
            continue
        for leader in seen.game.aims:
            space = seen.leaders[leader]
            if not judge.fits(plot, space):
                continue
            if leader and seen.killed.bit_count() - (seen.killed & 1) >= _DEPUTIES_TO_KILL:
                continue
            look = judge.outlook(c, plot, leader, alone=True)
            if not _is_good(judge, look):
                continue
            if what.away:
                for near in content.neighbours[seen.stage][space]:
                    yield Goal(100 * look.worth, near, 1)
            else:
                yield Goal(100 * look.worth, space, 1)


def _rate(judge: Judge, c: int, goal: Goal, far: int) -> float:
    """What a goal brings per action; something that moves may have moved by the next turn."""
    seen = judge.seen
    late = far + goal.actions > seen.actions
    worth = goal.brings
    if late and far >= seen.actions:
        worth -= 0.4 * judge.penalty_worth(c, goal.space) if far == seen.actions else 0.0
        if worth > 8:
            worth = 8 + 0.4 * (worth - 8)
    return worth / (far + goal.actions)


def _best_move(judge: Judge, c: int, moves: list[int], goals: list[Goal]) -> tuple[float, int]:
    """The step towards the best goal; with the last action also away from leaders."""
    seen = judge.seen
    content = seen.game.content
    here = seen.place[c]
    distance = content.distance[seen.stage]
    near = distance[here]
    best: tuple[float, int] = (-1.0, moves[0])
    for goal in goals:
        if goal.brings <= 0:
            continue
        far = near[goal.space] if goal.space != here else 2
        if far >= FAR or (goal.space == here and goal.actions):
            continue
        rate = _rate(judge, c, goal, far)
        if rate > best[0]:
            step = min(
                moves,
                key=lambda space, goal=goal: (distance[space][goal.space], -judge.entry_worth(c, space)),  # type: ignore[misc]
            )
            if goal.space != step:
                rate += min(0.0, judge.entry_worth(c, step)) / (far + goal.actions)
            if rate > best[0]:
                best = (rate, step)
    if seen.actions == 1:
        fled = 0.7 * judge.penalty_worth(c, here)
        if fled > best[0]:
            away = min(moves, key=lambda space: judge.penalty_worth(c, space) - judge.entry_worth(c, space))
            worth = fled - 0.7 * judge.penalty_worth(c, away) + judge.entry_worth(c, away)
            if worth > best[0]:
                best = (worth, away)
    return best


def _worthwhile(seen: Observation) -> list[Action]:
    """The choices on offer that would change something, or all of them if none would."""
    choices = [action for action in seen.legal if action[0] == "choose"]
    return [action for action in choices if action not in seen.changes_nothing] or choices


def _walk(judge: Judge, c: int, frame: Any) -> Action:
    """Space by space towards the figure's best goal."""
    seen = judge.seen
    content = seen.game.content
    figure = frame.figure
    here = seen.place[figure]
    spaces = _spaces(judge)
    goals = _goals(judge, figure)
    stop = next((action for action in seen.legal if action[0] == "stop"), None)
    at_goal = max((one.brings / max(1, one.actions) for one in goals if one.space == here), default=0.0)
    worth, space = _best_move(judge, figure, spaces, [one for one in goals if one.space != here])
    if stop is not None and worth <= at_goal:
        return stop
    return content.do_choose_space[space]


def _spaces(judge: Judge) -> list[int]:
    seen = judge.seen
    names = seen.game.content.spaces
    return [names.index(str(action[1])) for action in seen.legal if action[0] == "choose" and action[1] in names]


# Small choices


def _space(judge: Judge, c: int, frame: Any) -> Action:
    seen = judge.seen
    content = seen.game.content
    spaces = _spaces(judge)
    if isinstance(frame, Fly):
        goals = _goals(judge, c)
        by_space = {goal.space: goal.brings / (1 + goal.actions) for goal in sorted(goals)}
        return content.do_choose_space[max(spaces, key=lambda space: by_space.get(space, 0.0))]
    if isinstance(frame, LeaderWalk):
        return content.do_choose_space[max(spaces, key=lambda space: _hitler_at(judge, space))]
    if isinstance(frame, CallSpace):
        # As far from everybody as can be
        return content.do_choose_space[max(spaces, key=lambda space: _nearest(judge, space))]
    return seen.legal[0]


def _hitler_at(judge: Judge, space: int) -> float:
    """How well Hitler's being there suits those who could strike."""
    seen = judge.seen
    distance = seen.game.content.distance[seen.stage]
    best = -1.0
    for c, place in enumerate(seen.place):
        for plot in _ready_plots(judge, c):
            if judge.fits(plot, space):
                away = seen.game.content.plots[plot].away
                far = abs(distance[place][space] - away)
                ahead = (c - seen.active) % len(seen.place)
                best = max(best, 10.0 * judge.outlook(c, plot).worth - far - 0.3 * ahead)
    return best


def _nearest(judge: Judge, space: int) -> int:
    seen = judge.seen
    prison = seen.game.content.prison
    near = seen.game.content.distance[seen.stage][space]
    return min((near[place] for place in seen.place if place != prison), default=0)


def _nearest_tie(judge: Judge, c: int, frame: Any) -> Action:
    """A leader comes to those whom it harms least; Hitler to those who wait for him."""
    seen = judge.seen
    spaces = _spaces(judge)
    if not isinstance(frame, Nearest | NearestTo):
        return seen.legal[0]
    if frame.leader == HITLER:
        return seen.game.content.do_choose_space[max(spaces, key=lambda space: _hitler_at(judge, space))]

    def harm(space: int) -> float:
        return sum(1.0 + judge.is_striker(o) for o, place in enumerate(seen.place) if place == space)

    return seen.game.content.do_choose_space[min(spaces, key=harm)]


def _people(judge: Judge) -> list[int]:
    seen = judge.seen
    content = seen.game.content
    return [
        seen.who.index(content.sheets.index(str(action[1])))
        for action in seen.legal
        if action[0] == "choose" and action[1] in content.sheets
    ]


def _choose_person(judge: Judge, worth: Callable[[int], float]) -> Action:
    seen = judge.seen
    best = max(_people(judge), key=worth)
    return seen.game.content.do_choose_sheet[seen.who[best]]


def _target(judge: Judge, c: int, frame: Any) -> Action:
    seen = judge.seen
    effect: Effect = seen.game.content.programs[frame.program].effects[frame.index]
    for one in effect.consequences(seen, c):
        if one.kind == Kind.MOTIVATION and one.amount > 0:
            chosen = judge.favourite()
            if chosen in _people(judge):
                return seen.game.content.do_choose_sheet[seen.who[chosen]]
        if one.kind == Kind.WALK:
            return _choose_person(judge, lambda other: float(other == c))
    return _choose_person(judge, lambda other: judge.effect_worth(other, effect))


def _share(judge: Judge, c: int, frame: Any) -> Action:
    return _choose_person(judge, lambda other: judge.suspicion_gain(other, 1))


def _free_whom(judge: Judge, c: int, frame: Any) -> Action:
    seen = judge.seen
    return _choose_person(judge, lambda other: seen.motivation[other] + 2.0 * len(judge.plots_of(other)))


def _hand_out(judge: Judge, c: int, frame: Any) -> Action:
    seen = judge.seen

    def use(other: int) -> float:
        return 3.0 * len(_ready_plots(judge, other)) + judge.is_striker(other) - 0.5 * seen.later_actions[other]

    return _choose_person(judge, use)


def _dissent(judge: Judge, c: int, frame: Any) -> Action:
    """Courage for the one who needs it most, or fewer targets for everybody (BO-A4)."""
    seen = judge.seen
    prison = seen.game.content.prison
    best_worth, best = -99.0, seen.legal[0]
    chosen = judge.favourite()
    for action in _worthwhile(seen):
        if action[1] == "support":
            worth = judge.support_gain(1)
        elif action[1] == "everyone":
            worth = sum(judge.motivation_gain(o, 1) for o, place in enumerate(seen.place) if place != prison)
        else:
            other = seen.who.index(seen.game.content.sheets.index(str(action[1])))
            worth = judge.motivation_gain(other, 1) + (1.0 if other == chosen else 0.0)
        if worth > best_worth:
            best_worth, best = worth, action
    return best


def _thing_worth(judge: Judge, c: int, name: str) -> float:
    """What a card or an item is worth to its owner."""
    seen = judge.seen
    if name in seen.game.card_number:
        return judge.card_worth(c, seen.game.card_number[name])
    item = seen.game.content.items.index(name)
    return judge.item_worth(c, item, seen.items[c].count(item) - 1)


def _chosen(judge: Judge) -> list[Action]:
    seen = judge.seen
    return [action for action in seen.legal if action[0] in ("choose", "keep") and isinstance(action[1], str)]


def _give_up(judge: Judge, c: int, frame: Any) -> Action:
    return min(_chosen(judge), key=lambda action: _thing_worth(judge, c, str(action[1])))


def _keep_best(judge: Judge, c: int, frame: Any) -> Action:
    return max(_chosen(judge), key=lambda action: _thing_worth(judge, c, str(action[1])))


def _take_item(judge: Judge, c: int, frame: Any) -> Action:
    seen = judge.seen
    items = seen.game.content.items
    return max(_chosen(judge), key=lambda action: _take_worth(judge, c, items.index(str(action[1]))))


def _tile(judge: Judge, c: int, frame: Any) -> Action:
    seen = judge.seen
    content = seen.game.content
    spaces = _spaces(judge)
    if isinstance(frame, TileToReveal):
        near = content.distance[seen.stage][seen.place[c]]
        return content.do_choose_space[min(spaces, key=lambda space: near[space])]
    pick = max if isinstance(frame, TakeTile) else min
    return content.do_choose_space[pick(spaces, key=lambda space: _take_worth(judge, c, seen.tiles[space]))]


def _trade(judge: Judge, c: int, frame: Any) -> Action:
    """An item for a step of suspicion, as long as the step is worth more."""
    cheapest = _give_up(judge, c, frame)
    if judge.suspicion_gain(c, 1) > _thing_worth(judge, c, str(cheapest[1])):
        return cheapest
    return Action("stop")


def _draw(judge: Judge, c: int, frame: Any) -> Action:
    seen = judge.seen
    room = dossier_limit(seen, c) > len(seen.dossier[c])
    return Action("draw") if room or not judge.plots_of(c) else Action("stop")


def _look(judge: Judge, c: int, frame: Any) -> Action:
    """Good events come first; the worst is removed where that is possible."""
    seen = judge.seen
    content = seen.game.content
    options = [action for action in seen.legal if action[0] in ("choose", "remove")]

    def worth(action: Action) -> float:
        event = seen.game.event_number[str(action[1])]
        brings = judge.program_worth(seen.active, content.event[event].program) - 2.0 * content.event[event].eagles
        return -brings - 3.0 if action[0] == "remove" else brings

    return max(options, key=worth)


def _either(judge: Judge, c: int, frame: Any) -> Action:
    seen = judge.seen
    goals = _goals(judge, c)
    options = _worthwhile(seen)
    return max(options, key=lambda action: _program_now(judge, c, frame.programs[int(action[1]) - 1], goals))


def _offer(judge: Judge, c: int, frame: Any) -> Action:
    return Action("accept") if judge.program_worth(c, frame.program) > 0 else Action("decline")


def _defections(judge: Judge, c: int, frame: Any) -> Action:
    """Two dice here lower support, three on the track do no more."""
    seen = judge.seen
    wanted = 2 - seen.defections if seen.support > seen.game.floor else 0
    numbers = [int(action[1]) for action in seen.legal if action[0] == "choose"]
    return Action("choose", max((number for number in numbers if number <= wanted), default=0))


def _raid(judge: Judge, c: int, frame: Any) -> Action:
    """Keep what is worth more than a step of suspicion, the best first (BO-G2)."""
    seen = judge.seen
    content = seen.game.content
    best = _keep_best(judge, c, frame)
    safe = any(content.card[card].safe for card in seen.dossier[c])
    cost = 0.0 if safe else -judge.suspicion_gain(c, -1)
    if _thing_worth(judge, c, str(best[1])) > cost:
        return best
    worst = _give_up(judge, c, frame)
    return Action("discard", worst[1])


def _interrogation(judge: Judge, c: int, frame: Any) -> Action:
    seen = judge.seen
    slots = seen.game.content.interrogation_options[seen.interrogation]
    worth = {
        "stay": judge.program_worth(c, slots[STAY]),
        "free": judge.program_worth(c, slots[FREE]),
        "resist": judge.program_worth(c, slots[TARGET]) / 3
        + (judge.program_worth(c, slots[EAGLE]) + sum(judge.program_worth(c, slots[NUMBER_1 + k]) for k in range(3)))
        / 6,
    }
    options = [action for action in seen.legal if action[0] == "choose"]
    return max(options, key=lambda action: worth[str(action[1])])


def _first(judge: Judge, c: int, frame: Any) -> Action:
    seen = judge.seen
    return seen.legal[0]


def _deputy(judge: Judge, c: int, frame: Any) -> Action:
    """Called to a conspirator, the mildest comes; called away, the one who stands among us goes."""
    seen = judge.seen
    content = seen.game.content
    space = frame.space
    leaders = [content.leaders.index(str(action[1])) for action in _worthwhile(seen)]
    if space in seen.place:
        order = ("goebbels", "goering", "hess", "bormann", "himmler")
        known = [leader for leader in leaders if content.leaders[leader] in order]
        pick = min(known, key=lambda leader: order.index(content.leaders[leader]), default=leaders[0])
        return content.do_choose_leader[pick]
    here = seen.place[seen.active]
    return content.do_choose_leader[
        max(leaders, key=lambda leader: (seen.leaders[leader] == here, seen.leaders[leader] in seen.place))
    ]


# Plots


def _prepare(judge: Judge, c: int, frame: Any) -> Action:
    """Spend what the best outlook is reckoned with, one's own things first."""
    seen = judge.seen
    content = seen.game.content
    look = judge.outlook(c, seen.plot, seen.plot_leader)
    if look.cards:
        for action in seen.legal:
            if action[0] == "free" and content.card_when[seen.game.card_number[str(action[1])]] == WHEN_YOU_PREPARE:
                return action
    for wanted, gives in ((look.dice_items, 1), (look.eagle_items, 2)):
        if not wanted:
            continue
        for action in seen.legal:
            if action[0] != "use":
                continue
            item = _item_of(judge, str(action[2]))
            for element in content.plots[seen.plot].items:
                if element.item == item and (element.dice if gives == 1 else element.eagles):
                    return action
    return Action("ready")


def _consent(judge: Judge, c: int, frame: Any) -> Action:
    """Nothing is worth more than Hitler's death."""
    return Action("accept")


def _dice(judge: Judge, c: int, frame: Any) -> Action:
    seen = judge.seen
    needed = difficulty(seen)
    fear = judge.fear_of_detection()
    _, kept, _, _ = best_dice(seen.plot_pool, needed.targets, needed.eagles, *judge.helpers(), fear)
    return Action("keep", kept)


def _rolled(judge: Judge) -> tuple[int, int, int]:
    seen = judge.seen
    eagles, targets = seen.plot_roll.count(0), seen.plot_roll.count(4)
    return eagles, targets, len(seen.plot_roll) - eagles - targets


def _after(judge: Judge, rolled: tuple[int, int, int], rerolls: int, ignored: int) -> float:
    seen = judge.seen
    needed = difficulty(seen)
    result = odds.after_roll(needed.targets, needed.eagles + seen.plot_leaked + ignored, rolled, rerolls)
    return float(result.success) - judge.fear_of_detection() * float(result.detection)


def _reroll(judge: Judge, c: int, frame: Any) -> Action:
    """The die whose new roll promises most."""
    seen = judge.seen
    eagles, targets, numbers = _rolled(judge)
    rerolls, ignored = judge.helpers()
    rerolls = max(0, rerolls - 1)

    def promise(action: Action) -> float:
        face = action[1]
        e, t = eagles - (face == "eagle"), targets - (face == "target")
        n = numbers - (face not in ("eagle", "target"))
        return (
            _after(judge, (e + 1, t, n), rerolls, ignored)
            + 2 * _after(judge, (e, t + 1, n), rerolls, ignored)
            + 3 * _after(judge, (e, t, n + 1), rerolls, ignored)
        ) / 6

    return max((action for action in seen.legal if action[0] == "choose"), key=promise)


def _react(judge: Judge, c: int, frame: Any) -> Action:
    """A moment that would pass: use what serves, or let it go."""
    seen = judge.seen
    moment = frame.moment
    content = seen.game.content
    best: Action | None = None
    best_worth = 0.0
    for action in seen.legal:
        if action in seen.changes_nothing:
            continue
        if action[0] == "plot":
            worth = _attempt_worth(judge, c, action)
        elif action[0] == "free":
            worth = _free_worth(judge, c, moment, content.card_when[seen.game.card_number[str(action[1])]], action)
        else:
            continue
        if worth > best_worth:
            best_worth, best = worth, action
    return best if best is not None else Action("pass")


def _free_worth(judge: Judge, c: int, moment: int, when: int, action: Action) -> float:
    seen = judge.seen
    if moment == LEADER_MOVED:
        return 0.0
    if when == WHEN_PREPARED:
        return 1.0
    if moment == ROLL_MADE and when == WHEN_ROLLED:
        return _after_roll_worth(judge, action)
    if when == WHEN_HITLER_MOVES and moment == HITLER_MOVES:
        return _hitler_at(judge, seen.leaders[0]) - 0.5
    if moment == TURN_ENDS:
        if when == WHEN_TURN:
            return 1.0 if seen.active == c or _ready_plots(judge, seen.active) else 0.0
        if when == WHEN_BEFORE_EVENT:
            return _no_event_worth(judge, c)
        return 0.0
    if when == WHEN_ANY:
        return judge.penalty_worth(seen.active, seen.place[seen.active]) - 1.5
    return 0.0


def _after_roll_worth(judge: Judge, action: Action) -> float:
    seen = judge.seen
    rolled = _rolled(judge)
    rerolls, ignored = judge.helpers()
    now = _after(judge, rolled, 0, 0)
    card = seen.game.card_number[str(action[1])]
    if judge.free_gain(0, card, Kind.IGNORED_EAGLES):
        return _after(judge, rolled, rerolls, 1) - _after(judge, rolled, rerolls, 0) - 0.02
    return _after(judge, rolled, rerolls, ignored) - now - 0.03


def _no_event_worth(judge: Judge, c: int) -> float:
    """A turn without an event: precious at the end, or while somebody is about to be taken or to strike."""
    seen = judge.seen
    if seen.stage >= 7 or judge.events_left() <= 2:
        return 5.0
    prison = seen.game.content.prison
    in_danger = sum(place != prison and seen.suspicion[o] == EXTREME for o, place in enumerate(seen.place))
    if in_danger and seen.stage >= 3:
        return 1.0
    following = (seen.active + 1) % len(seen.place)
    eagles = seen.game.content.event[seen.event].eagles if seen.event >= 0 else 0
    if _ready_plots(judge, following) and (eagles < 0 or _hitler_at(judge, seen.leaders[0]) > 0):
        return 1.0
    return 0.0


_ANSWERS: Final[dict[str, Callable[[Judge, int, Any], Action]]] = {
    "action": _action,
    "defections": _defections,
    "delivery": _share,
    "deputy": _deputy,
    "discard": _give_up,
    "discard-card": _give_up,
    "discard-item": _give_up,
    "dissent": _dissent,
    "dossier-keep": _keep_best,
    "draw": _draw,
    "either": _either,
    "hand-out": _hand_out,
    "interrogation": _interrogation,
    "look": _look,
    "nearest": _nearest_tie,
    "offer": _offer,
    "pay": _give_up,
    "penalty": _first,
    "plot-consent": _consent,
    "plot-dice": _dice,
    "plot-prepare": _prepare,
    "plot-reroll": _reroll,
    "raid": _raid,
    "react": _react,
    "release": _free_whom,
    "space": _space,
    "take-card": _keep_best,
    "take-item": _take_item,
    "target": _target,
    "tile": _tile,
    "trade": _trade,
    "walk": _walk,
}
