"""Table talk (SH-T): claims as buttons, conflicts, and who is silent."""

from __future__ import annotations

import pytest

from tests.secret_hitler.kit import Table


def claims_of(table: Table, seat: int) -> list[str]:
    return [text for text in table.legal(seat) if text.startswith("claim")]


def conflicts(table: Table) -> list[tuple[str, int, list[int]]]:
    return [(found["reason"], found["session"], found["seats"]) for found in table.seen(None)["conflicts"]]


@pytest.mark.rule("SH-T1")
def test_the_president_claims_three_and_the_chancellor_two_once_each() -> None:
    table = Table(7).govern("L", chancellor=3)
    assert claims_of(table, 0) == [f"claim drawn 1 {liberals}" for liberals in range(4)]
    assert claims_of(table, 3) == [f"claim received 1 {liberals}" for liberals in range(3)]
    assert [claims_of(table, seat) for seat in (1, 2, 4, 5, 6)] == [[]] * 5
    offers = [decision for decision in table.state.decisions() if not decision.required]
    assert [(offer.seat, offer.kind, offer.source) for offer in offers] == [
        (0, "claim", "SH-T1"),
        (3, "claim", "SH-T1"),
    ]
    assert table.state.decisions()[0].required  # what the game waits for comes first
    assert table.seen(5)["unclaimed"] == [
        {"seat": 0, "what": "drawn", "session": 1},
        {"seat": 3, "what": "received", "session": 1},
    ]
    table.do(0, "claim drawn 1 2")
    said = table.state.events()[-1]
    assert said.seen_by(None) == {
        "number": len(table.state.log) - 1,
        "kind": "claimed",
        "source": "SH-T1",
        "seat": 0,
        "what": "drawn",
        "session": 1,
        "claim": [2],
    }
    assert claims_of(table, 0) == []
    refused = table.refuses(0, "claim drawn 1 2")
    assert (refused.code, refused.rule) == ("nothing-to-claim", "SH-T1")
    assert table.refuses(1, "claim drawn 1 2").code == "nothing-to-claim"
    assert table.refuses(3, "claim received 1 3").code == "nothing-to-claim"
    assert table.refuses(3, "claim received 2 1").code == "nothing-to-claim"
    assert claims_of(table, 3) != []


@pytest.mark.rule("SH-T1")
def test_the_investigator_claims_a_party() -> None:
    table = Table(7).lay("F").govern("F").use_power(6)
    assert claims_of(table, 1)[-2:] == ["claim party 2 liberal", "claim party 2 fascist"]
    table.do(1, "claim party 2 liberal")  # a lie about Hitler
    assert conflicts(table) == []
    table = Table(7).lay("F").govern("F").use_power(6).do(1, "claim party 2 fascist")
    assert conflicts(table) == [("accused", 2, [1, 6])]


@pytest.mark.rule("SH-T1")
def test_the_one_who_peeked_claims_three_policies_in_their_order() -> None:
    table = Table(5).lay("FF").govern("F").use_power()
    assert [text for text in claims_of(table, 2) if "peek" in text] == [
        f"claim peek 3 {a} {b} {c}"
        for a in ("liberal", "fascist")
        for b in ("liberal", "fascist")
        for c in ("liberal", "fascist")
    ]
    table.do(2, "claim peek 3 liberal fascist liberal")
    assert table.state.events()[-1].public["claim"] == ["liberal", "fascist", "liberal"]
    table.govern("L", chancellor=0).do(3, "claim drawn 4 1")
    assert conflicts(table) == [("peek-drawn", 4, [2, 3])]


@pytest.mark.rule("SH-T1")
def test_a_peek_tells_only_the_very_next_three() -> None:
    claim = "claim peek 3 liberal liberal liberal"
    table = Table(5).lay("FF").govern("F").use_power().do(2, claim)
    table.reject().reject().reject()  # chaos takes the first of them away
    table.govern("L").do(1, "claim drawn 4 0")
    assert "peek-drawn" not in [reason for reason, _, _ in conflicts(table)]
    table = Table(5).lay("FF").govern("F").use_power().do(2, claim).govern("L").govern("L").do(4, "claim drawn 5 1")
    assert conflicts(table) == []  # the peek told the draw before that one
    table.do(3, "claim drawn 4 3")
    assert conflicts(table) == []
    table = Table(5).lay("FF").govern("F").use_power().do(0, "claim drawn 1 1").do(2, claim)
    assert conflicts(table) == []  # nobody has drawn them yet
    table.govern("L").do(3, "claim drawn 4 1")
    assert conflicts(table) == [("peek-drawn", 4, [2, 3])]


@pytest.mark.rule("SH-T1")
@pytest.mark.parametrize(
    ("drawn", "received", "letter", "found"),
    [
        (3, 2, "L", []),
        (2, 2, "L", []),
        (2, 1, "L", []),
        (1, 1, "L", []),
        (3, 1, "L", [("drawn-received", 1, [0, 3])]),
        (1, 2, "L", [("drawn-received", 1, [0, 3])]),
        (2, 0, "L", [("received-policy", 1, [3]), ("drawn-received", 1, [0, 3])]),
        (1, 0, "L", [("received-policy", 1, [3])]),
        (0, 1, "L", [("drawn-policy", 1, [0]), ("drawn-received", 1, [0, 3])]),
        (0, 0, "F", []),
        (1, 0, "F", [("liberal-buried", 1, [0, 3])]),
        (1, 1, "F", []),
        (2, 1, "F", []),
        (0, 1, "F", [("drawn-received", 1, [0, 3])]),
        (2, 0, "F", [("drawn-received", 1, [0, 3])]),
        (3, 2, "F", [("drawn-policy", 1, [0]), ("received-policy", 1, [3])]),
        (2, 2, "F", [("received-policy", 1, [3])]),
    ],
)
def test_contradicting_claims_are_marked(
    drawn: int, received: int, letter: str, found: list[tuple[str, int, list[int]]]
) -> None:
    table = Table(7).govern(letter, chancellor=3)
    table.do(0, f"claim drawn 1 {drawn}").do(3, f"claim received 1 {received}")
    assert conflicts(table) == found
    other_way = Table(7).govern(letter, chancellor=3)
    other_way.do(3, f"claim received 1 {received}").do(0, f"claim drawn 1 {drawn}")
    assert sorted(conflicts(other_way)) == sorted(found)
    table.govern("L", chancellor=5).do(1, "claim drawn 2 1")
    assert conflicts(table) == found  # another session contradicts nothing here


@pytest.mark.rule("SH-T1")
def test_claims_about_a_vetoed_session_contradict_each_other_but_no_policy() -> None:
    table = Table(7).lay("FFFFF").elect()
    president, chancellor = table.president, table.state.chancellor
    table.pass_two("L").do(chancellor, "veto").do(president, "agree")
    table.do(president, "claim drawn 6 3").do(chancellor, "claim received 6 0")
    assert conflicts(table) == [("drawn-received", 6, [president, chancellor])]


@pytest.mark.rule("SH-T1")
def test_a_liberal_policy_that_nobody_owns_up_to_is_marked_after_a_veto_too() -> None:
    table = Table(7).lay("FFFFF").elect()
    president, chancellor = table.president, table.state.chancellor
    table.pass_two("L").do(chancellor, "veto").do(president, "agree")
    table.do(president, "claim drawn 6 1").do(chancellor, "claim received 6 0")
    assert conflicts(table) == [("liberal-buried", 6, [president, chancellor])]


@pytest.mark.rule("SH-T1", "SH-L4")
def test_in_their_session_president_and_chancellor_are_muted_even_about_earlier_ones() -> None:
    table = Table(7).lay("FFFFF")
    speakers = {decision.seat for decision in table.state.decisions() if not decision.required}
    table.elect()
    president, chancellor = table.president, table.state.chancellor
    assert {president, chancellor} & speakers

    def check() -> None:
        offered = {decision.seat for decision in table.state.decisions() if not decision.required}
        assert offered == speakers - {president, chancellor}
        for seat in (president, chancellor):
            assert claims_of(table, seat) == []
            assert table.refuses(seat, "claim drawn 1 1").code == "muted"

    assert table.phase == "discard"
    check()
    table.pass_two("L")
    assert table.phase == "enact"
    check()
    table.do(chancellor, "veto")
    assert table.phase == "veto"
    check()
    table.do(president, "agree")
    assert claims_of(table, president) != []
    assert claims_of(table, chancellor) != []
    assert table.refuses(president, "claim party 6 liberal").code == "nothing-to-claim"


@pytest.mark.rule("SH-T1")
def test_claims_may_be_made_while_a_power_waits_and_during_a_vote() -> None:
    table = Table(7).lay("F").govern("F", chancellor=3)
    assert table.phase == "investigate"
    assert claims_of(table, 1)
    assert claims_of(table, 3)
    table.do(3, "claim received 2 0")
    assert table.waits_for() == [(1, "investigate")]
    table.use_power().nominate()
    table.do(1, "claim drawn 2 0").do(0, "vote ja")
    assert len(table.seen(None)["voted"]) == 1


@pytest.mark.rule("SH-T2")
def test_chat_is_shut_to_president_and_chancellor_for_the_length_of_their_session() -> None:
    table = Table(7).lay("FFFFF")
    assert table.state.observe(None).silent == []
    table.nominate()
    assert table.state.observe(None).silent == []
    table.vote("ja")
    pair = [table.president, table.state.chancellor]
    assert table.state.observe(None).silent == pair
    table.pass_two("L")
    assert table.state.observe(None).silent == pair
    table.do(pair[1], "veto")
    assert table.state.observe(None).silent == pair
    table.do(pair[0], "agree")
    assert table.state.observe(None).silent == []


@pytest.mark.rule("SH-T2")
def test_the_dead_do_not_talk_at_the_table() -> None:
    table = Table(7).lay("FFF").govern("F")
    assert table.state.observe(None).out == []
    table.use_power(2)
    assert table.state.observe(None).out == [2]
