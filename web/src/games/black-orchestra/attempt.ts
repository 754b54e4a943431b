// An attempt in preparation, as far as it is not drawn: its dice, its rolls, and what can be done about it. The odds
// are the server's.
import type { Told } from "../../lib/contract.gen";
import type { Choice } from "./choices";
import type { Attempt, Odds, Outlook, Preparation } from "./contract.gen";

/** A place for a die: where it comes from, or nothing yet. */
export interface Slot {
  told: Told | null;
  sign: string;
  filled: boolean;
}

const MOST = 10; // BO-C6

/** What it takes is known: while it is only being announced there are no figures yet, and none is shown. */
export const isReckoned = (attempt: Attempt): boolean => attempt.targets > 0;

/** As many places as there are dice in the box; those beyond the supply stay empty. Until the server has said where the
 *  dice come from, none of them says so. */
export function slots(preparation: Preparation | null, dice: number): Slot[] {
  const from = (preparation?.pool ?? []).flatMap((part) =>
    Array.from({ length: part.dice }, () => ({ told: part.told, sign: part.sign })),
  );
  return Array.from({ length: Math.max(MOST, dice) }, (_, n) => {
    const filled = n < dice;
    return { told: filled ? (from[n]?.told ?? null) : null, sign: filled ? (from[n]?.sign ?? "") : "", filled };
  });
}

/** A number of dice that can be rolled, with its odds as they are and with the cards for after the roll. */
export interface Roll extends Odds {
  later: Odds | null;
  best: boolean;
  choice: Choice | null;
}

/** From one die on: to roll none is no attempt. */
export function rolls(attempt: Attempt, preparation: Preparation | null, choices: Choice[]): Roll[] {
  const rows = attempt.odds.filter((row) => row.dice > 0).sort((a, b) => a.dice - b.dice);
  const top = Math.max(0, ...rows.map((row) => row.success));
  const best = rows.find((row) => row.success > 0 && row.success === top);
  return rows.map((row) => ({
    ...row,
    later: preparation?.later.find((one) => one.dice === row.dice) ?? null,
    best: row === best,
    choice: choices.find((one) => one.text === `keep ${row.dice}`) ?? null,
  }));
}

/** The roll that the figures speak of, while nobody points at another: the best, or all dice. */
export const usual = (found: Roll[]): Roll | null => found.find((one) => one.best) ?? found.at(-1) ?? null;

/** It cannot succeed, not even with the cards that may be played after the roll. */
export const isHopeless = (roll: Odds & { later: Odds | null }): boolean =>
  roll.success === 0 && (roll.later?.success ?? 0) === 0;

/** Whether an action is an attempt, or the roll of one, that cannot succeed as far as is known. */
export function cannotSucceed(action: string, attempt: Attempt | null, outlook: Outlook | null): boolean {
  const [verb, what] = action.split(" ");
  if (verb === "keep" && attempt !== null && Number(what) > 0) {
    const ours = outlook?.preparation?.plot === attempt.plot ? outlook.preparation : null;
    const roll = rolls(attempt, ours, []).find((one) => one.dice === Number(what));
    return roll !== undefined && isHopeless(roll);
  }
  if (verb !== "plot") return false;
  const plot = outlook?.plots.find((one) => one.action === action);
  return plot !== undefined && plot.chances.every((chance) => chance.success === 0);
}
