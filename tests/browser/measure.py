"""What the page costs, measured: ``python -m tests.browser.measure [frames] [heap] [sizes] [newcomer]``.

frames: what the browser's own trace says of every scene at a desk and on a phone, the processor throttled four times
    (``--slower 1``: as it is; ``--only votes,event``: only scenes with these beats).
heap: what the page holds over long games in a row, and after them.
sizes: what the first load of each page brings over the line, compressed.
newcomer: the seconds from the home page to the first decision, the briefing read at 200 words a minute.

Not a test: what a busy machine measures says nothing. Nothing else should run beside it.
"""

from __future__ import annotations

import argparse
import re
import tempfile
from collections.abc import Callable
from functools import partial
from typing import Any

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from conjura.table import Act
from tests.browser import trace
from tests.browser.conftest import FLAGS, chromium
from tests.browser.kit import (
    DESKTOP,
    FIRST_GAME,
    PHONE,
    Person,
    Rehearsal,
    first_load,
    go_within,
    held_by,
    play_up_to,
    whole_load,
)
from tests.browser.test_director import BOLD
from tests.browser.test_scenes import GAMES, Game, moments
from tests.server.kit import Server, deal_from

SLOWER = 4
BLACK_ORCHESTRA = "black-orchestra"
WORDS_A_MINUTE = 200
SCENES = (
    ("secret-hitler", 7, 3, "vote", ("votes",)),
    ("secret-hitler", 7, 7, "enact", ("enacted", "candidate")),
    ("secret-hitler", 7, 7, "execute", ("executed", "candidate")),
    ("black-orchestra", 2, 33, "move", ("event", "raid", "arrested", "lost")),
    ("black-orchestra", 2, 32, "keep", ("plot-rolled", "plot-succeeded", "won")),
)
# A page with nothing but one thing that moves: what this machine draws at best, and drops without any doing of ours.
NOTHING_ELSE = """<style>.frame { width: 90px; height: 90px; background: #933; animation: go 1s infinite alternate }
    @keyframes go { to { transform: translateX(270px) } }</style><div class="frame"></div>"""
ALONE = """async (seconds) => {
    const { dataset } = document.querySelector(".frame");
    dataset.beat = "nothing";
    await new Promise((done) => setTimeout(done, 1000 * seconds));
    delete dataset.beat;
}"""
BASELINE = 4  # seconds
SHORTEST = 20  # frames: what is shorter says nothing


def frames(browser: Browser, url: str, slower: int, only: set[str]) -> None:
    """What the browser's trace says of each scene (see ``trace``). What the compositor draws hangs on the machine, too,
    which turns everything into points without a graphics card: hence the first line of each size, which is a page with
    one thing that moves."""
    print(f"The processor {slower} times slower; milliseconds of its time, a frame has {trace.FRAME:.1f}.")
    columns = "drawn a second | dropped | raster a frame | main thread a frame | frames it missed"
    print(f"| size | who | beat | seconds | {columns} | longest task in steady running | at a change | of which |")
    for size in (DESKTOP, PHONE):
        tell_frames(size, "", {"nothing else": baseline(browser, size, slower)})
        told: set[str] = set()
        for game, players, seed, verb, kinds in SCENES:
            if only and not only & {*kinds, verb}:
                continue
            one, table, act = staged(browser, url, size, game, players, seed, verb, kinds)
            seen = traced(browser, one, slower, partial(one.follow, table, [act]))
            one.close()
            tell_frames(size, "player", seen)
            told |= seen.keys()
        for name, games in GAMES.items():
            for played in games:
                watched(browser, url, size, slower, name, played, only or played.kinds, told)


def watched(
    browser: Browser,
    url: str,
    size: ViewportSize,
    slower: int,
    name: str,
    game: Game,
    kinds: set[str],
    told: set[str],
) -> None:
    """The scenes of a game that no player was seen in yet, as somebody sees them who only looks on."""
    wanted = game._replace(kinds=(game.kinds & kinds) - told)
    if not wanted.kinds:
        return
    rehearsal = Rehearsal(name, game.players, game.seed, **({"difficulty": "easy"} if name == BLACK_ORCHESTRA else {}))
    host = Person(browser, url)
    table = host.perform(rehearsal)
    for unseen, act in moments(rehearsal, wanted):
        host.follow(table, unseen)
        visitor = Person(browser, url, size=size, pace="normal", still=False)
        visitor.sit_at(table)
        visitor.sees(act.version)
        visitor.page.wait_for_selector("html[data-rehearsed]", state="attached")
        seen = traced(browser, visitor, slower, partial(host.follow, table, [act]))
        visitor.close()
        tell_frames(size, "visitor", {kind: spell for kind, spell in seen.items() if kind in wanted.kinds - told})
        told |= seen.keys()
    host.close()


def traced(browser: Browser, one: Person, slower: int, do: Callable[[], None]) -> dict[str, trace.Spell]:
    """What is done, and what the trace says of it until everything was shown."""
    session = one.context.new_cdp_session(one.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    browser.start_tracing(page=one.page, categories=trace.CATEGORIES)
    one.page.evaluate("(watch) => { window.watched = eval(watch)(); }", trace.WATCH)
    do()
    one.page.evaluate("() => window.watched")
    return trace.read(browser.stop_tracing())


def baseline(browser: Browser, size: ViewportSize, slower: int) -> trace.Spell:
    one = Person(browser, "", size=size, still=False)
    one.page.set_content(NOTHING_ELSE)
    spells = traced(browser, one, slower, lambda: one.page.evaluate(f"({ALONE})({BASELINE})"))
    one.close()
    return spells["nothing"]


def tell_frames(size: ViewportSize, who: str, spells: dict[str, trace.Spell]) -> None:
    for kind, spell in spells.items():
        slots = spell.seconds * 60
        if slots < SHORTEST:
            continue
        change = trace.longest(spell.changing)
        parts = ", ".join(f"{part} {took:.1f}" for part, took in change.spent.most_common() if took > 1)
        print(
            f"| {size['width']}x{size['height']} | {who} | {kind} | {spell.seconds:.1f} | "
            f"{spell.drawn / spell.seconds:.0f} | {spell.dropped} | {spell.raster / slots:.1f} | {spell.work:.1f} | "
            f"{spell.late} ({spell.late / slots:.0%}) | {trace.longest(spell.steady).took:.1f} | {change.took:.1f} | "
            f"{parts} |",
            flush=True,
        )


def staged(
    browser: Browser,
    url: str,
    size: ViewportSize,
    game: str,
    players: int,
    seed: int,
    verb: str,
    kinds: tuple[str, ...],
) -> tuple[Person, str, Act]:
    """Somebody at a table that waits for the one action that brings the scene about."""
    rehearsal = Rehearsal(game, players, seed, **({"difficulty": "easy"} if players == 2 else {}))
    act = play_up_to(rehearsal, verb, *kinds, seed=seed, **(BOLD if players == 2 else {"claim": 0.3}))
    assert act is not None
    one = Person(browser, url, size=size, pace="normal", still=False)
    table = one.perform(rehearsal)
    one.sit_at(table)
    one.sees(act.version)
    one.page.wait_for_load_state("networkidle")
    one.page.wait_for_selector("html[data-rehearsed]", state="attached")
    return one, table, act


GAMES_IN_A_ROW = 3
HALF = 150  # steps


def heap(browser: Browser, url: str) -> None:
    """Long games one after another in the same page, which is never loaded anew, and the home page behind them: what is
    left of a game when the next one begins, and what of one grows with its log."""
    print("| game | events | at the beginning | in the middle | at the end |")
    for game, players in (("secret-hitler", 10), ("black-orchestra", 5)):
        host, one = Person(browser, url), Person(browser, url, pace="none")
        page = one.go("/")
        page.locator("[data-play]").first.wait_for()
        home = held_by(page)
        for number in range(1, GAMES_IN_A_ROW + 1):
            table = host.own_table(players, game, seed=f"long {number}")
            one.context.add_cookies(host.context.cookies())  # type: ignore[arg-type]  # given back as they were
            go_within(page, f"/t/{table}")
            # Not by a selector that is waited for: what it finds would be held as long as the test runs.
            page.locator(".frame[data-version]").wait_for()
            page.locator("html[data-whole]").wait_for(state="attached")
            sizes = []
            for least in (0, HALF, 10_000):
                host.play_on(table, lambda view, least=least: view["version"] >= least, plot=0.0, claim=1.0)  # type: ignore[misc]
                one.sees(host.view(table)["version"])
                sizes.append(str(held_by(page)))
            events = len(host.view(table)["events"])
            print(f"| {game}, game {number} | {events} | " + " | ".join(sizes) + " |", flush=True)
        go_within(page, "/")
        page.locator("[data-play]").first.wait_for()
        print(f"| the home page | | {home} | | {held_by(page)} |", flush=True)
        one.close()
        host.close()


def sizes(browser: Browser, url: str) -> None:
    print("| page | bytes over the line, compressed, for the first picture | files | with what comes later | files |")
    for name, path in (("home", "/"), ("rules", "/rules/secret-hitler"), ("sh", ""), ("bo", "")):
        one = Person(browser, url)
        if name in ("sh", "bo"):
            players, game = (7, "secret-hitler") if name == "sh" else (3, "black-orchestra")
            path = f"/t/{one.own_table(players, game)}"
            name = f"a table of {game}"
        weights = []
        for first in (True, False):
            fresh = Person(browser, url)
            fresh.context.add_cookies(one.context.cookies())  # type: ignore[arg-type]  # given back as they were
            weights.append(first_load(fresh, path) if first else whole_load(fresh, path))
            fresh.close()
        first_picture, everything = (f"{sum(files.values()):,} | {len(files)}" for files in weights)
        print(f"| {name} | {first_picture} | {everything} |")
        one.close()


def newcomer(browser: Browser, url: str) -> None:
    print("| game | words of the briefing | reading, s | staging, s | home to first decision, s |")
    for game in ("secret-hitler", "black-orchestra"):
        one = Person(browser, url, pace="normal", briefing=True, still=False)
        page = one.go()
        page.locator(f"[data-play={game}]").click()
        card = page.locator("[data-briefing]")
        card.wait_for()
        words = len(re.findall(r"\w+", card.inner_text()))
        began = page.evaluate("() => performance.now()")
        page.locator("[data-begin]").click()
        if game == "secret-hitler":
            seen = page.locator("[data-seen]:not([aria-disabled=true])")
            one.hold(page.locator(".start .hold"), seen.wait_for)
            seen.click()
        page.wait_for_selector(
            "[data-action='vote ja'], [data-target], [data-card], #acts .nine, #acts .answers .answer", state="visible"
        )
        staging = (page.evaluate("() => performance.now()") - began) / 1000
        reading = 60 * words / WORDS_A_MINUTE
        print(f"| {game} | {words} | {reading:.0f} | {staging:.0f} | {reading + staging:.0f} |")
        one.close()


MEASURES: dict[str, Callable[[Browser, str], Any]] = {"heap": heap, "sizes": sizes, "newcomer": newcomer}


def main() -> None:
    parser = argparse.ArgumentParser(description="What the page costs, measured.")
    parser.add_argument("what", nargs="*", choices=["frames", *MEASURES], metavar="frames|" + "|".join(MEASURES))
    parser.add_argument("--slower", type=int, default=SLOWER, help="how much the processor is throttled for frames")
    parser.add_argument("--only", default="", help="kinds of beat, with commas: frames of no other scenes")
    asked = parser.parse_args()
    only = set(filter(None, asked.only.split(",")))
    measures = {"frames": lambda browser, url: frames(browser, url, asked.slower, only), **MEASURES}
    deal_from(FIRST_GAME)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(f"sqlite:///{folder}/tables.sqlite") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        for name in asked.what or measures:
            measures[name](browser, server.url)
            print(flush=True)
        browser.close()


if __name__ == "__main__":
    main()
