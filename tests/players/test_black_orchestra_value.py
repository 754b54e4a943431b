"""The value that is learned from games of the team (``python -m benchmarks.learn_black_orchestra``)."""

from __future__ import annotations

from array import array
from math import exp, tanh
from pathlib import Path

import pytest

import conjura
from benchmarks import learn_black_orchestra as learning
from benchmarks.black_orchestra_value import Value, features
from conjura.black_orchestra import frames
from conjura.kernel import Chance
from conjura.players.black_orchestra.answers import answer
from conjura.players.black_orchestra.team import TeamJudge
from conjura.players.black_orchestra.weights import weights


@pytest.mark.parametrize("players", [1, 3, 5])
def test_every_position_gives_as_many_numbers_and_no_secret(players: int) -> None:
    chance = Chance.quick(players)
    state = conjura.game("black-orchestra", players=players).new(chance)
    sizes = set()
    asked = 0
    while (seat := state.to_act()) is not None:
        seen = state.observe(seat)
        judge = TeamJudge(seen, weights("sharp"))
        if asked % 7 == 0:
            row = features(judge)
            sizes.add(len(row))
            other = state.clone()
            other.deck = sorted(other.deck)
            other.event_deck = other.event_deck[:1] + sorted(other.event_deck[1:])
            assert row == features(TeamJudge(other.observe(seat), weights("sharp")))
        state.apply(seat, answer(judge, frames.open_question(seen)), chance)
        asked += 1
    assert len(sizes) == 1


def test_the_value_is_a_curve_over_lines_and_hidden_units() -> None:
    value = Value({"straight": [0.5, -1.0], "into": [[1.0], [2.0]], "offset": [0.25], "out": [3.0], "bias": 0.1})
    total = 0.1 + 0.5 * 2.0 - 1.0 * 0.5 + 3.0 * tanh(0.25 + 2.0 + 1.0)
    assert value.chance([2.0, 0.5]) == pytest.approx(1 / (1 + exp(-total)))


def test_games_to_learn_from_are_written_once_and_the_same_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(learning, "BATCH", 3)
    again = tmp_path / "again"
    again.mkdir()
    learning.play_batch(tmp_path, 0)
    learning.play_batch(again, 0)
    rows, meta = tmp_path / "00000.rows", tmp_path / "00000.meta"
    assert rows.read_bytes() == (again / "00000.rows").read_bytes()
    numbers = array("f", meta.read_bytes())
    turns = len(numbers) // learning.META
    assert len(array("f", rows.read_bytes())) % turns == 0
    for place in range(turns):
        gain, to_go = numbers[learning.META * place + 3 : learning.META * (place + 1)]
        assert 0 <= gain <= 1.0001 and 0 <= to_go <= 1.0001
        later = numbers[learning.META * (place + 1) : learning.META * (place + 2)]
        if later and later[1]:  # the next turn of the same game
            assert to_go == pytest.approx(gain + (1 - gain) * later[4], abs=1e-4)
    rows.write_bytes(b"kept")
    learning.play_batch(tmp_path, 0)
    assert rows.read_bytes() == b"kept"
