"""``conjura about``, ``conjura bench`` and ``conjura pace``."""

from __future__ import annotations

import argparse
import hashlib
import json
import platform
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

import conjura
from conjura import _compiled
from conjura.cli.arguments import add_game, add_language, options_from
from conjura.kernel import BadOptions
from conjura.lab import bench
from conjura.lab.pace import pace
from conjura.players import maker
from conjura.words import Words

_PAGE = Path(conjura.__file__).parent / "server" / "static" / "index.html"


def add_commands(commands: Any, words: Words) -> None:
    telling = commands.add_parser("about", help=words.say("cli-versions"))
    telling.add_argument("--json", action="store_true", help=words.say("cli-simulate-json"))
    add_language(telling, words)
    telling.set_defaults(run=_about)

    measuring = commands.add_parser("bench", help=words.say("cli-bench"))
    measuring.add_argument("--peers", action="store_true", help=words.say("cli-bench-peers"))
    measuring.add_argument("--seconds", type=float, default=0.5, help=words.say("cli-bench-seconds"))
    measuring.add_argument("--rounds", type=int, default=5, help=words.say("cli-bench-rounds"))
    measuring.add_argument("--json", action="store_true", help=words.say("cli-simulate-json"))
    add_language(measuring, words)
    measuring.set_defaults(run=_bench)

    timing = commands.add_parser("pace", help=words.say("cli-pace"))
    add_game(timing, words)
    timing.add_argument("--bots", default="simple", metavar="A,B", help=words.say("cli-pace-bots"))
    timing.add_argument("--games", type=int, default=10, help=words.say("cli-simulate-games"))
    timing.add_argument("--seed", type=int, default=1, help=words.say("cli-simulate-seed"))
    timing.add_argument("--json", action="store_true", help=words.say("cli-simulate-json"))
    add_language(timing, words)
    timing.set_defaults(run=_pace)


def versions() -> dict[str, Any]:
    """What runs here."""
    build = _compiled.running()
    return {
        "conjura": conjura.__version__,
        "build": "plain" if build is None else "compiled",
        "compiled_by": None if build is None else json.loads((build / "build.json").read_text())["made_by"],
        "python": platform.python_version(),
        "page": hashlib.sha256(_PAGE.read_bytes()).hexdigest()[:12] if _PAGE.is_file() else None,
        "rules": {name: conjura.game_named(name).rules_version for name in conjura.GAMES},
    }


def _about(given: argparse.Namespace) -> int:
    words = Words(given.language)
    found = versions()
    if given.json:
        print(json.dumps(found))
        return 0
    print(f"conjura {found['conjura']}")
    print(_build(found, words))
    if found["page"] is None:
        print(words.say("cli-versions-no-page"))
    else:
        print(words.say("cli-versions-page", page=found["page"]))
    for name, version in found["rules"].items():
        print(words.say("cli-versions-rules", game=words.say(f"game-{name}"), version=version))
    return 0


def _bench(given: argparse.Namespace) -> int:
    if given.rounds < 1 or not 0 < given.seconds <= 60:
        raise BadOptions("bench-numbers")
    words = Words(given.language)
    console = Console(stderr=True)
    with console.status("") as status:
        measured = bench.figures(given.seconds, given.rounds, given.peers, status.update)
    if given.json:
        sys.stdout.write(json.dumps(bench.report(measured)) + "\n")
        return 0
    table = Table()
    table.add_column(words.say("cli-figure"))
    for column in ("per-second", "microseconds", "decisions"):
        table.add_column(words.say(f"cli-bench-{column}"), justify="right")
    for figure in measured:
        decisions = words.number(figure.decisions) if figure.decisions else ""
        speed, time = words.number(figure.per_second), words.number(figure.microseconds, 2)
        table.add_row(_named(figure.name, words), speed, time, decisions)
    Console().print(table)
    for name, ratio in bench.ratios(measured).items():
        own, _, peer = name.partition("/")
        print(words.say("cli-bench-ratio", own=_named(own, words), peer=peer, times=words.number(ratio, 1)))
    print(_build(versions(), words))
    return 0


def _pace(given: argparse.Namespace) -> int:
    words = Words(given.language)
    options = options_from(given)
    names = [name.strip() for name in given.bots.split(",")]
    found = versions()
    for name in names:
        maker(given.game, name)  # a bad name is told before any work begins
    rows = [pace(given.game, options, name, given.games, given.seed) for name in names]
    if given.json:
        print(
            json.dumps(
                {"build": found["build"], "game": given.game, **options, "bots": [row._asdict() for row in rows]}
            )
        )
        return 0
    table = Table(title=words.say("cli-simulated", game=words.say(f"game-{given.game}"), games=given.games))
    table.add_column(words.say("cli-tournament-bot"))
    for column in ("answers", "mean", "slow", "longest"):
        table.add_column(words.say(f"cli-pace-{column}"), justify="right")
    for row in rows:
        times = (words.number(time, 3) for time in (row.mean, row.slow, row.longest))
        table.add_row(row.bot, words.number(row.answers), *times)
    Console().print(table)
    print(_build(found, words))
    return 0


def _build(found: dict[str, Any], words: Words) -> str:
    if found["compiled_by"] is None:
        return words.say("cli-versions-plain", python=found["python"])
    return words.say("cli-versions-compiled", python=found["python"], mypy=found["compiled_by"]["mypy"])


def _named(figure: str, words: Words) -> str:
    """A figure of ours in words; a peer's has a name of its own."""
    short, _, what = figure.partition("-")
    for name in conjura.GAMES:
        if conjura.game_named(name).short == short:
            return words.say(f"cli-bench-{what}", game=words.say(f"game-{name}"))
    return figure
