"""The rooms around a game: keys, settings, presets, the discussion, looking back, lessons."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.kit import ASKED, FIRST_GAME, OVER, Person, assert_accessible

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


def test_those_at_the_table_talk_until_all_go_on(person: Make) -> None:
    ana = person()
    table = ana.make_table(
        game="secret-hitler",
        options={"players": 5},
        seats=[{"kind": "me"}, *[{"kind": "bot", "bot": "novice"}] * 4],
        settings={"pace": 20, "discussion": "all"},
        start=True,
        seed=FIRST_GAME,
    )
    page = ana.sit_at(table)
    ana.claims = False
    ana.play("[data-discussion]")
    go_on = page.locator("[data-go-on]")
    expect(go_on).to_be_visible()
    expect(page.locator("[data-target]")).to_have_count(0)  # nobody is asked to choose yet
    expect(page.get_by_test_id("status-others")).to_have_text("The table talks it over.")
    assert_accessible(page, "the discussion")
    version = ana.view(table)["version"]
    page.keyboard.press("t")
    page.locator("[data-say]").fill("Who lied?")
    page.keyboard.press("Enter")
    ana.sees(version + 1)
    expect(go_on).to_be_visible()
    go_on.focus()
    page.keyboard.press("g")
    expect(page.locator("[data-discussion]")).to_have_count(0)
    page.wait_for_selector(f"{ASKED}, {OVER}", state="attached")
