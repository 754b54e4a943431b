// Where pawns and leaders stand around their space, so that what lies in it and its name stay readable.
import { RADIUS } from "./labels";
import { BERLIN, PRISON, spaceOf, type Point } from "./layout";

export interface Pawn {
  id: string;
  space: string;
  mine: boolean;
  active: boolean;
}

export interface LeaderTile {
  id: string;
  space: string;
}

/** Where everybody begins: a row above it would cover the name of the space there. */
const CROWDED = "train-station";

/** Pawns stand on the upper rim, side by side to the left, closer together when they are many; those of the space where
 *  everybody begins beside it, where there is room for all. */
export function pawnAt(space: string, index: number, count: number, radius: number): Point {
  if (space === "prison") {
    const step = Math.min(2 * radius + 4, (PRISON.width - 12 - 2 * radius) / Math.max(1, count - 1));
    return [PRISON.x + 6 + radius + index * step, PRISON.y + PRISON.height - 4 - radius];
  }
  const [x, y] = spaceOf(space)!.at;
  const step = radius * (count > 3 ? 1.1 : 1.5);
  if (space === CROWDED) return [x - RADIUS - 0.8 * radius - (count - 1 - index) * step, y - 0.4 * radius];
  const last = Math.min(x + ((count - 1) / 2) * step, x + RADIUS + 2 - radius);
  return [last - (count - 1 - index) * step, y - RADIUS + 5 - radius];
}

/** So many leaders stand side by side; more fold into the first of them and a number. */
export const IN_A_ROW = 3;

/** Leaders stand in a row to the right, over nothing. */
export function leaderAt(space: string, index: number, side: number): Point {
  const [x, y] = spaceOf(space)!.at;
  return [x + RADIUS + 4 + side / 2 + index * (side + 2), y - side / 2 - 4];
}

/** Where a leader stands when those who are too many for a row have folded into the first. */
export function folded(leaders: LeaderTile[], leader: LeaderTile): { place: number; more: number; hidden: boolean } {
  const here = leaders.filter((other) => other.space === leader.space);
  const place = here.indexOf(leader);
  if (here.length <= IN_A_ROW) return { place, more: 0, hidden: false };
  return { place: 0, more: place === 0 ? here.length - 1 : 0, hidden: place > 0 };
}

/** The next space in that direction, for the arrow keys: near, and as straight as possible. */
export function nextInDirection(from: string, key: string, among: string[]): string | null {
  const direction = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  if (direction === undefined) return null;
  const [x, y] = middle(from);
  let best: string | null = null;
  let cost = Infinity;
  for (const id of among) {
    const [ox, oy] = middle(id);
    const along = (ox - x) * direction[0]! + (oy - y) * direction[1]!;
    const aside = Math.abs((ox - x) * direction[1]!) + Math.abs((oy - y) * direction[0]!);
    if (id === from || along <= 4) continue;
    if (along + 2 * aside < cost) [best, cost] = [id, along + 2 * aside];
  }
  return best;
}

export function middle(id: string): Point {
  return id === "prison" ? [PRISON.x + PRISON.width / 2, PRISON.y + PRISON.height / 2] : spaceOf(id)!.at;
}

/** The points of a way from space to space; between Berlin's inset and the land it goes through Berlin's point. */
export function wayOf(path: string[]): Point[] {
  return path.flatMap((space, n): Point[] => {
    const last = path[n - 1];
    const across = last !== undefined && spaceOf(last)?.inset !== spaceOf(space)?.inset;
    return across ? [BERLIN, middle(space)] : [middle(space)];
  });
}
