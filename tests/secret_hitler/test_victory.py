"""The end (SH-W)."""

from __future__ import annotations

import pytest

from tests.secret_hitler.kit import Table


@pytest.mark.rule("SH-W1")
def test_five_liberal_policies_win_for_the_liberals() -> None:
    table = Table(7).lay("LLLL")
    assert table.ending is None
    table.govern("L")
    assert table.state.outcome() == ("liberal", (0, 1, 2, 3), "liberal-policies", "SH-W1")
    assert table.state.decisions() == ()
    assert all(table.legal(seat) == [] for seat in range(7))
    assert table.refuses(0, "nominate 1").code == "game-over"
    assert table.refuses(0, "claim drawn 1 1").code == "game-over"


@pytest.mark.rule("SH-W1")
def test_hitler_executed_wins_for_the_liberals() -> None:
    table = Table(5).lay("FFF").govern("F").use_power(4)
    assert table.state.outcome() == ("liberal", (0, 1, 2), "hitler-executed", "SH-W1")
    assert table.state.decisions() == ()


@pytest.mark.rule("SH-W2")
def test_six_fascist_policies_win_for_the_fascists() -> None:
    table = Table(9).lay("FFFFF")
    assert table.ending is None
    table.govern("F")
    assert table.state.outcome() == ("fascist", (5, 6, 7, 8), "fascist-policies", "SH-W2")
    assert table.seen(None)["outcome"] == "fascist-policies"


@pytest.mark.rule("SH-W2")
def test_hitler_elected_wins_for_the_fascists() -> None:
    table = Table(5).lay("FFF").elect(4)
    assert table.state.outcome() == ("fascist", (3, 4), "hitler-elected", "SH-W2")
    over = table.state.events()[-1].seen_by(None)
    assert (over["kind"], over["reason"], over["side"], over["rule"]) == ("over", "hitler-elected", "fascist", "SH-W2")


@pytest.mark.rule("SH-W3")
@pytest.mark.parametrize(
    ("letters", "last", "ending"), [("LLLL", "L", "liberal-policies"), ("FFFFF", "F", "fascist-policies")]
)
def test_a_policy_of_chaos_counts_for_the_win(letters: str, last: str, ending: str) -> None:
    top = ("LFF" * 4 if last == "L" else "LFF" * 5) + last
    table = Table(7, top=top if last == "L" else "").lay(letters)
    if last == "F":  # the deck was reshuffled after the fifth: LFF from the top again; let chaos take the liberal one
        table.reject().reject().reject()
        assert table.in_force == (1, 5)
    table.reject().reject()
    assert table.ending is None
    table.reject()
    assert table.ending == ending
    assert table.phase == "over"
    assert table.state.log[-1][0] == "over"


@pytest.mark.rule("SH-W4")
def test_at_the_end_everyone_sees_all_roles_and_every_hand() -> None:
    table = Table(7, top="LFF LLF FFF").elect(1).discard("F").enact("L")
    table.elect(3).discard("L").enact("F")
    table.elect(4).discard("F").enact("F").use_power(6)
    table.lay("FF")
    table.govern("F").use_power().elect().pass_two("F")
    table.do(table.state.chancellor, "veto").do(table.president, "agree")
    table.lay("F")
    assert table.ending == "fascist-policies"
    roles = ["liberal"] * 4 + ["fascist"] * 2 + ["hitler"]
    everything = [dict(table.seen(seat), seat=0, role=None) for seat in (0, 1, 2, 3, 4, 5, 6, None)]
    assert all(seen == everything[0] for seen in everything)
    seen = everything[0]
    assert seen["known"] == roles
    history = seen["history"]
    assert history[0]["roles"] == roles
    tiles = [event["tiles"] for event in history if event["kind"] in ("drawn", "passed", "peeked")]
    assert tiles[:6] == [
        ["liberal", "fascist", "fascist"],
        ["liberal", "fascist"],
        ["liberal", "liberal", "fascist"],
        ["liberal", "fascist"],
        ["fascist"] * 3,
        ["fascist"] * 2,
    ]
    assert None not in tiles
    assert all(event["discarded"] for event in history if event["kind"] in ("passed", "enacted"))
    assert [event["party"] for event in history if event["kind"] == "investigated"] == ["fascist"]
    over = table.state.events()[-1].seen_by(None)
    assert over == history[-1]
    assert over["roles"] == roles
    assert over["sessions"][:3] == [
        {
            "president": 0,
            "drawn": ["liberal", "fascist", "fascist"],
            "chancellor": 1,
            "laid_away": "fascist",
            "passed": ["liberal", "fascist"],
            "policy": "liberal",
            "discarded": "fascist",
        },
        {
            "president": 1,
            "drawn": ["liberal", "liberal", "fascist"],
            "chancellor": 3,
            "laid_away": "liberal",
            "passed": ["liberal", "fascist"],
            "policy": "fascist",
            "discarded": "liberal",
        },
        {
            "president": 2,
            "drawn": ["fascist"] * 3,
            "chancellor": 4,
            "laid_away": "fascist",
            "passed": ["fascist"] * 2,
            "policy": "fascist",
            "discarded": "fascist",
        },
    ]
    assert [session["policy"] for session in over["sessions"]].count(None) == 1  # the veto
    assert len(over["sessions"]) == table.state.session


@pytest.mark.rule("SH-W4")
def test_before_the_end_a_spectator_sees_none_of_it() -> None:
    table = Table(7).lay("LFFL")
    history = table.seen(None)["history"]
    assert {str(event["tiles"]) for event in history if event["kind"] in ("drawn", "passed")} == {"None"}
    assert {event["discarded"] for event in history if event["kind"] in ("passed", "enacted")} == {None}
    assert table.seen(None)["outcome"] is None
