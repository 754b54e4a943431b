"""What a seat chose is handed to its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conjura.kernel import Chance, ChanceMismatch
from conjura.secret_hitler.position import Position, copy_position
from conjura.secret_hitler.rules import asked, election, legislature, powers, veto
from conjura.secret_hitler.terms import (
    ASKS_VETO,
    DISCARD,
    ENACT,
    INVESTIGATE,
    NOMINATE,
    OVER,
    PEEK,
    SPECIAL_ELECTION,
    VETO,
    VOTE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def act(position: Position, seat: i64, value: i64, chance: Chance) -> None:
    """Hand what the seat chose to the rule of the phase."""
    phase = position.phase
    if phase == VOTE:
        election.vote(position, seat, value, chance)
    elif phase == NOMINATE:
        election.nominate(position, value)
    elif phase == DISCARD:
        legislature.discard(position, value)
    elif phase == ENACT:
        if value == ASKS_VETO:
            veto.ask(position)
        else:
            legislature.enact(position, value, chance)
    elif phase == VETO:
        veto.answer(position, value, chance)
    elif phase == INVESTIGATE:
        powers.investigate(position, value)
    elif phase == SPECIAL_ELECTION:
        powers.call_special_election(position, value)
    elif phase == PEEK:
        powers.peek(position)
    else:
        powers.execute(position, value)


def act_or_restore(position: Position, seat: i64, value: i64, chance: Chance) -> None:
    """The same with a chance that can refuse, and a deck so short that it may be asked for a new one (SH-L5).

    A script that holds another one changes nothing.
    """
    before = Position()
    copy_position(position, before)
    happened = len(position.log)
    try:
        act(position, seat, value, chance)
    except ChanceMismatch:
        copy_position(before, position)
        del position.log[happened:]
        raise


def play_out(position: Position, chance: Chance) -> int:
    """Random choices to the end, each option as likely as any other; gives how many there were."""
    taken = 0
    while position.phase != OVER:
        seat = asked.to_act(position)
        values = asked.choice(position, seat).values
        act(position, seat, values[chance.below(len(values))], chance)
        taken += 1
    return taken
