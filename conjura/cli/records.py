"""``conjura audit``: whether a record tells what was really dealt, rolled and done."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from conjura.terminal import replay
from conjura.words import Words


def add_commands(commands: Any, words: Words) -> None:
    parser = commands.add_parser("audit", help=words.say("cli-audit"))
    parser.add_argument("record", type=Path)
    parser.add_argument("--link", metavar="HASH", help=words.say("cli-audit-link"))
    parser.set_defaults(run=lambda given: _audit(given, words))


def _audit(given: argparse.Namespace, words: Words) -> int:
    record, game = replay.read(given.record)
    record.audit(game)
    print(words.say("cli-audit-done", actions=len(record.entries) - 1, commitment=str(record.header.commitment)))
    if given.link is not None:
        line = record.line_of(given.link)
        print(words.say("cli-audit-noted", step=line - 2, line=line))
    return 0
