"""Setup (SH-S)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from conjura.kernel import Chance
from conjura.secret_hitler.position import Position
from conjura.secret_hitler.rules import candidates, policies
from conjura.secret_hitler.terms import FASCIST, HITLER, LIBERAL, NOBODY, ROLES
from conjura.secret_hitler.variant import Variant

_ROLE_NUMBERS: Final[dict[str, int]] = {role: number for number, role in enumerate(ROLES)}


def deal(position: Position, variant: Variant, chance: Chance, silent: bool = False) -> None:
    """SH-S2 to SH-S5: deal the roles, choose the first candidate, shuffle the policy deck."""
    position.variant = variant
    roles = chance.shuffle("roles", variant.role_cards)
    position.roles = [_ROLE_NUMBERS[role] for role in roles]
    position.alive = (1 << variant.players) - 1
    position.liberals_discarded = 0
    position.fascists_discarded = 0
    position.liberals_in_hand = 0
    position.fascists_in_hand = 0
    position.liberals_in_force = variant.liberal_start
    position.fascists_in_force = variant.fascist_start
    position.tracker = 0
    position.last_president = NOBODY
    position.last_chancellor = NOBODY
    position.session = 0
    position.investigated = 0
    position.not_hitler = 0
    position.waiting = 0
    position.ayes = 0
    position.veto_refused = False
    position.ending = NOBODY
    position.claimable = []
    position.silent = silent
    position.log = [] if silent else [("roles", tuple(position.roles))]
    position.told = None
    first = chance.pick("first-candidate", range(variant.players))
    position.rotation = first
    policies.shuffle(
        position,
        variant.liberal_policies - variant.liberal_start,
        variant.fascist_policies - variant.fascist_start,
        chance,
    )
    candidates.stand(position, first)


def role_cards(players: int, fascists: int) -> Sequence[str]:
    """SH-S2: the role cards for so many players."""
    return [ROLES[LIBERAL]] * (players - fascists - 1) + [ROLES[FASCIST]] * fascists + [ROLES[HITLER]]
