"""What a seat may rationally believe: the exact posterior over all deals of the roles, from what the seat may know.

Every act in the log speaks for some deals and against others, as people act (``people.py``, ``habits.py``). Hands that
nobody showed are summed out (``tiles.py``). A ``Mind`` is fed observations and reads only what is new in their log; it
holds what its seat believes and what somebody would who knows only what all know.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, log
from typing import Final, NamedTuple

from conjura.kernel import Argument, SeatName, Told
from conjura.players.secret_hitler import people
from conjura.players.secret_hitler.deals import Deals, deals_for
from conjura.players.secret_hitler.habits import (
    CHANCELLOR,
    EXECUTES,
    INVESTIGATES,
    NOMINATES,
    NOT_SAID,
    OUTSIDE,
    PRESIDENT,
    UNKNOWN,
    Habits,
    habits_for,
    place_weight,
)
from conjura.players.secret_hitler.history import Ballots, History, Peek, Pick, Session
from conjura.players.secret_hitler.tiles import IMPOSSIBLE, Handling, TileRows, blurred
from conjura.secret_hitler.position import LogEntry
from conjura.secret_hitler.terms import COUNT, FASCIST, HITLER, LIBERAL, NOBODY, PARTIES
from conjura.secret_hitler.view import Observation


def beliefs(observation: Observation, public: bool = False) -> Beliefs:
    """What the observer may believe; with ``public``, what somebody may who knows only what all know."""
    mind = Mind()
    mind.update(observation)
    return mind.public if public else mind.own


class Reason(NamedTuple):
    """An act, and how much it moved a belief."""

    told: Told  # the act
    seat: int  # whose chance it moved most
    size: float  # the chance of being on the fascist team, less what it would be without the act


class Mind:
    """One seat's thoughts in one game, fed by its observations; another game, or another seat, starts it afresh."""

    def __init__(self) -> None:
        self._evidence: Evidence | None = None
        self._own: Beliefs | None = None
        self._public: Beliefs | None = None
        self._masked: dict[int, Beliefs] = {}
        self._known: tuple[int | None, ...] = ()

    def update(self, observation: Observation) -> Mind:
        """Read what is new."""
        evidence = self._evidence
        if evidence is None or not _goes_on(evidence.history, observation):
            evidence = self._evidence = self._fresh(observation)
            self._own = None
            self._public = None
            self._masked = {}
        history = evidence.history
        for number in range(len(history.log), len(observation.log)):
            history.read(observation.log[number])
            evidence.weigh()  # entry by entry, so that it does not matter how many came at once
        self._known = observation.known
        evidence.sum_up()
        return self

    def _fresh(self, observation: Observation) -> Evidence:
        return Evidence(observation)

    @property
    def history(self) -> History:
        """The log as it was read so far."""
        assert self._evidence is not None
        return self._evidence.history

    @property
    def handling(self) -> Handling:
        """How the seats are thought to handle tiles."""
        assert self._evidence is not None
        return self._evidence.handling

    @property
    def own(self) -> Beliefs:
        """What the seat believes; a spectator's are everybody's."""
        evidence = self._evidence
        assert evidence is not None
        if evidence.history.seat == NOBODY:
            return self.public
        if self._own is None:
            self._own = Beliefs(evidence, evidence.history.seat)
        self._own.settle(self._known)
        return self._own

    @property
    def public(self) -> Beliefs:
        """What somebody believes who knows only what all know."""
        evidence = self._evidence
        assert evidence is not None
        if self._public is None:
            self._public = Beliefs(evidence, NOBODY)
        self._public.settle(())
        return self._public

    def as_liberal(self, seat: int) -> Beliefs:
        """What a liberal in this seat could believe who knows only what all know, and spoke as liberals do."""
        evidence = self._evidence
        assert evidence is not None
        history = evidence.history
        if history.not_hitler | 1 << seat == (1 << history.players) - 1:
            return self.public  # all know by now who Hitler is
        masked = self._masked.get(seat)
        if masked is None:
            masked = self._masked[seat] = Beliefs(evidence, NOBODY)
        masked.settle(tuple([LIBERAL if one == seat else None for one in range(history.players)]))
        return masked


def _goes_on(history: History, seen: Observation) -> bool:
    """Whether this is the same game through the same eyes, as far as it has been read or further."""
    read = history.log
    if history.seat != (NOBODY if seen.seat is None else seen.seat) or history.options != seen.options:
        return False
    if len(seen.log) < len(read) or not read:
        return False
    if seen.seat is not None and read[0][1][seen.seat] != seen.known[seen.seat]:
        return False
    # The end of a game uncovers what was hidden; what the seat could see stays.
    for before, now in zip(read, seen.log, strict=False):
        if before is not now and before != now and not _uncovers(before, now):
            return False
    return True


def _uncovers(before: LogEntry, now: LogEntry) -> bool:
    """Whether the entry is the same, with something shown that was hidden."""
    if before[0] == "roles":
        before, now = before[1], now[1]
    if len(before) != len(now):
        return False
    return all(was is None or was == now[place] for place, was in enumerate(before))


class Evidence:
    """What all acts but the handling of tiles say of each deal. It is the same for everybody, but that nobody learns
    anything from what they chose themselves."""

    def __init__(self, seen: Observation) -> None:
        self.history = History(seen)
        self.deals: Deals = deals_for(seen.players)
        self.habits: Habits = habits_for(seen.players)
        self.handling = Handling(self.habits)
        self.version = 0  # grows when sessions of the past are seen in another light
        self.weights = [0.0] * self.deals.count  # of all acts
        self.own = [0.0] * self.deals.count  # of the observer's own among them
        self._picks = 0
        self._ballots = 0
        self._retold = 0
        self._told: dict[int, list[float]] = {}  # by number of the pick: what its claim says, or its silence

    def weigh(self) -> None:
        """Take in what was read since."""
        history = self.history
        while self._picks < len(history.picks):
            self._add(self.pick(history.picks[self._picks]), history.picks[self._picks].president)
            self._picks += 1
        while self._ballots < len(history.ballots):
            self._add(self.ballots(history.ballots[self._ballots]), NOBODY)
            self._ballots += 1
        while self._retold < len(history.retold):
            self._retell(history.retold[self._retold])
            self._retold += 1

    def sum_up(self) -> None:
        """All that was to be read has been."""

    def _add(self, factors: list[float], actor: int) -> None:
        self.weights = [weight + factor for weight, factor in zip(self.weights, factors, strict=True)]
        if actor != NOBODY and actor == self.history.seat:
            self.own = [weight + factor for weight, factor in zip(self.own, factors, strict=True)]

    def _retell(self, pick: Pick) -> None:
        """A claim takes the place of the silence before it."""
        number = self.history.picks.index(pick)
        before = self._told.get(number)
        if before is not None:
            self._add([-factor for factor in before], pick.president)
        self._told[number] = self.claim(pick)
        self._add(self._told[number], pick.president)

    def pick(self, pick: Pick) -> list[float]:
        """By deal: how likely this seat was chosen among those that could be."""
        deals = self.deals
        players = deals.players
        base = [0.0] * 3  # by the president's role: all options as liberals
        more = [0.0] * (3 * 2 * players)  # by role, then by fascist or Hitler, then by seat: how much more that draws
        chosen = [0.0] * 9
        living = COUNT[pick.alive]
        for role in (LIBERAL, FASCIST, HITLER):
            for seat in pick.options:
                weights = [
                    self.habits.picks(pick.choice, role, other, pick.records[seat], pick.in_zone)
                    for other in (LIBERAL, FASCIST, HITLER)
                ]
                if pick.choice == NOMINATES:
                    place = place_weight(distance(pick.alive, pick.president, seat, players), living)
                    weights = [weight * place for weight in weights]
                base[role] += weights[LIBERAL]
                more[(role * 2) * players + seat] = weights[FASCIST] - weights[LIBERAL]
                more[(role * 2 + 1) * players + seat] = weights[HITLER] - weights[LIBERAL]
                if seat == pick.target:
                    chosen[role * 3 : role * 3 + 3] = weights
        strength = _WEIGHTS[pick.choice]
        options = len(pick.options)
        factors: list[float] = []
        fascists = deals.fascists
        presidents = deals.roles[pick.president]
        targets = deals.roles[pick.target]
        for number, team in enumerate(deals.team):
            role = presidents[number]
            total = base[role]
            row = role * 2 * players
            for fascist in range(fascists):
                total += more[row + team[fascist]]
            total += more[row + players + team[fascists]]
            chance = chosen[role * 3 + targets[number]] / total if total > 0.0 else 0.0
            factors.append(strength * log(blurred(chance, options)))
        return factors

    def claim(self, pick: Pick) -> list[float]:
        """By deal: how likely this is said of the investigated."""
        table = [
            people.WEIGHT_INVESTIGATION * log(blurred(self.habits.says_party(role, party)[pick.said], 3))
            for role in (LIBERAL, FASCIST, HITLER)
            for party in (LIBERAL, FASCIST, FASCIST)
        ]
        presidents = self.deals.roles[pick.president]
        targets = self.deals.roles[pick.target]
        return [table[president * 3 + target] for president, target in zip(presidents, targets, strict=True)]

    def ballots(self, ballots: Ballots) -> list[float]:
        """By deal: how likely everybody voted like this."""
        deals = self.deals
        players = deals.players
        base = 0.0  # all voters as liberals
        fascist = [0.0] * (3 * players)  # by the nominee's role and the voter: how much more likely of a fascist
        hitler = [0.0] * players
        for seat in range(players):
            if not ballots.voters >> seat & 1:
                continue
            ja = ballots.ayes >> seat & 1 == 1
            place = PRESIDENT if seat == ballots.president else CHANCELLOR if seat == ballots.chancellor else OUTSIDE
            as_liberal = self._ballot(ballots, LIBERAL, place, LIBERAL, ja)
            base += as_liberal
            hitler[seat] = self._ballot(ballots, HITLER, place, LIBERAL, ja) - as_liberal
            for nominee in (LIBERAL, FASCIST, HITLER):
                fascist[nominee * players + seat] = self._ballot(ballots, FASCIST, place, nominee, ja) - as_liberal
        factors: list[float] = []
        fascists = deals.fascists
        nominees = deals.roles[ballots.chancellor]
        for number, team in enumerate(deals.team):
            row = nominees[number] * players
            total = base + hitler[team[fascists]]
            for place in range(fascists):
                total += fascist[row + team[place]]
            factors.append(total)
        return factors

    def _ballot(self, ballots: Ballots, role: int, place: int, nominee: int, ja: bool) -> float:
        chance = self.habits.votes_ja(role, place, ballots.in_zone, ballots.tracker, ballots.worst, nominee)
        return people.WEIGHT_VOTE * log(blurred(chance if ja else 1.0 - chance, 2))


_WEIGHTS: Final[tuple[float, ...]] = (
    people.WEIGHT_NOMINATION,
    people.WEIGHT_INVESTIGATION,
    people.WEIGHT_SPECIAL,
    people.WEIGHT_EXECUTION,
)


class Beliefs:
    """The posterior of one observer (NOBODY: of all). Lists run over the deals that are possible still."""

    def __init__(self, evidence: Evidence, observer: int) -> None:
        self._evidence = evidence
        self._observer = observer
        self._numbers: list[int] = list(range(evidence.deals.count))  # the deals that are possible still
        self.columns: list[bytes] = evidence.deals.roles  # by seat: the role in each deal
        self._rows: list[TileRows] = []
        self._touched = 0
        self._settled = -1
        self._version = 0
        self.players: int = evidence.deals.players
        self.fascists: int = evidence.deals.fascists  # at the table, without Hitler
        self.chances: list[float] = []  # of each deal
        self.fascist: list[float] = []  # by seat: the chance of being on the fascist team, Hitler included
        self.hitler: list[float] = []  # by seat: the chance of being Hitler

    @property
    def deals(self) -> list[tuple[int, ...]]:
        """The deals that are possible still, each as the roles of all seats."""
        return [self._evidence.deals.deal(number) for number in self._numbers]

    def teams(self) -> list[tuple[int, ...]]:
        """In each deal: the seats of the fascist team, Hitler's last."""
        teams = self._evidence.deals.team
        return [teams[number] for number in self._numbers]

    def deck(self) -> TileRows:
        """The chances of the tiles left."""
        return self._rows[-1]

    @property
    def is_possible(self) -> bool:
        """Whether the tiles can have lain as they must have."""
        return all(max(rows.gains[-1]) > IMPOSSIBLE / 2.0 for rows in self._rows)

    @property
    def tiles(self) -> tuple[float, float]:
        """The liberal and the fascist tiles to be expected in the deck."""
        if not self._rows:
            return 0.0, 0.0
        rows = self._rows[-1]
        left = rows.left()
        liberals = sum([chance * left[row] for chance, row in zip(self.chances, rows.at[-1], strict=True)])
        return liberals, rows.unseen[-1] + rows.on_top[-1] - liberals

    def settle(self, known: tuple[int | None, ...]) -> None:
        """Reckon with all that the mind has read; ``known`` are the roles that the observer was told."""
        history = self._evidence.history
        if self._settled == len(history.log):
            return
        self._settled = len(history.log)
        self._exclude(known)
        while len(self._rows) < len(history.decks):
            self._rows.append(TileRows(history.decks[len(self._rows)], self._observer, len(self._numbers)))
        while self._touched < len(history.touched):
            event = history.touched[self._touched]
            self._rows[history.decks.index(event.deck)].forget(event.place)
            self._touched += 1
        if self._version != self._evidence.version:
            self._version = self._evidence.version
            for rows in self._rows:
                rows.forget(0)
        for rows in self._rows:
            rows.reckon(self.columns, self._evidence.handling)
        self._weigh()

    def moved(self, seat: int | None = None, most: int = 5) -> list[Reason]:
        """The acts that moved the beliefs most, or what is believed of one seat, the weightiest first."""
        found = self._certainties()
        for told, factors in self._acts():
            without = self._chances_without(factors)
            sizes = [now - then for now, then in zip(self.fascist, without, strict=True)]
            about = seat if seat is not None else max(range(self.players), key=lambda one: abs(sizes[one]))
            found.append(Reason(told, about, sizes[about]))
        if seat is not None:
            found = [reason for reason in found if reason.seat == seat]
        found.sort(key=lambda reason: -abs(reason.size))
        return found[:most]

    # Reckoning

    def _exclude(self, known: tuple[int | None, ...]) -> None:
        """Leave out the deals that cannot be."""
        evidence = self._evidence
        history = evidence.history
        columns = self.columns
        places = list(range(len(self._numbers)))
        for seat in range(self.players):
            column = columns[seat]
            role = known[seat] if known else None
            party = history.parties[seat] if self._observer != NOBODY else UNKNOWN
            if role is not None:
                places = [place for place in places if column[place] == role]
            if party != UNKNOWN:
                places = [place for place in places if (column[place] != LIBERAL) == (party == FASCIST)]
            if history.not_hitler >> seat & 1:
                places = [place for place in places if column[place] != HITLER]
            if history.hitler == seat:
                places = [place for place in places if column[place] == HITLER]
        if len(places) == len(self._numbers):
            return
        self._numbers = [self._numbers[place] for place in places]
        self.columns = [bytes([column[place] for place in places]) for column in columns]
        for rows in self._rows:
            rows.keep(places)

    def _weigh(self) -> None:
        evidence = self._evidence
        numbers = self._numbers
        weights = evidence.weights
        if self._observer == NOBODY:
            scores = [weights[number] for number in numbers]
        else:
            own = evidence.own
            scores = [weights[number] - own[number] for number in numbers]
        for rows in self._rows:
            gains = rows.gains[-1]
            scores = [score + gains[row] for score, row in zip(scores, rows.at[-1], strict=True)]
        best = max(scores)
        chances = [exp(score - best) for score in scores]
        total = sum(chances)
        self.chances = [chance / total for chance in chances]
        self.fascist, self.hitler = self._by_seat(self.chances)

    def _by_seat(self, chances: list[float]) -> tuple[list[float], list[float]]:
        fascist = [0.0] * self.players
        hitler = [0.0] * self.players
        teams = self._evidence.deals.team
        for number, chance in zip(self._numbers, chances, strict=True):
            team = teams[number]
            for seat in team:
                fascist[seat] += chance
            hitler[team[-1]] += chance
        return fascist, hitler

    # Reasons

    def _chances_without(self, factors: list[float]) -> list[float]:
        """The chance of every seat to be on the fascist team, if this had not been."""
        chances = [chance * exp(-factor) for chance, factor in zip(self.chances, factors, strict=True)]
        total = sum(chances)
        return [chance / total for chance in self._by_seat(chances)[0]]

    def _acts(self) -> list[tuple[Told, list[float]]]:
        """Every act that says something, and what it says of each deal that is possible still."""
        evidence = self._evidence
        history = evidence.history
        found: list[tuple[Told, list[float]]] = []
        for pick in history.picks:
            if pick.president == self._observer:
                continue
            factors = evidence.pick(pick)
            if pick.said != NOT_SAID or pick.is_due:
                factors = [one + more for one, more in zip(factors, evidence.claim(pick), strict=True)]
            found.append((_tell_pick(pick), [factors[number] for number in self._numbers]))
        for ballots in history.ballots:
            factors = evidence.ballots(ballots)
            found.append((_tell_ballots(ballots), [factors[number] for number in self._numbers]))
        for rows in self._rows:
            for event in rows.deck.events:
                steps = rows.steps[event.place + 1]
                at = rows.at[event.place + 1]
                if isinstance(event, Session) and event.is_over:
                    found.append((_tell_session(event), [steps[row] for row in at]))
                elif isinstance(event, Peek) and event.said != NOT_SAID and event.president != self._observer:
                    found.append((_tell_peek(event), [steps[row] for row in at]))
        return found

    def _certainties(self) -> list[Reason]:
        """What is known for sure, against what would be believed of anybody."""
        history = self._evidence.history
        found: list[Reason] = []
        usual = (self._evidence.deals.fascists + 1) / self.players
        for seat in range(self.players):
            party = history.parties[seat] if self._observer != NOBODY else UNKNOWN
            if party != UNKNOWN:
                told = Told("belief-sh-saw", {"target": SeatName(seat), "party": PARTIES[party]})
                found.append(Reason(told, seat, self.fascist[seat] - usual))
            elif history.not_hitler >> seat & 1 and history.alive >> seat & 1:
                found.append(Reason(Told("belief-sh-not-hitler", {"seat": SeatName(seat)}), seat, -1.0 / self.players))
        return found


def distance(alive: int, first: int, second: int, players: int) -> int:
    """So many living seats further round the table."""
    steps = 0
    seat = first
    while seat != second:
        seat = (seat + 1) % players
        if alive >> seat & 1:
            steps += 1
    return steps


# In words


def _names(president: int, other: int, name: str) -> dict[str, Argument]:
    return {"president": SeatName(president), name: SeatName(other)}


def _tell_pick(pick: Pick) -> Told:
    if pick.choice == NOMINATES:
        return Told("belief-sh-nominated", _names(pick.president, pick.target, "chancellor"))
    args: Mapping[str, Argument] = _names(pick.president, pick.target, "target")
    if pick.choice == EXECUTES:
        return Told("belief-sh-executed", args)
    if pick.choice != INVESTIGATES:
        return Told("belief-sh-special-election", args)
    if pick.said == NOT_SAID:
        return Told("belief-sh-investigated", args)
    return Told("belief-sh-investigated-said", {**args, "party": PARTIES[pick.said]})


def _tell_ballots(ballots: Ballots) -> Told:
    government = [SeatName(ballots.president), SeatName(ballots.chancellor)]
    return Told("belief-sh-votes", {"government": government, "elected": "yes" if ballots.elected else "no"})


def _tell_session(session: Session) -> Told:
    president, chancellor = SeatName(session.president), SeatName(session.chancellor)
    args: dict[str, Argument] = {"government": [president, chancellor]}
    if session.veto_agreed:
        return Told("belief-sh-vetoed", args)
    args["policy"] = PARTIES[session.laid]
    if session.said_drawn != NOT_SAID:
        args |= {"president": president, "drawn": session.said_drawn}
    if session.said_received != NOT_SAID:
        args |= {"chancellor": chancellor, "received": session.said_received}
    if session.said_drawn == NOT_SAID and session.said_received == NOT_SAID:
        return Told("belief-sh-laid", args)
    if session.said_received == NOT_SAID:
        return Told("belief-sh-laid-drawn", args)
    if session.said_drawn == NOT_SAID:
        return Told("belief-sh-laid-received", args)
    return Told("belief-sh-laid-both", args)


def _tell_peek(peek: Peek) -> Told:
    return Told("belief-sh-peeked", {"president": SeatName(peek.president), "liberal": COUNT[peek.said]})
