"""Records: a game written down. Replaying one is the definition of correct.

A record is JSON Lines: a header, an entry for the deal, an entry for every action with the outcomes of chance
that it took, and a closing line that says how many entries there are and how the game ended. A reader who finds
anything amiss names the line.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import Any, NamedTuple

from conjura.kernel.action import Action
from conjura.kernel.chance import Chance, Seed, Taken
from conjura.kernel.errors import BadRecord, ConjuraError
from conjura.kernel.game import Game, Outcome, State

FORMAT = 1


def commitment(seed: Seed) -> str:
    """What is published of a seed before the game, so that nobody can change it after."""
    return "sha256:" + hashlib.sha256(_dump(seed).encode()).hexdigest()


class Header(NamedTuple):
    """Which game, under which options and rules, and what its maker committed to."""

    game: str
    options: dict[str, Any]
    rules: str
    commitment: str | None = None

    @classmethod
    def of(cls, game: Game, seed: Seed | None = None) -> Header:
        return cls(game.name, game.options, game.rules_version, None if seed is None else commitment(seed))


class Entry(NamedTuple):
    """One step: the deal (no seat, no action) or what a seat did, with what chance gave."""

    seat: int | None
    action: Action | None
    chance: tuple[Taken, ...]

    def dumps(self) -> str:
        action = None if self.action is None else str(self.action)
        return _dump({"seat": self.seat, "action": action, "chance": [list(taken) for taken in self.chance]})


class Record:
    """A header, the entries so far, and, once it has ended, the outcome and the seed."""

    __slots__ = ("entries", "header", "outcome", "seed")

    def __init__(self, header: Header) -> None:
        self.header = header
        self.entries: list[Entry] = []
        self.outcome: Outcome | None = None
        self.seed: Seed | None = None

    def note(self, seat: int | None, action: Action | None, chance: Chance) -> Entry:
        """Write down a step with what chance gave since the last one."""
        entry = Entry(seat, action, tuple(chance.drain()))
        self.entries.append(entry)
        return entry

    def close(self, outcome: Outcome | None, seed: Seed | None = None) -> None:
        self.outcome = outcome
        self.seed = seed

    # Writing and reading

    def dumps(self) -> str:
        head = self.header
        lines = [_dump({"record": FORMAT, **head._asdict()})]
        lines += [entry.dumps() for entry in self.entries]
        outcome = None if self.outcome is None else self.outcome._asdict()
        lines.append(_dump({"entries": len(self.entries), "outcome": outcome, "seed": self.seed}))
        return "\n".join(lines) + "\n"

    @classmethod
    def loads(cls, text: str) -> Record:
        """Read a record; checks its form, not yet its play."""
        lines = text.split("\n")
        if lines[-1] != "":
            raise BadRecord("record-truncated", line=len(lines))
        lines.pop()
        if not lines:
            raise BadRecord("record-truncated", line=1)
        record = cls(_read_header(_load(lines[0], 1)))
        for number, line in enumerate(lines[1:-1], start=2):
            record.entries.append(_read_entry(_load(line, number), number))
        last = len(lines)
        closing = _load(lines[-1], last)
        if "entries" not in closing:
            raise BadRecord("record-truncated", line=last)
        if set(closing) != {"entries", "outcome", "seed"} or closing["entries"] != len(record.entries):
            raise BadRecord("record-closing", line=last)
        if not record.entries:
            raise BadRecord("record-truncated", line=last)
        if closing["seed"] is not None and type(closing["seed"]) not in (int, str):
            raise BadRecord("record-closing", line=last)
        record.close(_read_outcome(closing["outcome"], last), closing["seed"])
        return record

    # Playing again

    def states(self, game: Game) -> Iterator[State]:
        """The position after every entry, each the same object moved on. Stops at the first line that does not play."""
        self._check_header(game)
        state: State | None = None
        for number, entry in enumerate(self.entries, start=2):
            chance = Chance.scripted(entry.chance)
            try:
                if state is None:
                    state = game.new(chance)
                else:
                    assert entry.seat is not None and entry.action is not None
                    state.apply(entry.seat, entry.action, chance)
            except ConjuraError as error:
                raise BadRecord("record-illegal", line=number, cause=str(error)) from error
            if len(chance.taken) != len(entry.chance):
                raise BadRecord("record-chance", line=number)
            yield state

    def replay(self, game: Game, steps: int | None = None) -> State:
        """The position after so many actions (``None``: all of them), with the whole record checked up to there."""
        if not self.entries:
            raise BadRecord("record-truncated", line=2)
        if steps is not None and not 0 <= steps < len(self.entries):
            raise BadRecord("record-step", line=len(self.entries) + 1, step=steps, last=len(self.entries) - 1)
        for number, state in enumerate(self.states(game)):
            if number == steps:
                return state
        if state.outcome() != self.outcome:
            raise BadRecord("record-outcome", line=len(self.entries) + 2)
        return state

    def audit(self, game: Game) -> State:
        """Replay everything, and confirm that the seed is the promised one and gave every outcome of chance."""
        state = self.replay(game)
        last = len(self.entries) + 2
        if self.seed is None:
            raise BadRecord("record-no-seed", line=last)
        if self.header.commitment != commitment(self.seed):
            raise BadRecord("record-commitment", line=last)
        chance = Chance.seeded(self.seed)
        again = game.new(chance)
        for number, entry in enumerate(self.entries, start=2):
            if entry.seat is not None and entry.action is not None:
                again.apply(entry.seat, entry.action, chance)
            if _dump([list(taken) for taken in chance.drain()]) != _dump([list(taken) for taken in entry.chance]):
                raise BadRecord("record-unfair", line=number)
        return state

    def _check_header(self, game: Game) -> None:
        if self.header.game != game.name:
            raise BadRecord("record-game", line=1, game=self.header.game)
        if self.header.rules != game.rules_version:  # before the options: another version may have others
            raise BadRecord("record-version", line=1, version=self.header.rules, current=game.rules_version)
        if self.header.options != game.options:
            raise BadRecord("record-game", line=1, game=self.header.game)


def _dump(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False, sort_keys=True)


def _load(line: str, number: int) -> dict[str, Any]:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        raise BadRecord("record-json", line=number) from None
    if not isinstance(value, dict):
        raise BadRecord("record-json", line=number)
    return value


def _read_header(value: dict[str, Any]) -> Header:
    if value.get("record") != FORMAT:
        raise BadRecord("record-format", line=1)
    game, options, rules = value.get("game"), value.get("options"), value.get("rules")
    committed = value.get("commitment")
    if not (isinstance(game, str) and isinstance(options, dict) and isinstance(rules, str)):
        raise BadRecord("record-header", line=1)
    if not (committed is None or isinstance(committed, str)):
        raise BadRecord("record-header", line=1)
    return Header(game, options, rules, committed)


def _read_entry(value: dict[str, Any], number: int) -> Entry:
    seat, text, outcomes = value.get("seat"), value.get("action"), value.get("chance")
    is_deal = number == 2
    well_formed = set(value) == {"seat", "action", "chance"} and isinstance(outcomes, list)
    if is_deal:
        well_formed = well_formed and seat is None and text is None
    else:
        well_formed = well_formed and type(seat) is int and isinstance(text, str)
    if not well_formed:
        raise BadRecord("record-entry", line=number)
    chance: list[Taken] = []
    for taken in outcomes or ():
        if not (isinstance(taken, list) and len(taken) == 2 and isinstance(taken[0], str)):
            raise BadRecord("record-entry", line=number)
        chance.append((taken[0], taken[1]))
    try:
        action = None if text is None else Action.parse(text)
    except ConjuraError as error:
        raise BadRecord("record-entry", line=number) from error
    return Entry(seat, action, tuple(chance))


def _read_outcome(value: Any, number: int) -> Outcome | None:
    if value is None:
        return None
    try:
        return Outcome(value["side"], tuple(value["winners"]), value["reason"], value["rule"])
    except (TypeError, KeyError):
        raise BadRecord("record-closing", line=number) from None
