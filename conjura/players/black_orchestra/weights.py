"""What a bot goes by when it judges: numbers with names, read from a file beside this one that says what each means."""

from __future__ import annotations

import json
import tomllib
from importlib.resources import files
from typing import Any, Final

from conjura.black_orchestra.content import Content

_PACKAGE: Final = "conjura.players.black_orchestra"
_UNKNOWN_CARD: Final = 1.5  # one that the file does not name
_UNKNOWN_ABILITY: Final = 0.0
_ALL_EVENTS: Final = 70  # of a usual game
_USUAL_FLOOR: Final = 3  # of Military Support, at standard
_USUAL_NUMBER: Final = 3  # of conspirators
EASY: Final = "easy"  # the table of what some weights are times at easy

# What is worth more or less as time goes by, by difficulty and by number of conspirators; numbers are places in a row
SCALED: Final[list[str]] = [
    "motivation",
    "courage",
    "suspicion",
    "lead-suspicion",
    "support",
    "items",
    "dossier",
    "patience",
]
MOTIVATION: Final = 0  # of others than the lead
COURAGE: Final = 1  # of the lead
SUSPICION: Final = 2
LEAD_SUSPICION: Final = 3
SUPPORT: Final = 4
ITEMS: Final = 5
DOSSIER: Final = 6
PATIENCE: Final = 7

Place = tuple[str, ...]  # of a number among the weights: its name, within a list or a table its place or key besides


def directions(given: dict[str, Any]) -> dict[str, list[Place]]:
    """What can be made larger or smaller: single numbers that are not 0, and whole lists and tables of them."""
    found: dict[str, list[Place]] = {}
    for name, value in given.items():
        if name == EASY:
            continue
        if isinstance(value, dict | list):
            keys: Any = value if isinstance(value, dict) else range(len(value))
            single: list[Place] = [(name, str(key)) for key in keys if value[key]]
            found[f"{name}/*"] = single
            for place in single:
                found["/".join(place)] = [place]
        elif value:
            found[name] = [(name,)]
    return found


def multiplied(given: dict[str, Any], factors: dict[str, float]) -> dict[str, Any]:
    """The weights with the numbers of each name (see ``directions``) times its factor."""
    new: dict[str, Any] = json.loads(json.dumps(given))
    where = directions(given)
    for name, factor in factors.items():
        for place in where[name]:
            at: Any = new
            for part in place[:-1]:
                at = at[part]
            key: Any = int(place[-1]) if isinstance(at, list) else place[-1]
            at[key] = float(f"{at[key] * factor:.4g}")
    return new


class Weights:
    """The numbers of one file; see there for their meaning."""

    motivation: list[float]
    suspicion: list[float]
    suspicion_of_a_striker: list[float]
    freedom: float
    item_for_own_plot: float
    badge_for_own_plot: float
    item_for_anothers_plot: float
    item_to_deliver: float
    item_when_suspected: float
    second_plot: float
    second_plot_share: float
    price_of_an_item: float
    time_to_gather: float
    fear: list[float]
    fear_alone: list[float]
    hope: list[float]
    repeatable: float
    patience: list[float]
    conspire_first: float
    target_more: float
    dossier_without_plot: float
    dossier_without_plot_full: float
    dossier_least: float
    dossier_of_two: float
    reveal_share: float
    reveal_more: float
    delivered_item: float
    free_a_prisoner: float
    card_now: float
    illegal_card_now: float
    late_goal: float
    flee: float
    cards: dict[str, float]
    # Of `simple` alone
    extreme_before_raids: float
    extreme_per_head: float
    motivation_with_plot: float
    reckless_for_a_plot: float
    support: float
    support_for_a_striker: float
    item_for_a_second_plot: float
    plot: float
    plot_of_own_affiliation: float
    plot_item_held: float
    plot_item_each: float
    plot_meeting: float
    plot_reckless: float
    plot_in_reach: float
    dossier_with_plot: float
    dossier_full: float
    # Of the team alone
    extreme: float
    raid_rounds: float
    raid_takes_another: float
    raid_takes_lead: float
    raid_takes_all: float
    lead_in_prison: float
    lead_reaction: float
    lead_affiliation: float
    lead_meeting: list[float]
    lead_eagle: float
    lead_own_dice: float
    lead_courage: float
    lead_suspicion: float
    lead_place: float
    lead_theirs: float
    lead_face_up: float
    lead_hidden: float
    lead_motivation: list[float]
    lead_motivation_spare: float
    support_steps: list[float]
    support_early: float
    item_errand: float
    item_held_for_lead: float
    conspire_in_stage_one: float
    lead_in_stage_one: float
    together: float
    gather: float
    gather_meeting: float
    last_stage: float
    look_for_documents: float
    patience_for_items: float
    plot_gift: float
    lead_chances: float
    plot_in_reserve: float
    item_to_lead: float
    badge_for_lead: float
    deck_share: float
    better_plot: float
    support_odds: float
    item_odds: float
    ability_halfway: float
    abilities: dict[str, float]
    late: dict[str, float]
    hard: dict[str, float]
    many: dict[str, float]

    def __init__(self, given: dict[str, Any]) -> None:
        self._given = given
        for name, value in given.items():
            if name != EASY:
                setattr(self, name, value)
        self._by_number: list[float] = []
        self._content: Content | None = None
        self._by_sheet: list[float] = []
        self._sheets_of: Content | None = None
        self._scales: dict[tuple[int, int, int], list[float]] = {}
        self._leanings: dict[str, Weights] = {}
        self._at_easy: Weights | None = None
        self._more: dict[str, float] = {}

    def of_cards(self, content: Content) -> list[float]:
        """By the number of the card: what it is worth to keep."""
        if self._content is not content:
            self._content = content
            self._by_number = [self.cards.get(name, _UNKNOWN_CARD) for name in content.cards]
        return self._by_number

    def of_abilities(self, content: Content) -> list[float]:
        """By the number of the sheet: what it is worth that its ability opens."""
        if self._sheets_of is not content:
            self._sheets_of = content
            self._by_sheet = [self.abilities.get(name, _UNKNOWN_ABILITY) for name in content.sheets]
        return self._by_sheet

    def at(self, floor: int) -> Weights:
        """The weights for a game in which Military Support cannot fall below that; at easy some are others."""
        if floor >= _USUAL_FLOOR or EASY not in self._given:
            return self
        if self._at_easy is None:
            given = {name: value for name, value in self._given.items() if name != EASY}
            self._at_easy = Weights(multiplied(given, self._given[EASY]))
            self._at_easy._more = self._more
        return self._at_easy

    def leaning(self, more: dict[str, float]) -> Weights:
        """The same with some kinds of thing (``SCALED``) worth so many times as much."""
        key = str(more)
        found = self._leanings.get(key)
        if found is None:
            found = self._leanings[key] = Weights(self._given)
            found._more = more
        return found

    def scales(self, events_left: int, floor: int, conspirators: int) -> list[float]:
        """By the kind of thing (``SCALED``): how its worth changes with the time, the difficulty and the company."""
        key = (events_left, floor, conspirators)
        found = self._scales.get(key)
        if found is None:
            gone = 1.0 - min(1.0, events_left / _ALL_EVENTS)
            found = self._scales[key] = [
                self.late[name] ** gone
                * self.hard[name] ** (floor - _USUAL_FLOOR)
                * self.many[name] ** ((conspirators - _USUAL_NUMBER) / 2)
                * self._more.get(name, 1.0)
                for name in SCALED
            ]
        return found


_READ: Final[dict[str, Weights]] = {}


def weights(name: str) -> Weights:
    """The weights of that file, read once."""
    if name not in _READ:
        _READ[name] = Weights(tomllib.loads(files(_PACKAGE).joinpath(f"{name}.toml").read_text(encoding="utf-8")))
    return _READ[name]
