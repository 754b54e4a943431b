"""``conjura verify``: is a content folder sound, and which texts does it need?

Faults name the file, the card and the reason. Our own content is also held to the counts of the box.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from conjura.black_orchestra.content import IMPORTANT, KEY, STAGES, STANDARD, Content
from conjura.black_orchestra.effects.own import FUNCTIONS
from conjura.black_orchestra.effects.structure import OneOf
from conjura.black_orchestra.foretelling import answer_key
from conjura.black_orchestra.loading import FILES, Fault, Faulty, read
from conjura.kernel import WantedText


def verify(folder: str | Path | None = None) -> list[Fault]:
    """What is wrong with the content of the folder (``None``: our own), or nothing."""
    pack = None if folder is None else Path(folder)
    if pack is not None:
        if not pack.is_dir():
            return [Fault(str(pack), "", "is not a folder")]
        if not any((pack / f"{name}.toml").exists() for name in FILES):
            return [Fault(str(pack), "", f"holds none of {', '.join(f'{name}.toml' for name in FILES)}")]
    try:
        content = read(pack)
    except Faulty as error:
        return error.faults
    faults = [*_own_functions(content), *_playable(content)]
    if pack is None:
        faults += _counts(content)
    return faults


def _own_functions(content: Content) -> Iterator[Fault]:
    for name in content.own:
        if name not in FUNCTIONS:
            yield Fault("cards.toml", name, "there is no function of its own with that name")


def _playable(content: Content) -> Iterator[Fault]:
    """What a game needs in any case."""
    if sum(content.item_copies) < len(content.item_spaces):
        yield Fault("items.toml", "", f"{sum(content.item_copies)} tiles for {len(content.item_spaces)} item spaces")
    for stage, deck in enumerate(content.event_decks, start=1):
        if len(deck) < 4:
            yield Fault("events.toml", f"stage {stage}", f"{len(deck)} cards: three may leave at setup, one must stay")
        keys = [card for card in deck if content.event[card].kind == KEY]
        if len(keys) > 1:
            yield Fault("events.toml", content.events[keys[1]], f"is a second key event of stage {stage}")
    if len(content.sheets) < 5:
        yield Fault("sheets.toml", "", f"{len(content.sheets)} conspirators are too few for five players")
    if not content.plots:
        yield Fault("plots.toml", "", "there is no plot, so that nobody can win")
    letters = [plot.letter for plot in content.plots]
    for plot in content.plots:
        if letters.count(plot.letter) > 1:
            yield Fault("plots.toml", content.cards[plot.card], f"the letter {plot.letter} stands twice")
    for item, own in enumerate(content.item_letters):
        used = sorted(plot.letter for plot in content.plots if any(one.item == item for one in plot.items))
        if sorted(own) != used:
            yield Fault("items.toml", content.items[item], f"carries {' '.join(own)}, plots use it in {' '.join(used)}")
    for space in range(content.prison):
        if content.distance[STAGES - 1][content.start][space] > len(content.spaces):
            yield Fault("board.toml", content.spaces[space], "cannot be reached")


# The counts of the box (BO-C1 to BO-C7): file, and how many there must be.
BOX: Final = {
    "standard-cards": ("cards.toml", 24),
    "illegal-cards": ("cards.toml", 15),
    "plots": ("plots.toml", 12),
    "standard-events": ("events.toml", 62),
    "important-events": ("events.toml", 15),
    "key-events": ("events.toml", 7),
    **{f"events-of-stage-{stage}": ("events.toml", 12) for stage in range(1, STAGES + 1)},
    "interrogations": ("interrogations.toml", 24),
    "item-tiles": ("items.toml", 24),
    "conspirators": ("sheets.toml", 9),
    "leaders": ("board.toml", 6),
    "spaces": ("board.toml", 30),
    "item-spaces": ("board.toml", 24),
    "fortified-spaces": ("board.toml", 9),
    "closing-spaces": ("board.toml", 13),
    "connections": ("board.toml", 31),
}


def counts(content: Content) -> dict[str, int]:
    """How many of everything the content holds."""
    cards = range(len(content.cards))
    plots = {card for card in cards if content.card[card].plot >= 0}
    illegal = {card for card in cards if content.card[card].illegal}
    kinds = [sum(event.copies for event in content.event if event.kind == kind) for kind in (STANDARD, IMPORTANT, KEY)]
    return {
        "standard-cards": sum(content.card[card].copies for card in cards if card not in plots | illegal),
        "illegal-cards": sum(content.card[card].copies for card in illegal),
        "plots": len(content.plots),
        "standard-events": kinds[0],
        "important-events": kinds[1],
        "key-events": kinds[2],
        **{f"events-of-stage-{stage}": len(deck) for stage, deck in enumerate(content.event_decks, start=1)},
        "interrogations": len(content.interrogations),
        "item-tiles": sum(content.item_copies),
        "conspirators": len(content.sheets),
        "leaders": len(content.leaders),
        "spaces": content.prison,
        "item-spaces": len(content.item_spaces),
        "fortified-spaces": content.fortified.bit_count(),
        "closing-spaces": content.closing.bit_count(),
        "connections": content.connections,
    }


def _counts(content: Content) -> Iterator[Fault]:
    held = counts(content)
    for name, (file, wanted) in BOX.items():
        if held[name] != wanted:
            yield Fault(file, "", f"{held[name]} {name.replace('-', ' ')}, not {wanted}")


def wanted_texts(content: Content) -> Iterator[WantedText]:
    """Every text that the content needs: the names of all things, and what stands on the cards."""
    for space, name in enumerate(content.spaces):
        yield WantedText("board.toml", name, f"space-{name}")
        if content.delivery[space] is not None or content.entering[space] >= 0:
            yield WantedText("board.toml", name, f"space-{name}.text")
    for leader, name in enumerate(content.leaders):
        yield WantedText("board.toml", name, f"leader-{name}")
        penalty = content.programs[content.penalty[leader]].lines
        yield WantedText("board.toml", name, f"bo-penalty-{name}", ", ".join(penalty))
    for name in content.items:
        yield WantedText("items.toml", name, f"item-{name}")
    for name in content.sheets:
        yield WantedText("sheets.toml", name, f"conspirator-{name}")
        yield WantedText("sheets.toml", name, f"conspirator-{name}.short")
        yield WantedText("sheets.toml", name, f"conspirator-{name}.text")
    for card, name in enumerate(content.cards):
        if content.card[card].plot >= 0:
            yield WantedText("plots.toml", name, f"plot-{name}")
            yield WantedText("plots.toml", name, f"plot-{name}.required")
            yield WantedText("plots.toml", name, f"plot-{name}.optional")
        else:
            yield WantedText("cards.toml", name, f"card-{name}")
            yield WantedText("cards.toml", name, f"card-{name}.text")
            for number, lines in enumerate(_options(card, content), start=1):
                yield WantedText("cards.toml", name, f"bo-either-{name}-{number}", ", ".join(lines))
    for name in content.events:
        yield WantedText("events.toml", name, f"event-{name}")
        yield WantedText("events.toml", name, f"event-{name}.text")
    for name, options in zip(content.interrogations, content.interrogation_options, strict=True):
        yield WantedText("interrogations.toml", name, f"interrogation-{name}")
        for option in ("stay", "free", "resist"):
            yield WantedText("interrogations.toml", name, f"interrogation-{name}.{option}")
        for program in options[:2]:
            lines = content.programs[program].lines
            yield WantedText("interrogations.toml", name, answer_key(lines), ", ".join(lines))


def _options(card: int, content: Content) -> list[tuple[str, ...]]:
    """The lines of each effect of which the player of the card chooses one; none where there is no such choice."""
    program = content.card[card].action
    effects = content.programs[program].effects if program >= 0 else ()
    choices = [effect.programs for effect in effects if isinstance(effect, OneOf)]
    return [content.programs[one].lines for programs in choices for one in programs]
