"""The liberal whom a sharp fascist plays: nothing but what the seat said and did could tell the two apart."""

from __future__ import annotations

import random
from math import exp

import pytest

from conjura.kernel import Action
from conjura.players import bot
from conjura.players.secret_hitler import people
from conjura.players.secret_hitler.boldness import as_liberals_speak, elect_hitler
from conjura.players.secret_hitler.habits import sigmoid
from conjura.players.secret_hitler.mask import Mask
from conjura.players.secret_hitler.sharp import SharpSecretHitler
from conjura.players.secret_hitler.styles import StyledMind
from conjura.secret_hitler import Observation
from conjura.secret_hitler.terms import FASCIST, LIBERAL
from tests.secret_hitler.kit import Table


def after_a_quarrel(roles: str, top: str, first: str) -> Observation:
    """Seat 0 hands on two tiles, of which seat 4 lays a fascist one; one says that a liberal was among them, the other
    not. Now seat 1 stands with seat 2, and seat 0 has to vote."""
    table = Table(7, roles=roles, top=top).elect(4).discard(first).enact("F")
    return table.do(0, "claim drawn 1 1").do(4, "claim received 1 0").nominate(2).state.observe(0)


def after_an_investigation(roles: str, said: str) -> Observation:
    """Seat 0 looks at seat 3 and says what it saw, or something else."""
    table = Table(7, roles=roles, powers=["investigate", *["none"] * 4], top="FFF").elect(4).discard("F").enact("F")
    table.use_power(3).do(0, f"claim party 1 {said}").do(0, "claim drawn 1 0").do(4, "claim received 1 0")
    return table.nominate(2).state.observe(0)


LIBERALS_AND_THEIR_DOUBLES = {
    "a hand": (after_a_quarrel("LLLLFFH", "LFF", "F"), after_a_quarrel("FLLLLFH", "FFF", "F")),
    "a hand with a tile laid away": (after_a_quarrel("LLLLFFH", "LFF", "F"), after_a_quarrel("HLLLLFF", "LFF", "L")),
    "a party": (after_an_investigation("LLLFLFH", "fascist"), after_an_investigation("FLLLLFH", "fascist")),
}


@pytest.mark.parametrize("about", LIBERALS_AND_THEIR_DOUBLES)
def test_a_mask_believes_what_a_liberal_would_who_had_seen_what_was_said(about: str) -> None:
    liberal, double = LIBERALS_AND_THEIR_DOUBLES[about]
    assert liberal.role == LIBERAL
    assert double.role != LIBERAL
    mask = Mask()
    assert mask.wear(double, 0)
    mind = StyledMind().update(liberal)
    assert mask.own.chances == mind.own.chances
    assert mask.own.tiles == mind.own.tiles


@pytest.mark.parametrize("about", LIBERALS_AND_THEIR_DOUBLES)
def test_a_sharp_fascist_weighs_a_vote_as_that_liberal_would(about: str) -> None:
    gains = []
    for seen in LIBERALS_AND_THEIR_DOUBLES[about]:
        player = SharpSecretHitler()
        player.choose(seen, random.Random(0))
        gains.append(player._worth(seen).gain(seen.president, seen.chancellor))
    assert gains[0] == gains[1] != 0.0


def test_a_mask_holds_nothing_that_not_all_know() -> None:
    """From wherever one looks, and whatever the seat held or saw, it is the same."""
    masks = []
    for seen in (
        after_a_quarrel("FLLLLFH", "FFF", "F"),
        after_a_quarrel("HLLLLFF", "LFF", "L"),
        after_a_quarrel("LLLLFFH", "LFF", "F"),
    ):
        mask = Mask()
        mask.wear(seen, 3)
        masks.append((mask.own.chances, mask.own.tiles, mask.handling.thinks(4)))
    assert masks[0] == masks[1] == masks[2]


def test_a_mask_that_nobody_could_believe_is_not_worn() -> None:
    """All others were chancellors in the zone: only the seat itself can be Hitler."""
    table = Table(5, roles="LLLFH", powers=["none"] * 5, hitler_zone=1).govern("F", 1)
    assert Mask().wear(table.state.observe(4), 4)
    for chancellor in (0, 3, 2, 1):
        while chancellor not in table.eligible:
            table.reject()
        table.govern("F" if sum(table.in_force) < 4 else "L", chancellor)
    while table.president == 4:
        table.reject()
    seen = table.nominate().state.observe(4)
    assert not Mask().wear(seen, 4)
    assert bot("secret-hitler", "sharp").choose(seen, random.Random(0)) in seen.legal


@pytest.mark.parametrize(("said", "could_be"), [(1, True), (3, False)])
def test_a_mask_whose_tiles_cannot_have_been_is_not_worn(said: int, could_be: bool) -> None:
    """Of the six liberal tiles seat 0 says to have held three and then two, and two others laid one each."""
    table = Table(7, roles="FLLLLFH", powers=["none"] * 5, top="LFFLFFLLFLFF")
    for number, chancellor in enumerate((3, 4, 0, 5), 1):
        president = table.president
        table.elect(chancellor).discard("F").enact("L")
        if president == 0:
            table.do(0, f"claim drawn {number} {said}")
        elif chancellor == 0:
            table.do(0, f"claim received {number} 2")
    assert Mask().wear(table.nominate().state.observe(0), 0) == could_be


@pytest.mark.parametrize(
    ("kind", "laid", "could_be"),
    [
        ("drawn", LIBERAL, {1, 2, 3}),
        ("drawn", FASCIST, {0, 1}),
        ("received", LIBERAL, {1, 2}),
        ("received", FASCIST, {0}),
    ],
)
def test_sharp_fascists_say_what_a_sharp_liberal_could(kind: str, laid: int, could_be: set[int]) -> None:
    """Who has a liberal tile lays it, and nobody keeps silent: any other word would tell the role."""
    count = 4 if kind == "drawn" else 3
    row = as_liberals_speak([0.2] * count + [0.2], kind, laid)
    assert {said for said, share in enumerate(row) if share > 0.0} == could_be


def in_the_zone(president: int) -> Table:
    """Two policies lie, and all who held office told what they held; now that seat may name somebody. Seats 4 and 5 are
    fascists, seat 6 is Hitler, of whom nobody has seen anything."""
    table = Table(7, roles="LLLLFFH", powers=["none"] * 5, hitler_zone=1)
    for number, chancellor, policy in ((1, 2, "F"), (2, 3, "L")):
        first = table.president
        table.govern(policy, chancellor)
        table.do(first, f"claim drawn {number} {number - 1}").do(chancellor, f"claim received {number} {number - 1}")
    while table.president != president:
        table.reject(0)
    return table


def share_of(answer: Action, seen: Observation, dice: int = 400) -> float:
    player = SharpSecretHitler()
    return sum([player.choose(seen, random.Random(number)) == answer for number in range(dice)]) / dice


def test_a_sharp_team_votes_for_hitler_where_that_decides() -> None:
    """Four of seven: a liberal president, who stands by the nominee, Hitler and his two."""
    table = in_the_zone(president=3).nominate(6)
    for seat in (4, 5, 6):
        assert share_of(Action("vote", "ja"), table.state.observe(seat), 40) == 1.0


def test_a_ballot_for_hitler_that_decides_nothing_says_little(monkeypatch: pytest.MonkeyPatch) -> None:
    """One of the team has named him, so that a liberal is needed: the odds of ja are a liberal's, times a bound."""
    ja = Action("vote", "ja")
    seen = in_the_zone(president=4).nominate(6).state.observe(5)

    def usual() -> float:
        player = SharpSecretHitler()
        player.choose(seen, random.Random(0))
        return player._worth(seen).gain(4, 6) / people.SHARP["spread of a mask"]  # in log-odds

    before = usual()
    assert before < -3.0
    assert share_of(ja, seen) < 0.1
    monkeypatch.setitem(people.SHARP, "for Hitler", -before)  # which others reckon with, too
    assert share_of(ja, seen) == pytest.approx(sigmoid(usual() - before), abs=0.07)
    assert sigmoid(usual() - before) > 0.3


def test_a_nomination_of_hitler_says_little(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside the others he is named as by the liberal whom the fascist plays, times a bound."""
    seen = in_the_zone(president=4).state.observe(4)
    player = SharpSecretHitler()
    player.choose(seen, random.Random(0))
    seats = [0, 1, 6]
    before = player._weights("nominate", seen, seats)
    lean = people.SHARP["for Hitler"]
    monkeypatch.setitem(people.SHARP, "for Hitler", 0.0)
    masked = player._weights("nominate", seen, seats)
    assert [one / other for one, other in zip(before, masked, strict=True)] == pytest.approx([1.0, 1.0, exp(lean)])


@pytest.mark.parametrize(
    ("team", "president", "voters", "decide"),
    [
        (0b1110000, 0, 0b1111111, True),  # four of seven
        (0b1110000, 4, 0b1111111, False),  # the president is one of them
        (0b1110000, 0, 0b1101111, False),  # one of them is dead: three of six
        (0b1110000, 0, 0b1111110, False),
        (0b11000, 0, 0b11111, True),
        (0b110000, 0, 0b111111, False),
    ],
)
def test_who_elects_hitler_without_anybody_else(team: int, president: int, voters: int, decide: bool) -> None:
    assert elect_hitler(team, president, voters) == decide
