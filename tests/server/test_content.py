"""The content of a game as data, over HTTP, and how long it may be kept."""

from __future__ import annotations

import json

from conjura.black_orchestra import BlackOrchestra
from tests.server.kit import Guest, Server

CONTENT = "/games/black-orchestra/content"


def test_the_content_of_game_and_table_can_be_kept_by_its_hash(sqlite: str) -> None:
    with Server(sqlite) as server:
        ana = Guest(server.url, "Ana")
        content = ana.get(CONTENT)
        assert content == json.loads(json.dumps(BlackOrchestra().catalogue))
        view = ana.post("/tables", game="black-orchestra")
        assert view["table"]["content"] == content["hash"] == BlackOrchestra().content_hash
        path = f"/tables/{view['table']['id']}/content"
        assert ana.get(path) == content

        fresh = ana.call("GET", path)
        assert fresh.headers["cache-control"] == "private, no-cache"
        lasting = ana.call("GET", f"{path}?hash={content['hash']}")
        assert "immutable" in lasting.headers["cache-control"]
        other = ana.call("GET", f"{path}?hash=sha256:0")
        assert "immutable" not in other.headers["cache-control"]
        again = ana.call("GET", path, headers={"if-none-match": fresh.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")

        assert ana.call("GET", "/me").headers["cache-control"] == "no-store"


def test_a_game_without_content_and_no_game_at_all_have_none(sqlite: str) -> None:
    with Server(sqlite) as server:
        ana = Guest(server.url, "Ana")
        assert ana.post("/tables", game="secret-hitler")["table"]["content"] is None
        for game in ("secret-hitler", "chess"):
            assert ana.call("GET", f"/games/{game}/content").status_code == 404
