"""The levels: all of them sane, none of them remembers anything, each decides from one observation at a time.

``novice`` judges as ``simple`` does and is easily led astray; ``steady`` and ``sharp`` are members of a team that plans
together from what lies open, ``steady`` with weights set by hand, ``sharp`` with tuned ones.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final

from conjura.black_orchestra.view import Observation
from conjura.kernel import Action, Told, Wish
from conjura.kernel.compiling import mypyc_attr
from conjura.players.black_orchestra import heeding, talk
from conjura.players.black_orchestra.answers import answer, own_question
from conjura.players.black_orchestra.judge import Judge
from conjura.players.black_orchestra.plan import Plan
from conjura.players.black_orchestra.reasons import Reason, reason_for
from conjura.players.black_orchestra.search import look_ahead
from conjura.players.black_orchestra.team import TeamJudge
from conjura.players.black_orchestra.weights import weights

_WHIM: Final = 0.25
_HARMLESS: Final = ("move", "dossier", "conspire", "reveal", "collect")


@mypyc_attr(allow_interpreted_subclasses=True)
class SteadyBlackOrchestra:
    """A member of the team."""

    name = "steady"

    def choose(self, observation: Observation, rng: random.Random) -> Action | None:
        question = own_question(observation)
        return None if question is None else answer(TeamJudge(observation, weights(self.name)), question)

    def plan(self, observation: Observation) -> Plan:
        """What the team is about, as everybody at the table can work it out."""
        return TeamJudge(observation, weights(self.name)).plan

    def reason(self, observation: Observation, action: Action) -> Reason | None:
        """Why this is what the bot does now."""
        question = own_question(observation)
        return None if question is None else reason_for(TeamJudge(observation, weights(self.name)), question, action)

    def remark(self, observation: Observation, action: Action, rng: random.Random) -> Told | None:
        question = own_question(observation)
        judge = TeamJudge(observation, weights(self.name))
        return None if question is None else talk.remark(judge, question, action, rng)

    def answer(self, observation: Observation, question: Any, rng: random.Random) -> Told | None:
        return talk.answer(TeamJudge(observation, weights(self.name)), question.asks, rng)

    def advice(self, observation: Observation, action: Action, rng: random.Random) -> Told | None:
        """The reason of the action in words, for somebody who asks what to do."""
        question = own_question(observation)
        judge = TeamJudge(observation, weights(self.name))
        return None if question is None else talk.advice(judge, question, action, rng)

    def heed(self, observation: Observation, action: Action, wishes: Sequence[Wish]) -> Action:
        """What it does instead, when others ask for something."""
        return heeding.heeded(observation, weights(self.name), action, wishes)

    def acknowledge(
        self, observation: Observation, action: Action, wishes: Sequence[Wish], rng: random.Random
    ) -> Told | None:
        """What it says when it does what others ask for."""
        told = heeding.acknowledged(observation, action, wishes)
        return None if told is None else talk.in_some_way(told, rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class SharpBlackOrchestra(SteadyBlackOrchestra):
    """The same with the best weights there are.

    With ``turns`` it looks ahead besides: so many turns are played on in imagined worlds for one decision, which tells
    something near the end of a game. With 1000 that is the last twenty events, and a second in plain Python.
    """

    name = "sharp"

    def __init__(self, turns: int = 0) -> None:
        self.turns = turns

    def choose(self, observation: Observation, rng: random.Random) -> Action | None:
        question = own_question(observation)
        if question is None:
            return None
        return look_ahead(observation, question, weights(self.name), self.turns, rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class NoviceBlackOrchestra:
    """Judges as ``simple`` does, but every fourth action goes to whatever comes to mind."""

    name = "novice"

    def choose(self, observation: Observation, rng: random.Random) -> Action | None:
        question = own_question(observation)
        if question is None:
            return None
        if question.asks == "action" and rng.random() < _WHIM:
            harmless = [
                one for one in observation.legal if one[0] in _HARMLESS and one not in observation.changes_nothing
            ]
            if harmless:
                return harmless[int(rng.random() * len(harmless))]
        return answer(Judge(observation, weights("simple")), question)

    def remark(self, observation: Observation, action: Action, rng: random.Random) -> Told | None:
        question = own_question(observation)
        judge = TeamJudge(observation, weights("steady"))
        return None if question is None else talk.little_remark(judge, question, action, rng)

    def answer(self, observation: Observation, question: Any, rng: random.Random) -> Told | None:
        return talk.in_some_way(Told("say-bo-novice"), rng)
