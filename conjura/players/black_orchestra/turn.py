"""The actions of one's turn: each is judged by what it is worth, and the best is taken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from conjura.black_orchestra.content import FAR
from conjura.black_orchestra.effects.effect import Effect, Kind
from conjura.black_orchestra.effects.structure import OneOf
from conjura.black_orchestra.rules.limits import dossier_limit, item_limit, supply
from conjura.black_orchestra.terms import WHEN_YOU_PREPARE
from conjura.black_orchestra.view import HIDDEN
from conjura.kernel import Action
from conjura.players.black_orchestra.gains import delivery_worth, gift_worth, item_of, release_worth, take_worth
from conjura.players.black_orchestra.goals import Goal, best_move, goals
from conjura.players.black_orchestra.judge import Judge
from conjura.players.black_orchestra.outlook import attempt_worth, is_good, outlook
from conjura.players.black_orchestra.prices import program_worth


def action(judge: Judge, c: int, frame: Any) -> Action:
    """The action that is worth most, the way to something farther off included."""
    best_worth, best = 0.05, Action("end")
    for worth, one in best_of_each_kind(judge, c, judge.weights.conspire_first):
        if worth > best_worth:
            best_worth, best = worth, one
    return best


def best_of_each_kind(judge: Judge, c: int, enough: float) -> list[tuple[float, Action]]:
    """For each kind of action the best of it, with what it is worth; no ways are looked for once so much is found."""
    seen = judge.seen
    content = seen.game.content
    found: dict[str, tuple[float, Action]] = {}
    moves: list[int] = []
    wanted: list[Goal] | None = None
    idle = seen.changes_nothing
    most = max([int(one[1]) for one in seen.legal if one[0] == "conspire"], default=0)
    best_worth = 0.0
    for one in seen.legal:
        if one in idle:
            continue
        verb = str(one[0])
        if verb == "move":
            moves.append(content.space_number[str(one[1])])
            continue
        if verb == "conspire" and one[1] != most:
            continue  # the more dice the better, if any
        if verb in ("act", "ability") and wanted is None:
            wanted = goals(judge, c)
        worth = _worth(judge, c, one, wanted or [])
        best_worth = max(best_worth, worth)
        if verb not in found or worth > found[verb][0]:
            found[verb] = (worth, one)
    if moves and best_worth >= enough and judge.ready_plots(c):
        wanted = goals(judge, c) if wanted is None else wanted
        if any(one.first for one in wanted):
            enough = best_worth + 1.0  # the way to an attempt may be worth more
    if moves and best_worth < enough:
        step = best_move(judge, c, moves, goals(judge, c) if wanted is None else wanted)
        found["move"] = (step.worth, content.do_move[step.space])
    return list(found.values())


def _worth(judge: Judge, c: int, one: Action, wanted: list[Goal]) -> float:
    """What one action is worth; moves are judged all together."""
    seen = judge.seen
    content = seen.game.content
    verb = one[0]
    if verb == "plot":
        return attempt_worth(judge, c, one)
    if verb == "conspire":
        return conspire_worth(judge, c, int(one[1]))
    if verb == "dossier":
        return dossier_worth(judge, c)
    if verb == "collect":
        return take_worth(judge, c, seen.tiles[seen.place[c]])
    if verb == "reveal":
        return take_worth(judge, c, HIDDEN) * judge.weights.reveal_share + judge.weights.reveal_more
    if verb == "deliver":
        delivery = content.delivery[seen.place[c]]
        assert delivery is not None
        return delivery_worth(judge, c, delivery, item_of(judge, str(one[1])))
    if verb == "release":
        return release_worth(judge, c)
    if verb == "act":
        return _card_worth_now(judge, c, seen.game.card_number[str(one[1])], wanted)
    if verb == "ability":
        return _ability_worth(judge, c, str(one[1]), wanted)
    if verb == "transfer":
        return _transfer_worth(judge, c, one)
    return -1.0


def conspire_worth(judge: Judge, c: int, dice: int) -> float:
    """Numbers pay for the dice; targets are gain, eagles a loss for everyone in the space (BO-A3)."""
    seen = judge.seen
    here = seen.place[c]
    harm = judge.eagle_for_all(here)
    for other, place in enumerate(seen.place):
        if place == here:
            harm += judge.eagle_harm(other)
    each = target_worth(judge) / 3 - harm / 6
    return judge.weights.conspire_first + dice * each if each > 0.05 else -1.0


def target_worth(judge: Judge) -> float:
    """A third of what a full Dissent Track brings (BO-A4)."""
    gain = max(judge.support_gain(1), judge.motivation_gain(judge.favourite(), 1))
    return gain / 3 + judge.weights.target_more


def dossier_worth(judge: Judge, c: int) -> float:
    """What drawing a card is worth; one of two is worth more."""
    seen = judge.seen
    more = judge.weights.dossier_of_two if seen.game.content.dossier_draws[seen.who[c]] > 1 else 1.0
    return judge.draw_worth(c) * more


# Cards and abilities


def _card_worth_now(judge: Judge, c: int, card: int, wanted: list[Goal]) -> float:
    """What playing the card brings now; an illegal card is better played than kept."""
    content = judge.seen.game.content
    program = content.card[card].action
    worth = max([program_now(judge, c, one, wanted) for one in _choices(judge, program)])
    return worth + (judge.weights.illegal_card_now if content.card[card].illegal else 0.0) + judge.weights.card_now


def _choices(judge: Judge, program: int) -> tuple[int, ...]:
    first: Effect = judge.seen.game.content.programs[program].effects[0]
    return first.programs if isinstance(first, OneOf) else (program,)


def program_now(judge: Judge, c: int, program: int, wanted: list[Goal]) -> float:
    """What the program brings, and what its first effect opens to the one who plays it now."""
    seen = judge.seen
    worth = program_worth(judge, c, program)
    for one in seen.game.content.programs[program].effects[0].consequences(seen, c):
        opens = _OPENS.get(one.kind)
        if opens is not None:
            worth += opens(judge, c, wanted)
    return worth


def _flight(judge: Judge, c: int, wanted: list[Goal]) -> float:
    return max([one.brings / (1 + one.actions) for one in wanted], default=0.0) - 0.5


def _walking(judge: Judge, c: int, wanted: list[Goal]) -> float:
    seen = judge.seen
    near = seen.game.content.distance[seen.stage][seen.place[c]]
    return max([one.brings / (1 + one.actions) for one in wanted if 2 <= near[one.space] <= 3], default=0.0) - 0.5


def _discarded_item(judge: Judge, c: int, wanted: list[Goal]) -> float:
    return max([take_worth(judge, c, item) for item in set(judge.seen.item_discard)], default=0.0)


def _any_tile(judge: Judge, c: int, wanted: list[Goal]) -> float:
    return max([take_worth(judge, c, tile) for tile in set(judge.seen.tiles) if tile >= 0], default=0.0)


def _discarded_card(judge: Judge, c: int, wanted: list[Goal]) -> float:
    return max([judge.card_worth(c, card) for card in set(judge.seen.discard)], default=0.0) - 1.0


def _cards_to_draw(judge: Judge, c: int, wanted: list[Goal]) -> float:
    return min(3, dossier_limit(judge.seen, c) - len(judge.seen.dossier[c]) + 1) - 1.0


def _every_die(judge: Judge, c: int, wanted: list[Goal]) -> float:
    seen = judge.seen
    harm = -sum([judge.suspicion_gain(other, -1) for other in range(len(seen.place))])
    return supply(seen) * (target_worth(judge) / 3 + 0.8 - harm / 6)


def _hitler_here(judge: Judge, c: int, wanted: list[Goal]) -> float:
    """Hitler could be led here and the plot tried with the next action."""
    seen = judge.seen
    content = seen.game.content
    here = seen.place[c]
    hitler = seen.leaders[0]
    if seen.actions < 2 or hitler < 0 or not 0 < content.distance[seen.stage][hitler][here] <= 3:
        return -1.0
    best = -1.0
    for plot in judge.ready_plots(c):
        if content.plots[plot].same_space and judge.fits(plot, here):
            look = outlook(judge, c, plot)
            if is_good(judge, look):
                best = max(best, 50 * look.worth)
    return best


_OPENS: Final[dict[Kind, Callable[[Judge, int, list[Goal]], float]]] = {
    Kind.GO_ANYWHERE: _flight,
    Kind.WALK: _walking,
    Kind.LEAD_A_LEADER: _hitler_here,
    Kind.TAKE_A_DISCARDED_ITEM: _discarded_item,
    Kind.TAKE_A_TILE: _any_tile,
    Kind.TAKE_A_DISCARDED_CARD: _discarded_card,
    Kind.RENEW_THE_DECK: lambda judge, c, wanted: 1.3,
    Kind.MAY_DRAW: _cards_to_draw,
    Kind.DRAW_A_PLOT: lambda judge, c, wanted: 1.0 if judge.plots_of(c) else 6.0,
    Kind.LOOK: lambda judge, c, wanted: judge.look_worth(1.2),
    Kind.ROLL_EVERY_DIE: _every_die,
}


def _ability_worth(judge: Judge, c: int, name: str, wanted: list[Goal]) -> float:
    seen = judge.seen
    content = seen.game.content
    program = -1
    for ability in content.abilities[seen.who[c]]:
        if ability.name == name:
            program = ability.program
            break
    first: Effect = content.programs[program].effects[0]
    for one in first.consequences(seen, c):
        if one.kind == Kind.PAY_AN_ITEM:
            prison = content.prison
            best = max([judge.suspicion_gain(o, 1) for o, place in enumerate(seen.place) if place != prison])
            return best - judge.worst_item(c)[0] - 0.3
        if one.kind == Kind.WALK:
            return -1.0 if first.is_aimed() else _march_worth(judge, c, one.amount, wanted)
        if one.kind == Kind.TAKE_THE_HIDDEN_TILE:
            return take_worth(judge, c, HIDDEN)
        if one.kind == Kind.REVEAL:
            return 0.3
        if one.kind == Kind.LOOK:
            return judge.look_worth(0.5)
    return program_worth(judge, c, program) - 0.2


def _march_worth(judge: Judge, c: int, reach: int, wanted: list[Goal]) -> float:
    """What can be had by going so many spaces with each action."""
    seen = judge.seen
    near = seen.game.content.distance[seen.stage][seen.place[c]]
    return max(
        [
            one.brings / (one.actions + (near[one.space] + reach - 1) // reach)
            for one in wanted
            if 2 <= near[one.space] < FAR
        ],
        default=-1.0,
    )


def _transfer_worth(judge: Judge, c: int, one: Action) -> float:
    """Things go where they serve a plot; plots go to those who dare."""
    seen = judge.seen
    content = seen.game.content
    other = seen.who.index(content.sheets.index(str(one[2])))
    giver, taker = (c, other) if one[1] == "give" else (other, c)
    name = str(one[4])
    if one[3] == "item":
        if len(seen.items[taker]) >= item_limit(seen, taker):
            return -1.0
        return gift_worth(judge, giver, taker, content.items.index(name)) - 0.5
    if len(seen.dossier[taker]) >= dossier_limit(seen, taker):
        return -1.0
    card = seen.game.card_number[name]
    plot = content.card[card].plot
    if plot >= 0:
        return judge.plot_gift_worth(giver, taker, plot)
    if content.card_when[card] == WHEN_YOU_PREPARE and judge.is_striker(taker) and not judge.is_striker(giver):
        return 2.0
    return -1.0
