"""What a player of Secret Hitler says: a line with what it does, and an answer when somebody asks.

Every line follows from beliefs that a player of its role would show. A liberal shows its own. A fascist or Hitler shows
what everybody could believe of a table at which they were liberals: that fits whatever they have claimed, and holds
nothing that they alone know. So the words of both sides are made in one way, and style gives nobody away.
"""

from __future__ import annotations

import random
from typing import Final

from conjura.kernel import Action, Argument, SeatName, Told
from conjura.players.secret_hitler.beliefs import Beliefs, Mind
from conjura.players.secret_hitler.habits import (
    IN_CONFLICT,
    LAID_FASCIST,
    LAID_LIBERAL,
    NOMINATES,
    NOT_SAID,
)
from conjura.players.secret_hitler.history import History
from conjura.secret_hitler.terms import FASCIST, LIBERAL, seats_in
from conjura.secret_hitler.view import Observation

WAYS: Final = ("a", "b", "c")  # in which every line can be put
# What several may say of the same thing can be put in more ways, and each seat has its own turn among them: otherwise
# neighbours would say the same word for word.
MORE_WAYS: Final = (*WAYS, "d", "e", "f")
BY_SEVERAL: Final = (
    *("say-sh-ja-tracker", "say-sh-ja-trust", "say-sh-ja-try"),
    *("say-sh-nein-hitler", "say-sh-nein-doubt", "say-sh-nein-others"),
    "say-sh-claim-no-choice",
)
# How often something is said of it at all: a table where everybody explains every vote is tiring.
OFTEN: Final = {"nominate": 0.6, "vote": 0.15, "claim": 0.5, "execute": 1.0, "special-election": 1.0, "veto": 0.7}
CLEARLY: Final = 0.12  # more than by chance: so much speaks for or against somebody, to say so
WORTH_NAMING: Final = 0.02  # what moved a belief less is no reason to name
VETO_VERBS: Final = ("veto", "agree", "refuse")


def remark(mind: Mind, seen: Observation, action: Action, rng: random.Random) -> Told | None:
    """What is said along with the action, or nothing."""
    mind.update(seen)
    if rng.random() >= OFTEN.get(_kind(action), 0.0):
        return None
    told = _reason(mind, seen, action)
    return None if told is None else _in_some_way(told, mind, seen, rng)


def advice(mind: Mind, seen: Observation, action: Action, rng: random.Random) -> Told:
    """Why one would do it: as it would be said to all, or that it serves one's side."""
    mind.update(seen)
    return _in_some_way(_reason(mind, seen, action) or Told("say-sh-advice"), mind, seen, rng)


def _kind(action: Action) -> str:
    return "veto" if action.verb in VETO_VERBS else action.verb


def _reason(mind: Mind, seen: Observation, action: Action) -> Told | None:
    """Why the action was chosen, as far as there is something to say."""
    shown = Shown(mind, seen)
    verb = _kind(action)
    if verb == "nominate":
        return shown.nomination(_seat(action))
    if verb == "vote":
        return shown.vote(seen.president, seen.chancellor, action[1] == "ja", seen.tracker)
    if verb == "claim":
        return shown.claim(action)
    if verb == "execute":
        return shown.execution(_seat(action))
    if verb == "special-election":
        return Told("say-sh-special-election", {"name": SeatName(_seat(action))})
    return Told(f"say-sh-{action.verb}") if verb == "veto" else None


def answer(mind: Mind, seen: Observation, asks: str, about: int | None, rng: random.Random) -> Told | None:
    """What is said to a question: ``why`` (the last vote or nomination), ``trust``, ``suspect``; perhaps of a seat."""
    mind.update(seen)
    shown = Shown(mind, seen)
    told: Told | None = None
    if asks == "why":
        told = shown.reason_of_last_act()
    elif about is not None:
        told = shown.opinion(about)
    elif asks == "trust":
        told = shown.trusted()
    elif asks == "suspect":
        told = shown.suspected()
    return None if told is None else _in_some_way(told, mind, seen, rng)


class Shown:
    """The beliefs of one seat as it lets others see them."""

    def __init__(self, mind: Mind, seen: Observation) -> None:
        assert seen.seat is not None
        self._seat: int = seen.seat
        self._history: History = mind.history
        role = seen.known[seen.seat]
        self._beliefs: Beliefs = mind.own if role == LIBERAL else mind.as_liberal(seen.seat)
        self.fascist, self.hitler = self._beliefs.fascist, self._beliefs.hitler
        living = [seat for seat in seats_in(self._history.alive) if seat != seen.seat]
        self._others: list[int] = living
        self._usual = sum([self.fascist[seat] for seat in living]) / max(1, len(living))

    # With an action

    def nomination(self, chancellor: int) -> Told:
        """Why this one."""
        name: dict[str, Argument] = {"name": SeatName(chancellor)}
        history = self._history
        if history.in_zone and history.not_hitler >> chancellor & 1:
            return Told("say-sh-nominate-not-hitler", name)
        vouching = [seat for seat in seats_in(history.vouched_by[chancellor]) if seat != chancellor]
        if vouching:
            return Told("say-sh-nominate-vouched", {**name, "by": SeatName(vouching[-1])})
        record = history.record(chancellor)
        if record == LAID_LIBERAL:
            return Told("say-sh-nominate-record", name)
        if (
            history.in_zone
            and self.fascist[chancellor] > self._usual + CLEARLY
            and not self._could_be_hitler(chancellor)
        ):
            return Told("say-sh-nominate-rather", name)
        if record in (LAID_FASCIST, IN_CONFLICT):
            return Told("say-sh-nominate-again", name)
        if self.fascist[chancellor] < self._usual - CLEARLY:
            return Told("say-sh-nominate-least", name)
        return Told("say-sh-nominate-new" if history.sessions else "say-sh-nominate-first", name)

    def vote(self, president: int, chancellor: int, ja: bool, tracker: int) -> Told | None:
        """Why this ballot; nothing of one's own government."""
        if self._seat in (president, chancellor):
            return None
        if ja:
            if tracker == 2:
                return Told("say-sh-ja-tracker")
            pair: dict[str, Argument] = {"government": [SeatName(president), SeatName(chancellor)]}
            if max(self.fascist[president], self.fascist[chancellor]) < self._usual:
                return Told("say-sh-ja-trust", pair)
            return Told("say-sh-ja-try", pair)
        if self._history.in_zone and self._could_be_hitler(chancellor):
            return Told("say-sh-nein-hitler", {"name": SeatName(chancellor)})
        doubted = president if self.fascist[president] >= self.fascist[chancellor] else chancellor
        if self.fascist[doubted] > self._usual + CLEARLY:
            return Told("say-sh-nein-doubt", {"name": SeatName(doubted)})
        return Told("say-sh-nein-others")

    def execution(self, victim: int) -> Told:
        """Somebody suspect, or else a guess: nobody says of a friend of the table that all points to them."""
        suspect = self.fascist[victim] > self._usual or self._could_be_hitler(victim)
        return Told("say-sh-execute" if suspect else "say-sh-execute-guess", {"name": SeatName(victim)})

    def _could_be_hitler(self, seat: int) -> bool:
        """Rather than most."""
        return self.hitler[seat] > 1.0 / max(1, len(self._others))

    def claim(self, action: Action) -> Told | None:
        """What goes without saying is not said again; a contradiction is."""
        kind, session = str(action[1]), int(action[2])
        if kind == "party" or kind == "peek":
            return None  # the claim says it all
        government = self._history.sessions[session - 1]
        said = int(action[3])
        if government.laid != FASCIST:
            return None
        if kind == "drawn":
            if said == 0:
                return Told("say-sh-claim-no-choice")
            if government.said_received == 0 or government.said_received == NOT_SAID:
                return Told("say-sh-accuse-passed-liberal", {"name": SeatName(government.chancellor)})
            return None
        if said == 0 and government.said_drawn != NOT_SAID and government.said_drawn > 0:
            return Told("say-sh-accuse-got-none", {"name": SeatName(government.president)})
        return None

    # When asked

    def reason_of_last_act(self) -> Told:
        """Of the last nomination or ballot that all have seen."""
        history = self._history
        nominations = [pick for pick in history.picks if pick.choice == NOMINATES and pick.president == self._seat]
        ballots = [one for one in history.ballots if one.voters >> self._seat & 1]
        mine = nominations[-1] if nominations else None
        last = ballots[-1] if ballots else None
        if last is not None and last.president != self._seat:
            told = self.vote(last.president, last.chancellor, last.ayes >> self._seat & 1 == 1, last.tracker)
            if told is not None:
                return told
        if mine is not None:
            return self.nomination(mine.target)
        return Told("say-sh-why-own" if last is not None else "say-sh-why-nothing")

    def trusted(self) -> Told:
        """Whom it trusts most, if anybody."""
        if not self._others:
            return Told("say-sh-trust-nobody")
        best = min(self._others, key=lambda seat: self.fascist[seat])
        if self.fascist[best] > self._usual - CLEARLY:
            return Told("say-sh-trust-nobody")
        return self._because("say-sh-trust", best, speaks_for=True)

    def suspected(self) -> Told:
        """Whom it suspects most, if anybody."""
        if not self._others:
            return Told("say-sh-suspect-nobody")
        worst = max(self._others, key=lambda seat: self.fascist[seat])
        if self.fascist[worst] < self._usual + CLEARLY:
            return Told("say-sh-suspect-nobody")
        return self._because("say-sh-suspect", worst, speaks_for=False)

    def opinion(self, seat: int) -> Told:
        """What it thinks of one seat."""
        if seat == self._seat:
            return Told("say-sh-myself")
        if seat not in self._others:
            return Told("say-sh-dead", {"name": SeatName(seat)})
        if self.fascist[seat] > self._usual + CLEARLY:
            return self._because("say-sh-suspect", seat, speaks_for=False)
        if self.fascist[seat] < self._usual - CLEARLY:
            return self._because("say-sh-trust", seat, speaks_for=True)
        return Told("say-sh-unsure", {"name": SeatName(seat)})

    def _because(self, key: str, seat: int, speaks_for: bool) -> Told:
        """The line with the act that speaks most for it; one's own part in that is told in the first person."""
        name: dict[str, Argument] = {"name": SeatName(seat)}
        for reason in self._beliefs.moved(seat, 3):
            if (reason.size < 0.0) != speaks_for or abs(reason.size) < WORTH_NAMING:
                continue
            part = [role for role, who in reason.told.args.items() if who == SeatName(self._seat)]
            if not part:
                return Told(f"{key}-because", {**name, "reason": reason.told})
            if "target" in part:
                return Told(f"{key}-saw-me", name)
            if SeatName(seat) in reason.told.args.values():
                return Told(f"{key}-with-me", name)
        return Told(key, name)


def _seat(action: Action) -> int:
    seat = action[1]
    assert isinstance(seat, int)
    return seat


def _in_some_way(told: Told, mind: Mind, seen: Observation, rng: random.Random) -> Told:
    """One of the ways in which the line can be put."""
    if told.key in BY_SEVERAL and seen.seat is not None:
        way = MORE_WAYS[(seen.seat + len(mind.history.ballots)) % len(MORE_WAYS)]
    else:
        way = WAYS[int(rng.random() * len(WAYS))]
    return Told(told.key, {**told.args, "way": way})
