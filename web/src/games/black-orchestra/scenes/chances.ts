// What can still come of an attempt whose dice are falling or may be rolled again: a die shows an eagle once in six,
// a target twice, a number three times.
import type { Face } from "../contract.gen";

export interface Needs {
  /** Targets that it takes. */
  targets: number;
  /** Eagles that betray it. */
  eagles: number;
}

export interface Chance {
  success: number;
  detection: number;
}

export const count = (dice: Face[], face: Face): number => dice.filter((one) => one === face).length;

/** With the faces that lie there, so many dice still falling and so many eagles that do not count. */
export function chance(dice: Face[], falling: number, needs: Needs, ignored = 0): Chance {
  return chanceOf(count(dice, "target"), count(dice, "eagle") - ignored, falling, needs);
}

function chanceOf(targets: number, eagles: number, falling: number, needs: Needs): Chance {
  if (falling === 0) {
    const detected = eagles >= needs.eagles;
    return { success: !detected && targets >= needs.targets ? 1 : 0, detection: detected ? 1 : 0 };
  }
  const eagle = chanceOf(targets, eagles + 1, falling - 1, needs);
  const target = chanceOf(targets + 1, eagles, falling - 1, needs);
  const number = chanceOf(targets, eagles, falling - 1, needs);
  const mean = (of: keyof Chance): number => (eagle[of] + 2 * target[of] + 3 * number[of]) / 6;
  return { success: mean("success"), detection: mean("detection") };
}

/** If the first die with that face were rolled again. */
export function chanceOfReroll(dice: Face[], face: Face, needs: Needs, ignored: number): Chance {
  const at = dice.indexOf(face);
  return chance(at < 0 ? dice : dice.toSpliced(at, 1), 1, needs, ignored);
}
