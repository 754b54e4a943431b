"""``conjura serve --pack FOLDER``: tables are played with the pack, and it is shown as it is, with its own words."""

from __future__ import annotations

from pathlib import Path

import pytest

from conjura.cli import main
from tests.server.kit import Guest, Server

CARDS = 'adds = true\n[cards.night-train]\ncopies = 2\naction = ["go to any legal space"]\n'
WORDS = "card-night-train = The Night Train\n    .text = Go anywhere.\nspace-riga = Riga-Strand\n"


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "trains"
    folder.mkdir()
    (folder / "cards.toml").write_text(CARDS, encoding="utf-8")
    (folder / "en.ftl").write_text(WORDS, encoding="utf-8")
    return folder


def test_tables_are_played_with_the_pack(sqlite: str, pack: Path) -> None:
    with Server(sqlite, "--pack", str(pack)) as server:
        ana = Guest(server.url, "Ana")
        offers = {offer["name"]: offer for offer in ana.get("/games")["games"]}
        settings = {setting["name"]: setting for setting in offers["black-orchestra"]["settings"]}
        assert settings["pack"] == {"name": "pack", "default": "trains", "choices": ["trains", None]}
        assert all(setting["name"] != "pack" for setting in offers["secret-hitler"]["settings"])

        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        view = ana.post("/tables", game="black-orchestra", options={"players": 2}, seats=seats, start=True)
        assert view["table"]["options"]["pack"] == "trains"
        assert view["observation"]["deck"] == 53
        content = ana.get(f"/tables/{view['table']['id']}/content")
        assert content["hash"] == view["table"]["content"]
        assert content["cards"]["night-train"] == {"kind": "action", "illegal": False, "copies": 2, "counts_as": None}
        assert "card-night-train = The Night Train" in content["words"]["en"]
        assert "space-riga = Riga-Strand" in content["words"]["en"]
        assert "card-night-train = Night train" in content["words"]["it"]  # which the pack does not bring
        assert ana.get("/games/black-orchestra/content") == content


def test_the_host_may_choose_the_box_alone_and_nobody_names_a_folder(sqlite: str, pack: Path) -> None:
    with Server(sqlite, "--pack", str(pack)) as server:
        ana = Guest(server.url, "Ana")
        table = ana.post("/tables", game="black-orchestra", options={"pack": None})["table"]
        assert table["options"]["pack"] is None
        changed = ana.post(f"/tables/{table['id']}/options", options={"pack": "trains"})
        assert changed["version"] > 0
        assert ana.get(f"/tables/{table['id']}")["table"]["options"]["pack"] == "trains"
        for folder in (str(pack), "../trains", "elsewhere"):
            assert ana.refused("/tables", game="black-orchestra", options={"pack": folder}) == (422, "unknown-pack")
            assert ana.refused(f"/tables/{table['id']}/options", options={"pack": folder}) == (422, "unknown-pack")


def test_a_server_without_a_pack_offers_none(sqlite: str, pack: Path) -> None:
    with Server(sqlite) as server:
        ana = Guest(server.url, "Ana")
        for offer in ana.get("/games")["games"]:
            assert all(setting["name"] != "pack" for setting in offer["settings"])
        assert ana.post("/tables", game="black-orchestra")["table"]["options"]["pack"] is None
        assert ana.refused("/tables", game="black-orchestra", options={"pack": str(pack)}) == (422, "unknown-pack")


def test_a_pack_that_cannot_be_played_is_told_before_anybody_comes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CONJURA_PACKS", "")  # what the command sets is undone after the test
    (tmp_path / "cards.toml").write_text('[cards.x]\naction = ["dance"]\n', encoding="utf-8")
    assert main(["serve", "--pack", str(tmp_path)]) == 1
    assert "cards.toml: x:" in capsys.readouterr().err
