"""A game against bots in the terminal."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Sequence
from typing import Any

import conjura
from conjura.kernel import Action, BadNotation, Chance, Header, Record, State
from conjura.players import bots_from
from conjura.players.match import play
from conjura.terminal import FORMS, names_for
from conjura.words import Words

Say = Callable[[str], None]
Ask = Callable[[str], str]


class Leave(Exception):
    """The person has had enough."""


class Person:
    """Somebody at the keyboard; sits at the table like any bot."""

    name = "person"

    def __init__(self, game: str, words: Words, names: Sequence[str], ask: Ask, say: Say) -> None:
        self.words = words
        self.names = names
        self.form = FORMS[game]
        self.ask = ask
        self.say = say
        self.told = 0  # events already printed

    def tell(self, state: State, seat: int | None) -> None:
        """Print what has happened since the last time."""
        seen = state.observe(seat)
        events = state.events(self.told)
        self.told += len(events)
        for event in events:
            self.say(self.form.line(event.seen_by(seat), seen, self.words, self.names))

    def choose(self, observation: Any, rng: random.Random) -> Action | None:
        required = any(decision.required for decision in observation.decisions if decision.seat == observation.seat)
        options: list[Action] = list(dict.fromkeys(observation.legal))
        self.say("")
        for line in self.form.table(observation, self.words, self.names):
            self.say(line)
        self.say("")
        self.say(self.form.asked(observation, self.words, self.names))
        for number, action in enumerate(options, start=1):
            label = self.form.label(action, observation, self.words, self.names)
            self.say(f"  {number:2}  {label}  [{action}]")
        if not required:
            self.say(f"   0  {self.words.say('cli-nothing')}")
        while True:
            answer = self.ask(self.words.say("cli-choose")).strip().lower()
            if answer in ("q", "quit", "exit"):
                raise Leave
            if answer == "0" and not required:
                return None
            if answer.isdecimal() and 1 <= int(answer) <= len(options):
                return options[int(answer) - 1]
            try:
                if (action := Action.parse(answer)) in options:
                    return action
            except BadNotation:
                pass
            self.say(self.words.say("cli-choose-again", most=len(options)))


def play_in_terminal(
    game_name: str,
    options: dict[str, Any],
    *,
    bots: str = "simple",
    seat: int = 0,
    seed: str | None = None,
    language: str = "en",
    ask: Ask = input,
    say: Say = print,
) -> Record | None:
    """Sit down at that seat and play to the end; gives the record, or ``None`` when the person leaves."""
    words = Words(language)
    game = conjura.game(game_name, **options)
    seed = seed if seed is not None else secrets.token_hex(32)
    names = names_for(game.players, words)
    players: list[Any] = list(bots_from(game_name, bots, game.players))
    person = Person(game_name, words, names, ask, say)
    players[seat] = person
    record = Record(Header.of(game, seed))
    say(words.say("cli-welcome", game=words.say(f"game-{game_name}"), name=names[seat]))
    say(words.say("cli-commitment", hash=str(record.header.commitment)))

    def watch(state: State, actor: int, action: Action) -> None:
        person.tell(state, seat)

    try:
        state, _ = play(game, players, Chance.seeded(seed), random.Random(f"bots {seed}"), record=record, watch=watch)
    except (Leave, EOFError, KeyboardInterrupt):
        say(words.say("cli-left"))
        return None
    record.close(state.outcome(), seed)
    seen = state.observe(seat)
    say("")
    for line in person.form.table(seen, words, names):
        say(line)
    outcome = state.outcome()
    assert outcome is not None
    say(words.say(f"outcome-{'sh' if game_name == 'secret-hitler' else 'bo'}-{outcome.reason}"))
    say(words.say("cli-won" if seat in outcome.winners else "cli-lost"))
    return record
