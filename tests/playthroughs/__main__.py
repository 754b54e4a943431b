"""``python -m tests.playthroughs``: write the golden games anew. Read the difference before you commit it."""

from __future__ import annotations

from tests import playthroughs

written = playthroughs.write()
size = sum(path.stat().st_size for path in written)
print(f"{len(written)} games, {size / 1000:.0f} kB, in {playthroughs.FOLDER.name}/")
