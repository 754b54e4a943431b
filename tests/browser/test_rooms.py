"""The rooms around a game: keys, settings, presets, the discussion, looking back, lessons."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.by_clicking import click_action
from tests.browser.kit import (
    ASKED,
    DESKTOP,
    FIRST_GAME,
    LARGE,
    LOW,
    OVER,
    PHONE,
    Person,
    Rehearsal,
    View,
    assert_accessible,
    begin,
    come_to_rest,
    overflowing,
    perform_together,
    resize,
    stop_the_clock,
)
from tests.browser.test_plots import GATHERING, could_strike
from tests.server.kit import wait_until

Make = Callable[..., Person]


def test_the_sheet_lists_the_keys_that_do_something_now(person: Make) -> None:
    ana = person()
    page = ana.sit_at(ana.own_table(5))
    sheet = page.get_by_role("dialog", name="Keys")
    page.keyboard.press("?")
    expect(sheet.locator("kbd", has_text="Space")).to_have_count(1)
    expect(sheet.locator("dd", has_text="first to the ninth choice")).to_have_count(1)
    expect(sheet.locator("dd", has_text="What would you do?")).to_have_count(0)  # nobody advises against oneself
    assert_accessible(page, "the sheet of keys")
    page.keyboard.press("r")  # keys of the page behind it do nothing
    expect(page.get_by_role("dialog")).to_have_count(1)
    page.keyboard.press("?")
    expect(sheet).to_have_count(0)
    page.keyboard.press("t")
    expect(page.locator("[data-say]")).to_be_focused()
    page.keyboard.press("?")  # a question mark in a sentence
    expect(sheet).to_have_count(0)
    expect(page.locator("[data-say]")).to_have_value("?")


def test_those_at_the_table_talk_until_all_go_on(person: Make) -> None:
    ana = person()
    table = ana.make_table(
        game="secret-hitler",
        options={"players": 5},
        seats=[{"kind": "me"}, *[{"kind": "bot", "bot": "novice"}] * 4],
        settings={"pace": 20, "discussion": "all"},
        start=True,
        seed=FIRST_GAME,
    )
    page = ana.sit_at(table)
    ana.claims = False
    ana.play("[data-discussion]")
    go_on = page.locator("[data-go-on]")
    expect(go_on).to_be_visible()
    expect(page.locator("[data-target]")).to_have_count(0)  # nobody is asked to choose yet
    expect(page.get_by_test_id("status-others")).to_have_text("The table talks it over.")
    assert_accessible(page, "the discussion")
    version = ana.view(table)["version"]
    page.keyboard.press("t")
    page.locator("[data-say]").fill("Who lied?")
    page.keyboard.press("Enter")
    ana.sees(version + 1)
    expect(go_on).to_be_visible()
    go_on.focus()
    page.keyboard.press("g")
    expect(page.locator("[data-discussion]")).to_have_count(0)
    page.wait_for_selector(f"{ASKED}, {OVER}", state="attached")


def before_an_attempt(dealt: str, **options: Any) -> tuple[Rehearsal, str]:
    """The game as it is dealt, up to where the first seat may attempt a plot; and that action."""
    for seed in range(30):
        rehearsal = Rehearsal("black-orchestra", 2, dealt, **options)
        view = rehearsal.play_on(could_strike, seed, **GATHERING)
        if view is not None:
            return rehearsal, next(action for action in view["legal"] if action.startswith("plot "))
    raise AssertionError("nobody can attempt anything")


def test_whoever_sits_can_still_say_what_they_are_called(person: Make) -> None:
    ana, guest = person(), person()
    table = ana.make_table(
        game="secret-hitler",
        options={"players": 5},
        seats=[{"kind": "me"}, {"kind": "empty"}, *[{"kind": "bot", "bot": "simple"}] * 3],
    )
    there = guest.go(f"/t/{table}")
    expect(there.get_by_role("button", name="Sit down")).to_have_count(1)  # there is one seat to choose
    there.locator(".join button").click()
    here = ana.go(f"/t/{table}")
    seats = here.locator(".seats")
    expect(seats).to_contain_text("Guest")
    there.locator("[data-my-name]").fill("Berta")
    there.keyboard.press("Enter")
    expect(seats).to_contain_text("Berta")

    # In the game it is in the menu.
    here.locator("[data-start]").first.click()
    there.get_by_role("button", name="Menu").click()
    there.locator("details summary").first.click()
    there.locator("[data-my-name]").fill("Bea")
    there.keyboard.press("Enter")
    expect(here.locator("[data-seat='1']")).to_contain_text("Bea")


def test_while_a_game_is_paused_nothing_lies_there_to_be_pressed(person: Make) -> None:
    ana = person()
    table = ana.bots_table(5)
    page = ana.sit_at(table)
    expect(page.locator(ASKED).first).to_be_attached()
    answer = ana.context.request.post(f"{ana.url}/api/tables/{table}/pause", data={})
    assert answer.ok, answer.text()
    expect(page.locator("[data-resume]")).to_be_visible()
    expect(page.locator(ASKED)).to_have_count(0)
    page.locator("[data-resume]").click()
    expect(page.locator(ASKED).first).to_be_attached()


def test_two_people_hold_council_before_the_dice_and_the_big_screen_shows_the_time(person: Make, dealt: str) -> None:
    options = {"players": 2, "conspirators": ["stauffenberg", "beck"], "first": 0, "difficulty": "easy"}
    rehearsal, attempt = before_an_attempt(dealt, **{name: options[name] for name in options if name != "players"})
    ana, berta, screen = person(), person(size=PHONE, touch=True), person(size=LARGE)
    table = ana.make_table(
        game="black-orchestra",
        options=options,
        seats=[{"kind": "me"}, {"kind": "empty"}],
        settings={"discussion": 600},
    )
    here, there = begin(ana, berta, table)
    perform_together(ana, berta, table, rehearsal.steps)
    big = screen.go(f"/tv/{table}")
    big.wait_for_selector(".frame[data-version]")
    click_action(ana, ana.view(table, 0), attempt)

    for page in (here, there, big):
        expect(page.locator("[data-discussion] .time")).to_be_visible()
    expect(big.locator("[data-go-on]")).to_have_count(0)  # nothing can be done there
    for page in (here, there):
        expect(page.locator("[data-go-on]")).to_be_visible()
    expect(here.locator('[data-action^="keep"]')).to_have_count(0)  # the dice wait,
    there.get_by_role("tab", name="Attempt").click()
    expect(there.locator(".attempt .figures")).to_be_visible()  # and everybody sees the odds
    assert_accessible(here, "the council")
    assert overflowing(there) == []
    here.locator("[data-go-on]").click()
    expect(here.locator("[data-discussion]")).to_contain_text("Berta")  # who has not gone on
    there.get_by_role("tab").first.click()
    there.locator("[data-go-on]").click()
    for page in (here, there, big):
        expect(page.locator("[data-discussion]")).to_have_count(0)
    expect(here.locator('[data-action^="keep"]').first).to_be_visible()


def test_settings_chosen_on_the_page_reach_the_game(person: Make) -> None:
    ana = person()
    table = ana.make_table(game="secret-hitler", options={"players": 6}, seats=[{"kind": "me"}])
    page = ana.go(f"/t/{table}")

    def chosen() -> dict[str, Any]:
        return dict(ana.view(table)["table"])

    page.locator("[data-setting=players] input[value='5']").check()
    page.locator("[data-setting=discussion]").select_option(label="until all go on")
    page.locator("[data-setting=absence]").select_option(label="never")
    expect(page.locator(".seats li")).to_have_count(5)
    page.get_by_role("tab", name="Rules").click()
    page.locator("[data-setting=rebalanced] input[value=true]").check()

    # A board that cannot be played is refused with the reason, and nothing of it is taken over.
    for space in (1, 2, 3):
        page.locator(f"[data-setting=power-{space}]").select_option(label="Execution")
    page.locator("[data-own-board]").click()
    expect(page.get_by_role("alert").filter(has_text="too few would be left alive")).to_be_visible()
    assert chosen()["chosen"] == {"players": 5, "rebalanced": True}
    for space, power in ((1, "Policy peek"), (2, "No power"), (3, "No power")):
        page.locator(f"[data-setting=power-{space}]").select_option(label=power)
    page.locator("[data-setting=hitler_zone]").select_option(label="2")
    page.locator("[data-own-board]").click()
    expect(page.locator("[data-own-board]")).to_have_count(0)
    powers = ["peek", "none", "none", "execution", "execution"]
    assert chosen()["chosen"] == {"players": 5, "rebalanced": True, "powers": powers, "hitler_zone": 2}
    assert chosen()["settings"]["discussion"] == "all"
    assert chosen()["settings"]["absence"] is None
    assert_accessible(page, "rules of one's own")

    # Kept under a name, it can be loaded at another table; what was chosen there before is gone.
    page.locator("[data-preset-name]").fill("Short fuse")
    page.locator("[data-preset-save]").click()
    expect(page.locator("[data-presets]")).to_have_value("Short fuse")
    other = ana.make_table(game="secret-hitler", options={"players": 5, "veto_from": 3}, seats=[{"kind": "me"}])
    page = ana.go(f"/t/{other}")
    page.locator("[data-preset-load]").click()
    page.get_by_role("tab", name="Rules").click()
    expect(page.locator("[data-setting=power-1] option:checked")).to_have_text("Policy peek")
    told = dict(ana.view(other)["table"])
    assert told["chosen"] == {"players": 5, "rebalanced": True, "powers": powers, "hitler_zone": 2}
    assert told["settings"]["discussion"] == "all"
    page.locator("[data-published]").click()
    expect(page.locator("[data-published]")).to_have_count(0)
    assert ana.view(other)["table"]["options"]["hitler_zone"] == 3
    page.locator("[data-preset-delete]").click()
    expect(page.locator("[data-preset-load]")).to_have_count(0)

    # What was set up is what is played.
    page.get_by_role("tab", name="Table").click()
    page.locator("[data-bot='1']").click()
    page.locator("[data-level='1']").select_option("novice")
    page.get_by_role("button", name="Fill 3 seats").click()
    page.locator("[data-start]").first.click()
    page.wait_for_selector(".frame[data-version]")
    seats = ana.view(other)["table"]["seats"]
    assert [seat["bot"] for seat in seats] == [None, "novice", "steady", "steady", "steady"]
    assert ana.view(other)["table"]["options"]["rebalanced"] is True


def test_conspirators_are_picked_and_my_own_settings_stay(person: Make) -> None:
    ana = person()
    table = ana.make_table(game="black-orchestra", options={"players": 2}, seats=[{"kind": "me"}])
    page = ana.go(f"/t/{table}")
    page.get_by_role("tab", name="Rules").click()
    page.locator("[data-setting=conspirators] input[value='\"picked\"']").check()
    picked = page.locator("[data-setting=conspirator-0]")
    expect(picked).to_be_visible()
    second = page.locator("[data-setting=conspirator-1]").input_value()
    picked.select_option(second)  # whoever had that one gets mine
    expect(picked).to_have_value(second)
    page.locator("[data-setting=first]").select_option(label="Ana")
    page.get_by_role("button", name="Fill the last seat").click()
    page.locator("[data-start]").first.click()
    page.wait_for_selector(".frame[data-version]")
    view = ana.view(table)
    assert view["table"]["options"]["first"] == 0
    chosen = view["table"]["options"]["conspirators"]
    assert [who["id"] for who in view["observation"]["conspirators"]] == chosen

    page = ana.go()
    page.locator("[data-mine]").click()
    page.locator("[data-setting=motion] input[value='\"less\"']").check()
    page.locator("[data-setting=my-pace] input[value='\"fast\"']").check()
    assert_accessible(page, "my settings")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-motion", "less")
    page.locator("[data-mine]").click()
    expect(page.locator("[data-setting=my-pace] input[value='\"fast\"']")).to_be_checked()


def test_conspirators_are_drafted_in_turn_in_the_waiting_room(person: Make, dealt: str) -> None:
    ana, ben = person(), person(size=PHONE, language="es")
    table = ana.make_table(
        game="black-orchestra",
        options={"players": 3},
        seats=[{"kind": "me"}, {"kind": "empty"}, {"kind": "bot", "bot": "steady"}],
        settings={"pace": 0},
    )
    there = ben.go(f"/t/{table}")
    there.locator(".join input").fill("Berta")
    there.locator(".join button").click()
    here = ana.go(f"/t/{table}")
    here.get_by_role("tab", name="Rules").click()
    here.locator("[data-setting=conspirators] input[value='\"drafted\"']").check()
    expect(here.locator("[data-start]").first).to_have_text("Start the draft")
    here.locator("[data-start]").first.click()
    picked: list[str] = []
    for _ in range(2):
        here.wait_for_selector("[data-draft='0'], [data-draft='1']")
        turn = int(here.locator("[data-draft]").get_attribute("data-draft") or "")
        mine, other = ((here, there), (there, here))[turn]
        expect(mine.locator("[data-draft] header")).to_have_class(re.compile("mine"))
        expect(other.locator("[data-pick]")).to_have_count(0)
        if not picked:
            expect(there.locator("[data-draft] h2")).to_have_text("Elección por turnos")
            assert_accessible(here, "a draft")
            assert_accessible(there, "a draft on a phone")
            assert overflowing(there) == []
        else:
            # Whoever is taken can still be seen and read: the ability, and from when it can be used.
            taken = here.locator("[data-picked]").last
            expect(taken.locator("svg")).to_be_visible()
            expect(taken).to_contain_text("From the level “motivated” on:")
        # The first press can be taken back, also by meaning somebody else or the lot; the second one picks.
        expect(mine.locator("[data-lot]")).to_be_in_viewport(ratio=1)
        for other_press in ("[data-pick] >> nth=0", "[data-lot]"):
            mine.locator(other_press).click()
            mine.locator("[data-withdraw]").click()
        button = mine.locator("[data-pick]").last
        picked.append(button.get_attribute("data-pick") or "")
        button.click()
        expect(mine.locator("[data-sure]")).to_have_attribute("data-pick", picked[-1])
        assert len(ana.view(table)["table"]["draft"]["picks"]) < 3
        expect(mine.locator(f"[data-picked='{turn}']")).to_have_count(0)
        mine.locator("[data-sure]").click()
        expect(here.locator(f"[data-picked='{turn}']")).to_have_count(1)
    for page in (here, there):
        page.wait_for_selector(".frame[data-version]")
    options = ana.view(table)["table"]["options"]
    assert set(picked) < set(options["conspirators"]) and len(set(options["conspirators"])) == 3


# Counts what the page has its synthesiser play.
LISTEN = """
    window.begun = 0;
    for (const source of [OscillatorNode, AudioBufferSourceNode]) {
        const start = source.prototype.start;
        source.prototype.start = function (...when) { window.begun += 1; return start.apply(this, when); };
    }
"""


def test_sound_pace_and_motion_change_what_is_staged(person: Make) -> None:
    """One vote after another, each with settings of its own; how long it is staged is told by the page's clock."""
    ana = person(still=False)
    page = ana.page
    page.add_init_script(LISTEN)
    page.clock.install()
    table = ana.own_table(5, seed="settings")
    ana.go("/")

    def vote(**settings: Any) -> tuple[int, int]:
        """The last ballot is cast; gives how long it is staged, in tenths of a second, and how many sounds begin."""
        view = ana.play_on(table, lambda view: view["observation"]["phase"] == "vote" and _is_last(view), claim=0)
        assert view is not None
        kept = json.dumps({"pace": "normal", "briefing": False, **settings})
        page.evaluate("(kept) => localStorage.setItem('conjura.prefs', kept)", kept)
        ana.sit_at(table)
        ana.sees(view["version"])
        expect(page.locator("[data-action='vote nein']")).to_be_visible()
        stop_the_clock(page)
        ana.play_on(table, lambda view: view["observation"]["phase"] != "vote")
        staged = page.locator(".frame[data-beat=votes]")
        for _ in range(1200):  # a line that was cut is made anew by the page's clock, too
            if staged.count():
                break
            page.clock.run_for(100)
        expect(staged).to_have_count(1)
        tenths = 0
        while staged.count():
            page.clock.run_for(100)
            tenths += 1
            assert tenths < 600, "a vote is not staged for a minute"
        begun = int(page.evaluate("() => window.begun"))
        page.clock.resume()
        return tenths, begun

    usual, silence = vote()
    assert silence == 0  # off until somebody wants it
    slow, loud = vote(pace="slow", volume=0.5)
    assert 1.4 * usual <= slow <= 1.8 * usual
    assert loud > 5  # each ballot, and the stamp
    fast, _ = vote(pace="fast")
    assert 0.4 * usual <= fast <= 0.6 * usual
    still, _ = vote(motion="less")
    assert 0.6 * usual <= still <= 0.8 * usual


def _is_last(view: View) -> bool:
    return sum(decision["required"] for decision in view["decisions"]) == 1


def test_a_finished_game_is_looked_at_scene_by_scene(person: Make) -> None:
    ana = person()
    table = ana.own_table(5, seed="replayed")
    assert ana.play_on(table, lambda view: False) is None
    said = {"text": "Well played, all of you", "seat": 0}
    assert ana.context.request.post(f"{ana.url}/api/tables/{table}/talk", data=said).ok
    steps = len(ana.context.request.get(f"{ana.url}/api/tables/{table}/record").text().splitlines()) - 3
    page = ana.go(f"/replay/{table}")
    page.wait_for_selector(".scrubber")
    play = page.get_by_role("button", name="Play", exact=True)

    def comes_to(pattern: str) -> int:
        """Until it stands at such a step; gives its number."""
        expect(page).to_have_url(re.compile(rf"step={pattern}(&|$)"))
        expect(play).to_be_visible()
        return int(page.url.split("step=")[1].split("&")[0])

    def leaves(step: int) -> int:
        """Until it stands at another step; gives its number."""
        expect(page).not_to_have_url(re.compile(rf"step={step}(&|$)"))
        return comes_to(r"\d+")

    expect(page.locator(".marks i").first).to_be_attached()
    page.keyboard.press(" ")  # where nothing is staged it plays, and stops
    expect(page.get_by_role("button", name="Stop", exact=True)).to_be_visible()
    page.keyboard.press(" ")
    expect(play).to_be_visible()
    page.locator("[data-speed]").select_option("4")
    page.keyboard.press("]")  # up to the end of the first vote
    great = comes_to("[1-9][0-9]*")
    page.keyboard.press(",")
    assert leaves(great) < great
    page.locator(".scrubber input[type=range]").fill(str(steps))
    comes_to(str(steps))
    expect(page.get_by_text(said["text"]).first).to_be_attached()  # it was said at the end
    page.keyboard.press("[")
    there = leaves(steps)
    assert great < there < steps
    page.keyboard.press("ArrowRight")  # a single step, and back
    comes_to(str(there + 1))
    page.keyboard.press("ArrowLeft")
    comes_to(str(there))
    page.keyboard.press(" ")  # nothing is held: it plays
    expect(play).to_have_count(0)
    page.keyboard.press(" ")
    expect(play).to_be_visible()
    page.locator(".scrubber select").last.select_option("open")
    expect(page).to_have_url(re.compile(r"seat=open"))
    expect(page.get_by_role("region", name="Who was who")).to_be_visible()
    assert_accessible(page, "a replay with open cards")

    # Open cards show every role from the beginning, and what was said comes when it was.
    opened = ana.context.request.get(f"{ana.url}/api/tables/{table}/replay?open=true&count=1").json()
    assert None not in opened["replay"][0]["observation"]["known"]
    watched = ana.context.request.get(f"{ana.url}/api/tables/{table}/replay?count=1").json()
    assert watched["replay"][0]["observation"]["known"] == [None] * 5
    expect(page.get_by_text(said["text"])).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, LOW, PHONE])
def test_whoever_is_alone_with_bots_may_stay_in_the_discussion(person: Make, size: ViewportSize) -> None:
    ana = person(size=size, language="it")
    table = ana.make_table(
        game="secret-hitler",
        options={"players": 5},
        seats=[{"kind": "me"}, *[{"kind": "bot", "bot": "novice"}] * 4],
        settings={"pace": 20, "discussion": 60},
        start=True,
        seed=FIRST_GAME,
    )
    page = ana.sit_at(table)
    ana.claims = False
    ana.play("[data-discussion]")
    page.locator("[data-stay]").click()
    expect(page.locator("[data-stay]")).to_have_count(0)
    assert ana.view(table)["table"]["discussion"]["until"] is None
    # What I could claim is offered too: the way on lies in view beside it, and no word is cut.
    expect(page.locator(".claim")).to_be_visible()
    come_to_rest(page)
    assert_in_view(page.locator("[data-go-on]"), page.locator(".panel, .bar").first)
    for line in page.locator(".status p:visible").all():
        assert_in_view(line, page.locator(".bar, .strip").first)
    page.locator("[data-go-on]").click()
    expect(page.locator("[data-discussion]")).to_have_count(0)


def assert_in_view(thing: Locator, frame: Locator) -> None:
    assert _within(thing, frame), (thing.inner_text(), thing.bounding_box(), frame.bounding_box())


def test_the_coach_stays_under_the_pointer_that_presses_it(person: Make) -> None:
    ana = person()
    page = ana.page
    page.clock.install()
    ana.go("/lesson/black-orchestra/items")
    count = page.locator("[data-coach] .count")
    said = count.text_content() or ""  # as it is compared below: what is shown is in capitals
    come_to_rest(page)
    page.locator("[data-next]").hover()
    page.mouse.down()
    resize(page, LARGE)  # now it would stand elsewhere,
    page.clock.run_for(1000)  # and looks where
    page.mouse.up()
    expect(count).not_to_have_text(said)


@pytest.mark.parametrize("chapter", ["items", "courage", "prison", "plot"])
def test_a_chapter_of_black_orchestra_leads_to_its_end(person: Make, chapter: str) -> None:
    ana = person(language="it" if chapter == "prison" else "en", size=PHONE if chapter == "plot" else DESKTOP)
    page = ana.go("/lesson/black-orchestra")
    page.locator(f"[data-chapter={chapter}]").click()
    count = page.locator("[data-coach] .count")
    while len(set(re.findall(r"\d+", said := count.text_content() or ""))) == 2:  # the step, of so many
        page.locator("[data-next]:not(:disabled), [data-show]:not(:disabled)").first.click()
        expect(count).not_to_have_text(said)
    if chapter == "items":
        assert_accessible(page, "the coach")
    if chapter == "plot":
        expect(page.locator("[data-coach]")).to_contain_text("Hitler is dead")
        page.locator("dialog [data-alone]").click()  # the end of the game leads into the one its last words speak of
        page.wait_for_url("**/t/*")
        expect(page.locator("[data-coach]")).to_have_count(0)
        view = ana.view(page.url.split("/")[-1])
        assert (view["table"]["phase"], view["table"]["options"]["difficulty"]) == ("running", "easy")


@pytest.mark.parametrize(
    ("chapter", "steps", "outcome"), [("liberal", 24, "liberals win"), ("fascist", 22, "fascists win")]
)
def test_a_chapter_of_secret_hitler_leads_to_the_end_of_its_game(
    person: Make, chapter: str, steps: int, outcome: str
) -> None:
    ana = person(size=PHONE if chapter == "fascist" else DESKTOP)
    page = ana.go(f"/lesson/secret-hitler/{chapter}")
    count = page.locator("[data-coach] .count")
    ring, record = page.locator(".ring[aria-hidden]"), page.get_by_role("tab", name="Record")
    for number in range(1, steps):
        expect(count).to_have_text(re.compile(rf"{number} of {steps}$", re.IGNORECASE))
        if (chapter, number) == ("fascist", 11):  # on a phone the record lies behind a tab: that is what is lit
            expect(ring).to_be_visible()
            wait_until(lambda: _within(record, ring), "the ring of the step before has come here")
        page.locator("[data-next]:not(:disabled), [data-show]:not(:disabled)").first.click()
    expect(count).to_have_text(re.compile(rf"{steps} of {steps}$", re.IGNORECASE))
    expect(page.locator("[data-coach]")).to_contain_text(outcome)
    expect(page.locator(".end")).to_contain_text(re.compile(outcome, re.IGNORECASE))
    if chapter == "fascist":  # the last words send one into a game without the coach
        page.locator("[data-coach] [data-alone]").click()
        page.wait_for_url("**/t/*")
        seats = ana.view(page.url.split("/")[-1])["table"]["seats"]
        assert [seat["bot"] for seat in seats] == [None, *["novice"] * 4]


def _within(thing: Locator, frame: Locator) -> bool:
    inner, outer = thing.bounding_box(), frame.bounding_box()
    assert inner is not None and outer is not None
    return all(
        outer[edge] - 1 <= inner[edge] and inner[edge] + inner[size] <= outer[edge] + outer[size] + 1
        for edge, size in (("x", "width"), ("y", "height"))
    )


def test_the_coach_is_not_interrupted_by_what_others_do(person: Make) -> None:
    ana = person(pace="fast")
    page = ana.go("/lesson/secret-hitler/liberal")
    count = page.locator("[data-coach] .count")
    for number in range(1, 8):
        expect(count).to_have_text(re.compile(rf"{number} of 24$", re.IGNORECASE))
        page.locator("[data-next]:not(:disabled), [data-show]:not(:disabled)").first.click()
        if number == 5:  # the vote: its words do not lie over the ballots that they asked for
            page.wait_for_selector("body:has([data-beat=votes]:not([data-part=after])) [data-coach].waits")
    expect(count).to_have_text(re.compile(r"8 of 24$", re.IGNORECASE))
    onward = page.locator("[data-coach] [data-next]").element_handle()
    assert onward is not None
    page.get_by_text("Your decision in a moment").wait_for()  # a bot moved on; its picture waits
    expect(page.locator(".frame[data-beat], [data-walk]")).to_have_count(0)
    assert onward.is_visible(), "the words were taken away while they were read"
    onward.click()
    expect(count).to_have_text(re.compile(r"9 of 24$", re.IGNORECASE))
