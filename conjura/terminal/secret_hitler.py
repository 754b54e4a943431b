"""Secret Hitler in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from conjura.kernel import Action
from conjura.secret_hitler.options import BOARDS
from conjura.secret_hitler.terms import FASCIST, LIBERAL, PHASES, VOTE
from conjura.secret_hitler.view import Observation
from conjura.words import Words

_SEATS = ("seat", "president", "chancellor", "target")


def table(seen: Observation, words: Words, names: Sequence[str]) -> list[str]:
    """The whole table, line by line: tracks, decks, people, what only this seat knows."""
    told = seen.to_json()
    lines = [
        words.say("text-sh-tracks", liberal=seen.in_force[LIBERAL], fascist=seen.in_force[FASCIST]),
        words.say("text-sh-decks", deck=seen.deck, discard=seen.discarded, tracker=seen.tracker),
        words.say("text-sh-next-power", power=_next_power(seen, words)),
    ]
    for seat, name in enumerate(names):
        marks = [words.say(f"text-sh-{mark}") for mark in _marks(seen, told, seat)]
        lines.append(f"  {seat}  {name}" + (f"  ({', '.join(marks)})" if marks else ""))
    if seen.role is not None:
        lines.append(words.say("text-sh-your-role", role=words.say(f"role-{told['role']}")))
        friends = [
            f"{names[seat]} ({words.say(f'role-{role}')})"
            for seat, role in enumerate(told["known"])
            if role is not None and seat != seen.seat
        ]
        if friends:
            lines.append(words.say("text-sh-you-know", people=", ".join(friends)))
    if told["hand"] is not None:
        lines.append(words.say("text-sh-your-hand", tiles=_tiles(told["hand"], words)))
    return lines


def _next_power(seen: Observation, words: Words) -> str:
    powers = seen.options["powers"] or BOARDS[seen.players]
    following = seen.in_force[FASCIST]
    return words.say(f"power-{powers[following]}") if following < len(powers) else words.say("text-sh-fascists-win")


def _marks(seen: Observation, told: Mapping[str, Any], seat: int) -> list[str]:
    marks: list[str] = []
    if seat == seen.seat:
        marks.append("you")
    if not seen.alive >> seat & 1:
        marks.append("dead")
    if seat == seen.president:
        marks.append("president" if PHASES[seen.phase] not in ("nominate", "vote") else "candidate")
    if seat == seen.chancellor:
        marks.append("chancellor" if seen.phase != VOTE else "nominee")
    if seat == seen.last_president:
        marks.append("last-president")
    if seat == seen.last_chancellor:
        marks.append("last-chancellor")
    if seen.not_hitler >> seat & 1:
        marks.append("not-hitler")
    if seen.phase == VOTE and seat in told["voted"]:
        marks.append("voted")
    return marks


def line(event: dict[str, Any], seen: Observation, words: Words, names: Sequence[str]) -> str:
    """An event as the log tells it."""
    kind = event["kind"]
    args: dict[str, Any] = {name: names[event[name]] for name in _SEATS if event.get(name) is not None}
    own = False
    tiles = event.get("tiles")
    if tiles is not None:
        own = True
        args |= {"tiles": _tiles(tiles, words)} if kind == "peeked" else _counted(tiles)
    if kind == "roles":
        own = seen.seat is not None
    elif kind == "votes":
        args |= {"elected": "yes" if event["elected"] else "no", "ja": len(event["ja"]), "nein": len(event["nein"])}
    elif kind == "claimed":
        return words.say(f"log-sh-claimed-{event['what']}", seat=args["seat"], **_claimed(event, seen, words, names))
    elif kind == "investigated" and event["party"] is not None:
        own = True
        args["party"] = event["party"]
    for name in ("policy", "tracker", "liberal", "fascist", "side"):
        if name in event:
            args[name] = event[name]
    return words.say(f"log-sh-{kind}-own" if own else f"log-sh-{kind}", **args)


def label(action: Action, seen: Observation, words: Words, names: Sequence[str]) -> str:
    """An action as a button says it."""
    if action.verb == "claim":
        _, what, session, *claim = action
        event = {"what": what, "session": session, "claim": claim}
        args = _claimed(event, seen, words, names)
        if what in ("drawn", "received"):
            args["session"] = session
        return words.say(f"act-sh-claim-{what}", **args)
    if len(action) == 1:
        return words.say(f"act-sh-{action.verb}")
    if isinstance(action[1], int):
        return words.say(f"act-sh-{action.verb}", target=names[action[1]])
    return words.say(f"act-sh-{action.verb}-{action[1]}")


def asked(seen: Observation, words: Words, names: Sequence[str]) -> str:
    """What the game waits for, in two voices."""
    for decision in seen.decisions:
        if decision.seat == seen.seat:
            args = {}
            if decision.kind == "vote":
                args = {"president": names[seen.president], "chancellor": names[seen.chancellor]}
            return words.say(f"do-sh-{decision.kind}", **args)
    required = [decision for decision in seen.decisions if decision.required]
    if not required:
        return words.say("text-over")
    people = ", ".join(names[decision.seat] for decision in required)
    return words.say(f"wait-sh-{required[0].kind}", name=people, names=people, count=len(required))


def _claimed(event: dict[str, Any], seen: Observation, words: Words, names: Sequence[str]) -> dict[str, Any]:
    """What a claim says, as the arguments of its message."""
    what, claim = event["what"], event["claim"]
    if what == "drawn":
        return {"liberal": claim[0], "fascist": 3 - claim[0]}
    if what == "received":
        return {"liberal": claim[0], "fascist": 2 - claim[0]}
    if what == "peek":
        return {"tiles": _tiles(claim, words)}
    session, target = 0, 0
    for entry in seen.log:
        if entry[0] == "drawn":
            session += 1
        elif entry[0] == "investigated" and session == event["session"]:
            target = entry[2]
    return {"party": claim[0], "target": names[target]}


def _counted(tiles: Sequence[str]) -> dict[str, int]:
    return {"liberal": tiles.count("liberal"), "fascist": tiles.count("fascist")}


def _tiles(tiles: Sequence[str], words: Words) -> str:
    return ", ".join(words.say(f"tile-sh-{tile}") for tile in tiles)
