// Answers stand side by side in a band that never wraps: as many as fit, the others on further pages.

/** The room for answers, and how wide one must be to be read. */
export interface Band {
  width: number;
  /** Rows of answers; on a desk there is one. */
  rows: number;
  least: number;
  most: number;
}

export const GAP = 6;
/** What the arrows between pages take. */
export const ARROWS = 76;

export interface Pages {
  columns: number;
  /** Answers on a page. */
  size: number;
  count: number;
  /** Of one answer. */
  width: number;
}

export function pages(answers: number, { width, rows, least, most }: Band): Pages {
  const columns = (room: number): number => Math.max(1, Math.floor((room + GAP) / (least + GAP)));
  const whole = columns(width);
  const wide = (room: number, number: number): number =>
    Math.floor(Math.min(most, Math.max(Math.min(least, room), (room + GAP) / number - GAP)));
  if (answers <= whole * rows) {
    const needed = Math.max(1, Math.min(whole, Math.ceil(answers / rows)));
    return { columns: needed, size: whole * rows, count: 1, width: wide(width, needed) };
  }
  const rest = columns(width - ARROWS);
  const size = rest * rows;
  return { columns: rest, size, count: Math.ceil(answers / size), width: wide(width - ARROWS, rest) };
}
