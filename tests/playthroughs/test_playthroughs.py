"""The golden games still play as they are written, and none that should be there is missing."""

from __future__ import annotations

from itertools import zip_longest
from pathlib import Path

import pytest

import conjura
from tests import playthroughs

ENDINGS = {
    "secret-hitler": {"liberal-policies", "hitler-executed", "fascist-policies", "hitler-elected"},
    "black-orchestra": {"hitler-dead", "all-in-prison", "no-event", "documents-located"},
}
FILES = sorted(playthroughs.FOLDER.rglob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game_plays_as_it_is_written(path: Path) -> None:
    playthrough, golden = playthroughs.read(path)
    for number, (was, now) in enumerate(zip_longest(golden, playthroughs.lines(playthrough)), start=1):
        assert now == was, f"{path.name}, line {number}"


def test_every_game_number_of_players_and_ending_has_one() -> None:
    assert FILES
    for name in playthroughs.GAMES:
        wanted = playthroughs.GAMES[name]
        players_of = {*wanted.players, *(sought.options["players"] for sought in wanted.sought.values())}
        assert players_of == set(conjura.game(name, players=max(players_of)).seats)
        assert {*wanted.endings, *(sought.ending for sought in wanted.sought.values())} == ENDINGS[name]
        files = {path.stem: path for path in FILES if path.parent.name == name}
        for players in wanted.players:
            assert len([stem for stem in files if stem.startswith(f"{players}-")]) >= 3
            for ending in wanted.endings:
                playthrough, golden = playthroughs.read(files.pop(f"{players}-{ending}"))
                assert (playthrough.game, playthrough.options) == (name, {"players": players})
                assert golden[-1].startswith(f"outcome {ending}: ")
        for variant, options in wanted.variants.items():
            assert playthroughs.read(files.pop(variant))[0].options == options
        for title, sought in wanted.sought.items():
            playthrough, golden = playthroughs.read(files.pop(title))
            assert playthrough.options == sought.options
            assert golden[-1].startswith(f"outcome {sought.ending}: ")
            assert any(line.startswith("  event ") and line.split()[2] == sought.shows for line in golden)
        assert files == {}


def test_black_orchestra_has_every_difficulty_and_variant() -> None:
    games = [sought.options for sought in playthroughs.GAMES["black-orchestra"].sought.values()]
    assert {options.get("difficulty", "standard") for options in games} == {"easy", "standard", "hard"}
    for variant in ("trusted_lieutenants", "sense_of_urgency", "guarded_documents"):
        assert {options.get(variant, False) for options in games} == {False, True}


def test_the_golden_games_stay_small_enough_to_read() -> None:
    assert sum(path.stat().st_size for path in FILES) < 3_000_000
