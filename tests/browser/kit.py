"""People in front of browsers: they click, type and hold like people, and complain about any error in the console.

Nothing here waits for time to pass: what a test waits for is a state that the page or the server shows.
"""

from __future__ import annotations

import contextlib
import gzip
import json
import random
import socket
import threading
from collections.abc import Callable
from http.client import HTTPConnection
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Request, ViewportSize, expect

from conjura.kernel import Seed
from conjura.table import Act, Seat, Start, Table
from conjura.table.choices import usual
from conjura.table.view import personal
from tests.server.kit import PATIENCE

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
TABLET: ViewportSize = {"width": 1024, "height": 768}
UPRIGHT: ViewportSize = {"width": 820, "height": 1180}
PHONE: ViewportSize = {"width": 390, "height": 844}
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
LOW: ViewportSize = {"width": 1280, "height": 720}
LARGE: ViewportSize = {"width": 1920, "height": 1080}
SIZES = (DESKTOP, LARGE, LOW, TABLET, UPRIGHT, PHONE, SIDEWAYS)

# What can be asked of somebody at a table of Secret Hitler. It stays asked until they answer.
ASKED = "[data-action='vote ja'], [data-action=peek], [data-action=refuse], [data-target], [data-card]"
OVER = ".outcome"

# The seed of the guided game: with five players the first seat is a liberal, the first candidate, and draws two
# liberal policies and a fascist one.
FIRST_GAME = "first-game-304"

View = dict[str, Any]

# Chromium reports these itself when a test cuts the line on purpose.
_EXPECTED_WHEN_CUT = (
    *("ERR_CONNECTION", "ERR_FAILED", "ERR_EMPTY_RESPONSE", "ERR_SOCKET", "WebSocket connection to"),
    "the server responded with a status of 503",
)


class Person:
    """One browser context with one page."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        size: ViewportSize = DESKTOP,
        language: str = "en",
        dark: bool = False,
        touch: bool = False,
        still: bool = True,
        pace: str = "none",
        briefing: bool = False,
    ) -> None:
        """``pace``: how fast the page stages what happens; most tests only click through, and want no staging.
        ``briefing``: whether the page tells before the game who one is."""
        self.url = url
        self.errors: list[str] = []
        self.line_is_cut = False
        self._rehearsals: dict[str, Rehearsal] = {}  # by table of one's own
        self.claims = True  # whether this person says what they saw, before they do what is asked
        self.context: BrowserContext = browser.new_context(
            viewport=size,
            locale=language,
            color_scheme="dark" if dark else "light",
            has_touch=touch,
            reduced_motion="reduce" if still else "no-preference",
        )
        self.context.set_default_timeout(1000 * PATIENCE)
        prefs = json.dumps({"pace": pace, "briefing": briefing})
        self.context.add_init_script(
            f"""if (!localStorage.getItem("conjura.prefs"))
                    localStorage.setItem("conjura.prefs", JSON.stringify({prefs}));"""
        )
        self.page: Page = self.context.new_page()
        self.page.on("console", lambda message: self._heard(message.type, message.text))
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def _heard(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not (self.line_is_cut and any(one in text for one in _EXPECTED_WHEN_CUT)):
            self.errors.append(f"{kind}: {text}")

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.url + path)
        return self.page

    def close(self) -> None:
        # Chromium forgets that it was to close a page which is on its way to another one just then.
        self.page.goto("about:blank")
        self.context.close()

    def make_table(self, *, name: str = "Ana", **make: Any) -> str:
        """A table through the same cookie; the home page need not be loaded for it. Gives its id."""
        self._post("/api/me", {"name": name})
        # As the page itself notes down that whoever uses it has a name; once, for they may sign out.
        self.context.add_init_script(
            """if (!sessionStorage.getItem("named")) {
                sessionStorage.setItem("named", "yes");
                localStorage.setItem("conjura.known", "yes");
            }"""
        )
        return str(self._post("/api/tables", make)["table"]["id"])

    def _post(self, path: str, body: dict[str, Any]) -> Any:
        answer = self.context.request.post(self.url + path, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def bots_table(self, players: int = 7, seed: str = "bots", pace: int = 20) -> str:
        """A running game of Secret Hitler against bots that do not dawdle."""
        return self.make_table(
            game="secret-hitler",
            options={"players": players},
            seats=[{"kind": "me"}, *({"kind": "bot", "bot": "simple"} for _ in range(players - 1))],
            settings={"pace": pace},
            start=True,
            seed=seed,
        )

    def own_table(
        self, players: int, game: str = "secret-hitler", seed: Seed = "own", name: str = "Ana", **options: Any
    ) -> str:
        """A running game in which every seat is this person's: nothing moves unless they move it."""
        return self.perform(Rehearsal(game, players, seed, **options), name)

    def perform(self, rehearsal: Rehearsal, name: str = "Ana") -> str:
        """The same game at a table of one's own, up to the same point."""
        table = self.make_table(
            name=name,
            game=rehearsal.table.game.name,
            options=rehearsal.options,
            seats=[{"kind": "me"}] * len(rehearsal.table.seats),
            start=True,
            seed=rehearsal.seed,
        )
        self._rehearsals[table] = rehearsal
        self.follow(table, rehearsal.steps)
        return table

    def sit_at(self, table: str) -> Page:
        self.go(f"/t/{table}")
        self.page.wait_for_selector(".frame[data-version]")
        self.page.wait_for_selector("html[data-whole]")  # with what comes after the first picture
        return self.page

    # What the server knows

    def view(self, table: str, seat: int | None = None) -> View:
        """The table through the eyes of one of this person's seats; by default the first that is asked."""
        view = self._get(table, "" if seat is None else f"?seat={seat}")
        asked = [decision["seat"] for decision in view["decisions"] if decision["required"]]
        if seat is None and asked and view["seat"] not in asked and asked[0] in view["mine"]:
            return self._get(table, f"?seat={asked[0]}")
        return view

    def _get(self, table: str, query: str) -> View:
        return dict(self.context.request.get(f"{self.url}/api/tables/{table}{query}").json())

    def play_on(self, table: str, until: Callable[[View], bool], seed: int = 1, **weights: float) -> View | None:
        """Play every seat of a table of one's own, quicker than by clicking, as ``Rehearsal.play_on`` does."""
        rehearsal = self._rehearsals[table]
        before = len(rehearsal.steps)
        view = rehearsal.play_on(until, seed, **weights)
        self.follow(table, rehearsal.steps[before:])
        return view

    def follow(self, table: str, steps: list[Act]) -> None:
        """Do it with this person's cookie, over one line for all steps: Playwright takes three times as long for each,
        and a page that looks on draws every one of them by itself."""
        if not steps:
            return
        server = urlsplit(self.url)
        headers = {
            "Content-Type": "application/json",
            "Cookie": "; ".join(f"{one['name']}={one['value']}" for one in self.context.cookies(self.url)),
        }
        with contextlib.closing(HTTPConnection(server.netloc, timeout=PATIENCE)) as line:
            for step in steps:
                said = json.dumps({"action": step.action, "version": step.version, "seat": step.seat})
                line.request("POST", f"{server.path}/api/tables/{table}/act", said, headers)
                answer = line.getresponse()
                told = answer.read().decode()
                assert answer.status == 200, told
                assert json.loads(told)["version"] == step.version + 1, "somebody else moved"

    # What the page shows

    def sees(self, version: int) -> None:
        """Wait until the page shows the table at that version, or a later one."""
        self.page.wait_for_function(
            "(version) => Number(document.querySelector('.frame')?.dataset.version ?? -1) >= version", arg=version
        )

    def sees_through(self, seat: int | None) -> None:
        """Wait until the page has the eyes of that seat: of several it takes those of whoever is asked, as soon as it
        knows who that is, and what just runs on the stage is over then."""
        expect(self.page.locator(".eyes select")).to_have_value(str(seat))

    def done(self) -> None:
        """Wait until the table has answered whatever was clicked, and the page shows the answer."""
        self.page.wait_for_selector(".frame[data-busy=false]")

    @property
    def is_over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    # Secret Hitler, by clicking

    def act(self, ballot: str = "ja") -> str:
        """Wait until something is asked, and do it; gives what it was."""
        page = self.page
        page.wait_for_selector(ASKED, state="attached")
        claim = page.locator(".claim [data-action]")
        # Claims stay open at least as long as the game waits for this person, and are gone once it is executed.
        if self.claims and claim.count():
            claim.last.click()
            what = "claim"
        elif page.locator(f"[data-action='vote {ballot}']").count():
            page.locator(f"[data-action='vote {ballot}']").click()
            what = "vote"
        elif page.locator("[data-action=peek], [data-action=refuse]").count():
            page.locator("[data-action=peek], [data-action=refuse]").click()
            what = "answer"
        elif page.locator("[data-target]").count():
            page.locator("[data-target]").first.click()
            page.locator(".button[data-action]:not(.claim *)").first.click()
            what = "target"
        else:
            self.hold(page.locator(".hand .hold"))
            page.locator("[data-card]").last.click()
            page.locator(".hand .button.main").click()
            what = "card"
        self.done()
        return what

    def hold(self, cover: Locator, while_held: Callable[[], None] | None = None) -> None:
        """Press and hold a cover with the pointer."""
        cover.hover()
        self.page.mouse.down()
        expect(cover.locator(".secret")).to_be_visible()
        if while_held is not None:
            while_held()
        self.page.mouse.up()
        expect(cover.locator(".secret")).to_have_count(0)

    def play(self, until: str, ballot: str = "ja") -> None:
        """Do what is asked until there is such a thing on the page, or the game is over."""
        while True:
            self.page.wait_for_selector(f"{until}, {OVER}, {ASKED}", state="attached")
            if self.page.locator(f"{until}, {OVER}").count():
                return
            self.act(ballot)

    # The keyboard alone

    def tab_to(self, selector: str, most: int = 120) -> None:
        """Press Tab until the focus is on such a thing."""
        for _ in range(most):
            if self.page.evaluate("(wanted) => document.activeElement?.matches(wanted) ?? false", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not reach {selector}")


def start_among_bots(host: Person, guest: Person, bot: str, players: int) -> str:
    """A table of Secret Hitler where the guest joins the host among bots of that name, started; gives its id."""
    table = host.make_table(
        game="secret-hitler",
        options={"players": players},
        seats=[{"kind": "me"}, {"kind": "empty"}, *[{"kind": "bot", "bot": bot}] * (players - 2)],
        settings={"pace": 20},
    )
    begin(host, guest, table)
    return table


def begin(host: Person, guest: Person, table: str) -> tuple[Page, Page]:
    """The guest takes the seat that is free, and the host starts the game; the pages of both."""
    there = guest.go(f"/t/{table}")
    there.locator(".join input").fill("Berta")
    there.locator(".join button").click()
    here = host.go(f"/t/{table}")
    expect(here.locator(".seats li.empty")).to_have_count(0)
    here.locator("[data-start]").first.click()
    return here, there


def perform_together(host: Person, guest: Person, table: str, steps: list[Act]) -> None:
    """The steps of a rehearsal, each by whoever sits there; at the table somebody has come and sat down before."""
    host.page.wait_for_selector(".frame[data-version]")
    later = host.view(table)["version"] - steps[0].version
    for step in steps:
        (host, guest)[step.seat or 0].follow(table, [Act(step.action, step.version + later, step.seat)])


class Rehearsal:
    """A game in the test's own process, which the same seed and the same actions make the same at a server.

    What a position will be, and whether the game comes to such a position at all, is found out here without asking.
    """

    def __init__(self, game: str, players: int, seed: Seed, **options: Any) -> None:
        self.seed = seed
        self.options = {"players": players, **options}
        self.steps: list[Act] = []
        seats = [Seat("person", "me", "Me")] * players
        chosen = {**usual(game), **self.options}
        self.table = Table.make("rehearsal", game, chosen, host="me", name="Me", seats=seats, seed=seed)
        self.table.do(Start(), "me")

    def view(self) -> View:
        """What a seat that is asked may see, the first one before others; without the log."""
        asked = self.table.required()
        return dict(personal(self.table, "me", 0 if 0 in asked else asked[0], since=self.table.version))

    def play_on(self, until: Callable[[View], bool], seed: int = 1, **weights: float) -> View | None:
        """Play every seat until one of them is asked in such a position; gives its view, or nothing if the game ended
        before. Verbs can be made likelier or less likely than others."""
        rng = random.Random(seed)
        while self.table.phase == "running":
            view = self.view()
            if until(view):
                return view
            action = rng.choices(view["legal"], [weights.get(one.split()[0], 1.0) for one in view["legal"]])[0]
            self.steps.append(Act(action, view["version"], view["seat"]))
            self.table.do(self.steps[-1], "me")
        return None


def play_up_to(rehearsal: Rehearsal, verb: str, *kinds: str, seed: int = 1, **weights: float) -> Act | None:
    """Play on until an action with that verb would make all these kinds of event happen, in this order; gives it."""
    found: list[Act] = []

    def leads_there(view: View) -> bool:
        for action in view["legal"]:
            if action.split()[0] == verb:
                act = Act(action, view["version"], view["seat"])
                would = rehearsal.table.copy()
                before = len(would.match.events) if would.match else 0
                would.do(act, "me")
                happened = iter(event.kind for event in (would.match.events if would.match else [])[before:])
                if all(kind in happened for kind in kinds):
                    found.append(act)
                    return True
        return False

    rehearsal.play_on(leads_there, seed, **weights)
    return found[0] if found else None


def everything(page: Page) -> str:
    """All that the page says: to the eye, to a screen reader, in its title."""
    return "\n".join((page.title(), page.locator("body").inner_text(), page.locator("body").aria_snapshot()))


# Seconds by which a clock that is stopped jumps ahead, at least. It cannot be set back: so long it may take on a busy
# machine until the page hears of it.
_AHEAD = 5


def stop_the_clock(page: Page) -> None:
    """From now on the page's clock, which was installed, stands still until it is told to run on. Whatever was staged
    before is over: it would stand there as long as the clock does."""
    expect(page.locator(".frame[data-version]:not([data-beat])")).to_have_count(1)
    page.clock.pause_at(page.evaluate("(ahead) => Math.ceil(Date.now() / 1000) + ahead", _AHEAD))


_STILL = """() => document.fonts.status === "loaded" && document.getAnimations().every(
    (one) => one.playState !== "running" || one.effect?.getTiming().iterations === Infinity)"""
# Sizes are noticed when a frame is drawn, and what follows from them is drawn in the next one.
_FRAMES = "async () => { for (let n = 0; n < 3; n += 1) await new Promise(requestAnimationFrame); }"
_AT_REST_WITH_WIDTH = f"""async (width) => {{  // all at once: a question to the browser takes as long as some frames
    while (innerWidth !== width || !({_STILL})()) await new Promise(requestAnimationFrame);
    await ({_FRAMES})();
}}"""


def come_to_rest(page: Page) -> None:
    """Wait until nothing on the page is on its way any more: fonts, animations, and what follows from a new size."""
    page.wait_for_function(_STILL)
    page.evaluate(_FRAMES)


# By action, what its answer says that it does, on the page that is open.
_ANSWERS = """(all) => Object.fromEntries(all.map(
    (one) => [one.dataset.action, one.querySelector("small")?.innerText ?? ""]))"""


def answers_on_all_pages(page: Page) -> dict[str, str]:
    """What the bar of Black Orchestra offers, page by page, and what each answer says that it does."""
    answers = page.locator(".answers .answer")
    expect(answers.first).to_be_visible()  # they come once their band is measured
    come_to_rest(page)
    found: dict[str, str] = answers.evaluate_all(_ANSWERS)
    onward = page.locator(".answers .turn button").last
    while onward.count() and not onward.is_disabled():
        onward.click()
        found |= answers.evaluate_all(_ANSWERS)
    return found


def resize(page: Page, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    page.evaluate(_AT_REST_WITH_WIDTH, size["width"])


_FINDINGS = """async () => {
    const { violations } = await axe.run({ resultTypes: ["violations"] });
    return violations.map(({ id, impact, nodes }) => `${id} (${impact}): ${nodes[0].html.slice(0, 160)}`);
}"""


def assert_accessible(page: Page, where: str) -> None:
    """No finding of axe of any weight."""
    come_to_rest(page)
    if not page.evaluate("() => 'axe' in window"):  # once for each page: it is half a megabyte
        page.evaluate(AXE_SCRIPT)
    told = page.evaluate(_FINDINGS)
    assert told == [], f"{where}: " + "; ".join(told)


# Labels whose text is wider or higher than the box around it, offices broken within a word, and a page that scrolls
# sideways.
_OVERFLOWING = """() => {
    const bad = [];
    const page = document.scrollingElement;
    if (page.scrollWidth > innerWidth + 1) bad.push(`the page is ${page.scrollWidth} wide`);
    for (const one of document.querySelectorAll(
        "button, a, h1, h2, h3, label, select, .label, .line, .phase, .count, .status p, .counter, dt")) {
        const style = getComputedStyle(one);
        if (one.clientWidth === 0 || style.display === "inline" || one.matches(".seat, .aside *")) continue;
        const wide = one.scrollWidth > one.clientWidth + 1 && !one.matches("select"); // which cuts a long name itself
        const free = style.overflowY === "auto" || one.matches("h1, select"); // set tight on purpose
        const high = !free && one.scrollHeight > one.clientHeight + 3;
        if (wide || high) bad.push(`${one.tagName}.${one.className}: ${one.innerText.slice(0, 40)}`);
        const box = one.getBoundingClientRect();
        const off = box.right > innerWidth + 1 && box.width < innerWidth;
        if (off) bad.push(`off the screen: ${one.innerText.slice(0, 40)}`);
    }
    for (const one of document.querySelectorAll(".seat .line > *")) {
        const broken = one.getClientRects().length > 1 && !/\\s/.test(one.innerText.trim());
        if (broken) bad.push(`a word in two lines: ${one.innerText}`);
    }
    return [...new Set(bad)];
}"""


def overflowing(page: Page) -> list[str]:
    return list(page.evaluate(_OVERFLOWING))


class Line:
    """A wire between the browser and the server that can be cut and mended."""

    def __init__(self, port: int) -> None:
        self._target = port
        self._cut = False
        self._refused = 0  # who knocked since it was cut
        self._open: list[socket.socket] = []
        self._lock = threading.Condition()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self.beyond = (
            f"http://127.0.0.1:{port}"  # the server without the wire; the browser's cookies are good there too
        )
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        with self._lock:
            self._cut = True
            self._refused = 0
            for end in self._open:
                with contextlib.suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
                end.close()
            self._open.clear()

    def wait_for_knocks(self, count: int) -> None:
        """Until somebody tried so often to get through the wire that is cut."""
        with self._lock:
            assert self._lock.wait_for(lambda: self._refused >= count, PATIENCE), "nobody tries to come back"

    def mend(self) -> None:
        with self._lock:
            self._cut = False

    def close(self) -> None:
        self.cut()
        self._listener.close()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            with self._lock:
                if self._cut:
                    near.close()
                    self._refused += 1
                    self._lock.notify_all()
                    continue
                far = socket.create_connection(("127.0.0.1", self._target))
                self._open += [near, far]
            for source, sink in ((near, far), (far, near)):
                threading.Thread(target=_carry, args=(source, sink), daemon=True).start()


def _carry(source: socket.socket, sink: socket.socket) -> None:
    try:
        while data := source.recv(65_536):
            sink.sendall(data)
    except OSError:
        pass
    for end in (source, sink):
        with contextlib.suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()


def first_load(one: Person, path: str) -> dict[str, int]:
    """What the first picture of a page brings over the line, compressed, by file: what the page fetches ahead when it
    has nothing else to do never begins."""
    one.context.add_init_script("window.requestIdleCallback = () => 0")
    return whole_load(one, path)


def whole_load(one: Person, path: str) -> dict[str, int]:
    """The same with what is fetched ahead."""
    fetched: list[Request] = []
    one.page.on("requestfinished", lambda request: fetched.append(request))
    one.go(path)
    expect(one.page.locator("h1").first).to_be_attached()
    one.page.wait_for_load_state("networkidle")
    weights = {}
    for request in fetched:
        response = request.response()
        if response is not None and "/api/" not in request.url:
            size = len(response.body())
            assert response.headers.get("content-type", "").count("charset") <= 1, request.url
            if not request.url.endswith(".woff2") and size > 200:  # what is smaller is not worth compressing
                assert response.headers["content-encoding"] in ("br", "gzip"), request.url
                size = len(gzip.compress(response.body()))
            weights[request.url] = size
    return weights


def go_within(page: Page, path: str) -> None:
    """To another address of the page without loading it anew, as its own links do."""
    page.evaluate(
        """(path) => {
            history.pushState({}, "", path);
            dispatchEvent(new PopStateEvent("popstate"));
        }""",
        path,
    )


class Held(NamedTuple):
    """What a page holds once all that is not needed any more was thrown away."""

    megabytes: float
    nodes: int
    listeners: int

    def __str__(self) -> str:
        return f"{self.megabytes:.1f} MB, {self.nodes:,} nodes, {self.listeners:,} listeners"


def held_by(page: Page) -> Held:
    session = page.context.new_cdp_session(page)
    for _ in range(3):  # what was held by something thrown away goes with the next round
        session.send("HeapProfiler.collectGarbage")
    session.send("Performance.enable")
    found = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    session.detach()
    return Held(found["JSHeapUsedSize"] / 1e6, int(found["Nodes"]), int(found["JSEventListeners"]))
