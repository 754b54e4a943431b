"""The danger of a Gestapo raid: whoever is extremely suspected then is arrested, and if that is everybody the game is
lost (BO-G1)."""

from __future__ import annotations

from typing import Final

from conjura.black_orchestra.content import Content
from conjura.black_orchestra.effects.turn import Raid
from conjura.black_orchestra.view import Observation

_RAIDS: Final[dict[str, list[bool]]] = {}


def chance_of_raid(seen: Observation, events: float) -> float:
    """That one comes among so many events, as far as the cards that nobody has seen yet tell."""
    raids = _raids(seen.game.content)
    drawn = list(seen.event_discard)
    spared = 1.0
    for stage, count in enumerate(seen.event_counts):
        if not count:
            continue
        unseen = bad = 0
        for card in seen.game.event_cards[stage]:
            if card in drawn:
                drawn.remove(card)
            else:
                unseen += 1
                bad += raids[card]
        for number in range(count):
            if events <= 0.0:
                return 1.0 - spared
            spared *= 1.0 - min(1.0, events) * bad / (unseen - number)
            events -= 1.0
    return 1.0 - spared


def _raids(content: Content) -> list[bool]:
    """By event: whether it is one."""
    found = _RAIDS.get(content.hash)
    if found is None:
        found = _RAIDS[content.hash] = [
            any(isinstance(effect, Raid) for effect in content.programs[event.program].effects)
            for event in content.event
        ]
    return found
