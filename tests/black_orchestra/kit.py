"""A table for tests: set up any position directly, script the dice, and drive the decisions by notation.

>>> table = Table("beck", "kordt", "oster")
>>> table.put("beck", "munich", motivation="committed", dossier=["hidden-bomb"], items=["explosives"])
>>> table.lead("hitler", "munich")
>>> table.do("plot hidden-bomb", "use beck explosives")
>>> table.asks
('beck', 'plot-dice')

Cards, tiles and events are moved from wherever they are, so that nothing is ever doubled or lost.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from conjura.black_orchestra import BlackOrchestra, frames
from conjura.black_orchestra.position import GoneEvent, OpenPosition, Position
from conjura.black_orchestra.state import State
from conjura.black_orchestra.terms import MOTIVATIONS, SUSPICIONS
from conjura.black_orchestra.value import changed, without
from conjura.kernel import Action, Chance, IllegalAction

T = TypeVar("T")

FIELDS = (*OpenPosition.__annotations__, *Position.__annotations__)  # every field of a position

# What the rules may ask of chance: the names that a record of the game holds.
SHUFFLES = {
    "conspirators",
    "items",
    "conspirator-deck",
    "interrogations",
    *(f"events-{stage}" for stage in range(1, 8)),
}
PICKS = {"first"}
ROLLS = {"conspire", "release", "resist", "event", "plot", "reroll", "black-orchestra"}


class Dice(Chance):
    """Rolls what it is told, in order; everything else, and what it was not told, comes from a seed."""

    __slots__ = ("faces", "otherwise", "rolls")

    def __init__(self, seed: int = 1) -> None:
        super().__init__()
        self.faces: deque[int | str] = deque()
        self.otherwise = Chance.seeded(seed)
        self.rolls: list[tuple[str, list[Any]]] = []

    def shuffle(self, name: str, items: Sequence[T]) -> list[T]:
        assert name in SHUFFLES, name
        return self.otherwise.shuffle(name, items)

    def pick(self, name: str, options: Sequence[T]) -> T:
        assert name in PICKS, name
        return self.otherwise.pick(name, options)

    def roll(self, name: str, count: int, faces: Sequence[T]) -> list[T]:
        assert name in ROLLS, name
        if self.faces:
            assert len(self.faces) >= count, f"{count} dice are rolled for {name}, told only {list(self.faces)}"
            rolled: list[Any] = [self.faces.popleft() for _ in range(count)]
            assert all(face in faces for face in rolled), f"a die does not show {rolled}"
        else:
            rolled = list(self.otherwise.roll(name, count, faces))
        self.rolls.append((name, rolled))
        return rolled


class Table:
    """A game in progress. Conspirators, spaces, cards and items go by their ids."""

    def __init__(self, *conspirators: str, seed: int = 1, **options: Any) -> None:
        names = list(conspirators) or ["beck", "kordt", "oster"]
        players = options.pop("players", 1 if options.pop("solo", False) else len(names))
        options.setdefault("first", 0)
        self.game = BlackOrchestra(players=players, conspirators=names, **options)
        self.content = self.game.content
        self.dice = Dice(seed)
        self.state: State = self.game.new(self.dice)

    # Looking

    def number(self, who: str) -> int:
        """The number of a conspirator in the turn order."""
        return self.state.who.index(self.content.sheets.index(who))

    def seat(self, who: str) -> int:
        return self.game.seat_of[self.number(who)]

    @property
    def asks(self) -> tuple[str, str] | None:
        """Who is asked, and for what; ``None`` when the game is over."""
        if self.state.result:
            return None
        question = frames.open_question(self.state)
        return self.content.sheets[self.state.who[question.who]], question.asks

    @property
    def source(self) -> str:
        """The rule or card that asks."""
        return self.state.decisions()[0].source

    def legal(self, who: str | None = None) -> list[str]:
        """What the conspirator's seat can do (by default: whoever is asked)."""
        seat = self.state.to_act() if who is None else self.seat(who)
        return [str(action) for action in self.state.legal(seat)]

    def choices(self) -> list[str]:
        """The arguments of the ``choose`` actions on offer."""
        return [text.removeprefix("choose ") for text in self.legal() if text.startswith("choose ")]

    def idle(self, who: str | None = None) -> list[str]:
        """Those of the legal actions that would change nothing."""
        seat = self.state.to_act() if who is None else self.seat(who)
        told = self.state.observe(seat).to_json()
        assert set(told["changes_nothing"]) <= set(told["legal"])
        return list(told["changes_nothing"])

    def motivation(self, who: str) -> str:
        return MOTIVATIONS[self.state.motivation[self.number(who)]]

    def suspicion(self, who: str) -> str:
        return SUSPICIONS[self.state.suspicion[self.number(who)]]

    def space(self, who: str) -> str:
        return self.content.spaces[self.state.place[self.number(who)]]

    def dossier(self, who: str) -> list[str]:
        return [self.content.cards[card] for card in self.state.dossier[self.number(who)]]

    def items(self, who: str) -> list[str]:
        return [self.content.items[item] for item in self.state.items[self.number(who)]]

    def leader(self, name: str) -> str | None:
        space = self.state.leaders[self.content.leaders.index(name)]
        return None if space < 0 else self.content.spaces[space]

    def tile(self, space: str) -> str | None:
        """The item that lies there, seen or not."""
        item = self.state.tiles[self.content.spaces.index(space)]
        return None if item < 0 else self.content.items[item]

    def is_face_up(self, space: str) -> bool:
        return bool(self.state.face_up >> self.content.spaces.index(space) & 1)

    @property
    def event(self) -> str | None:
        return None if self.state.event < 0 else self.content.events[self.state.event]

    @property
    def discard(self) -> list[str]:
        return [self.content.cards[card] for card in self.state.discard]

    @property
    def active(self) -> str:
        return self.content.sheets[self.state.who[self.state.active]]

    def happened(self, kind: str, since: int = 0) -> list[dict[str, Any]]:
        """The events of that kind, as everybody may know them."""
        return [event.seen_by(None) for event in self.state.events(since) if event.kind == kind]

    # Doing

    def do(self, *notations: str, who: str | None = None, roll: Iterable[int | str] = ()) -> None:
        """Let whoever is asked (or ``who``) do these things; ``roll`` is what the next dice show."""
        self.dice.faces.extend(roll)
        for notation in notations:
            seat = self.state.to_act() if who is None else self.seat(who)
            self._apply(seat, notation)
        assert not self.dice.faces, f"nobody rolled {list(self.dice.faces)}"

    def refused(self, notation: str, who: str | None = None) -> tuple[str, str | None]:
        """The code and the rule with which it is refused; nothing changes."""
        before = self.snapshot()
        seat = self.state.to_act() if who is None else self.seat(who)
        try:
            self.state.apply(seat, Action.parse(notation), self.dice)
        except IllegalAction as error:
            assert self.snapshot() == before
            return error.code, error.rule
        raise AssertionError(f"{notation} was allowed")

    def end_turn(self, event: str | None = None, roll: Iterable[int | str] = ()) -> None:
        """The active player stops, and that event is drawn. Whoever could use a free effect passes."""
        if event is not None:
            self.next_event(event)
        self.dice.faces.extend(roll)
        if self.asks == (self.active, "action"):
            self.do_loosely("end")
        while self.asks is not None and self.asks[1] == "react" and self._moment() == "turn-end":
            self.do_loosely("pass")

    def do_loosely(self, notation: str) -> None:
        """As ``do``, with dice left over for what follows."""
        self._apply(self.state.to_act(), notation)

    def _apply(self, seat: int, notation: str) -> None:
        """Do it, and hear what happened: every event can be told, and names the rule or card it comes from."""
        heard = len(self.state.log)
        self.state.apply(seat, Action.parse(notation), self.dice)
        for event in self.state.events(heard):
            assert event.source[:1].isalpha(), event

    def _moment(self) -> str:
        told = self.state.observe(None).to_json()["decision"]
        return str(told["moment"])

    # Setting up

    def put(
        self,
        who: str,
        space: str | None = None,
        *,
        motivation: str | None = None,
        suspicion: str | None = None,
        dossier: Iterable[str] | None = None,
        items: Iterable[str] | None = None,
    ) -> None:
        """Put a conspirator somewhere, with these levels, cards and items."""
        c = self.number(who)
        state = self.state
        if space is not None:
            state.place[c] = self.content.spaces.index(space)
        if motivation is not None:
            state.motivation[c] = MOTIVATIONS.index(motivation)
        if suspicion is not None:
            state.suspicion[c] = SUSPICIONS.index(suspicion)
        if dossier is not None:
            state.deck[:0] = state.dossier[c]
            state.dossier[c] = []
            for name in dossier:
                state.dossier[c].append(self._pull_card(name))
        if items is not None:
            state.item_discard += tuple(state.items[c])
            state.items[c] = []
            for name in items:
                state.items[c].append(self._pull_item(name))
        self.refresh()

    def lead(self, leader: str, space: str | None) -> None:
        """Put a leader on a space, or out of the game."""
        number = self.content.leaders.index(leader)
        self.state.leaders[number] = -1 if space is None else self.content.spaces.index(space)
        self.refresh()

    def clear_leaders(self, space: str = "adlerhorst") -> None:
        """All leaders far from the conspirators."""
        for leader in self.content.leaders:
            self.lead(leader, space)

    def set(self, **values: Any) -> None:
        """Set plain values of the position: stage, support, dissent, actions ..."""
        for name, value in values.items():
            setattr(self.state, name, value)
        self.refresh()

    def lay(self, space: str, item: str | None, face_up: bool = False) -> None:
        """Lay this tile on the space, or none (what lies there goes to the discard)."""
        state = self.state
        number = self.content.spaces.index(space)
        wanted = None if item is None else self.content.items.index(item)
        if state.tiles[number] >= 0 and state.tiles[number] != wanted:
            state.item_discard += (state.tiles[number],)
            state.tiles[number] = -1
        if wanted is not None and state.tiles[number] < 0:
            assert item is not None
            state.tiles[number] = self._pull_item(item)
        state.face_up &= ~(1 << number)
        if face_up and item is not None:
            state.face_up |= 1 << number
        self.refresh()

    def next_cards(self, *names: str) -> None:
        """The next conspirator cards to be drawn, the first one first."""
        for name in reversed(names):
            self.state.deck.append(self._pull_card(name))
        self.refresh()

    def discarded(self, *names: str) -> None:
        """These conspirator cards lie in the discard."""
        for name in names:
            self.state.discard.append(self._pull_card(name))
        self.refresh()

    def next_event(self, *names: str) -> None:
        """The next events to be drawn, the first one first; the current stage becomes theirs, except for stage 7's
        beginning, which a test sets by itself."""
        state = self.state
        for name in reversed(names):
            card = self.content.events.index(name)
            if card in state.event_deck:
                state.event_deck.remove(card)
            elif card in state.event_discard:
                state.event_discard = without(state.event_discard, card)
            else:
                gone = [one for one in state.events_gone if one.card == card]
                assert gone, f"no {name} is left"
                index = state.events_gone.index(gone[0])
                stage = self.content.event[card].stage
                swap = next(one for one in state.event_deck if self.content.event[one].stage == stage)
                state.event_deck.remove(swap)
                gone_now = list(state.events_gone)
                gone_now[index] = GoneEvent(swap, ())
                state.events_gone = tuple(gone_now)
            state.event_deck.append(card)
        state.stage = self.content.event[self.content.events.index(names[0])].stage
        state.known_top = (0,) * len(state.known_top)
        state.known_set = (0,) * len(state.known_set)
        self.refresh()

    def current_event(self, name: str) -> None:
        """This is the current event, without having been resolved."""
        self.next_event(name)
        state = self.state
        state.event = state.event_deck.pop()
        state.event_discard += (state.event,)
        self.refresh()

    def lend_dice(self, c: int, number: int) -> None:
        """So many dice lie with the conspirator until the next turn, so that they are not in the supply."""
        self.state.later_dice = changed(self.state.later_dice, c, number)

    def next_interrogation(self, name: str) -> None:
        card = self.content.interrogations.index(name)
        others = [one for one in self.state.interrogations if one != card]
        self.state.interrogations = (*others, card)

    def refresh(self) -> None:
        """Ask again, now that the position is another one."""
        state = self.state
        if not state.result:
            frames.ask_again(state, self.dice)
            if not state.waiting:
                frames.advance(state, self.dice)

    def snapshot(self) -> dict[str, Any]:
        """Every part of the position, for comparing."""
        found: dict[str, Any] = {}
        for name in FIELDS:
            value = getattr(self.state, name)
            found[name] = [list(one) for one in value] if name in ("dossier", "items") else value
            if isinstance(value, list) and name not in ("dossier", "items"):
                found[name] = value[:]
        return found

    def check_conservation(self) -> None:
        check_conservation(self.state)

    def _pull_card(self, name: str) -> int:
        card = self.content.cards.index(name)
        for pile in (self.state.deck, self.state.discard, *self.state.dossier):
            if card in pile:
                pile.remove(card)
                return card
        raise AssertionError(f"there is no further {name}")

    def _pull_item(self, name: str) -> int:
        item = self.content.items.index(name)
        state = self.state
        if item in state.item_discard:
            state.item_discard = without(state.item_discard, item)
            return item
        # Swap it off the board, so that the space still holds a tile where another one is at hand.
        for space in reversed(self.content.item_spaces):
            if state.tiles[space] == item:
                state.tiles[space] = -1
                state.face_up &= ~(1 << space)
                return item
        raise AssertionError(f"there is no further {name}")


def check_conservation(state: State) -> None:
    """Nothing is doubled or lost: 51 cards, 24 tiles, 84 events, 24 interrogations, 10 dice."""
    content = state.game.content
    cards = Counter(state.deck) + Counter(state.discard)
    for dossier in state.dossier:
        cards += Counter(dossier)
    assert cards == Counter(content.deck)
    items = Counter(tile for tile in state.tiles if tile >= 0) + Counter(state.item_discard)
    items += Counter(tile.item for tile in state.tiles_gone)
    for held in state.items:
        items += Counter(held)
    assert items == Counter(dict(enumerate(content.item_copies)))
    events = Counter(state.event_deck) + Counter(state.event_discard) + Counter(gone.card for gone in state.events_gone)
    assert events == Counter(card for deck in state.game.event_cards for card in deck)
    interrogations = Counter(state.interrogations) + Counter(entry[0] for entry in state.interrogations_gone)
    if state.interrogation >= 0:
        interrogations[state.interrogation] += 1
    assert interrogations == Counter(range(len(content.interrogations)))
    assert 0 <= state.dissent + state.defections + state.handed_dice + sum(state.later_dice) <= 10
