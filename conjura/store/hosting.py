"""What a store keeps for people about others, and for whoever runs the server: mutes and blocks, reports, bans,
announcements, figures of the running processes; and the lists and deletions of ``conjura admin``.

The statements are written once, for both databases; ``?`` stands for a value.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, Protocol

RelationKind = Literal["mute", "block"]
ReportKind = Literal["line", "name", "person"]
Statement = tuple[str, tuple[Any, ...]]

# What is kept by table; a table that is deleted leaves no row in these.
OF_A_TABLE = ("entries", "sitting", "said", "notes", "films")


class Relation(NamedTuple):
    """Somebody does not want to read another (mute), or not to meet them at all (block). ``name``: as it was then."""

    key: str
    person: str
    other: str
    kind: RelationKind
    name: str
    at: int


class Report(NamedTuple):
    """What somebody told the host of the server about another; ``body`` is JSON, with what was said around it."""

    key: str
    at: int
    by: str
    about: str
    table: str
    kind: ReportKind
    body: str
    settled: int | None


class Ban(NamedTuple):
    """Who may not use the server, until then (``None``: for good): a person's id, or an address or network."""

    key: str
    kind: Literal["person", "address"]
    at: int
    until: int | None
    why: str


class Announcement(NamedTuple):
    """What all pages show until it ends, by language."""

    key: str
    at: int
    until: int
    texts: dict[str, str]


class Figures(NamedTuple):
    """What a running process last said about itself."""

    process: str
    at: int
    body: dict[str, Any]


class ListedTable(NamedTuple):
    id: str
    game: str
    public: bool
    phase: str
    host: str | None
    created: int
    updated: int
    face: str
    entries: int


class ListedPerson(NamedTuple):
    id: str
    name: str
    created: int
    used: int | None  # when one of their devices was last seen
    tables: int
    reports: int


class Hosting(Protocol):
    """The part of a store that is the same for both databases."""

    async def rows(self, sql: str, *values: Any) -> list[Any]:
        """What the statement finds."""

    async def change(self, *statements: Statement) -> int:
        """Carry the statements out, all or none; answers how many rows the last one changed."""

    # What people think of each other

    async def relations(self, person: str) -> list[Relation]:
        """Whom the person has muted or blocked, the latest first."""
        found = await self.rows("SELECT * FROM relations WHERE person = ? ORDER BY at DESC, key", person)
        return [Relation(*row) for row in found]

    async def relate(self, relation: Relation) -> None:
        """Keep it, in the place of what the person thought of the other before."""
        await self.change(
            ("DELETE FROM relations WHERE person = ? AND other = ?", (relation.person, relation.other)),
            ("INSERT INTO relations VALUES (?, ?, ?, ?, ?, ?)", tuple(relation)),
        )

    async def unrelate(self, person: str, key: str) -> bool:
        """Forget it; whether there was one."""
        return bool(await self.change(("DELETE FROM relations WHERE person = ? AND key = ?", (person, key))))

    async def blocks(self, person: str, other: str) -> bool:
        """Whether the person has blocked the other."""
        found = await self.rows(
            "SELECT 1 FROM relations WHERE person = ? AND other = ? AND kind = 'block'", person, other
        )
        return bool(found)

    async def blocked_with(self, person: str) -> set[str]:
        """Everybody whom the person has blocked or who has blocked them."""
        found = await self.rows(
            "SELECT other FROM relations WHERE person = ? AND kind = 'block' "
            "UNION SELECT person FROM relations WHERE other = ? AND kind = 'block'",
            *(person, person),
        )
        return {row[0] for row in found}

    # Reports

    async def report(self, report: Report) -> None:
        await self.change(("INSERT INTO reports VALUES (?, ?, ?, ?, ?, ?, ?, ?)", tuple(report)))

    async def reports(
        self, limit: int, after: tuple[int, str] | None = None, settled: bool | None = False, about: str | None = None
    ) -> list[Report]:
        """The latest first; those that are settled, those that are not, or all (``None``)."""
        at, key = after or (None, "")
        found = await self.rows(
            "SELECT * FROM reports WHERE (CAST(? AS BIGINT) IS NULL OR at < ? OR (at = ? AND key > ?)) "
            "AND (CAST(? AS INTEGER) IS NULL OR (settled IS NOT NULL) = (CAST(? AS INTEGER) = 1)) "
            "AND (CAST(? AS TEXT) IS NULL OR about = ?) ORDER BY at DESC, key LIMIT ?",
            *(at, at, at, key, _flag(settled), _flag(settled), about, about, limit),
        )
        return [Report(*row) for row in found]

    async def find_report(self, key: str) -> Report | None:
        found = await self.rows("SELECT * FROM reports WHERE key = ?", key)
        return Report(*found[0]) if found else None

    async def settle(self, key: str, now: int) -> bool:
        """The host has dealt with it; whether there was such a report."""
        return bool(await self.change(("UPDATE reports SET settled = ? WHERE key = ?", (now, key))))

    # Bans and announcements

    async def bans(self, now: int) -> list[Ban]:
        """Those in force."""
        found = await self.rows("SELECT * FROM bans WHERE until IS NULL OR until > ? ORDER BY at DESC, key", now)
        return [Ban(*row) for row in found]

    async def ban(self, ban: Ban) -> None:
        await self.change(
            ("DELETE FROM bans WHERE key = ?", (ban.key,)),
            ("INSERT INTO bans VALUES (?, ?, ?, ?, ?)", tuple(ban)),
        )

    async def unban(self, key: str) -> bool:
        return bool(await self.change(("DELETE FROM bans WHERE key = ?", (key,))))

    async def announcements(self, now: int) -> list[Announcement]:
        """Those that have not ended, the latest first."""
        found = await self.rows("SELECT * FROM announcements WHERE until > ? ORDER BY at DESC, key", now)
        return [Announcement(key, at, until, json.loads(body)) for key, at, until, body in found]

    async def announce(self, told: Announcement) -> None:
        body = json.dumps(told.texts, ensure_ascii=False)
        values = (told.key, told.at, told.until, body)
        await self.change(("INSERT INTO announcements VALUES (?, ?, ?, ?)", values))

    async def end_announcements(self, now: int) -> int:
        """End them all; how many there were."""
        return await self.change(("UPDATE announcements SET until = ? WHERE until > ?", (now, now)))

    # Figures of the running processes

    async def keep_figures(self, figures: Figures, gone: int) -> None:
        """Keep what a process says of itself, and forget those that were last heard before ``gone``."""
        await self.change(
            ("DELETE FROM processes WHERE id = ? OR at < ?", (figures.process, gone)),
            ("INSERT INTO processes VALUES (?, ?, ?)", (figures.process, figures.at, json.dumps(figures.body))),
        )

    async def drop_figures(self, process: str) -> None:
        await self.change(("DELETE FROM processes WHERE id = ?", (process,)))

    async def figures(self, since: int) -> list[Figures]:
        found = await self.rows("SELECT * FROM processes WHERE at >= ? ORDER BY id", since)
        return [Figures(id, at, json.loads(body)) for id, at, body in found]

    async def counts(self) -> dict[str, int]:
        """How many tables (by phase), people, reports that wait and bans there are."""
        phases = await self.rows("SELECT phase, count(*) FROM tables GROUP BY phase ORDER BY phase")
        people = await self.rows("SELECT count(*) FROM people")
        reports = await self.rows("SELECT count(*) FROM reports WHERE settled IS NULL")
        counted = {f"tables-{phase}": int(number) for phase, number in phases}
        return {**counted, "people": int(people[0][0]), "reports": int(reports[0][0])}

    # Lists and deletions of whoever runs the server

    async def list_tables(
        self,
        limit: int,
        after: tuple[int, str] | None = None,
        *,
        phase: str | None = None,
        game: str | None = None,
        person: str | None = None,
        before: int | None = None,
    ) -> list[ListedTable]:
        """All tables, the latest first; those of a phase, a game, a person, or not touched since a time."""
        at, key = after or (None, "")
        found = await self.rows(
            "SELECT id, game, public, phase, host, created, updated, face, "
            "(SELECT count(*) FROM entries WHERE table_id = id) FROM tables "
            "WHERE (CAST(? AS BIGINT) IS NULL OR updated < ? OR (updated = ? AND id > ?)) "
            "AND (CAST(? AS TEXT) IS NULL OR phase = ?) AND (CAST(? AS TEXT) IS NULL OR game = ?) "
            "AND (CAST(? AS TEXT) IS NULL OR id IN (SELECT table_id FROM sitting WHERE person = ?)) "
            "AND (CAST(? AS BIGINT) IS NULL OR updated < ?) ORDER BY updated DESC, id LIMIT ?",
            *(at, at, at, key, phase, phase, game, game, person, person, before, before, limit),
        )
        return [ListedTable(row[0], row[1], bool(row[2]), *row[3:]) for row in found]

    async def list_people(
        self,
        limit: int,
        after: tuple[int, str] | None = None,
        *,
        name: str | None = None,
        id: str | None = None,
    ) -> list[ListedPerson]:
        """All people, the newest first; those whose name has a text in it, or one of them."""
        at, key = after or (None, "")
        found = await self.rows(
            "SELECT id, name, created, (SELECT max(used) FROM tokens WHERE person = people.id), "
            "(SELECT count(*) FROM sitting WHERE person = people.id), "
            "(SELECT count(*) FROM reports WHERE about = people.id) FROM people "
            "WHERE (CAST(? AS BIGINT) IS NULL OR created < ? OR (created = ? AND id > ?)) "
            "AND (CAST(? AS TEXT) IS NULL OR lower(name) LIKE ? ESCAPE '!') AND (CAST(? AS TEXT) IS NULL OR id = ?) "
            "ORDER BY created DESC, id LIMIT ?",
            *(at, at, at, key, name, _contains(name), id, id, limit),
        )
        return [ListedPerson(*row) for row in found]

    async def delete_tables(self, ids: Sequence[str]) -> None:
        """Delete them with all that is kept of them."""
        statements: list[Statement] = []
        for id in ids:
            statements += [(f"DELETE FROM {rows} WHERE table_id = ?", (id,)) for rows in OF_A_TABLE]
            statements.append(("DELETE FROM tables WHERE id = ?", (id,)))
        if statements:
            await self.change(*statements)

    async def old_tables(self, before: int, limit: int) -> list[str]:
        """Tables that nothing has happened at since then, finished or abandoned."""
        found = await self.rows("SELECT id FROM tables WHERE updated < ? ORDER BY updated, id LIMIT ?", before, limit)
        return [row[0] for row in found]

    async def old_people(self, before: int, limit: int) -> list[str]:
        """People who are at no table, said nothing at any, and have not been seen since then on any device."""
        found = await self.rows(
            "SELECT id FROM people WHERE created < ? "
            "AND NOT EXISTS (SELECT 1 FROM tokens WHERE person = people.id AND used >= ?) "
            "AND NOT EXISTS (SELECT 1 FROM sitting WHERE person = people.id) "
            "AND NOT EXISTS (SELECT 1 FROM said WHERE person = people.id) ORDER BY created, id LIMIT ?",
            *(before, before, limit),
        )
        return [row[0] for row in found]

    async def drop_old(self, before: int, now: int) -> None:
        """Reports from before then, and bans and announcements that are over."""
        await self.change(
            ("DELETE FROM reports WHERE at < ?", (before,)),
            ("DELETE FROM bans WHERE until < ?", (now,)),
            ("DELETE FROM announcements WHERE until < ?", (now,)),
        )


def _flag(value: bool | None) -> int | None:
    return None if value is None else int(value)


def _contains(text: str | None) -> str | None:
    if text is None:
        return None
    for sign in "!%_":
        text = text.replace(sign, f"!{sign}")
    return f"%{text.lower()}%"
