"""Secret Hitler through the page: whole games by clicking, several people, secrets that stay secret."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.kit import FIRST_GAME, OVER, PHONE, SIDEWAYS, Person, Rehearsal, View, come_to_rest, overflowing

Make = Callable[..., Person]


def test_two_clicks_from_the_home_page_into_a_running_game(person: Make) -> None:
    ana = person()
    page = ana.go()
    page.locator("[data-play=secret-hitler]").click()
    page.wait_for_selector("[data-seat]")
    expect(page.locator("[data-seat]")).to_have_count(7)
    assert "/t/" in page.url


def test_who_leaves_the_bots_alone_reads_first_that_the_table_is_closed(person: Make) -> None:
    ana = person()
    page = ana.sit_at(ana.bots_table(5, seed=FIRST_GAME))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the game", exact=True).click()
    expect(page.locator("[data-leaving]")).to_contain_text("the table is closed")
    page.get_by_role("button", name="Yes, leave the game").click()
    expect(page.get_by_role("heading", name="Table closed")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_the_way_into_a_game_is_on_the_first_screen_of_a_phone(person: Make, language: str) -> None:
    ana = person(size={"width": 390, "height": 664}, touch=True, language=language)  # below the browser's own bars
    page = ana.go()
    expect(page.locator("[data-play]").first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS], ids=["phone", "sideways"])
def test_a_whole_game_by_clicking_on_a_phone(person: Make, size: ViewportSize) -> None:
    ana = person(size=size, touch=True)
    page = ana.sit_at(ana.bots_table(5, seed=FIRST_GAME))
    ana.play(OVER)
    expect(page.locator(".outcome").first).to_be_in_viewport()
    expect(page.get_by_role("button", name="Play again").first).to_be_in_viewport(ratio=1)
    assert overflowing(page) == []


def test_a_whole_game_by_clicking_then_replay_and_rematch(person: Make) -> None:
    ana = person()
    table = ana.bots_table(7)
    page = ana.sit_at(table)
    ana.play(OVER)

    # Everything is shown: roles at the seats, every hand in the side column.
    expect(page.locator("[data-seat] .role")).to_have_count(7)
    expect(page.locator(".reveal li").nth(2)).to_be_attached()
    expect(page.locator(".reveal li").first.locator(".tile")).to_have_count(6)

    # Look back: through a seat's eyes, at any step, and the link leads there again.
    page.get_by_role("button", name="Replay").click()
    page.wait_for_selector(".scrubber")
    expect(page.locator(".scrubber label select")).to_have_value("open")  # whoever played sees every card
    slider = page.locator(".scrubber input[type=range]")
    expect(slider).to_be_visible()
    # No game of seven is shorter than three governments and a fourth that makes Hitler chancellor.
    page.wait_for_function("() => Number(document.querySelector('.scrubber input').max) >= 38")
    slider.fill("30")
    page.locator(".scrubber label select").select_option("3")
    expect(page).to_have_url(re.compile(r"step=30&seat=3"))
    expect(page.locator(".open .role")).to_be_visible()
    link = page.url
    page.goto(link)
    expect(page.locator(".step")).to_contain_text("Step 30 of")
    expect(page.locator("[data-seat='3']")).to_have_class(re.compile(r"\bme\b"))
    page.get_by_role("button", name="One step on").click()
    expect(page).to_have_url(re.compile(r"step=31"))

    ana.go(f"/t/{table}")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_function("(old) => !location.pathname.endsWith(old)", arg=table)
    assert table not in page.url


def test_five_browsers_at_one_table(person: Make) -> None:
    names = ["Ana", "Bruno", "Carla", "Dario", "Elena"]
    people = [person(size=PHONE if n == 4 else {"width": 1280, "height": 800}) for n in range(5)]
    host = people[0]
    page = host.go()
    page.locator("input[autocomplete=nickname]").fill("Ana")
    game = page.locator("section.game", has=page.locator("[data-friends=secret-hitler]"))
    game.locator("[data-setting=players] input[value='5']").check()
    page.locator("[data-friends=secret-hitler]").click()
    page.wait_for_selector(".seats li")
    table = page.url.rsplit("/", 1)[1]
    for name, guest in zip(names[1:], people[1:], strict=True):
        there = guest.go(f"/t/{table}")
        there.locator(".join input").fill(name)
        there.locator(".join button").click()
        expect(there.locator(".seats li.me")).to_contain_text(name)
    expect(page.locator(".seats li.empty")).to_have_count(0)

    people[1].page.locator(".talk input").fill("Hello, everybody")
    people[1].page.locator(".talk input").press("Enter")
    expect(page.locator(".log")).to_contain_text("Hello, everybody")

    page.locator("[data-start]").first.click()
    for one in people:
        one.page.wait_for_selector("[data-seat]")

    _the_roles_fit_together(people)
    president, chancellor = _ballots_stay_secret_until_the_last_one(people, table)
    _only_president_and_chancellor_hold_cards(people, table, president, chancellor)

    # On to the second policy, everybody at their own browser; in the end all have read the same.
    while page.locator(".log li", has_text="enact").count() < 2:
        _next_step(people, table)
    _all_see_the_same(people, table)
    desks = [one.page for one in people[:4]]
    told = [desk.locator(".log .text").all_inner_texts()[2:] for desk in desks]
    assert all(len(lines) == len(told[0]) for lines in told)
    # Whoever does something reads that they did, and all others who it was.
    mine = [{line for line in lines if re.match("You |.* you[ .]", line)} for lines in told]
    assert any(mine)
    assert all(set(lines) - own <= set().union(*told) for lines, own in zip(told, mine, strict=True))
    assert any(line.startswith("You nominate ") for own in mine for line in own)


def _the_roles_fit_together(people: list[Person]) -> None:
    """Each sees their own role only while holding the cover; one fascist, one Hitler, three liberals."""
    roles: list[str] = []
    for one in people:
        if one.page.locator(".sheet").count():
            one.page.get_by_role("tab", name="Role").click()
        cover = one.page.locator(".hold").first
        assert one.page.locator(".role").count() == 0
        one.hold(cover, lambda one=one: roles.append(one.page.locator(".role").first.inner_text().lower()))  # type: ignore[misc]
        assert one.page.locator(".role").count() == 0
        if one.page.locator(".sheet").count():
            one.page.get_by_role("tab", name="Turn").click()
    assert sorted(roles) == ["fascist", "hitler", "liberal", "liberal", "liberal"]


def _all_see_the_same(people: list[Person], table: str) -> None:
    """Nothing moves by itself at a table of people: wait until every page shows what there is."""
    version = people[0].view(table)["version"]
    for one in people:
        one.sees(version)


def _next_step(people: list[Person], table: str) -> None:
    """Whoever the game waits for acts, each at their own browser."""
    _all_see_the_same(people, table)
    seats = people[0].view(table)["table"]["seats"]
    for one, seat in zip(people, seats, strict=True):
        if seat["waiting"]:
            one.act()


def _ballots_stay_secret_until_the_last_one(people: list[Person], table: str) -> tuple[Person, Person]:
    """One is nominated and elected; gives president and chancellor."""
    _all_see_the_same(people, table)
    president = next(one for one in people if one.page.locator("[data-target]").count())
    president.act()
    for one in people:
        one.page.wait_for_selector("[data-action='vote ja']")
    for one in people[:4]:
        one.page.locator("[data-action='vote ja']").click()
        expect(one.page.locator("[data-action='vote ja']")).to_have_count(0)
    for one in people:
        expect(one.page.locator(".ballot.in")).to_have_count(4)
        assert one.page.locator(".ballot.ja, .ballot.nein").count() == 0
    people[4].page.locator("[data-action='vote nein']").click()
    for one in people:
        expect(one.page.locator(".ballot.ja")).to_have_count(4)
        expect(one.page.locator(".ballot.nein")).to_have_count(1)
    return president, people[president.view(table)["observation"]["chancellor"]]


def _only_president_and_chancellor_hold_cards(
    people: list[Person], table: str, president: Person, chancellor: Person
) -> None:
    for holder in (president, chancellor):
        holder.page.wait_for_selector("[data-card]")
        _all_see_the_same(people, table)
        assert [one for one in people if one.page.locator("[data-card]").count()] == [holder]
        if holder is president and not holder.page.locator(".sheet").count():
            expect(holder.page.locator(".mute")).to_be_visible()  # SH-L4
        holder.act()


def test_the_hand_stays_covered_until_it_is_held(person: Make) -> None:
    ana = person()
    page = ana.sit_at(ana.bots_table(5, seed=FIRST_GAME))
    ana.play("[data-card]")
    cover = page.locator(".hand .hold")
    faces = page.locator("[data-policy] :is(.liberal, .fascist)")
    expect(page.locator("[data-card='0']")).to_have_attribute("aria-disabled", "true")
    assert faces.count() == 0
    ana.hold(cover, lambda: expect(faces).to_have_count(3))
    expect(faces).to_have_count(0)
    page.locator("[data-card='2']").click()
    page.locator(".hand .button", has_text="Cancel").click()
    page.locator("[data-card='2']").click()
    page.locator(".hand .button.main").click()
    expect(page.locator("[data-card]")).to_have_count(0)


def test_claims_that_contradict_each_other_are_marked(person: Make) -> None:
    ana = person()
    ana.claims = False
    page = ana.sit_at(ana.bots_table(5, seed=FIRST_GAME))
    ana.play(".claim [data-action='claim drawn 1 0']")
    page.locator(".claim [data-action='claim drawn 1 0']").click()
    # A liberal policy was enacted, so three fascist ones cannot have been drawn.
    expect(page.locator(".log .conflict").first).to_be_visible()
    expect(page.locator("[data-seat='0'] .badge.conflict")).to_be_visible()


def test_whoever_plays_several_seats_can_look_through_any_of_them(person: Make) -> None:
    ana = person()
    table = ana.own_table(5)
    page = ana.sit_at(table)
    expect(page.locator("[data-target]").first).to_be_visible()  # the eyes of whoever is asked
    names = {f"Ana {number}" for number in range(1, 6)}  # each seat has a name of its own
    assert {one.text_content() for one in page.locator("[data-seat] .name").all()} == names
    assert {one.text_content() for one in page.locator(".eyes option").all()} == names
    asked = ana.view(table)["seat"]
    other = (asked + 1) % 5
    page.locator(".eyes select").select_option(str(other))
    expect(page.locator(f"[data-seat='{other}']")).to_have_class(re.compile(r"\bme\b"))
    come_to_rest(page)
    expect(page.locator(".eyes select")).to_have_value(str(other))
    expect(page.locator("[data-target]")).to_have_count(0)
    assert ana.play_on(table, lambda view: view["observation"]["phase"] == "vote")
    expect(page.locator("[data-action='vote ja']")).to_be_visible()  # something happened: this seat, too, is asked


def test_seats_that_share_a_long_name_are_told_apart_on_a_phone(person: Make) -> None:
    ana = person(size=PHONE)
    table = ana.own_table(10, name="Massimiliano Alessandro")
    page = ana.sit_at(table)
    assert ana.play_on(table, lambda view: len(view["observation"]["voted"]) == 9)
    expect(page.locator(".ballot.in")).to_have_count(9)  # the tenth is not there yet
    come_to_rest(page)
    for seat in range(10):
        name = page.locator(f"[data-seat='{seat}'] .name")
        number, ballot = name.get_by_text(str(seat + 1), exact=True), page.locator(f"[data-seat='{seat}'] .ballot.in")
        whole, end = name.bounding_box(), number.bounding_box()
        assert whole is not None and end is not None
        assert end["x"] + end["width"] <= whole["x"] + whole["width"] < PHONE["width"]
        if ballot.count():
            above = ballot.bounding_box()
            assert above is not None
            assert above["y"] + above["height"] <= end["y"] + 2  # the letters begin below the top of their line


@pytest.mark.parametrize("language", ["es", "it"])
def test_nobody_is_under_the_tray_while_seven_vote_on_a_phone(person: Make, language: str) -> None:
    ana = person(size=PHONE, language=language)
    table = ana.own_table(7, seed=3)
    assert ana.play_on(table, lambda view: view["observation"]["phase"] == "vote")
    page = ana.sit_at(table)
    come_to_rest(page)
    tray = page.locator(".sheet").bounding_box()
    seats = [one.bounding_box() for one in page.locator("[data-seat]").all()]
    assert tray is not None and len(seats) == 7
    assert all(box is not None and box["y"] + box["height"] <= tray["y"] + 1 for box in seats)


@pytest.mark.parametrize("players", [5, 7, 10])
def test_on_a_phone_one_votes_and_says_what_one_saw_without_scrolling(person: Make, players: int) -> None:
    ana = person(size=PHONE, touch=True)
    table = ana.own_table(players, seed=3)
    said = "I do not believe a word of what was said about those cards, and neither should you."

    def saw_something(view: View) -> bool:
        return view["observation"]["phase"] == "vote" and any(one.startswith("claim") for one in view["legal"])

    assert ana.play_on(table, saw_something, claim=0.0)
    page = ana.sit_at(table)
    answer = ana.context.request.post(f"{ana.url}/api/tables/{table}/talk", data={"text": said})
    assert answer.ok, answer.text()
    newest = page.locator(".newest")
    expect(newest).to_contain_text("I do not believe")
    come_to_rest(page)
    for one in (*page.locator(".claim [data-action]").all(), page.locator("[data-action='vote nein']")):
        expect(one).to_be_in_viewport(ratio=1)
    # The newest line stands clear of the tray, and of the sign that folds it away.
    line, sheet, fold = (one.bounding_box() for one in (newest, page.locator(".sheet"), page.locator(".fold")))
    text = newest.locator("span").bounding_box()
    assert line is not None and sheet is not None and fold is not None and text is not None
    assert line["y"] + line["height"] <= sheet["y"] + 1
    assert text["x"] + text["width"] <= fold["x"]
    for seat in page.locator("[data-seat]").all():
        assert (box := seat.bounding_box()) is not None and box["y"] + box["height"] <= line["y"] + 1
    # Of what is cut all is read when it is pressed, and nothing under the thumb moves.
    cut = "(text) => text.scrollHeight > text.clientHeight + 1"
    assert newest.locator("span").evaluate(cut)
    newest.tap()
    expect(newest).to_have_attribute("aria-expanded", "true")
    come_to_rest(page)
    assert not newest.locator("span").evaluate(cut)
    assert page.locator(".sheet").bounding_box() == sheet


@pytest.mark.parametrize("players", [7, 10])
def test_ballots_lie_below_the_faces_on_a_phone_held_sideways(person: Make, players: int) -> None:
    ana = person(size=SIDEWAYS, touch=True)
    table = ana.own_table(players, seed=3)
    assert ana.play_on(table, lambda view: len(view["observation"]["voted"]) == players - 1)
    page = ana.sit_at(table)
    come_to_rest(page)
    ballots = page.locator("[data-seat]:has(.ballot.in)")
    assert ballots.count() == players - 1
    for seat in ballots.all():
        face, ballot = (seat.locator(one).bounding_box() for one in (".face svg", ".ballot"))
        assert face is not None and ballot is not None
        assert ballot["y"] >= face["y"] + face["height"] - 1
        assert ballot["y"] + ballot["height"] <= SIDEWAYS["height"]


def test_what_hurts_nobody_can_be_taken_back(person: Make) -> None:
    ana = person()
    table = ana.own_table(5)
    # The president of the first session votes again, and may say what was drawn.
    assert ana.play_on(table, lambda view: "claim drawn 1 2" in view["legal"], claim=0)
    page = ana.sit_at(table)
    page.locator(".claim [data-action='claim drawn 1 2']").click()
    expect(page.locator(".log li.claim", has_text="Ana")).to_have_count(1)
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".log li.claim", has_text="Ana")).to_have_count(0)
    expect(page.locator(".claim [data-action='claim drawn 1 2']")).to_be_visible()


def test_spectators_and_the_big_screen_see_only_what_all_may_see(person: Make) -> None:
    ana, visitor, screen = person(), person(), person(size={"width": 1920, "height": 1080})
    table = ana.bots_table(7)
    ana.sit_at(table)
    visitor.sit_at(table)
    expect(visitor.page.locator(".hold")).to_have_count(0)
    expect(visitor.page.locator("[data-target], [data-card], [data-action]")).to_have_count(0)
    screen.go(f"/tv/{table}")
    screen.page.wait_for_selector("[data-seat]")
    expect(screen.page.locator(".hold")).to_have_count(0)
    come_to_rest(screen.page)
    boxes = [one.bounding_box() for one in screen.page.locator("[data-seat]").all()]
    assert all(box is not None and box["y"] + box["height"] <= 1080 for box in boxes)


# Every text that is seen, with the size of its letters; what lies in pictures of cards is drawn, not read.
SMALL_LETTERS = """() => [...document.querySelectorAll("body *")].flatMap((one) => {
    const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const box = one.getBoundingClientRect(), style = getComputedStyle(one);
    const seen = own && box.width > 2 && box.height > 2 && one.checkVisibility({opacityProperty: true});
    return seen && parseFloat(style.fontSize) < 24 ? [`${one.className} ${style.fontSize} ${one.textContent}`] : [];
})"""


def test_the_big_screen_has_the_last_five_governments_and_nothing_too_small_to_read(person: Make) -> None:
    rehearsal = Rehearsal("secret-hitler", 7, 3)
    match = rehearsal.table.match
    assert match is not None
    rehearsal.play_on(lambda view: sum(event.kind == "candidate" for event in match.events) == 7, claim=3)
    ana, screen = person(), person(size={"width": 1920, "height": 1080})
    table = ana.perform(rehearsal)
    page = screen.go(f"/tv/{table}")
    rows = page.locator("[data-government]")
    expect(rows).to_have_count(5)
    assert [row.get_attribute("data-government") for row in rows.all()] == ["3", "4", "5", "6", "7"]
    expect(page.locator(".newest li")).to_have_count(2)
    expect(page.locator("[data-slot=liberal-5], [data-slot=fascist-6]").locator("visible=true")).to_have_count(2)
    come_to_rest(page)
    assert page.evaluate(SMALL_LETTERS) == []
    assert overflowing(page) == []
    for part in (rows.last, page.locator(".newest")):
        box = part.bounding_box()
        assert box is not None and box["x"] + box["width"] <= 1920 and box["y"] + box["height"] <= 1080


def test_in_a_replay_on_a_phone_all_ten_are_seen_with_their_roles(person: Make) -> None:
    rehearsal = Rehearsal("secret-hitler", 10, 5)
    assert rehearsal.play_on(lambda view: False, 5, claim=0.5) is None
    ana = person(size=PHONE, touch=True)
    page = ana.go(f"/replay/{ana.perform(rehearsal)}?step=60")
    page.locator(".scrubber label select").select_option("open")
    seats = page.locator("[data-seat]")
    expect(seats).to_have_count(10)
    expect(page.locator("[data-seat]", has_text="Liberal")).to_have_count(6)
    come_to_rest(page)
    sheet, eyes = (page.locator(one).bounding_box() for one in (".fold", ".scrubber label"))
    play = page.locator("[data-play]").bounding_box()
    assert sheet is not None and eyes is not None and play is not None
    for seat in seats.all():
        assert (box := seat.bounding_box()) is not None and box["y"] + box["height"] <= sheet["y"] + 1
    assert abs(eyes["y"] - play["y"]) < play["height"] / 2, "all of it has one line"
    page.locator(".fold").click()
    expect(page.get_by_role("tabpanel")).to_be_visible()


def test_the_big_screen_follows_to_the_next_game(person: Make) -> None:
    ana, screen = person(), person(size={"width": 1920, "height": 1080})
    table = ana.own_table(5, seed="replayed")
    assert ana.play_on(table, lambda view: False) is None
    screen.go(f"/tv/{table}")
    screen.page.wait_for_selector(".frame[data-version]")
    answer = ana.context.request.post(f"{ana.url}/api/tables/{table}/rematch", data={})
    assert answer.ok, answer.text()
    expect(screen.page).to_have_url(f"{screen.url}/tv/{answer.json()['table']}")
    expect(screen.page.locator(".seats li")).to_have_count(5)


def test_what_came_of_the_last_election_is_not_taken_for_the_next_one(person: Make) -> None:
    ana = person()
    table = ana.own_table(5, seed=3)

    def after_one_voted_down(phase: str) -> Callable[[View], bool]:
        return lambda view: view["observation"]["phase"] == phase and view["observation"]["tracker"] == 1

    assert ana.play_on(table, after_one_voted_down("nominate"), vote=1.0)
    page = ana.sit_at(table)
    board = page.locator("main.board .table")
    last = board.locator("[data-last-round]")
    # While a chancellor is sought, the result stands under the number of its own round, and its ballots are pale.
    expect(last).to_contain_text("Round ")
    expect(last).to_contain_text("voted down")
    assert board.inner_text().lower().count("voted down") == 1
    expect(board.locator(".ballot:not(.stale)")).to_have_count(0)
    # While the next government stands for election, nothing of it is there any more.
    assert ana.play_on(table, after_one_voted_down("vote"))
    ana.sees(ana.view(table)["version"])
    expect(last).to_have_count(0)
    expect(board.locator(".ballot.ja, .ballot.nein")).to_have_count(0)
    assert "voted down" not in board.inner_text().lower()


def test_small_words_are_right_at_a_running_table(person: Make) -> None:
    ana = person(language="it")
    table = ana.make_table(
        game="secret-hitler",
        options={"players": 5},
        seats=[{"kind": "me"}, *[{"kind": "me"}] * 3, {"kind": "bot", "bot": "simple"}],
        settings={"clock": 30, "pace": 20},
        start=True,
        seed="own",
    )
    page = ana.sit_at(table)
    # A clock of half a minute never says more, though a page's own clock may go behind.
    clock = page.locator(".status .clock")
    expect(clock).to_have_text(re.compile(r"restano ([12]?[0-9]|30)\s*s"))
    bot = page.locator(".anchor:has(> [data-seat='4'])")
    expect(bot).to_contain_text("semplice")
    # Nobody can sit down at a table that plays.
    page.get_by_role("button", name="Menu").click()
    share = page.locator(".share")
    expect(share).to_contain_text("Chi ha il link può guardare.")
    expect(share).to_contain_text("Solo questo computer può aprire il link.")  # it stands at 127.0.0.1
    page.keyboard.press("Escape")
    # Bots are of a kind in every language.
    page.locator(".languages [lang=es]").click()
    expect(bot).to_contain_text("sencillo")


def test_the_dead_are_not_offered_words_of_the_living(person: Make) -> None:
    rehearsal = Rehearsal("secret-hitler", 7, 1)
    ana = person()

    def somebody_is_dead(view: View) -> bool:
        return len(view["observation"]["alive"]) < 7

    view = rehearsal.play_on(somebody_is_dead)
    assert view is not None
    [dead] = set(range(7)) - set(view["observation"]["alive"])
    table = ana.perform(rehearsal)
    page = ana.sit_at(table)
    page.locator(".told [data-more]").click()
    expect(page.locator(".phrases button").first).to_be_visible()
    page.locator(".eyes select").select_option(str(dead))
    expect(page.locator(".phrases")).to_have_count(0)
