"""What Black Orchestra's bots say: words in every language, nothing that is hidden, one line a turn, and lines that
follow from the plan, in which a person counts as much as a bot."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

import conjura
from conjura.black_orchestra import frames
from conjura.black_orchestra import log as logs
from conjura.black_orchestra.view import Observation
from conjura.kernel import Action, Chance, SeatName, Told
from conjura.players import Question, bot
from conjura.players.black_orchestra import NoviceBlackOrchestra, SharpBlackOrchestra, SteadyBlackOrchestra, reasons
from conjura.players.black_orchestra.reasons import IDS, Reason
from conjura.players.black_orchestra.talk import in_advice, in_some_way, in_telling
from conjura.players.black_orchestra.team import TeamJudge
from conjura.players.black_orchestra.weights import weights
from conjura.table.talk import weighty
from conjura.words import LANGUAGES, Words
from tests.black_orchestra.kit import Table

LEVELS = ("novice", "steady", "sharp")
ASKS = ("why", "plan", "need", "trust", "suspect")
NAMES = ["Ana", "Bruno", "Carla", "Dario", "Elena"]


def moments(level: str, players: int, seed: int, **options: Any) -> Iterator[tuple[Any, Observation, Action]]:
    """Every decision of a game among bots of that level: who chose, what it saw, what it did."""
    game = conjura.game("black-orchestra", players=players, **options)
    bots: list[Any] = [bot("black-orchestra", level) for _ in range(players)]
    chance = Chance.seeded(seed)
    state = game.new(chance)
    while (seat := state.to_act()) is not None:
        seen = state.observe(seat)
        action = bots[seat].choose(seen, random.Random(seed))
        assert action is not None
        yield bots[seat], seen, action
        state.apply(seat, action, chance)


def said_with(speaker: Any, seen: Observation, action: Action, rolls: int = 6) -> list[Told]:
    """All that might be said of it: what the dice decide is tried several times; and the answers to all questions."""
    told = [speaker.remark(seen, action, random.Random(roll)) for roll in range(rolls)]
    told += [speaker.answer(seen, Question(asks, 0, None), random.Random(1)) for asks in ASKS]
    if hasattr(speaker, "advice"):
        told.append(speaker.advice(seen, action, random.Random(2)))
    return [one for one in told if one is not None]


def keys_in(told: Told) -> Iterator[str]:
    """Its key and those of the messages within it."""
    yield told.key
    for value in told.args.values():
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, Told):
                yield from keys_in(one)


# Words


@pytest.mark.parametrize("level", LEVELS)
def test_every_line_has_words_in_every_language(level: str) -> None:
    words = [Words(language) for language in LANGUAGES]
    keys = set()
    for players, seed in ((1, 2), (3, 8), (5, 4)):
        for number, (speaker, seen, action) in enumerate(moments(level, players, seed)):
            if number % 3:
                continue
            for told in said_with(speaker, seen, action):
                keys.add(told.key)
                for one in words:
                    assert all(one.has(key) for key in keys_in(told)), told
                    text = one.tell(told, NAMES)
                    assert text and "{" not in text and "$" not in text
    assert len(keys) >= (5 if level == "novice" else 25)


SAMPLE = {
    "item": "keys",
    "space": "gestapo-hq",
    "who": "beck",
    "card": "safe",
    "thing": "map",
    "plot": "ambush",
    "leader": "hess",
    "ability": "inspire",
    "support": "4",
    "percent": "37",
    "dice": "3",
}


@pytest.mark.parametrize("reason", IDS)
def test_every_reason_can_be_told(reason: str) -> None:
    """With whatever arguments it may have; what a message does not ask for does no harm."""
    table = Table("beck", "kordt", "oster")
    judge = TeamJudge(table.state.observe(0), weights("sharp"))
    fewer = {name: value for name, value in SAMPLE.items() if name not in ("percent", "thing")}
    for args in (SAMPLE, fewer) if reason in ("strike", "hand-over") else (SAMPLE,):
        for who in (0, 1):
            told = in_telling(judge, who, Reason(reason, args))
            advised = in_advice(judge, who, Reason(reason, args))
            for language in LANGUAGES:
                assert Words(language).tell(in_some_way(advised, random.Random(1)), NAMES)
                for way in "abc":
                    assert Words(language).tell(Told(told.key, {**told.args, "way": way}), NAMES)


def test_every_question_that_the_rules_ask_is_reckoned_with() -> None:
    assert {kind for kind in frames.kinds() if kind} - {"action"} == set(reasons._ASKED)


def test_every_question_that_comes_up_has_a_reason_in_words() -> None:
    """Also those that only come up in the games of people who play anything."""
    chooser = SharpBlackOrchestra()
    asked: set[str] = set()
    for seed in range(25):
        game = conjura.game("black-orchestra", players=1 + seed % 5, trusted_lieutenants=seed % 3 == 0)
        rng, chance = random.Random(seed), Chance.seeded(seed)
        state = game.new(chance)
        while (seat := state.to_act()) is not None:
            kind = frames.open_question(state).asks
            if kind not in asked or rng.random() < 0.05:
                asked.add(kind)
                seen = state.observe(seat)
                for action in {chooser.choose(seen, rng), rng.choice(seen.legal)}:
                    assert action is not None
                    told = chooser.advice(seen, action, rng)
                    assert told is not None
                    assert all(Words(language).tell(told, NAMES) for language in LANGUAGES)
            state.apply(seat, rng.choice(list(state.legal(seat))), chance)
    assert len(asked) >= 20


# Secrets


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_words_in_any_world_that_looks_the_same(level: str) -> None:
    game = conjura.game("black-orchestra", players=3)
    compared = list(islice(moments(level, 3, 8), 60))
    assert len(compared) == 60
    for number, (speaker, seen, action) in enumerate(compared):
        other = game.imagine(seen, random.Random(number)).observe(seen.seat)
        assert said_with(speaker, other, action) == said_with(speaker, seen, action)


def test_a_line_names_only_what_lies_open_to_everybody() -> None:
    """No event that somebody has looked at, no interrogation card, no tile that is face down, no card of a deck."""
    named: Counter[str] = Counter()
    for seed in (3, 8, 11):
        for speaker, seen, action in moments("sharp", 4, seed):
            content = seen.game.content
            open_cards = {content.cards[card] for dossier in (*seen.dossier, seen.discard) for card in dossier}
            open_items = {content.items[item] for held in (*seen.items, seen.item_discard) for item in held}
            cards = [content.card[card].item for dossier in seen.dossier for card in dossier]  # some count as items
            open_items |= {content.items[item] for item in cards if item >= 0}
            open_items |= {content.items[tile] for tile in seen.tiles if 0 <= tile < len(content.items)}
            for told in said_with(speaker, seen, action, rolls=3):
                for key in keys_in(told):
                    kind, _, name = key.partition("-")
                    assert kind not in ("event", "interrogation"), told
                    if kind in ("card", "plot"):
                        assert name in open_cards, told
                        named["card"] += 1
                    elif kind == "item":
                        lacking = any(
                            key.startswith(("say-bo-plan-missing", "say-bo-advise-plan-missing", "say-bo-need-items"))
                            for key in keys_in(told)
                        )
                        assert lacking or name in open_items, told
                        named["item"] += 1
    assert named["card"] > 50 and named["item"] > 20


def test_a_newcomer_says_what_the_one_who_was_there_would() -> None:
    for number, (speaker, seen, action) in enumerate(moments("sharp", 3, 5)):
        if number % 7 == 0:
            assert said_with(SharpBlackOrchestra(), seen, action) == said_with(speaker, seen, action)


# How much


@pytest.mark.parametrize("level", ["steady", "sharp"])
def test_one_line_a_turn_besides_what_weighs_something(level: str) -> None:
    lines: Counter[tuple[int, int]] = Counter()
    turns, spoken = 0, 0
    for seed in range(4):
        for number, (speaker, seen, action) in enumerate(moments(level, 4, seed)):
            told = speaker.remark(seen, action, random.Random(number))
            turn = sum(entry[0] == logs.TURN for entry in seen.log)
            turns = max(turns, turn)
            if told is None:
                continue
            spoken += 1
            aside = ("call", "news", "release", "dissent", "lend", "react", "raid", "offer")
            if not any(word in told.key.split("-") for word in aside):
                lines[seed, turn] += 1
    assert spoken > 30
    assert max(lines.values()) == 1


def test_a_novice_says_less_and_calls_nobody() -> None:
    said: dict[str, list[str]] = {"novice": [], "steady": []}
    for level, keys in said.items():
        for seed in range(3):
            for number, (speaker, seen, action) in enumerate(moments(level, 3, seed)):
                told = speaker.remark(seen, action, random.Random(number))
                if told is not None:
                    keys.append(told.key)
    assert 0 < len(said["novice"]) < len(said["steady"])
    assert {key for key in said["novice"] if "call" in key.split("-")} <= {
        "say-bo-call-strike",
        "say-bo-call-strike-slim",
    }
    assert not any("news" in key.split("-") for key in said["novice"])


# What follows from the plan


def quiet(*who: str, **options: Any) -> Table:
    table = Table(*who, difficulty="easy", **options)
    table.clear_leaders("tannenberg")
    return table


def first_line(table: Table, notation: str, speaker: Any = None) -> Told:
    """What is said for certain with that action of whoever is asked."""
    seen = table.state.observe(table.state.to_act())
    action = next(one for one in seen.legal if str(one) == notation)
    speaker = SharpBlackOrchestra() if speaker is None else speaker
    told = next((said for roll in range(20) if (said := speaker.remark(seen, action, random.Random(roll)))), None)
    assert told is not None
    return told


def test_bots_serve_the_plot_of_a_person() -> None:
    """Seat 0 is a person's: the bot on seat 1 fetches for it and says so."""
    table = quiet("stauffenberg", "kordt", "oster", first=1)
    table.put("stauffenberg", "zeughaus", motivation="committed", dossier=["kidnapping"])
    table.put("kordt", "nuremberg", suspicion="low")
    table.put("oster", "zeughaus", dossier=["poison-parcel"])
    table.lay("munich", "weapons", face_up=True)
    assert table.asks == ("kordt", "action")
    seen = table.state.observe(1)
    chooser = SharpBlackOrchestra()
    plan = chooser.plan(seen)
    assert seen.game.seat_of[plan.lead] == 0
    assert [errand.who for errand in plan.errands] == [1]
    told = first_line(table, "move munich")
    assert told.key == "say-bo-fetch-for"
    assert Words("en").tell(Told(told.key, {**told.args, "way": "a"}), NAMES) == (
        "I will fetch the weapons in Munich for Stauffenberg."
    )


def test_the_lead_asks_whoever_holds_what_the_plot_needs() -> None:
    table = quiet("stauffenberg", "kordt", "oster")
    table.put("stauffenberg", "zeughaus", motivation="committed", dossier=["kidnapping"])
    table.put("oster", "zeughaus", items=["weapons"])
    told = first_line(table, "dossier")
    assert told.key == "say-bo-call-bring"
    assert told.args["name"] == SeatName(2)
    assert weighty(told.to_json())
    assert Words("es").tell(Told(told.key, {**told.args, "way": "a"}), NAMES) == "Carla, ¿me puedes traer las armas?"


def test_whoever_holds_what_the_lead_needs_offers_it() -> None:
    table = quiet("kordt", "stauffenberg", "oster")
    table.put("stauffenberg", "hannover", motivation="committed", dossier=["kidnapping"])
    table.put("kordt", "zeughaus", items=["weapons"])
    told = first_line(table, "dossier")
    assert told.key == "say-bo-call-offer"
    assert told.args["name"] == SeatName(1)
    assert (
        Words("it").tell(Told(told.key, {**told.args, "way": "a"}), NAMES)
        == "Bruno, ho le armi per te. Aspettami a Hannover."
    )


def test_the_lead_calls_everybody_to_the_strike_with_the_odds() -> None:
    table = quiet("stauffenberg", "kordt", "oster")
    table.lead("hitler", "munich")
    table.put("stauffenberg", "nuremberg", motivation="committed", suspicion="low", dossier=["kidnapping"])
    table.put("kordt", "nuremberg", items=["weapons", "weapons", "signature"])
    told = first_line(table, "move munich")
    assert told.key == "say-bo-call-come"
    percent = told.args["percent"]
    assert isinstance(percent, int) and 10 < percent < 90
    text = Words("en").tell(Told(told.key, {**told.args, "way": "a"}), NAMES)
    assert text == f"Come to Munich: I will strike there, {percent}% with you."


def test_a_strike_is_announced_with_its_odds() -> None:
    table = quiet("stauffenberg", "kordt", "oster")
    table.lead("hitler", "munich")
    table.put("stauffenberg", "munich", motivation="committed", suspicion="low", dossier=["kidnapping"])
    table.put("stauffenberg", items=["weapons", "signature"])
    for speaker in (SharpBlackOrchestra(), SteadyBlackOrchestra(), NoviceBlackOrchestra()):
        told = first_line(table, "plot kidnapping", speaker)
        assert told.key in ("say-bo-call-strike", "say-bo-call-strike-slim")
        assert weighty(told.to_json())


def test_a_plot_that_changes_the_plan_is_news() -> None:
    """The lead says so at once, and whoever comes next follows; the others have heard it."""
    table = quiet("stauffenberg", "kordt", "oster")
    table.put("stauffenberg", "zeughaus", dossier=[])
    table.next_cards("kidnapping")
    table.do("dossier")
    told = first_line(table, "dossier")
    assert told.key == "say-bo-news-lead-own"
    assert told.args["plot"] == Told("plot-kidnapping")


def test_whom_one_tries_to_free_is_named() -> None:
    table = quiet("kordt", "stauffenberg", "oster")
    table.put("kordt", "gestapo-hq", suspicion="low")
    table.put("oster", "prison")
    told = first_line(table, "release")
    assert told.key == "say-bo-release"
    assert (
        Words("en").tell(Told(told.key, {**told.args, "way": "a"}), NAMES) == "I will try to get Oster out of prison."
    )


@pytest.mark.parametrize(
    ("asks", "motivation", "key"),
    [
        ("plan", "motivated", "say-bo-plan-prepare"),
        ("why", "committed", "say-bo-plan-missing"),
        ("need", "committed", "say-bo-need-nothing"),
        ("trust", "committed", "say-bo-one-fate"),
    ],
)
def test_an_answer_tells_the_plan(asks: str, motivation: str, key: str) -> None:
    table = quiet("stauffenberg", "kordt", "oster")
    table.put("stauffenberg", "zeughaus", motivation=motivation, dossier=["kidnapping"])
    told = SharpBlackOrchestra().answer(table.state.observe(1), Question(asks, 0, None), random.Random(1))
    assert told is not None and told.key == key
    own = SharpBlackOrchestra().answer(table.state.observe(0), Question("plan", 1, None), random.Random(1))
    assert own is not None and own.key.endswith("-own")


def test_who_leads_says_what_is_needed() -> None:
    table = quiet("stauffenberg", "kordt", "oster")
    table.put("stauffenberg", motivation="committed", dossier=["kidnapping"])
    asked = Question("need", 1, None)
    told = SharpBlackOrchestra().answer(table.state.observe(0), asked, random.Random(1))
    assert told is not None and told.key == "say-bo-need-items"
    table.put("stauffenberg", motivation="motivated")
    told = SharpBlackOrchestra().answer(table.state.observe(0), asked, random.Random(1))
    assert told is not None and told.key == "say-bo-need-courage"
