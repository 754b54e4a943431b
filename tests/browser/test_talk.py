"""Bots that speak, as two people read them, each in their own language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.kit import PHONE, Person, assert_accessible, overflowing
from tests.server.kit import Server
from tests.server.talkative import ENVIRONMENT


@pytest.fixture(scope="module")
def talking(tmp_path_factory: pytest.TempPathFactory, page_is_built: None) -> Iterator[Server]:
    file = Path(tmp_path_factory.mktemp("talking")) / "tables.sqlite"
    with Server(f"sqlite:///{file}", environment=ENVIRONMENT) as running:
        yield running


def test_bots_are_read_in_one_s_own_language_answer_when_asked_and_can_be_silenced(
    talking: Server, person: Callable[..., Person]
) -> None:
    ana, berta = person(talking.url), person(talking.url, language="it", size=PHONE, touch=True)
    table = ana.make_table(
        game="secret-hitler",
        options={"players": 5},
        seats=[{"kind": "me"}, {"kind": "empty"}, *[{"kind": "bot", "bot": "talkative"}] * 3],
        settings={"pace": 20},
    )
    there = berta.go(f"/t/{table}")
    there.locator(".join input").fill("Berta")
    there.locator(".join button").click()
    here = ana.go(f"/t/{table}")
    expect(here.locator(".seats li.empty")).to_have_count(0)
    here.locator("[data-start]").first.click()

    for one, tab in ((here, "Talk"), (there, "Voci")):
        one.wait_for_selector("[data-action='vote ja']")  # being asked opens the first tab of a phone
        one.get_by_role("tab", name=tab).click()
    # Bots have those names of the list that no person at the table has.
    here.locator(".ask select").select_option(label="Carla")
    here.locator("[data-ask=trust]").focus()
    here.keyboard.press("Enter")
    expect(here.locator(".lines li", has_text="Carla, whom do you trust?")).to_contain_text("Ana")
    expect(there.locator(".lines li", has_text="Carla, di chi ti fidi?")).to_contain_text("Ana")
    expect(here.locator(".lines li", has_text="liberal policy")).to_contain_text("Carla (bot)")
    expect(there.locator(".lines li", has_text="legge liberale")).to_contain_text("Carla (bot)")

    there.locator("[data-ask=why]").click()
    expect(there.locator(".lines li", has_text="legge fascista")).to_contain_text("Bruno (bot)")
    there.locator(".talk input").fill("Dario, di chi sospetti?")
    there.locator(".talk input").press("Enter")
    expect(here.locator(".lines li", has_text="Hitler")).to_contain_text("Dario (bot)")
    for one, who in ((here, "desk"), (there, "phone")):
        assert_accessible(one, who)
        assert overflowing(one) == []

    here.locator("[data-bots-talk]").select_option("none")
    expect(here.locator("[data-ask]")).to_have_count(0)
    expect(there.locator("[data-ask]")).to_have_count(0)
    expect(there.locator(".much")).to_contain_text("per niente")
