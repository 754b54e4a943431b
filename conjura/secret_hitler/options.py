"""What can be settled before a game: the published boards, the rebalanced ones, and tables of one's own (SH-X)."""

from __future__ import annotations

from typing import Any, Final

from conjura.kernel import BadOptions, Option
from conjura.secret_hitler.rules import setup
from conjura.secret_hitler.terms import FASCISTS_TO_WIN, LIBERALS_TO_WIN, NOBODY, POWERS
from conjura.secret_hitler.variant import Variant

SEATS: Final = range(5, 11)

# SH-S2: ordinary fascists by number of players; Hitler comes on top, the rest are liberals.
FASCISTS: Final = {5: 1, 6: 1, 7: 2, 8: 2, 9: 3, 10: 3}

# SH-P: the power that the n-th fascist policy gives. The sixth ends the game.
SMALL_BOARD: Final = ("none", "none", "peek", "execution", "execution")
MIDDLE_BOARD: Final = ("none", "investigate", "special-election", "execution", "execution")
LARGE_BOARD: Final = ("investigate", "investigate", "special-election", "execution", "execution")
BOARDS: Final = {
    5: SMALL_BOARD,
    6: SMALL_BOARD,
    7: MIDDLE_BOARD,
    8: MIDDLE_BOARD,
    9: LARGE_BOARD,
    10: LARGE_BOARD,
}

SETTINGS: Final = (
    Option("talk", True, (True, False)),
    Option("rebalanced", False, (True, False)),
    Option("powers", None),  # five names; None: the published board
    Option("liberal_policies", 6),
    Option("fascist_policies", 11),
    Option("liberal_start", 0),
    Option("fascist_start", 0),
    Option("hitler_zone", 3),
    Option("veto_from", 5),
    Option("hitler_knows", None, (None, True, False)),  # None: as published, with five or six players
)


class Settled(dict[str, Any]):
    """Options that nobody can change any more, so that a game and all its observations can share them."""

    def _refuse(self, *_: Any, **__: Any) -> Any:
        raise TypeError("the options of a game cannot be changed")

    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse

    def __reduce__(self) -> Any:
        return Settled, (dict(self),)


def variant(players: object, given: dict[str, Any]) -> Variant:
    """What the rules read of the options, once they are settled and checked."""
    settled = settle(players, given)
    made = Variant()
    made.players = settled["players"]
    made.talk = settled["talk"]
    made.liberal_policies = settled["liberal_policies"]
    made.fascist_policies = settled["fascist_policies"]
    made.liberal_start = settled["liberal_start"]
    made.fascist_start = settled["fascist_start"]
    made.hitler_zone = settled["hitler_zone"]
    made.veto_from = settled["veto_from"]
    made.hitler_knows = settled["hitler_knows"]
    made.role_cards = setup.role_cards(made.players, FASCISTS[made.players])
    made.power_after = (NOBODY, *(POWERS[name] for name in settled["powers"]), NOBODY)  # the sixth ends the game
    made.options = Settled(settled)
    return made


def settle(players: object, given: dict[str, Any]) -> dict[str, Any]:
    """All settings, checked for being playable (SH-X3); the reason is told where they are not."""
    if type(players) is not int or players not in SEATS:
        raise BadOptions("players", rule="SH-S1", players=str(players), least=SEATS.start, most=SEATS.stop - 1)
    known = {option.name for option in SETTINGS}
    for name in given:
        if name not in known:
            raise BadOptions("unknown-option", option=str(name)[:40])
    settled = {option.name: given.get(option.name, option.default) for option in SETTINGS}
    for name in ("talk", "rebalanced"):
        if type(settled[name]) is not bool:
            raise BadOptions("option-value", option=name, value=str(settled[name]))
    if settled["hitler_knows"] is not None and type(settled["hitler_knows"]) is not bool:
        raise BadOptions("option-value", option="hitler_knows", value=str(settled["hitler_knows"]))
    if settled["rebalanced"]:
        _rebalance(players, settled, given)
    _check_numbers(settled)
    _check_powers(players, settled)
    if settled["hitler_knows"] is None:
        settled["hitler_knows"] = players <= 6  # SH-K1, SH-K2
    return {"players": players, **settled}


def _rebalance(players: int, settled: dict[str, Any], given: dict[str, Any]) -> None:
    """SH-X2: one fascist policy in force from the start with six; one fascist tile fewer with seven and nine."""
    if players == 6 and "fascist_start" not in given:
        settled["fascist_start"] = 1
    if players in (7, 9) and "fascist_policies" not in given:
        settled["fascist_policies"] = 10


def _check_numbers(settled: dict[str, Any]) -> None:
    limits = {
        "liberal_policies": (LIBERALS_TO_WIN, 20),
        "fascist_policies": (FASCISTS_TO_WIN, 20),
        "liberal_start": (0, LIBERALS_TO_WIN - 1),
        "fascist_start": (0, FASCISTS_TO_WIN - 1),
        "hitler_zone": (1, FASCISTS_TO_WIN),
        "veto_from": (1, FASCISTS_TO_WIN),
    }
    for name, (least, most) in limits.items():
        value = settled[name]
        if type(value) is not int or not least <= value <= most:
            raise BadOptions("option-range", rule="SH-X3", option=name, value=str(value), least=least, most=most)
    # At the most four liberal and five fascist policies lie in force while the game is on; a session draws three.
    tiles = settled["liberal_policies"] + settled["fascist_policies"]
    needed = (LIBERALS_TO_WIN - 1) + (FASCISTS_TO_WIN - 1) + 3
    if tiles < needed:
        raise BadOptions("too-few-policies", rule="SH-X3", tiles=tiles, needed=needed)


def _check_powers(players: int, settled: dict[str, Any]) -> None:
    powers = BOARDS[players] if settled["powers"] is None else settled["powers"]
    if not isinstance(powers, (list, tuple)) or len(powers) != FASCISTS_TO_WIN - 1:
        raise BadOptions("powers-count", rule="SH-X3", wanted=FASCISTS_TO_WIN - 1)
    for power in powers:
        if not isinstance(power, str) or power not in POWERS:
            raise BadOptions("unknown-power", rule="SH-X3", power=str(power)[:40])
    investigations = executions = 0
    for power in powers[settled["fascist_start"] :]:
        if power == "investigate":
            investigations += 1
            if players - 1 - executions < investigations:
                raise BadOptions("too-many-investigations", rule="SH-X3", players=players)
        elif power == "execution":
            executions += 1
            if players - executions < 3:
                raise BadOptions("too-many-executions", rule="SH-X3", players=players)
    settled["powers"] = tuple(powers)
