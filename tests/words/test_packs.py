"""The words of a content pack: those it brings, and readable ids where it brings none."""

from __future__ import annotations

from pathlib import Path

import conjura
from conjura.kernel import Told
from conjura.words import LANGUAGES, Words
from conjura.words.packs import pack_words

CARDS = """adds = true
[cards.night-train]
action = ["go to any legal space"]
[cards.rumour]
action = ["suspicion -1 of one"]
"""


def pack(folder: Path, more: str = "", **words: str) -> conjura.Game:
    (folder / "cards.toml").write_text(CARDS + more, encoding="utf-8")
    for language, text in words.items():
        (folder / f"{language}.ftl").write_text(text, encoding="utf-8")
    return conjura.game("black-orchestra", players=2, pack=str(folder))


def test_a_pack_names_its_things_and_ours(tmp_path: Path) -> None:
    en = "card-rumour = Rumour\n    .text = Suspicion falls.\nspace-riga = Riga of ours\n"
    words = pack_words(pack(tmp_path, en=en))
    assert "card-rumour = Rumour\n    .text = Suspicion falls.\n" in words["en"]
    assert "space-riga = Riga of ours\n" in words["en"]
    assert "space-riga" not in words["es"]
    assert "space-munich" not in words["en"]


def test_what_has_no_words_shows_its_id(tmp_path: Path) -> None:
    words = pack_words(pack(tmp_path, en="card-rumour = Rumour\n"))
    assert 'card-rumour = Rumour\n    .text = { "" }\n' in words["en"]
    for language in LANGUAGES:
        assert 'card-night-train = Night train\n    .text = { "" }\n' in words[language]
        assert Words(language).tell(Told("card-night-train")) == "Night train"
        assert Words(language).tell(Told("card-night-train.text")) == ""


def test_a_choice_of_effects_without_words_tells_what_they_do(tmp_path: Path) -> None:
    """Otherwise its buttons would read "Either crossroads 1" and "Either crossroads 2"."""
    more = '[cards.crossroads]\neither = [["support -1"], ["suspicion -1 of one", "motivation +1 of all here"]]\n'
    game = pack(tmp_path, more, es="bo-either-crossroads-1 = Menos apoyo\n")
    words = {language: Words(language, told) for language, told in pack_words(game).items()}
    assert words["en"].say("bo-either-crossroads-1") == "Support -1"
    assert words["en"].say("bo-either-crossroads-2") == "Suspicion -1 of one, motivation +1 of all here"
    assert words["es"].say("bo-either-crossroads-1") == "Menos apoyo"
    assert "bo-either-forged-documents" not in pack_words(game)["en"]  # which has words of ours


def test_a_pack_served_to_others_cannot_change_other_sentences(tmp_path: Path) -> None:
    words = pack_words(pack(tmp_path, en="error-not-host = Ha!\ncard-rumour = Rumour\n"))
    assert "error-not-host" not in words["en"]


def test_without_a_pack_there_are_no_more_words() -> None:
    for name, players in (("black-orchestra", 2), ("secret-hitler", 5)):
        assert pack_words(conjura.game(name, players=players)) == {}
