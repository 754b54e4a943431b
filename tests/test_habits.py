"""A test passes or it does not: it is not tried again, and it waits for states, not for time to pass."""

from __future__ import annotations

import re
from pathlib import Path

TESTS = Path(__file__).parent
# Ways to let time pass in a test, and ways to try one again.
_HOPEFUL = re.compile(r"wait_for_timeout|\btime\.sleep\(|asyncio\.sleep\(|last-failed|\bflaky\b|--reruns")
# One place asks again and again until something is so, with threads and with tasks; all the others ask it.
_ASKING = {"server/kit.py": 2}


def test_nothing_in_the_tests_hopes_for_time_or_for_a_second_try() -> None:
    files = [*TESTS.rglob("*.py"), TESTS.parent / "Makefile", TESTS.parent / "pyproject.toml"]
    found = {}
    for file in files:
        times = len(_HOPEFUL.findall(file.read_text(encoding="utf-8")))
        if times and file != Path(__file__):
            found[file.relative_to(TESTS.parent).as_posix().removeprefix("tests/")] = times
    assert found == _ASKING
