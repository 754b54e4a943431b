"""The small choices: whom, where, which card or item, this or that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from conjura.black_orchestra.content import EAGLE, FREE, NUMBER_1, STAY, TARGET
from conjura.black_orchestra.effects.effect import Effect, Kind
from conjura.black_orchestra.effects.items import TakeTile, TileToReveal
from conjura.black_orchestra.effects.leaders import CallSpace, LeaderWalk, Nearest, NearestTo
from conjura.black_orchestra.effects.travel import Fly
from conjura.black_orchestra.rules.limits import dossier_limit
from conjura.black_orchestra.terms import HITLER
from conjura.black_orchestra.view import Observation
from conjura.kernel import Action
from conjura.players.black_orchestra.gains import take_worth, thing_worth
from conjura.players.black_orchestra.goals import best_move, goals
from conjura.players.black_orchestra.judge import Judge
from conjura.players.black_orchestra.outlook import hitler_at
from conjura.players.black_orchestra.prices import effect_worth, program_worth
from conjura.players.black_orchestra.turn import program_now

# Where


def walk(judge: Judge, c: int, frame: Any) -> Action:
    """Space by space towards the figure's best goal."""
    seen = judge.seen
    figure: int = frame.figure
    here = seen.place[figure]
    wanted = goals(judge, figure)
    stop = next((action for action in seen.legal if action[0] == "stop"), None)
    at_goal = max([one.brings / max(1, one.actions) for one in wanted if one.space == here], default=0.0)
    step = best_move(judge, figure, _spaces(seen), [one for one in wanted if one.space != here])
    if stop is not None and step.worth <= at_goal:
        return stop
    return seen.game.content.do_choose_space[step.space]


def space(judge: Judge, c: int, frame: Any) -> Action:
    """Where to fly, to lead Hitler, or to call deputies away to."""
    seen = judge.seen
    content = seen.game.content
    spaces = _spaces(seen)
    if isinstance(frame, Fly):
        wanted = sorted(goals(judge, c), key=lambda goal: (goal.brings, goal.space, goal.actions))
        by_space = {goal.space: goal.brings / (1 + goal.actions) for goal in wanted}
        return content.do_choose_space[max(spaces, key=lambda one: by_space.get(one, 0.0))]
    if isinstance(frame, LeaderWalk):
        return content.do_choose_space[max(spaces, key=lambda one: hitler_at(judge, one))]
    if isinstance(frame, CallSpace):  # as far from everybody as can be
        return content.do_choose_space[max(spaces, key=lambda one: _nearest(judge, one))]
    return seen.legal[0]


def _spaces(seen: Observation) -> list[int]:
    numbers = seen.game.content.space_number
    return [numbers[str(action[1])] for action in seen.legal if action[0] == "choose" and action[1] in numbers]


def _nearest(judge: Judge, one: int) -> int:
    """How far the nearest conspirator is."""
    seen = judge.seen
    prison = seen.game.content.prison
    near = seen.game.content.distance[seen.stage][one]
    return min([near[place] for place in seen.place if place != prison], default=0)


def nearest_tie(judge: Judge, c: int, frame: Any) -> Action:
    """A leader comes to those whom it harms least; Hitler to those who wait for him."""
    seen = judge.seen
    spaces = _spaces(seen)
    if not isinstance(frame, Nearest | NearestTo):
        return seen.legal[0]
    if frame.leader == HITLER:
        return seen.game.content.do_choose_space[max(spaces, key=lambda one: hitler_at(judge, one))]

    def harm(one: int) -> float:
        return sum([1.0 + judge.is_striker(o) for o, place in enumerate(seen.place) if place == one])

    return seen.game.content.do_choose_space[min(spaces, key=harm)]


def tile(judge: Judge, c: int, frame: Any) -> Action:
    """The tile to take, to reveal, or to lose."""
    seen = judge.seen
    content = seen.game.content
    spaces = _spaces(seen)
    if isinstance(frame, TileToReveal):
        near = content.distance[seen.stage][seen.place[c]]
        return content.do_choose_space[min(spaces, key=lambda one: near[one])]
    if isinstance(frame, TakeTile):
        return content.do_choose_space[max(spaces, key=lambda one: take_worth(judge, c, seen.tiles[one]))]
    return content.do_choose_space[min(spaces, key=lambda one: take_worth(judge, c, seen.tiles[one]))]


def deputy(judge: Judge, c: int, frame: Any) -> Action:
    """Called to a conspirator, the mildest comes; called away, the one who stands among us goes."""
    seen = judge.seen
    content = seen.game.content
    leaders = [content.leaders.index(str(action[1])) for action in _worthwhile(seen)]
    if frame.space in seen.place:
        order = ("goebbels", "goering", "hess", "bormann", "himmler")
        known = [leader for leader in leaders if content.leaders[leader] in order]
        pick = min(known, key=lambda leader: order.index(content.leaders[leader]), default=leaders[0])
        return content.do_choose_leader[pick]
    here = seen.place[seen.active]
    return content.do_choose_leader[
        max(leaders, key=lambda leader: (seen.leaders[leader] == here, seen.leaders[leader] in seen.place))
    ]


# Whom


def _people(seen: Observation) -> list[int]:
    sheets = seen.game.content.sheets
    return [
        seen.who.index(sheets.index(str(action[1])))
        for action in seen.legal
        if action[0] == "choose" and action[1] in sheets
    ]


def _choose_person(judge: Judge, worth: Callable[[int], float]) -> Action:
    seen = judge.seen
    best = max(_people(seen), key=worth)
    return seen.game.content.do_choose_sheet[seen.who[best]]


def target(judge: Judge, c: int, frame: Any) -> Action:
    """Whom an effect is turned on."""
    seen = judge.seen
    effect: Effect = seen.game.content.programs[frame.program].effects[frame.index]
    for one in effect.consequences(seen, c):
        if one.kind == Kind.MOTIVATION and one.amount > 0:
            chosen = judge.favourite()
            if chosen in _people(seen):
                return seen.game.content.do_choose_sheet[seen.who[chosen]]
        if one.kind == Kind.WALK:
            return _choose_person(judge, lambda other: float(other == c))
    return _choose_person(judge, lambda other: effect_worth(judge, other, effect))


def share(judge: Judge, c: int, frame: Any) -> Action:
    """Who gets the next step of a delivery that is shared."""
    return _choose_person(judge, lambda other: judge.suspicion_gain(other, 1))


def free_whom(judge: Judge, c: int, frame: Any) -> Action:
    """The bravest prisoner with the most plots."""
    return _choose_person(judge, lambda other: judge.seen.motivation[other] + 2.0 * len(judge.plots_of(other)))


def hand_out(judge: Judge, c: int, frame: Any) -> Action:
    """Further actions go to those who can strike."""
    later = judge.seen.later_actions

    def use(other: int) -> float:
        return 3.0 * len(judge.ready_plots(other)) + judge.is_striker(other) - 0.5 * later[other]

    return _choose_person(judge, use)


def dissent(judge: Judge, c: int, frame: Any) -> Action:
    """Courage for the one who needs it most, or fewer targets for everybody (BO-A4)."""
    seen = judge.seen
    prison = seen.game.content.prison
    best_worth, best = -99.0, seen.legal[0]
    chosen = judge.favourite()
    for action in _worthwhile(seen):
        if action[1] == "support":
            worth = judge.support_gain(1)
        elif action[1] == "everyone":
            worth = sum([judge.motivation_gain(o, 1) for o, place in enumerate(seen.place) if place != prison])
        else:
            other = seen.who.index(seen.game.content.sheets.index(str(action[1])))
            worth = judge.motivation_gain(other, 1) + (1.0 if other == chosen else 0.0)
        if worth > best_worth:
            best_worth, best = worth, action
    return best


# Which


def _worthwhile(seen: Observation) -> list[Action]:
    """The choices on offer that would change something, or all of them if none would."""
    choices = [action for action in seen.legal if action[0] == "choose"]
    return [action for action in choices if action not in seen.changes_nothing] or choices


def _things(seen: Observation) -> list[Action]:
    return [action for action in seen.legal if action[0] in ("choose", "keep") and isinstance(action[1], str)]


def give_up(judge: Judge, c: int, frame: Any) -> Action:
    """What is missed least."""
    return min(_things(judge.seen), key=lambda action: thing_worth(judge, c, str(action[1])))


def keep_best(judge: Judge, c: int, frame: Any) -> Action:
    """What is worth most."""
    return max(_things(judge.seen), key=lambda action: thing_worth(judge, c, str(action[1])))


def take_item(judge: Judge, c: int, frame: Any) -> Action:
    """The discarded item that brings most."""
    items = judge.seen.game.content.items
    return max(_things(judge.seen), key=lambda action: take_worth(judge, c, items.index(str(action[1]))))


def trade(judge: Judge, c: int, frame: Any) -> Action:
    """An item for a step of suspicion, as long as the step is worth more."""
    cheapest = give_up(judge, c, frame)
    if judge.suspicion_gain(c, 1) > thing_worth(judge, c, str(cheapest[1])):
        return cheapest
    return Action("stop")


def draw(judge: Judge, c: int, frame: Any) -> Action:
    """As long as there is room, or no plot."""
    room = dossier_limit(judge.seen, c) > len(judge.seen.dossier[c])
    return Action("draw") if room or not judge.plots_of(c) else Action("stop")


def look(judge: Judge, c: int, frame: Any) -> Action:
    """Good events come first; the worst is removed where that is possible."""
    seen = judge.seen
    content = seen.game.content

    def worth(action: Action) -> float:
        event = seen.game.event_number[str(action[1])]
        brings = program_worth(judge, seen.active, content.event[event].program) - 2.0 * content.event[event].eagles
        return -brings - 3.0 if action[0] == "remove" else brings

    return max([action for action in seen.legal if action[0] in ("choose", "remove")], key=worth)


def either(judge: Judge, c: int, frame: Any) -> Action:
    """The half of a card that brings more."""
    wanted = goals(judge, c)
    programs: tuple[int, ...] = frame.programs
    return max(_worthwhile(judge.seen), key=lambda action: program_now(judge, c, programs[int(action[1]) - 1], wanted))


def offer(judge: Judge, c: int, frame: Any) -> Action:
    """What a visitor offers, if it is worth its price."""
    return Action("accept") if program_worth(judge, c, frame.program) > 0 else Action("decline")


def defections(judge: Judge, c: int, frame: Any) -> Action:
    """Two dice here lower support, three on the track do no more."""
    seen = judge.seen
    wanted = 2 - seen.defections if seen.support > seen.game.floor else 0
    numbers = [int(action[1]) for action in seen.legal if action[0] == "choose"]
    return Action("choose", max([number for number in numbers if number <= wanted], default=0))


def raid(judge: Judge, c: int, frame: Any) -> Action:
    """Keep what is worth more than a step of suspicion, the best first (BO-G2)."""
    content = judge.seen.game.content
    best = keep_best(judge, c, frame)
    safe = any(content.card[card].safe for card in judge.seen.dossier[c])
    cost = 0.0 if safe else -judge.suspicion_gain(c, -1)
    if thing_worth(judge, c, str(best[1])) > cost:
        return best
    return Action("discard", give_up(judge, c, frame)[1])


def interrogation(judge: Judge, c: int, frame: Any) -> Action:
    """The price of staying, of going free, or of resisting, whichever is least (BO-I2)."""
    seen = judge.seen
    slots = seen.game.content.interrogation_options[seen.interrogation]
    worth = {
        "stay": program_worth(judge, c, slots[STAY]),
        "free": program_worth(judge, c, slots[FREE]),
        "resist": program_worth(judge, c, slots[TARGET]) / 3
        + (
            program_worth(judge, c, slots[EAGLE])
            + sum([program_worth(judge, c, slots[NUMBER_1 + k]) for k in range(3)])
        )
        / 6,
    }
    return max([action for action in seen.legal if action[0] == "choose"], key=lambda action: worth[str(action[1])])


def first(judge: Judge, c: int, frame: Any) -> Action:
    """Whatever stands first, where it does not matter."""
    return judge.seen.legal[0]
