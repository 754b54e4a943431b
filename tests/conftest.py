"""Shared by all tests."""

from __future__ import annotations

import os

from hypothesis import settings

# Plain Python unless told otherwise, whatever was compiled here before: a run tells about the sources.
os.environ.setdefault("CONJURA_BUILD", "plain")

# The same examples every time, so that a run tells about the code and not about the day.
settings.register_profile("conjura", derandomize=True, deadline=None, database=None)
settings.load_profile("conjura")
