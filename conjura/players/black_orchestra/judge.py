"""What things are worth to a player of Black Orchestra, as far as one observation tells.

Everybody at the table sees the same dossiers, items and levels, so that players who judge alike pull in the same
direction.
"""

from __future__ import annotations

from typing import Final

from conjura.black_orchestra.effects.effect import Kind
from conjura.black_orchestra.rules.forbids import suits
from conjura.black_orchestra.rules.limits import COMMITTED, EXTREME, HIGH, MEDIUM, RECKLESS, dossier_limit
from conjura.black_orchestra.terms import HIGHEST_SUPPORT
from conjura.black_orchestra.view import HIDDEN, Observation
from conjura.players.black_orchestra.free_cards import after_the_roll, free_gain
from conjura.players.black_orchestra.weights import Weights

_MUCH_TIME: Final = 20  # events
_SOME_TIME: Final = 9
PATIENCE_STEPS: Final[list[int]] = [45, 30, 16, 8, 4, -1]  # events left


class Judge:
    """Everything that one observation lets a player judge; each worth is reckoned once."""

    def __init__(self, seen: Observation, weights: Weights) -> None:
        self.seen = seen
        self.weights = weights
        cards = seen.game.content.card
        self._plots: list[list[int]] = [
            [cards[card].plot for card in dossier if cards[card].plot >= 0] for dossier in seen.dossier
        ]
        self._plot_worths: dict[tuple[int, int], float] = {}
        self._items: dict[int, list[tuple[float, float]]] = {}
        self._hidden: dict[int, float] = {}
        self._helpers: tuple[int, int] | None = None
        self.entries: dict[tuple[int, int], float] = {}  # what entering a space is worth, as far as reckoned
        self.penalties: dict[tuple[int, int], float] = {}

    # Time and hope

    def events_left(self) -> int:
        """How many turns there are, more or less."""
        return sum(self.seen.event_counts)

    def fear_of_detection(self) -> float:
        """What being detected costs, in won games: a plot, an arrest, everyone's courage. Nothing when time is up."""
        left = self.events_left()
        time = 0 if left > _MUCH_TIME else 1 if left > _SOME_TIME else 2
        alone = self.free_count() == 1
        fear = self.weights.fear_alone[time] if alone else self.weights.fear[time]
        return fear * self.hope()

    def hope(self) -> float:
        """How much there is to lose: the harder the game, the less can be waited for."""
        hope = self.weights.hope
        return hope[min(len(hope) - 1, max(0, self.seen.game.floor - 2))]

    def patience(self) -> float:
        """What an attempt must promise that spends something: time makes one less choosy."""
        left = self.events_left()
        for number, events in enumerate(PATIENCE_STEPS):
            if left > events:
                return self.weights.patience[number] * self.hope()
        return 1.0

    def free_count(self) -> int:
        """The conspirators who are not in prison."""
        prison = self.seen.game.content.prison
        return sum([place != prison for place in self.seen.place])

    def helpers(self) -> tuple[int, int]:
        """Dice that can be rolled again and eagles that can be ignored after the roll, in anybody's dossier."""
        if self._helpers is None:
            self._helpers = after_the_roll(self.seen)
        return self._helpers

    def free_gain(self, c: int, card: int, kind: Kind) -> int:
        """How much of that kind the card's free effect gives."""
        return free_gain(self.seen, c, card, kind)

    # Plots and those who would carry them out

    def plots_of(self, c: int) -> list[int]:
        """The plots in the dossier."""
        return self._plots[c]

    def fits(self, plot: int, space: int) -> bool:
        """The plot could be tried on a leader in that space."""
        content = self.seen.game.content
        what = content.plots[plot]
        return not what.reaction and space >= 0 and suits(content, what, space)

    def is_for_another(self, c: int, space: int) -> bool:
        """Somebody else is to fetch the tile of that space."""
        return False

    def tries(self, c: int, far: int) -> int:
        """How often an attempt that spends nothing is reckoned to be made, once one is there."""
        return 1

    def comes_first(self, spends: bool) -> bool:
        """An attempt that can be reached in this turn goes before everything else, conspiring included."""
        return False

    def loses_nerve(self, c: int, plot: int, space: int) -> bool:
        """After a night in that space the conspirator would no longer dare to try the plot."""
        return False

    def look_worth(self, usual: float) -> float:
        """What it is worth to look at the next events."""
        return usual

    def plot_gift_worth(self, giver: int, taker: int, plot: int) -> float:
        """What it is worth that a plot goes from one dossier to another; negative: it stays."""
        if self.plots_of(taker):
            return -1.0
        if len(self.plots_of(giver)) > 1:
            return 0.3 * self.plot_worth(taker, plot)
        braver = self.seen.motivation[taker] - self.seen.motivation[giver]
        return 2.0 * braver if braver > 1 else -1.0

    def companions(self, c: int, space: int) -> list[int]:
        """Those whom the conspirator would reckon with for an attempt in that space."""
        return []

    def lead(self) -> int:
        """The conspirator who is to strike, if that is agreed; -1: nobody."""
        return -1

    def meeting_space(self, c: int) -> int:
        """Where the conspirator should stand when somebody else strikes; -1: anywhere."""
        return -1

    def meeting_worth(self, c: int) -> float:
        """What it is worth to stand there."""
        return 0.0

    def ready_plots(self, c: int) -> list[int]:
        """The plots that the conspirator dares to attempt (BO-X1)."""
        seen = self.seen
        plots = seen.game.content.plots
        level = seen.motivation[c]
        if level < COMMITTED:
            return []
        return [plot for plot in self.plots_of(c) if level == RECKLESS or not plots[plot].reckless]

    def is_striker(self, c: int) -> bool:
        """Somebody who will soon attempt a plot: motivated or more, with one in the dossier."""
        return self.seen.motivation[c] >= 2 and bool(self.plots_of(c))

    def needs_reckless(self, c: int) -> bool:
        """All plots of the conspirator ask for reckless motivation."""
        plots = self.plots_of(c)
        return bool(plots) and all(self.seen.game.content.plots[plot].reckless for plot in plots)

    def main_plot(self, c: int) -> int:
        """The plot that the conspirator gathers items for."""
        return max(self._plots[c], key=lambda plot: self.plot_worth(c, plot))

    def plot_worth(self, c: int, plot: int) -> float:
        """What the plot promises in the hands of this conspirator: the dice it would have, and where Hitler is now."""
        if (c, plot) not in self._plot_worths:
            self._plot_worths[c, plot] = self._plot_worth(c, plot)
        return self._plot_worths[c, plot]

    def _plot_worth(self, c: int, plot: int) -> float:
        seen = self.seen
        weights = self.weights
        content = seen.game.content
        what = content.plots[plot]
        worth = weights.plot
        if content.affiliation[seen.who[c]] == what.affiliation:
            worth += weights.plot_of_own_affiliation
        for element in what.items:
            held = seen.items[c].count(element.item)
            worth += weights.plot_item_held * (held if element.each else min(1, held))
            worth += weights.plot_item_each * element.each
        if what.meeting_dice and len(seen.place) == 2:
            worth += weights.plot_meeting
        if what.reckless and seen.motivation[c] < RECKLESS:
            worth -= weights.plot_reckless
        if self.fits(plot, seen.leaders[0]):
            worth += weights.plot_in_reach
        return worth

    # Levels

    def motivation_gain(self, c: int, steps: int) -> float:
        """What so many steps of motivation, up or down, are worth."""
        level = self.seen.motivation[c]
        worth = 0.0
        for _ in range(abs(steps)):
            if steps > 0 and level < RECKLESS:
                worth += self.motivation_step(c, level)
                level += 1
            elif steps < 0 and level > 0:
                level -= 1
                worth -= self.motivation_step(c, level)
        return worth

    def motivation_step(self, c: int, level: int) -> float:
        """What the step from that level on is worth."""
        weights = self.weights
        if level == COMMITTED and self.needs_reckless(c):
            return weights.reckless_for_a_plot
        worth = weights.motivation[level]
        return worth * weights.motivation_with_plot if level < COMMITTED and self.plots_of(c) else worth

    def suspicion_gain(self, c: int, steps: int) -> float:
        """What it is worth to have suspicion fall by so many steps (negative: rise)."""
        level = self.seen.suspicion[c]
        worth = 0.0
        for _ in range(abs(steps)):
            if steps > 0 and level > 0:
                worth += self.suspicion_step(c, level)
                level -= 1
            elif steps < 0 and level < EXTREME:
                level += 1
                worth -= self.suspicion_step(c, level)
        return worth

    def suspicion_step(self, c: int, level: int) -> float:
        """What the step down from that level is worth."""
        seen = self.seen
        weights = self.weights
        if level == EXTREME and seen.stage < 2:
            return weights.extreme_before_raids
        table = weights.suspicion_of_a_striker if self.is_striker(c) else weights.suspicion
        return table[level] + (weights.extreme_per_head * len(seen.place) if level == EXTREME else 0.0)

    def support_gain(self, steps: int) -> float:
        """What it is worth to have Military Support fall by so many steps (negative: rise)."""
        seen = self.seen
        if steps > 0:
            return self.support_step() * min(steps, seen.support - seen.game.floor)
        return -self.support_step() * min(-steps, HIGHEST_SUPPORT - seen.support)

    def support_step(self) -> float:
        """What one step of Military Support is worth."""
        seen = self.seen
        prison = seen.game.content.prison
        for c, place in enumerate(seen.place):
            if place != prison and self.is_striker(c):
                return self.weights.support_for_a_striker
        return self.weights.support

    def favourite(self) -> int:
        """The conspirator whose motivation helps most: the one nearest to a good attempt."""
        seen = self.seen
        prison = seen.game.content.prison
        best, chosen = -99.0, 0
        for c, place in enumerate(seen.place):
            if place == prison:
                continue
            worth = self.motivation_gain(c, 1) + 0.8 * seen.motivation[c]
            plots = self.plots_of(c)
            if plots:
                worth += 0.4 * max([self.plot_worth(c, plot) for plot in plots])
            if seen.suspicion[c] > MEDIUM:
                worth -= 1.0
            if seen.motivation[c] >= (RECKLESS if self.needs_reckless(c) else COMMITTED):
                worth -= 8.0
            if worth > best:
                best, chosen = worth, c
        return chosen

    # Items and cards

    def item_worth(self, c: int, item: int, held: int) -> float:
        """What the item is worth to the conspirator who already holds so many of its kind."""
        if c not in self._items:
            self._items[c] = self._item_worths(c)
        first, more = self._items[c][item]
        return more if held > 0 else first

    def _item_worths(self, c: int) -> list[tuple[float, float]]:
        """By kind of item: the worth of the first one and of a further one."""
        seen = self.seen
        weights = self.weights
        content = seen.game.content
        least = weights.item_to_deliver + (weights.item_when_suspected if seen.suspicion[c] >= HIGH else 0.0)
        worths = [[least, least] for _ in content.items]
        for other, plots in enumerate(self._plots):
            main = self.main_plot(c) if other == c and plots else -1
            for plot in plots:
                for element in content.plots[plot].items:
                    if other != c:
                        first, more = weights.item_for_anothers_plot, least
                    else:
                        first = weights.item_for_own_plot if element.dice else weights.badge_for_own_plot
                        if plot != main:
                            first = min(first, weights.item_for_a_second_plot)
                        more = first if element.each else least
                    worth = worths[element.item]
                    worth[0] = max(worth[0], first)
                    worth[1] = max(worth[1], more)
        return [(one[0], one[1]) for one in worths]

    def item_gift_worth(self, giver: int, taker: int, item: int) -> float:
        """How much more the item is worth to the one than to the other."""
        items = self.seen.items
        gain = self.item_worth(taker, item, items[taker].count(item))
        return gain - self.item_worth(giver, item, items[giver].count(item) - 1)

    def worst_item(self, c: int) -> tuple[float, int]:
        """The item that is missed least, with what it is worth."""
        seen = self.seen
        best = (99.0, -1)
        for item in seen.items[c]:
            worth = self.item_worth(c, item, seen.items[c].count(item) - 1)
            if worth < best[0]:
                best = (worth, item)
        return best

    def hidden_worth(self, c: int) -> float:
        """What an unknown tile is worth on average: everything that nobody has seen may lie there."""
        if c not in self._hidden:
            left = self.unseen_items()
            total = worth = 0.0
            for item, count in enumerate(left):
                if count > 0:
                    total += count
                    worth += count * self.item_worth(c, item, self.seen.items[c].count(item))
            self._hidden[c] = worth / total if total else 0.0
        return self._hidden[c]

    def unseen_items(self) -> list[int]:
        """By kind: how many nobody has seen yet."""
        seen = self.seen
        left = list(seen.game.content.item_copies)
        for items in seen.items:
            for item in items:
                left[item] -= 1
        for item in seen.item_discard:
            left[item] -= 1
        for tile in seen.tiles:
            if 0 <= tile < HIDDEN:
                left[tile] -= 1
        return left

    def card_worth(self, c: int, card: int) -> float:
        """What the card is worth in the dossier."""
        seen = self.seen
        content = seen.game.content
        plot = content.card[card].plot
        if plot < 0:
            if content.card[card].action >= 0 and content.card[card].where and seen.stage == 7:
                return 0.1  # the places where it could be played are lost
            return self.weights.of_cards(content)[card]
        mine = self.plot_worth(c, plot)
        best = max([self.plot_worth(c, other) for other in self.plots_of(c) if other != plot], default=0.0)
        return mine if mine >= best else self.weights.second_plot + self.weights.second_plot_share * mine

    def draw_worth(self, c: int) -> float:
        """What a further card is worth: more while one has no plot, less the card that has to go (BO-L4)."""
        seen = self.seen
        weights = self.weights
        room = dossier_limit(seen, c) - len(seen.dossier[c])
        if not self.plots_of(c):
            return weights.dossier_without_plot if room > 0 else weights.dossier_without_plot_full
        if room > 0:
            return weights.dossier_with_plot
        least = min([self.card_worth(c, card) for card in seen.dossier[c]])
        return max(weights.dossier_least, weights.dossier_full - least)

    # Conspiring

    def eagle_for_all(self, space: int) -> float:
        """What an eagle costs beside what it costs each of those in the space."""
        return 0.0

    def eagle_harm(self, c: int) -> float:
        """What an eagle costs when somebody conspires where the conspirator stands."""
        return -self.suspicion_gain(c, -1)
