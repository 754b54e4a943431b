"""What the page costs, measured: ``python -m tests.browser.measure [frames] [cost] [heap] [sizes] [newcomer]``.

frames: how many are drawn in a second while each great scene is on, the processor throttled four times.
cost: what the browser's own trace says each scene costs the processor, and what for.
heap: what JavaScript holds at the beginning of a long game and at its end.
sizes: what the first load of each page brings over the line, compressed.
newcomer: the seconds from the home page to the first decision, the briefing read at 200 words a minute.

Not a test: what a busy machine measures says nothing. Nothing else should run beside it.
"""

from __future__ import annotations

import json
import re
import sys
import tempfile
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, ViewportSize, sync_playwright

from conjura.table import Act
from tests.browser.conftest import FLAGS, chromium
from tests.browser.kit import DESKTOP, FIRST_GAME, PHONE, Person, Rehearsal, first_load, play_up_to, whole_load
from tests.browser.test_director import BOLD
from tests.server.kit import Server, deal_from

SLOWER = 4
WORDS_A_MINUTE = 200
SCENES = (
    ("secret-hitler", 7, 3, "vote", ("votes",)),
    ("secret-hitler", 7, 7, "enact", ("enacted", "candidate")),
    ("secret-hitler", 7, 7, "execute", ("executed", "candidate")),
    ("black-orchestra", 2, 33, "move", ("event", "raid", "arrested", "lost")),
    ("black-orchestra", 2, 32, "keep", ("plot-rolled", "plot-succeeded", "won")),
)
# When each frame was drawn, and which beat was on, until nothing is staged any more. The trace is marked, too.
WATCH = """() => new Promise((done) => {
    const seen = [];
    let last = null;
    const drawn = (now) => {
        const beat = document.querySelector(".frame").dataset.beat ?? null;
        if (beat !== last) performance.mark(`beat:${(last = beat) ?? ""}`);
        if (beat !== null || seen.length === 0) seen.push([now, beat]);
        if (beat === null && seen.length > 1 && seen.at(-1)[1] !== null) done(seen);
        else requestAnimationFrame(drawn);
    };
    requestAnimationFrame(drawn);
})"""


def throttled(one: Person) -> CDPSession:
    session = one.context.new_cdp_session(one.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return session


def frames(browser: Browser, url: str) -> None:
    print(f"| size | scene | beat | frames a second | longest frame, ms | (processor {SLOWER} times slower)")
    for size in (DESKTOP, PHONE):
        for game, players, seed, verb, kinds in SCENES:
            one, table, act = staged(browser, url, size, game, players, seed, verb, kinds)
            throttled(one)
            one.page.evaluate("(watch) => { window.watched = eval(watch)(); }", WATCH)
            one.follow(table, [act])
            report(size, verb, one.page.evaluate("() => window.watched"))
            one.close()


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
    return one, table, act


def report(size: ViewportSize, scene: str, seen: list[tuple[float, str | None]]) -> None:
    for kind in dict.fromkeys(beat for _, beat in seen if beat is not None):
        times = [now for now, beat in seen if beat == kind]
        gaps = [later - earlier for earlier, later in pairwise(times)]
        if len(gaps) > 10:
            rate = 1000 * len(gaps) / sum(gaps)
            print(f"| {size['width']}x{size['height']} | {scene} | {kind} | {rate:.0f} | {max(gaps):.0f} |")


# What the main thread does, as the browser's own trace names it.
WORK = {
    "script": ("FunctionCall", "FireAnimationFrame", "TimerFire", "EventDispatch", "v8.callFunction", "RunMicrotasks"),
    "style and layout": ("UpdateLayoutTree", "Layout", "HitTest"),
    "paint": ("PrePaint", "Paint", "Layerize", "Commit"),
}
RASTER = ("RasterTask", "ImageDecodeTask")
TRACED = ["devtools.timeline", "blink.user_timing", "toplevel", "cc", "disabled-by-default-devtools.timeline"]


def cost(browser: Browser, url: str) -> None:
    """The processor's own time, so that a busy machine counts only a little: of the main thread for each sixtieth of a
    second, and of the threads that turn what was painted into points, which a graphics card would do."""
    columns = " | ".join(f"{kind}, ms a frame" for kind in ("main thread", *WORK, "raster"))
    print(f"| size | scene | beat | seconds | {columns} | longest task, ms |")
    for size in (DESKTOP, PHONE):
        for scene in SCENES:
            one, table, act = staged(browser, url, size, *scene)
            browser.start_tracing(page=one.page, categories=TRACED)
            one.page.evaluate("(watch) => { window.watched = eval(watch)(); }", WATCH)
            one.follow(table, [act])
            one.page.evaluate("() => window.watched")
            tell_cost(size, scene[3], json.loads(browser.stop_tracing())["traceEvents"])
            one.close()


def tell_cost(size: ViewportSize, scene: str, events: list[dict[str, Any]]) -> None:
    marks = [(one["ts"], one["name"].removeprefix("beat:")) for one in events if one["name"].startswith("beat:")]
    marks.sort()
    names = {(one["pid"], one["tid"]): one["args"]["name"] for one in events if one["name"] == "thread_name"}
    page = next(one["pid"] for one in events if one["name"].startswith("beat:"))
    spent: dict[str, dict[str, float]] = {}
    seconds: dict[str, float] = {}
    longest: dict[str, float] = {}
    for (since, beat), (until, _) in pairwise(marks):
        if beat == "":
            continue
        seconds[beat] = seconds.get(beat, 0) + (until - since) / 1e6
        sums = spent.setdefault(beat, dict.fromkeys(("main thread", *WORK, "raster"), 0.0))
        for event in events:
            if event["ph"] != "X" or not since <= event["ts"] < until or event["pid"] != page:
                continue
            used, name = event.get("tdur", 0) / 1000, event["name"]
            if names.get((event["pid"], event["tid"])) == "CrRendererMain":
                if name == "ThreadControllerImpl::RunTask":
                    sums["main thread"] += used
                    longest[beat] = max(longest.get(beat, 0), used)
                for kind, parts in WORK.items():
                    sums[kind] += used if name in parts else 0
            elif name in RASTER:
                sums["raster"] += used
    for beat, sums in spent.items():
        if seconds[beat] > 0.3:
            row = " | ".join(f"{value / seconds[beat] / 60:.2f}" for value in sums.values())
            print(
                f"| {size['width']}x{size['height']} | {scene} | {beat} | {seconds[beat]:.1f} | {row} | "
                f"{longest.get(beat, 0):.1f} |",
                flush=True,
            )


def heap_of(page: Page) -> float:
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    used = session.send("Runtime.getHeapUsage")["usedSize"]
    session.detach()
    return float(used) / 1e6


def heap(browser: Browser, url: str) -> None:
    print("| game | events | heap at the beginning, MB | in the middle | at the end |")
    for game, players in (("secret-hitler", 10), ("black-orchestra", 5)):
        one = Person(browser, url, pace="none")
        table = one.own_table(players, game, seed="long")
        page = one.sit_at(table)
        sizes = [heap_of(page)]
        for least in (60, 10_000):
            view = one.play_on(table, lambda view, least=least: view["version"] >= least, plot=0.0, claim=1.0)  # type: ignore[misc]
            one.sees(one.view(table)["version"])
            sizes.append(heap_of(page))
            if view is None:
                break
        events = len(one.view(table)["events"])
        print(f"| {game} | {events} | " + " | ".join(f"{size:.1f}" for size in sizes) + " |")
        one.close()


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


MEASURES: dict[str, Callable[[Browser, str], Any]] = {
    "frames": frames,
    "cost": cost,
    "heap": heap,
    "sizes": sizes,
    "newcomer": newcomer,
}


def main() -> None:
    deal_from(FIRST_GAME)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(f"sqlite:///{folder}/tables.sqlite") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        for name in sys.argv[1:] or MEASURES:
            MEASURES[name](browser, server.url)
            print(flush=True)
        browser.close()


if __name__ == "__main__":
    main()
