"""Compile the rules, the players and what tables show with mypyc: ``python mypyc_build.py``, or ``make compiled``.

The build goes to ``build/compiled/HASH`` (see ``conjura/_compiled.py``), and is made anew only when the sources, the
compiler or this file have changed. Needs mypy, setuptools and a C compiler; nothing in the sources does.
"""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent

GAMES = ("secret_hitler", "black_orchestra")
# Of a table: what every action passes through.
TABLE = (
    "asides",
    "clocks",
    "hints",
    "match",
    "rooms",
    "sanctions",
    "seats",
    "table",
    "talk",
    "telling",
    "undo",
    "view",
)
# What stays plain Python: it is not asked while a game is played, and is written in a way that mypyc refuses.
PLAIN = {
    "kernel/action.py",  # a kind of tuple
    "secret_hitler/options.py",  # a dict that cannot be changed
    "black_orchestra/loading.py",  # finds the content beside itself
    "black_orchestra/verify.py",
    "black_orchestra/catalogue.py",
    "black_orchestra/effects/vocabulary.py",  # an error of a builtin kind
}


def modules() -> list[str]:
    """The files to compile, from the root; not those with mere imports or types."""
    found = [file for package in ("kernel", *GAMES) for file in (ROOT / "conjura" / package).rglob("*.py")]
    for pattern in ("match.py", "random_bot.py", *(f"{game}*{part}.py" for game in GAMES for part in ("", "/*"))):
        found += (ROOT / "conjura" / "players").glob(pattern)
    found += [ROOT / "conjura" / "table" / f"{name}.py" for name in TABLE]
    return sorted(
        file.relative_to(ROOT).as_posix()
        for file in found
        if file.name not in ("__init__.py", "contract.py")
        and file.relative_to(ROOT / "conjura").as_posix() not in PLAIN
    )


def main() -> int:
    place = _compiled()
    folder: Path = place.BUILDS / place.sources_hash()
    made_by = {"mypy": version("mypy"), "setuptools": version("setuptools")}
    manifest = folder / "build.json"
    if manifest.is_file() and json.loads(manifest.read_text())["made_by"] == made_by:
        print(f"compiled: up to date ({folder.relative_to(ROOT)})")
        return 0
    started = time.perf_counter()
    shutil.rmtree(place.BUILDS, ignore_errors=True)
    unfinished = place.BUILDS / "unfinished"
    unfinished.mkdir(parents=True)
    compile_into(unfinished)
    seconds = round(time.perf_counter() - started, 1)
    (unfinished / "build.json").write_text(json.dumps({"made_by": made_by, "seconds": seconds}) + "\n")
    unfinished.rename(folder)
    print(f"compiled: {len(modules())} modules in {seconds} s ({folder.relative_to(ROOT)})")
    return 0


def compile_into(folder: Path) -> None:
    """Have mypyc write the C, and compile it on all cores."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    os.chdir(ROOT)
    extensions = mypycify(
        ["--hide-error-context", *modules()], opt_level="2", multi_file=True, target_dir=str(folder / "c")
    )
    os.chdir(folder)  # where no pyproject.toml says anything else
    for extension in extensions:
        extension.sources = [str(ROOT / source) for source in extension.sources]
        extension.include_dirs = [str(ROOT / place) for place in extension.include_dirs]
        if os.name == "posix":  # calls among our functions need no detour for whoever might replace one of them
            extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
    building: Any = build_ext(Distribution({"name": "conjura-compiled", "ext_modules": extensions}))
    building.build_lib, building.build_temp = str(folder), str(folder / "o")
    building.ensure_finalized()
    building.parallel = os.cpu_count()
    _compile_on_all_cores(building)
    building.run()
    os.chdir(ROOT)
    for left in ("c", "o"):
        shutil.rmtree(folder / left)


def _compile_on_all_cores(building: Any) -> None:
    """One extension holds nearly everything, and setuptools would compile its files one after the other."""
    prepare = building.build_extensions

    def build_extensions() -> None:
        compile_in_turn = building.compiler.compile

        def compile_at_once(sources: list[str], *arguments: Any, **named: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as cores:
                made = cores.map(lambda source: compile_in_turn([source], *arguments, **named), sources)
                return [file for files in made for file in files]

        building.compiler.compile = compile_at_once
        prepare()

    building.build_extensions = build_extensions


def _compiled() -> Any:
    """``conjura/_compiled.py`` by itself: importing the package could pick up a build."""
    spec = importlib.util.spec_from_file_location("_compiled", ROOT / "conjura" / "_compiled.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


if __name__ == "__main__":
    sys.exit(main())
