"""The commands of the server and its store: serve, backup, restore, validate."""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import sys
import webbrowser
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

import conjura
from conjura.kernel import BadOptions, packs
from conjura.server.config import Config, Limits
from conjura.store import StoreError
from conjura.words import Words

LAST_PORT = 65535
_PATH = re.compile(r"([\w~-][\w.~-]*(/[\w~-][\w.~-]*)*)?", re.ASCII)

# What a command needs is loaded when it runs: the other commands of ``conjura`` start without it.


def add_commands(commands: Any, words: Words) -> None:
    """Add them to the subparsers of ``conjura``; each sets ``run`` to a function of its arguments."""

    def command(name: str, run: Any) -> Any:
        parser = commands.add_parser(name, help=words.say(f"cli-{name}"))
        parser.set_defaults(run=lambda given: run(given, words))
        parser.add_argument(
            "--database", default=Config().database, help=words.say("cli-database"), in_environment=True
        )
        return parser

    option = partial(command("serve", _serve).add_argument, in_environment=True)
    option("--host", default=Config().host, help=words.say("cli-host"))
    option("--port", type=int, default=Config().port, help=words.say("cli-port", port=str(Config().port)))
    option("--prefix", default=Config().prefix, metavar="PATH", help=words.say("cli-prefix"))
    option("--pack", type=Path, metavar="FOLDER", help=words.say("cli-serve-pack"))
    option("--open", action="store_true", help=words.say("cli-open"))
    option("--workers", type=int, default=1, help=words.say("cli-workers"))
    option("--bot-processes", type=int, default=Config().bot_processes, help=words.say("cli-bot-processes"))
    option("--bot-seconds", type=float, default=Config().bot_seconds, help=words.say("cli-bot-seconds"))
    option("--origin", action="append", default=[], help=words.say("cli-origin"))
    option("--proxy", action="append", default=[], metavar="ADDRESS", help=words.say("cli-proxy"))
    option("--keep-days", type=float, metavar="N", help=words.say("cli-keep-days"))
    levels = ["debug", "info", "warning", "error"]
    option("--log-level", default="info", choices=levels, help=words.say("cli-log-level"))
    option("--log-format", default="text", choices=["text", "json"], help=words.say("cli-log-format"))
    option("--limit", action="append", default=[], metavar="NAME=NUMBER", help=words.say("cli-limit"))
    command("backup", _backup).add_argument("file")
    command("restore", _restore).add_argument("file")
    command("validate", _validate)
    writing = commands.add_parser("schema", help=words.say("cli-schema"))
    writing.add_argument("--typescript", type=Path, metavar="FOLDER", help=words.say("cli-schema-typescript"))
    writing.set_defaults(run=_schema)


def _serve(given: argparse.Namespace, words: Words) -> int:
    if not 1 <= given.port <= LAST_PORT:
        raise BadOptions("no-such-port", port=str(given.port), last=str(LAST_PORT))
    from conjura.server.run import serve

    if given.pack is not None:
        _offer(given.pack)
    return serve(
        Config(
            database=given.database,
            host=given.host,
            port=given.port,
            prefix=_prefix(given.prefix),
            workers=max(1, given.workers),
            bot_processes=max(1, given.bot_processes),
            bot_seconds=given.bot_seconds,
            origins=tuple(given.origin),
            proxies=tuple(given.proxy),
            keep_days=_days(given.keep_days),
            log_level=given.log_level,
            log_format=given.log_format,
            limits=_limits(given.limit),
        ),
        lambda: _tell(given, words),
    )


def _days(given: float | None) -> float | None:
    if given is not None and not given > 0:
        raise BadOptions("keep-days", days=str(given))
    return given


def _prefix(given: str) -> str:
    """The path as the application compares it: with a slash before it and none behind."""
    path = given.strip("/")
    if not _PATH.fullmatch(path):
        raise BadOptions("prefix-notation", text=given[:60])
    return f"/{path}" if path else ""


def _offer(pack: Path) -> None:
    """Let the tables of this server be played with the pack; what is wrong with it is told before anybody comes."""
    packs.offer([pack])
    for name in conjura.GAMES:
        kind = conjura.game_named(name)
        if any(option.name == "pack" for option in kind.settings):
            conjura.game(name, players=kind.default_players, pack=pack.resolve().name)


def _tell(given: argparse.Namespace, words: Words) -> None:
    """Say where the table is, for others in the network too if they are let in, and, where there is a desktop and it is
    wished, open it."""
    from conjura.server import reach

    everywhere = reach.listens_everywhere(given.host)
    found = reach.address_for_others(given.host)
    alone = "::1" if given.host == "::" else "127.0.0.1"
    address = f"{reach.origin(found or (alone if everywhere else given.host), given.port)}{_prefix(given.prefix)}/"
    print(words.say("cli-serving", address=address), flush=True)
    if everywhere:
        print(words.say("cli-serving-alone" if found is None else "cli-serving-network"), flush=True)
    has_desktop = sys.platform in ("win32", "darwin") or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ
    if given.open and has_desktop:
        webbrowser.open(address)


def _schema(given: argparse.Namespace) -> int:
    """Everything that crosses, as JSON schema on the standard output, or as the types of the page."""
    from conjura.server import schema, typescript

    if given.typescript is None:
        sys.stdout.write(schema.dumps())
    else:
        for path, text in typescript.files(schema.schema()).items():
            (given.typescript / path).write_text(text, encoding="utf-8")
    return 0


def _backup(given: argparse.Namespace, words: Words) -> int:
    from conjura.store import keeping

    counts = asyncio.run(keeping.backup(given.database, Path(given.file)))
    print(words.say("cli-backup-done", file=given.file, tables=counts.tables, entries=counts.entries))
    return 0


def _restore(given: argparse.Namespace, words: Words) -> int:
    from conjura.store import keeping

    counts = asyncio.run(keeping.restore(given.database, Path(given.file)))
    print(words.say("cli-restore-done", file=given.file, tables=counts.tables, entries=counts.entries))
    return 0


def _validate(given: argparse.Namespace, words: Words) -> int:
    from conjura.store import keeping

    report = asyncio.run(keeping.validate(given.database))
    for table, code, version in report.differing:
        print(words.say("cli-validate-differs", table=table, code=code, version=version))
    print(words.say("cli-validate-done", tables=report.tables, differing=len(report.differing)))
    return 1 if report.differing else 0


def _limits(given: list[str]) -> Limits:
    changed: dict[str, float] = {}
    for text in given:
        name, _, number = text.partition("=")
        if name not in Limits.__struct_fields__ or not number.replace(".", "", 1).isdecimal():
            raise StoreError("limit-notation", text=text[:60])
        changed[name] = float(number)
    return msgspec.convert({**msgspec.to_builtins(Limits()), **changed}, Limits, strict=False)
