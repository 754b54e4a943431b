// Why an option of an interrogation cannot be chosen: what it asks for cannot be applied in full (BO-I4).
import { box } from "../content.svelte";
import type { Conspirator, Position } from "../contract.gen";
import { HIGHEST_SUPPORT, isIllegal, isPlot } from "../facts";

const LEVELS = {
  motivation: ["timid", "skeptical", "motivated", "committed", "reckless"],
  suspicion: ["low", "medium", "high", "extreme"],
};

/** The message that says what is missing; null where it takes more than a look at the table to know. */
export function whyNotOption(effects: string[], now: Position, prisoner: string): string | null {
  const others = now.conspirators.filter((one) => !one.in_prison && one.id !== prisoner);
  for (const effect of effects) {
    const found = lacking(effect, now, others);
    if (found !== null) return `bo-lacks-${found}`;
  }
  return null;
}

function lacking(effect: string, now: Position, others: Conspirator[]): string | null {
  const number = Number(/\d+/.exec(effect)?.[0] ?? 1);
  if (/\b(one other|all others|another)\b/.test(effect) && others.length === 0) return "others";
  if (/^suspicion (\+|up to)/.test(effect)) return others.some((one) => canRise(one, effect)) ? null : "suspicion";
  if (effect.startsWith("motivation -"))
    return others.some((one) => LEVELS.motivation.indexOf(one.motivation) >= number) ? null : "motivation-minus";
  if (effect.startsWith("motivation +"))
    return others.some((one) => one.motivation !== "reckless") ? null : "motivation-plus";
  if (effect.startsWith("support +")) return now.support.now + number <= HIGHEST_SUPPORT ? null : "support";
  if (effect.startsWith("support up to")) return now.support.now < number ? null : "support";
  if (effect.startsWith("discard a plot")) return others.some((one) => one.dossier.some(isPlot)) ? null : "plot";
  if (effect.startsWith("discard all illegal")) return enoughIllegal(effect, others) ? null : "illegal";
  if (/^discard \d+ items?/.test(effect)) return others.some((one) => one.items.length >= number) ? null : "items";
  if (/^discard \d+ cards? of/.test(effect)) return others.some((one) => one.dossier.length >= number) ? null : "cards";
  if (/^remove \d+ tiles?/.test(effect)) return tiles(now) >= number ? null : "tiles";
  if (/^remove \d+ events?/.test(effect)) return (now.event_decks[now.stage - 1] ?? 0) >= number ? null : "events";
  if (effect === "clear the dissent track") return now.dissent > 0 ? null : "dissent";
  if (effect.startsWith("move hitler")) return now.leaders["hitler"] !== effect.split(" ").at(-1) ? null : "hitler";
  if (effect.startsWith("send"))
    return others.some((one) => one.space !== effect.split(" ").at(-1)) ? null : "elsewhere";
  return null;
}

function canRise(one: Conspirator, effect: string): boolean {
  const by = Number(/\+(\d+)/.exec(effect)?.[1] ?? 1);
  const holds = !effect.includes("holding a plot") || one.dossier.some(isPlot);
  return holds && LEVELS.suspicion.indexOf(one.suspicion) + by < LEVELS.suspicion.length;
}

function enoughIllegal(effect: string, others: Conspirator[]): boolean {
  const held = others.map((one) => one.dossier.filter(isIllegal).length);
  return effect.includes("2 or more") ? held.reduce((sum, one) => sum + one, 0) >= 2 : held.some((one) => one > 0);
}

const tiles = (now: Position): number =>
  Object.keys(box.content.spaces).filter((space) => (now.spaces[space]?.tile ?? null) !== null).length;
