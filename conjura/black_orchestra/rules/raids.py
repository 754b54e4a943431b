"""Gestapo raids (BO-G)."""

from __future__ import annotations

from conjura.black_orchestra import log, ops
from conjura.black_orchestra.ops import Frame, answer, ask, step
from conjura.black_orchestra.position import Position
from conjura.black_orchestra.rules.limits import EXTREME, discard_card, suspect
from conjura.black_orchestra.rules.prison import arrest
from conjura.kernel import Action, Chance

KEEP = 1 << 8


def raid(state: Position, source: int) -> None:
    """Arrests, then illegal cards, then the Dissent Track, in this order (BO-G)."""
    state.log.append((log.RAID, source))
    state.stack.append((ops.RAID_ENDS, source))
    state.stack.append((ops.RAID_ARRESTS, source))


@step(ops.RAID_ARRESTS)
def arrest_the_suspected(state: Position, frame: Frame, chance: Chance) -> None:
    """Every conspirator at extreme suspicion is arrested (BO-G1)."""
    content = state.game.content
    order = state.game.order[state.active]
    for c in order:
        if state.suspicion[c] == EXTREME:
            arrest(state, c, state.game.source_raid_arrest)
    for c in reversed(order):
        if state.place[c] != content.prison:
            illegal = tuple(card for card in state.dossier[c] if content.card_illegal[card])
            if illegal:
                state.stack.append((ops.RAID_CARDS, c, state.game.source_raid_cards, illegal))


@step(ops.RAID_CARDS)
def ask_illegal_card(state: Position, frame: Frame, chance: Chance) -> None:
    """One card at a time, in any order: discard it, or keep it and gain 1 suspicion (BO-G2).

    One who reaches extreme keeps the rest without further decision.
    """
    c, undecided = frame[1], frame[3]
    held = state.dossier[c]
    left = [card for card in undecided if card in held]
    content = state.game.content
    if not left or state.place[c] == content.prison:
        return
    if state.suspicion[c] == EXTREME:
        for card in left:
            state.log.append((log.CARD_KEPT, frame[2], c, card))
        return
    options: list[Action] = []
    values: list[int] = []
    for card in dict.fromkeys(left):
        options += [content.do_discard_card[card], content.do_keep_card[card]]
        values += [card, card | KEEP]
    ask(state, (*frame[:3], tuple(left)), options, values, chance)


@answer(ops.RAID_CARDS)
def decide_illegal_card(state: Position, frame: Frame, value: int, chance: Chance) -> None:
    c, source, undecided = frame[1], frame[2], frame[3]
    card = value & ~KEEP
    left = list(undecided)
    left.remove(card)
    if value & KEEP:
        state.log.append((log.CARD_KEPT, source, c, card))
        if not any(state.game.content.card_safe[held] for held in state.dossier[c]):
            suspect(state, c, 1, source)
    else:
        discard_card(state, c, card, source)
    if left:
        state.stack.append((ops.RAID_CARDS, c, source, tuple(left)))


@step(ops.RAID_ENDS)
def clear_the_track(state: Position, frame: Frame, chance: Chance) -> None:
    """All dice on the Dissent Track return to the supply (BO-G3)."""
    if state.dissent:
        state.dissent = 0
        state.log.append((log.DISSENT, state.game.source_raid_dice, 0))
