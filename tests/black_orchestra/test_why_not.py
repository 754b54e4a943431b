"""Every usual action that is not open says why, with the rule."""

from __future__ import annotations

import pytest

from conjura.black_orchestra import why_not
from conjura.kernel import Chance, IllegalAction
from tests.black_orchestra.kit import Table
from tests.black_orchestra.random_games import random_game

Told = dict[str, tuple[str, str | None]]


def told(table: Table, who: str = "beck") -> Told:
    return why_not(table.state, table.seat(who))


def quiet() -> Table:
    """Beck's turn, all three conspirators at the Train Station, leaders far away."""
    table = Table("beck", "kordt", "oster")
    table.clear_leaders()
    table.refresh()
    return table


@pytest.mark.rule("BO-A7")
def test_moves_say_why_not_for_every_space() -> None:
    table = quiet()
    table.put("beck", "munich")
    table.refresh()
    moves = {space: why for space, why in told(table).items() if space.startswith("move ")}
    assert moves["move munich"] == ("already-here", "BO-A7")
    assert moves["move prague"] == ("not-open-yet", "BO-A7")
    assert moves["move hannover"] == ("not-connected", "BO-A7")
    assert "move nuremberg" not in moves
    assert "move tannenberg" not in moves
    assert "move prison" not in moves
    assert len(moves) == 30 - len([notation for notation in table.legal() if notation.startswith("move ")])


@pytest.mark.rule("BO-V4")
def test_a_space_that_is_lost_says_so() -> None:
    table = quiet()
    table.put("beck", "prague")
    table.set(stage=7)
    table.refresh()
    assert told(table)["move auschwitz"] == ("closed", "BO-V4")
    assert "move nuremberg" not in told(table)


@pytest.mark.rule("BO-T3", "BO-T2", "BO-C6")
def test_conspire_says_why_not() -> None:
    table = quiet()
    assert "conspire" not in told(table)
    table.set(conspired=True)
    table.refresh()
    assert told(table)["conspire"] == ("conspired-already", "BO-T3")
    table.set(conspired=False, conspire_blocked=True)
    table.refresh()
    assert told(table)["conspire"] == ("conspire-blocked", "BO-T2")


@pytest.mark.rule("BO-A2", "BO-A12")
def test_tiles_say_why_not() -> None:
    table = quiet()
    assert told(table)["collect"] == ("no-tile", "BO-A2")
    assert told(table)["reveal"] == ("no-tile", "BO-A12")
    table.put("beck", "munich")
    table.lay("munich", "map")
    table.refresh()
    assert told(table)["collect"] == ("tile-face-down", "BO-A2")
    assert "reveal" not in told(table)
    table.lay("munich", "map", face_up=True)
    table.refresh()
    assert told(table)["reveal"] == ("tile-face-up", "BO-A12")
    assert "collect" not in told(table)


@pytest.mark.rule("BO-A5")
def test_deliveries_say_why_not() -> None:
    table = quiet()
    assert told(table)["deliver"] == ("no-delivery", "BO-A5")
    table.put("beck", "nuremberg", items=["map"])
    table.lay("nuremberg", "keys")
    table.refresh()
    assert told(table)["deliver"] == ("tile-still-here", "BO-A5")
    table.lay("nuremberg", None)
    table.refresh()
    assert told(table)["deliver"] == ("delivery-condition", "BO-A5")  # only where Hitler is
    table.lead("hitler", "nuremberg")
    table.refresh()
    assert "deliver" not in told(table)
    table.put("beck", "deutschlandhalle", items=[])
    table.lay("deutschlandhalle", None)
    table.refresh()
    assert told(table)["deliver"] == ("no-such-item", "BO-A5")


@pytest.mark.rule("BO-A11")
def test_release_says_why_not() -> None:
    table = quiet()
    assert told(table)["release"] == ("not-at-gestapo-hq", "BO-A11")
    table.put("beck", "gestapo-hq")
    table.refresh()
    assert told(table)["release"] == ("nobody-in-prison", "BO-A11")
    table.put("kordt", "prison")
    table.put("beck", "gestapo-hq", suspicion="extreme")
    table.refresh()
    assert told(table)["release"] == ("extreme-suspicion", "BO-A11")
    table.put("beck", "gestapo-hq", suspicion="high")
    table.refresh()
    assert "release" not in told(table)


@pytest.mark.rule("BO-A13")
def test_transfers_say_why_not() -> None:
    table = quiet()
    assert told(table)["transfer"] == ("nothing-to-transfer", "BO-A13")
    table.put("beck", "munich", items=["map"])
    table.refresh()
    assert told(table)["transfer"] == ("nobody-here", "BO-A13")
    table.put("kordt", "munich")
    table.refresh()
    assert "transfer" not in told(table)


@pytest.mark.rule("BO-L1", "BO-T2")
def test_abilities_say_why_not() -> None:
    table = Table("canaris", "kordt")
    table.clear_leaders()
    table.put("canaris", "train-station", motivation="skeptical", items=["map"])
    table.refresh()
    assert told(table, "canaris")["ability divert"] == ("not-motivated", "BO-L1")
    table.put("canaris", "train-station", motivation="motivated", suspicion="medium", items=["map"])
    table.refresh()
    assert "ability divert" not in told(table, "canaris")
    table.set(ability_blocked=True)
    table.refresh()
    assert told(table, "canaris")["ability divert"] == ("ability-blocked", "BO-T2")
    table.set(ability_blocked=False)
    table.put("canaris", "train-station", motivation="motivated", items=[])
    table.refresh()
    assert told(table, "canaris")["ability divert"] == ("cannot-pay", "BO-A1")


def test_an_ability_used_up_says_so() -> None:
    table = Table("bonhoeffer", "kordt")
    table.clear_leaders()
    table.put("bonhoeffer", "train-station", motivation="motivated")
    table.refresh()
    table.do("ability inspire")
    assert told(table, "bonhoeffer")["ability inspire"] == ("used-already", "conspirator.bonhoeffer")


@pytest.mark.rule("BO-X1")
def test_plots_say_why_not() -> None:
    table = quiet()
    table.lead("hitler", "munich")

    def why(motivation: str, plot: str, space: str) -> tuple[str, str | None] | None:
        table.put("beck", space, motivation=motivation, dossier=[plot])
        table.refresh()
        return told(table).get(f"plot {plot}")

    assert why("motivated", "hidden-bomb", "munich") == ("not-committed", "BO-X1")
    assert why("committed", "hidden-bomb", "nuremberg") == ("plot-requirements", "BO-X1")
    assert why("committed", "suitcase-bomb", "munich") == ("plot-requirements", "BO-X1")
    assert why("committed", "lone-gunman", "munich") == ("not-reckless", "BO-X1")
    assert why("reckless", "derail-train", "munich") == ("only-as-reaction", "BO-X1")
    assert why("reckless", "lone-gunman", "munich") is None
    assert why("committed", "hidden-bomb", "munich") is None


def test_cards_say_why_not() -> None:
    table = quiet()
    table.put(
        "beck", "train-station", motivation="skeptical", suspicion="low", dossier=["military-secrets", "cover-story"]
    )
    table.put("kordt", "munich", suspicion="low")
    table.put("oster", "munich", suspicion="low")
    table.refresh()
    assert told(table)["act military-secrets"] == ("wrong-space", "card.military-secrets")
    assert "act cover-story" not in told(table)  # it may be played, though it would change nothing (BO-E2)
    table.put(
        "beck", "train-station", motivation="skeptical", suspicion="medium", dossier=["black-orchestra", "cover-story"]
    )
    table.refresh()
    assert told(table)["act black-orchestra"] == ("not-together", "card.black-orchestra")
    assert "act cover-story" not in told(table)


@pytest.mark.rule("BO-E6", "BO-P3")
def test_free_cards_say_why_not() -> None:
    table = quiet()
    table.put("beck", "train-station", motivation="skeptical", dossier=["quick-reaction", "effective-planning"])
    table.refresh()
    assert told(table)["free quick-reaction"] == ("free-not-now", "BO-E6")
    assert "free effective-planning" not in told(table)
    table.put("kordt", "prison", motivation="skeptical", dossier=["called-away"])
    table.refresh()
    assert told(table, "kordt")["free called-away"] == ("in-prison", "BO-P3")


@pytest.mark.rule("BO-T1")
def test_who_is_not_asked_is_told_so() -> None:
    table = quiet()
    others = told(table, "kordt")
    assert set(others.values()) == {("not-your-turn", "BO-T1")}
    assert {"dossier", "conspire", "end", "move munich"} <= set(others)


def test_while_a_question_is_open_the_usual_actions_wait() -> None:
    table = quiet()
    table.put("beck", "train-station", motivation="skeptical", suspicion="medium", dossier=["forged-documents"])
    table.refresh()
    table.do("act forged-documents")
    assert table.asks != ("beck", "action")
    assert told(table)["dossier"] == ("wrong-action", None)


def test_a_solo_player_is_told_about_the_conspirator_whose_turn_it_is() -> None:
    table = Table("canaris", "kordt", solo=True)
    table.clear_leaders()
    table.refresh()
    assert "ability divert" in why_not(table.state, 0)
    table.end_turn()
    while table.asks is not None and table.asks[1] != "action":
        table.do(table.legal()[-1])
    assert "ability foresee" in why_not(table.state, 0)
    assert "ability divert" not in why_not(table.state, 0)


# What an observation tells of it


def barred(table: Table, who: str) -> dict[str, dict[str, object]]:
    told = table.state.observe(table.seat(who)).to_json()
    found = {one["action"]: {"code": one["code"], "rule": one["rule"], **one["args"]} for one in told["barred"]}
    assert len(found) == len(told["barred"])
    assert not set(found) & set(told["legal"])
    return found


@pytest.mark.rule("BO-A7", "BO-A3", "BO-L7", "BO-E6")
def test_the_one_who_acts_is_told_all_that_is_not_open() -> None:
    table = quiet()
    table.put("beck", "munich", dossier=["safe", "slow-news-day"])
    table.put("kordt", dossier=["quick-reaction"])
    table.set(actions=2, no_event=True)
    told = barred(table, "beck")
    assert told["move prague"] == {"code": "not-open-yet", "rule": "BO-A7", "stage": 3}
    assert told["move zeughaus"] == {"code": "through-the-station", "rule": "BO-A7"}
    assert told["move hannover"] == {"code": "not-connected", "rule": "BO-A7"}
    assert told["conspire 3"] == {"code": "not-enough-dice", "rule": "BO-A3"}
    assert told["act safe"] == {"code": "works-by-itself", "rule": "BO-L7"}
    assert told["free slow-news-day"] == {"code": "free-not-now", "rule": "BO-E6", "when": "before-the-event"}
    assert told["release"] == {"code": "not-at-gestapo-hq", "rule": "BO-A11"}
    assert not {"move prison", "conspire", "conspire 2", "end", "free quick-reaction"} & set(told)
    told = barred(table, "kordt")
    assert told == {"free quick-reaction": {"code": "free-not-now", "rule": "BO-E6", "when": "a-plot-was-rolled"}}
    assert barred(table, "oster") == {}
    assert table.state.observe(None).to_json()["barred"] == []


def test_while_something_else_is_asked_only_free_effects_are_told() -> None:
    table = quiet()
    table.put("beck", motivation="timid", dossier=["safe", "lose-gestapo"])
    table.next_cards("delay-hitler")
    table.do("dossier")
    assert table.asks == ("beck", "discard-card")
    told = barred(table, "beck")
    assert told == {
        "free delay-hitler": {"code": "free-not-now", "rule": "BO-E6", "when": "an-event-would-move-hitler"}
    }


def test_a_refusal_gives_the_reason_that_was_told_before() -> None:
    """Whatever is barred is refused with the same code, rule and facts, at every step of games."""
    checked = 0
    for number, state in enumerate(random_game({"players": 2}, seed=4, bold=0.4)):
        if number % 9 or state.result:
            continue
        seat = state.to_act()
        for action, reason in state.observe(seat).barred:
            with pytest.raises(IllegalAction) as refused:
                state.apply(seat, action, Chance.seeded(1))
            error = refused.value
            assert (error.code, error.rule) == (reason.code, reason.rule)
            assert {**error.args_by_name} == {"action": str(action), **reason.args}
            checked += 1
    assert checked > 200
