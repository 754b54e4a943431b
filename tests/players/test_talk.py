"""What bots say: words in every language, nothing that the role should hide, and a reason that fits."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Iterator
from typing import Any, cast

import pytest

import conjura
from conjura.kernel import Action, Argument, Chance, SeatName, State, Told
from conjura.players import Question, bots_from
from conjura.players.match import play
from conjura.players.secret_hitler.beliefs import Mind
from conjura.players.secret_hitler.talk import BY_SEVERAL, MORE_WAYS, WAYS, Shown, answer, remark
from conjura.secret_hitler import Observation
from conjura.secret_hitler.terms import HITLER, LIBERAL
from conjura.words import LANGUAGES, Words
from tests.secret_hitler.kit import Table

QUESTIONS = ("why", "trust", "suspect")


def moments(players: int, seed: int) -> Iterator[tuple[Observation, Action]]:
    """Every action of a game among simple bots, with what its seat could see before."""
    found: list[tuple[Observation, Action]] = []
    game = conjura.game("secret-hitler", players=players)
    seen: list[Observation] = []

    def watch(state: State, seat: int, action: Action) -> None:
        if seen:
            found.append((seen.pop(), action))

    class Watched:
        name = "watched"

        def __init__(self, seat: int) -> None:
            self._bot = bots_from("secret-hitler", "simple", players)[seat]

        def choose(self, observation: Observation, rng: random.Random) -> Action | None:
            action = self._bot.choose(observation, rng)
            if action is not None:
                seen[:] = [observation]
            return action

    play(game, [Watched(seat) for seat in range(players)], Chance.seeded(seed), random.Random(seed), watch=watch)
    return iter(found)


def everything_said(seen: Observation, action: Action) -> list[Told]:
    """The remark, said for certain, and the answers to all questions."""
    mind = Mind()
    said = [remark(mind, seen, action, random.Random(seed)) for seed in range(8)]
    for asks in QUESTIONS:
        said.append(answer(mind, seen, asks, None, random.Random(1)))
    for about in range(seen.players):
        said.append(answer(mind, seen, "trust", about, random.Random(1)))
    return [told for told in said if told is not None]


def names_of(told: Told) -> list[int]:
    return [value.seat for value in told.args.values() if isinstance(value, SeatName)]


@pytest.mark.parametrize("players", [5, 7, 10])
def test_every_line_has_words_in_every_language(players: int) -> None:
    words = [Words(language) for language in LANGUAGES]
    names = [f"Name{seat}" for seat in range(players)]
    keys: set[str] = set()
    for number, (seen, action) in enumerate(moments(players, 3)):
        if number % (3 * players):
            continue
        for told in everything_said(seen, action):
            keys.add(told.key)
            for one in words:
                text = one.tell(told, names)
                assert text and "{" not in text and "$" not in text
    assert len(keys) > 5


def test_nothing_of_ones_own_side_is_in_a_fascists_words() -> None:
    compared = 0
    for seen, action in list(moments(8, 5))[::3]:
        role = seen.known[seen.seat or 0]
        if role in (LIBERAL, HITLER) or action.verb == "claim":
            continue
        others = [seat for seat in range(8) if seat != seen.seat]
        turned = dict(zip(others, [*others[1:], others[0]], strict=True))
        other = copy.copy(seen)
        known = list(seen.known)
        for seat in others:
            known[turned[seat]] = seen.known[seat]
        other.known = tuple(known)
        other.log = (("roles", tuple(known)), *seen.log[1:])
        assert other.known != seen.known
        assert everything_said(other, action) == everything_said(seen, action)
        compared += 1
    assert compared > 5


def test_what_nobody_else_saw_does_not_change_a_fascists_words() -> None:
    """Hands that a fascist had are in its log; what it says follows from what all could see."""
    hidden = {"drawn": 2, "passed": 3, "enacted": 4}
    compared = 0
    for seen, action in list(moments(7, 6))[::2]:
        if seen.known[seen.seat or 0] == LIBERAL:
            continue
        other = copy.copy(seen)
        other.log = tuple(
            (*entry[: hidden[entry[0]]], *[None] * (len(entry) - hidden[entry[0]])) if entry[0] in hidden else entry
            for entry in seen.log
        )
        if other.log != seen.log:
            assert everything_said(other, action) == everything_said(seen, action)
            compared += 1
    assert compared > 3


def test_nobody_names_themselves_or_the_dead_as_friend_or_suspect() -> None:
    for seen, _ in list(moments(9, 7))[::8]:
        for asks in ("trust", "suspect"):
            told = answer(Mind(), seen, asks, None, random.Random(2))
            assert told is not None
            for seat in names_of(told):
                assert seat != seen.seat
                assert seen.alive >> seat & 1


def test_a_reason_speaks_for_whom_it_is_given() -> None:
    """Who is named as the most suspect is the one most likely to be a fascist, as far as the seat shows."""
    named = 0
    for seen, _ in list(moments(7, 8))[::4]:
        mind = Mind().update(seen)
        told = answer(mind, seen, "suspect", None, random.Random(3))
        assert told is not None
        if "name" in told.args:
            shown = Shown(mind, seen)
            (seat,) = names_of(told)
            living = [other for other in range(7) if other != seen.seat and seen.alive >> other & 1]
            assert shown.fascist[seat] == max(shown.fascist[other] for other in living)
            named += 1
    assert named > 4


@pytest.mark.parametrize(("victim", "key"), [(3, "say-sh-execute"), (6, "say-sh-execute-guess")])
def test_nobody_says_that_all_points_to_somebody_the_table_trusts(victim: int, key: str) -> None:
    """Seat 4, a fascist, shoots: it puts a fascist policy on seat 3; seat 6 has laid liberal ones."""
    table = Table(7, roles="HLLLFFL", powers=["execution", *["none"] * 4], top="LFFLFFLFFLFF")
    table.govern("L", 6).govern("L", 5).govern("L", 6).reject()
    table.govern("F", 3).do(4, "claim drawn 4 1").do(3, "claim received 4 0")
    told = remark(Mind(), table.state.observe(4), Action("execute", victim), random.Random(1))
    assert told is not None and told.key == key


@pytest.mark.parametrize(
    ("policies", "hitler", "key"), [("FFF", 0.02, "rather"), ("FFF", 0.4, "new"), ("F", 0.02, "new")]
)
def test_whoever_is_doubted_may_still_be_better_than_hitler(policies: str, hitler: float, key: str) -> None:
    """In the zone, of somebody who is a fascist rather than not; before it that would be no reason."""
    table = Table(7, roles="LLLLFFH", powers=["none"] * 5).lay(policies)
    seen = table.state.observe(table.president)
    shown = Shown(Mind().update(seen), seen)
    shown.fascist[5], shown.hitler[5] = 0.9, hitler
    assert shown.nomination(5).key == f"say-sh-nominate-{key}"


def test_neighbours_do_not_say_the_same_word_for_word() -> None:
    """Of one vote, whatever the dice."""
    table = Table(7, roles="LLLLFFH", powers=["none"] * 5).nominate(1)
    said: list[Told] = []
    for seat in range(7):
        seen = table.state.observe(seat)
        rolls = (remark(Mind(), seen, Action("vote", "nein"), random.Random(dice)) for dice in range(60))
        said += {told.args["way"]: told for told in rolls if told is not None}.values()
    assert len(said) == 5, "all but the government, each in one way"
    assert len({told.args["way"] for told in said}) == 5


def test_nobody_says_that_somebody_has_to_begin_once_a_government_has_sat() -> None:
    table = Table(7, roles="LLLLFFH", powers=["none"] * 5, top="FFF")
    keys = []
    for meets in (False, True):
        if meets:
            table.govern("F", 1)
        seen = table.state.observe(table.president)
        keys.append(Shown(Mind().update(seen), seen).nomination(4).key)
    assert keys == ["say-sh-nominate-first", "say-sh-nominate-new"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_can_be_put_in_several_ways(language: str) -> None:
    words = Words(language)
    lines = [key for key in words.names() if key.startswith("say-sh-")]
    assert len(lines) > 30
    names = [f"Name{seat}" for seat in range(3)]
    known: dict[str, Argument] = {
        "name": SeatName(0),
        "by": SeatName(1),
        "government": [SeatName(1), SeatName(2)],
        "reason": Told("belief-sh-nominated", {"president": SeatName(0), "chancellor": SeatName(1)}),
    }
    for key in lines:
        ways = MORE_WAYS if key in BY_SEVERAL else WAYS
        said = [words.tell(Told(key, {**known, "way": way}), names) for way in ways]
        assert len(set(said)) == len(ways), key
        assert not any(sign in one for one in said for sign in "{$}"), key


def test_a_fascist_speaks_like_the_liberal_they_would_be() -> None:
    for seen, _ in list(moments(6, 9))[::5]:
        mind = Mind().update(seen)
        assert seen.seat is not None
        shown = Shown(mind, seen)
        fascist, hitler = shown.fascist, shown.hitler
        assert fascist[seen.seat] == hitler[seen.seat] == 0.0
        team = 2  # at a table of six: one fascist and Hitler
        assert sum(fascist) == pytest.approx(team)
        assert sum(hitler) == pytest.approx(1.0)


def test_the_same_seat_says_the_same_with_the_same_dice() -> None:
    for number, (seen, action) in enumerate(moments(5, 10)):
        if number % 12 == 0:
            assert everything_said(seen, action) == everything_said(copy.copy(seen), action)


def test_who_is_asked_before_anything_happened_has_nothing_to_explain() -> None:
    state = conjura.game("secret-hitler", players=5).new(Chance.seeded(1))
    told = answer(Mind(), state.observe(0), "why", None, random.Random(1))
    assert told is not None and told.key == "say-sh-why-nothing"


def spoken(name: str, check: Callable[[Any, Observation, Told], None]) -> set[str]:
    """The keys of all that bots of that level say in a game; each answer is checked."""
    game = conjura.game("secret-hitler", players=5)
    bots = bots_from("secret-hitler", name, 5)
    said: list[Told] = []

    def watch(state: State, seat: int, action: Action) -> None:
        speaker: Any = bots[seat]
        seen = cast("Observation", state.observe(seat))
        told = speaker.answer(seen, SUSPECTS, random.Random(4))
        check(speaker, seen, told)
        remarked = speaker.remark(seen, action, random.Random(5))
        said.extend(one for one in (told, remarked) if one is not None)

    play(game, bots, Chance.seeded(3), random.Random(3), watch=watch)
    return {told.key for told in said}


SUSPECTS = Question("suspect", None, None)


@pytest.mark.parametrize("name", ["novice", "steady"])
def test_bots_say_with_the_mind_they_play_with_what_a_newcomer_would(name: str) -> None:
    def check(speaker: Any, seen: Observation, told: Told) -> None:
        newcomer: Any = bots_from("secret-hitler", name, 5)[0]
        assert told == newcomer.answer(seen, SUSPECTS, random.Random(4))

    assert len(spoken(name, check)) > 3


def test_a_sharp_bot_suspects_whom_it_believes_to_be_a_fascist() -> None:
    def check(speaker: Any, seen: Observation, told: Told) -> None:
        if "name" in told.args and seen.role == LIBERAL:
            (seat,) = names_of(told)
            living = [other for other in range(5) if other != seen.seat and seen.alive >> other & 1]
            chances = speaker.mind.own.fascist
            assert chances[seat] == pytest.approx(max(chances[other] for other in living))

    assert len(spoken("sharp", check)) > 3
