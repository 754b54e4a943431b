"""Presidential powers (SH-P)."""

from __future__ import annotations

import pytest

from tests.secret_hitler.kit import Table, as_json

SMALL = [None, None, "peek", "execute", "execute"]
MIDDLE = [None, "investigate", "special-election", "execute", "execute"]
LARGE = ["investigate", "investigate", "special-election", "execute", "execute"]


@pytest.mark.rule("SH-P1")
@pytest.mark.parametrize(
    ("players", "board"), [(5, SMALL), (6, SMALL), (7, MIDDLE), (8, MIDDLE), (9, LARGE), (10, LARGE)]
)
def test_each_fascist_policy_gives_the_power_of_its_space_which_must_be_used(
    players: int, board: list[str | None]
) -> None:
    table = Table(players)
    for power in board:
        president = table.president
        table.govern("F")
        if power is None:
            assert table.phase == "nominate"
            continue
        assert table.waits_for() == [(president, power)]  # the president who enacted, and nobody else
        assert [decision.seat for decision in table.state.decisions() if decision.required] == [president]
        assert table.refuses(president, f"nominate {(president + 1) % players}").code == "wrong-action"
        table.use_power()
        assert table.phase == "nominate"  # once, and play goes on
        assert table.refuses(president, "peek" if power == "peek" else f"{power} 0").code in (
            "not-your-turn",
            "wrong-action",
        )
    table.govern("F")
    assert table.ending == "fascist-policies"


@pytest.mark.rule("SH-P1")
def test_a_liberal_policy_gives_no_power() -> None:
    table = Table(9).lay("F")
    table.govern("L")
    assert table.phase == "nominate"
    table.govern("F")
    assert table.phase == "investigate"
    table.use_power()
    table.govern("L")
    assert (table.phase, table.in_force) == ("nominate", (2, 2))


@pytest.mark.rule("SH-P2")
def test_the_president_alone_learns_the_party_and_never_the_role() -> None:
    table = Table(9).govern("F", chancellor=1).use_power(8)  # Hitler
    assert table.state.events()[-2].seen_by(0) == {
        "number": len(table.state.log) - 2,
        "kind": "investigated",
        "source": "SH-P2",
        "president": 0,
        "target": 8,
        "party": "fascist",
    }
    fascist = Table(9, "LLLLLFFFH").govern("F", chancellor=1).use_power(7)
    assert fascist.state.events()[-2].seen_by(0)["party"] == "fascist"  # the same card for a fascist
    for seat in (1, 2, 8, None):
        assert table.state.events()[-2].seen_by(seat)["party"] is None
        assert [event["party"] for event in table.seen(seat)["history"] if event["kind"] == "investigated"] == [None]
    assert table.seen(0)["known"] == ["liberal"] + [None] * 8
    assert table.seen(None)["investigated"] == [8]


@pytest.mark.rule("SH-P2")
def test_nobody_is_investigated_twice_in_a_game() -> None:
    table = Table(9).govern("F").use_power(5)
    assert table.president == 1
    table.govern("F")
    assert table.targets == [0, 2, 3, 4, 6, 7, 8]
    refused = table.refuses(1, "investigate 5")
    assert (refused.code, refused.rule) == ("investigated-before", "SH-P2")
    assert table.refuses(1, "investigate 1").code == "target-self"
    assert table.refuses(2, "investigate 3").code == "not-your-turn"
    assert [barred["seat"] for barred in table.seen(None)["barred"]] == [1, 5]
    table.use_power(3)
    assert table.seen(None)["investigated"] == [3, 5]


@pytest.mark.rule("SH-P3")
def test_a_special_election_makes_any_other_player_the_next_candidate() -> None:
    table = Table(7).lay("FF").govern("F", chancellor=3)
    assert (table.phase, table.president) == ("special-election", 2)
    assert table.targets == [0, 1, 3, 4, 5, 6]  # 3 may not be chancellor now, but may stand
    table.use_power(3)
    assert table.waits_for() == [(3, "nominate")]
    assert table.seen(None)["rotation"] == 2
    table.govern("L")
    assert table.president == 3  # to the left of seat 2, who called it: twice running
    table.govern("L")
    assert table.president == 4


@pytest.mark.rule("SH-P3")
def test_after_a_special_election_nobody_loses_a_turn() -> None:
    table = Table(7).lay("FF").govern("F").use_power(6)
    assert table.president == 6
    table.govern("L")
    stood = []
    for _ in range(3):
        stood.append(table.president)
        table.reject()
    assert stood == [3, 4, 5]


@pytest.mark.rule("SH-P4")
def test_the_president_alone_sees_the_top_three_which_stay_in_their_order() -> None:
    table = Table(5, top="LFF LFF LFF FLF").lay("FF").govern("F")
    president = table.president
    assert table.legal(president)[0] == "peek"
    deck = list(table.state.deck)
    table.use_power()
    assert table.state.deck == deck
    told = next(event for event in table.state.events() if event.kind == "peeked")
    assert told.seen_by(president)["tiles"] == ["fascist", "liberal", "fascist"]
    for seat in (0, 1, 3, 4, None):
        assert told.seen_by(seat)["tiles"] is None
        assert [event["tiles"] for event in table.seen(seat)["history"] if event["kind"] == "peeked"] == [None]
    assert [event["tiles"] for event in table.seen(president)["history"] if event["kind"] == "peeked"] == [
        ["fascist", "liberal", "fascist"]
    ]
    assert (table.president, told.source) == (3, "SH-P4")
    table.elect()
    assert table.seen(3)["hand"] == ["liberal", "fascist", "fascist"]


@pytest.mark.rule("SH-P5")
def test_an_execution_kills_and_hitler_dead_wins_for_the_liberals() -> None:
    table = Table(7).lay("FFF").govern("F")
    assert table.phase == "execute"
    table.use_power(6)
    assert table.state.outcome() == ("liberal", (0, 1, 2, 3), "hitler-executed", "SH-W1")
    assert 6 not in table.seen(None)["alive"]


@pytest.mark.rule("SH-P5")
def test_the_dead_neither_talk_nor_vote_nor_stand_nor_count() -> None:
    table = Table(7).lay("FFF")
    table.govern("L").govern("F", chancellor=5)
    assert table.president == 3  # after the special election
    table.use_power(4)
    assert table.legal(4) == []
    assert table.refuses(4, "claim received 1 0").code == "dead"
    assert not any(decision.seat == 4 for decision in table.state.decisions())
    assert table.president == 5  # 4 was next in line
    assert 4 not in table.eligible
    assert table.refuses(5, "nominate 4").code == "target-dead"
    table.nominate()
    assert table.waits_for() == [(seat, "vote") for seat in (0, 1, 2, 3, 5, 6)]
    assert table.ending is None


@pytest.mark.rule("SH-P5")
def test_what_the_dead_saw_goes_untold() -> None:
    table = Table(5).lay("FFF").govern("F", chancellor=2)
    assert "claim received 4 0" in table.legal(2)
    assert (2, "claim") in [(decision.seat, decision.kind) for decision in table.state.decisions()]
    table.use_power(2)
    assert table.legal(2) == []
    assert not any(decision.seat == 2 for decision in table.state.decisions())
    assert all(claim["seat"] != 2 for claim in table.seen(None)["unclaimed"])
    assert "claim drawn 4 0" in table.legal(3)  # the others' claims stand


@pytest.mark.rule("SH-P5")
def test_the_role_of_the_dead_stays_hidden() -> None:
    liberal = Table(7, "LLLLFFH").lay("FFF").govern("F", chancellor=1).use_power(2)
    fascist = Table(7, "LLFLLFH").lay("FFF").govern("F", chancellor=1).use_power(2)
    for seat in (0, 1, 3, None):
        assert as_json(liberal.seen(seat)) == as_json(fascist.seen(seat))
    assert liberal.seen(3)["known"][2] is None
