"""Shares and their intervals."""

from __future__ import annotations

import pytest

from conjura.lab.intervals import Count, difference, share


def test_one_value_a_deal_gives_wilsons_interval() -> None:
    value, low, high = share([Count(1, 1)] * 8 + [Count(0, 1)] * 2)
    assert (value, low, high) == pytest.approx((0.8, 0.490162, 0.943318), abs=1e-6)


def test_seats_that_share_a_result_count_once() -> None:
    deals = [Count(1, 1)] * 30 + [Count(0, 1)] * 20
    seven = [Count(7 * count.wins, 7) for count in deals]
    assert share(seven) == pytest.approx(share(deals))


def test_seats_that_do_not_share_a_result_tell_more() -> None:
    together, apart = (
        share([Count(2, 2), Count(0, 2)] * 20),
        share([Count(1, 2), Count(2, 2), Count(0, 2), Count(1, 2)] * 10),
    )
    assert together.value == apart.value == 0.5
    assert together.low < apart.low < 0.5


@pytest.mark.parametrize(("wins", "low", "high"), [(0, 0.0, 0.0370), (1, 0.9630, 1.0)])
def test_deals_that_all_came_out_alike_are_no_certainty(wins: int, low: float, high: float) -> None:
    assert share([Count(wins, 1)] * 100) == pytest.approx((wins, low, high), abs=1e-4)


def test_a_difference_on_the_same_deals_leaves_their_luck_out() -> None:
    """Both win on good deals and lose on bad ones; we win five more. Apart, nobody could tell them from each other."""
    ours = {deal: Count(int(deal < 55), 1) for deal in range(100)}
    theirs = {deal: Count(int(deal < 50), 1) for deal in range(100)}
    value, low, high = difference(ours, theirs)
    assert value == pytest.approx(0.05)
    assert 0 < low < 0.05 < high < 0.1
    unlucky = {deal: Count(int(deal % 2), 1) for deal in range(100)}
    assert difference(ours, unlucky).low < 0


def test_a_single_deal_says_nothing_of_a_difference() -> None:
    assert difference({1: Count(1, 1)}, {1: Count(0, 1)}) == (1, -1, 1)
