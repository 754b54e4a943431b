"""The election (SH-E)."""

from __future__ import annotations

import pytest

from conjura.kernel import Chance
from conjura.secret_hitler.terms import JA
from tests.secret_hitler.kit import Table, as_json


@pytest.mark.rule("SH-E1")
def test_the_candidacy_passes_clockwise_and_round_the_table() -> None:
    table = Table(5, first=3)
    stood = [table.president]
    for _ in range(2):
        table.reject()
        stood.append(table.president)
    table.govern("L")
    stood.append(table.president)
    assert stood == [3, 4, 0, 1]


@pytest.mark.rule("SH-E1")
def test_the_candidacy_passes_over_the_dead() -> None:
    table = Table(5).lay("FFF").govern("F")
    assert (table.phase, table.president) == ("execute", 3)
    table.use_power(0)
    assert table.president == 4
    table.govern("L")
    assert table.president == 1  # not 0, who is dead


@pytest.mark.rule("SH-E2")
def test_the_candidate_proposes_any_other_living_player() -> None:
    table = Table(7, first=2)
    assert table.eligible == [0, 1, 3, 4, 5, 6]
    assert table.legal(2) == [f"nominate {seat}" for seat in (0, 1, 3, 4, 5, 6)]
    assert [table.legal(seat) for seat in (0, 1, 3, 4, 5, 6)] == [[]] * 6
    assert (table.refuses(2, "nominate 2").code, table.refuses(2, "nominate 2").rule) == ("target-self", "SH-E2")
    refused = table.refuses(3, "nominate 2")
    assert (refused.code, refused.rule, refused.args_by_name) == ("not-your-turn", "SH-E2", {"phase": "nominate"})
    assert table.refuses(2, "nominate 7").code == "no-such-seat"
    table.nominate(6)
    assert table.seen(None)["chancellor"] == 6
    assert table.state.events()[-1].seen_by(None) == {
        "number": 3,
        "kind": "nominated",
        "source": "SH-E2",
        "president": 2,
        "chancellor": 6,
    }


@pytest.mark.rule("SH-E2")
def test_the_dead_cannot_be_proposed() -> None:
    table = Table(7).lay("FFF").govern("F").use_power(0)
    assert 0 not in table.eligible
    refused = table.refuses(table.president, "nominate 0")
    assert (refused.code, refused.rule, refused.args_by_name) == ("target-dead", "SH-E2", {"target": 0})


@pytest.mark.rule("SH-E3")
def test_the_pair_elected_last_cannot_be_chancellor() -> None:
    table = Table(7).govern("L", chancellor=4)
    assert table.president == 1
    assert table.eligible == [2, 3, 5, 6]
    assert (table.refuses(1, "nominate 0").code, table.refuses(1, "nominate 0").rule) == ("last-president", "SH-E3")
    assert (table.refuses(1, "nominate 4").code, table.refuses(1, "nominate 4").rule) == ("last-chancellor", "SH-E3")
    assert [(barred["seat"], barred["reason"]) for barred in table.seen(None)["barred"]] == [
        (0, "last-president"),
        (1, "target-self"),
        (4, "last-chancellor"),
    ]
    first = table.seen(None)["barred"][0]
    refused = table.refuses(1, first["action"])
    assert (first["code"], first["rule"], first["args"]) == (refused.code, refused.rule, refused.args_by_name)


@pytest.mark.rule("SH-E3")
def test_being_proposed_without_being_elected_bars_nobody() -> None:
    table = Table(7).govern("L", chancellor=4).reject(2)
    assert table.president == 2
    assert table.eligible == [1, 3, 5, 6]  # 0 and 4 were elected; 1 and 2 were voted down


@pytest.mark.rule("SH-E3")
def test_the_limit_keeps_nobody_from_the_presidency() -> None:
    table = Table(7).govern("L", chancellor=1)
    assert table.president == 1
    table.elect(3)
    assert table.phase == "discard"


@pytest.mark.rule("SH-E4")
def test_with_five_alive_only_the_last_chancellor_is_barred() -> None:
    table = Table(5).govern("L", chancellor=2)
    assert table.president == 1
    assert table.eligible == [0, 3, 4]
    assert table.refuses(1, "nominate 2").code == "last-chancellor"
    assert [(barred["seat"], barred["reason"]) for barred in table.seen(None)["barred"]] == [
        (1, "target-self"),
        (2, "last-chancellor"),
    ]


@pytest.mark.rule("SH-E4")
def test_with_six_alive_both_are_barred() -> None:
    table = Table(6).govern("L", chancellor=2)
    assert table.eligible == [3, 4, 5]
    assert table.refuses(1, "nominate 0").code == "last-president"


@pytest.mark.rule("SH-E5")
def test_everyone_alive_votes_in_any_order_and_nobody_sees_a_ballot_before_the_last() -> None:
    table = Table(5).nominate(3)
    assert table.waits_for() == [(seat, "vote") for seat in range(5)]
    quiet = Table(5).nominate(3)
    for number, (seat, ballot) in enumerate([(4, "ja"), (0, "nein"), (3, "ja"), (1, "nein")]):
        table.do(seat, f"vote {ballot}")
        quiet.do(seat, "vote ja" if ballot == "nein" else "vote nein")
        for other in (0, 1, 2, 3, 4, None):
            seen = table.seen(other)
            if other != seat and seen["ballot"] is None:
                assert as_json(seen) == as_json(quiet.seen(other))
        assert len(table.seen(None)["voted"]) == number + 1
        assert table.seen(seat)["ballot"] == ballot
    assert table.seen(None)["voted"] == [0, 1, 3, 4]
    assert table.seen(2)["ballot"] is None
    assert table.waits_for() == [(2, "vote")]
    table.do(2, "vote ja")
    assert table.state.ayes == 0  # no ballot is left lying
    votes = table.state.events()[-2].seen_by(None)
    assert votes == {
        "number": 4,
        "kind": "votes",
        "source": "SH-E5",
        "president": 0,
        "chancellor": 3,
        "ja": [2, 3, 4],
        "nein": [0, 1],
        "elected": True,
    }
    table.discard("F").enact("L")
    assert votes in table.seen(None)["history"]  # for good


@pytest.mark.rule("SH-E5")
def test_a_ballot_cannot_be_changed_and_the_dead_have_none() -> None:
    table = Table(5).nominate(3).do(1, "vote ja")
    for ballot in ("vote ja", "vote nein"):
        assert (table.refuses(1, ballot).code, table.refuses(1, ballot).rule) == ("already-voted", "SH-E5")
    assert table.refuses(1, "nominate 2").code == "not-your-turn"
    for seat in (0, 2):
        refused = table.refuses(seat, "vote maybe")
        assert (refused.code, refused.rule) == ("wrong-action", "SH-E5")
        assert refused.args_by_name == {"phase": "vote", "action": "vote maybe"}
    table = Table(5).lay("FFF").govern("F").use_power(0).nominate()
    assert table.waits_for() == [(seat, "vote") for seat in (1, 2, 3, 4)]
    assert (table.refuses(0, "vote ja").code, table.refuses(0, "vote ja").rule) == ("dead", "SH-P5")


@pytest.mark.rule("SH-E5")
def test_a_ballot_that_was_parsed_counts_like_the_shared_one() -> None:
    table = Table(5).nominate(3)
    for seat in (0, 1):
        table.state.apply(seat, JA, Chance.scripted([]))
    table.do(2, "vote ja").do(3, "vote nein").do(4, "vote nein")
    assert table.phase == "discard"


@pytest.mark.rule("SH-E6")
@pytest.mark.parametrize(("players", "ayes", "elected"), [(5, 3, True), (5, 2, False), (6, 4, True), (6, 3, False)])
def test_a_government_needs_more_yes_than_no(players: int, ayes: int, elected: bool) -> None:
    table = Table(players).nominate(1)
    for seat in range(players):
        table.do(seat, "vote ja" if seat < ayes else "vote nein")
    assert table.phase == ("discard" if elected else "nominate")
    assert [entry[5] for entry in table.state.log if entry[0] == "votes"] == [elected]


@pytest.mark.rule("SH-E7")
def test_after_a_defeat_the_tracker_and_the_candidacy_move_on() -> None:
    table = Table(7).reject()
    assert (table.state.tracker, table.president, table.phase) == (1, 1, "nominate")
    assert table.seen(None)["tracker"] == 1
    table.reject()
    assert (table.state.tracker, table.president, table.phase) == (2, 2, "nominate")
    assert [event.seen_by(None)["tracker"] for event in table.state.events() if event.kind == "tracker"] == [1, 2]


@pytest.mark.rule("SH-E8")
def test_three_defeats_put_the_policy_on_top_into_force() -> None:
    table = Table(7, top="FLLF").reject().reject()
    assert table.in_force == (0, 0)
    table.reject()
    assert table.in_force == (0, 1)
    assert len(table.state.deck) == 16
    assert table.state.tracker == 0
    assert (table.phase, table.president) == ("nominate", 3)
    chaos = [event.seen_by(None) for event in table.state.events() if event.kind == "chaos"]
    assert [(event["policy"], event["source"]) for event in chaos] == [("fascist", "SH-E8")]
    table.elect()
    assert table.seen(3)["hand"] == ["liberal", "liberal", "fascist"]  # the very next three


@pytest.mark.rule("SH-E8")
def test_chaos_gives_no_power() -> None:
    table = Table(9, top="F").reject().reject().reject()  # the first space of this board is an investigation
    assert table.in_force == (0, 1)
    assert table.phase == "nominate"
    table = Table(7, top="FFF").reject().reject().reject()
    table.govern("F")
    assert (table.in_force, table.phase) == ((0, 2), "investigate")  # the next government gets its own


@pytest.mark.rule("SH-E8")
def test_after_chaos_everyone_is_eligible() -> None:
    table = Table(7).govern("L", chancellor=6)
    table.reject(2).reject(3).reject(2)
    assert table.president == 4
    assert table.eligible == [0, 1, 2, 3, 5, 6]


@pytest.mark.rule("SH-E9")
def test_a_policy_of_a_government_sets_the_tracker_to_zero() -> None:
    for letter in "LF":
        table = Table(7).reject().reject()
        assert table.state.tracker == 2
        table.govern(letter)
        assert table.state.tracker == 0


@pytest.mark.rule("SH-E9")
def test_a_policy_of_chaos_sets_the_tracker_to_zero() -> None:
    table = Table(7, top="L").reject().reject().reject()
    assert table.state.tracker == 0
    table.reject()
    assert table.state.tracker == 1


@pytest.mark.rule("SH-E10")
def test_hitler_elected_with_three_fascist_policies_in_force_wins_for_the_fascists() -> None:
    table = Table(7).lay("FFF").elect(6)
    assert table.state.outcome() == ("fascist", (4, 5, 6), "hitler-elected", "SH-W2")
    assert table.phase == "over"
    assert table.state.hand == (0, 0)  # no session any more
    assert [entry[0] for entry in table.state.log[-2:]] == ["votes", "over"]


@pytest.mark.rule("SH-E10")
def test_hitler_proposed_but_voted_down_ends_nothing() -> None:
    table = Table(7).lay("FFF").reject(6)
    assert table.ending is None
    assert table.seen(None)["not_hitler"] == []


@pytest.mark.rule("SH-E10")
def test_another_chancellor_is_known_not_to_be_hitler() -> None:
    table = Table(7).lay("FFF")
    assert table.seen(None)["not_hitler"] == []
    table.elect(5)
    assert table.seen(None)["not_hitler"] == [5]
    told = [event.seen_by(None) for event in table.state.events() if event.kind == "not-hitler"]
    assert [(event["seat"], event["source"]) for event in told] == [(5, "SH-E10")]
    table.pass_two("L").enact("L")
    table.govern("L").elect(5)  # elected again: nothing new to tell
    assert len([event for event in table.state.events() if event.kind == "not-hitler"]) == 2
    assert table.state.log[-1][0] == "drawn"


@pytest.mark.rule("SH-E10")
def test_with_two_in_force_nobody_is_checked() -> None:
    table = Table(7).lay("FF").elect(6)
    assert (table.ending, table.phase) == (None, "discard")
    assert table.seen(None)["not_hitler"] == []
