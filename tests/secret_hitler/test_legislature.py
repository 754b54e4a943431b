"""The legislative session (SH-L)."""

from __future__ import annotations

import pytest

from tests.secret_hitler.kit import Table, as_json, fields


@pytest.mark.rule("SH-L1")
def test_the_president_draws_three_discards_one_and_passes_two() -> None:
    table = Table(7, top="LFL FFF").elect(1)
    assert (len(table.state.deck), table.waits_for()) == (14, [(0, "discard")])
    assert table.legal(0) == ["discard liberal", "discard liberal", "discard fascist"]
    assert table.legal(1) == []
    assert table.refuses(1, "discard liberal").code == "not-your-turn"
    table.discard("L")
    assert table.state.hand == (1, 1)
    assert table.seen(None)["discard"] == 1
    assert table.waits_for() == [(1, "enact")]
    assert table.seen(1)["hand"] == ["liberal", "fascist"]


@pytest.mark.rule("SH-L1")
@pytest.mark.parametrize(("top", "missing"), [("LLL", "fascist"), ("FFF", "liberal")])
def test_only_what_is_in_hand_can_be_discarded(top: str, missing: str) -> None:
    table = Table(7, top=top).elect(1)
    refused = table.refuses(0, f"discard {missing}")
    assert (refused.code, refused.rule) == ("not-in-hand", "SH-L1")
    assert table.refuses(0, "discard").code == "not-in-hand"
    assert table.refuses(0, "enact liberal").code == "wrong-action"


@pytest.mark.rule("SH-L2")
@pytest.mark.parametrize(("letter", "in_force", "discarded"), [("L", (1, 0), (0, 2)), ("F", (0, 1), (1, 1))])
def test_the_chancellor_enacts_one_and_discards_the_other(
    letter: str, in_force: tuple[int, int], discarded: tuple[int, int]
) -> None:
    table = Table(7, top="LFF").elect(1).discard("F")
    assert table.legal(1) == ["enact liberal", "enact fascist"]
    assert table.legal(0) == []
    assert table.refuses(0, "enact liberal").code == "not-your-turn"
    table.enact(letter)
    assert table.in_force == in_force
    assert table.state.discarded == discarded
    assert table.state.hand == (0, 0)
    enacted = [event.seen_by(None) for event in table.state.events() if event.kind == "enacted"]
    assert [(event["president"], event["chancellor"], event["policy"]) for event in enacted] == [
        (0, 1, "liberal" if letter == "L" else "fascist")
    ]


@pytest.mark.rule("SH-L2")
def test_only_what_was_passed_can_be_enacted() -> None:
    table = Table(7, top="FFF").elect(1).discard("F")
    assert table.legal(1) == ["enact fascist", "enact fascist"]
    refused = table.refuses(1, "enact liberal")
    assert (refused.code, refused.rule) == ("not-in-hand", "SH-L2")
    table = Table(7, top="LLL").elect(1).discard("L")
    assert table.legal(1) == ["enact liberal", "enact liberal"]
    assert table.refuses(1, "enact fascist").code == "not-in-hand"


@pytest.mark.rule("SH-L3")
def test_only_the_president_sees_the_three_and_only_the_two_of_them_the_two() -> None:
    one, other = Table(7, top="LFF").elect(1), Table(7, top="FFF LLL").elect(1)
    for seat in (1, 2, 3, 4, 5, 6, None):
        assert one.seen(seat)["hand"] is None
        assert as_json(one.seen(seat)) == as_json(other.seen(seat))
    assert one.seen(0)["hand"] == ["liberal", "fascist", "fascist"]
    one.discard("L")
    other.discard("F")
    for seat in (1, 2, 3, 4, 5, 6, None):
        assert as_json(one.seen(seat)) == as_json(other.seen(seat))
    assert one.seen(1)["hand"] == ["fascist", "fascist"]
    assert one.seen(0)["hand"] == ["fascist", "fascist"]
    assert one.seen(2)["hand"] is None
    one.enact("F")
    other.enact("F")
    for seat in (1, 2, 3, 4, 5, 6, None):
        assert as_json(one.seen(seat)) == as_json(other.seen(seat))
    assert as_json(one.seen(0)) != as_json(other.seen(0))


@pytest.mark.rule("SH-L3")
def test_discards_stay_secret_while_the_game_lasts() -> None:
    table = Table(7, top="LLF").elect(1).discard("F").enact("L")
    table.lay("LL")
    for seat in (2, 3, 4, 5, 6, None):
        first = [event for event in table.seen(seat)["history"] if event["source"] in ("SH-L1", "SH-L2")][:3]
        assert [event.get("tiles") for event in first[:2]] == [None, None]
        assert [event.get("discarded") for event in first[1:]] == [None, None]
    told = {event["kind"]: event for event in table.seen(0)["history"][:10]}
    assert told["drawn"]["tiles"] == ["liberal", "liberal", "fascist"]
    assert told["passed"]["discarded"] == "fascist"
    assert told["passed"]["tiles"] == ["liberal", "liberal"]
    assert told["enacted"]["discarded"] == "liberal"
    told = {event["kind"]: event for event in table.seen(1)["history"][:10]}
    assert told["drawn"]["tiles"] is None
    assert told["passed"]["discarded"] is None
    assert told["passed"]["tiles"] == ["liberal", "liberal"]
    assert told["enacted"]["discarded"] == "liberal"


@pytest.mark.rule("SH-L4")
@pytest.mark.parametrize("top", ["LFF", "FLF", "FFL"])
def test_the_order_of_the_hand_carries_no_signal(top: str) -> None:
    table = Table(7, top=top).elect(1)
    assert table.seen(0)["hand"] == ["liberal", "fascist", "fascist"]
    assert table.legal(0) == ["discard liberal", "discard fascist", "discard fascist"]
    table.discard("F")
    assert table.seen(1)["hand"] == ["liberal", "fascist"]
    reference = Table(7, top="LFF").elect(1).discard("F")
    assert as_json(table.seen(1)) == as_json(reference.seen(1))
    assert as_json(table.seen(0)) == as_json(reference.seen(0))


@pytest.mark.rule("SH-L4")
def test_president_and_chancellor_say_nothing_during_their_session() -> None:
    table = Table(7).govern("L", chancellor=2)
    assert "claim drawn 1 3" in table.legal(0)
    table.elect(3)  # president 1, chancellor 3: neither has anything to say yet
    assert (table.refuses(1, "claim drawn 2 0").code, table.refuses(1, "claim drawn 2 0").rule) == ("muted", "SH-L4")
    assert table.refuses(3, "claim received 2 0").code == "muted"
    assert "claim drawn 1 3" in table.legal(0)  # the others may speak


@pytest.mark.rule("SH-L5")
def test_a_short_deck_is_reshuffled_with_the_discard_at_the_end_of_a_session() -> None:
    table = Table(7, top="LFF" * 5 + "LF").lay("LFLF")
    assert (len(table.state.deck), sum(table.state.discarded)) == (5, 8)
    table.elect()
    assert len(table.state.deck) == 2  # not during the session
    table.pass_two("L")
    assert len(table.state.deck) == 2
    table.enact("L", top="FFFL")
    assert (len(table.state.deck), table.state.discarded) == (12, (0, 0))
    assert sum(table.state.deck) == 9
    shuffled = [event.seen_by(None) for event in table.state.events() if event.kind == "shuffled"][-1]
    assert (shuffled["liberal"], shuffled["fascist"], shuffled["source"]) == (3, 9, "SH-L5")
    table.elect()
    assert table.seen(table.president)["hand"] == ["fascist"] * 3


@pytest.mark.rule("SH-L5")
def test_three_policies_left_are_enough() -> None:
    table = Table(7).reject().reject().reject().reject().reject().reject()  # chaos twice: 15 left
    assert len(table.state.deck) == 15
    table.govern("F").use_power() if table.in_force[1] == 1 else table.govern("F")
    while len(table.state.deck) > 3:
        table.govern("F" if table.in_force[1] < 2 else "L")
        if table.phase not in ("nominate", "over"):
            table.use_power()
    assert len(table.state.deck) == 3
    assert [entry[0] for entry in table.state.log].count("shuffled") == 1


@pytest.mark.rule("SH-L5")
def test_the_deck_is_checked_after_chaos_too() -> None:
    table = Table(7).reject().reject().reject().reject().reject().reject()
    while len(table.state.deck) > 3:
        table.govern("F" if table.in_force[1] < 2 else "L")
        if table.phase not in ("nominate", "over"):
            table.use_power()
    table.reject().reject()
    assert len(table.state.deck) == 3
    laid = sum(table.in_force)
    table.reject(top="FFF")
    assert sum(table.in_force) == laid + 1
    assert len(table.state.deck) == 17 - laid - 1
    assert table.state.discarded == (0, 0)


@pytest.mark.rule("SH-L6")
def test_outside_the_session_anything_can_be_said_and_changes_nothing() -> None:
    table = Table(7, top="FFF").elect(1).discard("F").enact("F")
    before = table.state.clone()
    table.do(0, "claim drawn 1 3").do(1, "claim received 1 2")  # both lie
    after = table.state
    for name in fields(type(after)):
        if name not in ("log", "claimable", "told"):
            assert getattr(after, name) == getattr(before, name), name
    assert after.log[: len(before.log)] == before.log
    said = table.state.events()[-1].seen_by(None)
    assert (said["kind"], said["seat"], said["what"], said["claim"]) == ("claimed", 1, "received", [2])
    assert all("tiles" not in event.seen_by(None) for event in table.state.events() if event.kind == "claimed")
