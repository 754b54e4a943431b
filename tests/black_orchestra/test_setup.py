"""Setup (BO-S), variants at setup, and options."""

from __future__ import annotations

from typing import Any

import pytest

from conjura.black_orchestra import BlackOrchestra
from conjura.kernel import BadOptions, Chance
from tests.black_orchestra.kit import Table, check_conservation


@pytest.mark.rule("BO-S1", "BO-S7")
def test_everything_starts_where_the_rulebook_says() -> None:
    table = Table("beck", "kordt", "oster")
    assert [table.leader(name) for name in table.content.leaders] == [
        "deutschlandhalle",
        "hannover",
        "ministry-of-propaganda",
        "nuremberg",
        "gestapo-hq",
        "munich",
    ]
    for who in ("beck", "kordt", "oster"):
        assert table.space(who) == "train-station"
        assert table.motivation(who) == "timid"
        assert table.suspicion(who) == "medium"
        assert table.dossier(who) == table.items(who) == []


@pytest.mark.rule("BO-S2")
def test_a_tile_face_down_on_every_item_space() -> None:
    state = BlackOrchestra().new(Chance.seeded(3))
    content = state.game.content
    assert {space for space, tile in enumerate(state.tiles) if tile >= 0} == set(content.item_spaces)
    assert state.face_up == 0
    assert state.tiles_gone == ()
    check_conservation(state)


@pytest.mark.rule("BO-S2")
def test_tiles_left_over_are_out_of_the_game(tmp_path: Any) -> None:
    text = '[items]\nbadge = { copies = 6, plots = "A B M" }\n'
    (tmp_path / "items.toml").write_text("adds = true\n" + text, encoding="utf-8")
    state = BlackOrchestra(pack=str(tmp_path)).new(Chance.seeded(3))
    assert len(state.tiles_gone) == 3
    check_conservation(state)


@pytest.mark.rule("BO-S3")
@pytest.mark.parametrize(("difficulty", "support"), [("easy", 2), ("standard", 3), ("hard", 4)])
def test_difficulty_is_the_start_and_the_floor(difficulty: str, support: int) -> None:
    table = Table("beck", "kordt", difficulty=difficulty)
    assert table.state.support == support
    table.end_turn("rommel-executed")
    assert table.state.support == support
    table.set(support=7)
    table.end_turn("gothic-line")
    assert table.state.support == 7
    table.end_turn("operation-overlord")
    assert table.state.support == support


@pytest.mark.rule("BO-S4", "BO-W4", "BO-W5", "BO-W6")
@pytest.mark.parametrize(
    ("urgency", "guarded", "left"),
    [
        (False, False, [10] * 7),
        (True, False, [9] * 7),
        (False, True, [10] * 7),
        (True, True, [9] * 7),
    ],
)
def test_cards_leave_each_event_deck_unseen(urgency: bool, guarded: bool, left: list[int]) -> None:
    game = BlackOrchestra(sense_of_urgency=urgency, guarded_documents=guarded)
    for seed in range(20):
        state = game.new(Chance.seeded(seed))
        seen = state.observe(0)
        assert seen.event_counts == left
        removed = [stage for stage, _ in seen.events_gone]
        assert [removed.count(stage) for stage in range(1, 8)] == [
            3 if urgency else 2,
            3 if urgency else 2,
            3 if urgency else 2,
            3 if urgency else 2,
            3 if urgency else 2,
            3 if urgency else 2,
            (3 if urgency else 2) - guarded,
        ]
        assert all(one["event"] is None for one in seen.to_json()["events_removed"])
        located = game.content.events.index("documents-located")
        everywhere = state.event_deck + [gone.card for gone in state.events_gone]
        assert (located in everywhere) is not guarded


@pytest.mark.rule("BO-S5")
def test_decks_are_shuffled() -> None:
    one, two = (BlackOrchestra().new(Chance.seeded(seed)) for seed in (1, 2))
    assert one.deck != two.deck
    assert sorted(one.deck) == sorted(two.deck)
    assert one.interrogations != two.interrogations


@pytest.mark.rule("BO-S6")
def test_sheets_are_dealt_or_chosen() -> None:
    dealt = {BlackOrchestra(players=5).new(Chance.seeded(seed)).who for seed in range(10)}
    assert len(dealt) > 5
    assert all(len(set(who)) == 5 for who in dealt)
    table = Table("tresckow", "kordt")
    assert [table.content.sheets[sheet] for sheet in table.state.who] == ["tresckow", "kordt"]


@pytest.mark.rule("BO-S6")
def test_a_solo_player_leads_two() -> None:
    table = Table("beck", "oster", solo=True)
    assert table.game.players == 1
    assert table.asks == ("beck", "action")
    table.end_turn("gestapo-investigation")
    assert table.asks == ("oster", "action")
    assert table.state.to_act() == 0
    table.end_turn("sudetenland-occupation")
    assert table.asks == ("beck", "action")


@pytest.mark.rule("BO-S8", "BO-V9")
def test_somebody_starts_and_turns_go_round() -> None:
    firsts = {BlackOrchestra(players=3).new(Chance.seeded(seed)).active for seed in range(30)}
    assert firsts == {0, 1, 2}
    table = Table("beck", "kordt", "oster", first=2)
    order = []
    for event in ("gothic-line", "rommel-executed", "fall-of-rome"):
        order.append(table.active)
        table.end_turn(event)
    assert [*order, table.active] == ["oster", "beck", "kordt", "oster"]


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"players": 0}, "players"),
        ({"players": 6}, "players"),
        ({"players": True}, "players"),
        ({"players": "3"}, "players"),
        ({"difficulty": "brutal"}, "difficulty"),
        ({"difficulty": 3}, "difficulty"),
        ({"conspirators": ["beck"]}, "conspirators"),
        ({"conspirators": ["beck", "beck", "kordt"]}, "conspirators"),
        ({"conspirators": "beck"}, "conspirators"),
        ({"conspirators": ["beck", "kordt", "elser"]}, "unknown-conspirator"),
        ({"players": 1, "conspirators": ["beck"]}, "conspirators"),
        ({"first": 3}, "first"),
        ({"first": True}, "first"),
        ({"trusted_lieutenants": 1}, "option-value"),
        ({"pack": 7}, "option-value"),
        ({"colour": "red"}, "unknown-option"),
    ],
)
def test_what_cannot_be_played_is_refused(options: dict[str, Any], code: str) -> None:
    with pytest.raises(BadOptions) as told:
        BlackOrchestra(**options)
    assert told.value.code == code


def test_options_make_the_same_game_again() -> None:
    game = BlackOrchestra(players=2, conspirators=["beck", "oster"], first=1, sense_of_urgency=True)
    assert BlackOrchestra(**game.options).options == game.options
