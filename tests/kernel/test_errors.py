"""Errors: a code, a rule, a message key, and nothing lost on the way to another process."""

from __future__ import annotations

import ast
import copy
import pickle
from pathlib import Path

import pytest

import conjura
from conjura.kernel import (
    Action,
    BadNotation,
    BadOptions,
    BadRecord,
    Chance,
    ChanceMismatch,
    ConjuraError,
    Event,
    IllegalAction,
    Record,
)
from conjura.words import LANGUAGES, Words

KINDS = [BadNotation, BadOptions, BadRecord, ChanceMismatch, IllegalAction, ConjuraError]


@pytest.mark.parametrize("kind", KINDS)
def test_an_error_keeps_everything_when_pickled_or_copied(kind: type[ConjuraError]) -> None:
    error = kind("last-president", rule="SH-E3", target=3, phase="nominate")
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)):
        assert type(again) is kind
        assert (again.code, again.rule, again.key) == ("last-president", "SH-E3", "error-last-president")
        assert again.args_by_name == {"target": 3, "phase": "nominate"}
        assert str(again) == "last-president [SH-E3]: target=3, phase=nominate"


def test_an_error_says_what_it_knows() -> None:
    assert str(IllegalAction("game-over")) == "game-over"
    assert str(IllegalAction("dead", rule="SH-P5")) == "dead [SH-P5]"
    assert str(BadRecord("record-json", line=4)) == "record-json: line=4"
    assert IllegalAction("game-over").rule is None
    assert all(issubclass(kind, ConjuraError) for kind in KINDS)


def test_an_event_tells_each_seat_its_part() -> None:
    event = Event(4, "drawn", "SH-L1", {"president": 2, "tiles": None}, {2: {"tiles": ["liberal"]}})
    assert event.seen_by(2) == {
        "number": 4,
        "kind": "drawn",
        "source": "SH-L1",
        "president": 2,
        "tiles": ["liberal"],
    }
    assert event.seen_by(1) == event.seen_by(None) == event.seen_by(2) | {"tiles": None}
    assert event.public["tiles"] is None
    assert Event(0, "over", "SH-W4", {}).seen_by(0) == {"number": 0, "kind": "over", "source": "SH-W4"}


def codes() -> list[str]:
    """Every code that the kernel or Secret Hitler can raise, read from the source."""
    found: set[str] = set()
    for folder in ("kernel", "secret_hitler"):
        for path in (Path(conjura.__file__).parent / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in NAMES:
                    told = [part.value for part in ast.walk(node.args[0]) if isinstance(part, ast.Constant)]
                    found |= {code for code in told if isinstance(code, str)}
    return sorted(found | TARGET_CODES)


TARGET_CODES = {"target-dead", "target-self", "last-chancellor", "last-president", "investigated-before"}
NAMES = {kind.__name__ for kind in KINDS}


def test_every_code_has_its_sentence_in_every_language() -> None:
    assert {"bad-notation", "record-json", "veto-closed", "veto-refused", "players", "chance-name"} <= set(codes())
    for language in LANGUAGES:
        words = Words(language)
        assert [code for code in codes() if not words.has(f"error-{code}")] == []


def test_refusals_can_be_said_in_every_language_with_what_they_carry() -> None:
    raised: list[ConjuraError] = []
    state = conjura.game("secret-hitler", players=5).new(Chance.seeded(1))
    for ask in (
        lambda: Action.parse("Vote"),
        lambda: conjura.game("go"),
        lambda: conjura.game("secret-hitler", players=3),
        lambda: conjura.game("secret-hitler", players=5, colour="red"),
        lambda: conjura.game("secret-hitler", players=5, talk=3),
        lambda: conjura.game("secret-hitler", players=5, veto_from=9),
        lambda: conjura.game("secret-hitler", players=5, powers=["none"]),
        lambda: conjura.game("secret-hitler", players=5, powers=["duel"] * 5),
        lambda: conjura.game("secret-hitler", players=5, powers=["execution"] * 5),
        lambda: conjura.game("secret-hitler", players=5, powers=["investigate"] * 5),
        lambda: conjura.game("secret-hitler", players=5, liberal_policies=5, fascist_policies=6),
        lambda: Chance.scripted([]).pick("seat", range(3)),
        lambda: Chance.scripted([("dice", 1)]).pick("seat", range(3)),
        lambda: Chance.scripted([("seat", 9)]).pick("seat", range(3)),
        lambda: Record.loads(""),
        lambda: Record.loads("{}\n"),
        lambda: state.apply(9, Action("peek"), Chance.scripted([])),
        lambda: state.observe(9),
    ):
        with pytest.raises(ConjuraError) as refused:
            ask()
        raised.append(refused.value)
    for error in raised:
        said = {Words(language).say(error.key, **error.args_by_name) for language in LANGUAGES}
        assert len(said) == 3, error
