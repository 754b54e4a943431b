"""What a member of the team says: a line with what it does, and an answer when somebody asks.

Everything follows from the plan, which all can work out, and from the reason of the action: both hold nothing that one
seat alone may know. A bot says a line at the start of its turn at most, and besides only what weighs something: an
attempt, a release, a plan that has just changed. What was news is read in the log, so that nothing need be remembered.
"""

from __future__ import annotations

import random
from typing import Any, Final

from conjura.black_orchestra import log as logs
from conjura.black_orchestra.content import Content
from conjura.black_orchestra.frames import Question
from conjura.black_orchestra.phrases import in_space, the_item, to_space
from conjura.black_orchestra.position import LogEntry
from conjura.black_orchestra.view import Observation
from conjura.kernel import Action, Argument, SeatName, Told
from conjura.players.black_orchestra.plan import FIND_A_PLOT, PREPARE, STRIKE, Plan
from conjura.players.black_orchestra.reasons import Reason, meeting_percent, reason_for
from conjura.players.black_orchestra.team import TeamJudge

WAYS: Final = ("a", "b", "c")  # in which a line can be put
# How often the reason of an action is told: a team that explains every step is tiring.
OFTEN: Final = {
    "fetch": 0.9,
    "deliver": 0.8,
    "enter": 0.8,
    "strike": 0.9,
    "hand-over": 0.8,
    "take-from": 0.6,
    "meet": 0.8,
    "release": 1.0,
    "play-card": 0.4,
    "flee": 0.6,
    "search": 0.4,
    "look-for-a-plot": 0.4,
    "look-for-help": 0.25,
    "conspire-for-courage": 0.4,
    "conspire-for-support": 0.35,
    "wait-for-support": 0.5,
    "wait-for-hitler": 0.5,
    "wait-for-courage": 0.5,
    "use-ability": 0.3,
    "raid-keep": 0.5,
    "raid-discard": 0.3,
    "react-use": 0.6,
    "dissent-support": 0.4,
    "dissent-courage": 0.4,
    "dissent-everyone": 0.6,
    "lend": 1.0,
    "offer-accept": 0.3,
    "offer-decline": 0.3,
}
CALL_AGAIN: Final = 0.15  # how often something is asked for or offered that is no news
LESS: Final = 0.5  # how often a novice says what others would
NOVICE_SAYS: Final = ("fetch", "deliver", "release", "search", "look-for-a-plot", "look-for-help", "play-card")
SLIM: Final = 15  # below so many in a hundred nobody speaks of a good moment
TOGETHER_COUNTS: Final = 3  # so many points in a hundred are worth calling everybody
# What the log tells only of something that was done with an action or a card
_STEPS: Final = (
    logs.CARD_PLAYED,
    logs.CARD_GIVEN,
    logs.ITEM_GIVEN,
    logs.ITEM_DELIVERED,
    logs.ABILITY_USED,
    logs.CONSPIRED,
    logs.RELEASE_ROLLED,
    logs.PLOT,
)
# Reasons that sound different when the one who speaks is meant
_OF_ONESELF: Final = (
    "conspire-for-courage",
    "wait-for-courage",
    "dissent-courage",
    "share-suspicion",
    "more-actions",
    "target",
)


# Reasons that are put in the same words whoever acts on them
SAID_ALIKE: Final = (
    *("enter", "dissent-everyone", "prison-stay", "prison-free", "prison-resist", "call-deputy", "defections"),
    *("defections-none", "hitler-comes", "leader-comes", "retreat", "any-order", "reroll", "lead-hitler"),
    *("call-away", "together", "tile-take-unseen", "tile-lose", "tile-lose-unseen"),
)


def remark(judge: TeamJudge, question: Question, action: Action, rng: random.Random) -> Told | None:
    """What is said along with the action, or nothing."""
    seen = judge.seen
    c = question.who
    reason = reason_for(judge, question, action)
    told: Told | None = None
    if action[0] in ("plot", "release"):
        told = in_telling(judge, c, reason)
    elif question.asks != "action":
        told = None if _was_spoken_of(seen, question) else _now_and_then(judge, c, reason, rng)
    elif opens_the_turn(seen, c):
        told = _news(judge, c) or _call(judge, c, rng)
        if told is None:
            told = _now_and_then(judge, c, reason, rng)
    else:
        told = _new_lead(judge, c, _of_last_step(seen))  # by a card that was drawn just now
    return None if told is None else in_some_way(told, rng)


def little_remark(judge: TeamJudge, question: Question, action: Action, rng: random.Random) -> Told | None:
    """What a novice says: what it is doing, now and then, and nothing of a plan."""
    reason = reason_for(judge, question, action)
    if action[0] != "plot":
        begins = question.asks == "action" and opens_the_turn(judge.seen, question.who)
        if not begins or reason.id not in NOVICE_SAYS or rng.random() >= LESS * OFTEN[reason.id]:
            return None
    return in_some_way(in_telling(judge, question.who, reason), rng)


def answer(judge: TeamJudge, asks: str, rng: random.Random) -> Told | None:
    """What is said to a question: ``plan`` or ``why`` (what the team is about), ``need`` (what would help)."""
    seen = judge.seen
    c = seen.game.seat_of.index(seen.seat)
    if asks in ("plan", "why"):
        told = _plan(judge, c)
    elif asks == "need":
        told = _need(judge, c)
    else:
        told = Told("say-bo-one-fate")  # whom to trust: in this game there is nobody else
    return in_some_way(told, rng)


def advice(judge: TeamJudge, question: Question, action: Action, rng: random.Random) -> Told:
    """Why this is the thing to do, said to whoever asked."""
    return in_some_way(in_advice(judge, question.who, reason_for(judge, question, action)), rng)


def in_some_way(told: Told, rng: random.Random) -> Told:
    """One of the ways in which the line can be put."""
    return Told(told.key, {**told.args, "way": WAYS[int(rng.random() * len(WAYS))]})


# Reasons in words


def in_telling(judge: TeamJudge, c: int, reason: Reason) -> Told:
    """The reason as the conspirator says it."""
    seen = judge.seen
    content = seen.game.content
    args: dict[str, Argument] = {}
    for name, value in reason.args.items():
        args |= _ARGUMENTS[name](value, content)
    id = reason.id
    if id == "release":
        args["who"] = [person(seen, o) for o, place in enumerate(seen.place) if place == content.prison]
    elif id == "strike":
        id = _strike_line(reason)
    elif id == "hand-over" and "thing" in args:
        id = "give"
    elif id == "play-card" and "in" in args:
        id = "carry-card"
    elif id == "fetch" and judge.plan.errands and _is_errand(judge, c, reason):
        id, args["who"] = "fetch-for", person(seen, judge.plan.lead)
    elif id in _OF_ONESELF and reason.args["who"] == content.sheets[seen.who[c]]:
        id = f"{id}-own"
    return Told(f"say-bo-{id}", args)


def in_advice(judge: TeamJudge, c: int, reason: Reason) -> Told:
    """The reason as it is said to the conspirator who asked, with the plan that it serves."""
    told = in_telling(judge, c, reason)
    id = told.key.removeprefix("say-bo-")
    if id in SAID_ALIKE:
        return told
    plan = _plan(judge, c)
    line = plan.key.removeprefix("say-bo-").removesuffix("-own")
    whose = {"who": Told("say-bo-advise-you"), **plan.args}
    return Told(f"say-bo-advise-{id}", {**told.args, "plan": Told(f"say-bo-advise-{line}", whose)})


def _strike_line(reason: Reason) -> str:
    """On the way to the place, or now."""
    if "percent" not in reason.args:
        return "go-strike"
    return "call-strike" if int(reason.args["percent"]) >= SLIM else "call-strike-slim"


def _is_errand(judge: TeamJudge, c: int, reason: Reason) -> bool:
    """Whether it is fetched for somebody else who leads."""
    plan = judge.plan
    content = judge.seen.game.content
    if plan.lead == c:
        return False
    item, space = content.items.index(reason.args["item"]), content.space_number[reason.args["space"]]
    return any(one.who == c and one.item == item and one.space == space for one in plan.errands)


def _place(space: str, content: Content) -> dict[str, Argument]:
    return {"space": space, "in": in_space(space), "to": to_space(space)}


def _card(card: str, content: Content) -> Told:
    is_plot = content.card[content.cards.index(card)].plot >= 0
    return Told("bo-the-card", {"name": Told(f"plot-{card}" if is_plot else f"card-{card}")})


def _thing(thing: str, content: Content) -> Told:
    return the_item(thing) if thing in content.items else _card(thing, content)


_ARGUMENTS: Final[dict[str, Any]] = {
    "space": _place,
    "item": lambda item, content: {"item": _thing(item, content)},  # or a card that counts as one
    "card": lambda card, content: {"card": _card(card, content)},
    "thing": lambda thing, content: {"thing": _thing(thing, content)},
    "plot": lambda plot, content: {"plot": Told(f"plot-{plot}")},
    "who": lambda sheet, content: {"who": Told(f"conspirator-{sheet}.short")},
    "leader": lambda leader, content: {"leader": Told(f"leader-{leader}")},
    "ability": lambda ability, content: {"ability": Told(f"bo-ability-{ability}")},
    "support": lambda support, content: {"support": int(support)},
    "percent": lambda percent, content: {"percent": int(percent)},
    "dice": lambda dice, content: {"dice": int(dice)},
}


def person(seen: Observation, c: int) -> Told:
    """The conspirator by name."""
    return Told(f"conspirator-{seen.game.content.sheets[seen.who[c]]}.short")


def _plot_of(judge: TeamJudge) -> Told:
    content = judge.seen.game.content
    return Told(f"plot-{content.cards[content.plots[judge.plan.plot].card]}")


def _now_and_then(judge: TeamJudge, c: int, reason: Reason, rng: random.Random) -> Told | None:
    return in_telling(judge, c, reason) if rng.random() < OFTEN.get(reason.id, 0.0) else None


# When to speak


def opens_the_turn(seen: Observation, c: int) -> bool:
    """Whether nothing has been done yet in the conspirator's turn."""
    if seen.active != c:
        return False
    return not any(_is_a_step(seen, entry) for entry in seen.log[_turn_of(seen, c, len(seen.log)) :])


def _is_a_step(seen: Observation, entry: LogEntry) -> bool:
    """Whether the entry tells of something that somebody did with an action or a card."""
    return entry[0] in _STEPS or seen.game.content.sources[entry[1]].startswith(("BO-A", "card.", "plot."))


def _turn_of(seen: Observation, c: int, before: int) -> int:
    """Where in the log the last turn of the conspirator begins that began before; 0 if there was none."""
    for number in range(before - 1, -1, -1):
        if seen.log[number][0] == logs.TURN and seen.log[number][2] == c:
            return number
    return 0


def _since_last_turn(seen: Observation, c: int) -> tuple[LogEntry, ...]:
    """What happened since the conspirator's turn before this one began."""
    return seen.log[_turn_of(seen, c, _turn_of(seen, c, len(seen.log))) :]


def _was_spoken_of(seen: Observation, question: Question) -> bool:
    """A way is told at its start, and a raid with the first card."""
    return question.asks == "walk" or (question.asks == "raid" and seen.log[-1][0] != logs.RAID)


def _of_last_step(seen: Observation) -> tuple[LogEntry, ...]:
    """What the last step of this turn brought, what had to be discarded after it left out."""
    entries: list[LogEntry] = []
    for entry in reversed(seen.log):
        if entry[0] == logs.TURN:
            break
        if entry[0] == logs.CARD_DISCARDED:
            continue
        entries.append(entry)
        if _is_a_step(seen, entry):
            break
    return tuple(entries)


def _since_last_word(seen: Observation) -> tuple[LogEntry, ...]:
    """What happened since the last conspirator had something to say: by the last step of the turn before, or later.

    So news is told by whoever comes first, and not by everybody in turn.
    """
    now = next((number for number in range(len(seen.log) - 1, -1, -1) if seen.log[number][0] == logs.TURN), 0)
    for number in range(now - 1, -1, -1):
        if seen.log[number][0] == logs.TURN or _is_a_step(seen, seen.log[number]):
            return seen.log[number:]
    return seen.log


# What is new


def _news(judge: TeamJudge, c: int) -> Told | None:
    """What has changed the plan: another lead, a lead who dares, somebody arrested."""
    seen = judge.seen
    plan = judge.plan
    entries = _since_last_word(seen)
    told = _new_lead(judge, c, entries)
    if told is not None:
        return told
    prison = seen.game.content.prison
    for entry in entries:
        if entry[0] == logs.ARRESTED and entry[2] != c and seen.place[entry[2]] == prison:
            return Told("say-bo-news-arrested", {"who": person(seen, entry[2])})
    if plan.lead >= 0 and plan.stage not in (FIND_A_PLOT, PREPARE) and seen.support > seen.game.floor:
        for entry in entries:
            if entry[0] == logs.MOTIVATION and entry[2] == plan.lead and entry[3] < plan.level <= entry[4]:
                return _of(c, plan.lead, "say-bo-news-dares", {"who": person(seen, plan.lead)})
    return None


def _new_lead(judge: TeamJudge, c: int, entries: tuple[LogEntry, ...]) -> Told | None:
    """The plan's plot came into the lead's hands."""
    seen = judge.seen
    plan = judge.plan
    if plan.lead < 0 or (seen.game.seat_of[plan.lead] == seen.seat and plan.lead != c):
        return None  # nobody leads, or the same seat plays both
    card = seen.game.content.plots[plan.plot].card
    for entry in entries:
        taken = entry[0] in (logs.CARD_DRAWN, logs.CARD_RETRIEVED) and entry[2] == plan.lead and entry[3] == card
        if taken or (entry[0] == logs.CARD_GIVEN and entry[3] == plan.lead and entry[4] == card):
            args: dict[str, Argument] = {"plot": _plot_of(judge)}
            if plan.lead != c:
                args["name"] = SeatName(seen.game.seat_of[plan.lead])
            return _of(c, plan.lead, "say-bo-news-lead", args)
    return None


def _of(c: int, lead: int, key: str, args: dict[str, Argument]) -> Told:
    """The line as the lead says it, or as others do."""
    return Told(f"{key}-own" if c == lead else key, args)


# What others are asked for, or offered


def _call(judge: TeamJudge, c: int, rng: random.Random) -> Told | None:
    """The lead calls for people and items; others offer him theirs."""
    plan = judge.plan
    if plan.lead < 0:
        return None
    if plan.lead == c:
        return _call_for_people(judge, c) or _call_for_an_item(judge, c, rng)
    return _offer_an_item(judge, c, rng)


def _call_for_people(judge: TeamJudge, c: int) -> Told | None:
    """Come to where I strike, if that makes a difference."""
    plan = judge.plan
    if plan.stage != STRIKE:
        return None
    together, alone = int(meeting_percent(judge, True)), int(meeting_percent(judge, False))
    if together < alone + TOGETHER_COUNTS:
        return None
    content = judge.seen.game.content
    return Told("say-bo-call-come", {**_place(content.spaces[plan.meeting], content), "percent": together})


def _call_for_an_item(judge: TeamJudge, c: int, rng: random.Random) -> Told | None:
    """Somebody on another seat holds what the plot needs."""
    seen = judge.seen
    seat_of = seen.game.seat_of
    for item in _wanted_by_lead(judge):
        for other, items in enumerate(seen.items):
            if item in items and seat_of[other] != seen.seat and _is_told(seen, c, other, item, rng):
                args: dict[str, Argument] = {"name": SeatName(seat_of[other]), "plot": _plot_of(judge)}
                return Told("say-bo-call-bring", {**args, "item": the_item(seen.game.content.items[item])})
    return None


def _offer_an_item(judge: TeamJudge, c: int, rng: random.Random) -> Told | None:
    """What this conspirator holds is what the lead's plot needs."""
    seen = judge.seen
    content = seen.game.content
    lead = judge.plan.lead
    seat = seen.game.seat_of[lead]
    if seat == seen.seat or seen.place[lead] == content.prison:
        return None
    for item in _wanted_by_lead(judge):
        if item in seen.items[c] and _is_told(seen, c, c, item, rng):
            args: dict[str, Argument] = {"name": SeatName(seat), "item": the_item(content.items[item])}
            if seen.place[lead] == seen.place[c]:
                return Told("say-bo-call-offer-here", args)
            return Told("say-bo-call-offer", {**args, **_place(content.spaces[seen.place[lead]], content)})
    return None


def _wanted_by_lead(judge: TeamJudge) -> list[int]:
    """The items that the lead's plot can use and of which he holds fewer."""
    plan: Plan = judge.plan
    held = judge.seen.items[plan.lead]
    return [item for item, wanted in enumerate(plan.wanted) if wanted > held.count(item)]


def _is_told(seen: Observation, c: int, holder: int, item: int, rng: random.Random) -> bool:
    """It is said for certain when the holder has just come by the item, and now and then after that."""
    for entry in _since_last_turn(seen, c):
        taken = entry[0] in (logs.ITEM_TAKEN, logs.ITEM_RETRIEVED) and entry[2] == holder and entry[3] == item
        if taken or (entry[0] == logs.ITEM_GIVEN and entry[3] == holder and entry[4] == item):
            return True
    return rng.random() < CALL_AGAIN


# When asked


def _plan(judge: TeamJudge, c: int) -> Told:
    """What the team is about."""
    seen = judge.seen
    plan = judge.plan
    content = seen.game.content
    if plan.lead < 0:
        return Told("say-bo-plan-none")
    args: dict[str, Argument] = {"plot": _plot_of(judge)}
    if plan.lead != c:
        args["who"] = person(seen, plan.lead)
    if plan.stage == PREPARE:
        return _of(c, plan.lead, "say-bo-plan-prepare", args)
    if plan.stage == STRIKE:
        return _of(c, plan.lead, "say-bo-plan-strike", {**args, **_place(content.spaces[plan.meeting], content)})
    missing = [the_item(content.items[item]) for item, count in enumerate(plan.missing) if count]
    if missing:
        return _of(c, plan.lead, "say-bo-plan-missing", {**args, "items": missing})
    if seen.support > seen.game.floor:
        return _of(c, plan.lead, "say-bo-plan-support", {**args, "support": seen.support})
    return _of(c, plan.lead, "say-bo-plan-hitler", args)


def _need(judge: TeamJudge, c: int) -> Told:
    """What would help this conspirator."""
    seen = judge.seen
    plan = judge.plan
    if plan.lead < 0:
        return Told("say-bo-need-time")
    if plan.lead != c:
        return Told("say-bo-need-nothing", {"who": person(seen, plan.lead)})
    if plan.stage == PREPARE:
        return Told("say-bo-need-courage")
    items = [the_item(seen.game.content.items[item]) for item in _wanted_by_lead(judge)]
    if items:
        return Told("say-bo-need-items", {"plot": _plot_of(judge), "items": items})
    return Told("say-bo-need-time")
