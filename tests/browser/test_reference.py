"""The reference as a book: found by any word, open in front of the table also while the server is away."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.kit import Person, Rehearsal, assert_accessible
from tests.browser.test_director import BOLD
from tests.pictures import conspiracy

Make = Callable[..., Person]

# All that the reference needs, as far as it is not there with the table.
FETCHED = """() => ["BookDialog", "Exhibit", "black-orchestra-history"].every((part) =>
    performance.getEntriesByType("resource").some((one) => one.name.includes(part) && one.responseEnd > 0))"""


def close(page: Page) -> None:
    """A dialog that was closed is taken away when it has said so; before that the page still counts it as open."""
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_the_reference_needs_no_server_once_the_table_is_up(person: Make) -> None:
    ana = person()
    page = ana.sit_at(ana.own_table(2, "black-orchestra"))
    page.wait_for_function(FETCHED)
    ana.line_is_cut = True
    ana.context.set_offline(True)

    # What lies on the table opens its entry.
    page.locator("[data-entry='term.military-support']").click()
    entry = page.get_by_role("dialog", name="Hitler’s Military Support")
    expect(entry).to_contain_text("The number of targets a plot needs")
    close(page)
    page.locator("[data-space='munich']").focus()
    page.keyboard.press("i")
    entry = page.get_by_role("dialog", name="Munich")
    expect(entry).to_contain_text("where the Nazi party was founded")
    expect(entry).to_contain_text("History")
    assert_accessible(page, "an entry")

    # From there into the book, at the same place, and on by a link.
    entry.get_by_role("link", name="Open in the rules").click()
    book = page.get_by_role("dialog", name="Rules")
    expect(book.locator("#space-munich")).to_be_focused()
    assert_accessible(page, "the book in front of the table")
    search = book.get_by_role("searchbox")
    search.fill("jail")
    expect(book.locator("article").first).to_contain_text(re.compile("prison", re.IGNORECASE))
    search.fill("stauffenb")
    expect(book.locator("article")).to_have_count(1)
    expect(book.locator("article svg.portrait")).to_be_visible()
    search.fill("BO-T1")
    book.get_by_role("link", name="A turn in prison").click()
    expect(search).to_have_value("")
    expect(book.locator("#BO-P5")).to_be_focused()
    close(page)


def test_a_card_and_a_tile_of_the_table_lead_to_their_entries(person: Make) -> None:
    rehearsal = Rehearsal("black-orchestra", 3, 4, difficulty="easy")
    assert rehearsal.play_on(conspiracy, 4, **BOLD) is not None, "the game does not come to it"
    ana = person()
    page = ana.sit_at(ana.perform(rehearsal))
    card = page.locator(".sheet [data-card]").first
    title = str(card.get_attribute("aria-label"))

    # Pressed it is read in full, and from there looked up; with the key it is looked up at once.
    card.locator("button.read").click()
    page.get_by_role("button", name="Look up").click()
    entry = page.get_by_role("dialog", name=title)
    expect(entry).to_have_count(1)
    expect(entry).to_contain_text("Open in the rules")
    close(page)
    card.locator("button.read").focus()
    page.keyboard.press("i")
    expect(page.get_by_role("dialog", name=title)).to_contain_text("Open in the rules")
    close(page)

    item = page.locator(".sheet [data-entry^='item.']").first
    item.click()
    expect(page.get_by_role("dialog")).to_contain_text("Used in Derail Train (C)")
    close(page)
    assert_accessible(page, "the table after looking things up")


def test_the_book_is_searched_in_every_language_and_printed_without_its_tools(person: Make) -> None:
    for language, word, title in (("es", "carcel", "prisión"), ("it", "retata", "Raid"), ("en", "freed", "Release")):
        ana = person(language=language)
        page = ana.go("/rules/black-orchestra#event-gestapo-raid-5")
        expect(page.locator("article.wanted")).to_contain_text(re.compile("raid|redada", re.IGNORECASE))
        page.get_by_role("searchbox").fill(word)
        expect(page.locator("article h3").first).to_contain_text(re.compile(title, re.IGNORECASE))
        page.get_by_role("searchbox").fill("")
        page.emulate_media(media="print")
        expect(page.get_by_role("searchbox")).to_be_hidden()
        expect(page.locator("nav a[data-place]").first).to_be_visible()
        expect(page.locator("article h3").first).to_be_visible()
