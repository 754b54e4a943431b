"""How a server is run, and what it will put up with."""

from __future__ import annotations

import os

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """What one client may do. Each refusal names its reason."""

    message_bytes: int = 16_384
    messages_per_second: float = 20.0  # per connection or, over HTTP, per identity or address
    messages_burst: int = 80
    connections_per_address: int = 200
    work_per_second: float = 50.0  # milliseconds of the server's time that one address may take, more or less
    work_burst: float = 500.0
    tables_per_person: int = 20  # unfinished ones of which somebody is host
    tables_per_hour: int = 60  # that one person makes
    data_per_hour: int = 10  # times that one person asks for all that is kept about them
    names_per_hour: int = 30  # that one person goes by
    reports_per_hour: int = 20  # that one person sends to the host of the server
    talk_per_second: float = 1.0  # lines of one person
    talk_burst: int = 15
    gallery_per_second: float = 3.0  # lines of all spectators of a table together
    gallery_burst: int = 30
    changes_per_second: float = 1.0  # whatever else one person does to a table beside playing
    changes_burst: int = 60
    guests_per_hour: int = 300  # new identities per address
    sign_ins_per_address: int = 20  # tries to sign in by a code or a key, in ten minutes
    sign_ins: int = 3000  # the same from all addresses together
    connections_per_table: int = 500  # of spectators; those who play have places of their own
    connections_per_player: int = 10  # of one person at a table where they play
    asking_seconds: float = 15.0  # for a request, headers and body
    reading_seconds: float = 15.0  # for what waits to be read


class Config(msgspec.Struct, frozen=True):
    """Everything ``conjura serve`` can be told."""

    database: str = "sqlite:///conjura.sqlite"
    host: str = "127.0.0.1"
    port: int = 8700
    prefix: str = ""  # the path below which a proxy shows it: "/conjura"
    workers: int = 1
    bot_processes: int = max(1, (os.cpu_count() or 2) - 1)
    bot_seconds: float = 5.0
    origins: tuple[str, ...] = ()  # other origins whose pages may use the server
    proxies: tuple[str, ...] = ()  # addresses and networks of proxies whose word on who asks is taken
    keep_days: float | None = None  # after which tables at which nothing happens are deleted; None: never
    log_level: str = "info"
    log_format: str = "text"  # or "json"
    limits: Limits = Limits()
