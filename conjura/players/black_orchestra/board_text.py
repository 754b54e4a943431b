"""The plots board as lines of text."""

from __future__ import annotations

from conjura.black_orchestra.contract import Outlook, PlotChance, PlotHelp, PlotProspect
from conjura.kernel import Argument, Section, Told


def board_text(outlook: Outlook) -> list[Section]:
    """One part for each plot, the best first; or where plots are to be found."""
    if not outlook["plots"]:
        return [Section(Told("bo-plots-title"), [Told("bo-plots-none", {"unseen": outlook["unseen"]})])]
    return [_plot(one) for one in outlook["plots"]]


def _plot(plot: PlotProspect) -> Section:
    names: dict[str, Argument] = {
        "plot": Told(f"plot-{plot['plot']}"),
        "who": Told(f"conspirator-{plot['who']}.short"),
    }
    heading = Told("bo-plots-heading-nearest" if plot["nearest"] else "bo-plots-heading", names)
    lines = [
        Told("bo-plots-met" if need["met"] else "bo-plots-unmet", {"what": Told.from_json(need["told"])})
        for need in plot["needs"]
    ]
    lines += [_help(one) for one in plot["helps"]]
    lines += [Told.from_json(way) for way in plot["ways"]]
    return Section(heading, [*lines, *[_chance(one) for one in plot["chances"]]])


def _help(help: PlotHelp) -> Told:
    """What it would give, and who has it or where it lies."""
    if help["rerolls"]:
        gives = Told("bo-plots-reroll")
    elif help["eagles"]:
        gives = Told("bo-plots-less-eagles", {"eagles": help["eagles"]})
    else:
        gives = Told("bo-plots-more-dice", {"dice": help["dice"]})
    args: dict[str, Argument] = {"what": Told.from_json(help["what"]), "gives": gives}
    if help["where"] is None:
        return Told("bo-plots-help", args)
    return Told("bo-plots-help-where", {**args, "where": Told.from_json(help["where"])})


def _chance(chance: PlotChance) -> Told:
    success, detection = (round(100 * one, 1) for one in (chance["success"], chance["detection"]))
    odds = Told("bo-odds", {"success": success, "detection": detection})
    args: dict[str, Argument] = {"when": Told.from_json(chance["told"]), "dice": chance["dice"], "odds": odds}
    return Told("bo-plots-chance", args)
