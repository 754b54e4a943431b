"""An action is checked and handed to its rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from conjura.kernel import Action, Chance
from conjura.secret_hitler.rules import asked, claims, election, legislature, powers, refusals, veto
from conjura.secret_hitler.terms import ASK_VETO, JA, NEIN, VOTE

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
    phase = state.phase
    if phase == VOTE and (action is JA or action is NEIN) and seat >= 0 and state.waiting >> seat & 1:
        election.vote(state, seat, action, chance)  # most actions are ballots: the short way
        return
    if action not in asked.legal(state, seat):
        raise refusals.refusal(state, seat, action)
    if action == ASK_VETO:
        veto.ask(state, seat, action, chance)
    elif action[0] == "claim":
        claims.claim(state, seat, action, chance)
    else:
        _RULES[phase](state, seat, action, chance)
