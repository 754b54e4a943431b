"""What one holds and does in Secret Hitler: envelope, policies, ballots, claims, on every device and at every size."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Page, ViewportSize, expect

from conjura.table import Act
from conjura.words import LANGUAGES
from tests.browser.kit import (
    DESKTOP,
    FIRST_GAME,
    LOW,
    PHONE,
    SIDEWAYS,
    SIZES,
    Person,
    Rehearsal,
    assert_accessible,
    come_to_rest,
    overflowing,
    play_up_to,
    resize,
    start_among_bots,
)
from tests.browser.test_record import mid_game

Make = Callable[..., Person]
SECRETS = re.compile("liberal|fascist", re.IGNORECASE)


def told(page: Page, selector: str) -> str:
    """What a reader finds there."""
    return page.locator(selector).aria_snapshot()


def is_covered(page: Page) -> bool:
    """No policy of the hand is drawn or told, neither on the table nor beside the buttons."""
    drawn = page.locator("[data-policy] :is(.liberal, .fascist)").count()
    return drawn == 0 and not SECRETS.search(told(page, ".hand"))


def test_the_envelope_is_open_only_while_it_is_held_and_then_comes_the_night(person: Make) -> None:
    ana = person(pace="fast")
    page = ana.go(f"/t/{ana.bots_table(7, seed='envelope')}")
    start = page.get_by_role("dialog", name="Your envelope, Ana")
    expect(start).to_be_visible()
    assert not SECRETS.search(told(page, ".start"))
    assert page.locator(".start .role-card").count() == 0
    seen = page.locator("[data-seen]")
    expect(seen).to_have_attribute("aria-disabled", "true")
    assert_accessible(page, "the envelope")

    page.keyboard.down("Space")
    role = ana.view(page.url.rsplit("/", 1)[1])["observation"]["role"]
    expect(page.locator(".role-card .name")).to_have_text(re.compile(role, re.IGNORECASE))
    expect(page.locator(".start .secret")).to_contain_text(re.compile(role, re.IGNORECASE))
    expect(seen).not_to_have_attribute("aria-disabled", "true")  # it was open for a moment
    page.keyboard.up("Space")
    expect(page.locator(".role-card")).to_have_count(0)
    assert not SECRETS.search(told(page, ".start"))

    for size in (PHONE, SIDEWAYS):
        resize(page, size)
        hold = page.locator(".start .hold")
        ana.hold(hold, lambda: expect(page.locator(".role-card .aim")).to_be_in_viewport())
        expect(seen).to_be_in_viewport(ratio=1)
    ana.tab_to("[data-seen]")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Night")).to_be_visible()
    expect(page.locator(".start")).to_have_count(0)
    expect(page.locator("#acts:focus, #acts :focus")).to_have_count(1)  # the keyboard goes on where one acts
    page.reload()
    page.wait_for_selector("[data-seat]")
    expect(page.locator(".start")).to_have_count(0)  # it was opened on this device


@pytest.mark.parametrize("size", [DESKTOP, PHONE, SIDEWAYS], ids=["desk", "phone", "sideways"])
def test_a_policy_is_laid_away_by_pressing_the_card_itself(person: Make, size: ViewportSize) -> None:
    ana = person(size=size)
    page = ana.sit_at(ana.bots_table(5, seed=FIRST_GAME))
    ana.play("[data-card]")
    cards = page.locator("[data-policy]")
    expect(cards).to_have_count(3)
    come_to_rest(page)
    assert is_covered(page)
    assert overflowing(page) == []
    for n in range(3):
        expect(cards.nth(n)).to_be_in_viewport(ratio=0.8)

    said = page.locator(".policies .next")
    expect(said).to_have_text("Press and hold the cards to see them")
    for _ in range(3):  # whoever presses a covered card wants to see it: nothing is picked, let alone discarded
        cards.nth(0).click(delay=5)
        expect(page.locator(".policies .next.again")).to_be_visible()
        expect(page.locator("[data-policy].picked")).to_have_count(0)
    expect(page.locator("[data-card][aria-disabled=true]")).to_have_count(3)

    cards.nth(0).hover()
    page.mouse.down()
    expect(page.locator("[data-policy] .liberal")).to_have_count(2)
    expect(page.locator("[data-policy] .fascist")).to_have_count(1)
    wanted = page.locator("[data-policy]:has(.fascist)")
    if (place := wanted.get_attribute("data-policy")) != "0":
        wanted.hover()  # still held: the pointer slides to it
        page.mouse.up()
    else:
        page.mouse.up()
        ana.hold(page.locator(".hand .hold"))  # looked at by the button, it is no glance
        page.locator("[data-policy='0']").click()
    expect(page.locator("[data-policy].picked")).to_have_count(1)
    page.keyboard.press("Escape")  # on second thoughts
    expect(page.locator("[data-policy].picked")).to_have_count(0)
    page.locator(f"[data-policy='{place}']").click()
    expect(said).to_have_text("Press it again: discarded for good")
    assert is_covered(page)
    page.locator("[data-policy].picked").click()  # pressed again it is done
    expect(cards).to_have_count(0)
    assert ana.view(page.url.rsplit("/", 1)[1])["observation"]["phase"] != "discard"


def test_advice_is_read_only_while_it_is_held_and_takes_no_room_from_the_buttons(person: Make) -> None:
    ana = person(size=DESKTOP)
    page = ana.sit_at(ana.bots_table(5, seed=FIRST_GAME))
    ana.play("[data-card]")
    come_to_rest(page)
    buttons = page.locator("#acts [data-card]")
    before = [button.bounding_box() for button in buttons.all()]
    while_held: list[FloatRect | None] = []
    ana.hold(
        page.locator(".hand .hold"),
        lambda: while_held.extend([button.bounding_box() for button in buttons.all()]),
    )
    assert while_held == before, "what is pressed next does not move while one looks"
    page.locator("[data-ask-hint]").click()
    advice = page.locator("[data-hint]")
    expect(advice).to_be_in_viewport(ratio=1)
    assert [button.bounding_box() for button in buttons.all()] == before
    assert not SECRETS.search(told(page, "[data-hint]"))
    ana.hold(advice.locator(".hold"), lambda: expect(advice).to_contain_text("In your place"))
    expect(advice).not_to_contain_text("In your place")
    page.locator("[data-ask-hint]").click()  # asked once more, it is put away
    expect(advice).to_have_count(0)


def test_ballots_and_what_can_be_said_lie_in_view_together_on_a_phone(person: Make) -> None:
    ana = person(size=PHONE, language="es")
    ana.claims = False
    page = ana.sit_at(ana.bots_table(7, seed=FIRST_GAME))
    ana.play(".slot.act:has([data-ask-hint]):has(> .ballots) > .claim")
    come_to_rest(page)
    answers = page.locator(".slot.act > .ballots [data-action], .slot.act > .claim [data-action]").all()
    assert len(answers) > 4
    for answer in answers:
        expect(answer).to_be_in_viewport(ratio=0.95)


def test_what_can_be_said_and_set_lies_in_view_on_a_desk(person: Make) -> None:
    ana = person(size=DESKTOP)
    page = ana.sit_at(ana.bots_table(7, seed=FIRST_GAME))
    page.locator("[data-more]").click()
    for part in ("[data-ask]", "[data-bots-talk]", "[data-hints]"):
        expect(page.locator(part).last).to_be_in_viewport(ratio=1)


def test_hidden_things_are_told_to_a_reader_only_while_they_are_held(person: Make) -> None:
    ana = person()
    page = ana.sit_at(ana.bots_table(5, seed=FIRST_GAME))
    assert not SECRETS.search(told(page, ".own"))
    role = page.locator(".own .hold")
    role.focus()
    page.keyboard.down("Enter")
    expect(page.locator(".own .role")).to_be_visible()
    assert "liberal" in told(page, ".own").lower()
    page.keyboard.up("Enter")
    expect(page.locator(".own .role")).to_have_count(0)
    assert not SECRETS.search(told(page, ".own"))

    ana.play("[data-card]")
    assert is_covered(page)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.down("Space")  # wherever the focus is
    expect(page.locator("[data-policy] .fascist")).to_have_count(1)
    assert "liberal" in told(page, ".hand").lower()
    page.keyboard.press("3")  # the third answer, with the other hand
    page.keyboard.up("Space")
    expect(page.locator("[data-policy].picked")).to_have_count(1)
    assert is_covered(page)

    # Alone with bots one may have everything open.
    page.evaluate("localStorage.setItem('conjura.prefs', JSON.stringify({pace: 'none', openAlone: true}))")
    page.reload()
    expect(page.locator("[data-policy] .liberal")).to_have_count(2)
    expect(page.locator(".own .role")).to_be_visible()


def test_claims_are_one_strip_that_names_its_government(person: Make) -> None:
    ana = person()
    ana.claims = False
    table = ana.own_table(5, seed="strip")
    assert ana.play_on(
        table, lambda view: len({one.split()[2] for one in view["legal"] if "claim" in one}) > 1, claim=0
    )
    page = ana.sit_at(table)  # only now: its eyes are those of whoever is asked
    strip = page.locator(".claim")
    expect(strip).to_have_count(1)
    newest = strip.get_attribute("aria-label")
    page.locator("[data-earlier]").click()
    expect(strip).not_to_have_attribute("aria-label", newest or "")
    strip.locator("[data-action]").first.click()
    expect(page.locator(".log li:is(.claim, .conflict)", has_text="claims")).to_have_count(1)
    expect(page.locator(".bubble .tile").first).to_be_visible()  # it stands at the seat too
    page.locator("[data-filter=third]").click()
    expect(page.locator(".log li:not(.heading)")).to_have_count(1)


def test_what_is_said_stands_at_the_seat_for_a_while(person: Make) -> None:
    ana = person()
    page = ana.page
    table = ana.bots_table(5, seed="talk")
    page.clock.install()
    ana.sit_at(table)
    page.locator("[data-say]").fill("Not Elena again.")
    page.locator("[data-say]").press("Enter")
    bubble = page.locator(".bubble .text", has_text="Not Elena again.")
    expect(bubble).to_be_visible()
    page.clock.run_for(5_000)
    expect(bubble).to_be_visible()
    page.clock.run_for(3_000)
    expect(bubble).to_have_count(0)
    expect(page.locator("li.talk", has_text="Not Elena again.")).to_have_count(1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits_at_every_size(person: Make, language: str) -> None:
    ana = person(language=language)
    table = ana.perform(mid_game(), name="Massimiliano")
    page = ana.sit_at(table)
    for phase in ("vote", "discard", "enact"):
        view = ana.play_on(table, lambda view, phase=phase: view["observation"]["phase"] == phase, claim=0)
        assert view is not None, phase
        ana.sees(view["version"])
        page.wait_for_selector("[data-action='vote ja']" if phase == "vote" else "[data-card]")
        for size in SIZES:
            resize(page, size)
            found = overflowing(page)
            assert found == [], (phase, size)
            bar, top = page.locator(".bar, .sheet, .panels").bounding_box(), page.locator("header.top")
            assert bar is not None
            if size in (DESKTOP, LOW):
                assert top.evaluate("(one) => one.offsetHeight") < 60, "the counters stand in one row"
            for answer in page.locator("#acts [data-action], #acts [data-card]").all():
                box = answer.bounding_box()
                assert box is not None
                within = box["y"] >= bar["y"] - 1 and box["y"] + box["height"] <= bar["y"] + bar["height"] + 1
                assert within or answer.locator("xpath=ancestor::*[contains(@class,'claim')]").count(), (phase, size)
    assert_accessible(page, f"sideways, {language}")


@pytest.mark.parametrize("size", [DESKTOP, PHONE, SIDEWAYS])
@pytest.mark.parametrize(("verb", "kind", "cards"), [("investigate", "investigated", 1), ("peek", "peeked", 3)])
def test_what_a_power_shows_lies_before_the_president_alone(
    person: Make, size: ViewportSize, verb: str, kind: str, cards: int
) -> None:
    rehearsal, act = looks(verb, kind)
    ana = person(size=size)
    table = ana.perform(rehearsal)
    page = ana.sit_at(table)
    ana.follow(table, [act])
    others = page.locator(".frame")
    expect(others).to_have_attribute("data-version", str(act.version + 1))  # through the eyes of the next who is asked
    sight = page.locator("[data-sight]")
    expect(sight).to_have_count(0)
    page.get_by_label("You play as").select_option(str(act.seat))
    faces = sight.locator(".card:is(.liberal, .fascist)")
    expect(sight).to_be_visible()
    expect(faces).to_have_count(0)
    assert not SECRETS.search(told(page, "[data-sight]"))
    come_to_rest(page)
    assert overflowing(page) == []
    ana.hold(sight.locator(".hold"), lambda: expect(faces).to_have_count(cards))
    expect(faces).to_have_count(0)
    sight.locator("[data-sight-done]").click()
    expect(sight).to_have_count(0)


def looks(verb: str, kind: str) -> tuple[Rehearsal, Act]:
    """A game in which the next step is a look that only the president has, and the game goes on after it."""
    for number in range(60):
        rehearsal = Rehearsal("secret-hitler", 7 if verb == "investigate" else 5, f"a look {number}")
        if act := play_up_to(rehearsal, verb, kind, "candidate", seed=number, claim=0):
            return rehearsal, act
    raise AssertionError("no game comes to it")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_on_a_phone_does_not_move_the_people(person: Make, language: str) -> None:
    ana = person(size=PHONE, language=language)
    table = ana.own_table(7, seed="the strip")
    page = ana.sit_at(table)
    strip, people = page.locator(".strip"), page.locator(".faces")
    high: dict[str, float] = {}
    at: dict[str, float] = {}
    for number in range(40):
        view = ana.view(table)
        kind = next(one["kind"] for one in view["decisions"] if one["required"])
        line_crossed = view["observation"]["in_force"]["fascist"] >= 3
        ana.sees(view["version"])
        come_to_rest(page)
        box, faces = strip.bounding_box(), people.bounding_box()
        assert box is not None and faces is not None
        high[f"{kind} {line_crossed}"] = box["height"]
        at[kind] = faces["y"]
        wanted = "enact fascist" if "enact fascist" in view["legal"] else "vote ja"
        action = wanted if wanted in view["legal"] else view["legal"][number % len(view["legal"])]
        answer = ana.context.request.post(
            f"{ana.url}/api/tables/{table}/act",
            data={"action": action, "version": view["version"], "seat": view["seat"]},
        )
        assert answer.ok, answer.text()
        if answer.json().get("finished") or ana.view(table)["table"]["phase"] != "running":
            break
    assert {"nominate False", "vote False", "discard False", "enact False"} <= set(high)
    assert max(high.values()) - min(high.values()) < 1, str(high)
    assert max(at.values()) - min(at.values()) < 2, str(at)


@pytest.mark.parametrize("size", [LOW, DESKTOP])
def test_what_is_said_above_covers_no_word_below(person: Make, size: ViewportSize) -> None:
    ana, berta = person(size=size), person()
    table = start_among_bots(ana, berta, "simple", 5)  # she sits at the upper edge
    page = ana.page
    page.wait_for_selector("html[data-whole]")
    said = "We know nothing about anybody yet, so why not these two?"
    answer = berta.context.request.post(f"{berta.url}/api/tables/{table}/talk", data={"text": said})
    assert answer.ok, answer.text()
    bubble = page.locator(".bubble.below", has_text="We know")
    expect(bubble).to_be_visible()
    come_to_rest(page)
    ends, begins = page.evaluate(  # the name of the track, or of the government that is voted on in its place
        """() => [document.querySelector(".bubble.below:has(.text)").getBoundingClientRect().bottom,
            [...document.querySelectorAll(".tracks h2.liberal, .election h2")].find((one) => one.checkVisibility())
                .getBoundingClientRect().top]"""
    )
    assert ends <= begins + 1
