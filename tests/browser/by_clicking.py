"""Black Orchestra by clicking: whichever action is wanted, the way to it that the page offers, without scrolling."""

from __future__ import annotations

import random

from playwright.sync_api import Locator, expect

from tests.browser.kit import Person, View, come_to_rest

ENDING = "dialog[open]"
# Where something can be done on the page: the nine actions, the answers to a question, what is asked on the stage.
_OFFERED = "#acts .nine, #acts .answers .answer, .bo-stage [data-action]"
_MENUS = {"ability": "act", "free": "act", "plot": "attempt"}  # under which of the buttons what is not its own verb
_ASK_ANYWAY = {"move", "conspire", "act", "transfer", "release"}  # these ask even where there is one answer


def required_of(view: View) -> str | None:
    """The kind of what this seat is asked, if the game waits for it."""
    asked = [one["kind"] for one in view["decisions"] if one["required"] and one["seat"] == view["seat"]]
    return asked[0] if asked else None


def offered_to_click(view: View) -> list[str]:
    """To roll no die is no attempt: the page offers it only where it warns."""
    return [action for action in view["legal"] if action != "keep 0"]


def click_action(one: Person, view: View, action: str) -> None:
    """Do it, and wait until the page shows what came of it."""
    one.sees(view["version"])
    button = _button(one, view, action)
    expect(button).to_be_in_viewport(ratio=0.95)
    button.click()
    go_on_all_the_same(one, view)


def go_on_all_the_same(one: Person, view: View) -> None:
    """Wait until the page shows what came of what was pressed in that position.

    What cannot succeed is asked once more; whether it cannot is reckoned by the server meanwhile."""
    one.page.wait_for_function(
        """(version) => document.querySelector("[data-all-the-same]") !== null
            || Number(document.querySelector(".frame").dataset.version) > version""",
        arg=view["version"],
    )
    sure = one.page.locator("[data-all-the-same]")
    if sure.count():
        sure.click()
        one.sees(view["version"] + 1)
    one.done()


def _button(one: Person, view: View, action: str) -> Locator:
    kind, plot = required_of(view), view["observation"]["plot"]
    if kind == "interrogation" or (plot is not None and plot["phase"] == "rolled"):
        return one.page.locator(f'.bo-stage [data-action="{action}"]').first
    if kind == "action":
        if action == "end":
            return one.page.locator('#acts [data-action="end"]')
        menu = _menu(action)
        leads = one.page.locator(f"[data-testid={menu}]")
        if menu not in _ASK_ANYWAY and sum(_menu(other) == menu for other in view["legal"]) == 1:
            return leads
        leads.click()
    return _answer(one, action)


def _menu(action: str) -> str:
    verb = action.split()[0]
    return _MENUS.get(verb, verb)


def _answer(one: Person, action: str) -> Locator:
    """The answer in the bar, on whichever of its pages it stands."""
    expect(one.page.locator("#acts .answers .answer").first).to_be_visible()  # they come once their band is measured
    come_to_rest(one.page)
    answer = one.page.locator(f'#acts .answers [data-action="{action}"]')
    while not answer.count():
        one.page.locator("#acts .answers .turn button").last.click()
    return answer


def click_through(one: Person, table: str, seed: int, **weights: float) -> int:
    """Do what is asked of the first seat until the game is over; gives the number of things done."""
    rng = random.Random(seed)
    done = 0
    while True:
        one.page.wait_for_selector(f"{ENDING}, {_OFFERED}")
        view = one.view(table, 0)
        if view["table"]["phase"] != "running":
            one.page.wait_for_selector(ENDING)
            return done
        if required_of(view) is None:  # a card could be played at any time; the others go on
            one.sees(view["version"] + 1)
            continue
        offered = offered_to_click(view)
        action = rng.choices(offered, [weights.get(each.split()[0], 1.0) for each in offered])[0]
        click_action(one, view, action)
        done += 1
