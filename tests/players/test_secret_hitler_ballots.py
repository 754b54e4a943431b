"""What others make of a sharp player's ballot: whose turn comes, and what all could believe as the vote began."""

from __future__ import annotations

import random

import conjura
from conjura.kernel import Action, Chance
from conjura.players import bots_from
from conjura.players.match import play
from conjura.players.secret_hitler.beliefs import Mind
from conjura.players.secret_hitler.history import Ballots
from conjura.players.secret_hitler.styles import StyledEvidence, StyledMind
from conjura.secret_hitler import State
from conjura.secret_hitler.terms import LIBERAL
from tests.secret_hitler.kit import Table

NOBODY_YET = "LLLLFFH"


def test_who_stands_next_is_who_stands_when_nobody_is_elected() -> None:
    """Also after a special election, and past the dead."""
    foretold = after_special = 0
    for seed in range(12):
        game = conjura.game("secret-hitler", players=7)
        state, _ = play(game, bots_from("secret-hitler", "random-silent", 7), Chance.seeded(seed), random.Random(seed))
        assert isinstance(state, State)
        history = Mind().update(state.observe(None)).history
        votes = [place for place, entry in enumerate(history.log) if entry[0] == "votes"]
        called = -1
        for number, ballots in enumerate(history.ballots[:-1]):
            before = [entry[2] for entry in history.log[: votes[number]] if entry[0] == "special-election"]
            if not ballots.elected:
                assert ballots.next[0] == history.ballots[number + 1].president
                foretold += 1
                after_special += len(before) > called + 1
                if number + 2 < len(history.ballots) and not history.ballots[number + 1].elected:
                    assert ballots.next[1] == history.ballots[number + 2].president
            called = len(before) - 1
    assert foretold > 30
    assert after_special > 0


def voted(table: Table, nominee: int, ballots: str) -> Table:
    """Everybody votes, J or N by seat."""
    table.nominate(nominee)
    for seat, ballot in enumerate(ballots):
        table.do(seat, "vote ja" if ballot == "J" else "vote nein")
    return table


def foreseen(table: Table, onlooker: int, seat: int) -> float:
    """How likely the seat's last ballot was ja, had it been a sharp liberal's, through the eyes of another."""
    mind = StyledMind()
    mind.update(table.state.observe(onlooker))
    evidence = mind._evidence
    assert isinstance(evidence, StyledEvidence)
    ballots: Ballots = mind.history.ballots[-1]
    return evidence.styles._sharp_ballot(ballots, seat)


def three_votes() -> Table:
    """Three governments in a row are voted down."""
    table = voted(voted(Table(7, roles=NOBODY_YET), 3, "NNNNNJJ"), 4, "JJNNNNN")
    return voted(table, 5, "JJJNNNN")


def test_what_is_foreseen_of_a_ballot_is_the_same_for_every_liberal() -> None:
    """Nobody has governed, so that they know no more than all do; each trusts itself, but the voter does not do so."""
    table = three_votes()
    for seat in (4, 5, 6):
        assert len({round(foreseen(table, onlooker, seat), 12) for onlooker in (0, 1, 2, 3) if onlooker != seat}) == 1


def test_ballots_so_far_do_not_change_what_is_foreseen_of_the_next() -> None:
    other = voted(voted(Table(7, roles=NOBODY_YET), 3, "JJNNNNN"), 4, "NNNNNJJ")
    assert foreseen(three_votes(), 0, 6) == foreseen(voted(other, 5, "JJJNNNN"), 0, 6)


def test_whoever_stands_next_is_expected_to_wait() -> None:
    """Seat 2 stands for the first time, with nothing against anybody: after it come seats 3 and 4."""
    table = Table(7, roles=NOBODY_YET).reject(3).reject(4).reject(6)
    assert table.state.roles[0] == LIBERAL
    chances = {seat: foreseen(table, 0, seat) for seat in (1, 3, 4, 5)}
    assert chances[3] < chances[4] < chances[5] == chances[1]


def test_a_call_is_no_turn() -> None:
    """SH-R10: after the president who was called the turn goes on where it was."""
    table = Table(7, roles=NOBODY_YET, powers=["special-election", *["none"] * 4], top="FFF")
    table.elect(4).discard("F").enact("F").do(0, "claim drawn 1 0").do(4, "claim received 1 0")
    table.use_power(5).reject(1)
    ballots: Ballots = Mind().update(table.state.observe(2)).history.ballots[-1]
    assert (ballots.president, ballots.next) == (5, [1, 2])
    assert Action("nominate", 3) in table.state.legal(1)
