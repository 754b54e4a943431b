"""Every example in the documents runs and shows what it says."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_examples_of_a_document_run(document: Path) -> None:
    failed, _ = doctest.testfile(str(document), module_relative=False, optionflags=doctest.FAIL_FAST)
    assert failed == 0


def test_the_readme_has_examples() -> None:
    assert doctest.testfile(str(ROOT / "README.md"), module_relative=False).attempted >= 10


def test_every_finding_is_held_by_a_test() -> None:
    """Those of docs/security.md, and no others."""
    told = re.findall(r"^\| (S\d+) \|", (ROOT / "docs" / "security.md").read_text(encoding="utf-8"), re.MULTILINE)
    held: set[str] = set()
    for file in (ROOT / "tests").rglob("test_*.py"):
        for marks in re.findall(r"^@pytest\.mark\.finding\((.*)\)$", file.read_text(encoding="utf-8"), re.MULTILINE):
            held.update(re.findall(r'"(S\d+)"', marks))
    assert len(told) == len(set(told)) and held == set(told)
