"""The frame of Black Orchestra's table: one bar that never wraps nor grows, a map that never moves, questions that say
who is asked, why, and what each answer does, and the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import get_args, get_type_hints

import pytest
from playwright.sync_api import Page, expect

from conjura.black_orchestra.contract import Question
from conjura.table import Act
from conjura.words import LANGUAGES
from tests.browser.by_clicking import click_action, go_on_all_the_same
from tests.browser.kit import (
    LARGE,
    PHONE,
    SIDEWAYS,
    SIZES,
    UPRIGHT,
    Person,
    Rehearsal,
    View,
    answers_on_all_pages,
    come_to_rest,
    resize,
)

Make = Callable[..., Person]
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
    for (const one of bar.querySelectorAll(".answer b, .answer small, .answer .body")) {
        const room = one.closest(".answer").clientHeight;
        if (one.scrollHeight > one.clientHeight + 2 || one.clientHeight > room) bad.push(`cut: ${one.innerText}`);
    }
    return bad;
}"""
# The counters at the top and the buttons beside them have each their own room.
APART = """() => {
    const last = [...document.querySelectorAll("header.top .counters .strip > *")].at(-1)?.getBoundingClientRect();
    const buttons = document.querySelector("header.top .right")?.getBoundingClientRect();
    return !last || !buttons || buttons.width === 0 || last.right <= buttons.left + 1;
}"""
# Every counter is seen whole: none reaches behind what stands beside it, nor out of the page.
CUT_COUNTERS = """() => {
    const strip = [...document.querySelectorAll(".strip.short, .counters .strip")].find((one) => one.offsetWidth > 0);
    const room = strip.closest(".panel, .counters").getBoundingClientRect();
    return [...strip.querySelectorAll(".stage, .decks, .cell, .die, .label, .dice b")].filter((one) => {
        const box = one.getBoundingClientRect();
        return box.right > Math.min(room.right, innerWidth) || box.left < room.left;
    }).map((one) => one.className + " " + one.innerText);
}"""
# Of a question on a phone held sideways: what is cut, or has not the width of its panel.
NARROW_QUESTION = """() => {
    const [says, question, left] = [".says", ".question", ".left"].map((one) =>
        document.querySelector(".bo-act " + one));
    const cut = [says, question, left, ...says.querySelectorAll("p, .status")]
        .filter((one) => one.scrollHeight > one.clientHeight + 1 && !one.closest(".over"));
    return [...cut.map((one) => one.className), ...(question.clientWidth < left.clientWidth - 1 ? ["narrow"] : [])];
}"""
# Of a question on a phone: what of it or of its answers is cut, and whether it says who is asked and what asks.
UNREAD = """() => {
    const bar = document.querySelector(".bo-act");
    const left = bar.querySelector(".left").getBoundingClientRect();
    const bad = [];
    const whole = [...bar.querySelectorAll(".question .mine, .question .who, .answer b, .answer small")];
    for (const one of [...whole, ...bar.querySelectorAll(".question .note")]) {
        if (one.offsetHeight === 0) continue;
        const box = one.getBoundingClientRect();
        const frame = one.closest(".answer")?.getBoundingClientRect() ?? left;
        if (box.bottom > frame.bottom + 1 || box.top < frame.top - 1 || box.right > innerWidth) bad.push(one.innerText);
        if (whole.includes(one) && one.scrollHeight > one.clientHeight + 2) bad.push(`cut: ${one.innerText}`);
    }
    for (const one of [".who", ".from span"]) {
        const said = bar.querySelector(`.question ${one}`);
        if (!said || said.innerText === "" || said.offsetWidth < 20) bad.push(`nothing in ${one}`);
    }
    const under = [...bar.querySelectorAll(".undo, .advice button")].some((one) => {
        const [a, b] = [one, bar.querySelector(".from")].map((each) => each.getBoundingClientRect());
        return a.width > 0 && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    });
    return [...bad, ...(under ? ["what asks lies under a button"] : [])];
}"""
MAP = "() => JSON.stringify(document.querySelector('main.board').getBoundingClientRect())"


def in_mid_game(view: View) -> bool:
    seen = view["observation"]
    transfers = any(action.startswith("transfer") for action in view["legal"])
    acts = view["decisions"][0]["kind"] == "action"
    return bool(seen["stage"] >= 3 and acts and transfers and "conspire 1" in view["legal"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bar_never_wraps_and_the_map_stays_where_it_is(person: Make, language: str) -> None:
    ana = person(language=language)
    rehearsal = Rehearsal("black-orchestra", 5, 1, conspirators=FIVE, first=0)
    assert rehearsal.play_on(in_mid_game, 1, plot=0.0, **WISHES)
    page = ana.sit_at(ana.perform(rehearsal))
    for size in SIZES:
        resize(page, size)
        before = page.evaluate(MAP)
        assert page.evaluate(APART), size
        assert page.evaluate(BURST) == [], size
        for menu in ("move", "conspire", "transfer"):  # now the answers stand where the actions stood
            page.locator(f"[data-testid={menu}]").click()
            expect(page.locator(".answers .answer").first).to_be_visible()
            come_to_rest(page)
            assert page.evaluate(BURST) == [], (size, menu)
            assert page.evaluate(MAP) == before, (size, menu)
            if size == UPRIGHT:  # it has height to spare: the answers have its whole width
                assert page.locator(".bo-act .band").evaluate("(one) => one.clientWidth > 0.9 * innerWidth")
            page.keyboard.press("Escape")
            expect(page.locator(".nine")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_counter_is_cut_with_ten_dice_and_ten_events(person: Make, language: str) -> None:
    ana = person(language=language)
    page = ana.sit_at(ana.own_table(2, "black-orchestra", conspirators=["kordt", "beck"], first=0))
    for size in SIZES:
        resize(page, size)
        assert page.evaluate(CUT_COUNTERS) == [], size


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_has_the_width_of_a_panel_held_sideways(person: Make, language: str) -> None:
    ana = person(language=language, size=SIDEWAYS)
    rehearsal = Rehearsal("black-orchestra", 3, 1, conspirators=["kordt", "olbricht", "goerdeler"], first=0)
    assert rehearsal.play_on(lambda view: view["decisions"][0]["kind"] == "nearest", 1, plot=0.0, **WISHES)
    page = ana.sit_at(ana.perform(rehearsal))
    expect(page.locator(".answers .answer").first).to_be_visible()
    come_to_rest(page)
    assert page.evaluate(NARROW_QUESTION) == []
    assert page.evaluate(BURST) == []


BUSY = {
    **WISHES,
    "act": 6,
    "ability": 8,
    "release": 8,
    "plot": 20,
    "deliver": 4,
    "use": 3,
    "accept": 3,
    "transfer": 0.05,
}
BOLD = {
    "plot": 60,
    "act": 6,
    "free": 6,
    "use": 20,
    "ready": 0.3,
    "deliver": 8,
    "dossier": 6,
    "conspire": 2,
    "collect": 8,
}
BOLD |= {"reveal": 6, "end": 0.3, "transfer": 0.1}
# Games that come to every kind of question there is: players, seed, what is done rather than other things, and how many
# kinds are new.
GAMES = ((4, 18, BUSY, 24), (3, 6, BOLD, 4), (3, 24, BOLD, 2), (4, 5, BOLD, 1))
KINDS = {kind for question in get_args(Question) for kind in get_args(get_type_hints(question)["kind"])}


def asked_on_stage(view: View) -> bool:
    plot = view["observation"]["plot"]
    return view["decisions"][0]["kind"] == "interrogation" or (plot is not None and plot["phase"] == "rolled")


def answer_with_a_digit(page: Page, action: str) -> None:
    """Pages are turned until it is there; the digits press what stands on the page, in its order."""
    shown = page.locator("#acts .answers .answer")
    back = page.locator("#acts .answers .turn button").first
    while back.count() and not back.is_disabled():
        back.click()
    while action not in (found := shown.evaluate_all("all => all.map((one) => one.dataset.action)")):
        page.locator("#acts .answers .turn button").last.click()
    page.keyboard.press(str(found.index(action) + 1))


def every_question(ana: Person) -> Iterator[tuple[str, View, Act, list[str]]]:
    """One table after another, led from each new kind of question to the next: the table, what is seen there, the
    answer that whoever looks at it gives, and all the answers there are."""
    seen = {"action"}
    for players, seed, wishes, kinds in GAMES:
        rehearsal = Rehearsal("black-orchestra", players, seed, difficulty="easy")
        table = ana.perform(rehearsal)
        ana.sit_at(table)
        for _ in range(kinds):
            view = ana.play_on(table, lambda view: view["decisions"][0]["kind"] not in seen, seed, **wishes)
            assert view is not None, "the game does not come to it"
            seen.add(view["decisions"][0]["kind"])
            ana.sees(view["version"])
            required = [one for one in view["legal"] if not one.startswith("free ") and one != "keep 0"]
            answer = Act(required[0], view["version"], view["seat"])
            yield table, view, answer, required
            rehearsal.steps.append(answer)
            rehearsal.table.do(answer, "me")
    assert seen == KINDS


def test_every_question_says_who_why_and_what_follows_and_is_answered_by_a_digit(person: Make) -> None:
    ana = person()
    page = ana.page
    for _, view, answer, required in every_question(ana):
        kind = view["decisions"][0]["kind"]
        if asked_on_stage(view):
            click_action(ana, view, answer.action)
            continue
        expect(page.locator(".question .pawn")).to_be_visible()
        expect(page.locator(".question [data-testid=status-mine]")).not_to_be_empty()
        expect(page.locator(".question .from, .question .note").first).to_be_visible()
        said = answers_on_all_pages(page)
        assert set(required) <= set(said), kind
        # To choose one of two effects is that effect; every other answer says what it does.
        assert kind == "either" or all(said.values()), (kind, said)
        answer_with_a_digit(page, answer.action)
        go_on_all_the_same(ana, view)


def test_every_question_is_read_whole_on_a_phone(person: Make) -> None:
    """Who is asked, what asks, the question and its answers: upright and sideways, in the longest language."""
    ana = person(language="es", size=PHONE)
    page = ana.page
    unread = {}
    for table, view, answer, _ in every_question(ana):
        if not asked_on_stage(view):
            for size in (SIDEWAYS, PHONE):
                resize(page, size)
                expect(page.locator(".answers .answer").first).to_be_visible()
                come_to_rest(page)
                if found := page.evaluate(UNREAD):
                    unread[view["decisions"][0]["kind"], size["width"]] = found
        ana.follow(table, [answer])
    assert unread == {}


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


@pytest.mark.parametrize("players", [3, 5])
def test_the_big_screen_says_who_plays_whom_and_the_event_is_read_from_afar(person: Make, players: int) -> None:
    rehearsal = Rehearsal("black-orchestra", players, 4, conspirators=FIVE[:players], difficulty="easy")
    assert rehearsal.play_on(lambda view: view["observation"]["event"] is not None, 4, **WISHES) is not None
    ana, screen = person(), person(size=LARGE)
    page = screen.go(f"/tv/{ana.perform(rehearsal)}")
    cells = page.locator(".team-strip [data-person]")
    expect(cells).to_have_count(players)
    come_to_rest(page)
    for seat, cell in enumerate(cells.all()):
        expect(cell.locator(".player")).to_be_visible()
        expect(cell.locator(".level em").first).to_be_visible(visible=players == 3)  # else there is room for pips alone
        assert cell.evaluate(
            "(one) => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight + 1"
        ), seat
    cut = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.innerText)"
    assert page.locator(".team-strip :is(em, .player)").evaluate_all(cut) == []
    letters = "(all) => Math.min(...all.map((one) => parseFloat(getComputedStyle(one).fontSize)))"
    assert page.locator("[data-current-event] p").evaluate_all(letters) >= 23


def test_the_story_of_a_game_is_seen_whole_on_the_big_screen(person: Make) -> None:
    rehearsal = Rehearsal("black-orchestra", 5, 4, conspirators=FIVE, difficulty="easy")
    assert rehearsal.play_on(lambda view: False, 3, **WISHES) is None
    ana, screen = person(), person(size=LARGE)
    page = screen.go(f"/tv/{ana.perform(rehearsal)}")
    expect(page.locator("dialog[open] .story .life")).to_have_count(5)
    come_to_rest(page)
    expect(page.locator("dialog[open] .story .life").last).to_be_in_viewport(ratio=1)
    expect(page.locator("dialog[open]").get_by_role("button")).to_have_count(0)  # nothing can be done there
