"""An action is checked and handed to its rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from conjura.kernel import Action, Chance, ChanceMismatch
from conjura.secret_hitler.rules import asked, claims, election, legislature, powers, refusals, veto
from conjura.secret_hitler.terms import JA, NEIN

if TYPE_CHECKING:
    from conjura.secret_hitler.state import State

Rule = Callable[["State", int, Action, Chance], None]

# By phase, in the order of the phases; a veto may stand in for an enactment, and claims come in between.
_RULES: Final[tuple[Rule, ...]] = (
    election.nominate,
    election.vote,
    legislature.discard,
    legislature.enact,
    veto.answer,
    powers.investigate,
    powers.call_special_election,
    powers.peek,
    powers.execute,
)


def apply(state: State, seat: int, action: Action, chance: Chance) -> None:
    """Let the seat do it, or raise ``IllegalAction`` and change nothing."""
    if type(seat) is not int or type(action) is not Action:  # a mere tuple would compare equal
        raise refusals.refusal(state, seat, action)
    waiting = state.waiting
    if waiting and (action is NEIN or action is JA) and seat >= 0 and waiting >> seat & 1 and waiting != 1 << seat:
        election.vote(state, seat, action, chance)  # a ballot that is not the last: most actions go this short way
        return
    if action not in asked.legal(state, seat):
        raise refusals.refusal(state, seat, action)
    verb = action[0]
    rule: Rule
    if verb == "claim":
        rule = claims.claim
    elif verb == "veto":
        rule = veto.ask
    else:
        rule = _RULES[state.phase]
    if len(state.deck) > 3 or not chance.can_refuse:
        rule(state, seat, action, chance)
    else:
        _apply_or_restore(rule, state, seat, action, chance)


def _apply_or_restore(rule: Rule, state: State, seat: int, action: Action, chance: Chance) -> None:
    """With so short a deck the action may need a new one (SH-L5); a script that holds another changes nothing."""
    before = state.clone()
    try:
        rule(state, seat, action, chance)
    except ChanceMismatch:
        for name in type(state).__slots__:
            setattr(state, name, getattr(before, name))
        raise
