"""Why an action cannot be done: a code, the rule that forbids it, and a sentence in three languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conjura.kernel import Action, IllegalAction
from conjura.secret_hitler.terms import (
    ENACT,
    EXECUTE,
    INVESTIGATE,
    NOMINATE,
    OVER,
    PHASE_RULES,
    PHASES,
    SPECIAL_ELECTION,
    VOTE,
)

if TYPE_CHECKING:
    from conjura.secret_hitler.state import State
    from conjura.secret_hitler.view import Observation

_PHASE_OF_VERB = {
    "nominate": NOMINATE,
    "investigate": INVESTIGATE,
    "special-election": SPECIAL_ELECTION,
    "execute": EXECUTE,
}


def refusal(state: State, seat: int, action: Action) -> IllegalAction:
    """The first reason that holds, from the widest to the narrowest."""
    if type(seat) is not int or not 0 <= seat < state.game.players:
        return no_such_seat(seat, state.game.players)
    if not isinstance(action, Action):
        return IllegalAction("not-an-action", action=str(action)[:40])
    if state.phase == OVER:
        return IllegalAction("game-over")
    if not state.alive >> seat & 1:
        return IllegalAction("dead", rule="SH-P5")
    if action.verb == "claim":
        return _claim_refusal(state, seat)
    actors = state.waiting if state.phase == VOTE else 1 << _actor(state)
    if not actors >> seat & 1:
        if state.phase == VOTE and action.verb == "vote":
            return IllegalAction("already-voted", rule="SH-E5")
        return IllegalAction("not-your-turn", rule=PHASE_RULES[state.phase], phase=PHASES[state.phase])
    if _PHASE_OF_VERB.get(action.verb) == state.phase and len(action) == 2 and type(action[1]) is int:
        return _target_refusal(state, action[1])
    if state.phase == ENACT and action.verb == "veto":
        return IllegalAction(
            "veto-refused" if state.veto_refused else "veto-closed", rule="SH-V3" if state.veto_refused else "SH-V1"
        )
    if state.phase != VOTE and action.verb in ("discard", "enact") and action.verb == PHASES[state.phase]:
        return IllegalAction("not-in-hand", rule=PHASE_RULES[state.phase])
    return IllegalAction("wrong-action", rule=PHASE_RULES[state.phase], phase=PHASES[state.phase], action=str(action))


def no_such_seat(seat: object, players: int) -> IllegalAction:
    return IllegalAction("no-such-seat", seat=str(seat), players=players)


def _actor(state: State) -> int:
    return state.chancellor if state.phase == ENACT else state.president


def _claim_refusal(state: State, seat: int) -> IllegalAction:
    if not state.game.talk:
        return IllegalAction("no-talk", rule="SH-X1")
    if PHASES[state.phase] in ("discard", "enact", "veto") and seat in (state.president, state.chancellor):
        return IllegalAction("muted", rule="SH-L4")
    return IllegalAction("nothing-to-claim", rule="SH-T1")


def _target_refusal(state: State, target: int) -> IllegalAction:
    """Why that seat cannot be chosen for what the president is choosing."""
    if target >= state.game.players:
        return no_such_seat(target, state.game.players)
    told = target_reason(state, target)
    assert told is not None  # or else it would be legal
    return IllegalAction(told[0], rule=told[1], target=target)


def target_reason(state: State | Observation, target: int) -> tuple[str, str] | None:
    """The code and the rule that keep the president from choosing the seat now; ``None`` if nothing does."""
    nominating = state.phase == NOMINATE
    if not state.alive >> target & 1:
        return "target-dead", "SH-E2" if nominating else "SH-R19"
    if target == state.president:
        return "target-self", "SH-E2" if nominating else "SH-R19"
    if nominating:
        if target == state.last_chancellor:
            return "last-chancellor", "SH-E3"
        if target == state.last_president and state.alive.bit_count() > 5:
            return "last-president", "SH-E3"
    if state.phase == INVESTIGATE and state.investigated >> target & 1:
        return "investigated-before", "SH-P2"
    return None
