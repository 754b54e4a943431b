"""Bots that speak, as two people read them, each in their own language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.kit import DESKTOP, PHONE, Person, assert_accessible, come_to_rest, overflowing, start_among_bots
from tests.server.kit import Server, wait_until
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
    start_among_bots(ana, berta, "talkative", 5)
    here, there = ana.page, berta.page
    for one in (here, there):
        one.wait_for_selector("[data-action='vote ja']")  # being asked opens the first tab of a phone
    there.get_by_role("tab", name="Chat").click()
    for one in (here, there):
        one.locator("[data-more]").click()
    # Bots have those names of the list that no person at the table has.
    here.locator("[data-ask-whom]").select_option(label="Carla")
    here.locator("[data-ask=trust]").focus()
    here.keyboard.press("Enter")
    expect(here.locator("li.talk", has_text="Carla, whom do you trust?")).to_contain_text("Ana")
    expect(there.locator("li.talk", has_text="Carla, di chi ti fidi?")).to_contain_text("Ana")
    expect(here.locator("li.talk", has_text="liberal policy")).to_contain_text("Carla (bot)")
    expect(there.locator("li.talk", has_text="legge liberale")).to_contain_text("Carla (bot)")

    here.locator("[data-about]").select_option(label="about Berta")
    here.locator("[data-ask=trust]").click()
    expect(there.locator("li.talk", has_text="Carla, ti fidi di Berta?")).to_contain_text("Ana")
    here.locator("[data-about]").select_option(label="about nobody in particular")

    # On a phone what can be asked gives way to the question and its answer.
    there.locator("[data-ask=why]").click()
    expect(there.locator("li.talk", has_text="Bruno, perché")).to_be_in_viewport(ratio=0.99)
    expect(there.locator("li.talk", has_text="legge fascista")).to_contain_text("Bruno (bot)")
    expect(there.locator("li.talk", has_text="legge fascista")).to_be_in_viewport(ratio=0.99)
    expect(there.locator("[data-more]")).to_be_focused()
    there.locator("[data-more]").click()
    there.locator(".talk input").fill("Dario, di chi sospetti?")
    there.locator(".talk input").press("Enter")
    expect(here.locator("li.talk", has_text="Hitler")).to_contain_text("Dario (bot)")
    for one, who in ((here, "desk"), (there, "phone")):
        assert_accessible(one, who)
        assert overflowing(one) == []

    here.locator("[data-bots-talk]").select_option("none")
    expect(here.locator("[data-ask]")).to_have_count(0)
    expect(there.locator("[data-ask]")).to_have_count(0)
    expect(there.locator(".much")).to_contain_text("per niente")


@pytest.mark.parametrize(
    ("language", "size", "place"), [("en", DESKTOP, "In your place"), ("it", PHONE, "Al posto tuo")]
)
def test_what_a_bot_would_do_is_said_and_marked_among_the_choices(
    server: Server, person: Callable[..., Person], language: str, size: ViewportSize, place: str
) -> None:
    ana = person(server.url, language=language, size=size)
    table = ana.make_table(
        game="black-orchestra", options={"players": 1}, seats=[{"kind": "me"}], start=True, seed="advice"
    )
    page = ana.sit_at(table)
    page.wait_for_selector("[data-ask-hint]")
    said = page.locator("[data-hint]")
    marked = False
    for step in range(12):
        if step == 0:
            page.keyboard.press("h")
        else:
            page.locator("[data-ask-hint]").click()
        expect(said).to_contain_text(place)
        view = ana.view(table)
        action = str(said.get_attribute("data-hint"))
        assert action in view["legal"]
        come_to_rest(page)  # answers come once their band is measured
        if page.locator(f"[data-action='{action}']").count():  # else it stands behind a menu, or on the map
            expect(page.locator(f"[data-action='{action}'][data-hinted]").first).to_be_visible()
            expect(page.locator("[data-action][data-hinted]")).to_have_count(
                page.locator(f"[data-action='{action}']").count()
            )
            marked = True
        if step == 0:
            assert_accessible(page, language)
            assert overflowing(page) == []
        if marked:
            break
        ana.context.request.post(
            f"{ana.url}/api/tables/{table}/act", data={"action": action, "version": view["version"]}
        )
        expect(said).to_have_count(0)  # what it was about is over
    assert marked, "no advice was a button"


def test_the_host_can_switch_advice_off(server: Server, person: Callable[..., Person]) -> None:
    ana = person(server.url)
    table = ana.make_table(
        game="black-orchestra",
        options={"players": 3},
        seats=[{"kind": "me"}, *[{"kind": "bot", "bot": "steady"}] * 2],
        settings={"pace": 0},
        start=True,
        seed="off",
    )
    page = ana.sit_at(table)
    page.wait_for_selector("[data-ask-hint]")
    page.keyboard.press("t")
    page.locator("[data-more]").click()
    page.locator("[data-hints]").select_option("no")
    expect(page.locator("[data-ask-hint]")).to_have_count(0)
    page.locator("[data-hints]").select_option("alone")
    expect(page.locator("[data-ask-hint]")).to_have_count(1)


def test_a_bot_does_what_a_person_asks_for(server: Server, person: Callable[..., Person]) -> None:
    """Ana asks Bruno to come; he says so in his turn, and the wish can be taken back."""
    ana = person(server.url)
    table = ana.make_table(
        game="black-orchestra",
        options={"players": 2, "conspirators": ["stauffenberg", "kordt"], "first": 0},
        seats=[{"kind": "me"}, {"kind": "bot", "bot": "steady"}],
        settings={"pace": 0},
        start=True,
        seed="come",
    )
    page = ana.sit_at(table)
    page.keyboard.press("t")
    page.locator("[data-more]").click()
    page.locator(".talk summary", has_text="Ask of the others").click()
    page.locator("[data-wish-what]").select_option(label="Go to Hannover.")
    page.locator("[data-wish-ask]").click()
    expect(page.locator("li.talk", has_text="Go to Hannover.")).to_contain_text("Ana")
    expect(page.locator("[data-unwish]")).to_have_count(1)
    assert [one["wish"] for one in ana.view(table)["wishes"]] == ["go"]
    page.locator("[data-wish=wait]").click()
    expect(page.locator("[data-unwish]")).to_have_count(2)
    page.locator("[data-unwish=wait]").click()
    expect(page.locator("[data-unwish]")).to_have_count(1)
    assert overflowing(page) == []

    def is_over() -> bool:
        """A wish is, once the next turn of whoever has it is; until then Ana does what she is asked, unless Bruno is
        quicker."""
        view = ana.view(table, 0)
        if view["wishes"] and view["legal"]:
            action = "end" if "end" in view["legal"] else view["legal"][-1]
            data = {"action": action, "version": view["version"], "seat": 0}
            ana.context.request.post(f"{ana.url}/api/tables/{table}/act", data=data)
        return not view["wishes"]

    wait_until(is_over, "Ana's wish is over")
    expect(page.locator("li.talk", has_text="Hannover").nth(1)).to_contain_text("Bruno (bot)")
    expect(page.locator("[data-unwish]")).to_have_count(0)
