"""A turn of Black Orchestra as a newcomer takes it: cards one draws are read, answers and advice are seen whole, taking
back says what it can do, and a lesson shows what it speaks of."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.kit import (
    DESKTOP,
    LOW,
    PHONE,
    SIDEWAYS,
    TABLET,
    Person,
    Rehearsal,
    View,
    assert_accessible,
    come_to_rest,
    resize,
)
from tests.browser.test_black_orchestra import find, in_mid_game, sit, table_of

Make = Callable[..., Person]
TWO = ["kordt", "beck"]

# Whether what lies on top in the middle of a thing belongs to it: it is on the page, and nothing covers it.
UNCOVERED = """(one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && one.contains(top);
}"""


# Neither of two things lies over the other.
APART = """(one, other) => {
    const [a, b] = [one, other].map((it) => it.getBoundingClientRect());
    return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
}"""

# The coach points at this thing.
RINGED = """(thing) => {
    const [ring, one] = ["div.ring", thing].map((it) => document.querySelector(it)?.getBoundingClientRect());
    return ring && one && Math.abs(ring.x + ring.width / 2 - one.x - one.width / 2) < 3
        && Math.abs(ring.y + ring.height / 2 - one.y - one.height / 2) < 3;
}"""

# The coach leaves this thing unveiled.
TWO_APART = """([one, other]) => {
    const [a, b] = [one, other].map((it) => document.querySelector(it).getBoundingClientRect());
    return a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
}"""
UNVEILED = """(thing) => {
    const { x, y, width, height } = document.querySelector(thing).getBoundingClientRect();
    const hole = getComputedStyle(document.querySelector(".dim")).clipPath.match(/"(.*)"/)[1];
    const veil = new Path2D(hole);
    const pen = document.createElement("canvas").getContext("2d");
    return [[2, 2], [width - 2, 2], [width / 2, height / 2], [2, height - 2], [width - 2, height - 2]].every(
        ([right, down]) => !pen.isPointInPath(veil, x + right, y + down, "evenodd"));
}"""


def draw(ana: Person) -> None:
    ana.page.locator('#acts [data-action="dossier"]').click()
    ana.done()


@pytest.mark.parametrize("size", [DESKTOP, PHONE, SIDEWAYS], ids=str)
def test_a_card_one_draws_stands_until_one_goes_on(person: Make, size: ViewportSize) -> None:
    ana = person(size=size, pace="fast")
    page = sit(ana, table_of(ana, 2, conspirators=TWO, first=0))
    card = page.locator("[data-fresh]")
    draw(ana)
    expect(card).to_contain_text("Kordt draws")  # its caption comes with it
    first = card.get_attribute("data-fresh")
    expect(page.locator(".bo-act.turn [data-testid=dossier]")).to_be_visible()  # one can go on, and it still stands
    come_to_rest(page)
    expect(card).to_be_in_viewport(ratio=0.99)
    assert card.locator(".lay").evaluate(UNCOVERED)
    assert_accessible(page, "a card one has drawn")
    draw(ana)  # the next one takes its place
    expect(page.locator(f"[data-fresh]:not([data-fresh={first}])")).to_contain_text("Kordt draws")
    expect(page.locator(".bo-act.turn [data-testid=dossier]")).to_be_visible()
    card.locator(".lay").click()
    expect(card).to_have_count(0)


def test_a_card_is_gone_with_the_next_action_and_not_shown_to_whoever_comes_later(person: Make) -> None:
    ana = person(pace="fast")
    table = table_of(ana, 2, conspirators=TWO, first=0)
    page = sit(ana, table)
    draw(ana)
    expect(page.locator("[data-fresh]")).to_be_visible()
    page = ana.sit_at(table)
    expect(page.locator(".bo-act.turn")).to_be_visible()
    expect(page.locator("[data-fresh]")).to_have_count(0)
    draw(ana)
    expect(page.locator("[data-fresh]")).to_be_visible()
    expect(page.locator(".bo-act.turn [data-testid=dossier]")).to_be_visible()  # one can go on
    page.locator('[data-space="sportpalast"].lit .sign').click()
    expect(page.locator("[data-fresh]")).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE, SIDEWAYS], ids=str)
def test_advice_is_seen_and_leads_to_what_it_means(person: Make, size: ViewportSize) -> None:
    ana = person(size=size)
    page = sit(ana, table_of(ana, 2, conspirators=TWO, first=0))
    page.locator("[data-ask-hint]").click()
    said = page.locator("[data-hint]")
    expect(said).to_contain_text("In your place")
    expect(page.locator("#acts [data-hinted]").first).to_be_visible()  # the action, or the button that leads to it
    come_to_rest(page)
    expect(said).to_be_in_viewport(ratio=0.99)
    assert said.evaluate(UNCOVERED)
    for sign in page.locator(".space.lit .sign").all():  # what can be chosen on the map lies free of it
        assert sign.evaluate(APART, said.element_handle())
    assert_accessible(page, "advice")
    said.get_by_role("button", name="Close").click()
    expect(said).to_have_count(0)
    expect(page.locator("[data-hinted]")).to_have_count(0)


@pytest.mark.parametrize("size", [LOW, TABLET], ids=str)
def test_on_a_small_desk_reasons_and_cards_can_be_read(person: Make, size: ViewportSize) -> None:
    """Why something cannot be done stands on its button, and a word on a card is never broken."""
    ana = person(size=size)
    page = sit(ana, find(ana, lambda view: in_mid_game(view) and has_an_illegal_card(view)))
    page.wait_for_selector("html[data-whole]")
    come_to_rest(page)
    for reason in page.locator(".nine [aria-disabled=true] small").all():
        expect(reason).to_be_visible()
        assert reason.evaluate("(one) => one.scrollHeight <= one.clientHeight + 1"), reason.inner_text()
    if size == TABLET:
        line = page.locator(".rail-line")
        expect(line).to_be_in_viewport(ratio=0.99)  # the event and the names of the cards, without opening anything
        line.locator("button").last.click()
    names = page.locator("[data-sheet] .card .name")
    expect(names.first).to_be_visible()
    come_to_rest(page)
    assert names.evaluate_all("(all) => all.every((one) => one.scrollWidth <= one.clientWidth + 1)")
    cards = page.locator("[data-sheet] .card")
    if size == LOW and cards.count() > 2:  # with the beginning of what each says: pressed it is read whole
        for card in cards.all():
            expect(card).to_be_in_viewport(ratio=0.9)
        return
    cut = "(all) => all.filter((one) => one.scrollHeight > one.clientHeight + 2).map((one) => one.innerText)"
    assert page.locator("[data-sheet] .card .first").evaluate_all(cut) == []


def has_an_illegal_card(view: View) -> bool:
    return "officer-recruited" in view["observation"]["conspirators"][0]["dossier"]


def test_what_must_go_is_chosen_with_nothing_lying_over_it(person: Make) -> None:
    """A raid: the event card stands aside for the cards that it asks about."""
    ana = person(pace="fast")
    page = sit(ana, find(ana, lambda view: view["decisions"][0]["kind"] == "raid"))
    keep = page.locator("[data-sheet] .card.lit [data-action^=keep]").first
    expect(keep).to_be_visible()
    come_to_rest(page)
    assert keep.evaluate(UNCOVERED)
    expect(page.locator("[data-event-card]")).to_have_count(0)


def test_taking_back_says_what_it_can_do(person: Make) -> None:
    ana = person()
    page = sit(ana, table_of(ana, 2, conspirators=TWO, first=0))
    back = page.locator("[data-testid=undo]")
    page.locator('[data-space="sportpalast"] .sign').click()
    expect(back).to_be_enabled()
    expect(back).to_contain_text("Sportpalast")
    draw(ana)
    expect(back).to_be_disabled()  # bots cannot agree to anything
    expect(back).to_contain_text("something was turned up")


def test_where_others_can_be_asked_taking_back_asks(person: Make) -> None:
    ana = person()
    page = sit(ana, ana.own_table(2, "black-orchestra", conspirators=TWO, first=0))
    draw(ana)
    back = page.locator("[data-testid=ask-back]")
    expect(back).to_contain_text("Ask to take back")
    resize(page, LOW)
    expect(back.locator("small")).to_have_text("something was turned up")
    assert back.evaluate("(one) => one.scrollHeight <= one.clientHeight + 1")
    assert back.locator("small").evaluate("(one) => one.scrollHeight <= one.clientHeight + 3"), "why is read whole"
    expect(page.locator("[data-testid=undo]")).to_have_count(0)


def test_what_comes_to_lie_under_the_mouse_opens_no_note(person: Make) -> None:
    ana = person()
    page = sit(ana, table_of(ana, 2, conspirators=TWO, first=0))
    page.wait_for_selector("html[data-whole]")
    box = page.locator('[data-space="nuremberg"] .sign').bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_be_visible()
    page.mouse.move(x, y)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    two_frames(page)
    expect(page.locator(".note")).to_have_count(0)
    page.mouse.move(x + 2, y)
    expect(page.locator(".note")).to_contain_text("Nuremberg")


def two_frames(page: Page) -> None:
    """So long the browser takes to find out what lies under the mouse now."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS], ids=str)
def test_a_lesson_on_a_phone_shows_what_it_speaks_of(person: Make, size: ViewportSize) -> None:
    ana = person(size=size, touch=True)
    page = ana.go("/lesson/black-orchestra/items")
    coach = page.locator("[data-coach]")
    active = ".team-strip .active"
    expect(page.locator("[data-next]")).to_be_focused()  # the keyboard need not look for it
    for thing, says in (
        (active, "has conspired"),  # what has been done before one sits down
        (active, "Red is suspicion"),
        (".leader.hitler", "penalty"),
        ('[data-space="deutschlandhalle"]', "Go to"),
    ):
        page.locator("[data-next]").tap()
        expect(coach).to_contain_text(says)
        expect(page.locator("[data-testid=ask-back]")).to_have_count(0)  # in a lesson nothing is taken back
        page.wait_for_function(RINGED, arg=thing)
        expect(page.locator(thing)).to_be_in_viewport(ratio=0.99)
        page.wait_for_function(TWO_APART, arg=[thing, "[data-coach]"])  # it makes way
    page.locator("[data-show]").tap()
    expect(coach).to_contain_text("Reveal it")
    page.wait_for_function(UNVEILED, arg='[data-space="deutschlandhalle"]')  # the item lies there
    page.wait_for_function(TWO_APART, arg=['[data-space="deutschlandhalle"]', "[data-coach]"])
    page.locator("[data-show]").tap()  # what follows is played by the lesson, which says what it is
    expect(coach).to_contain_text("that is why suspicion has risen")
    expect(coach).to_contain_text("Collect it")


def test_what_a_lesson_does_by_itself_is_shown_before_the_next_question(person: Make) -> None:
    ana = person(size=PHONE, touch=True, still=False, pace="normal")
    page = ana.go("/lesson/black-orchestra/courage")
    page.locator("[data-next]").tap()
    page.locator("[data-show]").tap()  # it conspires, with three dice
    page.wait_for_function(
        """() => document.querySelector(".rolling") !== null && document.querySelector("#acts .nine") === null"""
    )


def holds(view: View, seat: int, *cards: str) -> bool:
    mine = [one["dossier"] for one in view["observation"]["conspirators"] if one["seat"] == seat]
    return any(card in dossier for dossier in mine for card in cards)


def test_many_actions_lie_over_nothing_in_a_phones_strip_of_three(person: Make) -> None:
    ana = person(size=PHONE)
    rehearsal = Rehearsal("black-orchestra", 3, 2, conspirators=["oster", "bonhoeffer", "stauffenberg"], first=0)
    assert rehearsal.play_on(lambda view: view["observation"]["turn"]["actions"] > 4, 2, conspire=9)
    page = sit(ana, ana.perform(rehearsal))
    come_to_rest(page)
    active = page.locator(".team-strip .active")
    left = active.locator(".left").element_handle()
    expect(active.locator(".left")).to_have_attribute("data-actions", "5")
    for level in active.locator(".level, b").all():
        assert level.evaluate(APART, left)


def test_on_a_phone_cards_are_read_whole_and_offers_leave_room_for_what_happens(person: Make) -> None:
    ana = person(size=PHONE, language="es")
    rehearsal = Rehearsal("black-orchestra", 2, 3, difficulty="easy")
    at_any_time = ("effective-planning", "slow-news-day")
    assert rehearsal.play_on(
        lambda view: (
            view["seat"] == 0
            and view["decisions"][0]["kind"] == "action"
            and holds(view, 0, "classified-papers", "defections-and-dissent", "military-secrets")
            and holds(view, 1, *at_any_time)
        ),
        3,
        dossier=9,
        end=0.2,
        plot=0,
    )
    page = ana.sit_at(ana.perform(rehearsal))
    come_to_rest(page)
    eyes = page.locator(".eyes").element_handle()
    assert page.locator(".bo-board").evaluate(APART, eyes)  # through whose eyes one looks covers nothing of the map
    page.get_by_role("tab").nth(1).click()
    texts = page.locator("[data-sheet] .card .first")
    expect(texts.first).to_be_visible()
    come_to_rest(page)
    assert texts.evaluate_all("(all) => all.every((one) => one.scrollHeight <= one.clientHeight + 1)")
    page.get_by_role("tab").first.click()
    page.locator(".eyes select").select_option("1")  # who is not asked, and could use a card all the same
    offer = page.locator("#acts [data-action^=free]")
    expect(offer).to_be_visible()
    come_to_rest(page)
    box = offer.bounding_box()
    assert box is not None and box["height"] < 80
    expect(page.locator(".lately")).to_be_in_viewport(ratio=0.99)
