"""What the games tell can be said in every language, and the page says it as Python does."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import conjura
import hatch_build
from conjura.kernel import Event, SeatName, Seen, Told
from conjura.table import telling
from conjura.words import _SPOKEN, DIRECTORY, LANGUAGES, Words
from tests import playthroughs

NAMES = ["Ana", "Bruno", "Isabel", "Hidalgo", "Hielo", "Elena", "Íñigo", "y", "iris", "Ñ"]
# Of Secret Hitler a few of the golden games will do: they tell the same things.
GAMES = [*playthroughs.FOLDER.glob("secret-hitler/[7c]*.txt"), *playthroughs.FOLDER.glob("black-orchestra/*.txt")]


@cache
def told() -> list[Told]:
    """Everything that is told in golden games, each once: to those who are asked, and to a spectator."""
    found: dict[Any, Told] = {}
    for path in sorted(GAMES):
        playthrough, _ = playthroughs.read(path)
        game = conjura.game(playthrough.game, **playthrough.options)
        events: list[Event] = []
        for number, (state, _, _) in enumerate(playthroughs.steps(playthrough)):
            events += state.events(len(events))
            for seat in {None, *(decision.seat for decision in state.decisions())}:
                observation = state.observe(seat)
                closed = Seen.of(game, observation, events)
                for seen in (closed, closed._replace(open=True)):
                    for one in told_to(seen, observation.legal, whole=number % 25 == 0):
                        found[json.dumps(one.to_json())] = one
    assert len(found) > 3_000
    return list(found.values())


def told_to(seen: Seen, legal: Any, whole: bool) -> Iterator[Told]:
    """All that the seat is told now; the table in words and the whole log if wanted."""
    parts: list[Told | None] = [*seen.game.telling.status(seen).sentences()]
    for action in legal:
        label = seen.game.telling.label(action, seen)
        parts += [label.title, label.text]
    for event in seen.events if whole else seen.events[-5:]:
        line = seen.game.telling.line(event.seen_by(seen.seat), seen)
        parts += [line.told, line.detail, line.explain]
    if whole:
        for heading, lines in telling.text(seen):
            parts += [heading, *lines]
    return (part for part in parts if part is not None)


def keys(one: Any) -> Iterator[str]:
    if isinstance(one, Told):
        yield one.key
        for value in one.args.values():
            yield from keys(value)
    elif isinstance(one, list):
        for value in one:
            yield from keys(value)


def page_says(language: str, told: list[Told]) -> list[str]:
    question = {
        "bundle": str(hatch_build.WEB / "package.json"),
        "language": language,
        "locale": _SPOKEN[language]["locale"],
        "file": str(DIRECTORY / f"{language}.ftl"),
        "names": NAMES,
        "told": [one.to_json() for one in told],
    }
    script = Path(__file__).with_name("tell.mjs")
    asked = subprocess.run(
        [hatch_build.node(), "--disable-warning=ExperimentalWarning", str(script)],
        input=json.dumps(question),
        capture_output=True,
        text=True,
        check=True,
    )
    said: list[str] = json.loads(asked.stdout)
    return said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_tells_golden_games_as_python_does(language: str) -> None:
    words = Words(language)
    assert [key for one in told() for key in keys(one) if not words.has(key)] == []
    assert [words.tell(one, NAMES) for one in told()] == page_says(language, told())


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_and_what_has_no_words(language: str) -> None:
    """Among them names before which Spanish says "e", numbers, and things of a pack that has no words."""
    lists = [[SeatName(seat) for seat in range(first, first + size)] for size in (1, 2, 3) for first in range(8)]
    told: list[Told] = [Told("text-name", {"name": names}) for names in lists]
    told += [Told("text-name", {"name": value}) for value in (7, 1234, 12.5, 0.1, [1, Told("die-target")])]
    told += [Told("card-rumour"), Told("conspirator-moltke.short"), Told("card-rumour.text")]
    told += [Told("text-pair", {"what": Told("space-new-york"), "which": Told("item-radio-set")})]
    said = [Words(language).tell(one, NAMES) for one in told]
    assert said == page_says(language, told)
    assert said[-4:] == ["Rumour", "Moltke", "", "New york: Radio set"]


def test_a_sentence_that_is_missing_is_no_thing_of_a_pack() -> None:
    with pytest.raises(LookupError, match="has no 'bo-log-silence'"):
        Words("en").tell(Told("bo-log-silence", {"who": "Beck"}))
