// How cards and levels are shown, read from what the table is played with.
import { say } from "../../lib/words.svelte";
import { CONTENT } from "./content.gen";
import { box } from "./content.svelte";
import type { Card } from "./contract.gen";

// The ends of the scales are rules: no pack changes them.
export const {
  motivations: MOTIVATIONS,
  suspicions: SUSPICIONS,
  support: HIGHEST_SUPPORT,
  dissent: DISSENT_FULL,
} = CONTENT.limits;
/** BO-L6: the eagles that betray an attempt at each suspicion. */
export const BETRAYED_BY: Record<string, number> = CONTENT.limits.betrayed_by;

export const MONOGRAMS: Record<string, string> = {
  hitler: "H",
  hess: "He",
  goebbels: "Gb",
  bormann: "Bm",
  himmler: "Hm",
  goering: "Gr",
};
/** The letters on the tile of a leader; one that a pack adds shows how its name begins. */
export const monogram = (leader: string): string => MONOGRAMS[leader] ?? say(`leader-${leader}`).slice(0, 2);

export const leaders = (): string[] => Object.keys(box.content.leaders);
export const cardOf = (id: string): Card | undefined => box.content.cards[id];
export const isPlot = (card: string): boolean => cardOf(card)?.kind === "plot";
export const isIllegal = (card: string): boolean => cardOf(card)?.illegal ?? false;
export const letterOf = (plot: string): string => box.content.plots[plot]?.letter ?? "";

export function kindOf(card: string): "plot" | "illegal" | "standard" {
  return isPlot(card) ? "plot" : isIllegal(card) ? "illegal" : "standard";
}

/** Free cards and plots that answer a move carry the lightning, ongoing ones no sign; all others carry the arrow. */
export function signOf(card: string): "arrow" | "lightning" | null {
  const kind = cardOf(card)?.kind;
  if (kind === "ongoing") return null;
  return kind === "free" || box.content.plots[card]?.reaction === true ? "lightning" : "arrow";
}

/** The message that names a card: plots and cards have their own prefixes. */
export const cardKey = (card: string): string => (isPlot(card) ? `plot-${card}` : `card-${card}`);
/** Under which it is looked up. */
export const sourceOf = (card: string): string => (isPlot(card) ? `plot.${card}` : `card.${card}`);
