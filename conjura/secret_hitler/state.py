"""A game of Secret Hitler in progress: the position, and what it can be asked. The answers stand in the rules."""

from __future__ import annotations

from conjura.kernel import Action, Chance, Decision, Event, IllegalAction, Outcome
from conjura.secret_hitler import view
from conjura.secret_hitler.choices import BALLOT
from conjura.secret_hitler.position import Position, copy_position
from conjura.secret_hitler.rules import asked, claims, dispatch, refusals, victory
from conjura.secret_hitler.rules.asked import BALLOTS, ONE, choice
from conjura.secret_hitler.rules.election import vote
from conjura.secret_hitler.terms import ENACT, JA, MOST_SEATS, NEIN, NOBODY, VOTE
from conjura.secret_hitler.view import Observation


class State(Position):
    """A position that can be asked and moved on.

    ``decisions``, ``legal`` and ``apply`` are asked some hundred times in every game, so they look first at what is
    most common, a ballot, and at what is shared.
    """

    __slots__ = ()

    def decisions(self) -> tuple[Decision, ...]:
        """The open decisions, required ones first; ballots are open to all at once (SH-E5)."""
        phase = self.phase
        if phase == VOTE:
            required = BALLOTS[self.waiting]
        else:
            required = ONE[phase][self.chancellor if phase == ENACT else self.president]
        return required + asked.offers(self) if self.claimable else required

    def legal(self, seat: int) -> tuple[Action, ...]:
        """What the seat can do now: first what it is asked, then what it may claim."""
        if not 0 <= seat < MOST_SEATS:
            return ()
        if self.claimable:
            return choice(self, seat).actions + claims.legal(self, seat)
        if self.waiting:
            return BALLOT.actions if self.waiting >> seat & 1 else ()
        return choice(self, seat).actions

    def apply(self, seat: object, action: object, chance: Chance) -> None:
        """Let the seat do it, or raise ``IllegalAction`` and change nothing."""
        if type(seat) is not int or not 0 <= seat < MOST_SEATS:
            raise refusals.refusal(self, seat, action)
        waiting = self.waiting
        if (action is NEIN or action is JA) and waiting >> seat & 1 and waiting != 1 << seat:
            vote(self, seat, action is JA, chance)  # it is not the last one, after which much can happen
            return
        if type(action) is not Action:  # a mere tuple would compare equal
            raise refusals.refusal(self, seat, action)
        asked_now = choice(self, seat)
        try:
            value = asked_now.values[asked_now.actions.index(action)]
        except ValueError:
            if not claims.claim(self, seat, action):
                raise refusals.refusal(self, seat, action) from None
        else:
            if chance.can_refuse and len(self.deck) <= 3:
                dispatch.act_or_restore(self, seat, value, chance)
            else:
                dispatch.act(self, seat, value, chance)

    def choose(self, index: object, chance: Chance) -> None:
        """Let the seat to act do what stands at this place of its legal actions."""
        seat = asked.to_act(self)
        legal = () if seat == NOBODY else self.legal(seat)
        if type(index) is not int or not 0 <= index < len(legal):
            raise IllegalAction("no-such-choice", index=str(index)[:40], choices=len(legal))
        self.apply(seat, legal[index], chance)

    def to_act(self) -> int | None:
        """The seat of the first decision, or ``None`` when the game is over."""
        seat = asked.to_act(self)
        return None if seat == NOBODY else seat

    def play_out(self, chance: Chance) -> int:
        """Random choices to the end; gives how many there were."""
        return dispatch.play_out(self, chance)

    def observe(self, seat: object) -> Observation:
        """What the seat may know; ``None`` is a spectator."""
        return self._observe(seat, log=True)

    def glance(self, seat: object) -> Observation:
        """The observation without its log."""
        return self._observe(seat, log=False)

    def _observe(self, seat: object, log: bool) -> Observation:
        if seat is None:
            return view.observe(self, None, self.decisions(), (), log)
        if type(seat) is not int or not 0 <= seat < self.variant.players:
            raise refusals.no_such_seat(seat, self.variant.players)
        return view.observe(self, seat, self.decisions(), self.legal(seat), log)

    def events(self, since: int = 0) -> list[Event]:
        """What has happened, from that number on."""
        return view.events(self, since)

    def outcome(self) -> Outcome | None:
        """How the game ended, or ``None`` while it is on."""
        return victory.outcome(self)

    def clone(self, silent: bool = False) -> State:
        """An independent copy; a silent one leaves the log behind and writes none."""
        copy = State()
        copy_position(self, copy)
        if silent:
            copy.silent = True
            copy.log = []
            copy.told = None
        else:
            copy.log = self.log[:]
            copy.told = None if self.told is None else self.told.copy()
        return copy

    @property
    def hand(self) -> tuple[int, int]:
        """Liberal and fascist tiles in the president's or the chancellor's hand."""
        return self.liberals_in_hand, self.fascists_in_hand

    @property
    def discarded(self) -> tuple[int, int]:
        """Liberal and fascist tiles in the discard."""
        return self.liberals_discarded, self.fascists_discarded
