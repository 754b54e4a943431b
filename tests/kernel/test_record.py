"""Records: written, read, replayed, audited; and whatever is wrong with one is named with its line."""

from __future__ import annotations

import json
import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest

import conjura
from conjura.kernel import Action, BadRecord, Chance, ChanceMismatch, Header, Outcome, Record, commitment

SEED = "the seed of this game"
GAME = conjura.game("secret-hitler", players=5)


def played(seed: int | str = SEED, finish: bool = True) -> tuple[Record, Any]:
    rng = random.Random(7)
    chance = Chance.seeded(seed)
    record = Record(Header.of(GAME, seed))
    state = GAME.new(chance)
    record.note(None, None, chance)
    while state.outcome() is None and (finish or len(record.entries) < 12):
        seat = rng.choice(state.decisions()).seat
        action = rng.choice(state.legal(seat))
        state.apply(seat, action, chance)
        entry = record.note(seat, action, chance)
        assert entry is record.entries[-1]
    record.close(state.outcome(), seed)
    return record, state


RECORD, STATE = played()
TEXT = RECORD.dumps()
LINES = TEXT.split("\n")[:-1]


def observed(state: Any) -> list[Any]:
    return [state.observe(seat).to_json() for seat in (*range(5), None)]


def changed(number: int, change: Callable[[dict[str, Any]], Any]) -> str:
    """The record with the line of that number (from 1) changed."""
    lines = list(LINES)
    value = json.loads(lines[number - 1])
    lines[number - 1] = json.dumps(change(value) or value)
    return "\n".join(lines) + "\n"


def refusal(text: str, use: Callable[[Record], Any] = lambda record: record.audit(GAME)) -> tuple[str, int]:
    with pytest.raises(BadRecord) as refused:
        use(Record.loads(text))
    error = refused.value
    assert error.key == f"error-{error.code}"
    assert str(pickle.loads(pickle.dumps(error))) == str(error)
    return error.code, error.args_by_name["line"]


def test_a_record_is_json_lines_with_header_deal_actions_and_closing() -> None:
    assert all(isinstance(json.loads(line), dict) for line in LINES)
    header, deal, first, *_, closing = [json.loads(line) for line in LINES]
    assert header == {
        "record": 1,
        "game": "secret-hitler",
        "options": GAME.options,
        "rules": GAME.rules_version,
        "commitment": commitment(SEED),
    }
    assert (deal["seat"], deal["action"]) == (None, None)
    assert [name for name, _ in deal["chance"]] == ["roles", "first-candidate", "policies"]
    assert first["action"].startswith("nominate ")
    assert first["chance"] == []
    assert closing["entries"] == len(LINES) - 2
    assert closing["seed"] == SEED
    assert closing["outcome"]["reason"] == STATE.outcome().reason


def test_reading_and_writing_lose_nothing() -> None:
    again = Record.loads(TEXT)
    assert again.dumps() == TEXT
    assert again.header == RECORD.header
    assert again.outcome == STATE.outcome()
    assert again.seed == SEED
    assert Record.loads(TEXT.replace("\n", "\r\n")).dumps() == TEXT


def test_a_record_replays_to_the_same_position_at_every_step() -> None:
    record = Record.loads(TEXT)
    assert observed(record.replay(GAME)) == observed(STATE)
    assert observed(record.audit(GAME)) == observed(STATE)
    steps = [observed(state) for state in record.states(GAME)]
    assert len(steps) == len(record.entries)
    for step in (0, 1, 7, len(steps) - 1):
        assert observed(record.replay(GAME, step)) == steps[step]
    with pytest.raises(BadRecord) as refused:
        record.replay(GAME, len(steps))
    assert refused.value.code == "record-step"
    assert refused.value.args_by_name["last"] == len(steps) - 1
    with pytest.raises(BadRecord):
        record.replay(GAME, -1)


def test_chance_replays_what_a_record_holds() -> None:
    chance = Chance.replay(Record.loads(TEXT))
    state = GAME.new(chance)
    for entry in RECORD.entries[1:]:
        assert entry.seat is not None and entry.action is not None
        state.apply(entry.seat, entry.action, chance)
    assert observed(state) == observed(STATE)
    with pytest.raises(ChanceMismatch):
        GAME.new(chance)
    with pytest.raises(ChanceMismatch):
        conjura.game("secret-hitler", players=6).new(Chance.replay(Record.loads(TEXT)))


def test_an_unfinished_game_can_be_written_and_replayed() -> None:
    record, state = played(finish=False)
    again = Record.loads(record.dumps())
    assert again.outcome is None
    assert observed(again.audit(GAME)) == observed(state)


def test_a_real_table_can_be_typed_in_without_a_seed() -> None:
    chance = Chance.scripted(
        [
            ("roles", ["hitler", "liberal", "fascist", "liberal", "liberal"]),
            ("first-candidate", 4),
            ("policies", ["fascist"] * 11 + ["liberal"] * 6),
        ]
    )
    record = Record(Header.of(GAME))
    state = GAME.new(chance)
    record.note(None, None, chance)
    for seat, text in [(4, "nominate 2"), *((seat, "vote ja") for seat in range(5)), (4, "discard fascist")]:
        state.apply(seat, Action.parse(text), chance)
        record.note(seat, Action.parse(text), chance)
    record.close(None)
    again = Record.loads(record.dumps())
    assert observed(again.replay(GAME)) == observed(state)
    assert again.header.commitment is None
    assert refusal(record.dumps()) == ("record-no-seed", len(record.entries) + 2)


@pytest.mark.parametrize("seed", [0, 1, "1", "word"])
def test_the_commitment_tells_seeds_apart(seed: int | str) -> None:
    assert commitment(seed).startswith("sha256:")
    assert len({commitment(other) for other in (0, 1, "1", "word")}) == 4
    record, _ = played(seed)
    Record.loads(record.dumps()).audit(GAME)


# Truncated


def test_a_record_cut_anywhere_is_refused() -> None:
    for cut in range(0, len(TEXT), 37):
        with pytest.raises(BadRecord) as refused:
            Record.loads(TEXT[:cut])
        assert refused.value.args_by_name["line"] == TEXT[:cut].count("\n") + 1 or TEXT[:cut].endswith("\n")


def test_whole_lines_missing_at_the_end_or_in_the_middle_are_noticed() -> None:
    last = len(LINES)
    assert refusal("") == ("record-truncated", 1)
    assert refusal("\n") == ("record-json", 1)
    assert refusal("\n".join(LINES[:1]) + "\n") == ("record-truncated", 1)
    assert refusal("\n".join(LINES[:2]) + "\n") == ("record-truncated", 2)
    assert refusal("\n".join(LINES[:-1]) + "\n") == ("record-truncated", last - 1)
    assert refusal("\n".join([*LINES[:-1], LINES[-1][:-3]])) == ("record-truncated", last)
    assert refusal("\n".join(LINES[:5] + LINES[6:]) + "\n") == ("record-closing", last - 1)
    assert refusal("\n".join([LINES[0], '{"entries":0,"outcome":null,"seed":null}']) + "\n") == ("record-truncated", 2)
    with pytest.raises(BadRecord):
        Record(Header.of(GAME)).replay(GAME)


# Another game, another version


def test_a_record_of_another_version_is_refused_and_both_are_named() -> None:
    with pytest.raises(BadRecord) as refused:
        Record.loads(changed(1, lambda head: head | {"rules": "0"})).replay(GAME)
    assert refused.value.code == "record-version"
    assert refused.value.args_by_name == {"line": 1, "version": "0", "current": GAME.rules_version}
    newer = changed(1, lambda head: head | {"rules": "99", "options": {"players": 5, "weather": "rain"}})
    assert refusal(newer) == ("record-version", 1)  # its options may be unknown here


def test_a_record_of_another_game_or_other_options_is_refused() -> None:
    assert refusal(changed(1, lambda head: head | {"game": "black-orchestra"})) == ("record-game", 1)
    assert refusal(TEXT, lambda record: record.audit(conjura.game("secret-hitler", players=6))) == ("record-game", 1)
    assert refusal(TEXT, lambda record: record.replay(conjura.game("secret-hitler", players=5, talk=False))) == (
        "record-game",
        1,
    )


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda head: head | {"record": 2}, "record-format"),
        (lambda head: head | {"record": "1"}, "record-format"),
        (lambda head: {name: value for name, value in head.items() if name != "record"}, "record-format"),
        (lambda head: head | {"game": 5}, "record-header"),
        (lambda head: head | {"options": []}, "record-header"),
        (lambda head: head | {"rules": None}, "record-header"),
        (lambda head: head | {"commitment": 5}, "record-header"),
    ],
)
def test_a_header_that_is_none_is_refused(change: Callable[[dict[str, Any]], Any], code: str) -> None:
    assert refusal(changed(1, change)) == (code, 1)


# Forged


@pytest.mark.parametrize(
    "line",
    ["", "nonsense", "[]", "3", "null", '"word"', "{", "[" * 100_000, '{"seat": NaN' + ",", "\x00"],
    ids=lambda line: line[:12],
)
def test_a_line_that_is_no_json_object_is_named(line: str) -> None:
    for number in (1, 2, 9, len(LINES)):
        lines = list(LINES)
        lines[number - 1] = line
        assert refusal("\n".join(lines) + "\n") == ("record-json", number)


@pytest.mark.parametrize(
    "change",
    [
        lambda entry: entry | {"seat": None},
        lambda entry: entry | {"seat": "1"},
        lambda entry: entry | {"seat": True},
        lambda entry: entry | {"seat": 1.0},
        lambda entry: entry | {"action": None},
        lambda entry: entry | {"action": 5},
        lambda entry: entry | {"action": "Vote JA"},
        lambda entry: entry | {"action": ["vote", "ja"]},
        lambda entry: entry | {"chance": None},
        lambda entry: entry | {"chance": [["roles"]]},
        lambda entry: entry | {"chance": [[1, 2]]},
        lambda entry: entry | {"chance": ["roles"]},
        lambda entry: entry | {"extra": 1},
        lambda entry: {"seat": entry["seat"]},
        lambda entry: {"entries": 3},
    ],
)
def test_an_entry_that_is_none_is_named(change: Callable[[dict[str, Any]], Any]) -> None:
    for number in (3, 8):
        assert refusal(changed(number, change)) == ("record-entry", number)


def test_a_deal_with_a_seat_is_refused() -> None:
    assert refusal(changed(2, lambda entry: entry | {"seat": 0})) == ("record-entry", 2)
    assert refusal(changed(2, lambda entry: entry | {"action": "vote ja"})) == ("record-entry", 2)


@pytest.mark.parametrize(
    "change",
    [
        lambda closing: closing | {"entries": 3},
        lambda closing: closing | {"entries": str(closing["entries"])},
        lambda closing: closing | {"outcome": "liberal"},
        lambda closing: closing | {"outcome": {"side": "liberal"}},
        lambda closing: closing | {"outcome": closing["outcome"] | {"winners": 3}},
        lambda closing: closing | {"outcome": []},
        lambda closing: closing | {"extra": 1},
        lambda closing: closing | {"seed": [1]},
        lambda closing: closing | {"seed": 1.5},
        lambda closing: closing | {"seed": True},
        lambda closing: {"entries": closing["entries"]},
    ],
)
def test_a_closing_that_is_none_is_refused(change: Callable[[dict[str, Any]], Any]) -> None:
    last = len(LINES)
    assert refusal(changed(last, change)) == ("record-closing", last)


@pytest.mark.parametrize("seat", [-1, 5, 99, 10**30])
def test_a_seat_that_does_not_exist_is_found_with_its_line(seat: int) -> None:
    assert refusal(changed(3, lambda entry: entry | {"seat": seat})) == ("record-illegal", 3)


def test_an_action_that_was_not_legal_is_found_with_its_line_and_cause() -> None:
    with pytest.raises(BadRecord) as refused:
        Record.loads(changed(4, lambda entry: entry | {"action": "execute 0"})).replay(GAME)
    assert refused.value.args_by_name["line"] == 4
    assert "[SH-E5]" in refused.value.args_by_name["cause"]


def test_outcomes_of_chance_that_were_not_asked_for_are_found() -> None:
    forged = changed(3, lambda entry: entry | {"chance": [["dice", 3]]})
    assert refusal(forged) == ("record-chance", 3)
    assert refusal(changed(2, lambda entry: entry | {"chance": entry["chance"][:2]})) == ("record-illegal", 2)
    assert refusal(changed(2, lambda entry: entry | {"chance": entry["chance"] + [["dice", 3]]})) == (
        "record-chance",
        2,
    )
    swapped = changed(2, lambda entry: entry | {"chance": [["roles", ["liberal"] * 5], *entry["chance"][1:]]})
    assert refusal(swapped) == ("record-illegal", 2)


def test_another_outcome_than_the_one_played_is_found() -> None:
    last = len(LINES)
    other = Outcome("liberal", (0,), "liberal-policies", "SH-W1")._asdict()
    assert refusal(changed(last, lambda closing: closing | {"outcome": other})) == ("record-outcome", last)
    assert refusal(changed(last, lambda closing: closing | {"outcome": None})) == ("record-outcome", last)


def test_the_audit_finds_a_seed_that_was_not_promised_and_a_deal_it_did_not_give() -> None:
    last = len(LINES)
    assert refusal(changed(last, lambda closing: closing | {"seed": "another"})) == ("record-commitment", last)
    assert refusal(changed(last, lambda closing: closing | {"seed": None})) == ("record-no-seed", last)
    assert refusal(changed(1, lambda head: head | {"commitment": None})) == ("record-commitment", last)
    lines = list(LINES)
    deal = json.loads(lines[1])
    deck = deal["chance"][2][1]
    deck.append(deck.pop(len(deck) - 1 - deck[::-1].index("liberal" if deck[-1] == "fascist" else "fascist")))
    lines[1] = json.dumps(deal)
    forged = Record.loads("\n".join(lines) + "\n")
    try:
        forged.replay(GAME)
    except BadRecord:
        pytest.fail("the other deck plays all the same; only the audit can tell")
    assert refusal("\n".join(lines) + "\n") == ("record-unfair", 2)


def test_every_single_forged_line_is_found_by_the_audit() -> None:
    """Whatever line is left out or doubled, the reader notices."""
    for number in range(1, len(LINES) - 1, 5):
        for lines in (
            LINES[:number] + LINES[number + 1 :],
            LINES[:number] + LINES[number : number + 1] + LINES[number:],
        ):
            with pytest.raises(BadRecord):
                Record.loads("\n".join(lines) + "\n").audit(GAME)
