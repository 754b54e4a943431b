"""Baselines of the published study: for the command line, not for people to play with."""

from __future__ import annotations

import random

import pytest

import conjura
from conjura.cli import main
from conjura.kernel import Action, BadOptions, Chance, State
from conjura.players import BOTS, Bot, bot, bots_from, maker, with_stand_ins
from conjura.players.match import play
from conjura.words import LANGUAGES
from tests.secret_hitler.kit import Table

BASELINES = ["random-silent", "selfish", "ismcts-2020", "ismcts-2020-sane"]
SEARCHING = BASELINES[2:]


def made(name: str, iterations: int = 40) -> Bot:
    return maker("secret-hitler", f"{name}@{iterations}" if name in SEARCHING else name)()


def answer(table: Table, seat: int, player: Bot, seed: int = 1) -> str:
    return str(player.choose(table.state.observe(seat), random.Random(seed)))


@pytest.mark.parametrize("name", BASELINES)
def test_people_are_not_offered_it(name: str) -> None:
    assert name not in BOTS["secret-hitler"]
    with pytest.raises(BadOptions):
        bot("secret-hitler", name)
    with pytest.raises(ValueError):
        with_stand_ins("secret-hitler", name)


@pytest.mark.parametrize("name", BASELINES)
@pytest.mark.parametrize("players", [5, 8])
def test_it_plays_whole_games_without_a_word_and_the_same_again(name: str, players: int) -> None:
    def game() -> list[tuple[int, str]]:
        done: list[tuple[int, str]] = []

        def watch(state: State, seat: int, action: Action) -> None:
            done.append((seat, str(action)))

        bots = [made(name, 4) for _ in range(players)]
        play(conjura.game("secret-hitler", players=players), bots, Chance.seeded(3), random.Random(3), watch=watch)
        return done

    first = game()
    assert not any(action.startswith("claim") for _, action in first)
    assert game() == first


@pytest.mark.parametrize(("role", "kept"), [("L", "liberal"), ("F", "fascist"), ("H", "fascist")])
def test_selfish_plays_the_tiles_of_its_party(role: str, kept: str) -> None:
    roles = role + "LLLFH".replace(role, "", 1)
    laid = "fascist" if kept == "liberal" else "liberal"
    for seed in range(8):
        president = Table(5, roles, first=0, top="LFF").elect(1)
        assert answer(president, 0, made("selfish"), seed) == f"discard {laid}"
        chancellor = Table(5, roles, first=1, top="LFF").elect(0).discard("F")
        assert answer(chancellor, 0, made("selfish"), seed) == f"enact {kept}"


def test_selfish_is_random_where_no_tile_is_asked() -> None:
    table = Table(5).nominate(1)
    votes = [answer(table, 3, made("selfish"), seed) for seed in range(60)]
    assert 15 < votes.count("vote ja") < 45


@pytest.mark.parametrize("name", SEARCHING)
def test_search_finds_what_wins_at_once(name: str) -> None:
    """The fifth liberal policy ends the game."""
    table = Table(5, "LLLFH", liberal_start=4).elect(1).discard("F")
    assert answer(table, 1, made(name, 2000)) == "enact liberal"
    fascist = Table(5, "LFLLH", liberal_start=4).elect(1).discard("F")
    assert answer(fascist, 1, made(name, 2000)) == "enact fascist"


def test_a_sane_search_votes_for_what_wins() -> None:
    """Three fascist policies lie and Hitler stands: whoever is on that side votes for him. The published one does not
    look at what its own ballot is worth."""
    table = Table(5, "FLLLH", first=3, fascist_start=3).nominate(4)
    assert [answer(table, 0, made("ismcts-2020-sane", 1500), seed) for seed in range(3)] == ["vote ja"] * 3
    votes = [answer(table, 0, made("ismcts-2020", 100), seed) for seed in range(20)]
    assert 3 < votes.count("vote ja") < 17


@pytest.mark.parametrize("name", SEARCHING)
def test_search_knows_nothing_but_what_the_seat_knows(name: str) -> None:
    """Other worlds with the same observation get the same answer."""
    table = Table(7).lay("LF").nominate()
    seen = table.state.observe(2)
    told = {answer(table, 2, made(name), 9)}
    for seed in range(5):
        other = table.game.imagine(seen, random.Random(seed))
        told.add(str(made(name).choose(other.observe(2), random.Random(9))))
    assert len(told) == 1


def test_more_iterations_are_more_work() -> None:
    table = Table(5)
    draws = []
    for iterations in (5, 50):
        rng = random.Random(1)
        made("ismcts-2020", iterations).choose(table.state.observe(0), rng)
        draws.append(rng.random())
    assert draws[0] != draws[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", ["ismcts-2020@0", "ismcts-2020@many", "ismcts-2020@", "simple@5", "ismcts@5"])
def test_a_wrong_number_of_iterations_is_refused_in_words(
    text: str, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CONJURA_LANGUAGE", language)
    assert main(["simulate", "secret-hitler", "--bots", text, "--games", "1"]) == 1
    assert text in capsys.readouterr().err


def test_a_table_of_several_kinds() -> None:
    names = [one.name for one in bots_from("secret-hitler", "selfish,ismcts-2020-sane@3,random-silent", 5)]
    assert names == ["selfish", "ismcts-2020-sane", *["random-silent"] * 3]
