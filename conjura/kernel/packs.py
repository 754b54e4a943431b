"""The content packs that this machine offers, by name: folders with cards of somebody's own.

They stand in the environment, so that every process of a server knows the same ones. Whoever plays there chooses by
name and never names a folder.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final

VARIABLE: Final = "CONJURA_PACKS"


def offer(folders: Iterable[Path]) -> None:
    """From now on these folders can be chosen by their names, here and in the processes that are started from here."""
    os.environ[VARIABLE] = os.pathsep.join(str(folder.resolve()) for folder in folders)


def folder_of(pack: str | Path | None) -> Path | None:
    """Where a pack is: one that is offered by that name, or the folder itself."""
    return None if pack is None else offered().get(str(pack), Path(pack))


def offered() -> dict[str, Path]:
    """The folders by name."""
    folders = [Path(folder) for folder in os.environ.get(VARIABLE, "").split(os.pathsep) if folder]
    return {folder.name: folder for folder in folders}
