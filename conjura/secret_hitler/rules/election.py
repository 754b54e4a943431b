"""Election (SH-E)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conjura.kernel import Chance
from conjura.secret_hitler.position import OpenPosition, Position
from conjura.secret_hitler.rules import candidates, legislature, policies, victory
from conjura.secret_hitler.terms import COUNT, HITLER, NOBODY, VOTE

if TYPE_CHECKING:
    from mypy_extensions import i64


def eligible(position: OpenPosition) -> i64:
    """SH-E2 to SH-E4: who may be nominated, counted at the moment of nomination (SH-R6)."""
    barred = 1 << position.president
    if position.last_chancellor != NOBODY:
        barred |= 1 << position.last_chancellor
    if position.last_president != NOBODY and COUNT[position.alive] > 5:
        barred |= 1 << position.last_president
    return position.alive & ~barred


def nominate(position: Position, chancellor: i64) -> None:
    """SH-E2: the candidate names an eligible player, and everyone living is asked for a ballot (SH-E5)."""
    position.chancellor = chancellor
    position.waiting = position.alive
    position.ayes = 0
    position.phase = VOTE
    if not position.silent:
        position.log.append(("nominated", position.president, chancellor))


def vote(position: Position, seat: i64, ballot: i64, chance: Chance) -> None:
    """SH-E5: a ballot is laid down in secret; the last one turns them all over."""
    bit = 1 << seat
    position.waiting ^= bit
    if ballot:
        position.ayes |= bit
    if not position.waiting:
        count_ballots(position, chance)


def count_ballots(position: Position, chance: Chance) -> None:
    """SH-E6: more ja than nein among the living (SH-R20) elects; anything else fails (SH-E7)."""
    elected = 2 * COUNT[position.ayes] > COUNT[position.alive]
    if not position.silent:
        position.log.append(("votes", position.president, position.chancellor, position.ayes, position.alive, elected))
    position.ayes = 0
    if elected:
        take_office(position)
    else:
        fail(position, chance)


def take_office(position: Position) -> None:
    """The government is elected: it sets the term limits, and Hitler's zone is checked (SH-E3, SH-E10, SH-R15)."""
    chancellor = position.chancellor
    position.last_president = position.president
    position.last_chancellor = chancellor
    position.session += 1
    if position.fascists_in_force >= position.variant.hitler_zone:
        if position.roles[chancellor] == HITLER:
            victory.end(position, victory.HITLER_ELECTED)
            return
        if not position.not_hitler >> chancellor & 1:
            position.not_hitler |= 1 << chancellor
            if not position.silent:
                position.log.append(("not-hitler", chancellor))
    legislature.draw(position)


def fail(position: Position, chance: Chance) -> None:
    """SH-E7: the election tracker moves on by one; at three there is chaos. Then the next player stands."""
    position.tracker += 1
    if not position.silent:
        position.log.append(("tracker", position.tracker))
    if position.tracker == 3:
        chaos(position, chance)
        if position.ending != NOBODY:
            return
    candidates.next_round(position)


def chaos(position: Position, chance: Chance) -> None:
    """SH-E8: the top policy is enacted, its power ignored, the term limits forgotten (SH-R5)."""
    tile = position.deck.pop()
    position.last_president = NOBODY
    position.last_chancellor = NOBODY
    if not position.silent:
        position.log.append(("chaos", tile))
    policies.lay(position, tile)
    if position.ending == NOBODY:
        policies.reshuffle_if_short(position, chance)
