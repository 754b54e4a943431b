"""Why something cannot be done now: a code, and the rule that forbids it."""

from __future__ import annotations

from conjura.black_orchestra import frames, ops
from conjura.black_orchestra.effects.feasible import lacks
from conjura.black_orchestra.position import Position
from conjura.black_orchestra.rules import asked
from conjura.black_orchestra.rules.actions import takes_delivery
from conjura.black_orchestra.rules.free import is_usable
from conjura.black_orchestra.rules.limits import COMMITTED, EXTREME, MOTIVATED, RECKLESS, is_able, supply
from conjura.black_orchestra.rules.plots import is_open
from conjura.kernel import Action

Refusal = tuple[str, str | None]


def refusal(state: Position, seat: int, action: Action) -> Refusal:
    """Why the seat may not do that now."""
    if state.result:
        return "game-over", None
    game = state.game
    if not 0 <= seat < game.players:
        return "no-such-seat", None
    verb = action[0]
    if verb == "free":
        return _why_not_free(state, seat, action)
    frame = state.stack[-1]
    if game.seat_of[frames.who_decides(frame)] != seat:
        return "not-your-turn", "BO-T1"
    if not isinstance(frame, tuple) or frame[0] != ops.ACTIONS:
        return "wrong-action", None
    return _why_not(state, frame[1], action)


def why_not(state: Position, seat: int) -> dict[str, Refusal]:
    """For the usual actions of a turn that the seat cannot take now, in notation: the code, and the rule.

    Verbs without an argument stand for all their forms: ``conspire``, ``deliver``, ``transfer``. Moves are told for
    every space, cards and plots for those in the dossier of the seat's acting conspirator (or its first one).
    """
    game = state.game
    content = game.content
    c = game.led_by[seat][0]
    if not state.result and game.seat_of[state.active] == seat:
        c = state.active
    dossier = state.dossier[c]
    sheet = state.who[c]
    actions = [Action("dossier"), Action("conspire"), Action("collect"), Action("reveal"), Action("deliver")]
    actions += [Action("release"), Action("transfer"), Action("end")]
    actions += content.do_ability[sheet]
    actions += [content.do_act[card] for card in dict.fromkeys(dossier) if content.card_action[card] >= 0]
    actions += [content.do_plot[content.card_plot[k]] for k in dict.fromkeys(dossier) if content.card_plot[k] >= 0]
    actions += [content.do_free[card] for card in dict.fromkeys(dossier) if content.card_when[card]]
    actions += content.do_move[: content.prison]
    legal = asked.legal(state, seat)
    verbs = {action[0] for action in legal}
    exact = set(legal)
    told: dict[str, Refusal] = {}
    for action in actions:
        if action in exact or (len(action) == 1 and action[0] in verbs):
            continue
        if action[0] == "plot" and any(one[:2] == action for one in legal):
            continue
        told[str(action)] = refusal(state, seat, action)
    return told


def _why_not_free(state: Position, seat: int, action: Action) -> Refusal:
    game = state.game
    card = game.card_number.get(str(action[1]), -1) if len(action) > 1 else -1
    if card < 0:
        return "not-an-action", None
    holders = [c for c in game.led_by[seat] if card in state.dossier[c]]
    if not holders:
        return "not-in-dossier", "BO-L7"
    prison = game.content.prison
    if all(state.place[c] == prison for c in holders):
        return "in-prison", "BO-P3"
    if len(action) == 2 and sum(is_usable(state, c, card) for c in holders if state.place[c] != prison) > 1:
        return "say-whose", "BO-S6"
    return "free-not-now", "BO-E6"


def _why_not(state: Position, c: int, action: Action) -> Refusal:
    """Of the actions of a turn."""
    verb = action[0]
    content = state.game.content
    here = state.place[c]
    if verb == "move":
        return _why_not_move(state, here, action)
    if verb == "conspire":
        if state.conspired:
            return "conspired-already", "BO-T3"
        if state.conspire_blocked:
            return "conspire-blocked", "BO-T2"
        if supply(state) <= 0:
            return "no-dice", "BO-C6"
        return "not-enough-dice", "BO-A3"
    if verb == "dossier":
        return "no-cards-left", "BO-A6"
    if verb == "collect":
        return ("no-tile" if state.tiles[here] < 0 else "tile-face-down"), "BO-A2"
    if verb == "reveal":
        return ("no-tile" if state.tiles[here] < 0 else "tile-face-up"), "BO-A12"
    if verb == "deliver":
        return _why_not_deliver(state, c), "BO-A5"
    if verb == "release":
        if here != content.release:
            return "not-at-gestapo-hq", "BO-A11"
        if content.prison not in state.place:
            return "nobody-in-prison", "BO-A11"
        return ("extreme-suspicion", "BO-A11") if state.suspicion[c] == EXTREME else ("no-dice", "BO-C6")
    if verb == "transfer":
        alone = state.place.count(here) == 1
        return ("nobody-here" if alone else "nothing-to-transfer"), "BO-A13"
    if verb == "ability":
        return _why_not_ability(state, c, action)
    if verb in ("act", "plot"):
        return _why_not_card(state, c, action)
    return "wrong-action", None


def _why_not_move(state: Position, here: int, action: Action) -> Refusal:
    content = state.game.content
    if len(action) != 2 or action[1] not in content.spaces or action[1] == content.prison_id:
        return "not-an-action", None
    space = content.spaces.index(str(action[1]))
    if space == here:
        return "already-here", "BO-A7"
    if content.space_stage[space] > state.stage:
        return "not-open-yet", "BO-A7"
    if not content.open[state.stage] >> space & 1:
        return "closed", "BO-V4"
    return "not-connected", "BO-A7"


def _why_not_deliver(state: Position, c: int) -> str:
    content = state.game.content
    here = state.place[c]
    delivery = content.delivery[here]
    if delivery is None:
        return "no-delivery"
    if state.tiles[here] >= 0:
        return "tile-still-here"
    if not takes_delivery(state, c, delivery):
        return "delivery-condition"
    return "no-such-item"


def _why_not_ability(state: Position, c: int, action: Action) -> Refusal:
    content = state.game.content
    sheet = state.who[c]
    names = [ability.name for ability in content.abilities[sheet]]
    if len(action) != 2 or action[1] not in names:
        return "not-an-action", None
    if state.motivation[c] < MOTIVATED:
        return "not-motivated", "BO-L1"
    if not is_able(state, c):
        return ("ability-blocked", "BO-T2") if state.ability_blocked else ("abilities-lost", "BO-V11")
    index = names.index(str(action[1]))
    if content.abilities[sheet][index].once and state.abilities_used >> index & 1:
        return "used-already", f"conspirator.{content.sheets[sheet]}"
    return lacks(state, content.abilities[sheet][index].program, c) or ("not-an-action", None)


def _why_not_card(state: Position, c: int, action: Action) -> Refusal:
    content = state.game.content
    card = state.game.card_number.get(str(action[1]), -1) if len(action) > 1 else -1
    if card < 0:
        return "not-an-action", None
    if card not in state.dossier[c]:
        return "not-in-dossier", "BO-L7"
    plot = content.card_plot[card]
    if action[0] == "plot":
        if plot < 0:
            return "not-an-action", None
        if state.motivation[c] < COMMITTED:
            return "not-committed", "BO-X1"
        if content.plots[plot].reckless and state.motivation[c] < RECKLESS:
            return "not-reckless", "BO-X1"
        if supply(state) <= 0:
            return "no-dice", "BO-C6"
        if content.plots[plot].reaction:
            return "only-as-reaction", "BO-X1"
        if not any(is_open(state, c, plot, leader) for leader in state.game.aims):
            return "plot-requirements", "BO-X1"
        return "not-an-action", None
    if content.card_action[card] < 0:
        return "no-action-effect", "BO-A1"
    where = content.card_where[card]
    if where and not where >> state.place[c] & 1:
        return "wrong-space", f"card.{content.cards[card]}"
    if content.card_together[card] and any(place != state.place[c] for place in state.place):
        return "not-together", f"card.{content.cards[card]}"
    return lacks(state, content.card_action[card], c) or ("not-an-action", None)
