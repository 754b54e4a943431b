"""``python -m tests.ledger [SH] [BO]``: the ledgers clause by clause, each with its tests."""

from __future__ import annotations

import sys
import textwrap

from tests import ledger


def main(names: list[str]) -> int:
    missing = 0
    for name in names:
        rows = ledger.table(name)
        untested = [clause.id for clause, cited in rows if not cited]
        missing += len(untested)
        print(f"{ledger.LEDGERS[name].name}: {len(rows)} clauses, {len(untested)} without a test\n")
        for clause, cited in rows:
            print(f"{clause.id:7} {textwrap.shorten(clause.text, 110, placeholder=' ...')}")
            for citation in dict.fromkeys((citation.file, citation.test) for citation in cited):
                print(f"        {citation[0]}::{citation[1]}")
            if not cited:
                print("        -- no test --")
        print()
    unknown = ledger.without_clause()
    for citation in unknown:
        print(f"tests/{citation.file}:{citation.line}: {citation.id} is no clause")
    return 1 if missing or unknown else 0


sys.exit(main(sys.argv[1:] or list(ledger.LEDGERS)))
