"""Schemathesis over the OpenAPI description with many more cases than the tests have time for.

python -m benchmarks.server_fuzz --examples 100
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path

from tests.server.kit import Server
from tests.server.test_openapi import fuzz


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--examples", type=int, default=100, help="cases per route")
    given = parser.parse_args()
    started = time.monotonic()
    with (
        tempfile.TemporaryDirectory(prefix="conjura-fuzz-") as folder,
        Server(f"sqlite:///{Path(folder) / 'fuzz.sqlite'}") as server,
    ):
        count, statuses = fuzz(server.url, given.examples)
        assert "ERROR" not in server.log(), server.log()
    print(f"{count} cases in {time.monotonic() - started:.0f} s, statuses {sorted(statuses)}, no server error")


if __name__ == "__main__":
    main()
