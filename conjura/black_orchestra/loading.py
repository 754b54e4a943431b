"""Reads the content of the box from ``content/*.toml``.

A fault in a file is told with the file, the card and the reason. A content pack is a folder with some of the same
files: each replaces ours, or, with ``adds = true`` at its top, adds to it (an id of ours is then overridden).
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from conjura.black_orchestra.content import (
    BY_CARD,
    BY_EVENT,
    BY_INTERROGATION,
    BY_RESISTING,
    BY_RULE,
    EAGLE,
    EVENT_KINDS,
    FAR,
    FREE,
    SLOTS,
    STAGES,
    Ability,
    Card,
    Content,
    Delivery,
    DeliveryCondition,
    EventCard,
    Optional,
    Plot,
)
from conjura.black_orchestra.effects.effect import Effect
from conjura.black_orchestra.effects.prison import ReleaseYou
from conjura.black_orchestra.effects.sentences import DELIVERY_CONDITIONS, Grammar, Unknown
from conjura.black_orchestra.effects.structure import OfferToVisited, OneOf, OwnFunction, RollDie
from conjura.black_orchestra.effects.turn import Defeat
from conjura.black_orchestra.terms import AFFILIATIONS, TIMINGS
from conjura.kernel import BadOptions, packs

FOLDER: Final = Path(__file__).parent / "content"
FILES: Final = ("board", "items", "sheets", "plots", "cards", "events", "interrogations")
# What may stand at the top of each file; what stands under another heading would be left out without a word.
HEADINGS: Final = {
    "board": ("prison", "start", "safety", "release", "leaders", "penalties", "connections", "spaces"),
    "items": ("items",),
    "sheets": ("sheets",),
    "plots": ("plots",),
    "cards": ("cards",),
    "events": tuple([str(stage) for stage in range(1, STAGES + 1)]),
    "interrogations": ("interrogations",),
}


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


def load(pack: str | Path | None = None) -> Content:
    """The content of the box, or of a pack over it: one that this machine offers by name, or a folder."""
    folder = packs.folder_of(pack)
    if folder is not None and not folder.is_dir():
        raise BadOptions("unknown-pack", pack=str(pack))
    try:
        return _load(folder)
    except Faulty as error:
        raise BadOptions("faulty-pack", pack=str(pack), faults=str(error)) from error


@cache
def _load(folder: Path | None) -> Content:
    return read(folder)


def read(folder: Path | None = None) -> Content:
    """Read the files anew. What is wrong with them is raised as ``Faulty``."""
    return Loader(folder).content


def grammar_of(content: Content) -> Grammar:
    """The sentences that may speak of what is on this board."""
    return Grammar(content.spaces, content.leaders, content.items)


class Loader:
    """Reads the files of one folder over ours into a ``Content``."""

    def __init__(self, folder: Path | None) -> None:
        self._faults: list[Fault] = []
        self._at = ""
        files = {name: self._read(name, folder) for name in FILES}
        for name, file in files.items():
            for heading in file:
                if heading not in HEADINGS[name]:
                    self._fault(name, heading, f"is no heading of this file (only {', '.join(HEADINGS[name])})")
        self._stop_if_faulty()
        self.content = Content()
        self.content.hash = _hash(files)
        self._interned: dict[tuple[tuple[str, ...], int], int] = {}
        self._carefully("board", self._load_board, files["board"])
        self._carefully("items", self._load_items, files["items"])
        self._stop_if_faulty()
        self.grammar = grammar_of(self.content)
        self._carefully("board", self._load_board_effects, files["board"])
        self._carefully("sheets", self._load_sheets, files["sheets"])
        self._carefully("cards", self._load_cards, files["cards"], files["plots"])
        self._carefully("events", self._load_events, files["events"])
        self._carefully("interrogations", self._load_interrogations, files["interrogations"])
        self._stop_if_faulty()
        self.content.make_actions()

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

    def _program(self, file: str, card: str, lines: Any, source: str, by: int, number: int = -1) -> int:
        """Make a program of the sentences and return its number."""
        if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
            self._fault(file, card, "effects are a list of sentences")
            return -1
        return self.content.add_program(self._effects(file, card, lines), tuple(lines), source, by, number)

    def _effects(self, file: str, card: str, lines: list[str]) -> tuple[Effect, ...]:
        found: list[Effect] = []
        for line in lines:
            try:
                found.append(self.grammar.effect(line))
            except Unknown as error:
                self._fault(file, card, str(error))
        return tuple(found)

    # Board and items

    def _load_board(self, board: dict[str, Any]) -> None:
        content = self.content
        spaces = board.get("spaces", {})
        content.prison_id = board.get("prison", "prison")
        content.spaces = (*spaces, content.prison_id)
        content.prison = len(content.spaces) - 1
        content.start = self._space("start", board.get("start"))
        content.safety = self._space("safety", board.get("safety"))
        content.release = self._space("release", board.get("release"))
        content.leaders = tuple(board.get("leaders", {}))
        if not content.leaders or content.leaders[0] != "hitler":
            self._fault("board", "leaders", "hitler comes first")
        content.leader_start = tuple(self._space("leaders", space) for space in board.get("leaders", {}).values())
        self._load_spaces(spaces)
        self._load_connections(board.get("connections", {}))
        self._measure_board()

    def _space(self, where: str, name: Any) -> int:
        """The number of the space that the board names there."""
        if name not in self.content.spaces:
            self._fault("board", where, f"there is no space '{name}'")
            return 0
        return self.content.spaces.index(name)

    def _load_spaces(self, spaces: dict[str, Any]) -> None:
        content = self.content
        stage: list[int] = []
        content.berlin = 0  # a bit per space, here and below
        content.fortified = 0
        content.closing = 0
        content.item_spaces = ()
        for number, (name, entry) in enumerate(spaces.items()):
            keys = ("stage", "closes", "fortified", "item", "deliver", "entering")
            if not self._known_keys("board", name, entry, keys):
                continue
            bit = 1 << number
            if entry.get("stage") == "berlin":
                content.berlin |= bit
                stage.append(0)
            elif isinstance(entry.get("stage"), int) and 1 <= entry["stage"] <= STAGES:
                stage.append(entry["stage"])
            else:
                self._fault("board", name, 'stage is "berlin" or a number from 1 to 7')
                stage.append(1)
            content.fortified |= bit if entry.get("fortified") else 0
            content.closing |= bit if entry.get("closes") else 0
            if entry.get("item"):
                content.item_spaces += (number,)
        stage.append(FAR)
        content.space_stage = tuple(stage)

    def _load_connections(self, connections: dict[str, Any]) -> None:
        """Those of the file; in Berlin every space is connected with every other."""
        content = self.content
        linked: list[list[int]] = [[] for _ in content.spaces]
        content.connections = 0
        for name, others in connections.items():
            for other in others:
                one, two = self._space("connections", name), self._space("connections", other)
                if two in linked[one]:
                    self._fault("board", "connections", f"{name} and {other} are connected twice")
                linked[one].append(two)
                linked[two].append(one)
                content.connections += 1
        for one in range(content.prison):
            for two in range(content.prison):
                if one != two and content.berlin >> one & 1 and content.berlin >> two & 1:
                    linked[one].append(two)
        content.adjacent = tuple(tuple(sorted(others)) for others in linked)

    def _measure_board(self) -> None:
        """Which spaces are open in each stage, and how far they are apart over open spaces."""
        content = self.content
        content.open = [0] * (STAGES + 1)
        for now in range(1, STAGES + 1):
            for space in range(content.prison):
                if content.space_stage[space] <= now and not (now == STAGES and content.closing >> space & 1):
                    content.open[now] |= 1 << space
        content.neighbours = tuple(
            tuple(tuple(other for other in others if mask >> other & 1) for others in content.adjacent)
            for mask in content.open
        )
        content.distance = tuple(
            tuple(tuple(_distances(neighbours, space)) for space in range(content.prison + 1))
            for neighbours in content.neighbours
        )

    def _load_items(self, items: dict[str, Any]) -> None:
        entries = items.get("items", {})
        self.content.items = tuple(entries)
        copies = []
        letters = []
        for name, entry in entries.items():
            if self._known_keys("items", name, entry, ("copies", "plots")):
                copies.append(entry.get("copies", 1))
                letters.append(tuple(str(entry.get("plots", "")).split()))
        self.content.item_copies = tuple(copies)
        self.content.item_letters = tuple(letters)

    def _load_board_effects(self, board: dict[str, Any]) -> None:
        deliveries: list[Delivery | None] = []
        entering: list[int] = []
        for name, entry in board["spaces"].items():
            deliveries.append(self._delivery(name, entry["deliver"]) if "deliver" in entry else None)
            lines = entry.get("entering")
            entering.append(self._program("board", name, lines, f"space.{name}", BY_RULE) if lines else -1)
        self.content.delivery = (*deliveries, None)
        self.content.entering = (*entering, -1)
        penalties = []
        for leader in self.content.leaders:
            line = board.get("penalties", {}).get(leader)
            if line is None:
                self._fault("board", "penalties", f"none for {leader}")
                line = "nothing"
            penalties.append(self._program("board", f"penalty of {leader}", [line], f"leader.{leader}", BY_RULE))
        self.content.penalty = tuple(penalties)

    def _delivery(self, name: str, entry: dict[str, Any]) -> Delivery | None:
        if not self._known_keys("board", name, entry, ("item", "lowers", "for", "if")):
            return None
        item = -1
        if entry.get("item") != "any":
            if entry.get("item") not in self.content.items:
                self._fault("board", name, f"there is no item '{entry.get('item')}'")
            else:
                item = self.content.items.index(entry["item"])
        if entry.get("for") not in ("you", "shared"):
            self._fault("board", name, 'a delivery is for "you" or "shared"')
        condition, value = DeliveryCondition.NONE, 0
        text = entry.get("if", "")
        if text.startswith("stage "):
            condition, value = DeliveryCondition.IN_STAGE, int(text.removeprefix("stage "))
        elif text.startswith("you are ") and text.removeprefix("you are ") in AFFILIATIONS:
            condition = DeliveryCondition.OF_AFFILIATION
            value = AFFILIATIONS.index(text.removeprefix("you are "))
        elif text in DELIVERY_CONDITIONS:
            condition = DeliveryCondition(DELIVERY_CONDITIONS.index(text))
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
        self.content.sheets = tuple(entries)
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
        self.content.affiliation = tuple(affiliation)
        self.content.plot_dice = tuple(dice)
        self.content.immune = tuple(immune)
        self.content.more_dossier = tuple(dossier)
        self.content.more_items = tuple(items)
        self.content.more_actions = tuple(actions)
        self.content.dossier_draws = tuple(draws)
        self.content.turn_start = tuple(starts)
        self.content.abilities = tuple(abilities)

    def _load_cards(self, card_file: dict[str, Any], plot_file: dict[str, Any]) -> None:
        entries: dict[str, Any] = card_file.get("cards", {})
        plot_entries: dict[str, Any] = plot_file.get("plots", {})
        for name in plot_entries:
            if name in entries:
                self._fault("plots", name, "is also the id of a card")
        content = self.content
        content.cards = (*entries, *plot_entries)
        cards: list[Card] = []
        plots: list[Plot] = []
        keys = ("copies", "illegal", "action", "where", "together", "free", "when", "if", "ongoing", "either", "own")
        for number, (name, entry) in enumerate(entries.items()):
            if self._known_keys("cards", name, entry, keys):
                cards.append(self._card(number, name, entry))
        for number, (name, entry) in enumerate(plot_entries.items(), start=len(entries)):
            if self._known_keys("plots", name, entry, ("letter", "required", "optional", "copies")):
                cards.append(Card(entry.get("copies", 1), plot=len(plots)))
                plots.append(self._plot(number, name, entry))
        content.card = tuple(cards)
        content.plots = tuple(plots)
        content.deck = tuple([number for number, card in enumerate(cards) for _ in range(card.copies)])
        content.defections_card = (
            content.cards.index("defections-and-dissent") if "defections-and-dissent" in content.own else -1
        )
        content.card_when = [card.when for card in cards]

    def _card(self, number: int, name: str, entry: dict[str, Any]) -> Card:
        source = f"card.{name}"
        card = Card(entry.get("copies", 1), illegal=bool(entry.get("illegal")), together=bool(entry.get("together")))
        for space in entry.get("where", []):
            if space not in self.content.spaces:
                self._fault("cards", name, f"there is no space '{space}'")
            else:
                card.where |= 1 << self.content.spaces.index(space)
        if not any(key in entry for key in ("action", "free", "ongoing", "either", "own")):
            self._fault("cards", name, "does nothing")
        if "action" in entry:
            card.action = self._program("cards", name, entry["action"], source, BY_CARD, number)
        if "either" in entry:
            choices = [self._program("cards", name, lines, source, BY_CARD, number) for lines in entry["either"]]
            line = " or ".join([", ".join(lines) for lines in entry["either"]])
            card.action = self.content.add_program((OneOf(tuple(choices)),), (line,), source, BY_CARD, number)
        if "free" in entry:
            card.free = self._program("cards", name, entry["free"], source, BY_CARD, number)
            if entry.get("when") not in TIMINGS[1:]:
                self._fault("cards", name, f"when is one of: {'; '.join(TIMINGS[1:])}")
            else:
                card.when = TIMINGS.index(entry["when"])
        if "if" in entry:
            text = entry["if"]
            if text.startswith("support ") and text.endswith(" or more"):
                card.support = int(text.split()[1])
            else:
                self._fault("cards", name, f"no condition of the vocabulary fits '{text}'")
        holds = self._always("cards", name, entry.get("ongoing", []))
        card.safe = "safe" in holds
        card.item = holds.get("counts-as", (-1,))[0]
        if "own" in entry:
            self.content.own.append(name)
            if entry["own"] == "action":
                own = (OwnFunction(name),)
                card.action = self.content.add_program(own, (f"own: {name}",), source, BY_CARD, number)
            elif entry["own"] == "ongoing":
                card.watches = True
            else:
                self._fault("cards", name, 'own is "action" or "ongoing"')
        return card

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
                if entry.get("letter") not in self.content.item_letters[item]:
                    self._fault(
                        "plots", name, f"{self.content.items[item]} does not carry the letter {entry.get('letter')}"
                    )
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
        content = self.content
        ids: list[str] = []
        cards: list[EventCard] = []
        keys = ("kind", "copies", "effects", "alone-may", "on-eagle", "on-number", "now")
        for stage_name, entries in events.items():
            for name, entry in entries.items():
                if not self._known_keys("events", name, entry, keys):
                    continue
                if name in ids:
                    self._fault("events", name, "stands twice")
                if entry.get("kind", "standard") not in EVENT_KINDS:
                    self._fault("events", name, f"kind is one of {', '.join(EVENT_KINDS)}")
                    continue
                kind = EVENT_KINDS.index(entry.get("kind", "standard"))
                card = EventCard(int(stage_name), kind, entry.get("copies", 1), self._event_program(name, entry))
                self._load_now(name, card, entry.get("now", []))
                ids.append(name)
                cards.append(card)
        content.events = tuple(ids)
        content.event = tuple(cards)
        content.event_stage = tuple([card.stage for card in cards])
        content.event_decks = tuple(
            [
                tuple([number for number, card in enumerate(cards) if card.stage == stage for _ in range(card.copies)])
                for stage in range(1, STAGES + 1)
            ]
        )
        content.documents_located = tuple([number for number, card in enumerate(cards) if self._loses(card.program)])

    def _loses(self, program: int) -> bool:
        return program >= 0 and any(isinstance(one, Defeat) for one in self.content.programs[program].effects)

    def _event_program(self, name: str, entry: dict[str, Any]) -> int:
        source = f"event.{name}"
        number = self._program("events", name, entry.get("effects"), source, BY_EVENT)
        if "alone-may" in entry:
            offered = self._program("events", name, entry["alone-may"], source, BY_EVENT)
            self._bind_roll("events", name, offered, entry, source)
            if number >= 0:
                self.content.programs[number].effects += (OfferToVisited(offered),)
        self._bind_roll("events", name, number, entry, source)
        return number

    def _bind_roll(self, file: str, card: str, program: int, entry: dict[str, Any], source: str) -> None:
        """Give "roll a die" the programs of its faces: eagle, and each number."""
        if program < 0:
            return
        for effect in self.content.programs[program].effects:
            if isinstance(effect, RollDie):
                effect.on_eagle = self._program(file, card, entry.get("on-eagle", []), source, BY_EVENT)
                effect.on_number = self._program(file, card, entry.get("on-number", []), source, BY_EVENT)

    def _load_now(self, name: str, card: EventCard, lines: list[str]) -> None:
        for line in lines:
            try:
                word, arguments = self.grammar.now(line)
            except Unknown as error:
                self._fault("events", name, str(error))
                continue
            if word == "ignore":
                card.eagles -= arguments[0]
            elif word == "add":
                card.eagles += arguments[0]
            elif word == "sets-suspicion":
                card.lowers = (arguments[0], arguments[1])
            else:
                card.raises_all = True

    def _load_interrogations(self, interrogations: dict[str, Any]) -> None:
        entries = interrogations.get("interrogations", {})
        self.content.interrogations = tuple(entries)
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
        self.content.interrogation_options = tuple(options)
        self.content.interrogation_leaves = tuple(leaves)

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
                program = self.content.programs[number]
                program.effects = (ReleaseYou(), *program.effects)
                program.lines = ("release you", *program.lines)
            self._interned[key] = number
        return self._interned[key]


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
