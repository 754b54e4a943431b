"""``conjura tournament``."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from conjura.cli.arguments import add_game, add_language, settings_from, sizes_from
from conjura.cli.progress import progress
from conjura.kernel import BadOptions
from conjura.lab.plot import Bar, svg
from conjura.lab.tournament import MIXED, Contest, hold
from conjura.words import Words


def add_commands(commands: Any, words: Words) -> None:
    parser = commands.add_parser("tournament", help=words.say("cli-tournament"))
    add_game(parser, words, sizes=True)
    parser.add_argument("--bots", metavar="A,B,C", help=words.say("cli-tournament-bots"))
    parser.add_argument("--sides", metavar="SIDE=BOT,...", help=words.say("cli-tournament-sides"))
    parser.add_argument("--mix", action="store_true", help=words.say("cli-tournament-mix"))
    parser.add_argument("--games", type=int, default=1000, help=words.say("cli-tournament-games"))
    parser.add_argument("--seed", type=int, default=1, help=words.say("cli-simulate-seed"))
    parser.add_argument("--workers", type=int, default=1, help=words.say("cli-simulate-workers"))
    parser.add_argument("--resume", type=Path, metavar="FILE", help=words.say("cli-tournament-resume"))
    parser.add_argument("--json", action="store_true", help=words.say("cli-simulate-json"))
    parser.add_argument("--plot", type=Path, metavar="FILE", help=words.say("cli-tournament-plot"))
    add_language(parser, words)
    parser.set_defaults(run=_tournament)


def _tournament(given: argparse.Namespace) -> int:
    contest = contest_from(given)
    contest.check()
    if given.workers < 1:
        raise BadOptions("simulate-numbers")
    if given.plot is not None and given.plot.suffix != ".svg":
        raise BadOptions("plot-name", file=str(given.plot))
    for path in (given.plot, given.resume):
        if path is not None and not path.parent.is_dir():
            raise FileNotFoundError(2, "", str(path.parent))
    words = Words(given.language)
    total = contest.deals * contest.games_a_deal * len(contest.sizes)
    try:
        with progress(words.say("cli-simulating"), total) as finished:
            report = hold(contest, given.workers, given.resume, finished)
    except KeyboardInterrupt:
        print(words.say("cli-tournament-stopped" if given.resume else "cli-tournament-lost"), file=sys.stderr)
        return 1
    if given.plot is not None:
        given.plot.write_text(svg(_title(report, words), _bars(report, words)), encoding="utf-8")
    if given.json:
        sys.stdout.write(json.dumps(report) + "\n")
    else:
        _print(report, words)
    return 0


def contest_from(given: argparse.Namespace) -> Contest:
    """What the command line asks for."""
    if (given.bots is None) == (given.sides is None):
        raise BadOptions("bots-or-sides")
    order = {"options": settings_from(given), "sizes": sizes_from(given), "games": given.games, "seed": given.seed}
    if given.bots is not None:
        return Contest(given.game, bots=[name.strip() for name in given.bots.split(",")], mix=given.mix, **order)
    sides: dict[str, str] = {}
    for part in given.sides.split(","):
        side, _, name = (word.strip() for word in part.partition("="))
        if not side or not name or side in sides:
            raise BadOptions("sides-notation", text=given.sides[:60])
        sides[side] = name
    return Contest(given.game, bots=list(dict.fromkeys(sides.values())), sides=sides, mix=given.mix, **order)


def _title(report: dict[str, Any], words: Words) -> str:
    return words.say("cli-simulated", game=words.say(f"game-{report['game']}"), games=report["games"])


def _print(report: dict[str, Any], words: Words) -> None:
    console = Console()
    has_roles = any(row["role"] is not None for row in report["rates"])
    method = "cli-tournament-method" if has_roles else "cli-tournament-method-together"
    table = Table(title=_title(report, words), caption=words.say(method))
    for column in ("players", "bot", "role") if has_roles else ("players", "bot"):
        table.add_column(words.say(f"cli-tournament-{column}"))
    for column in ("won", "share", "interval"):
        table.add_column(words.say(f"cli-tournament-{column}"), justify="right")
    before = None
    for row in report["rates"]:
        if before not in (None, (row["players"], row["bot"])):
            table.add_section()
        before = row["players"], row["bot"]
        place = [_size(row, words), _name(row["bot"], words), *([_role(row, words)] if has_roles else [])]
        table.add_row(*place, f"{row['won']}/{row['of']}", words.share(row["value"]), _interval(row, words))
    console.print(table)
    for heading, rows in (("differences", report["differences"]), ("wins", report["wins"])):
        if not rows:
            continue
        table = Table()
        for column in ("players", heading, "share", "interval"):
            table.add_column(words.say(f"cli-tournament-{column}"))
        for row in rows:
            table.add_row(_size(row, words), _compared(row, words), words.share(row["value"]), _interval(row, words))
        console.print(table)


def _bars(report: dict[str, Any], words: Words) -> list[Bar]:
    bars: list[Bar] = []
    for row in report["rates"]:
        said = [_name(row["bot"], words), row["role"] and _role(row, words), row["players"] and _size(row, words)]
        name = " · ".join(part for part in said if part is not None)
        bars.append(Bar(name, row["value"], row["low"], row["high"], strong=row["role"] is None))
    return bars


def _compared(row: dict[str, Any], words: Words) -> str:
    if "side" in row:
        return words.say(f"cli-wins-{row['side']}")
    return f"{_name(row['bot'], words)} − {_name(row['other'], words)}"


def _name(bot: str, words: Words) -> str:
    """Bots go by what they are called on the command line."""
    return words.say("cli-tournament-mixed") if bot == MIXED else bot


def _role(row: dict[str, Any], words: Words) -> str:
    return words.say("cli-tournament-any" if row["role"] is None else f"role-{row['role']}")


def _size(row: dict[str, Any], words: Words) -> str:
    return words.say("cli-tournament-any") if row["players"] is None else str(row["players"])


def _interval(row: dict[str, Any], words: Words) -> str:
    return f"{words.number(100 * row['low'], 1)} – {words.number(100 * row['high'], 1)}"
