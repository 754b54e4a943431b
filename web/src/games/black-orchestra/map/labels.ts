// Where the names of the spaces stand on the map, and how much room they take.
import { say, words } from "../../../lib/words.svelte";
import { INSET, PRISON, spaceOf, allSpaces, type Point } from "./layout";

export const RADIUS = 18;
export const LABEL_SIZE = 16;
/** From one line to the next, by the size of the letters. */
const LINE = 0.94;
/** League Gothic is narrow: no name is wider than this share of its size for each character, a long one less. */
const advance = (line: string): number => (line.length < 8 ? 0.4 : 0.36);

/** What a space is called on the map: one that would need two lines where pawns stand below it has a shorter name. */
export const nameOnMap = (id: string): string => say(words.has(`space-${id}.map`) ? `space-${id}.map` : `space-${id}`);

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Label {
  lines: string[];
  /** The middle of the first line's baseline. */
  at: Point;
  /** From baseline to baseline. */
  line: number;
  box: Box;
}

/** A name that is long takes two lines, broken where they come out most alike. */
export function broken(name: string, longest = 16): string[] {
  const words = name.split(" ");
  if (name.length <= longest || words.length === 1) return [name];
  let best = [name];
  for (let cut = 1; cut < words.length; cut++) {
    const lines = [words.slice(0, cut).join(" "), words.slice(cut).join(" ")];
    if (Math.max(...lines.map((line) => line.length)) < Math.max(...best.map((line) => line.length))) best = lines;
  }
  return best;
}

export function label(id: string, name: string, size = LABEL_SIZE): Label {
  const one = spaceOf(id)!;
  const lines = broken(name);
  const [x, y] = [one.at[0], one.at[1] + RADIUS + 1 + size * 0.9];
  const width = Math.max(...lines.map((line) => line.length * advance(line))) * size;
  return {
    lines,
    at: [x, y],
    line: size * LINE,
    box: { x: x - width / 2, y: y - size * 0.78, width, height: size * LINE * lines.length },
  };
}

/** What no label may cover: the signs of the spaces, and the frames on the map. */
export function signs(): { id: string; box: Box }[] {
  return allSpaces().map(({ id, at: [x, y] }) => ({
    id,
    box: { x: x - RADIUS, y: y - RADIUS, width: 2 * RADIUS, height: 2 * RADIUS },
  }));
}

export const FRAMES: Box[] = [INSET, PRISON];

export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Those whose names can be shown without covering each other; the first have precedence. */
export function readable(boxes: { id: string; box: Box }[]): Set<string> {
  const placed: Box[] = [];
  const found = new Set<string>();
  for (const { id, box } of boxes) {
    if (placed.some((other) => overlap(other, box))) continue;
    placed.push(box);
    found.add(id);
  }
  return found;
}
