"""Conspirators picked in turn before the game, instead of being dealt."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from conjura.table import (
    Act,
    Ban,
    Command,
    Leave,
    PassOver,
    Pick,
    Refused,
    Seat,
    SetOptions,
    SetSeat,
    Settings,
    Start,
    Table,
    view,
)
from conjura.table.commands.company import remade

PEOPLE = ("ana", "ben", "cleo")


def gathered(players: int = 3, seed: str = "draft", **settings: Any) -> Table:
    """Three people, and bots on the other seats."""
    seats = [Seat("person", name, name.title()) for name in PEOPLE[:players]]
    seats += [Seat("bot", bot="steady")] * (players - len(seats))
    table = Table.make(
        *("t", "black-orchestra", {"players": players}),
        host="ana",
        name="Ana",
        seats=seats,
        settings=Settings(draft=True, **settings),
    )
    table.do(Start(), "ana", seed=seed)
    return table


def refusal(table: Table, command: Command, person: str | None) -> str:
    before = table.version
    with pytest.raises(Refused) as refused:
        table.ask(command, person, "Somebody")
    assert table.version == before
    return refused.value.code


def draft_of(table: Table) -> Any:
    return view.shared(table, [True] * len(table.seats), 0)["draft"]


def turn(table: Table) -> int:
    [seat] = table.required()
    return seat


def test_everybody_picks_in_turn_and_the_game_is_played_with_it() -> None:
    table = gathered()
    assert table.phase == "open" and sorted(draft_of(table)["waiting"]) == [0, 1, 2]
    wanted = ["oster", "kordt", "beck"]
    picked = {}
    for what in wanted:
        seat = turn(table)
        assert [one["waiting"] for one in view.shared(table, [True] * 3, 0)["seats"]] == [n == seat for n in range(3)]
        others = [name for n, name in enumerate(PEOPLE) if n != seat]
        assert {refusal(table, Pick(what), other) for other in others} == {"draft-turn"}
        assert refusal(table, Start(), "ana") == "draft-on"
        table.do(Pick(what), PEOPLE[seat])
        picked[seat] = what
        assert what not in draft_of(table)["left"]
        if table.required():
            assert refusal(table, Pick(what), PEOPLE[turn(table)]) == "draft-taken"
    assert table.due() is not None, "the house begins the game"
    table.do(Start())
    assert table.phase == "running" and table.draft is None
    assert table.game.options["conspirators"] == [picked[seat] for seat in range(3)]
    assert table.match is not None
    assert table.match.record.header.options["conspirators"] == table.game.options["conspirators"]


def test_a_stored_draft_folds_to_the_same_table_and_a_rematch_drafts_anew() -> None:
    table = Table.make(
        *("t", "black-orchestra", {"players": 2}),
        host="ana",
        name="Ana",
        seats=[Seat("person", "ana", "Ana"), Seat("bot", bot="steady")],
        settings=Settings(draft=True),
    )
    changes = []
    for command, person in ((Start(), "ana"), (Pick(seat=0), None), (Pick(seat=1), None)):
        seat = table.required()[0] if table.required() else None
        said = command if isinstance(command, Start) else Pick(seat=seat)
        change = table.ask(said, person, seed="s")
        changes.append(change.body)
        table.take(change)
    table.do(Start(), seed="s")
    again = Table.make(
        *("t", "black-orchestra", {"players": 2}),
        host="ana",
        name="Ana",
        seats=[Seat("person", "ana", "Ana"), Seat("bot", bot="steady")],
        settings=Settings(draft=True),
    )
    for body in changes:
        again.fold(body)
    assert again.draft is not None and again.draft.turn is None
    again.do(Start(), seed="s")
    assert again.game.options == table.game.options and table.game.options["conspirators"] is not None
    new = Table.load("n", [remade(table, "ana")])
    assert new.game.options["conspirators"] is None and new.settings.draft


def test_every_order_is_as_likely_and_the_same_seed_draws_the_same() -> None:
    orders = Counter(tuple(draft_of(gathered(seed=f"lot {n}"))["waiting"]) for n in range(600))
    assert len(orders) == 6 and min(orders.values()) > 60
    assert draft_of(gathered(seed="x")) == draft_of(gathered(seed="x"))


def test_bots_and_the_undecided_draw_lots_among_what_is_left() -> None:
    table = gathered(5)
    while table.required():
        seat = turn(table)
        if seat < 3:
            table.do(Pick(), PEOPLE[seat])
        else:
            assert refusal(table, Pick(seat=seat), "ana") == "not-your-seat"
            table.do(Pick(seat=seat))
    picks = draft_of(table)["picks"]
    assert len({pick["what"] for pick in picks}) == 5 and all(pick["lot"] for pick in picks)


def test_whoever_is_away_is_passed_over_and_picks_last_and_then_the_lot_picks() -> None:
    table = gathered()
    away = turn(table)
    table.do(PassOver(away))
    assert draft_of(table)["waiting"][-1] == away and draft_of(table)["passed"] == [away]
    assert refusal(table, PassOver(away), None) == "draft-turn", "it is another's turn now"
    table.do(Pick(), PEOPLE[turn(table)])
    table.do(Pick(), PEOPLE[turn(table)])
    assert turn(table) == away
    table.do(PassOver(away))
    assert draft_of(table)["picks"][-1]["lot"] and draft_of(table)["waiting"] == []


def test_the_house_looks_at_a_draft_after_the_tables_grace_or_clock() -> None:
    table = gathered()
    assert not PassOver.over_the_wire
    assert table.due() == table.updated + 60_000, "a look whether somebody is away, after the table's grace"
    assert gathered(absence=None).due() is None
    clocked = gathered(clock=30)
    assert clocked.due() == clocked.updated + 30_000


def test_one_player_picks_both_conspirators() -> None:
    table = gathered(1)
    table.do(Pick("beck"), "ana")
    table.do(Pick("oster"), "ana")
    table.do(Start())
    assert table.game.options["conspirators"] == ["beck", "oster"]


@pytest.mark.parametrize(
    ("command", "person"),
    [
        (Leave(), "ben"),
        (SetSeat(2, "bot"), "ana"),
        (Ban(seat=1), "ana"),
        (SetOptions(settings={"draft": False}), "ana"),
        (SetOptions(options={"difficulty": "easy"}), "ana"),
    ],
)
def test_who_sits_there_or_what_is_played_changes_and_nobody_has_picked(command: Command, person: str) -> None:
    table = gathered()
    table.do(Pick(), PEOPLE[turn(table)])
    table.do(command, person)
    assert table.draft is None and table.due() is None and table.required() == []
    assert refusal(table, Pick(), "ana") == "draft-none"
    assert refusal(table, Start(), None) == "draft-none", "the house starts no game by itself"


def test_a_game_that_deals_nothing_that_could_be_picked_is_not_drafted() -> None:
    table = Table.make("t", "secret-hitler", {"players": 5}, host="ana", name="Ana")
    assert refusal(table, SetOptions(settings={"draft": True}), "ana") == "setting-value"
    with pytest.raises(Refused):
        Table.make("t", "secret-hitler", {}, host="ana", name="Ana", settings=Settings(draft=True))


def test_what_was_picked_is_acted_with() -> None:
    table = gathered(1)
    for what in ("kordt", "tresckow"):
        table.do(Pick(what), "ana")
    table.do(Start(), seed=1)
    shown = view.personal(table, "ana", 0, None)
    assert shown["observation"] is not None
    assert [one["id"] for one in shown["observation"]["conspirators"]] == ["kordt", "tresckow"]
    table.do(Act(shown["legal"][0], table.version), "ana")
