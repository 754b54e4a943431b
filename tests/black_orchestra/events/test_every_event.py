"""Every event of the content files has tests that bear its name, in the module of its stage."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from conjura.black_orchestra import BlackOrchestra

CONTENT = BlackOrchestra().content


@pytest.mark.parametrize("number", range(len(CONTENT.events)), ids=CONTENT.events)
def test_the_event_has_a_test(number: int) -> None:
    stage = CONTENT.event[number].stage
    source = (Path(__file__).parent / f"test_stage_{stage}.py").read_text(encoding="utf-8")
    tests = [node.name for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)]
    wanted = "test_" + CONTENT.events[number].replace("-", "_")
    assert any(name == wanted or name.startswith(wanted + "_") for name in tests)
