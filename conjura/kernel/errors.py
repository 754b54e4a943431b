"""What can go wrong, in five types.

Every error carries a stable ``code`` for programs, the ledger id of the rule that forbids the thing (where
there is one), and a message key with arguments, so that the sentence can be said in any language.
"""

from __future__ import annotations

from typing import Any


class ConjuraError(Exception):
    """Something Conjura refuses to do. Nothing has changed when it is raised."""

    def __init__(self, code: str, *, rule: str | None = None, **args: Any) -> None:
        self.code = code
        self.rule = rule
        self.args_by_name = args
        super().__init__(code)

    @property
    def key(self) -> str:
        """The message in ``words/*.ftl`` that tells a person what is wrong."""
        return f"error-{self.code}"

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.args_by_name.items())
        text = self.code if self.rule is None else f"{self.code} [{self.rule}]"
        return f"{text}: {told}" if told else text

    def __reduce__(self) -> Any:
        return _rebuild, (type(self), self.code, self.rule, self.args_by_name)


def _rebuild(kind: type[ConjuraError], code: str, rule: str | None, args: dict[str, Any]) -> ConjuraError:
    return kind(code, rule=rule, **args)


class IllegalAction(ConjuraError):
    """The seat may not do that now."""


class BadNotation(ConjuraError):
    """The text or JSON is no action at all."""


class BadOptions(ConjuraError):
    """A game cannot be played with these options."""


class ChanceMismatch(ConjuraError):
    """A script or a record holds another outcome than the one the rules ask for."""


class BadRecord(ConjuraError):
    """A record is of another version, truncated, or was tampered with."""
