"""Actions: a text notation and JSON that lose nothing and refuse everything else."""

from __future__ import annotations

import copy
import json
import pickle
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from conjura.kernel import Action, BadNotation

WORDS = st.from_regex(r"[a-z][a-z0-9]{0,8}(-[a-z0-9]{1,8}){0,3}", fullmatch=True)
NUMBERS = st.integers(0, 999_999_999)
ACTIONS = st.builds(lambda verb, rest: Action(verb, *rest), WORDS, st.lists(st.one_of(WORDS, NUMBERS), max_size=8))


@given(ACTIONS)
@example(Action("a" * 60, *["b" * 60] * 59))
@example(Action("a", *range(59)))
def test_notation_and_json_lose_nothing(action: Action) -> None:
    assert Action.parse(str(action)) == action
    assert str(Action.parse(str(action))) == str(action)
    assert Action.from_json(json.loads(json.dumps(action.to_json()))) == action
    for again in (pickle.loads(pickle.dumps(action)), copy.deepcopy(action), eval(repr(action))):
        assert again == action
        assert type(again) is Action
        assert hash(again) == hash(action)


@given(st.text(max_size=40))
def test_whatever_can_be_read_formats_back_to_itself(text: str) -> None:
    try:
        action = Action.parse(text)
    except BadNotation as refused:
        assert (refused.code, refused.key) == ("bad-notation", "error-bad-notation")
        return
    assert str(action) == text


@given(st.text(alphabet="ab-0 1", max_size=12))
def test_whatever_can_be_read_formats_back_to_itself_in_the_alphabet_of_actions(text: str) -> None:
    try:
        action = Action.parse(text)
    except BadNotation:
        return
    assert str(action) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "nominate ",
        " nominate",
        "nominate  3",
        "nominate 03",
        "nominate -1",
        "nominate +1",
        "nominate 1.0",
        "nominate 1000000000",
        "3",
        "3 nominate",
        "Nominate 3",
        "nominate\n3",
        "nominate 3\n",
        "nominate\t3",
        "no--minate",
        "-nominate",
        "nominate-",
        "nominate ٣",
        "nominate ３",
        "nömin",
        "a" * 61,
        "a " * 60 + "a",
        "a" * 100_000,
        None,
        3,
        b"nominate 3",
        ["nominate", 3],
        ("nominate", 3),
    ],
)
def test_what_is_no_notation_is_refused(text: Any) -> None:
    with pytest.raises(BadNotation) as refused:
        Action.parse(text)
    assert refused.value.code == "bad-notation"
    assert len(str(refused.value)) < 200


@pytest.mark.parametrize(
    "value",
    [
        None,
        [],
        {},
        "vote ja",
        3,
        [3],
        [3, "vote"],
        ["vote", None],
        ["vote", True],
        ["vote", 1.0],
        ["vote", -1],
        ["vote", 10**9],
        ["vote", "Ja"],
        ["vote", ""],
        ["vote", ["ja"]],
        ["vote", {}],
        ["vote", "ja\n"],
        ["vote", "a b"],
        ["vote"] * 61,
        ("vote", "ja"),
    ],
    ids=str,
)
def test_what_is_no_json_of_an_action_is_refused(value: Any) -> None:
    with pytest.raises(BadNotation) as refused:
        Action.from_json(value)
    assert len(str(refused.value)) < 200


@pytest.mark.parametrize("parts", [(), (3,), (None,), ("Vote",), ("vote", -1), ("vote", True), ("vote", 1.5)], ids=str)
def test_an_action_cannot_be_made_of_anything_else(parts: tuple[Any, ...]) -> None:
    with pytest.raises(BadNotation):
        Action(*parts)


def test_parts_of_an_action() -> None:
    action = Action("claim", "peek", 3, "liberal")
    assert (action.verb, action.arguments) == ("claim", ("peek", 3, "liberal"))
    assert str(action) == "claim peek 3 liberal"
    assert repr(action) == "Action('claim', 'peek', 3, 'liberal')"
    assert action.to_json() == ["claim", "peek", 3, "liberal"]
    assert Action("nominate", 0) == Action.parse("nominate 0")
    assert Action("nominate", 999_999_999) == Action.parse("nominate 999999999")
    with pytest.raises(AttributeError):
        action.colour = "red"  # type: ignore[attr-defined]
