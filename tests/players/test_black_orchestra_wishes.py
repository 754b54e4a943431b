"""What others ask for: bots come, bring, go, wait, strike and follow a lead, as far as it is sensible."""

from __future__ import annotations

import random
from typing import Any

import pytest

import conjura
from conjura.kernel import Action, Chance, Told, Wish
from conjura.players import bot
from conjura.players.black_orchestra import SharpBlackOrchestra
from conjura.players.talking import chosen, said
from conjura.words import LANGUAGES, Words
from tests.black_orchestra.kit import Table

NAMES = ["Ana", "Bruno", "Carla"]


def quiet(**options: Any) -> Table:
    """Stauffenberg on seat 0 is a person's; it is the turn of Kordt, a bot, on seat 1."""
    table = Table("stauffenberg", "kordt", "oster", difficulty="easy", first=1, **options)
    table.clear_leaders("tannenberg")
    table.put("kordt", "hannover", suspicion="low")
    table.put("stauffenberg", "zeughaus")
    return table


def done(table: Table, *wishes: Wish) -> str:
    """What Kordt does when these are in force."""
    seen = table.state.observe(1)
    action = chosen(SharpBlackOrchestra(), seen, "seed", wishes)
    assert action in seen.legal
    return str(action)


def ana(id: str, what: str | None = None, to: int | None = None) -> Wish:
    return Wish(0, id, what, to)


def test_whoever_is_asked_to_come_comes_and_stays() -> None:
    table = quiet()
    assert done(table, ana("come", to=1)) == "move train-station"
    table.put("kordt", "zeughaus")
    assert not done(table, ana("come")).startswith("move ")


def test_whoever_is_asked_to_go_somewhere_goes_there() -> None:
    table = quiet()
    table.put("kordt", "nuremberg")
    assert done(table, ana("go", "munich")) == "move munich"


def test_a_wish_for_another_seat_changes_nothing() -> None:
    table = quiet()
    usual = done(table)
    for id, what in (("come", None), ("go", "munich"), ("bring", "keys"), ("strike", None)):
        assert done(table, ana(id, what, to=2)) == usual
        assert done(table, Wish(1, id, what, None)) == usual  # one's own


def test_what_is_wished_for_is_given_carried_or_fetched() -> None:
    table = quiet()
    table.put("kordt", "zeughaus", items=["keys"])
    assert done(table, ana("bring", "keys")) == "transfer give stauffenberg item keys"
    table.put("kordt", "hannover", items=["keys"])
    assert done(table, ana("bring", "keys")) == "move train-station"
    table.put("kordt", "nuremberg", items=[])
    table.lay("munich", "poison", face_up=True)
    assert done(table, ana("bring", "poison")) == "move munich"
    table.put("kordt", "munich")
    assert done(table, ana("bring", "poison")) == "collect"
    table.put("kordt", "nuremberg")
    table.put("oster", "munich")  # is there already
    assert done(table, ana("bring", "poison")) == done(table)


def ready(**more: Any) -> Table:
    """Kordt stands before Hitler with a plot."""
    table = quiet()
    table.lead("hitler", "munich")
    table.put("kordt", "munich", motivation="committed", dossier=["kidnapping"], **more)
    return table


def test_waiting_and_striking_are_asked_for() -> None:
    table = ready(items=["weapons", "weapons", "signature"])
    assert done(table) == done(table, ana("strike")) == "plot kidnapping"
    assert not done(table, ana("wait")).startswith("plot")
    weak = ready(items=[])
    weak.set(support=4)
    assert done(weak) != "plot kidnapping"
    chance = done(weak, ana("strike"))
    assert chance == "plot kidnapping" or not chance.startswith("plot")
    weak.set(support=7)
    assert done(weak, ana("strike")) != "plot kidnapping"  # hopeless


def test_nobody_leaves_an_attempt_or_a_prisoner_to_come() -> None:
    assert done(ready(items=["weapons", "weapons", "signature"]), ana("come")) == "plot kidnapping"


def test_whoever_says_he_leads_is_served() -> None:
    """Oster's plot promises more by itself; with Ana's wish courage goes to her conspirator, for her plot."""
    table = quiet()
    table.put("stauffenberg", "zeughaus", motivation="motivated", dossier=["ambush"])
    table.put("oster", "zeughaus", motivation="motivated", dossier=["kidnapping"], items=["weapons", "signature"])
    table.set(dissent=2, support=4)
    table.do("conspire 1", roll=["target"])
    assert table.asks == ("kordt", "dissent")
    assert done(table) == "choose oster"
    assert done(table, ana("lead", "ambush")) == "choose stauffenberg"
    assert done(table, ana("lead", "sniper")) == "choose oster"  # a plot that she does not hold


def test_what_the_plot_of_the_lead_lacks_is_fetched() -> None:
    table = quiet()
    table.put("stauffenberg", "zeughaus", motivation="committed", dossier=["poison-parcel"])
    table.put("oster", "zeughaus", motivation="reckless", dossier=["kidnapping"], items=["weapons", "signature"])
    table.put("kordt", "munich")
    table.lay("munich", "poison", face_up=True)
    seen = table.state.observe(1)
    assert seen.game.seat_of[SharpBlackOrchestra().plan(seen).lead] == 2
    table.set(conspire_blocked=True)
    assert done(table, ana("lead", "poison-parcel")) == "collect"


@pytest.mark.parametrize(("id", "what"), [("come", None), ("go", "munich"), ("bring", "keys")])
def test_it_says_that_it_does_what_was_asked(id: str, what: str | None) -> None:
    table = quiet()
    table.put("kordt", "nuremberg", items=["keys"])
    wish = ana(id, what)
    seen = table.state.observe(1)
    action = Action.parse(done(table, wish))
    told = said(SharpBlackOrchestra(), seen, action, "seed", [wish])
    assert told is not None and told.key == f"say-bo-heed-{id}"
    for language in LANGUAGES:
        for way in "ab":
            assert "Ana" in Words(language).tell(Told(told.key, {**told.args, "way": way}), NAMES)


def test_every_wish_can_be_said_and_heard_at_any_time() -> None:
    """Whatever is wished for, what is done is legal, the same in any world that looks the same."""
    game = conjura.game("black-orchestra", players=3)
    chooser = bot("black-orchestra", "steady")
    rng, chance = random.Random(3), Chance.seeded(3)
    state = game.new(chance)
    for step in range(120):
        seat = state.to_act()
        if seat is None:
            break
        seen = state.observe(seat)
        asker = (seat + 1) % 3
        offers = game.wishes(state.observe(asker))
        id, what = offers[step % len(offers)]
        assert all(Words(language).tell(game.wish_told(id, what), NAMES) for language in LANGUAGES)
        wishes = [Wish(asker, id, what, None)]
        action = chosen(chooser, seen, str(step), wishes)
        assert action in seen.legal
        other = game.imagine(seen, rng).observe(seat)
        assert chosen(bot("black-orchestra", "steady"), other, str(step), wishes) == action
        state.apply(seat, action, chance)
