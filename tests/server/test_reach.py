"""Where others in the network find a server that listens everywhere: what is printed, and what the page's link says."""

from __future__ import annotations

import ipaddress
import socket

import httpx
import pytest

from conjura.cli import main
from conjura.server import reach
from conjura.server.config import Config
from conjura.words import Words
from tests.server.kit import Server

EVERYWHERE = ("0.0.0.0", "::")


class Ways:
    """The network of a machine: which address it speaks from on its way somewhere. No datagram is sent."""

    def __init__(self, **ways: str) -> None:
        self.ways = {name.replace("_", "."): mine for name, mine in ways.items()}
        self.mine = ""

    def __call__(self, family: int, kind: int) -> Ways:
        assert kind == socket.SOCK_DGRAM
        return self

    def __enter__(self) -> Ways:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def connect(self, there: tuple[str, int]) -> None:
        if there[0] not in self.ways:
            raise OSError(101, "Network is unreachable")
        self.mine = self.ways[there[0]]

    def getsockname(self) -> tuple[str, int]:
        return self.mine, 40_000


@pytest.mark.parametrize(
    ("ways", "found"),
    [
        ({"192.0.2.1": "192.168.1.20", "10.255.255.254": "10.0.0.7"}, "192.168.1.20"),
        ({"10.255.255.254": "10.0.0.7"}, "10.0.0.7"),  # a network without a way out of it
        ({"192.0.2.1": "127.0.0.1", "192.168.255.254": "192.168.7.2"}, "192.168.7.2"),
        ({"192.0.2.1": "127.0.0.1"}, None),
        ({}, None),
    ],
)
def test_the_address_is_the_one_that_the_machine_speaks_from(
    monkeypatch: pytest.MonkeyPatch, ways: dict[str, str], found: str | None
) -> None:
    monkeypatch.setattr(reach.socket, "socket", Ways(**ways))
    assert reach.address_for_others("0.0.0.0") == found


def test_an_address_that_needs_the_name_of_a_cable_is_of_no_use(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach.socket, "socket", Ways(**{"2001:db8::1": "fe80::1%eth0", "fd00::1": "fd12::3"}))
    assert reach.address_for_others("::") == "fd12::3"


def test_a_server_that_listens_at_one_address_is_found_there_and_nowhere_else() -> None:
    assert reach.address_for_others("192.168.1.20") == "192.168.1.20"
    for host in ("127.0.0.1", "::1", "localhost"):
        assert reach.address_for_others(host) is None


def test_what_this_machine_really_speaks_from_is_no_loopback() -> None:
    for host in EVERYWHERE:
        found = reach.address_for_others(host)
        assert found is None or not ipaddress.ip_address(found).is_loopback


@pytest.mark.parametrize(
    ("host", "is_mine"),
    [
        *((name, True) for name in ("127.0.0.1:8700", "127.9.9.9", "localhost", "LOCALHOST:80", "a.localhost")),
        *((name, True) for name in ("[::1]:8700", "localhost.")),
        *((name, False) for name in ("192.168.1.20:8700", "conjura.example", "localhost.example", "", "[::1", "::")),
    ],
)
def test_which_names_mean_the_machine_of_whoever_uses_them(host: str, is_mine: bool) -> None:
    assert reach.is_this_machine(host) is is_mine


def test_who_came_by_another_name_is_told_nothing_of_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "address_for_others", lambda host: "192.168.1.20")
    config = Config(host="0.0.0.0", port=8701)
    assert reach.origin_for_others(config, "127.0.0.1:8701") == "http://192.168.1.20:8701"
    assert reach.origin_for_others(config, "conjura.example") is None


def test_a_page_on_the_machine_itself_is_told_where_to_send_others(sqlite: str) -> None:
    def asked(server: Server, name: str) -> object:
        return httpx.get(f"{server.url}/api/reach", headers={"Host": name}).json()

    with Server(sqlite) as server:
        assert asked(server, f"127.0.0.1:{server.port}") == {"origin": None, "everywhere": False}
    with Server(sqlite, "--host", "0.0.0.0") as server:
        mine = reach.address_for_others("0.0.0.0")
        found = None if mine is None else f"http://{mine}:{server.port}"
        assert asked(server, f"localhost:{server.port}") == {"origin": found, "everywhere": True}
        assert asked(server, "conjura.example") == {"origin": None, "everywhere": True}
        if found is not None:
            assert httpx.get(f"{found}/api/live").status_code == 200  # it can be reached there


@pytest.mark.parametrize(
    ("host", "found", "address", "said"),
    [
        ("0.0.0.0", "192.168.1.20", "http://192.168.1.20:8701/", "cli-serving-network"),
        ("::", "fd12::3", "http://[fd12::3]:8701/", "cli-serving-network"),
        ("0.0.0.0", None, "http://127.0.0.1:8701/", "cli-serving-alone"),
        ("::", None, "http://[::1]:8701/", "cli-serving-alone"),
        ("127.0.0.1", None, "http://127.0.0.1:8701/", None),
    ],
)
def test_the_printed_address_is_one_that_others_can_open(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    host: str,
    found: str | None,
    address: str,
    said: str | None,
) -> None:
    monkeypatch.setattr(reach, "address_for_others", lambda host: found)
    monkeypatch.setattr("conjura.server.run.serve", lambda config, opened: opened() or 0)
    monkeypatch.setenv("CONJURA_LANGUAGE", "en")
    assert main(["serve", "--host", host, "--port", "8701"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert address in lines[0]
    assert lines[1:] == ([] if said is None else [Words("en").say(said)])
