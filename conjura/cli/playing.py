"""``conjura play``, ``conjura replay`` and ``conjura words``."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import conjura
from conjura.cli.arguments import add_game, add_language, options_from
from conjura.kernel import BadOptions
from conjura.terminal import play, replay
from conjura.words import Words, check


def add_commands(commands: Any, words: Words) -> None:
    playing = commands.add_parser("play", help=words.say("cli-play"))
    add_game(playing, words)
    playing.add_argument("--seat", type=int, default=0, help=words.say("cli-play-seat"))
    playing.add_argument("--bots", default="simple", help=words.say("cli-bots"))
    playing.add_argument("--seed", help=words.say("cli-play-seed"))
    playing.add_argument("--record", type=Path, metavar="FILE", help=words.say("cli-play-record"))
    add_language(playing, words)
    playing.set_defaults(run=_play)

    replaying = commands.add_parser("replay", help=words.say("cli-replay"))
    replaying.add_argument("file", type=Path, metavar="FILE")
    replaying.add_argument("--step", type=int, help=words.say("cli-replay-step-option"))
    replaying.add_argument("--seat", type=int, help=words.say("cli-replay-seat-option"))
    add_language(replaying, words)
    replaying.set_defaults(run=_replay)

    speaking = commands.add_parser("words", help=words.say("cli-words"))
    speaking.add_argument("what", choices=("check",))
    add_language(speaking, words)
    speaking.set_defaults(run=_check_words)


def _play(given: argparse.Namespace) -> int:
    options = options_from(given)
    game = conjura.game(given.game, **options)
    if not 0 <= given.seat < game.players:
        raise BadOptions("no-such-seat", seat=given.seat, players=game.players)
    record = play.play_in_terminal(
        given.game, options, bots=given.bots, seat=given.seat, seed=given.seed, language=given.language
    )
    if record is not None and given.record is not None:
        given.record.write_text(record.dumps(), encoding="utf-8")
    return 0


def _replay(given: argparse.Namespace) -> int:
    replay.show(given.file, given.step, given.seat, given.language)
    return 0


def _check_words(given: argparse.Namespace) -> int:
    files = check.our_files()
    faults = check.check_ours(files)
    for fault in faults:
        print(fault)
    words = Words(given.language)
    if faults:
        print(words.say("cli-verify-faults", count=len(faults)))
        return 1
    texts = len(next(iter(files.values())).texts)
    print(words.say("cli-words-sound", texts=texts, languages=words.list_of(list(files))))
    return 0
