"""Secret Hitler told to people: the log, what is asked, the buttons, the table in words.

Messages of this game are named ``log-sh-...``, ``do-sh-...``, ``wait-sh-...``, ``act-sh-...`` and ``text-sh-...``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from conjura.kernel import Action, Argument, Decision, Label, Line, SeatName, Section, Seen, Status, Told
from conjura.kernel.telling import Tone, pair
from conjura.kernel.telling import facts as joined

Facts = Mapping[str, Any]

# A claim can turn an earlier one into a contradiction; in the end the log tells the hands that this seat saw.
RETOLD: Final = {
    "claimed": frozenset(("claimed",)),
    "over": frozenset(("roles", "drawn", "passed", "investigated", "peeked")),
}

ALIKE: Final = frozenset(("vote",))

KINDS: Final = ("role", "policy", "office", "vote", "power", "phase", "term")


# The log


def line(event: Facts, seen: Seen) -> Line:
    """What only single eyes know stays out of the log unless nobody else looks: a neighbour could."""
    kind = event["kind"]
    told = _LINES.get(kind, _plain)(event, seen)
    told.source = event["source"]
    told.explain = Told(f"explain-sh-{kind}")
    return told


def _plain(event: Facts, seen: Seen) -> Line:
    return Line(_simply(event))


def _simply(event: Facts) -> Told:
    return Told(f"log-sh-{event['kind']}", _args(event))


def _args(event: Facts) -> dict[str, Argument]:
    """The names of seats, and words and numbers as they are."""
    told: dict[str, Argument] = {
        name: SeatName(event[name])
        for name in ("seat", "president", "chancellor", "target")
        if event.get(name) is not None
    }
    for name in ("policy", "party", "side", "tracker", "liberal", "fascist"):
        if event.get(name) is not None:
            told[name] = event[name]
    return told


def _roles(event: Facts, seen: Seen) -> Line:
    own = seen.seat is not None and not _is_over(seen)
    return Line(Told("log-sh-roles-own" if own else "log-sh-roles"))


def _candidate(event: Facts, seen: Seen) -> Line:
    return Line(_simply(event), tone="heading")


def _votes(event: Facts, seen: Seen) -> Line:
    ja, nein = event["ja"], event["nein"]
    elected = "yes" if event["elected"] else "no"
    told = Told(
        "log-sh-votes", {"government": _government(event), "elected": elected, "ja": len(ja), "nein": len(nein)}
    )
    if not nein:
        detail = Told("page-sh-ballots-ja")
    elif not ja:
        detail = Told("page-sh-ballots-nein")
    else:
        detail = Told("page-sh-ballots", {"ja": _names(ja), "nein": _names(nein)})
    return Line(told, detail=detail)


def _session(event: Facts, seen: Seen) -> Line:
    """Three policies drawn, or two passed on."""
    tiles = event["tiles"]
    if not seen.open or tiles is None:
        return _plain(event, seen)
    return Line(Told(f"log-sh-{event['kind']}-own", {**_args(event), **_counted(tiles)}))


def _enacted(event: Facts, seen: Seen) -> Line:
    told = Told("log-sh-enacted", {"government": _government(event), "policy": event["policy"]})
    return Line(told, tone=_tone(event))


def _chaos(event: Facts, seen: Seen) -> Line:
    return Line(_simply(event), tone=_tone(event))


def _tone(event: Facts) -> Tone:
    return "good" if event["policy"] == "liberal" else "bad"


def _investigated(event: Facts, seen: Seen) -> Line:
    if not seen.open or event["party"] is None:
        return _plain(event, seen)
    return Line(Told("log-sh-investigated-own", _args(event)))


def _peeked(event: Facts, seen: Seen) -> Line:
    if not seen.open or event["tiles"] is None:
        return _plain(event, seen)
    return Line(Told("log-sh-peeked-own", {**_args(event), "tiles": _tiles(event["tiles"])}))


def _executed(event: Facts, seen: Seen) -> Line:
    """Where the game goes on everyone knows whom it was not (SH-R21)."""
    detail = None
    if event["target"] in seen.facts["not_hitler"]:
        detail = Told("log-sh-executed-not-hitler", {"target": SeatName(event["target"])})
    return Line(_simply(event), tone="bad", detail=detail)


def _not_hitler(event: Facts, seen: Seen) -> Line:
    return Line(_simply(event), tone="good")


def _claimed(event: Facts, seen: Seen) -> Line:
    what = event["what"]
    told = Told(f"log-sh-claimed-{what}", {"seat": SeatName(event["seat"]), **_claim(event, seen)})
    conflict = _conflict(event, seen)
    if conflict is None:
        return Line(told, tone="claim")
    first, second = SeatName(conflict["seats"][0]), SeatName(conflict["seats"][-1])
    about: dict[str, Argument] = {"first": first, "second": second, "both": [first, second]}
    return Line(told, tone="conflict", detail=Told(f"page-sh-conflict-{conflict['reason']}", about))


def _over(event: Facts, seen: Seen) -> Line:
    return Line(_simply(event), tone="heading", detail=Told(f"outcome-sh-{event['reason']}.text"))


_LINES: Final[dict[str, Callable[[Facts, Seen], Line]]] = {
    "roles": _roles,
    "candidate": _candidate,
    "votes": _votes,
    "drawn": _session,
    "passed": _session,
    "enacted": _enacted,
    "chaos": _chaos,
    "investigated": _investigated,
    "peeked": _peeked,
    "executed": _executed,
    "not-hitler": _not_hitler,
    "claimed": _claimed,
    "over": _over,
}

# Which claims a contradiction is about: what somebody drew has nothing to do with whom they accuse.
_CONCERNS: Final = {
    "drawn-policy": ("drawn",),
    "received-policy": ("received",),
    "accused": ("party",),
    "drawn-received": ("drawn", "received"),
    "liberal-buried": ("drawn", "received"),
    "peek-drawn": ("peek", "drawn"),
}


def _conflict(event: Facts, seen: Seen) -> Facts | None:
    """The contradiction that the claim is part of."""
    for conflict in seen.facts["conflicts"]:
        about = conflict["session"] == event["session"] and event["seat"] in conflict["seats"]
        if about and event["what"] in _CONCERNS[conflict["reason"]]:
            found: Facts = conflict
            return found
    return None


def _claim(claim: Facts, seen: Seen) -> dict[str, Argument]:
    """What a claim says, as the arguments of its message."""
    what, said = claim["what"], claim["claim"]
    if what == "peek":
        return {"tiles": _tiles(said)}
    if what == "party":
        return {"party": said[0], "target": SeatName(_investigated_in(claim["session"], seen))}
    held = 3 if what == "drawn" else 2
    return {"liberal": said[0], "fascist": held - said[0]}


def _investigated_in(session: int, seen: Seen) -> int:
    """Whom the president of that session investigated; sessions are counted by their draws."""
    count = 0
    for event in seen.events:
        if event.kind == "drawn":
            count += 1
        elif event.kind == "investigated" and count == session:
            target: int = event.public["target"]
            return target
    raise ValueError(f"nobody was investigated in session {session}")


# What is asked


def status(seen: Seen) -> Status:
    """What this seat must do, whom else the game waits for, and what is at stake."""
    facts = seen.facts
    if _is_over(seen):
        return Status(mine=Told(f"outcome-sh-{facts['outcome']}"))
    required = [decision for decision in seen.decisions if decision.required]
    mine = [decision for decision in required if decision.seat == seen.seat]
    others = [decision for decision in required if decision.seat != seen.seat]
    return Status(
        mine=_asked(mine[0], facts) if mine else None, others=_waiting(others) if others else None, note=_danger(seen)
    )


def _asked(decision: Decision, facts: Facts) -> Told:
    if decision.kind == "veto":
        return Told("do-sh-veto", {"chancellor": SeatName(facts["chancellor"])})
    if decision.kind != "vote":
        return Told(f"do-sh-{decision.kind}")
    pair_up = {"president": SeatName(facts["president"]), "chancellor": SeatName(facts["chancellor"])}
    return Told("do-sh-vote", pair_up)


def _waiting(others: Sequence[Decision]) -> Told:
    if others[0].kind != "vote":
        return Told(f"wait-sh-{others[0].kind}", {"name": SeatName(others[0].seat)})
    return Told("wait-sh-vote", {"names": _names([decision.seat for decision in others]), "count": len(others)})


def _danger(seen: Seen) -> Told | None:
    """What an election may bring about: Hitler as chancellor (SH-W2), or chaos (SH-E8)."""
    facts = seen.facts
    if facts["phase"] not in ("nominate", "vote"):
        return None
    if facts["in_force"]["fascist"] >= seen.game.variant.options["hitler_zone"]:
        if facts["phase"] == "nominate":
            return Told("page-sh-danger-zone")
        if facts["chancellor"] not in facts["not_hitler"]:
            return Told("page-sh-danger", {"chancellor": SeatName(facts["chancellor"])})
    return Told("page-sh-danger-chaos") if facts["tracker"] == 2 else None


# Buttons


def label(action: Action, seen: Seen) -> Label:
    """What a button says for the action."""
    verb = action.verb
    if verb == "claim":
        _, what, session, *said = action
        args = _claim({"what": what, "session": session, "claim": said}, seen)
        return Label(Told(f"act-sh-claim-{what}", {**args, "session": session}))
    if len(action) == 1:
        return Label(Told(f"act-sh-{verb}"), Told("power-veto.text") if verb == "veto" else None)
    if isinstance(action[1], int):
        return Label(Told(f"act-sh-{verb}", {"target": SeatName(action[1])}), about={"seat": action[1]})
    text = Told(f"vote-{action[1]}.text") if verb == "vote" else None
    return Label(Told(f"act-sh-{verb}-{action[1]}"), text)


# The table in words


def describe(seen: Seen) -> list[Section]:
    """Tracks and decks, the people, and, where nobody else looks, what this seat alone knows."""
    facts = seen.facts
    powers = seen.game.options["powers"]
    laid = facts["in_force"]["fascist"]
    power = Told(f"power-{powers[laid]}") if laid < len(powers) else Told("text-sh-fascists-win")
    board = [
        Told("text-sh-tracks", dict(facts["in_force"])),
        Told("text-sh-decks", {name: facts[name] for name in ("deck", "discard", "tracker")}),
        Told("text-sh-next-power", {"power": power}),
    ]
    people = []
    for seat in range(facts["players"]):
        marks = _marks(seat, seen)
        people.append(pair(SeatName(seat), joined(marks)) if marks else Told("text-name", {"name": SeatName(seat)}))
    sections = [Section(Told("page-text-board"), board), Section(Told("page-text-people"), people)]
    own = _own(seen)
    return [*sections, Section(Told("text-own"), own)] if own else sections


def _own(seen: Seen) -> list[Told]:
    """What this seat alone knows."""
    facts = seen.facts
    if not seen.open or _is_over(seen) or facts["role"] is None:
        return []
    told = [Told("text-sh-your-role", {"role": Told(f"role-{facts['role']}")})]
    if facts["hand"] is not None:
        told.append(Told("text-sh-your-hand", {"tiles": _tiles(facts["hand"])}))
    return told


def _marks(seat: int, seen: Seen) -> list[Told]:
    """What is known about a seat."""
    facts = seen.facts
    phase = facts["phase"]
    elected = phase not in ("nominate", "vote")
    marks = []
    if seat == seen.seat:
        marks.append("you")
    if seat not in facts["alive"]:
        marks.append("dead")
    if not _is_over(seen):
        if seat == facts["president"]:
            marks.append("president" if elected else "candidate")
        if seat == facts["chancellor"]:
            marks.append("chancellor" if elected else "nominee")
        marks += [f"last-{office}" for office in _limited(seat, facts)]
        if phase == "vote" and seat in facts["voted"]:
            marks.append("voted")
    if seat in facts["not_hitler"]:
        marks.append("not-hitler")
    told = [Told(f"text-sh-{mark}") for mark in marks]
    return [*told, Told(f"role-{facts['known'][seat]}")] if seen.open and facts["known"][seat] is not None else told


def _limited(seat: int, facts: Facts) -> list[str]:
    """The offices held last that bar the seat from being nominated (SH-E3, SH-E4)."""
    if seat not in facts["alive"]:
        return []
    counted = ("president", "chancellor") if len(facts["alive"]) > 5 else ("chancellor",)
    return [office for office in counted if seat == facts[f"last_{office}"]]


def _is_over(seen: Seen) -> bool:
    return bool(seen.facts["phase"] == "over")


def _government(event: Facts) -> list[SeatName]:
    """Both by name: how two names are joined is the language's business ("Hugo e Irene")."""
    return _names([event["president"], event["chancellor"]])


def _names(seats: Sequence[int]) -> list[SeatName]:
    return [SeatName(seat) for seat in seats]


def _tiles(tiles: Sequence[str]) -> list[Told]:
    return [Told(f"tile-sh-{tile}") for tile in tiles]


def _counted(tiles: Sequence[str]) -> dict[str, Argument]:
    return {"liberal": tiles.count("liberal"), "fascist": tiles.count("fascist")}
