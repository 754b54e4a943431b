"""What the free effects of cards give an attempt."""

from __future__ import annotations

from conjura.black_orchestra.effects.effect import Kind
from conjura.black_orchestra.terms import WHEN_ROLLED
from conjura.black_orchestra.view import Observation


def free_gain(seen: Observation, c: int, card: int, kind: Kind) -> int:
    """How much of that kind the card's free effect gives."""
    content = seen.game.content
    program = content.card[card].free
    if program < 0:
        return 0
    gain = 0
    for effect in content.programs[program].effects:
        for one in effect.consequences(seen, c):
            if one.kind == kind:
                gain += one.amount
    return gain


def after_the_roll(seen: Observation) -> tuple[int, int]:
    """Dice that can be rolled again and eagles that can be ignored after the roll, in anybody's dossier."""
    content = seen.game.content
    rerolls = ignored = 0
    for c, dossier in enumerate(seen.dossier):
        if seen.place[c] == content.prison:
            continue
        for card in dossier:
            if content.card_when[card] == WHEN_ROLLED:
                rerolls += free_gain(seen, c, card, Kind.REROLLS)
                ignored += free_gain(seen, c, card, Kind.IGNORED_EAGLES)
    return rerolls, ignored
