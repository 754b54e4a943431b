"""The vocabulary as a whole: no effect leaves anything out, no sentence fits two forms, and frames are values."""

from __future__ import annotations

import inspect
import pickle
from collections.abc import Iterator
from typing import Any, ClassVar

import pytest

from conjura.black_orchestra import log
from conjura.black_orchestra.effects.effect import Consequence, Effect, Kind, WholeEffect
from conjura.black_orchestra.effects.running import OnEach
from conjura.black_orchestra.effects.selectors import Selector
from conjura.black_orchestra.effects.sentences import _EFFECTS
from conjura.black_orchestra.effects.vocabulary import EFFECTS, Incomplete, check
from conjura.black_orchestra.frames import Frame, Question
from conjura.black_orchestra.loading import load
from tests.black_orchestra.random_games import random_game


class Whole(Effect):
    """Says everything that an effect must say."""

    SENTENCES: ClassVar = ("whistle",)
    TELLS: ClassVar = ("suspicion",)

    def apply(self, state: Any, run: Any, chance: Any) -> None:
        pass

    def changes(self, state: Any, c: int) -> bool:
        return True

    def in_full(self, state: Any, c: int) -> bool:
        return True

    def consequences(self, seen: Any, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.SUSPICION, 1),)


def without(part: str) -> type[Effect]:
    """The same class of effect, with one part left out."""
    parts = {name: value for name, value in vars(Whole).items() if name not in (part, "__dict__", "__weakref__")}
    return type("Gap", (Effect,), parts)


def test_an_effect_that_says_everything_is_taken() -> None:
    assert check(Whole) is Whole


@pytest.mark.parametrize("part", ["SENTENCES", "TELLS", "apply", "changes", "in_full", "consequences"])
def test_an_effect_that_leaves_something_out_is_refused_when_it_is_loaded(part: str) -> None:
    with pytest.raises(Incomplete) as told:
        check(without(part))
    assert "Gap" in str(told.value)
    assert part in str(told.value)


def test_an_effect_on_each_must_say_what_it_does_to_each() -> None:
    class Forgetful(OnEach):
        SENTENCES: ClassVar = ("forget {who}",)
        TELLS: ClassVar = ()

        def __init__(self, who: Selector) -> None:
            self.who = who

        changes = Whole.changes
        in_full = Whole.in_full
        consequences = Whole.consequences

    with pytest.raises(Incomplete) as told:
        check(Forgetful)
    assert "(do)" in str(told.value)


def test_an_effect_cannot_tell_what_the_log_does_not_know() -> None:
    class Boasting(Whole):
        TELLS: ClassVar = ("victory",)

    with pytest.raises(Incomplete) as told:
        check(Boasting)
    assert "'victory'" in str(told.value)


def test_bases_are_no_effects() -> None:
    assert WholeEffect not in EFFECTS
    assert OnEach not in EFFECTS
    assert len(set(EFFECTS)) == len(EFFECTS) > 50


def test_every_sentence_of_our_content_fits_one_form_that_makes_sense() -> None:
    content = load()
    for program in content.programs:
        for line, effect in zip(program.lines, program.effects, strict=False):
            forms = [made for pattern, made in _EFFECTS if pattern.match(line)]
            assert not forms or type(effect) in forms, line


def classes(parent: type[Frame]) -> Iterator[type[Frame]]:
    for one in parent.__subclasses__():
        yield one
        yield from classes(one)


@pytest.mark.parametrize("frame", sorted(classes(Frame), key=lambda one: one.__name__))
def test_a_frame_names_what_it_is_made_of(frame: type[Frame]) -> None:
    """Copies, pickles and the text of a frame are made from FIELDS."""
    parameters = list(inspect.signature(frame.__init__).parameters)[1:] if frame.__init__ is not object.__init__ else []
    assert list(frame.FIELDS) == parameters
    if issubclass(frame, Question) and frame is not Question:
        assert frame.asks


def test_frames_are_values_that_travel() -> None:
    """An observation is thought about in another process: what it waits for must arrive as it was."""
    seen: set[str] = set()
    for seed in range(12):
        for state in random_game({"players": 3}, seed, eager=0.5, bold=0.25):
            for frame in state.stack:
                if isinstance(frame, Frame) and type(frame).__name__ not in seen:
                    seen.add(type(frame).__name__)
                    copy = pickle.loads(pickle.dumps(frame))
                    assert copy == frame
                    assert hash(copy) == hash(frame)
                    assert repr(copy) == repr(frame) != object.__repr__(frame)
    assert len(seen) > 8


def test_the_numbers_of_the_log_are_those_of_its_kinds() -> None:
    for number, name in enumerate(log.NAMES):
        assert getattr(log, name.upper().replace("-", "_")) == number, name
