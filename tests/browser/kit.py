"""People in front of browsers: they click, type and hold like people, and complain about any error in the console."""

from __future__ import annotations

import contextlib
import socket
import threading
import time
from collections.abc import Callable
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Locator, Page, TimeoutError, ViewportSize, expect

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
TABLET: ViewportSize = {"width": 1024, "height": 768}
UPRIGHT: ViewportSize = {"width": 820, "height": 1180}
PHONE: ViewportSize = {"width": 390, "height": 844}

# Chromium reports these itself when a test cuts the line on purpose.
_EXPECTED_WHEN_CUT = ("ERR_CONNECTION", "ERR_EMPTY_RESPONSE", "ERR_SOCKET", "WebSocket connection to")


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
    ) -> None:
        self.url = url
        self.errors: list[str] = []
        self.line_is_cut = False
        self.claims = "last"  # when this person says what they saw: first of all, last of all, or never
        self.context: BrowserContext = browser.new_context(
            viewport=size,
            locale=language,
            color_scheme="dark" if dark else "light",
            has_touch=touch,
            reduced_motion="reduce" if still else "no-preference",
        )
        self.context.set_default_timeout(15_000)
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
        self.context.close()

    def make_table(self, **make: Any) -> str:
        """A table through the same cookie, quicker than the home page would make it. Gives its id."""
        self.go("/")
        self.page.wait_for_selector("[data-play]")
        made = self.page.evaluate(
            """async (make) => {
                const post = (path, body) => fetch(path, {method: "POST", headers: {"Content-Type": "application/json"},
                    body: JSON.stringify(body)}).then((answer) => answer.json());
                await post("/api/me", {name: make.name});
                localStorage.setItem("conjura.known", "yes");
                delete make.name;
                return post("/api/tables", make);
            }""",
            {"name": "Ana", **make},
        )
        return str(made["table"]["id"])

    def bots_table(self, players: int = 7, seed: str | None = None, pace: int = 20) -> str:
        """A running game of Secret Hitler against bots that do not dawdle."""
        return self.make_table(
            game="secret-hitler",
            options={"players": players},
            seats=[{"kind": "me"}, *({"kind": "bot", "bot": "simple"} for _ in range(players - 1))],
            settings={"pace": pace},
            start=True,
            seed=seed,
        )

    def sit_at(self, table: str) -> None:
        self.go(f"/t/{table}")
        self.page.wait_for_selector("[data-seat]")

    # Secret Hitler, by clicking

    @property
    def is_over(self) -> bool:
        return self.page.locator(".outcome").count() > 0

    def phase(self) -> str:
        return self.page.locator(".phase strong, .outcome h2").first.inner_text()

    def act(self, ballot: str = "ja") -> str | None:
        """Do what is asked, if anything is; gives what it was."""
        page = self.page
        claim = page.locator(".claim [data-action]")
        if self.claims == "first" and claim.count():
            claim.last.click()
            return "claim"
        if page.locator(f"[data-action='vote {ballot}']").count():
            page.locator(f"[data-action='vote {ballot}']").click()
            return "vote"
        for action in ("peek", "refuse"):
            if page.locator(f"[data-action='{action}']").count():
                page.locator(f"[data-action='{action}']").click()
                return action
        if page.locator("[data-target]").count():
            page.locator("[data-target]").first.click()
            page.locator(".button[data-action]:not(.claim *)").first.click()
            return "target"
        if page.locator("[data-card]").count():
            self.hold(page.locator(".hand .hold"))
            page.locator("[data-card]").last.click()
            page.locator(".hand .button.main").click()
            return "card"
        if self.claims == "last" and claim.count():
            claim.last.click()
            return "claim"
        return None

    def hold(self, cover: Locator, while_held: Callable[[], None] | None = None) -> None:
        """Press and hold a cover with the pointer."""
        cover.hover()
        self.page.mouse.down()
        expect(cover.locator(".secret")).to_be_visible()
        if while_held is not None:
            while_held()
        self.page.mouse.up()
        expect(cover.locator(".secret")).to_have_count(0)

    def play(self, until: Callable[[], bool], seconds: float = 90, ballot: str = "ja") -> None:
        """Do what is asked until something is so."""
        deadline = time.monotonic() + seconds
        while not until():
            assert time.monotonic() < deadline, f"still waiting: {self.page.locator('.status').inner_text()}"
            self.try_to_act(ballot)
            time.sleep(0.03)

    def try_to_act(self, ballot: str = "ja") -> None:
        """The table may move on while a hand is on its way; then nothing was done."""
        self.context.set_default_timeout(1_500)
        with contextlib.suppress(TimeoutError, AssertionError):
            self.act(ballot)
        self.context.set_default_timeout(15_000)

    # The keyboard alone

    def tab_to(self, selector: str, most: int = 120) -> None:
        """Press Tab until the focus is on such a thing."""
        for _ in range(most):
            if self.page.evaluate("(wanted) => document.activeElement?.matches(wanted) ?? false", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not reach {selector}")


def assert_accessible(page: Page, where: str) -> None:
    """No finding of axe of any weight, once what moves has come to rest."""
    page.wait_for_function(
        "() => document.getAnimations().every((one) => one.playState !== 'running'"
        " || one.effect?.getTiming().iterations === Infinity)"
    )
    found = Axe().run(page)
    told = [f"{one['id']} ({one['impact']}): {one['nodes'][0]['html'][:160]}" for one in found.response["violations"]]
    assert not told, f"{where}: " + "; ".join(told)


# Labels whose text is wider or higher than the box around it, and a page that scrolls sideways.
_OVERFLOWING = """() => {
    const bad = [];
    const page = document.scrollingElement;
    if (page.scrollWidth > innerWidth + 1) bad.push(`the page is ${page.scrollWidth} wide`);
    for (const one of document.querySelectorAll(
        "button, a, h1, h2, h3, label, select, .label, .line, .phase, .count, .status p, .counter, dt")) {
        const style = getComputedStyle(one);
        if (one.clientWidth === 0 || style.display === "inline" || one.matches(".seat, .aside *")) continue;
        const wide = one.scrollWidth > one.clientWidth + 1;
        const free = style.overflowY === "auto" || one.matches("h1, select"); // set tight on purpose
        const high = !free && one.scrollHeight > one.clientHeight + 3;
        if (wide || high) bad.push(`${one.tagName}.${one.className}: ${one.innerText.slice(0, 40)}`);
        const box = one.getBoundingClientRect();
        const off = box.right > innerWidth + 1 && box.width < innerWidth;
        if (off) bad.push(`off the screen: ${one.innerText.slice(0, 40)}`);
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
        self._open: list[socket.socket] = []
        self._lock = threading.Lock()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        with self._lock:
            self._cut = True
            for end in self._open:
                with contextlib.suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
                end.close()
            self._open.clear()

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
