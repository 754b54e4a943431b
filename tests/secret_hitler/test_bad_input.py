"""Bad input of every kind is refused in the same few words and leaves the state as it was."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conjura.kernel import Action, BadNotation, Chance, ChanceMismatch, IllegalAction
from conjura.secret_hitler.terms import JA, NEIN
from tests.secret_hitler.kit import Table, policies, random_game, snapshot

SEATS: list[Any] = [-1, 10, 99, 10**30, -(10**30), None, True, False, 1.0, "1", [1], (1,), b"1", float("nan")]


def tables() -> list[Table]:
    """One in each phase."""
    return [
        Table(7),
        Table(7).nominate(1),
        Table(7).elect(1),
        Table(7).elect(1).discard("F"),
        Table(7, veto_from=1, fascist_start=1).elect(1).discard("F").do(1, "veto"),
        Table(9).govern("F"),
        Table(7).lay("FF").govern("F"),
        Table(5).lay("FF").govern("F"),
        Table(7).lay("FFF").govern("F"),
        Table(7).lay("FFFF").elect(6),
    ]


def test_the_tables_above_cover_every_phase() -> None:
    assert [table.phase for table in tables()] == [
        "nominate",
        "vote",
        "discard",
        "enact",
        "veto",
        "investigate",
        "special-election",
        "peek",
        "execute",
        "over",
    ]


@pytest.mark.parametrize("seat", SEATS, ids=repr)
def test_a_seat_that_is_none_is_refused_in_every_phase(seat: Any) -> None:
    for table in tables():
        for action in (JA, Action("nominate", 2), Action("claim", "drawn", 1, 2), Action("peek")):
            refused = table.refuses(seat, action)
            assert refused.code == "no-such-seat"
            assert refused.args_by_name == {"seat": str(seat), "players": table.game.players}
        assert table.refuses(table.game.players, JA).code == "no-such-seat"
        if seat is not None:
            with pytest.raises(IllegalAction) as unseen:
                table.state.observe(seat)
            assert unseen.value.code == "no-such-seat"


@pytest.mark.parametrize(
    "action",
    [
        None,
        "vote ja",
        ("vote", "ja"),
        ["vote", "ja"],
        {"vote": "ja"},
        0,
        ("nominate", 1.0),
        ("nominate", True),
        ("nominate", 2),
        ("discard", "fascist"),
        "a long story " * 10,
        object,
    ],
    ids=str,
)
def test_what_is_no_action_is_refused_in_every_phase(action: Any) -> None:
    for table in tables():
        for seat in range(3):
            before = snapshot(table.state)
            with pytest.raises(IllegalAction) as refused:
                table.state.apply(seat, action, Chance.scripted([]))
            assert refused.value.code == "not-an-action"
            assert refused.value.args_by_name == {"action": str(action)[:40]}
            assert snapshot(table.state) == before


@pytest.mark.parametrize(
    "text",
    [
        "nominate",
        "nominate 0 1",
        "nominate ana",
        "nominate 7",
        "nominate 999999999",
        "vote",
        "vote yes",
        "vote 1",
        "vote ja ja",
        "discard",
        "discard hitler",
        "discard liberal fascist",
        "enact",
        "enact 3",
        "agree 1",
        "refuse refuse",
        "veto ja",
        "peek 1",
        "investigate",
        "investigate ana",
        "special-election",
        "execute",
        "execute hitler",
        "claim",
        "claim drawn",
        "claim drawn 1",
        "claim drawn 1 4",
        "claim drawn 31 0",
        "claim drawn 99 0",
        "claim received 1 3",
        "claim party 1 hitler",
        "claim peek 1 liberal",
        "claim nothing 1 1",
        "resign",
        "pass",
    ],
)
def test_words_that_mean_nothing_here_are_refused_in_every_phase(text: str) -> None:
    for table in tables():
        for seat in range(table.game.players):
            refused = table.refuses(seat, text)
            assert refused.code not in ("no-such-seat",) or text.startswith(("nominate", "investigate", "execute"))
            assert refused.key == f"error-{refused.code}"


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10**6), players=st.integers(5, 10), data=st.data())
def test_every_action_that_is_not_legal_is_refused_and_changes_nothing(
    seed: int, players: int, data: st.DataObject
) -> None:
    seen: set[Action] = set()
    steps = [
        (state.clone(), seat, action)
        for state, seat, action in random_game(players, seed, claims=0.3)
        if action is None or seen.add(action) is None
    ]
    state, _, _ = data.draw(st.sampled_from(steps))
    for seat in range(players):
        legal = state.legal(seat)
        for action in seen:
            if action in legal:
                continue
            before = snapshot(state)
            with pytest.raises(IllegalAction):
                state.apply(seat, action, Chance.scripted([]))
            assert snapshot(state) == before


@pytest.mark.parametrize(
    "script",
    [[], [("dice", [1])], [("policies", [])], [("policies", ["liberal"] * 12)]],
    ids=["none", "dice", "empty", "liberal"],
)
@pytest.mark.parametrize("how", ["enact", "veto", "chaos"])
def test_a_reshuffle_that_the_script_does_not_fit_changes_nothing(how: str, script: list[Any]) -> None:
    if how == "enact":
        table = Table(7).lay("LFLF").elect().pass_two("L")
        seat, text = table.state.chancellor, "enact liberal"
    elif how == "veto":
        table = Table(7, veto_from=1).lay("LFLF").elect().pass_two("L")
        table.do(table.state.chancellor, "veto")
        seat, text = table.president, "agree"
    else:
        table = Table(7, top="LFF LFF LFF LFF LF").lay("LLFF")
        table.reject().reject().reject().reject().reject().reject().reject().reject().nominate()
        assert len(table.state.deck) == 3
        for voter in range(6):
            table.do(voter, "vote nein")
        seat, text = 6, "vote nein"
    action = NEIN if text == "vote nein" else Action.parse(text)
    before = snapshot(table.state)
    with pytest.raises(ChanceMismatch):
        table.state.apply(seat, action, Chance.scripted(script))
    assert snapshot(table.state) == before
    rehearsal = table.state.clone()
    rehearsal.apply(seat, action, Chance.seeded(1))
    left = next(entry for entry in reversed(rehearsal.log) if entry[0] == "shuffled")
    table.state.apply(seat, action, Chance.scripted([("policies", policies("", left[1], left[2]))]))
    assert table.state.log == rehearsal.log


def test_a_deal_that_the_script_does_not_fit_is_refused() -> None:
    game = Table(7).game
    good: list[tuple[str, Any]] = [
        ("roles", ["liberal"] * 4 + ["fascist"] * 2 + ["hitler"]),
        ("first-candidate", 0),
        ("policies", ["liberal"] * 6 + ["fascist"] * 11),
    ]
    game.new(Chance.scripted(good))
    for number, bad in [
        (0, ("roles", ["liberal"] * 5 + ["fascist"] + ["hitler"])),
        (0, ("roles", ["liberal"] * 4 + ["fascist"] * 2)),
        (0, ("roles", "liberal")),
        (0, ("roles", None)),
        (0, ("role", good[0][1])),
        (1, ("first-candidate", 7)),
        (1, ("first-candidate", "0")),
        (1, ("policies", good[2][1])),
        (2, ("policies", ["liberal"] * 7 + ["fascist"] * 10)),
        (2, ("policies", {"liberal": 6})),
    ]:
        script = [*good[:number], bad, *good[number + 1 :]]
        with pytest.raises(ChanceMismatch) as refused:
            game.new(Chance.scripted(script))
        assert refused.value.args_by_name["name"] == good[number][0]
    with pytest.raises(ChanceMismatch) as refused:
        game.new(Chance.scripted(good[:2]))
    assert refused.value.code == "chance-exhausted"


@pytest.mark.parametrize("seat", [0, 4, None])
def test_asking_changes_nothing(seat: int | None) -> None:
    for table in tables():
        before = snapshot(table.state)
        table.state.observe(seat).to_json()
        table.state.decisions()
        table.state.events()
        table.state.events(-5)
        table.state.events(10**6)
        table.state.outcome()
        for other in (-1, 0, 6, 10, 10**6):
            table.state.legal(other)
        assert snapshot(table.state) == before
    assert Table(7).state.events(10**6) == []
    assert Table(7).state.events(-5) == Table(7).state.events()
    assert Table(7).state.events(2) == Table(7).state.events()[2:]


@pytest.mark.parametrize(
    "text", ["", " ", "vote  ja", " vote ja", "vote ja ", "VOTE ja", "vote\tja", "vote ja\n", "1", "é"]
)
def test_notation_that_cannot_be_read_is_refused_before_it_reaches_a_game(text: str) -> None:
    with pytest.raises(BadNotation):
        Action.parse(text)
