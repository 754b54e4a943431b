// The board as it is drawn: where each space stands, what shape it has, and what it is connected with.
// The facts are those of conjura/black_orchestra/content/board.toml; a test compares them.
import { TRUE_PLACES } from "./coast";

export type Point = [number, number];

export interface Space {
  id: string;
  /** 0: Berlin, always open. */
  stage: number;
  closes: boolean;
  fortified: boolean;
  /** An item tile starts here. */
  item: boolean;
  at: Point;
  inset: boolean;
  /** Plain to look at, whatever happens there. */
  sober: boolean;
}

/** The room that the inset of Berlin, and Prison, take on the map. */
export const INSET = { x: 14, y: 14, width: 330, height: 296 };
export const PRISON = { x: 782, y: 636, width: 204, height: 88 };
/** Where Berlin lies: the inset is tied to it, and the roads from outside end here. */
export const BERLIN: Point = [407, 402];
/** Inside the inset every space is connected with every other: their lines meet here. */
export const HUB: Point = [175, 104];

// Stage, fortified, closing in stage 7, and how far the space was moved from its true place to keep names readable.
const outside: Record<string, [stage: number, marks: string, nudge?: [number, number]]> = {
  hannover: [1, "item", [2, -4]],
  adlerhorst: [1, "item fortified", [-8, -20]],
  nuremberg: [1, "item", [10, -30]],
  tannenberg: [1, "item fortified", [-18, -14]],
  munich: [1, "item", [6, -6]],
  vienna: [2, "item", [26, -14]],
  berghof: [2, "item", [44, 26]],
  zurich: [3, "", [4, 32]],
  prague: [3, "item", [12, -8]],
  posen: [3, "item", [8, -2]],
  warsaw: [3, "item closes", [-14, 10]],
  wolfsschanze: [3, "item closes fortified", [-2, -6]],
  "anlage-sued": [3, "item closes fortified", [10, 4]],
  wolfsschlucht: [4, "item closes fortified", [8, -14]],
  paris: [4, "closes", [12, 8]],
  riga: [4, "item closes", [-4, 2]],
  stockholm: [4, "closes", [4, 2]],
  auschwitz: [4, "closes sober", [-14, -2]],
  treblinka: [4, "closes sober", [60, -2]],
  borisov: [5, "item closes", [-2, 4]],
  smolensk: [5, "item closes fortified", [-8, -4]],
  wasserburg: [5, "item closes fortified", [8, -2]],
  wehrwolf: [5, "item closes fortified"],
};

const inside: Record<string, [marks: string, at: Point]> = {
  "train-station": ["", [268, 256]],
  deutschlandhalle: ["item", [72, 56]],
  chancellery: ["item fortified", [174, 56]],
  "gestapo-hq": ["item", [278, 56]],
  zeughaus: ["item", [72, 152]],
  "ministry-of-propaganda": ["item", [174, 152]],
  sportpalast: ["item", [278, 152]],
};

export const SPACES: Space[] = [
  ...Object.entries(inside).map(([id, [marks, at]]) => space(id, 0, marks, at, true)),
  ...Object.entries(outside).map(([id, [stage, marks, [dx, dy] = [0, 0]]]) => {
    const [x, y] = TRUE_PLACES[id]!;
    return space(id, stage, marks, [x + dx, y + dy], false);
  }),
];

export const SPACE: Record<string, Space> = Object.fromEntries(SPACES.map((one) => [one.id, one]));

/** Every connection once; the Berlin spaces among themselves are not listed. */
export const CONNECTIONS: [string, string][] = Object.entries({
  "train-station": ["hannover", "nuremberg", "prague", "posen"],
  hannover: ["adlerhorst"],
  adlerhorst: ["wolfsschlucht", "nuremberg", "tannenberg"],
  wolfsschlucht: ["paris"],
  tannenberg: ["munich"],
  nuremberg: ["munich", "prague"],
  munich: ["zurich", "berghof", "vienna"],
  vienna: ["anlage-sued"],
  prague: ["auschwitz"],
  auschwitz: ["anlage-sued"],
  "anlage-sued": ["warsaw", "wehrwolf"],
  posen: ["wolfsschanze", "warsaw"],
  warsaw: ["wolfsschanze", "treblinka"],
  treblinka: ["wolfsschanze"],
  wolfsschanze: ["riga", "borisov"],
  riga: ["stockholm", "wasserburg"],
  wasserburg: ["borisov"],
  borisov: ["smolensk"],
}).flatMap(([from, to]) => to.map((end): [string, string] => [from, end]));

/** Where a line to this space ends: roads into Berlin end at its point on the map, not in the inset. */
export function roadEnd(id: string): Point {
  return id === "train-station" ? BERLIN : SPACE[id]!.at;
}

export function neighbours(id: string): string[] {
  const near = CONNECTIONS.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []));
  const own = SPACE[id];
  if (own?.inset) near.push(...SPACES.filter((other) => other.inset && other.id !== id).map((other) => other.id));
  return near;
}

/** Open in that stage: BO-A7 and BO-V4. */
export function isOpen(one: Space, stage: number): boolean {
  return one.stage <= Math.max(stage, 1) && !(one.closes && stage >= 7);
}

function space(id: string, stage: number, marks: string, at: Point, inset: boolean): Space {
  const has = (mark: string) => marks.split(" ").includes(mark);
  return {
    id,
    stage,
    closes: has("closes"),
    fortified: has("fortified"),
    item: has("item"),
    at,
    inset,
    sober: has("sober"),
  };
}
