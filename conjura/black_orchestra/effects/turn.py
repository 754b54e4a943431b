"""Effects on the turn and the state of things: actions, abilities, raids, the Dissent Track, the end."""

from __future__ import annotations

from typing import ClassVar

from conjura.black_orchestra import log
from conjura.black_orchestra.effects.effect import Consequence, Kind, Run, WholeEffect
from conjura.black_orchestra.position import OpenPosition, Position
from conjura.black_orchestra.rules.limits import check_limits
from conjura.black_orchestra.rules.raids import raid
from conjura.black_orchestra.rules.victory import lose_by_documents
from conjura.kernel import Chance


class Nothing(WholeEffect):
    """Nothing happens, which is always possible."""

    SENTENCES: ClassVar = ("nothing",)
    TELLS: ClassVar = ()

    def apply(self, state: Position, run: Run, chance: Chance) -> None:
        pass

    def changes(self, state: Position, c: int) -> bool:
        return False

    def in_full(self, state: Position, c: int) -> bool:
        return True

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return ()


class MoreActions(WholeEffect):
    """The active player has more actions left."""

    SENTENCES: ClassVar = ("actions {by}",)
    TELLS: ClassVar = ("actions",)

    def __init__(self, by: int) -> None:
        self.by = by

    def apply(self, state: Position, run: Run, chance: Chance) -> None:
        state.actions += self.by
        state.log.append((log.ACTIONS, run.source, state.active, state.actions))

    def changes(self, state: Position, c: int) -> bool:
        return True

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.ACTIONS, self.by),)


class LoseAbilities(WholeEffect):
    """An affiliation loses its abilities for the rest of the game, prisoners excepted (BO-P3); limits fall at once."""

    SENTENCES: ClassVar = ("{affiliation} lose their abilities",)
    TELLS: ClassVar = ("abilities-lost",)

    def __init__(self, affiliation: int) -> None:
        self.affiliation = affiliation

    def apply(self, state: Position, run: Run, chance: Chance) -> None:
        state.log.append((log.ABILITIES_LOST, run.source, self.affiliation))
        for c in self._those(state):
            state.silenced |= 1 << c
            check_limits(state, c)

    def _those(self, state: Position) -> list[int]:
        content = state.game.content
        found = []
        for c, place in enumerate(state.place):
            if place != content.prison and content.affiliation[state.who[c]] == self.affiliation:
                found.append(c)
        return found

    def changes(self, state: Position, c: int) -> bool:
        return any(not state.silenced >> one & 1 for one in self._those(state))

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.LOSE_ABILITIES),)


class NoAbility(WholeEffect):
    """The ability is closed for this turn (BO-T2)."""

    SENTENCES: ClassVar = ("no ability this turn",)
    TELLS: ClassVar = ()

    def apply(self, state: Position, run: Run, chance: Chance) -> None:
        state.ability_blocked = True
        check_limits(state, run.you)

    def changes(self, state: Position, c: int) -> bool:
        return not state.ability_blocked

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.LOSE_THE_TURNS_ABILITY),)


class NoConspire(WholeEffect):
    """Conspire is closed for this turn (BO-T2)."""

    SENTENCES: ClassVar = ("no conspire this turn",)
    TELLS: ClassVar = ()

    def apply(self, state: Position, run: Run, chance: Chance) -> None:
        state.conspire_blocked = True

    def changes(self, state: Position, c: int) -> bool:
        return not state.conspire_blocked

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.LOSE_CONSPIRE),)


class Raid(WholeEffect):
    """A Gestapo raid (BO-G)."""

    SENTENCES: ClassVar = ("raid",)
    TELLS: ClassVar = ("raid",)

    def apply(self, state: Position, run: Run, chance: Chance) -> None:
        raid(state, run.source)

    def changes(self, state: Position, c: int) -> bool:
        return True

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.RAID),)


class Defeat(WholeEffect):
    """The conspirators have lost (BO-W2)."""

    SENTENCES: ClassVar = ("the game is lost",)
    TELLS: ClassVar = ("lost",)

    def apply(self, state: Position, run: Run, chance: Chance) -> None:
        lose_by_documents(state, run.source)

    def changes(self, state: Position, c: int) -> bool:
        return True

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.DEFEAT),)


class ClearDissent(WholeEffect):
    """All dice on the Dissent Track return to the supply."""

    SENTENCES: ClassVar = ("clear the dissent track",)
    TELLS: ClassVar = ("dissent",)

    def apply(self, state: Position, run: Run, chance: Chance) -> None:
        if state.dissent:
            state.dissent = 0
            state.log.append((log.DISSENT, run.source, 0))

    def changes(self, state: Position, c: int) -> bool:
        return state.dissent > 0

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.LOSE_DISSENT, seen.dissent),)
