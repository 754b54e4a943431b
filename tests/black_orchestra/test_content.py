"""The content of the box against a list typed independently, the vocabulary, and content packs."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from conjura.black_orchestra import BlackOrchestra
from conjura.black_orchestra.content import Content
from conjura.black_orchestra.effects import selectors
from conjura.black_orchestra.effects.own import FUNCTIONS
from conjura.black_orchestra.effects.selectors import Selector
from conjura.black_orchestra.effects.sentences import Unknown
from conjura.black_orchestra.effects.vocabulary import EFFECTS
from conjura.black_orchestra.loading import Faulty, grammar_of, load, read
from conjura.black_orchestra.terms import AFFILIATIONS
from conjura.black_orchestra.verify import verify
from conjura.kernel import BadOptions, Chance
from conjura.words import LANGUAGES
from conjura.words.wanted import missing_texts
from tests.black_orchestra.kit import check_conservation

STANDARD = """
airplane-access 2, black-market 1, black-orchestra 1, called-away 1, cover-story 1, defections-and-dissent 1,
delay-hitler 2, distant-contact 1, dumpster-dive 1, effective-planning 1, history-repeats 1,
hitlers-schedule-leaked 1, infiltrate-secret-ss-bunker 1, lose-gestapo 2, planning-session 2, quick-reaction 2,
safe 1, slow-news-day 2
"""
ILLEGAL = """
classified-papers 1, concealed-pistol 1, false-safety-report 1, forged-documents 2, forged-release-orders 1,
hidden-camera 1, inspiring-letter 1, intelligence-briefing 1, military-secrets 2, officer-recruited 1,
partisan-informant 1, war-crimes-evidence 2
"""
PLOTS = {
    "A": "lone-gunman",
    "B": "suitcase-bomb",
    "C": "derail-train",
    "D": "plane-bomb",
    "E": "hidden-bomb",
    "F": "coup-detat",
    "G": "poison-gas",
    "H": "sniper",
    "J": "kidnapping",
    "K": "poison-parcel",
    "L": "poison-food",
    "M": "ambush",
}
ITEMS = {
    "badge": "ABM",
    "explosives": "BDE",
    "intel": "CHL",
    "keys": "EGM",
    "map": "CDK",
    "poison": "GKL",
    "signature": "FJK",
    "weapons": "AHJ",
}
KEY_EVENTS = [
    "munich-agreement",
    "invasion-of-poland",
    "sea-lion-postponed",
    "fall-of-kiev",
    "russian-setback",
    "fortress-europa",
    "fall-of-rome",
]
IMPORTANT_EVENTS = {
    1: {"blomberg-fritsch-affair", "the-anschluss"},
    2: {"nazi-soviet-pact", "sudetenland-occupation", "czechoslovakia-invaded"},
    3: {"invasion-of-norway", "fall-of-paris"},
    4: {"operation-barbarossa", "hitler-assumes-command"},
    5: {"visit-to-the-front", "eastern-push", "lebensraum"},
    6: {"kursk-recaptured"},
    7: {"final-conscription", "anzio-landing"},
}
RAIDS = [0, 1, 2, 2, 2, 3, 3]
FORTIFIED = "chancellery adlerhorst tannenberg wolfsschanze anlage-sued wolfsschlucht smolensk wasserburg wehrwolf"
CLOSING = """
warsaw wolfsschanze anlage-sued wolfsschlucht paris riga stockholm auschwitz treblinka borisov smolensk wasserburg
wehrwolf
"""
NO_ITEM = "train-station zurich paris stockholm auschwitz treblinka"
STAGES = {
    0: "train-station deutschlandhalle chancellery gestapo-hq zeughaus ministry-of-propaganda sportpalast",
    1: "hannover adlerhorst nuremberg tannenberg munich",
    2: "vienna berghof",
    3: "zurich prague posen warsaw wolfsschanze anlage-sued",
    4: "wolfsschlucht paris riga stockholm auschwitz treblinka",
    5: "borisov smolensk wasserburg wehrwolf",
}
LINKS = """
train-station-hannover train-station-nuremberg train-station-prague train-station-posen hannover-adlerhorst
adlerhorst-wolfsschlucht adlerhorst-nuremberg adlerhorst-tannenberg wolfsschlucht-paris tannenberg-munich
nuremberg-munich nuremberg-prague munich-zurich munich-berghof munich-vienna vienna-anlage-sued prague-auschwitz
auschwitz-anlage-sued anlage-sued-warsaw anlage-sued-wehrwolf posen-wolfsschanze posen-warsaw warsaw-wolfsschanze
warsaw-treblinka treblinka-wolfsschanze wolfsschanze-riga wolfsschanze-borisov riga-stockholm riga-wasserburg
wasserburg-borisov borisov-smolensk
"""


@pytest.fixture
def content() -> Content:
    return load()


def _copies(text: str) -> dict[str, int]:
    pairs = [part.split() for part in text.replace("\n", " ").split(",")]
    return {name: int(number) for name, number in pairs}


@pytest.mark.rule("BO-C1")
def test_the_51_conspirator_cards(content: Content) -> None:
    held = {name: card.copies for name, card in zip(content.cards, content.card, strict=True)}
    illegal = {name for number, name in enumerate(content.cards) if content.card[number].illegal}
    assert {name: held[name] for name in held if name in illegal} == _copies(ILLEGAL)
    plots = {content.cards[plot.card] for plot in content.plots}
    assert {name: held[name] for name in held if name not in illegal | plots} == _copies(STANDARD)
    assert {plot.letter: content.cards[plot.card] for plot in content.plots} == PLOTS
    assert not plots & illegal
    assert sum(_copies(STANDARD).values()) == 24
    assert sum(_copies(ILLEGAL).values()) == 15
    assert len(content.deck) == 51


@pytest.mark.rule("BO-C2", "BO-R22")
def test_the_84_event_cards(content: Content) -> None:
    assert [len(deck) for deck in content.event_decks] == [12] * 7
    kinds = [content.event[card].kind for deck in content.event_decks for card in deck]
    assert [kinds.count(kind) for kind in range(3)] == [62, 15, 7]
    keys = [content.events[card] for deck in content.event_decks for card in deck if content.event[card].kind == 2]
    assert keys == KEY_EVENTS
    for stage, names in IMPORTANT_EVENTS.items():
        deck = content.event_decks[stage - 1]
        assert {content.events[card] for card in deck if content.event[card].kind == 1} == names
    raids = [sum(content.events[card].startswith("gestapo-raid") for card in deck) for deck in content.event_decks]
    assert raids == RAIDS
    kind_of = {content.events[card]: content.event[card].kind for deck in content.event_decks for card in deck}
    assert (kind_of["party-rally-2"], kind_of["western-offensive"]) == (0, 0)


@pytest.mark.rule("BO-C3")
def test_the_24_interrogation_cards(content: Content) -> None:
    assert len(content.interrogations) == 24
    leaving = [name for name, goes in zip(content.interrogations, content.interrogation_leaves, strict=True) if goes]
    assert leaving == ["the-chaplain", "the-old-comrade"]


@pytest.mark.rule("BO-C4")
def test_the_24_item_tiles_and_their_letters(content: Content) -> None:
    assert content.item_copies == (3,) * 8
    letters = {name: "".join(own) for name, own in zip(content.items, content.item_letters, strict=True)}
    assert letters == ITEMS
    for plot in content.plots:
        assert {content.items[one.item] for one in plot.items} == {n for n in ITEMS if plot.letter in ITEMS[n]}
    assert "I" not in PLOTS


@pytest.mark.rule("BO-C5")
def test_the_nine_sheets(content: Content) -> None:
    affiliations = {
        "beck": "wehrmacht",
        "bonhoeffer": "abwehr",
        "canaris": "abwehr",
        "goerdeler": "civilian",
        "kordt": "civilian",
        "olbricht": "wehrmacht",
        "oster": "abwehr",
        "stauffenberg": "wehrmacht",
        "tresckow": "wehrmacht",
    }
    assert {n: AFFILIATIONS[content.affiliation[i]] for i, n in enumerate(content.sheets)} == affiliations


def test_the_board(content: Content) -> None:
    names = content.spaces
    assert len(names) == 31
    assert names[content.prison] == "prison"
    for stage, spaces in STAGES.items():
        assert {names[s] for s in range(30) if content.space_stage[s] == stage} == set(spaces.split())
    assert {names[s] for s in range(30) if content.fortified >> s & 1} == set(FORTIFIED.split())
    assert {names[s] for s in range(30) if content.closing >> s & 1} == set(CLOSING.split())
    assert {names[s] for s in range(30) if s not in content.item_spaces} == set(NO_ITEM.split())
    assert len(content.item_spaces) == 24


def test_the_31_connections(content: Content) -> None:
    berlin = set(STAGES[0].split())
    found = set()
    for one in range(30):
        for two in content.adjacent[one]:
            pair = frozenset((content.spaces[one], content.spaces[two]))
            assert one in content.adjacent[two]
            if not pair <= berlin:
                found.add(pair)
    wanted = set()
    for link in LINKS.split():
        for cut in range(len(link)):
            left, right = link[:cut], link[cut + 1 :]
            if link[cut] == "-" and left in content.spaces and right in content.spaces:
                wanted.add(frozenset((left, right)))
    assert found == wanted
    assert len(found) == 31 == content.connections
    for one in berlin:
        inside = {content.spaces[two] for two in content.adjacent[content.spaces.index(one)]} & berlin
        assert inside == berlin - {one}
    assert content.adjacent[content.prison] == ()


def test_deliveries(content: Content) -> None:
    """Each item has one space for oneself and one to share; eight spaces take any item on a condition."""
    own, shared, conditional = [], [], []
    for delivery in content.delivery:
        if delivery is None:
            continue
        if delivery.item < 0:
            assert (delivery.lowers, delivery.shared) == (2, False)
            conditional.append((delivery.condition, delivery.value))
        elif delivery.shared:
            assert (delivery.lowers, delivery.condition) == (3, 0)
            shared.append(delivery.item)
        else:
            assert (delivery.lowers, delivery.condition) == (2, 0)
            own.append(delivery.item)
    assert sorted(own) == sorted(shared) == list(range(8))
    assert sorted(conditional) == [(1, 0), (2, 0), (2, 0), (3, 1), (3, 2), (4, 0), (4, 1), (4, 2)]


@pytest.mark.rule("BO-C7")
def test_leaders_and_their_start_spaces(content: Content) -> None:
    starts = {name: content.spaces[space] for name, space in zip(content.leaders, content.leader_start, strict=True)}
    assert starts == {
        "hitler": "deutschlandhalle",
        "hess": "hannover",
        "goebbels": "ministry-of-propaganda",
        "bormann": "nuremberg",
        "himmler": "gestapo-hq",
        "goering": "munich",
    }


# The vocabulary


def test_every_effect_is_used_by_our_content(content: Content) -> None:
    used = {type(effect) for program in content.programs for effect in program.effects}
    assert used == set(EFFECTS)


def test_few_cards_have_a_function_of_their_own(content: Content) -> None:
    assert content.own == ["black-orchestra", "defections-and-dissent", "classified-papers"]
    assert sorted(content.own) == sorted(FUNCTIONS)
    assert len(content.own) < 8


@pytest.mark.parametrize(
    ("sentence", "reason"),
    [
        ("motivation +1 of everybody", "'everybody' selects nobody"),
        ("move hitler to atlantis", "there is no space 'atlantis'"),
        ("move nobody to munich", "there is no leader 'nobody'"),
        ("suspicion up to huge of you", "no word of the vocabulary fits"),
        ("dance", "no word of the vocabulary fits 'dance'"),
        ("arrest one sometimes", "('sometimes')"),
    ],
)
def test_a_sentence_outside_the_vocabulary_is_told(content: Content, sentence: str, reason: str) -> None:
    with pytest.raises(Unknown) as told:
        grammar_of(content).effect(sentence)
    assert reason in str(told.value)


def test_a_selector_with_filters(content: Content) -> None:
    grammar = grammar_of(content)
    wehrmacht = AFFILIATIONS.index("wehrmacht")
    assert grammar.selector("all wehrmacht in berlin") == Selector(selectors.ALL, wehrmacht, selectors.BERLIN)
    prague = content.spaces.index("prague")
    high = Selector(selectors.ALL, place=prague, kept=selectors.AT_HIGH_OR_MORE)
    assert grammar.selector("all in prague at high or more") == high
    plotting = Selector(selectors.ONE_OTHER, kept=selectors.HOLDING_A_PLOT)
    assert grammar.selector("one other holding a plot") == plotting


# Verify and packs


def test_our_own_content_is_sound() -> None:
    assert verify() == []


def test_our_own_content_has_all_its_words() -> None:
    texts = BlackOrchestra.check(None).texts
    assert len(texts) > 400
    assert list(missing_texts(texts)) == []


def _pack(folder: Path, **files: str) -> Path:
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def test_a_pack_replaces_a_deck(tmp_path: Path) -> None:
    plot = '[plots.one-way]\nletter = "A"\nrequired = ["same space"]\noptional = ["weapons: +1 die"]\n'
    pack = _pack(tmp_path, plots=plot)
    faults = [str(fault) for fault in verify(pack)]
    assert "items.toml: badge: carries A B M, plots use it in " in faults
    game = BlackOrchestra(players=2, pack=str(pack))
    assert "one-way" in game.content.cards
    assert "sniper" not in game.content.cards
    assert len(game.content.deck) == 40
    assert "sniper" in load().cards


def test_a_pack_adds_to_a_deck(tmp_path: Path) -> None:
    text = 'adds = true\n[cards.rumour]\ncopies = 3\naction = ["suspicion -1 of one"]\n'
    words = "card-rumour = Rumour\n    .text = Action: one suspicion falls by 1.\n"
    pack = _pack(tmp_path, cards=text)
    for language in LANGUAGES:
        (pack / f"{language}.ftl").write_text(words, encoding="utf-8")
    assert verify(pack) == []
    assert list(missing_texts(BlackOrchestra.check(pack).texts, pack)) == []
    game = BlackOrchestra(players=2, pack=str(pack))
    assert len(game.content.deck) == 54
    state = game.new(Chance.seeded(1))
    assert len(state.deck) == 54


@pytest.mark.parametrize(
    ("files", "told"),
    [
        ({"cards": '[cards.x]\naction = ["dance"]\n'}, "cards.toml: x: no word of the vocabulary fits 'dance'"),
        ({"cards": "[cards.x]\ncopies = 1\n"}, "cards.toml: x: does nothing"),
        ({"cards": '[cards.x]\nactoin = ["nothing"]\n'}, "cards.toml: x: unknown key 'actoin'"),
        (
            {"cards": '[cards.x]\naction = ["support -1"]\nwhere = ["rome"]\n'},
            "cards.toml: x: there is no space 'rome'",
        ),
        (
            {"cards": 'adds = true\n[plots.x]\nletter = "Z"\nrequired = ["same space"]\n'},
            "cards.toml: plots: is no heading of this file (only cards)",
        ),
        ({"cards": "[card.x]\ncopies = 1\n"}, "cards.toml: card: is no heading of this file (only cards)"),
        ({"cards": "not toml"}, "cards.toml: cannot be read:"),
        (
            {"events": '[1.x]\nkind = "odd"\neffects = ["nothing"]\n'},
            "events.toml: x: kind is one of standard, important, key",
        ),
        (
            {"events": '[9.x]\neffects = ["nothing"]\n'},
            "events.toml: 9: is no heading of this file (only 1, 2, 3, 4, 5, 6, 7)",
        ),
        ({"items": '[items]\nbadge = { copies = 1, plots = "A B M" }\n'}, "there is no item 'map'"),
        (
            {"sheets": '[sheets.x]\naffiliation = "navy"\n'},
            "sheets.toml: x: affiliation is one of abwehr, civilian, wehrmacht",
        ),
        (
            {"plots": '[plots.x]\nletter = "A"\nrequired = ["at noon"]\n'},
            "plots.toml: x: no word of the vocabulary fits 'at noon'",
        ),
        ({"cards": '[cards.x]\ncopies = "two"\naction = ["nothing"]\n'}, "cards.toml: x: copies is a number"),
        ({"sheets": '[sheets.x]\naffiliation = "abwehr"\nactions = [{}]\n'}, "sheets.toml: x: is not as it should be"),
        ({"events": "[1]\nx = 3\n"}, "events.toml: x: is not a table"),
        ({"board": 'start = "here"\n'}, "board.toml: start: there is no space 'here'"),
        ({"cards": '[cards.x]\nown = "action"\n'}, "cards.toml: x: there is no function of its own with that name"),
    ],
)
def test_a_faulty_pack_is_told_with_file_card_and_reason(tmp_path: Path, files: dict[str, str], told: str) -> None:
    pack = _pack(tmp_path, **files)
    assert any(told in str(fault) for fault in verify(pack)), [str(fault) for fault in verify(pack)]


def test_a_pack_without_words_is_told(tmp_path: Path) -> None:
    text = 'adds = true\n[cards.rumour]\naction = ["suspicion -1 of one"]\n'
    pack = _pack(tmp_path, cards=text)
    missing = list(missing_texts(BlackOrchestra.check(pack).texts, pack))
    assert "cards.toml: rumour: no words in es.ftl: card-rumour.text" in missing
    assert len(missing) == 6


def test_words_of_a_pack_that_cannot_be_read_are_told(tmp_path: Path) -> None:
    pack = _pack(tmp_path, cards='adds = true\n[cards.rumour]\naction = ["suspicion -1 of one"]\n')
    (pack / "it.ftl").write_text("card-rumour = Voce\n    .text = {\n", encoding="utf-8")
    told = list(missing_texts(BlackOrchestra.check(pack).texts, pack))
    assert any(line.startswith("it.ftl:") and "cannot be read" in line for line in told)


def test_a_folder_that_is_no_pack(tmp_path: Path) -> None:
    assert "is not a folder" in str(verify(tmp_path / "nowhere")[0])
    assert "holds none of" in str(verify(tmp_path)[0])
    with pytest.raises(BadOptions) as told:
        BlackOrchestra(pack=str(tmp_path / "nowhere"))
    assert told.value.code == "unknown-pack"


def test_a_faulty_pack_cannot_be_played(tmp_path: Path) -> None:
    pack = _pack(tmp_path, cards='[cards.x]\naction = ["dance"]\n')
    with pytest.raises(BadOptions) as told:
        BlackOrchestra(pack=str(pack))
    assert told.value.code == "faulty-pack"
    with pytest.raises(Faulty):
        read(pack)


def _many_cards(count: int) -> str:
    return "adds = true\n" + "".join(
        f'[cards.rumour-{number}]\ncopies = 1\naction = ["suspicion -1 of one"]\n' for number in range(count)
    )


def _many_items(count: int) -> str:
    return "adds = true\n[items]\n" + "".join(
        f'trinket-{number} = {{ copies = 2, plots = "" }}\n' for number in range(count)
    )


def _many_events(count: int) -> str:
    return "adds = true\n" + "".join(
        f'[1.quiet-week-{number}]\ncopies = 1\neffects = ["nothing"]\n' for number in range(count)
    )


@pytest.mark.parametrize(
    "files",
    [{"cards": _many_cards(120)}, {"items": _many_items(12)}, {"events": _many_events(300)}],
    ids=["120 more cards", "12 more items", "300 more events"],
)
def test_a_large_pack_plays(tmp_path: Path, files: dict[str, str]) -> None:
    """Nothing in the engine runs out of room: what each seat sees is what it sees in the positions it can imagine."""
    pack = _pack(tmp_path, **files)
    assert verify(pack) == []
    rng = random.Random(1)
    for seed in range(4):
        game = BlackOrchestra(players=2 + seed, pack=str(pack))
        chance = Chance.seeded(seed)
        state = game.new(chance)
        for _ in range(150):
            if state.outcome() is not None:
                break
            seat = state.decisions()[0].seat
            if rng.random() < 0.1:
                seen = state.observe(seat)
                assert game.imagine(seen, rng).observe(seat).to_json() == seen.to_json()
            state.apply(seat, rng.choice(state.legal(seat)), chance)
            check_conservation(state)
