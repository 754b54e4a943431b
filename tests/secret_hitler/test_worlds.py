"""``imagine`` against exact enumeration: every deal and every order of the decks that a seat's evidence allows.

The enumeration knows nothing of how ``imagine`` works. It plays the same game again with every other deal of roles,
or every other order of the decks, and with every choice that others may have made in secret, and keeps those that
leave the seat with the same observation.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator
from itertools import combinations, permutations, product
from typing import Any

import pytest

from conjura.kernel import Action, Chance, ChanceMismatch, IllegalAction
from conjura.secret_hitler import State
from conjura.secret_hitler.terms import ROLES
from conjura.secret_hitler.view import Observation
from tests.secret_hitler.kit import Table, fields

SAMPLES = 1500


def value_of(observation: Observation) -> tuple[Any, ...]:
    return tuple(getattr(observation, name) for name in fields(Observation))


def played_again(table: Table, roles: list[str], decks: list[list[str]], seat: int | None) -> Iterator[State]:
    """The same game with other cards, in all the ways in which the others may have discarded."""
    chance = Chance.scripted([("roles", roles), ("first-candidate", table.first), ("policies", decks[0])])
    states = [(table.game.new(chance), 1)]
    for actor, action in table.steps:
        moved: list[tuple[State, int]] = []
        for state, deck in states:
            choices: Iterable[Action] = [action]
            if action.verb == "discard" and actor != seat:
                choices = dict.fromkeys(state.legal(actor))
            for choice in choices:
                copy = state.clone()
                script = [("policies", order) for order in decks[deck:]]
                told = Chance.scripted(script)
                try:
                    copy.apply(actor, choice, told)
                except (IllegalAction, ChanceMismatch):
                    continue
                moved.append((copy, deck + len(told.taken)))
        states = moved
    for state, _ in states:
        yield state


def agrees(table: Table, seat: int | None, roles: list[str], decks: list[list[str]]) -> State | None:
    """A position with these cards that the seat cannot tell from the real one, or ``None``."""
    wanted = value_of(table.state.observe(seat))
    for state in played_again(table, roles, decks, seat):
        if value_of(state.observe(seat)) == wanted:
            return state
    return None


def compare(
    table: Table, seat: int | None, expected: Counter[Hashable], part: Callable[[State], Hashable], seed: int = 1
) -> None:
    """The parts of imagined positions come as often as the enumeration says (chi squared)."""
    rng = random.Random(seed)
    observation = table.state.observe(seat)
    samples = max(SAMPLES, 8 * len(expected))
    drawn = Counter(part(table.game.imagine(observation, rng)) for _ in range(samples))
    assert set(drawn) <= set(expected)
    whole = sum(expected.values())
    chi_squared = sum(
        (drawn[value] - samples * count / whole) ** 2 / (samples * count / whole) for value, count in expected.items()
    )
    freedom = len(expected) - 1
    assert chi_squared <= freedom + 4 * (2 * freedom) ** 0.5, (chi_squared, freedom)


# Roles

ROLE_CASES: dict[str, tuple[Callable[[], Table], int | None, int]] = {
    # table, who imagines, how many deals they must think possible
    "a liberal at the start": (lambda: Table(5, "LLLFH"), 0, 12),
    "a spectator at the start": (lambda: Table(6, "LLLLFH"), None, 30),
    "a fascist knows all": (lambda: Table(7), 4, 1),
    "hitler at a small table knows all": (lambda: Table(6), 5, 1),
    "hitler at a large table knows nobody": (lambda: Table(7), 6, 15),
    "hitler who is told": (lambda: Table(7, hitler_knows=True), 6, 1),
    "hitler who is not told": (lambda: Table(5, hitler_knows=False), 4, 4),
    "investigated a fascist": (lambda: Table(7).lay("F").govern("F").use_power(4), 1, 30),
    "investigated hitler": (lambda: Table(7).lay("F").govern("F").use_power(6), 1, 30),
    "investigated a liberal": (lambda: Table(7).lay("F").govern("F").use_power(0), 1, 30),
    "another investigated": (lambda: Table(7).lay("F").govern("F").use_power(4), 0, 60),
    "hitler investigated a fascist": (lambda: Table(7, "LHLLFFL").lay("F").govern("F", 3).use_power(4), 1, 5),
    "two chancellors were not hitler": (
        lambda: Table(7).lay("FFF").govern("L", 4).govern("L", 5),
        0,
        60 - 20,
    ),
    "an execution": (lambda: Table(8).lay("FFF").govern("F", 1).use_power(6), None, 168 - 42),
    "investigated, cleared and executed": (
        lambda: Table(9, "LLLLLFFFH").govern("F", 1).use_power(8).govern("F").use_power(0).lay("F").govern("L", 5),
        0,
        0,
    ),
}


@pytest.mark.parametrize("case", ROLE_CASES)
def test_roles_are_uniform_over_the_deals_that_the_evidence_allows(case: str) -> None:
    make, seat, count = ROLE_CASES[case]
    table = make()
    deals = sorted(set(permutations(table.roles))) if len(table.roles) < 9 else distinct_deals(table.roles)
    expected: Counter[Hashable] = Counter(
        tuple(ROLES.index(role) for role in deal)
        for deal in deals
        if agrees(table, seat, list(deal), table.decks) is not None
    )
    if count:
        assert len(expected) == count
    assert len(expected) >= 1
    compare(table, seat, expected, lambda state: tuple(state.roles))


def distinct_deals(roles: list[str]) -> list[tuple[str, ...]]:
    deals = []
    seats = range(len(roles))
    for hitler in seats:
        for fascists in combinations([seat for seat in seats if seat != hitler], roles.count("fascist")):
            deals.append(
                tuple("hitler" if seat == hitler else "fascist" if seat in fascists else "liberal" for seat in seats)
            )
    return deals


# Decks: small ones, so that every order can be tried

SMALL_DECK: dict[str, Any] = {
    "liberal_policies": 7,
    "fascist_policies": 6,
    "liberal_start": 3,
    "fascist_start": 1,
    "powers": ["none", "peek", "none", "none", "none"],
    "hitler_zone": 6,
}  # 4 liberal and 5 fascist policies: 126 orders


def small(top: str, **options: Any) -> Table:
    return Table(5, top=top, **{**SMALL_DECK, **options})


DECK_CASES: dict[str, tuple[Callable[[], Table], list[int | None]]] = {
    "at the start": (lambda: small("LFF"), [0]),
    "a hand just drawn": (lambda: small("LFF").elect(1), [0, 1, None]),
    "a hand passed": (lambda: small("LFF").elect(1).discard("F"), [0, 1, 2]),
    "a veto proposed": (lambda: small("LFF", veto_from=1).elect(1).discard("F").do(1, "veto"), [0, 1, None]),
    "a liberal policy": (lambda: small("LFF").elect(1).discard("F").enact("L"), [0, 1, None]),
    "a fascist policy and a peek": (
        lambda: small("LFF LLF").elect(1).discard("L").enact("F").use_power(),
        [0, 1, 2, None],
    ),
    "a peek and the session after it": (
        lambda: small("LFF LFF").elect(1).discard("L").enact("F").use_power().elect(2).discard("F"),
        [0, 1, 2, None],
    ),
    "a peek and the policy after it": (
        lambda: small("LFF LFF").elect(1).discard("L").enact("F").use_power().elect(2).discard("L").enact("F"),
        [0, 2, None],
    ),
    "chaos": (lambda: small("FLL").reject().reject().reject(), [0, None]),
    "chaos after a peek, then a session": (
        lambda: (
            small("LFF FLF", powers=["none", "peek", "none", "none", "none"])
            .elect(1)
            .discard("L")
            .enact("F")
            .use_power()
            .reject()
            .reject()
            .reject()
            .elect(2)
        ),
        [0, 4, None],
    ),
    "two sessions": (
        lambda: small("LLF FFL").elect(1).discard("L").enact("F").use_power().elect(2).discard("L").enact("F"),
        [0, 1, 2, 3],
    ),
    "a veto agreed": (
        lambda: small("LFF LLF", veto_from=1).elect(1).discard("L").do(1, "veto").do(0, "agree"),
        [0, 1, 4, None],
    ),
}


def orders(liberals: int, fascists: int) -> list[list[str]]:
    places = range(liberals + fascists)
    return [
        ["liberal" if place in chosen else "fascist" for place in places] for chosen in combinations(places, liberals)
    ]


def tiles_of(state: State) -> Hashable:
    """What hangs on the order of the decks alone: the hands drawn, what was peeked at, and the deck as it lies."""
    seen = tuple(entry[2:] for entry in state.log if entry[0] in ("drawn", "peeked", "chaos"))
    return seen, tuple(state.deck)


@pytest.mark.parametrize("case", DECK_CASES)
def test_decks_are_uniform_over_the_orders_that_the_evidence_allows(case: str) -> None:
    make, seats = DECK_CASES[case]
    table = make()
    assert len(table.decks) == 1
    for seat in seats:
        expected: Counter[Hashable] = Counter()
        for order in orders(table.decks[0].count("liberal"), table.decks[0].count("fascist")):
            state = agrees(table, seat, table.roles, [order])
            if state is not None:
                expected[tiles_of(state)] += 1
        assert expected[tiles_of(table.state)] > 0
        compare(table, seat, expected, tiles_of)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_several_decks_are_each_uniform(seat: int | None) -> None:
    """Three sessions use the first deck up; a peek looks at the second one, and a session draws from it."""
    options: dict[str, Any] = {**SMALL_DECK, "fascist_start": 0, "liberal_start": 2, "fascist_policies": 6}
    options |= {"liberal_policies": 6, "powers": ["none", "none", "peek", "none", "none"]}
    # 4 liberal and 6 fascist policies; after three sessions one is left over
    table = Table(5, top="LFF FFL FLF", **options)
    table.elect(1).discard("L").enact("F")
    table.elect(2).discard("L").enact("F")
    table.elect(3).discard("L").enact("F", top="LFF LF").use_power()
    table.elect(0).discard("F")
    assert len(table.decks) == 2
    expected: Counter[Hashable] = Counter()
    first_orders = orders(4, 6)
    second_orders = orders(table.decks[1].count("liberal"), table.decks[1].count("fascist"))
    # the decks are independent, so each is tried with the other one as it was
    firsts = [agrees(table, seat, table.roles, [order, table.decks[1]]) for order in first_orders]
    seconds = [agrees(table, seat, table.roles, [table.decks[0], order]) for order in second_orders]
    old = Counter(hands(state)[:3] for state in firsts if state is not None)
    new = Counter((hands(state)[3:], tuple(state.deck)) for state in seconds if state is not None)
    for (one, ways), (other, more) in product(old.items(), new.items()):
        expected[one, other] += ways * more
    assert len(expected) > 1
    compare(table, seat, expected, lambda state: (hands(state)[:3], (hands(state)[3:], tuple(state.deck))))


def hands(state: State) -> tuple[Any, ...]:
    return tuple(entry[2:] for entry in state.log if entry[0] in ("drawn", "peeked"))


# Choices made in secret


def test_a_discard_is_imagined_as_any_tile_of_the_hand_that_fits() -> None:
    # Seat 0 peeked and so knows the hand of the next president: LFF. A fascist policy came of it.
    table = small("LFF LFF").elect(1).discard("L").enact("F").use_power().elect(2).discard("F").enact("F")
    rng = random.Random(5)
    laid_away = Counter(
        next(
            entry[3] for entry in reversed(table.game.imagine(table.state.observe(0), rng).log) if entry[0] == "passed"
        )
        for _ in range(SAMPLES)
    )
    error = (SAMPLES * 2 / 9) ** 0.5
    assert abs(laid_away[0] - SAMPLES / 3) < 4 * error  # the one liberal tile
    assert abs(laid_away[1] - SAMPLES * 2 / 3) < 4 * error
    # Had it been a liberal policy, the liberal tile cannot have been laid away.
    table = small("LFF LFF").elect(1).discard("L").enact("F").use_power().elect(2).discard("F").enact("L")
    for _ in range(200):
        log = table.game.imagine(table.state.observe(0), rng).log
        assert next(entry for entry in reversed(log) if entry[0] == "passed")[3] == 1


def test_ballots_are_imagined_by_fair_coins_except_ones_own() -> None:
    table = Table(5).nominate(1).do(0, "vote ja").do(2, "vote nein").do(4, "vote ja")
    rng = random.Random(6)
    for seat, own in ((0, 1), (2, 0), (1, None), (None, None)):
        ayes: Counter[int] = Counter()
        for _ in range(1000):
            imagined = table.game.imagine(table.state.observe(seat), rng)
            assert imagined.waiting == 0b01010
            assert imagined.ayes & 0b01010 == 0
            ayes.update(voter for voter in range(5) if imagined.ayes >> voter & 1)
        for voter in (0, 2, 4):
            if voter == seat:
                assert ayes[voter] == 1000 * own if own is not None else True
            else:
                assert 430 < ayes[voter] < 570


def test_at_the_end_there_is_nothing_left_to_imagine_but_the_deck() -> None:
    table = Table(7).lay("LLLLL")
    for seat in (0, 6, None):
        imagined = table.game.imagine(table.state.observe(seat), random.Random(1))
        assert imagined.roles == table.state.roles
        assert imagined.log == table.state.log
        assert imagined.discarded == table.state.discarded
        assert sorted(imagined.deck) == sorted(table.state.deck)
