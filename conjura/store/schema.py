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
    (  # one person may be signed in on several devices
        "CREATE TABLE tokens (secret BYTEA PRIMARY KEY, person TEXT NOT NULL, created BIGINT NOT NULL, "
        "used BIGINT NOT NULL)",
        "INSERT INTO tokens SELECT secret, id, created, created FROM people",
        "CREATE INDEX tokens_person ON tokens (person)",
        "ALTER TABLE people RENAME TO people_before",
        "CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, created BIGINT NOT NULL)",
        "INSERT INTO people SELECT id, name, created FROM people_before",
        "DROP TABLE people_before",
        "CREATE TABLE keys (person TEXT PRIMARY KEY, secret BYTEA NOT NULL UNIQUE, created BIGINT NOT NULL)",
        "CREATE TABLE codes (person TEXT PRIMARY KEY, secret BYTEA NOT NULL UNIQUE, until BIGINT NOT NULL)",
        "CREATE TABLE tries (who TEXT NOT NULL, period BIGINT NOT NULL, count INTEGER NOT NULL, "
        "PRIMARY KEY (who, period))",
        "CREATE TABLE said (person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id))",
    ),
    (  # what people think of others, and what whoever runs the server decides
        "CREATE TABLE relations (key TEXT PRIMARY KEY, person TEXT NOT NULL, other TEXT NOT NULL, kind TEXT NOT NULL, "
        "name TEXT NOT NULL, at BIGINT NOT NULL, UNIQUE (person, other))",
        "CREATE INDEX relations_other ON relations (other)",
        "CREATE TABLE reports (key TEXT PRIMARY KEY, at BIGINT NOT NULL, by_person TEXT NOT NULL, about TEXT NOT NULL, "
        "table_id TEXT NOT NULL, kind TEXT NOT NULL, body TEXT NOT NULL, settled BIGINT)",
        "CREATE INDEX reports_at ON reports (at)",
        "CREATE INDEX reports_about ON reports (about)",
        "CREATE TABLE bans (key TEXT PRIMARY KEY, kind TEXT NOT NULL, at BIGINT NOT NULL, until BIGINT, "
        "why TEXT NOT NULL)",
        "CREATE TABLE announcements (key TEXT PRIMARY KEY, at BIGINT NOT NULL, until BIGINT NOT NULL, "
        "body TEXT NOT NULL)",
        "CREATE TABLE processes (id TEXT PRIMARY KEY, at BIGINT NOT NULL, body TEXT NOT NULL)",
        "CREATE TABLE news (number INTEGER PRIMARY KEY, at BIGINT NOT NULL, body TEXT NOT NULL)",
        "CREATE INDEX tables_updated ON tables (updated)",
        "CREATE INDEX sitting_table ON sitting (table_id)",
        "CREATE INDEX people_created ON people (created)",
    ),
)
VERSION: Final = len(STEPS)

# What must be there after migrating, by table; checked on every start.
COLUMNS: Final = {
    "people": {"id", "name", "created"},
    "tokens": {"secret", "person", "created", "used"},
    "keys": {"person", "secret", "created"},
    "codes": {"person", "secret", "until"},
    "tries": {"who", "period", "count"},
    "said": {"person", "table_id"},
    "tables": {"id", "game", "public", "phase", "host", "created", "updated", "due", "face"},
    "entries": {"table_id", "version", "body"},
    "sitting": {"person", "table_id"},
    "notes": {"table_id", "person", "seat", "about", "mark", "body"},
    "pulse": {"id", "at"},
    "films": {"table_id", "eyes", "part", "body"},
    "relations": {"key", "person", "other", "kind", "name", "at"},
    "reports": {"key", "at", "by_person", "about", "table_id", "kind", "body", "settled"},
    "bans": {"key", "kind", "at", "until", "why"},
    "announcements": {"key", "at", "until", "body"},
    "processes": {"id", "at", "body"},
    "news": {"number", "at", "body"},
}
SHORT_LIVED: Final = ("pulse", "codes", "tries", "processes", "news")
KEPT: Final = [name for name in COLUMNS if name not in SHORT_LIVED]  # what a backup is for
# What is kept about one person besides their seats and lines: whoever deletes their data leaves no row in these.
AT_A_TABLE: Final = ("sitting", "said", "notes")
PERSONAL: Final = (
    *(("people", "id"), ("tokens", "person"), ("keys", "person"), ("codes", "person"), ("sitting", "person")),
    *(("said", "person"), ("notes", "person"), ("relations", "person"), ("relations", "other")),
    *(("reports", "by_person"), ("reports", "about")),
)
