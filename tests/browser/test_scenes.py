"""Every scene of both games as somebody sees it who watches step by step: in three languages, at seven sizes, with axe.

Nobody asks a visitor anything, so that every picture stands until the test goes on.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import cycle
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from conjura.table import Act
from conjura.words import LANGUAGES
from tests.browser.kit import DESKTOP, PHONE, SIDEWAYS, SIZES, Person, Rehearsal, assert_accessible, resize

Make = Callable[..., Person]
LARGER = [size for size in SIZES if size not in (PHONE, SIDEWAYS)]
LONGEST = 15_000  # milliseconds of the page's clock: no beat takes longer
MOST_BEATS = 200  # that one act brings about


class Game(NamedTuple):
    """A seeded game, played by chance: what is looked at, and what is done rather than other things."""

    players: int
    seed: int
    kinds: set[str]
    weights: dict[str, float]


BOLD = {
    "plot": 60,
    "act": 6,
    "free": 6,
    "use": 20,
    "deliver": 20,
    "dossier": 6,
    "end": 0.3,
    "conspire": 2,
    "release": 20,
}
TALK = {"claim": 0.3}
GAMES = {
    "secret-hitler": [
        Game(
            8,
            29,
            {"nominated", "votes", "not-hitler", "tracker", "chaos", "drawn", "passed", "enacted", "claimed", "over"}
            | {"investigated", "special-election", "executed", "veto-asked", "veto-refused"},
            TALK,
        ),
        Game(5, 4, {"peeked"}, TALK),
    ],
    "black-orchestra": [
        Game(2, 32, {"ability-used", "plot-succeeded", "won"}, BOLD),
        Game(3, 17, {"item-delivered", "arrested", "release-rolled"}, BOLD),
    ],
}

# Text that is cut: by the edge of the page, or by a box around it that does not scroll. Names, places in the strip and
# the first line of a small card may end in dots, the map reaches beyond its edge, what only a reader hears is nowhere.
CUT = """() => {
    const bad = new Set();
    const clips = (style, axis) => ["hidden", "clip"].includes(style["overflow" + axis]);
    const scrolls = (style, axis) => ["auto", "scroll"].includes(style["overflow" + axis]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const text = walker.currentNode;
        const owner = text.parentElement;
        const seen = owner.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        if (text.data.trim() === "" || !seen) continue;
        if (owner.closest(".aside, svg, script, style, select, [aria-live], .skip")) continue;
        if (owner.closest(".given, .first, [data-person] .place")) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const free = { X: false, Y: false };
        let around = owner;
        const boxes = [];
        for (; around !== null && around !== document.documentElement; around = around.parentElement) {
            const style = getComputedStyle(around);
            const box = around.getBoundingClientRect();
            for (const axis of ["X", "Y"]) {
                if (scrolls(style, axis)) free[axis] = true;
                else if (clips(style, axis) && !free[axis]) boxes.push([axis, box]);
            }
            if (style.position === "fixed") break;
        }
        const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
        if (!free.X) boxes.push(["X", page]);
        if (!free.Y) boxes.push(["Y", page]);
        for (const rect of range.getClientRects()) {
            const cut = boxes.some(([axis, box]) => axis === "X"
                ? rect.left < box.left - 1.5 || rect.right > box.right + 1.5
                : rect.top < box.top - 0.3 * rect.height || rect.bottom > box.bottom + 0.3 * rect.height);
            if (cut && rect.width > 1) bad.add(`${owner.tagName}.${owner.className}: ${text.data.trim().slice(0, 50)}`);
        }
    }
    return [...bad];
}"""


def moments(rehearsal: Rehearsal, game: Game) -> Iterator[tuple[list[Act], Act]]:
    """What is done unseen, and the next act that brings about something of what is looked at."""
    rng = random.Random(game.seed)
    left = set(game.kinds)
    unseen: list[Act] = []
    while left and rehearsal.table.phase == "running" and rehearsal.table.match is not None:
        view = rehearsal.view()
        action = rng.choices(view["legal"], [game.weights.get(one.split()[0], 1.0) for one in view["legal"]])[0]
        act = Act(action, view["version"], view["seat"])
        before = len(rehearsal.table.match.events)
        rehearsal.table.do(act, "me")
        brought = {event.kind for event in rehearsal.table.match.events[before:]}
        if brought & left:
            yield unseen, act
            unseen = []
            left -= brought
        else:
            unseen.append(act)


def beats(page: Page) -> Iterator[str]:
    """Each beat as it stands at its end, until everything was shown."""
    for _ in range(MOST_BEATS):
        page.clock.run_for(LONGEST)
        page.wait_for_selector(".frame[data-follows=false]")
        page.wait_for_function(
            "() => !document.querySelector('.frame').dataset.beat || document.querySelector('.pace .next') !== null"
        )
        beat = page.locator(".frame").get_attribute("data-beat")
        if beat is None:
            return
        yield beat
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"what one act brings about is still shown after {MOST_BEATS} beats: {beat}")


def speak(page: Page, language: str) -> None:
    page.locator(f".languages [lang={language}]").click()
    expect(page.locator("html")).to_have_attribute("lang", language)


def look(page: Page, where: str, turn: int) -> dict[str, list[str]]:
    """What is cut on phones, and at some of the other sizes, which take turns."""
    found: dict[str, list[str]] = {}
    for size in (PHONE, SIDEWAYS, LARGER[turn % len(LARGER)], LARGER[(turn + 2) % len(LARGER)]):
        resize(page, size)
        if cut := page.evaluate(CUT):
            found[f"{where} at {size['width']}x{size['height']}"] = cut
    resize(page, DESKTOP)
    return found


@pytest.mark.parametrize(("name", "number"), [(name, at) for name, games in GAMES.items() for at in range(len(games))])
def test_every_scene_fits_and_is_accessible(person: Make, name: str, number: int) -> None:
    """Each moment in another language, so that every size is seen in every one of them."""
    game = GAMES[name][number]
    rehearsal = Rehearsal(
        name, game.players, game.seed, **({"difficulty": "easy"} if name == "black-orchestra" else {})
    )
    ana, visitor = person(), person(pace="step")
    table = ana.perform(rehearsal)
    page = visitor.page
    page.clock.install()
    left = set(game.kinds)
    found: dict[str, list[str]] = {}
    for (unseen, act), language in zip(moments(rehearsal, game), cycle(LANGUAGES), strict=False):
        ana.follow(table, unseen)
        visitor.sit_at(table)
        visitor.sees(act.version)
        speak(page, language)
        ana.follow(table, [act])
        expect(page.locator(".frame[data-beat]")).to_have_count(1)
        for beat in beats(page):
            if beat in left:
                left.remove(beat)
                assert_accessible(page, beat)
                found |= look(page, f"{beat} ({language})", len(left))
    assert left == set()
    assert found == {}
