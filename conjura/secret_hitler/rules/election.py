"""Election (SH-E)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conjura.kernel import Action, Chance
from conjura.secret_hitler.rules import legislature, victory
from conjura.secret_hitler.terms import HITLER, JA, NOBODY, NOMINATE, VOTE

if TYPE_CHECKING:
    from conjura.secret_hitler.state import State


def next_round(state: State) -> None:
    """SH-E1: the presidency moves clockwise to the next living player, from the last regular president on (SH-R10)."""
    seat = state.rotation
    players = state.game.players
    while True:
        seat = (seat + 1) % players
        if state.alive >> seat & 1:
            break
    state.rotation = seat
    stand(state, seat)


def stand(state: State, seat: int) -> None:
    """The seat is the candidate for president and is asked for a chancellor."""
    state.president = seat
    state.chancellor = NOBODY
    state.phase = NOMINATE
    state.log.append(("candidate", seat))


def eligible(state: State) -> int:
    """SH-E2 to SH-E4: who may be nominated, counted at the moment of nomination (SH-R6)."""
    barred = 1 << state.president
    if state.last_chancellor != NOBODY:
        barred |= 1 << state.last_chancellor
    if state.last_president != NOBODY and state.alive.bit_count() > 5:
        barred |= 1 << state.last_president
    return state.alive & ~barred


def nominate(state: State, seat: int, action: Action, chance: Chance) -> None:
    """SH-E2: the candidate names an eligible player, and everyone living is asked for a ballot (SH-E5)."""
    state.chancellor = action[1]  # type: ignore[assignment]  # a seat, as ``legal`` gave it
    state.waiting = state.alive
    state.ayes = 0
    state.phase = VOTE
    state.log.append(("nominated", seat, state.chancellor))


def vote(state: State, seat: int, action: Action, chance: Chance) -> None:
    """SH-E5: a ballot is laid down in secret; the last one turns them all over."""
    state.waiting ^= 1 << seat
    if action is JA or action == JA:
        state.ayes |= 1 << seat
    if not state.waiting:
        count_ballots(state, chance)


def count_ballots(state: State, chance: Chance) -> None:
    """SH-E6: more ja than nein among the living (SH-R20) elects; anything else fails (SH-E7)."""
    elected = 2 * state.ayes.bit_count() > state.alive.bit_count()
    state.log.append(("votes", state.president, state.chancellor, state.ayes, state.alive, elected))
    state.ayes = 0
    if elected:
        take_office(state)
    else:
        fail(state, chance)


def take_office(state: State) -> None:
    """The government is elected: it sets the term limits, and Hitler's zone is checked (SH-E3, SH-E10, SH-R15)."""
    chancellor = state.chancellor
    state.last_president = state.president
    state.last_chancellor = chancellor
    state.session += 1
    if state.in_force[1] >= state.game.hitler_zone:
        if state.roles[chancellor] == HITLER:
            victory.end(state, victory.HITLER_ELECTED)
            return
        if not state.not_hitler >> chancellor & 1:
            state.not_hitler |= 1 << chancellor
            state.log.append(("not-hitler", chancellor))
    legislature.draw(state)


def fail(state: State, chance: Chance) -> None:
    """SH-E7: the election tracker moves on by one; at three there is chaos. Then the next player stands."""
    state.tracker += 1
    state.log.append(("tracker", state.tracker))
    if state.tracker == 3:
        chaos(state, chance)
        if state.ending != NOBODY:
            return
    next_round(state)


def chaos(state: State, chance: Chance) -> None:
    """SH-E8: the top policy is enacted, its power ignored, the term limits forgotten (SH-R5)."""
    tile = state.deck.pop()
    state.last_president = state.last_chancellor = NOBODY
    state.log.append(("chaos", tile))
    legislature.lay(state, tile)
    if state.ending == NOBODY:
        legislature.reshuffle_if_short(state, chance)
