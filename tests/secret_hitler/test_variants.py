"""Variants (SH-X), all off unless chosen."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import conjura
from conjura.kernel import BadOptions, Chance, ConjuraError
from conjura.secret_hitler.terms import POWERS
from tests.secret_hitler.kit import Table, random_game

PUBLISHED = {
    "talk": True,
    "rebalanced": False,
    "liberal_policies": 6,
    "fascist_policies": 11,
    "liberal_start": 0,
    "fascist_start": 0,
    "hitler_zone": 3,
    "veto_from": 5,
}


@pytest.mark.rule("SH-X1")
def test_at_a_silent_table_nobody_claims_anything() -> None:
    table = Table(7, talk=False).lay("FFF").govern("F")
    assert table.legal(table.president) == [f"execute {seat}" for seat in table.targets]
    assert all(decision.required for decision in table.state.decisions())
    assert table.seen(None)["unclaimed"] == []
    refused = table.refuses(0, "claim drawn 1 1")
    assert (refused.code, refused.rule) == ("no-talk", "SH-X1")
    table.use_power(0)
    five = Table(5, talk=False).lay("FF").govern("F").use_power()
    assert five.seen(None)["unclaimed"] == []
    assert not any(
        entry[0] == "claimed" for state, _, _ in random_game(7, 3, claims=1.0, talk=False) for entry in state.log
    )


@pytest.mark.rule("SH-X2")
@pytest.mark.parametrize(
    ("players", "start", "fascists"), [(5, 0, 11), (6, 1, 11), (7, 0, 10), (8, 0, 11), (9, 0, 10), (10, 0, 11)]
)
def test_rebalanced_tables(players: int, start: int, fascists: int) -> None:
    plain = conjura.game("secret-hitler", players=players)
    assert {name: plain.options[name] for name in PUBLISHED} == PUBLISHED
    game = conjura.game("secret-hitler", players=players, rebalanced=True)
    assert (game.options["fascist_start"], game.options["fascist_policies"]) == (start, fascists)
    assert game.options["rebalanced"] is True
    seen = game.new(Chance.seeded(1)).observe(None).to_json()
    assert seen["in_force"] == {"liberal": 0, "fascist": start}
    assert seen["deck"] == 6 + fascists - start
    assert seen["options"]["rebalanced"] is True  # the table's settings say so


@pytest.mark.rule("SH-X2")
def test_what_is_chosen_by_hand_goes_before_the_rebalance() -> None:
    six = conjura.game("secret-hitler", players=6, rebalanced=True, fascist_start=2)
    assert six.options["fascist_start"] == 2
    seven = conjura.game("secret-hitler", players=7, rebalanced=True, fascist_policies=12)
    assert seven.options["fascist_policies"] == 12


@pytest.mark.rule("SH-X3")
def test_custom_powers_per_space() -> None:
    table = Table(7, powers=["peek", "none", "investigate", "special-election", "execution"])
    for power in ("peek", None, "investigate", "special-election", "execute"):
        table.govern("F")
        assert table.phase == (power or "nominate")
        if power:
            table.use_power()


@pytest.mark.rule("SH-X3")
def test_custom_deck_and_policies_in_force_from_the_start() -> None:
    table = Table(7, liberal_policies=8, fascist_policies=9, liberal_start=3, fascist_start=2)
    assert table.in_force == (3, 2)
    assert (len(table.state.deck), sum(table.state.deck)) == (12, 7)
    table.govern("F")
    assert table.phase == "special-election"  # the third, counted with those from the start
    table.use_power().govern("L").govern("L")
    assert table.ending == "liberal-policies"


@pytest.mark.rule("SH-X3")
def test_custom_zone_and_veto_and_what_hitler_knows() -> None:
    table = Table(7, hitler_zone=1, veto_from=2, hitler_knows=True)
    assert table.seen(6)["known"] == [None] * 4 + ["fascist", "fascist", "hitler"]
    table.lay("F")
    assert Table(7, hitler_zone=1).lay("F").elect(6).ending == "hitler-elected"
    assert Table(7, hitler_zone=2).lay("F").elect(6).ending is None
    table.govern("F").use_power().elect().pass_two("L")
    assert "veto" in table.legal(table.state.chancellor)
    five = Table(5, hitler_knows=False)
    assert five.seen(4)["known"] == [None] * 4 + ["hitler"]
    assert five.seen(3)["known"] == [None] * 3 + ["fascist", "hitler"]


@pytest.mark.rule("SH-X3")
def test_hitlers_zone_and_the_veto_can_be_left_out() -> None:
    table = Table(5, hitler_zone=6, veto_from=6).lay("FFFFF").elect(4)
    assert (table.ending, table.phase) == (None, "discard")
    table.pass_two("L")
    assert "veto" not in table.legal(4)


REFUSED: list[tuple[dict[str, Any], str, str | None, dict[str, Any]]] = [
    ({"colour": "red"}, "unknown-option", None, {"option": "colour"}),
    ({"talk": 1}, "option-value", None, {"option": "talk", "value": "1"}),
    ({"talk": None}, "option-value", None, {"option": "talk", "value": "None"}),
    ({"rebalanced": "yes"}, "option-value", None, {"option": "rebalanced", "value": "yes"}),
    ({"hitler_knows": 1}, "option-value", None, {"option": "hitler_knows", "value": "1"}),
    ({"hitler_knows": 0.0}, "option-value", None, {"option": "hitler_knows", "value": "0.0"}),
    ({"hitler_knows": "no"}, "option-value", None, {"option": "hitler_knows", "value": "no"}),
    (
        {"liberal_policies": 4},
        "option-range",
        "SH-X3",
        {"option": "liberal_policies", "value": "4", "least": 5, "most": 20},
    ),
    (
        {"liberal_policies": 21},
        "option-range",
        "SH-X3",
        {"option": "liberal_policies", "value": "21", "least": 5, "most": 20},
    ),
    (
        {"fascist_policies": 5},
        "option-range",
        "SH-X3",
        {"option": "fascist_policies", "value": "5", "least": 6, "most": 20},
    ),
    (
        {"fascist_policies": 21},
        "option-range",
        "SH-X3",
        {"option": "fascist_policies", "value": "21", "least": 6, "most": 20},
    ),
    ({"liberal_start": 5}, "option-range", "SH-X3", {"option": "liberal_start", "value": "5", "least": 0, "most": 4}),
    ({"liberal_start": -1}, "option-range", "SH-X3", {"option": "liberal_start", "value": "-1", "least": 0, "most": 4}),
    ({"fascist_start": 6}, "option-range", "SH-X3", {"option": "fascist_start", "value": "6", "least": 0, "most": 5}),
    ({"fascist_start": -1}, "option-range", "SH-X3", {"option": "fascist_start", "value": "-1", "least": 0, "most": 5}),
    ({"hitler_zone": 0}, "option-range", "SH-X3", {"option": "hitler_zone", "value": "0", "least": 1, "most": 6}),
    ({"hitler_zone": 7}, "option-range", "SH-X3", {"option": "hitler_zone", "value": "7", "least": 1, "most": 6}),
    ({"veto_from": 0}, "option-range", "SH-X3", {"option": "veto_from", "value": "0", "least": 1, "most": 6}),
    ({"veto_from": 7}, "option-range", "SH-X3", {"option": "veto_from", "value": "7", "least": 1, "most": 6}),
    ({"veto_from": True}, "option-range", "SH-X3", {"option": "veto_from", "value": "True", "least": 1, "most": 6}),
    ({"veto_from": "5"}, "option-range", "SH-X3", {"option": "veto_from", "value": "5", "least": 1, "most": 6}),
    (
        {"liberal_policies": 5, "fascist_policies": 6},
        "too-few-policies",
        "SH-X3",
        {"tiles": 11, "needed": 12},
    ),
    ({"powers": ["none"] * 4}, "powers-count", "SH-X3", {"wanted": 5}),
    ({"powers": ["none"] * 6}, "powers-count", "SH-X3", {"wanted": 5}),
    ({"powers": "peek!"}, "powers-count", "SH-X3", {"wanted": 5}),
    ({"powers": 5}, "powers-count", "SH-X3", {"wanted": 5}),
    ({"powers": ["none"] * 4 + ["duel"]}, "unknown-power", "SH-X3", {"power": "duel"}),
    ({"powers": ["duel"] + ["none"] * 4, "fascist_start": 1}, "unknown-power", "SH-X3", {"power": "duel"}),
    ({"powers": [["peek"]] + ["none"] * 4}, "unknown-power", "SH-X3", {"power": "['peek']"}),
    ({"powers": [None] + ["none"] * 4}, "unknown-power", "SH-X3", {"power": "None"}),
    ({"powers": ["investigate"] * 5}, "too-many-investigations", "SH-X3", {"players": 5}),
    (
        {"powers": ["execution", "investigate", "investigate", "investigate", "investigate"]},
        "too-many-investigations",
        "SH-X3",
        {"players": 5},
    ),
    ({"powers": ["execution"] * 3 + ["none"] * 2}, "too-many-executions", "SH-X3", {"players": 5}),
]


@pytest.mark.rule("SH-X3")
@pytest.mark.parametrize(
    ("options", "code", "rule", "told"), REFUSED, ids=[str(sorted(options.items())) for options, *_ in REFUSED]
)
def test_a_table_that_cannot_be_played_is_refused_with_the_reason(
    options: dict[str, Any], code: str, rule: str | None, told: dict[str, Any]
) -> None:
    with pytest.raises(BadOptions) as refused:
        conjura.game("secret-hitler", players=5, **options)
    assert (refused.value.code, refused.value.rule) == (code, rule)
    assert refused.value.args_by_name == told


@pytest.mark.rule("SH-X3")
@pytest.mark.parametrize(
    "options",
    [
        {"liberal_policies": 5},
        {"liberal_policies": 20, "fascist_policies": 20},
        {"fascist_policies": 6},
        {"liberal_policies": 5, "fascist_policies": 7},
        {"liberal_start": 4, "fascist_start": 5},
        {"hitler_zone": 1, "veto_from": 1},
        {"hitler_zone": 6, "veto_from": 6},
        {"powers": ["investigate"] * 4 + ["none"]},
        {"powers": ["execution", "execution", "peek", "peek", "peek"]},
        {"powers": ("execution", "investigate", "investigate", "investigate", "execution")},
        {"powers": ["execution", "execution", "execution", "none", "none"], "fascist_start": 1},
        {"powers": None, "hitler_knows": None},
    ],
    ids=str,
)
def test_a_table_at_the_edge_can_be_played(options: dict[str, Any]) -> None:
    for seed in range(20):
        *_, (state, _, _) = random_game(5, seed, **options)
        assert state.outcome() is not None


@pytest.mark.rule("SH-X3")
@pytest.mark.parametrize("players", [5, 6, 7, 8, 9, 10])
def test_options_settled_once_settle_to_the_same(players: int) -> None:
    for chosen in ({}, {"rebalanced": True}, {"powers": ["peek"] * 5, "hitler_knows": False, "talk": False}):
        game = conjura.game("secret-hitler", players=players, **chosen)
        assert conjura.game(game.name, **game.options).options == game.options


@pytest.mark.rule("SH-X3")
def test_the_options_that_a_game_hands_out_cannot_change_it() -> None:
    table = Table(7)
    options = table.game.options
    options["powers"][1] = "peek"
    options["talk"] = False
    seen = table.state.observe(0)
    for change in (
        lambda: seen.options["powers"].__setitem__(1, "peek"),
        lambda: seen.options.__setitem__("talk", False),
    ):
        with pytest.raises((TypeError, AttributeError)):
            change()
    told = seen.to_json()["options"]
    told["powers"][1] = "peek"
    assert table.game.options["powers"][1] == "investigate"
    assert table.game.options["talk"] is True
    assert table.seen(None)["options"]["powers"][1] == "investigate"


@pytest.mark.rule("SH-X3")
@settings(max_examples=60, deadline=None)
@given(
    players=st.integers(5, 10),
    seed=st.integers(0, 10**6),
    chosen=st.fixed_dictionaries(
        {
            "liberal_policies": st.integers(5, 9),
            "fascist_policies": st.integers(6, 12),
            "liberal_start": st.integers(0, 4),
            "fascist_start": st.integers(0, 5),
            "hitler_zone": st.integers(1, 6),
            "veto_from": st.integers(1, 6),
            "hitler_knows": st.sampled_from([None, True, False]),
            "rebalanced": st.booleans(),
            "powers": st.lists(st.sampled_from(sorted(POWERS)), min_size=5, max_size=5),
        }
    ),
)
def test_whatever_is_not_refused_can_be_played_to_the_end(players: int, seed: int, chosen: dict[str, Any]) -> None:
    try:
        conjura.game("secret-hitler", players=players, **chosen)
    except ConjuraError as error:
        assert error.rule == "SH-X3"
        return
    tiles = chosen["liberal_policies"] + chosen["fascist_policies"]
    for state, _, _ in random_game(players, seed, **chosen):
        waiting = [decision for decision in state.decisions() if decision.required]
        assert bool(waiting) == (state.outcome() is None)
        assert all(state.legal(decision.seat) for decision in waiting)
        assert len(state.deck) + sum(state.discarded) + sum(state.hand) + sum(state.in_force) == tiles
    assert state.outcome() is not None


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadOptions) as refused:
        conjura.game("tic-tac-toe", players=2)
    assert refused.value.code == "unknown-game"
    with pytest.raises(BadOptions):
        conjura.game("secret-hitler", players=5, name="x")
