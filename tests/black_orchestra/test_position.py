"""The position is data, declared once: whatever begins, copies or shows it knows every field."""

from __future__ import annotations

from pathlib import Path

import conjura.black_orchestra
from conjura.black_orchestra import BlackOrchestra
from conjura.black_orchestra.position import OpenPosition, begin
from conjura.black_orchestra.state import State
from tests.black_orchestra.kit import FIELDS
from tests.black_orchestra.random_games import random_game

REPLACED = ("options", "values")  # never changed in place
OPEN = tuple(OpenPosition.__annotations__)


def test_a_position_begins_with_every_field() -> None:
    state = State()
    begin(state, BlackOrchestra())
    for name in FIELDS:
        assert hasattr(state, name), f"{name} is not begun"


def test_a_copy_has_every_field_and_shares_no_list() -> None:
    for number, state in enumerate(random_game({"players": 3}, seed=5, bold=0.5)):
        if number % 50:
            continue
        copy = state.clone()
        for name in FIELDS:
            value = getattr(state, name)
            assert getattr(copy, name, "forgotten") == value, f"{name} is not copied"
            if isinstance(value, list) and name not in REPLACED:
                assert getattr(copy, name) is not value, f"{name} is shared"
                for mine, theirs in zip(value, getattr(copy, name), strict=True):
                    assert not isinstance(mine, list) or mine is not theirs, f"a part of {name} is shared"


def test_an_observation_has_every_field_that_lies_open_and_shares_no_list() -> None:
    for number, state in enumerate(random_game({"players": 3}, seed=6, bold=0.5)):
        if number % 50:
            continue
        seen = state.observe(number % 3)
        for name in OPEN:
            value = getattr(state, name)
            if name not in ("log", "tiles"):  # of which a seat may know a part only
                assert getattr(seen, name, "forgotten") == value, f"{name} is not shown"
            if isinstance(value, list):
                assert getattr(seen, name) is not value, f"{name} is shared"


def test_no_module_hides_an_import_from_the_program() -> None:
    """The position and the game it belongs to are known to every rule without a circle."""
    folder = Path(conjura.black_orchestra.__file__).parent
    for path in sorted(folder.rglob("*.py")):
        assert "TYPE_CHECKING" not in path.read_text(), path
