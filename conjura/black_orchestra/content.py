"""The content of the box, loaded from ``content/*.toml`` into flat tables that every state shares.

Ids are words in the files and small numbers here. A fault in a file is told with the file, the card and the reason.
A content pack is a folder with some of the same files: each replaces ours, or, with ``adds = true`` at its top, adds
to it (an id of ours is then overridden).
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from conjura.black_orchestra.contract import EventKind, Slot
from conjura.black_orchestra.effects import grammar as g
from conjura.black_orchestra.effects.grammar import AFFILIATIONS, Grammar, Instruction, Unknown
from conjura.kernel import Action, BadOptions

FOLDER: Final = Path(__file__).parent / "content"
FILES: Final = ("board", "items", "sheets", "plots", "cards", "events", "interrogations")
STAGES: Final = 7
FAR: Final = 99

STANDARD, IMPORTANT, KEY = range(3)
EVENT_KINDS: Final[tuple[EventKind, ...]] = ("standard", "important", "key")

# How a program came to be run: what its effects may set off depends on it.
BY_CARD, BY_EVENT, BY_INTERROGATION, BY_RESISTING, BY_RULE = range(5)

STAY, FREE, EAGLE, TARGET, NUMBER_1, NUMBER_2, NUMBER_3 = range(7)
SLOTS: Final[tuple[Slot, ...]] = ("stay", "free", "eagle", "target", "1", "2", "3")


class Fault(NamedTuple):
    """Something wrong in a content folder."""

    file: str
    card: str
    reason: str

    def __str__(self) -> str:
        return f"{self.file}: {self.card}: {self.reason}" if self.card else f"{self.file}: {self.reason}"


class Faulty(Exception):
    """The content cannot be loaded; ``faults`` says why."""

    def __init__(self, faults: list[Fault]) -> None:
        self.faults = faults
        super().__init__("; ".join(map(str, faults)))


class Delivery(NamedTuple):
    """What a space takes: a kind of item (-1: any), the steps of suspicion, whether shared, and a condition."""

    item: int
    lowers: int
    shared: bool
    condition: int
    value: int


class Optional(NamedTuple):
    """One optional element of a plot that an item gives."""

    item: int
    dice: int
    eagles: int
    each: bool


class Plot(NamedTuple):
    """A plot, with what it asks for and what helps it."""

    card: int
    letter: str
    same_space: bool
    reckless: bool
    fortified: int  # 1: must be, 0: must not be, -1: does not matter
    stages: tuple[int, ...]  # of the space, Berlin as 1; empty: any
    in_berlin: bool
    away: int  # so many spaces away; 0: does not matter
    reaction: bool
    affiliation: int
    affiliation_dice: int
    meeting_dice: int
    items: tuple[Optional, ...]


class Ability(NamedTuple):
    """An action on a sheet."""

    name: str
    once: bool
    program: int


class Content:
    """Flat tables. Nothing here changes after loading."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder
        self._faults: list[Fault] = []
        files = {name: self._read(name, folder) for name in FILES}
        self._stop_if_faulty()
        self.hash = _hash(files)

        self.sources: list[str] = []
        self._source_numbers: dict[str, int] = {}
        self.programs: list[tuple[Instruction, ...]] = []
        self.program_lines: list[tuple[str, ...]] = []
        self.program_source: list[int] = []
        self.program_by: list[int] = []
        self.program_card: list[int] = []  # the conspirator card that it is on, or -1
        self._interned: dict[tuple[tuple[str, ...], int], int] = {}

        self._carefully("board", self._load_board, files["board"])
        self._carefully("items", self._load_items, files["items"])
        self._stop_if_faulty()
        self.grammar = Grammar(self.spaces, self.leaders, self.items)
        self._carefully("board", self._load_board_effects, files["board"])
        self._carefully("sheets", self._load_sheets, files["sheets"])
        self._carefully("cards", self._load_cards, files["cards"], files["plots"])
        self._carefully("events", self._load_events, files["events"])
        self._carefully("interrogations", self._load_interrogations, files["interrogations"])
        self._stop_if_faulty()
        self._make_actions()

    # Reading

    def _read(self, name: str, pack: Path | None) -> dict[str, Any]:
        own = _toml(FOLDER / f"{name}.toml", self._faults)
        if pack is None or not (pack / f"{name}.toml").exists():
            return own
        theirs = _toml(pack / f"{name}.toml", self._faults)
        if not theirs.pop("adds", False):
            return theirs
        merged = dict(own)
        for table, entries in theirs.items():
            known = merged.get(table)
            merged[table] = {**known, **entries} if isinstance(known, dict) and isinstance(entries, dict) else entries
        return merged

    def _carefully(self, file: str, load: Callable[..., None], *tables: dict[str, Any]) -> None:
        """What has quite another form than it should is a fault as well, of the card being read."""
        self._at = ""
        try:
            load(*tables)
        except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
            self._fault(file, self._at, f"is not as it should be ({type(error).__name__}: {error})")

    def _fault(self, file: str, card: str, reason: str) -> None:
        self._faults.append(Fault(f"{file}.toml", card, reason))

    def _stop_if_faulty(self) -> None:
        if self._faults:
            raise Faulty(self._faults)

    def _known_keys(self, file: str, card: str, entry: Any, keys: Iterable[str]) -> bool:
        self._at = card
        if not isinstance(entry, dict):
            self._fault(file, card, "is not a table")
            return False
        copies = entry.get("copies", 1)
        if type(copies) is not int or not 1 <= copies <= 99:
            self._fault(file, card, "copies is a number from 1 to 99")
            return False
        for key in entry:
            if key not in keys:
                self._fault(file, card, f"unknown key '{key}'")
        return True

    def source(self, name: str) -> int:
        """The number of a rule id or card id in the log."""
        if name not in self._source_numbers:
            self._source_numbers[name] = len(self.sources)
            self.sources.append(name)
        return self._source_numbers[name]

    def _program(self, file: str, card: str, lines: Any, source: str, by: int, number: int = -1) -> int:
        """Compile the sentences into a program and return its number."""
        if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
            self._fault(file, card, "effects are a list of sentences")
            return -1
        code: list[Instruction] = []
        for line in lines:
            if line == "roll a die":
                code.append((g.ROLL,))
                continue
            try:
                code.append(self.grammar.effect(line))
            except Unknown as error:
                self._fault(file, card, str(error))
        return self._add_program(tuple(code), tuple(lines), source, by, number)

    def _add_program(
        self, code: tuple[Instruction, ...], lines: tuple[str, ...], source: str, by: int, card: int = -1
    ) -> int:
        self.programs.append(code)
        self.program_lines.append(lines)
        self.program_source.append(self.source(source))
        self.program_by.append(by)
        self.program_card.append(card)
        return len(self.programs) - 1

    def _append(self, program: int, *more: Instruction) -> None:
        if program >= 0:
            self.programs[program] = (*self.programs[program], *more)

    # Board and items

    def _load_board(self, board: dict[str, Any]) -> None:
        spaces = board.get("spaces", {})
        self.prison_id: str = board.get("prison", "prison")
        self.spaces: tuple[str, ...] = (*spaces, self.prison_id)
        self.prison = len(self.spaces) - 1
        numbers = {name: number for number, name in enumerate(self.spaces)}

        def named(name: Any, where: str) -> int:
            if name not in numbers:
                self._fault("board", where, f"there is no space '{name}'")
                return 0
            return numbers[name]

        self.start = named(board.get("start"), "start")
        self.safety = named(board.get("safety"), "safety")
        self.release = named(board.get("release"), "release")
        self.leaders: tuple[str, ...] = tuple(board.get("leaders", {}))
        if not self.leaders or self.leaders[0] != "hitler":
            self._fault("board", "leaders", "hitler comes first")
        self.leader_start = tuple(named(space, "leaders") for space in board.get("leaders", {}).values())

        stage: list[int] = []
        self.berlin = 0  # a bit per space, here and below
        self.fortified = 0
        self.closing = 0
        self.item_spaces: tuple[int, ...] = ()
        for name, entry in spaces.items():
            keys = ("stage", "closes", "fortified", "item", "deliver", "entering")
            if not self._known_keys("board", name, entry, keys):
                continue
            bit = 1 << numbers[name]
            if entry.get("stage") == "berlin":
                self.berlin |= bit
                stage.append(0)
            elif isinstance(entry.get("stage"), int) and 1 <= entry["stage"] <= STAGES:
                stage.append(entry["stage"])
            else:
                self._fault("board", name, 'stage is "berlin" or a number from 1 to 7')
                stage.append(1)
            self.fortified |= bit if entry.get("fortified") else 0
            self.closing |= bit if entry.get("closes") else 0
            if entry.get("item"):
                self.item_spaces += (numbers[name],)
        stage.append(FAR)
        self.space_stage = tuple(stage)

        linked: list[list[int]] = [[] for _ in self.spaces]
        self.connections = 0
        for name, others in board.get("connections", {}).items():
            for other in others:
                one, two = named(name, "connections"), named(other, "connections")
                if two in linked[one]:
                    self._fault("board", "connections", f"{name} and {other} are connected twice")
                linked[one].append(two)
                linked[two].append(one)
                self.connections += 1
        for one in range(self.prison):
            for two in range(self.prison):
                if one != two and self.berlin >> one & 1 and self.berlin >> two & 1:
                    linked[one].append(two)
        self.adjacent = tuple(tuple(sorted(others)) for others in linked)

        # Which spaces are open in each stage, and how far they are apart over open spaces.
        self.open: list[int] = [0] * (STAGES + 1)
        for now in range(1, STAGES + 1):
            for space in range(self.prison):
                if self.space_stage[space] <= now and not (now == STAGES and self.closing >> space & 1):
                    self.open[now] |= 1 << space
        self.neighbours = tuple(
            tuple(tuple(other for other in others if mask >> other & 1) for others in self.adjacent)
            for mask in self.open
        )
        self.distance = tuple(
            tuple(tuple(_distances(neighbours, space)) for space in range(self.prison + 1))
            for neighbours in self.neighbours
        )

    def _load_items(self, items: dict[str, Any]) -> None:
        entries = items.get("items", {})
        self.items: tuple[str, ...] = tuple(entries)
        copies = []
        letters = []
        for name, entry in entries.items():
            if self._known_keys("items", name, entry, ("copies", "plots")):
                copies.append(entry.get("copies", 1))
                letters.append(tuple(str(entry.get("plots", "")).split()))
        self.item_copies = tuple(copies)
        self.item_letters = tuple(letters)

    def _load_board_effects(self, board: dict[str, Any]) -> None:
        deliveries: list[Delivery | None] = []
        entering: list[int] = []
        for name, entry in board["spaces"].items():
            deliveries.append(self._delivery(name, entry["deliver"]) if "deliver" in entry else None)
            lines = entry.get("entering")
            entering.append(self._program("board", name, lines, f"space.{name}", BY_RULE) if lines else -1)
        self.delivery: tuple[Delivery | None, ...] = (*deliveries, None)
        self.entering = (*entering, -1)
        penalties = []
        for leader in self.leaders:
            line = board.get("penalties", {}).get(leader)
            if line is None:
                self._fault("board", "penalties", f"none for {leader}")
                line = "nothing"
            penalties.append(self._program("board", f"penalty of {leader}", [line], f"leader.{leader}", BY_RULE))
        self.penalty = tuple(penalties)

    def _delivery(self, name: str, entry: dict[str, Any]) -> Delivery | None:
        if not self._known_keys("board", name, entry, ("item", "lowers", "for", "if")):
            return None
        item = -1
        if entry.get("item") != "any":
            if entry.get("item") not in self.items:
                self._fault("board", name, f"there is no item '{entry.get('item')}'")
            else:
                item = self.items.index(entry["item"])
        if entry.get("for") not in ("you", "shared"):
            self._fault("board", name, 'a delivery is for "you" or "shared"')
        condition, value = 0, 0
        text = entry.get("if", "")
        if text.startswith("stage "):
            condition, value = 3, int(text.removeprefix("stage "))
        elif text.startswith("you are ") and text.removeprefix("you are ") in AFFILIATIONS:
            condition, value = 4, AFFILIATIONS.index(text.removeprefix("you are "))
        elif text in g.DELIVERY_CONDITIONS:
            condition = g.DELIVERY_CONDITIONS.index(text)
        else:
            self._fault("board", name, f"no condition of the vocabulary fits '{text}'")
        return Delivery(item, entry.get("lowers", 0), entry.get("for") == "shared", condition, value)

    # Sheets and cards

    def _always(self, file: str, card: str, lines: list[str]) -> dict[str, tuple[Any, ...]]:
        holds: dict[str, tuple[Any, ...]] = {}
        for line in lines:
            try:
                word, arguments = self.grammar.always(line)
                holds[word] = arguments
            except Unknown as error:
                self._fault(file, card, str(error))
        return holds

    def _load_sheets(self, sheets: dict[str, Any]) -> None:
        entries = sheets.get("sheets", {})
        self.sheets: tuple[str, ...] = tuple(entries)
        affiliation, dice, immune, dossier, items, actions, draws, starts, abilities = ([] for _ in range(9))
        for name, entry in entries.items():
            if not self._known_keys("sheets", name, entry, ("affiliation", "always", "turn-start", "actions")):
                continue
            if entry.get("affiliation") not in AFFILIATIONS:
                self._fault("sheets", name, f"affiliation is one of {', '.join(AFFILIATIONS)}")
                continue
            affiliation.append(AFFILIATIONS.index(entry["affiliation"]))
            holds = self._always("sheets", name, entry.get("always", []))
            dice.append(holds.get("plot-dice", (0,))[0])
            immune.append("no-penalties" in holds)
            dossier.append(holds.get("dossier-limit", (0,))[0])
            items.append(holds.get("item-limit", (0,))[0])
            actions.append(holds.get("actions", (0,))[0])
            draws.append(holds.get("dossier-draws", (1, 1))[0])
            source = f"conspirator.{name}"
            lines = entry.get("turn-start")
            starts.append(self._program("sheets", name, lines, source, BY_RULE) if lines else -1)
            abilities.append(
                tuple(
                    Ability(
                        one["name"],
                        bool(one.get("once")),
                        self._program("sheets", name, one.get("effects"), source, BY_RULE),
                    )
                    for one in entry.get("actions", [])
                )
            )
        self.affiliation: tuple[int, ...] = tuple(affiliation)
        self.plot_dice: tuple[int, ...] = tuple(dice)
        self.immune: tuple[bool, ...] = tuple(immune)
        self.more_dossier: tuple[int, ...] = tuple(dossier)
        self.more_items: tuple[int, ...] = tuple(items)
        self.more_actions: tuple[int, ...] = tuple(actions)
        self.dossier_draws: tuple[int, ...] = tuple(draws)
        self.turn_start: tuple[int, ...] = tuple(starts)
        self.abilities: tuple[tuple[Ability, ...], ...] = tuple(abilities)

    def _load_cards(self, cards: dict[str, Any], plots: dict[str, Any]) -> None:
        entries: dict[str, Any] = cards.get("cards", {})
        plot_entries: dict[str, Any] = plots.get("plots", {})
        for name in plot_entries:
            if name in entries:
                self._fault("plots", name, "is also the id of a card")
        self.cards: tuple[str, ...] = (*entries, *plot_entries)
        count = len(self.cards)
        self.card_copies = [1] * count
        self.card_illegal = [False] * count
        self.card_plot = [-1] * count
        self.card_action = [-1] * count
        self.card_where = [0] * count
        self.card_together = [False] * count
        self.card_when = [g.WHEN_NEVER] * count
        self.card_free = [-1] * count
        self.card_support = [0] * count
        self.card_safe = [False] * count
        self.card_item = [-1] * count
        self.card_watches = [False] * count  # has a function of its own for everyone's Conspire rolls
        self.own: list[str] = []
        keys = ("copies", "illegal", "action", "where", "together", "free", "when", "if", "ongoing", "either", "own")
        for number, (name, entry) in enumerate(entries.items()):
            if self._known_keys("cards", name, entry, keys):
                self._load_card(number, name, entry)
        self.plots: tuple[Plot, ...] = ()
        for number, (name, entry) in enumerate(plot_entries.items(), start=len(entries)):
            if self._known_keys("plots", name, entry, ("letter", "required", "optional", "copies")):
                self.card_copies[number] = entry.get("copies", 1)
                self.card_plot[number] = len(self.plots)
                self.plots += (self._plot(number, name, entry),)
        self.defections_card = (
            self.cards.index("defections-and-dissent") if "defections-and-dissent" in self.own else -1
        )
        self.deck = tuple(number for number in range(count) for _ in range(self.card_copies[number]))

    def _load_card(self, number: int, name: str, entry: dict[str, Any]) -> None:
        source = f"card.{name}"
        self.card_copies[number] = entry.get("copies", 1)
        self.card_illegal[number] = bool(entry.get("illegal"))
        for space in entry.get("where", []):
            if space not in self.spaces:
                self._fault("cards", name, f"there is no space '{space}'")
            else:
                self.card_where[number] |= 1 << self.spaces.index(space)
        self.card_together[number] = bool(entry.get("together"))
        if not any(key in entry for key in ("action", "free", "ongoing", "either", "own")):
            self._fault("cards", name, "does nothing")
        if "action" in entry:
            self.card_action[number] = self._program("cards", name, entry["action"], source, BY_CARD, number)
        if "either" in entry:
            choices = [self._program("cards", name, lines, source, BY_CARD, number) for lines in entry["either"]]
            lines = tuple(" or ".join(", ".join(lines) for lines in entry["either"]).split("\n"))
            self.card_action[number] = self._add_program(((g.EITHER, *choices),), lines, source, BY_CARD, number)
        if "free" in entry:
            self.card_free[number] = self._program("cards", name, entry["free"], source, BY_CARD, number)
            if entry.get("when") not in g.TIMINGS[1:]:
                self._fault("cards", name, f"when is one of: {'; '.join(g.TIMINGS[1:])}")
            else:
                self.card_when[number] = g.TIMINGS.index(entry["when"])
        if "if" in entry:
            text = entry["if"]
            if text.startswith("support ") and text.endswith(" or more"):
                self.card_support[number] = int(text.split()[1])
            else:
                self._fault("cards", name, f"no condition of the vocabulary fits '{text}'")
        holds = self._always("cards", name, entry.get("ongoing", []))
        self.card_safe[number] = "safe" in holds
        self.card_item[number] = holds.get("counts-as", (-1,))[0]
        if "own" in entry:
            self.own.append(name)
            if entry["own"] == "action":
                code = ((g.OWN, number),)
                self.card_action[number] = self._add_program(code, (f"own: {name}",), source, BY_CARD, number)
            elif entry["own"] == "ongoing":
                self.card_watches[number] = True
            else:
                self._fault("cards", name, 'own is "action" or "ongoing"')

    def _plot(self, number: int, name: str, entry: dict[str, Any]) -> Plot:
        required: dict[str, tuple[Any, ...]] = {}
        for line in entry.get("required", []):
            try:
                word, arguments = self.grammar.required(line)
                required[word] = arguments
            except Unknown as error:
                self._fault("plots", name, str(error))
        affiliation, affiliation_dice, meeting = -1, 0, 0
        items: list[Optional] = []
        for line in entry.get("optional", []):
            try:
                word, arguments = self.grammar.optional(line)
            except Unknown as error:
                self._fault("plots", name, str(error))
                continue
            if word == "affiliation":
                affiliation, affiliation_dice = arguments
            elif word == "meeting":
                meeting = arguments[0]
            else:
                item, by = arguments
                is_dice = word.startswith("item-dice")
                items.append(Optional(item, by if is_dice else 0, 0 if is_dice else -by, word.endswith("-each")))
                if entry.get("letter") not in self.item_letters[item]:
                    self._fault("plots", name, f"{self.items[item]} does not carry the letter {entry.get('letter')}")
        if not ("same-space" in required or "away" in required or "reaction" in required):
            self._fault("plots", name, "does not say where it can be tried")
        fortified = 1 if "fortified" in required else 0 if "not-fortified" in required else -1
        return Plot(
            number,
            str(entry.get("letter", "?")),
            "same-space" in required,
            "reckless" in required,
            fortified,
            required.get("in-stages", ((),))[0],
            "in-berlin" in required,
            required.get("away", (0,))[0],
            "reaction" in required,
            affiliation,
            affiliation_dice,
            meeting,
            tuple(items),
        )

    # Events and interrogations

    def _load_events(self, events: dict[str, Any]) -> None:
        ids: list[str] = []
        stages: list[int] = []
        kinds: list[int] = []
        copies: list[int] = []
        programs: list[int] = []
        self.event_eagles: list[int] = []
        self.event_lowers: list[tuple[int, int]] = []  # a space that sets suspicion to a level, or (-1, 0)
        self.event_raises_all: list[bool] = []
        keys = ("kind", "copies", "effects", "alone-may", "on-eagle", "on-number", "now")
        for stage_name, entries in events.items():
            if not (stage_name.isdigit() and 1 <= int(stage_name) <= STAGES):
                self._fault("events", stage_name, "is no stage from 1 to 7")
                continue
            for name, entry in entries.items():
                if not self._known_keys("events", name, entry, keys):
                    continue
                if name in ids:
                    self._fault("events", name, "stands twice")
                if entry.get("kind", "standard") not in EVENT_KINDS:
                    self._fault("events", name, f"kind is one of {', '.join(EVENT_KINDS)}")
                    continue
                ids.append(name)
                stages.append(int(stage_name))
                kinds.append(EVENT_KINDS.index(entry.get("kind", "standard")))
                copies.append(entry.get("copies", 1))
                programs.append(self._event_program(name, entry))
                self._load_now(name, entry.get("now", []))
        self.events: tuple[str, ...] = tuple(ids)
        self.event_stage = tuple(stages)
        self.event_kind = tuple(kinds)
        self.event_copies = tuple(copies)
        self.event_program = tuple(programs)
        self.event_decks = tuple(
            tuple(number for number, name in enumerate(ids) if stages[number] == stage for _ in range(copies[number]))
            for stage in range(1, STAGES + 1)
        )
        losing = [
            number
            for number, program in enumerate(programs)
            if program >= 0 and any(instruction[0] == g.DEFEAT for instruction in self.programs[program])
        ]
        self.documents_located = tuple(losing)

    def _event_program(self, name: str, entry: dict[str, Any]) -> int:
        source = f"event.{name}"
        program = self._program("events", name, entry.get("effects"), source, BY_EVENT)
        if "alone-may" in entry:
            offered = self._program("events", name, entry["alone-may"], source, BY_EVENT)
            self._bind_roll("events", name, offered, entry, source)
            self._append(program, (g.OFFER, offered))
        self._bind_roll("events", name, program, entry, source)
        return program

    def _bind_roll(self, file: str, card: str, program: int, entry: dict[str, Any], source: str) -> None:
        """Give "roll a die" the programs of its faces: eagle, and each number."""
        if program < 0 or (g.ROLL,) not in self.programs[program]:
            return
        eagle = self._program(file, card, entry.get("on-eagle", []), source, BY_EVENT)
        number = self._program(file, card, entry.get("on-number", []), source, BY_EVENT)
        bound = [(g.ROLL, eagle, number) if one == (g.ROLL,) else one for one in self.programs[program]]
        self.programs[program] = tuple(bound)

    def _load_now(self, name: str, lines: list[str]) -> None:
        eagles, lowers, raises = 0, (-1, 0), False
        for line in lines:
            try:
                word, arguments = self.grammar.now(line)
            except Unknown as error:
                self._fault("events", name, str(error))
                continue
            if word == "ignore":
                eagles -= arguments[0]
            elif word == "add":
                eagles += arguments[0]
            elif word == "sets-suspicion":
                lowers = (arguments[0], arguments[1])
            else:
                raises = True
        self.event_eagles.append(eagles)
        self.event_lowers.append(lowers)
        self.event_raises_all.append(raises)

    def _load_interrogations(self, interrogations: dict[str, Any]) -> None:
        entries = interrogations.get("interrogations", {})
        self.interrogations: tuple[str, ...] = tuple(entries)
        options: list[tuple[int, ...]] = []
        leaves: list[bool] = []
        for name, entry in entries.items():
            if not self._known_keys("interrogations", name, entry, ("stay", "free", "resist", "leaves")):
                continue
            resist = entry.get("resist", {})
            self._known_keys("interrogations", name, resist, ("eagle", "number", "1", "2", "3"))
            by_number = resist.get("number", ["nothing"])
            texts = [entry.get("stay"), entry.get("free"), resist.get("eagle"), ["release you"]]
            texts += [resist.get(face, by_number) for face in ("1", "2", "3")]
            slots: list[int] = []
            for slot, text in enumerate(texts):
                slots.append(self._intern(name, text, slot))
            options.append(tuple(slots))
            leaves.append(bool(entry.get("leaves")))
        self.interrogation_options: tuple[tuple[int, ...], ...] = tuple(options)
        self.interrogation_leaves: tuple[bool, ...] = tuple(leaves)

    def _intern(self, name: str, lines: Any, slot: int) -> int:
        """Two cards with the same option share its program, so that the option read out does not name the card."""
        if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
            self._fault("interrogations", name, f"{SLOTS[slot]} is a list of sentences")
            return -1
        key = (tuple(lines), min(slot, EAGLE))
        if key not in self._interned:
            # What a die brings is applied as far as possible, what is chosen in full (BO-I4, BO-I5).
            by = BY_RESISTING if slot >= EAGLE else BY_INTERROGATION
            number = self._program("interrogations", name, lines, "BO-I2", by)
            if slot == FREE:
                self.programs[number] = ((g.RELEASE_YOU,), *self.programs[number])
                self.program_lines[number] = ("release you", *self.program_lines[number])
            self._interned[key] = number
        return self._interned[key]

    # Actions: made once, shared by all states

    def _make_actions(self) -> None:
        self.do_move = tuple(Action("move", name) for name in self.spaces)
        self.do_choose_space = tuple(Action("choose", name) for name in self.spaces)
        self.do_choose_sheet = tuple(Action("choose", name) for name in self.sheets)
        self.do_choose_leader = tuple(Action("choose", name) for name in self.leaders)
        self.do_choose_card = tuple(Action("choose", name) for name in self.cards)
        self.do_choose_item = tuple(Action("choose", name) for name in self.items)
        self.do_choose_event = tuple(Action("choose", name) for name in self.events)
        self.do_remove_event = tuple(Action("remove", name) for name in self.events)
        self.do_choose_number = tuple(Action("choose", number) for number in range(31))
        self.do_keep = tuple(Action("keep", number) for number in range(31))
        self.do_act = tuple(Action("act", name) for name in self.cards)
        self.do_free = tuple(Action("free", name) for name in self.cards)
        self.do_free_by = tuple(tuple(Action("free", name, sheet) for name in self.cards) for sheet in self.sheets)
        self.do_keep_card = tuple(Action("keep", name) for name in self.cards)
        self.do_discard_card = tuple(Action("discard", name) for name in self.cards)
        self.do_deliver = tuple(Action("deliver", name) for name in self.items)
        self.do_deliver_card = tuple(Action("deliver", name) for name in self.cards)
        self.do_ability = tuple(tuple(Action("ability", one.name) for one in row) for row in self.abilities)
        self.do_plot = tuple(Action("plot", self.cards[plot.card]) for plot in self.plots)
        self.do_plot_at = tuple(
            tuple(Action("plot", self.cards[plot.card], leader) for leader in self.leaders) for plot in self.plots
        )
        self.do_use = tuple(tuple(Action("use", sheet, item) for item in self.items) for sheet in self.sheets)
        self.do_use_card = tuple(tuple(Action("use", sheet, card) for card in self.cards) for sheet in self.sheets)
        self.do_give_card = tuple(
            tuple(Action("transfer", "give", sheet, "card", card) for card in self.cards) for sheet in self.sheets
        )
        self.do_take_card = tuple(
            tuple(Action("transfer", "take", sheet, "card", card) for card in self.cards) for sheet in self.sheets
        )
        self.do_give_item = tuple(
            tuple(Action("transfer", "give", sheet, "item", item) for item in self.items) for sheet in self.sheets
        )
        self.do_take_item = tuple(
            tuple(Action("transfer", "take", sheet, "item", item) for item in self.items) for sheet in self.sheets
        )
        self.move_options = tuple(
            tuple(tuple(self.do_move[space] for space in spaces) for spaces in by_space) for by_space in self.neighbours
        )
        self.move_values = tuple(
            tuple(tuple(MOVE | space for space in spaces) for spaces in by_space) for by_space in self.neighbours
        )


# The verbs of a turn, as the high part of an option's value; the low part is the argument.
MOVE: Final = 1 << 16
CONSPIRE: Final = 2 << 16
DOSSIER: Final = 3 << 16
COLLECT: Final = 4 << 16
REVEAL: Final = 5 << 16
DELIVER: Final = 6 << 16
RELEASE: Final = 7 << 16
ACT: Final = 8 << 16
ABILITY: Final = 9 << 16
PLOT: Final = 10 << 16
TRANSFER: Final = 11 << 16
END: Final = 12 << 16

DO_DOSSIER: Final = Action("dossier")
DO_COLLECT: Final = Action("collect")
DO_REVEAL: Final = Action("reveal")
DO_RELEASE: Final = Action("release")
DO_END: Final = Action("end")
DO_PASS: Final = Action("pass")
DO_STOP: Final = Action("stop")
DO_DRAW: Final = Action("draw")
DO_ACCEPT: Final = Action("accept")
DO_DECLINE: Final = Action("decline")
DO_READY: Final = Action("ready")
DO_SUPPORT: Final = Action("choose", "support")
DO_EVERYONE: Final = Action("choose", "everyone")
DO_STAY: Final = Action("choose", "stay")
DO_FREE: Final = Action("choose", "free")
DO_RESIST: Final = Action("choose", "resist")
DO_CONSPIRE: Final = tuple(Action("conspire", number) for number in range(1, 4))
CONSPIRE_VALUES: Final = tuple(CONSPIRE | number for number in range(1, 4))


def load(pack: str | Path | None = None) -> Content:
    """The content of the box, or of a pack over it."""
    folder = None if pack is None else Path(pack)
    if folder is not None and not folder.is_dir():
        raise BadOptions("unknown-pack", pack=str(pack))
    try:
        return _load(folder)
    except Faulty as error:
        raise BadOptions("faulty-pack", pack=str(pack), faults=str(error)) from error


@cache
def _load(folder: Path | None) -> Content:
    return Content(folder)


def _toml(path: Path, faults: list[Fault]) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        faults.append(Fault(path.name, "", f"cannot be read: {error}"))
        return {}


def _hash(files: dict[str, dict[str, Any]]) -> str:
    """What the files say, whatever their spaces and comments; the order of the entries counts, as it does in play."""
    canonical = json.dumps(files, ensure_ascii=False, separators=(",", ":"), default=str)
    return "sha256:" + hashlib.sha256(canonical.encode()).hexdigest()


def _distances(neighbours: tuple[tuple[int, ...], ...], start: int) -> list[int]:
    far = [FAR] * len(neighbours)
    far[start] = 0
    edge = [start]
    while edge:
        reached: list[int] = []
        for space in edge:
            for other in neighbours[space]:
                if far[other] == FAR:
                    far[other] = far[space] + 1
                    reached.append(other)
        edge = reached
    return far
