"""Records: written, read, replayed, audited; and whatever is wrong with one is named with its line."""

from __future__ import annotations

import hashlib
import json
import pickle
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import conjura
from conjura.kernel import (
    Action,
    BadRecord,
    Chain,
    Chance,
    ChanceMismatch,
    Entry,
    Header,
    Outcome,
    Record,
    TakenBack,
    commitment,
)

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


def replayed(record: Record) -> Any:
    return record.replay(GAME)


def relinked(text: str) -> str:
    """What a forger makes of an altered record: all links anew."""
    return Record.loads(text).dumps()


def test_a_record_is_json_lines_with_header_deal_actions_and_closing() -> None:
    assert all(isinstance(json.loads(line), dict) for line in LINES)
    header, deal, first, *_, closing = [json.loads(line) for line in LINES]
    assert header == {
        "record": 2,
        "game": "secret-hitler",
        "options": GAME.options,
        "rules": GAME.rules_version,
        "commitment": commitment(SEED),
        "content": None,
        "chance": "sequence",
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


def test_every_line_is_the_plain_json_of_its_entry() -> None:
    """Over these very bytes the links of the chain are made."""
    assert {bool(entry.chance) for entry in RECORD.entries} == {True, False}
    for entry in RECORD.entries:
        plain = json.dumps(entry.to_json(), separators=(",", ":"), ensure_ascii=False, sort_keys=True)
        assert entry.dumps() == plain


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
    assert refusal("\n".join([LINES[0], '{"entries":0,"link":"","outcome":null,"seed":null}']) + "\n") == (
        "record-truncated",
        2,
    )
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
        (lambda head: head | {"record": 3}, "record-format"),
        (lambda head: head | {"record": "1"}, "record-format"),
        (lambda head: {name: value for name, value in head.items() if name != "record"}, "record-format"),
        (lambda head: head | {"game": 5}, "record-header"),
        (lambda head: head | {"options": []}, "record-header"),
        (lambda head: head | {"rules": None}, "record-header"),
        (lambda head: head | {"commitment": 5}, "record-header"),
        (lambda head: head | {"content": 5}, "record-header"),
        (lambda head: head | {"chance": "luck"}, "record-header"),
        (lambda head: head | {"record": True}, "record-format"),
        (lambda head: head | {"weather": "rain"}, "record-header"),
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
    assert refusal(changed(3, lambda entry: entry | {"seat": seat}), replayed) == ("record-illegal", 3)


def test_an_action_that_was_not_legal_is_found_with_its_line_and_cause() -> None:
    with pytest.raises(BadRecord) as refused:
        Record.loads(changed(4, lambda entry: entry | {"action": "execute 0"})).replay(GAME)
    assert refused.value.args_by_name["line"] == 4
    assert "[SH-E5]" in refused.value.args_by_name["cause"]


def test_outcomes_of_chance_that_were_not_asked_for_are_found() -> None:
    forged = changed(3, lambda entry: entry | {"chance": [["dice", 3]]})
    assert refusal(forged, replayed) == ("record-chance", 3)
    fewer = changed(2, lambda entry: entry | {"chance": entry["chance"][:2]})
    assert refusal(fewer, replayed) == ("record-illegal", 2)
    more = changed(2, lambda entry: entry | {"chance": entry["chance"] + [["dice", 3]]})
    assert refusal(more, replayed) == ("record-chance", 2)
    swapped = changed(2, lambda entry: entry | {"chance": [["roles", ["liberal"] * 5], *entry["chance"][1:]]})
    assert refusal(swapped, replayed) == ("record-illegal", 2)


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
    assert refusal("\n".join(lines) + "\n") == ("record-link", 2)
    assert refusal(forged.dumps()) == ("record-unfair", 2)


def test_every_single_forged_line_is_found_by_the_audit() -> None:
    """Whatever line is left out or doubled, the reader notices."""
    for number in range(1, len(LINES) - 1, 5):
        for lines in (
            LINES[:number] + LINES[number + 1 :],
            LINES[:number] + LINES[number : number + 1] + LINES[number:],
        ):
            with pytest.raises(BadRecord):
                Record.loads("\n".join(lines) + "\n").audit(GAME)


# The chain


def altered_vote() -> tuple[int, str]:
    """The line of a ballot that decided nothing, and the record in which it says the opposite."""
    for number, line in enumerate(LINES, start=1):
        entry = json.loads(line)
        if str(entry.get("action")).startswith("vote "):
            other = "vote nein" if entry["action"] == "vote ja" else "vote ja"
            forged = changed(number, lambda value, other=other: value | {"action": other})  # type: ignore[misc]
            try:
                Record.loads(forged).replay(GAME)
            except BadRecord:
                continue
            return number, forged
    raise AssertionError("no ballot without consequence in this game")


def test_a_single_altered_vote_is_found_with_its_line() -> None:
    line, forged = altered_vote()
    assert refusal(forged) == ("record-link", line)


def test_a_link_that_somebody_noted_tells_a_forger_who_made_all_links_anew() -> None:
    line, forged = altered_vote()
    noted = RECORD.chain()
    again = Record.loads(relinked(forged))
    again.audit(GAME)  # nothing in the record itself gives it away
    before, after = noted[line - 3], noted[line - 2]
    assert again.line_of(before) == line - 1
    with pytest.raises(BadRecord) as refused:
        again.line_of(after)
    assert refused.value.code == "record-not-noted"


def test_a_noted_link_is_found_by_its_first_signs() -> None:
    record = Record.loads(TEXT)
    noted = record.chain()
    assert [record.line_of(link) for link in noted] == list(range(2, len(LINES)))
    assert record.line_of(f" {noted[4][:12].upper()} ") == 6
    for strange in (noted[4][:11], "", "0" * 64):
        with pytest.raises(BadRecord):
            record.line_of(strange)


@pytest.mark.parametrize("number", [2, 9, len(LINES) - 1, len(LINES)])
def test_a_link_that_does_not_fit_its_line_is_named(number: int) -> None:
    assert refusal(changed(number, lambda entry: entry | {"link": "0" * 64})) == ("record-link", number)


def test_an_altered_header_breaks_the_first_link() -> None:
    options = GAME.options | {"talk": False}
    forged = changed(1, lambda head: head | {"options": options})
    quiet = conjura.game("secret-hitler", **options)
    assert refusal(forged, lambda record: record.audit(quiet)) == ("record-link", 2)
    assert refusal(changed(1, lambda head: head | {"content": "sha256:0"})) == ("record-content", 1)


def test_links_tell_nothing_to_those_who_do_not_know_the_seed() -> None:
    """A ballot can be two things: without a key anybody could try both."""
    header = RECORD.header
    open_to_all, other = Chain.of(header, None), Chain.of(header, "another seed")
    for entry, link in zip(RECORD.history, RECORD.chain(), strict=True):
        assert link not in (open_to_all.add(entry.dumps()), other.add(entry.dumps()))
    public = bytes.fromhex(commitment(SEED).removeprefix("sha256:"))
    assert Chain.of(header, SEED).link != hashlib.sha256(public + f"\n{header.dumps()}".encode()).hexdigest()


def test_a_copied_chain_goes_on_apart() -> None:
    """As a table does that works out a step before it is kept; in the compiled build too."""
    chain = Chain.of(RECORD.header, SEED)
    copy = chain.copy()
    assert copy.add("a line") == chain.copy().add("a line") != chain.link
    assert chain.add("another line") != copy.link


# Chance by step, and what was taken back


def played_by_steps(takes_back: bool) -> Record:
    """A game whose outcomes come from seed and step, in which every seventh action is taken back once."""
    rng = random.Random(3)
    record = Record(Header.of(GAME, SEED, "step"))

    def replayed_to(steps: int) -> Any:
        state = GAME.new(Chance.for_step(SEED, 0))
        for number, entry in enumerate(record.entries[1:steps], start=1):
            assert entry.seat is not None and entry.action is not None
            state.apply(entry.seat, entry.action, Chance.for_step(SEED, number))
        return state

    chance = Chance.for_step(SEED, 0)
    state = GAME.new(chance)
    record.note(None, None, chance)
    while state.outcome() is None:
        seat = rng.choice([decision for decision in state.decisions() if decision.required]).seat
        action = rng.choice(state.legal(seat))
        chance = Chance.for_step(SEED, len(record.entries))
        state.apply(seat, action, chance)
        record.note(seat, action, chance)
        if takes_back and len(record.history) % 7 == 0 and state.outcome() is None:
            record.take_back(seat, len(record.entries) - 1)
            state = replayed_to(len(record.entries))
    record.close(state.outcome(), SEED)
    return record


def test_the_chance_of_a_step_does_not_depend_on_the_steps_before() -> None:
    one, again = Chance.for_step(SEED, 5), Chance.for_step(SEED, 5)
    Chance.for_step(SEED, 4).roll("dice", 9, range(6))
    assert one.shuffle("deck", range(50)) == again.shuffle("deck", range(50))
    orders = {tuple(Chance.for_step(seed, n).shuffle("deck", range(20))) for seed in (1, "1", "x") for n in (0, 1, 12)}
    assert len(orders) == 9


@pytest.mark.parametrize("takes_back", [False, True])
def test_a_record_with_chance_by_step_is_audited(takes_back: bool) -> None:
    record = Record.loads(played_by_steps(takes_back).dumps())
    assert (len(record.history) > len(record.entries)) is takes_back
    state = record.audit(GAME)
    assert state.outcome() == record.outcome
    assert observed(record.replay(GAME)) == observed(state)
    sequential = record.dumps().replace('"chance":"step"', '"chance":"sequence"', 1)
    assert refusal(relinked(sequential)) == ("record-unfair", 2)


def test_links_noted_before_something_was_taken_back_are_still_found() -> None:
    record = played_by_steps(takes_back=True)
    cut = next(number for number, entry in enumerate(record.history) if isinstance(entry, TakenBack))
    before = Record(record.header)
    for entry in record.history[:cut]:
        assert isinstance(entry, Entry)
        before.add(entry)
    before.close(None, SEED)
    again = Record.loads(record.dumps())
    assert [again.line_of(link) for link in before.chain()] == list(range(2, cut + 2))


def test_what_was_taken_back_is_played_and_proved_too() -> None:
    record = played_by_steps(takes_back=True)
    cut = next(number for number, entry in enumerate(record.history) if isinstance(entry, TakenBack))
    lines = record.dumps().split("\n")
    back = json.loads(lines[cut + 1])
    assert set(back) == {"seat", "stay", "link"}
    undone = json.loads(lines[cut])
    lines[cut] = json.dumps(undone | {"action": "execute 0"})
    assert refusal(relinked("\n".join(lines))) == ("record-illegal", cut + 1)
    for wrong in ({"stay": 0}, {"stay": 10**6}, {"stay": True}, {"seat": None}, {"more": 1}):
        lines[cut + 1] = json.dumps(back | wrong)
        assert refusal("\n".join(lines)) == ("record-entry", cut + 2)


# Format 1


def stored(name: str) -> Record:
    return Record.loads((Path(__file__).parent / "records" / name).read_text(encoding="utf-8"))


def test_a_record_of_format_1_is_read_replayed_audited_and_written_as_it_was() -> None:
    record = stored("secret-hitler-1.jsonl")
    assert record.header.format == 1
    assert any(entry.chance for entry in record.entries[1:])
    assert record.audit(GAME).outcome() == record.outcome
    text = record.dumps()
    assert text == (Path(__file__).parent / "records" / "secret-hitler-1.jsonl").read_text(encoding="utf-8")
    assert isinstance(record.seed, str) and record.header.commitment is not None
    other = text.replace(record.seed, "another").replace(record.header.commitment, commitment("another"))
    assert refusal(other) == ("record-unfair", 2)
    assert record.chain() == []
    with pytest.raises(BadRecord):
        record.line_of("0" * 64)


def test_a_record_from_before_a_change_of_the_rules_says_which_rules_it_needs() -> None:
    record = stored("black-orchestra-1.jsonl")
    game = conjura.game("black-orchestra", **record.header.options)
    for use in (record.audit, record.replay):
        with pytest.raises(BadRecord) as refused:
            use(game)
        assert refused.value.code == "record-version"
        assert refused.value.args_by_name == {"line": 1, "version": "1", "current": game.rules_version}
