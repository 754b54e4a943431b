"""How like people the bots play: ``python -m benchmarks.secret_hitler_likeness --bots steady --games 1000``.

Every rate that was counted among people (``players/secret_hitler/people.py`` and the rest of the same count below) is
counted again over games of bots at tables of seven. Each line says what people do, what the bots do, and by how many
standard errors the two are apart; figures of one game hang together, so that two or three of these say little.
``--all`` lists every figure, otherwise those that are apart.
"""

from __future__ import annotations

import argparse
import random
from math import sqrt
from typing import Any

import conjura
from conjura.kernel import Chance
from conjura.players import bots_from
from conjura.players.match import play
from conjura.players.secret_hitler import people
from conjura.players.secret_hitler.beliefs import distance
from conjura.players.secret_hitler.habits import LAID_LIBERAL, NO_RECORD, worse_record
from conjura.players.secret_hitler.history import History
from conjura.secret_hitler.terms import COUNT, FASCIST, HITLER, LIBERAL

PLAYERS = 7
ROLES = ("liberal", "fascist", "Hitler")
RECORDS = ("no record", "laid liberal", "laid fascist", "conflict")
STAGES = ("F0-2", "F3+")
DRAWN = ("RRR", "RRB", "RBB", "BBB", "nothing")
RECEIVED = ("RR", "RB", "BB", "nothing")

# What people.py has no use for: by figure, its columns and the counts of each row, in the order of the roles.
MORE: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "nominated in the zone, team": (("any",), ("476/1215", "186/527", "101/317")),
    "nominated before the zone, team": (("any",), ("1249/2652", "357/1313", "210/654")),
    "nominates Hitler": (STAGES, ("415/2652 178/1215", "192/1313 122/527", "0/0 0/0")),
    "investigates record": (
        RECORDS,
        ("83/194 88/194 12/194 11/194", "72/152 64/152 8/152 8/152", "38/86 42/86 3/86 3/86"),
    ),
    "investigates the session's chancellor": (("any",), ("81/194", "64/152", "46/86")),
    "investigates the team": (("any",), ("80/194", "49/152", "26/86")),
    "executes record": (
        RECORDS,
        ("26/141 15/141 30/141 70/141", "10/49 14/49 9/49 16/49", "12/62 18/62 18/62 14/62"),
    ),
    "executes role": (ROLES, ("44/141 61/141 36/141", "49/49 0/49 0/49", "59/62 3/62 0/62")),
    "calls role": (ROLES, ("140/230 48/230 42/230", "85/114 11/114 18/114", "36/42 6/42 0/42")),
    "calls record": (
        ("no record", "laid liberal", "bad"),
        ("70/230 118/230 42/230", "39/114 51/114 24/114", "11/42 26/42 5/42"),
    ),
    "president's claim is true": (("any",), ("1605/1738", "396/739", "267/426")),
    "chancellor's claim is true": (("any",), ("1422/1511", "551/754", "248/313")),
    "laid fascist, contradicted, by chancellor": (
        ROLES,
        ("25/230 143/284 46/114", "113/282 12/55 8/45", "41/131 17/60 0/0"),
    ),
    "zone, outside, ja by nominee": (
        ROLES,
        ("924/2843 465/1402 336/885", "622/2060 170/377 289/451", "320/1080 148/362 0/0"),
    ),
    "zone, elected, by nominee": (
        ROLES,
        ("273/739 133/298 97/178", "72/341 14/64 59/122", "70/216 25/101 0/0"),
    ),
    "after a conflict, ja": (
        ("without the pair", "with one of it"),
        ("1422/3030 648/2449", "663/1405 334/1122", "363/797 167/623"),
    ),
    "ja, outside, before the zone, by fascists in it": (
        ("none", "one", "both"),
        ("1458/2806 3777/7947 1015/2268", "1350/2806 1783/3508 197/402", "721/1403 885/1790 77/165"),
    ),
    "ja, outside, in the zone, by fascists in it": (
        ("none", "one", "both"),
        ("575/1302 918/2842 232/986", "384/1353 568/1319 129/216", "238/739 211/639 19/64"),
    ),
    "ja by F": (
        ("0", "1", "2", "3", "4", "5"),
        (
            "3552/5292 4031/7408 3021/5776 1595/3792 943/2598 535/1251",
            "1785/2646 2087/3704 1523/2888 827/1896 470/1288 334/694",
            "907/1323 1009/1852 771/1444 415/948 250/717 179/394",
        ),
    ),
    "nominates the team, by F": (
        ("0", "1", "2", "3", "4", "5"),
        (
            "390/733 490/1054 369/865 253/573 148/413 75/229",
            "124/396 146/527 87/390 69/221 60/203 57/103",
            "70/194 83/271 57/189 46/154 27/101 28/62",
        ),
    ),
}
# The same of whole tables: by figure, column and count.
WHOLE: dict[str, dict[str, str]] = {
    "liberals win": {"any": "222/447"},
    "ends by": {
        "liberal-policies": "186/447",
        "hitler-executed": "36/447",
        "fascist-policies": "69/447",
        "hitler-elected": "156/447",
    },
    "election passes, F0-2, tracker": {"0": "1406/2638", "1": "476/1229", "2": "749/752"},
    "election passes, F3+, tracker": {"0": "490/1055", "1": "135/568", "2": "118/436"},
    "nominee sits so many seats on": {
        "1": "791/5935",
        "2": "805/5935",
        "3": "1832/5935",
        "4": "1828/5935",
        "5": "382/5935",
        "6": "297/5935",
    },
}
# Who is of the fascist team: neither, the president alone, the chancellor alone, both. By what the president and the
# chancellor said, and what they laid (sessions that did not end the game; the twelve that are most frequent).
PAIRS: dict[str, tuple[int, int, int, int]] = {
    "RRB RB B": (362, 158, 187, 68),
    "RRR RR R": (203, 249, 204, 119),
    "RBB BB B": (118, 73, 121, 32),
    "RRB RR R": (10, 127, 145, 27),
    "RRR nothing R": (44, 68, 27, 31),
    "RBB RB B": (42, 27, 26, 14),
    "RRB nothing B": (55, 17, 22, 7),
    "RRB nothing R": (6, 35, 18, 10),
    "RBB nothing B": (17, 14, 9, 1),
    "RRR RB R": (9, 9, 13, 2),
    "nothing RR R": (7, 8, 10, 6),
    "RBB RR R": (2, 5, 19, 3),
}

Figure = tuple[str, str, str]  # what, who, and which case of it


class Counts:
    """How often something was done, and how often it could have been."""

    def __init__(self) -> None:
        self.done: dict[Figure, float] = {}
        self.could: dict[Figure, float] = {}

    def add(self, what: str, who: str, case: object, done: bool) -> None:
        figure = (what, who, str(case))
        self.done[figure] = self.done.get(figure, 0.0) + done
        self.could[figure] = self.could.get(figure, 0.0) + 1

    def choose(self, what: str, who: str, chosen: object, cases: Any) -> None:
        """One of several cases."""
        for case in cases:
            self.add(what, who, case, str(case) == str(chosen))

    def put(self, what: str, who: str, cases: Any, counts: str) -> None:
        for case, count in zip(cases, counts.split(), strict=True):
            done, could = count.split("/")
            self.done[what, who, str(case)] = float(done)
            self.could[what, who, str(case)] = float(could)


def of_people() -> Counts:
    """All that was counted among people."""
    found = Counts()
    for role, who in enumerate(ROLES):
        overall, stages_f, stages_l, by_chancellor = people.BURIES[role]
        for place, hand in enumerate(("RRB", "RBB")):
            found.put(f"{hand}: lays B away", who, ("any",), overall[place])
            found.put(f"{hand}: lays B away, by F", who, range(6), stages_f[place])
            found.put(f"{hand}: lays B away, by L", who, range(5), stages_l[place])
            found.put(f"{hand}: lays B away, by chancellor", who, ROLES, by_chancellor[place])
        enacts, by_fascists, by_liberals, by_president = people.ENACTS_LIBERAL[role]
        found.put("RB: enacts B", who, ("any",), enacts)
        found.put("RB: enacts B, by F", who, range(6), by_fascists)
        found.put("RB: enacts B, by L", who, range(5), by_liberals)
        found.put("RB: enacts B, by president", who, ROLES, by_president)
        for (drawn, passed, laid), rows in people.SAYS_DRAWN.items():
            what = f"{DRAWN[drawn]} passed {RECEIVED[passed]} laid {'B' if laid else 'R'}, says"
            found.put(what, who, DRAWN, _shares(rows[role]))
        for (passed, laid), rows in people.SAYS_RECEIVED.items():
            what = f"{RECEIVED[passed]} laid {'B' if laid else 'R'}, says"
            found.put(what, who, RECEIVED, _shares(rows[role]))
        for party, row in zip(("liberal", "fascist"), people.SAYS_PARTY[role], strict=True):
            found.put(f"saw {party}, says", who, ("liberal", "fascist", "nothing"), _shares(row))
        found.put("asks for a veto with", who, RECEIVED[:3], people.ASKS_VETO[role])
        found.put("agrees to a veto of", who, RECEIVED[:3], people.AGREES[role])
        for zone, stage in enumerate(STAGES):
            found.put(f"{stage}, outside, ja by the worst record", who, RECORDS, people.JA_OUTSIDE[role][zone])
            found.put(f"{stage}, ja by tracker", who, range(3), people.JA_TRACKER[role][zone])
            for other, nominee in enumerate(ROLES):
                if role != HITLER:
                    row = people.NOMINATED[role][zone][other]
                    found.put(f"{stage}, a {nominee} of this record is nominated", who, RECORDS, row)
            if role == HITLER:
                row = people.NOMINATED[role][zone][LIBERAL]
                found.put(f"{stage}, somebody of this record is nominated", who, RECORDS, row)
        found.put("ja as president", who, STAGES, people.JA_PRESIDENT[role])
        found.put("ja as chancellor", who, STAGES, people.JA_CHANCELLOR[role])
        for what, (cases, counts) in MORE.items():
            found.put(what, who, cases, counts[role])
    for what, whole in WHOLE.items():
        for case, count in whole.items():
            found.put(what, "table", (case,), count)
    for what, pair in PAIRS.items():
        for place, case in enumerate(("neither", "president", "chancellor", "both")):
            found.put(f"fascist where said and laid: {what}", "table", (case,), f"{pair[place]}/{sum(pair)}")
    return found


def _shares(row: str) -> str:
    counts = row.split()
    return " ".join(f"{count}/{sum(map(int, counts))}" for count in counts)


class Reader:
    """Counts everything in one game that is over."""

    def __init__(self, state: Any, found: Counts) -> None:
        self.state = state
        self.roles: tuple[int, ...] = state.roles
        self.found = found
        self.history = History(state.observe(None))

    def read(self) -> None:
        found = self.found
        for entry in self.state.observe(None).log:
            kind = entry[0]
            if kind == "nominated":
                self.nominated(entry[1], entry[2])
            elif kind == "votes":
                self.votes(*entry[1:])
            elif kind in ("investigated", "special-election", "executed"):
                self.power(kind, entry[1], entry[2])
            self.history.read(entry)
        log = self.state.observe(None).log
        self.sessions(log)
        outcome = self.state.outcome()
        endings = list(WHOLE["ends by"])
        found.choose("ends by", "table", outcome.reason, endings)
        found.add("liberals win", "table", "any", outcome.reason in endings[:2])

    def who(self, seat: int) -> str:
        return ROLES[self.roles[seat]]

    def nominated(self, president: int, chancellor: int) -> None:
        history, found = self.history, self.found
        who, role = self.who(president), self.roles[president]
        stage = STAGES[history.in_zone]
        options = history.eligible(president)
        for seat in options:
            nominee = "somebody" if role == HITLER else f"a {self.who(seat)}"
            what = f"{stage}, {nominee} of this record is nominated"
            found.add(what, who, RECORDS[history.record(seat)], seat == chancellor)
        of_team = self.roles[chancellor] != LIBERAL
        found.add(f"nominated {'in' if history.in_zone else 'before'} the zone, team", who, "any", of_team)
        found.add("nominates the team, by F", who, history.fascists, of_team)
        found.add("nominates Hitler", who, stage, self.roles[chancellor] == HITLER)
        if COUNT[history.alive] == PLAYERS:
            on = distance(history.alive, president, chancellor, PLAYERS)
            found.choose("nominee sits so many seats on", "table", on, range(1, PLAYERS))

    def votes(self, president: int, chancellor: int, ayes: int, voters: int, elected: bool) -> None:
        history, found, roles = self.history, self.found, self.roles
        stage = STAGES[history.in_zone]
        found.add(f"election passes, {stage}, tracker", "table", history.tracker, elected)
        if history.in_zone:
            found.add("zone, elected, by nominee", self.who(president), self.who(chancellor), elected)
        worst = RECORDS[worse_record(history.record(president), history.record(chancellor))]
        fascists = (roles[president] != LIBERAL) + (roles[chancellor] != LIBERAL)
        part = "in" if history.in_zone else "before"
        for seat in range(PLAYERS):
            if not voters >> seat & 1:
                continue
            who, ja = self.who(seat), ayes >> seat & 1 == 1
            found.add(f"{stage}, ja by tracker", who, history.tracker, ja)
            found.add("ja by F", who, history.fascists, ja)
            if seat == president:
                found.add("ja as president", who, stage, ja)
            elif seat == chancellor:
                found.add("ja as chancellor", who, stage, ja)
            else:
                found.add(f"{stage}, outside, ja by the worst record", who, worst, ja)
                what = f"ja, outside, {part} the zone, by fascists in it"
                found.add(what, who, ("none", "one", "both")[fascists], ja)
                if history.in_zone:
                    found.add("zone, outside, ja by nominee", who, self.who(chancellor), ja)
                if history.conflicts:
                    pair = history.conflicts >> president & 1 or history.conflicts >> chancellor & 1
                    found.add("after a conflict, ja", who, "with one of it" if pair else "without the pair", ja)

    def power(self, kind: str, president: int, target: int) -> None:
        history, found = self.history, self.found
        who, role = self.who(president), self.who(target)
        record = history.records_before[target]
        if kind == "investigated":
            found.choose("investigates record", who, RECORDS[record], RECORDS)
            chancellor = history.last_chancellor
            found.add("investigates the session's chancellor", who, "any", target == chancellor)
            found.add("investigates the team", who, "any", role != "liberal")
        elif kind == "executed":
            found.choose("executes record", who, RECORDS[record], RECORDS)
            found.choose("executes role", who, role, ROLES)
        else:
            found.choose("calls role", who, role, ROLES)
            cases = ("no record", "laid liberal", "bad")
            case = cases[0 if record == NO_RECORD else 1 if record == LAID_LIBERAL else 2]
            found.choose("calls record", who, case, cases)

    def sessions(self, log: Any) -> None:
        """Tiles, claims and vetoes, with the hands as they were."""
        found = self.found
        liberals = fascists = number = drawn = passed = president = chancellor = 0
        veto = False
        told: dict[tuple[int, str], Any] = {
            (entry[3], entry[2]): entry[4] for entry in log if entry[0] == "claimed" and entry[2] != "peek"
        }
        for place, entry in enumerate(log):
            kind = entry[0]
            if kind == "votes" and entry[5]:
                number += 1
                president, chancellor = entry[1], entry[2]
                veto = False
            elif kind == "drawn":
                drawn = entry[2]
            elif kind == "passed":
                passed = entry[4]
                if 0 < drawn < 3:
                    who, buried = self.who(president), passed < drawn
                    what = f"{DRAWN[drawn]}: lays B away"
                    found.add(what, who, "any", buried)
                    found.add(f"{what}, by F", who, fascists, buried)
                    found.add(f"{what}, by L", who, liberals, buried)
                    found.add(f"{what}, by chancellor", who, self.who(chancellor), buried)
            elif kind == "veto-asked":
                veto = True
                found.add("asks for a veto with", self.who(chancellor), RECEIVED[passed], True)
            elif kind in ("veto-agreed", "veto-refused"):
                found.add("agrees to a veto of", self.who(president), RECEIVED[passed], kind == "veto-agreed")
            elif kind == "enacted":
                laid = entry[3]
                if fascists >= 5 and not veto:
                    found.add("asks for a veto with", self.who(chancellor), RECEIVED[passed], False)
                if passed == 1:
                    who, liberal = self.who(chancellor), laid == LIBERAL
                    found.add("RB: enacts B", who, "any", liberal)
                    found.add("RB: enacts B, by F", who, fascists, liberal)
                    found.add("RB: enacts B, by L", who, liberals, liberal)
                    found.add("RB: enacts B, by president", who, self.who(president), liberal)
                ends = (laid == LIBERAL and liberals == 4) or (laid == FASCIST and fascists == 5)
                if not ends and any(later[0] == "votes" for later in log[place:]):
                    self.claims(number, president, chancellor, drawn, passed, laid, told)
                liberals += laid == LIBERAL
                fascists += laid == FASCIST
            elif kind == "chaos":
                liberals += entry[1] == LIBERAL
                fascists += entry[1] == FASCIST
            elif kind == "investigated" and any(later[0] == "votes" for later in log[place:]):
                party = entry[3]
                said = told.get((number, "party"), "nothing")
                cases = ("liberal", "fascist", "nothing")
                found.choose(f"saw {cases[party]}, says", self.who(president), said, cases)

    def claims(
        self, number: int, president: int, chancellor: int, drawn: int, passed: int, laid: int, told: dict[Any, Any]
    ) -> None:
        found = self.found
        tile = "B" if laid == LIBERAL else "R"
        first, second = told.get((number, "drawn"), -1), told.get((number, "received"), -1)
        what = f"{DRAWN[drawn]} passed {RECEIVED[passed]} laid {tile}, says"
        found.choose(what, self.who(president), DRAWN[first], DRAWN)
        found.choose(f"{RECEIVED[passed]} laid {tile}, says", self.who(chancellor), RECEIVED[second], RECEIVED)
        if first >= 0:
            found.add("president's claim is true", self.who(president), "any", first == drawn)
        if second >= 0:
            found.add("chancellor's claim is true", self.who(chancellor), "any", second == passed)
        if first >= 0 and second >= 0 and laid == FASCIST:
            against = second != first and (first, second) != (2, 1)  # that one could be, and the chancellor owns up
            what = "laid fascist, contradicted, by chancellor"
            found.add(what, self.who(president), self.who(chancellor), against)
        pair = (self.roles[president] != LIBERAL) + 2 * (self.roles[chancellor] != LIBERAL)
        cases = ("neither", "president", "chancellor", "both")
        what = f"{DRAWN[first]} {RECEIVED[second]} {tile}"
        if what in PAIRS:
            found.choose(f"fascist where said and laid: {what}", "table", cases[pair], cases)


def of_bots(bots: str, games: int, seed: int) -> Counts:
    found = Counts()
    game = conjura.game("secret-hitler", players=PLAYERS)
    for number in range(seed, seed + games):
        state, _ = play(game, bots_from("secret-hitler", bots, PLAYERS), Chance.seeded(number), random.Random(number))
        Reader(state, found).read()
    return found


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--bots", default="steady")
    arguments.add_argument("--games", type=int, default=1000)
    arguments.add_argument("--seed", type=int, default=0)
    arguments.add_argument("--apart", type=float, default=3.0, help="list figures that are so many errors apart")
    arguments.add_argument("--all", action="store_true", help="list every figure")
    given = arguments.parse_args()
    human, ours = of_people(), of_bots(given.bots, given.games, given.seed)
    seen = near = 0
    for figure, could in human.could.items():
        could_we = ours.could.get(figure, 0.0)
        if not could or not could_we:
            continue
        people_do, bots_do = human.done[figure] / could, ours.done[figure] / could_we
        pooled = (human.done[figure] + ours.done[figure] + 1) / (could + could_we + 2)
        error = sqrt(pooled * (1 - pooled) * (1 / could + 1 / could_we))
        apart = (bots_do - people_do) / error
        seen += 1
        near += abs(apart) < given.apart
        if given.all or abs(apart) >= given.apart:
            what, who, case = figure
            print(
                f"{what:52} {who:8} {case:22} {people_do * 100:6.1f} of {could:6.0f}"
                f" {bots_do * 100:7.1f} of {could_we:6.0f} {apart:+7.1f}"
            )
    print(f"{near} of {seen} figures are less than {given.apart:g} standard errors apart")


if __name__ == "__main__":
    main()
