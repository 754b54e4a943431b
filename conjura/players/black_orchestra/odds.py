"""The odds of an attempt as plain numbers, and how many dice are best kept; each is reckoned once."""

from __future__ import annotations

from typing import Final, NamedTuple

from conjura.black_orchestra import odds


class Kept(NamedTuple):
    """The best number of dice to keep, what the attempt is worth then, and its odds."""

    worth: float
    dice: int
    success: float
    detection: float


_CHANCES: Final[dict[tuple[int, int, int, int, int], tuple[float, float]]] = {}
_KEPT: Final[dict[tuple[int, int, int, int, int, float], Kept]] = {}
_MOST_KEPT: Final = 20_000  # one set of weights asks for far fewer; tuning knows ever new fears, and starts afresh then


def chances(dice: int, targets: int, eagles: int, rerolls: int, ignored: int) -> tuple[float, float]:
    """The exact odds of success and of detection."""
    key = (dice, targets, eagles, rerolls, ignored)
    found = _CHANCES.get(key)
    if found is None:
        exact = odds.attempt(dice, targets, eagles, rerolls, ignored)
        found = _CHANCES[key] = (float(exact.success), float(exact.detection))
    return found


def best_dice(dice: int, targets: int, eagles: int, rerolls: int, ignored: int, fear: float) -> Kept:
    """How many of the dice to keep, when a detection costs so much of a won game."""
    key = (dice, targets, eagles, rerolls, ignored, fear)
    best = _KEPT.get(key)
    if best is None:
        best = Kept(0.0, 0, 0.0, 0.0)
        for kept in range(dice + 1):
            success, detection = chances(kept, targets, eagles, rerolls, ignored)
            worth = success - fear * detection
            if worth > best.worth:
                best = Kept(worth, kept, success, detection)
        if len(_KEPT) >= _MOST_KEPT:
            _KEPT.clear()
        _KEPT[key] = best
    return best


def remembered() -> int:
    """How many answers of ``best_dice`` are kept."""
    return len(_KEPT)


def surest(dice: int, targets: int, eagles: int, rerolls: int, ignored: int) -> Kept:
    """The number of dice with the highest chance of success; all of them where there is none."""
    kept = best_dice(dice, targets, eagles, rerolls, ignored, 0.0)
    return kept if kept.dice else Kept(0.0, dice, *chances(dice, targets, eagles, rerolls, ignored))
