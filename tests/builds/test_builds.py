"""Both builds play the same games, and a build is never older than its sources. Needs ``make compiled``."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from conjura import _compiled
from tests.builds.digest import GAMES

ROOT = Path(__file__).parent.parent.parent
ABOUT = "from conjura import _compiled; print(_compiled.running())"


def run(*arguments: str, build: str | None, root: Path = ROOT) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if name != "CONJURA_BUILD"}
    environment |= {"PYTHONPATH": str(root)} | ({} if build is None else {"CONJURA_BUILD": build})
    return subprocess.run(
        [sys.executable, *arguments], env=environment, cwd=root, capture_output=True, text=True, timeout=300
    )


@pytest.mark.parametrize("name", GAMES)
def test_both_builds_play_the_same_games(name: str) -> None:
    assert _compiled.current_build() is not None, "make compiled"
    told = {build: run("-m", "tests.builds.digest", name, build=build) for build in ("plain", "compiled")}
    for build, done in told.items():
        assert done.returncode == 0, done.stderr
        assert done.stdout.startswith(f"{build} {name} ")
    assert told["plain"].stdout.split()[2] == told["compiled"].stdout.split()[2]


def a_clone(folder: Path) -> Path:
    """The sources, with something in the place of their build."""
    shutil.copytree(ROOT / "conjura", folder / "conjura", ignore=shutil.ignore_patterns("static", "__pycache__"))
    shutil.copy(_compiled.BUILDER, folder)
    done = run("-c", "from conjura import _compiled; print(_compiled.sources_hash())", build="plain", root=folder)
    (folder / "build" / "compiled" / done.stdout.strip()).mkdir(parents=True)
    return folder


def test_a_build_is_used_as_long_as_the_sources_are_those_it_was_made_of(tmp_path: Path) -> None:
    clone = a_clone(tmp_path)
    build = next((clone / "build" / "compiled").iterdir())
    assert run("-c", ABOUT, build=None, root=clone).stdout.strip() == str(build)
    assert run("-c", ABOUT, build="compiled", root=clone).stdout.strip() == str(build)
    assert run("-c", ABOUT, build="plain", root=clone).stdout.strip() == "None"
    for file in ("conjura/kernel/action.py", "mypyc_build.py"):
        source = clone / file
        was = source.read_text()
        source.write_text(was + "\n")
        assert run("-c", ABOUT, build=None, root=clone).stdout.strip() == "None"
        refused = run("-c", ABOUT, build="compiled", root=clone)
        assert refused.returncode != 0
        assert "make compiled" in refused.stderr
        source.write_text(was)
        assert run("-c", ABOUT, build=None, root=clone).stdout.strip() == str(build)


def test_a_build_of_another_name_is_refused() -> None:
    refused = run("-c", ABOUT, build="fast")
    assert refused.returncode != 0
    assert "CONJURA_BUILD" in refused.stderr
