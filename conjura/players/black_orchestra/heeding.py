"""How a bot takes into account what others at the table ask for, on top of what it would do by itself.

A wish counts in the actions of one's turn, and who leads counts where a full Dissent Track goes. It does not go before
an attempt or a release, unless that is what it is about, and nobody is sent where they cannot go.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Final

from conjura.black_orchestra.content import FAR
from conjura.black_orchestra.frames import Question
from conjura.black_orchestra.phrases import the_item, to_space
from conjura.black_orchestra.view import Observation
from conjura.kernel import Action, SeatName, Told, Wish
from conjura.players.black_orchestra.answers import answer, own_question
from conjura.players.black_orchestra.outlook import outlook
from conjura.players.black_orchestra.talk import opens_the_turn
from conjura.players.black_orchestra.team import TeamJudge
from conjura.players.black_orchestra.weights import Weights

_HOPELESS: Final = 0.03  # an attempt with less is not made, whoever asks for it


def heeded(seen: Observation, weights: Weights, usual: Action, wishes: Sequence[Wish]) -> Action:
    """What is done instead of the usual action, or that."""
    question = own_question(seen)
    asked = addressed(seen, wishes)
    if question is None or not asked:
        return usual
    waits = any(wish.id == "wait" for wish in asked)
    if question.asks == "react" and usual[0] == "plot" and waits:
        return _without(seen, weights, question, "plot")
    if question.asks not in ("action", "dissent"):
        return usual
    for wish in asked:
        if wish.id == "lead":
            usual = _led(seen, weights, question, usual, wish)
    if question.asks == "dissent":
        return usual
    if any(wish.id == "strike" for wish in asked):
        attempt = _best_attempt(seen, weights, question.who)
        if attempt is not None:
            return attempt
    if usual[0] == "plot":
        return _without(seen, weights, question, "plot") if waits else usual
    if usual[0] == "release":
        return usual
    for wish in asked:
        step = _step_for(seen, question.who, wish)
        if step is not None:
            return step
        if usual[0] == "move" and _is_there(seen, question.who, wish):
            return _without(seen, weights, question, "move")
    return usual


def addressed(seen: Observation, wishes: Sequence[Wish]) -> list[Wish]:
    """Those that this seat is asked."""
    return [wish for wish in wishes if wish.by != seen.seat and wish.to in (None, seen.seat)]


def acknowledged(seen: Observation, action: Action, wishes: Sequence[Wish]) -> Told | None:
    """What is said at the start of a turn that serves somebody's wish."""
    question = own_question(seen)
    if question is None or question.asks != "action" or not opens_the_turn(seen, question.who):
        return None
    for wish in addressed(seen, wishes):
        if _step_for(seen, question.who, wish) == action:
            name = {"name": SeatName(wish.by)}
            if wish.id == "come":
                return Told("say-bo-heed-come", name)
            if wish.id == "go":
                return Told("say-bo-heed-go", {**name, "to": to_space(str(wish.what))})
            return Told("say-bo-heed-bring", {**name, "item": the_item(str(wish.what))})
    return None


def _without(seen: Observation, weights: Weights, question: Question, verb: str) -> Action:
    """What would be done if there were no such action."""
    narrowed = copy.copy(seen)
    narrowed.legal = [action for action in seen.legal if action[0] != verb]
    return answer(TeamJudge(narrowed, weights), question)


def _led(seen: Observation, weights: Weights, question: Question, usual: Action, wish: Wish) -> Action:
    """What is done if the one who asks leads with that plot; the usual thing if he cannot."""
    content = seen.game.content
    card = content.cards.index(str(wish.what))
    holders = [c for c in _conspirators(seen, wish.by) if card in seen.dossier[c] and seen.place[c] != content.prison]
    if not holders:
        return usual
    alone = copy.copy(seen)  # as if there were no other plot
    alone.dossier = [
        [one for one in dossier if content.card[one].plot < 0 or (c in holders and one == card)]
        for c, dossier in enumerate(seen.dossier)
    ]
    judge = TeamJudge(seen, weights)
    judge.plan = TeamJudge(alone, weights).plan
    return answer(judge, question)


def _best_attempt(seen: Observation, weights: Weights, c: int) -> Action | None:
    """The most promising attempt that can be made now, if it has any hope."""
    judge = TeamJudge(seen, weights)
    content = seen.game.content
    best: Action | None = None
    most = _HOPELESS
    for action in seen.legal:
        if action[0] == "plot":
            plot = content.card[seen.game.card_number[str(action[1])]].plot
            leader = content.leaders.index(str(action[2])) if len(action) > 2 else 0
            chance = outlook(judge, c, plot, leader).success
            if chance >= most:
                best, most = action, chance
    return best


def _step_for(seen: Observation, c: int, wish: Wish) -> Action | None:
    """The action that brings the wish nearer, if there is one for this conspirator to take."""
    content = seen.game.content
    if wish.id == "come":
        return _towards(seen, c, _nearest(seen, c, [seen.place[o] for o in _conspirators(seen, wish.by)]))
    if wish.id == "go":
        return _towards(seen, c, content.space_number[str(wish.what)])
    return _bring(seen, c, wish) if wish.id == "bring" else None


def _is_there(seen: Observation, c: int, wish: Wish) -> bool:
    """Whether the conspirator is where he was asked to be."""
    if wish.id == "come":
        return any(seen.place[o] == seen.place[c] for o in _conspirators(seen, wish.by))
    return wish.id == "go" and seen.game.content.space_number[str(wish.what)] == seen.place[c]


def _bring(seen: Observation, c: int, wish: Wish) -> Action | None:
    """Give it, carry it, or fetch it if nobody nearer could."""
    content = seen.game.content
    item = content.items.index(str(wish.what))
    askers = _conspirators(seen, wish.by)
    if item in seen.items[c]:
        sheets = [content.sheets[seen.who[o]] for o in askers]
        for action in seen.legal:
            if action[:2] == ("transfer", "give") and action[2] in sheets and action[3:] == ("item", wish.what):
                return action
        return _towards(seen, c, _nearest(seen, c, [seen.place[o] for o in askers]))
    helpers = [o for o in range(len(seen.place)) if o not in askers and seen.place[o] != content.prison]
    if wish.to is not None:
        helpers = [o for o in helpers if seen.game.seat_of[o] == wish.to]
    if any(item in seen.items[o] for o in helpers):
        return None
    open_now = content.open[seen.stage]
    tiles = [space for space in content.item_spaces if seen.tiles[space] == item and open_now >> space & 1]
    distance = content.distance[seen.stage]
    ways = [(distance[seen.place[o]][space], o, space) for o in helpers for space in tiles]
    if not ways or min(ways)[1] != c:
        return None
    space = min(ways)[2]
    if space == seen.place[c]:
        return next((action for action in seen.legal if action[0] == "collect"), None)
    return _towards(seen, c, space)


def _conspirators(seen: Observation, seat: int) -> list[int]:
    return [c for c, one in enumerate(seen.game.seat_of) if one == seat]


def _nearest(seen: Observation, c: int, spaces: list[int]) -> int:
    """The space that is nearest to the conspirator; -1 if none can be reached."""
    near = seen.game.content.distance[seen.stage][seen.place[c]]
    prison = seen.game.content.prison
    reachable = [space for space in spaces if space != prison and near[space] < FAR]
    return min(reachable, key=lambda space: near[space], default=-1)


def _towards(seen: Observation, c: int, space: int) -> Action | None:
    """The move that brings the conspirator nearer."""
    content = seen.game.content
    if space < 0 or seen.place[c] == content.prison:
        return None
    near = content.distance[seen.stage]
    best: Action | None = None
    least = near[seen.place[c]][space]
    for action in seen.legal:
        if action[0] == "move":
            far = near[content.space_number[str(action[1])]][space]
            if far < least:
                best, least = action, far
    return best
