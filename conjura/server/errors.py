"""Errors as the network sees them: a status, and a code with its sentence."""

from __future__ import annotations

import logging
from functools import cache
from pathlib import Path
from typing import Any

from conjura.kernel import ConjuraError
from conjura.store import StoreError
from conjura.words import LANGUAGES, MissingWords, Words

_STATUS = {
    "malformed": 400,
    "not-found": 404,
    "no-identity": 401,
    "not-your-seat": 403,
    "not-seated": 403,
    "not-host": 403,
    "no-spectators": 403,
    "bad-origin": 403,
    "banned": 403,
    "banned-until": 403,
    "banned-here": 403,
    "talk-silenced": 403,
    "not-yourself": 409,
    "no-such-line": 404,
    "relation-none": 404,
    "too-many-relations": 429,
    "sanction-given": 409,
    "sanction-none": 404,
    "vote-given": 409,
    "vote-none": 409,
    "vote-too-few": 409,
    "not-json": 415,
    "no-such-table": 404,
    "too-large": 413,
    "method": 405,
    "too-fast": 429,
    "too-many-tables": 429,
    "too-many-connections": 429,
    "too-many-guests": 429,
    "too-many-sign-ins": 429,
    "sign-in-unknown": 403,
    "internal": 500,
    "stale-action": 409,
    "version-ahead": 409,
    "seat-taken": 409,
    "seat-one": 409,
    "seat-back": 409,
    "seat-yours": 409,
    "seat-present": 409,
    "seat-substituted": 409,
    "seat-called": 409,
    "seats-empty": 409,
    "draft-none": 409,
    "draft-on": 409,
    "draft-turn": 409,
    "draft-taken": 409,
    "proposal-open": 409,
    "proposal-none": 409,
    "bots-quiet": 409,
    "bot-muted": 409,
    "wish-unknown": 409,
    "hints-off": 403,
    "hints-against": 403,
    "hint-unadvised": 409,
    "hint-nothing": 409,
    "no-outlook": 404,
    "paused-already": 409,
    "paused-not": 409,
}


def status_of(error: ConjuraError) -> int:
    if isinstance(error, StoreError):
        return 503
    if error.code.startswith("table-"):
        return 409
    return _STATUS.get(error.code, 422)


def error_json(error: ConjuraError, language: str = "en") -> dict[str, Any]:
    """Code, rule, arguments and the sentence. Only what the error was given goes out; never a cause or a trace."""
    told = {} if isinstance(error, StoreError) else error.args_by_name  # what a database says is for the log
    args = {name: _plain(value) for name, value in told.items()}
    return {"code": error.code, "rule": error.rule, "args": args, "text": sentence(error, language)}


def sentence(error: ConjuraError, language: str) -> str:
    args = {name: _plain(value) for name, value in error.args_by_name.items()}
    try:
        return _words(language).say(error.key, **args)
    except MissingWords:
        return error.code


def log_place(log: logging.Logger, error: Exception, where: str = "") -> None:
    """What broke, and at which place. The values stay out of the log: they may be somebody's cards."""
    places = []
    trace = error.__traceback__
    while trace is not None:
        places.append(f"{Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}")
        trace = trace.tb_next
    log.error("%s%s in %s", f"{where}: " if where else "", type(error).__name__, " < ".join(reversed(places[-6:])))


def read_words() -> None:
    """Read the sentences of all languages; it takes a moment."""
    for language in LANGUAGES:
        _words(language)


def language_of(accepted: str | None) -> str:
    """The first of our languages that the client asks for."""
    for part in (accepted or "").split(","):
        tag = part.split(";")[0].strip().lower().split("-")[0]
        if tag in LANGUAGES:
            return tag
    return "en"


@cache
def _words(language: str) -> Words:
    return Words(language)


def _plain(value: Any) -> str | int | float:
    return value if isinstance(value, int | float | str) and not isinstance(value, bool) else str(value)
