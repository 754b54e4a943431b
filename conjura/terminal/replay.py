"""Any step of a record, as a seat saw it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import conjura
from conjura.kernel import BadRecord, ConjuraError, Record, Seen
from conjura.terminal.reader import Reader, names_for, words_for


def read(path: Path) -> tuple[Record, conjura.Game]:
    """The record in the file and the game it is of; raises ``BadRecord`` with the line where anything is wrong."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadRecord("record-json", line=1) from None
    record = Record.loads(text)
    try:
        game = conjura.game_under(record.header.rules, record.header.game, **record.header.options)
    except (ConjuraError, TypeError) as error:
        raise BadRecord("record-header", line=1) from error
    return record, game


def show(path: Path, step: int | None, seat: int | None, language: str, say: Callable[[str], None] = print) -> None:
    """Print the position after that many actions, and all that the seat was told up to there."""
    record, game = read(path)
    words = words_for(game, language)
    state = record.replay(game, step)
    shown = len(record.entries) - 1 if step is None else step
    names = names_for(game.players, words)
    reader = Reader(words, names)
    seen = Seen.of(game, state.observe(seat), state.events(), open=True)
    head = record.header
    say(words.say("cli-replay-head", game=words.say(f"game-{head.game}"), players=game.players, rules=head.rules))
    say(words.say("cli-replay-step", step=shown, last=len(record.entries) - 1))
    entry = record.entries[shown]
    for event in seen.events:
        say("  " + reader.line(event, seen))
    if entry.seat is not None and (seat == entry.seat or state.outcome() is not None):
        say(words.say("cli-replay-action", name=names[entry.seat], action=str(entry.action)))
    say("")
    for line in reader.table(seen):
        say(line)
    say("")
    for line in reader.asked(seen):
        say(line)
