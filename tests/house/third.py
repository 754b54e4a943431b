"""A game of which nothing in the package knows, at a table, in the lab and in the terminal; run by ``test_house``."""

import conjura

conjura.GAMES["pennies"] = ("tests.house.pennies", "Pennies")  # the one line

from conjura.kernel import BadOptions, Record, Seen  # noqa: E402
from conjura.lab.simulate import Order, simulate  # noqa: E402
from conjura.lab.tournament import Contest, hold  # noqa: E402
from conjura.players import names  # noqa: E402
from conjura.server import http  # noqa: E402
from conjura.table import Act, Say, Seat, Start, Table, choices, view  # noqa: E402
from conjura.terminal.reader import Reader, words_for  # noqa: E402

assert names("pennies") == ["random"]

seats = [Seat("person", "ana", "Ana"), Seat("person", "ben", "Ben")]
table = Table.make("t", "pennies", {}, host="ana", name="Ana", seats=seats)
table.do(Start(), "ana")
for seat, person in enumerate(("ana", "ben")):
    shown = view.personal(table, person, seat, None)
    assert shown["status"]["mine"] == {"key": "page-your-turn"}
    assert [choice["title"]["args"] for choice in shown["choices"]] == [{"name": "heads"}, {"name": "tails"}]
    table.do(Say("hello"), person)
    table.do(Act("lay heads", table.version), person)
assert table.outcome is not None and table.outcome.side == "first"
assert table.match is not None
Record.loads(table.match.record.dumps()).audit(conjura.game("pennies"))

report = simulate(Order("pennies", {}, 100, "random", 1))
assert sum(report["wins"].values()) == report["outcomes"]["laid"] == 100
assert 50 < report["pennies"]["heads"] < 150

report = hold(Contest("pennies", {}, [2], ["random"], 10, 1, sides={"first": "random", "second": "random"}))
assert [row["role"] for row in report["rates"]] == [None, "first", "second"]
assert sum(row["won"] for row in report["wins"]) == 10

events = table.match.events
seen = Seen.of(table.game, table.match.state.observe(0), events)
reader = Reader(words_for(table.game, "en"), ["Ana", "Ben"])
assert [reader.line(event, seen) for event in events] == ["Ana", "Ben"]
assert list(reader.table(seen)) == ["Now", "  2"]

assert http._offer("pennies").settings == []
try:
    choices.refuse_local("pennies", {"edge": "/etc"})
except BadOptions as refused:
    assert refused.code == "unknown-pack"
else:
    raise AssertionError("a guest may not name things of this machine")
