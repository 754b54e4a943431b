"""A full position that a seat could believe in: what it may know stays, what it cannot know is dealt anew."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable

from conjura.black_orchestra import frames, log
from conjura.black_orchestra.content import EAGLE, STAGES, TARGET
from conjura.black_orchestra.position import GoneEvent, GoneTile, Position, copy_open
from conjura.black_orchestra.view import HIDDEN, Observation
from conjura.kernel import Chance


def imagine(state: Position, seen: Observation, rng: random.Random) -> None:
    """Every deal of the unknown tiles, cards and events that fits the observation is equally likely."""
    copy_open(seen, state)
    state.log = list(seen.log)
    state.told = None
    _deal_tiles(state, seen, rng)
    _deal_cards(state, seen, rng)
    _deal_events(state, seen, rng)
    _deal_interrogations(state, seen, rng)
    if not state.result:
        # The frame on top asks again, so that its options belong to the new position.
        frames.ask_again(state, Chance())
    state.waiting = True


def _left(everything: Iterable[int], *known: Iterable[int]) -> list[int]:
    """What remains of the whole when the known ones are taken out."""
    pool = Counter(everything)
    for part in known:
        pool.subtract(part)
    return sorted(pool.elements())


def _deal_tiles(state: Position, seen: Observation, rng: random.Random) -> None:
    content = state.game.content
    everything = [item for item, copies in enumerate(content.item_copies) for _ in range(copies)]
    on_board = [tile for tile in seen.tiles if 0 <= tile < HIDDEN]
    gone = [item for item in seen.tiles_gone if item != HIDDEN]
    pool = _left(everything, on_board, gone, seen.item_discard, *seen.items)
    rng.shuffle(pool)
    state.tiles = [pool.pop() if tile == HIDDEN else tile for tile in seen.tiles]
    state.tiles_gone = tuple(
        [GoneTile(pool.pop(), False) if item == HIDDEN else GoneTile(item, True) for item in seen.tiles_gone]
    )


def _deal_cards(state: Position, seen: Observation, rng: random.Random) -> None:
    pool = _left(state.game.content.deck, seen.discard, *seen.dossier)
    rng.shuffle(pool)
    state.deck = pool


def _deal_events(state: Position, seen: Observation, rng: random.Random) -> None:
    """Stage by stage: the deck, below what the seat has looked at, and the cards that left unseen."""
    game = state.game
    events = game.content.event
    known = seen.known_events[:]
    if seen.seat is not None:
        unordered = seen.known_set[seen.seat]
        mixed = known[:unordered]
        rng.shuffle(mixed)
        known[:unordered] = mixed
    removed = [card for _, card in seen.events_gone if card != HIDDEN]
    pools: list[list[int]] = []
    deck: list[int] = []
    for stage in range(1, STAGES + 1):
        drawn = [card for card in seen.event_discard if events[card].stage == stage]
        looked = [card for card in known if events[card].stage == stage]
        gone = [card for card in removed if events[card].stage == stage]
        pool = _left(game.event_cards[stage - 1], drawn, looked, gone)
        rng.shuffle(pool)
        deck += looked + [pool.pop() for _ in range(seen.event_counts[stage - 1] - len(looked))]
        pools.append(pool)
    state.event_deck = deck[::-1]
    mine = () if seen.seat is None else (seen.seat,)
    state.events_gone = tuple(
        [
            GoneEvent(pools[stage - 1].pop(), ()) if card == HIDDEN else GoneEvent(card, mine)
            for stage, card in seen.events_gone
        ]
    )


def _deal_interrogations(state: Position, seen: Observation, rng: random.Random) -> None:
    """The card that somebody else reads fits what was read out of it, if that has happened already."""
    content = state.game.content
    pool = list(range(len(content.interrogations)))
    gone: list[tuple[int | None, int, int, int]] = []
    for card, _, _, _ in seen.interrogations_gone:
        if card is not None:
            pool.remove(card)
    # Cards that left unread must be ones that leave; the one being read may be any.
    unknown = [(slot, program, True) for card, _, slot, program in seen.interrogations_gone if card is None]
    if seen.interrogation == HIDDEN:
        unknown.append((*_read_out(seen), False))
    fitting = _fit(state, pool, unknown, rng)
    for card, c, slot, program in seen.interrogations_gone:
        if card is None:
            card = fitting.pop(0)
            pool.remove(card)
        gone.append((card, c, slot, program))
    state.interrogations_gone = tuple(gone)
    state.interrogation = fitting.pop() if fitting else seen.interrogation
    if state.interrogation >= 0:
        pool.remove(state.interrogation)
    rng.shuffle(pool)
    state.interrogations = tuple(pool)


def _fit(state: Position, pool: list[int], unknown: list[tuple[int, int, bool]], rng: random.Random) -> list[int]:
    """Different cards for those that the seat has not read, each with the option that was read out of it."""
    if not unknown:
        return []
    content = state.game.content
    slot, program, leaves = unknown[0]
    for card in rng.sample(pool, len(pool)):
        if leaves and not content.interrogation_leaves[card]:
            continue
        if slot < 0 or content.interrogation_options[card][slot] == program:
            rest = [one for one in pool if one != card]
            others = _fit(state, rest, unknown[1:], rng)
            if len(others) == len(unknown) - 1:
                return [card, *others]
    return []


def _read_out(seen: Observation) -> tuple[int, int]:
    """The option that the prisoner has chosen from the card in play, and its program; (-1, -1) before that."""
    for entry in reversed(seen.log):
        if entry[0] == log.ANSWERED:
            return entry[3], entry[4]
        if entry[0] == log.RESISTED:
            face = entry[3]
            return (EAGLE if face == 0 else TARGET if face == 4 else TARGET + face), entry[4]
        if entry[0] == log.INTERROGATED:
            break
    return -1, -1
