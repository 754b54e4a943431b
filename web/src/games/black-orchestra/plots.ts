// The plots board, as far as it is not drawn: which figure stands where. All odds come from the server.
import type { Outlook, PlotAid, PlotChance, PlotHelp, PlotProspect } from "./contract.gen";
import { say } from "../../lib/words.svelte";

/** What the button of an attempt says: the best that can be tried at once, or what comes nearest to it. */
export interface BestAttempt {
  plot: PlotProspect;
  chance: PlotChance;
  now: boolean;
}

/** Among the plots of a seat; null where it holds none. */
export function bestAttempt(outlook: Outlook | null, seat: number | null): BestAttempt | null {
  const mine = (outlook?.plots ?? []).filter((one) => one.seat === seat);
  const open = mine.filter((one) => one.action !== null);
  const best = [...open].sort((a, b) => firstChance(b).success - firstChance(a).success)[0];
  if (best !== undefined) return { plot: best, chance: firstChance(best), now: true };
  const near = [...mine].sort((a, b) => a.steps - b.steps)[0];
  return near === undefined ? null : { plot: near, chance: firstChance(near), now: false };
}

/** As things are, or as soon as it can be tried. */
export const firstChance = (plot: PlotProspect): PlotChance => plot.chances[0]!;

/** "+1 die", "−1 eagle", "1 die rolled again". */
export function gain(help: PlotHelp | PlotAid): string {
  if (help.rerolls > 0) return say("bo-plots-reroll");
  if (help.eagles > 0) return say("bo-plots-less-eagles", { eagles: help.eagles });
  return say("bo-plots-more-dice", { dice: help.dice });
}
