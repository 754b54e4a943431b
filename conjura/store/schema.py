"""The schema, version by version. A change of the schema is a new step at the end; steps are never edited."""

from __future__ import annotations

from typing import Final

# Both databases understand these words.
STEPS: Final[tuple[tuple[str, ...], ...]] = (
    (
        "CREATE TABLE people (id TEXT PRIMARY KEY, secret BYTEA NOT NULL UNIQUE, name TEXT NOT NULL, "
        "created BIGINT NOT NULL)",
        "CREATE TABLE tables (id TEXT PRIMARY KEY, game TEXT NOT NULL, public BOOLEAN NOT NULL, phase TEXT NOT NULL, "
        "host TEXT, created BIGINT NOT NULL, updated BIGINT NOT NULL, due BIGINT, face TEXT NOT NULL)",
        "CREATE TABLE entries (table_id TEXT NOT NULL, version INTEGER NOT NULL, body TEXT NOT NULL, "
        "PRIMARY KEY (table_id, version))",
        "CREATE TABLE sitting (person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id))",
    ),
    (
        "CREATE INDEX tables_lobby ON tables (public, phase, updated)",
        "CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL",
        "CREATE INDEX tables_host ON tables (host, phase)",
    ),
    (
        "CREATE TABLE notes (table_id TEXT NOT NULL, person TEXT NOT NULL, seat INTEGER NOT NULL, "
        "about INTEGER NOT NULL, mark TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (table_id, person, seat, about))",
    ),
    ("CREATE TABLE pulse (id INTEGER PRIMARY KEY, at BIGINT NOT NULL)",),
    (
        "CREATE TABLE films (table_id TEXT NOT NULL, eyes TEXT NOT NULL, part INTEGER NOT NULL, body BYTEA NOT NULL, "
        "PRIMARY KEY (table_id, eyes, part))",
    ),
)
VERSION: Final = len(STEPS)

# What must be there after migrating, by table; checked on every start.
COLUMNS: Final = {
    "people": {"id", "secret", "name", "created"},
    "tables": {"id", "game", "public", "phase", "host", "created", "updated", "due", "face"},
    "entries": {"table_id", "version", "body"},
    "sitting": {"person", "table_id"},
    "notes": {"table_id", "person", "seat", "about", "mark", "body"},
    "pulse": {"id", "at"},
    "films": {"table_id", "eyes", "part", "body"},
}
KEPT: Final = [name for name in COLUMNS if name != "pulse"]  # what a backup is for
