"""How a sharp player of the fascist team handles tiles: near to people's rates, bolder, and Hitler wears a mask.

And when it votes for Hitler in the zone without minding how that looks.
"""

from __future__ import annotations

from conjura.players.secret_hitler import people
from conjura.players.secret_hitler.habits import UNKNOWN, logit, sigmoid
from conjura.secret_hitler.terms import COUNT, HITLER, LIBERAL, LIBERALS_TO_WIN


def buries(usual: float, role: int, chancellor: int | None, early: bool) -> float:
    """How likely a liberal tile is laid away, where people do so with a chance of ``usual``; the chancellor's role is
    given, if it is known."""
    if early and role == HITLER:
        return 0.0
    if early and chancellor == HITLER:
        return people.SHARP["dims Hitler"]  # who is to be trusted later must shine now
    return usual if usual == 1.0 else sigmoid(logit(usual) + people.SHARP["boldness"])


def enacts_liberal(usual: float, role: int, early: bool) -> float:
    """The same of enacting the liberal tile of two."""
    return 1.0 if early and role == HITLER else sigmoid(logit(usual) - people.SHARP["boldness"])


def is_early(liberals: int, fascists: int, zone: int) -> bool:
    """Hitler plays liberal until the zone is near or the liberals are."""
    return fascists < zone and liberals < LIBERALS_TO_WIN - 2


def as_liberals_speak(row: list[float], kind: str, laid: int) -> list[float]:
    """Of the shares of what could be said, those that a sharp liberal could say, who lays no liberal tile away and does
    not keep silent: other words would tell the role to whoever knows that."""
    least, most = (1, 3) if laid == LIBERAL else (0, 1 if kind == "drawn" else 0)
    kept = [share if least <= said <= most else 0.0 for said, share in enumerate(row[:-1])] + [0.0]
    return kept if laid != UNKNOWN and sum(kept) > 0.0 else row


def elect_hitler(team: int, president: int, voters: int) -> bool:
    """Whether the fascist team and the president, who stands by the nominee, are most of the voters: then the game is
    won, and nobody will read these ballots. Team and voters are seats as bits."""
    ayes: int = COUNT[(team | 1 << president) & voters]
    living: int = COUNT[voters]
    return ayes * 2 > living
