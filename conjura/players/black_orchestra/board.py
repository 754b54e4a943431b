"""The plots board: every plot in the dossiers, what it needs, what helps it, and its odds as things are and with all
that the conspirators hold.

Dossiers, items and levels lie open, so an observation tells it all; the odds are those that bots play by.
"""

from __future__ import annotations

from typing import Final, Literal

from conjura.black_orchestra.content import FAR, Plot
from conjura.black_orchestra.contract import Outlook, PlotChance, PlotNeed, PlotProspect
from conjura.black_orchestra.rules.difficulty import prospect
from conjura.black_orchestra.rules.limits import supply
from conjura.black_orchestra.terms import AFTER_MOVE, HITLER
from conjura.black_orchestra.view import Observation
from conjura.kernel import Action, Argument, Told
from conjura.players.black_orchestra import plot_words as words
from conjura.players.black_orchestra.free_cards import after_the_roll
from conjura.players.black_orchestra.odds import Kept, surest
from conjura.players.black_orchestra.outlook import is_prepared, means_for
from conjura.players.black_orchestra.plot_helps import helps_for, ways_to
from conjura.players.black_orchestra.preparation import preparation
from conjura.players.black_orchestra.reach import Reach, beside, level_for, reach_of

# What stands in the way besides moves and levels, in steps: a prisoner must be freed, an event must move Hitler.
_STEPS_FROM_PRISON: Final = 6
_STEPS_TO_AN_EVENT: Final = 2


def board(seen: Observation) -> Outlook:
    """All plots in the dossiers, the best first, and the attempt that is being prepared."""
    content = seen.game.content
    found: list[PlotProspect] = []
    known = 0
    for c, dossier in enumerate(seen.dossier):
        for card in dossier:
            plot = content.card[card].plot
            if plot >= 0:
                known += 1
                if not seen.result:
                    found.append(_best_aim(seen, c, plot))
    found.sort(key=_order)
    if found:
        hopeful = [one for one in found if best_chance(one) > 0] or found
        min(hopeful, key=lambda one: one["steps"])["nearest"] = True
    copies = sum([content.card[plot.card].copies for plot in content.plots])
    discarded = sum([content.card[card].plot >= 0 for card in seen.discard])
    unseen = copies - known - discarded
    return {"plots": found, "unseen": unseen, "preparation": preparation(seen), "untried": None}


def best_chance(plot: PlotProspect) -> float:
    """The best odds of success that are in reach."""
    return max([one["success"] for one in plot["chances"]])


def _order(plot: PlotProspect) -> tuple[float, int]:
    return -best_chance(plot), plot["steps"]


def _best_aim(seen: Observation, c: int, plot: int) -> PlotProspect:
    """The plot at the leader on whom it promises most: Hitler, unless his deputies count too (BO-W3)."""
    aims = [leader for leader in seen.game.aims if seen.leaders[leader] >= 0] or [HITLER]
    return min([_prospect(seen, c, plot, leader) for leader in aims], key=_order)


def _prospect(seen: Observation, c: int, plot: int, leader: int) -> PlotProspect:
    content = seen.game.content
    what = content.plots[plot]
    reach = reach_of(seen, c, what, leader)
    name = content.cards[what.card]
    needs = _needs(seen, c, what, leader, reach)
    steps = reach.steps
    if seen.place[c] == content.prison:
        steps += _STEPS_FROM_PRISON
    elif what.reaction and seen.moment != AFTER_MOVE:
        steps += _STEPS_TO_AN_EVENT
    action = Action("plot", name) if leader == HITLER else Action("plot", name, content.leaders[leader])
    return {
        "plot": name,
        "who": content.sheets[seen.who[c]],
        "seat": seen.game.seat_of[c],
        "leader": content.leaders[leader],
        "action": str(action) if action in seen.legal and seen.game.seat_of[c] == seen.seat else None,
        "needs": needs,
        "helps": helps_for(seen, c, plot, reach),
        "ways": [told.to_json() for told in ways_to(seen, c, leader, reach)],
        "chances": _chances(seen, c, plot, leader, reach, all(need["met"] for need in needs)),
        "steps": steps,
        "nearest": False,
    }


# What it asks for


def _needs(seen: Observation, c: int, what: Plot, leader: int, reach: Reach) -> list[PlotNeed]:
    """Everything that the plot asks for (BO-X1), whether it holds or not."""
    content = seen.game.content
    aim = seen.leaders[leader]
    name: dict[str, Argument] = {"leader": words.leader(seen, leader)}
    level = words.motivation(level_for(what))
    now = words.motivation(seen.motivation[c])
    needs = [_need(reach.courage == 0, level, Told("bo-plots-lacks-courage", {"level": level, "now": now}))]
    if what.fortified >= 0:
        met = aim >= 0 and (content.fortified >> aim & 1) == what.fortified
        needs.append(_need(met, Told("bo-plots-fortified" if what.fortified else "bo-plots-not-fortified", name)))
    if what.in_berlin:
        needs.append(_need(aim >= 0 and bool(content.berlin >> aim & 1), Told("bo-plots-in-berlin", name)))
    if what.stages:
        stages: dict[str, Argument] = {**name, "first": what.stages[0], "last": what.stages[-1]}
        met = aim >= 0 and (content.space_stage[aim] or 1) in what.stages
        needs.append(
            _need(met, Told("bo-plots-in-stages-or-berlin" if 1 in what.stages else "bo-plots-in-stages", stages))
        )
    if what.reaction:
        met = seen.moment == AFTER_MOVE and seen.moment_leader == leader
        needs.append(_need(met, Told("bo-plots-just-moved", name)))
    if seen.place[c] == content.prison:
        needs.append(_need(False, Told("bo-in-prison")))
    elif what.same_space or what.away:
        needs.append(_place_needed(name, what, reach))
    if supply(seen) <= 0:
        needs.append(_need(False, Told("bo-plots-no-dice")))
    return needs


def _place_needed(name: dict[str, Argument], what: Plot, reach: Reach) -> PlotNeed:
    """Where the attempter must be."""
    far: dict[str, Argument] = {**name, "spaces": what.away, "moves": reach.moves}
    if reach.moves >= FAR:
        return _need(False, Told("bo-plots-no-way", far))
    if what.away:
        return _need(reach.moves == 0, Told("bo-plots-away", far), Told("bo-plots-lacks-away", far))
    return _need(reach.moves == 0, Told("bo-plots-same", far), Told("bo-plots-lacks-same", far))


def _need(met: bool, told: Told, unmet: Told | None = None) -> PlotNeed:
    return {"met": met, "told": (told if met or unmet is None else unmet).to_json()}


# The odds


def _chances(seen: Observation, c: int, plot: int, leader: int, reach: Reach, possible: bool) -> list[PlotChance]:
    """With those who are there, and with everybody who is free and all that they hold."""
    alone = _chance(seen, c, plot, leader, beside(seen, c, reach.space), (0, 0))
    if possible:
        first = _told_chance("now", Told("bo-plots-now"), alone)
    elif reach.courage + reach.away == 0 and 0 < reach.moves < FAR and seen.place[c] != seen.game.content.prison:
        first = _told_chance("then", Told("bo-plots-after", {"moves": reach.moves}), alone)
    else:
        first = _told_chance("then", Told("bo-plots-then"), alone)
    prison = seen.game.content.prison
    others = [other for other, place in enumerate(seen.place) if other != c and place != prison]
    everybody = _chance(seen, c, plot, leader, others, after_the_roll(seen))
    if everybody == alone:
        return [first]
    return [first, _told_chance("together", Told("bo-plots-together"), everybody)]


def _chance(
    seen: Observation, c: int, plot: int, leader: int, others: list[int], later: tuple[int, int]
) -> tuple[int, Kept]:
    """The dice in the pool, and the best roll of them."""
    means = means_for(seen, c, plot, others)
    spared = means.eagle_items + (seen.plot_ignore if is_prepared(seen, c, plot) else 0)
    needed = prospect(seen, c, plot, leader, 0, spared)
    dice = min(supply(seen), means.dice + means.dice_items + means.card_dice)
    return dice, surest(dice, needed.targets, needed.eagles, *later)


def _told_chance(when: Literal["now", "then", "together"], told: Told, chance: tuple[int, Kept]) -> PlotChance:
    dice, roll = chance
    return {
        "when": when,
        "told": told.to_json(),
        "dice": dice,
        "kept": roll.dice,
        "success": roll.success,
        "detection": roll.detection,
    }
