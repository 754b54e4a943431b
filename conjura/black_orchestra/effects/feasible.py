"""What could be applied: in full, as an interrogation asks (BO-I4), or in part; and what an effect needs at hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conjura.black_orchestra.effects import grammar as g
from conjura.black_orchestra.effects.grammar import CHOSEN, Instruction
from conjura.black_orchestra.effects.selectors import select, shared_spaces
from conjura.black_orchestra.rules.events import stage_cards
from conjura.black_orchestra.rules.limits import supply
from conjura.black_orchestra.terms import HIGHEST_SUPPORT

if TYPE_CHECKING:
    from conjura.black_orchestra.state import State


def is_feasible(state: State, program: int, you: int, start: int = 0, them: int = -1) -> bool:
    """Every effect of the program, from that place on, can be applied in full, with some choice of targets."""
    code = state.game.content.programs[program]
    for index in range(start, len(code)):
        instruction = code[index]
        word = instruction[0]
        if word >= g.TARGETED:
            if not fully(state, instruction, you):
                return False
            continue
        base = instruction[1][0]
        if base == g.OTHERS_IN_ONE_SPACE:
            spaces = shared_spaces(state, you)
            if not any(all(fully_on(state, instruction, c) for c in others_at(state, you, space)) for space in spaces):
                return False
        elif base in CHOSEN:
            targets = select(state, instruction[1], you, them)
            return any(
                fully_on(state, instruction, c) and is_feasible(state, program, you, index + 1, c) for c in targets
            )
        else:
            targets = select(state, instruction[1], you, them)
            if not targets or not fully_on_all(state, instruction, targets):
                return False
    return True


def others_at(state: State, you: int, space: int) -> list[int]:
    return [c for c in state.game.order[state.active] if c != you and state.place[c] == space]


def fully_on_all(state: State, instruction: Instruction, targets: list[int]) -> bool:
    """The word can be applied in full to a whole group."""
    if instruction[0] == g.DISCARD_ILLEGAL:
        illegal = state.game.content.card_illegal
        held = sum(illegal[card] for c in targets for card in state.dossier[c])
        return held >= (int(instruction[2]) if len(instruction) > 2 else 1)
    if instruction[0] == g.SEND:
        return any(state.place[c] != instruction[2] for c in targets)
    return all(fully_on(state, instruction, c) for c in targets)


def fully_on(state: State, instruction: Instruction, c: int) -> bool:
    """The targeted word can be applied in full to this conspirator."""
    word = instruction[0]
    content = state.game.content
    if word == g.MOTIVATION:
        return 0 <= state.motivation[c] + int(instruction[2]) <= 4
    if word == g.SUSPICION:
        return 0 <= state.suspicion[c] + int(instruction[2]) <= 3
    if word == g.SUSPICION_UP_TO:
        return state.suspicion[c] < int(instruction[2])
    if word == g.DISCARD_CARDS:
        return len(state.dossier[c]) >= int(instruction[2])
    if word == g.DISCARD_ITEMS:
        return len(state.items[c]) >= (int(instruction[2]) if len(instruction) > 2 else 1)
    if word == g.DISCARD_EITHER:
        return len(state.dossier[c]) + len(state.items[c]) >= int(instruction[2])
    if word == g.CALL_DEPUTIES:
        away = sum(1 for space in state.leaders[1:] if space >= 0 and space != state.place[c])
        return away >= int(instruction[2])
    if word == g.LEADERS_TO_WHO:
        return all(state.leaders[leader] >= 0 and state.leaders[leader] != state.place[c] for leader in instruction[2])
    if word == g.DISCARD_ILLEGAL:
        return any(content.card_illegal[card] for card in state.dossier[c])
    return partly_on(state, instruction, c)


def partly_on(state: State, instruction: Instruction, c: int) -> bool:
    """The targeted word would change something for this conspirator."""
    word = instruction[0]
    content = state.game.content
    if word == g.MOTIVATION:
        return state.motivation[c] < 4 if instruction[2] > 0 else state.motivation[c] > 0
    if word == g.MOTIVATION_TO:
        return bool(state.motivation[c] != instruction[2])
    if word == g.SUSPICION:
        return state.suspicion[c] < 3 if instruction[2] > 0 else state.suspicion[c] > 0
    if word == g.SUSPICION_TO:
        return bool(state.suspicion[c] != instruction[2])
    if word == g.SUSPICION_UP_TO:
        return bool(state.suspicion[c] < instruction[2])
    if word == g.DISCARD_CARDS:
        return bool(state.dossier[c])
    if word == g.DISCARD_ITEMS:
        return bool(state.items[c])
    if word == g.DISCARD_EITHER:
        return bool(state.dossier[c] or state.items[c])
    if word == g.DISCARD_ILLEGAL:
        return any(content.card_illegal[card] for card in state.dossier[c])
    if word == g.DISCARD_PLOT:
        return any(content.card_plot[card] >= 0 for card in state.dossier[c])
    if word == g.SEND:
        return bool(state.place[c] != instruction[2])
    if word == g.WALK:
        return bool(content.neighbours[state.stage][state.place[c]])
    if word == g.LEADERS_TO_WHO:
        return any(state.leaders[leader] not in (-1, state.place[c]) for leader in instruction[2])
    if word == g.CALL_DEPUTIES:
        return any(space not in (-1, state.place[c]) for space in state.leaders[1:])
    if word == g.DRAW_UP_TO:
        return bool(state.deck or state.discard)
    return bool(word == g.ARREST)


def fully(state: State, instruction: Instruction, you: int) -> bool:
    """The word can be applied in full."""
    word = instruction[0]
    if word == g.SUPPORT:
        return state.game.floor <= state.support + int(instruction[1]) <= HIGHEST_SUPPORT
    if word == g.REMOVE_TILES:
        return sum(1 for tile in state.tiles if tile >= 0) >= int(instruction[1])
    if word == g.REMOVE_EVENTS:
        return stage_cards(state) >= int(instruction[1])
    if word == g.MORE_EVENTS:
        return len(state.event_deck) > int(instruction[1])
    if word in (g.NOTHING, g.RELEASE_YOU):
        return True
    return partly(state, instruction, you)


def partly(state: State, instruction: Instruction, you: int) -> bool:
    """The word would change something."""
    word = instruction[0]
    content = state.game.content
    if word == g.SUPPORT:
        return state.support < HIGHEST_SUPPORT if instruction[1] > 0 else state.support > state.game.floor
    if word == g.SUPPORT_TO_START:
        return state.support != state.game.floor
    if word == g.SUPPORT_UP_TO:
        return state.support < int(instruction[1])
    if word == g.MOVE_LEADERS:
        for leader in instruction[1]:
            goal = content.leader_start[leader] if instruction[2] == g.TO_START else instruction[2]
            if state.leaders[leader] not in (-1, goal):
                return True
        return False
    if word == g.LEADER_WALKS:
        here = state.leaders[instruction[1]]
        return here >= 0 and bool(content.neighbours[state.stage][here])
    if word in (g.DRAW, g.DRAW_UNTIL_PLOT):
        return bool(state.deck or state.discard)
    if word == g.TAKE_DISCARDED_CARD:
        return bool(state.discard)
    if word == g.TAKE_DISCARDED_ITEM:
        return bool(state.item_discard)
    if word in (g.TAKE_TILE, g.REMOVE_TILES):
        return any(tile >= 0 for tile in state.tiles)
    if word == g.TAKE_HIDDEN_TILE:
        here = state.place[you]
        return state.tiles[here] >= 0 and not state.face_up >> here & 1
    if word == g.REVEAL_ANY:
        return any(tile >= 0 and not state.face_up >> space & 1 for space, tile in enumerate(state.tiles))
    if word in (g.TRADE_ITEMS, g.PAY_ITEM):
        if word == g.TRADE_ITEMS and not state.suspicion[you]:
            return False
        return bool(state.items[you]) or any(content.card_item[card] >= 0 for card in state.dossier[you])
    if word == g.PAY_EITHER:
        return bool(state.items[you] or state.dossier[you])
    if word in (g.LOOK, g.REMOVE_EVENTS):
        return stage_cards(state) > 0
    if word == g.CLEAR_DISSENT:
        return state.dissent > 0
    if word == g.RELEASE_ONE:
        return content.prison in state.place
    if word == g.RELEASE_YOU:
        return state.place[you] == content.prison
    if word == g.CALL_DEPUTIES_ANYWHERE:
        return any(space >= 0 for space in state.leaders[1:])
    if word == g.IGNORE_EAGLES:
        return state.plot_roll.count(0) > state.plot_leaked
    return word in _ALWAYS_SOMETHING


_ALWAYS_SOMETHING = (
    g.RESHUFFLE, g.GO_ANYWHERE, g.MORE_EVENTS, g.NO_EVENT, g.RAID, g.DEFEAT, g.ACTIONS, g.DICE, g.REROLL, g.ROLL,
    g.OWN, g.LEADER_STAYS,
)  # fmt: skip


def is_available(state: State, program: int, you: int) -> bool:
    """What it needs is at hand: the price it names, and a die where one is rolled (BO-C6).

    What it would change does not matter: what cannot be done is simply not done (BO-E2).
    """
    for instruction in state.game.content.programs[program]:
        word = instruction[0]
        if word in (g.PAY_ITEM, g.PAY_EITHER):
            if not partly(state, instruction, you):
                return False
        elif word in (g.ROLL, g.OWN):
            if supply(state) <= 0:
                return False
        elif word == g.EITHER and not any(is_available(state, one, you) for one in instruction[1:]):
            return False
    return True


def would_change(state: State, program: int, you: int) -> bool:
    """Some effect of it, its price aside, could be applied at least in part."""
    for instruction in state.game.content.programs[program]:
        word = instruction[0]
        if word in (g.PAY_ITEM, g.PAY_EITHER):
            continue
        if word == g.EITHER:
            if any(is_available(state, one, you) and would_change(state, one, you) for one in instruction[1:]):
                return True
        elif word < g.TARGETED:
            if any(partly_on(state, instruction, c) for c in select(state, instruction[1], you, -1)):
                return True
        elif partly(state, instruction, you):
            return True
    return False
