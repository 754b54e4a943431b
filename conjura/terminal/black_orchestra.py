"""Black Orchestra in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from conjura.black_orchestra import frames
from conjura.black_orchestra.content import STAGES
from conjura.black_orchestra.view import Observation
from conjura.kernel import Action
from conjura.words import Words

_PLAIN: Final = {
    "dossier": "action-dossier",
    "reveal": "action-reveal-item",
    "release": "action-release",
    "end": "bo-end",
    "pass": "bo-pass",
    "stop": "bo-stop",
    "draw": "bo-draw",
    "accept": "bo-accept",
    "decline": "bo-decline",
    "ready": "bo-ready",
}
_SPACE_KINDS: Final = ("space", "nearest", "tile", "walk")
_DISCARD_KINDS: Final = ("discard", "discard-card", "discard-item", "pay", "trade")
_PERSON_KINDS: Final = {"delivery": "bo-less-suspicion", "hand-out": "bo-more-action", "dissent": "bo-more-motivation"}


# The table


def table(seen: Observation, words: Words, names: Sequence[str]) -> list[str]:
    """The whole table, line by line: tracks, events, people, leaders, the map, what only this seat knows."""
    told = seen.to_json()
    lines = [
        words.say(
            "bo-text-state",
            stage=seen.stage,
            support=seen.support,
            floor=seen.game.floor,
            dissent=seen.dissent,
            dice=told["dice"],
        )
    ]
    if told["event"] is not None:
        name = told["event"]["id"]
        lines.append(words.say("bo-text-event", event=_named("event", name, words), text=_text("event", name, words)))
    if told["key_event"] is not None:
        lines.append(words.say("bo-text-key", event=_named("event", told["key_event"]["id"], words)))
    lines.append(words.say("bo-deck-count", deck=seen.deck_count, discard=len(seen.discard)))
    decks = [words.say("bo-deck", stage=stage + 1, cards=seen.event_counts[stage]) for stage in range(STAGES)]
    lines.append(f"{words.say('bo-decks')}: {'; '.join(decks)}")
    lines += ["", words.say("bo-text-people")]
    for person in told["conspirators"]:
        lines.append("  " + _person(person, words, names))
    lines += ["", words.say("bo-text-leaders")]
    for leader, space in told["leaders"].items():
        if space is not None:
            lines.append(f"  {_named('leader', leader, words)}: {_named('space', space, words)}")
    lines += ["", words.say("bo-text-board")]
    lines += [f"  {one}" for one in _board(seen, told, words)]
    return lines + _secrets(told, words) + _plot(told, words)


def _person(person: Mapping[str, Any], words: Words, names: Sequence[str]) -> str:
    return words.say(
        "bo-text-person",
        who=_named("conspirator", person["id"], words),
        name=names[person["seat"]],
        affiliation=words.say(f"affiliation-{person['affiliation']}"),
        space=_named("space", person["space"], words),
        motivation=words.say(f"motivation-{person['motivation']}"),
        suspicion=words.say(f"suspicion-{person['suspicion']}"),
        items=_list([_named("item", item, words) for item in person["items"]], words),
        cards=_list([_card(card, words) for card in person["dossier"]], words),
    )


def _board(seen: Observation, told: Mapping[str, Any], words: Words) -> list[str]:
    """One line a space: stage, walls, tile, who is there, where it leads, what it does."""
    content = seen.game.content
    lines = []
    for number, (space, now) in enumerate(told["spaces"].items()):
        facts = []
        stage = content.space_stage[number]
        if stage:
            facts.append(words.say("bo-stage", stage=stage))
        else:
            facts.append(words.say("term-berlin"))
        if not now["open"]:
            closed = content.closing >> number & 1 and seen.stage == STAGES
            facts.append(
                (words.say("bo-why-closed") if closed else words.say("bo-why-not-open", stage=stage)).rstrip(".")
            )
        if content.fortified >> number & 1:
            facts.append(words.say("term-fortified"))
        if now["tile"] == "hidden":
            facts.append(words.say("bo-text-tile-hidden"))
        elif now["tile"] is not None:
            facts.append(words.say("bo-text-tile", item=_named("item", now["tile"], words)))
        here = [_short(person["id"], words) for person in told["conspirators"] if person["space"] == space]
        here += [_named("leader", leader, words) for leader, where in told["leaders"].items() if where == space]
        if here:
            facts.append(words.say("bo-space-leaders", names=", ".join(here)))
        leads = [_named("space", content.spaces[other], words) for other in content.adjacent[number]]
        facts.append(words.say("bo-text-leads", spaces=", ".join(leads)))
        line = words.say("bo-text-space", space=_named("space", space, words), facts="; ".join(facts))
        text = _text("space", space, words)
        lines.append(f"{line} {text}" if text else line)
    return lines


def _secrets(told: Mapping[str, Any], words: Words) -> list[str]:
    """What this seat alone may read."""
    lines = []
    if told["known_events"]["events"]:
        names = [_named("event", event, words) for event in told["known_events"]["events"]]
        lines.append(f"{words.say('bo-looking')} {', '.join(names)}")
    reading = told["interrogation"]
    if reading is not None and reading["card"] is not None:
        lines.append(f"{words.say('bo-secret-title')}: {_named('interrogation', reading['card'], words)}")
    return ["", *lines] if lines else []


def _plot(told: Mapping[str, Any], words: Words) -> list[str]:
    """The attempt in progress."""
    plot = told["plot"]
    if plot is None:
        return []
    facts = [
        words.say("bo-plot-pool", dice=plot["dice"]),
        words.say("bo-plot-targets", targets=plot["targets"]),
        words.say("bo-plot-betrayed", eagles=plot["eagles"]),
    ]
    if plot["roll"]:
        facts.append(_faces(plot["roll"], words))
    return ["", f"{words.say('bo-roll-plot', plot=_card(plot['plot'], words))}. {'; '.join(facts)}"]


# The log


def line(event: Mapping[str, Any], seen: Observation, words: Words, names: Sequence[str]) -> str:
    """An event as the log tells it."""
    kind = event["kind"]
    args: dict[str, str | int] = {}
    for name, value in event.items():
        if value is None or name in ("number", "kind", "source", "effects", "events"):
            continue
        tell = _FACTS.get(name)
        args[name] = value if tell is None else tell(kind, value, words)
    text = words.say(f"bo-log-{kind}", **args)
    if event.get("events"):
        return f"{text} ({', '.join(_named('event', one, words) for one in event['events'])})"
    if kind == "interrogated" and event.get("card") is not None:
        return f"{text} ({args['card']})"
    return text


def _level(kind: str, value: Any, words: Words) -> str | int:
    if kind in ("motivation", "suspicion"):
        return words.say(f"{kind}-{value}")
    return _face(value, words) if kind == "plot-rerolled" else int(value)


_FACTS: Final[dict[str, Callable[[str, Any, Words], str | int]]] = {
    "who": lambda kind, value, words: _short(value, words),
    "to": lambda kind, value, words: _short(value, words),
    "leader": lambda kind, value, words: _named("leader", value, words),
    "origin": lambda kind, value, words: _named("space", value, words),
    "space": lambda kind, value, words: _named("space", value, words),
    "card": lambda kind, value, words: (
        _named("interrogation", value, words) if kind == "interrogated" else _card(value, words)
    ),
    "plot": lambda kind, value, words: _card(value, words),
    "item": lambda kind, value, words: _named("item", value, words),
    "event": lambda kind, value, words: _named("event", value, words),
    "affiliation": lambda kind, value, words: words.say(f"affiliation-{value}"),
    "option": lambda kind, value, words: words.say(f"bo-{value}"),
    "die": lambda kind, value, words: _face(value, words),
    "dice": lambda kind, value, words: _faces(value, words) if isinstance(value, list) else int(value),
    "before": _level,
    "after": _level,
}


# Actions


def label(action: Action, seen: Observation, words: Words, names: Sequence[str]) -> str:
    """An action as a button says it."""
    verb = action.verb
    if verb in _PLAIN:
        return words.say(_PLAIN[verb])
    if verb == "choose":
        return _choice(action, seen, words)
    return _VERBS[verb](action, seen, words)


def _collect(action: Action, seen: Observation, words: Words) -> str:
    item = seen.game.content.items[seen.tiles[seen.place[seen.active]]]
    return f"{words.say('action-collect-item')}: {_named('item', item, words)}"


def _play_card(action: Action, seen: Observation, words: Words) -> str:
    how = "bo-play-card" if action.verb == "act" else "bo-free-use"
    card = str(action[1])
    return f"{words.say(how)}: {_card(card, words)}. {_text('card', card, words)}".rstrip()


def _attempt(action: Action, seen: Observation, words: Words) -> str:
    text = words.say("bo-attempt", plot=_card(str(action[1]), words))
    return f"{text} ({_named('leader', str(action[2]), words)})" if len(action) > 2 else text


def _transfer(action: Action, seen: Observation, words: Words) -> str:
    _, direction, who, kind, what = action
    how = words.say(f"bo-{direction}", who=_short(str(who), words))
    return f"{how}: {_card(str(what), words) if kind == 'card' else _named('item', str(what), words)}"


def _keep(action: Action, seen: Observation, words: Words) -> str:
    """So many dice, or a card: in a raid it costs a step of suspicion."""
    what = action[1]
    if isinstance(what, int):
        plot = seen.to_json()["plot"]
        odds = next((one for one in plot["odds"] if one["dice"] == what), None) if plot else None
        text = words.say("bo-keep-dice", dice=what)
        if odds is None:
            return text
        success, detection = words.say("bo-plot-success"), words.say("bo-plot-detected")
        return f"{text} ({success} {odds['success']:.1%}, {detection} {odds['detection']:.1%})"
    if seen.decisions[0].kind != "raid":
        return _card(what, words)
    content = seen.game.content
    safe = any(content.card_safe[card] for card in seen.dossier[frames.who_decides(seen.stack[-1])])
    return f"{_card(what, words)}: {words.say('bo-keep-safe' if safe else 'bo-keep')}"


_VERBS: Final[dict[str, Callable[[Action, Observation, Words], str]]] = {
    "move": lambda action, seen, words: words.say("bo-move-to", space=_named("space", str(action[1]), words)),
    "conspire": lambda action, seen, words: (
        f"{words.say('action-conspire')}: {words.say('bo-conspire-dice', dice=int(action[1]))}"
    ),
    "collect": _collect,
    "deliver": lambda action, seen, words: words.say("bo-deliver-what", item=_thing(str(action[1]), seen, words)),
    "act": _play_card,
    "free": _play_card,
    "ability": lambda action, seen, words: words.say(f"bo-ability-{action[1]}"),
    "plot": _attempt,
    "transfer": _transfer,
    "use": lambda action, seen, words: f"{_thing(str(action[2]), seen, words)} ({_short(str(action[1]), words)})",
    "keep": _keep,
    "discard": lambda action, seen, words: f"{_card(str(action[1]), words)}: {words.say('bo-discard')}",
    "remove": lambda action, seen, words: words.say("bo-remove-event", event=_named("event", str(action[1]), words)),
}


def _choice(action: Action, seen: Observation, words: Words) -> str:
    """What "choose" means depends on what is asked."""
    what = action[1]
    decision = seen.decisions[0]
    kind = decision.kind
    content = seen.game.content
    if kind == "plot-reroll":
        return words.say("bo-reroll", face=_face(what, words))
    if isinstance(what, int):
        if kind == "defections":
            return words.say("bo-put-dice", dice=what)
        key = f"bo-either-{decision.source.partition('.')[2]}-{what}"
        return words.say(key) if words.has(key) else f"{words.say('bo-choose')}: {what}"
    if kind == "interrogation":
        card = content.interrogations[seen.interrogation]
        key = f"interrogation-{card}.{what}"
        return f"{words.say(f'bo-{what}')}: {words.say(key)}" if words.has(key) else words.say(f"bo-{what}")
    if kind == "dissent" and what in ("support", "everyone"):
        return words.say("bo-lower-support" if what == "support" else "bo-everyone")
    if what in content.sheets:
        return words.say(_PERSON_KINDS.get(kind, "bo-choose-person"), who=_short(what, words))
    if kind == "look":
        return words.say("bo-next-event", event=_named("event", what, words))
    if kind in _SPACE_KINDS:
        return _named("space", what, words)
    if what in content.leaders:
        return _named("leader", what, words)
    thing = _thing(what, seen, words)
    return f"{words.say('bo-discard')}: {thing}" if kind in _DISCARD_KINDS else thing


def asked(seen: Observation, words: Words, names: Sequence[str]) -> str:
    """What the game waits for, in two voices."""
    required = next((decision for decision in seen.decisions if decision.required), None)
    if required is None:
        return words.say("text-over")
    who = seen.game.content.sheets[seen.who[frames.who_decides(seen.stack[-1])]]
    args: dict[str, str | int] = {"who": _short(who, words), "name": names[required.seat], "actions": seen.actions}
    if required.seat == seen.seat:
        return words.say(f"bo-ask-{required.kind}", **args)
    if any(decision.seat == seen.seat for decision in seen.decisions):
        return words.say("bo-ask-free")
    return words.say(f"bo-wait-{required.kind}", **args)


# Names


def _named(kind: str, name: str, words: Words) -> str:
    """The name of a thing; one of a content pack without words of its own keeps its id."""
    key = f"{kind}-{name}"
    return words.say(key) if words.has(key) else name


def _text(kind: str, name: str, words: Words) -> str:
    key = f"{kind}-{name}.text"
    return words.say(key) if words.has(key) else ""


def _short(name: str, words: Words) -> str:
    key = f"conspirator-{name}.short"
    return words.say(key) if words.has(key) else _named("conspirator", name, words)


def _card(name: str, words: Words) -> str:
    return _named("plot" if words.has(f"plot-{name}") else "card", name, words)


def _thing(name: str, seen: Observation, words: Words) -> str:
    return _named("item", name, words) if name in seen.game.content.items else _card(name, words)


def _face(face: str | int, words: Words) -> str:
    return words.say(f"die-{face}") if isinstance(face, str) else str(face)


def _faces(faces: Sequence[str | int], words: Words) -> str:
    return ", ".join(_face(face, words) for face in faces) or "–"


def _list(things: Sequence[str], words: Words) -> str:
    return ", ".join(things) or words.say("bo-none")
