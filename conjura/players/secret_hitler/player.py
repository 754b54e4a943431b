"""What all levels share: a mind, the hard rules that no player of sense breaks, tiles and claims as people handle them.

A level says how it votes and whom it picks; ``why`` tells the acts that its last choice rests on, as a player of its
role would show them: liberals what they believe, the fascist team what all could believe.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from conjura.kernel import Action, Told
from conjura.kernel.compiling import mypyc_attr
from conjura.players.secret_hitler import people, talk
from conjura.players.secret_hitler.beliefs import Beliefs, Mind, Reason
from conjura.players.secret_hitler.habits import NOT_SAID, Habits, habits_for
from conjura.players.secret_hitler.history import History, Session
from conjura.players.secret_hitler.worth import Worth
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
    LIBERALS_TO_WIN,
    NEIN,
    NOBODY,
    PARTIES,
    PEEK_ACTION,
    REFUSE,
)
from conjura.secret_hitler.view import Observation

SEATS_ARE_PICKED = ("nominate", "investigate", "special-election", "execute")


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """One seat of one game. Levels are made of it by saying how they vote and pick."""

    def __init__(self) -> None:
        self.mind = Mind()
        self._about: int = NOBODY  # the seat that the last choice was about

    def choose(self, observation: Observation, rng: random.Random) -> Action | None:
        """Claims first, while the table still talks about them; then what is asked."""
        self._look(observation)
        asked = [action for action in observation.legal if action.verb != "claim"]
        if len(asked) < len(observation.legal):
            claim = self._claim(observation, rng)
            if claim is not None:
                return claim
        if not asked:
            return None
        verb = asked[0].verb
        if verb == "vote":
            president, chancellor = observation.president, observation.chancellor
            self._about = president if chancellor == observation.seat else chancellor
            if president == observation.seat:
                return JA  # whoever names a chancellor stands by it
            return JA if self._says_ja(observation, rng) else NEIN
        if verb == "discard":
            return DISCARD_TILE[self._lays_away(observation, rng)]
        if verb == "enact":
            return self._enacts(observation, rng)
        if verb == "agree":
            return AGREE if self._agrees(observation, rng) else REFUSE
        if verb == "peek":
            return PEEK_ACTION
        seats = [seat_of(action) for action in asked]
        self._about = seats[0] if len(seats) == 1 else self._pick(verb, observation, seats, rng)
        return Action(verb, self._about)

    def why(self, most: int = 3) -> list[Reason]:
        """The acts that speak most for or against whom the last choice was about."""
        return [] if self._about == NOBODY else self.shown().moved(self._about, most)

    def shown(self) -> Beliefs:
        """What it lets others see of its beliefs: its own, or those of a liberal in its place who knows nothing."""
        mind = self.mind
        return mind.own if self._role() == LIBERAL else mind.as_liberal(mind.history.seat)

    # Talk

    def remark(self, observation: Observation, action: Action, rng: random.Random) -> Told | None:
        """What it says along with the action."""
        return talk.remark(self._look(observation), observation, action, rng)

    def answer(self, observation: Observation, question: Any, rng: random.Random) -> Told | None:
        """What it says when it is asked (``players.Question``)."""
        return talk.answer(self._look(observation), observation, question.asks, question.about, rng)

    def advice(self, observation: Observation, action: Action, rng: random.Random) -> Told | None:
        """Why it would do this, for whoever asks in its place."""
        return talk.advice(self._look(observation), observation, action, rng)

    # What a level says for itself

    def _look(self, observation: Observation) -> Mind:
        """Take in what the observation tells."""
        return self.mind.update(observation)

    def _says_ja(self, seen: Observation, rng: random.Random) -> bool:
        """To somebody else's government."""
        raise AssertionError("each level says how it votes")

    def _weights(self, verb: str, seen: Observation, seats: Sequence[int]) -> list[float]:
        """How much each of these seats is to be nominated, investigated, called or executed."""
        raise AssertionError("each level says whom it picks")

    # Shared

    def _role(self) -> int:
        role = self.mind.history.log[0][1][self.mind.history.seat]
        assert role is not None
        return int(role)

    def _history(self) -> History:
        return self.mind.history

    def _habits(self) -> Habits:
        return habits_for(self.mind.history.players)

    def _worth(self, seen: Observation) -> Worth:
        return Worth(seen, self.shown(), self.mind.handling)

    def _pick(self, verb: str, seen: Observation, seats: list[int], rng: random.Random) -> int:
        """One of the seats by weight; nobody who knows their own side turns on it."""
        if seen.role != LIBERAL and verb == "execute":
            others = [seat for seat in seats if seen.known[seat] is None or seen.known[seat] == LIBERAL]
            seats = others or [seat for seat in seats if seen.known[seat] != HITLER] or seats
        return seats[drawn(self._weights(verb, seen, seats), rng)]

    def _lays_away(self, seen: Observation, rng: random.Random) -> int:
        """The tile that the president lays away."""
        assert seen.hand is not None
        liberals = seen.hand.count(LIBERAL)
        if liberals == 0 or liberals == 3:
            return FASCIST if liberals == 0 else LIBERAL
        return LIBERAL if rng.random() < self._burying(seen, liberals) else FASCIST

    def _burying(self, seen: Observation, liberals: int) -> float:
        """How likely it lays a liberal tile away."""
        role = seen.role
        laid, fascists = seen.in_force
        partner = self._partner(seen, seen.chancellor)
        if role == LIBERAL:
            if liberals == 1 or laid == LIBERALS_TO_WIN - 1 or fascists == FASCISTS_TO_WIN - 1:
                return 0.0
        elif laid == LIBERALS_TO_WIN - 1 or fascists == FASCISTS_TO_WIN - 1:
            return 1.0
        assert role is not None
        return self._habits().buries(role, partner, liberals, laid, fascists)

    def _partner(self, seen: Observation, seat: int) -> int:
        """The role of the other half of the government, as far as one knows; strangers are taken for liberals."""
        role = seen.known[seat]
        return LIBERAL if role is None else role

    def _enacts(self, seen: Observation, rng: random.Random) -> Action:
        """The chancellor's choice, a veto among them."""
        assert seen.hand is not None
        liberals = seen.hand.count(LIBERAL)
        laid, fascists = seen.in_force
        can_ask = ASK_VETO in seen.legal
        if seen.role == LIBERAL:
            if liberals:
                return ENACT_TILE[LIBERAL]
            return ASK_VETO if can_ask else ENACT_TILE[FASCIST]
        if liberals == 2:
            wants_veto = laid == LIBERALS_TO_WIN - 1 and can_ask
            return ASK_VETO if wants_veto else ENACT_TILE[LIBERAL]
        if liberals == 0 or laid == LIBERALS_TO_WIN - 1 or fascists == FASCISTS_TO_WIN - 1:
            return ENACT_TILE[FASCIST]
        return ENACT_TILE[LIBERAL if rng.random() < self._enacting_liberal(seen) else FASCIST]

    def _enacting_liberal(self, seen: Observation) -> float:
        """With one tile of each kind in a fascist's or Hitler's hand."""
        assert seen.role is not None
        laid, fascists = seen.in_force
        return self._habits().enacts_liberal(seen.role, self._partner(seen, seen.president), laid, fascists)

    def _agrees(self, seen: Observation, rng: random.Random) -> bool:
        """A veto is agreed to by whoever would lose by the tiles."""
        assert seen.hand is not None
        if seen.role == LIBERAL:
            return LIBERAL not in seen.hand
        return FASCIST not in seen.hand and seen.in_force[LIBERAL] == LIBERALS_TO_WIN - 1

    # Claims

    def _claim(self, seen: Observation, rng: random.Random) -> Action | None:
        """The oldest thing not told yet and not kept quiet."""
        kept_quiet: list[tuple[str, int]] = []
        for action in seen.legal:
            if action.verb != "claim":
                continue
            kind, session = str(action[1]), int(action[2])
            if (kind, session) in kept_quiet:
                continue
            said = self._saying(kind, session, seen, rng)
            if said:
                return Action("claim", kind, session, *said)
            kept_quiet.append((kind, session))
        return None

    def _saying(self, kind: str, number: int, seen: Observation, rng: random.Random) -> tuple[str | int, ...]:
        """What is said of it; nothing is an empty answer."""
        history = self._history()
        if kind == "party":
            return self._says_party(number, rng)
        if kind == "peek":
            return self._says_peek(number, rng)
        session = history.sessions[number - 1]
        shares = self._says_hand(kind, session, seen)
        if self._keeps_quiet(kind, number, shares):
            return ()
        return (drawn(shares[:-1], rng),)

    def _keeps_quiet(self, kind: str, number: int, shares: list[float]) -> bool:
        """The last share is of silence. Whoever chose it is asked again and must not change their mind: so the lot is
        drawn from what the seat had seen when the session began, not from the dice of the moment."""
        if shares[-1] <= 0.0:
            return False
        lot = random.Random(f"{kind} {self._history().before_session(number)}").random()
        return lot * sum(shares) < shares[-1]

    def _says_hand(self, kind: str, session: Session, seen: Observation) -> list[float]:
        """By number of liberal tiles, nothing at the end: as people of the role, without what cannot be true."""
        role = self._role()
        if kind == "drawn":
            partner = self._partner(seen, session.chancellor)
            row = self._habits().says_drawn(role, partner, session.drawn, session.passed, session.laid)
        else:
            row = self._habits().says_received(role, session.passed, session.laid)
        return worth_saying(row, session.laid)

    def _says_party(self, number: int, rng: random.Random) -> tuple[str | int, ...]:
        for pick in self._history().picks:
            if pick.session == number and pick.president == self._history().seat and pick.party != NOT_SAID:
                shares = self._habits().says_party(self._role(), pick.party)[:]
                if self._role() != LIBERAL and pick.party == FASCIST:
                    shares[FASCIST] = 0.0  # one does not give one's own side away
                elif self._role() == LIBERAL:
                    shares = [1.0, 0.0, 0.0] if pick.party == LIBERAL else [0.0, 1.0, 0.0]
                if self._keeps_quiet("party", number, shares):
                    return ()
                return (PARTIES[drawn(shares[:-1], rng)],)
        return ()

    def _says_peek(self, number: int, rng: random.Random) -> tuple[str | int, ...]:
        for peek in self._history().peeks:
            if peek.session == number and peek.president == self._history().seat:
                tiles = peek.seen
                if rng.random() >= people.TRUE_PEEK[self._role()] and self._role() != LIBERAL:
                    tiles = (0, 1, 2, 4)[int(rng.random() * 4)]  # few liberal tiles excuse what is laid next
                return tuple([PARTIES[LIBERAL if tiles >> place & 1 else FASCIST] for place in range(3)])
        return ()


def the_truth(kind: str, session: Session) -> list[float]:
    """As shares of what could be said."""
    held, most = (session.drawn, 3) if kind == "drawn" else (session.passed, 2)
    return [1.0 if said == held else 0.0 for said in range(most + 2)]


def worth_saying(row: list[float], laid: int) -> list[float]:
    """The shares of what all could believe, with the policy that was laid, and what people say now and then."""
    return [
        0.0 if share < people.RARELY_SAID or not _could_be(said, len(row) - 2, laid) else share
        for said, share in enumerate(row)
    ]


def _could_be(said: int, most: int, laid: int) -> bool:
    """Whether all could believe that so many tiles of a hand were liberal."""
    if said > most:
        return True  # nothing said
    return said > 0 if laid == LIBERAL else said < most


def seat_of(action: Action) -> int:
    seat = action[1]
    assert isinstance(seat, int)
    return seat


def drawn(weights: Sequence[float], rng: random.Random) -> int:
    """A place in the list, by weight."""
    left = rng.random() * sum(weights)
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0.0:
            return place
    return max(range(len(weights)), key=lambda place: weights[place])
