"""Which build runs: plain Python, or the same modules compiled with mypyc.

``make compiled`` writes a build to ``build/compiled/`` of a clone, under a hash of the sources. It is used when its
hash is that of the sources as they are now, and otherwise left alone: what runs is never older than what one reads.
``CONJURA_BUILD`` says ``plain`` or ``compiled`` for whoever must be sure, as the tests are.
"""

from __future__ import annotations

import hashlib
import os
import sys
import sysconfig
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parent.parent
BUILDS = ROOT / "build" / "compiled"
BUILDER = ROOT / "mypyc_build.py"
PACKAGES = ("kernel", "secret_hitler", "black_orchestra", "players", "table")
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX") or ".so"


def sources_hash() -> str:
    """Of everything that a build is made of: the sources, how they are compiled, and for which Python."""
    digest = hashlib.sha256(SUFFIX.encode())
    for file in [BUILDER, *sorted(file for name in PACKAGES for file in (ROOT / "conjura" / name).rglob("*.py"))]:
        digest.update(f"\0{file.relative_to(ROOT).as_posix()}\0".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()[:20]


def current_build() -> Path | None:
    """The build of the sources as they are now, if there is one."""
    if not BUILDS.is_dir() or not BUILDER.is_file():
        return None
    folder = BUILDS / sources_hash()
    return folder if folder.is_dir() else None


class Compiled(MetaPathFinder):
    """Finds the compiled modules of a build; everything else is found as ever."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._files = {
            ".".join(file.relative_to(folder).parts).removesuffix(SUFFIX): file for file in folder.rglob(f"*{SUFFIX}")
        }

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self._files.get(fullname)
        if file is None:
            return None
        return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, str(file)))


def choose() -> None:
    """Let the compiled modules be found, if they shall be; done once, before any of them is imported."""
    wanted = os.environ.get("CONJURA_BUILD", "")
    if wanted not in ("", "plain", "compiled"):
        raise ImportError(f"CONJURA_BUILD is {wanted!r}; it can be 'plain' or 'compiled'")
    if wanted == "plain":
        return
    folder = current_build()
    if folder is not None:
        sys.meta_path.insert(0, Compiled(folder))
    elif wanted == "compiled":
        raise ImportError("CONJURA_BUILD is 'compiled', but these sources are not compiled: make compiled")


def running() -> Path | None:
    """The folder of the build that runs; ``None`` is plain Python."""
    return next((finder.folder for finder in sys.meta_path if isinstance(finder, Compiled)), None)
