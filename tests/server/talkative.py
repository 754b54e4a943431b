"""Bots that speak, for servers of the tests: whatever they do or are asked, they say a sentence that there is."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from conjura.kernel import Action, SeatName, Told
from conjura.players import Question
from tests.server.kit import ROOT

# What a server is started with so that its tables have these bots
ENVIRONMENT = {"PYTHONPATH": f"{Path(__file__).parent / 'talkers'}:{ROOT}"}

BALLOT = "talk-ask-suspect"  # said with a vote
DEED = "talk-ask-trust"  # said with anything else
ANSWER = {"why": "policy-fascist", "trust": "policy-liberal", "suspect": "role-hitler"}


class Talkative:
    """Answers what is asked at random, takes up no offers, and comments on everything."""

    name = "talkative"

    def choose(self, observation: Any, rng: random.Random) -> Action | None:
        if not any(decision.required for decision in observation.decisions if decision.seat == observation.seat):
            return None
        return rng.choice([action for action in observation.legal if action.verb != "claim"])

    def remark(self, observation: Any, action: Action, rng: random.Random) -> Told | None:
        # Each in its own way: what somebody has just said is not said again.
        way = str(observation.seat)
        return Told(BALLOT if action.verb == "vote" else DEED, {"name": SeatName(0), "way": way})

    def answer(self, observation: Any, question: Question, rng: random.Random) -> Told | None:
        return Told(ANSWER[question.asks])


class Stumbling(Talkative):
    """Has no words for what it wants to say, and falls over when it is asked."""

    name = "stumbling"

    def remark(self, observation: Any, action: Action, rng: random.Random) -> Told | None:
        return Told("no-such-message", {"name": SeatName(0)})

    def answer(self, observation: Any, question: Question, rng: random.Random) -> Told | None:
        raise RuntimeError("no answer")
