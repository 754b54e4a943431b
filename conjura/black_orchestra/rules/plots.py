"""Plots (BO-X), and the moments at which those who hold a free effect or an answering plot are asked (BO-E6).

An attempt opens such moments, and at such a moment an attempt may begin: so both stand here.
"""

from __future__ import annotations

from typing import Any, ClassVar

from conjura.black_orchestra import log
from conjura.black_orchestra.choices import FreeCard, OfferedThing, Reaction, Thing
from conjura.black_orchestra.content import DO_ACCEPT, DO_DECLINE, DO_PASS, DO_READY, Content
from conjura.black_orchestra.frames import Question, ask, ask_anyway
from conjura.black_orchestra.log import FACES, MOMENTS, face_number
from conjura.black_orchestra.position import Frame, Position, Refused
from conjura.black_orchestra.rules.board import place_leader, remove_leader
from conjura.black_orchestra.rules.difficulty import difficulty, is_detected, would_succeed
from conjura.black_orchestra.rules.forbids import forbids_free
from conjura.black_orchestra.rules.free import (
    LEADER_MOVED,
    PLOT_READY,
    ROLL_MADE,
    free_action,
    has_use,
    plot_action,
    reaction_plots,
    serves,
    use_card,
)
from conjura.black_orchestra.rules.limits import discard_card, discard_item, motivate
from conjura.black_orchestra.rules.prison import arrest
from conjura.black_orchestra.rules.victory import win_if_dead
from conjura.black_orchestra.terms import (
    ANNOUNCED,
    HITLER,
    NO_MOMENT,
    NO_PLOT,
    PLOT_ROLLED,
    PREPARING,
    WHEN_ROLLED,
    WHEN_YOU_PREPARE,
)
from conjura.black_orchestra.value import distinct
from conjura.kernel import Action, Chance


class BeginPlot(Frame):
    """The attempt is announced; now its dice are gathered (BO-X2)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("by", "plot", "leader", "is_reaction")

    def __init__(self, by: int, plot: int, leader: int, is_reaction: bool) -> None:
        self.by = by
        self.plot = plot
        self.leader = leader
        self.is_reaction = is_reaction

    def step(self, state: Position, chance: Chance) -> None:
        state.plot = self.plot
        state.plot_by = self.by
        state.plot_leader = self.leader
        state.plot_phase = PREPARING
        state.plot_dice = 0
        state.plot_ignore = 0
        state.plot_used = 0
        state.plot_declined = ()
        state.plot_pool = 0
        state.plot_roll = ()
        state.plot_leaked = 0
        state.plot_reaction = self.is_reaction
        source = state.game.plot_source[self.plot]
        state.log.append((log.PLOT, source, self.by, state.game.content.plots[self.plot].card, self.leader))
        state.stack.append(Prepare(self.by, source))


class Prepare(Question):
    """Items may be discarded for their benefit, one's own or, if the owner agrees, those of others in the space."""

    asks: ClassVar[str] = "plot-prepare"

    def step(self, state: Position, chance: Chance) -> None:
        content = state.game.content
        c = state.plot_by
        here = state.place[c]
        options: list[Action] = []
        choices: list[OfferedThing | None] = []
        for element in content.plots[state.plot].items:
            item = element.item
            if not element.each and state.plot_used >> item & 1:
                continue
            for owner in state.game.order[c]:
                if state.place[owner] != here:
                    continue
                sheet = state.who[owner]
                if item in state.items[owner] and Refused(owner, item, False) not in state.plot_declined:
                    options.append(content.do_use[sheet][item])
                    choices.append(OfferedThing(owner, Thing(False, item)))
                for card in state.dossier[owner]:
                    if content.card[card].item == item and Refused(owner, item, True) not in state.plot_declined:
                        options.append(content.do_use_card[sheet][card])
                        choices.append(OfferedThing(owner, Thing(True, card)))
        prepares = any(content.card_when[card] == WHEN_YOU_PREPARE for card in state.dossier[c])
        if options or prepares:
            options.append(DO_READY)
            choices.append(None)
            ask_anyway(state, self, options, choices)
        else:
            _ready(state)

    def answer(self, state: Position, choice: OfferedThing | None, chance: Chance) -> None:
        if choice is None:
            _ready(state)
            return
        state.stack.append(self)
        seat_of = state.game.seat_of
        if seat_of[choice.owner] != seat_of[state.plot_by]:
            state.stack.append(Consent(choice.owner, self.source, choice.thing))
        else:
            _spend(state, choice.owner, choice.thing, self.source)


class Consent(Question):
    """Another player's item is discarded only after that player agreed (BO-X9)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "source", "thing")
    asks: ClassVar[str] = "plot-consent"

    def __init__(self, who: int, source: int, thing: Thing) -> None:
        self.who = who
        self.source = source
        self.thing = thing

    def step(self, state: Position, chance: Chance) -> None:
        held = state.dossier[self.who] if self.thing.is_card else state.items[self.who]
        if self.thing.number in held:
            ask_anyway(state, self, [DO_ACCEPT, DO_DECLINE], [True, False])

    def answer(self, state: Position, choice: bool, chance: Chance) -> None:
        if choice:
            _spend(state, self.who, self.thing, self.source)
            return
        item = _item_of(state.game.content, self.thing)
        state.plot_declined += (Refused(self.who, item, self.thing.is_card),)
        state.log.append((log.PLOT_REFUSED, self.source, self.who, item))

    def explain(self, content: Content, sheets: tuple[int, ...]) -> dict[str, Any]:
        names = content.cards if self.thing.is_card else content.items
        return {"item": names[self.thing.number]}


def _item_of(content: Content, thing: Thing) -> int:
    """The item, also for a card that counts as one."""
    return content.card[thing.number].item if thing.is_card else thing.number


def _spend(state: Position, owner: int, thing: Thing, source: int) -> None:
    """The item is gone either way (BO-X7); its benefit counts once unless the plot says several (BO-X2)."""
    content = state.game.content
    item = _item_of(content, thing)
    state.log.append((log.PLOT_ITEM, source, owner, item))
    if thing.is_card:
        discard_card(state, owner, thing.number, source)
    else:
        discard_item(state, owner, item, source)
    for element in content.plots[state.plot].items:
        if element.item == item:
            state.plot_dice += element.dice
            state.plot_ignore += element.eagles
    state.plot_used |= 1 << item


def _ready(state: Position) -> None:
    state.stack.append(Announce())
    state.stack.append(Window(PLOT_READY))


class Announce(Frame):
    """The difficulty is announced (BO-X4)."""

    def step(self, state: Position, chance: Chance) -> None:
        needed = difficulty(state)
        by = state.plot_by
        state.plot_phase = ANNOUNCED
        state.plot_pool = needed.dice
        source = state.game.plot_source[state.plot]
        state.log.append((log.PLOT_ANNOUNCED, source, by, needed.dice, needed.targets, max(0, needed.eagles)))
        state.stack.append(KeepDice(by, source))


class KeepDice(Question):
    """The player may give up any number of dice (BO-X4)."""

    asks: ClassVar[str] = "plot-dice"

    def step(self, state: Position, chance: Chance) -> None:
        numbers = list(range(state.plot_pool, -1, -1))
        ask(state, self, [state.game.content.do_keep[number] for number in numbers], numbers, chance)

    def answer(self, state: Position, choice: int, chance: Chance) -> None:
        c = state.plot_by
        if choice < state.plot_pool:
            state.log.append((log.PLOT_KEPT, self.source, c, choice))
            state.plot_pool = choice
        rolled = chance.roll("plot", choice, FACES) if choice else []
        state.plot_roll = tuple([face_number(face) for face in rolled])
        state.plot_phase = PLOT_ROLLED
        state.log.append((log.PLOT_ROLLED, self.source, c, state.plot_roll))
        state.stack.append(ResolvePlot())
        state.stack.append(Window(ROLL_MADE))


class DieToReroll(Question):
    """One die of the attempt is rolled again."""

    asks: ClassVar[str] = "plot-reroll"

    def step(self, state: Position, chance: Chance) -> None:
        if state.plot_roll:
            faces = sorted(set(state.plot_roll))
            names = state.game.do_choose_face
            ask(state, self, [names[face] for face in faces], faces, chance)

    def answer(self, state: Position, choice: int, chance: Chance) -> None:
        fresh = face_number(chance.roll("reroll", 1, FACES)[0])
        dice = list(state.plot_roll)
        dice[dice.index(choice)] = fresh
        state.plot_roll = tuple(dice)
        state.log.append((log.PLOT_REROLLED, self.source, self.who, choice, fresh))


class ResolvePlot(Frame):
    """The roll is final."""

    def step(self, state: Position, chance: Chance) -> None:
        resolve_plot(state)


def resolve_plot(state: Position) -> None:
    """First eagles, then targets; numbers count for nothing (BO-X5 to BO-X8).

    Detected: the card is discarded, Hitler goes to the Chancellery, everybody's motivation falls and the attempter is
    arrested, all at once (BO-X5); whoever fell back to timid discards after that (BO-L5).
    """
    c = state.plot_by
    source = state.game.plot_source[state.plot]
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


# The moments at which holders are asked


class Window(Frame):
    """Ask the holders one after another, in turn order from the active player; only those who could use one."""

    FIELDS: ClassVar[tuple[str, ...]] = ("moment", "index")

    def __init__(self, moment: int, index: int = 0) -> None:
        self.moment = moment
        self.index = index  # in the turn order, of the one who is asked next

    def step(self, state: Position, chance: Chance) -> None:
        order = state.game.order[state.active]
        prison = state.game.content.prison
        for index in range(self.index, len(order)):
            c = order[index]
            if state.place[c] != prison and has_use(state, c, self.moment):
                state.stack.append(Holder(c, state.game.source_free, self.moment, index))
                return


class Holder(Question):
    """Use a free effect or a plot that answers, or let the moment pass."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "source", "moment", "index")
    asks: ClassVar[str] = "react"

    def __init__(self, who: int, source: int, moment: int, index: int) -> None:
        self.who = who
        self.source = source
        self.moment = moment
        self.index = index

    def step(self, state: Position, chance: Chance) -> None:
        c = self.who
        content = state.game.content
        options: list[Action] = []
        choices: list[FreeCard | Reaction | None] = []
        if state.place[c] != content.prison and has_use(state, c, self.moment):
            for card in distinct(state.dossier[c]):
                if not content.card_when[card] or not serves(state, c, card, self.moment):
                    continue
                if forbids_free(state, c, card) is None:
                    options.append(free_action(state, c, card))
                    choices.append(FreeCard(card))
            if self.moment == LEADER_MOVED:
                for plot in reaction_plots(state, c):
                    options.append(plot_action(state, plot, state.moment_leader))
                    choices.append(Reaction(plot))
        if options:
            options.append(DO_PASS)
            choices.append(None)
            ask_anyway(state, self, options, choices)
        else:
            state.stack.append(Window(self.moment, self.index + 1))

    def answer(self, state: Position, choice: FreeCard | Reaction | None, chance: Chance) -> None:
        if choice is None:
            state.stack.append(Window(self.moment, self.index + 1))
            return
        # A roll that has changed concerns everybody anew; elsewhere the same holder may use another.
        state.stack.append(Window(self.moment, 0 if self.moment == ROLL_MADE else self.index))
        if isinstance(choice, Reaction):
            react(state, self.who, choice.plot)
        else:
            use_card(state, self.who, choice.card)

    def explain(self, content: Content, sheets: tuple[int, ...]) -> dict[str, Any]:
        return {"moment": MOMENTS[self.moment]}


class MomentOver(Frame):
    """Nobody can answer the move any more."""

    def step(self, state: Position, chance: Chance) -> None:
        state.moment = NO_MOMENT
        state.moment_leader = -1
        state.reacted = 0


def react(state: Position, c: int, plot: int) -> None:
    """A reaction costs no action."""
    state.reacted |= 1 << plot
    state.stack.append(BeginPlot(c, plot, state.moment_leader, True))


def play_free(state: Position, seat: int, action: Action, chance: Chance) -> None:
    """Somebody uses a free effect while the game waits; afterwards it goes on waiting.

    A roll that it changes concerns everybody anew, those too who were asked about it already.
    """
    content = state.game.content
    for c in state.game.led_by[seat]:
        if action[0] == "free":
            card = state.game.card_number[str(action[1])]
            if card not in state.dossier[c] or forbids_free(state, c, card) is not None:
                continue
            if free_action(state, c, card) == action:
                if content.card_when[card] == WHEN_ROLLED:
                    _ask_everybody_anew(state)
                use_card(state, c, card)
                return
        else:
            for plot in reaction_plots(state, c):
                if plot_action(state, plot, state.moment_leader) == action:
                    react(state, c, plot)
                    return


def _ask_everybody_anew(state: Position) -> None:
    """Whoever could still answer the roll is asked again, from the active player on."""
    for index, frame in enumerate(state.stack):
        if isinstance(frame, Window | Holder) and frame.moment == ROLL_MADE:
            state.stack[index] = Window(ROLL_MADE)
