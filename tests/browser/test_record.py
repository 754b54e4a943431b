"""The record of governments and the dossier of a player: what they tell, how they are reached, who sees notes."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.kit import (
    DESKTOP,
    LOW,
    PHONE,
    SIDEWAYS,
    TABLET,
    Person,
    Rehearsal,
    View,
    assert_accessible,
    come_to_rest,
    overflowing,
    resize,
    start_among_bots,
)

Make = Callable[..., Person]


def mid_game() -> Rehearsal:
    """Five sessions of seven players, with contradictions, a failed election and a power used."""
    for seed in range(100):
        game = Rehearsal("secret-hitler", 7, f"record {seed}")
        view = game.play_on(
            lambda view: view["observation"]["session"] >= 5 and view["observation"]["phase"] == "nominate",
            vote=1.0,
            claim=3.0,
        )
        if view is None:
            continue
        events = [event.kind for event in game.table.match.events] if game.table.match else []
        failed = any(kind == "tracker" for kind in events)
        disputed = any(one["reason"] == "drawn-received" for one in view["observation"]["conflicts"])
        if failed and disputed and "investigated" in events:
            return game
    raise AssertionError("no seed comes to such a table")


def events_of(one: Person, table: str) -> list[dict[str, Any]]:
    return list(one.view(table)["events"])


def rounds_of(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Each round as the server told it: who governed, the ballots, the policy."""
    rounds: list[dict[str, Any]] = []
    for event in events:
        if event["kind"] == "candidate":
            rounds.append({"president": event["seat"], "chancellor": None, "policy": None})
        elif event["kind"] in ("nominated", "votes", "enacted", "chaos"):
            rounds[-1] |= {name: fact for name, fact in event.items() if name != "president"}
    return rounds


def test_the_record_tells_every_round_and_is_opened_by_key_and_by_click(person: Make) -> None:
    ana = person()
    table = ana.perform(mid_game())
    page = ana.sit_at(table)
    rounds = rounds_of(events_of(ana, table))
    expect(page.locator(".record li")).to_have_count(len(rounds))
    expect(page.locator(".record li.running")).to_have_count(1)

    page.keyboard.press("r")
    record = page.get_by_role("dialog", name="The record of governments")
    expect(record.locator("tbody tr[data-round]")).to_have_count(len(rounds))
    for number, one in enumerate(rounds, 1):
        row = record.locator(f"tr[data-round='{number}']")
        assert row.locator(".ja").count() == len(one.get("ja", ()))
        assert row.locator(".nein").count() == len(one.get("nein", ()))
        policy = row.locator("td").nth(-2).locator(".tile")
        if one["policy"] is None:
            expect(policy).to_have_count(0)
        else:
            expect(policy).to_have_class(re.compile(rf"\b{one['policy']}\b"))
    page.keyboard.press("r")
    expect(record).to_have_count(0)

    page.locator("[data-record]").click()
    expect(record).to_be_visible()
    page.keyboard.press("Escape")
    expect(record).to_have_count(0)
    expect(page.locator("[data-record]")).to_be_focused()

    # Whoever writes an r says something.
    page.locator(".talk input").fill("")
    page.locator(".talk input").press("r")
    expect(page.locator(".talk input")).to_have_value("r")
    expect(record).to_have_count(0)


def test_the_record_shows_one_person_the_contradictions_and_the_way_to_the_log(person: Make) -> None:
    ana = person()
    table = ana.perform(mid_game())
    page = ana.sit_at(table)
    view = ana.view(table)
    rounds = rounds_of(events_of(ana, table))
    page.keyboard.press("r")
    rows = page.locator("tbody tr[data-round]")
    expect(rows).to_have_count(len(rounds))

    page.locator("[data-face='2']").click()
    expect(rows).to_have_count(sum(2 in (one["president"], one["chancellor"]) for one in rounds))
    page.locator("[data-face='2']").click()
    expect(rows).to_have_count(len(rounds))

    page.get_by_role("button", name="Contradictions").click()
    conflicts = view["observation"]["conflicts"]
    expect(rows).to_have_count(len({conflict["session"] for conflict in conflicts}))
    session = next(one["session"] for one in conflicts if one["reason"] == "drawn-received")
    met = [number for number, one in enumerate(rounds, 1) if one.get("elected")]
    sign = page.locator(f"tr[data-round='{met[session - 1]}'] .sign")
    sign.click()
    expect(sign).to_have_attribute("aria-expanded", "true")
    beside = page.locator("dialog .conflict", has_text="contradict each other").first
    expect(beside.locator(".side")).to_have_count(2)
    sign.click()
    expect(page.locator("dialog .conflict")).to_have_count(0)

    page.get_by_role("dialog").get_by_role("button", name="All", exact=True).click()
    third = [event["number"] for event in view["events"] if event["kind"] == "candidate"][2]
    page.get_by_role("button", name="Round 3: to its place in the log").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(f"[data-event='{third}']")).to_be_focused()


def test_what_is_said_of_the_deck_and_what_must_be_true(person: Make) -> None:
    ana = person()
    table = ana.perform(mid_game())
    page = ana.sit_at(table)
    events = events_of(ana, table)
    shuffled = max(number for number, event in enumerate(events) if event["kind"] == "shuffled")
    drawn = sum({"drawn": 3, "chaos": 1}.get(event["kind"], 0) for event in events[shuffled:])
    page.keyboard.press("r")
    sums = page.locator(".sums")
    held = events[shuffled]
    expect(sums).to_contain_text(f"{held['fascist']} fascist and {held['liberal']} liberal")
    if drawn:
        expect(sums).to_contain_text(f"Drawn since the shuffle: {drawn}")
        expect(sums.locator(".tile, .unsaid")).to_have_count(drawn)
    expect(sums.locator("li", has_text="lies").first).to_be_visible()


def pair_at_a_table(person: Make) -> tuple[Person, Person, str]:
    """Ana and Berta among bots, both asked for their first ballot or about to be."""
    ana, berta = person(), person()
    table = start_among_bots(ana, berta, "simple", 7)
    for one in (ana.page, berta.page):
        one.wait_for_selector("[data-seat='3']")
    return ana, berta, table


def dossier_of(page: Page, seat: int) -> None:
    """Open it as anybody would, whether or not the seat can be chosen now."""
    sign = page.locator(f"[data-about='{seat}']")
    (sign if sign.count() else page.locator(f"[data-seat='{seat}']")).click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_note_lasts_on_every_device_of_mine_and_nobody_else_sees_it(person: Make) -> None:
    ana, berta, table = pair_at_a_table(person)
    page = ana.page
    page.wait_for_selector("[data-action='vote ja']")
    secret = "smiles when a liberal falls"
    dossier_of(page, 3)
    expect(page.get_by_role("dialog")).to_contain_text("Voted alike" if page.locator(".pairs").count() else "Votes")
    with page.expect_response(lambda answer: answer.request.method == "PUT" and answer.ok):
        page.locator("[data-mark=fascist]").click()
    with page.expect_response(lambda answer: answer.request.method == "PUT" and answer.ok):
        page.get_by_label("My note on").fill(secret)
        page.keyboard.press("Escape")
    expect(page.locator("[data-seat='3'] [data-flag=fascist]")).to_be_visible()

    page.reload()
    expect(page.locator("[data-seat='3'] [data-flag=fascist]")).to_be_visible()
    dossier_of(page, 3)
    expect(page.get_by_label("My note on")).to_have_value(secret)
    expect(page.locator("[data-mark=fascist]")).to_have_attribute("aria-pressed", "true")
    assert_accessible(page, "dossier")

    other_device = person(size=PHONE, touch=True)
    other_device.context.add_cookies(ana.context.cookies())  # type: ignore[arg-type]  # given back as they were
    phone = other_device.sit_at(table)
    expect(phone.locator("[data-seat='3'] [data-flag=fascist]")).to_be_visible()
    dossier_of(phone, 3)
    expect(phone.get_by_label("My note on")).to_have_value(secret)

    watcher = person()
    watcher.sit_at(table)
    for stranger in (berta, watcher):
        stranger.page.reload()
        stranger.page.wait_for_selector("[data-seat='3']")
        dossier_of(stranger.page, 3)
        expect(stranger.page.locator("[data-flag]")).to_have_count(0)
        assert secret not in stranger.page.content()
    expect(berta.page.get_by_label("My note on")).to_have_value("")
    expect(watcher.page.get_by_label("My note on")).to_have_count(0)


def test_choosing_somebody_and_reading_about_them_do_not_interfere(person: Make) -> None:
    ana = person()
    table = ana.perform(mid_game())
    page = ana.sit_at(table)
    target = ana.view(table)["legal"][0].split()[1]
    page.locator(f"[data-seat='{target}']").click()
    expect(page.locator(f"[data-seat='{target}']")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator(f"[data-about='{target}']").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(f"[data-seat='{target}']")).to_have_attribute("aria-pressed", "true")


def test_record_and_dossier_with_the_keyboard_alone(person: Make) -> None:
    ana = person()
    table = ana.perform(mid_game())
    page = ana.sit_at(table)
    view = ana.view(table)
    chooses = {int(action.split()[1]) for action in view["legal"] if action.startswith("nominate")}
    chosen, other = min(chooses), next(seat for seat in range(7) if seat not in chooses)

    ana.tab_to(f"[data-seat='{other}']")
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    ana.tab_to("[data-mark=hitler]")
    with page.expect_response(lambda answer: answer.request.method == "PUT" and answer.ok):
        page.keyboard.press("Space")
    page.keyboard.press("Escape")
    expect(page.locator(f"[data-seat='{other}']")).to_be_focused()
    expect(page.locator(f"[data-seat='{other}'] [data-flag=hitler]")).to_be_visible()

    ana.tab_to(f"[data-seat='{chosen}']")
    page.keyboard.press("i")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.locator(f"[data-seat='{chosen}']")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-seat='{chosen}']")).to_have_attribute("aria-pressed", "true")

    page.keyboard.press("r")
    expect(dialog).to_be_visible()
    ana.tab_to("[data-face='1']")
    page.keyboard.press("Enter")
    expect(page.locator("[data-face='1']")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.locator(f"[data-seat='{chosen}']")).to_be_focused()


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_record_and_dossier_fit_at_every_size(person: Make, language: str) -> None:
    ana = person(language=language)
    table = ana.perform(mid_game(), name="W" * 24)  # the widest that a name can be, and one word
    page = ana.sit_at(table)
    for size in (DESKTOP, LOW, TABLET, SIDEWAYS):
        resize(page, size)
        page.keyboard.press("r")
        page.wait_for_selector("dialog[open] tbody tr")
        come_to_rest(page)
        assert overflowing(page) == [], (size, "record")
        if size is DESKTOP:
            assert_accessible(page, f"record, {language}")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)  # which kept the focus
        page.locator("[data-seat='3']").focus()
        page.keyboard.press("i")
        expect(page.get_by_role("dialog")).to_be_visible()
        come_to_rest(page)
        assert overflowing(page) == [], (size, "dossier")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    resize(page, PHONE)
    page.locator("[role=tab]").nth(2).click()
    expect(page.locator(".cards li").first).to_be_visible()
    come_to_rest(page)
    assert overflowing(page) == [], "cards"
    assert_accessible(page, f"cards, {language}")
    page.locator(".cards .round").nth(1).click()
    expect(page.locator("[data-event]:focus")).to_be_visible()


def test_the_board_stays_where_it_is_while_the_record_grows(person: Make) -> None:
    ana = person()
    table = ana.own_table(7, seed="growing 0")
    page = ana.sit_at(table)

    def boxes() -> list[Any]:
        come_to_rest(page)
        return [page.locator(one).bounding_box() for one in ("main.board", ".room", ".record")]

    before = boxes()
    for session in range(1, 5):
        view = ana.play_on(table, lambda view, least=session: _has_met(view, least), vote=1.0, claim=50.0)
        assert view is not None
        ana.sees(view["version"])
        assert boxes() == before, f"after {session} sessions"


def _has_met(view: View, least: int) -> bool:
    """So many sessions are over, and nobody has anything left to claim."""
    seen = view["observation"]
    return bool(seen["session"] >= least and seen["phase"] == "nominate" and not seen["unclaimed"])
