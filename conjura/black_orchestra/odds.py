"""The exact odds of an attempt: how likely it succeeds, and how likely it is detected.

A die shows an eagle once in six, a target twice, a number three times. Whoever holds re-rolls uses each on the die
that helps most, first towards success, then against detection; eagles that a card lets one ignore after the roll
simply count as that many fewer.

>>> attempt(7, 4, 2).success
Fraction(110, 729)
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import comb
from typing import NamedTuple


class Odds(NamedTuple):
    """The rest, neither success nor detection, is a failure that nobody notices."""

    success: Fraction
    detection: Fraction


def attempt(dice: int, targets: int, eagles: int, rerolls: int = 0, ignored: int = 0) -> Odds:
    """With so many dice, targets needed, rolled eagles that betray it, dice to re-roll and eagles to ignore."""
    if eagles <= 0:
        return Odds(Fraction(0), Fraction(1))
    success, detection = _rolled(dice, max(0, targets), eagles + ignored, rerolls)
    whole = 6 ** (dice + rerolls)
    return Odds(Fraction(success, whole), Fraction(detection, whole))


def by_dice(dice: int, targets: int, eagles: int, rerolls: int = 0, ignored: int = 0) -> list[Odds]:
    """The odds for keeping 0, 1, 2 ... of the dice."""
    return [attempt(kept, targets, eagles, rerolls, ignored) for kept in range(dice + 1)]


def after_roll(targets_left: int, eagles_left: int, rolled: tuple[int, int, int], rerolls: int) -> Odds:
    """The odds once the dice lie there: targets needed, eagles that betray, and (eagles, targets, numbers) rolled."""
    if eagles_left <= 0:
        return Odds(Fraction(0), Fraction(1))
    success, detection = _best(*rolled, max(0, targets_left), eagles_left, rerolls)
    return Odds(Fraction(success, 6**rerolls), Fraction(detection, 6**rerolls))


@cache
def _rolled(dice: int, targets: int, eagles: int, rerolls: int) -> tuple[int, int]:
    """Ways, out of 6 to the power of dice and re-rolls, to succeed and to be detected."""
    success = detection = 0
    for eagle in range(dice + 1):
        for target in range(dice - eagle + 1):
            number = dice - eagle - target
            ways = comb(dice, eagle) * comb(dice - eagle, target) * 2**target * 3**number
            won, betrayed = _best(eagle, target, number, targets, eagles, rerolls)
            success += ways * won
            detection += ways * betrayed
    return success, detection


@cache
def _best(eagle: int, target: int, number: int, targets: int, eagles: int, rerolls: int) -> tuple[int, int]:
    """Ways to succeed and to be detected with the best use of the re-rolls left, out of 6 to their power."""
    betrayed = eagle >= eagles
    won = not betrayed and target >= targets
    whole = 6**rerolls
    best = (whole if won else 0, whole if betrayed else 0)
    if won or not rerolls:
        return best
    for takes in ((1, 0, 0), (0, 0, 1), (0, 1, 0)):
        e, t, n = eagle - takes[0], target - takes[1], number - takes[2]
        if min(e, t, n) < 0:
            continue
        one = _best(e + 1, t, n, targets, eagles, rerolls - 1)
        two = _best(e, t + 1, n, targets, eagles, rerolls - 1)
        three = _best(e, t, n + 1, targets, eagles, rerolls - 1)
        success = one[0] + 2 * two[0] + 3 * three[0]
        detection = one[1] + 2 * two[1] + 3 * three[1]
        if (success, -detection) > (best[0], -best[1]):
            best = (success, detection)
    return best
