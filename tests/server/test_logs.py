"""What the log says of a failure: the cause, the table, and the request, which the answer names too."""

from __future__ import annotations

import json
import re
import sqlite3
from pathlib import Path

import httpx
import pytest

from conjura.server.logs import tag
from tests.server.kit import PATIENCE, Guest, Server, table_of, wait_until

GIVEN = "0123456789abcdef0123456789abcdef"


def test_every_answer_names_its_request(server: Server) -> None:
    paths = ("/", "/api/games", "/api/nothing", "/missing.js")
    ids = [httpx.get(server.url + path).headers["x-request-id"] for path in paths]
    assert len(set(ids)) == len(paths) and all(re.fullmatch(r"[0-9a-f]{16}", id) for id in ids)
    made_up = httpx.get(f"{server.url}/api/games", headers={"X-Request-Id": GIVEN})
    assert made_up.headers["x-request-id"] != GIVEN  # nobody writes into the log what they like


@pytest.mark.finding("S11")
@pytest.mark.parametrize("form", ["text", "json"])
def test_a_failure_is_logged_with_cause_table_and_request(sqlite: str, form: str) -> None:
    """The database is taken away under a running server (S11)."""
    file = Path(sqlite.removeprefix("sqlite:///"))
    with Server(sqlite, "--proxy", "127.0.0.1", "--log-format", form) as server:
        ana = Guest(server.url, "Ana")
        table = table_of([ana], bots=4, pace=10_000)
        with sqlite3.connect(file) as db:
            db.execute("ALTER TABLE entries RENAME TO gone")
        try:
            answer = ana.call("POST", f"/tables/{table}/pause", {}, headers={"X-Request-Id": GIVEN})
        finally:
            with sqlite3.connect(file) as db:
                db.execute("ALTER TABLE gone RENAME TO entries")
        assert answer.status_code == 503 and answer.headers["x-request-id"] == GIVEN
        assert "no such table" not in answer.text  # the cause is for the log
        wait_until(lambda: GIVEN in server.log(), "the log names the request")
        [line] = [line for line in server.log().splitlines() if GIVEN in line]
        assert "no such table" in line and tag(table) in line and table not in line
        if form == "json":
            told = json.loads(line)
            assert (
                told["request"] == GIVEN
                and told["level"] == "error"
                and f"/tables/{tag(table)}/pause" in told["message"]
            )
        again = ana.call("POST", f"/tables/{table}/pause", {})
        assert again.status_code == 200


def test_it_is_alive_while_the_database_is_gone_and_ready_when_it_is_back(sqlite: str) -> None:
    file = Path(sqlite.removeprefix("sqlite:///"))
    with Server(sqlite) as server, httpx.Client(base_url=f"{server.url}/api", timeout=PATIENCE) as http:
        with sqlite3.connect(file) as db:
            db.execute("ALTER TABLE pulse RENAME TO gone")
        wait_until(lambda: http.get("/health").status_code == 503, "it is not ready")
        assert http.get("/live").json()["status"] == "ok"
        assert http.head("/live").status_code == 200
        with sqlite3.connect(file) as db:
            db.execute("ALTER TABLE gone RENAME TO pulse")
        wait_until(lambda: http.get("/health").status_code == 200, "it is ready again")
