"""``conjura simulate`` and ``conjura verify``."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, cast

from rich.console import Console
from rich.table import Table

import conjura
from conjura.cli.arguments import add_game, add_language, options_from
from conjura.cli.progress import progress
from conjura.kernel import BadOptions, GameWithContent
from conjura.lab.simulate import Order, simulate
from conjura.words import Words
from conjura.words.wanted import missing_texts


def add_commands(commands: Any, words: Words) -> None:
    parser = commands.add_parser("simulate", help=words.say("cli-simulate"))
    add_game(parser, words)
    parser.add_argument("--games", type=int, default=1000, help=words.say("cli-simulate-games"))
    parser.add_argument("--bots", default="random", help=words.say("cli-bots"))
    parser.add_argument("--seed", type=int, default=1, help=words.say("cli-simulate-seed"))
    parser.add_argument("--workers", type=int, default=1, help=words.say("cli-simulate-workers"))
    parser.add_argument("--json", action="store_true", help=words.say("cli-simulate-json"))
    parser.add_argument("--records", type=Path, metavar="DIR", help=words.say("cli-simulate-records"))
    add_language(parser, words)
    parser.set_defaults(run=_simulate)

    verifying = commands.add_parser("verify", help=words.say("cli-verify"))
    games = [name for name in conjura.GAMES if hasattr(conjura.game_named(name), "check")]
    verifying.add_argument("--game", choices=games, default=games[0], help=words.say("cli-game"))
    verifying.add_argument("folder", nargs="?", type=Path, metavar="FOLDER", help=words.say("cli-verify-folder"))
    add_language(verifying, words)
    verifying.set_defaults(run=_verify)


def _simulate(given: argparse.Namespace) -> int:
    if given.games < 1 or given.workers < 1 or given.seed < 0:
        raise BadOptions("simulate-numbers")
    words = Words(given.language)
    order = Order(given.game, options_from(given), given.games, given.bots, given.seed, given.records)
    with progress(words.say("cli-simulating"), given.games) as finished:
        report = simulate(order, given.workers, finished)
    if given.json:
        sys.stdout.write(json.dumps(report) + "\n")
    else:
        _print_table(report, _shares(order), words)
    return 0


def _shares(order: Order) -> set[str]:
    """The headings under which every game counts once."""
    game = conjura.game(order.game, **order.options)
    return {"wins", "outcomes"} | {figures.heading for figures in game.figures({}) if figures.once_a_game}


def _print_table(report: dict[str, Any], shares: set[str], words: Words) -> None:
    games = report["games"]
    table = Table(title=words.say("cli-simulated", game=words.say(f"game-{report['game']}"), games=games))
    table.add_column(words.say("cli-figure"))
    table.add_column(words.say("cli-count"), justify="right")
    table.add_column(words.say("cli-share"), justify="right")
    for group in ("wins", "outcomes"):
        for name, count in report[group].items():
            table.add_row(words.say(f"cli-{group}-{name}"), words.number(count), words.number(count / games, 4))
        table.add_section()
    for name, value in report.items():
        if isinstance(value, dict) and name not in ("wins", "outcomes"):
            for key, count in value.items():
                share = words.number(count / games, 4) if name in shares else ""
                figure = "–" if count is None else words.number(count, 0 if count == int(count) else 4)
                table.add_row(words.say(f"cli-{name}", key=str(key)), figure, share)
            table.add_section()
    for name in ("players", "seed"):
        table.add_row(words.say(f"cli-{name}-figure"), str(report[name]), "")
    table.add_row(words.say("cli-decisions-figure"), words.number(report["decisions"]), "")
    table.add_row(words.say("cli-seconds-figure"), words.number(report["seconds"], 2), "")
    table.add_row(words.say("cli-speed-figure"), words.number(report["decisions"] / max(report["seconds"], 1e-9)), "")
    Console().print(table)


def _verify(given: argparse.Namespace) -> int:
    """What is wrong with a content folder, file by file; or that nothing is, with the counts."""
    words = Words(given.language)
    game = cast("type[GameWithContent]", conjura.game_named(given.game))
    faults, counts, texts = game.check(given.folder)
    faults = [*faults, *missing_texts(texts, given.folder)]
    for fault in faults:
        print(fault)
    if faults:
        print(words.say("cli-verify-faults", count=len(faults)))
        return 1
    for name, count in counts.items():
        key, of_stage, stage = f"cli-verify-{name}".partition("-of-stage-")
        label = words.say(f"{key}-of-stage", stage=int(stage)) if of_stage else words.say(key)
        print(f"{count:>5}  {label}")
    print(words.say("cli-verify-sound"))
    return 0
