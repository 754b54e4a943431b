"""Everything that Black Orchestra can tell has words, also what no golden game comes to; and secrets stay secret."""

from __future__ import annotations

import pytest

from conjura.kernel import Seen
from conjura.words import LANGUAGES, Words
from tests.black_orchestra.interrogations.kit import Cell
from tests.black_orchestra.kit import Table
from tests.black_orchestra.scene import scene


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_content_names_has_words(language: str) -> None:
    words = Words(language)
    game = Table().game
    keys = {f"bo-{word}" for word in ("stay", "free", "resist", "give", "take")}
    keys |= {f"bo-end-{reason}" for reason in game.endings} | {f"outcome-bo-{reason}" for reason in game.endings}
    for abilities in game.content.abilities:
        keys |= {f"bo-ability-{one.name}" for one in abilities} | {f"bo-ability-{one.name}.text" for one in abilities}
    assert [key for key in sorted(keys) if not words.has(key)] == []


@pytest.mark.parametrize("card", ["forged-documents", "war-crimes-evidence"])
def test_a_choice_between_two_effects_is_told_as_effects(card: str) -> None:
    table = Table("beck", "kordt")
    table.put("beck", motivation="committed", dossier=[card])
    table.do(f"act {card}")
    assert table.asks == ("beck", "either")
    seen = Seen.of(table.game, table.state.observe(0), table.state.events())
    titles = [table.game.telling.label(action, seen).title.key for action in table.state.legal(0)[:2]]
    assert titles == [f"bo-either-{card}-1", f"bo-either-{card}-2"]
    assert all(Words("en").has(title) for title in titles)


@pytest.mark.rule("BO-I1")
def test_an_interrogation_is_neither_in_the_log_nor_on_the_buttons_of_a_screen_that_others_may_see() -> None:
    cell = Cell("the-photograph")
    telling = cell.game.telling
    for seat in (0, 1, None):
        seen = Seen.of(cell.game, cell.state.observe(seat), cell.state.events())
        told = [telling.line(event.seen_by(seat), seen).to_json() for event in seen.events]
        told += [section.to_json() for section in telling.describe(seen)]
        told += [] if seat is None else [telling.label(one, seen).to_json("") for one in cell.state.legal(seat)]
        assert "the-photograph" not in str(told)
    mine = Seen.of(cell.game, cell.state.observe(1), cell.state.events(), open=True)
    assert "the-photograph" in str([section.to_json() for section in telling.describe(mine)])


def test_whoever_sends_somebody_on_their_way_reads_who_walks_and_how_far() -> None:
    table = Table("beck", "kordt")
    table.put("beck", motivation="committed", dossier=["forged-documents"])
    table.do("act forged-documents", "choose 2", "choose kordt")
    assert table.asks == ("beck", "walk")
    seen = Seen.of(table.game, table.state.observe(0), table.state.events())
    told = table.game.telling.status(seen).mine
    assert told is not None
    assert Words("en").tell(told, ["Ana", "Bea"]) == "Where does Kordt go? 3 spaces left."


def asked(table: Table, seat: int = 0) -> tuple[str, list[str]]:
    """The question and the buttons, in English."""
    seen = Seen.of(table.game, table.state.observe(seat), table.state.events())
    told = table.game.telling.status(seen).mine
    assert told is not None
    words = Words("en")
    buttons = [table.game.telling.label(action, seen).title for action in table.state.legal(seat)]
    return words.tell(told, NAMES), [words.tell(button, NAMES) for button in buttons]


def logged(table: Table, seat: int | None, language: str = "en") -> list[str]:
    """The log as that seat reads it."""
    seen = Seen.of(table.game, table.state.observe(seat), table.state.events())
    lines = [table.game.telling.line(event.seen_by(seat), seen) for event in seen.events]
    words = Words(language)
    return [words.tell(part, NAMES) for line in lines for part in (line.told, line.detail) if part is not None]


NAMES = ["Ana", "Bea", "Cleo"]


def test_whoever_hands_out_dice_reads_how_many_actions_each_is_worth() -> None:
    table = scene("black-orchestra")
    table.put("goerdeler", "munich")
    table.do("act black-orchestra", roll=[1, 3] + ["eagle"] * 8)
    assert asked(table) == (
        "Who gets the die with the 3?",
        [f"{who}: +3 actions next turn" for who in ("Kordt", "Canaris", "Goerdeler")],
    )
    table.do("choose canaris")
    question, buttons = asked(table)
    assert (question, buttons[0]) == ("Who gets the die with the 1?", "Kordt: +1 action next turn")


def test_whoever_may_draw_reads_how_many_cards() -> None:
    table = scene("infiltrate-secret-ss-bunker")
    table.do("act infiltrate-secret-ss-bunker")
    assert table.asks == ("kordt", "draw")
    said = [asked(table)[0]]
    for _ in range(2):
        table.do("draw")
        said.append(asked(table)[0])
    assert said == [
        "You may draw up to 3 cards. Draw one?",
        "You may draw up to 2 cards. Draw one?",
        "You may draw 1 card. Draw it?",
    ]


@pytest.mark.rule("BO-T2")
@pytest.mark.parametrize(
    ("leader", "penalty"),
    [("himmler", "suspicion +1"), ("goebbels", "no ability this turn"), ("hitler", "motivation −1")],
)
def test_the_log_says_which_penalty_a_leader_gives(leader: str, penalty: str) -> None:
    table = Table("beck", "kordt")
    table.put("kordt", "munich", motivation="motivated")
    table.clear_leaders("tannenberg")
    table.lead(leader, "munich")
    table.end_turn("gestapo-investigation")
    name = Words("en").say(f"leader-{leader}")
    assert f"{name} is with Kordt: {penalty}." in logged(table, 0)


def test_whoever_rolls_no_die_is_told_so() -> None:
    table = Table("beck", "kordt")
    seen = Seen.of(table.game, table.state.observe(0), table.state.events())
    rolled = {"number": 1, "kind": "plot-rolled", "source": "BO-X4", "who": "beck", "dice": []}
    assert Words("en").tell(table.game.telling.line(rolled, seen).told, NAMES) == "Beck rolls: no die."


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_item_names_the_plots_that_it_helps_and_no_other(language: str) -> None:
    words = Words(language)
    content = Table().game.content
    for number, item in enumerate(content.items):
        told = words.say(f"item-{item}.text")
        for plot in content.plots:
            name = f"{words.say(f'plot-{content.cards[plot.card]}')} ({plot.letter})"
            helps = any(number == one.item for one in plot.items)
            assert (name in told) == helps, f"{item} and {name}: {told}"


@pytest.mark.rule("BO-I1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_option_that_a_prisoner_chose_is_read_to_all_and_no_other(language: str) -> None:
    cell = Cell("the-photograph")
    words = Words(language)
    cell.do("choose stay")
    stay, free = (words.say(f"interrogation-the-photograph.{option}") for option in ("stay", "free"))
    for seat in (0, 1, 2, None):
        told = logged(cell, seat, language)
        assert stay in told
        assert free not in told


def test_a_space_says_once_when_it_opens() -> None:
    table = Table("beck", "kordt")
    seen = Seen.of(table.game, table.state.observe(0), table.state.events())
    said = [
        Words("en").tell(line, NAMES).replace("\u00a0", " ")
        for section in table.game.telling.describe(seen)
        for line in section.lines
    ]
    assert any(line.startswith("Paris: opens in stage 4; connected with") for line in said), said
    assert any(line.startswith("Munich: stage 1; ") for line in said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("camp", ["auschwitz", "treblinka"])
def test_what_is_gained_never_stands_alone_at_a_camp(camp: str, language: str) -> None:
    """On the button, in the table as text, in the explained log: what was done there comes first."""
    table = Table("beck", "kordt")
    table.set(stage=4)
    table.put("beck", "warsaw" if camp == "treblinka" else "prague")
    seen = Seen.of(table.game, table.state.observe(0), table.state.events())
    telling, words = table.game.telling, Words(language)
    move = next(action for action in table.state.legal(0) if str(action) == f"move {camp}")
    told = [telling.label(move, seen).text]
    told += [line for section in telling.describe(seen) for line in section.lines]
    table.do(f"move {camp}")
    seen = Seen.of(table.game, table.state.observe(0), table.state.events())
    told += [telling.line(event.seen_by(0), seen).explain for event in seen.events]
    gained = words.say(f"space-{camp}.text")  # the same at both
    done = [words.say(f"space-{one}.place") for one in ("auschwitz", "treblinka")]
    said = [text for one in told if one is not None and gained in (text := words.tell(one, NAMES))]
    assert len(said) >= 3
    assert all(any(f"{first} {gained}" in text for first in done) for text in said), said


def test_the_log_names_things_and_places_as_people_do() -> None:
    table = Table("beck", "kordt")
    table.put("beck", "chancellery")
    table.lay("chancellery", "keys", face_up=True)
    table.do("collect")
    wanted = {
        "en": "Beck takes the keys at the Chancellery.",
        "es": "Beck coge las llaves en la Cancillería.",
        "it": "Beck prende le chiavi alla Cancelleria.",
    }
    assert {language: logged(table, 0, language)[-1] for language in LANGUAGES} == wanted
    assert "Move to the Train Station" in asked(table)[1]
