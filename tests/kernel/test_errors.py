"""Errors: a code, a rule, a message key, and nothing lost on the way to another process."""

from __future__ import annotations

import copy
import pickle

import pytest

from conjura.kernel import BadNotation, BadOptions, BadRecord, ChanceMismatch, ConjuraError, Event, IllegalAction

KINDS = [BadNotation, BadOptions, BadRecord, ChanceMismatch, IllegalAction, ConjuraError]


@pytest.mark.parametrize("kind", KINDS)
def test_an_error_keeps_everything_when_pickled_or_copied(kind: type[ConjuraError]) -> None:
    error = kind("last-president", rule="SH-E3", target=3, phase="nominate")
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)):
        assert type(again) is kind
        assert (again.code, again.rule, again.key) == ("last-president", "SH-E3", "error-last-president")
        assert again.args_by_name == {"target": 3, "phase": "nominate"}
        assert str(again) == "last-president [SH-E3]: target=3, phase=nominate"


def test_an_error_says_what_it_knows() -> None:
    assert str(IllegalAction("game-over")) == "game-over"
    assert str(IllegalAction("dead", rule="SH-P5")) == "dead [SH-P5]"
    assert str(BadRecord("record-json", line=4)) == "record-json: line=4"
    assert IllegalAction("game-over").rule is None
    assert all(issubclass(kind, ConjuraError) for kind in KINDS)


def test_an_event_tells_each_seat_its_part() -> None:
    event = Event(4, "drawn", "SH-L1", {"president": 2, "tiles": None}, {2: {"tiles": ["liberal"]}})
    assert event.seen_by(2) == {
        "number": 4,
        "kind": "drawn",
        "source": "SH-L1",
        "president": 2,
        "tiles": ["liberal"],
    }
    assert event.seen_by(1) == event.seen_by(None) == event.seen_by(2) | {"tiles": None}
    assert event.public["tiles"] is None
    assert Event(0, "over", "SH-W4", {}).seen_by(0) == {"number": 0, "kind": "over", "source": "SH-W4"}
