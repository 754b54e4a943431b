"""Telling ways of playing apart: what each other seat does is weighed under several styles at once.

For every seat and role it might have, each style says how likely its ballots, nominations and claims were; the styles
that foresaw them best count most for what the seat's acts say of its role. So careless and silent players are not
judged as if they were experts, and whoever can be foreseen is read like a book.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Final

from conjura.players.secret_hitler import boldness, people
from conjura.players.secret_hitler.beliefs import Beliefs, Evidence, Mind, distance
from conjura.players.secret_hitler.habits import (
    CHANCELLOR,
    NOMINATES,
    NOT_SAID,
    OUTSIDE,
    PRESIDENT,
    UNKNOWN,
    logit,
    place_weight,
    sigmoid,
)
from conjura.players.secret_hitler.history import Ballots, History, Pick, Session
from conjura.players.secret_hitler.simple_eyes import SimpleEyes
from conjura.players.secret_hitler.tiles import Handling, blurred
from conjura.secret_hitler.position import LogEntry
from conjura.secret_hitler.terms import COUNT, FASCIST, FASCISTS_TO_WIN, HITLER, LIBERAL, NOBODY
from conjura.secret_hitler.view import Observation

PEOPLE: Final = 0  # like people
SIMPLE: Final = 1  # like the bot of that name
SELFISH: Final = 2  # lays its own party's policies, and for the rest does anything, in silence
CARELESS: Final = 3  # does anything
SHARP: Final = 4  # like the sharp player, who tells the truth as a liberal
STYLES: Final = 5
_FOR_THE_TEAM: Final = (PEOPLE, SIMPLE, SHARP)  # styles in which a fascist minds the team

_SURE: Final = 0.95  # how surely a simple player does what it should do
_NOT_THIS: Final = -1e6  # for deals in which the observer has another role
_RULE: Final = 0.98  # how surely somebody keeps to their party's tiles
_NAMES_HITLER: Final = 0.8  # how surely a sharp fascist nominates Hitler in the zone, where nobody looks
_NEVER: Final = 99
_ANEW: Final = 0.15  # sessions are seen in another light when a style has become so much likelier


class StyledMind(Mind):
    """A mind that tells styles apart."""

    def _fresh(self, observation: Observation) -> Evidence:
        return StyledEvidence(observation)


class StyledEvidence(Evidence):
    """Ballots and nominations under each style; what else is picked and said, under the styles as they are believed."""

    def __init__(self, seen: Observation) -> None:
        super().__init__(seen)
        self.styles = Styles(self, seen)
        self.handling = StyledHandling(self.styles)
        self.others = [0.0] * self.deals.count  # what all but ballots and nominations say
        self._before_votes = Beliefs(self, NOBODY)

    def weigh(self) -> None:
        history = self.history
        entry = history.log[-1]
        if entry[0] == "votes":
            self.weights = self._without_votes()
            self.styles.look_around(self._before_votes)
        if self.styles.take_in(entry):
            self.version += 1
        if entry[0] in ("investigated", "special-election", "executed") and history.picks[-1].president != history.seat:
            self._put(self.pick(history.picks[-1]))

    def sum_up(self) -> None:
        self.weights = [one + more for one, more in zip(self._without_votes(), self.styles.weights(), strict=True)]

    def _without_votes(self) -> list[float]:
        # Claims about parties are few: they are weighed anew each time, under the styles as they are believed now
        told = self.others
        for pick in self.history.picks:
            if (pick.said != NOT_SAID or pick.is_due) and pick.president != self.history.seat:
                told = [one + more for one, more in zip(told, self.claim(pick), strict=True)]
        return told

    def _put(self, factors: list[float]) -> None:
        self.others = [one + more for one, more in zip(self.others, factors, strict=True)]

    def claim(self, pick: Pick) -> list[float]:
        table: list[float] = []
        for role in (LIBERAL, FASCIST, HITLER):
            shares = self.styles.shares(pick.president, role)
            for party in (LIBERAL, FASCIST, FASCIST):
                person = blurred(self.habits.says_party(role, party)[pick.said], 3)
                honest = (pick.said == party) == (role == LIBERAL)
                simple = 0.04 if pick.said == NOT_SAID else 0.93 if honest else 0.03
                silent = 0.9 if pick.said == NOT_SAID else 0.05
                sharp = person if role != LIBERAL else 0.98 if pick.said == party else 0.01
                others = shares[SIMPLE] * simple + shares[SELFISH] * silent + shares[CARELESS] / 3.0
                table.append(
                    people.WEIGHT_INVESTIGATION * shares[PEOPLE] * log(person)
                    + log(shares[PEOPLE] + others + shares[SHARP] * sharp)
                )
        presidents = self.deals.roles[pick.president]
        targets = self.deals.roles[pick.target]
        return [table[president * 3 + target] for president, target in zip(presidents, targets, strict=True)]


class Onlooker(Mind):
    """A mind for whoever has something to hide: it believes what people would, and notes the styles beside it."""

    def __init__(self) -> None:
        super().__init__()
        self._noting: OnlookingEvidence | None = None

    def _fresh(self, observation: Observation) -> Evidence:
        self._noting = OnlookingEvidence(observation)
        return self._noting

    @property
    def styled(self) -> Handling:
        """How the seats handle tiles, by the styles they seem to have."""
        assert self._noting is not None
        return self._noting.styled

    def careless(self, seen: Observation) -> float:
        """The share of the others who play at random."""
        return self._share(seen, SELFISH) + self._share(seen, CARELESS)

    def credulous(self, seen: Observation) -> bool:
        """Whether most of the others judge by records alone, as simple players do."""
        return self._share(seen, SIMPLE) > 0.5

    def _share(self, seen: Observation, style: int) -> float:
        """Of those alive, the observer's team left aside."""
        assert self._noting is not None
        styles = self._noting.styles
        others = [
            seat
            for seat in range(seen.players)
            if seen.alive >> seat & 1 and seat != seen.seat and seen.known[seat] in (None, LIBERAL)
        ]
        return sum([styles.shares(seat, LIBERAL)[style] for seat in others]) / max(1, len(others))


class OnlookingEvidence(Evidence):
    """What all acts say if people did them, and the styles that they tell."""

    def __init__(self, seen: Observation) -> None:
        super().__init__(seen)
        self.styles = Styles(self, seen)
        self.styled = StyledHandling(self.styles)
        self._before_votes = Beliefs(self, NOBODY)

    def weigh(self) -> None:
        entry = self.history.log[-1]
        if entry[0] == "votes":
            self.styles.look_around(self._before_votes)
        super().weigh()
        self.styles.take_in(entry)


class Styles:
    """How well each style foresees each seat, by the role the seat might have.

    A fascist who minds the team votes by the whole deal: of the styles that do, there is a number for every deal and
    fascist, where the observer has the role that it has. The selfish and the careless do as they would as liberals.
    """

    def __init__(self, evidence: Evidence, seen: Observation) -> None:
        self.history: History = evidence.history
        self.deals = evidence.deals
        self._numbers = list(range(self.deals.count))
        if seen.seat is not None:
            column = self.deals.roles[seen.seat]
            self._numbers = [number for number in self._numbers if column[number] == seen.role]
        self._teams = [self.deals.team[number] for number in self._numbers]
        self.habits = evidence.habits
        players = self.deals.players
        self.players = players
        self.as_liberal = [[log(prior)] * players for prior in people.STYLES]
        self.as_hitler = [[log(prior)] * players for prior in people.STYLES]
        fascists = len(self._numbers) * self.deals.fascists
        self.as_fascist = [[log(people.STYLES[style])] * fascists for style in _FOR_THE_TEAM]
        self._places: list[list[int]] = [[] for _ in range(players)]  # by seat: where its numbers as a fascist stand
        for at, team in enumerate(self._teams):
            for one in range(self.deals.fascists):
                self._places[team[one]].append(at * self.deals.fascists + one)
        self._weights: list[float] | None = None  # until something new was seen
        self.eyes = SimpleEyes(self.history)
        self._heard = [0] * 64  # sessions whose talk was weighed
        self._said = [0] * players  # how often the seat told what it held, and how often not
        self._not_said = [0] * players
        # By seat and role, what each style makes of its acts: as last settled, in logarithms and as shares
        self._logs: list[list[float]] = [[log(prior) for prior in people.STYLES] for _ in range(players * 3)]
        self._used: list[list[float]] = [[*people.STYLES] for _ in range(players * 3)]
        # The same of the policies it laid, after each session, the start being the first
        self._laid: list[list[list[float]]] = [[[0.0] * STYLES for _ in range(players * 3)]]
        self._kept: dict[int, list[float]] = {}  # shares that were asked for since they were settled
        # By seat, before a vote: how likely it is taken to be of the fascist team, and to be Hitler
        self._suspected = [0.0] * players
        self._feared = [0.0] * players
        self._taken_as_said = 0  # hands of the observer that were learned from its own words
        self._unwatched_from = _NEVER  # so many policies in force: since then sharp fascists see no need to hide
        # By seat: how much likelier than at first each style is, in logarithms, since others at the table play so
        self._lean: list[list[float]] = [[0.0] * STYLES for _ in range(players)]

    def take_in(self, entry: LogEntry) -> bool:
        """The last entry of the log; whether the past is now seen in another light."""
        kind: str = entry[0]
        anew = False
        if kind == "votes":
            self.ballots(self.history.ballots[-1])
            anew = self.settle()
        elif kind == "nominated":
            self.nomination(self.history.picks[-1])
        elif kind == "claimed" and self._taken_as_said < self.history.taken_as_said:
            self._taken_as_said = self.history.taken_as_said
            self._govern_anew()
            anew = True
        self.read(entry)
        return anew

    def look_around(self, beliefs: Beliefs) -> None:
        """What is believed as a vote begins: sharp players vote by it."""
        beliefs.settle(())
        self._suspected = beliefs.fascist
        self._feared = beliefs.hitler

    @property
    def _is_unwatched(self) -> bool:
        """Whether sharp fascists see no need to hide any more."""
        return self.history.liberals + self.history.fascists >= self._unwatched_from

    # What the styles foresee

    def _sharp_ballot(self, ballots: Ballots, seat: int) -> float:
        """How likely a sharp liberal votes ja, as far as all can tell."""
        weight = people.SHARP_BALLOT
        zone = ", zone" if ballots.in_zone else ""
        living = [one for one in range(self.players) if ballots.voters >> one & 1]
        usual = sum([self._suspected[one] for one in living]) / len(living)
        president, chancellor = ballots.president, ballots.chancellor
        score = weight["president fascist"] * (self._suspected[president] - usual)
        if seat == chancellor:
            score += weight["chancellor" + zone]
            if ballots.tracker == 2:
                score += weight["chancellor, tracker 2"]
            return sigmoid(score)
        score += weight["usual" + zone] + weight["chancellor fascist"] * (self._suspected[chancellor] - usual)
        score += weight["own looks"] * (self._suspected[seat] - usual)
        if ballots.in_zone:
            score += weight["chancellor Hitler, zone"] * (self._feared[chancellor] - 1.0 / self.players)
        if ballots.tracker > 0:
            score += weight[f"tracker {ballots.tracker}"]
        first, second = ballots.next
        if seat == first:
            score += weight["stands next"]
        else:
            score += weight["next fascist"] * (self._suspected[first] - usual)
        if seat == second:
            score += weight["stands after that"]
        return sigmoid(score)

    def ballots(self, ballots: Ballots) -> None:
        history = self.history
        deals = self.deals
        president, chancellor = ballots.president, ballots.chancellor
        presidents, chancellors = deals.roles[president], deals.roles[chancellor]
        size = deals.fascists
        self._weights = None
        self._talk()
        any_way = log(0.5)
        mine = history.seat
        # By nominee's role and seat: what a fascist of the people or a sharp one does; by seat: what a simple one does
        of_people = [0.0] * (3 * self.players)
        # By friends in the government and seat; at the end, Hitler is elected by the team and the president, or may be
        of_sharp = [0.0] * (5 * self.players)
        for_team = [0.0] * self.players
        for_others = [0.0] * self.players
        for seat in range(self.players):
            if not ballots.voters >> seat & 1 or seat == mine:
                continue
            ja = ballots.ayes >> seat & 1 == 1
            place = PRESIDENT if seat == president else CHANCELLOR if seat == chancellor else OUTSIDE
            usual = self._person(ballots, LIBERAL, place, LIBERAL, ja)
            hitler = self._person(ballots, HITLER, place, LIBERAL, ja)
            self.as_liberal[PEOPLE][seat] += usual
            self.as_hitler[PEOPLE][seat] += usual + people.WEIGHT_VOTE * (hitler - usual)
            self._sharp_ballots(ballots, seat, ja, of_sharp)
            for nominee in (LIBERAL, FASCIST, HITLER):
                fascist = self._person(ballots, FASCIST, place, nominee, ja)
                fascist = usual + people.WEIGHT_VOTE * (fascist - usual)
                of_people[nominee * self.players + seat] = fascist
            foreseen = self.eyes.says_ja(seat, ballots)
            for_others[seat] = log(_SURE if foreseen == ja else 1.0 - _SURE)
            for_team[seat] = log(_SURE if ja else 1.0 - _SURE)
            self.as_liberal[SIMPLE][seat] += for_others[seat]
            self.as_hitler[SIMPLE][seat] += for_others[seat]
            for style in (SELFISH, CARELESS):
                self.as_liberal[style][seat] += any_way
                self.as_hitler[style][seat] += any_way
        person, simple, sharp = self.as_fascist
        voters = ballots.voters
        place = 0
        for number, team in zip(self._numbers, self._teams, strict=True):
            row = chancellors[number] * self.players
            president_in = presidents[number] != LIBERAL
            chancellor_in = chancellors[number] != LIBERAL
            for_hitler = 0
            if ballots.in_zone and chancellors[number] == HITLER:
                bits = 0
                for seat in team:
                    bits |= 1 << seat
                for_hitler = 3 if boldness.elect_hitler(bits, president, voters) else 4
            for one in range(size):
                seat = team[one]
                if voters >> seat & 1 and seat != mine:
                    person[place] += of_people[row + seat]
                    mates = 0
                    if president_in and seat != president:
                        mates += 1
                    if chancellor_in and seat != chancellor:
                        mates += 1
                    sharp[place] += of_sharp[(for_hitler or mates) * self.players + seat]
                    simple[place] += for_team[seat] if mates else for_others[seat]
                place += 1

    def _sharp_ballots(self, ballots: Ballots, seat: int, ja: bool, of_sharp: list[float]) -> None:
        """The same of a sharp player. On the fascist team it does as a liberal would, unless nobody looks; but it
        stands by its nominee, leans to Hitler in the zone, and lets no chance to win go by."""
        zone = 1 if ballots.in_zone else 0
        liberal = _RULE if seat == ballots.president else self._sharp_ballot(ballots, seat)
        hitler = _RULE if zone and seat == ballots.chancellor else liberal
        for_hitler = _RULE if self._is_unwatched else sigmoid(logit(liberal) + people.SHARP["for Hitler"])
        fascist = [liberal, liberal, liberal, _RULE, for_hitler]
        if self._is_unwatched and seat != ballots.president:
            fascist[:3] = people.SHARP_UNWATCHED_JA[zone]
            if seat != ballots.chancellor:
                hitler = people.SHARP_UNWATCHED_HITLER_JA[zone]
        self.as_liberal[SHARP][seat] += log(blurred(liberal if ja else 1.0 - liberal, 2))
        self.as_hitler[SHARP][seat] += log(blurred(hitler if ja else 1.0 - hitler, 2))
        for mates, chance in enumerate(fascist):
            of_sharp[mates * self.players + seat] = log(blurred(chance if ja else 1.0 - chance, 2))

    def nomination(self, pick: Pick) -> None:
        """Whom a style would nominate."""
        deals = self.deals
        seat = pick.president
        if seat == self.history.seat or len(pick.options) < 2:
            return
        self._weights = None
        count = len(pick.options)
        any_one = log(1.0 / count)
        as_people = self._person_nominates(pick)
        usual = as_people[pick.target]
        refused = self.history.refused()
        least = self.eyes.least(seat, pick.options)
        best = self.eyes.nominees(seat, pick)
        foreseen = log(_share(pick.target, best, count))
        for rows in (self.as_liberal, self.as_hitler):
            rows[PEOPLE][seat] += usual
            rows[SHARP][seat] += usual
            rows[SIMPLE][seat] += foreseen
            rows[SELFISH][seat] += any_one
            rows[CARELESS][seat] += any_one
        size = deals.fascists
        targets = deals.roles[pick.target]
        cache: dict[int, float] = {}
        for at, team in enumerate(self._teams):
            number = self._numbers[at]
            if deals.roles[seat][number] != FASCIST:
                continue
            hitler = team[size]
            sharp = usual
            if pick.in_zone and hitler in pick.options:
                is_named = targets[number] == HITLER
                simple = log(_SURE if is_named else (1.0 - _SURE) / (count - 1))
                if self._is_unwatched:
                    sharp = log(_NAMES_HITLER if is_named else (1.0 - _NAMES_HITLER) / (count - 1))
                elif hitler not in refused:
                    lean = people.SHARP["for Hitler"] if is_named else 0.0
                    sharp = usual + lean - log(1.0 + (exp(people.SHARP["for Hitler"]) - 1.0) * exp(as_people[hitler]))
            else:
                mask = 0
                for other in team:
                    mask |= 1 << other
                kept = cache.get(mask)
                if kept is None:
                    kept = cache[mask] = self._fascist_nominee(seat, pick, mask, least)
                simple = kept
            place = at * size + team.index(seat)
            for row, more in zip(self.as_fascist, (usual, simple, sharp), strict=True):
                row[place] += more

    def _fascist_nominee(self, seat: int, pick: Pick, team: int, least: list[int]) -> float:
        """A simple fascist takes a friend who looks well in three of five cases."""
        count = len(pick.options)
        friends = [
            one for one in pick.options if team >> one & 1 and self.eyes.suspicion_of(seat, one) <= people.SIMPLE_TRUST
        ]
        chance = _share(pick.target, least, count)
        if friends:
            chance = 0.6 * _share(pick.target, self.eyes.least(seat, friends), count) + 0.4 * chance
        return log(chance)

    def _person(self, ballots: Ballots, role: int, place: int, nominee: int, ja: bool) -> float:
        chance = self.habits.votes_ja(role, place, ballots.in_zone, ballots.tracker, ballots.worst, nominee)
        return log(blurred(chance if ja else 1.0 - chance, 2))

    def _person_nominates(self, pick: Pick) -> list[float]:
        """By seat: how likely a liberal of the people names it, in logarithms."""
        living = COUNT[pick.alive]
        weights = [0.0] * self.players
        for seat in pick.options:
            weight = self.habits.picks(NOMINATES, LIBERAL, LIBERAL, pick.records[seat], pick.in_zone)
            weights[seat] = weight * place_weight(distance(pick.alive, pick.president, seat, self.players), living)
        total = sum(weights)
        return [log(blurred(weight / total, len(pick.options))) for weight in weights]

    def read(self, entry: LogEntry) -> None:
        """What a simple player makes of it, and what a policy says of the styles of its government."""
        kind: str = entry[0]
        if kind == "veto-agreed":
            self._laid.append(self._laid[-1])
        elif kind == "enacted":
            self._government(self.history.sessions[-1])
        self.eyes.read(entry)

    def _talk(self) -> None:
        """Whoever spoke of a session within its round, and who did not."""
        for session in self.history.sessions:
            if session.number < 64 and not self._heard[session.number]:
                if session.drawn_is_due:
                    self._spoke(session.president, session.said_drawn != NOT_SAID)
                if session.received_is_due:
                    self._spoke(session.chancellor, session.said_received != NOT_SAID)
                if session.drawn_is_due or session.received_is_due:
                    self._heard[session.number] = 1

    def _spoke(self, seat: int, said: bool) -> None:
        before = self._careless_talk(seat)
        if said:
            self._said[seat] += 1
        else:
            self._not_said[seat] += 1
        for style in range(STYLES):
            if style == CARELESS:
                factor = self._careless_talk(seat) - before
            else:
                factor = log(people.SPEAKS[style] if said else 1.0 - people.SPEAKS[style])
            self.as_liberal[style][seat] += factor
            self.as_hitler[style][seat] += factor
            if style in _FOR_THE_TEAM:
                row = self.as_fascist[_FOR_THE_TEAM.index(style)]
                for place in self._places[seat]:
                    row[place] += factor

    def _careless_talk(self, seat: int) -> float:
        """How well it is foreseen when a careless player speaks: some say anything, some nothing."""
        said, not_said = self._said[seat], self._not_said[seat]
        often, never = people.SPEAKS[CARELESS], people.SPEAKS[SELFISH]
        talker = said * log(often) + not_said * log(1.0 - often)
        return _together([talker, said * log(never) + not_said * log(1.0 - never)])

    # What comes of it

    def shares(self, seat: int, role: int) -> list[float]:
        """How likely the seat plays in each style, if it has that role."""
        return self.shares_before(len(self._laid), seat, role)

    def shares_before(self, session: int, seat: int, role: int) -> list[float]:
        """The same, without what was laid from that session on: what a session says is not to be counted twice."""
        place = seat * 3 + role
        after = min(session, len(self._laid)) - 1
        key = after * 30 + place
        kept = self._kept.get(key)
        if kept is None:
            logs = [one + more for one, more in zip(self._logs[place], self._laid[after][place], strict=True)]
            kept = self._kept[key] = _softmax(logs)
        return kept

    def settle(self) -> bool:
        """Find the shares; whether they have changed so much that the past is seen in another light."""
        # Of a fascist, over the deals in which each style foresees the seat best
        person, simple, sharp = [
            [max([row[place] for place in places], default=0.0) for places in self._places] for row in self.as_fascist
        ]
        selfish, careless = self.as_liberal[SELFISH], self.as_liberal[CARELESS]
        lean = self._leaning()
        logs: list[list[float]] = []
        for seat in range(self.players):
            for rows in (self.as_liberal, [person, simple, selfish, careless, sharp], self.as_hitler):
                logs.append([row[seat] + more for row, more in zip(rows, lean[seat], strict=True)])
        shares = [_softmax(row) for row in logs]
        changed = 0.0
        for before, now in zip(self._used, shares, strict=True):
            for old, new in zip(before, now, strict=True):
                changed = max(changed, abs(new - old))
        if changed < _ANEW:
            return False
        self._logs = logs
        self._used = shares
        others = [seat for seat in range(self.players) if seat != self.history.seat]
        at_random = sum([shares[seat * 3][SELFISH] + shares[seat * 3][CARELESS] for seat in others]) / len(others)
        if not nobody_looks(at_random):
            self._unwatched_from = _NEVER
        elif self._unwatched_from == _NEVER:
            self._unwatched_from = self.history.liberals + self.history.fascists
        self._kept = {}
        self._lean = lean
        self._weights = None
        return True

    def _leaning(self) -> list[list[float]]:
        """Whoever sits at one table plays alike more often than not: what the others play is expected of a seat."""
        mine = self.history.seat
        shares = [_softmax([row[seat] for row in self.as_liberal]) for seat in range(self.players)]
        found: list[list[float]] = []
        for seat in range(self.players):
            expected = [people.STRANGERS * prior for prior in people.STYLES]
            for other in range(self.players):
                if other != seat and other != mine:
                    expected = [one + share for one, share in zip(expected, shares[other], strict=True)]
            total = sum(expected)
            found.append([log(one / total / prior) for one, prior in zip(expected, people.STYLES, strict=True)])
        return found

    def _govern_anew(self) -> None:
        """What was laid says more once a hand is known."""
        del self._laid[1:]
        for session in self.history.sessions:
            if session.veto_agreed:
                self._laid.append(self._laid[-1])
            elif session.is_over:
                self._government(session)
        self._kept = {}

    def _government(self, session: Session) -> None:
        """What the policy says of the style of those who laid it, by the role that each might have."""
        rows = [row[:] for row in self._laid[-1]]
        mine = self.history.seat
        for role in (LIBERAL, FASCIST, HITLER):
            for style in range(STYLES):
                if session.president != mine:
                    rows[session.president * 3 + role][style] += log(self._as_president(session, role, style))
                if session.chancellor != mine:
                    rows[session.chancellor * 3 + role][style] += log(self._as_chancellor(session, role, style))
        self._laid.append(rows)

    def _as_president(self, session: Session, role: int, style: int) -> float:
        """How likely this is of a president of that role and style, whoever the chancellor is."""
        none, one, two, three = people.USUAL_DRAW
        buries = [self.buries(style, role, LIBERAL, drawn, session.liberals, session.fascists) for drawn in (1, 2)]
        passed = [none + one * buries[0], one * (1.0 - buries[0]) + two * buries[1], two * (1.0 - buries[1]) + three]
        if session.passed != UNKNOWN:  # the observer is the chancellor
            return passed[session.passed]
        liberal = passed[1] * people.USUAL_CHANCELLOR + passed[2]
        return liberal if session.laid == LIBERAL else 1.0 - liberal

    def _as_chancellor(self, session: Session, role: int, style: int) -> float:
        enacts = self.enacts_liberal(style, role, LIBERAL, session.liberals, session.fascists)
        if session.passed != UNKNOWN:  # the observer is the president
            if session.passed != 1:
                return 1.0
            liberal = enacts
        else:
            _, mixed, both = people.USUAL_PASSED
            liberal = mixed * enacts + both
        return liberal if session.laid == LIBERAL else 1.0 - liberal

    def buries(self, style: int, role: int, chancellor: int, drawn: int, liberals: int, fascists: int) -> float:
        """How likely a president of that style lays a liberal tile away."""
        if style == PEOPLE:
            return blurred(self.habits.buries(role, chancellor, drawn, liberals, fascists), 2)
        if style == SHARP:
            usual = self.habits.buries(role, chancellor, drawn, liberals, fascists)
            early = boldness.is_early(liberals, fascists, self.history.zone)
            if role != LIBERAL and liberals + fascists >= self._unwatched_from:
                return _RULE
            return 1.0 - _RULE if role == LIBERAL else blurred(boldness.buries(usual, role, chancellor, early), 2)
        if style == CARELESS:
            return drawn / 3.0
        return _RULE if _wants_fascist(style, role, fascists) else 1.0 - _RULE

    def enacts_liberal(self, style: int, role: int, president: int, liberals: int, fascists: int) -> float:
        """How likely a chancellor of that style enacts the liberal tile of two."""
        if style == PEOPLE:
            return blurred(self.habits.enacts_liberal(role, president, liberals, fascists), 2)
        if style == SHARP:
            usual = self.habits.enacts_liberal(role, president, liberals, fascists)
            early = boldness.is_early(liberals, fascists, self.history.zone)
            if role != LIBERAL and liberals + fascists >= self._unwatched_from:
                return 1.0 - _RULE
            return _RULE if role == LIBERAL else blurred(boldness.enacts_liberal(usual, role, early), 2)
        if style == CARELESS:
            return 0.5
        if not _wants_fascist(style, role, fascists):
            return _RULE
        return 0.5 if style == SIMPLE and liberals + fascists == 0 else 1.0 - _RULE

    def weights(self) -> list[float]:
        """By deal: how well all other seats were foreseen."""
        if self._weights is None:
            self._weights = self._weigh()
        return self._weights

    def _weigh(self) -> list[float]:
        size = self.deals.fascists
        mine = self.history.seat
        liberal = self._foreseen(self.as_liberal, range(STYLES))
        hitler = self._foreseen(self.as_hitler, range(STYLES))
        at_random = self._foreseen(self.as_liberal, (SELFISH, CARELESS))
        # By seat, against what it would be as a liberal: what each style counts, and whoever plays at random
        like_people, like_simple, like_sharp = [
            [lean[style] - usual for lean, usual in zip(self._lean, liberal, strict=True)] for style in _FOR_THE_TEAM
        ]
        any_way = [exp(one - usual) for one, usual in zip(at_random, liberal, strict=True)]
        base = sum(liberal)
        person, simple, sharp = self.as_fascist
        found = [_NOT_THIS] * self.deals.count
        place = 0
        for number, team in zip(self._numbers, self._teams, strict=True):
            total = base
            for one in range(size):
                seat = team[one]
                if seat != mine:
                    total += log(
                        exp(person[place] + like_people[seat])
                        + exp(simple[place] + like_simple[seat])
                        + exp(sharp[place] + like_sharp[seat])
                        + any_way[seat]
                    )
                place += 1
            seat = team[size]
            if seat != mine:
                total += hitler[seat] - liberal[seat]
            found[number] = total
        return found

    def _foreseen(self, rows: list[list[float]], styles: Sequence[int]) -> list[float]:
        """By seat: how well it was foreseen by these styles together."""
        return [
            _together([rows[style][seat] + self._lean[seat][style] for style in styles]) for seat in range(self.players)
        ]


class StyledHandling(Handling):
    """Tiles and claims under all styles."""

    def __init__(self, styles: Styles) -> None:
        super().__init__(styles.habits)
        self.styles = styles

    def buries(self, seat: int, role: int, chancellor: int, drawn: int, liberals: int, fascists: int) -> float:
        styles = self.styles
        if seat == styles.history.seat:
            return super().buries(seat, role, chancellor, drawn, liberals, fascists)
        chance = 0.0
        for style, share in enumerate(styles.shares(seat, role)):
            chance += share * styles.buries(style, role, chancellor, drawn, liberals, fascists)
        return chance

    def enacts_liberal(self, seat: int, role: int, president: int, liberals: int, fascists: int) -> float:
        styles = self.styles
        if seat == styles.history.seat:
            return super().enacts_liberal(seat, role, president, liberals, fascists)
        chance = 0.0
        for style, share in enumerate(styles.shares(seat, role)):
            chance += share * styles.enacts_liberal(style, role, president, liberals, fascists)
        return chance

    def thinks(self, seat: int) -> float:
        if seat == self.styles.history.seat:
            return 1.0
        shares = self.styles.shares(seat, LIBERAL)
        return shares[PEOPLE] + shares[SIMPLE] + shares[SHARP]

    def president(self, session: Session, role: int, chancellor: int, drawn: int, passed: int) -> float:
        styles = self.styles
        chance = 0.0
        for style, share in enumerate(styles.shares_before(session.number, session.president, role)):
            if share < 0.005:
                continue
            part = share
            if 0 < drawn < 3:
                buries = styles.buries(style, role, chancellor, drawn, session.liberals, session.fascists)
                part *= buries if passed < drawn else 1.0 - buries
            if session.veto_agreed or session.veto_refused:
                agrees = self._agrees(style, role, passed, session.fascists)
                part *= agrees if session.veto_agreed else 1.0 - agrees
            # Whether anything is said at all tells the style, and is part of the shares; here counts what is said
            if style == PEOPLE or (style == SHARP and role != LIBERAL):
                if session.is_over and (session.said_drawn != NOT_SAID or session.drawn_is_due):
                    says = self.habits.says_drawn(role, chancellor, drawn, passed, session.laid)
                    part *= _as_people_speak(says, session.said_drawn)
            elif session.said_drawn != NOT_SAID:
                part *= _tells(style, session.said_drawn == (passed if role == FASCIST else drawn), 4)
            chance += part
        return chance

    def chancellor(self, session: Session, role: int, president: int, passed: int) -> float:
        styles = self.styles
        chance = 0.0
        for style, share in enumerate(styles.shares_before(session.number, session.chancellor, role)):
            if share < 0.005:
                continue
            part = share
            if session.veto_open and (session.veto_asked or session.is_over):
                asks = self._asks(style, role, passed, session.fascists)
                part *= asks if session.veto_asked else 1.0 - asks
            if session.laid != UNKNOWN and passed == 1:
                liberal = styles.enacts_liberal(style, role, president, session.liberals, session.fascists)
                part *= liberal if session.laid == LIBERAL else 1.0 - liberal
            if style == PEOPLE or (style == SHARP and role != LIBERAL):
                if session.is_over and (session.said_received != NOT_SAID or session.received_is_due):
                    says = self.habits.says_received(role, passed, session.laid)
                    part *= _as_people_speak(says, session.said_received)
            elif session.said_received != NOT_SAID:
                told = 0 if role != LIBERAL and session.laid == FASCIST else passed
                part *= _tells(style, session.said_received == told, 3)
            chance += part
        return chance

    def _agrees(self, style: int, role: int, passed: int, fascists: int) -> float:
        if style == PEOPLE:
            return blurred(self.habits.agrees_to_veto(role, passed), 2)
        if style in (SELFISH, CARELESS):
            return 0.5
        return 0.95 if passed == 0 and not _wants_fascist(style, role, fascists) else 0.05

    def _asks(self, style: int, role: int, passed: int, fascists: int) -> float:
        if style == PEOPLE:
            return blurred(self.habits.asks_veto(role, passed), 2)
        if style in (SELFISH, CARELESS):
            return 0.33
        return 0.95 if passed == 0 and not _wants_fascist(style, role, fascists) else 0.03

    def weight(self, session: Session) -> float:
        """Whoever plays by a rule can be trusted to; people less."""
        seats = (session.president, session.chancellor)
        known = [self.styles.shares_before(session.number, seat, LIBERAL)[PEOPLE] for seat in seats]
        like_people = sum(known) / 2.0
        return people.WEIGHT_SESSION * like_people + 1.0 - like_people


def careless_weight(careless: float) -> float:
    """How little the fascist team minds its looks, where such a share of the others plays at random."""
    least = people.SHARP["careless from"]
    return max(0.0, (careless - least) / (1.0 - least))


def nobody_looks(careless: float) -> bool:
    """Whether so many play at random that a sharp fascist lays fascist policies whenever it can."""
    return careless_weight(careless) >= people.SHARP["nobody looks"]


def _wants_fascist(style: int, role: int, fascists: int) -> bool:
    """Whether somebody of that style lays fascist policies; a simple Hitler plays liberal until the last of them."""
    return role == FASCIST or (role == HITLER and (style == SELFISH or fascists == FASCISTS_TO_WIN - 1))


def _as_people_speak(says: list[float], said: int) -> float:
    """How much likelier than people in general somebody says this, or nothing."""
    usual = 1.0 - people.SPEAKS[PEOPLE] if said == NOT_SAID else people.SPEAKS[PEOPLE]
    return blurred(says[said], len(says)) / usual


def _tells(style: int, as_foreseen: bool, options: int) -> float:
    """Something is said: how likely this."""
    if style in (SELFISH, CARELESS):
        return 1.0 / options
    if style == SHARP:
        return _RULE if as_foreseen else (1.0 - _RULE) / (options - 1)
    return 0.95 if as_foreseen else 0.05 / (options - 1)


def _share(target: int, likely: list[int], options: int) -> float:
    """The chance of a choice, if it is one of these as a rule."""
    chance = (1.0 - _SURE) / options
    return chance + _SURE / len(likely) if target in likely else chance


def _together(values: list[float]) -> float:
    """The logarithm of their sum, of which they are the logarithms."""
    top = max(values)
    return top + log(sum([exp(value - top) for value in values]))


def _softmax(values: list[float]) -> list[float]:
    top = max(values)
    parts = [exp(value - top) for value in values]
    total = sum(parts)
    return [part / total for part in parts]
