"""Plots (BO-X)."""

from __future__ import annotations

from typing import Final

from conjura.black_orchestra import log, ops
from conjura.black_orchestra.content import DO_ACCEPT, DO_DECLINE, DO_READY
from conjura.black_orchestra.effects.grammar import HITLER, WHEN_YOU_PREPARE
from conjura.black_orchestra.log import FACES, face_number
from conjura.black_orchestra.ops import Frame, answer, ask, ask_anyway, step
from conjura.black_orchestra.position import Position
from conjura.black_orchestra.rules.board import place_leader, remove_leader
from conjura.black_orchestra.rules.difficulty import difficulty, is_detected, would_succeed
from conjura.black_orchestra.rules.free import PLOT_READY, ROLL_MADE
from conjura.black_orchestra.rules.limits import (
    discard_card,
    discard_item,
    motivate,
)
from conjura.black_orchestra.rules.prison import arrest
from conjura.black_orchestra.rules.victory import win_if_dead
from conjura.black_orchestra.terms import ANNOUNCED, NO_PLOT, PLOT_ROLLED, PREPARING
from conjura.kernel import Action, Chance

CARD_ITEM: Final = 1 << 8
READY: Final = 1 << 12
CARD_REFUSED: Final = 80  # beyond the bits of five conspirators' items: a card that counts as one was refused


@step(ops.BEGIN_PLOT)
def begin_plot(state: Position, frame: Frame, chance: Chance) -> None:
    """The attempt is announced; now its dice are gathered (BO-X2)."""
    c, plot, leader = frame[1], frame[2], frame[3]
    state.plot = plot
    state.plot_by = c
    state.plot_leader = leader
    state.plot_phase = PREPARING
    state.plot_dice = 0
    state.plot_ignore = 0
    state.plot_used = 0
    state.plot_declined = 0
    state.plot_pool = 0
    state.plot_roll = ()
    state.plot_leaked = 0
    state.plot_reaction = bool(frame[4])
    source = state.game.plot_source[plot]
    state.log.append((log.PLOT, source, c, state.game.content.plots[plot].card, leader))
    state.stack.append((ops.ASSEMBLE, c, source))


@step(ops.ASSEMBLE)
def ask_elements(state: Position, frame: Frame, chance: Chance) -> None:
    """Items may be discarded for their benefit, one's own or, if the owner agrees, those of others in the space."""
    content = state.game.content
    c = state.plot_by
    here = state.place[c]
    options: list[Action] = []
    values: list[int] = []
    for element in content.plots[state.plot].items:
        if not element.each and state.plot_used >> element.item & 1:
            continue
        for owner in state.game.order[c]:
            if state.place[owner] != here:
                continue
            sheet = state.who[owner]
            refused = state.plot_declined >> (owner * 16 + element.item)
            if element.item in state.items[owner] and not refused & 1:
                options.append(content.do_use[sheet][element.item])
                values.append(owner << 9 | element.item)
            for card in state.dossier[owner]:
                if content.card_item[card] == element.item and not refused >> CARD_REFUSED & 1:
                    options.append(content.do_use_card[sheet][card])
                    values.append(owner << 9 | CARD_ITEM | card)
    prepares = any(content.card_when[card] == WHEN_YOU_PREPARE for card in state.dossier[c])
    if not options and not prepares:
        _ready(state)
        return
    options.append(DO_READY)
    values.append(READY)
    ask_anyway(state, frame, options, values)


@answer(ops.ASSEMBLE)
def add_element(state: Position, frame: Frame, value: int, chance: Chance) -> None:
    if value == READY:
        _ready(state)
        return
    state.stack.append(frame)
    owner = value >> 9
    game = state.game
    if game.seat_of[owner] != game.seat_of[state.plot_by]:
        state.stack.append((ops.CONSENT, owner, frame[2], value))
    else:
        _use_item(state, owner, value, frame[2])


@step(ops.CONSENT)
def ask_consent(state: Position, frame: Frame, chance: Chance) -> None:
    """Another player's item is discarded only after that player agreed (BO-X9)."""
    owner, value = frame[1], frame[3]
    card = value & 255
    held = state.dossier[owner] if value & CARD_ITEM else state.items[owner]
    if card in held:
        ask_anyway(state, frame, (DO_ACCEPT, DO_DECLINE), (1, 0))


@answer(ops.CONSENT)
def hear_consent(state: Position, frame: Frame, agreed: int, chance: Chance) -> None:
    owner, value = frame[1], frame[3]
    if agreed:
        _use_item(state, owner, value, frame[2])
        return
    content = state.game.content
    item = content.card_item[value & 255] if value & CARD_ITEM else value & 255
    state.plot_declined |= 1 << (owner * 16 + item + (CARD_REFUSED if value & CARD_ITEM else 0))
    state.log.append((log.PLOT_REFUSED, frame[2], owner, item))


def _use_item(state: Position, owner: int, value: int, source: int) -> None:
    """The item is gone either way (BO-X7); its benefit counts once unless the plot says several (BO-X2)."""
    content = state.game.content
    thing = value & 255
    item = content.card_item[thing] if value & CARD_ITEM else thing
    state.log.append((log.PLOT_ITEM, source, owner, item))
    if value & CARD_ITEM:
        discard_card(state, owner, thing, source)
    else:
        discard_item(state, owner, thing, source)
    for element in content.plots[state.plot].items:
        if element.item == item:
            state.plot_dice += element.dice
            state.plot_ignore += element.eagles
    state.plot_used |= 1 << item


def _ready(state: Position) -> None:
    state.stack.append((ops.ANNOUNCE,))
    state.stack.append((ops.WINDOW, PLOT_READY, 0))


@step(ops.ANNOUNCE)
def announce(state: Position, frame: Frame, chance: Chance) -> None:
    """The difficulty is announced (BO-X4)."""
    needed = difficulty(state)
    state.plot_phase = ANNOUNCED
    state.plot_pool = needed.dice
    source = state.game.plot_source[state.plot]
    state.log.append((log.PLOT_ANNOUNCED, source, state.plot_by, needed.dice, needed.targets, max(0, needed.eagles)))
    state.stack.append((ops.KEEP, state.plot_by, source))


@step(ops.KEEP)
def ask_dice(state: Position, frame: Frame, chance: Chance) -> None:
    """The player may give up any number of dice (BO-X4)."""
    numbers = range(state.plot_pool, -1, -1)
    ask(state, frame, [state.game.content.do_keep[number] for number in numbers], numbers, chance)


@answer(ops.KEEP)
def roll_plot(state: Position, frame: Frame, number: int, chance: Chance) -> None:
    source = frame[2]
    c = state.plot_by
    if number < state.plot_pool:
        state.log.append((log.PLOT_KEPT, source, c, number))
        state.plot_pool = number
    rolled = chance.roll("plot", number, FACES) if number else []
    state.plot_roll = tuple(face_number(face) for face in rolled)
    state.plot_phase = PLOT_ROLLED
    state.log.append((log.PLOT_ROLLED, source, c, state.plot_roll))
    state.stack.append((ops.RESOLVE_PLOT, c, source))
    state.stack.append((ops.WINDOW, ROLL_MADE, 0))


@step(ops.REROLL)
def ask_die(state: Position, frame: Frame, chance: Chance) -> None:
    """One die of the attempt is rolled again."""
    if not state.plot_roll:
        return
    faces = sorted(set(state.plot_roll))
    names = state.game.do_choose_face
    ask(state, frame, [names[face] for face in faces], faces, chance)


@answer(ops.REROLL)
def reroll(state: Position, frame: Frame, face: int, chance: Chance) -> None:
    fresh = face_number(chance.roll("reroll", 1, FACES)[0])
    dice = list(state.plot_roll)
    dice[dice.index(face)] = fresh
    state.plot_roll = tuple(dice)
    state.log.append((log.PLOT_REROLLED, frame[2], frame[1], face, fresh))


@step(ops.RESOLVE_PLOT)
def resolve_plot(state: Position, frame: Frame, chance: Chance) -> None:
    """First eagles, then targets; numbers count for nothing (BO-X5 to BO-X8).

    Detected: the card is discarded, Hitler goes to the Chancellery, everybody's motivation falls and the attempter is
    arrested, all at once (BO-X5); whoever fell back to timid discards after that (BO-L5).
    """
    c, source = frame[1], frame[2]
    content = state.game.content
    card = content.plots[state.plot].card
    detected = is_detected(state)
    succeeded = would_succeed(state)
    leader = state.plot_leader
    state.plot_phase = NO_PLOT
    if detected:
        state.log.append((log.PLOT_DETECTED, state.game.source_detected, c, card))
        if card in state.dossier[c]:
            discard_card(state, c, card, state.game.source_detected)
        if state.leaders[HITLER] >= 0:
            place_leader(state, HITLER, content.safety, state.game.source_detected)
        for other in state.game.order[state.active]:
            if state.place[other] != content.prison:
                motivate(state, other, -1, state.game.source_detected)
        # He is in prison before anybody discards or plays anything; what was pushed above comes after.
        arrest(state, c, state.game.source_detected)
    elif succeeded:
        state.log.append((log.PLOT_SUCCEEDED, state.game.source_succeeded, c, card, leader))
        state.killed |= 1 << leader
        remove_leader(state, leader, source)
        if card in state.dossier[c]:
            discard_card(state, c, card, source)
        win_if_dead(state)
    else:
        state.log.append((log.PLOT_FAILED, state.game.source_failed, c, card))
    state.plot = -1
    state.plot_by = -1
    state.plot_leader = -1
    state.plot_pool = 0
    state.plot_roll = ()
