"""What is staged is not given away: neither by words on the page, nor to a screen reader, nor by the title."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.kit import DESKTOP, PHONE, Person, Rehearsal, everything, play_up_to, stop_the_clock

Make = Callable[..., Person]

BOLD = {"plot": 60, "act": 6, "free": 6, "use": 20, "deliver": 8, "dossier": 6, "end": 0.3, "conspire": 2}
TICK = 450  # milliseconds of the page's clock between two looks
LONGEST = 150  # looks


class Case(NamedTuple):
    """A moment that must not be given away: how a game comes to it, and what tells it."""

    game: str
    players: int
    seed: int
    verb: str  # what is done
    kinds: tuple[str, ...]  # what comes of it, in this order
    secret: str  # the one of them
    told: str  # a pattern of what may only be known once it was shown


CASES = {
    "a winning attempt": Case(
        "black-orchestra",
        2,
        32,
        "keep",
        ("plot-rolled", "plot-succeeded", "won"),
        "plot-succeeded",
        r"attempt succeeds|is dead|have won|game is over|Victory",
    ),
    "an attempt detected after a re-roll": Case(
        "black-orchestra",
        2,
        71,
        "choose",
        ("plot-rerolled", "plot-detected"),
        "plot-detected",
        r"attempt is detected|is arrested",
    ),
    "a vote": Case("secret-hitler", 5, 1, "vote", ("votes",), "votes", r"are elected|are voted down|keep you silent"),
    "an execution": Case(
        "secret-hitler", 7, 7, "execute", ("executed", "candidate"), "executed", r"has \w+ \d executed"
    ),
    "an end": Case("secret-hitler", 5, 1, "enact", ("enacted", "over"), "over", r"have won|The \w+ win:|republic"),
}


def stage_of(page: Page) -> tuple[str | None, str | None]:
    """What is staged, once all parts of the page show it."""
    frame = page.locator(".frame[data-follows=false]")
    return frame.get_attribute("data-beat"), frame.get_attribute("data-part")


@pytest.mark.parametrize(
    ("name", "size"), [*((name, DESKTOP) for name in CASES), ("a winning attempt", PHONE), ("a vote", PHONE)]
)
def test_nothing_is_known_before_it_is_shown(person: Make, name: str, size: ViewportSize) -> None:
    case = CASES[name]
    conspiracy = case.game == "black-orchestra"
    rehearsal = Rehearsal(case.game, case.players, case.seed, **({"difficulty": "easy"} if conspiracy else {}))
    weights = BOLD if conspiracy else {"claim": 0.1}
    act = play_up_to(rehearsal, case.verb, *case.kinds, seed=case.seed, **weights)
    assert act is not None, "the game does not come to it"
    ana = person(size=size, pace="normal", still=False)
    ana.page.clock.install()
    page = ana.sit_at(ana.perform(rehearsal))
    ana.sees(act.version)
    ana.sees_through(act.seat)
    stop_the_clock(page)
    before = everything(page)
    ana.follow(page.url.rsplit("/", 1)[1], [act])
    expect(page.locator(".frame[data-beat]")).to_have_count(1)
    secret = re.compile(case.told)
    assert not secret.search(before)
    beats = []
    for _ in range(LONGEST):
        beat, part = stage_of(page)
        beats.append(beat)
        if (beat, part) == (case.secret, "after"):
            break
        assert (found := secret.search(everything(page))) is None, (beat, part, found)
        page.clock.run_for(TICK)
    else:
        raise AssertionError(f"it was never shown: {beats}")
    assert len(beats) > 3, "there was nothing to look at before"
    assert secret.search(everything(page))
