from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.kit import Server, deal_from, postgresql


@pytest.fixture(autouse=True)
def dealt(request: pytest.FixtureRequest) -> str:
    """Whatever a test plays is dealt from its own name, whichever tests ran before."""
    return deal_from(request.node.name)


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite, shared by the tests that do not harm it."""
    file = tmp_path_factory.mktemp("server") / "tables.sqlite"
    with Server(f"sqlite:///{file}") as running:
        yield running


@pytest.fixture(scope="package")
def database() -> Iterator[str]:
    """A PostgreSQL."""
    with postgresql() as url:
        yield url


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """A place for a SQLite file that does not exist yet."""
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"
