"""The actions of a turn (BO-A)."""

from __future__ import annotations

from typing import Final

from conjura.black_orchestra import log, ops
from conjura.black_orchestra.content import (
    ABILITY,
    ACT,
    COLLECT,
    CONSPIRE,
    CONSPIRE_VALUES,
    DELIVER,
    DO_COLLECT,
    DO_CONSPIRE,
    DO_DOSSIER,
    DO_END,
    DO_EVERYONE,
    DO_RELEASE,
    DO_REVEAL,
    DO_SUPPORT,
    DOSSIER,
    END,
    MOVE,
    PLOT,
    RELEASE,
    REVEAL,
    TRANSFER,
)
from conjura.black_orchestra.effects.own import WATCHERS
from conjura.black_orchestra.log import FACES, face_number
from conjura.black_orchestra.ops import Frame, answer, ask, step
from conjura.black_orchestra.position import Position
from conjura.black_orchestra.rules.board import enter
from conjura.black_orchestra.rules.forbids import (
    MOST_CONSPIRE_DICE,
    forbids_ability,
    forbids_attempt,
    forbids_card,
    forbids_collect,
    forbids_conspire,
    forbids_deliver,
    forbids_delivery,
    forbids_dossier,
    forbids_plot,
    forbids_release,
    forbids_reveal,
)
from conjura.black_orchestra.rules.limits import (
    HIGH,
    change_support,
    check_limits,
    discard_card,
    discard_item,
    draw_card,
    is_able,
    motivate,
    supply,
    suspect,
)
from conjura.black_orchestra.rules.prison import arrest, release
from conjura.kernel import Action, Chance

DISSENT_FULL: Final = 3
LOW: Final = (1 << 16) - 1  # the argument of an option
CARD_ITEM: Final = 1 << 8  # a card that counts as an item: CARD_ITEM | card
GIVE: Final = 1 << 12
ITEM: Final = 1 << 11
SUPPORT: Final = 1 << 8
EVERYONE: Final = 1 << 9


@step(ops.ACTIONS)
def ask_action(state: Position, frame: Frame, chance: Chance) -> None:
    """Up to three actions, the same again if one likes, except Conspire: once per turn (BO-T3)."""
    c = state.active
    if state.turn_over or state.ended:
        state.stack.append((ops.BEFORE_EVENT,))
        return
    content = state.game.content
    sheet = state.who[c]
    able = is_able(state, c)
    if able and not state.more_actions and content.more_actions[sheet]:
        state.more_actions = True
        state.actions += content.more_actions[sheet]
    left = state.actions
    if left <= 0:
        state.stack.append((ops.BEFORE_EVENT,))
        return
    here = state.place[c]
    options: list[Action] = [*content.move_options[state.stage][here]]
    values: list[int] = [*content.move_values[state.stage][here]]
    if forbids_dossier(state, len(state.deck)) is None:
        options.append(DO_DOSSIER)
        values.append(DOSSIER)
    if forbids_conspire(state, 1) is None:
        most = min(left, supply(state), MOST_CONSPIRE_DICE)
        options += DO_CONSPIRE[:most]
        values += CONSPIRE_VALUES[:most]
    if state.tiles[here] >= 0:
        if forbids_collect(state, c) is None:
            options.append(DO_COLLECT)
            values.append(COLLECT)
        elif forbids_reveal(state, c) is None:
            options.append(DO_REVEAL)
            values.append(REVEAL)
    elif content.delivery[here] is not None and forbids_delivery(state, c) is None:
        for item in dict.fromkeys(state.items[c]):
            if forbids_deliver(state, c, item) is None:
                options.append(content.do_deliver[item])
                values.append(DELIVER | item)
        for card in state.dossier[c]:
            kind = content.card_item[card]
            if kind >= 0 and forbids_deliver(state, c, kind) is None:
                options.append(content.do_deliver_card[card])
                values.append(DELIVER | CARD_ITEM | card)
    if here == content.release and forbids_release(state, c) is None:
        options.append(DO_RELEASE)
        values.append(RELEASE)
    dossier = state.dossier[c]
    for card in dict.fromkeys(dossier) if len(dossier) > 1 else dossier:
        plot = content.card_plot[card]
        if plot >= 0:
            if forbids_attempt(state, c, plot) is None:
                for leader in state.game.aims:
                    if forbids_plot(state, c, plot, leader) is None:
                        options.append(content.do_plot_at[plot][leader] if leader else content.do_plot[plot])
                        values.append(PLOT | plot << 4 | leader)
        elif forbids_card(state, c, card) is None:
            options.append(content.do_act[card])
            values.append(ACT | card)
    for index in range(len(content.abilities[sheet]) if able else 0):
        if forbids_ability(state, c, index) is None:
            options.append(content.do_ability[sheet][index])
            values.append(ABILITY | index)
    for other, place in enumerate(state.place):
        if place == here and other != c:
            _add_transfers(state, c, other, options, values)
    options.append(DO_END)
    values.append(END)
    ask(state, frame, options, values, chance)


def _add_transfers(state: Position, c: int, other: int, options: list[Action], values: list[int]) -> None:
    content = state.game.content
    sheet = state.who[other]
    base = TRANSFER | other << 8
    for card in dict.fromkeys(state.dossier[c]):
        options.append(content.do_give_card[sheet][card])
        values.append(base | GIVE | card)
    for item in dict.fromkeys(state.items[c]):
        options.append(content.do_give_item[sheet][item])
        values.append(base | GIVE | ITEM | item)
    for card in dict.fromkeys(state.dossier[other]):
        options.append(content.do_take_card[sheet][card])
        values.append(base | card)
    for item in dict.fromkeys(state.items[other]):
        options.append(content.do_take_item[sheet][item])
        values.append(base | ITEM | item)


@answer(ops.ACTIONS)
def take_action(state: Position, frame: Frame, value: int, chance: Chance) -> None:
    verb = value & ~LOW
    argument = value & LOW
    c = state.active
    if verb == END:
        state.actions = 0
        state.ended = True
        state.stack.append((ops.BEFORE_EVENT,))
        return
    state.stack.append(frame)
    if verb == CONSPIRE:
        state.actions -= argument
        conspire(state, c, argument, chance)
        return
    state.actions -= 1
    if verb == MOVE:
        enter(state, c, argument, state.game.source_move)
    elif verb == DOSSIER:
        draw_to_dossier(state, c, chance)
    elif verb == COLLECT:
        collect(state, c)
    elif verb == REVEAL:
        reveal(state, state.place[c], state.game.source_reveal)
    elif verb == DELIVER:
        deliver(state, c, argument)
    elif verb == RELEASE:
        attempt_release(state, c, chance)
    elif verb == ACT:
        act(state, c, argument)
    elif verb == ABILITY:
        use_ability(state, c, argument)
    elif verb == PLOT:
        state.stack.append((ops.BEGIN_PLOT, c, argument >> 4, argument & 15, 0))
    else:
        transfer(state, c, argument)


def act(state: Position, c: int, card: int) -> None:
    """One arrow effect of a card in one's dossier; the card is discarded after it resolves (BO-A1, BO-L7)."""
    program = state.game.content.card_action[card]
    source = state.game.content.program_source[program]
    state.log.append((log.CARD_PLAYED, source, c, card))
    state.stack.append((ops.CARD_DONE, c, source, card))
    state.stack.append((ops.RUN, c, program, 0, -1))


@step(ops.CARD_DONE)
def discard_played_card(state: Position, frame: Frame, chance: Chance) -> None:
    """A card played is discarded after it resolves (BO-L7), if it still lies there."""
    c, source, card = frame[1], frame[2], frame[3]
    if card in state.dossier[c]:
        discard_card(state, c, card, source)


def use_ability(state: Position, c: int, index: int) -> None:
    """One arrow effect of one's sheet (BO-A1)."""
    ability = state.game.content.abilities[state.who[c]][index]
    state.abilities_used |= 1 << index
    state.log.append((log.ABILITY_USED, state.game.content.program_source[ability.program], c))
    state.stack.append((ops.RUN, c, ability.program, 0, -1))


def collect(state: Position, c: int) -> None:
    """Take the revealed tile of one's space (BO-A2)."""
    take_tile(state, c, state.place[c], state.game.source_collect)


def take_tile(state: Position, c: int, space: int, source: int) -> None:
    item = state.tiles[space]
    state.tiles[space] = -1
    state.face_up &= ~(1 << space)
    state.items[c].append(item)
    state.log.append((log.ITEM_TAKEN, source, c, item, space))
    check_limits(state, c)


def reveal(state: Position, space: int, source: int) -> None:
    """Turn a face-down tile face up (BO-A12)."""
    if state.tiles[space] >= 0 and not state.face_up >> space & 1:
        state.face_up |= 1 << space
        state.log.append((log.ITEM_REVEALED, source, space, state.tiles[space]))


def draw_to_dossier(state: Position, c: int, chance: Chance) -> None:
    """Draw the top card face up (BO-A6); Oster draws two and keeps one."""
    content = state.game.content
    source = state.game.source_dossier
    number = content.dossier_draws[state.who[c]]
    if number == 1 or not is_able(state, c):
        draw_card(state, c, source, chance)
        check_limits(state, c)
        return
    drawn = []
    for _ in range(number):
        card = draw_card(state, c, source, chance)
        if card >= 0:
            drawn.append(card)
    if len(drawn) > 1:
        state.stack.append((ops.DOSSIER_KEEP, c, state.game.sheet_source[state.who[c]], tuple(drawn)))
    else:
        check_limits(state, c)


@step(ops.DOSSIER_KEEP)
def ask_which_to_keep(state: Position, frame: Frame, chance: Chance) -> None:
    cards = [card for card in dict.fromkeys(frame[3]) if card in state.dossier[frame[1]]]
    ask(state, frame, [state.game.content.do_keep_card[card] for card in cards], cards, chance)


@answer(ops.DOSSIER_KEEP)
def keep_one(state: Position, frame: Frame, kept: int, chance: Chance) -> None:
    c = frame[1]
    drawn = list(frame[3])
    drawn.remove(kept)
    for card in drawn:
        if card in state.dossier[c]:
            discard_card(state, c, card, frame[2])
    check_limits(state, c)


def transfer(state: Position, c: int, argument: int) -> None:
    """Give to, or take from, a conspirator in the same space one card or one item; both keep their limits (BO-A13)."""
    other = argument >> 8 & 7
    giver, taker = (c, other) if argument & GIVE else (other, c)
    thing = argument & 127
    if argument & ITEM:
        state.items[giver].remove(thing)
        state.items[taker].append(thing)
        state.log.append((log.ITEM_GIVEN, state.game.source_transfer, giver, taker, thing))
    else:
        state.dossier[giver].remove(thing)
        state.dossier[taker].append(thing)
        state.log.append((log.CARD_GIVEN, state.game.source_transfer, giver, taker, thing))
    check_limits(state, taker)


def attempt_release(state: Position, c: int, chance: Chance) -> None:
    """Roll a die: on an eagle one is arrested instead; else suspicion +1 and a prisoner goes free (BO-A11)."""
    source = state.game.source_release
    face = face_number(chance.roll("release", 1, FACES)[0])
    state.log.append((log.RELEASE_ROLLED, source, c, face))
    if face == 0:
        arrest(state, c, source)
        return
    suspect(state, c, 1, source)
    state.stack.append((ops.FREE_PRISONER, c, source))


@step(ops.FREE_PRISONER)
def ask_prisoner(state: Position, frame: Frame, chance: Chance) -> None:
    prison = state.game.content.prison
    held = [c for c, place in enumerate(state.place) if place == prison]
    ask(state, frame, [state.game.content.do_choose_sheet[state.who[c]] for c in held], held, chance)


@answer(ops.FREE_PRISONER)
def free_prisoner(state: Position, frame: Frame, prisoner: int, chance: Chance) -> None:
    release(state, prisoner, HIGH, frame[2])


# Deliveries


def deliver(state: Position, c: int, argument: int) -> None:
    """Discard the item, lower suspicion as the space says: one's own, or shared among the free (BO-A5)."""
    content = state.game.content
    here = state.place[c]
    delivery = content.delivery[here]
    assert delivery is not None
    source = state.game.space_source[here]
    if argument & CARD_ITEM:
        card = argument & ~CARD_ITEM
        state.log.append((log.ITEM_DELIVERED, source, c, content.card_item[card], here))
        discard_card(state, c, card, source)
    else:
        state.log.append((log.ITEM_DELIVERED, source, c, argument, here))
        discard_item(state, c, argument, source)
    if delivery.shared:
        state.stack.append((ops.DELIVERY, c, source, delivery.lowers))
    else:
        suspect(state, c, -delivery.lowers, source)


@step(ops.DELIVERY)
def ask_share(state: Position, frame: Frame, chance: Chance) -> None:
    """Split among the conspirators as wished, wherever they are, but never to one in prison (BO-A5)."""
    prison = state.game.content.prison
    order = state.game.order[frame[1]]
    able = [c for c in order if state.place[c] != prison and state.suspicion[c] > 0]
    ask(state, frame, [state.game.content.do_choose_sheet[state.who[c]] for c in able], able, chance)


@answer(ops.DELIVERY)
def give_share(state: Position, frame: Frame, c: int, chance: Chance) -> None:
    suspect(state, c, -1, frame[2])
    if frame[3] > 1:
        state.stack.append((*frame[:3], frame[3] - 1))


# Conspire


def conspire(state: Position, c: int, dice: int, chance: Chance) -> None:
    """Roll one die per action spent: eagles first, then targets, then numbers (BO-A3, BO-E3).

    Each eagle: everyone in the space gains 1 suspicion. Each target goes to the Dissent Track. Numbers are actions.
    """
    source = state.game.source_conspire
    content = state.game.content
    state.conspired = True
    rolled = tuple(sorted(face_number(face) for face in chance.roll("conspire", dice, FACES)))
    state.log.append((log.CONSPIRED, source, c, rolled))
    eagles = rolled.count(0)
    targets = rolled.count(4)
    state.stack.append((ops.CONSPIRE_NUMBERS, c, source, sum(rolled) - 4 * targets))
    if eagles:
        here = state.place[c]
        for other in state.game.order[c]:
            if state.place[other] == here:
                suspect(state, other, eagles, source)
    state.stack.append((ops.DISSENT, c, source, targets))
    for holder in reversed(state.game.order[state.active]):
        if state.place[holder] == content.prison:
            continue
        for card in state.dossier[holder][:]:
            if content.card_watches[card]:
                WATCHERS[content.cards[card]](state, holder, card, eagles, targets)


@step(ops.CONSPIRE_NUMBERS)
def add_actions(state: Position, frame: Frame, chance: Chance) -> None:
    """The sum of the numbers is added to the actions left (BO-A3)."""
    if frame[3] and not state.turn_over:
        state.actions += frame[3]
        state.log.append((log.ACTIONS, frame[2], frame[1], state.actions))


@step(ops.DISSENT)
def place_on_track(state: Position, frame: Frame, chance: Chance) -> None:
    """When the track holds three dice the active player picks an effect; overflow goes on the empty track (BO-A4)."""
    targets = frame[3]
    if state.dissent >= DISSENT_FULL:
        _ask_dissent(state, frame, chance)
        return
    if targets <= 0:
        return
    placed = min(targets, DISSENT_FULL - state.dissent)
    state.dissent += placed
    state.log.append((log.DISSENT, frame[2], state.dissent))
    if state.dissent == DISSENT_FULL:
        _ask_dissent(state, (*frame[:3], targets - placed), chance)


def _ask_dissent(state: Position, frame: Frame, chance: Chance) -> None:
    content = state.game.content
    c = frame[1]
    options: list[Action] = [DO_SUPPORT]
    values: list[int] = [SUPPORT]
    for other in state.game.order[c]:
        if state.place[other] != content.prison:
            options.append(content.do_choose_sheet[state.who[other]])
            values.append(other)
    if state.event >= 0 and content.event_raises_all[state.event]:
        options.append(DO_EVERYONE)
        values.append(EVERYONE)
    ask(state, frame, options, values, chance)


@answer(ops.DISSENT)
def choose_dissent(state: Position, frame: Frame, value: int, chance: Chance) -> None:
    """One conspirator's motivation +1, or Military Support -1, also where it cannot fall or rise any more (BO-A4)."""
    source = state.game.source_dissent
    _empty_track(state, frame)
    if value == SUPPORT:
        change_support(state, -1, source)
    elif value == EVERYONE:
        for other in state.game.order[frame[1]]:
            if state.place[other] != state.game.content.prison:
                motivate(state, other, 1, source)
    else:
        motivate(state, value, 1, source)


def _empty_track(state: Position, frame: Frame) -> None:
    state.dissent = 0
    state.log.append((log.DISSENT_FULL, state.game.source_dissent, 0))
    if frame[3] > 0:
        state.stack.append(frame)
