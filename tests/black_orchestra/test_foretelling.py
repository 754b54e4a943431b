"""What is asked says why, and each answer what it would change, before it is given."""

from __future__ import annotations

import pytest

from conjura.black_orchestra import frames
from conjura.black_orchestra.state import State
from conjura.kernel import Seen
from conjura.words import LANGUAGES, Words
from tests.black_orchestra.events.kit import visited
from tests.black_orchestra.kit import Table
from tests.black_orchestra.random_games import random_game
from tests.black_orchestra.scene import scene

# What so few games may not come to.
SELDOM = {"", "plot-consent", "defections", "hand-out", "take-item", "delivery", "release", "discard-item"}
NAMES = ["Ana", "Bea", "Cleo", "Dora", "Eva"]


def effects(table: Table, seat: int = 0) -> dict[str, str]:
    """By action, what its button says that it would change."""
    seen = Seen.of(table.game, table.state.observe(seat), table.state.events())
    told = {str(action): table.game.telling.label(action, seen).effect for action in table.state.legal(seat)}
    return {action: Words("en").tell(effect, NAMES) for action, effect in told.items() if effect is not None}


def test_levels_are_told_before_and_after() -> None:
    table = Table("canaris", "kordt")
    table.put("canaris", motivation="committed", suspicion="high", items=["keys"])
    table.put("kordt", suspicion="medium")
    table.do("ability divert")
    assert table.asks == ("canaris", "target")
    told = effects(table)
    assert told["choose canaris"] == "suspicion high → medium"
    assert told["choose kordt"] == "suspicion medium → low"
    seen = Seen.of(table.game, table.state.observe(0), table.state.events())
    mine = table.game.telling.status(seen).mine
    assert mine is not None
    assert Words("en").tell(mine, NAMES) == "Whose suspicion falls by 1?"


def test_conspiring_tells_its_odds_and_ending_the_turn_what_is_left() -> None:
    told = effects(Table("beck", "kordt"))
    assert told["conspire 1"] == "a target 33%, an eagle 17%"
    assert told["conspire 3"] == "a target 70%, an eagle 42%"
    assert told["end"] == "3 actions unused"


def test_a_full_track_tells_what_each_of_its_uses_changes() -> None:
    table = Table("beck", "kordt")
    table.put("beck", motivation="skeptical")
    table.do("conspire 3", roll=["target"] * 3)
    assert table.asks == ("beck", "dissent")
    told = effects(table)
    assert told["choose beck"] == "motivation skeptical → motivated"
    assert told["choose support"].startswith("Military Support ")


def test_each_half_of_a_card_tells_whom_it_changes_and_how() -> None:
    table = scene("war-crimes-evidence", motivation="skeptical")  # Canaris stands beside him, Goerdeler does not
    table.put("canaris", motivation="timid")
    table.do("act war-crimes-evidence")
    assert table.asks == ("kordt", "either")
    told = "Kordt: motivation skeptical → motivated; Canaris: motivation timid → skeptical"
    assert effects(table)["choose 2"] == told
    assert effects(table)["choose 1"].startswith("Military Support ")


def test_who_holds_too_much_reads_how_much_must_go() -> None:
    table = scene("safe", "forged-documents", "sniper", motivation="timid")
    table.do("dossier")
    assert table.asks == ("kordt", "discard-card")
    seen = Seen.of(table.game, table.state.observe(0), table.state.events())
    note = table.game.telling.status(seen).note
    assert note is not None
    assert Words("en").tell(note, NAMES) == "4 cards, 2 allowed: 2 must go."
    assert effects(table)["choose safe"] == "cards 4 → 3, 2 allowed"


@pytest.mark.rule("BO-A5")
def test_a_space_says_whether_it_takes_deliveries() -> None:
    table = Table("beck", "kordt")

    def at_zeughaus() -> str | None:
        return table.state.observe(0).to_json()["spaces"]["zeughaus"]["delivery"]

    zeughaus = table.game.content.spaces.index("zeughaus")
    assert at_zeughaus() == "closed"  # its own tile lies there
    table.state.tiles[zeughaus] = -1
    assert at_zeughaus() == "open"
    table.put("kordt", items=["keys"])
    assert at_zeughaus() == "ready"
    table.put("kordt", space="prison")
    assert at_zeughaus() == "open"
    assert table.state.observe(0).to_json()["spaces"]["train-station"]["delivery"] is None


def told_of(state: State) -> list[str]:
    """Everything that is asked and offered in a position, in three languages."""
    seat = state.decisions()[0].seat
    seen = Seen.of(state.game, state.observe(seat), state.events())
    status = state.game.telling.status(seen)
    assert status.mine is not None
    keys = [status.mine, status.note]
    for action in state.legal(seat):
        label = state.game.telling.label(action, seen)
        # A prisoner's options stand on their card, and to choose one of two effects is that effect.
        is_effect = frames.open_question(state).asks in ("interrogation", "either")
        assert is_effect or label.effect is not None or label.text is not None, (action, seen.facts["decision"])
        keys.append(label.effect)
    return [Words(language).tell(told, NAMES) for language in LANGUAGES for told in keys if told is not None]


def test_every_question_of_many_games_is_told_with_its_answers() -> None:
    asked = set()
    for seed in range(24):
        for state in random_game({"players": 1 + seed % 5}, seed, eager=0.5, bold=0.3):
            if state.outcome() is not None:
                continue
            kind = frames.open_question(state).asks
            if kind in asked and seed % 4:
                continue  # the same again; one game of four is read from end to end
            asked.add(kind)
            assert all(text and "{" not in text for text in told_of(state)), kind
    assert set(frames.kinds()) - asked <= SELDOM


@pytest.mark.parametrize(
    ("stage", "leader", "event", "told"),
    [
        (1, "goebbels", "visit-from-goebbels-1", "suspicion stays high; motivation skeptical → committed"),
        (
            1,
            "himmler",
            "visit-from-himmler-1",
            "number 50%: motivation rises by that many; eagle 17%: suspicion high → extreme",
        ),
        (
            2,
            "hess",
            "visit-from-hess",
            "motivation skeptical → timid; you go to any open space; suspicion high → medium",
        ),
        (2, "bormann", "visit-from-bormann-2", "you give up a card or an item; suspicion high → low"),
        (3, "hitler", "visit-from-hitler-3", "motivation skeptical → timid; suspicion high → medium"),
        (3, "goering", "visit-from-goering-3", "discard as many items as you like: suspicion −1 each"),
    ],
)
def test_an_offer_says_all_that_it_brings_and_costs(stage: int, leader: str, event: str, told: str) -> None:
    table = visited(stage, leader, motivation="skeptical", suspicion="high", items=["map", "keys"])
    table.end_turn(event)
    assert table.asks == ("beck", "offer")
    assert effects(table, table.seat("beck")) == {"accept": told, "decline": "Nothing changes."}
