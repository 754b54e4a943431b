"""What is asked, why, and what each answer would change, told before it is given.

As ``telling`` it reads what a seat may know by its public names: levels before and after, odds where dice fall, who and
what is in a space. What nobody can know before is not told.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from conjura.black_orchestra.content import Content
from conjura.black_orchestra.effects.own import ENOUGH_DEFECTIONS
from conjura.black_orchestra.effects.structure import OfferToVisited, RollDie
from conjura.black_orchestra.log import FACES
from conjura.black_orchestra.phrases import in_space, text_of_space, to_space
from conjura.black_orchestra.terms import MOTIVATIONS, SUSPICIONS
from conjura.kernel import Action, Argument, Seen, Told
from conjura.kernel.telling import facts as joined
from conjura.kernel.telling import pair

Facts = Mapping[str, Any]

_LEVELS: Final[dict[str, Sequence[str]]] = {"motivation": MOTIVATIONS, "suspicion": SUSPICIONS}
_STEPS: Final = re.compile(r"(motivation|suspicion) ([+-]\d+) of (.+)")
_TO: Final = re.compile(r"(motivation|suspicion) (to|up to) (\w+) of (.+)")
_BY_ROLL: Final = re.compile(r"(motivation|suspicion) \+rolled of (.+)")
_TRADE: Final = re.compile(r"trade items for suspicion -\d+ each")
_SUPPORT: Final = re.compile(r"support ([+-]\d+)")
_HERE: Final = " of all here"
_NOTHING: Final = Told("bo-changes-nothing-more")
_RELEASED: Final = "release you"
_BY_INTERROGATION: Final = "BO-I2"  # whose card is secret, so that its effects are told by themselves


def _person(name: str) -> Told:
    return Told(f"conspirator-{name}.short")


def _conspirator(name: str, seen: Seen) -> Facts:
    found: Facts = next(person for person in seen.facts["conspirators"] if person["id"] == name)
    return found


def _asked(seen: Seen) -> Facts:
    """Whoever is asked."""
    return _conspirator(seen.facts["decision"]["who"], seen)


# What is asked, and why


def question(seen: Seen) -> Told:
    """What this seat is asked; whom or what the answer concerns is named."""
    asked = seen.facts["decision"]
    kind = asked["kind"]
    args: dict[str, Argument] = {"who": _person(asked["who"]), "actions": seen.facts["turn"]["actions"]}
    form = kind
    if kind == "walk":
        args |= {"figure": _person(asked["figure"]), "spaces": asked["number"]}
    elif kind == "interrogation" and len(set(seen.game.seat_of)) == 1:
        form = "interrogation-alone"  # nobody is there whom one could talk to
    elif kind == "draw":
        args["cards"] = asked["number"]
    elif kind == "hand-out":
        args["number"] = asked["numbers"][-1]
    elif kind == "target":
        steps = _STEPS.fullmatch(asked["effect"])
        if steps is not None:
            by = int(steps[2])
            form, args["steps"] = f"target-{steps[1]}-{'up' if by > 0 else 'down'}", abs(by)
    elif kind == "space" and "leader" in asked:
        form, args["leader"] = "space-leader", Told(f"leader-{asked['leader']}")
    elif kind == "space" and "number" in asked:
        form = "space-deputies"
    elif kind == "space" and "effects" not in asked:
        form = "space-go"
    elif kind == "nearest":
        args["leader"] = _figure(asked, seen.game.content)
    elif kind == "deputy":
        args["to"] = to_space(asked["space"])
    elif kind == "plot-consent":
        args["item"] = _thing(asked["item"], seen.game.content)
    return Told(f"bo-ask-{form}", args)


def _figure(asked: Facts, content: Content) -> Told:
    """The leader or conspirator who goes to one of several spaces."""
    name = asked.get("leader") or asked["figure"]
    return _person(name) if name in content.sheets else Told(f"leader-{name}")


def reason(seen: Seen) -> Told | None:
    """How much is left to choose, and why it is asked; a card, an event or a sheet says why with its own text."""
    asked = seen.facts["decision"]
    kind = asked["kind"]
    person = _asked(seen)
    if kind == "discard-card":
        return _too_many("bo-why-cards", len(person["dossier"]), person["dossier_limit"])
    if kind == "discard-item":
        return _too_many("bo-why-items", len(person["items"]), person["item_limit"])
    if kind == "discard":
        return Told(f"bo-why-discard-{asked['what']}", {"count": asked["number"]})
    if kind == "delivery":
        return Told("bo-steps-left", {"steps": asked["number"]})
    if kind == "raid":
        return Told("bo-why-raid", {"cards": len(asked["cards"])})
    if kind == "dissent":
        over = asked["overflow"]
        return Told("bo-why-dissent-over", {"overflow": over}) if over else Told("bo-why-dissent")
    if kind == "look":
        return Told("bo-looking")
    if kind == "react":
        return Told(f"bo-why-react-{asked['moment']}")
    if kind in ("target", "space") and asked["source"] == _BY_INTERROGATION and "effects" in asked:
        return Told(answer_key(asked["effects"]))
    return _text_of(asked["source"])


def _too_many(key: str, held: int, limit: int) -> Told:
    return Told(key, {"held": held, "limit": limit, "count": held - limit})


def answer_key(effects: Sequence[str]) -> str:
    """The message for the price of an option: ``suspicion +1 of one other`` is bo-answer-suspicion-plus-1-of-one-other.

    That option "free" releases the prisoner stands on its button.
    """
    price = "-and-".join(line for line in effects if line != _RELEASED)
    return "bo-answer-" + re.sub("[^a-z0-9]+", "-", price.replace(" +", " plus ").replace(" -", " minus "))


def _text_of(source: str) -> Told | None:
    """The text of the card, event or sheet that asks; a rule is too long to stand beside a question."""
    kind, dot, name = source.partition(".")
    if kind == "space":
        return text_of_space(name)
    return Told(f"{kind}-{name}.text") if dot and kind in ("card", "event", "conspirator") else None


# What an answer would change


def effect(action: Action, seen: Seen) -> Told | None:
    """What the action would change, as far as that is known before."""
    told = _VERBS.get(action.verb)
    return None if told is None else told(action, seen)


def _change(kind: str, before: str, after: str) -> Told:
    if before == after:
        return Told(f"bo-stays-{kind}", {"level": Told(f"{kind}-{after}")})
    return Told(f"bo-change-{kind}", {"before": Told(f"{kind}-{before}"), "after": Told(f"{kind}-{after}")})


def _stepped(kind: str, person: Facts, by: int) -> Told:
    """A level moved by so many steps, as far as it goes."""
    levels = _LEVELS[kind]
    at = levels.index(person[kind])
    return _change(kind, person[kind], levels[min(max(at + by, 0), len(levels) - 1)])


def _of_line(line: str, person: Facts) -> Told | None:
    """What a sentence of a card does to the level of somebody; nothing if it speaks of something else."""
    steps = _STEPS.fullmatch(line)
    if steps is not None:
        return _stepped(steps[1], person, int(steps[2]))
    to = _TO.fullmatch(line)
    if to is None:
        return None
    levels = _LEVELS[to[1]]
    target = levels.index(to[3])
    at = levels.index(person[to[1]])
    return _change(to[1], person[to[1]], levels[max(target, at) if to[2] == "up to" else target])


def _support(by: int, seen: Seen) -> Told:
    support = seen.facts["support"]
    after = max(support["now"] + by, support["start"])
    if after == support["now"]:
        return Told("bo-stays-support", {"level": after})
    return Told("bo-change-support", {"before": support["now"], "after": after})


def _holds(person: Facts, what: str, by: int) -> Told:
    """So many cards or items instead of so many, of those one may hold."""
    held = len(person["dossier" if what == "cards" else "items"])
    limit = person["dossier_limit" if what == "cards" else "item_limit"]
    return Told(f"bo-change-{what}", {"before": held, "after": held + by, "limit": limit})


def _standing(person: Facts) -> Told:
    """How somebody stands now, where the choice itself says what happens."""
    return joined(
        [
            Told(f"motivation-{person['motivation']}"),
            Told(f"suspicion-{person['suspicion']}"),
            Told(f"space-{person['space']}"),
        ]
    )


def _there(space: str, seen: Seen) -> Told:
    """Who and what is in a space."""
    facts = seen.facts
    who = [Told(f"leader-{leader}") for leader, at in facts["leaders"].items() if at == space]
    who += [_person(person["id"]) for person in facts["conspirators"] if person["space"] == space]
    told = [Told("bo-there", {"names": who}) if who else Told("bo-there-nobody")]
    tile = facts["spaces"][space]["tile"] if space in facts["spaces"] else None
    return joined([*told, _tile(tile)]) if tile is not None else told[0]


def _tile(tile: str) -> Told:
    return Told("bo-text-tile-hidden") if tile == "hidden" else Told("bo-text-tile", {"item": Told(f"item-{tile}")})


def _percent(chance: float) -> int:
    return round(100 * chance)


def _face_chance(face: str) -> float:
    return FACES.count(face) / len(FACES)


def _at_least_one(face: str, dice: int) -> int:
    return _percent(1 - (1 - _face_chance(face)) ** dice)


# Turn by turn


def _move(action: Action, seen: Seen) -> Told:
    return _there(str(action[1]), seen)


def _conspire(action: Action, seen: Seen) -> Told:
    dice = int(action[1])
    odds: dict[str, Argument] = {face: _at_least_one(face, dice) for face in ("target", "eagle")}
    return Told("bo-odds-conspire", odds)


def _collect(action: Action, seen: Seen) -> Told:
    return _holds(_asked(seen), "items", 1)


def _deliver(action: Action, seen: Seen) -> Told | None:
    person = _asked(seen)
    content: Content = seen.game.content
    delivery = content.delivery[content.spaces.index(person["space"])]
    assert delivery is not None
    if delivery.shared:
        return Told("bo-steps-left", {"steps": delivery.lowers})
    return _stepped("suspicion", person, -delivery.lowers)


def _release(action: Action, seen: Seen) -> Told:
    eagle = _percent(_face_chance("eagle"))
    return Told("bo-odds-release", {"freed": 100 - eagle, "arrested": eagle})


def _transfer(action: Action, seen: Seen) -> Told:
    """How much whoever gets it holds afterwards."""
    _, way, other, kind, _ = action
    taker = str(other) if way == "give" else seen.facts["decision"]["who"]
    return pair(_person(taker), _holds(_conspirator(taker, seen), "cards" if kind == "card" else "items", 1))


def _end(action: Action, seen: Seen) -> Told | None:
    left = seen.facts["turn"]["actions"]
    return Told("bo-actions-unused", {"actions": left}) if left else None


# Answers


def _nothing(action: Action, seen: Seen) -> Told:
    return _NOTHING


def _accept(action: Action, seen: Seen) -> Told | None:
    """All that an offer brings and costs, in its order; a die with what its faces do."""
    asked = seen.facts["decision"]
    if asked["kind"] == "plot-consent":
        return Told("bo-plot-lost-either-way")
    told = [_offered(line, seen) for line in asked["effects"]]
    known = [one for one in told if one is not None]
    return joined(known) if known else None


def _offered(line: str, seen: Seen) -> Told | None:
    person = _asked(seen)
    if line == "roll a die":
        return _offered_die(seen)
    if line == "pay a card or an item":
        return Told("bo-offer-pay")
    if line == "go to any legal space":
        return Told("bo-offer-go")
    if _TRADE.fullmatch(line):
        return Told("bo-offer-trade")
    return _of_line(line, person)


def _offered_die(seen: Seen) -> Told:
    """Each face that does something, how likely it is, and what it does."""
    content: Content = seen.game.content
    event = content.events.index(seen.facts["decision"]["source"].partition(".")[2])
    offers = [one for one in content.programs[content.event[event].program].effects if isinstance(one, OfferToVisited)]
    dice = [die for one in offers for die in content.programs[one.offered].effects if isinstance(die, RollDie)]
    numbers = _percent(sum(isinstance(face, int) for face in FACES) / len(FACES))
    eagle = _percent(_face_chance("eagle"))
    told: list[Told] = []
    for die in dice:
        for key, chance, program in (("number", numbers, die.on_number), ("eagle", eagle, die.on_eagle)):
            lines = content.programs[program].lines if program >= 0 else ()
            told += [
                Told(f"bo-odds-{key}", {"chance": chance, "does": does})
                for line in lines
                if (does := _of_roll(line, _asked(seen))) is not None
            ]
    return joined(told) if told else Told("bo-odds-die", {"numbers": numbers, "eagle": eagle})


def _of_roll(line: str, person: Facts) -> Told | None:
    by_roll = _BY_ROLL.fullmatch(line)
    return Told(f"bo-rises-by-roll-{by_roll[1]}") if by_roll is not None else _of_line(line, person)


def _ready(action: Action, seen: Seen) -> Told:
    return Told("bo-ready-next")


def _draw(action: Action, seen: Seen) -> Told:
    return _holds(_asked(seen), "cards", 1)


def _keep(action: Action, seen: Seen) -> Told | None:
    """A card that stays: in a raid it raises suspicion unless there is a safe. Dice are told with their odds."""
    if seen.facts["decision"]["kind"] != "raid":
        return None
    person = _asked(seen)
    content: Content = seen.game.content
    safe = any(content.card[content.cards.index(card)].safe for card in person["dossier"])
    return _NOTHING if safe else _stepped("suspicion", person, 1)


def _discard(action: Action, seen: Seen) -> Told:
    return _holds(_asked(seen), "cards", -1)


def _choose(action: Action, seen: Seen) -> Told | None:
    what = action[1]
    asked = seen.facts["decision"]
    content: Content = seen.game.content
    if asked["kind"] == "plot-reroll":
        odds: dict[str, Argument] = {face: _percent(_face_chance(face)) for face in ("target", "eagle")}
        return Told("bo-odds-reroll", odds)
    if isinstance(what, int):
        return _number(what, asked, seen)
    if what == "support":
        return _support(-1, seen)
    if what == "everyone":
        free = [person for person in seen.facts["conspirators"] if not person["in_prison"]]
        return joined([pair(_person(one["id"]), _stepped("motivation", one, 1)) for one in free])
    if what in content.sheets:
        return _of_person(_conspirator(what, seen), asked)
    if what in content.leaders:
        return _of_leader(what, asked, seen)
    if what in content.spaces:
        return _of_space(what, asked, seen)
    return _of_thing(what, asked, seen)


def _number(number: int, asked: Facts, seen: Seen) -> Told | None:
    """One half of a card, or targets that go onto the card Defections instead of the Dissent Track."""
    if asked["kind"] == "either":
        told = [known for line in asked["choices"][number - 1] for known in _half(line, seen)]
        return joined(told) if told else None
    if asked["kind"] != "defections":
        return None
    there = seen.facts["defections"] + number
    if there >= ENOUGH_DEFECTIONS:
        return _support(-1, seen)
    return Told("bo-change-defections", {"before": seen.facts["defections"], "after": there})


def _half(line: str, seen: Seen) -> list[Told]:
    """What a sentence does to the support, or to each whom it concerns; nothing where that is chosen afterwards."""
    if (support := _SUPPORT.fullmatch(line)) is not None:
        return [_support(int(support[1]), seen)]
    if not line.endswith(_HERE):
        return []
    here = [one for one in seen.facts["conspirators"] if one["space"] == _asked(seen)["space"]]
    told = [(one, _of_line(line, one)) for one in here]
    return [pair(_person(one["id"]), change) for one, change in told if change is not None]


def _of_person(person: Facts, asked: Facts) -> Told:
    kind = asked["kind"]
    if kind == "delivery":
        return _stepped("suspicion", person, -1)
    if kind == "dissent":
        return _stepped("motivation", person, 1)
    if kind == "hand-out":
        return Told("bo-actions-next-turn", {"actions": asked["numbers"][-1]})
    if kind == "release":
        return _change("suspicion", person["suspicion"], asked["suspicion"])
    told = _of_line(asked["effect"], person) if kind == "target" else None
    return _standing(person) if told is None else told


def _of_leader(leader: str, asked: Facts, seen: Seen) -> Told:
    """His penalty with what it changes, or from where he comes."""
    if asked["kind"] != "penalty":
        return Told("bo-comes-from", {"in": in_space(seen.facts["leaders"][leader])})
    content: Content = seen.game.content
    (line,) = content.programs[content.penalty[content.leaders.index(leader)]].lines
    return _of_line(line, _asked(seen)) or Told(f"bo-penalty-{leader}")


def _of_space(space: str, asked: Facts, seen: Seen) -> Told:
    tile = seen.facts["spaces"][space]["tile"]
    if asked["kind"] == "tile" and tile is not None:
        return _tile(tile)
    return _there(space, seen)


def _of_thing(name: str, asked: Facts, seen: Seen) -> Told | None:
    """A card or an item that goes, or that is taken."""
    kind = asked["kind"]
    person = _asked(seen)
    what = "items" if name in seen.game.content.items else "cards"
    if kind == "trade":
        return _stepped("suspicion", person, -1)
    if kind in ("discard", "discard-card", "discard-item", "pay"):
        return _holds(person, what, -1)
    if kind in ("take-card", "take-item"):
        return _holds(person, what, 1)
    return None


def _thing(name: str, content: Content) -> Told:
    return Told(f"item-{name}" if name in content.items else f"card-{name}")


_VERBS: Final[dict[str, Callable[[Action, Seen], Told | None]]] = {
    "move": _move,
    "conspire": _conspire,
    "collect": _collect,
    "deliver": _deliver,
    "release": _release,
    "transfer": _transfer,
    "end": _end,
    "pass": _nothing,
    "stop": _nothing,
    "decline": _nothing,
    "accept": _accept,
    "ready": _ready,
    "draw": _draw,
    "keep": _keep,
    "discard": _discard,
    "choose": _choose,
}
