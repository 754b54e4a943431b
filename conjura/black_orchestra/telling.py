"""Black Orchestra told to people: the log, what is asked, the buttons, the table in words.

It reads what a seat may know by its public names (``Observation.to_json``), and of the content which id is what.
Messages of this game are named ``bo-...``; those of its things ``card-...``, ``plot-...``, ``space-...`` and so on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from conjura.black_orchestra import foretelling
from conjura.black_orchestra.content import STAGES, Content
from conjura.black_orchestra.phrases import in_space, text_of_space, the_item, to_space
from conjura.kernel import Action, Argument, Label, Line, SeatName, Section, Seen, Status, Told, Tone
from conjura.kernel.telling import facts as joined
from conjura.kernel.telling import pair, together

Facts = Mapping[str, Any]

# In the end the log tells what this seat alone had read.
RETOLD: Final = {kind: frozenset(("looked", "interrogated")) for kind in ("won", "lost")}

ALIKE: Final[frozenset[str]] = frozenset()

_THINGS: Final = ("card", "plot", "event", "conspirator", "leader", "space", "item")
KINDS: Final = (*_THINGS, "motivation", "suspicion", "affiliation", "term")


# The log

_TONES: Final[dict[str, Tone]] = {
    "turn": "heading",
    "stage": "heading",
    "arrested": "bad",
    "raid": "bad",
    "lost": "bad",
    "plot-detected": "bad",
    "penalty": "bad",
    "plot-failed": "bad",
    "released": "good",
    "won": "good",
    "plot-succeeded": "good",
}
_LEVELS: Final = ("timid", "skeptical", "motivated", "committed", "reckless", "low", "medium", "high", "extreme")


def line(event: Facts, seen: Seen) -> Line:
    """What only one seat has read stays out of the log unless nobody else looks."""
    kind = event["kind"]
    content: Content = seen.game.content
    told = Told(f"bo-log-{kind}", _args(event, content))
    detail = _read_out(event) if kind == "answered" else _read(event, seen)
    said = Line(told, event["source"], _tone(event), detail)
    said.explain = _explain(event["source"], content)
    return said


def _args(event: Facts, content: Content) -> dict[str, Argument]:
    """Each fact of an event as a name, a word or a number."""
    kind = event["kind"]
    told: dict[str, Argument] = {}
    for name, value in event.items():
        if name in ("number", "kind", "source", "effects", "events", "reason") or value is None:
            continue
        if name == "card" and kind == "interrogated":  # for one pair of eyes: ``_read`` tells it
            continue
        if name in ("before", "after"):
            told[name] = _level(kind, value)
        elif name in ("die", "dice"):
            told[name] = _faces(value) if isinstance(value, list) else _face(value) if name == "die" else value
        elif name in ("card", "plot"):
            told[name] = _card(value, content)
        elif name == "item" and kind != "item-revealed":
            told[name] = the_item(value)
        elif name in _NAMED:
            told[name] = _NAMED[name](value)
        else:
            told[name] = value
    if kind in ("item-taken", "item-delivered"):
        told["in"] = in_space(event["space"])
    if kind == "penalty":
        told["penalty"] = Told(f"bo-penalty-{event['leader']}")
    return told


def _person(name: str) -> Told:
    return Told(f"conspirator-{name}.short")


_NAMED: Final[dict[str, Callable[[str], Told]]] = {
    "who": _person,
    "to": _person,
    "leader": lambda name: Told(f"leader-{name}"),
    "origin": lambda name: Told(f"space-{name}"),
    "space": lambda name: Told(f"space-{name}"),
    "item": lambda name: Told(f"item-{name}"),
    "event": lambda name: Told(f"event-{name}"),
    "affiliation": lambda name: Told(f"affiliation-{name}"),
    "option": lambda name: Told(f"bo-{name}"),
}


def _level(kind: str, value: str | int) -> Argument:
    if kind in ("motivation", "suspicion"):
        return Told(f"{kind}-{value}")
    return _face(value) if kind == "plot-rerolled" else value


def _face(face: str | int) -> Argument:
    """What a die shows."""
    return Told(f"die-{face}") if isinstance(face, str) else face


def _faces(faces: Sequence[str | int]) -> Argument:
    return [_face(face) for face in faces] if faces else Told("bo-log-no-die")


def _tone(event: Facts) -> Tone:
    """More motivation is good news; more suspicion and more support for Hitler are bad news."""
    kind = event["kind"]
    if kind not in ("motivation", "suspicion", "support"):
        return _TONES.get(kind, "plain")
    before, after = event["before"], event["after"]
    rises = after > before if isinstance(before, int) else _LEVELS.index(after) > _LEVELS.index(before)
    return "good" if rises == (kind == "motivation") else "bad"


def _read(event: Facts, seen: Seen) -> Told | None:
    """The events looked at, the interrogation card: for the eyes of one seat."""
    if not seen.open:
        return None
    if event.get("events"):
        return Told("text-name", {"name": [Told(f"event-{name}") for name in event["events"]]})
    if event["kind"] == "interrogated" and event.get("card") is not None:
        return Told(f"interrogation-{event['card']}")
    return None


def _read_out(event: Facts) -> Told:
    """The option that a prisoner has chosen is read to all (BO-I1); the card that it stands on is not named."""
    return Told(foretelling.answer_key(event["effects"]))


def _explain(source: str, content: Content) -> Told | None:
    """The text of the rule, card, event, space, leader or sheet that made it happen; a plot has none."""
    kind, dot, name = source.partition(".")
    if not dot:
        return Told(f"rule-{source.lower()}.text")
    if kind == "space":
        return text_of_space(name)
    return None if kind == "plot" or name in _plots(content) else Told(f"{kind}-{name}.text")


# What is asked


def status(seen: Seen) -> Status:
    """What this seat must or may do, or for whom the game waits; in the end, how it ended."""
    facts = seen.facts
    if facts["outcome"] is not None:
        return Status(others=Told(f"bo-end-{facts['outcome']['reason']}"))
    question = facts["decision"]
    if question["seat"] == seen.seat:
        return Status(mine=foretelling.question(seen), note=foretelling.reason(seen))
    args: dict[str, Argument] = {
        "who": _person(question["who"]),
        "name": SeatName(question["seat"]),
        "actions": facts["turn"]["actions"],
    }
    if question["kind"] == "walk":
        args["figure"] = _person(question["figure"])
    elif question["kind"] == "draw":
        args["cards"] = question["number"]
    elif question["kind"] == "hand-out":
        args["number"] = question["numbers"][-1]
    offered = any(decision.seat == seen.seat for decision in seen.decisions)
    return Status(Told("bo-ask-free") if offered else None, Told(f"bo-wait-{question['kind']}", args))


# Buttons

_PLAIN: Final = frozenset(("end", "pass", "stop", "draw", "accept", "decline", "ready"))
_DISCARDS: Final = frozenset(("discard", "discard-card", "discard-item", "pay", "trade"))
_PERSON: Final = {"delivery": "bo-less-suspicion", "hand-out": "bo-more-action", "dissent": "bo-more-motivation"}


def label(action: Action, seen: Seen) -> Label:
    """What a button says for the action, and what it would change."""
    verb = action.verb
    told = Label(Told(_plain(verb, seen))) if verb in _PLAIN else _VERBS[verb](action, seen)
    told.effect = foretelling.effect(action, seen)
    return told


def _plain(verb: str, seen: Seen) -> str:
    """An offer of a die is taken by rolling it."""
    rolls = verb in ("accept", "decline") and "roll a die" in seen.facts["decision"].get("effects", ())
    return f"bo-{verb}-roll" if rolls else f"bo-{verb}"


def _move(action: Action, seen: Seen) -> Label:
    space = str(action[1])
    told = Told("bo-move-to", {"to": to_space(space)})
    return Label(told, text_of_space(space), {"space": space})


def _conspire(action: Action, seen: Seen) -> Label:
    return Label(pair(Told("action-conspire"), Told("bo-conspire-dice", {"dice": action[1]})))


def _draw_or_release(action: Action, seen: Seen) -> Label:
    return Label(Told(f"action-{action.verb}"), Told(f"action-{action.verb}.text"))


def _reveal(action: Action, seen: Seen) -> Label:
    return Label(Told("action-reveal-item"), Told("action-reveal-item.text"))


def _collect(action: Action, seen: Seen) -> Label:
    facts = seen.facts
    here = next(person["space"] for person in facts["conspirators"] if person["id"] == facts["turn"]["who"])
    item = facts["spaces"][here]["tile"]
    title = pair(Told("action-collect-item"), Told(f"item-{item}"))
    return Label(title, Told("action-collect-item.text"), {"item": item})


def _deliver(action: Action, seen: Seen) -> Label:
    thing = _thing(str(action[1]), seen.game.content)
    return Label(Told("bo-deliver-what", {"item": thing.title}), about=thing.about)


def _play(action: Action, seen: Seen) -> Label:
    thing = _thing(str(action[1]), seen.game.content)
    thing.title = pair(Told("bo-play-card" if action.verb == "act" else "bo-free-use"), thing.title)
    return thing


def _ability(action: Action, seen: Seen) -> Label:
    return Label(Told(f"bo-ability-{action[1]}"), Told(f"bo-ability-{action[1]}.text"))


def _attempt(action: Action, seen: Seen) -> Label:
    plot = str(action[1])
    title = Told("bo-attempt", {"plot": Told(f"plot-{plot}")})
    if len(action) == 2:
        return Label(title, Told("bo-try-plot"), {"card": plot})
    leader = str(action[2])
    at = Told("bo-try-plot-at", {"leader": Told(f"leader-{leader}")})
    return Label(pair(title, Told(f"leader-{leader}")), at, {"card": plot, "leader": leader})


def _transfer(action: Action, seen: Seen) -> Label:
    _, way, who, _, what = action
    thing = _thing(str(what), seen.game.content)
    title = pair(Told(f"bo-{way}", {"who": _person(str(who))}), thing.title)
    return Label(title, about={"person": str(who), **thing.about})


def _use(action: Action, seen: Seen) -> Label:
    owner = str(action[1])
    thing = _thing(str(action[2]), seen.game.content)
    return Label(thing.title, _person(owner), {"person": owner, **thing.about})


def _keep(action: Action, seen: Seen) -> Label:
    """So many dice; or a card, which in a raid costs a step of suspicion."""
    what = action[1]
    if isinstance(what, int):
        return Label(Told("bo-keep-dice", {"dice": what}), _odds(what, seen.facts["plot"]))
    thing = _thing(what, seen.game.content)
    question = seen.facts["decision"]
    if question["kind"] != "raid":
        return thing
    content: Content = seen.game.content
    mine = next(person["dossier"] for person in seen.facts["conspirators"] if person["id"] == question["who"])
    safe = any(content.card[content.cards.index(card)].safe for card in mine)
    return Label(pair(thing.title, Told("bo-keep-safe" if safe else "bo-keep")), about=thing.about)


def _odds(dice: int, plot: Facts | None) -> Told | None:
    """How likely success and detection are with so many dice, in per cent."""
    for odds in () if plot is None else plot["odds"]:
        if odds["dice"] == dice:
            success, detection = (round(100 * odds[name], 1) for name in ("success", "detection"))
            return Told("bo-odds", {"success": success, "detection": detection})
    return None


def _discard(action: Action, seen: Seen) -> Label:
    return _discarded(_thing(str(action[1]), seen.game.content))


def _discarded(thing: Label) -> Label:
    thing.title = pair(Told("bo-discard"), thing.title)
    return thing


def _remove(action: Action, seen: Seen) -> Label:
    return _event("bo-remove-event", str(action[1]))


def _choose(action: Action, seen: Seen) -> Label:
    """What "choose" means depends on what is asked."""
    what = action[1]
    question = seen.facts["decision"]
    content: Content = seen.game.content
    asked = question["kind"]
    if asked == "plot-reroll":
        return Label(Told("bo-reroll", {"face": _face(what)}))
    if isinstance(what, int):
        return Label(_number(what, question))
    if asked == "interrogation":
        card = seen.facts["interrogation"]["card"]
        return Label(Told(f"bo-{what}"), Told(f"interrogation-{card}.{what}") if seen.open else None)
    if asked == "dissent" and what in ("support", "everyone"):
        return Label(Told("bo-lower-support" if what == "support" else "bo-everyone"))
    if what in content.sheets:
        return Label(_about_person(what, question), about={"person": what})
    if asked == "look":
        return _event("bo-next-event", what)
    if what in content.leaders:
        text = Told(f"leader-{what}.text") if asked == "penalty" else None
        return Label(Told(f"leader-{what}"), text, {"leader": what})
    if what in content.spaces:
        return Label(Told(f"space-{what}"), text_of_space(what), {"space": what})
    thing = _thing(what, content)
    return _discarded(thing) if asked in _DISCARDS else thing


def _about_person(who: str, question: Facts) -> Told:
    """What happens to a conspirator who is chosen, or the name where the question says it."""
    asked = question["kind"]
    if asked not in _PERSON:
        return _person(who)
    args: dict[str, Argument] = {"who": _person(who)}
    if asked == "hand-out":
        args["actions"] = question["numbers"][-1]
    return Told(_PERSON[asked], args)


def _number(number: int, question: Facts) -> Told:
    if question["kind"] == "defections":
        return Told("bo-put-dice", {"dice": number})
    if question["kind"] == "either":
        return Told(f"bo-either-{question['source'].partition('.')[2]}-{number}")
    return Told("text-name", {"name": number})


_VERBS: Final[dict[str, Callable[[Action, Seen], Label]]] = {
    "move": _move,
    "conspire": _conspire,
    "dossier": _draw_or_release,
    "release": _draw_or_release,
    "reveal": _reveal,
    "collect": _collect,
    "deliver": _deliver,
    "act": _play,
    "free": _play,
    "ability": _ability,
    "plot": _attempt,
    "transfer": _transfer,
    "use": _use,
    "keep": _keep,
    "discard": _discard,
    "remove": _remove,
    "choose": _choose,
}


def _thing(name: str, content: Content) -> Label:
    """A card, a plot or an item: its name, its text, and what it is."""
    if name in content.items:
        return Label(Told(f"item-{name}"), about={"item": name})
    plot = name in _plots(content)
    return Label(_card(name, content), Told(f"plot-{name}.required" if plot else f"card-{name}.text"), {"card": name})


def _event(key: str, name: str) -> Label:
    return Label(Told(key, {"event": Told(f"event-{name}")}), Told(f"event-{name}.text"), {"event": name})


def _card(name: str, content: Content) -> Told:
    return Told(f"plot-{name}" if name in _plots(content) else f"card-{name}")


@cache
def _plots(content: Content) -> frozenset[str]:
    """The cards that are plots."""
    return frozenset(content.cards[plot.card] for plot in content.plots)


# The table in words


def describe(seen: Seen) -> list[Section]:
    """Tracks and events, people, leaders, the map, an attempt; where nobody else looks, what this seat alone knows."""
    facts = seen.facts
    sections = [
        Section(Told("bo-text-table"), _tracks(facts)),
        Section(Told("bo-text-people"), [_conspirator(person, seen.game.content) for person in facts["conspirators"]]),
        Section(
            Told("bo-text-leaders"),
            [
                pair(Told(f"leader-{leader}"), Told(f"space-{space}"))
                for leader, space in facts["leaders"].items()
                if space is not None
            ],
        ),
        Section(Told("bo-text-board"), [_space(name, seen) for name in facts["spaces"]]),
    ]
    if facts["plot"] is not None:
        heading = Told("bo-roll-plot", {"plot": Told(f"plot-{facts['plot']['plot']}")})
        sections.append(Section(heading, _attempted(facts["plot"])))
    own = _own(seen)
    return [*sections, Section(Told("text-own"), own)] if own else sections


def _tracks(facts: Facts) -> list[Told]:
    support = facts["support"]
    tracks: dict[str, Argument] = {name: facts[name] for name in ("stage", "dissent", "dice")}
    told = [Told("bo-text-state", {**tracks, "support": support["now"], "floor": support["start"]})]
    if facts["event"] is not None:
        event = f"event-{facts['event']['id']}"
        told.append(Told("bo-text-event", {"event": Told(event), "text": Told(f"{event}.text")}))
    if facts["key_event"] is not None:
        told.append(Told("bo-text-key", {"event": Told(f"event-{facts['key_event']['id']}")}))
    told.append(Told("bo-deck-count", {"deck": facts["deck"], "discard": len(facts["discard"])}))
    decks = [Told("bo-deck", {"stage": n, "cards": cards}) for n, cards in enumerate(facts["event_decks"], start=1)]
    return [*told, pair(Told("bo-decks"), joined(decks))]


def _conspirator(person: Facts, content: Content) -> Told:
    return Told(
        "bo-text-person",
        {
            "who": Told(f"conspirator-{person['id']}"),
            "name": SeatName(person["seat"]),
            "affiliation": Told(f"affiliation-{person['affiliation']}"),
            "space": Told(f"space-{person['space']}"),
            "motivation": Told(f"motivation-{person['motivation']}"),
            "suspicion": Told(f"suspicion-{person['suspicion']}"),
            "items": [Told(f"item-{item}") for item in person["items"]] or Told("bo-none"),
            "cards": [_card(card, content) for card in person["dossier"]] or Told("bo-none"),
        },
    )


def _space(name: str, seen: Seen) -> Told:
    """Its stage, walls, who and what is there, where it leads, what it does."""
    facts = seen.facts
    content: Content = seen.game.content
    number = content.spaces.index(name)
    stage = content.space_stage[number]
    closes = content.closing >> number & 1
    told = []
    if not facts["spaces"][name]["open"]:
        closed = closes and facts["stage"] == STAGES
        told.append(Told("bo-text-closed") if closed else Told("bo-text-opens", {"stage": stage}))
    else:
        told.append(Told("bo-space-stage", {"stage": stage}) if stage else Told("term-berlin"))
        if closes:
            told.append(Told("term-closes-in-stage-7"))
    if content.fortified >> number & 1:
        told.append(Told("term-fortified"))
    tile = facts["spaces"][name]["tile"]
    if tile == "hidden":
        told.append(Told("bo-text-tile-hidden"))
    elif tile is not None:
        told.append(Told("bo-text-tile", {"item": Told(f"item-{tile}")}))
    here = [_person(person["id"]) for person in facts["conspirators"] if person["space"] == name]
    here += [Told(f"leader-{leader}") for leader, space in facts["leaders"].items() if space == name]
    if here:
        told.append(Told("bo-space-leaders", {"names": here}))
    leads = [Told(f"space-{content.spaces[other]}") for other in content.adjacent[number]]
    told.append(Told("bo-text-leads", {"spaces": leads}))
    space = Told("bo-text-space", {"space": Told(f"space-{name}"), "facts": joined(told)})
    return together(space, text_of_space(name))


def _attempted(plot: Facts) -> list[Told]:
    """The attempt in progress."""
    told = [
        Told("bo-plot-pool", {"dice": plot["dice"]}),
        Told("bo-plot-targets", {"targets": plot["targets"]}),
        Told("bo-plot-betrayed", {"eagles": plot["eagles"]}),
    ]
    return [*told, Told("text-name", {"name": _faces(plot["roll"])})] if plot["roll"] else told


def _own(seen: Seen) -> list[Told]:
    """What this seat alone may read: the next events it has looked at, its interrogation card."""
    if not seen.open:
        return []
    told = []
    events = seen.facts["known_events"]["events"]
    if events:
        names = [Told(f"event-{name}") for name in events]
        told.append(Told("text-sentences", {"one": Told("bo-looking"), "two": names}))
    reading = seen.facts["interrogation"]
    if reading is not None and reading["card"] is not None:
        card = f"interrogation-{reading['card']}"
        told.append(pair(Told("bo-secret-title"), Told(card)))
        told += [pair(Told(f"bo-{option}"), Told(f"{card}.{option}")) for option in ("stay", "free", "resist")]
    return told
