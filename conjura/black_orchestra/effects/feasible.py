"""What of a program could be applied: in full, as an interrogation asks (BO-I4), or at all; and what it lacks."""

from __future__ import annotations

from conjura.black_orchestra.effects.effect import Effect, Lack
from conjura.black_orchestra.position import OpenPosition, Position


def is_feasible(state: Position, program: int, you: int, start: int = 0, them: int = -1) -> bool:
    """Every effect of the program, from that place on, can be applied in full, with some choice of targets."""
    effects: tuple[Effect, ...] = state.game.content.programs[program].effects
    for index in range(start, len(effects)):
        effect = effects[index]
        if effect.is_aimed():
            return any(
                effect.in_full(state, c) and is_feasible(state, program, you, index + 1, c)
                for c in effect.concerns(state, you, them)
            )
        if not effect.can_be_in_full(state, you, them):
            return False
    return True


def lacks(state: OpenPosition, program: int, you: int) -> Lack | None:
    """What it needs and is not at hand: the price it names, or a die where one is rolled (BO-C6).

    What it would change does not matter: what cannot be done is simply not done (BO-E2).
    """
    effects: tuple[Effect, ...] = state.game.content.programs[program].effects
    for effect in effects:
        lack = effect.lacks(state, you)
        if lack is not None:
            return lack
    return None


def is_available(state: OpenPosition, program: int, you: int) -> bool:
    """What it needs is at hand."""
    return lacks(state, program, you) is None


def would_change(state: Position, program: int, you: int) -> bool:
    """Some effect of it, its price aside, could be applied at least in part."""
    effects: tuple[Effect, ...] = state.game.content.programs[program].effects
    return any(effect.would_change(state, you) for effect in effects)
