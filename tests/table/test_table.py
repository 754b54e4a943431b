"""The table in one process: seats, versions, undo, clocks, substitutes, and what each pair of eyes sees."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import conjura
from conjura.kernel import ConjuraError, Record
from conjura.table import (
    COMMANDS,
    Act,
    Answer,
    Command,
    Decide,
    HappenedBefore,
    Join,
    Leave,
    Pause,
    Refused,
    Rematch,
    Rename,
    Resign,
    Resume,
    Return,
    Say,
    Seat,
    SetOptions,
    SetSeat,
    Settings,
    Start,
    Substitute,
    Table,
    Undo,
    dump,
    making,
    rooms,
    undo,
    view,
)
from conjura.table.beats import nominal_seconds
from conjura.table.commands.company import remade
from conjura.table.match import Match, facts_of

PEOPLE = ["ana", "ben", "cleo", "dan", "eva", "fin", "gus"]


def people_table(players: int = 7, seed: str = "one", game: str = "secret-hitler", **settings: Any) -> Table:
    """A started table where every seat is a person of its own."""
    seats = [Seat("person", name, name.title()) for name in PEOPLE[:players]]
    table = Table.make(
        *("t", game, {"players": players}),
        host="ana",
        name="Ana",
        seats=seats,
        settings=Settings().changed(settings),
        at=1000,
    )
    table.do(Start(), "ana", seed=seed, at=2000)
    return table


def step(table: Table, rng: random.Random, at: int | None = None) -> None:
    """One seat that the game waits for does something legal."""
    seat = rng.choice(table.required())
    action = rng.choice(match_of(table).state.legal(seat))
    table.do(Act(str(action), table.version, seat), table.seats[seat].person or "", at=at)


def play(table: Table, seed: int = 1, steps: int = 10_000) -> Table:
    rng = random.Random(seed)
    while table.phase == "running" and steps:
        step(table, rng)
        steps -= 1
    return table


def match_of(table: Table) -> Match:
    assert table.match is not None
    return table.match


def undo_refused(table: Table, seat: int) -> str | None:
    return undo.refused(table.settings, match_of(table), seat)


def refusal(change: Any, *args: Any, **kwargs: Any) -> str:
    with pytest.raises(ConjuraError) as refused:
        change(*args, **kwargs)
    return refused.value.code


# Seats


@pytest.mark.finding("S31")
@pytest.mark.parametrize("public", [False, True])
def test_one_stranger_cannot_take_every_seat_of_a_public_table(public: bool) -> None:
    """S31: among friends several may sit at one device, and the host may have as many seats as they like."""
    settings = Settings().changed({"public": public})
    table = Table.make("t", "secret-hitler", {"players": 5}, host="ana", name="Ana", settings=settings)
    table.do(Join(), "eve", "Eve")
    if public:
        assert refusal(table.ask, Join(2), "eve", "Eve") == "seat-one"
    else:
        table.do(Join(2), "eve", "Eve")
    table.do(Join(4), "ana", "Ana")
    assert (table.seats.of("ana"), len(table.seats.of("eve"))) == ([0, 4], 1 if public else 2)


@pytest.mark.finding("S3")
def test_nobody_sits_down_or_is_renamed_under_a_name_that_another_bears() -> None:
    table = Table.make("t", "secret-hitler", {"players": 5}, host="ana", name="Ana", at=1000)
    table.do(Join(), "ben", "ANA")
    table.do(Join(), "cleo", "Cleo")
    assert [seat.name for seat in table.seats][:3] == ["Ana", "ANA 2", "Cleo"]
    table.do(Rename(), "cleo", "ana")
    assert [seat.name for seat in table.seats][:3] == ["Ana", "ANA 2", "ana 3"]


def test_a_table_gathers_people_bots_and_several_seats_of_one_person() -> None:
    table = Table.make("t", "secret-hitler", {"players": 5}, host="ana", name="Ana")
    assert [seat.kind for seat in table.seats] == ["person", "empty", "empty", "empty", "empty"]
    table.do(Join(3), "ana", "Ana")
    table.do(Join(), "ben", " Ben  B ")
    table.do(SetSeat(2, "bot", "random"), "ana")
    assert table.seats.of("ana") == [0, 3]
    assert table.seats[1].name == "Ben B"
    assert refusal(table.ask, Join(1), "cleo", "Cleo") == "seat-taken"
    assert refusal(table.ask, Join(9), "cleo", "Cleo") == "no-such-seat"
    assert refusal(table.ask, Start(), "ana") == "seats-empty"
    assert refusal(table.ask, Start("random"), "ben") == "not-host"
    assert refusal(table.ask, SetSeat(4, "bot"), "ben") == "not-host"
    table.do(Join(), "cleo", "Cleo")
    assert refusal(table.ask, Join(), "dan", "Dan") == "table-full"
    table.do(Start(), "ana")
    assert table.phase == "running"
    assert refusal(table.ask, Join(), "dan", "Dan") == "table-running"


def test_the_host_hands_on_and_an_empty_table_closes() -> None:
    table = Table.make("t", "secret-hitler", {}, host="ana", name="Ana")
    table.do(Join(), "ben", "Ben")
    table.do(Leave(), "ana")
    assert table.seats.host == "ben"
    assert refusal(table.ask, Leave(), "ana") == "not-seated"
    table.do(Leave(), "ben")
    assert table.phase == "closed"
    assert refusal(table.ask, Join(), "ana", "Ana") == "table-closed"


def test_options_change_while_the_table_is_open() -> None:
    table = Table.make("t", "secret-hitler", {"players": 5}, host="ana", name="Ana")
    table.do(SetOptions({"players": 8, "veto_from": 4}, {"clock": 30, "public": True}), "ana")
    assert len(table.seats) == 8
    assert table.game.options["veto_from"] == 4
    assert table.settings.clock == 30 and table.settings.public
    table.do(Join(7), "ben", "Ben")
    assert refusal(table.ask, SetOptions({"players": 6}), "ana") == "too-many-seats"
    assert refusal(table.ask, SetOptions({"players": 4}), "ana") == "players"
    assert refusal(table.ask, SetOptions(None, {"clock": 1}), "ana") == "setting-value"
    assert refusal(table.ask, SetOptions(None, {"colour": 1}), "ana") == "unknown-setting"
    assert refusal(table.ask, SetOptions(None, {}), "ben") == "not-host"


def published(**options: Any) -> dict[str, Any]:
    return conjura.game("secret-hitler", **options).options


def test_every_change_settles_the_options_anew_from_what_was_chosen() -> None:
    table = Table.make("t", "secret-hitler", {"players": 7, "veto_from": 4}, host="ana", name="Ana")
    table.do(SetOptions({"players": 5}), "ana")
    assert table.game.options == published(players=5, veto_from=4)  # the board for five, not the one for seven
    table.do(SetOptions({"players": 9}), "ana")
    table.do(SetOptions({"rebalanced": True}), "ana")
    assert table.game.options == published(players=9, veto_from=4, rebalanced=True)
    assert table.game.options["fascist_policies"] == 10
    table.do(SetOptions({"players": 6}, {"clock": 30}), "ana")
    assert table.game.options["fascist_start"] == 1 and table.game.options["fascist_policies"] == 11
    table.do(SetOptions({"rebalanced": False, "fascist_policies": 12}), "ana")
    assert table.game.options == published(players=6, veto_from=4, fascist_policies=12)


def test_a_choice_can_be_given_back() -> None:
    table = Table.make(
        "t", "secret-hitler", {"players": 6, "fascist_start": 0, "rebalanced": True}, host="ana", name="Ana"
    )
    assert table.game.options["fascist_start"] == 0
    table.do(SetOptions(options={"fascist_start": None}), "ana")
    assert table.chosen == {"players": 6, "rebalanced": True}
    assert table.game.options["fascist_start"] == 1


def test_a_rematch_plays_by_what_was_chosen() -> None:
    table = Table.make("t", "secret-hitler", {"players": 7, "rebalanced": True}, host="ana", name="Ana")
    again = Table.load("next", [remade(table, "ana")])
    again.do(SetOptions({"players": 5}), "ana")
    assert again.game.options == published(players=5, rebalanced=True)


def test_what_was_chosen_is_worked_out_where_an_older_entry_does_not_say() -> None:
    body = making("secret-hitler", {"players": 7, "rebalanced": True, "veto_from": 4}, host="ana", name="Ana")
    del body["chosen"]
    table = Table.load("t", [body])
    table.do(SetOptions({"players": 5}), "ana")
    assert table.game.options == published(players=5, rebalanced=True, veto_from=4)


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"players": 11}, "players"),
        ({"players": "7"}, "players"),
        ({"name": "x"}, "unknown-option"),
        ({"nonsense": 1}, "unknown-option"),
    ],
)
def test_a_table_that_cannot_be_played_is_not_made(options: dict[str, Any], code: str) -> None:
    assert refusal(making, "secret-hitler", options, host="ana", name="Ana") == code


def test_an_unknown_game_and_an_unknown_bot_are_refused() -> None:
    assert refusal(making, "chess", {}, host="ana", name="Ana") == "unknown-game"
    bots = [Seat("person", "ana", "Ana"), Seat("bot", bot="deep-thought")]
    assert refusal(making, "secret-hitler", {}, host="ana", name="Ana", seats=bots) == "no-such-bot"


# Acting


def test_a_whole_game_is_played_and_its_record_is_audited() -> None:
    table = play(people_table())
    assert table.phase == "finished" and table.outcome is not None
    record = Record.loads(match_of(table).record.dumps())
    record.audit(table.game)
    assert record.seed == "one"
    assert refusal(table.ask, Act("vote ja", table.version, 0), "ana") == "table-finished"


def test_nobody_acts_on_a_seat_that_is_not_theirs() -> None:
    table = people_table()
    seat = table.required()[0]
    action = str(table.offered(seat)[0])
    other = PEOPLE[(seat + 1) % 7]
    assert refusal(table.ask, Act(str(action), table.version, seat), other) == "not-your-seat"
    assert refusal(table.ask, Act(str(action), table.version), "mallory") == "not-seated"
    assert refusal(table.ask, Act(str(action), table.version, seat)) == "seat-back"
    assert refusal(table.ask, Act(str(action), table.version + 1), PEOPLE[seat]) == "version-ahead"
    assert refusal(table.ask, Act("fly away", table.version), PEOPLE[seat]) == "wrong-action"
    assert refusal(table.ask, Act("FLY", table.version), PEOPLE[seat]) == "bad-notation"


def to_the_vote(table: Table) -> int:
    """Nominate; gives the version at which all ballots are open."""
    seat = table.required()[0]
    table.do(Act(str(table.offered(seat)[0]), table.version, seat), PEOPLE[seat])
    assert len(table.required()) == 7
    return table.version


def test_simultaneous_votes_are_all_taken_at_the_version_everyone_saw() -> None:
    table = people_table()
    seen = to_the_vote(table)
    for seat in (3, 0, 6, 1, 5, 2, 4):
        table.do(Act("vote ja", seen), PEOPLE[seat])
    assert match_of(table).state.observe(None).to_json()["phase"] == "discard"


def test_a_late_vote_does_not_count_for_the_next_election() -> None:
    table = people_table()
    seen = to_the_vote(table)
    for seat in range(7):
        table.do(Act("vote nein", seen), PEOPLE[seat])
    again = to_the_vote(table)
    assert refusal(table.ask, Act("vote ja", seen), "ana") == "stale-action"
    table.do(Act("vote ja", again), "ana")


def test_the_same_table_comes_out_of_its_entries() -> None:
    bodies: list[Any] = []
    table = Table.load("t", [])

    def take(change: Any) -> None:
        body = change if isinstance(change, dict) else change.body
        bodies.append(json.loads(json.dumps(body)))
        table.fold(body) if isinstance(change, dict) else table.take(change)

    take(making("secret-hitler", {"players": 6}, host="ana", name="Ana", at=1))
    take(table.ask(Join(), "ben", "Ben", at=2))
    take(table.ask(Start("random"), "ana", at=3))
    rng = random.Random(3)
    while table.phase == "running":
        seat = table.required()[0]
        action = rng.choice(table.offered(seat))
        person = table.seats[seat].person
        if person is None:
            take(table.ask(Act(str(action), table.version, seat), at=table.version))
        else:
            take(table.ask(Act(str(action), table.version, seat, id=f"n{table.version}"), person, at=table.version))
            if rng.random() < 0.3 and table.phase == "running" and undo_refused(table, seat) is None:
                take(table.ask(Undo(seat), person, at=table.version))
            if rng.random() < 0.3 and rooms.room_for(table, person)[0]:
                take(table.ask(Say("hm"), person, "x", at=table.version))
    again = Table.load("t", bodies)
    for seat in (None, *range(6)):
        for since in (None, 0, table.version // 2):
            mine = None if seat is None else table.seats[seat].person
            assert view.personal(again, mine, seat, since) == view.personal(table, mine, seat, since)
    assert view.shared(again, [False] * 6, 0) == view.shared(table, [False] * 6, 0)
    match_of(again).record.audit(again.game)
    assert again.link == table.link == match_of(table).record.chain()[-1]


def test_an_entry_that_chance_did_not_give_is_not_folded() -> None:
    table = people_table()
    change = table.ask(Act(str(table.offered(table.required()[0])[0]), table.version), PEOPLE[table.required()[0]])
    forged = {**change.body, "chance": [["policies", ["liberal"] * 17]]}
    with pytest.raises(ConjuraError) as refused:
        table.fold(forged)
    assert refused.value.code == "record-unfair"


# Views and versions


@pytest.mark.parametrize("seed", range(3))
def test_a_client_that_comes_back_at_any_version_misses_nothing(seed: int) -> None:
    table = people_table(seed=f"s{seed}")
    rng = random.Random(seed)
    told: dict[int | None, dict[int, list[Any]]] = {seat: {} for seat in (None, 0, 3)}
    while table.phase == "running":
        for seat, known in told.items():
            known[table.version] = view.personal(table, None, seat, None)["events"]
        step(table, rng)
        last = match_of(table).record.entries[-1].seat
        if table.phase == "running" and last is not None and rng.random() < 0.2 and undo_refused(table, last) is None:
            table.do(Undo(last), PEOPLE[last])
    for seat, known in told.items():
        full = view.personal(table, None, seat, None)["events"]
        for version, events in known.items():
            update = view.personal(table, None, seat, version)
            assert update["type"] == "update"
            known_now = events[: update["keep"]] + update["events"]
            lines = {one["number"]: one["line"] for one in update["retold"]}
            assert [{**event, "line": lines.get(event["number"], event["line"])} for event in known_now] == full


def test_a_client_from_the_future_starts_over() -> None:
    table = people_table()
    assert view.personal(table, "ana", 0, table.version + 5)["type"] == "view"


def test_eyes_are_one_s_own_or_a_spectator_s() -> None:
    table = people_table(spectators=False)
    assert view.eyes(table, "ben", None) == 1
    assert view.eyes(table, "ben", 1) == 1
    assert view.eyes(table, "ben", None, watch=True) is None
    assert refusal(view.eyes, table, "ben", 2) == "not-your-seat"
    assert refusal(view.eyes, table, None, None) == "no-spectators"
    assert refusal(view.eyes, table, None, 0) == "not-your-seat"
    assert view.eyes(people_table(), None, None) is None


@pytest.mark.parametrize("seed", range(4))
def test_views_of_positions_that_a_seat_cannot_tell_apart_are_equal(seed: int) -> None:
    """Secrecy on everything a client is sent: another world that the seat could believe in gives the same bytes."""
    table = people_table(seed=f"w{seed}")
    rng = random.Random(seed)
    compared = 0
    while table.phase == "running":
        match = match_of(table)
        truth, events = match.state, match.events
        for seat in (None, *range(7)):
            mine = None if seat is None else PEOPLE[seat]
            sent = json.dumps([view.personal(table, mine, seat, None), view.shared(table, [True] * 7, 0)])
            other = table.game.imagine(truth.observe(seat), rng)
            match.state, match.events = other, other.events()
            match.look_anew()
            told = json.dumps([view.personal(table, mine, seat, None), view.shared(table, [True] * 7, 0)])
            match.state, match.events = truth, events
            match.look_anew()
            # Whether something can be taken back at once tells of the last action, which is one's own.
            assert told == sent
            compared += 1
        step(table, rng)
    assert compared > 100


def test_what_everyone_sees_is_made_once_and_comes_out_the_same() -> None:
    table = people_table()
    rng = random.Random(2)
    while table.phase == "running":
        for seat in (None, *range(7)):
            observation = match_of(table).state.observe(seat)
            whole = facts_of(observation)
            assert facts_of(observation, match_of(table).public_facts()) == whole
            told = observation.to_json()
            assert all(told[name] == value for name, value in whole.items())
        step(table, rng)


def test_the_seed_is_promised_at_the_start_and_shown_at_the_end() -> None:
    table = people_table(seed="promised")
    before = view.shared(table, [True] * 7, 0)
    assert before["commitment"].startswith("sha256:") and before["seed"] is None
    assert "promised" not in json.dumps([before, view.personal(table, "ana", 0, None)])
    after = view.shared(play(table), [True] * 7, 0)
    assert after["commitment"] == before["commitment"] and after["seed"] == "promised"


# Asking


def seen(table: Table, since: int | None = None) -> str:
    """All that anybody can see of a table, or what is new for them since a version."""
    people = [None, *table.seats.people()]
    views = [view.personal(table, person, seat, since) for person in people for seat in (None, *table.seats.of(person))]
    return json.dumps([views, view.shared(table, [False] * len(table.seats), 0), table.version])


@pytest.mark.parametrize("game", ["secret-hitler", "black-orchestra"])
def test_asking_changes_nothing_and_either_answer_can_be_taken(game: str) -> None:
    seats = [Seat("person", name, name.title()) for name in PEOPLE[:5]]
    body = making(game, {"players": 5}, host="ana", name="Ana", seats=seats, at=1)
    table = Table.load("t", [body])
    deals = [table.ask(Start(), "ana", seed="one", at=2) for _ in range(2)]
    assert deals[0].body == deals[1].body and table.phase == "open"
    bodies = [body, deals[1].body]
    table.take(deals[1])
    rng = random.Random(4)
    while table.phase == "running" and len(bodies) < 120:
        seat = rng.choice(table.required())
        last = table.version - 1
        before = seen(table, last)
        choices = [rng.choice(table.offered(seat)) for _ in range(2)]
        asked = [table.ask(Act(str(choice), table.version, seat), PEOPLE[seat], at=3) for choice in choices]
        again = table.ask(Act(str(choices[0]), table.version, seat), PEOPLE[seat], at=3)
        assert again.body == asked[0].body
        assert seen(table, last) == before
        change = rng.choice(asked)
        bodies.append(json.loads(json.dumps(change.body)))
        table.take(change)
    assert any(body.get("chance") for body in bodies[2:])
    assert seen(Table.load("t", bodies)) == seen(table)


def test_the_table_as_it_will_be_leaves_the_table_as_it_is() -> None:
    table = people_table()
    rng = random.Random(6)
    while table.phase == "running" and table.version < 40:
        seat = rng.choice(table.required())
        person = PEOPLE[seat]
        said = [Act(str(rng.choice(table.offered(seat))), table.version, seat, id=f"n{table.version}"), Say("hm")]
        said += [Pause(), Leave(), Resign(), Substitute(seat)]
        last = table.version - 1
        before = seen(table, last)
        for command in said:
            if isinstance(command, Say) and rooms.room_for(table, person)[0] is None:
                continue
            change = table.ask(command, person, "x", at=9)
            after = table.after(change)
            assert seen(table, last) == before
            assert after.version == table.version + 1 and seen(after, last) != before
        table.take(table.ask(said[0], person, at=9))
        if undo_refused(table, seat) is None and table.phase == "running":
            before = seen(table)
            table.after(table.ask(Undo(seat), person))
            assert seen(table) == before


def test_what_was_done_is_answered_as_before_when_it_is_said_again() -> None:
    table = people_table()
    seat = table.required()[0]
    act = Act(str(table.offered(seat)[0]), table.version, seat, id="once")
    version = table.do(act, PEOPLE[seat])
    with pytest.raises(HappenedBefore) as before:
        table.ask(act, PEOPLE[seat])
    assert before.value.version == version
    assert refusal(table.ask, act, PEOPLE[(seat + 1) % 7]) == "not-your-seat"
    table.do(Say("something else"), "ana", "Ana")
    with pytest.raises(HappenedBefore):
        table.ask(Act(act.action, act.version, id="once"), PEOPLE[seat])


def test_whoever_sits_down_twice_has_one_seat_and_a_second_one_by_its_number() -> None:
    """Lines say things twice; nobody means two seats by that."""
    table = Table.make("t", "secret-hitler", {"players": 5}, host="ana", name="Ana")
    table.do(Join(), "ben", "Ben")
    for again in (Join(), Join(1)):
        with pytest.raises(HappenedBefore) as before:
            table.ask(again, "ben", "Ben")
        assert before.value.version == table.version
    table.do(Join(3), "ben", "Ben")
    assert table.seats.of("ben") == [1, 3]


@pytest.mark.finding("S30")
@pytest.mark.parametrize(
    ("command", "code"),
    [
        (Join(), "table-running"),
        (Pause(), "not-seated"),
        (Leave(), "not-seated"),
        (Substitute(0), "not-seated"),
        (Undo(), "not-seated"),
        (Rename(), "not-seated"),
        (Rematch(), "table-running"),
        (Start(), "table-running"),
    ],
)
def test_a_stranger_changes_nothing(command: Command, code: str) -> None:
    assert refusal(people_table().ask, command, "mallory", "Mallory") == code


def test_the_house_says_only_what_is_for_the_house_to_say() -> None:
    table = people_table()
    for kind in COMMANDS.values():
        if not kind.by_house:
            assert kind.over_the_wire or kind is Rename
    assert refusal(table.ask, Pause()) == "no-identity"
    table.do(Substitute(3))


def test_nobody_is_replaced_who_is_there() -> None:
    table = people_table()
    assert refusal(table.ask, Substitute(3), "ana", present=lambda person: person == "dan") == "seat-present"
    table.do(Substitute(3), "ana", present=lambda person: person == "ana")


def test_options_of_the_machine_are_not_for_guests(tmp_path: Path) -> None:
    table = Table.make("t", "black-orchestra", {"players": 2}, host="ana", name="Ana")
    assert refusal(table.ask, SetOptions({"pack": str(tmp_path)}), "ana") == "unknown-pack"


# The record and its chain


def test_every_version_of_a_game_has_its_link_and_the_record_has_them_all() -> None:
    table = Table.make("t", "secret-hitler", {"players": 5}, host="ana", name="Ana")
    assert view.shared(table, [True] * 5, 0)["link"] is None
    table = people_table(5)
    noted = [view.shared(table, [True] * 5, 0)["link"]]
    rng = random.Random(8)
    taken_back = 0
    while table.phase == "running":
        step(table, rng)
        noted.append(view.shared(table, [True] * 5, 0)["link"])
        last = match_of(table).record.entries[-1].seat
        assert last is not None
        if taken_back < 3 and table.phase == "running" and undo_refused(table, last) is None:
            table.do(Undo(last), PEOPLE[last])
            taken_back += 1
            noted.append(view.shared(table, [True] * 5, 0)["link"])
    assert taken_back == 3 and len(set(noted)) == len(noted)
    record = Record.loads(match_of(table).record.dumps())
    assert record.header.format == 2 and record.header.chance == "step"
    record.audit(table.game)
    assert [record.line_of(link or "") for link in noted] == list(range(2, len(noted) + 2))
    table.do(Say("well played"), "ana", "Ana")
    assert table.link == noted[-1]


def test_the_record_keeps_the_hash_of_the_content_it_was_played_with() -> None:
    table = Table.make("t", "black-orchestra", {"players": 2}, host="ana", name="Ana")
    table.do(Start("random"), "ana")
    assert match_of(table).record.header.content == table.game.content_hash
    assert str(table.game.content_hash).startswith("sha256:")


STORED = Path(__file__).parent / "stored" / "secret-hitler-1.jsonl"


def test_a_table_begun_before_outcomes_came_by_step_goes_on_in_its_sequence() -> None:
    """It was stored right after a shuffle was taken back: the same shuffle lies ahead."""
    bodies = [json.loads(line) for line in STORED.read_text(encoding="utf-8").splitlines()]
    last = next(body for body in reversed(bodies) if body["kind"] == "act")
    assert last["chance"]
    table = Table.load("old", bodies)
    assert table.phase == "running" and table.link is None
    assert match_of(table).record.header.format == 1
    act = Act(last["action"], table.version, last["seat"])
    person = table.seats[last["seat"]].person
    for _ in range(3):
        change = table.ask(act, person, at=9)
        assert [list(taken) for taken in change.body["chance"]] == last["chance"]
    again = table.after(table.ask(act, person, at=9))
    table.take(change)
    bodies.append(change.body)
    assert seen(again) == seen(table)
    rng = random.Random(1)
    while table.phase == "running":
        seat = rng.choice(table.required())
        act = Act(str(rng.choice(table.offered(seat))), table.version, seat)
        asked = [table.ask(act, table.seats[seat].person, at=9) for _ in range(2)]
        assert asked[0].body == asked[1].body
        bodies.append(asked[0].body)
        table.take(asked[0])
    record = Record.loads(match_of(table).record.dumps())
    assert record.header.format == 1
    record.audit(table.game)
    assert seen(Table.load("old", json.loads(json.dumps(bodies)))) == seen(table)


# Entries


def test_an_entry_is_written_in_one_way_and_stays_small() -> None:
    table = people_table()
    seat = table.required()[0]
    change = table.ask(Act(str(table.offered(seat)[0]), table.version, seat), PEOPLE[seat], at=1_700_000_000_000)
    written = dump(change.body)
    assert written == json.dumps(change.body, separators=(",", ":"), sort_keys=True)
    assert len(written) < 80


def test_an_entry_of_an_unknown_kind_is_refused() -> None:
    assert refusal(people_table().fold, {"kind": "dance", "at": 1}) == "entry-kind"


# Undo, under its four prohibitions


def test_one_s_own_ballot_can_be_changed_until_somebody_else_decides() -> None:
    table = people_table()
    seen = to_the_vote(table)
    table.do(Act("vote ja", seen), "ana")
    what = {"key": "act-sh-vote-ja"}
    assert view.personal(table, "ana", 0, None)["undo"] == {"free": True, "ask": False, "refused": None, "what": what}
    assert view.personal(table, "ben", 1, None)["undo"]["what"] is None
    table.do(Undo(), "ana")
    assert 0 in table.required()
    assert refusal(table.ask, Act("vote nein", seen), "ana") == "stale-action"
    table.do(Act("vote nein", table.version), "ana")
    table.do(Act("vote nein", seen + 2), "ben")
    assert undo_refused(table, 0) == "undo-other"


def test_never_past_a_change_of_the_active_player() -> None:
    table = people_table()
    seat = table.required()[0]
    to_the_vote(table)
    assert undo_refused(table, seat) == "undo-active"


def test_never_past_hidden_information_shown() -> None:
    table = people_table()
    seen = to_the_vote(table)
    for seat in range(6):
        table.do(Act("vote nein", seen), PEOPLE[seat])
    assert undo_refused(table, 5) is None
    table.do(Act("vote nein", seen), "gus")  # the last ballot turns all of them over
    assert undo_refused(table, 6) in ("undo-hidden", "undo-active")
    table = people_table()
    seen = to_the_vote(table)
    for seat in range(7):
        table.do(Act("vote ja", seen), PEOPLE[seat])
    president = table.required()[0]
    table.do(Act(str(table.offered(president)[0]), table.version), PEOPLE[president])
    assert undo_refused(table, president) in ("undo-hidden", "undo-active")


@pytest.mark.parametrize(("game", "players", "offered"), [("secret-hitler", 5, 100), ("black-orchestra", 3, 60)])
def test_what_is_offered_to_be_taken_back_at_once_can_be(game: str, players: int, offered: int) -> None:
    """A drawn card, a tile that was turned over, the last ballot: the button does not pretend that they are nothing."""
    free = 0
    for seed in range(3):
        table = people_table(players, seed=f"back{seed}", game=game)
        rng = random.Random(seed)
        while table.phase == "running" and table.version < 120:
            seat = rng.choice(table.required())
            table.do(Act(str(rng.choice(table.offered(seat))), table.version, seat), PEOPLE[seat])
            if table.phase == "running" and view.personal(table, PEOPLE[seat], seat, None)["undo"]["free"]:
                assert undo_refused(table, seat) is None, match_of(table).record.entries[-1]
                free += 1
    assert free > offered


@pytest.mark.finding("S6")
def test_never_past_anything_random() -> None:
    seen_random = 0
    for seed in range(8):
        table = people_table(seed=f"r{seed}")
        rng = random.Random(seed)
        while table.phase == "running":
            step(table, rng)
            last = match_of(table).record.entries[-1]
            if last.chance and last.seat is not None and table.phase == "running":
                assert undo_refused(table, last.seat) == "undo-random"  # the deck was shuffled again
                seen_random += 1
    assert seen_random


@pytest.mark.finding("S6")
def test_with_the_whole_table_s_word_anything_is_taken_back_and_the_same_dice_lie_ahead() -> None:
    table = people_table(5)
    rng = random.Random(9)
    while not (match_of(table).record.entries[-1].chance and len(match_of(table).record.entries) > 1):
        step(table, rng)
    last = match_of(table).record.entries[-1]
    assert last.seat is not None and last.action is not None
    asker = PEOPLE[last.seat]
    before = len(match_of(table).record.entries)
    table.do(Undo(), asker)
    assert table.proposal is not None and table.proposal.seat == last.seat
    assert refusal(table.ask, Answer(True), asker) == "not-seated"
    others = [name for name in PEOPLE[:5] if name != asker]
    table.do(Answer(False), others[0])
    assert table.proposal is None and len(match_of(table).record.entries) == before
    table.do(Undo(), asker)
    table.do(Substitute(PEOPLE.index(others[3])))
    for name in others[:3]:
        table.do(Answer(True), name)
    assert table.proposal is not None  # somebody who is away is waited for
    table.do(Answer(True), others[3])
    assert table.proposal is None and len(match_of(table).record.entries) == before - 1
    table.do(Act(str(last.action), table.version), asker)
    assert match_of(table).record.entries[-1].chance == last.chance
    play(table)


@pytest.mark.finding("S6")
def test_alone_with_bots_nothing_random_hidden_or_of_others_is_taken_back() -> None:
    """Bots cannot agree: there is nobody to ask."""
    seats = [Seat("person", "ana", "Ana"), *[Seat("bot", bot="random")] * 4]
    table = Table.make("alone", "secret-hitler", {"players": 5}, host="ana", name="Ana", seats=seats, seed="alone 3")
    table.do(Start(), "ana")
    refused = set()
    rng = random.Random(3)
    while table.phase == "running":
        if 0 in table.required():
            table.do(Act(str(rng.choice(table.offered(0))), table.version), "ana")
        else:
            seat = table.required()[0]
            table.do(Act(str(rng.choice(table.offered(seat))), table.version, seat))
        why_not = undo_refused(table, 0) if table.phase == "running" else None
        if why_not is not None:
            shown = view.personal(table, "ana", 0, None)["undo"]
            assert not shown["ask"] and shown["what"] is None
            assert refusal(table.ask, Undo(), "ana") == why_not
            refused.add(why_not)
    assert {"undo-other", "undo-active"} <= refused


def test_nothing_is_offered_to_be_taken_back_that_was_turned_up() -> None:
    """What a button says is told without playing it again; it must not promise what is then refused."""
    seats = [Seat("person", "ana", "Ana"), Seat("bot", bot="random")]
    options = {"players": 2, "first": 0}
    table = Table.make("turned", "black-orchestra", options, host="ana", name="Ana", seats=seats, seed="turned 1")
    table.do(Start(), "ana")
    offered = {}
    for action in ("move sportpalast", "reveal", "collect", "dossier"):
        if 0 not in table.required() or action not in map(str, table.offered(0)):
            continue
        table.do(Act(action, table.version, 0), "ana")
        if table.phase == "running":
            offered[action] = view.personal(table, "ana", 0, None)["undo"]["free"]
            assert offered[action] == (undo_refused(table, 0) is None), action
    assert offered["move sportpalast"]
    assert not offered["reveal"]


def test_several_steps_of_one_s_own_are_taken_back_one_after_another_and_stand_in_the_story() -> None:
    seats = [Seat("person", "ana", "Ana")] * 2
    table = Table.make("team", "black-orchestra", {"players": 2}, host="ana", name="Ana", seats=seats, seed="team 4")
    table.do(Start(), "ana")
    seat = table.required()[0]
    places = []
    while len(places) < 2:
        moves = [action for action in table.offered(seat) if action[0] == "move"]
        table.do(Act(str(moves[0]), table.version, seat), "ana")
        places.append(moves[0])
    steps = len(match_of(table).record.entries)
    for number, place in enumerate(reversed(places), 1):
        before = view.personal(table, "ana", seat, None)["undo"]
        assert before["free"] and before["what"] is not None
        table.do(Undo(seat), "ana")
        assert len(match_of(table).record.entries) == steps - number
        aside = view.personal(table, "ana", 1 - seat, None)["asides"][-1]
        assert aside["line"] == {"key": "aside-taken-back", "args": {"name": {"seat": seat}}}
        assert aside["what"] is not None and place[-1] in str(aside["what"])
    mine = view.personal(table, "ana", seat, table.version - 1)["asides"]
    assert [aside["line"] for aside in mine] == [{"key": "aside-taken-back-me"}]


def test_a_ballot_that_is_taken_back_is_not_told() -> None:
    for ballot in ("ja", "nein"):
        table = people_table()
        seen = to_the_vote(table)
        table.do(Act(f"vote {ballot}", seen), "ana")
        table.do(Undo(), "ana")
        for person, seat in (("ana", 0), ("ben", 1), (None, None)):
            assert view.personal(table, person, seat, None)["asides"][-1]["what"] is None


def test_undo_can_be_switched_off_and_there_must_be_something() -> None:
    table = people_table(undo=False)
    assert refusal(table.ask, Undo(), "ana") == "undo-off"
    assert refusal(people_table().ask, Undo(), "ana") == "undo-nothing"


# Clocks, pauses, substitutes


def test_a_clock_runs_only_for_whom_the_game_waits_and_stops_in_a_pause() -> None:
    table = people_table(clock=30, pace=0)
    seat = table.required()[0]
    assert table.deadline(seat) == 2000 + 30_000
    assert [table.deadline(other) for other in range(7) if other != seat] == [None] * 6
    assert table.due() == 32_000
    table.do(Pause(), "ben", at=12_000)
    assert table.due() is None
    assert refusal(table.ask, Act(str(table.offered(seat)[0]), table.version), PEOPLE[seat]) == "table-paused"
    assert refusal(table.ask, Pause(), "ana") == "paused-already"
    table.do(Resume(), "cleo", at=112_000)
    assert table.deadline(seat) == 132_000
    assert refusal(table.ask, Pause(), "mallory") == "not-seated"


def test_a_clock_begins_when_what_led_to_the_question_was_shown() -> None:
    table = people_table(clock=30)
    (seat,) = table.required()
    shown = nominal_seconds(table.game, match_of(table).events)
    assert shown > 1
    assert table.deadline(seat) == 2000 + int(1000 * shown) + 30_000
    assert table.due() == table.deadline(seat)


def test_a_clock_that_runs_out_decides_once_and_says_so() -> None:
    table = people_table(clock=30, pace=0)
    (seat,) = table.required()
    nominee = str(table.offered(seat)[0])
    assert refusal(table.ask, Decide(nominee, seat), at=31_999) == "seat-back"
    table.do(Decide(nominee, seat), at=32_000)
    assert table.seats[seat].player is None
    assert table.required() == list(range(7))
    mine, others = (view.personal(table, PEOPLE[one], one, None)["asides"] for one in (seat, (seat + 1) % 7))
    assert mine[0]["line"] == {"key": "aside-clock-me"} and mine[0]["what"] is not None
    assert others[0]["line"] == {"key": "aside-clock", "args": {"name": {"seat": seat}}} and others[0]["what"] is None


def test_a_substitute_plays_on_and_the_person_gets_the_seat_back() -> None:
    table = people_table()
    seat = table.required()[0]
    person = PEOPLE[seat]
    table.do(Substitute(seat))
    assert table.seats[seat].player == "steady"
    assert refusal(table.ask, Substitute(seat)) == "seat-substituted"
    table.do(Return(), person)
    assert table.seats[seat].player is None
    assert refusal(table.ask, Return(), person) == "seat-yours"
    table.do(Leave(), person)
    table.do(Act(str(table.offered(seat)[0]), table.version), person)  # acting is coming back
    assert table.seats[seat].player is None


def test_what_a_bot_does_for_somebody_away_is_marked_and_they_alone_are_told_what() -> None:
    table = people_table()
    seat = table.required()[0]
    table.do(Substitute(seat))
    action = str(table.offered(seat)[0])
    table.do(Act(action, table.version, seat))
    table.do(Return(), PEOPLE[seat])
    mine, others = (view.personal(table, PEOPLE[one], one, None)["asides"] for one in (seat, (seat + 1) % 7))
    assert [aside["kind"] for aside in mine] == ["substitute", "played", "return"]
    assert mine[1]["line"] == {"key": "aside-played-me"} and mine[1]["what"] is not None
    assert others[1]["line"] == {"key": "aside-played", "args": {"name": {"seat": seat}}} and others[1]["what"] is None


@pytest.mark.finding("S6")
def test_who_is_there_alone_replaces_nobody_at_once() -> None:
    table = people_table()
    seat = table.required()[0]
    others = [person for person in PEOPLE if person != PEOPLE[seat]]
    for person in others[:3]:
        table.do(Substitute(seat), person)  # nobody else is there
    assert table.seats[seat].substitute is None and len(table.calls[seat]) == 3
    table.do(Substitute(seat), others[3])
    assert table.seats[seat].substitute is not None, "most of six"


def test_whoever_resigns_watches_from_then_on() -> None:
    table = people_table()
    table.do(Resign(), "ana")
    assert table.seats[0].kind == "bot" and table.seats.of("ana") == [] and table.seats.host == "ben"
    assert refusal(table.ask, Return(), "ana") == "not-seated"


def test_a_rematch_has_the_same_people_and_options() -> None:
    table = people_table(clock=60)
    assert refusal(table.ask, Rematch(), "ben") == "table-running"
    table.do(Resign(), "gus")
    while table.phase == "running":
        seat = table.required()[0]
        table.do(Act(str(table.offered(seat)[0]), table.version, seat), table.seats[seat].person)
    table.do(Rematch(), "ben")
    with pytest.raises(HappenedBefore) as before:  # whoever comes second is shown the same table
        table.ask(Rematch(), "ana")
    assert before.value.opens is not None and before.value.opens[0] == table.rematch_id
    again = Table.load("next", [remade(table, "ben")])
    assert [seat.person for seat in again.seats] == [*PEOPLE[:6], None]
    assert again.seats.host == "ben" and again.settings == table.settings and again.game.options == table.game.options
    again.do(Start(), "ben")
    assert view.shared(again, [True] * 7, 0)["commitment"] != view.shared(table, [True] * 7, 0)["commitment"]


def test_a_practice_table_repeats_itself_and_admits_nobody() -> None:
    def made() -> Table:
        body = making("secret-hitler", {"players": 5}, host="ana", name="Ana", seed="lesson")
        table = Table.load("t", [body])
        assert refusal(table.ask, Join(), "ben", "Ben") == "practice-alone"
        table.do(Start("random"), "ana")
        return table

    one, two = made(), made()
    assert match_of(one).state.observe(0).to_json() == match_of(two).state.observe(0).to_json()
    assert match_of(one).bot_seed(1) == match_of(two).bot_seed(1)
    seats = [Seat("person", "ana", "Ana"), Seat("person", "ben", "Ben")]
    assert refusal(making, "secret-hitler", {}, host="ana", name="A", seats=seats, seed=1) == "practice-alone"


# Talk


def heard(table: Table, person: str | None) -> list[str | None]:
    return [line["text"] for line in view.personal(table, person, None, None)["talk"]]


def test_president_and_chancellor_are_muted_during_their_session() -> None:
    table = people_table()
    seen = to_the_vote(table)
    for seat in range(7):
        table.do(Act("vote ja", seen), PEOPLE[seat])
    facts = match_of(table).public_facts()
    muted = [PEOPLE[facts["president"]], PEOPLE[facts["chancellor"]]]
    for person in PEOPLE:
        if person in muted:
            assert refusal(table.ask, Say("psst"), person, person) == "talk-muted"
        else:
            table.do(Say(f"{person} speaks"), person, person)
    assert len(heard(table, muted[0])) == 5


@pytest.mark.rule("BO-I2")
@pytest.mark.parametrize("kind", ["interrogation", "target"])
def test_nobody_talks_at_the_table_while_somebody_is_interrogated(kind: str) -> None:
    """Neither while the card is read nor while those whom the option concerns are chosen."""
    table = conspirators_table(kind)
    assert match_of(table).public().decisions[0].kind == kind
    for person in PEOPLE[:3]:
        assert refusal(table.ask, Say("psst"), person, person) == "talk-muted"
    table.do(Say("from the gallery"), "zoe", "Zoe")
    assert heard(table, "zoe") == ["from the gallery"]
    rng = random.Random(3)
    while match_of(table).public().decisions[0].kind != "action":
        step(table, rng)
    table.do(Say("free again"), "ana", "Ana")


def conspirators_table(kind: str) -> Table:
    """A table of Black Orchestra at which an interrogation asks for something of that kind."""
    for seed in range(60):
        seats = [Seat("person", name, name.title()) for name in PEOPLE[:3]]
        table = Table.make("t", "black-orchestra", {"players": 3}, host="ana", name="Ana", seats=seats)
        table.do(Start(), "ana", seed=f"prison{seed}")
        rng = random.Random(seed)
        while table.phase == "running":
            public = match_of(table).public()
            if public.to_json()["interrogation"] is not None and public.decisions[0].kind == kind:
                return table
            step(table, rng)
    raise AssertionError(f"no interrogation asked for {kind}")


def test_the_dead_and_the_spectators_talk_among_themselves() -> None:
    for seed in range(40):
        table = people_table(seed=f"dead{seed}")
        rng = random.Random(seed)
        while table.phase == "running" and len(match_of(table).public_facts()["alive"]) == 7:
            step(table, rng)
        if table.phase == "running":
            break
    assert table.phase == "running"
    alive = match_of(table).public_facts()["alive"]
    (dead,) = set(range(7)) - set(alive)
    while table.phase == "running" and match_of(table).public_facts()["phase"] in ("discard", "enact", "veto"):
        step(table, rng)
    table.do(Say("from the dead"), PEOPLE[dead], "x")
    table.do(Say("from the gallery"), "zoe", "Zoe")
    table.do(Say("from the living"), PEOPLE[alive[0]], "x")
    for seat in alive:
        assert heard(table, PEOPLE[seat]) == ["from the living"]
    for person in (PEOPLE[dead], "zoe", None):
        assert heard(table, person) == ["from the dead", "from the gallery", "from the living"]
    play(table)
    assert heard(table, PEOPLE[alive[0]]) == ["from the dead", "from the gallery", "from the living"]


def test_talk_can_be_off_for_the_table_or_by_the_game() -> None:
    assert refusal(people_table(talk=False).ask, Say("hi"), "ana", "Ana") == "talk-off"
    silent = Table.make("t", "secret-hitler", {"players": 5, "talk": False}, host="ana", name="Ana")
    assert refusal(silent.ask, Say("hi"), "ana", "Ana") == "talk-off"
    assert refusal(people_table(spectators=False).ask, Say("hi"), "zoe", "Zoe") == "no-spectators"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "text-length"),
        ("   ", "text-length"),
        ("x" * 501, "text-length"),
        ("left\u202eright", "text-characters"),
        ("bell\x07", "text-characters"),
        ("nul\x00", "text-characters"),
        ("a" + "\u0301" * 9, "text-characters"),
        ("\ud800", "text-characters"),
        ("\u200d", "text-characters"),
    ],
)
def test_lines_that_would_harm_the_screen_are_refused(text: str, code: str) -> None:
    assert refusal(people_table().ask, Say(text), "ana", "Ana") == code


def test_lines_in_any_language_are_welcome() -> None:
    table = people_table()
    for text in ("¡Qué sospechoso!", "È lui, no?", "👨‍👩‍👧 ja!", "Ελληνικά", "<b>not markup</b>"):
        table.do(Say(text), "ana", "Ana")
    assert heard(table, None)[2] == "👨‍👩‍👧 ja!"


def test_refusals_leave_the_table_as_it_was() -> None:
    table = people_table()
    before = json.dumps([view.personal(table, "ana", 0, None), table.version])
    for attempt in (
        lambda: table.ask(Act("nominate 77", table.version, 0), "ana"),
        lambda: table.ask(Undo(), "ana"),
        lambda: table.ask(Answer(True), "ana"),
        lambda: table.ask(Say(""), "ana", "Ana"),
        lambda: table.ask(Rename(), "zoe", "Zoe"),
        lambda: table.ask(Rematch(), "ana"),
    ):
        with pytest.raises((Refused, ConjuraError)):
            attempt()
    assert json.dumps([view.personal(table, "ana", 0, None), table.version]) == before
