"""Effects that move leaders."""

from __future__ import annotations

from typing import Any, ClassVar

from conjura.black_orchestra import log
from conjura.black_orchestra.content import BY_EVENT, FAR, Content
from conjura.black_orchestra.effects.effect import Consequence, Effect, Kind, Run, WholeEffect
from conjura.black_orchestra.effects.running import OnEach
from conjura.black_orchestra.effects.selectors import Selector
from conjura.black_orchestra.frames import Question, ask, ask_space, give
from conjura.black_orchestra.position import OpenPosition, Position
from conjura.black_orchestra.rules.board import nearest_conspirator_spaces, place_leader, remove_leader
from conjura.black_orchestra.rules.events import RetreatAll
from conjura.black_orchestra.rules.free import is_held
from conjura.black_orchestra.rules.leaders import DELAYS_HITLER, LeaderMove, any_reaction, ask_to_delay, end_delay
from conjura.black_orchestra.terms import HITLER
from conjura.kernel import Chance


def _is_by_event(state: Position, program: int) -> bool:
    return state.game.content.programs[program].by == BY_EVENT


class LeadersToConspirator(OnEach):
    """Leaders come to a conspirator."""

    SENTENCES: ClassVar = ("move {leaders} to {who}",)
    TELLS: ClassVar = ("leader-moved",)

    def __init__(self, who: Selector, leaders: tuple[int, ...]) -> None:
        self.who = who
        self.leaders = leaders

    def do(self, state: Position, c: int, run: Run) -> None:
        by_event = _is_by_event(state, run.program)
        for leader in reversed(self.leaders):
            state.stack.append(LeaderMove(leader, state.place[c], run.source, by_event))

    def changes(self, state: Position, c: int) -> bool:
        return any(state.leaders[leader] not in (-1, state.place[c]) for leader in self.leaders)

    def in_full(self, state: Position, c: int) -> bool:
        return all(state.leaders[leader] not in (-1, state.place[c]) for leader in self.leaders)

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.LEADERS_COME, len(self.leaders)),)


class CallDeputies(OnEach):
    """So many deputies of one's choice come to a conspirator."""

    SENTENCES: ClassVar = ("call {number} deput(?:y|ies) to {who}",)
    TELLS: ClassVar = ("leader-moved",)

    def __init__(self, who: Selector, number: int) -> None:
        self.who = who
        self.number = number

    def do(self, state: Position, c: int, run: Run) -> None:
        state.stack.append(Call(run.you, run.source, state.place[c], self.number, False, ()))

    def changes(self, state: Position, c: int) -> bool:
        return any(space not in (-1, state.place[c]) for space in state.leaders[1:])

    def in_full(self, state: Position, c: int) -> bool:
        away = [space for space in state.leaders[1:] if space not in (-1, state.place[c])]
        return len(away) >= self.number

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.LEADERS_COME, self.number),)


class CallDeputiesAnywhere(WholeEffect):
    """So many deputies of one's choice come to a space of one's choice."""

    SENTENCES: ClassVar = ("call {number} deput(?:y|ies) to any space",)
    TELLS: ClassVar = ("leader-moved",)

    def __init__(self, number: int) -> None:
        self.number = number

    def apply(self, state: Position, run: Run, chance: Chance) -> None:
        state.stack.append(CallSpace(run.you, run.source, self.number))

    def changes(self, state: Position, c: int) -> bool:
        return any(space >= 0 for space in state.leaders[1:])

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.LEADERS_MOVE, self.number),)


class CallSpace(Question):
    """The deputies are called to one space open in the current stage."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "source", "number")
    asks: ClassVar[str] = "space"

    def __init__(self, who: int, source: int, number: int) -> None:
        self.who = who
        self.source = source
        self.number = number

    def step(self, state: Position, chance: Chance) -> None:
        content = state.game.content
        open_now = content.open[state.stage]
        spaces = [space for space in range(content.prison) if open_now >> space & 1]
        ask_space(state, self, spaces, chance)

    def answer(self, state: Position, choice: int, chance: Chance) -> None:
        state.stack.append(Call(self.who, self.source, choice, self.number, True, ()))

    def is_idle(self, state: Position, choice: int) -> bool:
        return all(space in (-1, choice) for space in state.leaders[1:])

    def explain(self, content: Content, sheets: tuple[int, ...]) -> dict[str, Any]:
        return {"number": self.number}


class Call(Question):
    """A deputy is chosen and moved there: one who is elsewhere (BO-E2), or any at will, who may stand there already."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "source", "space", "left", "any_deputy", "called")
    asks: ClassVar[str] = "deputy"

    def __init__(self, who: int, source: int, space: int, left: int, any_deputy: bool, called: tuple[int, ...]) -> None:
        self.who = who
        self.source = source
        self.space = space
        self.left = left
        self.any_deputy = any_deputy
        self.called = called

    def step(self, state: Position, chance: Chance) -> None:
        deputies = []
        for leader in range(1, len(state.leaders)):
            space = state.leaders[leader]
            if space >= 0 and leader not in self.called and (self.any_deputy or space != self.space):
                deputies.append(leader)
        content = state.game.content
        ask(state, self, [content.do_choose_leader[leader] for leader in deputies], deputies, chance)

    def answer(self, state: Position, choice: int, chance: Chance) -> None:
        place_leader(state, choice, self.space, self.source)
        if self.left > 1:
            called = (*self.called, choice)
            state.stack.append(Call(self.who, self.source, self.space, self.left - 1, self.any_deputy, called))

    def is_idle(self, state: Position, choice: int) -> bool:
        return state.leaders[choice] == self.space

    def explain(self, content: Content, sheets: tuple[int, ...]) -> dict[str, Any]:
        return {"space": content.spaces[self.space]}


class MoveLeaders(WholeEffect):
    """Leaders move to a space."""

    SENTENCES: ClassVar = ("move {leaders} to {space}",)
    TELLS: ClassVar = ("leader-moved",)

    def __init__(self, leaders: tuple[int, ...], space: int) -> None:
        self.leaders = leaders
        self.space = space

    def goal(self, content: Content, leader: int) -> int:
        return self.space

    def apply(self, state: Position, run: Run, chance: Chance) -> None:
        content = state.game.content
        if _is_by_event(state, run.program) and (is_held(state, DELAYS_HITLER) or any_reaction(state)):
            for leader in reversed(self.leaders):
                state.stack.append(LeaderMove(leader, self.goal(content, leader), run.source, True))
            return
        for leader in self.leaders:
            if state.leaders[leader] >= 0:
                place_leader(state, leader, self.goal(content, leader), run.source)

    def changes(self, state: Position, c: int) -> bool:
        content = state.game.content
        return any(state.leaders[leader] not in (-1, self.goal(content, leader)) for leader in self.leaders)

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.LEADERS_MOVE, len(self.leaders)),)


class LeadersToStart(MoveLeaders):
    """Leaders move to where each of them started."""

    SENTENCES: ClassVar = ("move {leaders} to start",)
    TELLS: ClassVar = ("leader-moved",)

    def __init__(self, leaders: tuple[int, ...]) -> None:
        self.leaders = leaders
        self.space = -1

    def goal(self, content: Content, leader: int) -> int:
        return content.leader_start[leader]


class LeaderToNearest(WholeEffect):
    """A leader visits the nearest conspirator; Hitler may be delayed before the space is chosen, and then stays."""

    SENTENCES: ClassVar = ("move {leader} to the nearest conspirator",)
    TELLS: ClassVar = ("leader-moved",)

    def __init__(self, leader: int) -> None:
        self.leader = leader

    def apply(self, state: Position, run: Run, chance: Chance) -> None:
        if not self.changes(state, run.you):
            return
        by_event = _is_by_event(state, run.program)
        state.stack.append(Nearest(run.you, run.source, self.leader, by_event))
        if by_event and self.leader == HITLER and is_held(state, DELAYS_HITLER):
            ask_to_delay(state)

    def changes(self, state: Position, c: int) -> bool:
        return state.leaders[self.leader] >= 0 and bool(nearest_conspirator_spaces(state, self.leader))

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.LEADERS_MOVE),)


class Nearest(Question):
    """The leader goes to the nearest conspirator in another space (BO-V10); ties: the active player (BO-E5)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "source", "leader", "by_event")
    asks: ClassVar[str] = "nearest"

    def __init__(self, who: int, source: int, leader: int, by_event: bool) -> None:
        self.who = who
        self.source = source
        self.leader = leader
        self.by_event = by_event

    def step(self, state: Position, chance: Chance) -> None:
        if state.delayed:
            state.delayed = False
            end_delay(state)
            return
        spaces = nearest_conspirator_spaces(state, self.leader)
        if not spaces:
            end_delay(state)
        ask_space(state, self, spaces, chance)

    def answer(self, state: Position, choice: int, chance: Chance) -> None:
        visited = [c for c, place in enumerate(state.place) if place == choice]
        give(state, visited[0] if len(visited) == 1 else -1)
        end_delay(state)
        state.stack.append(LeaderMove(self.leader, choice, self.source, self.by_event, True))

    def explain(self, content: Content, sheets: tuple[int, ...]) -> dict[str, Any]:
        return {"leader": content.leaders[self.leader]}


class LeaderToOtherNearest(WholeEffect):
    """A leader goes to the other conspirator nearest to a space."""

    SENTENCES: ClassVar = ("move {leader} to the other nearest {space}",)
    TELLS: ClassVar = ("leader-moved",)

    def __init__(self, leader: int, space: int) -> None:
        self.leader = leader
        self.space = space

    def apply(self, state: Position, run: Run, chance: Chance) -> None:
        if state.leaders[self.leader] >= 0:
            state.stack.append(NearestTo(run.you, run.source, self.leader, self.space))

    def changes(self, state: Position, c: int) -> bool:
        return state.leaders[self.leader] >= 0 and bool(others_nearest(state, c, self.leader, self.space))

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.LEADERS_MOVE),)


def others_nearest(state: Position, you: int, leader: int, space: int) -> list[int]:
    """The spaces of the others nearest to a space; those in the leader's own space do not count (BO-V10)."""
    content = state.game.content
    distance = content.distance[state.stage][space]
    here = state.leaders[leader]
    spaces = [p for c, p in enumerate(state.place) if c != you and p not in (here, content.prison)]
    best = min([distance[p] for p in spaces], default=FAR)
    return sorted({p for p in spaces if distance[p] == best})


class NearestTo(Question):
    """Which of the equally near it is that the leader goes to."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "source", "leader", "near")
    asks: ClassVar[str] = "nearest"

    def __init__(self, who: int, source: int, leader: int, near: int) -> None:
        self.who = who
        self.source = source
        self.leader = leader
        self.near = near

    def step(self, state: Position, chance: Chance) -> None:
        spaces = others_nearest(state, self.who, self.leader, self.near)
        ask_space(state, self, spaces, chance)

    def answer(self, state: Position, choice: int, chance: Chance) -> None:
        place_leader(state, self.leader, choice, self.source)

    def explain(self, content: Content, sheets: tuple[int, ...]) -> dict[str, Any]:
        return {"leader": content.leaders[self.leader], "near": content.spaces[self.near]}


class LeadLeader(WholeEffect):
    """A leader is led to a space within reach."""

    SENTENCES: ClassVar = ("move {leader} up to {number} spaces?",)
    TELLS: ClassVar = ("leader-moved",)

    def __init__(self, leader: int, number: int) -> None:
        self.leader = leader
        self.number = number

    def apply(self, state: Position, run: Run, chance: Chance) -> None:
        state.stack.append(LeaderWalk(run.you, run.source, self.leader, self.number))

    def changes(self, state: Position, c: int) -> bool:
        here = state.leaders[self.leader]
        return here >= 0 and bool(state.game.content.neighbours[state.stage][here])

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.LEAD_A_LEADER, self.number),)


class LeaderWalk(Question):
    """A leader is led to a space within reach over open spaces."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "source", "leader", "number")
    asks: ClassVar[str] = "space"

    def __init__(self, who: int, source: int, leader: int, number: int) -> None:
        self.who = who
        self.source = source
        self.leader = leader
        self.number = number

    def step(self, state: Position, chance: Chance) -> None:
        here = state.leaders[self.leader]
        if here < 0:
            return
        content = state.game.content
        distance = content.distance[state.stage][here]
        spaces = [space for space, far in enumerate(distance) if 0 < far <= self.number]
        ask_space(state, self, spaces, chance)

    def answer(self, state: Position, choice: int, chance: Chance) -> None:
        place_leader(state, self.leader, choice, self.source)

    def explain(self, content: Content, sheets: tuple[int, ...]) -> dict[str, Any]:
        return {"leader": content.leaders[self.leader], "number": self.number}


class LeaderLeaves(WholeEffect):
    """A leader leaves the game."""

    SENTENCES: ClassVar = ("{leader} leaves the game",)
    TELLS: ClassVar = ("leader-left",)

    def __init__(self, leader: int) -> None:
        self.leader = leader

    def apply(self, state: Position, run: Run, chance: Chance) -> None:
        remove_leader(state, self.leader, run.source)

    def changes(self, state: Position, c: int) -> bool:
        return state.leaders[self.leader] >= 0

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.LEADERS_MOVE),)


class LeaderStays(WholeEffect):
    """The move that an event is about to make does not take place."""

    SENTENCES: ClassVar = ("{leader} stays",)
    TELLS: ClassVar = ("leader-stayed",)

    def __init__(self, leader: int) -> None:
        self.leader = leader

    def apply(self, state: Position, run: Run, chance: Chance) -> None:
        state.delayed = True
        state.log.append((log.LEADER_STAYED, run.source, self.leader))

    def changes(self, state: Position, c: int) -> bool:
        return True

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.LEADER_STAYS),)


class SlowRetreat(Effect):
    """Conspirators and deputies leave the spaces that will be lost."""

    SENTENCES: ClassVar = ("conspirators and deputies retreat",)
    TELLS: ClassVar = ("leader-moved", "moved")

    def apply(self, state: Position, run: Run, chance: Chance) -> None:
        state.stack.append(RetreatAll(run.source, False))

    def changes(self, state: Position, c: int) -> bool:
        closing = state.game.content.closing
        return any(space >= 0 and closing >> space & 1 for space in state.leaders[1:] + state.place)

    def in_full(self, state: Position, c: int) -> bool:
        return True

    def consequences(self, seen: OpenPosition, c: int) -> tuple[Consequence, ...]:
        return (Consequence(Kind.LEADERS_MOVE),)
