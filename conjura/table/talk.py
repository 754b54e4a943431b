"""Table talk: who may speak where, and who hears it (SH-T2, SH-L4, SH-P5, BO-I2).

Two rooms. At the table speak those who play; everyone hears it. In the gallery speak the dead and the spectators,
and they alone hear it. What the games say about silence is read from the observation that everyone may have.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from conjura.table.table import Table

TABLE = "table"
GALLERY = "gallery"

_SESSION = ("discard", "enact", "veto")


def room_for(table: Table, person: str | None) -> tuple[str | None, str | None]:
    """Where the person may speak now; or ``None`` and the code that says why not."""
    if person is None:
        return None, "no-identity"
    if not table.settings.talk or table.game.options.get("talk") is False:  # SH-X1
        return None, "talk-off"
    mine = table.seats_of(person)
    if table.phase != "running":
        return (TABLE, None) if mine or table.phase == "finished" else (GALLERY, None)
    facts = table.public_facts()
    silent = muted(facts)
    if silent and any(seat in silent for seat in mine):
        return None, "talk-muted"
    if plays(table, person, facts):
        return TABLE, None
    if not mine and not table.settings.spectators:
        return None, "no-spectators"
    return GALLERY, None


def hears(table: Table, person: str | None, room: str) -> bool:
    """Everyone hears the table. The gallery is not for those who play, until the game is over."""
    return room == TABLE or table.phase == "finished" or not plays(table, person, table.public_facts())


def plays(table: Table, person: str | None, facts: dict[str, Any]) -> bool:
    """Whether the person has a seat that is alive."""
    gone = dead(facts)
    return any(seat not in gone for seat in table.seats_of(person))


def muted(facts: dict[str, Any]) -> list[int]:
    """SH-L4: president and chancellor during their session. BO-I2: whoever is being interrogated."""
    if facts.get("phase") in _SESSION:
        return [facts["president"], facts["chancellor"]]
    return [
        decision["seat"]
        for decision in facts.get("decisions", ())
        if decision["kind"] == "interrogation" or decision["source"].startswith("interrogation.")
    ]


def dead(facts: dict[str, Any]) -> list[int]:
    """SH-P5: the dead do not speak."""
    if len(facts.get("alive", ())) == facts.get("players", 0) or "alive" not in facts:
        return []
    return [seat for seat in range(facts["players"]) if seat not in facts["alive"]]
