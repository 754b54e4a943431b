"""The tables of ``people.py`` as chances: how likely somebody of a role does what, in a situation that all can see."""

from __future__ import annotations

from functools import cache
from math import exp, log
from typing import Final

from conjura.players.secret_hitler import people
from conjura.secret_hitler.terms import FASCIST, HITLER, LIBERAL

# What all have seen of a seat
NO_RECORD: Final = 0
LAID_LIBERAL: Final = 1
LAID_FASCIST: Final = 2
IN_CONFLICT: Final = 3
# From bad to good: the worst one counts for a government
_BADNESS: Final = (1, 0, 2, 3)

# Where a voter stands
OUTSIDE: Final = 0
PRESIDENT: Final = 1
CHANCELLOR: Final = 2

# What is chosen from a list of seats
NOMINATES: Final = 0
INVESTIGATES: Final = 1
CALLS: Final = 2
EXECUTES: Final = 3

NOT_SAID: Final = -1  # where a claim could stand; as an index, the last chance in a row of sayings
UNKNOWN: Final = -1


class Habits:
    """Chances of people of each role, tabulated once for a number of players."""

    def __init__(self, players: int) -> None:
        self.players = players
        self._buries = _bury_table(players)
        self._enacts = _enact_table(players)
        self._ja = _ja_table()
        self._nominated = _nomination_table()
        self._drawn = _drawn_table()
        self._received = [_shares(people.SAYS_RECEIVED[case], 4) for case in _RECEIVED_CASES]
        self._party = [[_normal(_counts(row)) for row in rows] for rows in people.SAYS_PARTY]
        self._asks = [[_rate(part, 0.1, 1.0) for part in row.split()] for row in people.ASKS_VETO]
        self._agrees = [[_rate(part, 0.1, 1.0) for part in row.split()] for row in people.AGREES]

    # A session

    def buries(self, president: int, chancellor: int, drawn: int, liberals: int, fascists: int) -> float:
        """The president lays a liberal tile away, with one or two of them drawn."""
        return self._buries[
            (((president * 3 + chancellor) * 2 + drawn - 1) * 5 + min(liberals, 4)) * 6 + min(fascists, 5)
        ]

    def enacts_liberal(self, chancellor: int, president: int, liberals: int, fascists: int) -> float:
        """The chancellor with one tile of each kind enacts the liberal one."""
        return self._enacts[((chancellor * 3 + president) * 5 + min(liberals, 4)) * 6 + min(fascists, 5)]

    def asks_veto(self, chancellor: int, passed: int) -> float:
        return self._asks[chancellor][passed]

    def agrees_to_veto(self, president: int, passed: int) -> float:
        return self._agrees[president][passed]

    def says_drawn(self, president: int, chancellor: int, drawn: int, passed: int, laid: int) -> list[float]:
        """By number of liberal tiles claimed, and at the end for nothing said. A veto is told like a fascist policy."""
        place = _DRAWN_PLACE[(drawn * 3 + passed) * 2 + (1 if laid == LIBERAL else 0)]
        return self._drawn[(place * 3 + president) * 3 + chancellor]

    def says_received(self, chancellor: int, passed: int, laid: int) -> list[float]:
        place = _RECEIVED_PLACE[passed * 2 + (1 if laid == LIBERAL else 0)]
        return self._received[place][chancellor]

    # Powers

    def says_party(self, president: int, party: int) -> list[float]:
        """Says liberal, says fascist, says nothing."""
        return self._party[president][party]

    def says_peek(self, president: int, seen: int, said: int) -> float:
        """Something is said of a peek. Seen and said are three tiles as bits, a liberal one as 1."""
        truth = people.TRUE_PEEK[president]
        return truth if seen == said else (1.0 - truth) / 7.0

    def picks(self, choice: int, role: int, target: int, record: int, in_zone: bool) -> float:
        """How much the president is drawn to a seat of this role and record, for choosing one of several."""
        if choice == NOMINATES:
            return self._nominated[((role * 2 + (1 if in_zone else 0)) * 3 + target) * 4 + record]
        if choice == INVESTIGATES:
            return people.INVESTIGATED_ROLE[role][target] * people.INVESTIGATED_RECORD[record]
        if choice == CALLS:
            return people.SPECIAL_ROLE[role][target] * people.SPECIAL_RECORD[record]
        return people.EXECUTED_ROLE[role][target] * people.EXECUTED_RECORD[role][record]

    # Ballots

    def votes_ja(self, role: int, place: int, in_zone: bool, tracker: int, worst: int, nominee: int) -> float:
        """By role and place of the voter, what the tracker shows, the worst record in the government, and the
        nominee's role, of which only fascists take notice."""
        zone = 1 if in_zone else 0
        return self._ja[((((role * 2 + zone) * 3 + place) * 3 + min(tracker, 2)) * 4 + worst) * 3 + nominee]


@cache
def habits_for(players: int) -> Habits:
    return Habits(players)


def worse_record(first: int, second: int) -> int:
    """The record that counts for a government of two."""
    return first if _BADNESS[first] >= _BADNESS[second] else second


def place_weight(distance: int, seats: int) -> float:
    """How often the one so many seats further round the table is nominated; other tables are stretched to seven."""
    at = 1.0 + (distance - 1) * 5.0 / max(seats - 2, 1)
    low = min(int(at), 5)
    part = at - low
    row = people.NOMINATED_PLACE
    return ((1.0 - part) * row[low - 1] + part * row[low]) / 1000.0


def logit(chance: float) -> float:
    kept = min(max(chance, 0.001), 0.999)
    return log(kept / (1.0 - kept))


def sigmoid(x: float) -> float:
    return 1.0 / (1.0 + exp(-x)) if x > -700.0 else 0.0


# Building the tables

_DRAWN_CASES: Final = list(people.SAYS_DRAWN)
_RECEIVED_CASES: Final = list(people.SAYS_RECEIVED)


def _places(cases: list[tuple[int, ...]], size: int) -> list[int]:
    """Where the case of a hand stands; what cannot be stands at the nearest that can."""
    found = [0] * size
    for place, case in enumerate(cases):
        number = 0
        for part in case[:-1]:
            number = number * 3 + part
        found[number * 2 + int(case[-1])] = place
    return found


_DRAWN_PLACE: Final = _places([(drawn, passed, int(laid)) for drawn, passed, laid in _DRAWN_CASES], 24)
_RECEIVED_PLACE: Final = _places([(passed, int(laid)) for passed, laid in _RECEIVED_CASES], 6)
# Two liberal tiles and no liberal policy is a veto: told like what else could be hidden with such a hand.
_DRAWN_PLACE[(2 * 3 + 2) * 2] = _DRAWN_CASES.index((2, 1, False))
_DRAWN_PLACE[(3 * 3 + 2) * 2] = _DRAWN_CASES.index((2, 1, False))
_RECEIVED_PLACE[2 * 2] = _RECEIVED_CASES.index((1, False))


def _counts(text: str) -> list[float]:
    return [float(part) for part in text.split()]


def _normal(row: list[float]) -> list[float]:
    total = sum(row)
    return [part / total for part in row]


def _rate(text: str, prior: float, cases: float = people.SMOOTHING) -> float:
    """The share of a count such as "3/7", drawn a little towards what is usual."""
    done, could = text.split("/")
    return (float(done) + cases * prior) / (float(could) + cases)


def _rates(text: str, prior: float) -> list[float]:
    return [_rate(part, prior) for part in text.split()]


def _overall(text: str) -> float:
    done = could = 0.0
    for part in text.split():
        done += float(part.split("/")[0])
        could += float(part.split("/")[1])
    return done / could if could else 0.5


def _shares(rows: tuple[str, str, str], options: int) -> list[list[float]]:
    """By role; where few cases were seen, drawn towards what all roles together said."""
    counted = [_counts(row) for row in rows]
    pooled = _normal([sum(row[option] for row in counted) + 0.2 for option in range(options)])
    return [_normal([row[option] + people.SMOOTHING * pooled[option] for option in range(options)]) for row in counted]


def _drawn_table() -> list[list[float]]:
    table: list[list[float]] = []
    for case in _DRAWN_CASES:
        for president, row in enumerate(_shares(people.SAYS_DRAWN[case], 5)):
            for chancellor in (LIBERAL, FASCIST, HITLER):
                told = row[:]
                if president == FASCIST and not case[2]:
                    for drawn in (1, 2, 3):
                        told[drawn] *= people.PUTS_IT_ON[chancellor]
                    told[0] = 1.0 - sum(told[1:])
                table.append(told)
    return table


def _shift(rate: float, usual: float) -> float:
    return logit(rate) - logit(usual)


def _bury_table(players: int) -> list[float]:
    table: list[float] = []
    for president in (LIBERAL, FASCIST, HITLER):
        overall, by_fascists, by_liberals, by_chancellor = people.BURIES[president]
        bold = 0.0 if president == LIBERAL else people.SIZES[players]["boldness"]
        for chancellor in (LIBERAL, FASCIST, HITLER):
            for hand in (0, 1):
                usual = _overall(overall[hand])
                partner = _shift(_rates(by_chancellor[hand], usual)[chancellor], usual)
                stage_l = _rates(by_liberals[hand], usual)
                stage_f = _rates(by_fascists[hand], usual)
                for liberals in range(5):
                    for fascists in range(6):
                        stage = _shift(stage_l[liberals], usual) + _shift(stage_f[fascists], usual)
                        chance = sigmoid(logit(usual) + partner + people.STAGE_SHARE * stage + bold)
                        if liberals == 4:  # the next liberal policy ends the game, whoever the chancellor is
                            chance = _rate(by_liberals[hand].split()[4], usual, 1.0)
                        table.append(chance)
    return table


def _enact_table(players: int) -> list[float]:
    table: list[float] = []
    for chancellor in (LIBERAL, FASCIST, HITLER):
        overall, by_fascists, by_liberals, by_president = people.ENACTS_LIBERAL[chancellor]
        bold = 0.0 if chancellor == LIBERAL else people.SIZES[players]["boldness"]
        usual = _overall(overall)
        stage_l = _rates(by_liberals, usual)
        stage_f = _rates(by_fascists, usual)
        partners = _rates(by_president, usual)
        for president in (LIBERAL, FASCIST, HITLER):
            for liberals in range(5):
                for fascists in range(6):
                    stage = _shift(stage_l[liberals], usual) + _shift(stage_f[fascists], usual)
                    partner = _shift(partners[president], usual)
                    chance = sigmoid(logit(usual) + partner + people.STAGE_SHARE * stage - bold)
                    if liberals == 4 or fascists == 5:  # the game can end with this tile
                        last = by_liberals.split()[4] if liberals == 4 else by_fascists.split()[5]
                        chance = _rate(last, usual, 1.0)
                    table.append(chance)
    return table


def _ja_table() -> list[float]:
    table: list[float] = []
    for role in (LIBERAL, FASCIST, HITLER):
        for zone in (0, 1):
            by_tracker = people.JA_TRACKER[role][zone]
            usual = _overall(by_tracker)
            outside = _rates(people.JA_OUTSIDE[role][zone], usual)
            places = [
                0.0,
                _rates(people.JA_PRESIDENT[role], usual)[zone],
                _rates(people.JA_CHANCELLOR[role], usual)[zone],
            ]
            for_role = _rates(people.JA_FOR_ROLE, _overall(people.JA_FOR_ROLE))
            for place in (OUTSIDE, PRESIDENT, CHANCELLOR):
                for tracker in range(3):
                    at_tracker = _rates(by_tracker, usual)[tracker]
                    for worst in range(4):
                        for nominee in (LIBERAL, FASCIST, HITLER):
                            chance = outside[worst] if place == OUTSIDE else places[place]
                            score = logit(chance) + _shift(at_tracker, usual)
                            if role == FASCIST and zone == 1 and place == OUTSIDE:
                                score += _shift(for_role[nominee], _overall(people.JA_FOR_ROLE))
                            # The third failure before the zone is everybody's to prevent, whoever stands.
                            table.append(
                                max(sigmoid(score), at_tracker) if tracker == 2 and zone == 0 else sigmoid(score)
                            )
    return table


def _nomination_table() -> list[float]:
    table: list[float] = []
    for president in (LIBERAL, FASCIST, HITLER):
        for zone in (0, 1):
            rows = people.NOMINATED[president][zone]
            for nominee in (LIBERAL, FASCIST, HITLER):
                table += _rates(rows[nominee], 0.2)
    return table
