"""A game against bots in the terminal."""

from __future__ import annotations

import contextlib
import random
import secrets
from collections.abc import Callable
from typing import Any

import conjura
from conjura.kernel import Action, BadNotation, Chance, Event, Game, Header, Observation, Record, Seen, State, Told
from conjura.players import bots_from
from conjura.players.match import play
from conjura.players.outlooks import kind_for
from conjura.players.talking import Advice, adviser, chosen_together, said, speaks, still_chosen
from conjura.terminal.lookup import look_up
from conjura.terminal.reader import Reader, names_for, words_for
from conjura.words import MissingWords

Say = Callable[[str], None]
Ask = Callable[[str], str]


class Leave(Exception):
    """The person has had enough."""


class Person:
    """Somebody at the keyboard; sits at the table like any bot."""

    name = "person"

    def __init__(self, game: Game, reader: Reader, ask: Ask, say: Say) -> None:
        self.game = game
        self.reader = reader
        self.words = reader.words
        self.ask = ask
        self.say = say
        self.outlook = kind_for(game.name)
        self.events: list[Event] = []  # those already printed

    def tell(self, state: State, seat: int | None) -> None:
        """Print what has happened since the last time."""
        known = len(self.events)
        self.events += state.events(known)
        seen = Seen.of(self.game, state.observe(seat), self.events, open=True)
        for event in self.events[known:]:
            self.say(self.reader.line(event, seen))

    def show(self, observation: Observation) -> Seen:
        """Print how the table stands."""
        seen = Seen.of(self.game, observation, self.events, open=True)
        self.say("")
        for line in self.reader.table(seen):
            self.say(line)
        return seen

    def choose(self, observation: Any, rng: random.Random) -> Action | None:
        required = any(decision.required for decision in observation.decisions if decision.seat == observation.seat)
        options: list[Action] = list(dict.fromkeys(observation.legal))
        seen = self.show(observation)
        self.say("")
        for line in self.reader.asked(seen):
            self.say(line)
        self.say(f"   ?  {self.words.say('hint-ask')}")
        rule = observation.decisions[0].source
        self.say(f"   ?… {self.words.say('cli-look-up', example=f'? {rule}')}")
        if self.outlook is not None:
            self.say(f"   {self.outlook.word}  {self.words.say(f'{self.game.short}-{self.outlook.word}-ask')}")
        for line in self.reader.choices(options, observation, seen):
            self.say(line)
        if not required:
            self.say(f"   0  {self.words.say('cli-nothing')}")
        while True:
            answer = self.ask(self.words.say("cli-choose")).strip().lower()
            if answer in ("q", "quit", "exit"):
                raise Leave
            if answer == "0" and not required:
                return None
            if answer == "?":
                self.say(self.advice(observation, seen))
                continue
            if answer.startswith("?"):
                for line in look_up(answer[1:], self.game, self.words):
                    self.say(line)
                continue
            if self.outlook is not None and answer == self.outlook.word:
                for line in self.reader.sections(self.outlook.reckon(observation).text):
                    self.say(line)
                continue
            if answer.isdecimal() and 1 <= int(answer) <= len(options):
                return options[int(answer) - 1]
            try:
                if (action := Action.parse(answer)) in options:
                    return action
            except BadNotation:
                pass
            self.say(self.words.say("cli-choose-again", most=len(options)))

    def advice(self, observation: Any, seen: Seen) -> str:
        """What the strongest bot would do here, and why; nobody advises those who must choose alone (BO-I2)."""
        if observation.seat in getattr(observation, "unadvised", ()):
            return self.words.say("error-hint-unadvised")
        seed = f"{len(observation.log)} hint"
        strong = bots_from(self.game.name, adviser(self.game.name), 1)[0]
        action = strong.choose(observation, random.Random(seed))
        if action is None:
            return self.words.say("hint-pass")
        told = said(strong, observation, Advice(action), seed)
        reason = "" if told is None else self.words.tell(told, self.reader.names)
        title = self.words.tell(self.game.telling.label(action, seen).title, self.reader.names)
        return self.words.say("hint-said", action=title, reason=reason).strip()


class Speaking:
    """A bot that says something about what it does."""

    def __init__(self, bot: Any, seed: str) -> None:
        self.bot = bot
        self.name = bot.name
        self.seed = seed
        self.remark: tuple[Told, str | None] | None = None  # and what it waits for

    def choose(self, observation: Any, rng: random.Random) -> Action | None:
        action: Action | None = self.bot.choose(observation, rng)
        self.remark = None
        if action is not None:
            with contextlib.suppress(Exception):  # one that cannot speak plays on
                told = said(self.bot, observation, action, f"{self.seed} {len(observation.log)}")
                self.remark = None if told is None else (told, chosen_together(observation))
        return action


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
    game = conjura.game(game_name, **options)
    words = words_for(game, language)
    seed = seed if seed is not None else secrets.token_hex(32)
    names = names_for(game.players, words)
    players: list[Any] = list(bots_from(game_name, bots, game.players))
    person = Person(game, Reader(words, names), ask, say)
    players[seat] = person
    record = Record(Header.of(game, seed))
    say(words.say("cli-welcome", game=words.say(f"game-{game_name}"), name=names[seat]))
    say(words.say("cli-commitment", hash=str(record.header.commitment)))

    speaking = {}
    if game.options.get("talk") is not False:
        speaking = {at: Speaking(bot, f"{seed} {at}") for at, bot in enumerate(players) if speaks(bot)}
    for at, bot in speaking.items():
        players[at] = bot

    def watch(state: State, actor: int, action: Action) -> None:
        person.tell(state, seat)
        for number, bot in speaking.items():
            if bot.remark is not None and not still_chosen(bot.remark[1], state.decisions()):
                told, bot.remark = bot.remark[0], None
                if number not in state.observe(None).silent:
                    with contextlib.suppress(MissingWords):
                        say(f"  {names[number]}: {words.tell(told, names)}")

    try:
        state, _ = play(game, players, Chance.seeded(seed), random.Random(f"bots {seed}"), record=record, watch=watch)
    except (Leave, EOFError, KeyboardInterrupt):
        say(words.say("cli-left"))
        return None
    record.close(state.outcome(), seed)
    person.show(state.observe(seat))
    outcome = state.outcome()
    assert outcome is not None
    say(words.say(f"outcome-{game.short}-{outcome.reason}"))
    say(words.say("cli-won" if seat in outcome.winners else "cli-lost"))
    return record
