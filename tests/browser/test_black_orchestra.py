"""Black Orchestra's table: whole games by clicking, one player with two conspirators, phone, keyboard, words, axe."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from conjura.words import LANGUAGES, Words
from tests.browser.by_clicking import click_through
from tests.browser.kit import (
    DESKTOP,
    LOW,
    PHONE,
    SIDEWAYS,
    TABLET,
    Person,
    Rehearsal,
    View,
    answers_on_all_pages,
    assert_accessible,
    come_to_rest,
    everything,
    overflowing,
    resize,
    stop_the_clock,
)
from tests.browser.test_director import BOLD
from tests.server.kit import Server

Make = Callable[..., Person]
FOUR = ["stauffenberg", "beck", "bonhoeffer", "oster"]

# Names on the map that lie on each other, measured as they are drawn.
COLLIDING = """() => {
    const names = [...document.querySelectorAll(".space > .name")];
    const boxes = names.map((one) => [one.textContent.trim(), one.getBBox()]);
    const bad = [];
    boxes.forEach(([name, a], at) => boxes.slice(at + 1).forEach(([other, b]) => {
        const across = a.x + 2 < b.x + b.width && b.x + 2 < a.x + a.width;
        const along = a.y + 4 < b.y + b.height && b.y + 4 < a.y + a.height;
        if (across && along) bad.push(`${name} / ${other}`);
    }));
    return bad;
}"""


def table_of(person: Person, players: int, mine: int = 1, seed: int = 1, pace: int = 0, **options: Any) -> str:
    """A table that has started: the first seats are the person's, the others are bots."""
    return person.make_table(
        game="black-orchestra",
        options={"players": players, **options},
        seats=[{"kind": "me"}] * mine + [{"kind": "bot", "bot": "simple"}] * (players - mine),
        settings={"pace": pace},
        start=True,
        seed=seed,
    )


def sit(person: Person, table: str) -> Page:
    person.go(f"/t/{table}")
    person.page.wait_for_selector(".bo-board svg")
    return person.page


def me(person: Person, table: str) -> dict[str, Any]:
    return dict(person.view(table, 0)["observation"]["conspirators"][0])


def find(person: Person, until: Callable[[View], bool]) -> str:
    """A table of one's own in which the first seat is asked in such a position, whichever deal leads there.

    Everybody gathers rather than risks, so that the games last."""
    wishes = {"collect": 8, "reveal": 6, "dossier": 4, "conspire": 0.3, "end": 0.2, "plot": 0.0, "transfer": 0.02}
    for seed in range(1, 9):
        rehearsal = Rehearsal("black-orchestra", 4, seed, conspirators=FOUR, first=0)
        if rehearsal.play_on(lambda view: view["seat"] == 0 and until(view), seed, **wishes):
            return person.perform(rehearsal)
    raise AssertionError("no such position came up")


def in_mid_game(view: View) -> bool:
    seen = view["observation"]
    return bool(
        seen["stage"] >= 2 and len(seen["conspirators"][0]["dossier"]) > 1 and view["decisions"][0]["kind"] == "action"
    )


# Where the map is, measured in the frame that is drawn after each update.
WATCH_THE_MAP = """() => {
    const frame = document.querySelector(".frame");
    window.measured = [];
    const measure = () => requestAnimationFrame(() => {
        const { x, y, width, height } = document.querySelector("main.board").getBoundingClientRect();
        window.measured.push([x, y, width, height].join(" "));
    });
    new MutationObserver(measure).observe(frame, { attributes: true, attributeFilter: ["data-version", "data-beat"] });
    new ResizeObserver(measure).observe(document.querySelector("main.board"));
}"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE, SIDEWAYS], ids=["desk", "phone", "sideways"])
def test_a_whole_game_is_played_by_clicking_with_bots(person: Make, size: ViewportSize) -> None:
    ana = person(size=size)
    table = table_of(ana, 4, seed=3, difficulty="easy")
    page = sit(ana, table)
    page.evaluate(WATCH_THE_MAP)
    weights = {"collect": 8, "reveal": 6, "dossier": 4, "act": 3, "end": 0.2, "plot": 60, "deliver": 6, "transfer": 0.1}
    assert click_through(ana, table, seed=size["width"], **weights) > 20
    measured = page.evaluate("() => measured")
    assert len(measured) > 60 and len(set(measured)) == 1, set(measured)  # whatever happens, the map stays
    won = ana.view(table)["table"]["outcome"]["side"] == "conspirators"
    expect(page.locator("dialog[open] h2")).to_have_text("Victory" if won else "The conspiracy has failed")
    with page.expect_download() as picture:  # won or lost, it can be kept as a picture
        page.get_by_role("button", name="Save as a picture").click()
    assert Path(picture.value.path()).read_bytes().startswith(b"\x89PNG")
    page.locator("dialog[open] .close").click()  # the cross: phones have no other button for it
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(".bo-board .world")).to_be_visible()  # the table can still be looked at


def test_a_solo_player_leads_two_conspirators(person: Make) -> None:
    ana = person()
    table = table_of(ana, 1, seed=2, conspirators=["kordt", "tresckow"], first=0)
    page = sit(ana, table)
    expect(page.locator("[data-sheet]")).to_have_count(1)  # of whoever plays; the other is one click away
    expect(page.locator('[data-sheet="kordt"] .turn')).to_be_visible()
    page.locator('[data-person="tresckow"]').click()
    expect(page.locator('[data-sheet="tresckow"]')).to_be_visible()
    page.locator('[data-action="end"]').click()
    ana.done()
    while ana.view(table)["observation"]["turn"]["who"] != "tresckow":
        page.locator(".answers [data-action]").first.click()
        ana.done()
    expect(page.locator('[data-sheet="tresckow"] .turn')).to_be_visible()
    page.locator('[data-person="kordt"]').click()
    expect(page.locator('[data-sheet="kordt"]')).to_be_visible()
    expect(page.locator('[data-sheet="kordt"] .turn')).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_missing_and_no_label_overflows(person: Make, language: str) -> None:
    ana = person(language=language)
    table = find(ana, in_mid_game)
    for size in (DESKTOP, TABLET, PHONE):
        ana.page.set_viewport_size(size)
        page = sit(ana, table)
        come_to_rest(page)
        assert overflowing(page) == [], size
        assert page.evaluate(COLLIDING) == [], size
    for tab in page.locator("[role=tab]").all():
        tab.click()
        come_to_rest(page)
        assert overflowing(page) == [], tab.inner_text()


def test_what_cannot_be_done_says_why(person: Make) -> None:
    ana = person()
    page = sit(ana, table_of(ana, 2, conspirators=["kordt", "beck"], first=0))
    page.locator('[data-space="munich"] .sign').hover()
    expect(page.locator(".note")).to_contain_text("This space is not connected with yours")
    page.locator('[data-space="smolensk"] .sign').hover()
    expect(page.locator(".note")).to_contain_text("opens in stage 5")
    page.locator('[data-space="hannover"] .sign').hover()
    expect(page.locator(".note")).to_contain_text("Move to Hannover")
    page.mouse.move(5, 5)
    ana.tab_to('[data-testid="release"]')
    expect(page.locator(".bubble")).to_contain_text("This can only be done in Gestapo HQ")
    page.keyboard.press("Enter")  # it cannot be pressed, and nothing breaks
    expect(page.locator(".status")).to_contain_text("you have 3 actions left")


def test_who_is_not_asked_is_told_when_a_space_opens(person: Make) -> None:
    ana = person()
    table = ana.own_table(2, "black-orchestra", conspirators=["kordt", "beck"], first=0)
    page = sit(ana, table)
    page.locator(".eyes select").select_option("1")
    expect(page.locator(".answers [data-action], .space.lit")).to_have_count(0)
    page.locator('[data-space="smolensk"] .sign').hover()
    expect(page.locator(".note .cannot")).to_have_text("Opens in stage 5.")
    page.locator('[data-space="munich"] .sign').hover()
    expect(page.locator(".note .cannot")).to_have_text("It is not your turn to choose.")


def test_a_note_that_stays_open_lets_the_next_click_through(person: Make) -> None:
    ana = person()
    table = ana.own_table(2, "black-orchestra", conspirators=["kordt", "beck"], first=0)
    page = sit(ana, table)
    page.get_by_role("button", name="What the signs mean").click()
    expect(page.locator(".legend ul")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".legend ul")).to_have_count(0)
    page.locator('[data-space="paris"] .sign').click(force=True)  # it says that it cannot be chosen
    expect(page.locator(".note")).to_be_visible()
    page.locator('[data-space="nuremberg"] .sign').click()
    ana.sees(1)
    assert me(ana, table)["space"] == "nuremberg"


def test_the_keyboard_alone_is_enough(person: Make) -> None:
    ana = person()
    table = table_of(ana, 2, conspirators=["kordt", "beck"], first=0)
    page = sit(ana, table)
    ana.tab_to("[data-space]")
    page.keyboard.press("ArrowUp")
    expect(page.locator('[data-space="sportpalast"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator('[data-sheet="kordt"] .who')).to_contain_text("Sportpalast")
    ana.tab_to('[data-action="reveal"]')
    page.keyboard.press("Enter")
    expect(page.locator('[data-space="sportpalast"] .tile:not(.hidden)')).to_be_attached()
    ana.tab_to('[data-action="collect"]')
    page.keyboard.press("Enter")
    expect(page.locator('[data-sheet="kordt"] .item')).to_have_count(1)
    assert len(me(ana, table)["items"]) == 1


def test_a_finger_sees_first_and_does_with_the_button(person: Make) -> None:
    ana = person(size=PHONE, touch=True)
    table = table_of(ana, 2, conspirators=["kordt", "beck"], first=0)
    page = sit(ana, table)
    page.locator('[data-space="sportpalast"] .sign').tap()
    expect(page.locator(".note.held")).to_contain_text("Sportpalast")
    assert me(ana, table)["space"] == "train-station"
    page.locator(".note .do").tap()
    expect(page.locator('[data-action="reveal"]:not([aria-disabled])')).to_be_visible()
    assert me(ana, table)["space"] == "sportpalast"
    box = page.locator('[data-action="reveal"]').bounding_box()
    assert box is not None
    assert box["y"] > PHONE["height"] / 2  # under the thumb
    page.locator('[data-action="reveal"]').tap()
    expect(page.locator('[data-space="sportpalast"] .tile:not(.hidden)')).to_be_attached()
    expect(page.get_by_test_id("news")).to_contain_text("Sportpalast")  # what was found is named,
    expect(page.locator(".bubble")).to_have_count(0)  # and nothing lies over it


def test_a_note_stays_open_when_more_of_the_page_comes(person: Make) -> None:
    ana = person(size=PHONE, touch=True)
    table = table_of(ana, 2, conspirators=["kordt", "beck"], first=0)
    late: list[Route] = []
    words = "**/assets/black-orchestra-rules-*.js"  # which come after the first picture
    ana.page.route(words, lambda route: late.append(route))
    with ana.page.expect_request(words):
        page = sit(ana, table)
    page.locator('[data-space="sportpalast"] .sign').tap()
    expect(page.locator(".note.held")).to_contain_text("Sportpalast")
    for route in late:
        route.continue_()
    page.wait_for_selector("html[data-whole]")
    expect(page.locator(".note.held")).to_contain_text("Sportpalast")


def test_only_the_prisoner_reads_the_interrogation(person: Make) -> None:
    ana, watcher = person(), person()
    table = find(ana, lambda view: view["decisions"][0]["kind"] == "interrogation")
    card = ana.view(table, 0)["observation"]["interrogation"]["card"]
    page = sit(ana, table)
    title = Words("en").say(f"interrogation-{card}")
    assert title not in everything(page)  # a neighbour does not see it either
    ana.hold(page.locator(".bo-stage .hold"), lambda: expect(page.locator(".bo-stage .secret")).to_contain_text(title))
    other = sit(watcher, table)
    expect(other.locator(".status")).to_contain_text("is being interrogated")
    assert title not in everything(other)
    page.locator('[data-action="choose resist"]').click()
    other.get_by_role("tab", name="Story").click()
    expect(other.locator(".log")).to_contain_text("tries to resist")
    assert title not in everything(other)


def test_whoever_is_alone_reads_the_interrogation_openly_and_whose_it_is(person: Make) -> None:
    rehearsal = Rehearsal("black-orchestra", 1, 1, difficulty="easy")
    view = rehearsal.play_on(lambda one: one["decisions"][0]["kind"] == "interrogation", 1, **BOLD)
    assert view is not None, "the game does not come to it"
    ana = person()
    page = sit(ana, ana.perform(rehearsal))
    expect(page.locator(".bo-stage [data-action]")).to_have_count(3)
    expect(page.locator(".bo-stage .hold")).to_have_count(0)
    expect(page.locator(".bo-stage")).to_contain_text("Stay in prison")
    expect(page.locator(".status")).to_have_text("Oster is interrogated. Choose one of the three.")


def test_what_explains_several_lines_stands_under_the_first_of_them(person: Make) -> None:
    ana = person()
    table = find(ana, in_mid_game)
    page = sit(ana, table)
    page.evaluate("""() => {
        const kept = JSON.parse(localStorage.getItem("conjura.prefs"));
        localStorage.setItem("conjura.prefs", JSON.stringify({ ...kept, explain: true }));
    }""")
    sit(ana, table)
    page.get_by_role("tab", name="Story").click()
    told = page.locator(".log .explain")
    expect(told.first).to_be_attached()
    page.locator("html[data-whole]").wait_for(state="attached")  # the texts of cards come after the first picture
    texts = told.all_inner_texts()
    assert len(texts) == len(set(texts)) > 5
    # However long it is, the list is one stop of the keyboard, and its signs are none.
    assert page.locator(".log [data-line]").count() > 40
    stops = page.locator(".log").evaluate(
        "(log) => [...log.querySelectorAll('a, button, [tabindex]')].filter((one) => one.tabIndex >= 0).length"
    )
    assert stops == 1


def test_a_card_has_a_picture_of_its_kind_where_there_is_room(person: Make) -> None:
    """None where what it shows was done to people, and none where five cards or a low screen need the room."""
    rehearsal = Rehearsal("black-orchestra", 2, 5, difficulty="easy")

    def holds(count: int) -> Callable[[View], bool]:
        return lambda view: any(
            len(one["dossier"]) == count for one in view["observation"]["conspirators"] if one["seat"] == view["seat"]
        )

    assert rehearsal.play_on(holds(2), 5, dossier=9, end=0.2), "the game does not come to it"
    ana = person()
    table = ana.perform(rehearsal)
    page = sit(ana, table)
    strips = page.locator("[data-card] .strip")
    expect(strips).to_have_count(2)
    expect(strips.first).to_be_visible()
    view = ana.play_on(table, holds(4), 5, dossier=9, end=0.2)
    assert view is not None
    ana.sees(view["version"])
    resize(page, LOW)
    expect(strips).to_have_count(4)
    expect(strips.first).to_be_hidden()
    rules = ana.go("/rules/black-orchestra#card-hidden-camera")
    expect(rules.locator("[data-card=safe] .strip")).to_have_count(1)
    expect(rules.locator("[data-card=hidden-camera]")).to_have_count(1)
    expect(rules.locator("[data-card=hidden-camera] .strip")).to_have_count(0)


def test_a_link_into_a_replay_leads_there_and_nowhere_else(person: Make) -> None:
    rehearsal = Rehearsal("black-orchestra", 2, 2, difficulty="easy")
    rehearsal.play_on(lambda view: False, 2)
    ana = person()
    table = ana.perform(rehearsal)
    ana.page.add_init_script(
        """window.passed = [];
        const look = () => { window.passed.push(location.search); requestAnimationFrame(look); };
        look();"""
    )
    last = len(rehearsal.steps) - 3
    page = ana.go(f"/replay/{table}?step={last}")
    expect(page.locator(".step")).to_contain_text(f" {last} ")
    assert set(page.evaluate("() => window.passed")) == {f"?step={last}"}
    assert last > 100, "it comes in several parts"


def test_a_choice_among_many_spaces_leaves_the_map_in_view(person: Make) -> None:
    ana = person()
    table = find(ana, lambda view: sum(one.startswith("choose ") for one in view["legal"]) > 10)
    page = sit(ana, table)
    expect(page.locator(".space.lit").nth(10)).to_be_visible()
    assert len(answers_on_all_pages(page)) >= page.locator(".space.lit").count()  # the same answers stand in the bar


def test_a_roll_is_staged_die_by_die_and_gives_the_table_back(person: Make) -> None:
    """The page's clock is in the test's hand: it stands still until it is told to run on."""
    ana = person(still=False, pace="normal")
    ana.page.clock.install()
    page = sit(ana, table_of(ana, 2, conspirators=["kordt", "beck"], first=0, pace=10_000))
    page.get_by_role("tab", name="Story").click()
    stop_the_clock(page)
    page.locator("[data-testid=conspire]").click()
    page.locator('[data-action="conspire 3"]').click()
    for landed, next_die in enumerate((1000, 500, 500, 0)):
        expect(page.locator(".stage .landed")).to_have_count(landed)
        expect(page.locator(".stage .rolling")).to_have_count(3 - landed)
        if landed < 3:
            expect(page.locator(".log")).not_to_contain_text("Kordt conspires")
        page.clock.run_for(next_die)
    expect(page.locator(".log")).to_contain_text("Kordt conspires")
    expect(page.locator(".stage .dice")).to_have_count(1)
    page.clock.run_for(20_000)
    expect(page.locator(".stage .dice")).to_have_count(0)


def place_of(page: Page, selector: str) -> dict[str, float]:
    come_to_rest(page)
    box = page.locator(selector).bounding_box()
    assert box is not None
    return dict(box)


def test_the_map_can_be_brought_closer_moved_and_brought_home(person: Make) -> None:
    ana = person()
    page = sit(ana, table_of(ana, 2, conspirators=["kordt", "beck"], first=0))
    station = '[data-space="train-station"] .sign'
    before = place_of(page, station)
    page.get_by_role("button", name="Closer").click()
    closer = place_of(page, station)
    assert closer["width"] > before["width"] * 1.3
    page.mouse.move(500, 600)
    page.mouse.down()
    page.mouse.move(560, 640, steps=5)
    page.mouse.up()
    moved = place_of(page, station)
    assert (round(moved["x"] - closer["x"]), round(moved["y"] - closer["y"])) == (60, 40)
    page.get_by_role("button", name="Find my pawn").click()
    assert place_of(page, station) == before


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing(person: Make, dark: bool) -> None:
    ana = person(dark=dark)
    table = find(ana, lambda view: in_mid_game(view) and "conspire 1" in view["legal"])
    page = sit(ana, table)
    assert_accessible(page, "the table")
    page.locator("[data-testid=conspire]").click()
    assert_accessible(page, "with the choice of dice open")
    page.set_viewport_size(PHONE)
    sit(ana, table)
    for tab in page.locator("[role=tab]").all():
        tab.click()
        assert_accessible(page, tab.inner_text())


def test_the_whole_table_exists_as_text(person: Make) -> None:
    ana = person()
    page = sit(ana, table_of(ana, 3, conspirators=FOUR[:3], first=0, seed=4))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Table as text").click()
    for words in (
        "Claus von Stauffenberg",
        "Hitler: Deutschlandhalle",
        "Military Support 3",
        "connected with Anlage Süd",
    ):
        expect(page.locator("dialog[open]")).to_contain_text(words)


# One card with words of its own, and one without, of whose two effects its player chooses one.
CARDS = """adds = true
[cards.night-train]
copies = 30
action = ["go to any legal space"]
[cards.crossroads]
copies = 30
either = [["support -1"], ["suspicion -1 of one", "motivation +1 of all here"]]
"""
WORDS = "card-night-train = The Night Train\n    .text = Go wherever it goes.\nspace-riga = Riga-Strand\n"


@pytest.fixture
def trains(tmp_path: Path) -> Iterator[Server]:
    """A server with a pack of that name."""
    pack = tmp_path / "trains"
    pack.mkdir()
    (pack / "cards.toml").write_text(CARDS, encoding="utf-8")
    (pack / "en.ftl").write_text(WORDS, encoding="utf-8")
    with Server(f"sqlite:///{tmp_path}/tables.sqlite", "--pack", str(pack)) as server:
        yield server


def test_a_served_pack_is_shown_with_its_own_words(trains: Server, person: Make, tmp_path: Path) -> None:
    ana = person(trains.url)
    rehearsal = Rehearsal(
        "black-orchestra", 2, 1, conspirators=["kordt", "beck"], first=0, pack=str(tmp_path / "trains")
    )
    both = {"act night-train", "act crossroads"}
    assert rehearsal.play_on(lambda view: view["seat"] == 0 and both <= set(view["legal"]), dossier=8, end=0.2, plot=0)
    rehearsal.options["pack"] = "trains"
    page = sit(ana, ana.perform(rehearsal))
    expect(page.locator('[data-space="riga"]')).to_contain_text("Riga-Strand")
    expect(page.locator('[data-card="night-train"]').first).to_contain_text("The Night Train")
    expect(page.locator('[data-card="night-train"]').first).to_contain_text("Go wherever it goes.")
    page.locator('[data-action="act crossroads"]').first.click()
    expect(page.locator('[data-action="choose 1"] b')).to_have_text("Support -1")
    expect(page.locator('[data-action="choose 2"] b')).to_have_text("Suspicion -1 of one, motivation +1 of all here")


def test_a_pack_that_could_not_be_fetched_is_fetched_again(trains: Server, person: Make) -> None:
    ana = person(trains.url)
    table = table_of(ana, 2, conspirators=["kordt", "beck"], first=0)
    ana.line_is_cut = True
    ana.page.route("**/content?*", lambda route: route.abort("connectionrefused"))
    ana.go(f"/t/{table}")
    expect(ana.page.get_by_role("main")).to_contain_text("The server cannot be reached. Trying again")
    ana.page.unroute("**/content?*")
    expect(ana.page.locator('[data-space="riga"]')).to_contain_text("Riga-Strand")
