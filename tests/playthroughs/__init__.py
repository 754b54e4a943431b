"""Golden playthroughs: whole games written out step by step, so that any change of the rules or of a view shows.

Each file tells one game: what was asked, what every seat could do, what was chosen, what happened (with the part that
single seats know), and how each seat's observation changed. ``python -m tests.playthroughs`` writes them anew; the
tests compare line by line. A game is added with an entry in ``GAMES``.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import conjura
from conjura.kernel import Action, Chance, State

FOLDER = Path(__file__).parent / "games"
LIEUTENANTS = {"trusted_lieutenants": True}
URGENCY = {"sense_of_urgency": True}
GUARDED = {"guarded_documents": True}


class Sought(NamedTuple):
    """A game that ends so, with these options, and in which this happens."""

    ending: str
    options: dict[str, Any]
    shows: str = "turn"


class Game(NamedTuple):
    """Which playthroughs a game has: for every number of players one for each ending, and further ones by name."""

    players: tuple[int, ...]
    endings: tuple[str, ...]  # the reasons that ``outcome()`` can give
    variants: Mapping[str, dict[str, Any]] = MappingProxyType({})  # more games, by name, with their options
    sought: Mapping[str, Sought] = MappingProxyType({})  # games in which something is to be seen, by name
    longest: int = 0  # of the games sought none has more steps than this
    claims: float = 0.3  # how often somebody takes up an offer that the game does not wait for
    eager: tuple[str, ...] = ()  # what is done nine times in ten where it can be; then every verb is as likely


GAMES = {
    "secret-hitler": Game(
        players=(5, 6, 7, 8, 9, 10),
        endings=("liberal-policies", "hitler-executed", "fascist-policies", "hitler-elected"),
        variants={
            "rebalanced-and-silent": {"players": 6, "rebalanced": True, "talk": False},
            "custom": {
                "players": 7,
                "powers": ["peek", "investigate", "special-election", "execution", "peek"],
                "veto_from": 2,
                "hitler_knows": True,
                "liberal_policies": 7,
            },
        },
    ),
    # A game has some sixty turns, so not every number of players has every ending.
    "black-orchestra": Game(
        players=(),
        endings=(),
        sought={
            "1-easy-hitler-dead": Sought("hitler-dead", {"players": 1, "difficulty": "easy"}),
            "1-standard-all-in-prison": Sought("all-in-prison", {"players": 1}, "resisted"),
            "2-hard-all-in-prison": Sought("all-in-prison", {"players": 2, "difficulty": "hard"}, "plot-detected"),
            "2-easy-trusted-lieutenants": Sought(
                "all-in-prison", {"players": 2, "difficulty": "easy"} | LIEUTENANTS, "plot-succeeded"
            ),
            "3-easy-hitler-dead": Sought("hitler-dead", {"players": 3, "difficulty": "easy"}),
            "3-standard-no-event": Sought("no-event", {"players": 3}, "answered"),
            "4-standard-documents-located": Sought("documents-located", {"players": 4}, "looked"),
            "4-hard-sense-of-urgency": Sought("documents-located", {"players": 4, "difficulty": "hard"} | URGENCY),
            "5-standard-all-variants": Sought("no-event", {"players": 5} | LIEUTENANTS | URGENCY | GUARDED),
        },
        longest=230,
        eager=("plot", "use"),
    ),
}


class Playthrough(NamedTuple):
    """One game to be played: its first line says all of it."""

    game: str
    options: dict[str, Any]
    seed: int

    @property
    def header(self) -> str:
        return json.dumps(self._asdict(), sort_keys=True)


def plan(name: str) -> Iterator[tuple[Path, Playthrough]]:
    """The playthroughs of a game: for each ending the first seed that leads to it."""
    wanted = GAMES[name]
    for players in wanted.players:
        missing = list(wanted.endings)
        seed = 0
        while missing:
            ending = ending_of(Playthrough(name, {"players": players}, seed))
            if ending in missing:
                missing.remove(ending)
                yield FOLDER / name / f"{players}-{ending}.txt", Playthrough(name, {"players": players}, seed)
            seed += 1
    for variant, options in wanted.variants.items():
        yield FOLDER / name / f"{variant}.txt", Playthrough(name, options, 1)
    for title, sought in wanted.sought.items():
        seed = 0
        while not _is_found(sought, Playthrough(name, sought.options, seed), wanted.longest):
            seed += 1
        yield FOLDER / name / f"{title}.txt", Playthrough(name, sought.options, seed)


def steps(playthrough: Playthrough) -> Iterator[tuple[State, int | None, Action | None]]:
    """The state after the deal and after every choice, with who chose what. Choices are drawn from the seed."""
    rng = random.Random(playthrough.seed)
    chance = Chance.seeded(playthrough.seed)
    state = conjura.game(playthrough.game, **playthrough.options).new(chance)
    yield state, None, None
    while state.outcome() is None:
        open_decisions = state.decisions()
        offers = [decision for decision in open_decisions if not decision.required]
        waited_for = [decision for decision in open_decisions if decision.required]
        takes_offer = offers and rng.random() < GAMES[playthrough.game].claims
        decision = rng.choice(offers if takes_offer else waited_for)
        legal = state.legal(decision.seat)
        extras = {offer.kind for offer in offers}  # an offer is taken up with a verb of its own name
        asked = [action for action in legal if (action.verb in extras) != decision.required]
        action = _choose(asked or legal, GAMES[playthrough.game].eager, rng)
        state.apply(decision.seat, action, chance)
        yield state, decision.seat, action


def _choose(legal: Sequence[Action], eager: tuple[str, ...], rng: random.Random) -> Action:
    if not eager:
        return rng.choice(legal)
    wanted = [action for action in legal if action.verb in eager]
    if wanted and rng.random() < 0.9:
        return rng.choice(wanted)
    verb = rng.choice(sorted({action.verb for action in legal}))
    return rng.choice([action for action in legal if action.verb == verb])


def _is_found(sought: Sought, playthrough: Playthrough, longest: int) -> bool:
    *_, (state, _, _) = islice(steps(playthrough), longest + 1)
    outcome = state.outcome()
    if outcome is None or outcome.reason != sought.ending:
        return False
    return any(event.kind == sought.shows for event in state.events(0))


def ending_of(playthrough: Playthrough) -> str:
    *_, (state, _, _) = steps(playthrough)
    outcome = state.outcome()
    assert outcome is not None
    return outcome.reason


def lines(playthrough: Playthrough) -> Iterator[str]:
    """The playthrough as text."""
    yield playthrough.header
    seats: list[int | None] = [*range(conjura.game(playthrough.game, **playthrough.options).players), None]
    before: dict[int | None, dict[str, Any]] = {seat: {} for seat in seats}
    offered: dict[int, list[str]] = {}
    told = 0
    for number, (state, chooser, choice) in enumerate(steps(playthrough)):
        yield ""
        yield "deal" if choice is None else f"{number}. seat {chooser}: {choice}"
        for event in state.events(told):
            told += 1
            yield f"  event {event.number} {event.kind} {event.source} {_say(event.public)}"
            for seat, facts in event.private.items():
                yield f"    told to seat {seat}: {_say(facts)}"
        changes = {}
        for seat in seats:
            facts = position(state, seat)
            changes[seat] = dict(_changes(before[seat], facts))
            before[seat] = facts
        shared = {
            key: value for key, value in changes[None].items() if all(changes[seat].get(key) == value for seat in seats)
        }
        if shared:
            yield f"  all see {_say(shared)}"
        for seat in seats:
            own = {key: value for key, value in changes[seat].items() if key not in shared}
            if own:
                yield f"  {'a spectator' if seat is None else f'seat {seat}'} sees {_say(own)}"
        decisions = state.decisions()
        if decisions:
            yield "  open: " + ", ".join(
                f"seat {seat} {'must' if required else 'may'} {kind} ({source})"
                for seat, kind, source, required in decisions
            )
        now = {seat: [str(action) for action in state.legal(seat)] for seat in seats if seat is not None}
        for seat, legal in now.items():
            if offered.get(seat, []) != legal:
                yield f"  seat {seat} can: {' | '.join(legal) or 'nothing'}"
        offered = now
    outcome = state.outcome()
    assert outcome is not None
    yield ""
    yield f"outcome {outcome.reason}: {outcome.side}, seats {' '.join(map(str, outcome.winners))}, {outcome.rule}"


def position(state: State, seat: int | None) -> dict[str, Any]:
    """The observation but for what is told otherwise here: history as events, decisions, legal actions; and what is not
    open, which follows from these."""
    told = state.observe(seat).to_json()
    otherwise = ("history", "decisions", "legal", "seat", "barred")
    return dict(_flat("", {key: told[key] for key in told if key not in otherwise}))


def _flat(path: str, value: Any) -> Iterator[tuple[str, Any]]:
    """Nested facts under dotted names, so that a change shows no more than itself. Things with an id go by it."""
    if isinstance(value, list) and value and all(isinstance(item, dict) and "id" in item for item in value):
        value = {str(item["id"]): item for item in value}
    if isinstance(value, dict) and value:
        for key, inner in value.items():
            yield from _flat(f"{path}.{key}" if path else key, inner)
    else:
        yield path, value


def _changes(before: dict[str, Any], now: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    for key, value in now.items():
        was = before.get(key, ...)
        if was == value:
            continue
        if isinstance(was, list) and isinstance(value, list) and was and value[: len(was)] == was:
            yield f"{key}+", value[len(was) :]  # only what was added
        else:
            yield key, value
    yield from ((key, "gone") for key in before if key not in now)


def _say(facts: Any) -> str:
    return " ".join(f"{key}={json.dumps(value, separators=(',', ':'))}" for key, value in facts.items())


def read(path: Path) -> tuple[Playthrough, list[str]]:
    """The playthrough that a file names in its first line, and all its lines."""
    text = path.read_text(encoding="utf-8").splitlines()
    head = json.loads(text[0])
    return Playthrough(head["game"], head["options"], head["seed"]), text


def write() -> list[Path]:
    """Play them all and write them down; files of games that are no longer planned go."""
    written = []
    for name in GAMES:
        for path, playthrough in plan(name):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text("\n".join(lines(playthrough)) + "\n", encoding="utf-8")
            written.append(path)
    for path in FOLDER.rglob("*.txt"):
        if path not in written:
            path.unlink()
    return written
