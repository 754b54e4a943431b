"""Safe, ongoing: in raids one's illegal cards do not raise one's suspicion."""

from __future__ import annotations

import pytest

from tests.black_orchestra.scene import ready, scene


@pytest.mark.rule("BO-G2", "BO-L7")
def test_illegal_cards_are_kept_for_nothing() -> None:
    table = scene("safe", "military-secrets", "inspiring-letter")
    table.end_turn("gestapo-raid-2")
    assert table.asks == ("kordt", "raid")
    table.do("keep military-secrets", "keep inspiring-letter")
    assert table.suspicion("kordt") == "medium"
    assert table.dossier("kordt") == ["safe", "military-secrets", "inspiring-letter"]
    ready(table, "canaris")


@pytest.mark.rule("BO-G2")
def test_it_protects_its_holder_alone() -> None:
    table = scene("safe")
    table.put("canaris", dossier=["military-secrets"])
    table.end_turn("gestapo-raid-2")
    assert table.asks == ("canaris", "raid")
    table.do("keep military-secrets")
    assert table.suspicion("canaris") == "high"
    assert table.suspicion("kordt") == "medium"


def test_one_may_still_discard() -> None:
    table = scene("safe", "military-secrets")
    table.end_turn("gestapo-raid-2")
    table.do("discard military-secrets")
    assert table.dossier("kordt") == ["safe"]
    assert table.suspicion("kordt") == "medium"


@pytest.mark.rule("BO-G1", "BO-P1")
def test_it_does_not_save_from_arrest() -> None:
    table = scene("safe", "military-secrets", suspicion="extreme")
    table.end_turn("gestapo-raid-2")
    assert table.space("kordt") == "prison"
    assert table.dossier("kordt") == ["safe"]
    assert table.discard == ["military-secrets"]
    ready(table, "canaris")


def test_it_is_legal_itself_and_has_no_action() -> None:
    table = scene("safe")
    assert table.refused("act safe") == ("works-by-itself", "BO-L7")
    table.end_turn("gestapo-raid-2")
    assert table.dossier("kordt") == ["safe"]
    ready(table, "canaris")


@pytest.mark.rule("BO-L7")
def test_once_given_away_it_no_longer_protects() -> None:
    table = scene("safe", "military-secrets")
    table.do("transfer give canaris card safe")
    table.end_turn("gestapo-raid-2")
    table.do("keep military-secrets")
    assert table.suspicion("kordt") == "high"
