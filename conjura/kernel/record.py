"""Records: a game written down. Replaying one is the definition of correct.

A record is JSON Lines: a header, an entry for the deal, an entry for every action with the outcomes of chance that it
took, a line for every taking back, and a closing line that says how many there are and how the game ended. A reader
who finds anything amiss names the line.

Every line after the header carries a link: a hash over the link before it and the line itself, the first over the
header. Whoever noted a link while the game was on can tell afterwards that nothing up to there was altered.
``docs/records.md`` tells the format. Records of format 1, without links, are read, replayed and audited as well.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from conjura.kernel.action import Action
from conjura.kernel.chance import Chance, Seed, Taken
from conjura.kernel.errors import BadRecord, ConjuraError
from conjura.kernel.game import Game, Outcome, State

FORMAT: Final = 2

# How the outcomes of chance come from the seed: a generator for every step, or one that runs through the whole game.
BY_STEP: Final = "step"
IN_SEQUENCE: Final = "sequence"

_HEADER: Final = {"record", "game", "options", "rules", "commitment", "content", "chance"}
SHORTEST_LINK: Final = 12  # so many of its 64 signs are enough to name a link


def commitment(seed: Seed) -> str:
    """What is published of a seed before the game, so that nobody can change it after."""
    return "sha256:" + hashlib.sha256(_dump(seed).encode()).hexdigest()


class Header(NamedTuple):
    """Which game, under which options, rules and content, and what its maker committed to."""

    game: str
    options: dict[str, Any]
    rules: str
    commitment: str | None = None
    content: str | None = None
    chance: str = IN_SEQUENCE
    format: int = FORMAT

    @classmethod
    def of(cls, game: Game, seed: Seed | None = None, chance: str = IN_SEQUENCE) -> Header:
        promise = None if seed is None else commitment(seed)
        return cls(game.name, game.options, game.rules_version, promise, game.content_hash, chance)

    def dumps(self) -> str:
        facts = {"game": self.game, "options": self.options, "rules": self.rules, "commitment": self.commitment}
        if self.format > 1:
            facts |= {"content": self.content, "chance": self.chance}
        return _dump({"record": self.format, **facts})


class Entry(NamedTuple):
    """One step: the deal (no seat, no action) or what a seat did, with what chance gave."""

    seat: int | None
    action: Action | None
    chance: tuple[Taken, ...]

    def dumps(self) -> str:
        if self.chance or self.seat is None or self.action is None:
            return _dump(self.to_json())
        return f'{{"action":{_dump(str(self.action))},"chance":[],"seat":{self.seat}}}'  # the same, sooner

    def to_json(self) -> dict[str, Any]:
        action = None if self.action is None else str(self.action)
        return {"seat": self.seat, "action": action, "chance": [list(taken) for taken in self.chance]}


class TakenBack(NamedTuple):
    """The seat took back what it did, with all that followed: so many entries stay, the deal among them."""

    seat: int
    stay: int

    def dumps(self) -> str:
        return _dump(self.to_json())

    def to_json(self) -> dict[str, Any]:
        return {"seat": self.seat, "stay": self.stay}


class Chain:
    """The links over the lines of a record, one after the other.

    A link tells nothing about its line to those who do not know the seed: otherwise anyone could try out the few
    things that a hidden ballot can be. The seed is revealed with the record, and then everybody can check them.
    """

    __slots__ = ("_key", "link")

    def __init__(self, key: bytes, link: str) -> None:
        self._key = key
        self.link = link

    @staticmethod
    def of(header: Header, seed: Seed | None) -> Chain:
        """The chain that begins with this header."""
        # Not the hash of the seed alone: that is its commitment, which is public.
        key = b"" if seed is None else hashlib.sha256(b"the chain of " + _dump(seed).encode()).digest()
        chain = Chain(key, "")
        chain.add(header.dumps())
        return chain

    def copy(self) -> Chain:
        """The same chain, to go on apart from this one."""
        return Chain(self._key, self.link)

    def add(self, line: str) -> str:
        """The link for the next line, given without a link of its own."""
        self.link = hashlib.sha256(self._key + f"{self.link}\n{line}".encode()).hexdigest()
        return self.link


class Record:
    """A header, the entries so far, and, once it has ended, the outcome and the seed.

    ``entries`` are those that stand; ``history`` is everything that was written, what was taken back included.
    """

    __slots__ = ("_lines", "entries", "header", "history", "links", "outcome", "seed")

    def __init__(self, header: Header) -> None:
        self.header = header
        self.entries: list[Entry] = []
        self.history: list[Entry | TakenBack] = []
        self._lines: list[int] = []  # where each of the entries is written
        self.links: list[str] = []  # as they were read, for the audit to compare
        self.outcome: Outcome | None = None
        self.seed: Seed | None = None

    def note(self, seat: int | None, action: Action | None, chance: Chance) -> Entry:
        """Write down a step with what chance gave since the last one."""
        entry = Entry(seat, action, tuple(chance.drain()))
        self.add(entry)
        return entry

    def add(self, entry: Entry) -> None:
        self.entries.append(entry)
        self.history.append(entry)
        self._lines.append(len(self.history) + 1)

    def take_back(self, seat: int, stay: int) -> TakenBack:
        """Let only so many entries stand. Format 1 forgets the rest; since format 2 it stays written."""
        back = TakenBack(seat, stay)
        del self.entries[stay:], self._lines[stay:]
        if self.header.format > 1:
            self.history.append(back)
        else:
            del self.history[stay:]
        return back

    def close(self, outcome: Outcome | None, seed: Seed | None = None) -> None:
        self.outcome = outcome
        self.seed = seed

    def copy(self) -> Record:
        """The same record, to be written on apart from this one."""
        copy = Record(self.header)
        copy.entries, copy.history, copy._lines = self.entries[:], self.history[:], self._lines[:]
        copy.links = self.links
        copy.close(self.outcome, self.seed)
        return copy

    # Writing and reading

    def dumps(self) -> str:
        lines = [self.header.dumps()]
        outcome = None if self.outcome is None else self.outcome._asdict()
        closing: dict[str, Any] = {"entries": len(self.history), "outcome": outcome, "seed": self.seed}
        if self.header.format > 1:
            chain = Chain.of(self.header, self.seed)
            for entry in self.history:
                lines.append(_dump({**entry.to_json(), "link": chain.add(entry.dumps())}))
            closing["link"] = chain.link
        else:
            lines += [entry.dumps() for entry in self.history]
        return "\n".join([*lines, _dump(closing), ""])

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
            record._read_line(_load(line, number), number)
        record._read_closing(_load(lines[-1], len(lines)), len(lines))
        return record

    def _read_line(self, value: dict[str, Any], number: int) -> None:
        if self.header.format > 1:
            link = value.pop("link", None)
            if not isinstance(link, str):
                raise BadRecord("record-entry", line=number)
            self.links.append(link)
            if "stay" in value:
                seat, stay = value.get("seat"), value["stay"]
                if set(value) != {"seat", "stay"} or type(seat) is not int or type(stay) is not int:
                    raise BadRecord("record-entry", line=number)
                if not 0 < stay < len(self.entries):
                    raise BadRecord("record-entry", line=number)
                self.take_back(seat, stay)
                return
        self.add(_read_entry(value, number))

    def _read_closing(self, closing: dict[str, Any], line: int) -> None:
        if "entries" not in closing:
            raise BadRecord("record-truncated", line=line)
        names = {"entries", "outcome", "seed"}
        if self.header.format > 1:
            names.add("link")
            self.links.append(str(closing.get("link")))
        if set(closing) != names or closing["entries"] != len(self.history):
            raise BadRecord("record-closing", line=line)
        if not self.entries:
            raise BadRecord("record-truncated", line=line)
        if closing["seed"] is not None and type(closing["seed"]) not in (int, str):
            raise BadRecord("record-closing", line=line)
        self.close(_read_outcome(closing["outcome"], line), closing["seed"])

    # Playing again

    def states(self, game: Game) -> Iterator[State]:
        """The position after every entry that stands, each the same object moved on.

        Stops at the first line that does not play.
        """
        self._check_header(game)
        state: State | None = None
        for number, entry in zip(self._lines, self.entries, strict=True):
            state = _played(game, state, entry, number)
            yield state

    def replay(self, game: Game, steps: int | None = None) -> State:
        """The position after so many actions (``None``: all of them), with the whole record checked up to there."""
        if not self.entries:
            raise BadRecord("record-truncated", line=2)
        last = len(self.history) + 2
        if steps is not None and not 0 <= steps < len(self.entries):
            raise BadRecord("record-step", line=last - 1, step=steps, last=len(self.entries) - 1)
        for number, state in enumerate(self.states(game)):
            if number == steps:
                return state
        if state.outcome() != self.outcome:
            raise BadRecord("record-outcome", line=last)
        return state

    def audit(self, game: Game) -> State:
        """Confirm that the promised seed gave every outcome of chance, that no link is broken and that all of it plays.

        Whoever alters a line can make all later links anew; ``line_of`` a link that somebody noted tells that.
        """
        self._check_header(game)
        last = len(self.history) + 2
        if self.seed is None:
            raise BadRecord("record-no-seed", line=last)
        if self.header.commitment != commitment(self.seed):
            raise BadRecord("record-commitment", line=last)
        self._check_links()
        state = self.replay(game)
        self._check_chance(game, self.seed)
        return state

    def chain(self) -> list[str]:
        """The links of all lines after the header; those of the file may be others, which the audit tells."""
        if self.header.format == 1:
            return []
        chain = Chain.of(self.header, self.seed)
        return [chain.add(entry.dumps()) for entry in self.history]

    def line_of(self, link: str) -> int:
        """The line that a link belongs to which somebody noted, or the first signs of one."""
        noted = link.strip().lower()
        if len(noted) >= SHORTEST_LINK:
            for number, found in enumerate(self.chain(), start=2):
                if found.startswith(noted):
                    return number
        raise BadRecord("record-not-noted", line=len(self.history) + 2, link=link[:64])

    def _check_links(self) -> None:
        """Every link that was read must be the one that belongs there; one that was not read cannot be wrong."""
        chain = self.chain()
        for number, (read, right) in enumerate(zip(self.links, [*chain, *chain[-1:]], strict=False), start=2):
            if read != right:
                raise BadRecord("record-link", line=number)

    def _check_chance(self, game: Game, seed: Seed) -> None:
        """Play everything that was written, what was taken back included, with the outcomes that the seed gives."""
        by_step = self.header.chance == BY_STEP
        chance = Chance.seeded(seed)
        state: State | None = None
        standing: list[Entry] = []
        for number, entry in enumerate(self.history, start=2):
            if isinstance(entry, TakenBack):
                del standing[entry.stay :]
                chance = Chance.seeded(seed)
                state = None
                for step, before in enumerate(standing):
                    state = _step(game, state, before, Chance.for_step(seed, step) if by_step else chance)
                chance.drain()
                continue
            if by_step:
                chance = Chance.for_step(seed, len(standing))
            try:
                state = _step(game, state, entry, chance)
            except ConjuraError as error:
                raise BadRecord("record-illegal", line=number, cause=str(error)) from error
            if _dump([list(taken) for taken in chance.drain()]) != _dump([list(taken) for taken in entry.chance]):
                raise BadRecord("record-unfair", line=number)
            standing.append(entry)

    def _check_header(self, game: Game) -> None:
        head = self.header
        if head.game != game.name:
            raise BadRecord("record-game", line=1, game=head.game)
        if head.rules != game.rules_version:  # before the options: another version may have others
            raise BadRecord("record-version", line=1, version=head.rules, current=game.rules_version)
        if head.options != game.options:
            raise BadRecord("record-game", line=1, game=head.game)
        if head.format > 1 and head.content != game.content_hash:
            raise BadRecord("record-content", line=1)


def _played(game: Game, state: State | None, entry: Entry, number: int) -> State:
    """The position after the entry, with the outcomes of chance that it holds."""
    chance = Chance.scripted(entry.chance)
    try:
        state = _step(game, state, entry, chance)
    except ConjuraError as error:
        raise BadRecord("record-illegal", line=number, cause=str(error)) from error
    if len(chance.taken) != len(entry.chance):
        raise BadRecord("record-chance", line=number)
    return state


def _step(game: Game, state: State | None, entry: Entry, chance: Chance) -> State:
    if state is None:
        return game.new(chance)
    assert entry.seat is not None and entry.action is not None
    state.apply(entry.seat, entry.action, chance)
    return state


def _dump(value: Any) -> str:
    return _ENCODER.encode(value)


_ENCODER: Final = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False, sort_keys=True)


def _load(line: str, number: int) -> dict[str, Any]:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        raise BadRecord("record-json", line=number) from None
    if not isinstance(value, dict):
        raise BadRecord("record-json", line=number)
    return value


def _read_header(value: dict[str, Any]) -> Header:
    form = value.get("record")
    if type(form) is not int or form not in (1, FORMAT):
        raise BadRecord("record-format", line=1)
    game, options, rules = value.get("game"), value.get("options"), value.get("rules")
    promise, content = value.get("commitment"), value.get("content")
    chance = value.get("chance", IN_SEQUENCE)
    if not (isinstance(game, str) and isinstance(options, dict) and isinstance(rules, str)):
        raise BadRecord("record-header", line=1)
    if not (isinstance(promise, str | None) and isinstance(content, str | None)):
        raise BadRecord("record-header", line=1)
    if chance not in (BY_STEP, IN_SEQUENCE) or (form > 1 and set(value) != _HEADER):
        raise BadRecord("record-header", line=1)
    return Header(game, options, rules, promise, content, chance, form)


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
