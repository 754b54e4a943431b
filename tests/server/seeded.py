"""``conjura serve`` whose games are dealt from the seed that a test has written down, so that they can be dealt again.

Only the tests can do this. A server draws the seed of every game from the system; this process, which only
``tests.server.kit`` starts, takes it from a file instead, where there is something in that file.
"""

from __future__ import annotations

import os
import secrets
import sys
from pathlib import Path

from conjura.cli import main

SEED_BYTES = 32  # what a table asks the system for when it draws a seed; nothing else in the house asks for that

_from_the_system = secrets.token_hex


def token_hex(nbytes: int | None = None) -> str:
    written = Path(os.environ["CONJURA_TEST_SEED_FILE"]).read_text(encoding="utf-8") if nbytes == SEED_BYTES else ""
    return written or _from_the_system(nbytes)


secrets.token_hex = token_hex  # at import: the worker processes of a server import this file too

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
