"""The worked examples of the rulebooks, move by move."""

from __future__ import annotations

import pytest

from tests.black_orchestra.kit import Table
from tests.black_orchestra.scene import ready


def munich(*cards: str) -> Table:
    """Erich Kordt, committed and at medium suspicion, is in Munich with Hitler and Canaris and has two actions left."""
    table = Table("kordt", "canaris", "goerdeler")
    table.clear_leaders("tannenberg")
    table.lead("hitler", "munich")
    table.put("kordt", "munich", motivation="committed", dossier=["hidden-bomb", *cards], items=["explosives"])
    table.put("canaris", "munich", items=["explosives"])
    table.set(actions=2)
    return table


@pytest.mark.rule("BO-X1", "BO-X2", "BO-X4", "BO-X7", "BO-X8", "BO-X9")
def test_erich_kordts_attempt() -> None:
    """Four dice, three targets needed, fewer than two eagles: an eagle, two targets and a 1 fail undetected."""
    table = munich()
    assert table.state.support == 3
    table.do("plot hidden-bomb")
    assert table.asks == ("kordt", "plot-prepare")
    table.do("use kordt explosives", "use canaris explosives")
    assert table.asks == ("canaris", "plot-consent")
    table.do("accept")
    assert table.asks == ("kordt", "plot-dice")
    announced = table.happened("plot-announced")[-1]
    assert (announced["dice"], announced["targets"], announced["eagles"]) == (4, 3, 2)
    table.do("keep 4", roll=["eagle", "target", "target", 1])
    assert table.state.outcome() is None
    assert table.happened("plot-failed")
    assert table.happened("plot-detected") == []
    assert table.space("kordt") == "munich"
    assert table.dossier("kordt") == ["hidden-bomb"]
    assert table.items("kordt") == table.items("canaris") == []
    assert table.state.actions == 1
    assert "plot hidden-bomb" in table.legal(), "even the same plot again, ill-equipped as he is"
    ready(table)
    table.do("plot hidden-bomb")
    assert table.state.plot_pool == 2


@pytest.mark.rule("BO-X5")
def test_erich_kordt_with_a_second_eagle() -> None:
    """Two eagles at medium suspicion betray the plot, whatever else was rolled."""
    table = munich()
    table.do("plot hidden-bomb", "use kordt explosives", "use canaris explosives", "accept")
    table.next_event("gestapo-investigation")
    table.do("keep 4", roll=["eagle", "target", "target", "eagle"])
    assert table.space("kordt") == "prison"
    assert table.leader("hitler") == "chancellery"
    assert "hidden-bomb" in table.discard
    assert table.event == "gestapo-investigation"


@pytest.mark.rule("BO-X6", "BO-W1", "BO-E6")
def test_a_card_that_finishes_the_job() -> None:
    """One target short: with a re-roll of the 1 it could still be done."""
    table = munich()
    table.put("goerdeler", dossier=["quick-reaction"])
    table.do("plot hidden-bomb", "use kordt explosives", "use canaris explosives", "accept")
    table.do("keep 4", roll=["eagle", "target", "target", 1])
    assert table.asks == ("goerdeler", "react")
    table.do("free quick-reaction", "choose 1", roll=["target"])
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.rule == "BO-W1"


@pytest.mark.rule("BO-T2")
def test_the_penalties_in_nuremberg() -> None:
    """Who starts beside Hitler and Bormann loses motivation and Conspire; who walks in from Prague loses nothing."""
    table = Table("canaris", "kordt", "goerdeler")
    table.clear_leaders("tannenberg")
    table.put("kordt", "nuremberg", motivation="skeptical")
    table.put("goerdeler", "prague", motivation="skeptical")
    table.lead("hitler", "nuremberg")
    table.lead("bormann", "nuremberg")
    table.end_turn("invasion-of-norway")
    assert table.asks == ("kordt", "penalty")
    table.do("choose hitler")
    assert table.motivation("kordt") == "timid"
    assert table.refused("conspire 1") == ("conspire-blocked", "BO-T2")
    ready(table, "kordt")
    table.end_turn("gestapo-raid-3")
    assert table.active == "goerdeler"
    table.do("move nuremberg")
    assert table.motivation("goerdeler") == "skeptical"
    assert "conspire 1" in table.legal()
    assert [one["who"] for one in table.happened("penalty")] == ["kordt", "kordt"]


@pytest.mark.rule("BO-V10", "BO-E5")
def test_the_visit_in_stage_3() -> None:
    """Player 1, in Hitler's own space, is ignored: he moves on to Player 2, who is nearer than Player 3."""
    table = Table("kordt", "canaris", "goerdeler")
    table.clear_leaders("hannover")
    table.lead("hitler", "nuremberg")
    table.put("kordt", "nuremberg", motivation="committed", suspicion="extreme")
    table.put("canaris", "munich", motivation="motivated", suspicion="extreme")
    table.put("goerdeler", "zurich")
    table.end_turn("visit-from-hitler-3")
    assert table.leader("hitler") == "munich"
    assert table.asks == ("canaris", "offer")
    table.do("accept")
    assert (table.motivation("canaris"), table.suspicion("canaris")) == ("timid", "medium")
    assert (table.motivation("kordt"), table.suspicion("kordt")) == ("committed", "extreme")


@pytest.mark.rule("BO-V10")
def test_otherwise_those_in_his_space_are_the_nearest() -> None:
    """Assassin Caught moves nobody to the nearest conspirator: whoever is beside Hitler is the one."""
    table = Table("kordt", "canaris", "goerdeler")
    table.clear_leaders("hannover")
    table.lead("hitler", "nuremberg")
    table.put("kordt", "nuremberg", suspicion="low")
    table.put("canaris", "munich", suspicion="low")
    table.end_turn("assassin-caught-1")
    assert table.suspicion("kordt") == "high"
    assert table.suspicion("canaris") == "low"
    assert table.leader("hitler") == "chancellery"


def interrogated(card: str) -> Table:
    """Canaris is in prison; when Kordt's turn ends he will draw this card."""
    table = Table("kordt", "canaris", "goerdeler", "oster")
    table.clear_leaders("tannenberg")
    table.put("canaris", "prison")
    table.next_interrogation(card)
    return table


@pytest.mark.rule("BO-I4", "BO-I5")
@pytest.mark.parametrize(
    ("support", "options"),
    [(5, ["stay", "free", "resist"]), (6, ["stay", "resist"]), (7, ["resist"])],
)
def test_support_cannot_rise_by_two_at_six_or_seven(support: int, options: list[str]) -> None:
    """Military Support +2 cannot be chosen at 6 or 7; at 7 only resisting is left."""
    table = interrogated("the-loyal-soldier")
    table.set(support=support)
    table.end_turn("western-offensive")
    assert table.asks == ("canaris", "interrogation")
    assert table.choices() == options


@pytest.mark.rule("BO-I4", "BO-I3")
@pytest.mark.parametrize(
    ("suspicion", "options"), [("high", ["stay", "free", "resist"]), ("extreme", ["stay", "resist"])]
)
def test_all_must_be_able_to_rise_by_one(suspicion: str, options: list[str]) -> None:
    """Everyone in one space +1 suspicion cannot be chosen while one of them is at extreme; prisoners do not count."""
    table = interrogated("the-photograph")
    table.put("canaris", suspicion="extreme")
    table.put("goerdeler", "munich")
    table.put("oster", "munich", suspicion=suspicion)
    table.put("kordt", "nuremberg")
    table.end_turn("western-offensive")
    assert table.asks == ("canaris", "interrogation")
    assert table.choices() == options


@pytest.mark.rule("BO-I5", "BO-E2")
def test_resisting_applies_what_can_be_applied() -> None:
    """The eagle of The Accomplice raises everyone: one at extreme stays, the others rise."""
    table = interrogated("the-accomplice")
    table.put("oster", suspicion="extreme")
    table.end_turn("western-offensive")
    table.next_event("sudetenland-occupation")
    table.do("choose resist", roll=["eagle"])
    assert [table.suspicion(who) for who in ("kordt", "goerdeler", "oster")] == ["high", "high", "extreme"]
    assert (table.space("canaris"), table.suspicion("canaris")) == ("prison", "medium")


@pytest.mark.rule("BO-E2")
def test_an_effect_on_everybody_skips_whom_it_cannot_move() -> None:
    """Everyone's motivation +1 with one already reckless: the others still rise."""
    table = Table("kordt", "canaris", "goerdeler")
    table.clear_leaders("tannenberg")
    table.put("canaris", motivation="reckless")
    table.end_turn("anti-semitic-laws")
    assert [table.motivation(who) for who in ("kordt", "canaris", "goerdeler")] == [
        "skeptical",
        "reckless",
        "skeptical",
    ]


@pytest.mark.rule("BO-A7")
@pytest.mark.parametrize(("stage", "open_"), [(1, False), (2, False), (3, True), (4, True)])
def test_prague_opens_with_stage_3(stage: int, open_: bool) -> None:
    table = Table("kordt", "canaris")
    table.set(stage=stage)
    assert ("move prague" in table.legal()) is open_


@pytest.mark.rule("BO-A9", "BO-R21")
def test_paris_applies_each_time_it_is_entered() -> None:
    table = Table("kordt", "canaris")
    table.clear_leaders("tannenberg")
    table.set(stage=4, support=3)
    table.put("kordt", "wolfsschlucht", suspicion="extreme")
    table.do("move paris")
    assert (table.suspicion("kordt"), table.state.support, table.state.actions) == ("low", 4, 2)
    table.put("kordt", suspicion="high")
    table.do("move wolfsschlucht")
    table.set(actions=2)
    table.do("move paris")
    assert (table.suspicion("kordt"), table.state.support, table.state.actions) == ("low", 5, 1)


@pytest.mark.rule("BO-T2", "BO-L3")
def test_tresckow_with_goebbels() -> None:
    """The extra slot is lost with the ability for the turn, and the item over the limit goes at once."""
    table = Table("kordt", "tresckow", "canaris")
    table.clear_leaders("tannenberg")
    table.put("tresckow", "munich", motivation="motivated", items=["map", "keys", "badge", "intel"])
    table.lead("goebbels", "munich")
    table.end_turn("sudetenland-occupation")
    assert table.asks == ("tresckow", "discard-item")
    table.do("choose intel")
    assert table.refused("ability scout") == ("ability-blocked", "BO-T2")
    ready(table, "tresckow")


@pytest.mark.rule("BO-C1", "BO-P1")
def test_plots_are_not_illegal() -> None:
    """A plot stays in the dossier through raids and arrests, and may change hands."""
    table = Table("kordt", "canaris", "goerdeler")
    table.clear_leaders("tannenberg")
    table.put("kordt", suspicion="extreme", dossier=["sniper", "military-secrets"])
    table.put("canaris", dossier=["ambush"])
    table.end_turn("gestapo-raid-2")
    assert table.space("kordt") == "prison"
    assert table.dossier("kordt") == ["sniper"]
    assert table.asks == ("canaris", "action")
    table.do("transfer give goerdeler card ambush")
    assert table.dossier("goerdeler") == ["ambush"]


@pytest.mark.rule("BO-A8")
def test_berlin_is_not_one_space_for_transfers() -> None:
    table = Table("kordt", "canaris")
    table.put("kordt", "zeughaus", items=["map"])
    table.put("canaris", "sportpalast", items=["keys"])
    assert not [action for action in table.legal() if action.startswith("transfer")]
    assert table.refused("transfer give canaris item map") == ("nobody-here", "BO-A13")
