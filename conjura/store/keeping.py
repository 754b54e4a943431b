"""Keeping what is stored: backup, restore, and checking it against today's rules.

A backup is one SQLite file with the same schema, whatever the database is, so that it can be restored into either.
"""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, NamedTuple

import conjura.store
from conjura.kernel import ConjuraError
from conjura.store import schema
from conjura.store.postgresql import PostgreSQLStore
from conjura.store.sqlite import UNREADABLE, SQLiteStore, check_columns, connect, migrate, schema_version
from conjura.store.stored import Store, StoreError
from conjura.table import Table

_ROWS = 5_000


class Counts(NamedTuple):
    tables: int
    entries: int


class Report(NamedTuple):
    tables: int
    differing: list[tuple[str, str, int]]  # table, code of the error, the entry that does not fold


async def backup(url: str, file: Path) -> Counts:
    """Copy everything into a new file; it appears under its name only when it is whole."""
    if file.exists():
        raise StoreError("backup-exists", file=file.name)
    if not file.parent.is_dir():
        raise StoreError("folder-missing", folder=str(file.parent))
    part = file.with_name(file.name + ".part")
    part.unlink(missing_ok=True)
    store = conjura.store.at(url)
    try:
        if isinstance(store, SQLiteStore):
            if not store.path.exists():
                raise StoreError("database-missing", file=store.path.name)
            await asyncio.to_thread(_copy_file, store.path, part)
        else:
            assert isinstance(store, PostgreSQLStore)
            await store.open()
            try:
                await _copy_rows_out(store, part)
            finally:
                await store.close()
        counts = await asyncio.to_thread(_finish, part)
        part.replace(file)
        return counts
    finally:
        part.unlink(missing_ok=True)


async def restore(url: str, file: Path) -> Counts:
    """Fill an empty database from a backup, all of it or nothing."""
    if not file.exists():
        raise StoreError("database-missing", file=file.name)
    source = connect(file, read_only=True)
    try:
        try:
            version = schema_version(source, file.name)
            sound = source.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
        except UNREADABLE:
            raise StoreError("database-foreign", file=file.name) from None
        if not sound or version == 0:
            raise StoreError("database-foreign", file=file.name)
        if version != schema.VERSION:
            raise StoreError("backup-version", version=version, current=schema.VERSION)
        check_columns(source, file.name)
        store = conjura.store.at(url)
        await store.open()
        try:
            if not await store.is_empty():
                raise StoreError("restore-not-empty")
            if isinstance(store, PostgreSQLStore):
                await store.fill({name: _rows(source, name) for name in schema.KEPT})
            else:
                assert isinstance(store, SQLiteStore)
                await store.fill({name: _rows(source, name) for name in schema.KEPT})
        finally:
            await store.close()
        return _count(source)
    finally:
        source.close()


async def validate(url: str) -> Report:
    """Replay every stored table under today's rules, and say which would be played differently.

    It only reads, also beside a server that runs.
    """
    store = conjura.store.at(url)
    await store.open(reading=True)
    try:
        tables = await store.tables()
        differing = [found async for found in _differing(store, tables)]
        return Report(len(tables), differing)
    finally:
        await store.close()


async def _differing(store: Store, tables: list[str]) -> AsyncIterator[tuple[str, str, int]]:
    for id in tables:
        table = Table(id)
        for version, body in enumerate(await store.entries(id)):
            try:
                table.fold(json.loads(body))
            except (ConjuraError, AssertionError, KeyError, ValueError, IndexError) as error:
                code = error.code if isinstance(error, ConjuraError) else "record-entry"
                yield id, code, version
                break


def _copy_file(path: Path, part: Path) -> None:
    source = connect(path, read_only=True)
    target = sqlite3.connect(part)
    try:
        schema_version(source, path.name)
        source.backup(target)
    finally:
        target.close()
        source.close()
    fresh = connect(part)
    migrate(fresh, part.name)
    fresh.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
    fresh.close()


async def _copy_rows_out(store: PostgreSQLStore, part: Path) -> None:
    target = connect(part)
    try:
        migrate(target, part.name)
        target.execute("BEGIN")
        async for name, rows in store.everything(_ROWS):
            marks = ", ".join("?" * len(rows[0]))
            target.executemany(f"INSERT INTO {name} VALUES ({marks})", rows)
        target.execute("COMMIT")
        target.execute("PRAGMA journal_mode=DELETE")
    finally:
        target.close()


def _finish(part: Path) -> Counts:
    db = connect(part, read_only=True)
    try:
        if db.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
            raise StoreError("database-failed", cause="integrity")
        counts = _count(db)
    finally:
        db.close()
    with part.open("rb") as written:
        os.fsync(written.fileno())
    return counts


def _count(db: sqlite3.Connection) -> Counts:
    (tables,) = db.execute("SELECT count(*) FROM tables").fetchone()
    (entries,) = db.execute("SELECT count(*) FROM entries").fetchone()
    return Counts(tables, entries)


def _rows(db: sqlite3.Connection, table: str) -> list[tuple[Any, ...]]:
    return db.execute(f"SELECT * FROM {table}").fetchall()
