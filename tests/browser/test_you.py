"""You: a recovery key, a second device by code, signing out, deleting; and the seals of a fair deal."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.kit import ASKED, DESKTOP, PHONE, Person, assert_accessible, overflowing
from tests.server.kit import ROOT, wait_until

Make = Callable[..., Person]


def be_known(ana: Person, name: str) -> Page:
    """Choose a name on the page itself."""
    page = ana.page
    ana.go("/you")
    page.get_by_label("Your name").fill(name)
    page.locator("[data-save-name]").click()
    expect(page.locator("[data-account]")).to_contain_text("this device alone")
    return page


def test_a_second_device_signs_in_by_the_code_that_the_first_one_shows(person: Make) -> None:
    ana, phone = person(), person(size=PHONE)
    page = be_known(ana, "Anabel")
    page.locator("[data-make-code]").click()
    expect(page.locator("main svg[role=img]")).to_be_visible()
    code = page.locator("[data-code]").inner_text()
    assert_accessible(page, "you, with a code")

    phone.go(f"/you#{code}")  # what its camera reads
    there = phone.page
    expect(there.get_by_label("Code or key")).to_have_value(code)
    there.locator("[data-sign-in]").click()
    expect(there.get_by_label("Your name")).to_have_value("Anabel")  # on the home page
    expect(page.locator("[data-arrived]")).to_be_visible()
    expect(page.locator("[data-account]")).to_contain_text("2 devices")

    phone.go("/you")
    there.locator("[data-sign-out]").click()  # it can come back, so nobody asks twice
    expect(there.locator("[data-play]").first).to_be_visible()
    phone.go("/you")
    expect(there.locator("[data-account]")).to_contain_text("Nobody knows you here yet")


def test_a_key_file_brings_somebody_back(person: Make, tmp_path: Path) -> None:
    ana, other = person(), person()
    page = be_known(ana, "Anabel")
    page.locator("[data-make-key]").click()
    key = page.get_by_label("Your recovery key").input_value()
    assert_accessible(page, "you, with a key")
    with page.expect_download() as saved:
        page.locator("[data-save-key]").click()
    file = tmp_path / "key.txt"
    saved.value.save_as(file)
    assert key in file.read_text(encoding="utf-8")
    page.reload()
    expect(page.locator("[data-make-key]")).to_have_text("Make a new key")
    assert key not in page.content()

    other.go("/you")
    fresh = other.page
    wrong = tmp_path / "wrong.txt"
    wrong.write_text("nothing of the kind")
    fresh.locator("input[type=file]").set_input_files(wrong)
    expect(fresh.get_by_text("There is no recovery key in this file.").first).to_be_visible()
    fresh.locator("input[type=file]").set_input_files(file)
    expect(fresh.get_by_label("Code or key")).to_have_value(key)
    fresh.get_by_label("Code or key").press("Enter")
    fresh.wait_for_selector("[data-play]")  # on the way to the home page
    expect(fresh.get_by_label("Your name")).to_have_value("Anabel")


def test_whoever_could_not_come_back_is_asked_and_data_are_saved_and_deleted_by_keyboard(person: Make) -> None:
    ana = person()
    page = be_known(ana, "Anabel")
    page.locator("[data-sign-out]").press("Enter")
    expect(page.locator("main [role=alert]")).to_contain_text("could not come back")
    page.get_by_role("button", name="Cancel").press("Enter")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save my data").click()
    assert json.loads(Path(saved.value.path()).read_text(encoding="utf-8"))["account"]["name"] == "Anabel"
    page.locator("[data-delete]").press("Enter")
    page.locator("[data-delete-sure]").press("Enter")
    expect(page.locator("[data-play]").first).to_be_visible()
    expect(page.get_by_label("Your name")).to_have_value("")
    kept = page.evaluate("() => Object.keys(localStorage).filter((key) => key === 'conjura.known')")
    assert kept == []


@pytest.mark.parametrize("language", ["en", "es", "it"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_everything_about_you_fits_in_three_languages(person: Make, language: str, size: ViewportSize) -> None:
    ana = person(size=size, language=language)
    page = ana.page
    ana.go("/you")
    page.locator("#my-name").fill("Wilhelmina Featherstone")
    page.locator("[data-save-name]").click()
    page.locator("[data-make-code]").click()
    page.locator("[data-make-key]").click()
    expect(page.locator("main svg[role=img]")).to_be_visible()
    expect(page.locator("#recovery-key")).to_be_visible()
    assert overflowing(page) == []
    assert_accessible(page, f"you in {language}")


def test_the_seals_of_a_game_are_shown_and_a_saved_one_is_found_by_the_audit(person: Make, tmp_path: Path) -> None:
    ana = person()
    table = ana.own_table(5)
    page = ana.sit_at(table)
    seen = ana.play_on(table, lambda view: bool(view["version"] >= 6))
    assert seen is not None
    ana.sees(seen["version"])
    page.locator(".open").click()
    menu = page.get_by_role("dialog")
    menu.locator(".fair summary").click()
    view = ana.view(table)
    expect(menu.locator("[data-link]")).to_have_text(view["table"]["link"])
    expect(menu.locator("[data-commitment]")).to_have_text(view["table"]["commitment"].removeprefix("sha256:"))
    assert_accessible(page, "fair deal")
    with page.expect_download() as saved:
        menu.get_by_role("button", name="Save the seals").click()
    seals = Path(saved.value.path()).read_text(encoding="utf-8")
    links = [line.split()[2] for line in seals.splitlines() if line.startswith("link ")]
    assert links[-1] == view["table"]["link"] and view["table"]["commitment"] in seals

    ana.play_on(table, lambda view: False)
    record = tmp_path / "game.jsonl"
    record.write_text(httpx.get(f"{ana.url}/api/tables/{table}/record").text, encoding="utf-8")
    for link in links:
        audit = [str(Path(sys.executable).with_name("conjura")), "audit", str(record), "--link", link]
        found = subprocess.run(audit, cwd=ROOT, capture_output=True, text=True, check=False)
        assert found.returncode == 0, found.stdout + found.stderr


def test_whoever_comes_back_is_told_what_a_bot_decided_for_them(person: Make) -> None:
    ana, ben = person(), person()
    table = ana.make_table(
        game="secret-hitler", options={"players": 5}, settings={"absence": 1, "pace": 0, "bots_talk": "none"}
    )
    ben.go(f"/t/{table}")
    ben.page.get_by_role("button", name="Sit down").first.click()
    ana.go(f"/t/{table}")
    ana.page.evaluate(
        """(table) => fetch(`/api/tables/${table}/start`, {method: "POST",
            headers: {"Content-Type": "application/json"}, body: JSON.stringify({fill: "random"})})""",
        table,
    )
    for one in (ana, ben):
        one.page.wait_for_selector(".frame[data-version]")

    def asides() -> list[str]:
        seen = ben.context.request.get(f"{ben.url}/api/tables/{table}").json()
        return [aside["kind"] for aside in seen["asides"] if aside["seat"] == 0]

    def is_played_for() -> bool:
        if ben.page.locator(ASKED).count() > 0:
            ben.act()
        return "played" in asides()

    ana.go("/credits")  # she leaves; he stays, and does what he is asked
    wait_until(is_played_for, "a bot decides for Ana")
    page = ana.sit_at(table)
    told = page.get_by_role("dialog", name="While you were away")
    expect(told.locator("[data-played] li").first).to_be_hidden()  # a neighbour could look
    told.locator("summary").click()
    expect(told.locator("[data-played] li").first).to_be_visible()
    assert_accessible(page, "what a bot decided")
    told.get_by_role("button", name="I am here").click()
    expect(told).to_have_count(0)
    assert asides()[-1] == "return"
