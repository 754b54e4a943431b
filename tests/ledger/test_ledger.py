"""Every clause of the rules has a test, and every test that names a clause names one that exists."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests import ledger


@pytest.mark.parametrize("name", list(ledger.LEDGERS))
def test_every_clause_has_a_test(name: str) -> None:
    assert ledger.without_test(name) == []


def test_every_citation_names_a_clause() -> None:
    assert ledger.without_clause() == []


@pytest.mark.parametrize(("name", "count"), [("SH", 62), ("BO", 110)])
def test_the_ledger_is_read_whole_and_every_id_is_there_once(name: str, count: int) -> None:
    ids = [clause.id for clause in ledger.clauses(name)]
    assert len(ids) == len(set(ids)) == count
    text = ledger.LEDGERS[name].read_text(encoding="utf-8")
    assert text.count(f"- **{name}-") == count


def test_markers_are_found_wherever_they_stand() -> None:
    source = """
import pytest
pytestmark = pytest.mark.rule("SH-S1")
@pytest.mark.rule("SH-S2", "SH-S3")
def test_one(): ...
class TestTwo:
    @pytest.mark.rule("SH-S4")
    async def test_two(self): ...
@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("SH-S5"))])
def test_three(x): ...
"""
    found = [(citation.id, citation.test, citation.line) for citation in ledger.citations_in(source, "a/test_a.py")]
    assert found == [
        ("SH-S1", "test_a", 3),
        ("SH-S2", "test_one", 4),
        ("SH-S3", "test_one", 4),
        ("SH-S4", "test_two", 7),
        ("SH-S5", "test_three", 9),
    ]
    with pytest.raises(ValueError, match=r"test_a\.py:1"):
        list(ledger.citations_in("pytest.mark.rule(x)", "test_a.py"))


def test_the_table_is_printed_clause_by_clause() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.ledger", "SH"], capture_output=True, text=True, cwd=ledger.TESTS.parent
    )
    lines = done.stdout.splitlines()
    assert lines[0].startswith("secret-hitler.md: 62 clauses, ")
    for clause in ledger.clauses("SH"):
        assert any(line.startswith(f"{clause.id:7} ") for line in lines)
    assert any(
        "secret_hitler/test_election.py::test_three_defeats_put_the_policy_on_top_into_force" in line for line in lines
    )
    assert done.returncode == 0, done.stdout
