"""Minds of Secret Hitler follow from the log alone: a bot made in mid-game plays on as the one before it would have."""

from __future__ import annotations

import random
from math import log

import pytest

import conjura
from conjura.kernel import Chance
from conjura.players import Bot, bot, bots_from
from conjura.players.match import play
from conjura.players.secret_hitler import people
from conjura.players.secret_hitler.habits import habits_for
from conjura.players.secret_hitler.player import Player
from conjura.players.secret_hitler.styles import SHARP, StyledEvidence, StyledMind
from conjura.players.secret_hitler.tiles import Handling
from conjura.players.secret_hitler.worth import Worth
from conjura.secret_hitler import Observation, State
from conjura.secret_hitler.terms import HITLER, LIBERAL
from tests.secret_hitler.kit import Table

LEVELS = ["novice", "steady", "sharp"]
TABLES = {"alike": [], "mixed": ["random-silent", "simple", "selfish"]}


def the_same(level: str, followed: Bot, seen: Observation, dice: int) -> bool:
    """Whether a fresh bot chooses and speaks like the one that followed the game."""
    fresh = bot("secret-hitler", level)
    return followed.choose(seen, random.Random(dice)) == fresh.choose(seen, random.Random(dice))


def exactly_the_same_mind(followed: Bot, level: str, seen: Observation) -> bool:
    """To the last digit, so that no draw can fall between two nearly equal chances."""
    fresh = bot("secret-hitler", level)
    fresh.choose(seen, random.Random(0))
    followed.choose(seen, random.Random(0))
    minds = [one.mind for one in (fresh, followed)]  # type: ignore[attr-defined]  # every level has one
    return (minds[0].own.chances, minds[0].public.chances) == (minds[1].own.chances, minds[1].public.chances)


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("players", [5, 7, 10])
@pytest.mark.parametrize("level", LEVELS)
def test_a_fresh_bot_chooses_like_one_that_followed_the_game(level: str, players: int, table: str) -> None:
    compared = taken_back = claims = 0
    often = 3 if players < 10 else 7
    for seed in range(3 if players < 10 else 1):
        game = conjura.game("secret-hitler", players=players)
        chance, rng = Chance.seeded(seed), random.Random(seed)
        others = TABLES[table]
        names = [level if seat % 2 == 0 or not others else others[seat // 2 % 3] for seat in range(players)]
        bots = bots_from("secret-hitler", ",".join(names), players)
        state = game.new(chance)
        assert isinstance(state, State)
        while (decisions := state.decisions()) and state.outcome() is None:
            number = len(state.log)
            offered = [one.seat for one in decisions if not one.required and names[one.seat] == level]
            for seat in [*offered, *[one.seat for one in decisions if one.required][:1]]:
                seen = state.observe(seat)
                is_first_claim = claims == 0 and seat in offered
                if names[seat] == level and (is_first_claim or (number * 7 + seat) % often == 0):
                    assert the_same(level, bots[seat], seen, number)
                    compared += 1
                    claims += seat in offered
                    if compared % 8 == 0:
                        assert exactly_the_same_mind(bots[seat], level, seen)
                answer = bots[seat].choose(seen, rng)
                if answer is None:
                    continue
                # The step may be taken back, and another one taken in its place
                if rng.random() < 0.1:
                    ahead = state.clone()
                    ahead.apply(seat, rng.choice(seen.legal), Chance.seeded(number))
                    for one in range(players):
                        if names[one] == level and ahead.outcome() is None and ahead.observe(one).legal:
                            bots[one].choose(ahead.observe(one), random.Random(0))
                    assert names[seat] != level or the_same(level, bots[seat], seen, number)
                    taken_back += 1
                state.apply(seat, answer, chance)
                break
    assert compared > 9
    assert taken_back > 1
    assert claims > 0


def test_sharp_liberals_notice_who_plays_at_random() -> None:
    names = ["sharp", "random-silent", "sharp", "selfish", "sharp", "random-silent", "sharp"]
    found: dict[str, list[float]] = {name: [] for name in names}
    for seed in range(6):
        bots = bots_from("secret-hitler", ",".join(names), 7)
        state, _ = play(conjura.game("secret-hitler", players=7), bots, Chance.seeded(seed), random.Random(seed))
        assert isinstance(state, State)
        for seat in range(7):
            player = bots[seat]
            if names[seat] == "sharp" and state.roles[seat] == LIBERAL and state.session > 3:
                assert isinstance(player, Player)
                for other in range(7):
                    if other != seat:
                        found[names[other]].append(player.mind.handling.thinks(other))
    mean = {name: sum(chances) / len(chances) for name, chances in found.items()}
    assert mean["random-silent"] < 0.3
    assert mean["selfish"] < 0.3
    assert mean["sharp"] > 0.7


def silent_seats_have_governed(claims: bool) -> Observation:
    """Two liberal policies of the same two seats, and both times they say what they held or nothing at all."""
    table = Table(7, roles="LLLLFFH", first=1, top="LLFLLF")
    table.elect(2).discard("F").enact("L")
    if claims:
        table.do(1, "claim drawn 1 2").do(2, "claim received 1 2")
    table.elect(3).discard("F").enact("L")
    if claims:
        table.do(2, "claim drawn 2 2").do(3, "claim received 2 2")
    return table.reject().nominate().state.observe(0)


def test_a_government_is_valued_by_the_style_of_its_members() -> None:
    """Whoever never says anything may lay anything, and the worth of a government knows it."""
    worth = {}
    for claims in (False, True):
        seen = silent_seats_have_governed(claims)
        mind = StyledMind().update(seen)
        as_people = Worth(seen, mind.own, Handling(habits_for(7))).governments(1)[2]
        worth[claims] = Worth(seen, mind.own, mind.handling).governments(1)[2] - as_people
    assert worth[False] < worth[True] - 0.01
    assert mind.handling.enacts_liberal(2, LIBERAL, LIBERAL, 2, 0) > 0.95


def test_a_stranger_among_silent_seats_is_expected_to_play_as_they_do() -> None:
    """Seat 6 held no office: of it, only the company it keeps tells a way of playing."""
    thinks = [StyledMind().update(silent_seats_have_governed(claims)).handling.thinks(6) for claims in (False, True)]
    assert thinks[0] < thinks[1] - 0.1


def test_whom_a_fascist_names_in_the_zone_is_likely_hitler(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seat 0 has seen that seat 4 is a fascist, who now nominates seat 6; seats 5 and 6 have done nothing yet."""
    table = Table(7, roles="LLLLFFH", powers=["investigate", *["none"] * 4])
    for number in (1, 2, 3):
        president, chancellor = table.president, number % 2 + 2
        table.govern("F", chancellor)
        if number == 1:
            table.use_power(4)
        table.do(president, f"claim drawn {number} 0").do(chancellor, f"claim received {number} 0")
    while table.president != 4:
        table.reject()
    seen = table.nominate(6).state.observe(0)
    likelier = []
    for lean in (0.0, people.SHARP["for Hitler"], 1.0):  # of sharp fascists; simple ones name him mostly
        monkeypatch.setitem(people.SHARP, "for Hitler", lean)
        hitler = StyledMind().update(seen).own.hitler
        likelier.append(hitler[6] / hitler[5])
    assert 3.0 < likelier[0] < likelier[1] - 0.2 < likelier[2] - 0.4


def test_what_a_sharp_hitler_did_while_somebody_looked_was_done_with_the_mask_on() -> None:
    """Once nobody looks he drops it; the liberal policies that he laid before do not clear him."""
    table = Table(7, roles="LLHLLFF", powers=["none"] * 5)
    for chancellor in (3, 4):
        president = table.president
        table.nominate(chancellor).do(president, "vote nein").vote("ja").pass_two("L").enact("L")
    evidence = StyledMind().update(table.elect(0).state.observe(0))._evidence
    assert isinstance(evidence, StyledEvidence)
    styles = evidence.styles
    assert styles.enacts_liberal(SHARP, HITLER, LIBERAL, 0, 0) > 0.9
    assert styles.enacts_liberal(SHARP, HITLER, LIBERAL, 2, 0) < 0.1
    assert styles.buries(SHARP, HITLER, LIBERAL, 1, 0, 0) < 0.1
    assert styles.buries(SHARP, HITLER, LIBERAL, 1, 2, 0) > 0.9


def votes_on_the_suspected(ballot: str) -> Observation:
    """Seat 4 laid a fascist policy out of a hand with a liberal one, as seat 0 says. Seat 6, who held no office, votes
    like this on every government with seat 4."""
    table = Table(7, roles="LLLLFFH", powers=["none"] * 5, top="LFF").elect(4).discard("F").enact("F")
    table.do(0, "claim drawn 1 1").do(4, "claim received 1 0").elect(2).pass_two("L").enact("L")
    table.do(1, "claim drawn 2 1").do(2, "claim received 2 1")
    for _ in range(2):
        table.nominate(4).do(table.president, "vote ja").do(6, f"vote {ballot}").vote("nein")
    return table.nominate().state.observe(0)


def test_ballots_tell_who_votes_for_reasons() -> None:
    thinks = {
        ballot: StyledMind().update(votes_on_the_suspected(ballot)).handling.thinks(6) for ballot in ("ja", "nein")
    }
    assert thinks["nein"] > thinks["ja"] + 0.1


def after_two_governments(silent: bool) -> Observation:
    """Presidents who vote their own nominee down and say nothing, or who do neither; the zone has begun."""
    table = Table(7, roles="LLLLFFH", powers=["none"] * 5, hitler_zone=1, top="LFFLFF")
    for number, chancellor in enumerate((3, 4), 1):
        president = table.president
        table.nominate(chancellor).do(president, "vote nein" if silent else "vote ja").vote("ja").pass_two("F").enact(
            "F"
        )
        if not silent:
            table.do(president, f"claim drawn {number} 0").do(chancellor, f"claim received {number} 0")
    return table.reject().nominate().state.observe(0)


@pytest.mark.parametrize("silent", [True, False])
def test_where_nobody_looks_a_sharp_fascist_is_foreseen_to_vote_for_its_side_alone(silent: bool) -> None:
    """In the zone it waits for Hitler and rejects the others; with the mask on it votes as a liberal would."""
    mind = StyledMind().update(after_two_governments(silent))
    evidence = mind._evidence
    assert isinstance(evidence, StyledEvidence)
    last = mind.history.ballots[-1]
    foreseen = [0.0] * (5 * 7)
    before = evidence.styles.as_liberal[SHARP][6]
    evidence.styles._sharp_ballots(last, 6, True, foreseen)
    liberal = evidence.styles.as_liberal[SHARP][6] - before
    assert foreseen[3 * 7 + 6] == pytest.approx(log(0.98 * 0.98 + 0.01))  # for Hitler, where that decides
    if silent:
        assert foreseen[4 * 7 + 6] == foreseen[3 * 7 + 6]
    else:  # where it does not, only likelier than of a liberal
        assert liberal < foreseen[4 * 7 + 6] < foreseen[3 * 7 + 6]
    assert (foreseen[6] < liberal - 0.5) == silent
    assert (foreseen[6] == pytest.approx(liberal)) != silent


def in_the_zone(president: int) -> Table:
    """Three fascist policies, of which all said that they had no other; now that seat may name somebody."""
    table = Table(7, roles="LLLLFFH", powers=["none"] * 5)
    for number in (1, 2, 3):
        first, chancellor = table.president, number % 2 + 2
        table.govern("F", chancellor)
        table.do(first, f"claim drawn {number} 0").do(chancellor, f"claim received {number} 0")
    while table.president != president:
        table.reject()
    return table


def as_sharp(table: Table, seat: int, team: tuple[int, int, int]) -> float:
    """How well seat 0 foresaw what the seat did as a sharp fascist of this team, whose last is Hitler, against a sharp
    liberal; in logarithms."""
    evidence = StyledMind().update(table.state.observe(0))._evidence
    assert isinstance(evidence, StyledEvidence)
    styles = evidence.styles
    place = styles._teams.index(team) * 2 + team.index(seat)
    return styles.as_fascist[2][place] - styles.as_liberal[SHARP][seat]


@pytest.mark.parametrize(("president", "decides"), [(3, True), (4, False)])
def test_of_a_sharp_fascist_a_ballot_for_hitler_is_sure_only_where_it_decides(president: int, decides: bool) -> None:
    """Seat 6 is named and refused while seat 5 votes ja or nein: how much more ja speaks for a fascist than nein does,
    if 6 is Hitler. With a liberal president the team would have elected him."""
    speaks = []
    for ballot in ("ja", "nein"):
        table = in_the_zone(president).nominate(6).do(president, "vote ja").do(5, f"vote {ballot}").vote("nein")
        speaks.append(as_sharp(table, 5, (4, 5, 6)))
    assert (speaks[0] - speaks[1] > 2.5) == decides
    lean = people.SHARP["for Hitler"]
    assert (0.8 * lean < speaks[0] - speaks[1] < 1.05 * lean) != decides


def test_a_sharp_fascist_is_foreseen_to_lean_to_hitler_until_he_is_refused() -> None:
    """Seat 4 names seat 6, who is refused, and then seat 5 does: as Hitler he would draw the first, not the second."""
    table = in_the_zone(4)
    before = as_sharp(table, 4, (4, 5, 6))
    table.nominate(6)
    lean = people.SHARP["for Hitler"]
    assert 0.3 * lean < as_sharp(table, 4, (4, 5, 6)) - before < lean
    assert as_sharp(table, 4, (4, 6, 5)) < before  # seat 5 was there to be named
    table.do(4, "vote ja").vote("nein")
    before = as_sharp(table, 5, (4, 5, 6))
    assert as_sharp(table.nominate(6), 5, (4, 5, 6)) == pytest.approx(before)
