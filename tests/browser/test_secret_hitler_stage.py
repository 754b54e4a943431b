"""The scenes of Secret Hitler: each thing is seen when its moment comes, neither earlier nor all at once."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from conjura.table import Act
from tests.browser.kit import (
    DESKTOP,
    LOW,
    PHONE,
    SIDEWAYS,
    Person,
    Rehearsal,
    View,
    assert_accessible,
    come_to_rest,
    everything,
    overflowing,
    play_up_to,
    resize,
    stop_the_clock,
)

Make = Callable[..., Person]

TICK = 150  # milliseconds of the page's clock between two looks
LONGEST = 400  # looks
TOP = "document.querySelector('.tracked .tracks').getBoundingClientRect().top"
# Where the government below the tracks ends, and where the rim of the table begins.
ENDS = """() => {
    const end = (one) => document.querySelector(one).getBoundingClientRect().bottom;
    const rim = parseFloat(getComputedStyle(document.querySelector('.oval')).borderBottomWidth);
    return [end('.government'), end('.oval') - rim];
}"""


class Moment(NamedTuple):
    """What is on the stage when somebody looks."""

    beat: str | None
    part: str | None
    mark: int


def stage_of(page: Page) -> Moment:
    """What is staged, once all parts of the page show it."""
    frame = page.locator(".frame[data-follows=false]")
    return Moment(
        frame.get_attribute("data-beat"), frame.get_attribute("data-part"), int(frame.get_attribute("data-mark") or 0)
    )


def prepared(rehearsal: Rehearsal, verb: str, *kinds: str, **weights: float) -> Act:
    act = play_up_to(rehearsal, verb, *kinds, seed=int(rehearsal.seed), **weights)
    assert act is not None, "the game does not come to it"
    return act


def looks(one: Person, act: Act) -> Iterator[Moment]:
    """Does it, and looks at the page again and again until everything was shown, by the page's own clock.

    Not by clicking: what leads to a scene is tested elsewhere."""
    page = one.page
    stop_the_clock(page)
    one.follow(page.url.rsplit("/", 1)[1], [act])
    expect(page.locator(".frame[data-beat]")).to_have_count(1)
    for _ in range(LONGEST):
        moment = stage_of(page)
        yield moment
        if moment.beat is None:
            return
        page.clock.run_for(TICK)
    raise AssertionError("it does not come to an end")


def at_the_table(person: Make, rehearsal: Rehearsal, act: Act, pace: str = "normal", **how: Any) -> Person:
    ana = person(pace=pace, **how)
    ana.page.clock.install()
    ana.sit_at(ana.perform(rehearsal))
    ana.sees(act.version)
    ana.sees_through(act.seat)
    return ana


@pytest.mark.parametrize(("size", "still"), [(DESKTOP, False), (PHONE, True)], ids=["moving", "still"])
def test_ballots_are_turned_over_one_after_another(person: Make, size: ViewportSize, still: bool) -> None:
    rehearsal = Rehearsal("secret-hitler", 7, 3)
    act = prepared(rehearsal, "vote", "votes", claim=0.3)
    ana = at_the_table(person, rehearsal, act, size=size, still=still)
    page = ana.page
    mine = page.locator(".seat.me .ballot:not(.waiting)")
    seen: list[tuple[int, int]] = []
    verdict = re.compile(r"\belected\b|voted down", re.IGNORECASE)
    for moment in looks(ana, act):
        if moment.beat != "votes":
            continue
        turned = page.locator("[data-seat] .ballot.ja, [data-seat] .ballot.nein").count()
        counted = sum(int(one) for one in page.locator(".count .figure strong").all_inner_texts())
        assert turned == counted == moment.mark
        assert mine.count() == (1 if turned == 7 else 0), "one's own ballot is the last"
        if moment.part != "after":
            stage = page.locator(".stage").inner_text()
            assert verdict.search(stage) is None and verdict.search(page.title()) is None
            assert "All ballots are in" in stage or turned > 0
        seen.append((turned, page.locator(".stage .stamp").count()))
    # Seed 3: four to three, and the last ballot decides, so that each is seen alone.
    assert list(dict.fromkeys(turned for turned, _ in seen)) == list(range(8))
    assert seen[-1] == (7, 1)


@pytest.mark.parametrize("size", [DESKTOP, PHONE, SIDEWAYS], ids=["desktop", "phone", "sideways"])
def test_one_goes_through_a_scene_beat_by_beat(person: Make, size: ViewportSize) -> None:
    """Step by step, and with the picture held: the bar says which beat it is, and leads on and back."""
    rehearsal = Rehearsal("secret-hitler", 7, 3)
    act = prepared(rehearsal, "vote", "votes", claim=0.3)
    ana = at_the_table(person, rehearsal, act, size=size, still=True)
    page = ana.page
    frame, walk = page.locator(".frame"), page.locator("[data-walk]")
    before = next(looks(ana, act))
    assert before.beat == "votes" and walk.count() == 0, "at the usual pace nothing is in the way"
    page.keyboard.press(" ")
    expect(page.locator("[data-beat-at]")).to_contain_text("Beat 1")
    assert overflowing(page) == []
    page.locator("[data-walk=next]").click()
    expect(frame).not_to_have_attribute("data-beat", "votes")
    page.locator("[data-walk=again]").click()
    expect(frame).to_have_attribute("data-beat", "votes")
    page.locator("[data-walk=go]").click()
    expect(walk).to_have_count(0)


def test_step_by_step_each_beat_waits_for_whoever_looks(person: Make) -> None:
    rehearsal = Rehearsal("secret-hitler", 7, 3)
    act = prepared(rehearsal, "vote", "votes", claim=0.3)
    ana = at_the_table(person, rehearsal, act, pace="step", still=True)
    page = ana.page
    assert next(looks(ana, act)).beat == "votes"
    page.clock.run_for(15_000)
    expect(page.locator(".frame")).to_have_attribute("data-beat", "votes")
    expect(page.locator("[data-beat-at]")).to_have_text(re.compile("Beat 1"))
    page.locator("[data-walk=next]").click()
    expect(page.locator(".frame")).not_to_have_attribute("data-beat", "votes")


def test_the_tracks_keep_their_place_and_nothing_stands_on_the_rim(person: Make) -> None:
    """From the discussion of a government of which both have told their hand, to the next one's session."""
    rehearsal = Rehearsal("secret-hitler", 7, 3)

    def both_have_told(view: View) -> bool:
        assert rehearsal.table.match is not None
        events = rehearsal.table.match.events
        drawn = [n for n, event in enumerate(events) if event.kind == "drawn"]
        since = events[drawn[-1] :] if drawn else []
        told = {event.public["what"] for event in since if event.kind == "claimed"}
        return asked(view) == "nominate" and told >= {"drawn", "received"} and all(one.kind != "votes" for one in since)

    ana = person()
    table = ana.make_table(
        game="secret-hitler",
        options=rehearsal.options,
        seats=[{"kind": "me"}] * 7,
        settings={"discussion": "all"},
        start=True,
        seed=rehearsal.seed,
    )
    page = ana.sit_at(table)  # whoever looks talks
    assert rehearsal.play_on(both_have_told, claim=30) is not None
    before = len(rehearsal.steps)
    ana.follow(table, rehearsal.steps)
    expect(page.locator("[data-go-on]")).to_be_visible()
    for size in (LOW, DESKTOP):
        resize(page, size)
        government, rim = page.evaluate(ENDS)
        assert government <= rim, size
    tops = [page.evaluate(TOP)]
    page.locator("[data-go-on]").click()
    expect(page.locator("[data-target]").first).to_be_visible()
    tops.append(page.evaluate(TOP))
    discards = rehearsal.play_on(lambda view: asked(view) == "discard", seed=2, claim=0)
    assert discards is not None
    ana.follow(table, rehearsal.steps[before:])
    ana.sees(discards["version"])
    expect(page.locator(".table.lone .centre.tracked")).to_be_visible()  # the policies lie there
    come_to_rest(page)
    tops.append(page.evaluate(TOP))
    assert max(tops) - min(tops) < 1


def asked(view: View) -> str | None:
    return next((one["kind"] for one in view["decisions"] if one["required"]), None)


def test_an_execution_is_sober_and_not_told_before_it_is_shown(person: Make) -> None:
    rehearsal = Rehearsal("secret-hitler", 7, 7)
    act = prepared(rehearsal, "execute", "executed", "candidate", claim=0.1)
    ana = at_the_table(person, rehearsal, act, still=False)
    said: list[str] = []
    for moment in looks(ana, act):
        if moment.beat == "executed":
            told = re.search(r"was executed|was not Hitler|has \w+ \d executed", everything(ana.page))
            assert (told is not None) == (moment.part == "after")
            assert ana.page.locator(".stamp:visible").count() == 0
            said.append(ana.page.locator(".stage").inner_text())
    assert "was not Hitler" in said[-1]


def test_the_end_turns_everybody_over_and_names_the_lies(person: Make) -> None:
    rehearsal = Rehearsal("secret-hitler", 7, 26)
    act = prepared(rehearsal, "enact", "enacted", "over", claim=0.9)
    ana = at_the_table(person, rehearsal, act, still=False)
    page = ana.page
    rehearsal.table.do(act, "me")
    assert rehearsal.table.match is not None
    events = rehearsal.table.match.events
    roles = events[-1].public["roles"]
    turned: list[int] = []
    for moment in looks(ana, act):
        if moment.beat == "enacted" or (moment.beat == "over" and moment.part != "after"):
            assert re.search(r"have won|The \w+ win:|Who lied", everything(page)) is None
            assert page.locator("[data-turned]").count() == 0
        elif moment.beat == "over":
            turned.append(page.locator("[data-turned]").count())
            assert turned[-1] == moment.mark
            open_ones = {int(one.get_attribute("data-turned") or -1) for one in page.locator("[data-turned]").all()}
            assert roles.index("hitler") not in open_ones or len(open_ones) == len(roles), "Hitler is the last"
    assert list(dict.fromkeys(turned)) == list(range(len(roles) + 1))

    # What stands there as a lie is one: somebody said so, and the hands show otherwise.
    lies = [claim.public["seat"] for claim in events if claim.kind == "claimed" and is_false(claim.public, events)]
    assert lies
    listed = page.locator("[data-lie]")
    about_hands = [
        int(one.get_attribute("data-liar") or -1)
        for one in listed.all()
        if one.get_attribute("data-lie") in ("buried", "blamed", "hidden", "chose", "misled")
    ]
    assert sorted(about_hands) == sorted(lies)
    page.clock.resume()
    assert_accessible(page, "the end")
    # The keyboard is on the poster, and does not get behind it.
    expect(page.locator(".end")).to_be_focused()
    assert page.locator("[data-poster], #acts").first.evaluate("(one) => one.closest('[inert]') !== null")

    # The poster can be kept as a picture.
    with page.expect_download() as kept:
        page.locator("[data-keep]").click()
    assert kept.value.suggested_filename == "secret-hitler.png"
    assert kept.value.path().read_bytes().startswith(b"\x89PNG")

    # Laid aside, the table is there again, and a round opens its place in the replay.
    page.keyboard.press("Escape")
    expect(page.locator("[data-lie]")).to_have_count(0)
    page.locator("[data-poster]").click()
    page.locator("[data-round='2']").click()
    expect(page.locator(".scrubber")).to_be_visible()
    expect(page).not_to_have_url(re.compile(r"step=0\b"))


def is_false(claim: dict[str, Any], events: list[Any]) -> bool:
    """Whether somebody claims to have held what they did not hold."""
    if claim["what"] not in ("drawn", "received"):
        return False
    session = events[-1].public["sessions"][claim["session"] - 1]
    hand = session["drawn"] if claim["what"] == "drawn" else session["passed"]
    return int(claim["claim"][0]) != hand.count("liberal")
