"""The plots board and the preparation of an attempt: the odds are those of the rules, nothing hidden bears on them, and
everything is said in every language."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from conjura.black_orchestra.contract import PlotChance, PlotProspect, Preparation
from conjura.kernel import Told
from conjura.players.black_orchestra.board import board
from conjura.players.black_orchestra.board_text import board_text
from conjura.words import LANGUAGES, Words
from tests.black_orchestra.kit import Table
from tests.black_orchestra.plots.attempt import prepared
from tests.black_orchestra.random_games import random_game

ENGLISH = Words("en")
NAMES = ["Ana", "Bruno", "Carla"]


def say(told: Any) -> str:
    return ENGLISH.tell(Told.from_json(told), NAMES)


def plot_of(table: Table, name: str, seat: int = 0) -> PlotProspect:
    (found,) = [one for one in board(table.state.observe(seat))["plots"] if one["plot"] == name]
    return found


def chance(plot: PlotProspect, when: str) -> PlotChance:
    (found,) = [one for one in plot["chances"] if one["when"] == when]
    return found


def needs(plot: PlotProspect) -> dict[str, bool]:
    return {say(need["told"]): need["met"] for need in plot["needs"]}


def rolled_best(table: Table, plot: str, *choices: str) -> tuple[int, float, float]:
    """What the rules say once the attempt is prepared: the dice, and the odds of the best number of them."""
    table.do(f"plot {plot}", *choices)
    if table.asks == (table.active, "plot-prepare"):
        table.do("ready")
    told = table.state.observe(None).to_json()["plot"]
    assert told is not None
    best = max(told["odds"], key=lambda one: (one["success"], -one["detection"]))
    return told["dice"], best["success"], best["detection"]


@pytest.mark.parametrize(
    ("plot", "space", "by", "stage", "items", "event"),
    [
        ("hidden-bomb", "munich", "kordt", 1, ["explosives", "explosives", "keys"], None),
        ("suitcase-bomb", "chancellery", "olbricht", 1, ["explosives", "badge"], None),
        ("lone-gunman", "munich", "olbricht", 1, ["weapons", "badge"], None),
        ("ambush", "prague", "canaris", 5, ["badge", "badge"], None),
        ("poison-food", "sportpalast", "kordt", 2, ["poison", "poison", "intel"], "berlin-speech"),
        ("sniper", "vienna", "canaris", 2, [], None),
    ],
)
@pytest.mark.parametrize("suspicion", ["low", "medium", "extreme"])
def test_the_odds_of_now_are_those_of_the_attempt(
    plot: str, space: str, by: str, stage: int, items: list[str], event: str | None, suspicion: str
) -> None:
    table = prepared(plot, space, by, stage=stage, items=items, suspicion=suspicion)
    if event:
        table.current_event(event)
    table.set(support=2)
    found = plot_of(table, plot, table.seat(by))
    assert found["action"] == f"plot {plot}" and found["nearest"] and found["steps"] == 0
    assert all(needs(found).values())
    now = chance(found, "now")
    assert (now["dice"], now["success"], now["detection"]) == rolled_best(
        table, plot, *[f"use {by} {item}" for item in items]
    )


def test_an_attempt_elsewhere_is_reckoned_with_those_who_are_there() -> None:
    """After two moves, beside Canaris, whose key counts."""
    table = prepared("ambush", "munich", hitler="prague", stage=5)
    table.set(support=2)
    table.put("canaris", "prague", items=["keys"])
    found = plot_of(table, "ambush")
    moves = table.content.distance[5][table.content.space_number["munich"]][table.content.space_number["prague"]]
    assert moves == 2
    assert needs(found) == {
        "committed": True,
        "Hitler in a space of stage\N{NO-BREAK SPACE}3 to 5": True,
        "his space: 2 moves": False,
    }
    assert (found["action"], found["steps"], say(found["chances"][0]["told"])) == (None, 2, "after 2 moves")
    then = chance(found, "then")
    table.put("kordt", "prague")
    assert (then["dice"], then["success"], then["detection"]) == rolled_best(
        table, "ambush", "use canaris keys", "accept"
    )


def test_what_is_at_hand_counts_everybody_who_is_free_and_the_cards_for_after_the_roll() -> None:
    table = prepared("ambush", "prague", stage=5, items=["keys"])
    table.set(support=2)
    table.put("canaris", "posen", items=["badge"], dossier=["quick-reaction"])
    table.put("olbricht", "warsaw", items=["badge"])
    found = plot_of(table, "ambush")
    assert chance(found, "now")["dice"] == 2
    together = chance(found, "together")
    assert together["dice"] == 4, "the plot, the keys, and two dice for all in one space"
    for other in ("canaris", "olbricht"):
        table.put(other, "prague")
    _, success, detection = rolled_best(
        table, "ambush", "use kordt keys", "use canaris badge", "accept", "use olbricht badge", "accept"
    )
    assert together["success"] > success and together["detection"] < detection, "a die can be rolled again"


def test_nobody_meets_a_prisoner_nor_uses_his_things() -> None:
    table = prepared("ambush", "prague", stage=5, items=["keys"])
    table.put("canaris", "prison", items=["badge"])
    table.put("olbricht", "prague")
    found = plot_of(table, "ambush")
    assert [(one["when"], one["dice"]) for one in found["chances"]] == [("now", 2)]
    assert "not while Canaris is in prison" in [say(one["where"]) for one in found["helps"] if one["where"]]


def test_it_says_who_has_what_is_missing_or_where_it_lies() -> None:
    table = prepared("kidnapping", "munich", items=["weapons"])
    table.put("canaris", "hannover", items=["weapons"])
    table.lay("nuremberg", "signature", face_up=True)
    helps = [
        (say(one["what"]), one["has"], one["dice"], one["where"] and say(one["where"]))
        for one in plot_of(table, "kidnapping")["helps"]
    ]
    assert helps == [
        ("Wehrmacht", "missing", 1, "Kordt is Civilian"),
        ("Weapons", "here", 1, None),
        ("Weapons", "team", 1, "Canaris, in Hannover"),
        ("Signature", "missing", 1, "lies in Nuremberg"),
    ]


def test_what_stands_in_the_way_and_the_cards_that_lead_on() -> None:
    table = prepared("suitcase-bomb", "hannover", hitler="nuremberg", motivation="skeptical")
    table.put("kordt", dossier=["suitcase-bomb", "airplane-access", "cover-story"])
    table.put("canaris", "hannover", dossier=["inspiring-letter", "forged-documents"])
    found = plot_of(table, "suitcase-bomb")
    assert list(needs(found).values()) == [False, False, False]
    assert "committed: now skeptical" in needs(found)
    away, cards = (say(way) for way in found["ways"])
    assert away.startswith("Hitler is ") and "from the nearest that suits" in away
    assert cards == (
        "Cards at hand for it: Airplane access, Inspiring letter (Canaris) and Forged documents (Canaris).".replace(
            "Airplane access", say({"key": "card-airplane-access"})
        )
        .replace("Inspiring letter", say({"key": "card-inspiring-letter"}))
        .replace("Forged documents", say({"key": "card-forged-documents"}))
    )


def test_the_best_stands_first_and_the_nearest_is_marked() -> None:
    table = prepared("coup-detat", "munich", items=["signature"] * 3)
    table.put("kordt", dossier=["coup-detat"])
    table.put("canaris", "munich", dossier=["hidden-bomb"], motivation="committed")
    table.set(support=2)
    table.put("canaris", items=["explosives"])
    found = board(table.state.observe(0))
    assert [(one["plot"], one["nearest"]) for one in found["plots"]] == [("coup-detat", False), ("hidden-bomb", True)]
    assert found["unseen"] == 10
    assert all(one["action"] is None for one in found["plots"]), "Canaris does not play now"


def test_deputies_count_where_the_variant_says_so() -> None:
    table = prepared("hidden-bomb", "munich", hitler="hannover", trusted_lieutenants=True)
    table.set(support=6)
    table.lead("goering", "munich")
    found = plot_of(table, "hidden-bomb")
    assert (found["leader"], found["action"]) == ("goering", "plot hidden-bomb goering")


def test_a_game_without_plots_says_how_many_are_to_be_found() -> None:
    table = Table()
    found = board(table.state.observe(0))
    assert (found["plots"], found["unseen"], found["preparation"]) == ([], 12, None)
    assert "12 are still in the deck" in ENGLISH.tell(board_text(found)[0].lines[0], NAMES)


# The preparation


def preparing(table: Table, seat: int = 0) -> Preparation:
    found = board(table.state.observe(seat))["preparation"]
    assert found is not None
    return found


def gathering() -> Table:
    table = prepared("kidnapping", "munich", "olbricht", items=["weapons", "weapons", "map"])
    table.put("olbricht", dossier=["kidnapping", "officer-recruited"])
    table.put("kordt", "munich", items=["signature"], dossier=["hitlers-schedule-leaked"])
    table.put("canaris", "nuremberg", items=["signature"])
    table.set(support=3)
    table.do("plot kidnapping", "use olbricht weapons")
    return table


def test_each_die_says_where_it_comes_from_and_each_number_why() -> None:
    table = gathering()
    table.current_event("berlin-speech")
    found = preparing(table)
    assert [(say(part["told"]), part["dice"]) for part in found["pool"]] == [
        ("the plot", 1),
        ("Wehrmacht", 1),
        ("Weapons", 1),
    ]
    assert [(say(one["told"]), one["amount"]) for one in found["targets"]] == [("Hitler’s Military Support", 3)]
    told = table.state.observe(0).to_json()["plot"]
    assert told is not None
    assert sum(part["dice"] for part in found["pool"]) - found["spare"] == told["dice"]
    assert sum(one["amount"] for one in found["eagles"]) == told["eagles"]


def test_what_else_could_help_has_its_odds_and_the_way_to_it() -> None:
    table = gathering()
    found = preparing(table, table.seat("olbricht"))
    aids = [(say(aid["what"]), aid["how"], aid["action"], aid["where"] and say(aid["where"])) for aid in found["aids"]]
    assert aids == [
        ("Weapons", "take", "use olbricht weapons", None),
        (say({"key": "card-officer-recruited"}), "take", "free officer-recruited", "Olbricht"),
        ("Signature", "ask", "use kordt signature", "Kordt must agree"),
        (say({"key": "card-hitlers-schedule-leaked"}), "later", None, "Kordt, played after the roll"),
        ("Signature", "no", None, "Canaris is in Nuremberg"),
    ]
    for aid in found["aids"]:
        if aid["action"]:
            after = table.state.clone()
            seat = table.seat("olbricht")
            after.apply(seat, next(one for one in after.legal(seat) if str(one) == aid["action"]), table.dice)
            if aid["how"] == "ask":
                seat = table.seat("kordt")
                after.apply(seat, next(one for one in after.legal(seat) if str(one) == "accept"), table.dice)
            told = after.observe(0).to_json()["plot"]
            assert told is not None
            best = max(told["odds"], key=lambda one: (one["success"], -one["detection"]))
            assert (aid["success"], aid["detection"]) == (best["success"], best["detection"]), aid["what"]
    assert all(aid["action"] is None for aid in preparing(table, table.seat("canaris"))["aids"])


def test_who_said_no_and_what_counts_once_is_told() -> None:
    table = gathering()
    table.do("use kordt signature")
    table.do("decline", who="kordt")
    told = {say(aid["where"]) for aid in preparing(table)["aids"] if aid["where"]}
    assert "Kordt said no" in told


def test_cards_for_after_the_roll_are_counted_in_a_second_figure() -> None:
    table = gathering()
    told = table.state.observe(0).to_json()["plot"]
    later = preparing(table)["later"]
    assert told is not None
    assert [one["dice"] for one in later] == [one["dice"] for one in told["odds"]]
    assert all(b["detection"] <= a["detection"] for a, b in zip(told["odds"], later, strict=True))
    assert later[3]["detection"] < told["odds"][3]["detection"]


def test_what_is_at_stake() -> None:
    spent, detected = (say(told) for told in preparing(gathering())["stake"])
    assert spent == "Gone whatever happens: Weapons."
    assert "Olbricht is arrested" in detected and "Kidnapping" in detected


# Secrets and words


def positions() -> Iterator[tuple[Any, Any]]:
    """Positions of bold random games in which somebody holds a plot, with the game."""
    for seed, options in enumerate(
        [{"players": 1}, {"players": 3, "difficulty": "hard"}, {"players": 4, "trusted_lieutenants": True}]
    ):
        for number, state in enumerate(random_game(options, seed, bold=0.3)):
            attempting = state.plot_phase > 0
            if state.outcome() is None and (number % 40 == 7 or (attempting and number % 4 == 0)):
                yield state.game, state


def test_what_the_seat_may_not_know_changes_nothing() -> None:
    looked = 0
    for game, state in positions():
        for seat in (*range(game.players), None):
            seen = state.observe(seat)
            told = json.dumps(board(seen))
            looked += bool(board(seen)["plots"])
            imagined = game.imagine(seen, random.Random(7))
            assert imagined.deck != state.deck or imagined.event_deck != state.event_deck
            hidden = imagined.observe(seat)
            hidden.log = seen.log  # an imagined position has no past
            assert json.dumps(board(hidden)) == told
    assert looked > 100


def told_in(value: Any) -> Iterator[Any]:
    if isinstance(value, dict) and "key" in value:
        yield value
    elif isinstance(value, dict):
        for one in value.values():
            yield from told_in(one)
    elif isinstance(value, list):
        for one in value:
            yield from told_in(one)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    words = Words(language)
    names = ["Ana", "Bruno", "Carla", "Dario", "Elena"]
    prepared_seen = 0
    for _, state in positions():
        found = board(state.observe(0))
        prepared_seen += found["preparation"] is not None
        for told in told_in(found):
            assert words.tell(Told.from_json(told), names)
        for heading, lines in board_text(found):
            assert all(words.tell(line, names) for line in (heading, *lines))
    assert prepared_seen > 3
