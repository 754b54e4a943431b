"""The plots board, the preparation of an attempt and the briefing before a game, on a desk and on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from conjura.table import Act
from conjura.table.view import personal
from tests.browser.kit import (
    DESKTOP,
    PHONE,
    Person,
    Rehearsal,
    View,
    answers_on_all_pages,
    assert_accessible,
    begin,
    overflowing,
    perform_together,
)

Make = Callable[..., Person]
FIGURES = re.compile(r"([\d.]+)%")  # in English
# Everybody gathers courage and cards, so that somebody can strike soon.
GATHERING = {"collect": 8, "reveal": 6, "dossier": 5, "conspire": 2, "end": 0.3, "plot": 0.0, "transfer": 0.1}


def could_strike(view: View) -> bool:
    return view["seat"] == 0 and any(action.startswith("plot ") for action in view["legal"])


def before_an_attempt() -> Rehearsal:
    """The first seat may attempt a plot, whichever deal leads there."""
    for seed in range(1, 60):
        rehearsal = Rehearsal(
            *("black-orchestra", 3, seed),
            conspirators=["stauffenberg", "beck", "bonhoeffer"],
            first=0,
            difficulty="easy",
        )
        if rehearsal.play_on(could_strike, seed, **GATHERING):
            return rehearsal
    raise AssertionError("nobody could strike in any of these games")


def outlook(person: Person, table: str) -> dict[str, Any]:
    answer = person.context.request.get(f"{person.url}/api/tables/{table}/outlook?seat=0")
    assert answer.ok, answer.text()
    return dict(answer.json()["outlook"])


def percents(page: Page, selector: str) -> list[float]:
    return [float(text.strip().rstrip("%")) for text in page.locator(selector).all_inner_texts()]


def nearly(shown: list[float], reckoned: list[float]) -> bool:
    """As far as rounding goes: small chances keep a digit."""
    return len(shown) == len(reckoned) and all(
        abs(one - 100 * other) <= (0.051 if other < 0.1 else 0.51) for one, other in zip(shown, reckoned, strict=True)
    )


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_the_board_and_the_preparation_show_what_the_server_reckons(person: Make, size: Any) -> None:
    ana = person(size=size)
    table = ana.perform(before_an_attempt())
    page = ana.sit_at(table)
    reckoned = outlook(ana, table)
    plots = reckoned["plots"]

    # By key and by click
    board = page.locator("[data-plots]")
    page.keyboard.press("p")
    expect(board.locator("article")).to_have_count(len(plots))
    page.get_by_role("tab").first.click()
    expect(board).to_have_count(0)
    page.get_by_role("tab", name="Plots").click()
    expect(board.locator("article")).to_have_count(len(plots))
    names = board.locator("article").evaluate_all("all => all.map((one) => one.dataset.plot)")
    assert names == [plot["plot"] for plot in plots], "the best stands first"
    expect(board.locator("article.nearest")).to_have_attribute(
        "data-plot", next(plot["plot"] for plot in plots if plot["nearest"])
    )
    chances = [chance for plot in plots for chance in plot["chances"]]
    for selector, name in ((".good b", "success"), (".bad b", "detection")):
        assert nearly(percents(page, f"[data-plots] dd {selector}"), [chance[name] for chance in chances]), name
    assert_accessible(page, "plots board")
    assert overflowing(page) == []
    page.get_by_role("tab").first.click()

    # A hopeless attempt asks first, and says what is at stake; the same again means it
    action = next(plot["action"] for plot in plots if plot["action"])
    hopeless = all(chance["success"] == 0 for plot in plots if plot["action"] == action for chance in plot["chances"])

    def press() -> None:
        page.locator("[data-testid=attempt]").click()
        if sum(one.startswith("plot ") for one in ana.view(table, 0)["legal"]) > 1:  # else the button is the answer
            page.locator(f'.answers [data-action="{action}"]').click()

    press()
    if hopeless:
        expect(page.get_by_role("alertdialog")).to_contain_text("cannot succeed")
        expect(page.get_by_role("alertdialog")).to_contain_text("is arrested")
        assert ana.view(table, 0)["observation"]["plot"] is None
        # Escape means not yet, wherever the focus is, and the keyboard stays where one acts
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("Escape")
        expect(page.get_by_role("alertdialog")).to_have_count(0)
        expect(page.locator("#acts:focus, #acts :focus")).to_have_count(1)
        press()
        page.locator("[data-all-the-same]").click()
    page.get_by_role("tab", name="Attempt").click()
    page.wait_for_selector(".attempt .figures")
    # On a desk its answers stand in the bar alone; on a phone the panel lies over the bar and has them too.
    where = ".attempt" if size == PHONE else "#acts"
    ready = page.locator(f'{where} [data-action="ready"]')
    while ana.view(table, 0)["decisions"][0]["kind"] == "plot-prepare":
        ready.click()
        ana.done()
    attempt = ana.view(table, 0)["observation"]["plot"]
    offered = [row for row in attempt["odds"] if row["dice"] > 0]
    if size == PHONE:
        expect(page.locator(".keeps .good")).to_have_count(len(offered))
        assert nearly(percents(page, ".keeps .good"), [row["success"] for row in offered])
        assert nearly(percents(page, ".keeps .bad"), [row["detection"] for row in offered])
    else:
        said = answers_on_all_pages(page)
        told = [[float(one) for one in FIGURES.findall(said[f"keep {row['dice']}"])] for row in offered]
        for at, name in enumerate(("success", "detection")):
            assert nearly([row[at] for row in told], [row[name] for row in offered]), name
    assert page.locator('[data-action="keep 0"]').count() == 0
    expect(page.locator(".attempt .pool li:not(.empty)")).to_have_count(attempt["dice"])
    sources = sum(part["dice"] for part in outlook(ana, table)["preparation"]["pool"])
    assert sources >= attempt["dice"]
    assert_accessible(page, "preparation")
    certain = [row for row in offered if row["success"] == 0]
    if certain:
        page.locator(f'{where} [data-action="keep {certain[0]["dice"]}"]').click()
        expect(page.get_by_role("alertdialog")).to_contain_text("Roll all the same?")
        assert ana.view(table, 0)["observation"]["plot"]["phase"] == "announced"
        page.locator("[data-give-up]").click()
        ana.done()
        assert ana.view(table, 0)["observation"]["plot"] is None


def test_who_sits_in_council_says_what_they_could_give(person: Make, dealt: str) -> None:
    """Whoever is at the table sees pool and odds, offers what would help, and writes there, under the newest lines."""
    options = {"conspirators": ["stauffenberg", "beck"], "first": 0, "difficulty": "easy"}
    rehearsal = Rehearsal("black-orchestra", 2, dealt, **options)

    def beck_could_help(view: View) -> bool:
        if "plot poison-parcel" not in view["legal"] or view["seat"] != 0:
            return False
        would = rehearsal.table.copy()
        would.do(Act("plot poison-parcel", view["version"], 0), "me")
        return "use beck poison" in personal(would, "me", 0, since=would.version)["legal"]

    view = rehearsal.play_on(beck_could_help, 145, **{**GATHERING, "transfer": 0.0})
    assert view is not None, "the game does not come to it"
    ana, berta = person(), person(size=PHONE, touch=True, language="es")
    table = ana.make_table(
        game="black-orchestra",
        options={"players": 2, **options},
        seats=[{"kind": "me"}, {"kind": "empty"}],
        settings={"discussion": "all"},
    )
    here, there = begin(ana, berta, table)
    perform_together(ana, berta, table, [*rehearsal.steps, Act("plot poison-parcel", view["version"], 0)])
    there.get_by_role("tab", name="Intento").click()
    council = there.locator("[data-council]")
    expect(there.locator(".attempt .pool")).to_be_visible()
    council.locator("[data-offer=poison]").click()
    said = here.locator("[data-council] li")
    expect(said).to_have_text(re.compile("Berta.*Puedo dar: Veneno"))
    council.locator("[data-wish=wait]").click()
    expect(said.last).to_contain_text("Wait, do not strike yet.")  # each in their own language
    council.locator("[data-say]").fill("Con dos dados basta.")
    council.locator("[data-say]").press("Enter")
    for page in (here, there):
        expect(page.locator("[data-council] li").last).to_contain_text("Con dos dados basta.")
    expect(here.locator("[data-council] [data-offer], [data-council] [data-wish]")).to_have_count(0)
    for n in range(3):
        here.locator("[data-council] [data-say]").fill(f"And {n}?")
        here.locator("[data-council] [data-say]").press("Enter")
        expect(said.last).to_contain_text(f"And {n}?")
    expect(said).to_have_count(3)
    assert_accessible(here, "the council's talk")
    assert_accessible(there, "the council's talk on a phone")
    assert overflowing(here) == []
    assert overflowing(there) == []


@pytest.mark.parametrize(("game", "players"), [("black-orchestra", 3), ("secret-hitler", 5)])
def test_the_briefing_stands_before_the_game_once_and_bots_wait_for_it(person: Make, game: str, players: int) -> None:
    ana = person(pace="fast", briefing=True)
    table = ana.make_table(
        game=game,
        options={"players": players},
        seats=[{"kind": "me"}, *[{"kind": "bot", "bot": "simple"}] * (players - 1)],
        start=True,
        seed="briefing",
    )
    page = ana.sit_at(table)
    card = page.locator("[data-briefing]")
    expect(card).to_be_visible()
    expect(card).to_be_focused()
    if game == "black-orchestra":
        expect(card).to_contain_text("We win only by one successful attempt on Hitler.")
    else:
        expect(card).not_to_contain_text("You are")  # nothing that depends on the hidden role
    assert_accessible(page, f"briefing of {game}")
    before = ana.view(table)["version"]
    page.locator("[data-sound-on]").click()
    expect(page.locator("[data-sound-on]")).to_have_count(0)
    assert ana.view(table)["version"] == before, "bots wait"
    page.locator("[data-begin]").press("Enter")
    expect(card).to_have_count(0)
    if game == "black-orchestra":
        expect(page.locator("#acts")).to_be_focused()  # the keyboard goes on where one acts
    if game == "secret-hitler":
        expect(page.locator("#envelope-title")).to_be_visible()  # it comes after the briefing
    page.reload()
    page.wait_for_selector(".frame[data-version]")
    expect(card).to_have_count(0)
