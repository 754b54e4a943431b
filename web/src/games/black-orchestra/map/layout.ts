// The board as it is drawn: where each space stands. What it is, and what it leads to, is read from what the table is
// played with.
import { box } from "../content.svelte";
import type { Content } from "../contract.gen";
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
export const INSET = { x: 12, y: 12, width: 390, height: 318 };
export const PRISON = { x: 782, y: 636, width: 204, height: 88 };
/** Where Berlin lies: the inset is tied to it, and the roads from outside end here. */
export const BERLIN: Point = [407, 402];
/** Inside the inset every space is connected with every other: their lines meet here. */
export const HUB: Point = [209, 120];

// How far each space was moved from its true place to keep names readable.
const NUDGES: Record<string, Point> = {
  hannover: [2, -4],
  adlerhorst: [-8, -20],
  nuremberg: [10, -32],
  tannenberg: [-18, -14],
  munich: [6, -6],
  vienna: [23, -14],
  berghof: [44, 26],
  zurich: [4, 32],
  prague: [12, -8],
  posen: [8, -2],
  warsaw: [-14, 10],
  wolfsschanze: [-2, -6],
  "anlage-sued": [10, 4],
  wolfsschlucht: [8, -14],
  paris: [12, 8],
  riga: [-4, 2],
  stockholm: [4, 2],
  auschwitz: [-14, -2],
  treblinka: [60, -2],
  borisov: [-2, 4],
  smolensk: [-8, -4],
  wasserburg: [8, -2],
  wehrwolf: [0, 0],
};

const INSIDE: Record<string, Point> = {
  "train-station": [321, 265],
  deutschlandhalle: [82, 75],
  chancellery: [209, 75],
  "gestapo-hq": [321, 75],
  zeughaus: [82, 170],
  "ministry-of-propaganda": [209, 170],
  sportpalast: [321, 170],
};

/** The camps: plain to look at, whatever happens there. */
const SOBER = new Set(["auschwitz", "treblinka"]);

interface Drawn {
  content: Content;
  spaces: Space[];
  byId: Map<string, Space>;
  connections: [string, string][];
}
let drawn: Drawn | null = null;

/** The board at this table, worked out once for each content. */
function board(): Drawn {
  const content = box.content;
  if (drawn?.content !== content) drawn = draw(content);
  return drawn;
}

export function draw(content: Content): Drawn {
  const places = placesOf(content);
  const spaces = Object.entries(content.spaces).map(([id, { stage, closes, fortified, item, berlin }]): Space => ({
    id,
    stage,
    closes,
    fortified,
    item,
    at: places.get(id)!,
    inset: berlin,
    sober: SOBER.has(id),
  }));
  const ids = Object.keys(content.spaces);
  const connections = ids.flatMap((id, index) =>
    ids
      .slice(index + 1)
      .filter((other) => content.spaces[id]!.neighbours.includes(other))
      .filter((other) => !(content.spaces[id]!.berlin && content.spaces[other]!.berlin))
      .map((other): [string, string] => [id, other]),
  );
  return { content, spaces, byId: new Map(spaces.map((one) => [one.id, one])), connections };
}

/** Where each space is drawn. One that a pack adds stands among its neighbours, or in a row of its own in Berlin. */
function placesOf(content: Content): Map<string, Point> {
  const places = new Map<string, Point>();
  const added: string[] = [];
  for (const [id, { berlin }] of Object.entries(content.spaces)) {
    const [dx, dy] = NUDGES[id] ?? [0, 0];
    const real = TRUE_PLACES[id];
    if (berlin && INSIDE[id] !== undefined) places.set(id, INSIDE[id]);
    else if (!berlin && real !== undefined) places.set(id, [real[0] + dx, real[1] + dy]);
    else added.push(id);
  }
  added.forEach((id, index) => {
    const { berlin, neighbours: near } = content.spaces[id]!;
    const known = near.filter((other) => !content.spaces[other]!.berlin).flatMap((other) => places.get(other) ?? []);
    const middle = (axis: 0 | 1) => known.filter((_, at) => at % 2 === axis).reduce((sum, one) => sum + one, 0);
    const count = known.length / 2;
    if (berlin) places.set(id, [74 + (index % 3) * 66, 265]);
    else if (count > 0) places.set(id, [middle(0) / count + 26 + index * 8, middle(1) / count + 30 + index * 8]);
    else places.set(id, [BERLIN[0] + 40 + index * 30, BERLIN[1] + 40]);
  });
  return places;
}

export const allSpaces = (): Space[] => board().spaces;
export const spaceOf = (id: string): Space | undefined => board().byId.get(id);
/** Every connection once; the Berlin spaces among themselves are not listed. */
export const connections = (): [string, string][] => board().connections;

/** Where a line to this space ends: roads into Berlin end at its point on the map, not in the inset. */
export function roadEnd(id: string): Point {
  return spaceOf(id)!.inset ? BERLIN : spaceOf(id)!.at;
}

export function neighbours(id: string): string[] {
  return box.content.spaces[id]?.neighbours ?? [];
}

/** Open in that stage: BO-A7 and BO-V4. */
export function isOpen(one: Space, stage: number): boolean {
  return one.stage <= Math.max(stage, 1) && !(one.closes && stage >= 7);
}
