"""The veto (SH-V)."""

from __future__ import annotations

import pytest

from tests.secret_hitler.kit import Table


@pytest.mark.rule("SH-V1")
def test_after_the_fifth_fascist_policy_the_chancellor_may_propose_a_veto() -> None:
    table = Table(7).lay("FFFFF")
    for _ in range(2):  # in every later session
        table.elect()
        president, chancellor = table.president, table.state.chancellor
        assert "veto" not in table.legal(president)
        table.pass_two("L")
        assert table.legal(chancellor)[:3] == ["enact liberal", "enact fascist", "veto"]
        assert table.seen(None)["veto_open"]
        assert table.refuses(president, "veto").code == "not-your-turn"
        table.do(chancellor, "veto")
        assert table.waits_for() == [(president, "veto")]
        assert table.legal(president) == ["agree", "refuse"]
        assert table.seen(chancellor)["hand"] == ["liberal", "fascist"]
        assert table.refuses(chancellor, "enact liberal").code == "not-your-turn"
        table.do(president, "refuse").enact("L")


@pytest.mark.rule("SH-V1")
def test_before_the_fifth_fascist_policy_there_is_no_veto() -> None:
    table = Table(7).lay("FFFF").elect().pass_two("L")
    chancellor = table.state.chancellor
    assert table.legal(chancellor) == ["enact liberal", "enact fascist"]
    refused = table.refuses(chancellor, "veto")
    assert (refused.code, refused.rule) == ("veto-closed", "SH-V1")
    assert not table.seen(None)["veto_open"]


@pytest.mark.rule("SH-V2")
def test_a_veto_agreed_discards_both_moves_the_tracker_and_ends_the_round() -> None:
    table = Table(7).lay("FFFFF").elect().pass_two("L")
    president, chancellor = table.president, table.state.chancellor
    before, deck = sum(table.state.discarded), len(table.state.deck)
    assert deck > 2
    table.do(chancellor, "veto").do(president, "agree")
    assert sum(table.state.discarded) == before + 2
    assert table.state.hand == (0, 0)
    assert len(table.state.deck) == deck
    assert (table.state.tracker, table.phase, table.in_force) == (1, "nominate", (0, 5))
    assert table.president != president
    kinds = [entry[0] for entry in table.state.log[-4:]]
    assert kinds == ["veto-asked", "veto-agreed", "tracker", "candidate"]
    assert [event.source for event in table.state.events()[-4:-2]] == ["SH-V1", "SH-V2"]


@pytest.mark.rule("SH-V2")
def test_a_veto_agreed_as_the_third_failure_is_chaos() -> None:
    table = Table(7).lay("FFFFF").reject().reject()
    assert table.state.tracker == 2
    table.veto()
    assert table.in_force == (1, 5)
    assert table.state.tracker == 0


@pytest.mark.rule("SH-V3")
def test_a_veto_refused_makes_the_chancellor_enact_and_cannot_be_asked_again() -> None:
    table = Table(7).lay("FFFFF").elect().pass_two("L")
    president, chancellor = table.president, table.state.chancellor
    table.do(chancellor, "veto").do(president, "refuse")
    assert table.waits_for() == [(chancellor, "enact")]
    assert table.legal(chancellor) == ["enact liberal", "enact fascist"]
    refused = table.refuses(chancellor, "veto")
    assert (refused.code, refused.rule) == ("veto-refused", "SH-V3")
    assert table.seen(None)["veto_refused"]
    assert table.state.events()[-1].source == "SH-V3"
    assert table.state.tracker == 0
    table.enact("L")
    assert table.in_force == (1, 5)
    table.elect().pass_two("L")  # a new session, a new chance
    assert "veto" in table.legal(table.state.chancellor)
    assert table.seen(None)["veto_refused"] is False
