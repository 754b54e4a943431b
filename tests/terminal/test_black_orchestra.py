"""Black Orchestra in the terminal: a whole game in every language, and everything said in words."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import conjura
from conjura import words
from conjura.black_orchestra import frames, log
from conjura.black_orchestra.view import HIDDEN
from conjura.cli import main
from conjura.kernel import Record, Seen
from conjura.terminal import replay
from conjura.terminal.lookup import ATTRIBUTES, look_up
from conjura.terminal.play import Person, play_in_terminal
from conjura.terminal.reader import Reader
from conjura.words import LANGUAGES, Words
from tests.black_orchestra.kit import Table

# An id of ours that was not put into words: nothing that people read has a hyphen between small letters and no blank
_RAW = re.compile(r"\b(?:bo|log|act|item|card|plot|space|event|leader|conspirator|motivation|suspicion)-[a-z-]+")


READER = Reader(Words("en"), ["Ana", "Bruno", "Carla"])


def at(table: Table, seat: int | None) -> Seen:
    return Seen.of(table.game, table.state.observe(seat), table.state.events(), open=True)


def answers(said: list[str], seed: int) -> Callable[[str], str]:
    """Somebody who types any number that is on offer."""
    rng = random.Random(seed)

    def ask(prompt: str) -> str:
        offered = 0
        for text in reversed(said):
            number = re.match(r"\s+(\d+)  ", text)
            if number is None:
                break
            offered = max(offered, int(number.group(1)))
        return str(rng.randint(1, offered))

    return ask


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 3])
def test_a_game_from_start_to_end(language: str, players: int) -> None:
    said: list[str] = []
    record = play_in_terminal(
        "black-orchestra",
        {"players": players},
        seed="terminal",
        language=language,
        ask=answers(said, players),
        say=said.append,
    )
    assert record is not None
    assert len(record.entries) > 20
    words = Words(language)
    assert said[-1] in (words.say("cli-won"), words.say("cli-lost"))
    for text in said:
        shown = re.sub(r"\[[^\]]*\]$", "", text)  # the notation in brackets is for typing
        assert not _RAW.search(shown), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_mark_asks_what_a_strong_bot_would_do(language: str) -> None:
    """It names one of the choices and gives the reason; then one chooses as before."""
    said: list[str] = []
    typed = iter(["?", "dossier", "q"])
    play_in_terminal(
        "black-orchestra", {"players": 1}, seed="advice", language=language, ask=lambda _: next(typed), say=said.append
    )
    words = Words(language)
    (advice,) = [text for text in said if text.startswith(words.say("hint-said", action="", reason="")[:8])]
    titles = [match[1] for text in said if (match := re.match(r"\s+\d+  (.*)  \[", text))]
    assert any(title.split(" (")[0] in advice for title in titles), advice
    assert len(advice) > len(words.say("hint-said", action="", reason="")) + 20 and not _RAW.search(advice)
    assert sum(text.strip() == f"?  {words.say('hint-ask')}" for text in said) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_word_plots_shows_what_they_need_and_their_odds(language: str) -> None:
    """Also where nobody holds one; then one chooses as before."""
    said: list[str] = []
    words = Words(language)
    table = Table("beck", "kordt", "oster")
    person = Person(table.game, Reader(words, ["Ana", "Bruno", "Carla"]), lambda _: next(typed), said.append)
    typed = iter(["plots", "dossier"])
    person.choose(table.state.observe(0), random.Random(1))
    assert words.say("bo-plots-none", unseen=12) in [text.strip() for text in said]
    said.clear()
    table.put("beck", "munich", motivation="committed", dossier=["hidden-bomb"])
    table.lead("hitler", "munich")
    table.set(support=2)
    typed = iter(["plots", "end"])
    person.choose(table.state.observe(0), random.Random(1))
    shown = [text.strip() for text in said]
    assert f"✓ {words.say('bo-plots-same')}" in shown
    # His own die and the one that he adds to every attempt in his space: a target each, once in nine times.
    assert any(text.startswith(words.say("bo-plots-now")) and "11" in text for text in shown)
    assert not any(_RAW.search(re.sub(r"\[[^\]]*\]$", "", text)) for text in said)


@pytest.mark.rule("BO-I2")
def test_nobody_advises_a_prisoner_under_interrogation() -> None:
    table = Table("beck", "kordt", "oster")
    table.put("beck", "prison")
    table.next_interrogation(table.content.interrogations[0])
    table.set(stage=3)
    while table.asks != ("beck", "interrogation"):
        table.do_loosely("end" if "end" in table.legal() else table.legal()[0])
    said: list[str] = []
    person = Person(table.game, READER, lambda _: "", said.append)
    seen = at(table, 0)
    assert person.advice(table.state.observe(0), seen) == Words("en").say("error-hint-unadvised")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_every_question_has_words(language: str) -> None:
    words = Words(language)
    assert [kind for kind in log.NAMES if not words.has(f"bo-log-{kind}")] == []
    kinds = set(frames.kinds()) | {"free"}
    assert [kind for kind in sorted(kinds) if not words.has(f"bo-ask-{kind}")] == []
    assert [kind for kind in sorted(kinds) if not words.has(f"bo-wait-{kind}")] == []


def test_the_table_shows_what_lies_there() -> None:
    table = Table("beck", "kordt")
    table.put("beck", dossier=["safe", "sniper"], items=["map"])
    table.lay("munich", "poison", face_up=True)
    table.set(support=5, dissent=2)
    seen = table.state.observe(0)
    shown = "\n".join(READER.table(at(table, 0)))
    for part in (
        "Military Support 5",
        "Dissent Track: 2 of 3",
        "Ludwig Beck (Ana)",
        "Items: Map.",
        "Safe and Sniper",
        "Poison, face up",
    ):
        assert part in shown
    assert shown.count("an item, face down") == seen.tiles.count(HIDDEN) > 15


def test_an_interrogation_is_read_by_the_prisoner_alone() -> None:
    table = Table("beck", "kordt", "oster")
    table.put("kordt", space="prison")
    table.next_interrogation("the-accomplice")
    table.end_turn("anti-semitic-laws")
    words = Words("en")

    def shown(seat: int | None) -> str:
        seen = at(table, seat)
        observation = table.state.observe(seat)
        lines = [*READER.table(seen), *READER.choices(observation.legal, observation, seen)]
        return "\n".join([*lines, *(READER.line(event, seen) for event in seen.events)])

    title = words.say("interrogation-the-accomplice")
    option = words.say("interrogation-the-accomplice.free")
    assert title in shown(1)
    assert option in shown(1)
    for seat in (0, 2, None):
        assert title not in shown(seat)
        assert option not in shown(seat)


def test_odds_stand_beside_the_dice() -> None:
    table = Table("stauffenberg", "kordt", difficulty="easy")
    table.clear_leaders()
    table.lead("hitler", "munich")
    table.put("stauffenberg", space="munich", motivation="committed", suspicion="low", dossier=["kidnapping"])
    table.do("plot kidnapping")
    observation = table.state.observe(0)
    shown = list(READER.choices(observation.legal, observation, at(table, 0)))
    assert shown[0] == "   1  Roll 2 dice (success 11.1%, detected 0%)  [keep 2]"
    shown = list(Reader(Words("es"), READER.names).choices(observation.legal, observation, at(table, 0)))
    assert shown[0] == "   1  Tirar 2 dados (éxito 11,1\u00a0%, detectado 0\u00a0%)  [keep 2]"


def test_who_waits_for_whom() -> None:
    table = Table("beck", "kordt")
    assert list(READER.asked(at(table, 0))) == ["Beck: you have 3 actions left."]
    assert list(READER.asked(at(table, 1))) == ["Ana plays Beck: 3 actions left."]
    assert list(READER.asked(at(table, None))) == ["Ana plays Beck: 3 actions left."]


def test_what_changes_nothing_is_marked() -> None:
    table = Table("beck", "kordt")
    table.put("beck", suspicion="low", dossier=["cover-story"])
    table.put("kordt", suspicion="low")
    observation = table.state.observe(0)
    assert [str(action) for action in observation.changes_nothing] == ["act cover-story"]
    shown = READER.choices(observation.legal, observation, at(table, 0))
    assert ["[act cover-story]" in text for text in shown if "(changes nothing)" in text] == [True]


def test_a_pack_is_shown_with_its_own_words(tmp_path: Path) -> None:
    text = 'adds = true\n[cards.rumour]\ncopies = 40\naction = ["suspicion -1 of one"]\n'
    (tmp_path / "cards.toml").write_text(text, encoding="utf-8")
    options = {"players": 2, "pack": str(tmp_path)}

    def shown() -> str:
        said: list[str] = []
        play_in_terminal("black-orchestra", options, seed="pack", ask=answers(said, 5), say=said.append)
        return "\n".join(said)

    assert "draws “Rumour”." in shown()
    (tmp_path / "en.ftl").write_text("card-rumour = Hearsay\n    .text = Somebody said so.\n", encoding="utf-8")
    words._catalogue.cache_clear()
    assert "draws “Hearsay”." in shown()


def test_replay_shows_any_step(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said: list[str] = []
    record = play_in_terminal("black-orchestra", {"players": 2}, seed="replay", ask=answers(said, 5), say=said.append)
    assert isinstance(record, Record)
    path = tmp_path / "game.jsonl"
    path.write_text(record.dumps(), encoding="utf-8")
    for language in LANGUAGES:
        assert main(["replay", str(path), "--step", "4", "--seat", "1", "--language", language]) == 0
        assert Words(language).say("space-munich") in capsys.readouterr().out
    lines: list[str] = []
    replay.show(path, None, None, "en", lines.append)
    assert lines[-1].startswith(("Hitler is dead", "All conspirators", "No event card", "The Gestapo has found"))


@pytest.mark.parametrize(
    ("language", "typed", "key"),
    [
        ("en", "? safe", "card-safe"),
        ("es", "? caja", "card-safe"),
        ("it", "? bomba nascosta", "plot-hidden-bomb"),
        ("en", "? stauffenberg", "conspirator-stauffenberg"),
        ("es", "? MUNICH", "space-munich"),
        ("en", "? BO-T3", "rule-bo-t3"),
        ("it", "? ripetere", "rule-bo-t3"),
        ("it", "? safe", "card-safe"),
        ("es", "? delay-hitler", "card-delay-hitler"),
    ],
)
def test_a_question_mark_and_a_name_show_what_it_says(language: str, typed: str, key: str) -> None:
    said: list[str] = []
    answer = iter([typed, "q"])
    play_in_terminal(
        "black-orchestra", {"players": 1}, seed="look", language=language, ask=lambda _: next(answer), say=said.append
    )
    words = Words(language)
    texts = [words.say(f"{key}.{name}") for name in ATTRIBUTES if words.has(f"{key}.{name}")]
    assert said[-2] == f"{words.say(key)}. {' '.join(texts)}"


def test_a_name_of_many_lists_them_and_one_of_none_says_so() -> None:
    game, words = conjura.game("black-orchestra", players=1), Words("en")
    assert list(look_up("xylophone", game, words)) == [words.say("cli-looked-up-nothing")]
    (many,) = look_up("visit", game, words)
    assert "Visit from Hess" in many
    assert "Liberal" not in "".join(look_up("lib", game, words)), "things of the other game are not found"
    assert len(list(look_up("gestapo raid", game, words))) == 1, "copies of a card are told once"
