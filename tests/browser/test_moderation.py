"""What people do about others, by clicking and by the keyboard: mute, report, silence, vote out, send away; and what
whoever runs the server announces."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.kit import PHONE, Person, assert_accessible, overflowing
from tests.server.kit import Server, wait_until

Make = Callable[..., Person]


def gather(host: Person, *guests: tuple[Person, str]) -> tuple[str, Page, list[Page]]:
    """A table that gathers, with all of them at it on their pages."""
    table = host.make_table(game="secret-hitler", options={"players": 5}, seats=[{"kind": "me"}], settings={"pace": 0})
    pages = []
    for guest, name in guests:
        page = guest.go(f"/t/{table}")
        page.locator(".join input").fill(name)
        page.locator(".join button").click()
        expect(page.locator(".join")).to_have_count(0)
        pages.append(page)
    here = host.go(f"/t/{table}")
    expect(here.locator(".seats li.person")).to_have_count(1 + len(guests))
    return table, here, pages


def speak(page: Page, text: str) -> None:
    page.locator("[data-say]").fill(text)
    page.locator("[data-say]").press("Enter")
    expect(page.locator(".log .talk", has_text=text)).to_have_count(1)


def test_somebody_is_muted_by_their_line_reported_and_heard_again(person: Make) -> None:
    ana, berta = person(), person(size=PHONE, touch=True)
    _, here, (there,) = gather(ana, (berta, "Berta"))
    speak(there, "You are all wrong")
    line = here.locator(".log .talk", has_text="You are all wrong")
    line.focus()
    here.keyboard.press("Enter")
    dialog = here.get_by_role("dialog", name="Berta")
    expect(dialog.locator("blockquote")).to_have_text("You are all wrong")
    assert_accessible(here, "what can be done about somebody")
    dialog.locator("[data-report]").click()
    assert_accessible(here, "a report")
    dialog.locator("textarea").fill("Not nice.")
    dialog.locator("[data-send-report]").click()
    expect(here.locator(".notice", has_text="Your report was sent")).to_have_count(1)
    line.locator(".who").click()
    dialog.locator("[data-mute]").click()
    expect(line).to_have_count(0)
    expect(there.locator(".log .talk", has_text="You are all wrong")).to_have_count(1)
    here.locator("[data-person='1']").click()
    dialog.locator("[data-unmute]").click()
    expect(line).to_have_count(1)


def test_the_host_silences_and_sends_away_and_takes_it_back(person: Make) -> None:
    ana, berta = person(), person()
    _, here, (there,) = gather(ana, (berta, "Berta"))
    here.locator("[data-person='1']").click()
    dialog = here.get_by_role("dialog", name="Berta")
    dialog.locator("[data-silence]").click()
    expect(there.get_by_text("The host of this table has silenced you.")).to_have_count(1)
    here.locator("[data-person='1']").click()
    expect(dialog.locator("[data-silence]")).to_have_count(0)
    dialog.locator("[data-forgive]").click()
    expect(there.locator("[data-say]")).to_be_visible()
    dialog.locator("[data-ban]").click()
    dialog.locator("[data-ban-sure]").click()
    expect(there.get_by_text("You cannot take part at this table.")).to_be_visible()
    expect(here.locator(".seats li.person")).to_have_count(1)


def test_three_people_vote_a_fourth_out_who_watches_from_then_on(person: Make) -> None:
    ana, berta, carla, dora = person(), person(), person(), person(size=PHONE, touch=True)
    table, here, (two, three, four) = gather(ana, (berta, "Berta"), (carla, "Carla"), (dora, "Dora"))
    here.get_by_role("button", name="Fill").first.click()
    here.locator("[data-start]").first.click()
    for page in (here, two, three, four):
        page.wait_for_selector(".frame[data-version]")
    for page in (here, two):
        page.keyboard.press("Escape")
        page.locator("button.open").click()
        page.locator("[data-people]").click()
        people = page.get_by_role("dialog", name="People")
        expect(people.locator("[data-person]")).to_have_count(3)
        assert_accessible(page, "the people of a table")
        people.locator("[data-person='3']").click()
        page.locator("[data-vote-out]").click()
        expect(page.get_by_role("dialog", name="Dora")).to_have_count(0)
    expect(four.get_by_text("The others have voted you out of the game. You can watch.")).to_have_count(1)
    assert ana.view(table)["table"]["seats"][3]["kind"] == "bot"


def announce(server: Server, *given: str) -> None:
    command = [sys.executable, "-m", "tests.server.seeded", "admin", "announce", *given, "--database", server.database]
    subprocess.run(command, check=True, capture_output=True)


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_an_announcement_stands_on_every_page_in_ones_language_until_it_is_put_away(
    person: Make, server: Server, language: str
) -> None:
    texts = {"en": "A pause at noon", "es": "Una pausa a mediodía", "it": "Una pausa a mezzogiorno"}
    given = [word for one, text in texts.items() for word in (f"--{one}", text)]
    announce(server, *given)
    try:
        wait_until(lambda: texts[language] in httpx.get(f"{server.url}/api/announcements").text, "the server tells it")
        page = person(language=language, size=PHONE).go("/")
        told = page.get_by_role("status").filter(has_text=texts[language])
        expect(told).to_be_visible()
        assert_accessible(page, "an announcement")
        page.goto(f"{server.url}/credits")
        expect(told).to_be_visible()
        assert overflowing(page) == []
        told.get_by_role("button").click()
        expect(told).to_have_count(0)
    finally:
        announce(server, "--end")
