"""Black Orchestra on the stage: verdicts are stamped when their beat comes and not before, event cards are ticked line
by line, the end comes last; with reduced motion the same is shown. The page's clock is in the test's hand.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

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
    assert_accessible,
    come_to_rest,
    play_up_to,
    stop_the_clock,
)
from tests.browser.test_black_orchestra import find, sit
from tests.browser.test_black_orchestra_frame import BUSY, MAP
from tests.browser.test_director import BOLD, everything, stage_of
from tests.server.kit import wait_until

Make = Callable[..., Person]

TICK = 450  # milliseconds of the page's clock between two looks
LONGEST = 120  # looks


class Case(NamedTuple):
    """A moment of a seeded game of two: what is done, and what comes of it in this order."""

    seed: int
    verb: str
    kinds: tuple[str, ...]
    on_stage: bool = False  # whether it is asked on the stage, and answered there


WON = Case(32, "keep", ("plot-rolled", "plot-succeeded", "won"))
BETRAYED = Case(71, "choose", ("plot-rerolled", "plot-detected", "arrested"), on_stage=True)
COLLECTED = Case(3, "collect", ("item-taken",))
NEW_STAGE = Case(2, "end", ("stage", "event", "leader-moved"))
FLED = Case(6, "keep", ("plot-rolled", "plot-detected", "leader-moved", "arrested"))
CAUGHT = Case(33, "move", ("event", "raid", "arrested", "lost"))

VERDICT = re.compile(
    r"is dead|IS DEAD|Detected|DETECTED|is detected|Unnoticed|UNNOTICED|is arrested|have won|game is over|Victory"
)
DEFEAT = re.compile(r"have lost|has failed|All conspirators are in prison")


def staged(person: Make, case: Case, before: Callable[[Page], None] | None = None, **how: object) -> Page:
    """The page at the moment at which what was done has just become known to it."""
    rehearsal = Rehearsal("black-orchestra", 2, case.seed, difficulty="easy")
    act = play_up_to(rehearsal, case.verb, *case.kinds, seed=case.seed, **BOLD)
    assert act is not None, "the game does not come to it"
    ana = person(pace="normal", **how)
    ana.page.clock.install()
    page = ana.sit_at(ana.perform(rehearsal))
    ana.sees(act.version)
    ana.sees_through(act.seat)
    if before is not None:
        before(page)
    stop_the_clock(page)
    if case.on_stage:
        page.locator(f'.bo-stage [data-action="{act.action}"]').click()
    else:
        ana.follow(page.url.rsplit("/", 1)[1], [act])
    expect(page.locator(".frame[data-beat]")).to_have_count(1)
    return page


def looks(page: Page) -> Iterator[tuple[str | None, str | None]]:
    """The beats, one look after another, until nothing is staged any more."""
    for _ in range(LONGEST):
        beat = stage_of(page)
        yield beat
        if beat[0] is None:
            return
        page.clock.run_for(TICK)


def until(page: Page, beat: str, secret: re.Pattern[str]) -> list[str | None]:
    """Look on until that beat is told; meanwhile nothing on the page comes to know the secret. Gives the beats seen."""
    known = len(secret.findall(everything(page)))  # the log may tell of an earlier attempt
    seen: list[str | None] = []
    for kind, part in looks(page):
        if kind not in seen[-1:]:
            seen.append(kind)
        if (kind, part) == (beat, "after"):
            return seen
        for place in (page.locator(".bo-stage"), page.locator("[aria-live]"), page.locator(".status")):
            for one in place.all():
                assert (found := secret.search(one.aria_snapshot())) is None, (kind, part, found)
        assert secret.search(page.title()) is None
        assert len(secret.findall(everything(page))) <= known, (kind, part)
    raise AssertionError(f"it was never shown: {seen}")


def test_hitler_is_dead_when_the_last_die_lies_and_the_stamp_stands(person: Make) -> None:
    page = staged(person, WON, still=False)
    expect(page.locator(".bo-stage .roll .rolling")).to_have_count(2)
    until(page, "plot-succeeded", VERDICT)
    expect(page.locator("[data-stamp]")).to_have_text("Hitler is dead")
    for _ in looks(page):
        pass
    story = page.locator("dialog[open] .story")
    expect(story).to_contain_text("Derail Train")
    expect(page.locator("dialog[open] [data-testid=victory]")).to_be_visible()
    expect(story.locator(".life").first).to_be_visible()  # what became of those who were played
    expect(page.locator("dialog[open] a[href='/history']")).to_be_visible()


@pytest.mark.parametrize("still", [False, True], ids=["moving", "still"])
def test_a_die_is_touched_rolled_again_and_the_verdict_is_stamped(person: Make, still: bool) -> None:
    """Also for those who want no motion: the same beats, in the same order."""

    def is_accessible(waiting: Page) -> None:
        expect(waiting.locator(".bo-stage .roll .touch").first).to_be_visible()
        assert_accessible(waiting, "while the roll can be changed")

    page = staged(person, BETRAYED, is_accessible if still else None, still=still, size=DESKTOP if still else PHONE)
    beats = until(page, "plot-detected", VERDICT)
    assert [beat for beat in beats if beat and beat.startswith("plot-")] == ["plot-rerolled", "plot-detected"]
    expect(page.locator("[data-stamp]")).to_have_text("Detected")
    expect(page.locator(".bo-stage .tag")).to_have_text("re-rolled: 2 → target")
    for kind, part in looks(page):
        if (kind, part) == ("arrested", "after"):
            break
    expect(page.locator('.bo-stage [data-line="done"]')).to_have_count(4)


def test_an_event_card_is_ticked_line_by_line_and_the_end_comes_last(person: Make) -> None:
    page = staged(person, CAUGHT, still=True)
    signs: list[list[str]] = []
    for kind, part in looks(page):
        if (kind, part) == ("lost", "after"):
            break
        assert (found := DEFEAT.search(everything(page))) is None, (kind, part, found)
        lines = page.locator(".bo-stage [data-line]")
        signs.append([line.get_attribute("data-line") or "" for line in lines.all()])
    assert ["coming"] * 3 in signs
    assert any(row[0] == "now" for row in signs if row)
    assert any(row[0] == "done" for row in signs if row)
    for _ in looks(page):
        pass
    expect(page.locator("dialog[open] h2")).to_have_text("The conspiracy has failed")
    expect(page.locator("dialog[open] .story .people li")).to_have_count(2)


def test_a_tile_flies_to_whoever_takes_it(person: Make) -> None:
    page = staged(person, COLLECTED, still=False)
    held = page.locator(".team-strip .active .items svg")
    before = held.count()
    flying = page.locator('.bo-stage [data-flight="cell"]')
    expect(flying).to_be_attached()
    assert held.count() == before  # it is not there before it has arrived
    for beat in looks(page):
        if beat == ("item-taken", "after"):
            break
    expect(flying).not_to_be_attached()
    expect(held).to_have_count(before + 1)


@pytest.mark.parametrize("still", [False, True], ids=["moving", "still"])
def test_spaces_open_pieces_leave_their_way_and_the_card_goes_to_its_place(person: Make, still: bool) -> None:
    """A new stage, then its event: number, map, card, lines. The map stays where it is all the while."""
    page = staged(person, NEW_STAGE, still=still, size=DESKTOP if still else PHONE)
    box = page.evaluate(MAP)
    card = page.locator("[data-event-card=staged] h2")
    read = False
    seen: list[str] = []
    trails: list[int] = []
    for _, _ in looks(page):
        assert page.evaluate(MAP) == box
        for part in page.locator("[data-stage-part], [data-event-card]").all():
            what = part.get_attribute("data-stage-part") or part.get_attribute("data-event-card") or ""
            if what not in seen:
                seen.append(what)
        if page.locator("[data-stage-part=map]").count() and "opened" not in seen:
            assert page.locator("[data-changes]").count() > 1
            seen.append("opened")
        trails.append(page.locator("[data-trail=leader]").count())
        if card.count():
            expect(card).to_be_in_viewport(ratio=1)
            read = True
    assert seen[:5] == ["old", "new", "map", "opened", "staged"]
    assert read
    assert ("leaving" in seen) is not still
    assert max(trails) >= 1 and trails[-1] == 0
    last = max(at for at, count in enumerate(trails) if count)
    assert trails[: last + 1] == sorted(trails[: last + 1])  # they stay to the end of the scene


@pytest.mark.parametrize(
    ("size", "still"),
    [(LOW, False), (DESKTOP, True), (PHONE, False), (SIDEWAYS, True)],
    ids=["low desk", "desk still", "phone", "sideways still"],
)
def test_an_arrest_is_seen_on_the_map(person: Make, size: ViewportSize, still: bool) -> None:
    """One straight line to prison, bars, who is left; nothing covers prison or where the line goes."""
    page = staged(person, CAUGHT, still=still, size=size)
    said, bars = page.locator(".bo-stage [data-arrest=olbricht]"), page.locator("[data-bars]")
    cell = page.locator('[data-person="olbricht"]')
    for beat in looks(page):
        if size == LOW and page.locator(".raid p").count():
            assert apart(page, ".raid p", "[data-event-card]"), "the title stands beside the card"
        if beat == ("arrested", "turn"):
            expect(page.locator("[data-drawn=olbricht]")).to_be_attached()
            expect(bars).to_have_attribute("data-bars", "open")
            expect(said).not_to_contain_text("arrested")
        if beat == ("arrested", "after"):
            break
    expect(bars).to_have_attribute("data-bars", "shut")
    expect(said).to_contain_text("Olbricht is arrested")
    expect(said).to_contain_text("Only Oster is left.")
    expect(cell).to_have_class(re.compile("jailed"))
    wait_until(lambda: page.evaluate(UNCOVERED) == [], "prison and the way there are seen")
    if size == LOW:
        assert apart(page, ".arrest", "[data-event-card]"), "who is left can be read"
    for kind, _ in looks(page):
        if kind == "arrested" and page.locator("[data-arrest=oster]").count():
            break
        if kind == "card-discarded":
            expect(said.locator("li").last).to_have_text("Inspiring Letter")
            break
    for _ in looks(page):
        pass
    expect(page.locator("[data-drawn]")).to_have_count(0)


def test_hitler_flees_on_a_strip_of_the_map(person: Make) -> None:
    page = staged(person, FLED, still=True)
    strip = page.locator(".bo-stage [data-flees=chancellery]")
    arrests = 0
    for kind, part in looks(page):
        if kind in ("plot-rolled", "plot-detected"):
            assert strip.count() == 0, part
        arrests += kind == "arrested"
        if (kind, part) == ("arrested", "after"):
            expect(strip).to_be_visible()
            expect(page.locator(".bo-stage [data-taken=goerdeler]")).to_be_visible()
            expect(page.locator('.bo-stage [data-line="done"]').last).to_contain_text("Only Oster is left.")
    assert 1 <= arrests <= 4  # a second and a half


def test_the_card_stays_while_its_line_asks(person: Make) -> None:
    """Beside the map, so that the answer can be chosen there; whoever wants it out of the way lays it aside."""
    rehearsal = Rehearsal("black-orchestra", 2, 3, difficulty="easy")
    view = rehearsal.play_on(lambda one: one["decisions"][0]["source"].startswith("event."), 3, **BOLD)
    assert view is not None
    ana = person(pace="normal")
    page = ana.sit_at(ana.perform(rehearsal))
    card = page.locator('[data-event-card="asks"]')
    expect(card.locator('[data-line="now"]')).to_have_count(1)
    expect(page.locator(".answers .answer").first).to_be_visible()
    come_to_rest(page)
    board, lies = page.locator("main.board").bounding_box(), card.bounding_box()
    assert board and lies and lies["x"] >= board["x"] + board["width"]
    assert_accessible(page, "while a card asks")
    card.get_by_role("button").click()
    expect(card).not_to_be_attached()
    page.reload()
    expect(card).to_be_attached()
    expect(page.locator(".answers .answer").first).to_be_visible()
    page.keyboard.press("1")
    ana.sees(view["version"] + 1)
    expect(card).not_to_be_attached()


def test_an_interrogation_is_accessible(person: Make) -> None:
    ana = person()
    page = sit(ana, find(ana, lambda view: view["decisions"][0]["kind"] == "interrogation"))
    expect(page.locator(".bo-stage .hold")).to_be_visible()
    assert_accessible(page, "an interrogation")


# Points of the line to prison, and of prison itself, that something else than the map lies over or that are off it.
UNCOVERED = """() => {
    const line = document.querySelector("[data-drawn]");
    const length = line.getTotalLength();
    const points = Array.from({ length: 9 }, (_, n) => line.getPointAtLength((n / 8) * length));
    const boxOf = (one) => one.getBoundingClientRect();
    const board = boxOf(document.querySelector("main.board"));
    return points.map((point) => point.matrixTransform(line.getScreenCTM())).filter(({ x, y }) => {
        const over = [...document.querySelectorAll(".bo-stage .leaf, .controls")].map(boxOf);
        const within = (box) => x > box.left && x < box.right && y > box.top && y < box.bottom;
        return !within(board) || over.some(within);
    }).map(({ x, y }) => [x, y]);
}"""


def apart(page: Page, one: str, other: str) -> bool:
    """Whether neither of the two covers a part of the other."""
    a, b = page.locator(one).first.bounding_box(), page.locator(other).first.bounding_box()
    assert a is not None and b is not None
    across = a["x"] + a["width"] <= b["x"] + 1 or b["x"] + b["width"] <= a["x"] + 1
    return across or a["y"] + a["height"] <= b["y"] + 1 or b["y"] + b["height"] <= a["y"] + 1


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS], ids=["phone", "sideways"])
def test_on_a_phone_no_scene_covers_what_it_asks(person: Make, size: ViewportSize) -> None:
    """The card that makes an offer lies over the map; dice, deeds and cards that ask nothing stand where one acts."""
    rehearsal = Rehearsal("black-orchestra", 4, 18, difficulty="easy")
    view = rehearsal.play_on(lambda one: one["decisions"][0]["kind"] == "offer", 18, **BUSY)
    assert view is not None
    ana = person(pace="normal", size=size)
    ana.page.clock.install()
    table = ana.perform(rehearsal)
    page = ana.sit_at(table)
    ana.sees(view["version"])
    expect(page.locator('[data-event-card="asks"]')).to_be_visible()
    expect(page.locator("#acts .answer")).to_have_count(2)
    ana.sees_through(view["seat"])
    come_to_rest(page)
    assert apart(page, '[data-event-card="asks"]', "#acts .answers")
    stop_the_clock(page)
    ana.follow(table, [Act("accept", view["version"], view["seat"])])
    expect(page.locator(".frame[data-beat]")).to_have_count(1)
    staged, staged_in_panel = ".over-panel, [data-event-card=staged]", 0
    for _ in looks(page):
        for scene in page.locator(staged).all():
            # A scene finds its place when the next picture is drawn.
            wait_until(lambda: apart(page, staged, "main.board"), scene.inner_text())
            staged_in_panel += 1
    assert staged_in_panel
