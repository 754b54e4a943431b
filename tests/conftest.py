"""Shared by all tests."""

from __future__ import annotations

from hypothesis import settings

# The same examples every time, so that a run tells about the code and not about the day.
settings.register_profile("conjura", derandomize=True, deadline=None, database=None)
settings.load_profile("conjura")
