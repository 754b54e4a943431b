"""Setup (SH-S)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from conjura.kernel import Chance
from conjura.secret_hitler.rules import election
from conjura.secret_hitler.terms import FASCIST, HITLER, LIBERAL, NOBODY, PARTIES, ROLES

if TYPE_CHECKING:
    from conjura.secret_hitler.game import SecretHitler
    from conjura.secret_hitler.state import State


_ROLE_NUMBERS: Final[dict[str, int]] = {role: number for number, role in enumerate(ROLES)}


def deal(state: State, game: SecretHitler, chance: Chance) -> None:
    """SH-S2 to SH-S5: deal the roles, choose the first candidate, shuffle the policy deck."""
    state.game = game
    everyone = (1 << game.players) - 1
    roles = chance.shuffle("roles", game.role_cards)
    state.roles = [_ROLE_NUMBERS[role] for role in roles]
    state.alive = everyone
    state.discarded = [0, 0]
    state.hand = [0, 0]
    state.in_force = [game.liberal_start, game.fascist_start]
    state.tracker = 0
    state.chancellor = state.last_president = state.last_chancellor = NOBODY
    state.session = 0
    state.investigated = state.not_hitler = 0
    state.waiting = state.ayes = 0
    state.veto_refused = False
    state.ending = NOBODY
    state.claimable = []
    state.log = [("roles", tuple(state.roles))]
    first = chance.pick("first-candidate", range(game.players))
    state.rotation = first
    shuffle_policies(
        state, game.liberal_policies - game.liberal_start, game.fascist_policies - game.fascist_start, chance
    )
    election.stand(state, first)


def shuffle_policies(state: State, liberals: int, fascists: int, chance: Chance) -> None:
    """SH-S4: so many liberal and fascist tiles become a new deck in random order."""
    order = chance.shuffle("policies", [PARTIES[LIBERAL]] * liberals + [PARTIES[FASCIST]] * fascists)
    order.reverse()
    state.deck = [FASCIST if tile == "fascist" else LIBERAL for tile in order]
    state.log.append(("shuffled", liberals, fascists))


def role_cards(players: int, fascists: int) -> Sequence[str]:
    """SH-S2: the role cards for so many players."""
    return [ROLES[LIBERAL]] * (players - fascists - 1) + [ROLES[FASCIST]] * fascists + [ROLES[HITLER]]
