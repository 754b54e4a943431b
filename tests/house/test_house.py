"""What holds for the house as a whole."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import conjura

PACKAGE = Path(conjura.__file__).parent
# The rooms that serve any game. Which games there are stands in ``conjura.GAMES``, whose bots in ``players``.
ROOMS = ("table", "store", "server", "terminal", "lab", "cli")


def named(path: Path) -> Iterator[str]:
    """The words in the texts of a module, docstrings aside, and what it imports."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    told = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef))
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield from node.value.split("-") if node.value.islower() else ()
            yield node.value
        elif isinstance(node, ast.ImportFrom):
            yield str(node.module)
            yield from (f"{node.module}.{name.name}" for name in node.names)
        elif isinstance(node, ast.Import):
            yield from (name.name for name in node.names)


@pytest.mark.parametrize("room", ROOMS)
def test_the_room_knows_no_game_by_name(room: str) -> None:
    names = {name for game in conjura.GAMES for name in (game, conjura.GAMES[game][0], conjura.game_named(game).short)}
    for path in (PACKAGE / room).rglob("*.py"):
        assert [word for word in named(path) if word in names] == [], path


def test_what_a_game_brings() -> None:
    for name in conjura.GAMES:
        kind = conjura.game_named(name)
        assert kind.name == name
        assert kind.default_players in kind.seats
        state = conjura.game(name, players=kind.default_players).new(conjura.Chance.seeded(1))
        seen = state.observe(None)
        assert (seen.silent, seen.out) == ([], [])


def test_a_third_game_is_a_folder_and_a_line() -> None:
    """In a process of its own, in which the line is there from the start."""
    ran = subprocess.run([sys.executable, "-m", "tests.house.third"], capture_output=True, text=True)
    assert (ran.returncode, ran.stderr) == (0, "")
