"""Where tables live: SQLite by default, PostgreSQL when one machine is too small.

A store keeps, for every table, its numbered entries. The next number of a table can be written once: whoever comes
second is told so and looks again. What ``append`` has answered is on disk.
"""

from __future__ import annotations

from conjura.store.stored import Account, After, Card, First, Forgetting, Note, Person, Store, StoreError, VersionTaken

__all__ = [
    "Account",
    "After",
    "Card",
    "First",
    "Forgetting",
    "Note",
    "Person",
    "Store",
    "StoreError",
    "VersionTaken",
    "at",
]


def at(url: str) -> Store:
    """The store at an address: ``sqlite:///FILE`` (four slashes for an absolute path) or ``postgresql://...``."""
    scheme, _, rest = url.partition("://")
    if scheme == "sqlite" and rest.startswith("/") and len(rest) > 1:
        from conjura.store.sqlite import SQLiteStore

        return SQLiteStore(rest[1:])
    if scheme in ("postgresql", "postgres"):
        from conjura.store.postgresql import PostgreSQLStore

        return PostgreSQLStore(url)
    raise StoreError("database-address", scheme=scheme[:20])
