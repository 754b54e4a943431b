"""Setup (BO-S)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from conjura.black_orchestra import frames, log, ops
from conjura.black_orchestra.content import STAGES
from conjura.black_orchestra.rules import turn as turn  # registers the steps of the turn
from conjura.black_orchestra.rules.limits import MEDIUM, TIMID
from conjura.black_orchestra.state import State
from conjura.kernel import Chance

if TYPE_CHECKING:
    from conjura.black_orchestra.game import BlackOrchestra

REMOVED_EVENTS: Final = 2  # BO-S4


def set_up(game: BlackOrchestra, chance: Chance) -> State:
    """Board, decks and conspirators as the rulebook lays them out (BO-S1 to BO-S8)."""
    content = game.content
    state = blank(game)
    state.who = deal_sheets(game, chance)
    place_items(state, chance)
    deal_events(state, chance)
    order = chance.shuffle("conspirator-deck", game.deck_names)
    state.deck = [game.card_number[name] for name in reversed(order)]
    interrogations = chance.shuffle("interrogations", content.interrogations)
    state.interrogations = [game.interrogation_number[name] for name in reversed(interrogations)]
    if game.first is not None:
        state.active = game.first
    else:
        state.active = chance.pick("first", range(game.players))
    state.log.append((log.START, game.source_first, state.active))
    state.stack.append((ops.TURN,))
    frames.advance(state, chance)
    return state


def blank(game: BlackOrchestra) -> State:
    """The board before anything random: leaders at home, conspirators at the Train Station (BO-S1, BO-S7)."""
    content = game.content
    count = game.conspirator_count
    state = State()
    state.game = game
    state.who = tuple(range(count))
    state.place = [content.start] * count
    state.motivation = [TIMID] * count
    state.suspicion = [MEDIUM] * count
    state.dossier = [[] for _ in range(count)]
    state.items = [[] for _ in range(count)]
    state.later_actions = [0] * count
    state.later_dice = [0] * count
    state.deck = []
    state.discard = []
    state.tiles = [-1] * len(content.spaces)
    state.face_up = 0
    state.item_discard = []
    state.tiles_gone = []
    state.leaders = list(content.leader_start)
    state.event_deck = []
    state.event_discard = []
    state.events_gone = []
    state.known_set = [0] * game.players
    state.known_top = [0] * game.players
    state.event = -1
    state.key_event = -1
    state.stage = 1
    state.support = game.floor
    state.dissent = 0
    state.defections = 0
    state.active = 0
    state.phase = 0
    state.actions = 0
    state.handed_dice = 0
    state.more_actions = False
    state.conspired = False
    state.ability_blocked = False
    state.conspire_blocked = False
    state.abilities_used = 0
    state.turn_over = False
    state.ended = False
    state.no_event = False
    state.more_events = 0
    state.silenced = 0
    state.interrogations = []
    state.interrogations_gone = []
    state.interrogation = -1
    state.rolled = 0
    state.moment = 0
    state.moment_leader = -1
    state.delayed = False
    state.reacted = 0
    state.plot = -1
    state.plot_by = -1
    state.plot_leader = -1
    state.plot_phase = 0
    state.plot_dice = 0
    state.plot_ignore = 0
    state.plot_used = 0
    state.plot_declined = 0
    state.plot_pool = 0
    state.plot_roll = ()
    state.plot_leaked = 0
    state.plot_reaction = False
    state.killed = 0
    state.result = 0
    state.stack = []
    state.options = ()
    state.values = ()
    state.waiting = False
    state.log = []
    return state


def deal_sheets(game: BlackOrchestra, chance: Chance) -> tuple[int, ...]:
    """One sheet for each player, two for a solo player; chosen, or dealt (BO-S6)."""
    content = game.content
    if game.conspirators is not None:
        return tuple(content.sheets.index(name) for name in game.conspirators)
    order = chance.shuffle("conspirators", content.sheets)
    return tuple(content.sheets.index(name) for name in order[: game.conspirator_count])


def place_items(state: State, chance: Chance) -> None:
    """A shuffled tile face down on every item space; what is left over is out of the game (BO-S2)."""
    content = state.game.content
    number = state.game.item_number
    order = [number[name] for name in chance.shuffle("items", state.game.item_names)]
    for space, item in zip(content.item_spaces, order, strict=False):
        state.tiles[space] = item
    state.tiles_gone = order[len(content.item_spaces) :]


def deal_events(state: State, chance: Chance) -> None:
    """Each stage's deck is shuffled on its own and its top cards leave the game unseen.

    Two (BO-S4); three with Sense of Urgency (BO-W4). With Guarded Documents, Documents Located leaves the game and one
    card fewer is removed from the last stage (BO-W5).
    """
    game = state.game
    decks: list[list[int]] = []
    for stage in range(1, STAGES + 1):
        shuffled = chance.shuffle(f"events-{stage}", game.event_names[stage - 1])
        order = [game.event_number[name] for name in shuffled]
        removed = removed_at_setup(game, stage)
        state.events_gone += order[:removed]
        decks.append(order[removed:])
    for deck in reversed(decks):
        state.event_deck += reversed(deck)


def removed_at_setup(game: BlackOrchestra, stage: int) -> int:
    """How many cards of the stage leave the game unseen."""
    number = REMOVED_EVENTS + (1 if game.sense_of_urgency else 0)
    return number - 1 if game.guarded_documents and stage == STAGES else number
