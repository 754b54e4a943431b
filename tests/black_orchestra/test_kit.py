"""The kit itself."""

import doctest

from tests.black_orchestra import kit


def test_the_example_of_the_kit_runs() -> None:
    assert doctest.testmod(kit).failed == 0
