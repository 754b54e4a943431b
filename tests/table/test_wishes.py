"""What people ask of others at a table: what can be asked, who hears it, and how long it lasts."""

from __future__ import annotations

from typing import Any

import pytest

from conjura.kernel import Wish
from conjura.table import Start, Table, rooms, view
from conjura.table.commands import Act, Express
from tests.table.test_bots_talk import lines, play_on, refusal, table_with_bots


def orchestra(**more: Any) -> Table:
    return table_with_bots(game="black-orchestra", players=3, **more)


def whose_turn(table: Table) -> int:
    assert table.match is not None
    public: Any = table.match.public()
    return int(public.game.seat_of[public.active])


def test_a_wish_is_a_line_that_everyone_reads_and_is_in_force() -> None:
    table = orchestra(people=2)
    table.do(Express("bring", "keys", to=2), "ana", "Ana")
    assert rooms.wishes_in_force(table) == [Wish(0, "bring", "keys", 2)]
    told = lines(table, "ben")[-1]["told"]
    assert told["key"] == "talk-wish-to" and told["args"]["wish"]["key"] == "talk-bo-wish-bring"
    shown = view.personal(table, "ben", 1, None)["wishes"]
    assert [(one["by"], one["wish"], one["what"], one["to"]) for one in shown] == [(0, "bring", "keys", 2)]


def test_it_lasts_until_the_next_turn_of_whoever_asks_is_over() -> None:
    for on_turn in (True, False):
        table = play_on(orchestra(), lambda one, wanted=on_turn: (whose_turn(one) == 0) == wanted)
        table.do(Express("come"), "ana", "Ana")
        turns = []
        while rooms.wishes_in_force(table):
            turns.append(whose_turn(table))
            steps = table.steps_taken
            play_on(table, lambda one, before=steps: one.steps_taken > before)
        mine = sum(1 for before, now in zip([-1, *turns], turns, strict=False) if now == 0 and before != 0)
        assert mine == (2 if on_turn else 1)
        assert turns[-1] == 0 and whose_turn(table) != 0


def test_it_can_be_taken_back_and_the_same_wish_replaces_itself() -> None:
    table = orchestra()
    table.do(Express("go", "munich", to=1), "ana", "Ana")
    table.do(Express("go", "zeughaus", to=1), "ana", "Ana")
    table.do(Express("wait"), "ana", "Ana")
    assert [(wish.id, wish.what) for wish in rooms.wishes_in_force(table)] == [("go", "zeughaus"), ("wait", None)]
    assert refusal(table, Express("go", "munich", to=1, back=True), "ana") == "wish-unknown"
    table.do(Express("go", "zeughaus", to=1, back=True), "ana", "Ana")
    assert [wish.id for wish in rooms.wishes_in_force(table)] == ["wait"]


def test_the_same_wishes_come_out_of_the_entries() -> None:
    table = orchestra()
    made = Table.make("t", "black-orchestra", {"players": 3}, host="ana", name="Ana", seats=list(table.seats), at=1)
    again = Table.make("t", "black-orchestra", {"players": 3}, host="ana", name="Ana", seats=list(table.seats), at=1)
    for command in (Start(), Express("come"), Express("wait", to=1), Express("come", back=True)):
        change = made.ask(command, "ana", "Ana", at=5, seed="s")
        made.take(change)
        again.fold(change.body)
    assert rooms.wishes_in_force(again) == rooms.wishes_in_force(made) == [Wish(0, "wait", None, 1)]
    assert rooms.wishes_in_force(made.copy()) == [Wish(0, "wait", None, 1)]


@pytest.mark.parametrize(
    "wish",
    [Express("dance"), Express("bring"), Express("bring", "cake"), Express("go", "prison"), Express("come", to=0)],
)
def test_what_nobody_could_do_is_refused(wish: Express) -> None:
    assert refusal(orchestra(), wish, "ana") == "wish-unknown"


def test_who_may_not_speak_may_not_wish_and_other_games_have_no_such_words() -> None:
    assert refusal(orchestra(talk=False), Express("come"), "ana") == "talk-off"
    assert refusal(orchestra(), Express("come"), "zoe") == "not-seated"
    assert refusal(table_with_bots(), Express("come"), "ana") == "wish-unknown"
    assert view.personal(table_with_bots(), "ana", 0, None)["wishes"] == []


@pytest.mark.rule("BO-I2")
def test_nobody_wishes_for_anything_during_an_interrogation() -> None:
    for seed in range(80):
        table = orchestra(seed=f"prison{seed}")
        play_on(table, lambda one: bool(one.match.public().silent), seed)
        if table.phase == "running":
            break
    assert refusal(table, Express("come"), "ana") == "talk-muted"


def test_a_wish_is_no_step_of_the_game() -> None:
    table = orchestra()
    link = table.link
    version = table.do(Express("come"), "ana", "Ana")
    assert table.link == link
    seat = table.required()[0]
    table.do(Act(str(table.offered(seat)[0]), version, seat), table.seats[seat].person)
