"""Setting up (SH-S) and what is known at the start (SH-K)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

import conjura
from conjura.kernel import BadOptions, Chance, ChanceMismatch
from tests.secret_hitler.kit import Table, fields, words


@pytest.mark.rule("SH-S1")
@pytest.mark.parametrize("players", [5, 6, 7, 8, 9, 10])
def test_five_to_ten_players_can_play(players: int) -> None:
    game = conjura.game("secret-hitler", players=players)
    assert game.players == players
    state = game.new(Chance.seeded(1))
    assert len(state.observe(None).to_json()["alive"]) == players


@pytest.mark.rule("SH-S1")
@pytest.mark.parametrize("players", [-1, 0, 1, 4, 11, 100, 7.0, "7", None, True, [7]])
def test_any_other_number_of_players_is_refused(players: Any) -> None:
    with pytest.raises(BadOptions) as refused:
        conjura.game("secret-hitler", players=players)
    assert (refused.value.code, refused.value.rule, refused.value.key) == ("players", "SH-S1", "error-players")
    assert refused.value.args_by_name == {"players": str(players), "least": 5, "most": 10}


@pytest.mark.rule("SH-S1")
def test_a_game_without_a_number_of_players_is_refused() -> None:
    with pytest.raises(BadOptions) as refused:
        conjura.game("secret-hitler")
    assert (refused.value.code, refused.value.rule) == ("players", "SH-S1")


@pytest.mark.rule("SH-S2")
@pytest.mark.parametrize(
    ("players", "liberals", "fascists"), [(5, 3, 1), (6, 4, 1), (7, 4, 2), (8, 5, 2), (9, 5, 3), (10, 6, 3)]
)
def test_role_cards_by_number_of_players(players: int, liberals: int, fascists: int) -> None:
    state = conjura.game("secret-hitler", players=players).new(Chance.seeded(3))
    dealt = Counter(state.roles)  # type: ignore[attr-defined]
    assert (dealt[0], dealt[1], dealt[2]) == (liberals, fascists, 1)


@pytest.mark.rule("SH-S3")
def test_every_deal_of_roles_is_equally_likely() -> None:
    game = conjura.game("secret-hitler", players=5)
    chance = Chance.seeded("deals")
    games = 8000
    dealt = Counter(tuple(game.new(chance).roles) for _ in range(games))  # type: ignore[attr-defined]
    deals = set(permutations((0, 0, 0, 1, 2)))
    assert set(dealt) == deals
    expected = games / len(deals)  # 400 each
    chi_squared = sum((dealt[deal] - expected) ** 2 / expected for deal in deals)
    assert chi_squared < 43.8  # 19 degrees of freedom, one chance in a thousand


@pytest.mark.rule("SH-S3")
@pytest.mark.parametrize(("target", "party"), [(0, "liberal"), (5, "fascist"), (6, "fascist")])
def test_hitler_belongs_to_the_fascist_party(target: int, party: str) -> None:
    table = Table(7, "LLLLFFH").lay("F").govern("F").use_power(target)
    told = [event for event in table.seen(1)["history"] if event["kind"] == "investigated"]
    assert [(event["president"], event["target"], event["party"]) for event in told] == [(1, target, party)]


@pytest.mark.rule("SH-S4")
def test_the_deck_has_six_liberal_and_eleven_fascist_policies() -> None:
    state = conjura.game("secret-hitler", players=7).new(Chance.seeded(5))
    assert Counter(state.deck) == {0: 6, 1: 11}  # type: ignore[attr-defined]
    with pytest.raises(ChanceMismatch):
        script = [("roles", words("LLLLFFH")), ("first-candidate", 0), ("policies", words("L" * 7 + "F" * 10))]
        conjura.game("secret-hitler", players=7).new(Chance.scripted(script))


@pytest.mark.rule("SH-S4")
def test_the_deck_is_shuffled_evenly() -> None:
    game = conjura.game("secret-hitler", players=5)
    chance = Chance.seeded("decks")
    games = 4000
    liberal_on = Counter(
        place
        for _ in range(games)
        for place, tile in enumerate(game.new(chance).deck)  # type: ignore[attr-defined]
        if tile == 0
    )
    expected = games * 6 / 17
    error = (games * 6 / 17 * 11 / 17) ** 0.5
    assert all(abs(liberal_on[place] - expected) < 4 * error for place in range(17))


@pytest.mark.rule("SH-S4")
def test_the_first_policy_of_the_script_lies_on_top() -> None:
    table = Table(7, top="LLF FFF").elect(1)
    assert table.seen(0)["hand"] == ["liberal", "liberal", "fascist"]


@pytest.mark.rule("SH-S5")
def test_chance_picks_the_first_candidate() -> None:
    for first in range(7):
        table = Table(7, first=first)
        assert table.waits_for() == [(first, "nominate")]
    game = conjura.game("secret-hitler", players=5)
    chance = Chance.seeded("first")
    games = 5000
    stood = Counter(game.new(chance).president for _ in range(games))  # type: ignore[attr-defined]
    assert sorted(stood) == [0, 1, 2, 3, 4]
    assert sum((stood[seat] - games / 5) ** 2 / (games / 5) for seat in range(5)) < 18.5  # 4 degrees, 1 in 1000


@pytest.mark.rule("SH-S5")
@pytest.mark.parametrize("first", [7, -1, "0", True, None, 2.0])
def test_a_first_candidate_who_does_not_sit_there_is_refused(first: Any) -> None:
    with pytest.raises(ChanceMismatch):
        Table(7, first=first)


@pytest.mark.rule("SH-S5")
def test_the_position_at_the_start_holds_nothing_but_the_deal() -> None:
    state = Table(5, "LFLHL", first=3, top="LLF").state
    told = {name: getattr(state, name) for name in fields(type(state)) if name != "variant"}
    deck = told.pop("deck")
    assert deck[::-1][:3] == [0, 0, 1]
    assert len(deck) == 17
    assert {name: (value, type(value)) for name, value in told.items() if name != "log"} == {
        "roles": ([0, 1, 0, 2, 0], list),
        "alive": (0b11111, int),
        "liberals_discarded": (0, int),
        "fascists_discarded": (0, int),
        "liberals_in_hand": (0, int),
        "fascists_in_hand": (0, int),
        "liberals_in_force": (0, int),
        "fascists_in_force": (0, int),
        "tracker": (0, int),
        "president": (3, int),
        "chancellor": (-1, int),
        "rotation": (3, int),
        "last_president": (-1, int),
        "last_chancellor": (-1, int),
        "session": (0, int),
        "investigated": (0, int),
        "not_hitler": (0, int),
        "waiting": (0, int),
        "ayes": (0, int),
        "phase": (0, int),
        "veto_refused": (False, bool),
        "ending": (-1, int),
        "claimable": ([], list),
        "silent": (False, bool),
        "told": (None, type(None)),
    }
    assert told["log"] == [("roles", (0, 1, 0, 2, 0)), ("shuffled", 6, 11), ("candidate", 3)]


@pytest.mark.rule("SH-K1")
@pytest.mark.parametrize("players", [5, 6])
def test_at_a_small_table_the_fascist_and_hitler_know_each_other(players: int) -> None:
    roles = "HFLLLL"[:players]
    table = Table(players, roles)
    seen = ["hitler", "fascist"] + [None] * (players - 2)
    assert table.seen(0)["known"] == seen
    assert table.seen(1)["known"] == seen
    assert (table.seen(0)["role"], table.seen(1)["role"]) == ("hitler", "fascist")


@pytest.mark.rule("SH-K2")
@pytest.mark.parametrize(("players", "roles"), [(7, "HFFLLLL"), (8, "HFFLLLLL"), (9, "HFFFLLLLL"), (10, "HFFFLLLLLL")])
def test_at_a_large_table_hitler_knows_nobody(players: int, roles: str) -> None:
    table = Table(players, roles)
    assert table.seen(0)["known"] == ["hitler"] + [None] * (players - 1)
    for seat in range(1, roles.count("F") + 1):
        assert table.seen(seat)["known"] == [None if role == "liberal" else role for role in words(roles)]


@pytest.mark.rule("SH-K3")
@pytest.mark.parametrize("players", [5, 6, 7, 8, 9, 10])
def test_a_liberal_knows_their_own_role_alone_and_a_spectator_none(players: int) -> None:
    table = Table(players)
    for seat in range(players):
        if table.seen(seat)["role"] == "liberal":
            assert table.seen(seat)["known"] == [None] * seat + ["liberal"] + [None] * (players - seat - 1)
            assert table.seen(seat)["history"][0]["roles"] == table.seen(seat)["known"]
    assert table.seen(None)["known"] == [None] * players
    assert table.seen(None)["role"] is None
    assert table.state.events()[0].seen_by(None)["roles"] == [None] * players
