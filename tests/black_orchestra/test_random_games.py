"""A sample of the random games (``python -m tests.black_orchestra.random_games`` plays them in great number), what they
reach, and what a seat can and cannot imagine on the way."""

from __future__ import annotations

import random
from typing import Any

import pytest

from conjura.black_orchestra import frames, log
from conjura.black_orchestra.position import OpenPosition
from conjura.black_orchestra.state import State
from tests.black_orchestra.kit import Table, check_conservation
from tests.black_orchestra.random_games import check_game, random_game, tables
from tests.black_orchestra.test_properties import assert_same_to

TABLES = list(tables())
NAMES = ["-".join(str(value) for value in options.values()) for options in TABLES]


@pytest.mark.rule("BO-W6")
@pytest.mark.parametrize("options", TABLES, ids=NAMES)
def test_no_table_comes_to_a_dead_end(options: dict[str, Any]) -> None:
    for seed in (1, 2, 3):
        check_game(options, seed)


def test_random_games_reach_every_event_card_choice_and_ending() -> None:
    """So that a sample without a fault means something."""
    asked: set[str] = set()
    kinds: set[str] = set()
    drawn: set[str] = set()
    read: set[str] = set()
    played: set[str] = set()
    endings: set[str] = set()
    for seed in range(200):
        for state in random_game(TABLES[seed % len(TABLES)], seed, bold=0.6):
            if state.outcome() is None:
                asked.add(state.decisions()[0].kind)
        content = state.game.content
        for entry in state.log:
            kinds.add(log.NAMES[entry[0]])
            if entry[0] == log.EVENT:
                drawn.add(content.events[entry[2]])
            elif entry[0] == log.INTERROGATED:
                read.add(content.interrogations[entry[3]])
            elif entry[0] == log.CARD_PLAYED:
                played.add(content.cards[entry[3]])
        outcome = state.outcome()
        assert outcome is not None
        endings.add(outcome.reason)
    assert asked == set(frames.kinds())
    assert kinds == set(log.NAMES)
    assert drawn == set(content.events)
    assert read == set(content.interrogations)
    assert endings == set(log.REASONS)
    usable = {
        name for card, name in enumerate(content.cards) if content.card[card].action >= 0 or content.card_when[card]
    }
    assert len(usable - played) <= 2  # one or two find no occasion, such as the camera that needs one certain space


# Imagined positions


@pytest.mark.rule("BO-I1", "BO-S2", "BO-S4")
@pytest.mark.parametrize("seed", range(4))
def test_secrecy_at_every_step_where_much_is_looked_at(seed: int) -> None:
    """Kordt is at the table and everyone is bold: events are looked at, put in order and removed again and again."""
    players = 2 + seed % 4
    names = ["kordt", "canaris", "oster", "tresckow", "goerdeler"][:players]
    rng = random.Random(seed)
    looks = 0
    for number, state in enumerate(random_game({"players": players, "conspirators": names}, seed, 0.6, 0.3)):
        seat = (None, *range(players))[number % (players + 1)]
        other = state.game.imagine(state.observe(seat), rng)
        assert_same_to(state, other, seat)
        looks = sum(entry[0] == log.LOOKED for entry in state.log)
    assert looks


@pytest.mark.parametrize("seed", range(3))
def test_only_what_a_seat_cannot_know_is_dealt_anew(seed: int) -> None:
    """All that is public stays as it is, piles keep their sizes, and every place that is unknown really varies."""
    rng = random.Random(seed)
    options = {"players": 3, "conspirators": ["kordt", "tresckow", "beck"]}
    checked = 0
    for state in random_game(options, seed, bold=0.3):
        if rng.random() > 0.02:
            continue
        checked += 1
        for seat in (0, 1, 2, None):
            observation = state.observe(seat)
            others = [state.game.imagine(observation, rng) for _ in range(12)]
            for other in others:
                check_conservation(other)
                check_public(state, other)
                check_known(state, other, seat)
            check_varied(state, others, seat)
    assert checked


def check_public(state: State, other: State) -> None:
    for name in OpenPosition.__annotations__:
        if name in ("log", "tiles"):  # of which a seat may know a part only
            continue
        assert getattr(other, name) == getattr(state, name), name
    assert len(other.deck) == len(state.deck)
    assert sorted(other.deck) == sorted(state.deck)  # dossiers and discard are public: the rest is in the deck


def check_known(state: State, other: State, seat: int | None) -> None:
    """Face-up tiles, what the seat looked at, the stage of every event, the card that the seat itself reads."""
    events = state.game.content.event
    for space, tile in enumerate(state.tiles):
        assert (other.tiles[space] >= 0) == (tile >= 0)
        if state.face_up >> space & 1:
            assert other.tiles[space] == tile
    assert [events[card].stage for card in other.event_deck] == [events[card].stage for card in state.event_deck]
    assert [events[gone.card].stage for gone in other.events_gone] == [
        events[gone.card].stage for gone in state.events_gone
    ]
    if seat is None:
        return
    top, loose = state.known_top[seat], state.known_set[seat]
    if top:
        ours, theirs = state.event_deck[-top:], other.event_deck[-top:]
        assert ours[: top - loose] == theirs[: top - loose]
        assert sorted(ours) == sorted(theirs)
    for mine, theirs_too in zip(state.events_gone, other.events_gone, strict=True):
        if seat in mine.known_to:
            assert mine.card == theirs_too.card
    if state.interrogation >= 0 and state.game.seat_of[state.active] == seat:
        assert other.interrogation == state.interrogation


def check_varied(state: State, others: list[State], seat: int | None) -> None:
    """Where two different things are possible, a dozen imagined positions do not all agree."""
    down = [space for space, tile in enumerate(state.tiles) if tile >= 0 and not state.face_up >> space & 1]
    if len({state.tiles[space] for space in down}) > 1:
        assert len({tuple(other.tiles[space] for space in down) for other in others}) > 1
    if len(set(state.deck)) > 3:
        assert len({tuple(other.deck) for other in others}) > 1
    unseen = len(state.event_deck) - (0 if seat is None else state.known_top[seat])
    if unseen > 10:
        assert len({tuple(other.event_deck[:unseen]) for other in others}) > 1
    if state.interrogation >= 0 and state.game.seat_of[state.active] != seat:
        read_out = state.log[-1][0] != log.INTERROGATED
        assert read_out or len({other.interrogation for other in others}) > 1


@pytest.mark.rule("BO-S4")
def test_every_event_may_be_among_those_that_left_at_the_start() -> None:
    table = Table("kordt", "beck")
    rng = random.Random(4)
    seen = table.state.observe(0)
    content = table.content
    found: set[int] = set()
    for _ in range(150):
        found |= {gone.card for gone in table.game.imagine(seen, rng).events_gone}
    assert found == set(range(len(content.events)))


def test_who_looked_at_events_knows_them_and_nobody_else_does() -> None:
    """Kordt puts the next three in order."""
    table = Table("kordt", "beck", "canaris")
    table.clear_leaders("tannenberg")
    table.put("kordt", motivation="motivated")
    table.next_event("kristallnacht", "party-rally-1", "gestapo-investigation")
    table.do("ability foresee", "choose party-rally-1", "choose gestapo-investigation")
    order = ["party-rally-1", "gestapo-investigation", "kristallnacht"]
    rng = random.Random(5)
    names = table.content.events
    for seat, knows in ((0, True), (1, False), (2, False), (None, False)):
        seen = table.state.observe(seat)
        tops = {
            tuple(names[card] for card in reversed(table.game.imagine(seen, rng).event_deck[-3:])) for _ in range(30)
        }
        assert (tops == {tuple(order)}) == knows
        assert seen.to_json()["known_events"]["events"] == (order if knows else [])


def test_what_was_looked_at_and_left_is_known_to_who_looked() -> None:
    table = Table("kordt", "beck", "canaris")
    table.clear_leaders("tannenberg")
    table.put("kordt", motivation="motivated")
    table.next_event("munich-agreement", "party-rally-1", "gestapo-investigation")
    table.do("ability foresee", "choose munich-agreement", "choose party-rally-1")
    table.end_turn()
    assert table.event == "munich-agreement"
    gone = [entry["event"] for entry in table.state.observe(0).to_json()["events_removed"][-2:]]
    assert gone == ["party-rally-1", "gestapo-investigation"]
    rng = random.Random(6)
    for seat in (1, 2, None):
        seen = table.state.observe(seat)
        assert [entry["event"] for entry in seen.to_json()["events_removed"][-2:]] == [None, None]
        guesses = {tuple(gone.card for gone in table.game.imagine(seen, rng).events_gone[-2:]) for _ in range(20)}
        assert len(guesses) > 1
