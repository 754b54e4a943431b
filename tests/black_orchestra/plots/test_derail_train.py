"""C, Derail Train: at once after an event card moved Hitler, in anyone's turn, from anywhere.

Civilian +1 die, Intel +1 die, Map +1 die. It costs no action (ours).
"""

from __future__ import annotations

import pytest

from tests.black_orchestra.plots.answer import AnswersAMove, asked
from tests.black_orchestra.plots.attempt import ABWEHR, CIVILIAN, WEHRMACHT

PLOT = "derail-train"
ITEMS = ("intel", "map")


class TestTheAnswer(AnswersAMove):
    plot, items = PLOT, ITEMS
    holder, rival, rival_plot = CIVILIAN, ABWEHR, "plane-bomb"


@pytest.mark.rule("BO-X2")
@pytest.mark.parametrize(("by", "dice"), [(CIVILIAN, 2), (ABWEHR, 1), (WEHRMACHT, 1)])
def test_a_die_for_ones_affiliation(by: str, dice: int) -> None:
    table = asked(PLOT, by)
    table.do(f"plot {PLOT}")
    assert table.state.plot_pool == dice


@pytest.mark.rule("BO-X2")
@pytest.mark.parametrize("item", ITEMS)
def test_each_item_once(item: str) -> None:
    table = asked(PLOT, WEHRMACHT, item, item)
    table.do(f"plot {PLOT}", f"use olbricht {item}")
    assert table.asks == (WEHRMACHT, "plot-dice")
    assert table.state.plot_pool == 2
    assert table.items(WEHRMACHT) == [item]


@pytest.mark.rule("BO-X2")
def test_both_items_together_and_no_others() -> None:
    table = asked(PLOT, WEHRMACHT, *ITEMS, "badge")
    table.do(f"plot {PLOT}", *[f"use olbricht {item}" for item in ITEMS])
    assert table.state.plot_pool == 3
    assert table.items(WEHRMACHT) == ["badge"]
