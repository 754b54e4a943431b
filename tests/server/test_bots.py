"""What is told of the bots' processes: how long they think, how many wait for one, and for how long."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest

import conjura
from conjura.kernel import Chance
from conjura.server.bots import Thinkers
from conjura.server.metrics import Metrics
from tests.server.kit import until

ASKED = 4  # at once, of one process


def figure(metrics: Metrics, name: str) -> float:
    found = re.search(rf"^conjura_{name} (\S+)$", metrics.text(), re.MULTILINE)
    assert found is not None, name
    return float(found[1])


@pytest.mark.finding("S14")
def test_waiting_for_a_process_is_no_thinking() -> None:
    """S14: thoughts that follow one another in one process take no longer together than the time that passed."""

    async def ask() -> tuple[Metrics, float, float]:
        metrics = Metrics()
        thinkers = Thinkers(1, 60.0, metrics)
        state: Any = conjura.game("secret-hitler", players=5).new(Chance.seeded("S14"))
        seat = state.decisions()[0].seat
        loop = asyncio.get_running_loop()

        async def choose(number: int) -> None:
            action = await thinkers.choose("secret-hitler", "simple", f"t{number} 0", state.observe(seat), "s", True)
            assert action in state.legal(seat)

        begun = loop.time()
        thoughts = [asyncio.create_task(choose(number)) for number in range(ASKED)]
        await until(lambda: figure(metrics, "bots_waiting") == ASKED - 1)
        waiting = figure(metrics, "bots_waiting")
        await asyncio.gather(*thoughts)
        passed = loop.time() - begun
        await thinkers.close()
        return metrics, waiting, passed

    metrics, waiting, passed = asyncio.run(ask())
    assert waiting == ASKED - 1
    assert figure(metrics, "bots_waiting") == 0
    assert figure(metrics, "bot_thinking_seconds_count") == figure(metrics, "bot_waiting_seconds_count") == ASKED
    thinking = figure(metrics, "bot_thinking_seconds_sum")
    assert thinking <= passed
    # All but the first waited at least for the first, which began with the start of the process.
    assert figure(metrics, "bot_waiting_seconds_sum") > (ASKED - 1) * thinking / ASKED
