"""The page around the games: lines that break, keyboards, languages, phones, axe, weight."""

from __future__ import annotations

import contextlib
import gzip
import re
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Response, expect

from conjura.words import LANGUAGES
from tests.browser.conftest import FLAGS, chromium
from tests.browser.kit import (
    DESKTOP,
    FIRST_GAME,
    OVER,
    PHONE,
    TABLET,
    UPRIGHT,
    Line,
    Person,
    View,
    assert_accessible,
    come_to_rest,
    overflowing,
    resize,
)
from tests.server.kit import Server, wait_until

Make = Callable[..., Person]


def test_a_reload_brings_the_table_back_as_it_was(person: Make) -> None:
    ana = person()
    table = ana.own_table(7)
    page = ana.sit_at(table)
    view = ana.play_on(table, _in_the_second_session)
    assert view is not None
    ana.sees(view["version"])
    before = page.locator(".log .text").all_inner_texts()
    assert len(before) >= 16
    page.reload()
    expect(page.locator(".log .text")).to_have_text(before)
    page.wait_for_selector("[data-seat].me")


def _in_the_second_session(view: View) -> bool:
    """Somebody draws, after a policy was enacted."""
    seen = view["observation"]
    return seen["phase"] == "discard" and sum(seen["in_force"].values()) == 1


def test_beside_an_ordinary_scrollbar_the_home_page_does_not_scroll_sideways(browser: Browser, server: Server) -> None:
    """Chromium without a window hides its scrollbars unless it is told not to."""
    kind, path = browser.browser_type, chromium()
    shown = kind.launch(executable_path=path, args=list(FLAGS), ignore_default_args=["--hide-scrollbars"])
    page = shown.new_page(viewport=DESKTOP)
    page.goto(server.url)
    page.locator("[data-play]").first.wait_for()
    inner, wide, scrolls = page.evaluate(
        "() => [innerWidth, document.scrollingElement.clientWidth, document.scrollingElement.scrollWidth]"
    )
    shown.close()
    assert wide < inner  # there is one
    assert scrolls <= wide


def test_a_lost_connection_is_told_and_comes_back_with_nothing_missed(person: Make, line: Line) -> None:
    ana = person(url=line.url)
    table = ana.own_table(7)
    page = ana.sit_at(table)
    assert ana.play_on(table, lambda view: view["observation"]["phase"] == "vote")
    page.wait_for_selector("[data-action='vote ja']")
    ana.line_is_cut = True
    line.cut()
    expect(page.locator(".lost")).to_be_visible()
    expect(page.locator("[data-seat]")).to_have_count(7)  # the table stays on the screen
    before = page.locator(".log li").count()
    ana.url = line.beyond  # the game goes on, and the page does not hear of it
    view = ana.play_on(table, _in_the_second_session)
    assert view is not None
    line.wait_for_knocks(2)
    assert page.locator(".log li").count() == before
    line.mend()
    expect(page.locator(".lost")).to_have_count(0)
    ana.line_is_cut = False
    ana.sees(view["version"])
    # What the page has pieced together is what a fresh look gives.
    pieced = page.locator(".log .text").all_inner_texts()
    assert len(pieced) >= before + 7
    page.reload()
    expect(page.locator(".log .text")).to_have_text(pieced)


@pytest.mark.finding("S15")
@pytest.mark.parametrize("anew", [False, True], ids=["was-open", "opened-meanwhile"])
def test_a_page_comes_back_by_itself_when_the_database_does(person: Make, tmp_path: Path, anew: bool) -> None:
    """S15: it said for good that there is nothing to see; later still where it was opened just then."""
    file = tmp_path / "tables.sqlite"
    with Server(f"sqlite:///{file}") as server, contextlib.closing(Line(server.port)) as line:
        ana = person(url=line.url)
        table = ana.own_table(5)
        page = ana.sit_at(table)
        ana.line_is_cut = True
        line.cut()
        server.stop()
        server.start()  # nothing of the table is in memory
        _rename(file, "entries", "gone")
        line.mend()
        if anew:
            page.reload()
        refused = 'conjura_refused_total{kind="database-failed"}'
        wait_until(lambda: _figure(server, refused) >= 4, "the page tries again and again")
        _rename(file, "gone", "entries")
        expect(page.locator(".lost")).to_have_count(0)
        expect(page.locator("[data-seat]")).to_have_count(5)
        assert ana.play_on(table, lambda view: view["observation"]["phase"] == "vote")
        page.wait_for_selector("[data-action='vote ja']")


def _rename(file: Path, table: str, name: str) -> None:
    with sqlite3.connect(file) as db:
        db.execute(f"ALTER TABLE {table} RENAME TO {name}")


def _figure(server: Server, name: str) -> float:
    text = httpx.get(f"{server.url}/api/metrics").text
    return next((float(row.split(" ")[1]) for row in text.splitlines() if row.startswith(name)), 0.0)


def test_where_no_socket_gets_through_the_table_is_played_over_http(person: Make) -> None:
    ana = person()
    table = ana.bots_table(5, seed=FIRST_GAME)
    ana.page.route_web_socket(re.compile(r"/socket$"), lambda socket: socket.close())
    page = ana.sit_at(table)
    ana.act()
    page.wait_for_selector("[data-action='vote ja']")
    ana.act()
    page.wait_for_selector("[data-card]")
    expect(page.locator(".lost")).to_have_count(0)


def test_a_whole_government_with_the_keyboard_alone(person: Make) -> None:
    ana = person()
    page = ana.go()
    page.wait_for_selector("[data-play]")
    table = ana.bots_table(5, seed=FIRST_GAME)
    ana.sit_at(table)
    page.keyboard.press("Tab")  # the first stop is a way past the board
    page.keyboard.press("Enter")
    ana.tab_to("[data-target]", most=2)
    page.keyboard.press("4")  # the number at the seat chooses who sits there
    expect(page.locator("#acts [data-action='nominate 3']")).to_be_visible()
    ana.tab_to(".button:not([data-action])", most=3)
    page.keyboard.press("Enter")  # not this one
    ana.tab_to("[data-target]", most=2)
    page.keyboard.press("Enter")
    ana.tab_to(".button.main[data-action]", most=3)  # the focus stays where the buttons are
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-action='vote ja']")
    ana.tab_to("[data-action='vote ja']", most=3)
    page.keyboard.press("Space")
    page.wait_for_selector("[data-card]")
    ana.tab_to(".hand .hold")
    page.keyboard.down("Space")
    expect(page.locator(".hand .secret")).to_contain_text("liberal")
    page.keyboard.up("Space")
    expect(page.locator(".hand .secret")).to_have_count(0)
    ana.tab_to("[data-card='2']")
    page.keyboard.press("Enter")
    ana.tab_to(".hand .button.main")
    page.keyboard.press("Enter")
    page.wait_for_selector(".claim")
    ana.tab_to(".claim [data-action='claim drawn 1 2']")
    page.keyboard.press("Enter")
    expect(page.locator(".log .claim").first).to_be_visible()
    # The rest of the page too: the menu, the table as text, and back.
    ana.tab_to(".right .open")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    ana.tab_to("dialog .row button")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Table as text")).to_contain_text("Policies in force")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_in_every_language_says_all_and_fits(person: Make, language: str) -> None:
    ana = person(language=language)
    page = ana.page
    found: dict[str, list[str]] = {}

    def look(where: str) -> None:
        expect(page.locator("html")).to_have_attribute("lang", language)
        for size in (PHONE, UPRIGHT, TABLET, DESKTOP):
            resize(page, size)
            if bad := overflowing(page):
                found[f"{where} at {size['width']}"] = bad

    for path in ("/", "/rules/secret-hitler", "/rules/black-orchestra", "/credits", "/nowhere/at/all"):
        ana.go(path)
        page.wait_for_selector("h1")
        if path.startswith("/rules"):
            page.wait_for_selector("article")
        look(path)
    name = "W" * 24  # the widest that a name can be, and one word
    room = ana.make_table(game="secret-hitler", options={"players": 10}, name=name)
    ana.go(f"/t/{room}")
    page.wait_for_selector(".seats li")
    look("waiting room")
    table = ana.own_table(10, name=name)
    ana.sit_at(table)
    for phase in _each_phase(ana, table):
        look(f"table: {phase}")
    page.keyboard.press("Escape")  # lays the poster of the end aside
    page.locator(".open").last.click()
    page.wait_for_selector("dialog")
    look("menu")
    assert found == {}


def _each_phase(one: Person, table: str) -> Iterator[str]:
    """Play on at a table of one's own, and stop wherever a phase is seen for the first time, and at the end."""
    seen: set[str] = set()
    while view := one.play_on(table, lambda view: view["observation"]["phase"] not in seen, seed=len(seen)):
        seen.add(view["observation"]["phase"])
        one.sees(view["version"])
        one.page.wait_for_selector(".asked")  # through the eyes of whoever is asked
        yield view["observation"]["phase"]
    one.page.wait_for_selector(OVER)
    yield "over"
    assert {"nominate", "vote", "discard", "enact"} < seen


def test_the_language_changes_at_any_moment_without_a_reload(person: Make) -> None:
    ana = person()
    page = ana.sit_at(ana.bots_table(5, seed=FIRST_GAME))
    page.locator("[data-target]").first.click()
    page.evaluate("() => { window.stayed = true; }")
    for language, word in (("es", "Mazo"), ("it", "Mazzo"), ("en", "Deck")):
        page.locator(f".languages [lang={language}]").click()
        expect(page.locator(".counters")).to_contain_text(re.compile(word, re.IGNORECASE))
        expect(page.locator(".button.main[data-action]")).to_be_visible()  # the choice that was begun is still there
    assert page.evaluate("() => window.stayed") is True


def test_on_a_phone_the_action_is_under_the_thumb(person: Make) -> None:
    ana = person(size=PHONE, touch=True)
    page = ana.sit_at(ana.bots_table(10))
    ana.play("[data-action='vote ja']")
    come_to_rest(page)
    box = page.locator("[data-action='vote ja']").bounding_box()
    assert box is not None
    assert box["y"] > PHONE["height"] / 2
    assert box["y"] + box["height"] < PHONE["height"]
    assert box["height"] >= 44
    status = page.locator(".status").bounding_box()
    assert status is not None
    assert status["y"] < 120
    # The table waits for this ballot: a new question would bring back the first tab by itself.
    for tab in ("Role", "Record", "Chat", "Turn"):
        page.get_by_role("tab", name=tab).tap()
        expect(page.get_by_role("tab", name=tab)).to_have_attribute("aria-selected", "true")
    # Nothing important needs hover: a tap on a seat tells all about it.
    page.locator("[data-seat='1']").tap(position={"x": 20, "y": 20})
    expect(page.get_by_role("dialog", name="Bruno")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("[data-action='vote ja']").tap()
    expect(page.locator("[data-action='vote ja']")).to_have_count(0)


def test_axe_finds_nothing_on_any_screen(person: Make) -> None:
    ana = person()
    page = ana.page
    for path, sign in (
        ("/", "[data-play]"),
        ("/rules/secret-hitler", "article"),
        ("/credits", "h2"),
        ("/nowhere", "h1"),
    ):
        ana.go(path)
        page.wait_for_selector(sign)
        assert_accessible(page, path)
    room = ana.make_table(game="secret-hitler", settings={"public": True})
    ana.go(f"/t/{room}")
    page.wait_for_selector(".share svg")
    assert_accessible(page, "waiting room")
    ana.go("/")
    page.wait_for_selector("li a")
    assert_accessible(page, "home with tables")
    ana.go("/lesson/secret-hitler/liberal")
    page.wait_for_selector(".coach")
    page.wait_for_selector("[data-seat]")
    assert_accessible(page, "lesson")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_at_the_table(person: Make, dark: bool) -> None:
    ana = person(dark=dark)
    page = ana.page
    table = ana.own_table(7)
    ana.sit_at(table)
    for phase in _each_phase(ana, table):
        assert_accessible(page, f"table: {phase}")
    page.keyboard.press("Escape")  # lays the poster of the end aside
    page.locator(".open").click()
    page.wait_for_selector("dialog")
    assert_accessible(page, "menu")
    page.get_by_role("button", name="Table as text").click()
    assert_accessible(page, "table as text")
    ana.go(f"/replay/{table}?step=20&seat=1")
    page.wait_for_selector("[data-seat]")
    assert_accessible(page, "replay")
    ana.go(f"/tv/{table}")
    page.wait_for_selector("[data-seat]")
    assert_accessible(page, "big screen")


def test_axe_finds_nothing_on_a_phone(person: Make) -> None:
    ana = person(size=PHONE)
    page = ana.page
    ana.go("/")
    page.wait_for_selector("[data-play]")
    assert_accessible(page, "home")
    ana.sit_at(ana.own_table(7))
    for tab in ("Turn", "Role", "Record", "Chat"):
        page.get_by_role("tab", name=tab).click()
        assert_accessible(page, f"table, {tab}")


def test_a_screen_reader_is_told_what_happens(person: Make) -> None:
    ana = person()
    page = ana.sit_at(ana.bots_table(5, seed=FIRST_GAME))
    expect(page.locator("[role=alert]").first).to_contain_text("Choose a chancellor")
    ana.act()
    expect(page.locator("[aria-live=polite]").first).to_contain_text("nominates")
    expect(page).to_have_title(re.compile("Your turn"))


def test_the_first_load_is_light_and_quick(person: Make) -> None:
    ana = person()
    weights: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if "/api/" not in response.url and response.status == 200:
            body = response.body()
            weights[response.url] = len(body) if response.url.endswith(".woff2") else len(gzip.compress(body))

    ana.page.on("response", weigh)
    ana.go("/")
    ana.page.wait_for_selector("[data-play]")
    ana.page.wait_for_load_state("networkidle")
    assert 20_000 < sum(weights.values()) < 150_000, weights

    # How long the page keeps a processor busy until it can be used, measured in the processor's own time: other
    # programs on the machine do not change it. Compared with a plain loop, so that the machine does not either.
    def busy(work: Callable[[], object]) -> float:
        session = ana.context.new_cdp_session(ana.page)
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
        work()
        told = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
        session.detach()
        return float(told["TaskDuration"])

    def load() -> None:
        ana.go("/")
        ana.page.wait_for_selector("[data-play]")

    loop = "() => { let sum = 0; for (let n = 0; n < 3e7; n += 1) sum = (sum * 31 + n) % 1000003; return sum; }"
    loading = min(busy(load) for _ in range(3))
    assert loading < 3 * busy(lambda: ana.page.evaluate(loop))


def test_below_a_path_everything_is_found_again(person: Make, page_is_built: None, tmp_path: Path) -> None:
    """Files, calls, the socket, links and the address of the table; nothing is asked for outside of the path."""
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", "--prefix", "/conjura") as server:
        ana = person(url=f"{server.url}/conjura")
        asked: list[str] = []
        ana.page.on("request", lambda request: asked.append(request.url))
        ana.page.on("websocket", lambda socket: asked.append(socket.url.replace("ws", "http", 1)))
        page = ana.go("/")
        page.locator("[data-play]").first.click()
        page.wait_for_url(f"{ana.url}/t/*")
        page.wait_for_selector(".frame[data-version]")
        page.reload()  # the address of a table leads to it
        page.wait_for_selector(".frame[data-version]")
        page.locator("a.home").click()
        expect(page).to_have_url(f"{ana.url}/")
        page.locator("a[href*='/t/']").first.click()
        page.wait_for_selector(".frame[data-version]")
        page.go_back()
        page.locator("a[href$='/rules']").click()
        expect(page).to_have_url(f"{ana.url}/rules")
        page.wait_for_selector("[data-place]")
        assert any(one.endswith("/socket") for one in asked)
        assert [one for one in asked if not one.startswith((f"{ana.url}/", "data:"))] == []
