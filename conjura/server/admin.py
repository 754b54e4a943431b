"""``conjura admin``: what whoever runs a server can look at and decide, also while it runs.

It works on the database. A running server hears of what was decided within a second or two.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import secrets
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from functools import partial
from typing import Any, Final

from conjura.kernel import BadOptions
from conjura.server.config import Config
from conjura.words import LANGUAGES, Words

DAY: Final = 24 * 3_600_000
HOUR: Final = 3_600_000
PHASES: Final = ("open", "running", "finished", "closed")
KINDS: Final = ("tables", "people", "reports", "bans", "announcements")
_LISTED: Final = 50
_ID_WITH_A_DASH: Final = re.compile(r"-[A-Za-z0-9_][A-Za-z0-9_-]{9,}$")
_FRESH: Final = 30_000  # milliseconds for which the figures of a process count
_ANNOUNCED_HOURS: Final = 24.0
_LONGEST: Final = 500  # characters of an announcement

# What a command needs is loaded when it runs: the other commands of ``conjura`` start without it.


def add_commands(commands: Any, words: Words) -> None:
    """Add ``admin`` with its own commands to the subparsers of ``conjura``."""
    admin = commands.add_parser("admin", help=words.say("cli-admin"), description=words.say("cli-admin-about"))
    inner = admin.add_subparsers(dest="what", metavar=words.say("cli-command"), required=True)

    def command(name: str, run: Any) -> Any:
        text = words.say(f"cli-admin-{name}")
        parser = inner.add_parser(name, help=text, description=text)
        parser.set_defaults(run=lambda given: _run(run, given, words))
        parser._negative_number_matcher = (
            _ID_WITH_A_DASH  # as a negative number is: no option, though it looks like one
        )
        parser.add_argument(
            "--database", default=Config().database, help=words.say("cli-database"), in_environment=True
        )
        return parser

    listing = command("list", _list)
    listing.add_argument("kind", choices=KINDS)
    listing.add_argument("--phase", choices=PHASES, help=words.say("cli-admin-phase"))
    listing.add_argument("--game", help=words.say("cli-admin-game"))
    listing.add_argument("--person", metavar="ID", help=words.say("cli-admin-person"))
    listing.add_argument("--name", metavar="TEXT", help=words.say("cli-admin-name"))
    listing.add_argument("--older", type=_number, metavar="DAYS", help=words.say("cli-admin-older"))
    listing.add_argument("--settled", action="store_true", help=words.say("cli-admin-settled"))
    listing.add_argument("--count", type=_whole, default=_LISTED, metavar="N", help=words.say("cli-admin-count"))
    listing.add_argument("--after", metavar="CURSOR", help=words.say("cli-admin-after"))
    listing.add_argument("--json", action="store_true", help=words.say("cli-admin-json"))

    showing = command("show", _show)
    showing.add_argument("report", metavar="REPORT")
    showing.add_argument("--json", action="store_true", help=words.say("cli-admin-json"))
    command("settle", _settle).add_argument("report", metavar="REPORT", nargs="+")

    numbers = command("numbers", _numbers)
    numbers.add_argument(
        "--watch", type=_number, nargs="?", const=2.0, metavar="SECONDS", help=words.say("cli-admin-watch")
    )
    numbers.add_argument("--json", action="store_true", help=words.say("cli-admin-json"))

    sure = partial(_with_yes, words=words)
    sure(command("close", _close)).add_argument("table", metavar="TABLE")
    deleting = sure(command("delete", _delete))
    deleting.add_argument("kind", choices=("table", "person"))
    deleting.add_argument("id", metavar="ID")

    banning = command("ban", _ban)
    banning.add_argument("who", metavar="PERSON|ADDRESS", help=words.say("cli-admin-ban-who"))
    banning.add_argument("--days", type=_number, metavar="N", help=words.say("cli-admin-ban-days"))
    banning.add_argument("--why", default="", metavar="TEXT", help=words.say("cli-admin-ban-why"))
    command("unban", _unban).add_argument("who", metavar="PERSON|ADDRESS", help=words.say("cli-admin-ban-who"))

    telling = command("announce", _announce)
    telling.add_argument("text", nargs="?", metavar="TEXT", help=words.say("cli-admin-announce-text"))
    for language in LANGUAGES:
        telling.add_argument(
            f"--{language}", metavar="TEXT", help=words.say("cli-admin-announce-in", language=language)
        )
    telling.add_argument(
        "--hours", type=_number, default=_ANNOUNCED_HOURS, metavar="N", help=words.say("cli-admin-announce-hours")
    )
    telling.add_argument("--end", action="store_true", help=words.say("cli-admin-announce-end"))

    cleaning = sure(command("clean", _clean))
    cleaning.add_argument(
        "--keep-days", type=_number, required=True, metavar="N", help=words.say("cli-admin-clean-days")
    )


def _with_yes(parser: Any, words: Words) -> Any:
    parser.add_argument("--yes", action="store_true", help=words.say("cli-admin-yes"))
    return parser


def _number(text: str) -> float:
    number = float(text)
    if not 0 < number < 100_000:
        raise argparse.ArgumentTypeError(text)
    return number


def _whole(text: str) -> int:
    number = int(text)
    if not 1 <= number <= 10_000:
        raise argparse.ArgumentTypeError(text)
    return number


class Desk:
    """The open store, and the words to speak with."""

    def __init__(self, store: Any, words: Words, given: argparse.Namespace) -> None:
        from conjura.server.hub import Hub
        from conjura.server.metrics import Metrics

        self.store = store
        self.words = words
        self.given = given
        self.hub = Hub(store, Config(database=given.database), Metrics())
        self.hub.stopping = True  # tables are changed here, not played

    def say(self, key: str, **args: Any) -> None:
        print(self.words.say(key, **args))

    def time(self, at: int | None) -> str:
        return "" if at is None else datetime.fromtimestamp(at / 1000).astimezone().strftime("%Y-%m-%d %H:%M")

    def print(self, heads: Sequence[str], rows: Sequence[Sequence[Any]]) -> None:
        """A table, as wide as the terminal; each column is named ``cli-admin-head-NAME``."""
        from rich import box
        from rich.console import Console
        from rich.table import Table as Grid
        from rich.text import Text

        grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
        for head in heads:
            grid.add_column(self.words.say(f"cli-admin-head-{head}"), overflow="fold")
        for row in rows:
            grid.add_row(*(Text("" if one is None else str(one)) for one in row))
        Console().print(grid)

    def sure(self, key: str, **args: Any) -> None:
        """Goes on only if what cannot be undone is wanted: by ``--yes``, or by an answer where there is a terminal."""
        if self.given.yes:
            return
        question = self.words.say(key, **args)
        if sys.stdin is not None and sys.stdin.isatty():
            answer = input(f"{question} {self.words.say('cli-admin-type-yes')} ")
            if answer.strip().lower() == self.words.say("cli-admin-the-yes"):
                return
            raise BadOptions("admin-not-done")
        raise BadOptions("admin-yes", question=question)


def _run(work: Callable[[Desk], Awaitable[int | None]], given: argparse.Namespace, words: Words) -> int:
    from conjura import store

    async def go() -> int:
        kept = store.at(given.database)
        await kept.open(beside=True)
        try:
            return await work(Desk(kept, words, given)) or 0
        finally:
            await kept.close()

    try:
        return asyncio.run(go())
    except KeyboardInterrupt:
        return 0


def now() -> int:
    return time.time_ns() // 1_000_000


# Looking


async def _list(desk: Desk) -> None:
    given = desk.given
    found = await _found(desk)
    more = None
    if len(found) > given.count:
        found = found[: given.count]
        last = found[-1]
        more = f"{last['at']}.{last['id']}"
    if given.json:
        print(json.dumps({given.kind: found, "next": more}, ensure_ascii=False, indent=1))
        return
    if not found:
        desk.say("cli-admin-nothing")
        return
    heads = [name for name in found[0] if name not in ("at", "by", "table", "talk")]
    desk.print(heads, [[_cell(desk, name, row[name]) for name in heads] for row in found])
    if more is not None:
        desk.say("cli-admin-more", cursor=more)


def _cell(desk: Desk, name: str, value: Any) -> str:
    if name in _TIMES:
        return desk.time(value)
    if isinstance(value, list):
        return ", ".join(str(one) for one in value)
    if isinstance(value, dict):
        return "\n".join(f"{key}: {text}" for key, text in value.items())
    return "" if value is None else str(value)


_TIMES: Final = frozenset(("created", "updated", "seen", "told", "settled", "until", "since"))


async def _found(desk: Desk) -> list[dict[str, Any]]:
    """What is listed, one more than fits if there is more."""
    given, store = desk.given, desk.store
    many, after = given.count + 1, _cursor(given.after)
    if given.kind == "tables":
        before = None if given.older is None else now() - int(given.older * DAY)
        tables = await store.list_tables(
            many, after, phase=given.phase, game=given.game, person=given.person, before=before
        )
        return [_table_row(one) for one in tables]
    if given.kind == "people":
        people = await store.list_people(many, after, name=given.name, id=given.person)
        return [
            {
                "at": one.created,
                "id": one.id,
                "name": one.name,
                "created": one.created,
                "seen": one.used,
                "tables": one.tables,
                "reports": one.reports,
            }
            for one in people
        ]
    if given.kind == "reports":
        reports = await store.reports(many, after, settled=given.settled, about=given.person)
        return [_report_row(one) for one in reports]
    if given.kind == "bans":
        return [
            {"at": one.at, "id": one.key, "kind": one.kind, "since": one.at, "until": one.until, "why": one.why}
            for one in await store.bans(now())
        ]
    return [
        {"at": one.at, "id": one.key, "since": one.at, "until": one.until, "texts": one.texts}
        for one in await store.announcements(now())
    ]


def _table_row(one: Any) -> dict[str, Any]:
    face = json.loads(one.face)
    return {
        "at": one.updated,
        "id": one.id,
        "game": one.game,
        "phase": one.phase,
        "public": one.public,
        "seats": [name or "–" for name in face["seats"]],
        "people": [person for person in dict.fromkeys(face["people"]) if person],
        "entries": one.entries,
        "created": one.created,
        "updated": one.updated,
    }


def _report_row(one: Any) -> dict[str, Any]:
    body = json.loads(one.body)
    line = next((said.get("text") for said in body["talk"] if said["line"] == body["line"]), None)
    return {
        "at": one.at,
        "id": one.key,
        "told": one.at,
        "what": one.kind,
        "name": body["name"],
        "person": one.about,
        "line": line,
        "text": body["text"],
        "reporter": one.by,
        "table": one.table,
        "settled": one.settled,
    }


def _cursor(text: str | None) -> tuple[int, str] | None:
    if text is None:
        return None
    at, _, id = text.partition(".")
    if not at.isdecimal() or not id:
        raise BadOptions("admin-cursor", cursor=text[:60])
    return int(at), id


async def _report(desk: Desk, key: str) -> Any:
    found = await desk.store.find_report(key)
    if found is None:
        raise BadOptions("admin-no-report", report=key[:60])
    return found


async def _show(desk: Desk) -> None:
    """One report with what was said around it."""
    found = await _report(desk, desk.given.report)
    body = json.loads(found.body)
    if desk.given.json:
        print(json.dumps({**found._asdict(), "body": body}, ensure_ascii=False, indent=1))
        return
    desk.say(
        f"cli-admin-report-{found.kind}",
        time=desk.time(found.at),
        name=body["name"],
        person=found.about,
        reporter=body["by"],
        by=found.by,
        table=found.table,
    )
    if body["text"]:
        desk.say("cli-admin-report-text", text=body["text"])
    rows = [
        (
            "→" if said["line"] == body["line"] else "",
            desk.time(said["at"]),
            said["name"] or "–",
            said["text"] if "text" in said else json.dumps(said["told"], ensure_ascii=False),
        )
        for said in body["talk"]
    ]
    if rows:
        desk.print(("mark", "told", "name", "line"), rows)


async def _settle(desk: Desk) -> None:
    for key in desk.given.report:
        await _report(desk, key)
        await desk.store.settle(key, now())
    desk.say("cli-admin-settled-done", count=len(desk.given.report))


async def _numbers(desk: Desk) -> None:
    while True:
        counts = await desk.store.counts()
        running = await desk.store.figures(now() - _FRESH)
        sums: dict[str, float] = {}
        for process in running:
            for name, value in process.body.items():
                sums[name] = sums.get(name, 0) + value
        figures: dict[str, float] = {"processes": len(running), **sums, **counts}
        if desk.given.json:
            print(json.dumps(figures), flush=True)
        else:
            desk.print(("figure", "number"), [(_figure(desk, name), _short(value)) for name, value in figures.items()])
            if not running:
                desk.say("cli-admin-no-server")
        if desk.given.watch is None:
            return
        await asyncio.sleep(desk.given.watch)


def _figure(desk: Desk, name: str) -> str:
    return desk.words.say(f"cli-admin-number-{name}")


def _short(value: float) -> str:
    return f"{value:,.0f}" if float(value).is_integer() else f"{value:,.3f}"


# Deciding


async def _close(desk: Desk) -> None:
    from conjura.table import Close

    id = await _table(desk, desk.given.table)
    desk.sure("cli-admin-close-sure", table=id)
    await desk.hub.do(id, Close())
    desk.say("cli-admin-closed", table=id)


async def _table(desk: Desk, id: str) -> str:
    if await desk.store.card(id) is None:
        raise BadOptions("admin-no-table", table=id[:60])
    return id


async def _person(desk: Desk, id: str) -> Any:
    found = await desk.store.list_people(1, id=id)
    if not found:
        raise BadOptions("admin-no-person", person=id[:60])
    return found[0]


async def _delete(desk: Desk) -> None:
    from conjura.store import Person

    given = desk.given
    if given.kind == "table":
        id = await _table(desk, given.id)
        desk.sure("cli-admin-delete-table-sure", table=id)
        await desk.store.delete_tables([id])
        await desk.store.tell(f"gone {id}")
        desk.say("cli-admin-deleted-table", table=id)
        return
    person = await _person(desk, given.id)
    desk.sure("cli-admin-delete-person-sure", name=person.name, person=person.id)
    tables = await desk.hub.forget(Person(person.id, b"", person.name, person.created))
    desk.say("cli-admin-deleted-person", name=person.name, tables=tables)


async def _ban(desk: Desk) -> None:
    from conjura.store.hosting import Ban

    given = desk.given
    key, kind, name = await _whom(desk)
    until = None if given.days is None else now() + int(given.days * DAY)
    await desk.store.ban(Ban(key, kind, now(), until, given.why[:_LONGEST]))
    await desk.store.tell("house")
    if until is None:
        desk.say("cli-admin-banned", who=name)
    else:
        desk.say("cli-admin-banned-until", who=name, time=desk.time(until))


async def _unban(desk: Desk) -> None:
    from conjura.server.house import network_of

    who = desk.given.who
    if not (await desk.store.unban(network_of(who) or who)):
        raise BadOptions("admin-not-banned", who=who[:60])
    await desk.store.tell("house")
    desk.say("cli-admin-unbanned", who=who)


async def _whom(desk: Desk) -> tuple[str, Any, str]:
    """An address or network, or the id of a person: how it is kept, what it is, and how to speak of it."""
    from conjura.server.house import network_of

    who = desk.given.who
    network = network_of(who)
    if network is not None:
        return network, "address", network
    person = await _person(desk, who)
    return person.id, "person", f"{person.name} ({person.id})"


async def _announce(desk: Desk) -> None:
    from conjura.store.hosting import Announcement

    given = desk.given
    if given.end:
        count = await desk.store.end_announcements(now())
        await desk.store.tell("house")
        desk.say("cli-admin-announced-end", count=count)
        return
    texts = {language: text for language in LANGUAGES if (text := getattr(given, language))}
    if given.text:
        texts["any"] = given.text
    texts = {language: " ".join(text.split())[:_LONGEST] for language, text in texts.items() if text.strip()}
    if not texts:
        raise BadOptions("admin-no-text")
    until = now() + int(given.hours * HOUR)
    await desk.store.announce(Announcement(secrets.token_hex(4), now(), until, texts))
    await desk.store.tell("house")
    desk.say("cli-admin-announced", time=desk.time(until))


async def _clean(desk: Desk) -> None:
    from conjura.server.retention import clean

    days = desk.given.keep_days
    desk.sure("cli-admin-clean-sure", days=days)
    done = await clean(desk.store, days)
    for id in done.tables:
        await desk.store.tell(f"gone {id}")
    desk.say("cli-admin-cleaned", tables=len(done.tables), people=done.people)
