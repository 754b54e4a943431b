"""The page and its files as browsers, caches and proxies ask for them."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from conjura.server.page import BUILT, WithPage
from tests.server.kit import PATIENCE, Guest, Server, play_out, run, sitting, table_of


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose page stands below a path."""
    file = tmp_path_factory.mktemp("below") / "tables.sqlite"
    with Server(f"sqlite:///{file}", "--prefix", "/games/conjura/") as running:
        yield running


def script(url: str) -> str:
    """The address of the page's main script."""
    found = re.search(r'src="([^"]+\.js)"', httpx.get(url).text)
    assert found is not None
    return found[1]


def test_a_browser_that_has_a_file_is_not_sent_it_again(server: Server) -> None:
    for path in ("/", "/rules", "/icon.svg", script(server.url)):
        first = httpx.get(server.url + path)
        assert first.status_code == 200 and first.headers["etag"]
        again = httpx.get(server.url + path, headers={"If-None-Match": first.headers["etag"]})
        assert again.status_code == 304 and again.content == b""
        assert again.headers["content-security-policy"]


def test_what_carries_its_hash_is_kept_for_good_and_the_document_is_asked_about(server: Server) -> None:
    assert "immutable" in httpx.get(server.url + script(server.url)).headers["cache-control"]
    assert httpx.get(server.url + "/").headers["cache-control"] == "no-cache"
    assert httpx.get(server.url + "/icon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("coding", ["gzip", "br"])
def test_files_are_sent_as_the_build_has_compressed_them(server: Server, coding: str) -> None:
    path = script(server.url)
    ending = {"gzip": "gz", "br": "br"}[coding]
    with httpx.stream("GET", server.url + path, headers={"Accept-Encoding": coding}) as answer:
        sent = b"".join(answer.iter_raw())
        assert answer.headers["content-encoding"] == coding and answer.headers["vary"] == "Accept-Encoding"
        assert answer.headers["content-type"].startswith("text/javascript")
    assert sent == (BUILT / f"{path.lstrip('/')}.{ending}").read_bytes()
    plain = httpx.get(server.url + path, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == (BUILT / path.lstrip("/")).read_bytes()
    if coding == "gzip":
        assert gzip.decompress(sent) == plain.content
    assert httpx.get(f"{server.url}{path}.{ending}").status_code == 404  # they have no address of their own


def test_the_head_of_a_file_and_a_part_of_it_can_be_asked_for(server: Server) -> None:
    path, plain = script(server.url), {"Accept-Encoding": "identity"}
    whole = httpx.get(server.url + path, headers=plain)
    head = httpx.head(server.url + path, headers=plain)
    assert head.content == b"" and head.headers["content-length"] == str(len(whole.content))
    part = httpx.get(server.url + path, headers={**plain, "Range": "bytes=10-29"})
    assert part.status_code == 206 and part.content == whole.content[10:30]
    assert part.headers["content-range"] == f"bytes 10-29/{len(whole.content)}"
    beyond = httpx.get(server.url + path, headers={**plain, "Range": f"bytes={len(whole.content)}-"})
    assert beyond.status_code == 416
    assert httpx.post(server.url + path, json={}).status_code == 405


def test_where_the_page_was_not_built_the_application_answers(tmp_path: Path) -> None:
    asked: list[str] = []

    async def app(scope: dict[str, str], receive: object, send: object) -> None:
        asked.append(scope["path"])

    page = WithPage(app, built=tmp_path)
    for path in ("/", "/api/health", "/rules"):
        run(page({"type": "http", "path": path}, None, None))
    assert asked == ["/", "/api/health", "/rules"]


# Below a path


def test_the_document_names_its_files_below_the_path(below: Server) -> None:
    for path in ("/games/conjura", "/games/conjura/", "/games/conjura/t/some-table", "/rules"):
        document = httpx.get(below.url + path).text
        assert 'data-prefix="/games/conjura"' in document
        named = re.findall(r'(?:src|href)="([^"]+)"', document)
        assert len(named) >= 3
        for file in named:
            assert file.startswith("/games/conjura/")
            assert httpx.get(below.url + file).status_code == 200
    assert httpx.get(below.url + "/games/conjura/missing.js").status_code == 404
    assert httpx.get(below.url + "/games/conjuration/api/health").headers["content-type"].startswith("text/html")


@pytest.mark.parametrize("path", ["/games/conjura", ""])
def test_a_game_is_played_below_the_path_and_by_a_proxy_that_takes_it_away(below: Server, path: str) -> None:
    ana = Guest(below.url + path, "Ana")
    table = table_of([ana], bots=4)

    async def look() -> int:
        async with sitting(ana, below.url + path, table) as seat:
            return int(seat.view["seat"])

    assert run(look()) == 0


def test_the_cookie_is_kept_for_the_path_alone(below: Server) -> None:
    answer = httpx.post(f"{below.url}/games/conjura/api/me", json={"name": "Ana"}, timeout=PATIENCE)
    assert "Path=/games/conjura;" in answer.headers["set-cookie"] + ";"


# Answers of the API


def test_what_holds_nobodys_secrets_is_compressed_and_views_are_not(server: Server) -> None:
    ana = Guest(server.url, "Ana")
    table = table_of([ana], game="black-orchestra", bots=1)
    for path in (
        f"/tables/{table}/content",
        "/games/black-orchestra/content",
        "/schema.json",
        "/games",
        "/openapi.json",
    ):
        assert ana.call("GET", path).headers.get("content-encoding") == "gzip", path
    for path in (f"/tables/{table}", f"/tables/{table}/history?since=0", f"/tables/{table}/text", "/me"):
        assert "content-encoding" not in ana.call("GET", path).headers, path
    play_out(ana, over := table_of([ana], bots=4))
    for path in (f"/tables/{over}/record", f"/tables/{over}/replay"):
        assert ana.call("GET", path).headers.get("content-encoding") == "gzip", path
    assert "content-encoding" not in ana.call("GET", f"/tables/{over}").headers
