"""A simple player of Secret Hitler: plays its party's tiles, and judges people by what everyone can see.

Whoever lays fascist policies is suspect, whoever lays liberal ones is trusted, contradictions weigh on both sides, and
what the seat itself saw weighs most. Liberals tell the truth; fascists tell the story that hides what they laid away;
Hitler behaves like a liberal until the last policy.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable

from conjura.kernel import Action
from conjura.kernel.compiling import mypyc_attr
from conjura.secret_hitler.rules.claims import conflicts
from conjura.secret_hitler.terms import (
    AGREE,
    ASK_VETO,
    DISCARD_TILE,
    ENACT_TILE,
    FASCIST,
    FASCISTS_TO_WIN,
    HITLER,
    JA,
    LIBERAL,
    NEIN,
    PARTIES,
    REFUSE,
)
from conjura.secret_hitler.view import Observation

# How much a sight weighs. 1 is a fascist policy laid by a government one was no part of.
_LAID_FASCIST = 1.0
_LAID_LIBERAL = -0.9
_CONFLICT = 1.2
_ACCUSED = 1.0
_VOTED_FOR_FASCIST = 0.15
_CERTAIN = 20.0
_TRUST_UP_TO = 1.1  # a government of people up to here is voted for


@mypyc_attr(allow_interpreted_subclasses=True)
class SimpleSecretHitler:
    """Decides from one observation at a time and remembers nothing: all it needs stands in the log."""

    name = "simple"

    def choose(self, observation: Observation, rng: random.Random) -> Action | None:
        verbs = {action.verb for action in observation.legal}
        for verb, answer in _ANSWERS.items():
            if verb in verbs:
                return answer(observation, rng)
        return None


def suspicion(seen: Observation) -> list[float]:
    """By seat: how much speaks for this being a fascist, as far as the observer can tell."""
    score = [0.0] * seen.players
    drew: int | None = None  # liberal tiles in the president's hand, where the observer knows
    passed: int | None = None
    ayes = 0
    for entry in seen.log:
        kind = entry[0]
        if kind == "votes":
            ayes = entry[3]
            drew = passed = None
        elif kind == "drawn":
            drew = entry[2]
        elif kind == "passed":
            passed = entry[4]
        elif kind == "enacted":
            _, president, chancellor, tile, _ = entry
            if tile == LIBERAL:
                score[president] += _LAID_LIBERAL
                score[chancellor] += _LAID_LIBERAL
            elif seen.seat == president and passed:
                score[chancellor] += _CERTAIN  # there was a liberal tile to lay
            elif seen.seat == president and drew is not None:
                score[chancellor] += 0.0  # there was none
            else:
                score[president] += _LAID_FASCIST
                score[chancellor] += _LAID_FASCIST if seen.seat != chancellor else 0.0
            if tile == FASCIST:
                for seat in range(seen.players):
                    if ayes >> seat & 1:
                        score[seat] += _VOTED_FOR_FASCIST
        elif kind == "investigated" and entry[3] is not None:
            score[entry[2]] += _CERTAIN if entry[3] == FASCIST else -_CERTAIN
    for conflict in conflicts(seen.log):
        for seat in conflict["seats"]:
            score[seat] += _ACCUSED if conflict["reason"] == "accused" else _CONFLICT
    if seen.seat is not None:
        score[seen.seat] = -_CERTAIN  # nobody suspects oneself
    return score


def _plays_fascist(seen: Observation) -> bool:
    """Hitler keeps up the mask until one policy is missing."""
    return seen.role == FASCIST or (seen.role == HITLER and seen.in_force[FASCIST] == FASCISTS_TO_WIN - 1)


def _team(seen: Observation) -> list[int]:
    return [seat for seat, role in enumerate(seen.known) if role in (FASCIST, HITLER) and seat != seen.seat]


def targets(seen: Observation, verb: str) -> list[int]:
    return [action[1] for action in seen.legal if action.verb == verb]  # type: ignore[misc]  # a seat


def _least(seats: Iterable[int], score: list[float], rng: random.Random) -> int:
    return min(seats, key=lambda seat: (score[seat], rng.random()))


def _nominate(seen: Observation, rng: random.Random) -> Action:
    score = suspicion(seen)
    seats = targets(seen, "nominate")
    hitler_zone = seen.in_force[FASCIST] >= seen.options["hitler_zone"]
    if seen.role == FASCIST:
        hitler = seen.known.index(HITLER)
        if hitler_zone and hitler in seats:
            return Action("nominate", hitler)
        friends = [seat for seat in seats if seat in _team(seen) and score[seat] <= _TRUST_UP_TO]
        if friends and rng.random() < 0.6:
            return Action("nominate", _least(friends, score, rng))
    elif hitler_zone:
        cleared = [seat for seat in seats if seen.not_hitler >> seat & 1]
        if cleared:
            best = _least(cleared, score, rng)
            if score[best] < _CERTAIN / 2:
                return Action("nominate", best)
    return Action("nominate", _least(seats, score, rng))


def _vote(seen: Observation, rng: random.Random) -> Action:
    score = suspicion(seen)
    pair = [seat for seat in (seen.president, seen.chancellor) if seat != seen.seat]
    hitler_zone = seen.in_force[FASCIST] >= seen.options["hitler_zone"]
    if seen.role == FASCIST:
        if hitler_zone and seen.known[seen.chancellor] == HITLER:
            return JA
        if any(seat in _team(seen) for seat in pair):
            return JA
    if hitler_zone and seen.seat != seen.chancellor and not seen.not_hitler >> seen.chancellor & 1:
        # Hitler could be the chancellor: only somebody who looks better than most is worth that.
        living = sorted(score[seat] for seat in range(seen.players) if seen.alive >> seat & 1)
        if score[seen.chancellor] > min(0.0, living[len(living) // 2]):
            return NEIN
    if seen.tracker == 2:
        return JA  # a government one half trusts is better than the top of the deck
    return JA if all(score[seat] <= _TRUST_UP_TO for seat in pair) else NEIN


def _discard(seen: Observation, rng: random.Random) -> Action:
    assert seen.hand is not None
    mine = FASCIST if _plays_fascist(seen) else LIBERAL
    other = LIBERAL if mine == FASCIST else FASCIST
    return DISCARD_TILE[other if other in seen.hand else mine]


def _enact(seen: Observation, rng: random.Random) -> Action:
    assert seen.hand is not None
    if _plays_fascist(seen):
        # A first liberal policy buys trust; later there is no time for it.
        patient = LIBERAL in seen.hand and sum(seen.in_force) == 0 and rng.random() < 0.5
        return ENACT_TILE[FASCIST if FASCIST in seen.hand and not patient else LIBERAL]
    if LIBERAL in seen.hand:
        return ENACT_TILE[LIBERAL]
    if ASK_VETO in seen.legal:
        return ASK_VETO
    return ENACT_TILE[FASCIST]


def _answer_veto(seen: Observation, rng: random.Random) -> Action:
    assert seen.hand is not None
    if _plays_fascist(seen):
        return REFUSE
    return AGREE if LIBERAL not in seen.hand else REFUSE


def _investigate(seen: Observation, rng: random.Random) -> Action:
    score = suspicion(seen)
    seats = targets(seen, "investigate")
    strangers = [seat for seat in seats if seat not in _team(seen)] or seats
    return Action("investigate", max(strangers, key=lambda seat: (score[seat], rng.random())))


def _special_election(seen: Observation, rng: random.Random) -> Action:
    score = suspicion(seen)
    seats = targets(seen, "special-election")
    friends = [seat for seat in seats if seat in _team(seen)] if seen.role == FASCIST else []
    return Action("special-election", _least(friends or seats, score, rng))


def _execute(seen: Observation, rng: random.Random) -> Action:
    score = suspicion(seen)
    seats = targets(seen, "execute")
    if seen.role == FASCIST:
        liberals = [seat for seat in seats if seat not in _team(seen)]
        return Action("execute", _least(liberals or seats, score, rng))
    # A liberal looks for Hitler: whoever is known not to be is not worth the shot.
    candidates = [seat for seat in seats if not seen.not_hitler >> seat & 1] or seats
    return Action("execute", max(candidates, key=lambda seat: (score[seat], rng.random())))


def claim_of(seen: Observation, rng: random.Random) -> Action | None:
    """The oldest thing not told yet: the truth, or the story of a fascist."""
    kind, session = next((action[1], action[2]) for action in seen.legal if action.verb == "claim")
    told = _story(seen, str(kind), int(session))
    return None if told is None else Action("claim", kind, session, *told)


def _story(seen: Observation, kind: str, session: int) -> tuple[str | int, ...] | None:
    number = 0
    drew: int | None = None
    for entry in seen.log:
        if entry[0] == "votes" and entry[5]:
            number += 1
        if number != session:
            continue
        if entry[0] == "drawn":
            drew = entry[2]
        elif entry[0] == "passed" and kind == "drawn" and seen.seat == entry[1]:
            # What was passed is the chancellor's to tell; a fascist who laid a liberal tile away says it was another.
            return (entry[4] if seen.role == FASCIST else drew,)  # type: ignore[return-value]  # own hand: known
        elif entry[0] == "enacted" and kind == "received" and seen.seat == entry[2]:
            liberals = (entry[3] == LIBERAL) + (entry[4] == LIBERAL)
            return (0 if seen.role != LIBERAL and entry[3] == FASCIST else liberals,)
        elif entry[0] == "veto-agreed" and kind == "received":
            return (0,)  # a veto is asked for two fascist tiles
        elif entry[0] == "investigated" and kind == "party" and seen.seat == entry[1]:
            party = entry[3]
            if seen.role != LIBERAL:
                party = LIBERAL if party == FASCIST else FASCIST
            return (PARTIES[party],)
        elif entry[0] == "peeked" and kind == "peek" and seen.seat == entry[1]:
            return tuple(PARTIES[tile] for tile in entry[2:])
    return None


_ANSWERS: dict[str, Callable[[Observation, random.Random], Action | None]] = {
    "nominate": _nominate,
    "vote": _vote,
    "discard": _discard,
    "enact": _enact,
    "agree": _answer_veto,
    "investigate": _investigate,
    "special-election": _special_election,
    "peek": lambda seen, rng: Action("peek"),
    "execute": _execute,
    "claim": claim_of,
}
