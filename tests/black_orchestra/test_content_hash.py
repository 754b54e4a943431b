"""The hash of the content a game is played with, which its record keeps."""

from __future__ import annotations

from pathlib import Path

from conjura.black_orchestra.game import BlackOrchestra
from conjura.secret_hitler import SecretHitler

CARD = '[cards.leaflet]\naction = ["motivation +1 of you"]\n'


def hash_of(folder: Path, cards: str) -> str:
    folder.mkdir()
    (folder / "cards.toml").write_text(cards, encoding="utf-8")
    return BlackOrchestra(pack=str(folder)).content_hash


def test_the_hash_tells_contents_apart_and_nothing_else(tmp_path: Path) -> None:
    own = BlackOrchestra().content_hash
    assert own == BlackOrchestra(players=5, difficulty="hard").content_hash
    assert own.startswith("sha256:") and len(own) == len("sha256:") + 64
    added = hash_of(tmp_path / "added", "adds = true\n" + CARD)
    assert added != own
    assert hash_of(tmp_path / "spaced", f"# with a comment\n\nadds = true\n\n{CARD}") == added
    assert hash_of(tmp_path / "changed", "adds = true\n" + CARD.replace("+1", "+2")) != added


def test_a_game_without_content_has_none() -> None:
    assert SecretHitler(players=5).content_hash is None
