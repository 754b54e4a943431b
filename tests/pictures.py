"""``make pictures``: the pictures of the README, from seeded games, so that they show the page as it is today."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect, sync_playwright

from tests.browser.conftest import FLAGS, chromium
from tests.browser.kit import Person, Rehearsal, View, come_to_rest
from tests.browser.test_black_orchestra_stage import WON, looks, staged
from tests.browser.test_director import BOLD
from tests.server.kit import Server

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
LARGEST = 200_000  # bytes


def save(page: Page, name: str) -> None:
    path = FOLDER / f"{name}.jpg"
    page.screenshot(path=path, type="jpeg", quality=72, caret="hide", animations="disabled")  # where they come to rest
    size = path.stat().st_size
    print(f"{path.relative_to(FOLDER.parents[1])}: {size // 1000} kB")
    if size > LARGEST:
        sys.exit(f"{path.name} is larger than {LARGEST // 1000} kB")


def conspiracy(view: View) -> bool:
    """Somebody with cards and items may go somewhere, when much of the map is open."""
    now = view["observation"]
    mine = [person for person in now["conspirators"] if person["seat"] == view["seat"]]
    has_means = all(len(person["items"]) > 1 and len(person["dossier"]) > 1 for person in mine)
    return now["stage"] in (3, 4) and has_means and any(action.startswith("move") for action in view["legal"])


def ballot(view: View) -> bool:
    """A government is voted on, and there is something to know of those who were elected before."""
    now = view["observation"]
    return now["phase"] == "vote" and min(now["in_force"].values()) >= 2


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(f"sqlite:///{folder}/tables.sqlite") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))

        def person(**how: Any) -> Person:
            return Person(browser, server.url, **how)

        ana = person()
        rehearsal = Rehearsal("black-orchestra", 3, 4, difficulty="easy")
        assert rehearsal.play_on(conspiracy, 4, **BOLD) is not None, "the game does not come to it"
        page = ana.sit_at(ana.perform(rehearsal))
        come_to_rest(page)
        save(page, "black-orchestra")

        rehearsal = Rehearsal("secret-hitler", 7, 1)
        assert rehearsal.play_on(ballot, 1) is not None, "the game does not come to it"
        page = ana.sit_at(ana.perform(rehearsal))
        come_to_rest(page)
        save(page, "secret-hitler")

        page = staged(person, WON)
        for beat, part in looks(page):
            if (beat, part) == ("plot-succeeded", "after"):
                break
        expect(page.locator("[data-stamp]")).to_be_visible()
        page.clock.run_for(500)  # the page's clock stands still, and everything with it
        save(page, "plot")

        page = ana.go("/rules/black-orchestra#plot-hidden-bomb")
        expect(page.locator("#plot-hidden-bomb")).to_be_focused()
        come_to_rest(page)
        save(page, "rules")
        browser.close()


if __name__ == "__main__":
    main()
