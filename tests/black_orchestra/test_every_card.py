"""Every conspirator card, plot and sheet of the content has a test module of its own, named after its id."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from conjura.black_orchestra import BlackOrchestra

HERE = Path(__file__).parent
CONTENT = BlackOrchestra().content
PLOTS = [name for name, card in zip(CONTENT.cards, CONTENT.card, strict=True) if card.plot >= 0]
CARDS = [name for name in CONTENT.cards if name not in PLOTS]
FOLDERS = {"cards": CARDS, "plots": PLOTS, "sheets": list(CONTENT.sheets)}


def modules() -> Iterator[tuple[str, str]]:
    for folder, ids in FOLDERS.items():
        for name in ids:
            yield folder, name


@pytest.mark.rule("BO-C1", "BO-C5")
def test_there_are_thirty_kinds_of_card_twelve_plots_and_nine_sheets() -> None:
    assert {folder: len(ids) for folder, ids in FOLDERS.items()} == {"cards": 30, "plots": 12, "sheets": 9}


@pytest.mark.parametrize(("folder", "name"), list(modules()))
def test_it_has_tests_of_its_own(folder: str, name: str) -> None:
    """At least three tests, in a module that says what the card does and plays it."""
    path = HERE / folder / f"test_{name.replace('-', '_')}.py"
    assert path.is_file(), f"{folder}/{name} has no test module"
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert ast.get_docstring(tree)
    tests = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
    assert len(tests) >= 3
    assert name in path.read_text(encoding="utf-8"), f"{path.name} never plays {name}"


@pytest.mark.parametrize("folder", list(FOLDERS))
def test_no_module_tests_a_card_that_is_gone(folder: str) -> None:
    wanted = {f"test_{name.replace('-', '_')}.py" for name in FOLDERS[folder]}
    assert {path.name for path in (HERE / folder).glob("test_*.py")} == wanted
