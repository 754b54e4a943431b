"""The rooms around a game: keys, settings, presets, the discussion, looking back, lessons."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.kit import Person, assert_accessible

Make = Callable[..., Person]


def test_the_sheet_lists_the_keys_that_do_something_now(person: Make) -> None:
    ana = person()
    page = ana.sit_at(ana.own_table(5))
    sheet = page.get_by_role("dialog", name="Keys")
    page.keyboard.press("?")
    expect(sheet.locator("kbd", has_text="Space")).to_have_count(1)
    expect(sheet.locator("dd", has_text="first to the ninth choice")).to_have_count(1)
    expect(sheet.locator("dd", has_text="What would you do?")).to_have_count(0)  # nobody advises against oneself
    assert_accessible(page, "the sheet of keys")
    page.keyboard.press("r")  # keys of the page behind it do nothing
    expect(page.get_by_role("dialog")).to_have_count(1)
    page.keyboard.press("?")
    expect(sheet).to_have_count(0)
    page.keyboard.press("t")
    expect(page.locator("[data-say]")).to_be_focused()
    page.keyboard.press("?")  # a question mark in a sentence
    expect(sheet).to_have_count(0)
    expect(page.locator("[data-say]")).to_have_value("?")
