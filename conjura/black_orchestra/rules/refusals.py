"""Why something cannot be done now, for any action at all: the rule's own reason, or that it is not the moment."""

from __future__ import annotations

from typing import Final

from conjura.black_orchestra.frames import open_question
from conjura.black_orchestra.position import OpenPosition
from conjura.black_orchestra.rules import forbids
from conjura.black_orchestra.rules.forbids import Reason
from conjura.black_orchestra.rules.limits import supply
from conjura.black_orchestra.value import distinct
from conjura.kernel import Action

NOT_AN_ACTION = Reason("not-an-action", None)
_TURN: Final = (
    *(Action(verb) for verb in ("dossier", "conspire", "collect", "reveal", "deliver", "release", "transfer", "end")),
    *(Action("conspire", number) for number in range(2, forbids.MOST_CONSPIRE_DICE + 1)),
)


def refusal(state: OpenPosition, seat: int, action: Action, deck: int) -> Reason:
    """Why the seat may not do that now; ``deck`` is how many cards are left to draw."""
    if state.result:
        return Reason("game-over", None)
    game = state.game
    if not 0 <= seat < game.players:
        return Reason("no-such-seat", None, {"seat": seat, "players": game.players})
    if action[0] == "free":
        return _why_not_free(state, seat, action)
    question = open_question(state)
    if game.seat_of[question.who] != seat:
        return Reason("not-your-turn", "BO-T1")
    if question.asks != "action":
        return Reason("wrong-action", None)
    return _why_not(state, question.who, action, deck) or NOT_AN_ACTION


def barred(state: OpenPosition, seat: int, legal: list[Action], deck: int) -> list[tuple[Action, Reason]]:
    """What the seat cannot do now, of all that the rulebook offers it, each with its reason.

    Whoever is asked for an action: the verbs, moves to every space, numbers of dice, abilities, and every card of the
    conspirator who acts. Everybody else: the free effects in one's dossiers.
    """
    if state.result:
        return []
    game = state.game
    question = open_question(state)
    asked = game.seat_of[question.who] == seat and question.asks == "action"
    free = [
        game.content.do_free[card]
        for c in game.led_by[seat]
        for card in state.dossier[c]
        if game.content.card_when[card]
    ]
    found = _not_open(state, seat, free, legal, deck)
    if not asked:
        return found
    c = question.who
    return _not_open(state, seat, _verbs(state, c), legal, deck) + _moves_not_open(state, c, legal) + found


def why_not(state: OpenPosition, seat: int, legal: list[Action], deck: int) -> dict[str, tuple[str, str | None]]:
    """For the usual actions of a turn that the seat cannot take now, whoever is asked: the code, and the rule."""
    game = state.game
    c = game.led_by[seat][0]
    if not state.result and game.seat_of[state.active] == seat:
        c = state.active
    content = game.content
    actions = _usual(state, c)
    actions += [content.do_free[card] for card in state.dossier[c] if content.card_when[card]]
    found = _not_open(state, seat, actions, legal, deck)
    return {str(action): (reason.code, reason.rule) for action, reason in found}


def _usual(state: OpenPosition, c: int) -> list[Action]:
    """The actions of a turn; a verb alone stands for all its forms."""
    content = state.game.content
    return [*_verbs(state, c), *content.do_move[: content.prison]]


def _verbs(state: OpenPosition, c: int) -> list[Action]:
    """The same without the moves."""
    content = state.game.content
    dossier = distinct(state.dossier[c])
    actions = list(_TURN)
    actions += content.do_ability[state.who[c]]
    actions += [content.do_act[card] for card in dossier if content.card[card].plot < 0 and not content.card_when[card]]
    actions += [content.do_plot[content.card[card].plot] for card in dossier if content.card[card].plot >= 0]
    return actions


def _moves_not_open(state: OpenPosition, c: int, legal: list[Action]) -> list[tuple[Action, Reason]]:
    """The moves that whoever is asked for an action cannot make: to most spaces, and nobody is asked more often."""
    content = state.game.content
    moves = content.do_move
    found: list[tuple[Action, Reason]] = []
    for space in range(content.prison):
        reason = forbids.forbids_move(state, c, space)
        if reason is not None:
            found.append((moves[space], reason))
        elif moves[space] not in legal:
            found.append((moves[space], NOT_AN_ACTION))
    return found


def _not_open(
    state: OpenPosition, seat: int, actions: list[Action], legal: list[Action], deck: int
) -> list[tuple[Action, Reason]]:
    """Those of the actions that are not legal, in any of their forms."""
    if not actions:
        return []
    exact = set(legal)
    verbs = {action[0] for action in legal}
    longer = {Action(*action[:2]) for action in legal if len(action) > 2 and action[0] in ("plot", "free")}
    found: dict[Action, Reason] = {}
    for action in actions:
        if action in exact or action in longer or (len(action) == 1 and action[0] in verbs):
            continue
        if action[0] == "conspire" and len(action) == 2 and "conspire" not in verbs:
            continue  # the verb alone says it all
        found[action] = refusal(state, seat, action, deck)
    return list(found.items())


def _why_not_free(state: OpenPosition, seat: int, action: Action) -> Reason:
    game = state.game
    card = game.card_number.get(str(action[1]), -1) if len(action) > 1 else -1
    if card < 0 or not game.content.card_when[card]:
        return NOT_AN_ACTION
    holders = [c for c in game.led_by[seat] if card in state.dossier[c]]
    if not holders:
        return Reason("not-in-dossier", "BO-L7")
    reasons = [forbids.forbids_free(state, c, card) for c in holders]
    if None in reasons:
        return Reason("say-whose", "BO-S6") if len(action) == 2 else NOT_AN_ACTION
    told = [reason for reason in reasons if reason is not None]
    free = [reason for reason in told if reason.code != "in-prison"]
    return free[0] if free else told[0]


def _why_not(state: OpenPosition, c: int, action: Action, deck: int) -> Reason | None:
    """Of the actions of a turn."""
    verb = action[0]
    if verb == "move":
        return _why_not_move(state, c, action)
    if verb == "conspire":
        number = action[1] if len(action) == 2 and isinstance(action[1], int) else 1
        return forbids.forbids_conspire(state, number, supply(state))
    if verb == "dossier":
        return forbids.forbids_dossier(state, deck)
    if verb == "collect":
        return forbids.forbids_collect(state, c)
    if verb == "reveal":
        return forbids.forbids_reveal(state, c)
    if verb == "deliver":
        return forbids.forbids_delivery(state, c) or Reason("no-such-item", "BO-A5")
    if verb == "release":
        return forbids.forbids_release(state, c, supply(state))
    if verb == "transfer":
        return forbids.forbids_transfer(state, c) or Reason("nothing-to-transfer", "BO-A13")
    if verb == "ability":
        return _why_not_ability(state, c, action)
    if verb in ("act", "plot"):
        return _why_not_card(state, c, action)
    return Reason("wrong-action", None)


def _why_not_move(state: OpenPosition, c: int, action: Action) -> Reason | None:
    content = state.game.content
    space = content.space_number.get(str(action[1]), content.prison) if len(action) == 2 else content.prison
    return NOT_AN_ACTION if space == content.prison else forbids.forbids_move(state, c, space)


def _why_not_ability(state: OpenPosition, c: int, action: Action) -> Reason | None:
    names = [ability.name for ability in state.game.content.abilities[state.who[c]]]
    if len(action) != 2 or action[1] not in names:
        return NOT_AN_ACTION
    return forbids.forbids_ability(state, c, names.index(str(action[1])))


def _why_not_card(state: OpenPosition, c: int, action: Action) -> Reason | None:
    content = state.game.content
    card = state.game.card_number.get(str(action[1]), -1) if len(action) > 1 else -1
    if card < 0:
        return NOT_AN_ACTION
    if card not in state.dossier[c]:
        return Reason("not-in-dossier", "BO-L7")
    if action[0] == "act":
        return forbids.forbids_card(state, c, card) if len(action) == 2 else NOT_AN_ACTION
    plot = content.card[card].plot
    if plot < 0:
        return NOT_AN_ACTION
    reason = forbids.forbids_attempt(state, c, plot, supply(state))
    if reason is not None:
        return reason
    aims = [forbids.forbids_plot(state, c, plot, leader) for leader in state.game.aims]
    return None if None in aims else aims[0]
