"""Rulings for the corners (SH-R): where versions of this game on computers go wrong."""

from __future__ import annotations

import pytest

from tests.secret_hitler.kit import Table, as_json


@pytest.mark.rule("SH-R1")
def test_winning_an_election_does_not_reset_the_tracker() -> None:
    table = Table(7).lay("FFFFF").reject().reject()
    table.elect()
    assert table.state.tracker == 2
    table.pass_two("L").do(table.state.chancellor, "veto")
    assert table.state.tracker == 2
    table.do(table.president, "agree")  # two defeats and a veto: chaos
    assert [entry[0] for entry in table.state.log].count("chaos") == 1
    assert table.state.tracker == 0


@pytest.mark.rule("SH-R2")
def test_a_veto_with_the_tracker_at_two_is_chaos() -> None:
    table = Table(7).lay("FFFFF").reject().reject().veto()
    assert sum(table.in_force) == 6
    assert [entry[0] for entry in table.state.log].count("chaos") == 1


@pytest.mark.rule("SH-R2")
def test_three_vetoes_in_a_row_are_chaos() -> None:
    table = Table(7).lay("FFFFF")
    for tracker in (1, 2):
        table.veto()
        assert (table.state.tracker, sum(table.in_force)) == (tracker, 5)
    table.veto()
    assert (table.state.tracker, sum(table.in_force)) == (0, 6)
    assert table.ending in (None, "fascist-policies")


@pytest.mark.rule("SH-R3")
def test_after_a_vetoed_session_the_deck_is_reshuffled_before_chaos_draws() -> None:
    table = Table(7).lay("FFFFF")  # reshuffled: 12 in the deck
    assert len(table.state.deck) == 12
    table.veto()
    table.veto()
    table.govern("L")  # 3 left
    assert len(table.state.deck) == 3
    table.reject().reject().elect().pass_two("L")
    assert (len(table.state.deck), table.state.tracker) == (0, 2)
    table.do(table.state.chancellor, "veto").do(table.president, "agree", top="LF")
    kinds = [entry[0] for entry in table.state.log]
    assert kinds[-5:] == ["veto-agreed", "shuffled", "tracker", "chaos", "candidate"]
    assert table.in_force == (2, 5)  # the policy on top of the new deck
    assert len(table.state.deck) == 10


@pytest.mark.rule("SH-R4")
def test_the_deck_is_reshuffled_before_a_peek() -> None:
    table = Table(5).lay("LLFF")
    assert len(table.state.deck) == 5
    table.elect().pass_two("F").enact("F", top="LLL")
    assert table.phase == "peek"
    assert len(table.state.deck) == 12
    president = table.president
    table.use_power()
    told = [event for event in table.seen(president)["history"] if event["kind"] == "peeked"]
    assert [event["tiles"] for event in told] == [["liberal"] * 3]


@pytest.mark.rule("SH-R4")
def test_leftovers_are_shuffled_in_and_never_stay_on_top() -> None:
    table = Table(7, top="LFF" * 5 + "LF").lay("LLLF").elect().pass_two("F")
    assert table.state.deck == [1, 0]  # a liberal policy, then a fascist one
    table.enact("F", top="FFF FFF")
    table.use_power()
    table.elect()
    assert table.seen(table.president)["hand"] == ["fascist"] * 3
    assert table.decks[-1].count("liberal") == 3


@pytest.mark.rule("SH-R5")
def test_chaos_wipes_out_the_limits_and_the_next_government_sets_new_ones() -> None:
    table = Table(7).govern("L", chancellor=2).reject().reject().reject()
    assert (table.seen(None)["last_president"], table.seen(None)["last_chancellor"]) == (None, None)
    assert table.eligible == [0, 1, 2, 3, 5, 6]
    table.govern("L", chancellor=0)
    assert table.president == 5
    assert table.eligible == [1, 2, 3, 6]  # 4 and 0 were elected


@pytest.mark.rule("SH-R6")
def test_an_execution_that_leaves_five_frees_the_last_president_at_once() -> None:
    table = Table(6).lay("FFF").govern("F", chancellor=1)
    assert table.president == 3
    table.use_power(0)
    assert (len(table.living()), table.president) == (5, 4)
    assert 3 in table.eligible
    assert 1 not in table.eligible
    table = Table(7).lay("FFF").govern("L").govern("F", chancellor=2)
    assert table.president == 3
    table.use_power(0)
    assert (len(table.living()), table.president) == (6, 4)
    assert 3 not in table.eligible  # six are still too many


@pytest.mark.rule("SH-R7")
def test_if_a_barred_player_dies_the_other_stays_barred() -> None:
    table = Table(8).lay("FFF").govern("L").govern("F", chancellor=6)
    assert table.president == 3
    table.use_power(6)  # the chancellor dies; seven are left
    assert table.president == 4
    assert table.eligible == [0, 1, 2, 5, 7]  # 3 was president
    table.govern("F", chancellor=0).use_power(5)
    assert table.president == 7  # 5 and 6 are dead
    assert (len(table.living()), table.eligible) == (6, [1, 2, 3])
    table = Table(7, "LLLLFFH").lay("FFF").govern("L", chancellor=1).govern("F", chancellor=2)
    table.use_power(2)
    assert len(table.living()) == 6
    assert table.refuses(table.president, "nominate 3").code == "last-president"
    assert table.refuses(table.president, "nominate 2").code == "target-dead"


@pytest.mark.rule("SH-R8")
def test_a_government_that_vetoed_is_barred_next_time() -> None:
    table = Table(8).lay("FFFFF")
    table.elect()
    president, chancellor = table.president, table.state.chancellor
    table.pass_two("L").do(chancellor, "veto").do(president, "agree")
    assert (table.state.last_president, table.state.last_chancellor) == (president, chancellor)
    assert len(table.living()) == 6
    assert president not in table.eligible
    assert chancellor not in table.eligible


@pytest.mark.rule("SH-R9")
def test_term_limits_hold_in_a_special_election() -> None:
    table = Table(7).lay("FF").govern("F", chancellor=4)
    assert table.president == 2
    table.use_power(6)
    assert table.eligible == [0, 1, 3, 5]  # neither the caller nor the caller's chancellor
    table.govern("L", chancellor=0)
    assert table.president == 3
    assert table.eligible == [1, 2, 4, 5]  # the special government took their place


@pytest.mark.rule("SH-R9")
def test_a_special_government_that_is_voted_down_leaves_the_limits() -> None:
    table = Table(7).lay("FF").govern("F", chancellor=4).use_power(6).reject(0)
    assert table.president == 3
    assert table.eligible == [0, 1, 5, 6]


@pytest.mark.rule("SH-R10")
@pytest.mark.parametrize("how", ["elected", "voted down", "vetoed"])
def test_after_a_special_election_the_candidacy_goes_to_the_left_of_its_caller(how: str) -> None:
    powers = ["none", "none", "special-election", "none", "none"]
    table = Table(7, first=4, powers=powers, veto_from=3).lay("FF").govern("F")
    assert (table.phase, table.president) == ("special-election", 6)
    table.use_power(3)
    if how == "elected":
        table.govern("L")
    elif how == "voted down":
        table.reject()
    else:
        table.veto()
    assert table.president == 0


@pytest.mark.rule("SH-R10")
def test_if_the_caller_is_executed_meanwhile_it_goes_on_from_the_empty_seat() -> None:
    table = Table(7).lay("FF").govern("F", chancellor=4)
    assert table.president == 2
    table.use_power(5)
    table.govern("F", chancellor=0)
    assert (table.phase, table.president) == ("execute", 5)
    table.use_power(2)
    assert table.president == 3
    table = Table(7).lay("FF").govern("F", chancellor=4).use_power(5).govern("F", chancellor=0).use_power(3)
    assert table.president == 4  # the next in line is dead too


@pytest.mark.rule("SH-R11")
def test_the_next_in_line_chosen_for_a_special_election_stands_twice() -> None:
    table = Table(7).lay("FF").govern("F", chancellor=0)
    assert table.president == 2
    table.use_power(3)
    stood = [table.president]
    table.reject()
    stood.append(table.president)
    table.reject()
    stood.append(table.president)
    assert stood == [3, 3, 4]


@pytest.mark.rule("SH-R12")
def test_a_third_fascist_policy_by_chaos_opens_hitlers_zone() -> None:
    table = Table(7, top="LFF LFF F").lay("FF").reject(6).reject().reject()
    assert table.in_force == (0, 3)
    assert table.phase == "nominate"  # no special election
    table.elect(6)
    assert table.ending == "hitler-elected"


@pytest.mark.rule("SH-R13")
def test_a_fifth_fascist_policy_by_chaos_loses_the_execution_and_opens_the_veto() -> None:
    table = Table(7, top="LFF LFF LFF LFF F").lay("FFFF").reject().reject().reject()
    assert (table.in_force, table.phase, len(table.living())) == ((0, 5), "nominate", 6)
    table.elect().pass_two("L")
    assert "veto" in table.legal(table.state.chancellor)


@pytest.mark.rule("SH-R14")
def test_the_session_that_lays_the_fifth_has_no_veto() -> None:
    table = Table(7).lay("FFFF").elect().pass_two("F")
    chancellor = table.state.chancellor
    assert "veto" not in table.legal(chancellor)
    assert table.refuses(chancellor, "veto").code == "veto-closed"
    table.enact("F").use_power().elect().pass_two("F")
    assert "veto" in table.legal(table.state.chancellor)


@pytest.mark.rule("SH-R15")
def test_hitler_who_lays_the_third_as_chancellor_wins_nothing() -> None:
    table = Table(7).lay("FF").govern("F", chancellor=6)
    assert (table.in_force, table.ending, table.phase) == ((0, 3), None, "special-election")
    assert table.seen(None)["not_hitler"] == []


@pytest.mark.rule("SH-R16")
def test_hitler_as_president_triggers_nothing() -> None:
    table = Table(7, "LLLHFFL").lay("FFF")
    assert table.president == 3
    table.elect(4)
    assert (table.ending, table.phase) == (None, "discard")
    assert table.seen(None)["not_hitler"] == [4]


@pytest.mark.rule("SH-R17")
def test_deaths_do_not_change_the_board() -> None:
    table = Table(7).lay("FFFF")
    assert len(table.living()) == 6
    table.govern("F")
    assert table.phase == "execute"
    powers = ["execution", "execution", "investigate", "none", "none"]
    table = Table(7, powers=powers).lay("FF")  # five are left, as on a small board, whose third space is a peek
    assert len(table.living()) == 5
    table.govern("F")
    assert table.phase == "investigate"


@pytest.mark.rule("SH-R18")
def test_the_fifth_liberal_policy_ends_the_game_before_anything_else() -> None:
    table = Table(7).lay("LLLL").elect().pass_two("L")
    assert len(table.state.deck) == 2
    table.enact("L")
    assert table.phase == "over"
    assert [entry[0] for entry in table.state.log[-2:]] == ["enacted", "over"]  # no reshuffle
    assert len(table.state.deck) == 2


@pytest.mark.rule("SH-R18")
def test_the_sixth_fascist_policy_ends_the_game_before_anything_else() -> None:
    table = Table(7).lay("FFFFF").govern("F")
    assert (table.phase, table.ending) == ("over", "fascist-policies")
    assert [entry[0] for entry in table.state.log[-2:]] == ["enacted", "over"]
    assert table.waits_for() == []
    assert table.seen(None)["unclaimed"] == []


@pytest.mark.rule("SH-R18")
def test_a_win_by_chaos_comes_before_the_reshuffle() -> None:
    table = Table(7, top="LFF LFF LFF LFF FFL LF").lay("LLLL")
    assert len(table.state.deck) == 5
    table.reject().reject().reject()
    table.reject().reject().reject()
    assert (table.in_force, len(table.state.deck)) == ((4, 2), 3)
    table.reject().reject().reject()
    assert (table.ending, len(table.state.deck)) == ("liberal-policies", 2)
    assert table.president == (4 + 8) % 7  # nobody stands any more


@pytest.mark.rule("SH-R19")
@pytest.mark.parametrize(
    ("players", "letters", "power"), [(9, "", "investigate"), (7, "FF", "special-election"), (7, "FFFF", "execute")]
)
def test_no_power_can_be_turned_on_oneself_or_on_the_dead(players: int, letters: str, power: str) -> None:
    table = Table(players).lay(letters).govern("F")
    assert table.phase == power
    president = table.president
    living = table.living()
    assert table.targets == [seat for seat in living if seat != president]
    refused = table.refuses(president, f"{power} {president}")
    assert (refused.code, refused.rule, refused.args_by_name) == ("target-self", "SH-R19", {"target": president})
    for dead in set(range(players)) - set(living):
        refused = table.refuses(president, f"{power} {dead}")
        assert (refused.code, refused.rule) == ("target-dead", "SH-R19")
    refused = table.refuses(president, f"{power} {players}")
    assert (refused.code, refused.args_by_name) == ("no-such-seat", {"seat": str(players), "players": players})


@pytest.mark.rule("SH-R19")
def test_a_fascist_president_may_execute_hitler_and_the_liberals_win() -> None:
    table = Table(7, "LLLFFLH").lay("FFF").govern("F")
    assert table.state.roles[table.president] == 1
    table.use_power(6)
    assert table.state.outcome() == ("liberal", (0, 1, 2, 5), "hitler-executed", "SH-W1")


@pytest.mark.rule("SH-R20")
def test_only_the_living_count_for_a_majority() -> None:
    table = Table(7).lay("FFF").govern("F").use_power(0)
    living = table.living()
    table.nominate()
    for number, seat in enumerate(living):
        table.do(seat, "vote ja" if number < 4 else "vote nein")
    assert table.phase == "discard"  # 4 of 6
    table = Table(7).lay("FFF").govern("F").use_power(0).nominate()
    for number, seat in enumerate(living):
        table.do(seat, "vote ja" if number < 3 else "vote nein")
    assert table.phase == "nominate"  # 3 of 6
    table = Table(5).lay("FFF").govern("F").use_power(0).govern("F").use_power(1)
    assert len(table.living()) == 3
    table.nominate()
    for seat, ballot in zip(table.living(), ("ja", "ja", "nein"), strict=True):
        table.do(seat, f"vote {ballot}")
    assert table.phase == "discard"  # 2 of 3, though it was 2 of 5


@pytest.mark.rule("SH-R21")
def test_after_an_execution_all_learn_that_it_was_not_hitler_and_no_more() -> None:
    fascist = Table(7, "LLLLFFH").lay("FFF").govern("F", chancellor=1).use_power(5)
    liberal = Table(7, "LLLFFLH").lay("FFF").govern("F", chancellor=1).use_power(5)
    for seat in (0, 1, 2, None):
        assert fascist.seen(seat)["not_hitler"] == [1, 5]  # 1 by SH-E10
        assert as_json(fascist.seen(seat)) == as_json(liberal.seen(seat))
    executed = next(event for event in fascist.state.events() if event.kind == "executed")
    assert executed.private == {}
    assert executed.public == {"president": 3, "target": 5}
