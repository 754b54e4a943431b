"""A real server, the built page, Debian's Chromium without a window."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

import hatch_build
from tests.browser.kit import Line, Person
from tests.server.kit import PATIENCE, Server, deal_from

expect.set_options(timeout=1000 * PATIENCE)

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--font-render-hinting=none",  # letters as wide as on a screen, not rounded to whole points
    "--default-tile-width=1024",  # without a graphics card every tile of a map costs the whole map
    "--default-tile-height=1024",
)


def chromium() -> str:
    """Where Chromium is; installed from Debian's packages where it is missing and one may.

    Without the parts that only a window needs it does the same with a quarter less of the processor.
    """
    with Path(__file__).open() as door:
        fcntl.flock(door, fcntl.LOCK_EX)  # of several processes that run tests, one installs it
        for name in ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"):
            if found := shutil.which(name):
                return found
        packages = ("chromium-headless-shell", "fonts-dejavu-core")
        if shutil.which("apt-get") and os.geteuid() == 0:
            subprocess.run(["apt-get", "update", "-qq"], check=True)
            subprocess.run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages], check=True)
            if found := shutil.which(packages[0]):
                return found
    pytest.exit(
        f"The browser tests need Chromium: apt install {' '.join(packages)} (or its like), then run them again.", 1
    )


@pytest.fixture(autouse=True)
def dealt(request: pytest.FixtureRequest) -> str:
    """A table of several people is dealt from the name of the test that plays it."""
    return deal_from(request.node.name)


@pytest.fixture(scope="session")
def page_is_built() -> None:
    """The page in the package is the one of today's sources."""
    sources = [*hatch_build.WEB.glob("*.*"), *(hatch_build.ROOT / "conjura" / "words").glob("*.ftl")]
    for folder in ("src", "plugins", "public"):
        sources += [file for file in (hatch_build.WEB / folder).rglob("*") if file.is_file()]
    newest = max(file.stat().st_mtime for file in sources)
    with (hatch_build.WEB / "package.json").open() as door:
        fcntl.flock(door, fcntl.LOCK_EX)  # of several processes that run tests, one builds it
        if not hatch_build.BUILT.is_file() or hatch_build.BUILT.stat().st_mtime < newest:
            hatch_build.build()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, page_is_built: None) -> Iterator[Server]:
    file = Path(tmp_path_factory.mktemp("browser")) / "tables.sqlite"
    with Server(f"sqlite:///{file}") as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        yield launched
        launched.close()


@pytest.fixture
def person(browser: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """Makes people; at the end none of their consoles may hold an error."""
    made: list[Person] = []

    def make(url: str = server.url, **how: Any) -> Person:
        made.append(Person(browser, url, **how))
        return made[-1]

    yield make
    errors = [error for one in made for error in one.errors]
    for one in made:
        one.close()
    assert errors == []


@pytest.fixture
def line(server: Server) -> Iterator[Line]:
    wire = Line(server.port)
    yield wire
    wire.close()
