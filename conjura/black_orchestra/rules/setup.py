"""Setup (BO-S)."""

from __future__ import annotations

from typing import Final

from conjura.black_orchestra import frames, log
from conjura.black_orchestra.content import STAGES
from conjura.black_orchestra.position import GoneEvent, GoneTile, Position
from conjura.black_orchestra.rules import plots as plots  # registers its steps
from conjura.black_orchestra.rules.turn import Turn
from conjura.black_orchestra.variant import Variant
from conjura.kernel import Chance

REMOVED_EVENTS: Final = 2  # BO-S4


def set_up(state: Position, chance: Chance) -> None:
    """Board, decks and conspirators as the rulebook lays them out (BO-S1 to BO-S8)."""
    game = state.game
    content = game.content
    state.who = deal_sheets(game, chance)
    place_items(state, chance)
    deal_events(state, chance)
    order = chance.shuffle("conspirator-deck", game.deck_names)
    state.deck = [game.card_number[name] for name in reversed(order)]
    interrogations = chance.shuffle("interrogations", content.interrogations)
    state.interrogations = tuple([game.interrogation_number[name] for name in reversed(interrogations)])
    if game.first is not None:
        state.active = game.first
    else:
        state.active = chance.pick("first", range(game.players))
    state.log.append((log.START, game.source_first, state.active))
    state.stack.append(Turn())
    frames.advance(state, chance)


def deal_sheets(game: Variant, chance: Chance) -> tuple[int, ...]:
    """One sheet for each player, two for a solo player; chosen, or dealt (BO-S6)."""
    content = game.content
    if game.conspirators is not None:
        return tuple(content.sheets.index(name) for name in game.conspirators)
    order = chance.shuffle("conspirators", content.sheets)
    return tuple(content.sheets.index(name) for name in order[: game.conspirator_count])


def place_items(state: Position, chance: Chance) -> None:
    """A shuffled tile face down on every item space; what is left over is out of the game (BO-S2)."""
    content = state.game.content
    number = state.game.item_number
    order = [number[name] for name in chance.shuffle("items", state.game.item_names)]
    for space, item in zip(content.item_spaces, order, strict=False):
        state.tiles[space] = item
    state.tiles_gone = tuple([GoneTile(item, False) for item in order[len(content.item_spaces) :]])


def deal_events(state: Position, chance: Chance) -> None:
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
        state.events_gone += tuple([GoneEvent(card, ()) for card in order[:removed]])
        decks.append(order[removed:])
    for deck in reversed(decks):
        state.event_deck += reversed(deck)


def removed_at_setup(game: Variant, stage: int) -> int:
    """How many cards of the stage leave the game unseen."""
    number = REMOVED_EVENTS + (1 if game.sense_of_urgency else 0)
    return number - 1 if game.guarded_documents and stage == STAGES else number
