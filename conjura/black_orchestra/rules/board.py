"""Moving on the board: conspirators, leaders, and who is nearest (BO-A7 to BO-A9, BO-V10)."""

from __future__ import annotations

from conjura.black_orchestra import log
from conjura.black_orchestra.content import FAR
from conjura.black_orchestra.effects.effect import run_program
from conjura.black_orchestra.position import Position
from conjura.black_orchestra.rules.limits import set_suspicion


def enter(state: Position, c: int, space: int, source: int) -> None:
    """The conspirator enters the space; its modifiers apply at once, every time (BO-A9)."""
    content = state.game.content
    origin = state.place[c]
    state.place[c] = space
    state.log.append((log.MOVED, source, c, origin, space))
    if state.event >= 0:
        lowered, level = content.event[state.event].lowers
        if lowered == space and state.suspicion[c] > level:
            set_suspicion(state, c, level, content.program_source[content.event[state.event].program])
    program = content.entering[space]
    if program >= 0:
        run_program(state, c, program)


def place_leader(state: Position, leader: int, space: int, source: int) -> None:
    """The leader stands there from now on; to stay where it is needs nothing."""
    origin = state.leaders[leader]
    if origin != space:
        state.leaders[leader] = space
        state.log.append((log.LEADER_MOVED, source, leader, origin, space))


def remove_leader(state: Position, leader: int, source: int) -> None:
    """The leader leaves the game; every effect that names it skips it from now on."""
    if state.leaders[leader] >= 0:
        state.leaders[leader] = -1
        state.log.append((log.LEADER_LEFT, source, leader))


def nearest_conspirator_spaces(state: Position, leader: int) -> list[int]:
    """The spaces of the conspirators nearest to the leader, those in its own space left out (BO-V10)."""
    here = state.leaders[leader]
    distance = state.game.content.distance[state.stage][here]
    best = FAR
    spaces: list[int] = []
    for space in state.place:
        far = distance[space]
        if space == here or far > best or far == FAR:
            continue
        if far < best:
            best = far
            spaces = [space]
        elif space not in spaces:
            spaces.append(space)
    spaces.sort()
    return spaces


def nearest_open(state: Position, space: int, allowed: int, stage: int) -> list[int]:
    """The nearest of the allowed spaces (a bit each), counted along the connections open in the stage."""
    distance = state.game.content.distance[stage][space]
    best = FAR
    spaces: list[int] = []
    for other, far in enumerate(distance):
        if allowed >> other & 1 and far <= best and far < FAR:
            if far < best:
                best = far
                spaces = []
            spaces.append(other)
    return spaces
