"""The built page and its files, for whoever asks for anything else than the API.

ServeStatic sends them: compressed as the build has made them, in parts, or not at all where a browser has them already.
Every address of the page is answered with the same document, which then shows what is asked for.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any, Final
from wsgiref.headers import Headers

from servestatic import ServeStaticASGI

BUILT: Final = Path(__file__).parent / "static"
_DOCUMENT: Final = "/index.html"
_LASTING: Final = r"^/assets/"  # files that carry a hash of their content in their name


class WithPage:
    """Around the application, which answers what begins with /api, and what is not there."""

    def __init__(self, app: Any, prefix: str = "", built: Path = BUILT) -> None:
        self.app = app
        self._files = ServeStaticASGI(
            app,
            immutable_file_test=_LASTING,
            add_headers_function=_say_how_long,
            allow_all_origins=False,
        )
        if (built / "index.html").is_file():
            self._files.add_files(built)
            if prefix:
                self._placed = _placed(built / "index.html", prefix)
                self._files.add_files(self._placed.name)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http" or _is_api(scope["path"]):
            await self.app(scope, receive, send)
            return
        files, path = self._files.files, scope["path"]
        if path not in files and _DOCUMENT in files and "." not in path.rpartition("/")[2]:
            scope = {**scope, "path": _DOCUMENT}
        await self._files(scope, receive, send)


class BelowPrefix:
    """Around the application: takes the path away below which a proxy shows it, unless the proxy has done so itself."""

    def __init__(self, app: Any, prefix: str) -> None:
        self.app = app
        self._prefix = prefix

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if self._prefix and scope["type"] in ("http", "websocket"):
            path = scope["path"]
            if path == self._prefix or path.startswith(f"{self._prefix}/"):
                scope = {**scope, "path": path.removeprefix(self._prefix) or "/"}
        await self.app(scope, receive, send)


def _is_api(path: str) -> bool:
    return path == "/api" or path.startswith("/api/")


def _say_how_long(headers: Headers, path: str, url: str) -> None:
    if not url.startswith("/assets/"):
        headers["Cache-Control"] = "no-cache"  # kept, and asked about each time


def _placed(document: Path, prefix: str) -> tempfile.TemporaryDirectory[str]:
    """The document for a page below that path, in a folder that lasts as long as it is held."""
    folder = tempfile.TemporaryDirectory(prefix="conjura-page-")
    text = document.read_text(encoding="utf-8")
    for attribute in ("href", "src"):
        text = text.replace(f'{attribute}="/', f'{attribute}="{prefix}/')
    text = text.replace('data-prefix=""', f'data-prefix="{prefix}"')
    (Path(folder.name) / "index.html").write_text(text, encoding="utf-8")
    return folder
