"""What the settled options of a game come to: limits, order, names and sources, looked up by every rule.

All positions of a game share one of these. It knows neither how options are checked nor how a game begins (``game``).
"""

from __future__ import annotations

from typing import Any, Final

from conjura.black_orchestra.content import Content
from conjura.kernel import Action, Decision

FLOORS: Final = {"easy": 2, "standard": 3, "hard": 4}  # BO-S3
DOSSIER_LIMITS: Final = (6, 6, 5, 5, 4)  # BO-L2, by player count
ITEM_LIMITS: Final = (4, 4, 3, 3, 3)  # BO-L3


class Variant:
    """One way to play Black Orchestra: players, difficulty, variants and content."""

    def __init__(
        self,
        content: Content,
        players: int,
        difficulty: str,
        conspirators: tuple[str, ...] | None,
        first: int | None,
        trusted_lieutenants: bool,
        sense_of_urgency: bool,
        guarded_documents: bool,
        pack: str | None,
    ) -> None:
        self.content = content
        self.players = players
        self.difficulty = difficulty
        self.conspirators = conspirators  # by id, in seat order; None: dealt
        self.first = first  # the seat that begins; None: drawn
        self.trusted_lieutenants = trusted_lieutenants
        self.sense_of_urgency = sense_of_urgency
        self.guarded_documents = guarded_documents
        self.pack = pack
        self.floor = FLOORS[difficulty]
        self.dossier_limit = DOSSIER_LIMITS[players - 1]
        self.item_limit = ITEM_LIMITS[players - 1]
        # Seats and conspirators: a solo player leads two (BO-S6)
        count = conspirator_count(players)
        self.conspirator_count = count
        self.seat_of: tuple[int, ...] = (0, 0) if players == 1 else tuple(range(count))
        self.led_by: tuple[tuple[int, ...], ...] = tuple(
            tuple(c for c in range(count) if self.seat_of[c] == seat) for seat in range(players)
        )
        self.order: tuple[tuple[int, ...], ...] = tuple(
            tuple((first + k) % count for k in range(count)) for first in range(count)
        )
        self._decisions: dict[tuple[int, str, int], Decision] = {}
        self.offers = tuple([Decision(seat, "free", "BO-E6", False) for seat in range(players)])  # of free effects
        # Whom plots may aim at: Hitler, and with Trusted Lieutenants any leader (BO-W3)
        self.aims: tuple[int, ...] = tuple(range(len(content.leaders))) if trusted_lieutenants else (0,)
        # With Guarded Documents the card that ends the game is not in it (BO-W5)
        left_out = content.documents_located if guarded_documents else ()
        self.event_cards: tuple[tuple[int, ...], ...] = tuple(
            tuple(card for card in deck if card not in left_out) for deck in content.event_decks
        )
        # What is shuffled at setup, in words
        self.deck_names = tuple(content.cards[card] for card in content.deck)
        self.event_names = tuple(tuple(content.events[card] for card in deck) for deck in self.event_cards)
        self.item_names = tuple(name for i, name in enumerate(content.items) for _ in range(content.item_copies[i]))
        self.do_choose_face = (
            Action("choose", "eagle"),
            Action("choose", 1),
            Action("choose", 2),
            Action("choose", 3),
            Action("choose", "target"),
        )
        self._number_words()
        self._number_sources()

    def _number_words(self) -> None:
        """The number of every word that chance or an action may name."""
        content = self.content
        self.card_number = {name: number for number, name in enumerate(content.cards)}
        self.event_number = {name: number for number, name in enumerate(content.events)}
        self.item_number = {name: number for number, name in enumerate(content.items)}
        self.interrogation_number = {name: number for number, name in enumerate(content.interrogations)}

    def _number_sources(self) -> None:
        """The number, in the log, of every rule and card that something may come from."""
        content = self.content
        source = content.source
        self.plot_source = tuple(source(f"plot.{content.cards[plot.card]}") for plot in content.plots)
        self.card_source = tuple(source(f"card.{name}") for name in content.cards)
        self.sheet_source = tuple(source(f"conspirator.{name}") for name in content.sheets)
        self.space_source = tuple(source(f"space.{name}") for name in content.spaces)
        self.source_first = source("BO-S8")
        self.source_limit = source("BO-L4")
        self.source_turn = source("BO-T1")
        self.source_penalty = source("BO-T2")
        self.source_actions = source("BO-T3")
        self.source_collect = source("BO-A2")
        self.source_conspire = source("BO-A3")
        self.source_dissent = source("BO-A4")
        self.source_dossier = source("BO-A6")
        self.source_move = source("BO-A7")
        self.source_release = source("BO-A11")
        self.source_reveal = source("BO-A12")
        self.source_transfer = source("BO-A13")
        self.source_event = source("BO-V1")
        self.source_stage = source("BO-V3")
        self.source_closing = source("BO-V4")
        self.source_important = source("BO-V6")
        self.source_raid_arrest = source("BO-G1")
        self.source_raid_cards = source("BO-G2")
        self.source_raid_dice = source("BO-G3")
        self.source_arrest = source("BO-P1")
        self.source_interrogated = source("BO-I1")
        self.source_shuffled_back = source("BO-I6")
        self.source_free = source("BO-E6")
        self.source_detected = source("BO-X5")
        self.source_succeeded = source("BO-X6")
        self.source_failed = source("BO-X7")
        self.source_won = source("BO-W1")
        self.source_lost = source("BO-W2")

    def decision(self, who: int, kind: str, source: int) -> Decision:
        """The decision that a question asks for; made once and shared by all positions."""
        key = (who, kind, source)
        made = self._decisions.get(key)
        if made is None:
            made = self._decisions[key] = Decision(self.seat_of[who], kind, self.content.sources[source])
        return made

    @property
    def options(self) -> dict[str, Any]:
        """Every setting, the number of players included."""
        return {
            "players": self.players,
            "difficulty": self.difficulty,
            "conspirators": None if self.conspirators is None else list(self.conspirators),
            "first": self.first,
            "trusted_lieutenants": self.trusted_lieutenants,
            "sense_of_urgency": self.sense_of_urgency,
            "guarded_documents": self.guarded_documents,
            "pack": self.pack,
        }


def conspirator_count(players: int) -> int:
    """One each; two for a solo player (BO-S6)."""
    return 2 if players == 1 else players
