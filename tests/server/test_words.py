"""Every refusal has a sentence in every language, and it can be said with what the error carries."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import conjura
from conjura.server.errors import sentence
from conjura.table import Refused
from conjura.words import LANGUAGES, Words

HOUSE = Path(conjura.__file__).parent
ERRORS = {"Refused", "StoreError", "BadOptions", "BadRecord"}
# Codes that are put together: the phases of a table, and what is wrong with a name or a line.
FAMILIES = [
    *((f"table-{phase}", ["needed"]) for phase in ("open", "running", "finished", "closed")),
    *((f"{what}-length", ["longest"]) for what in ("name", "text")),
    *((f"{what}-characters", []) for what in ("name", "text")),
    *(
        (code, [])
        for code in (
            "too-many-guests",
            "too-fast",
            "undo-other",
            "undo-random",
            "undo-active",
            "undo-hidden",
            "talk-muted",
            "no-spectators",
        )
    ),
]


def raised() -> Iterator[tuple[str, list[str]]]:
    """The codes that the table, the store and the server raise, with the names of their arguments."""
    for folder in ("table", "store", "server"):
        for path in sorted((HOUSE / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if (
                    isinstance(node, ast.Call)
                    and isinstance(node.func, ast.Name)
                    and node.func.id in ERRORS
                    and node.args
                ):
                    for code in ast.walk(node.args[0]):
                        if (
                            isinstance(code, ast.Constant)
                            and isinstance(code.value, str)
                            and "-" not in code.value[:: len(code.value) - 1]
                        ):
                            yield code.value, [word.arg for word in node.keywords if word.arg not in (None, "rule")]  # type: ignore[misc]


CODES = sorted({(code, tuple(args)) for code, args in (*raised(), *FAMILIES) if code.replace("-", "").isalpha()})


@pytest.mark.parametrize(("code", "args"), CODES)
def test_every_refusal_can_be_said(code: str, args: tuple[str, ...]) -> None:
    error = Refused(code, **dict.fromkeys(args, 3))
    told = {language: sentence(error, language) for language in LANGUAGES}
    assert all(text != code for text in told.values()), told
    assert len(set(told.values())) >= 2


def test_all_codes_were_found() -> None:
    assert len(CODES) > 60
    assert {"stale-action", "not-your-seat", "database-in-use", "too-many-guests"} <= {code for code, _ in CODES}
    assert Words("en").has("error-internal")
