"""What the compiler is told about a class, where the sources are compiled; to everybody else it says nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

__all__ = ["mypyc_attr"]

T = TypeVar("T")

try:
    from mypy_extensions import mypyc_attr
except ImportError:  # it is there when the sources are compiled; nobody else needs it

    def mypyc_attr(*attrs: str, **kwattrs: object) -> Callable[[T], T]:
        """What the compiler is told about a class."""
        return lambda kind: kind
