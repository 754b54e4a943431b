"""A bot that does anything it may, for statistics and for finding dead ends."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from conjura.kernel import Action
from conjura.kernel.compiling import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot:
    """Each legal action is as likely as any other."""

    name = "random"

    def choose(self, observation: Any, rng: random.Random) -> Action | None:
        return self.pick(observation.legal, rng)

    def pick(self, legal: Sequence[Action], rng: random.Random) -> Action:
        """It looks at nothing but what is legal, so nobody needs to make an observation for it."""
        return legal[int(rng.random() * len(legal))]
