"""With open cards a finished game shows what anybody at the table knew."""

from __future__ import annotations

from conjura.kernel import Event
from conjura.table.opened import more_known, opened, opened_event


def test_an_event_is_told_with_what_each_seat_saw_of_it() -> None:
    event = Event(3, "drawn", "SH-L1", {"president": 2, "hand": None}, {2: {"hand": ["liberal", "fascist", "fascist"]}})
    seen = opened_event(event).seen_by(None)
    assert seen["hand"] == ["liberal", "fascist", "fascist"]
    assert seen["president"] == 2


def test_what_each_seat_knows_of_the_others_is_put_together() -> None:
    deal = Event(
        0,
        "roles",
        "SH-K",
        {"roles": [None] * 3},
        {
            0: {"roles": ["liberal", None, None]},
            1: {"roles": [None, "hitler", None]},
            2: {"roles": [None, "hitler", "fascist"]},
        },
    )
    assert opened_event(deal).seen_by(None)["roles"] == ["liberal", "hitler", "fascist"]


def test_a_position_shows_all_roles_and_nobody_s_own_hand() -> None:
    public = {"known": [None, None], "hand": None, "role": None, "tracker": 1}
    seats = [
        {"known": ["liberal", None], "hand": ["fascist"], "role": "liberal", "tracker": 1},
        {"known": [None, "hitler"], "hand": None, "role": "hitler", "tracker": 1},
    ]
    assert opened(public, seats) == {"known": ["liberal", "hitler"], "hand": None, "role": None, "tracker": 1}


def test_what_is_known_is_not_replaced() -> None:
    assert more_known(["a", None], ["b", "c"]) == ["a", "c"]
    assert more_known([1], [1, 2]) == [1]
    assert more_known({"cards": None, "at": 3}, {"cards": ["x"], "at": 4}) == {"cards": ["x"], "at": 3}
