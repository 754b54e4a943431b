"""The commands around the store: backup, restore, validate, audit; and what ``serve`` refuses."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from conjura import store
from conjura.cli import main
from conjura.kernel import Record
from conjura.table import Table
from tests.store.test_store import played, put


def fill(url: str, *tables: str) -> None:
    async def go() -> None:
        kept = store.at(url)
        await kept.open()
        for number, id in enumerate(tables):
            await put(kept, id, played(id, number))
        await kept.close()

    asyncio.run(go())


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CONJURA_LANGUAGE", "en")


def test_backup_restore_and_validate(sqlite: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    fill(sqlite, "one", "two")
    file, other = str(tmp_path / "copy"), f"sqlite:///{tmp_path / 'other.sqlite'}"
    assert main(["backup", file, "--database", sqlite]) == 0
    assert "2 tables" in capsys.readouterr().out
    assert main(["restore", file, "--database", other]) == 0
    assert main(["validate", "--database", other]) == 0
    assert "2 tables replayed, none differs." in capsys.readouterr().out
    assert main(["restore", file, "--database", other]) == 1
    assert "holds tables already" in capsys.readouterr().err
    assert main(["backup", file, "--database", sqlite]) == 1
    assert "exists already" in capsys.readouterr().err


def test_validate_fails_when_a_game_would_be_played_differently(
    sqlite: str, capsys: pytest.CaptureFixture[str]
) -> None:
    bodies = played("bad")
    bodies[9]["action"] = "vote perhaps"

    async def go() -> None:
        kept = store.at(sqlite)
        await kept.open()
        card = Table.load("bad", bodies[:1])
        from conjura.server.cards import card_of

        for version, body in enumerate(bodies):
            await kept.append("bad", version, json.dumps(body), card_of(card))
        await kept.close()

    asyncio.run(go())
    assert main(["validate", "--database", sqlite]) == 1
    assert "bad: differs at entry 9" in capsys.readouterr().out


def finished() -> Record:
    match = Table.load("t", played("t")).match
    assert match is not None
    return match.record


def test_audit_confirms_a_record_and_finds_a_forged_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = finished().dumps()
    good, forged = tmp_path / "good.record", tmp_path / "forged.record"
    good.write_text(text, encoding="utf-8")
    assert main(["audit", str(good)]) == 0
    assert "All is well" in capsys.readouterr().out
    lines = text.split("\n")
    for number, change in (
        (0, lambda line: line.replace("sha256:", "sha256:0", 1)),  # another promise
        (1, lambda line: line.replace('"first-candidate",', '"first-candidate", ', 1).replace("liberal", "fascist", 1)),
        (len(lines) - 2, lambda line: line.replace('"seed":"s1"', '"seed":"s2"')),
    ):
        changed = [*lines[:number], change(lines[number]), *lines[number + 1 :]]
        assert changed != lines
        forged.write_text("\n".join(changed), encoding="utf-8")
        assert main(["audit", str(forged)]) == 1
        assert capsys.readouterr().err.startswith("Line")


def test_audit_says_where_a_noted_link_stands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = finished()
    file = tmp_path / "game.record"
    file.write_text(record.dumps(), encoding="utf-8")
    assert main(["audit", str(file), "--link", record.chain()[7]]) == 0
    assert "step 7 (line 9)" in capsys.readouterr().out
    assert main(["audit", str(file), "--link", "0" * 64]) == 1
    assert "not the game that you were shown" in capsys.readouterr().err
    file.write_bytes(b"\xff\xfe")
    assert main(["audit", str(file)]) == 1
    assert capsys.readouterr().err.startswith("Line 1")


def test_serve_refuses_what_cannot_work(sqlite: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--database", sqlite, "--workers", "3"]) == 1
    assert "PostgreSQL" in capsys.readouterr().err
    assert main(["serve", "--database", "mysql://x"]) == 1
    assert "mysql" in capsys.readouterr().err
    assert main(["serve", "--database", sqlite, "--limit", "nonsense=1"]) == 1
    assert "NAME=NUMBER" in capsys.readouterr().err
