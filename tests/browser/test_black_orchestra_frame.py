"""The frame of Black Orchestra's table: one bar that never wraps nor grows, a map that never moves, questions that say
who is asked, why, and what each answer does, and the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from conjura.table import Act
from conjura.words import LANGUAGES
from tests.browser.kit import DESKTOP, PHONE, TABLET, UPRIGHT, Person, Rehearsal, View, come_to_rest, resize

Make = Callable[..., Person]
LOW: ViewportSize = {"width": 1280, "height": 720}
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
FIVE = ["stauffenberg", "beck", "bonhoeffer", "oster", "goerdeler"]
WISHES = {"collect": 8, "reveal": 6, "dossier": 6, "act": 4, "free": 4, "end": 0.2, "transfer": 0.02}

# What of the bar is cut, or reaches out of it.
BURST = """() => {
    const bar = document.querySelector(".bo-act");
    const frame = bar.getBoundingClientRect();
    const bad = bar.scrollHeight > bar.clientHeight + 1 ? ["the bar itself"] : [];
    for (const one of bar.querySelectorAll("button, .question, .answers, .nine")) {
        const box = one.getBoundingClientRect();
        if (box.width === 0 || one.closest(".company") !== null) continue;
        if (box.bottom > frame.bottom + 1 || box.right > frame.right + 1 || box.top < frame.top - 1) {
            bad.push(`${one.className} ${one.innerText}`);
        }
    }
    return bad;
}"""
MAP = "() => JSON.stringify(document.querySelector('main.board').getBoundingClientRect())"


def in_mid_game(view: View) -> bool:
    seen = view["observation"]
    return bool(seen["stage"] >= 3 and view["decisions"][0]["kind"] == "action" and "conspire 1" in view["legal"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bar_never_wraps_and_the_map_stays_where_it_is(person: Make, language: str) -> None:
    ana = person(language=language)
    rehearsal = Rehearsal("black-orchestra", 5, 1, conspirators=FIVE, first=0)
    assert rehearsal.play_on(in_mid_game, 1, plot=0.0, **WISHES)
    page = ana.sit_at(ana.perform(rehearsal))
    for size in (DESKTOP, LOW, TABLET, UPRIGHT, PHONE, SIDEWAYS):
        resize(page, size)
        before = page.evaluate(MAP)
        assert page.evaluate(BURST) == [], size
        page.locator("[data-testid=move]").click()  # now the answers stand where the actions stood
        expect(page.locator(".answers .answer").first).to_be_visible()
        assert page.evaluate(BURST) == [], size
        assert page.evaluate(MAP) == before, size
        page.keyboard.press("Escape")
        expect(page.locator(".nine")).to_be_visible()


def answers_on_all_pages(page: Page) -> int:
    """How many answers there are, page by page."""
    come_to_rest(page)
    found = page.locator(".answers .answer").count()
    onward = page.locator(".answers .turn button").last
    while onward.count() and not onward.is_disabled():
        onward.click()
        found += page.locator(".answers .answer").count()
    return found


def asked_in_the_bar(view: View) -> bool:
    """Something else than an action is asked, and neither on the stage nor while an attempt is prepared."""
    plot = view["observation"]["plot"]
    kind = view["decisions"][0]["kind"]
    return kind not in ("action", "interrogation", "plot-dice") and (plot is None or plot["phase"] != "rolled")


def test_every_question_says_who_why_and_what_follows_and_is_answered_by_a_digit(person: Make) -> None:
    """One table after another, led from each new kind of question to the next; the digit 1 answers."""
    ana = person()
    seen: set[str] = set()
    for seed in (3, 5):
        rehearsal = Rehearsal("black-orchestra", 3, seed, conspirators=FIVE[:3], first=0)
        table = ana.perform(rehearsal)
        page = ana.sit_at(table)

        def is_new(view: View) -> bool:
            return asked_in_the_bar(view) and view["decisions"][0]["kind"] not in seen

        while (view := ana.play_on(table, is_new, seed, plot=20, **WISHES)) is not None:
            kind = view["decisions"][0]["kind"]
            seen.add(kind)
            ana.sees(view["version"])
            expect(page.locator(".question .pawn")).to_be_visible()
            expect(page.locator(".question [data-testid=status-mine]")).not_to_be_empty()
            assert page.locator(".question .from, .question .note").count(), kind
            expect(page.locator(".answers .answer").first).to_be_visible()  # they come once their band is measured
            told = page.locator(".answer small, .answer[aria-describedby]").count()
            assert told or kind == "either", kind  # of which each answer is an effect itself
            required = [one for one in view["legal"] if not one.startswith("free ")]
            assert answers_on_all_pages(page) >= len(required), kind
            first = page.locator(".answers .answer").first.get_attribute("data-action")
            assert first is not None
            page.keyboard.press("1")
            ana.sees(view["version"] + 1)
            rehearsal.steps.append(Act(first, view["version"], view["seat"]))
            rehearsal.table.do(rehearsal.steps[-1], "me")
    assert len(seen) >= 10, seen


def test_a_turn_is_played_with_keys_alone(person: Make) -> None:
    ana = person()
    table = ana.own_table(2, "black-orchestra", conspirators=["kordt", "beck"], first=0)
    page = ana.sit_at(table)
    page.keyboard.press("1")  # move
    expect(page.locator(".answers .answer").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".nine")).to_be_visible()
    page.keyboard.press("5")  # the dossier keeps its place, whatever else can be done
    ana.sees(1)
    assert len(ana.view(table, 0)["observation"]["conspirators"][0]["dossier"]) == 1
    page.keyboard.press("m")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    ana.sees(2)
    page.keyboard.press("e")
    ana.sees(3)
    page.locator('[data-person="beck"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator('[data-sheet="beck"]')).to_be_visible()
