"""The actions of a turn (BO-A)."""

from __future__ import annotations

from typing import Any, ClassVar

from conjura.black_orchestra import log
from conjura.black_orchestra.choices import Thing
from conjura.black_orchestra.content import (
    DO_COLLECT,
    DO_CONSPIRE_UP_TO,
    DO_DOSSIER,
    DO_END,
    DO_RELEASE,
    DO_REVEAL,
    Content,
)
from conjura.black_orchestra.effects.effect import run_program
from conjura.black_orchestra.effects.feasible import would_change
from conjura.black_orchestra.effects.own import WATCHERS
from conjura.black_orchestra.frames import Question, ask, ask_conspirator
from conjura.black_orchestra.log import FACES, face_number
from conjura.black_orchestra.position import Frame, Position
from conjura.black_orchestra.rules.board import enter
from conjura.black_orchestra.rules.dissent import Dissent
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
)
from conjura.black_orchestra.rules.limits import (
    HIGH,
    CardDone,
    check_limits,
    discard_card,
    discard_item,
    draw_card,
    is_able,
    supply,
    suspect,
)
from conjura.black_orchestra.rules.plots import BeginPlot
from conjura.black_orchestra.rules.prison import arrest, release
from conjura.black_orchestra.terms import HITLER, SUSPICIONS
from conjura.black_orchestra.value import distinct
from conjura.kernel import Action, Chance


class Actions(Question):
    """Up to three actions, the same again if one likes, except Conspire: once per turn (BO-T3).

    What is chosen is the action as it is told; when no more are left, the turn goes on below.
    """

    asks: ClassVar[str] = "action"

    def step(self, state: Position, chance: Chance) -> None:
        c = state.active
        if state.turn_over or state.ended:
            return
        content = state.game.content
        sheet = state.who[c]
        able = is_able(state, c)
        if able and not state.more_actions and content.more_actions[sheet]:
            state.more_actions = True
            state.actions += content.more_actions[sheet]
        left = state.actions
        if left <= 0:
            return
        here = state.place[c]
        options: list[Action] = [*content.move_options[state.stage][here]]
        if forbids_dossier(state, len(state.deck)) is None:
            options.append(DO_DOSSIER)
        dice = supply(state)
        if forbids_conspire(state, 1, dice) is None:
            options += DO_CONSPIRE_UP_TO[min(min(left, dice), MOST_CONSPIRE_DICE)]
        if state.tiles[here] >= 0:  # it lies face up or face down, so that one of the two is open
            options.append(DO_COLLECT if forbids_collect(state, c) is None else DO_REVEAL)
        elif content.delivery[here] is not None and forbids_delivery(state, c) is None:
            for item in distinct(state.items[c]):
                if forbids_deliver(state, c, item) is None:
                    options.append(content.do_deliver[item])
            for card in state.dossier[c]:
                kind = content.card[card].item
                if kind >= 0 and forbids_deliver(state, c, kind) is None:
                    options.append(content.do_deliver_card[card])
        if here == content.release and forbids_release(state, c, dice) is None:
            options.append(DO_RELEASE)
        dossier = state.dossier[c]
        for card in distinct(dossier):
            plot = content.card[card].plot
            if plot >= 0:
                if forbids_attempt(state, c, plot, dice) is None:
                    for leader in state.game.aims:
                        if forbids_plot(state, c, plot, leader) is None:
                            options.append(content.do_plot_at[plot][leader] if leader else content.do_plot[plot])
            elif content.card[card].action >= 0 and forbids_card(state, c, card) is None:
                options.append(content.do_act[card])
        for index in range(len(content.abilities[sheet]) if able else 0):
            if forbids_ability(state, c, index) is None:
                options.append(content.do_ability[sheet][index])
        if state.place.count(here) > 1:
            for other, place in enumerate(state.place):
                if place == here and other != c:
                    _add_transfers(state, c, other, options)
        options.append(DO_END)
        ask(state, self, options, options, chance)

    def answer(self, state: Position, choice: Action, chance: Chance) -> None:
        verb = str(choice[0])
        c = state.active
        game = state.game
        if verb == "end":
            state.actions = 0
            state.ended = True
            return
        state.stack.append(self)
        if verb == "conspire":
            dice = int(choice[1])
            state.actions -= dice
            conspire(state, c, dice, chance)
            return
        state.actions -= 1
        if verb == "move":
            enter(state, c, game.content.space_number[str(choice[1])], game.source_move)
        elif verb == "dossier":
            draw_to_dossier(state, c, chance)
        elif verb == "collect":
            collect(state, c)
        elif verb == "reveal":
            reveal(state, state.place[c], game.source_reveal)
        elif verb == "deliver":
            deliver(state, c, _thing(state, "item" if choice[1] in game.item_number else "card", str(choice[1])))
        elif verb == "release":
            attempt_release(state, c, chance)
        elif verb == "act":
            act(state, c, game.card_number[str(choice[1])])
        elif verb == "ability":
            use_ability(state, c, _ability(state, c, str(choice[1])))
        elif verb == "plot":
            plot = game.content.card[game.card_number[str(choice[1])]].plot
            leader = game.content.leaders.index(str(choice[2])) if len(choice) > 2 else HITLER
            state.stack.append(BeginPlot(c, plot, leader, False))
        else:
            _, direction, sheet, kind, name = choice
            other = state.who.index(game.content.sheets.index(str(sheet)))
            giver, taker = (c, other) if direction == "give" else (other, c)
            transfer(state, giver, taker, _thing(state, str(kind), str(name)))

    def is_idle(self, state: Position, choice: Action) -> bool:
        content = state.game.content
        if choice[0] == "act":
            return not would_change(state, content.card[state.game.card_number[str(choice[1])]].action, self.who)
        if choice[0] == "ability":
            index = _ability(state, self.who, str(choice[1]))
            return not would_change(state, content.abilities[state.who[self.who]][index].program, self.who)
        return False


def _thing(state: Position, kind: str, name: str) -> Thing:
    is_card = kind == "card"
    return Thing(is_card, (state.game.card_number if is_card else state.game.item_number)[name])


def _ability(state: Position, c: int, name: str) -> int:
    return [ability.name for ability in state.game.content.abilities[state.who[c]]].index(name)


def _add_transfers(state: Position, c: int, other: int, options: list[Action]) -> None:
    content = state.game.content
    sheet = state.who[other]
    for card in distinct(state.dossier[c]):
        options.append(content.do_give_card[sheet][card])
    for item in distinct(state.items[c]):
        options.append(content.do_give_item[sheet][item])
    for card in distinct(state.dossier[other]):
        options.append(content.do_take_card[sheet][card])
    for item in distinct(state.items[other]):
        options.append(content.do_take_item[sheet][item])


def act(state: Position, c: int, card: int) -> None:
    """One arrow effect of a card in one's dossier; the card is discarded after it resolves (BO-A1, BO-L7)."""
    program = state.game.content.card[card].action
    source = state.game.content.program_source[program]
    state.log.append((log.CARD_PLAYED, source, c, card))
    state.stack.append(CardDone(c, source, card))
    run_program(state, c, program)


def use_ability(state: Position, c: int, index: int) -> None:
    """One arrow effect of one's sheet (BO-A1)."""
    ability = state.game.content.abilities[state.who[c]][index]
    state.abilities_used |= 1 << index
    state.log.append((log.ABILITY_USED, state.game.content.program_source[ability.program], c))
    run_program(state, c, ability.program)


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
        state.stack.append(KeepCard(c, state.game.sheet_source[state.who[c]], tuple(drawn)))
    else:
        check_limits(state, c)


class KeepCard(Question):
    """Which of the cards drawn is kept."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "source", "drawn")
    asks: ClassVar[str] = "dossier-keep"

    def __init__(self, who: int, source: int, drawn: tuple[int, ...]) -> None:
        self.who = who
        self.source = source
        self.drawn = drawn

    def step(self, state: Position, chance: Chance) -> None:
        cards = [card for card in distinct(list(self.drawn)) if card in state.dossier[self.who]]
        ask(state, self, [state.game.content.do_keep_card[card] for card in cards], cards, chance)

    def answer(self, state: Position, choice: int, chance: Chance) -> None:
        others = list(self.drawn)
        others.remove(choice)
        for card in others:
            if card in state.dossier[self.who]:
                discard_card(state, self.who, card, self.source)
        check_limits(state, self.who)

    def claims(self, c: int) -> tuple[int, ...]:
        return self.drawn if c == self.who else ()

    def explain(self, content: Content, sheets: tuple[int, ...]) -> dict[str, Any]:
        return {"cards": [content.cards[card] for card in self.drawn]}


def transfer(state: Position, giver: int, taker: int, thing: Thing) -> None:
    """Give to, or take from, a conspirator in the same space one card or one item; both keep their limits (BO-A13)."""
    source = state.game.source_transfer
    if thing.is_card:
        state.dossier[giver].remove(thing.number)
        state.dossier[taker].append(thing.number)
        state.log.append((log.CARD_GIVEN, source, giver, taker, thing.number))
    else:
        state.items[giver].remove(thing.number)
        state.items[taker].append(thing.number)
        state.log.append((log.ITEM_GIVEN, source, giver, taker, thing.number))
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
    state.stack.append(PrisonerToFree(c, source))


class PrisonerToFree(Question):
    """Which prisoner goes free (BO-A11)."""

    asks: ClassVar[str] = "release"

    def step(self, state: Position, chance: Chance) -> None:
        content = state.game.content
        held = [c for c, place in enumerate(state.place) if place == content.prison]
        ask_conspirator(state, self, held, chance)

    def answer(self, state: Position, choice: int, chance: Chance) -> None:
        release(state, choice, HIGH, self.source)

    def explain(self, content: Content, sheets: tuple[int, ...]) -> dict[str, Any]:
        return {"suspicion": SUSPICIONS[HIGH]}


# Deliveries


def deliver(state: Position, c: int, thing: Thing) -> None:
    """Discard the item, lower suspicion as the space says: one's own, or shared among the free (BO-A5)."""
    content = state.game.content
    here = state.place[c]
    delivery = content.delivery[here]
    assert delivery is not None
    source = state.game.space_source[here]
    if thing.is_card:
        state.log.append((log.ITEM_DELIVERED, source, c, content.card[thing.number].item, here))
        discard_card(state, c, thing.number, source)
    else:
        state.log.append((log.ITEM_DELIVERED, source, c, thing.number, here))
        discard_item(state, c, thing.number, source)
    if delivery.shared:
        state.stack.append(Share(c, source, delivery.lowers))
    else:
        suspect(state, c, -delivery.lowers, source)


class Share(Question):
    """Split among the conspirators as wished, wherever they are, but never to one in prison (BO-A5)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "source", "left")
    asks: ClassVar[str] = "delivery"

    def __init__(self, who: int, source: int, left: int) -> None:
        self.who = who
        self.source = source
        self.left = left

    def step(self, state: Position, chance: Chance) -> None:
        content = state.game.content
        able = [c for c in state.game.order[self.who] if state.place[c] != content.prison and state.suspicion[c] > 0]
        ask_conspirator(state, self, able, chance)

    def answer(self, state: Position, choice: int, chance: Chance) -> None:
        suspect(state, choice, -1, self.source)
        if self.left > 1:
            state.stack.append(Share(self.who, self.source, self.left - 1))

    def explain(self, content: Content, sheets: tuple[int, ...]) -> dict[str, Any]:
        return {"number": self.left}


# Conspire


def conspire(state: Position, c: int, dice: int, chance: Chance) -> None:
    """Roll one die per action spent: eagles first, then targets, then numbers (BO-A3, BO-E3).

    Each eagle: everyone in the space gains 1 suspicion. Each target goes to the Dissent Track. Numbers are actions.
    """
    source = state.game.source_conspire
    content = state.game.content
    state.conspired = True
    rolled = [face_number(face) for face in chance.roll("conspire", dice, FACES)]
    rolled.sort()
    state.log.append((log.CONSPIRED, source, c, tuple(rolled)))
    eagles = rolled.count(0)
    targets = rolled.count(4)
    state.stack.append(NumbersRolled(c, source, sum(rolled) - 4 * targets))
    if eagles:
        here = state.place[c]
        for other in state.game.order[c]:
            if state.place[other] == here:
                suspect(state, other, eagles, source)
    state.stack.append(Dissent(c, source, targets))
    for holder in reversed(state.game.order[state.active]):
        if state.place[holder] == content.prison:
            continue
        for card in state.dossier[holder][:]:
            if content.card[card].watches:
                WATCHERS[content.cards[card]](state, holder, card, eagles, targets)


class NumbersRolled(Frame):
    """The sum of the numbers is added to the actions left (BO-A3)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("roller", "source", "total")

    def __init__(self, roller: int, source: int, total: int) -> None:
        self.roller = roller
        self.source = source
        self.total = total

    def step(self, state: Position, chance: Chance) -> None:
        if self.total and not state.turn_over:
            state.actions += self.total
            state.log.append((log.ACTIONS, self.source, self.roller, state.actions))
