"""The rules ledger beside the tests that hold it: every clause of ``docs/rules`` and who cites it.

A test cites a clause with ``@pytest.mark.rule("SH-E8")``; so may a parameter (``marks=pytest.mark.rule(...)``) or a
whole module (``pytestmark``). ``python -m tests.ledger`` prints the table.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

TESTS = Path(__file__).parents[1]
RULES = TESTS.parent / "docs" / "rules"
LEDGERS = {"SH": RULES / "secret-hitler.md", "BO": RULES / "black-orchestra.md"}

_CLAUSE = re.compile(r"- \*\*((?:SH|BO)-[A-Z]+[0-9]+)\*\* (.+)")


class Clause(NamedTuple):
    """One line of a ledger."""

    id: str
    text: str


class Citation(NamedTuple):
    """A marker in the test tree: which clause, and where."""

    id: str
    file: str  # under tests/
    line: int
    test: str  # the test's name, or the module's for a marker on the whole of it


def clauses(ledger: str) -> list[Clause]:
    """The clauses of a ledger ("SH" or "BO"), in its order."""
    found = [_CLAUSE.fullmatch(line) for line in LEDGERS[ledger].read_text(encoding="utf-8").splitlines()]
    return [Clause(match[1], match[2]) for match in found if match]


@cache
def citations() -> tuple[Citation, ...]:
    """Every clause that a test cites, in the order of the files. They are read once."""
    return tuple(
        citation
        for path in sorted(TESTS.rglob("*.py"))
        for citation in citations_in(path.read_text(encoding="utf-8"), path.relative_to(TESTS).as_posix())
    )


def citations_in(source: str, file: str) -> Iterator[Citation]:
    yield from _walk(ast.parse(source), file, Path(file).stem)


def _walk(node: ast.AST, file: str, test: str) -> Iterator[Citation]:
    for child in ast.iter_child_nodes(node):
        name = child.name if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) else test
        if isinstance(child, ast.Call) and _is_marker(child.func):
            for argument in child.args:
                if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                    raise ValueError(f"{file}:{child.lineno}: a rule is cited by its plain id")
                yield Citation(argument.value, file, child.lineno, name)
        yield from _walk(child, file, name)


def _is_marker(called: ast.expr) -> bool:
    return isinstance(called, ast.Attribute) and called.attr == "rule" and ast.unparse(called) == "pytest.mark.rule"


def table(ledger: str) -> list[tuple[Clause, list[Citation]]]:
    """Clause by clause, the tests that cite it."""
    cited = citations()
    return [(clause, [citation for citation in cited if citation.id == clause.id]) for clause in clauses(ledger)]


def without_test(ledger: str) -> list[str]:
    """The clauses that no test cites."""
    return [clause.id for clause, cited in table(ledger) if not cited]


def without_clause() -> list[Citation]:
    """The citations that name no clause."""
    known = {clause.id for ledger in LEDGERS for clause in clauses(ledger)}
    return [citation for citation in citations() if citation.id not in known]
