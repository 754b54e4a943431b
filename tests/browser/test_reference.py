"""The reference as a book: found by any word, open in front of the table also while the server is away."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.kit import Person, assert_accessible

Make = Callable[..., Person]

# All that the reference needs, as far as it is not there with the table.
FETCHED = """() => ["BookDialog", "Exhibit", "black-orchestra-history"].every((part) =>
    performance.getEntriesByType("resource").some((one) => one.name.includes(part) && one.responseEnd > 0))"""


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
    page.keyboard.press("Escape")
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
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


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
