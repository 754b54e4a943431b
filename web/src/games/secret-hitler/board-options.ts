// What a board of one's own consists of, and what of it differs from the one that is set up.
export interface Board {
  powers: string[];
  liberal_policies: number;
  fascist_policies: number;
  liberal_start: number;
  fascist_start: number;
  hitler_zone: number;
  veto_from: number;
}

export const POWERS = ["none", "investigate", "special-election", "peek", "execution"];

type Counted = Exclude<keyof Board, "powers">;

/** The numbers that can be chosen at all; whether they fit together is for the engine to say. */
export const numbers: { name: Counted; least: number; most: number }[] = [
  { name: "liberal_policies", least: 5, most: 20 },
  { name: "fascist_policies", least: 6, most: 20 },
  { name: "liberal_start", least: 0, most: 4 },
  { name: "fascist_start", least: 0, most: 5 },
  { name: "hitler_zone", least: 1, most: 6 },
  { name: "veto_from", least: 1, most: 6 },
];
export const OWN: (keyof Board)[] = ["powers", ...numbers.map((one) => one.name)];

/** Only what is different: the rest stays as it follows from the other settings. */
export function changed(before: Board, after: Board): Partial<Board> {
  const different = OWN.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return Object.fromEntries(different.map((name) => [name, after[name]]));
}
