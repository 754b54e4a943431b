"""Views of one table for all who look at it: what is made once for several is what each would be shown alone."""

from __future__ import annotations

import random

import msgspec
import pytest

from conjura.kernel import ConjuraError
from conjura.table import Act, Forgive, Pause, Rename, Resume, Say, Silence, Start, Table, Undo
from conjura.table.match import facts_of, own_facts
from conjura.table.seats import Seat
from conjura.table.view import Showing, personal

PLAYERS = {"secret-hitler": 7, "black-orchestra": 5}


@pytest.fixture(params=PLAYERS)
def table(request: pytest.FixtureRequest) -> Table:
    players = PLAYERS[request.param]
    seats = [Seat("person", f"p{seat}", f"Guest {seat}") for seat in range(players)]
    table = Table.make("t", request.param, {"players": players}, host="p0", name="Guest 0", seats=seats)
    table.do(Start(), "p0", seed="a table that many look at")
    return table


def play_on(table: Table, rng: random.Random) -> None:
    assert table.match is not None
    seat = rng.choice(table.match.required)
    action = rng.choice(list(table.match.offered[seat]))
    table.do(Act(str(action), table.version, seat), f"p{seat}")


def beside_the_game(table: Table, rng: random.Random) -> None:
    """Something else that somebody says to the table, if they may."""
    who = f"p{rng.randrange(len(table.seats))}"
    said = [Say("Who trusts me?"), Say("I see everything."), Pause(), Resume(), Silence(1), Forgive(0), Undo()]
    try:
        table.do(rng.choice(said), rng.choice([who, who, "p0", "watcher"]), "Somebody")
        if rng.random() < 0.2:
            table.do(Rename(), who, f"Guest {rng.randrange(1000)}")
    except ConjuraError:
        pass  # not now, or not by them


def shown_to_nobody(table: Table) -> Table:
    """The same table, of which nothing has been worked out or put into words for anybody yet."""
    copy = table.copy()
    match = copy.match
    assert match is not None
    match.look_anew()
    match.last_title = None
    return copy


def test_what_is_shown_to_all_is_what_each_would_be_shown_alone(table: Table) -> None:
    rng = random.Random("showing")
    lookers = [*((f"p{seat}", seat) for seat in range(len(table.seats))), ("p0", None), ("watcher", None), (None, None)]
    muted = {"p3": {"p1": "mute", "p2": "block"}}
    showing, told = Showing(table), dict.fromkeys(lookers, table.version)
    for _ in range(120):
        if rng.random() < 0.4:
            beside_the_game(table, rng)
        if table.phase == "running" and not table.paused:
            play_on(table, rng)
        showing = Showing(table, showing)
        for person, seat in lookers:
            if rng.random() < 0.8:  # the others are told later
                since = told[person, seat] if rng.random() < 0.95 else None
                seen = showing.personal(person, seat, since, muted.get(person or ""))
                alone = personal(shown_to_nobody(table), person, seat, since, muted.get(person or ""))
                assert msgspec.json.decode(seen) == alone
                told[person, seat] = table.version


def test_what_a_seat_knows_is_put_into_what_all_know(table: Table) -> None:
    rng = random.Random("facts")
    while table.phase == "running" and table.version < 150:
        play_on(table, rng)
        match = table.match
        assert match is not None
        for seat in range(len(table.seats)):
            alone = facts_of(match.state.clone().observe(seat))
            seen = match.state.glance(seat)  # type: ignore[attr-defined]
            assert facts_of(seen, match.public_facts()) == alone
            assert facts_of(seen, match.public_facts(), own_facts(seen)) == alone
            assert msgspec.json.decode(match.sent_of(seen, own_facts(seen))) == alone
        everybodys = facts_of(match.state.clone().observe(None))
        assert msgspec.json.decode(match.sent_of(match.public(), own_facts(match.public()))) == everybodys


def test_whoever_sees_no_more_than_all_is_shown_what_all_are(table: Table) -> None:
    rng, game = random.Random("alike"), table.game.name
    alike = apart = 0
    while table.phase == "running" and table.version < 250:
        play_on(table, rng)
        match = table.match
        assert match is not None
        everybodys = facts_of(match.state.clone().observe(None))
        assert msgspec.json.decode(match.public_sent()) == everybodys
        for seat in range(len(table.seats)):
            if match.sees_what_all_see(seat):
                alike += 1
                observation = match.state.clone().observe(seat)
                assert facts_of(observation) == everybodys
                assert not observation.legal
                assert not any(decision.seat == seat for decision in observation.decisions)
            else:
                apart += 1
    assert apart > 50
    assert (alike > 50) == (game == "black-orchestra")  # at Secret Hitler everybody has a role


def test_a_copied_position_tells_a_log_of_its_own(table: Table) -> None:
    """A copy goes on with what was told of the log before; what happens there is not told here."""
    rng = random.Random("log")
    while table.phase == "running" and table.version < 100:
        before, table = table, table.copy()
        play_on(table, rng)
        for one in (table, before):
            match = one.match
            assert match is not None
            replayed = match._replayed(match.steps)[0]
            for seat in (None, *range(len(table.seats))):
                assert match.state.observe(seat).log == replayed.observe(seat).log  # type: ignore[attr-defined]


def test_a_copy_of_a_table_has_everything_that_the_table_has(table: Table) -> None:
    rng = random.Random("copy")
    for _ in range(20):
        play_on(table, rng)
    table.do(Say("Who trusts me?"), "p0", "Guest 0")
    for one, other in ((table, table.copy()), (table.match, table.copy().match)):
        names = [name for name in dir(one) if not name.startswith("__") and not callable(getattr(one, name))]
        apart = ("clocks", "match", "record", "seats", "talk", "_chain")  # copied by methods of their own
        assert {"version", "_event_counts", "settings"} <= {*names} or {"asked", "free_undo"} <= {*names}
        for name in names:
            assert name in apart or getattr(one, name) == getattr(other, name), name
