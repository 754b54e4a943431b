"""How a member of the team judges: the lead is the striker, and everything is worth what it does for the plan."""

from __future__ import annotations

from typing import Final

from conjura.black_orchestra.rules.limits import COMMITTED, EAGLES_THAT_BETRAY, EXTREME, HIGH, RECKLESS, dossier_limit
from conjura.black_orchestra.terms import HIGHEST_SUPPORT, HITLER, MOTIVATED
from conjura.black_orchestra.view import Observation
from conjura.players.black_orchestra.danger import chance_of_raid
from conjura.players.black_orchestra.judge import PATIENCE_STEPS, Judge
from conjura.players.black_orchestra.odds import chances
from conjura.players.black_orchestra.outlook import outlook
from conjura.players.black_orchestra.plan import FIND_A_PLOT, PREPARE, ItemCount, make_plan, promise
from conjura.players.black_orchestra.weights import (
    COURAGE,
    DOSSIER,
    ITEMS,
    LEAD_SUSPICION,
    MOTIVATION,
    PATIENCE,
    SUPPORT,
    SUSPICION,
    Weights,
)

_PLANNED_PLOT: Final = 20.0  # nothing in a dossier is worth more
_MOST_DICE: Final = 10
_TIME_FOR_ABILITIES: Final = 50  # events; with fewer left, an ability is worth less
_A_PAIR: Final = 2  # conspirators meet easily, and count on it


class TeamJudge(Judge):
    """Judges by the plan of the team."""

    def __init__(self, seen: Observation, weights: Weights) -> None:
        weights = weights.at(seen.game.floor)
        super().__init__(seen, weights)
        self._counted = ItemCount(seen)
        self.plan = make_plan(seen, weights, self._counted)
        self.scale = weights.scales(sum(seen.event_counts), seen.game.floor, len(seen.place))
        self._meeting: dict[int, float] = {}
        self._raid = -1.0  # how likely one comes, once somebody asks
        self._deck: list[int] | None = None  # the cards that can be drawn, once somebody asks

    def events_left(self) -> int:
        """In stage 7 the game may be lost with any card, so that only a part of its cards counts."""
        counts = self.seen.event_counts
        if self.seen.game.guarded_documents:
            return sum(counts)
        return sum(counts[:-1]) + int(self.weights.last_stage * counts[-1])

    def patience(self) -> float:
        """Between the steps of time it falls evenly; it is greater while missing items lie in sight."""
        left = self.events_left()
        steps = PATIENCE_STEPS
        least = self.weights.patience
        wanted = least[0]
        for number in range(1, len(steps)):
            if left <= steps[number - 1]:
                late, early = max(0, steps[number]), steps[number - 1]
                share = max(0.0, (left - late) / (early - late))
                wanted = least[number] + share * (least[number - 1] - least[number])
        wanted *= self.scale[PATIENCE]
        return wanted * self.hope() * (1.0 + self.weights.patience_for_items * len(self.plan.errands))

    def tries(self, c: int, far: int) -> int:
        """With every action that is left on arrival, in this turn or in the next."""
        left = self.seen.actions - far if c == self.seen.active else 0
        return left if left > 0 else 2

    def comes_first(self, spends: bool) -> bool:
        """What spends something needs one action, and conspiring may leave none. What spends nothing is tried with
        every action that is left, and conspiring brings as many as it costs."""
        return spends

    def loses_nerve(self, c: int, plot: int, space: int) -> bool:
        """A turn that begins beside Hitler costs a step of motivation (BO-T2): one waits nearby and has it still."""
        seen = self.seen
        content = seen.game.content
        if space != seen.leaders[HITLER] or content.immune[seen.who[c]]:
            return False
        return seen.motivation[c] == (RECKLESS if content.plots[plot].reckless else COMMITTED)

    def look_worth(self, usual: float) -> float:
        """In stage 7 Documents Located may be next, and can be put off or removed (BO-W2)."""
        seen = self.seen
        if seen.stage < len(seen.event_counts) or seen.game.guarded_documents:
            return usual
        return self.weights.look_for_documents

    # The lead

    def lead(self) -> int:
        return self.plan.lead

    def is_striker(self, c: int) -> bool:
        return c == self.plan.lead

    def favourite(self) -> int:
        """The lead as long as he lacks courage."""
        lead = self.plan.lead
        free = lead >= 0 and self.seen.place[lead] != self.seen.game.content.prison
        return lead if free and self.seen.motivation[lead] < self.plan.level else super().favourite()

    def motivation_step(self, c: int, level: int) -> float:
        opens = self._ability_step(c, level)
        if c != self.plan.lead:
            return opens + self.scale[MOTIVATION] * self.weights.motivation[level]
        if level < self.plan.level:
            return opens + self.scale[COURAGE] * self.weights.lead_motivation[level]
        return opens + self.scale[COURAGE] * self.weights.lead_motivation_spare

    def _ability_step(self, c: int, level: int) -> float:
        """What the step is worth because it opens the conspirator's ability (BO-L1), or leads halfway there; the less,
        the less time is left to use it."""
        if level >= MOTIVATED:
            return 0.0
        weights = self.weights
        ability = weights.of_abilities(self.seen.game.content)[self.seen.who[c]]
        time = min(1.0, self.events_left() / _TIME_FOR_ABILITIES)
        return ability * time * (1.0 if level == MOTIVATED - 1 else weights.ability_halfway)

    def suspicion_step(self, c: int, level: int) -> float:
        scale = self.scale[LEAD_SUSPICION if self.is_striker(c) else SUSPICION]
        if level < EXTREME:
            return scale * super().suspicion_step(c, level)
        weights = self.weights
        arrest = weights.raid_takes_lead if self.is_striker(c) else weights.raid_takes_another
        if not [other for other in self._safe_in_a_raid() if other != c]:
            arrest += weights.raid_takes_all
        return scale * (weights.extreme + self._danger() * arrest)

    def _danger(self) -> float:
        """How likely a raid comes before much can be done about it."""
        if self._raid < 0.0:
            self._raid = chance_of_raid(self.seen, self.weights.raid_rounds * len(self.seen.place))
        return self._raid

    def _safe_in_a_raid(self) -> list[int]:
        """Who is free and would stay so (BO-G1)."""
        seen = self.seen
        prison = seen.game.content.prison
        return [c for c, place in enumerate(seen.place) if place != prison and seen.suspicion[c] < EXTREME]

    def support_gain(self, steps: int) -> float:
        """Each step is worth the more, the nearer to the floor it leads, and less as long as nobody can strike."""
        seen = self.seen
        above = seen.support - seen.game.floor
        worth = 0.0
        for _ in range(abs(steps)):
            if steps > 0 and above > 0:
                worth += self._support_step(above)
                above -= 1
            elif steps < 0 and seen.game.floor + above < HIGHEST_SUPPORT:
                above += 1
                worth -= self._support_step(above)
        worth *= self.scale[SUPPORT]
        return worth if self.plan.stage not in (PREPARE, FIND_A_PLOT) else worth * self.weights.support_early

    def _support_step(self, above: int) -> float:
        steps = self.weights.support_steps
        now = self.seen.game.floor + above
        more = self._odds(self.plan.dice + 1, now - 1) - self._odds(self.plan.dice + 1, now)
        return steps[min(above, len(steps)) - 1] + 100 * self.weights.support_odds * more

    def _odds(self, dice: int, targets: int) -> float:
        """Of an attempt by somebody who is not suspected."""
        rerolls, ignored = self.helpers()
        return chances(min(dice, _MOST_DICE), targets, EAGLES_THAT_BETRAY[0], rerolls, ignored)[0]

    # Items

    def is_for_another(self, c: int, space: int) -> bool:
        who = self.plan.errand_at(space)
        return who >= 0 and who != c

    def _item_worths(self, c: int) -> list[tuple[float, float]]:
        seen = self.seen
        weights = self.weights
        plan = self.plan
        least = weights.item_to_deliver + (weights.item_when_suspected if seen.suspicion[c] >= HIGH else 0.0)
        worths = [(least, least) for _ in seen.game.content.items]
        if plan.lead < 0:
            return worths
        die = 100 * weights.item_odds * (self._odds(plan.dice + 1, seen.support) - self._odds(plan.dice, seen.support))
        for element in seen.game.content.plots[plan.plot].items:
            item = element.item
            if not element.dice:
                first = weights.badge_for_own_plot if c == plan.lead else weights.badge_for_lead
            elif c == plan.lead:
                first = weights.item_for_own_plot
            elif not plan.missing[item] and item in seen.items[c]:
                first = weights.item_held_for_lead
            elif plan.missing[item]:
                first = weights.item_errand
            else:
                first = weights.item_for_anothers_plot
            first = max(self.scale[ITEMS] * (first + die * element.dice), least)
            worths[item] = (first, first if element.each else least)
        return worths

    def item_gift_worth(self, giver: int, taker: int, item: int) -> float:
        """What the lead's plot can use is best in his own hands, whether or not more of it is missing."""
        plan = self.plan
        if taker == plan.lead and plan.wanted[item] > self.seen.items[taker].count(item):
            for element in self.seen.game.content.plots[plan.plot].items:
                if element.item == item and element.dice:
                    return self.scale[ITEMS] * self.weights.item_to_lead
        return super().item_gift_worth(giver, taker, item)

    # Meeting

    def companions(self, c: int, space: int) -> list[int]:
        return [other for other, place in enumerate(self.seen.place) if place == space and other != c]

    def meeting_space(self, c: int) -> int:
        """Where the lead is about to strike, or else where he is."""
        plan = self.plan
        if c == plan.lead or plan.lead < 0:
            return -1
        if plan.meeting >= 0:
            return plan.meeting
        place = self.seen.place[plan.lead]
        return place if place != self.seen.game.content.prison else -1

    def meeting_worth(self, c: int) -> float:
        """What the conspirator's items, ability or mere presence add to the lead's odds."""
        if c not in self._meeting:
            plan = self.plan
            if plan.meeting < 0:
                self._meeting[c] = self.weights.together
                return self.weights.together
            others = [other for other in self.companions(c, plan.meeting) if other != plan.lead]
            with_c = outlook(self, plan.lead, plan.plot, 0, [*others, c])
            without = outlook(self, plan.lead, plan.plot, 0, others)
            worth = self.weights.together + 100 * self.weights.gather * (with_c.worth - without.worth)
            everybody = len(self.seen.place)
            takes_all = bool(self.seen.game.content.plots[plan.plot].meeting_dice) and self.free_count() == everybody
            if takes_all and len(others) < everybody - 2:
                worth += self.weights.gather_meeting
            self._meeting[c] = worth
        return self._meeting[c]

    # Cards

    def plot_gift_worth(self, giver: int, taker: int, plot: int) -> float:
        """A plot goes to whoever could do more with it than the lead with his."""
        return self.weights.plot_gift * (self.plot_worth(taker, plot) - self.plan.score) - 0.5

    def _plot_worth(self, c: int, plot: int) -> float:
        return promise(self.seen, self.weights, c, plot, self._counted)

    def card_worth(self, c: int, card: int) -> float:
        content = self.seen.game.content
        plot = content.card[card].plot
        if plot < 0:
            return super().card_worth(c, card)
        if c == self.plan.lead and plot == self.plan.plot:
            return _PLANNED_PLOT
        worth = self.weights.second_plot + self.weights.second_plot_share * max(0.0, self.plot_worth(c, plot))
        return worth + (self.weights.plot_in_reserve if self._needs_no_items(c, plot) else 0.0)

    def _needs_no_items(self, c: int, plot: int) -> bool:
        """The plot has the dice for Military Support at its lowest by itself: it can be tried again and again."""
        seen = self.seen
        content = seen.game.content
        what = content.plots[plot]
        dice = 1 + content.plot_dice[seen.who[c]]
        if content.affiliation[seen.who[c]] == what.affiliation:
            dice += what.affiliation_dice
        if len(seen.place) == _A_PAIR:
            dice += what.meeting_dice
        return dice >= seen.game.floor

    def draw_worth(self, c: int) -> float:
        return self.scale[DOSSIER] * self._draw_worth(c)

    def _draw_worth(self, c: int) -> float:
        seen = self.seen
        weights = self.weights
        room = dossier_limit(seen, c) - len(seen.dossier[c])
        if self.plan.lead < 0:
            return weights.dossier_without_plot if room > 0 else weights.dossier_without_plot_full
        least = 0.0 if room > 0 else min([self.card_worth(c, card) for card in seen.dossier[c]])
        return max(weights.dossier_least, weights.deck_share * self._drawn_worth(c, least))

    def _drawn_worth(self, c: int, least: float) -> float:
        """What the next card is worth on average, less the one that has to go."""
        cards = self.seen.game.content.card
        deck = self._cards_in_deck()
        total = 0.0
        for card in deck:
            worth = self.card_worth(c, card)
            plot = cards[card].plot
            if plot >= 0:
                worth = max(worth, self.weights.better_plot * (self.plot_worth(c, plot) - self.plan.score))
            total += max(0.0, worth - least)
        return total / max(1, len(deck))

    def _cards_in_deck(self) -> list[int]:
        """Dossiers and discards lie open, so that everybody knows what is left to draw."""
        if self._deck is None:
            seen = self.seen
            if seen.deck_count:
                self._deck = list(seen.game.content.deck)
                for pile in [*seen.dossier, seen.discard]:
                    for card in pile:
                        self._deck.remove(card)
            else:
                self._deck = seen.discard
        return self._deck

    # Conspiring

    def eagle_for_all(self, space: int) -> float:
        """An eagle there might leave nobody who is safe in a raid, where two or more are now."""
        seen = self.seen
        safe = self._safe_in_a_raid()
        if len(safe) < 2 or any(seen.place[c] != space or seen.suspicion[c] < HIGH for c in safe):
            return 0.0
        return self._danger() * self.weights.raid_takes_all

    def eagle_harm(self, c: int) -> float:
        """There are no raids in stage 1, so that suspicion matters less, unless it is extreme when they begin; the lead
        will need to be trusted."""
        harm = -self.suspicion_gain(c, -1)
        if self.seen.stage > 1 or self.seen.suspicion[c] >= HIGH:
            return harm
        return harm * (self.weights.lead_in_stage_one if c == self.plan.lead else self.weights.conspire_in_stage_one)
