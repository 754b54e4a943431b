// What the page must know of cards and levels to draw them. The facts are those of conjura/black_orchestra/content;
// a test compares them.
import type { Motivation, Suspicion } from "./contract.gen";

export const MOTIVATIONS: Motivation[] = ["timid", "skeptical", "motivated", "committed", "reckless"];
export const SUSPICIONS: Suspicion[] = ["low", "medium", "high", "extreme"];
/** BO-L6: the eagles that betray a plot at each suspicion. */
export const BETRAYED_BY: Record<string, number> = { low: 3, medium: 2, high: 1, extreme: 1 };
export const ITEMS = ["badge", "explosives", "intel", "keys", "map", "poison", "signature", "weapons"];
export const LEADERS = ["hitler", "hess", "goebbels", "bormann", "himmler", "goering"];
export const MONOGRAMS: Record<string, string> = {
  hitler: "H",
  hess: "He",
  goebbels: "Gb",
  bormann: "Bo",
  himmler: "Hm",
  goering: "Gö",
};
export const HIGHEST_SUPPORT = 7;
export const DISSENT_FULL = 3;
export const ALL_DICE = 10;

export const PLOTS: Record<string, string> = {
  "lone-gunman": "A",
  "suitcase-bomb": "B",
  "derail-train": "C",
  "plane-bomb": "D",
  "hidden-bomb": "E",
  "coup-detat": "F",
  "poison-gas": "G",
  sniper: "H",
  kidnapping: "J",
  "poison-parcel": "K",
  "poison-food": "L",
  ambush: "M",
};
export const RECKLESS_PLOTS = new Set(["lone-gunman", "sniper"]);
/** These answer a move of Hitler, at once and without an action. */
export const REACTIONS = new Set(["derail-train", "plane-bomb"]);

export const ILLEGAL = new Set([
  "classified-papers",
  "concealed-pistol",
  "false-safety-report",
  "forged-documents",
  "forged-release-orders",
  "hidden-camera",
  "inspiring-letter",
  "intelligence-briefing",
  "military-secrets",
  "officer-recruited",
  "partisan-informant",
  "war-crimes-evidence",
]);
/** Free cards carry the lightning, ongoing ones no sign; all others carry the arrow. */
export const FREE = new Set([
  "called-away",
  "delay-hitler",
  "effective-planning",
  "hitlers-schedule-leaked",
  "officer-recruited",
  "partisan-informant",
  "quick-reaction",
  "slow-news-day",
]);
export const ONGOING = new Set(["classified-papers", "concealed-pistol", "defections-and-dissent", "safe"]);

export type CardKind = "plot" | "illegal" | "standard";

export function kindOf(card: string): CardKind {
  return card in PLOTS ? "plot" : ILLEGAL.has(card) ? "illegal" : "standard";
}

export function signOf(card: string): "arrow" | "lightning" | null {
  if (ONGOING.has(card)) return null;
  return FREE.has(card) || REACTIONS.has(card) ? "lightning" : "arrow";
}

/** The message that names a card: plots and cards have their own prefixes. */
export const cardKey = (card: string): string => (card in PLOTS ? `plot-${card}` : `card-${card}`);
