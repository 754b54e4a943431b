"""Chance: seeded, scripted and replayed, and a clear error when a script does not fit."""

from __future__ import annotations

import pickle
from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from conjura.kernel import Chance, ChanceMismatch


def ask_everything(chance: Chance) -> list[Any]:
    return [
        chance.shuffle("cards", ["a", "b", "c", "d", "e"]),
        chance.pick("seat", range(7)),
        chance.roll("dice", 4, (1, 2, 3, 4, 5, 6)),
        chance.pick("word", ["ja", "nein"]),
    ]


@pytest.mark.parametrize("seed", [0, 1, -1, 2**80, "", "a word", "ä"])
def test_the_same_seed_gives_the_same_outcomes(seed: int | str) -> None:
    one, other = Chance.seeded(seed), Chance.seeded(seed)
    assert ask_everything(one) == ask_everything(other)
    assert one.taken == other.taken
    assert [name for name, _ in one.taken] == ["cards", "seat", "dice", "word"]


def test_another_seed_gives_other_outcomes() -> None:
    told = {str(ask_everything(Chance.seeded(seed))) for seed in [*range(20), *"abcdefgh"]}
    assert len(told) == 28


def test_every_order_pick_and_roll_is_equally_likely() -> None:
    chance = Chance.seeded("even")
    orders = Counter(tuple(chance.shuffle("x", "abc")) for _ in range(6000))
    assert set(orders) == set(permutations("abc"))
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 20.5  # 5 degrees, 1 in 1000
    picks = Counter(chance.pick("x", range(5)) for _ in range(5000))
    assert sum((picks[value] - 1000) ** 2 / 1000 for value in range(5)) < 18.5
    rolls = Counter(face for _ in range(1500) for face in chance.roll("x", 4, range(1, 7)))
    assert set(rolls) == set(range(1, 7))
    assert sum((count - 1000) ** 2 / 1000 for count in rolls.values()) < 20.5


def test_what_was_taken_is_noted_and_drained_once() -> None:
    chance = Chance.seeded(1)
    order = chance.shuffle("cards", "abc")
    order.reverse()  # what the rules do with it does not change the note
    taken = chance.drain()
    assert taken == [("cards", order[::-1])]
    assert chance.drain() == []
    assert chance.taken == []


def test_a_script_tells_the_outcomes_in_turn() -> None:
    script = [("cards", ["e", "d", "c", "b", "a"]), ("seat", 6), ("dice", [6, 6, 1, 2]), ("word", "nein")]
    chance = Chance.scripted(script)
    assert ask_everything(chance) == [outcome for _, outcome in script]
    assert chance.taken == script
    assert chance.left == 0  # type: ignore[attr-defined]
    chance = Chance.scripted(iter(script))
    chance.shuffle("cards", "abcde")
    assert chance.left == 3  # type: ignore[attr-defined]


def test_outcomes_of_a_script_are_copies() -> None:
    order = ["b", "a"]
    chance = Chance.scripted([("cards", order), ("dice", [1])])
    given = chance.shuffle("cards", ["a", "b"])
    given.append("c")
    rolled = chance.roll("dice", 1, (1, 2))
    rolled.append(9)
    assert order == ["b", "a"]
    assert chance.taken == [("cards", ["b", "a"]), ("dice", [1])]


@pytest.mark.parametrize(
    ("outcome", "code"),
    [
        (["a", "b"], "chance-value"),
        (["a", "b", "b"], "chance-value"),
        (["a", "b", "c", "c"], "chance-value"),
        ("abc", "chance-value"),
        (None, "chance-value"),
        (3, "chance-value"),
        ([["a"], "b", "c"], "chance-value"),
        ({"a": 1}, "chance-value"),
    ],
    ids=str,
)
def test_a_shuffle_that_does_not_hold_the_same_items_is_refused(outcome: Any, code: str) -> None:
    chance = Chance.scripted([("cards", outcome)])
    with pytest.raises(ChanceMismatch) as refused:
        chance.shuffle("cards", ["a", "b", "c"])
    assert (refused.value.code, refused.value.args_by_name) == (
        code,
        {"name": "cards", "given": str(outcome), "wanted": "a b c"},
    )
    assert chance.taken == []
    assert chance.left == 1  # type: ignore[attr-defined]


@pytest.mark.parametrize("outcome", [[1.0, 2], [True, 2], ["1", 2], [1, 2, 2]], ids=str)
def test_numbers_of_a_script_are_whole_numbers_and_nothing_like_them(outcome: Any) -> None:
    with pytest.raises(ChanceMismatch):
        Chance.scripted([("x", outcome)]).shuffle("x", [1, 2])
    with pytest.raises(ChanceMismatch):
        Chance.scripted([("x", outcome)]).roll("x", 2, (1, 2))
    with pytest.raises(ChanceMismatch):
        Chance.scripted([("x", outcome[0])]).pick("x", (2, 3) if outcome == [1, 2, 2] else (1, 2))


@pytest.mark.parametrize("outcome", [7, -1, "3", 3.0, None, True, [3]], ids=str)
def test_a_pick_that_is_no_option_is_refused(outcome: Any) -> None:
    chance = Chance.scripted([("seat", outcome)])
    with pytest.raises(ChanceMismatch) as refused:
        chance.pick("seat", range(7))
    assert refused.value.code == "chance-value"
    assert refused.value.args_by_name == {"name": "seat", "given": str(outcome), "wanted": "0 1 2 3 4 5 6"}


@pytest.mark.parametrize("outcome", [[1], [1, 2, 3], [1, 7], [0, 1], "12", 3, None, [[1], 2]], ids=str)
def test_a_roll_of_other_dice_is_refused(outcome: Any) -> None:
    chance = Chance.scripted([("dice", outcome)])
    with pytest.raises(ChanceMismatch) as refused:
        chance.roll("dice", 2, (1, 2, 3))
    assert refused.value.code == "chance-value"
    assert refused.value.args_by_name["wanted"] == "2 x 1 2 3"


def test_a_request_of_another_name_and_one_too_many_are_refused() -> None:
    for ask in (
        lambda chance: chance.shuffle("cards", "ab"),
        lambda chance: chance.pick("cards", "ab"),
        lambda chance: chance.roll("cards", 1, "ab"),
    ):
        with pytest.raises(ChanceMismatch) as refused:
            ask(Chance.scripted([("roles", ["a", "b"])]))
        assert (refused.value.code, refused.value.args_by_name) == ("chance-name", {"name": "cards", "given": "roles"})
        with pytest.raises(ChanceMismatch) as refused:
            ask(Chance.scripted([]))
        assert (refused.value.code, refused.value.args_by_name) == ("chance-exhausted", {"name": "cards"})
        assert str(pickle.loads(pickle.dumps(refused.value))) == str(refused.value)


def test_what_the_script_does_not_tell_can_come_from_elsewhere() -> None:
    chance = Chance.scripted([("seat", 3), ("word", "ja")], otherwise=Chance.seeded(5))
    told = ask_everything(chance)
    assert (told[1], told[3]) == (3, "ja")
    elsewhere = Chance.seeded(5)
    assert told[0] == elsewhere.shuffle("cards", ["a", "b", "c", "d", "e"])
    assert told[2] == elsewhere.roll("dice", 4, (1, 2, 3, 4, 5, 6))
    assert [name for name, _ in chance.taken] == ["cards", "seat", "dice", "word"]
    assert chance.pick("seat", range(7)) == elsewhere.pick("seat", range(7))  # the script is over
    with pytest.raises(ChanceMismatch):
        Chance.scripted([("seat", 9)], otherwise=Chance.seeded(5)).pick("seat", range(7))


def test_a_chance_is_made_in_one_of_the_three_ways() -> None:
    for ask in (
        lambda chance: chance.shuffle("x", "ab"),
        lambda chance: chance.pick("x", "ab"),
        lambda chance: chance.roll("x", 1, "ab"),
    ):
        with pytest.raises(AssertionError):
            ask(Chance())


@pytest.mark.parametrize("seed", [0, 1, -1, 2**80, "", "a word"])
def test_a_quick_chance_is_the_same_for_the_same_seed_and_notes_nothing(seed: int | str) -> None:
    one, other = Chance.quick(seed), Chance.quick(seed)
    assert ask_everything(one) == ask_everything(other)
    assert [one.below(1000) for _ in range(50)] == [other.below(1000) for _ in range(50)]
    assert one.taken == []


def test_a_quick_chance_gives_in_every_build_what_it_gave_before() -> None:
    chance = Chance.quick(7)
    assert [chance.below(100) for _ in range(10)] == [26, 93, 89, 84, 58, 8, 83, 96, 89, 74]
    assert chance.shuffle("x", "abcde") == list("cbaed")


def test_every_order_pick_and_number_of_a_quick_chance_is_equally_likely() -> None:
    chance = Chance.quick("even")
    orders = Counter(tuple(chance.shuffle("x", "abc")) for _ in range(6000))
    assert set(orders) == set(permutations("abc"))
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 20.5  # 5 degrees, 1 in 1000
    pairs = Counter((chance.pick("x", range(3)), chance.roll("x", 1, range(3))[0]) for _ in range(9000))
    assert sum((pairs[first, second] - 1000) ** 2 / 1000 for first in range(3) for second in range(3)) < 26.1
    numbers = Counter(chance.below(1_000_000) // 100_000 for _ in range(10_000))
    assert sum((numbers[value] - 1000) ** 2 / 1000 for value in range(10)) < 27.9


def test_only_a_script_can_refuse() -> None:
    assert Chance.scripted([]).can_refuse
    assert not Chance.seeded(1).can_refuse
    assert not Chance.quick(1).can_refuse


def test_numbers_for_random_players_are_never_noted_and_never_scripted() -> None:
    chance = Chance.seeded(1)
    assert {chance.below(3) for _ in range(100)} == {0, 1, 2}
    assert chance.taken == []
    assert Chance.scripted([], otherwise=Chance.seeded(1)).below(1) == 0
    with pytest.raises(ChanceMismatch):
        Chance.scripted([("below", 0)]).below(1)
