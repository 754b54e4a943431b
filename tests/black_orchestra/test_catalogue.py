"""The content as data says what the files say."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from conjura.black_orchestra import BlackOrchestra, contract

FILES = Path(__file__).parent.parent.parent / "conjura/black_orchestra/content"


@pytest.fixture(scope="module")
def told() -> contract.Content:
    return BlackOrchestra().catalogue


def read(name: str) -> dict[str, dict[str, dict[str, object]]]:
    return tomllib.loads((FILES / f"{name}.toml").read_text(encoding="utf-8"))


def test_spaces(told: contract.Content) -> None:
    board = read("board")
    assert list(told["spaces"]) == list(board["spaces"])
    for name, entry in board["spaces"].items():
        space = told["spaces"][name]
        assert space["berlin"] == (entry["stage"] == "berlin")
        assert space["stage"] == (0 if space["berlin"] else entry["stage"])
        assert space["fortified"] == bool(entry.get("fortified"))
        assert space["closes"] == bool(entry.get("closes"))
        assert space["item"] == bool(entry.get("item"))
        assert space["entering"] == entry.get("entering", [])
        assert (space["delivery"] is None) == ("deliver" not in entry)
        for neighbour in space["neighbours"]:
            assert name in told["spaces"][neighbour]["neighbours"]
    assert told["spaces"]["riga"]["neighbours"] == ["wolfsschanze", "stockholm", "wasserburg"]


def test_what_a_space_takes(told: contract.Content) -> None:
    for name, entry in read("board")["spaces"].items():
        delivery, wanted = told["spaces"][name]["delivery"], entry.get("deliver")
        if delivery is not None:
            assert isinstance(wanted, dict)
            assert delivery == {
                "item": None if wanted["item"] == "any" else wanted["item"],
                "lowers": wanted["lowers"],
                "shared": wanted["for"] == "shared",
                "condition": wanted.get("if"),
            }


def test_leaders_and_limits(told: contract.Content) -> None:
    board = read("board")
    assert {name: leader["start"] for name, leader in told["leaders"].items()} == board["leaders"]
    assert {name: leader["penalty"] for name, leader in told["leaders"].items()} == {
        name: [line] for name, line in board["penalties"].items()
    }
    assert told["limits"]["betrayed_by"] == {"low": 3, "medium": 2, "high": 1, "extreme": 1}
    assert (told["limits"]["dice"], told["limits"]["dissent"], told["limits"]["support"]) == (10, 3, 7)


def test_cards(told: contract.Content) -> None:
    cards, plots = read("cards")["cards"], read("plots")["plots"]
    assert list(told["cards"]) == [*cards, *plots]
    for name, entry in cards.items():
        kind = (
            "free"
            if "free" in entry
            else "ongoing"
            if entry.get("own") == "ongoing" or "ongoing" in entry
            else "action"
        )
        assert told["cards"][name]["kind"] == kind
        assert told["cards"][name]["illegal"] == bool(entry.get("illegal"))
        assert told["cards"][name]["copies"] == entry.get("copies", 1)
    assert told["cards"]["concealed-pistol"]["counts_as"] == "weapons"
    assert {told["cards"][name]["kind"] for name in plots} == {"plot"}


def test_plots(told: contract.Content) -> None:
    assert {name: plot["letter"] for name, plot in told["plots"].items()} == {
        name: entry["letter"] for name, entry in read("plots")["plots"].items()
    }
    assert [name for name, plot in told["plots"].items() if plot["reaction"]] == ["derail-train", "plane-bomb"]
    assert [name for name, plot in told["plots"].items() if plot["reckless"]] == ["lone-gunman", "sniper"]
    assert told["plots"]["hidden-bomb"]["fortified"] is False
    assert told["plots"]["hidden-bomb"]["items"] == ["explosives", "keys"]


def test_events_sheets_and_items(told: contract.Content) -> None:
    for stage, entries in read("events").items():
        for name, entry in entries.items():
            assert told["events"][name]["stage"] == int(stage)
            assert told["events"][name]["kind"] == entry.get("kind", "standard")
            assert told["events"][name]["effects"] == entry["effects"]
            assert told["events"][name]["lasts"] == ("now" in entry)
    sheets = read("sheets")["sheets"]
    assert {name: sheet["affiliation"] for name, sheet in told["sheets"].items()} == {
        name: entry["affiliation"] for name, entry in sheets.items()
    }
    assert told["sheets"]["kordt"]["abilities"] == [{"name": "foresee", "once": False}]
    assert {name: " ".join(item["plots"]) for name, item in told["items"].items()} == {
        name: entry["plots"] for name, entry in read("items")["items"].items()
    }
