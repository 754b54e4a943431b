"""Which module needs which: read from the sources, imports for the type checker and inside functions included.

``lint-imports`` checks the layers between packages; this finds the circles within them.
"""

from __future__ import annotations

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

ROOT = Path(__file__).parents[1]


def _modules() -> dict[str, Path]:
    found = {}
    for path in sorted((ROOT / "conjura").rglob("*.py")):
        name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
        found[name.removesuffix(".__init__")] = path
    return found


def _imported(path: Path, known: dict[str, Path]) -> set[str]:
    """The modules of ours that a source names; ``from package import module`` means the module."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            for alias in node.names:
                module = f"{node.module}.{alias.name}"
                names.add(module if module in known else node.module)
    return names & known.keys()


def test_no_module_needs_itself_not_even_for_the_type_checker() -> None:
    modules = _modules()
    graph = {name: _imported(path, modules) - {name} for name, path in modules.items()}
    try:
        order = list(TopologicalSorter(graph).static_order())
    except CycleError as error:
        raise AssertionError(" -> ".join(error.args[1])) from None
    assert len(order) == len(modules) > 50
