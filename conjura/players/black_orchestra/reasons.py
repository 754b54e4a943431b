"""Why a member of the team does something: an id with arguments, for whoever puts it into words.

``fetch`` with ``item`` and ``space`` is "I fetch the keys in Hannover". Arguments are the ids of the content: ``who``
is a conspirator's sheet.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from conjura.black_orchestra.frames import Question
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
    "answer",
)


def reason_for(judge: TeamJudge, question: Question, action: Action) -> Reason:
    """Why this action is the answer to the question."""
    seen = judge.seen
    content = seen.game.content
    c = question.who
    here = content.spaces[seen.place[c]]
    verb = action[0]
    if question.asks != "action":
        return Reason("strike", _of_plot(judge, seen.plot)) if seen.plot >= 0 else Reason("answer", {})
    if verb == "plot":
        return Reason("strike", {"plot": str(action[1]), "space": here})
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
        return Reason("release", {"space": here})
    if verb == "act":
        return Reason("play-card", {"card": str(action[1])})
    if verb == "ability":
        return Reason("use-ability", {"ability": str(action[1])})
    if verb == "transfer":
        return Reason("hand-over", {"who": str(action[2]), "thing": str(action[4])})
    return _waiting(judge)


def _way(judge: TeamJudge, c: int, space: int) -> Reason:
    """What lies at the end of the way that begins with this space."""
    step = best_move(judge, c, [space], goals(judge, c))
    goal = step.goal
    return Reason("rest", {}) if goal is None else _of_goal(judge, goal)


def _of_goal(judge: TeamJudge, goal: Goal) -> Reason:
    content = judge.seen.game.content
    args = {"space": content.spaces[goal.space]}
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
