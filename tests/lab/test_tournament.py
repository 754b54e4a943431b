"""Tournaments: who sits where, what comes of it, and that nothing but the order decides it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import conjura
from conjura.cli import main
from conjura.kernel import Chance
from conjura.lab import tournament
from conjura.lab.simulate import game_seed
from conjura.lab.tournament import Contest, hold, play_deal
from conjura.words import LANGUAGES

TWIN = "tests.lab.twins:Twin"


def contest(**order: Any) -> Contest:
    usual = {"game": "secret-hitler", "options": {}, "sizes": [5], "bots": ["simple", "random"], "games": 12, "seed": 4}
    return Contest(**{**usual, **order})


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main(["tournament", *arguments, "--json"]) == 0
    return json.loads(capsys.readouterr().out)  # type: ignore[no-any-return]


# Who sits where


@pytest.mark.parametrize("bots", [["simple"], ["simple", "random"], ["simple", "random", TWIN]])
@pytest.mark.parametrize("size", [5, 6, 7])
def test_every_bot_has_every_seat_of_a_deal_once(bots: list[str], size: int) -> None:
    deal = play_deal((contest(bots=bots, sizes=[size]), size, 3))
    seats = Counter((seat, bot) for game in deal.games for seat, bot in enumerate(game.bots))
    assert seats == Counter((seat, bot) for seat in range(size) for bot in range(len(bots)))
    for game in deal.games:
        shares = Counter(game.bots).values()
        assert max(shares) - min(shares) <= 1


def test_places_are_drawn_anew_for_every_deal() -> None:
    order = contest(sizes=[7])
    firsts = {tuple(order.lineups(["liberal"] * 7, seed)[0]) for seed in range(30)}
    assert len(firsts) > 10


def test_all_games_of_a_deal_are_dealt_the_same() -> None:
    order = contest(sizes=[7])
    deal = play_deal((order, 7, 2))
    game = conjura.game("secret-hitler", players=7)
    assert deal.roles == game.dealt(game.new(Chance.seeded(game_seed(order.seed, 2))))
    for played in deal.games:
        assert [role == "liberal" for role in deal.roles] == [
            (seat in played.winners) == (played.side == "liberal") for seat in range(7)
        ]


def test_a_mix_draws_every_seat_by_lot() -> None:
    order = contest(sizes=[5], mix=True, bots=["simple", "random"])
    firsts = [order.lineups(["liberal"] * 5, seed)[0] for seed in range(400)]
    alone = sum(len(set(first)) == 1 for first in firsts)
    assert 10 < alone < 45  # one in sixteen
    turned = order.lineups(["liberal"] * 5, 7)
    assert [[1 - bot for bot in turned[0]]] == turned[1:]


def test_a_side_is_played_by_its_bot_and_a_role_by_its_own() -> None:
    roles = ["hitler", "liberal", "fascist", "liberal", "liberal"]
    order = contest(sides={"liberal": "simple", "fascist": "random"})
    assert order.lineups(roles, 1) == [[1, 0, 1, 0, 0]]
    order = contest(sides={"liberal": "random", "fascist": "random", "hitler": "simple"})
    assert order.lineups(roles, 1) == [[0, 1, 1, 1, 1]]


def test_where_all_win_together_whole_tables_are_compared() -> None:
    order = contest(game="black-orchestra", bots=["simple", "random", TWIN])
    roles = ["conspirators"] * 3
    assert order.lineups(roles, 1) == [[0, 0, 0], [1, 1, 1], [2, 2, 2]]
    mixed = order._replace(mix=True).lineups(roles, 1)
    assert mixed[:3] == order.lineups(roles, 1)
    assert [sorted(lineup) for lineup in mixed[3:]] == [[0, 1, 2]] * 3


# What comes of it


def test_every_seat_is_counted_once() -> None:
    report = hold(contest(sizes=[5, 7], games=11))
    assert (report["deals"], report["games"]) == (12, 24)  # 11 games are five deals and a half
    rates = {(row["players"], row["bot"], row["role"]): row for row in report["rates"]}
    assert list(rates) == [
        (size, bot, role)
        for size in (5, 7, None)
        for bot in ("simple", "random")
        for role in (None, "liberal", "fascist", "hitler")
    ]
    for size, roles in ((5, (3, 1, 1)), (7, (4, 2, 1)), (None, (7, 3, 2))):
        for bot in ("simple", "random"):
            counts = [rates[size, bot, role]["of"] for role in ("liberal", "fascist", "hitler")]
            assert counts == [6 * role for role in roles]
            assert sum(counts) == rates[size, bot, None]["of"]
    for size in (5, 7, None):
        sides = [row for row in report["wins"] if row["players"] == size]
        assert sum(row["won"] for row in sides) == sides[0]["of"] == (24 if size is None else 12)
    assert sum(report["outcomes"].values()) == 24
    for row in report["rates"] + report["differences"]:
        assert row["low"] <= row["value"] <= row["high"]


def test_a_bot_does_not_beat_its_twin() -> None:
    """On the same deals with the same dice it does the same, so nothing is left of the luck."""
    report = hold(
        contest(game="black-orchestra", options={"difficulty": "easy"}, sizes=[1], bots=["random", "simple"], games=8)
    )
    assert [row["bot"] for row in report["rates"]] == ["random", "simple"]
    mirrored = hold(contest(bots=["simple", TWIN], sizes=[6], games=10))
    assert [row["won"] for row in mirrored["rates"][:4]] == [row["won"] for row in mirrored["rates"][4:]]
    apart = mirrored["differences"][0]
    assert (apart["value"], apart["low"], apart["high"]) == (0, 0, 0)


def test_simple_beats_random() -> None:
    apart = hold(contest(games=120, bots=["random", "simple"]))["differences"][0]
    assert apart["high"] < 0


def test_a_table_by_sides_compares_nobody_and_counts_every_game_once() -> None:
    report = hold(contest(sides={"liberal": "simple", "fascist": "random"}, games=7))
    assert report["differences"] == []
    assert (report["deals"], report["games"]) == (7, 7)
    assert {(row["bot"], row["role"]) for row in report["rates"]} == {
        ("simple", None),
        ("simple", "liberal"),
        ("random", None),
        ("random", "fascist"),
        ("random", "hitler"),
    }


# Nothing but the order decides it


def test_two_processes_come_to_the_same_result_as_one() -> None:
    order = contest(sizes=[5, 6])
    assert hold(order, workers=2) == hold(order)
    assert hold(order._replace(seed=5)) != hold(order)


class Stop(Exception):
    pass


def test_an_interrupted_one_goes_on_and_gives_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    order = contest(sizes=[5, 6])
    whole = hold(order)
    notes = tmp_path / "notes.jsonl"
    finished: list[int] = []

    def stop_after_three(games: int) -> None:
        finished.append(games)
        if sum(finished) >= 6:
            raise Stop

    with pytest.raises(Stop):
        hold(order, 1, notes, stop_after_three)
    text = notes.read_text(encoding="utf-8")
    assert text.count("\n") == 4  # what it is, and three deals
    notes.write_text(text[:-20], encoding="utf-8")  # the last one was cut off
    played: list[Any] = []
    monkeypatch.setattr(tournament, "play_deal", lambda job: played.append(job) or play_deal(job))
    finished.clear()
    assert hold(order, 1, notes, finished.append) == whole
    assert (len(played), sum(finished)) == (10, 24)
    assert hold(order, 1, notes) == whole
    assert len(played) == 10  # nothing was left to play
    more = order._replace(games=16)
    assert hold(more, 1, notes) == hold(more)


def started(script: str, *arguments: str) -> subprocess.Popen[str]:
    """A run in a group of its own, which has told five times that it goes on."""
    running = subprocess.Popen(
        [sys.executable, "-c", script, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert running.stdout is not None
    for _ in range(5):
        running.stdout.readline()
    return running


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interruption_from_the_keyboard_is_taken_calmly(workers: str, tmp_path: Path) -> None:
    script = (
        "import signal, sys; from conjura.cli import main;"
        "signal.signal(signal.SIGINT, signal.default_int_handler);"  # whatever started the tests may ignore it
        "sys.exit(main(['tournament', 'secret-hitler', *sys.argv[1:]]))"
    )
    arguments = ["--bots", "tests.lab.twins:Loud", "--games", "10000", "--workers", workers, "--language", "en"]
    running = started(script, *arguments, "--resume", str(tmp_path / "notes.jsonl"))
    os.killpg(running.pid, signal.SIGINT)
    _, err = running.communicate()
    assert (running.returncode, err) == (1, "Stopped. The same command goes on from here.\n")


def test_a_killed_one_goes_on_and_gives_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    script = (
        "import sys; from tests.lab.test_tournament import contest, hold; from pathlib import Path;"
        "hold(contest(games=10_000), 2, Path(sys.argv[1]), lambda games: print(games, flush=True))"
    )
    notes = tmp_path / "notes.jsonl"
    running = started(script, str(notes))
    running.kill()
    running.communicate()  # which ends when the workers are gone as well
    assert notes.read_text(encoding="utf-8").count("\n") > 4
    arguments = ["secret-hitler", "--players", "5", "--bots", "simple,random", "--games", "24", "--seed", "4"]
    assert told(capsys, *arguments, "--resume", str(notes)) == told(capsys, *arguments)


# The command


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "arguments",
    [
        ["secret-hitler", "--bots", "simple,random", "--players", "5,6"],
        ["secret-hitler", "--sides", "liberal=simple,fascist=random"],
        ["black-orchestra", "--bots", "random,simple", "--mix", "--difficulty", "easy", "--players", "2"],
    ],
)
def test_the_table_and_the_picture_have_words_for_everything(
    arguments: list[str], language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plot = tmp_path / "plot.svg"
    assert main(["tournament", *arguments, "--games", "4", "--plot", str(plot), "--language", language]) == 0
    shown = capsys.readouterr().out
    assert "cli-" not in shown and "%" in shown
    picture = ElementTree.parse(plot).getroot()
    dots = [part for part in picture if part.tag.endswith("circle")]
    assert len(dots) == len(told(capsys, *arguments, "--games", "4")["rates"])


WRONG = {
    "neither": ["secret-hitler"],
    "both": ["secret-hitler", "--bots", "simple", "--sides", "liberal=simple,fascist=random"],
    "unknown bot": ["secret-hitler", "--bots", "simple,nobody"],
    "named twice": ["secret-hitler", "--bots", "simple,simple"],
    "no games": ["secret-hitler", "--bots", "simple", "--games", "0"],
    "no workers": ["secret-hitler", "--bots", "simple", "--workers", "0"],
    "sizes": ["secret-hitler", "--bots", "simple", "--players", "5-7"],
    "too many": ["secret-hitler", "--bots", "simple", "--players", "5,11"],
    "sides": ["secret-hitler", "--sides", "liberal"],
    "unknown side": ["secret-hitler", "--sides", "liberal=simple,fascist=simple,communist=simple"],
    "side left out": ["secret-hitler", "--sides", "liberal=simple"],
    "no sides": ["black-orchestra", "--sides", "conspirators=simple"],
    "lot": ["secret-hitler", "--mix", "--sides", "liberal=simple,fascist=random"],
    "picture": ["secret-hitler", "--bots", "simple", "--plot", "picture.png"],
    "folder": ["secret-hitler", "--bots", "simple", "--plot", "nowhere/picture.svg"],
    "no module": ["secret-hitler", "--bots", "nowhere:Bot"],
    "no class": ["secret-hitler", "--bots", "tests.lab.twins:Nobody"],
    "no bot": ["secret-hitler", "--bots", "tests.lab.twins:Mute"],
    "broken": ["secret-hitler", "--bots", "tests.lab.twins:Broken"],
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wrong", WRONG)
def test_what_cannot_be_played_is_refused_in_words_and_leaves_no_trace(
    wrong: str, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CONJURA_LANGUAGE", language)
    monkeypatch.chdir(tmp_path)
    assert main(["tournament", *WRONG[wrong], "--resume", "notes.jsonl"]) == 1
    out, err = capsys.readouterr()
    assert out == "" and len(err.splitlines()) == 1 and not err.startswith("error-")
    assert list(tmp_path.iterdir()) == []


def test_notes_of_something_else_are_refused_and_stay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    notes = tmp_path / "notes.jsonl"
    arguments = ["tournament", "secret-hitler", "--bots", "simple,random", "--games", "2", "--resume", str(notes)]
    assert main(arguments) == 0
    mine = notes.read_text(encoding="utf-8")
    for other in (["--seed", "2"], ["--mix"], ["--option", "talk=false"], ["--bots", "random,simple"]):
        assert main([*arguments, *other]) == 1
        assert str(notes) in capsys.readouterr().err
        assert notes.read_text(encoding="utf-8") == mine
    for text in ("a letter to a friend", "a letter\nto a friend\n"):
        notes.write_text(text, encoding="utf-8")
        assert main(arguments) == 1
        assert notes.read_text(encoding="utf-8") == text


def test_notes_of_a_bot_that_was_changed_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    bot = tmp_path / "changing_bot.py"
    bot.write_text("from conjura.players.random_bot import RandomBot as Bot\n", encoding="utf-8")
    arguments = ["tournament", "secret-hitler", "--bots", "changing_bot:Bot", "--games", "2", "--resume", "notes.jsonl"]
    assert [main(arguments), main(arguments)] == [0, 0]
    bot.write_text("from conjura.players.secret_hitler import SimpleSecretHitler as Bot\n", encoding="utf-8")
    assert main(arguments) == 1
