"""A finished game with open cards: all that anybody at the table knew, put together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from conjura.kernel import Event


def opened_event(event: Event) -> Event:
    """The event as somebody saw it who knew what every seat knew."""
    facts = dict(event.public)
    for private in event.private.values():
        for name, value in private.items():
            facts[name] = more_known(facts.get(name), value)
    return event._replace(public=facts, private={})


def opened(public: dict[str, Any], seats: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """What everyone may know of a position, with what single seats know besides where it is a list of all of them: a
    role or a hand of one's own stays with its owner."""
    facts = dict(public)
    for known in seats:
        for name, value in known.items():
            if isinstance(facts.get(name), list):
                facts[name] = more_known(facts[name], value)
    return facts


def more_known(one: Any, other: Any) -> Any:
    """The first, where it says nothing the second; of lists and mappings alike, part by part."""
    if one is None:
        return other
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [more_known(mine, yours) for mine, yours in zip(one, other, strict=True)]
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return {name: more_known(value, other[name]) for name, value in one.items()}
    return one
