"""Beliefs: exact, blind to secrets, the same step by step and at once."""

from __future__ import annotations

import random
from typing import Any

import pytest

import conjura
from conjura.kernel import Chance
from conjura.players import bots_from
from conjura.players.match import play
from conjura.players.secret_hitler.beliefs import Beliefs, Mind
from conjura.secret_hitler import Observation, State
from conjura.secret_hitler.terms import OVER
from conjura.words import LANGUAGES, Words
from tests.players.beliefs_by_hand import by_hand, tiles_by_hand
from tests.secret_hitler.kit import ROLES, Table, game_of, random_game

# Decks of few tiles hold few sessions, so that every order of them can be tried.
SMALL = {"liberal_policies": 6, "fascist_policies": 7}
HISTORIES: list[tuple[int, int, dict[str, Any]]] = [
    *((players, seed, {}) for players in (5, 6, 7) for seed in (1, 2, 3)),
    *((players, 4, {}) for players in (8, 9, 10)),
    (5, 5, {"powers": ["peek"] * 5, "veto_from": 1}),
    (6, 6, {"powers": ["peek", "execution", "peek", "execution", "peek"], **SMALL}),
    (7, 7, {"veto_from": 1, "hitler_zone": 1, "powers": ["investigate"] * 5}),
    (7, 8, {"fascist_start": 2, "liberal_start": 1, "talk": False}),
    (8, 9, {"hitler_knows": True, "powers": ["special-election", "execution", "peek", "investigate", "none"]}),
]
NAMES = [f"{players}-{seed}" for players, seed, _ in HISTORIES]


def short(seen: Observation) -> bool:
    """Few enough tiles were touched in every deck for trying all their orders."""
    touched = most = 0
    for entry in seen.log:
        if entry[0] == "shuffled":
            touched = 0
        touched += {"drawn": 3, "chaos": 1, "peeked": 2}.get(entry[0], 0)
        most = max(most, touched)
    return most <= (9 if seen.players <= 6 else 6)


def close(beliefs: Beliefs, wanted: dict[tuple[int, ...], float]) -> bool:
    found = dict(zip(beliefs.deals, beliefs.chances, strict=True))
    return set(found) == set(wanted) and all(abs(found[deal] - wanted[deal]) < 1e-9 for deal in wanted)


@pytest.mark.parametrize(("players", "seed", "options"), HISTORIES, ids=NAMES)
def test_beliefs_are_what_trying_every_deal_and_hand_gives(players: int, seed: int, options: dict[str, Any]) -> None:
    compared = 0
    rng = random.Random(seed)
    for number, (state, _, _) in enumerate(random_game(players, seed, claims=0.35, **options)):
        seen = state.observe(None)
        if not short(seen) or state.phase == OVER:
            break
        if number % (7 if players <= 6 else 18 if players <= 8 else 40):
            continue
        seat = rng.choice((state.president, rng.randrange(players)))
        for public in (False, True):
            seen = state.observe(seat)
            beliefs = conjura.beliefs(seen, public)
            wanted = by_hand(seen, public)
            assert close(beliefs, wanted), (number, seat, public)
            assert beliefs.tiles[0] == pytest.approx(tiles_by_hand(seen, public, wanted), abs=1e-9)
            assert sum(beliefs.tiles) == pytest.approx(seen.deck)
            compared += 1
    assert compared >= 2


def test_a_late_claim_takes_the_place_of_the_silence() -> None:
    table = Table(7).govern("F")
    president, chancellor = table.state.log[-2][1:3]
    pending = conjura.beliefs(table.state.observe(6)).fascist
    table.reject()  # the round is over, and nobody has said anything
    silent = conjura.beliefs(table.state.observe(6)).fascist
    table.do(president, "claim drawn 1 0").do(chancellor, "claim received 1 0")
    said = conjura.beliefs(table.state.observe(6))
    assert pending != silent != said.fascist
    assert close(said, by_hand(table.state.observe(6), public=False))


def test_a_claim_within_its_round_is_neutral_until_it_is_made() -> None:
    table = Table(7).govern("F").nominate()
    without_talk = Table(7, talk=False).govern("F").nominate()
    seen, blind = table.state.observe(6), without_talk.state.observe(6)
    assert conjura.beliefs(seen).chances == conjura.beliefs(blind).chances


def test_whoever_contradicts_is_suspected_and_whoever_is_proven_is_certain() -> None:
    table = Table(7, roles="LLFFLLH", top="LFF").elect(2).discard("F").enact("F")
    lied_to = table.state.observe(0)
    assert conjura.beliefs(lied_to).fascist[2] > 0.9  # the president passed a liberal tile
    before = conjura.beliefs(table.state.observe(4)).fascist
    table.do(0, "claim drawn 1 1").do(2, "claim received 1 0")
    after = conjura.beliefs(table.state.observe(4)).fascist
    assert after[0] > before[0] - 0.05
    assert after[2] > before[2]
    assert conjura.beliefs(table.state.observe(2)).fascist == [0, 0, 1, 1, 0, 0, 1]  # a fascist knows


@pytest.mark.parametrize("players", range(5, 11))
def test_nothing_hidden_gets_into_beliefs(players: int) -> None:
    """Another position that looks the same to the seat gives the same beliefs, and all share the public ones."""
    rng = random.Random(players)
    others = 0
    for number, (state, _, _) in enumerate(random_game(players, 20 + players, claims=0.3)):
        if number % (20 if players < 8 else 60) or state.phase == OVER:
            continue
        for_all = conjura.beliefs(state.observe(None))
        for seat in (state.president, rng.randrange(players)):
            seen = state.observe(seat)
            imagined = game_of(state).imagine(seen, rng)
            others += imagined.roles != state.roles
            mine, theirs = conjura.beliefs(seen), conjura.beliefs(imagined.observe(seat))
            assert (mine.chances, mine.tiles, mine.moved()) == (theirs.chances, theirs.tiles, theirs.moved())
            public = conjura.beliefs(seen, public=True)
            assert (public.deals, public.chances, public.tiles) == (for_all.deals, for_all.chances, for_all.tiles)
            assert public.moved() == for_all.moved()
    assert others > 3


@pytest.mark.parametrize(("players", "seed", "options"), HISTORIES, ids=NAMES)
def test_step_by_step_is_as_good_as_at_once(players: int, seed: int, options: dict[str, Any]) -> None:
    rng = random.Random(seed)
    minds = [Mind() for _ in range(players)]
    for state, _, _ in random_game(players, seed, claims=0.3, **options):
        if rng.random() < 0.9 and state.phase != OVER:  # a mind need not see every step
            continue
        seat = rng.randrange(players)
        seen = state.observe(seat)
        minds[seat].update(seen)
        for public in (False, True):
            at_once = conjura.beliefs(seen, public)
            grown = minds[seat].public if public else minds[seat].own
            assert grown.deals == at_once.deals
            assert grown.chances == pytest.approx(at_once.chances, abs=1e-9)
            assert grown.tiles == pytest.approx(at_once.tiles)


def test_a_mind_starts_afresh_with_another_game_or_another_seat() -> None:
    first, second = Table(7).govern("L"), Table(7, roles="LFLLFLH").govern("F").reject()
    mind = Mind()
    for seen in (first.state.observe(1), second.state.observe(1), second.state.observe(2), first.state.observe(1)):
        mind.update(seen)
        assert mind.own.chances == conjura.beliefs(seen).chances


def test_the_end_shows_who_was_hitler() -> None:
    table = Table(7).lay("FFF").elect(6)
    assert table.ending == "hitler-elected"
    assert conjura.beliefs(table.state.observe(None)).hitler[6] == pytest.approx(1)
    assert conjura.beliefs(table.state.observe(0)).fascist == [float(role != "L") for role in ROLES[7]]


def test_every_reason_has_words() -> None:
    told: set[str] = set()
    for players in (5, 7, 10):
        for seed in range(6):
            state = last_of(players, seed)
            beliefs = conjura.beliefs(state.observe(seed % players))
            for reason in [*beliefs.moved(most=99), *beliefs.moved(seat=0)]:
                assert -1 <= reason.size <= 1
                told.add(reason.told.key)
                args = {
                    name: value if isinstance(value, (str, int)) else "Ana" for name, value in reason.told.args.items()
                }
                for language in LANGUAGES:
                    assert "Ana" in Words(language).say(reason.told.key, **args)
    assert len(told) >= 10


def last_of(players: int, seed: int) -> State:
    """A random game shortly before its end."""
    state: State | None = None
    for now, _, _ in random_game(players, seed, claims=0.3):
        if now.phase != OVER:
            state = now.clone()
    assert state is not None
    return state


def test_beliefs_tell_fascists_from_liberals_in_games_of_bots() -> None:
    """The mean chance given to the fascists lies well above the share of fascists at the table."""
    given = {True: [0.0, 0], False: [0.0, 0]}
    game = conjura.game("secret-hitler", players=7)
    for seed in range(30):
        state, _ = play(game, bots_from("secret-hitler", "simple", 7), Chance.seeded(seed), random.Random(seed))
        public = conjura.beliefs(state.observe(None), public=True)
        assert isinstance(state, State)
        for seat, role in enumerate(state.roles):
            given[role > 0][0] += public.fascist[seat]
            given[role > 0][1] += 1
    assert given[True][0] / given[True][1] > given[False][0] / given[False][1] + 0.08
