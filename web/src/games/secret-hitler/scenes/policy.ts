// The steps in which a policy comes into force, and what it brings.
import type { Chaos, Enacted, Options, Policies, Position, Power } from "../contract.gen";
import { FASCISTS_TO_WIN } from "../model";

/** It comes and stands face down, is turned, is being laid down, and lies on its track. */
export type Step = "comes" | "stands" | "turned" | "laid" | "lies";

const STEPS: Record<"enacted" | "chaos", Step[]> = {
  enacted: ["comes", "stands", "turned", "laid"],
  chaos: ["stands", "turned", "laid"],
};

export function stepOf(kind: "enacted" | "chaos", mark: number, done: boolean): Step {
  return done ? "lies" : STEPS[kind][mark]!;
}

export interface Brought {
  power: Power | null;
  /** The line is crossed: from now on Hitler may not be elected. */
  line: boolean;
  veto: boolean;
}

/** What follows from the policy that lies there now. Nobody governed in chaos, so nobody gets a power (SH-E8). */
export function brings({ kind, policy }: Enacted | Chaos, { fascist }: Policies, options: Options): Brought {
  if (policy === "liberal" || fascist === FASCISTS_TO_WIN) return { power: null, line: false, veto: false };
  const power = kind === "chaos" ? "none" : (options.powers[fascist - 1] ?? "none");
  return {
    power: power === "none" ? null : power,
    line: fascist === options.hitler_zone,
    veto: fascist === options.veto_from,
  };
}

/** Who stands next when a special election is over: the order goes on where it was left (SH-R10). */
export function nextInRotation({ alive, rotation }: Pick<Position, "alive" | "rotation">): number {
  return alive.find((seat) => seat > rotation) ?? alive[0]!;
}
