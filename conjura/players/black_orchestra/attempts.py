"""The decisions of an attempt, and what is used at moments that would pass."""

from __future__ import annotations

from typing import Any

from conjura.black_orchestra import odds
from conjura.black_orchestra.effects.effect import Kind
from conjura.black_orchestra.rules.difficulty import difficulty
from conjura.black_orchestra.rules.free import HITLER_MOVES, LEADER_MOVED, ROLL_MADE, TURN_ENDS
from conjura.black_orchestra.rules.limits import EXTREME
from conjura.black_orchestra.terms import (
    WHEN_ANY,
    WHEN_BEFORE_EVENT,
    WHEN_HITLER_MOVES,
    WHEN_PREPARED,
    WHEN_ROLLED,
    WHEN_TURN,
    WHEN_YOU_PREPARE,
)
from conjura.kernel import Action
from conjura.players.black_orchestra.gains import item_of
from conjura.players.black_orchestra.judge import Judge
from conjura.players.black_orchestra.odds import best_dice
from conjura.players.black_orchestra.outlook import attempt_worth, hitler_at, outlook
from conjura.players.black_orchestra.prices import penalty_worth


def prepare(judge: Judge, c: int, frame: Any) -> Action:
    """Spend what the best outlook is reckoned with, one's own things first."""
    seen = judge.seen
    content = seen.game.content
    look = outlook(judge, c, seen.plot, seen.plot_leader)
    if look.cards:
        for action in seen.legal:
            if action[0] == "free" and content.card_when[seen.game.card_number[str(action[1])]] == WHEN_YOU_PREPARE:
                return action
    for wanted, for_dice in ((look.dice_items, True), (look.eagle_items, False)):
        if not wanted:
            continue
        for action in seen.legal:
            if action[0] != "use":
                continue
            item = item_of(judge, str(action[2]))
            for element in content.plots[seen.plot].items:
                if element.item == item and (element.dice if for_dice else element.eagles):
                    return action
    return Action("ready")


def consent(judge: Judge, c: int, frame: Any) -> Action:
    """Nothing is worth more than Hitler's death."""
    return Action("accept")


def dice(judge: Judge, c: int, frame: Any) -> Action:
    """As many as are worth rolling."""
    seen = judge.seen
    needed = difficulty(seen)
    rerolls, ignored = judge.helpers()
    kept = best_dice(seen.plot_pool, needed.targets, needed.eagles, rerolls, ignored, judge.fear_of_detection())
    return Action("keep", kept.dice)


def reroll(judge: Judge, c: int, frame: Any) -> Action:
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

    return max([action for action in seen.legal if action[0] == "choose"], key=promise)


def _rolled(judge: Judge) -> tuple[int, int, int]:
    roll = judge.seen.plot_roll
    eagles, targets = roll.count(0), roll.count(4)
    return eagles, targets, len(roll) - eagles - targets


def _after(judge: Judge, rolled: tuple[int, int, int], rerolls: int, ignored: int) -> float:
    seen = judge.seen
    needed = difficulty(seen)
    result = odds.after_roll(needed.targets, needed.eagles + seen.plot_leaked + ignored, rolled, rerolls)
    return float(result.success) - judge.fear_of_detection() * float(result.detection)


def react(judge: Judge, c: int, frame: Any) -> Action:
    """A moment that would pass: use what serves, or let it go."""
    seen = judge.seen
    content = seen.game.content
    best: Action | None = None
    best_worth = 0.0
    for action in seen.legal:
        if action in seen.changes_nothing:
            continue
        if action[0] == "plot":
            worth = attempt_worth(judge, c, action)
        elif action[0] == "free":
            when = content.card_when[seen.game.card_number[str(action[1])]]
            worth = _free_worth(judge, c, frame.moment, when, action)
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
        return hitler_at(judge, seen.leaders[0]) - 0.5
    if moment == TURN_ENDS:
        if when == WHEN_TURN:
            return 1.0 if seen.active == c or judge.ready_plots(seen.active) else 0.0
        if when == WHEN_BEFORE_EVENT:
            return _no_event_worth(judge, c)
        return 0.0
    if when == WHEN_ANY:
        return penalty_worth(judge, seen.active, seen.place[seen.active]) - 1.5
    return 0.0


def _after_roll_worth(judge: Judge, action: Action) -> float:
    rolled = _rolled(judge)
    rerolls, ignored = judge.helpers()
    now = _after(judge, rolled, 0, 0)
    card = judge.seen.game.card_number[str(action[1])]
    if judge.free_gain(0, card, Kind.IGNORED_EAGLES):
        return _after(judge, rolled, rerolls, 1) - _after(judge, rolled, rerolls, 0) - 0.02
    return _after(judge, rolled, rerolls, ignored) - now - 0.03


def _no_event_worth(judge: Judge, c: int) -> float:
    """A turn without an event: precious at the end, or while somebody is about to be taken or to strike."""
    seen = judge.seen
    if seen.stage >= 7 or judge.events_left() <= 2:
        return 5.0
    prison = seen.game.content.prison
    if seen.stage >= 3:
        for o, place in enumerate(seen.place):
            if place != prison and seen.suspicion[o] == EXTREME:
                return 1.0
    following = (seen.active + 1) % len(seen.place)
    eagles = seen.game.content.event[seen.event].eagles if seen.event >= 0 else 0
    if judge.ready_plots(following) and (eagles < 0 or hitler_at(judge, seen.leaders[0]) > 0):
        return 1.0
    return 0.0
