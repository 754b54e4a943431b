"""What a page weighs, and what becomes of parts of it that do not come."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.kit import Held, Person, come_to_rest, first_load, go_within, held_by

MOST = 200_000  # bytes, compressed, until the first picture stands
Makes = Callable[..., Person]


@pytest.mark.parametrize(("game", "players"), [(None, 0), ("secret-hitler", 7), ("black-orchestra", 3)])
def test_the_first_picture_is_light(person: Makes, game: str | None, players: int) -> None:
    """In Spanish, which has the longest sentences."""
    ana = person(language="es")
    table = None if game is None else ana.own_table(players, game)
    fresh = person(language="es")
    fresh.context.add_cookies(ana.context.cookies())  # type: ignore[arg-type]  # given back as they were
    weights = first_load(fresh, "/" if table is None else f"/t/{table}")
    seen = "[data-play]" if table is None else ".frame #acts [data-action], .frame #acts button"
    expect(fresh.page.locator(seen).first).to_be_visible()
    assert sum(weights.values()) <= MOST, sorted(weights.items(), key=lambda one: -one[1])


def test_a_part_that_does_not_come_is_fetched_again(person: Makes) -> None:
    ana = person()
    ana.line_is_cut = True
    lost: list[str] = []

    def lose(route: Route) -> None:
        lost.append(route.request.url)
        route.abort()

    parts = "**/assets/more-*"
    ana.page.route(parts, lose)
    page = ana.go(f"/t/{ana.own_table(3, 'black-orchestra')}")
    missing = page.get_by_text("Part of the page could not be fetched. Trying again…")
    expect(missing).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    assert {url.rpartition(".")[2] for url in lost} == {"css", "js"}
    page.unroute(parts)
    expect(missing).to_have_count(0)
    sheet = page.get_by_role("dialog", name="Menu")
    expect(sheet).to_be_visible()
    # Its style sheets have come, too.
    assert page.evaluate("() => [...document.styleSheets].every((one) => one.cssRules.length > 0)")
    assert page.locator('link[rel="stylesheet"]').count() == page.evaluate("() => document.styleSheets.length")


def held_at_rest(page: Page) -> Held:
    """What the page holds when nothing comes or goes any more: buttons appear some frames after what they are about."""
    before = None
    while True:  # as long as a test may take
        come_to_rest(page)
        held = held_by(page)
        if before is not None and (held.nodes, held.listeners) == (before.nodes, before.listeners):
            return held
        before = held


@pytest.mark.parametrize(("game", "players"), [("secret-hitler", 7), ("black-orchestra", 3)])
def test_a_page_keeps_nothing_of_the_games_before(person: Makes, game: str, players: int) -> None:
    """Three games in the same page, each as far as the one before: what it holds is what one game needs."""
    host, ana = person(), person()
    page = ana.go("/")
    held: list[Held] = []
    for _ in range(3):
        table = host.own_table(players, game, seed="again")  # the same things are on the page each time
        ana.context.add_cookies(host.context.cookies())  # type: ignore[arg-type]  # given back as they were
        go_within(page, f"/t/{table}")
        # Locators alone: a selector that is waited for gives a handle, which would keep what it found.
        page.locator(".frame[data-version]").wait_for()
        page.locator("html[data-whole]").wait_for(state="attached")
        host.play_on(table, lambda view: view["version"] >= 12, claim=0.0)
        ana.sees(host.view(table)["version"])
        held.append(held_at_rest(page))
    _, second, third = held  # the first one did not have everything yet
    assert third.listeners <= second.listeners, held
    assert third.nodes <= 1.05 * second.nodes, held
    assert third.megabytes <= second.megabytes + 0.5, held
