"""Black Orchestra's bots look ahead: by what the seat knows, the same for the same seed, legal, in time, and well."""

from __future__ import annotations

import random
import time

import pytest

import conjura
from conjura.black_orchestra import frames
from conjura.black_orchestra.state import State
from conjura.black_orchestra.terms import HITLER
from conjura.kernel import Action, Chance
from conjura.players.black_orchestra import SharpBlackOrchestra, SteadyBlackOrchestra
from conjura.players.black_orchestra.answers import answer
from conjura.players.black_orchestra.playout import expected_win
from conjura.players.black_orchestra.search import SEARCHED, look_ahead
from conjura.players.black_orchestra.team import TeamJudge
from conjura.players.black_orchestra.weights import DOSSIER, EASY, SCALED, SUPPORT, Weights, weights
from conjura.players.black_orchestra.whereabouts import turns_to_strike
from tests.black_orchestra.kit import Table

LITTLE = 200  # turns that are played on for a decision


def ahead(state: State, given: Weights, seed: int = 1, turns: int = LITTLE) -> Action:
    seat = state.to_act()
    assert seat is not None
    seen = state.observe(seat)
    return look_ahead(seen, frames.open_question(seen), given, turns, random.Random(seed))


def last_turns(events: int, **options: bool) -> Table:
    """Stauffenberg stands beside Hitler with all that the plot can use, and so many events are left."""
    table = Table("stauffenberg", "kordt", "oster", difficulty="easy", **options)
    table.clear_leaders("tannenberg")
    table.lead("hitler", "munich")
    table.put("stauffenberg", "munich", motivation="committed", suspicion="low", dossier=["kidnapping"])
    table.put("stauffenberg", items=["weapons", "signature"])
    table.set(stage=7)
    del table.state.event_deck[events:]
    table.refresh()
    return table


def late_positions(players: int, count: int) -> list[State]:
    """Decisions that are worth looking at, near the ends of games of the team."""
    game = conjura.game("black-orchestra", players=players, difficulty="hard", guarded_documents=True)
    chooser = SteadyBlackOrchestra()
    found: list[State] = []
    for seed in range(20):
        chance = Chance.seeded(seed)
        state = game.new(chance)
        while (seat := state.to_act()) is not None and len(found) < count:
            seen = state.observe(seat)
            question = frames.open_question(seen)
            if sum(seen.event_counts) <= 3 and question.asks in SEARCHED and len(seen.legal) > 1:
                found.append(state.clone())
            action = chooser.choose(seen, random.Random(0))
            assert action is not None
            state.apply(seat, action, chance)
    assert len(found) == count
    return found


# Looking ahead


def test_too_much_patience_is_seen_through_when_time_is_up() -> None:
    """With the last event to come nothing is left to wait for, whatever the weights say."""
    patient = weights("sharp").leaning({"patience": 1e6})
    table = last_turns(1)
    seen = table.state.observe(0)
    assert str(answer(TeamJudge(seen, patient), frames.open_question(seen))) != "plot kidnapping"
    assert str(ahead(table.state, patient)) == "plot kidnapping"


def test_without_turns_to_play_it_does_what_the_team_does() -> None:
    patient = weights("sharp").leaning({"patience": 1e6})
    seen = last_turns(1).state.observe(0)
    usual = answer(TeamJudge(seen, patient), frames.open_question(seen))
    assert look_ahead(seen, frames.open_question(seen), patient, 0, random.Random(1)) == usual


@pytest.mark.parametrize("players", [1, 3])
def test_it_goes_by_what_the_seat_knows_and_by_the_seed(players: int) -> None:
    """The same answer in every world that looks the same, and always one of the legal ones."""
    given = weights("sharp")
    for number, state in enumerate(late_positions(players, 6)):
        seat = state.to_act()
        assert seat is not None
        action = ahead(state, given, number)
        assert action in state.legal(seat)
        other = state.game.imagine(state.observe(seat), random.Random(99 + number))  # type: ignore[attr-defined]
        assert ahead(other, given, number) == action


def test_it_leaves_the_observation_as_it_was() -> None:
    table = last_turns(2)
    seen = table.state.observe(0)
    before = seen.to_json()
    look_ahead(seen, frames.open_question(seen), weights("sharp"), LITTLE, random.Random(1))
    assert seen.to_json() == before


def test_a_decision_takes_no_longer_than_is_allowed() -> None:
    """Also in plain Python; compiled it is many times quicker."""
    chooser = SharpBlackOrchestra(turns=1000)
    longest = 0.0
    for state in late_positions(3, 6):
        seat = state.to_act()
        started = time.process_time()
        assert chooser.choose(state.observe(seat), random.Random(1)) is not None
        longest = max(longest, time.process_time() - started)
    assert longest < 6.0


def test_expected_wins_of_a_position_grow_with_what_speaks_for_it() -> None:
    """Two more dice, and support at its floor: whoever strikes now has it better."""
    poor, rich = last_turns(1), last_turns(1)
    poor.set(support=5)
    rich.set(support=2)
    given = weights("sharp")

    def worth(table: Table) -> float:
        table.refresh()
        return sum(expected_win(table.state.clone(silent=True), given, Chance.quick(seed)) for seed in range(20)) / 20

    assert worth(rich) > worth(poor) + 0.1


# Where Hitler may be


def turns(table: Table, plot: str, last_stage: float = 1.0) -> float:
    content = table.content
    number = next(n for n, one in enumerate(content.plots) if content.cards[one.card] == plot)
    return turns_to_strike(table.state.observe(0), number, last_stage)


def test_a_plot_that_fits_no_place_where_hitler_may_come_has_no_turns() -> None:
    """In stage 7 nothing leads him to where an ambush could be laid, and to the Chancellery at most."""
    table = last_turns(6)
    assert turns(table, "ambush") == 0.0
    assert 3.0 < turns(table, "kidnapping") <= 6.0  # where he is, and in the Chancellery too
    assert 0.0 < turns(table, "poison-gas") < 3.0  # in the Chancellery alone
    assert 0.0 < turns(table, "plane-bomb") < 2.0  # one card may move him
    assert turns(table, "kidnapping", 0.5) == pytest.approx(turns(table, "kidnapping") / 2)


def test_documents_that_are_guarded_leave_all_turns() -> None:
    table = last_turns(6, guarded_documents=True)
    assert turns(table, "kidnapping", 0.5) == turns(table, "kidnapping", 1.0)


def test_what_was_reckoned_for_one_position_is_not_taken_for_another() -> None:
    here, there = last_turns(6), last_turns(6)
    there.lead("hitler", "chancellery")
    there.state.leaders[HITLER] = there.content.space_number["chancellery"]
    first = (turns(here, "poison-gas"), turns(there, "poison-gas"))
    assert first[0] < first[1]
    assert first == (turns(here, "poison-gas"), turns(there, "poison-gas"))


def test_the_lead_is_whoever_can_still_strike() -> None:
    """Oster's ambush has better dice and nowhere left to be laid."""
    table = last_turns(6)
    table.put("oster", motivation="committed", suspicion="low", dossier=["ambush"], items=["keys", "badge", "badge"])
    table.put("stauffenberg", items=[])
    plan = SharpBlackOrchestra().plan(table.state.observe(0))
    assert plan.lead == table.number("stauffenberg")


# Weights that change with the game


def test_worths_change_with_time_difficulty_and_company() -> None:
    given = dict(weights("sharp")._given)
    plain = dict.fromkeys(SCALED, 1.0)
    given |= {"late": {**plain, "support": 4.0}, "hard": {**plain, "support": 3.0}, "many": {**plain, "dossier": 0.5}}
    scaled = Weights(given)
    assert scaled.scales(70, 3, 3)[SUPPORT] == 1.0
    assert scaled.scales(35, 3, 3)[SUPPORT] == pytest.approx(2.0)
    assert scaled.scales(0, 4, 3)[SUPPORT] == pytest.approx(12.0)
    assert scaled.scales(70, 3, 5)[DOSSIER] == pytest.approx(0.5)
    assert scaled.leaning({"support": 2.0}).scales(70, 3, 3)[SUPPORT] == pytest.approx(2.0)
    assert scaled.scales(70, 3, 3)[SUPPORT] == 1.0


def test_some_worths_are_others_at_easy_and_nothing_changes_elsewhere() -> None:
    given = {name: value for name, value in weights("sharp")._given.items() if name != EASY}
    usual = Weights(given)
    both = Weights({**given, EASY: {"flee": 2.0, "support_steps/0": 3.0, "cards/*": 0.5}})
    easy = both.at(2)
    assert easy.flee == pytest.approx(2 * usual.flee)
    assert easy.support_steps == pytest.approx([3 * usual.support_steps[0], *usual.support_steps[1:]])
    assert easy.cards == pytest.approx({card: worth / 2 for card, worth in usual.cards.items()})
    assert easy.item_errand == usual.item_errand
    assert both.at(3) is both.at(4) is both
    assert both.flee == usual.flee
    assert easy.at(2) is easy
    assert usual.at(2) is usual
    leaning = both.leaning({"support": 2.0}).at(2)
    assert leaning.flee == easy.flee
    assert leaning.scales(70, 3, 3)[SUPPORT] == pytest.approx(2 * usual.scales(70, 3, 3)[SUPPORT])


@pytest.mark.parametrize("difficulty", ["easy", "standard", "hard"])
def test_all_seats_go_by_the_weights_of_the_difficulty(difficulty: str) -> None:
    given = {name: value for name, value in weights("sharp")._given.items() if name != EASY}
    with_easy = Weights({**given, EASY: {"flee": 2.0}})
    state = conjura.game("black-orchestra", players=3, difficulty=difficulty).new(Chance.seeded(1))
    used = [TeamJudge(state.observe(seat), with_easy).weights for seat in range(3)]
    assert used == [with_easy.at(2) if difficulty == "easy" else with_easy] * 3
