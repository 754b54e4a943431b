"""Why a member of the team does something: an id with arguments, for whoever puts it into words.

``fetch`` with ``item`` and ``space`` is "I fetch the keys in Hannover". Arguments are the ids of the content: ``who``
is a conspirator's sheet, ``thing`` an item or a card, ``percent`` the chance of an attempt. Nothing in them is known to
one seat alone: what somebody has read in secret is never a reason.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from conjura.black_orchestra.effects.items import TakeTile, TileToReveal
from conjura.black_orchestra.effects.leaders import CallSpace, LeaderWalk, Nearest, NearestTo
from conjura.black_orchestra.effects.travel import Fly, Walk
from conjura.black_orchestra.frames import Question
from conjura.black_orchestra.odds import by_dice
from conjura.black_orchestra.rules.difficulty import difficulty
from conjura.black_orchestra.terms import HITLER
from conjura.black_orchestra.view import HIDDEN
from conjura.kernel import Action
from conjura.players.black_orchestra.goals import (
    DELIVER,
    ENTER,
    FETCH,
    FLEE,
    HAND_OVER,
    MEET,
    PLAY_CARD,
    RELEASE,
    STRIKE,
    Goal,
    best_move,
    goals,
)
from conjura.players.black_orchestra.outlook import outlook
from conjura.players.black_orchestra.plan import FIND_A_PLOT, GATHER, PREPARE
from conjura.players.black_orchestra.team import TeamJudge


class Reason(NamedTuple):
    """What the doing is good for."""

    id: str
    args: dict[str, str]


# Every id there is
IDS: Final = (
    FETCH,
    DELIVER,
    ENTER,
    STRIKE,
    HAND_OVER,
    MEET,
    RELEASE,
    PLAY_CARD,
    FLEE,
    "take-from",
    "search",
    "look-for-a-plot",
    "look-for-help",
    "conspire-for-courage",
    "conspire-for-support",
    "wait-for-support",
    "wait-for-hitler",
    "wait-for-courage",
    "rest",
    "use-ability",
    # What is asked besides the actions of a turn
    "raid-keep",
    "raid-discard",
    "prison-stay",
    "prison-free",
    "prison-resist",
    "react-use",
    "react-pass",
    "dissent-support",
    "dissent-courage",
    "dissent-everyone",
    "give-up",
    "keep-all",
    "keep-best",
    "take-item",
    "share-suspicion",
    "call-deputy",
    "defections",
    "defections-none",
    "draw-more",
    "draw-enough",
    "either",
    "more-actions",
    "look-next",
    "look-remove",
    "hitler-comes",
    "leader-comes",
    "retreat",
    "offer-accept",
    "offer-decline",
    "any-order",
    "lend",
    "lend-not",
    "roll-dice",
    "spend",
    "ready-to-roll",
    "reroll",
    "free-whom",
    "fly",
    "lead-hitler",
    "call-away",
    "together",
    "target",
    "tile-reveal",
    "tile-take",
    "tile-take-unseen",
    "tile-lose",
    "tile-lose-unseen",
    "walk-stop",
)


def reason_for(judge: TeamJudge, question: Question, action: Action) -> Reason:
    """Why this action is the answer to the question."""
    seen = judge.seen
    content = seen.game.content
    c = question.who
    here = content.spaces[seen.place[c]]
    verb = action[0]
    if verb == "plot":
        return _striking(judge, c, action)
    if verb == "free" and question.asks != "plot-prepare":
        return Reason("react-use", {"card": str(action[1])})
    if question.asks != "action":
        return _ASKED[question.asks](judge, question, action)
    if verb == "move":
        return _way(judge, c, content.space_number[str(action[1])])
    if verb == "conspire":
        return _conspiring(judge)
    if verb == "dossier":
        return Reason("look-for-a-plot" if judge.plan.stage == FIND_A_PLOT else "look-for-help", {})
    if verb == "collect":
        return Reason("fetch", {"item": content.items[seen.tiles[seen.place[c]]], "space": here})
    if verb == "reveal":
        return Reason("search", {"space": here})
    if verb == "deliver":
        return Reason("deliver", {"item": str(action[1]), "space": here})
    if verb == "release":
        return Reason("release", {})
    if verb == "act":
        return Reason("play-card", {"card": str(action[1])})
    if verb == "ability":
        return Reason("use-ability", {"ability": str(action[1])})
    if verb == "transfer":
        id = HAND_OVER if action[1] == "give" else "take-from"
        return Reason(id, {"who": str(action[2]), "thing": str(action[4])})
    return _waiting(judge)


def _striking(judge: TeamJudge, c: int, action: Action) -> Reason:
    """The attempt, and how likely it is to succeed with what there is."""
    seen = judge.seen
    content = seen.game.content
    plot = content.card[seen.game.card_number[str(action[1])]].plot
    leader = content.leaders.index(str(action[2])) if len(action) > 2 else 0
    chance = outlook(judge, c, plot, leader).success
    return Reason("strike", {**_of_plot(judge, plot), "percent": in_per_cent(chance)})


def meeting_percent(judge: TeamJudge, everybody: bool) -> str:
    """The lead's chance where the team is to meet: with everybody who is free, or with those who are there already."""
    plan = judge.plan
    others = [
        c for c, place in enumerate(judge.seen.place) if c != plan.lead and place != judge.seen.game.content.prison
    ]
    beside = others if everybody else [c for c in others if judge.seen.place[c] == plan.meeting]
    return in_per_cent(outlook(judge, plan.lead, plan.plot, 0, beside).success)


def in_per_cent(chance: float) -> str:
    return str(round(100 * chance))


def _way(judge: TeamJudge, c: int, space: int) -> Reason:
    """What lies at the end of the way that begins with this space."""
    step = best_move(judge, c, [space], goals(judge, c))
    goal = step.goal
    return Reason("rest", {}) if goal is None else _of_goal(judge, goal)


def _of_goal(judge: TeamJudge, goal: Goal) -> Reason:
    content = judge.seen.game.content
    args = {} if goal.why == RELEASE else {"space": content.spaces[goal.space]}
    why = goal.why
    if why == FETCH and goal.what < 0:
        why = "search"
    elif why in (FETCH, DELIVER):
        args["item"] = content.items[goal.what]
    elif why == STRIKE:
        args |= _of_plot(judge, goal.what)
    elif why in (HAND_OVER, MEET):
        args["who"] = content.sheets[judge.seen.who[goal.what]]
    elif why == PLAY_CARD:
        args["card"] = content.cards[goal.what]
    return Reason(why, args)


def _of_plot(judge: TeamJudge, plot: int) -> dict[str, str]:
    content = judge.seen.game.content
    return {"plot": content.cards[content.plots[plot].card]}


def _conspiring(judge: TeamJudge) -> Reason:
    """For the lead's courage first, then against Military Support."""
    seen = judge.seen
    who = judge.favourite()
    if judge.motivation_gain(who, 1) > judge.support_gain(1):
        return Reason("conspire-for-courage", {"who": seen.game.content.sheets[seen.who[who]]})
    return Reason("conspire-for-support", {"support": str(seen.support)})


def _waiting(judge: TeamJudge) -> Reason:
    seen = judge.seen
    if judge.plan.stage == PREPARE:
        return Reason("wait-for-courage", {"who": seen.game.content.sheets[seen.who[judge.plan.lead]]})
    if seen.support > seen.game.floor and judge.plan.lead >= 0:
        return Reason("wait-for-support", {"support": str(seen.support)})
    return Reason("wait-for-hitler" if judge.plan.stage == GATHER else "rest", {})


# What is asked besides the actions of a turn


def _raid(judge: TeamJudge, question: Question, action: Action) -> Reason:
    return Reason("raid-keep" if action[0] == "keep" else "raid-discard", {"thing": str(action[1])})


def _interrogation(judge: TeamJudge, question: Question, action: Action) -> Reason:
    return Reason(f"prison-{action[1]}", {})


def _react(judge: TeamJudge, question: Question, action: Action) -> Reason:
    return Reason("react-use", {"card": str(action[1])}) if action[0] == "free" else Reason("react-pass", {})


def _dissent(judge: TeamJudge, question: Question, action: Action) -> Reason:
    if action[1] == "support":
        return Reason("dissent-support", {"support": str(judge.seen.support)})
    return Reason("dissent-everyone", {}) if action[1] == "everyone" else _whom("dissent-courage", action)


def _giving_up(judge: TeamJudge, question: Question, action: Action) -> Reason:
    return Reason("keep-all", {}) if action[0] == "stop" else Reason("give-up", {"thing": str(action[1])})


def _keeping(judge: TeamJudge, question: Question, action: Action) -> Reason:
    return Reason("keep-best", {"thing": str(action[1])})


def _taking(judge: TeamJudge, question: Question, action: Action) -> Reason:
    return Reason("take-item", {"item": str(action[1])})


def _whom(id: str, action: Action) -> Reason:
    return Reason(id, {"who": str(action[1])})


def _deputy(judge: TeamJudge, question: Question, action: Action) -> Reason:
    return Reason("call-deputy", {"leader": str(action[1])})


def _defections(judge: TeamJudge, question: Question, action: Action) -> Reason:
    return Reason("defections" if action[1] else "defections-none", {})


def _drawing(judge: TeamJudge, question: Question, action: Action) -> Reason:
    return Reason("draw-more" if action[0] == "draw" else "draw-enough", {})


def _looking(judge: TeamJudge, question: Question, action: Action) -> Reason:
    """Which event it is stays with the one who has looked."""
    return Reason("look-remove" if action[0] == "remove" else "look-next", {})


def _nearest(judge: TeamJudge, question: Question, action: Action) -> Reason:
    args = {"space": str(action[1])}
    if not isinstance(question, Nearest | NearestTo):
        return Reason("retreat", args)
    if question.leader == HITLER:
        return Reason("hitler-comes", args)
    return Reason("leader-comes", {**args, "leader": judge.seen.game.content.leaders[question.leader]})


def _offer(judge: TeamJudge, question: Question, action: Action) -> Reason:
    return Reason("offer-accept" if action[0] == "accept" else "offer-decline", {})


def _lending(judge: TeamJudge, question: Question, action: Action) -> Reason:
    """One's item for the attempt of another."""
    if action[0] != "accept":
        return Reason("lend-not", {})
    content = judge.seen.game.content
    return Reason(
        "lend", {**_of_plot(judge, judge.seen.plot), "who": content.sheets[judge.seen.who[judge.seen.plot_by]]}
    )


def _dice(judge: TeamJudge, question: Question, action: Action) -> Reason:
    seen = judge.seen
    needed = difficulty(seen)
    kept = int(action[1])
    chance = by_dice(seen.plot_pool, needed.targets, needed.eagles)[kept].success
    return Reason("roll-dice", {"dice": str(kept), "percent": in_per_cent(float(chance))})


def _preparing(judge: TeamJudge, question: Question, action: Action) -> Reason:
    if action[0] == "ready":
        return Reason("ready-to-roll", _of_plot(judge, judge.seen.plot))
    return Reason("spend", {"thing": str(action[2] if action[0] == "use" else action[1])})


def _space(judge: TeamJudge, question: Question, action: Action) -> Reason:
    args = {"space": str(action[1])}
    if isinstance(question, Fly):
        return Reason("fly", args)
    if isinstance(question, LeaderWalk):
        return Reason("lead-hitler", args)
    return Reason("call-away" if isinstance(question, CallSpace) else "together", args)


def _tile(judge: TeamJudge, question: Question, action: Action) -> Reason:
    seen = judge.seen
    args = {"space": str(action[1])}
    if isinstance(question, TileToReveal):
        return Reason("tile-reveal", args)
    id = "tile-take" if isinstance(question, TakeTile) else "tile-lose"
    hidden = seen.tiles[seen.game.content.space_number[args["space"]]] == HIDDEN
    return Reason(f"{id}-unseen" if hidden else id, args)


def _walk(judge: TeamJudge, question: Question, action: Action) -> Reason:
    assert isinstance(question, Walk)
    if action[0] == "stop":
        return Reason("walk-stop", {})
    return _way(judge, question.figure, judge.seen.game.content.space_number[str(action[1])])


_ASKED: Final[dict[str, Callable[[TeamJudge, Question, Action], Reason]]] = {
    "defections": _defections,
    "delivery": lambda judge, question, action: _whom("share-suspicion", action),
    "deputy": _deputy,
    "discard": _giving_up,
    "discard-card": _giving_up,
    "discard-item": _giving_up,
    "dissent": _dissent,
    "dossier-keep": _keeping,
    "draw": _drawing,
    "either": lambda judge, question, action: Reason("either", {}),
    "hand-out": lambda judge, question, action: _whom("more-actions", action),
    "interrogation": _interrogation,
    "look": _looking,
    "nearest": _nearest,
    "offer": _offer,
    "pay": _giving_up,
    "penalty": lambda judge, question, action: Reason("any-order", {}),
    "plot-consent": _lending,
    "plot-dice": _dice,
    "plot-prepare": _preparing,
    "plot-reroll": lambda judge, question, action: Reason("reroll", {}),
    "raid": _raid,
    "react": _react,
    "release": lambda judge, question, action: _whom("free-whom", action),
    "space": _space,
    "take-card": _keeping,
    "take-item": _taking,
    "target": lambda judge, question, action: _whom("target", action),
    "tile": _tile,
    "trade": _giving_up,
    "walk": _walk,
}


def in_words(judge: TeamJudge) -> dict[str, object]:
    """The plan with the ids of the content instead of numbers, for whoever shows or tells it."""
    seen = judge.seen
    content = seen.game.content
    plan = judge.plan
    return {
        "stage": plan.stage,
        "lead": None if plan.lead < 0 else content.sheets[seen.who[plan.lead]],
        "plot": None if plan.plot < 0 else content.cards[content.plots[plan.plot].card],
        "dice": plan.dice,
        "targets": seen.support,
        "missing": {content.items[item]: count for item, count in enumerate(plan.missing) if count},
        "errands": [
            {
                "who": content.sheets[seen.who[errand.who]],
                "item": content.items[errand.item],
                "space": content.spaces[errand.space],
            }
            for errand in plan.errands
        ],
        "meeting": None if plan.meeting < 0 else content.spaces[plan.meeting],
    }
