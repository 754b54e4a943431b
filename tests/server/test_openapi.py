"""Schemathesis over the OpenAPI description: whatever it thinks of, the server has an answer, and a typed one."""

from __future__ import annotations

import random
from typing import Any

import httpx
import hypothesis
import schemathesis
from hypothesis import HealthCheck, Phase

from tests.server.kit import Guest, Server, table_of

# After these the guest who asked is not known any more.
ENDING = ("DELETE", "/api/me"), ("POST", "/api/sign-in"), ("POST", "/api/sign-out")
EXAMPLES = 12  # per route and kind of case; `python -m benchmarks.server_fuzz` runs many more


def fuzz(url: str, examples: int) -> tuple[int, set[int]]:
    """Throw cases at every route, as a guest who sits at a running table; gives their number and the statuses seen."""
    party = [Guest(url, "Fuzz"), Guest(url, "Other")]
    tables = [table_of(party, bots=3), party[0].post("/tables", game="secret-hitler")["table"]["id"], "nothing-here"]
    description = httpx.get(f"{url}/api/openapi.json").json()
    schema: Any = schemathesis.openapi.from_dict(description)
    rng = random.Random(1)
    count, statuses = 0, set()

    with httpx.Client(base_url=url, timeout=20) as http:
        for found in schema.get_all_operations():
            operation = found.ok()

            @hypothesis.settings(
                max_examples=examples,
                deadline=None,
                database=None,
                derandomize=True,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            @hypothesis.given(case=operation.as_strategy())
            def throw(case: Any) -> None:
                nonlocal count
                path = dict(case.path_parameters or {})
                if "table_id" in path and rng.random() < 0.8:
                    path["table_id"] = rng.choice(tables)
                case.path_parameters = path
                if isinstance(case.body, dict):  # now and then something that gets further in
                    for name, likely in (("game", "secret-hitler"), ("action", "vote ja"), ("options", {"players": 6})):
                        if name in case.body and rng.random() < 0.7:
                            case.body[name] = likely
                request = case.as_transport_kwargs(base_url=url)
                request.pop("cookies", None)
                headers = {str(name): str(value) for name, value in (request.pop("headers", None) or {}).items()}
                headers = {name: value for name, value in headers.items() if value.isascii() and value.isprintable()}
                guest = Guest(url, "Gone soon") if (case.method, case.path) in ENDING else party[0]
                headers.update(guest.bearer)
                answer = http.request(
                    request.pop("method"),
                    request.pop("url"),
                    headers=headers,
                    **{k: v for k, v in request.items() if v},
                )
                count += 1
                statuses.add(answer.status_code)
                assert answer.status_code < 500, (case.method, case.formatted_path, case.body, answer.text)
                if answer.status_code >= 400:
                    assert set(answer.json()["error"]) == {"code", "rule", "args", "text"}

            throw()
    return count, statuses


def test_no_request_breaks_the_server(sqlite: str) -> None:
    with Server(sqlite) as server:
        count, statuses = fuzz(server.url, EXAMPLES)
        assert "ERROR" not in server.log(), server.log()
        assert httpx.get(f"{server.url}/api/health").status_code == 200
    assert count > 150
    assert {200, 201, 422} <= statuses
