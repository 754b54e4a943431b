"""Gestapo raids (BO-G)."""

from __future__ import annotations

from typing import Any, ClassVar

from conjura.black_orchestra import log
from conjura.black_orchestra.choices import Kept
from conjura.black_orchestra.content import Content
from conjura.black_orchestra.frames import Question, ask
from conjura.black_orchestra.position import Frame, Position
from conjura.black_orchestra.rules.limits import EXTREME, discard_card, suspect
from conjura.black_orchestra.rules.prison import arrest
from conjura.black_orchestra.value import distinct
from conjura.kernel import Action, Chance


def raid(state: Position, source: int) -> None:
    """Arrests, then illegal cards, then the Dissent Track, in this order (BO-G)."""
    state.log.append((log.RAID, source))
    state.stack.append(RaidEnds())
    state.stack.append(RaidArrests())


class RaidArrests(Frame):
    """Every conspirator at extreme suspicion is arrested (BO-G1)."""

    def step(self, state: Position, chance: Chance) -> None:
        content = state.game.content
        order = state.game.order[state.active]
        for c in order:
            if state.suspicion[c] == EXTREME:
                arrest(state, c, state.game.source_raid_arrest)
        for c in reversed(order):
            if state.place[c] != content.prison:
                illegal = tuple([card for card in state.dossier[c] if content.card[card].illegal])
                if illegal:
                    state.stack.append(IllegalCards(c, state.game.source_raid_cards, illegal))


class IllegalCards(Question):
    """One card at a time, in any order: discard it, or keep it and gain 1 suspicion (BO-G2).

    One who reaches extreme keeps the rest without further decision.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "source", "undecided")
    asks: ClassVar[str] = "raid"

    def __init__(self, who: int, source: int, undecided: tuple[int, ...]) -> None:
        self.who = who
        self.source = source
        self.undecided = undecided

    def step(self, state: Position, chance: Chance) -> None:
        c = self.who
        held = state.dossier[c]
        left = [card for card in self.undecided if card in held]
        content = state.game.content
        if not left or state.place[c] == content.prison:
            return
        if state.suspicion[c] == EXTREME:
            for card in left:
                state.log.append((log.CARD_KEPT, self.source, c, card))
            return
        options: list[Action] = []
        choices: list[Kept] = []
        for card in distinct(left):
            options += [content.do_discard_card[card], content.do_keep_card[card]]
            choices += [Kept(card, False), Kept(card, True)]
        ask(state, IllegalCards(c, self.source, tuple(left)), options, choices, chance)

    def answer(self, state: Position, choice: Kept, chance: Chance) -> None:
        c = self.who
        left = list(self.undecided)
        left.remove(choice.card)
        if choice.is_kept:
            state.log.append((log.CARD_KEPT, self.source, c, choice.card))
            if not any(state.game.content.card[held].safe for held in state.dossier[c]):
                suspect(state, c, 1, self.source)
        else:
            discard_card(state, c, choice.card, self.source)
        if left:
            state.stack.append(IllegalCards(c, self.source, tuple(left)))

    def explain(self, content: Content, sheets: tuple[int, ...]) -> dict[str, Any]:
        return {"cards": [content.cards[card] for card in self.undecided]}


class RaidEnds(Frame):
    """All dice on the Dissent Track return to the supply (BO-G3)."""

    def step(self, state: Position, chance: Chance) -> None:
        if state.dissent:
            state.dissent = 0
            state.log.append((log.DISSENT, state.game.source_raid_dice, 0))
