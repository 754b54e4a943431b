"""What holds for all 24 interrogation cards: tests of their own, resistance, secrecy, what becomes of the card."""

from __future__ import annotations

import ast
import json
import random
from pathlib import Path
from typing import Any

import pytest

from conjura.black_orchestra import BlackOrchestra
from tests.black_orchestra.interrogations.kit import FREED, Cell

CARDS = BlackOrchestra().content.interrogations
LEAVES = ("the-chaplain", "the-old-comrade")
EFFECTIVE = {("the-propaganda-reel", 3), ("the-old-comrade", 3), *(("the-chaplain", number) for number in (1, 2, 3))}
OTHERS = (0, 2, 3, 4, None)  # the seats that do not read the card, and a spectator


@pytest.mark.parametrize("card", CARDS)
def test_the_card_has_tests(card: str) -> None:
    """Of staying, going free, resisting, and of what is not offered."""
    names: list[str] = []
    for path in Path(__file__).parent.glob("test_cards_*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names += [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
    wanted = "test_" + card.replace("-", "_")
    own = [name.removeprefix(wanted) for name in names if name.startswith(wanted + "_")]
    assert any("stay" in name for name in own)
    assert any("free" in name for name in own)
    assert any("eagle" in name or "resist" in name for name in own)
    assert any("offers_what_can_be_applied_in_full" in name or "rulebooks_example" in name for name in own)


# Silence


@pytest.mark.rule("BO-I2")
def test_everybody_is_silent_from_the_card_to_the_last_target() -> None:
    cell = Cell("the-photograph")
    everybody = [0, 1, 2, 3, 4]
    assert [cell.state.observe(seat).silent for seat in (0, 1, None)] == [everybody] * 3
    cell.do("choose stay")
    assert cell.asks == ("canaris", "target")
    assert [cell.state.observe(seat).silent for seat in (0, 1, None)] == [everybody] * 3
    cell.do("choose beck")
    assert cell.state.interrogation == -1
    assert [cell.state.observe(seat).silent for seat in (0, 1, None)] == [[]] * 3


@pytest.mark.rule("BO-I2")
def test_whoever_pays_for_the_answer_is_silent_too() -> None:
    cell = Cell("the-ration-card")
    cell.put("kordt", dossier=["safe"], items=["badge"])
    cell.put("beck", items=["keys"])
    cell.do("choose stay", "choose kordt")
    assert cell.asks == ("kordt", "discard")
    assert cell.state.observe(0).silent == [0, 1, 2, 3, 4]
    cell.do("choose safe")
    assert cell.state.observe(0).silent == []


# Try and resist


@pytest.mark.rule("BO-I5", "BO-I6", "BO-R18")
@pytest.mark.parametrize("card", CARDS)
def test_a_target_sets_free_without_a_price(card: str) -> None:
    assert prepared(card).answer("resist", roll=["target"]) == FREED


@pytest.mark.parametrize(
    ("card", "number"), [(card, number) for card in CARDS for number in (1, 2, 3) if (card, number) not in EFFECTIVE]
)
def test_a_number_does_nothing_unless_the_card_says_so(card: str, number: int) -> None:
    assert prepared(card).answer("resist", roll=[number]) == {}


def prepared(card: str) -> Cell:
    """Everything that a card could want is there, so that all of its options are open."""
    cell = Cell(card)
    cell.next_event("warsaw-ghetto-uprising", "wolfpacks", "berlin-bombed")
    cell.put("goerdeler", motivation="motivated")
    cell.set(dissent=1)
    for name, dossier, items in (
        ("kordt", ["sniper", "safe", "hidden-camera"], ["badge", "poison"]),
        ("beck", ["ambush", "inspiring-letter"], ["weapons"]),
    ):
        cell.put(name, motivation="motivated", dossier=dossier, items=items)
    cell.put("kordt", "munich")
    cell.put("beck", "munich")
    assert cell.offered == ["stay", "free"]
    return cell


# Secrecy


def seen(cell: Cell, seat: int | None) -> str:
    """All that a seat gets: observation, legal actions, decisions, events."""
    state = cell.state
    everything: list[Any] = [
        state.observe(seat).to_json(),
        [] if seat is None else [str(action) for action in state.legal(seat)],
        [list(decision) for decision in state.decisions()],
        [event.seen_by(seat) for event in state.events()],
    ]
    return json.dumps(everything)


@pytest.mark.rule("BO-I1")
@pytest.mark.parametrize("card", CARDS)
def test_the_others_see_the_same_whichever_card_it_is(card: str) -> None:
    """Not the name, not the options, not even which of them could be chosen."""
    cell = Cell(card)
    other = Cell("the-loyal-soldier" if card != "the-loyal-soldier" else "the-storeroom")
    for seat in OTHERS:
        assert seen(cell, seat) == seen(other, seat)
        told = cell.state.observe(seat).to_json()["interrogation"]
        assert told == {"who": "canaris", "card": None, "options": None}
        if seat is not None:
            assert cell.legal(cell.content.sheets[cell.state.who[seat]]) == []
    mine = cell.state.observe(1).to_json()["interrogation"]
    assert mine["card"] == card
    assert list(mine["options"]) == ["stay", "free", "eagle", "target", "1", "2", "3"]


@pytest.mark.rule("BO-I1")
@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("option", ["stay", "free", "resist"])
def test_the_others_never_learn_the_card_or_what_was_not_chosen(card: str, option: str) -> None:
    """At every step until the next player acts, and afterwards; only the chosen option is read out."""
    cell = prepared(card)
    options = cell.state.observe(1).to_json()["interrogation"]["options"]
    since = len(cell.state.log)
    cell.do(f"choose {option}", roll=["eagle"] if option == "resist" else [])
    chosen = "eagle" if option == "resist" else option
    hidden = {line for slot, lines in options.items() for line in lines if slot != chosen}
    hidden -= {*options[chosen], "nothing", "release you"}
    rng = random.Random(1)
    told = False
    while True:
        for seat in OTHERS:
            text = seen(cell, seat)
            assert card not in text
            for line in hidden:
                assert json.dumps(line) not in text
            read = [event.seen_by(seat) for event in cell.state.events(since)]
            told = told or any(event.get("effects") == options[chosen] for event in read)
        if cell.active != "canaris":
            break
        cell.state.apply(cell.state.to_act(), rng.choice(list(cell.state.options)), cell.dice)
    assert told
    assert card in seen(cell, 1)  # the prisoner remembers


@pytest.mark.parametrize("card", CARDS)
def test_another_seat_imagines_other_cards_and_the_prisoner_this_one(card: str) -> None:
    cell = Cell(card)
    rng = random.Random(2)
    for seat in OTHERS:
        observation = cell.state.observe(seat)
        imagined = {cell.game.imagine(observation, rng).interrogation for _ in range(40)}
        assert len(imagined) > 8
    mine = cell.state.observe(1)
    number = cell.content.interrogations.index(card)
    assert {cell.game.imagine(mine, rng).interrogation for _ in range(5)} == {number}


# What becomes of the card


@pytest.mark.rule("BO-I6")
@pytest.mark.parametrize("card", CARDS)
def test_the_card_is_shuffled_back_unless_it_leaves(card: str) -> None:
    cell = prepared(card)
    cell.answer("resist", roll=["target"])
    number = cell.content.interrogations.index(card)
    assert (number in cell.state.interrogations) == (card not in LEAVES)
    assert bool(cell.happened("interrogation-left")) == (card in LEAVES)
    orders = set()
    for seed in range(12):
        again = Cell(card, seed=seed)
        again.do("choose resist", roll=["target"])
        orders.add(tuple(again.state.interrogations))
    assert len(orders) == 12


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("option", ["stay", "free", "resist"])
def test_nobody_in_prison_is_ever_chosen_or_changed(card: str, option: str) -> None:
    """BO-I3: neither the one who chooses, beyond the release, nor Oster."""
    cell = prepared(card)
    mine = ("motivation", "dossier", "items")
    before = cell.facts()
    cell.do(f"choose {option}", roll=["eagle"] if option == "resist" else [])
    rng = random.Random(3)
    while cell.active == "canaris":
        assert not {"canaris", "oster"} & set(cell.choices())
        cell.state.apply(cell.state.to_act(), rng.choice(list(cell.state.options)), cell.dice)
    after = cell.facts()
    assert [after[f"canaris {one}"] for one in mine] == [before[f"canaris {one}"] for one in mine]
    assert all(after[key] == value for key, value in before.items() if "oster" in key)
    assert cell.space("canaris") == ("gestapo-hq" if option == "free" else "prison")
