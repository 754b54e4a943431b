"""Why an action cannot be done: a code, the rule that forbids it, and a sentence in three languages."""

from __future__ import annotations

from conjura.kernel import Action, IllegalAction
from conjura.secret_hitler.position import OpenPosition, Position
from conjura.secret_hitler.terms import (
    COUNT,
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

_PHASE_OF_VERB = {
    "nominate": NOMINATE,
    "investigate": INVESTIGATE,
    "special-election": SPECIAL_ELECTION,
    "execute": EXECUTE,
}


def refusal(position: Position, seat: object, action: object) -> IllegalAction:
    """The first reason that holds, from the widest to the narrowest."""
    if type(seat) is not int or not 0 <= seat < position.variant.players:
        return no_such_seat(seat, position.variant.players)
    if not isinstance(action, Action):
        return IllegalAction("not-an-action", action=str(action)[:40])
    if position.phase == OVER:
        return IllegalAction("game-over")
    if not position.alive >> seat & 1:
        return IllegalAction("dead", rule="SH-P5")
    if action.verb == "claim":
        return _claim_refusal(position, seat)
    actors = position.waiting if position.phase == VOTE else 1 << _actor(position)
    if not actors >> seat & 1:
        if position.phase == VOTE and action.verb == "vote":
            return IllegalAction("already-voted", rule="SH-E5")
        return IllegalAction("not-your-turn", rule=PHASE_RULES[position.phase], phase=PHASES[position.phase])
    if _PHASE_OF_VERB.get(action.verb) == position.phase and len(action) == 2 and type(action[1]) is int:
        return _target_refusal(position, action[1])
    if position.phase == ENACT and action.verb == "veto":
        return IllegalAction(
            "veto-refused" if position.veto_refused else "veto-closed",
            rule="SH-V3" if position.veto_refused else "SH-V1",
        )
    if position.phase != VOTE and action.verb in ("discard", "enact") and action.verb == PHASES[position.phase]:
        return IllegalAction("not-in-hand", rule=PHASE_RULES[position.phase])
    return IllegalAction(
        "wrong-action", rule=PHASE_RULES[position.phase], phase=PHASES[position.phase], action=str(action)
    )


def no_such_seat(seat: object, players: int) -> IllegalAction:
    return IllegalAction("no-such-seat", seat=str(seat), players=players)


def _actor(position: Position) -> int:
    return position.chancellor if position.phase == ENACT else position.president


def _claim_refusal(position: Position, seat: int) -> IllegalAction:
    if not position.variant.talk:
        return IllegalAction("no-talk", rule="SH-X1")
    if PHASES[position.phase] in ("discard", "enact", "veto") and seat in (position.president, position.chancellor):
        return IllegalAction("muted", rule="SH-L4")
    return IllegalAction("nothing-to-claim", rule="SH-T1")


def _target_refusal(position: Position, target: int) -> IllegalAction:
    """Why that seat cannot be chosen for what the president is choosing."""
    if target >= position.variant.players:
        return no_such_seat(target, position.variant.players)
    told = target_reason(position, target)
    assert told is not None  # or else it would be legal
    return IllegalAction(told[0], rule=told[1], target=target)


def target_reason(position: OpenPosition, target: int) -> tuple[str, str] | None:
    """The code and the rule that keep the president from choosing the seat now; ``None`` if nothing does."""
    nominating = position.phase == NOMINATE
    if not position.alive >> target & 1:
        return "target-dead", "SH-E2" if nominating else "SH-R19"
    if target == position.president:
        return "target-self", "SH-E2" if nominating else "SH-R19"
    if nominating:
        if target == position.last_chancellor:
            return "last-chancellor", "SH-E3"
        if target == position.last_president and COUNT[position.alive] > 5:
            return "last-president", "SH-E3"
    if position.phase == INVESTIGATE and position.investigated >> target & 1:
        return "investigated-before", "SH-P2"
    return None
