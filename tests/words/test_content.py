"""Whatever exists in the games has its words, and there are no words for what does not exist."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from conjura.secret_hitler import terms
from conjura.secret_hitler.options import SETTINGS
from conjura.words import DIRECTORY, LANGUAGES, Words
from tests.words import catalogue

ROOT = Path(__file__).parents[2]
KEYS = list(catalogue().texts)


def content(file: str) -> dict[str, Any]:
    path = ROOT / "conjura" / "black_orchestra" / "content" / f"{file}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def ids(file: str) -> set[str]:
    """The ids of a content file: it is a table of tables (of tables, for the events by stage)."""
    table = content(file)
    if file == "events":
        return {name for stage in table.values() for name in stage}
    return set(table[file])


def named(prefix: str) -> set[str]:
    """The ids of the messages ``<prefix>-<id>``."""
    return {key.removeprefix(f"{prefix}-") for key in KEYS if key.startswith(f"{prefix}-") and "." not in key}


def attributes(key: str) -> set[str]:
    return {other.partition(".")[2] for other in KEYS if other.startswith(f"{key}.")}


@pytest.mark.parametrize(
    ("file", "prefix", "wanted"),
    [
        ("cards", "card", {"text"}),
        ("events", "event", {"text"}),
        ("interrogations", "interrogation", {"stay", "free", "resist"}),
        ("items", "item", {"text"}),
        ("plots", "plot", {"required", "optional"}),
        ("sheets", "conspirator", {"short", "text", "life"}),
    ],
)
def test_cards_and_sheets_have_their_words(file: str, prefix: str, wanted: set[str]) -> None:
    assert named(prefix) == ids(file)
    for name in ids(file):
        assert attributes(f"{prefix}-{name}") == wanted


def test_spaces_and_leaders_have_their_words() -> None:
    board = content("board")
    assert named("space") == set(board["spaces"]) | {"prison"}
    assert named("leader") == set(board["leaders"])
    assert all(attributes(f"space-{name}") - {"map"} == {"text", "place"} for name in named("space"))
    assert all(attributes(f"leader-{name}") == {"text"} for name in named("leader"))


@pytest.mark.parametrize("game", ["secret-hitler", "black-orchestra"])
def test_every_clause_of_the_rules_is_in_the_reference(game: str) -> None:
    ledger = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    clauses = re.findall(r"^- \*\*([A-Z]{2}-[A-Z]\d+)\*\* ", ledger, re.MULTILINE)
    initials = clauses[0][:2].lower()
    in_words = [key.removeprefix("rule-").upper() for key in KEYS if re.fullmatch(rf"rule-{initials}-[a-z]\d+", key)]
    assert in_words == clauses
    assert all(attributes(f"rule-{clause.lower()}") == {"text"} for clause in clauses)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_refers_to_a_clause_by_its_title(language: str) -> None:
    """Nobody can look up SH-E10 while reading; the title is quoted, and it exists (``known_references``)."""
    words = (DIRECTORY / f"{language}.ftl").read_text(encoding="utf-8")
    assert re.findall(r"\b(?:SH|BO)-[A-Z]\d+", words) == []
    assert "{ rule-sh-e10 }" in words


def test_secret_hitler_has_its_words() -> None:
    words = Words("en")
    for prefix, names in (
        ("role", terms.ROLES),
        ("party", terms.PARTIES),
        ("policy", terms.PARTIES),
        ("power", tuple(terms.POWERS)),
        ("phase-sh", terms.PHASES),
        ("option-sh", tuple(option.name.replace("_", "-") for option in SETTINGS)),
        ("outcome-sh", ("liberal-policies", "hitler-executed", "fascist-policies", "hitler-elected")),
    ):
        assert [name for name in names if not words.has(f"{prefix}-{name}")] == []


@pytest.mark.parametrize("reason", ["hitler-dead", "all-in-prison", "no-event", "documents-located"])
def test_black_orchestra_has_its_endings(reason: str) -> None:
    assert Words("it").has(f"outcome-bo-{reason}.text")


def test_bots_have_the_same_names_in_every_language() -> None:
    """Readers of different languages talk about them at one table; ten names, for the largest table of bots."""
    names = {Words(language).say("names-of-players") for language in LANGUAGES}
    assert len(names) == 1
    assert len(set(names.pop().split(", "))) == 10


# History


def things() -> set[str]:
    """All that has a note of its own; cards of the same name share one."""
    events = {re.sub(r"-(\d|[ab])$", "", name) for name in ids("events")}
    spaces, leaders = named("space"), named("leader")
    kinds = {"event": events, "plot": ids("plots"), "space": spaces, "leader": leaders}
    return {f"{kind}-{name}" for kind, names in kinds.items() for name in names}


def test_everyone_and_everything_has_a_note_and_every_note_its_source() -> None:
    notes = {key for key in named("history") if key.partition("-")[0] in ("event", "plot", "space", "leader")}
    assert notes == things()
    sources = (ROOT / "docs" / "history-sources.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^\| `([a-z0-9-]+)` \| \S", sources, re.MULTILINE)) == notes


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_everyone_who_is_played_it_is_told_who_they_were_and_what_became_of_them(language: str) -> None:
    lives = [Words(language).say(f"conspirator-{name}.life") for name in named("conspirator")]
    assert len(lives) == 9
    assert all(re.search(r"\b19(44|45|69)\b", life) for life in lives), lives


def test_figures_of_victims_rest_on_two_sources() -> None:
    """Years, dates and hours are no figures of victims; what was done to people is told with one of these verbs."""
    sources = (ROOT / "docs" / "history-sources.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `([a-z0-9-]+)` \| (.*) \|$", sources, re.MULTILINE))
    words = Words("en")
    done = re.compile(r"murdered|killed|shot|died|executed|deported|starved|lost their lives|taken to|forced labour")
    counted = re.compile(r"\d,\d{3}|\d million|hundred|thousand|\b(?!19\d\d)\d{2,4}\b(?! (?:[A-Z]|nights|minutes|to))")
    with_figures = {
        thing
        for thing in things()
        if any(
            done.search(sentence) and counted.search(sentence) for sentence in words.say(f"history-{thing}").split(". ")
        )
    }
    assert len(with_figures) >= 25
    assert [thing for thing in sorted(with_figures) if len(rows[thing].split("; ")) < 2] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_note_is_longer_than_three_sentences(language: str) -> None:
    words = Words(language)
    for thing in things():
        note = words.say(f"history-{thing}")
        date = re.match(r"^[^.]*\d{4}\.\s", note)
        sentences = re.findall(r"[.!?](?=\s+[A-ZÀ-Ý«“]|$)", note[date.end() :] if date else note)
        assert 1 <= len(sentences) <= 3, (thing, note)
