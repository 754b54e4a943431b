"""The table in one process: seats, versions, undo, clocks, substitutes, and what each pair of eyes sees."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import conjura
from conjura.kernel import ConjuraError, Record
from conjura.table import Refused, Seat, Settings, Table, talk, view

PEOPLE = ["ana", "ben", "cleo", "dan", "eva", "fin", "gus"]


def people_table(players: int = 7, seed: str = "one", **settings: Any) -> Table:
    """A started table of Secret Hitler where every seat is a person of its own."""
    seats = [Seat("person", name, name.title()) for name in PEOPLE[:players]]
    table = Table.make(
        *("t", "secret-hitler", {"players": players}),
        host="ana",
        name="Ana",
        seats=seats,
        settings=Settings().changed(settings),
        at=1000,
    )
    table.take(table.start("ana", seed=seed, at=2000))
    return table


def step(table: Table, rng: random.Random, at: int | None = None) -> None:
    """One seat that the game waits for does something legal."""
    seat = rng.choice(table.required())
    assert table.state is not None
    action = rng.choice(table.state.legal(seat))
    table.take(table.act(table.seats[seat].person or "", seat, action, table.version, at=at))


def play(table: Table, seed: int = 1, steps: int = 10_000) -> Table:
    rng = random.Random(seed)
    while table.phase == "running" and steps:
        step(table, rng)
        steps -= 1
    return table


def refusal(change: Any, *args: Any, **kwargs: Any) -> str:
    with pytest.raises(ConjuraError) as refused:
        change(*args, **kwargs)
    return refused.value.code


# Seats


def test_a_table_gathers_people_bots_and_several_seats_of_one_person() -> None:
    table = Table.make("t", "secret-hitler", {"players": 5}, host="ana", name="Ana")
    assert [seat.kind for seat in table.seats] == ["person", "empty", "empty", "empty", "empty"]
    table.take(table.join("ana", "Ana", 3))
    table.take(table.join("ben", " Ben  B "))
    table.take(table.set_seat("ana", 2, "bot", "random"))
    assert table.seats_of("ana") == [0, 3]
    assert table.seats[1].name == "Ben B"
    assert refusal(table.join, "cleo", "Cleo", 1) == "seat-taken"
    assert refusal(table.join, "cleo", "Cleo", 9) == "no-such-seat"
    assert refusal(table.start, "ana") == "seats-empty"
    assert refusal(table.start, "ben", "random") == "not-host"
    assert refusal(table.set_seat, "ben", 4, "bot") == "not-host"
    table.take(table.join("cleo", "Cleo"))
    assert refusal(table.join, "dan", "Dan") == "table-full"
    table.take(table.start("ana"))
    assert table.phase == "running"
    assert refusal(table.join, "dan", "Dan") == "table-running"


def test_the_host_hands_on_and_an_empty_table_closes() -> None:
    table = Table.make("t", "secret-hitler", {}, host="ana", name="Ana")
    table.take(table.join("ben", "Ben"))
    table.take(table.leave("ana"))
    assert table.host == "ben"
    assert refusal(table.leave, "ana") == "not-seated"
    table.take(table.leave("ben"))
    assert table.phase == "closed"
    assert refusal(table.join, "ana", "Ana") == "table-closed"


def test_options_change_while_the_table_is_open() -> None:
    table = Table.make("t", "secret-hitler", {"players": 5}, host="ana", name="Ana")
    table.take(table.set_options("ana", {"players": 8, "veto_from": 4}, {"clock": 30, "public": True}))
    assert len(table.seats) == 8
    assert table.game.options["veto_from"] == 4
    assert table.settings.clock == 30 and table.settings.public
    table.take(table.join("ben", "Ben", 7))
    assert refusal(table.set_options, "ana", {"players": 6}, None) == "too-many-seats"
    assert refusal(table.set_options, "ana", {"players": 4}, None) == "players"
    assert refusal(table.set_options, "ana", None, {"clock": 1}) == "setting-value"
    assert refusal(table.set_options, "ana", None, {"colour": 1}) == "unknown-setting"
    assert refusal(table.set_options, "ben", None, {}) == "not-host"


def published(**options: Any) -> dict[str, Any]:
    return conjura.game("secret-hitler", **options).options


def test_every_change_settles_the_options_anew_from_what_was_chosen() -> None:
    table = Table.make("t", "secret-hitler", {"players": 7, "veto_from": 4}, host="ana", name="Ana")
    table.take(table.set_options("ana", {"players": 5}, None))
    assert table.game.options == published(players=5, veto_from=4)  # the board for five, not the one for seven
    table.take(table.set_options("ana", {"players": 9}, None))
    table.take(table.set_options("ana", {"rebalanced": True}, None))
    assert table.game.options == published(players=9, veto_from=4, rebalanced=True)
    assert table.game.options["fascist_policies"] == 10
    table.take(table.set_options("ana", {"players": 6}, {"clock": 30}))
    assert table.game.options["fascist_start"] == 1 and table.game.options["fascist_policies"] == 11
    table.take(table.set_options("ana", {"rebalanced": False, "fascist_policies": 12}, None))
    assert table.game.options == published(players=6, veto_from=4, fascist_policies=12)


def test_a_rematch_plays_by_what_was_chosen() -> None:
    table = Table.make("t", "secret-hitler", {"players": 7, "rebalanced": True}, host="ana", name="Ana")
    again = Table.load("next", [table.remade("ana")])
    again.take(again.set_options("ana", {"players": 5}, None))
    assert again.game.options == published(players=5, rebalanced=True)


def test_what_was_chosen_is_worked_out_where_an_older_entry_does_not_say() -> None:
    body = Table.making("secret-hitler", {"players": 7, "rebalanced": True, "veto_from": 4}, host="ana", name="Ana")
    del body["chosen"]
    table = Table.load("t", [body])
    table.take(table.set_options("ana", {"players": 5}, None))
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
    assert refusal(Table.making, "secret-hitler", options, host="ana", name="Ana") == code


def test_an_unknown_game_and_an_unknown_bot_are_refused() -> None:
    assert refusal(Table.making, "chess", {}, host="ana", name="Ana") == "unknown-game"
    bots = [Seat("person", "ana", "Ana"), Seat("bot", bot="deep-thought")]
    assert refusal(Table.making, "secret-hitler", {}, host="ana", name="Ana", seats=bots) == "no-such-bot"


# Acting


def test_a_whole_game_is_played_and_its_record_is_audited() -> None:
    table = play(people_table())
    assert table.phase == "finished" and table.outcome is not None and table.record is not None
    record = Record.loads(table.record.dumps())
    record.audit(table.game)
    assert record.seed == "one"
    assert refusal(table.act, "ana", 0, "vote ja", table.version) == "table-finished"


def test_nobody_acts_on_a_seat_that_is_not_theirs() -> None:
    table = people_table()
    seat = table.required()[0]
    action = str(table.offered(seat)[0])
    other = PEOPLE[(seat + 1) % 7]
    assert refusal(table.act, other, seat, action, table.version) == "not-your-seat"
    assert refusal(table.act, "mallory", None, action, table.version) == "not-seated"
    assert refusal(table.act_for, seat, action, table.version) == "seat-back"
    assert refusal(table.act, PEOPLE[seat], None, action, table.version + 1) == "version-ahead"
    assert refusal(table.act, PEOPLE[seat], None, "fly away", table.version) == "wrong-action"
    assert refusal(table.act, PEOPLE[seat], None, "FLY", table.version) == "bad-notation"


def to_the_vote(table: Table) -> int:
    """Nominate; gives the version at which all ballots are open."""
    seat = table.required()[0]
    table.take(table.act(PEOPLE[seat], seat, table.offered(seat)[0], table.version))
    assert len(table.required()) == 7
    return table.version


def test_simultaneous_votes_are_all_taken_at_the_version_everyone_saw() -> None:
    table = people_table()
    seen = to_the_vote(table)
    for seat in (3, 0, 6, 1, 5, 2, 4):
        table.take(table.act(PEOPLE[seat], None, "vote ja", seen))
    assert table.state is not None and table.state.observe(None).to_json()["phase"] == "discard"


def test_a_late_vote_does_not_count_for_the_next_election() -> None:
    table = people_table()
    seen = to_the_vote(table)
    for seat in range(7):
        table.take(table.act(PEOPLE[seat], None, "vote nein", seen))
    again = to_the_vote(table)
    assert refusal(table.act, "ana", None, "vote ja", seen) == "stale-action"
    table.take(table.act("ana", None, "vote ja", again))


def test_the_same_table_comes_out_of_its_entries() -> None:
    bodies: list[Any] = []
    table = Table.load("t", [])

    def take(change: Any) -> None:
        body = change if isinstance(change, dict) else change.body
        bodies.append(json.loads(json.dumps(body)))
        table.fold(body) if isinstance(change, dict) else table.take(change)

    take(Table.making("secret-hitler", {"players": 6}, host="ana", name="Ana", at=1))
    take(table.join("ben", "Ben", at=2))
    take(table.start("ana", "random", at=3))
    rng = random.Random(3)
    while table.phase == "running":
        seat = table.required()[0]
        action = rng.choice(table.offered(seat))
        person = table.seats[seat].person
        if person is None:
            take(table.act_for(seat, action, table.version, at=table.version))
        else:
            take(table.act(person, seat, action, table.version, id=f"n{table.version}", at=table.version))
            if rng.random() < 0.3 and table.phase == "running" and table.undo_refused(seat) is None:
                take(table.undo(person, seat, at=table.version))
            if rng.random() < 0.3 and talk.room_for(table, person)[0]:
                take(table.say(person, "x", "hm", at=table.version))
    again = Table.load("t", bodies)
    for seat in (None, *range(6)):
        for since in (None, 0, table.version // 2):
            mine = None if seat is None else table.seats[seat].person
            assert view.personal(again, mine, seat, since) == view.personal(table, mine, seat, since)
    assert view.shared(again, [False] * 6, 0) == view.shared(table, [False] * 6, 0)
    assert again.record is not None
    again.record.audit(again.game)


def test_an_entry_that_chance_did_not_give_is_not_folded() -> None:
    table = people_table()
    change = table.act(PEOPLE[table.required()[0]], None, table.offered(table.required()[0])[0], table.version)
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
        last = table.record.entries[-1].seat if table.record is not None else None
        if table.phase == "running" and last is not None and rng.random() < 0.2 and table.undo_refused(last) is None:
            table.take(table.undo(PEOPLE[last], last))
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
        assert table.state is not None
        truth, events = table.state, table.events
        for seat in (None, *range(7)):
            mine = None if seat is None else PEOPLE[seat]
            sent = json.dumps([view.personal(table, mine, seat, None), view.shared(table, [True] * 7, 0)])
            other = table.game.imagine(truth.observe(seat), rng)
            table.state, table.events = other, other.events()  # type: ignore[assignment]
            table._public = table._public_facts = None
            told = json.dumps([view.personal(table, mine, seat, None), view.shared(table, [True] * 7, 0)])
            table.state, table.events = truth, events
            table._public = table._public_facts = None
            # Whether something can be taken back at once tells of the last action, which is one's own.
            assert told == sent
            compared += 1
        step(table, rng)
    assert compared > 100


def test_what_everyone_sees_is_made_once_and_comes_out_the_same() -> None:
    table = people_table()
    rng = random.Random(2)
    while table.phase == "running":
        assert table.state is not None
        for seat in (None, *range(7)):
            observation = table.state.observe(seat)
            whole = view.facts_of(observation)
            assert view.facts_of(observation, table.public_facts()) == whole
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


# Undo, under its four prohibitions


def test_one_s_own_ballot_can_be_changed_until_somebody_else_decides() -> None:
    table = people_table()
    seen = to_the_vote(table)
    table.take(table.act("ana", None, "vote ja", seen))
    assert view.personal(table, "ana", 0, None)["undo"] == {"free": True, "ask": False, "refused": None}
    table.take(table.undo("ana"))
    assert 0 in table.required()
    assert refusal(table.act, "ana", None, "vote nein", seen) == "stale-action"
    table.take(table.act("ana", None, "vote nein", table.version))
    table.take(table.act("ben", None, "vote nein", seen + 2))
    assert table.undo_refused(0) == "undo-other"


def test_never_past_a_change_of_the_active_player() -> None:
    table = people_table()
    seat = table.required()[0]
    to_the_vote(table)
    assert table.undo_refused(seat) == "undo-active"


def test_never_past_hidden_information_shown() -> None:
    table = people_table()
    seen = to_the_vote(table)
    for seat in range(6):
        table.take(table.act(PEOPLE[seat], None, "vote nein", seen))
    assert table.undo_refused(5) is None
    table.take(table.act("gus", None, "vote nein", seen))  # the last ballot turns all of them over
    assert table.undo_refused(6) in ("undo-hidden", "undo-active")
    table = people_table()
    seen = to_the_vote(table)
    for seat in range(7):
        table.take(table.act(PEOPLE[seat], None, "vote ja", seen))
    president = table.required()[0]
    table.take(table.act(PEOPLE[president], None, table.offered(president)[0], table.version))
    assert table.undo_refused(president) in ("undo-hidden", "undo-active")


def test_never_past_anything_random() -> None:
    seen_random = 0
    for seed in range(8):
        table = people_table(seed=f"r{seed}")
        rng = random.Random(seed)
        while table.phase == "running":
            step(table, rng)
            assert table.record is not None
            last = table.record.entries[-1]
            if last.chance and last.seat is not None and table.phase == "running":
                assert table.undo_refused(last.seat) == "undo-random"  # the deck was shuffled again
                seen_random += 1
    assert seen_random


def test_with_the_whole_table_s_word_anything_is_taken_back_and_the_same_dice_lie_ahead() -> None:
    table = people_table(5)
    rng = random.Random(9)
    assert table.record is not None
    while not (table.record.entries[-1].chance and len(table.record.entries) > 1):
        step(table, rng)
    last = table.record.entries[-1]
    assert last.seat is not None and last.action is not None
    asker = PEOPLE[last.seat]
    before = len(table.record.entries)
    table.take(table.undo(asker))
    assert table.proposal is not None and table.proposal.seat == last.seat
    assert refusal(table.answer, asker, True) == "not-seated"
    others = [name for name in PEOPLE[:5] if name != asker]
    table.take(table.answer(others[0], False))
    assert table.proposal is None and len(table.record.entries) == before
    table.take(table.undo(asker))
    table.take(table.substitute(PEOPLE.index(others[3])))  # nobody waits for someone who is away
    for name in others[:3]:
        table.take(table.answer(name, True))
    assert table.proposal is None and len(table.record.entries) == before - 1
    table.take(table.act(asker, None, last.action, table.version))
    assert table.record.entries[-1].chance == last.chance
    play(table)
    assert table.record is not None


def test_undo_can_be_switched_off_and_there_must_be_something() -> None:
    table = people_table(undo=False)
    assert refusal(table.undo, "ana") == "undo-off"
    assert refusal(people_table().undo, "ana") == "undo-nothing"


# Clocks, pauses, substitutes


def test_a_clock_runs_only_for_whom_the_game_waits_and_stops_in_a_pause() -> None:
    table = people_table(clock=30)
    seat = table.required()[0]
    assert table.deadline(seat) == 2000 + 30_000
    assert [table.deadline(other) for other in range(7) if other != seat] == [None] * 6
    assert table.due() == 32_000
    table.take(table.pause("ben", True, at=12_000))
    assert table.due() is None
    assert refusal(table.act, PEOPLE[seat], None, table.offered(seat)[0], table.version) == "table-paused"
    assert refusal(table.pause, "ana", True) == "paused-already"
    table.take(table.pause("cleo", False, at=112_000))
    assert table.deadline(seat) == 132_000
    assert refusal(table.pause, "mallory", True) == "not-seated"


def test_a_substitute_plays_on_and_the_person_gets_the_seat_back() -> None:
    table = people_table()
    seat = table.required()[0]
    person = PEOPLE[seat]
    table.take(table.substitute(seat))
    assert table.seats[seat].player == "simple"
    assert refusal(table.substitute, seat) == "seat-substituted"
    table.take(table.come_back(person))
    assert table.seats[seat].player is None
    assert refusal(table.come_back, person) == "seat-yours"
    table.take(table.leave(person))
    table.take(table.act(person, None, table.offered(seat)[0], table.version))  # acting is coming back
    assert table.seats[seat].player is None


def test_whoever_resigns_watches_from_then_on() -> None:
    table = people_table()
    table.take(table.resign("ana"))
    assert table.seats[0].kind == "bot" and table.seats_of("ana") == [] and table.host == "ben"
    assert refusal(table.come_back, "ana") == "not-seated"


def test_a_rematch_has_the_same_people_and_options() -> None:
    table = people_table(clock=60)
    assert refusal(table.rematch, "ben", "next") == "table-running"
    table.take(table.resign("gus"))
    while table.phase == "running":
        seat = table.required()[0]
        table.submit(seat, table.offered(seat)[0], table.version)
    table.take(table.rematch("ben", "next"))
    assert refusal(table.rematch, "ana", "other") == "rematch-made"
    again = Table.load("next", [table.remade("ben")])
    assert [seat.person for seat in again.seats] == [*PEOPLE[:6], None]
    assert again.host == "ben" and again.settings == table.settings and again.game.options == table.game.options
    again.take(again.start("ben"))
    assert again.commitment != table.commitment


def test_a_practice_table_repeats_itself_and_admits_nobody() -> None:
    def made() -> Table:
        body = Table.making("secret-hitler", {"players": 5}, host="ana", name="Ana", seed="lesson")
        table = Table.load("t", [body])
        assert refusal(table.join, "ben", "Ben") == "practice-alone"
        table.take(table.start("ana", "random"))
        return table

    one, two = made(), made()
    assert one.state is not None and two.state is not None
    assert one.state.observe(0).to_json() == two.state.observe(0).to_json()
    assert one.bot_seed(1) == two.bot_seed(1)
    seats = [Seat("person", "ana", "Ana"), Seat("person", "ben", "Ben")]
    assert refusal(Table.making, "secret-hitler", {}, host="ana", name="A", seats=seats, seed=1) == "practice-alone"


# Talk


def heard(table: Table, person: str | None) -> list[str]:
    return [line["text"] for line in view.personal(table, person, None, None)["talk"]]


def test_president_and_chancellor_are_muted_during_their_session() -> None:
    table = people_table()
    seen = to_the_vote(table)
    for seat in range(7):
        table.take(table.act(PEOPLE[seat], None, "vote ja", seen))
    facts = table.public_facts()
    muted = [PEOPLE[facts["president"]], PEOPLE[facts["chancellor"]]]
    for person in PEOPLE:
        if person in muted:
            assert refusal(table.say, person, person, "psst") == "talk-muted"
        else:
            table.take(table.say(person, person, f"{person} speaks"))
    assert len(heard(table, muted[0])) == 5


@pytest.mark.rule("BO-I2")
@pytest.mark.parametrize("kind", ["interrogation", "target"])
def test_nobody_talks_at_the_table_while_somebody_is_interrogated(kind: str) -> None:
    """Neither while the card is read nor while those whom the option concerns are chosen."""
    table = conspirators_table(kind)
    assert table.public_decisions()[0].kind == kind
    for person in PEOPLE[:3]:
        assert refusal(table.say, person, person, "psst") == "talk-muted"
    table.take(table.say("zoe", "Zoe", "from the gallery"))
    assert heard(table, "zoe") == ["from the gallery"]
    rng = random.Random(3)
    while table.public_decisions()[0].kind != "action":
        step(table, rng)
    table.take(table.say("ana", "Ana", "free again"))


def conspirators_table(kind: str) -> Table:
    """A table of Black Orchestra at which an interrogation asks for something of that kind."""
    for seed in range(60):
        seats = [Seat("person", name, name.title()) for name in PEOPLE[:3]]
        table = Table.make("t", "black-orchestra", {"players": 3}, host="ana", name="Ana", seats=seats)
        table.take(table.start("ana", seed=f"prison{seed}"))
        rng = random.Random(seed)
        while table.phase == "running":
            public = table.public()
            assert public is not None
            if public.to_json()["interrogation"] is not None and public.decisions[0].kind == kind:
                return table
            step(table, rng)
    raise AssertionError(f"no interrogation asked for {kind}")


def test_the_dead_and_the_spectators_talk_among_themselves() -> None:
    for seed in range(40):
        table = people_table(seed=f"dead{seed}")
        rng = random.Random(seed)
        while table.phase == "running" and len(table.public_facts()["alive"]) == 7:
            step(table, rng)
        if table.phase == "running":
            break
    assert table.phase == "running"
    alive = table.public_facts()["alive"]
    (dead,) = set(range(7)) - set(alive)
    while table.phase == "running" and table.public_facts()["phase"] in ("discard", "enact", "veto"):
        step(table, rng)
    table.take(table.say(PEOPLE[dead], "x", "from the dead"))
    table.take(table.say("zoe", "Zoe", "from the gallery"))
    table.take(table.say(PEOPLE[alive[0]], "x", "from the living"))
    for seat in alive:
        assert heard(table, PEOPLE[seat]) == ["from the living"]
    for person in (PEOPLE[dead], "zoe", None):
        assert heard(table, person) == ["from the dead", "from the gallery", "from the living"]
    play(table)
    assert heard(table, PEOPLE[alive[0]]) == ["from the dead", "from the gallery", "from the living"]


def test_talk_can_be_off_for_the_table_or_by_the_game() -> None:
    assert refusal(people_table(talk=False).say, "ana", "Ana", "hi") == "talk-off"
    silent = Table.make("t", "secret-hitler", {"players": 5, "talk": False}, host="ana", name="Ana")
    assert refusal(silent.say, "ana", "Ana", "hi") == "talk-off"
    assert refusal(people_table(spectators=False).say, "zoe", "Zoe", "hi") == "no-spectators"


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
    assert refusal(people_table().say, "ana", "Ana", text) == code


def test_lines_in_any_language_are_welcome() -> None:
    table = people_table()
    for text in ("¡Qué sospechoso!", "È lui, no?", "👨‍👩‍👧 ja!", "Ελληνικά", "<b>not markup</b>"):
        table.take(table.say("ana", "Ana", text))
    assert heard(table, None)[2] == "👨‍👩‍👧 ja!"


def test_refusals_leave_the_table_as_it_was() -> None:
    table = people_table()
    before = json.dumps([view.personal(table, "ana", 0, None), table.version])
    for attempt in (
        lambda: table.act("ana", 0, "nominate 77", table.version),
        lambda: table.undo("ana"),
        lambda: table.answer("ana", True),
        lambda: table.say("ana", "Ana", ""),
        lambda: table.rename("zoe", "Zoe"),
        lambda: table.rematch("ana", "x"),
    ):
        with pytest.raises((Refused, ConjuraError)):
            attempt()
    assert json.dumps([view.personal(table, "ana", 0, None), table.version]) == before
