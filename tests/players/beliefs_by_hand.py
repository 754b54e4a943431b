"""The beliefs of ``conjura.beliefs``, reckoned again in the plainest way: every deal, every order of the tiles, every
hand passed on. Slow, and written apart from what it is compared with; both share the chances of ``habits.py``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations, product
from math import exp, log
from typing import Any

from conjura.players.secret_hitler import people
from conjura.players.secret_hitler.habits import habits_for
from conjura.secret_hitler.options import FASCISTS
from conjura.secret_hitler.rules.claims import conflicts
from conjura.secret_hitler.view import Observation

LIBERAL, FASCIST, HITLER = 0, 1, 2


def by_hand(seen: Observation, public: bool) -> dict[tuple[int, ...], float]:
    """Every deal that is possible, with its chance."""
    me = None if public else seen.seat
    scores = {}
    for deal in all_deals(seen.players):
        if possible(deal, seen, me):
            scores[deal] = sum(choices(deal, seen, me)) + sum(tiles(deal, seen, me))
    best = max(scores.values())
    total = sum(exp(score - best) for score in scores.values())
    return {deal: exp(score - best) / total for deal, score in scores.items()}


def tiles_by_hand(seen: Observation, public: bool, chances: dict[tuple[int, ...], float]) -> float:
    """The liberal tiles to be expected in the deck."""
    me = None if public else seen.seat
    return sum(chance * tiles_left(deal, seen, me) for deal, chance in chances.items())


def all_deals(players: int) -> list[tuple[int, ...]]:
    found = []
    for team in permutations(range(players), FASCISTS[players] + 1):
        *fascists, hitler = team
        if fascists == sorted(fascists):
            found.append(
                tuple(HITLER if s == hitler else FASCIST if s in fascists else LIBERAL for s in range(players))
            )
    return found


def possible(deal: Sequence[int], seen: Observation, me: int | None) -> bool:
    if me is not None:
        if any(role is not None and role != deal[seat] for seat, role in enumerate(seen.known)):
            return False
        for entry in seen.log:
            if entry[0] == "investigated" and entry[1] == me and (deal[entry[2]] == LIBERAL) != (entry[3] == LIBERAL):
                return False
    return not any(seen.not_hitler >> seat & 1 and role == HITLER for seat, role in enumerate(deal))


def blur(chance: float, options: int) -> float:
    return chance * (1 - people.BLUR) + people.BLUR / options


def party(role: int) -> int:
    return LIBERAL if role == LIBERAL else FASCIST


class Context:
    """What all can see, after so many entries of the log."""

    def __init__(self, seen: Observation, upto: int) -> None:
        log_so_far = seen.log[:upto]
        self.log = log_so_far
        self.players = seen.players
        self.alive = set(range(seen.players)) - {entry[2] for entry in log_so_far if entry[0] == "executed"}
        policies = [
            entry[3] if entry[0] == "enacted" else entry[1] for entry in log_so_far if entry[0] in ("enacted", "chaos")
        ]
        self.liberals = seen.options["liberal_start"] + policies.count(LIBERAL)
        self.fascists = seen.options["fascist_start"] + policies.count(FASCIST)
        self.zone = self.fascists >= seen.options["hitler_zone"]
        self.tracker = 0
        self.last: tuple[int | None, int | None] = (None, None)
        for entry in log_so_far:
            if entry[0] == "tracker":
                self.tracker = entry[1]
            elif entry[0] in ("enacted", "chaos"):
                self.tracker = 0
            if entry[0] == "votes" and entry[5]:
                self.last = (entry[1], entry[2])
            elif entry[0] == "chaos":
                self.last = (None, None)

        self.in_conflict = {seat for conflict in conflicts(log_so_far) for seat in conflict["seats"]}

    def record(self, seat: int) -> int:
        if seat in self.in_conflict:
            return 3
        laid = [entry[3] for entry in self.log if entry[0] == "enacted" and seat in entry[1:3]]
        return 0 if not laid else 1 if laid[-1] == LIBERAL else 2

    def others(self, president: int) -> list[int]:
        return [seat for seat in sorted(self.alive) if seat != president]

    def eligible(self, president: int) -> list[int]:
        barred = {self.last[1]} | ({self.last[0]} if len(self.alive) > 5 else set())
        return [seat for seat in self.others(president) if seat not in barred]


_CONTEXTS: dict[tuple[int, int], tuple[Observation, Context]] = {}


def context(seen: Observation, upto: int) -> Context:
    """Made once for an observation."""
    kept = _CONTEXTS.get((id(seen), upto))
    if kept is None or kept[0] is not seen:
        kept = _CONTEXTS[id(seen), upto] = (seen, Context(seen, upto))
    return kept[1]


def choices(deal: Sequence[int], seen: Observation, me: int | None) -> Iterator[float]:
    """What nominations, ballots and powers say of the deal."""
    habits = habits_for(seen.players)
    talk = seen.options["talk"]
    for number, entry in enumerate(seen.log):
        now = context(seen, number)
        if entry[0] == "votes":
            _, president, chancellor, ayes, voters, _ = entry
            badness = {0: 1, 1: 0, 2: 2, 3: 3}
            worst = max(now.record(president), now.record(chancellor), key=lambda record: badness[record])
            for seat in range(seen.players):
                if voters >> seat & 1:
                    place = 1 if seat == president else 2 if seat == chancellor else 0
                    nominee = deal[chancellor] if deal[seat] == FASCIST else LIBERAL
                    ja = habits.votes_ja(deal[seat], place, now.zone, now.tracker, worst, nominee)
                    yield people.WEIGHT_VOTE * log(blur(ja if ayes >> seat & 1 else 1 - ja, 2))
        kinds = {"nominated": 0, "investigated": 1, "special-election": 2, "executed": 3}
        if entry[0] not in kinds or entry[1] == me:
            continue
        choice = kinds[entry[0]]
        president, target = entry[1:3]
        seats = now.eligible(president) if choice == 0 else now.others(president)
        if choice == 1:
            before = {old[2] for old in now.log if old[0] == "investigated"}
            seats = [seat for seat in seats if seat not in before]
        # Whoever uses a power sees the others as they stood before the session that brought it
        begun = max([at for at, old in enumerate(now.log) if old[0] == "votes"], default=0)
        stood = now if choice == 0 else context(seen, begun)
        pull = {}
        for seat in seats:
            pull[seat] = habits.picks(choice, deal[president], deal[seat], stood.record(seat), now.zone)
            if choice == 0:
                order = [(president + step) % seen.players for step in range(1, seen.players)]
                living = [one for one in order if one in now.alive]
                pull[seat] *= place_of(living.index(seat) + 1, len(now.alive))
        weights = (
            people.WEIGHT_NOMINATION,
            people.WEIGHT_INVESTIGATION,
            people.WEIGHT_SPECIAL,
            people.WEIGHT_EXECUTION,
        )
        chance = pull[target] / sum(pull.values()) if sum(pull.values()) else 0.0
        yield weights[choice] * log(blur(chance, len(seats)))
        if choice == 1:
            session = sum(old[0] == "votes" and old[5] for old in now.log)
            said = claim_of(seen.log, president, "party", session)
            if said is not None or (talk and is_due(seen, number, president)):
                row = habits.says_party(deal[president], party(deal[target]))
                column = 2 if said is None else ["liberal", "fascist"].index(said[0])
                yield people.WEIGHT_INVESTIGATION * log(blur(row[column], 3))


def place_of(steps: int, living: int) -> float:
    """Between the two nearest of six places, which stand for all the others at a table of seven."""
    where = (steps - 1) / max(living - 2, 1) * 5
    low = min(int(where), 4)
    places = people.NOMINATED_PLACE
    return (places[low] * (low + 1 - where) + places[low + 1] * (where - low)) / 1000


def claim_of(entries: Sequence[Any], seat: int, what: str, session: int) -> tuple[Any, ...] | None:
    for entry in entries:
        if entry[:4] == ("claimed", seat, what, session):
            return tuple(entry[4:])
    return None


def is_due(seen: Observation, number: int, seat: int) -> bool:
    """A vote was held since, which the seat lived to see."""
    for later in range(number + 1, len(seen.log)):
        if seen.log[later][0] == "votes":
            return seat in context(seen, later).alive
    return False


def tiles(deal: Sequence[int], seen: Observation, me: int | None) -> Iterator[float]:
    """What the handling of the tiles says of the deal, deck by deck and event by event."""
    for events, liberals, size in decks(seen):
        before = 1.0
        for upto in range(1, len(events) + 1):
            after = sum(weight for weight, _ in worlds(deal, seen, me, events[:upto], liberals, size))
            kind = seen.log[events[upto - 1]][0]
            yield (1.0 if kind == "chaos" else people.WEIGHT_SESSION) * log(after / before)
            before = after


def tiles_left(deal: Sequence[int], seen: Observation, me: int | None) -> float:
    events, liberals, size = decks(seen)[-1]
    all_worlds = list(worlds(deal, seen, me, events, liberals, size))
    return sum(weight * left for weight, left in all_worlds) / sum(weight for weight, _ in all_worlds)


def decks(seen: Observation) -> list[tuple[list[int], int, int]]:
    """Every deck: the entries that take or show tiles, its liberal tiles, its size."""
    found: list[tuple[list[int], int, int]] = []
    for number, entry in enumerate(seen.log):
        if entry[0] == "shuffled":
            found.append(([], entry[1], entry[1] + entry[2]))
        elif entry[0] in ("drawn", "chaos", "peeked"):
            found[-1][0].append(number)
    return found


def worlds(
    deal: Sequence[int], seen: Observation, me: int | None, events: list[int], liberals: int, size: int
) -> Iterator[tuple[float, int]]:
    """Every order of the tiles that were touched: how likely it is with what came of it, and what is left."""
    drawn = sum(3 if seen.log[number][0] == "drawn" else seen.log[number][0] == "chaos" for number in events)
    places = 0
    touched = 0
    for number in events:
        kind = seen.log[number][0]
        touched = max(touched, places + (1 if kind == "chaos" else 3))
        places += 3 if kind == "drawn" else 1 if kind == "chaos" else 0
    sessions = {
        number: [session(deal, seen, me, number, hand) for hand in range(4)]
        for number in events
        if seen.log[number][0] == "drawn"
    }
    for order in product((LIBERAL, FASCIST), repeat=touched):
        chance = 1.0
        left = [liberals, size - liberals]
        for tile in order:
            chance *= left[tile] / sum(left)
            left[tile] -= 1
        at = 0
        for number in events:
            kind = seen.log[number][0]
            if kind == "drawn":
                chance *= sessions[number][order[at : at + 3].count(LIBERAL)]
                at += 3
            elif kind == "chaos":
                chance *= order[at] == seen.log[number][1]
                at += 1
            else:
                chance *= peek(deal, seen, me, number, order[at : at + 3])
        if chance:
            yield chance, liberals - order[:drawn].count(LIBERAL)


def peek(deal: Sequence[int], seen: Observation, me: int | None, number: int, tiles_on_top: Sequence[int]) -> float:
    president = seen.log[number][1]
    if president == me:
        return float(tuple(tiles_on_top) == seen.log[number][2:5])
    session_number = sum(entry[0] == "votes" and entry[5] for entry in seen.log[:number])
    said = claim_of(seen.log, president, "peek", session_number)
    if said is None:
        return 1.0
    truth = people.TRUE_PEEK[deal[president]]
    told = tuple(["liberal", "fascist"].index(word) for word in said)
    return blur(truth if told == tuple(tiles_on_top) else (1 - truth) / 7, 9)


def session(deal: Sequence[int], seen: Observation, me: int | None, number: int, hand: int) -> float:
    """How likely a government with so many liberal tiles did and said what it did and said."""
    habits = habits_for(seen.players)
    now = context(seen, number)
    president, chancellor = now.last
    assert president is not None and chancellor is not None
    rp, rc = deal[president], deal[chancellor]
    count = sum(entry[0] == "votes" and entry[5] for entry in now.log)
    rest = []
    for entry in seen.log[number:]:
        if entry[0] == "drawn" and rest:
            break
        rest.append(entry)
    kinds = {entry[0]: entry for entry in rest}
    if president == me and seen.log[number][2] != hand:
        return 0.0
    if "passed" not in kinds:
        return 1.0
    laid = kinds["enacted"][3] if "enacted" in kinds else None
    over = laid is not None or "veto-agreed" in kinds
    total = 0.0
    for laid_away in (LIBERAL, FASCIST):
        passed = hand - (laid_away == LIBERAL)
        if passed not in (0, 1, 2) or (laid_away == FASCIST and hand == 3) or (laid_away == LIBERAL and hand == 0):
            continue
        if me in (president, chancellor) and kinds["passed"][4] != passed:
            continue
        if (laid == LIBERAL and passed == 0) or (laid == FASCIST and passed == 2):
            continue
        chance = 1.0
        if president != me and hand in (1, 2):
            buries = habits.buries(rp, rc, hand, now.liberals, now.fascists)
            chance *= blur(buries if laid_away == LIBERAL else 1 - buries, 2)
        if now.fascists >= seen.options["veto_from"] and chancellor != me:
            asks = blur(habits.asks_veto(rc, passed), 2)
            if "veto-asked" in kinds:
                chance *= asks
            elif over:
                chance *= 1 - asks
        if president != me:
            agrees = blur(habits.agrees_to_veto(rp, passed), 2)
            if "veto-agreed" in kinds:
                chance *= agrees
            elif "veto-refused" in kinds:
                chance *= 1 - agrees
        if laid is not None and passed == 1 and chancellor != me:
            liberal = habits.enacts_liberal(rc, rp, now.liberals, now.fascists)
            chance *= blur(liberal if laid == LIBERAL else 1 - liberal, 2)
        if over:
            shown = 1 if laid is None else laid
            for seat, what, row in (
                (president, "drawn", habits.says_drawn(rp, rc, hand, passed, shown)),
                (chancellor, "received", habits.says_received(rc, passed, shown)),
            ):
                said = claim_of(seen.log, seat, what, count)
                end = number + rest.index(kinds["enacted"] if laid is not None else kinds["veto-agreed"])
                if seat == me or (said is None and not (seen.options["talk"] and is_due(seen, end, seat))):
                    continue
                chance *= blur(row[-1] if said is None else row[said[0]], len(row))
        total += chance
    return total
