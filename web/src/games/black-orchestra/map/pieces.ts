// Where pawns, leaders and tiles stand around their space, so that its number and its name stay readable.
import { PRISON, spaceOf, type Point } from "./layout";

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

export const PAWN = 13; // radius
export const LEADER = 22; // side
export const TILE = 18; // side

/** Pawns stand above the space, from its middle to the left, closer together when they are many. */
export function pawnAt(space: string, index: number, count: number): Point {
  if (space === "prison") return [PRISON.x + 26 + index * 37, PRISON.y + 56];
  const [x, y] = spaceOf(space)!.at;
  const step = count > 3 ? 17 : 22;
  return [x - 8 - index * step + (count === 1 ? 0 : step / 2), y - 26];
}

/** Leaders stand to the right, three in a row, so that a whole rally finds room. */
export function leaderAt(space: string, index: number): Point {
  const [x, y] = spaceOf(space)!.at;
  const row = Math.floor(index / 3);
  return [x + (row === 0 ? 26 : 30) + (index % 3) * (LEADER + 1), y - 24 + row * (LEADER + 1)];
}

/** The tile lies to the left. */
export function tileAt(space: string): Point {
  const [x, y] = spaceOf(space)!.at;
  return [x - 28, y + 6];
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
