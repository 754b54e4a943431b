"""Sessions of seeded games of Secret Hitler, each with what is hidden in it, for ``web/tests/hidden.test.ts``.

``python -m tests.stage.sessions 200`` writes a line of JSON for each of so many: what everybody is told of it, and the
parties and hands that nobody is told of.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from itertools import islice
from typing import Any

from conjura.table import Act, Seat, Start, Table
from conjura.table.view import personal

SAID = ("claimed", "conflict")  # what people say is not hidden
VOTES = {"vote": 1.0, "claim": 0.1}


def played(number: int) -> list[Any]:
    """The events of a game to its end."""
    rng = random.Random(number)
    players = 5 + number % 6
    seats = [Seat("person", "me", "Ana")] * players
    table = Table.make(
        "sessions", "secret-hitler", {"players": players}, host="me", name="Ana", seats=seats, seed=number
    )
    table.do(Start(), "me")
    while table.phase == "running":
        seat = table.required()[0]
        legal = personal(table, "me", seat, table.version)["legal"]
        action = rng.choices(legal, [VOTES.get(one.split()[0], 1.0) for one in legal])[0]
        table.do(Act("vote ja" if "vote ja" in legal else action, table.version, seat), "me")
    assert table.match is not None
    return table.match.events


def sessions() -> Iterator[dict[str, Any]]:
    number = 0
    while True:
        events = played(number)
        number += 1
        parties = ["liberal" if role == "liberal" else "fascist" for role in events[-1].public["roles"]]
        hands = iter(events[-1].public["sessions"])
        session: dict[str, Any] | None = None
        for at, event in enumerate(events):
            if event.kind in ("candidate", "over") and session is not None:
                yield session
                session = None
            if event.kind == "drawn":
                hand = next(hands)
                offices = [parties[hand[office]] for office in ("president", "chancellor")]
                session = {"events": [], "parties": offices, "drawn": hand["drawn"], "passed": hand["passed"]}
            if session is not None and event.kind not in SAID:
                session["events"].append({"number": at, "kind": event.kind, "source": "", **event.public})


if __name__ == "__main__":
    for found in islice(sessions(), int(sys.argv[1])):
        print(json.dumps(found, separators=(",", ":")))
