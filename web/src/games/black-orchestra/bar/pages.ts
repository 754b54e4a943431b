// Answers stand side by side in a band that never wraps: as many as fit, the others on further pages.

/** The room for answers in one row, and how wide one must be to be read. */
export interface Band {
  width: number;
  least: number;
  most: number;
}

export const GAP = 6;
/** What the arrows between pages take: side by side, and one above the other where answers stand in rows. */
export const ARROWS = 88;
export const ARROWS_TALL = 44;

export interface Pages {
  columns: number;
  /** Answers on a page. */
  size: number;
  count: number;
  /** Of one answer. */
  width: number;
}

export function pages(answers: number, { width, least, most }: Band): Pages {
  const columns = (room: number): number => Math.max(1, Math.floor((room + GAP) / (least + GAP)));
  const whole = columns(width);
  const wide = (room: number, number: number): number =>
    Math.floor(Math.min(most, Math.max(Math.min(least, room), (room + GAP) / number - GAP)));
  if (answers <= whole) {
    const needed = Math.max(1, answers);
    return { columns: needed, size: whole, count: 1, width: wide(width, needed) };
  }
  const rest = columns(width - ARROWS);
  return { columns: rest, size: rest, count: Math.ceil(answers / rest), width: wide(width - ARROWS, rest) };
}

/** What stands on an answer: its name, and what it does. */
export interface Face {
  title: string;
  does: string;
  /** Something is drawn before its name. */
  drawn: boolean;
  /** A stamp behind its name. */
  stamp?: string;
}

// In pixels of a phone: what a letter takes at most on average, the height of a line, and what an answer needs besides.
const LETTER = { title: 5.3, does: 5.9 };
const LINE = { title: 17.4, does: 13.7 };
const BESIDE = 24;
const ABOUT = 12.4;
const PADDING = 6.4; // of it, above and below the letters
const SIGN = "##### "; // as wide as what is drawn before a name
const MOST_COLUMNS = 2;
/** On a desk letters are so much larger. */
export const DESK = 1.09;

/** How many lines a text takes: a word goes to the next line as a whole, unless it is longer than a line. */
function linesOf(text: string, letter: number, width: number): number {
  const room = (width - BESIDE) / letter;
  let lines = 0;
  let left = 0;
  for (const { length } of text === "" ? [] : text.split(" ")) {
    if (length > left) {
      const needed = Math.max(1, Math.ceil(length / room));
      lines += needed;
      left = needed * room;
    }
    left -= length + 1;
  }
  return lines;
}

/** The height that the tallest of these answers needs where each has that width. */
export const tallest = (faces: Face[], width: number, scale = 1): number => scale * tallestOf(faces, width / scale);
const tallestOf = (faces: Face[], width: number): number =>
  ABOUT +
  Math.max(
    0,
    ...faces.map(
      ({ title, does, drawn, stamp = "" }) =>
        LINE.title * linesOf((drawn ? SIGN : "") + title + (stamp && ` ${stamp}${stamp}`), LETTER.title, width) +
        LINE.does * linesOf(does, LETTER.does, width),
    ),
  );

const NARROWEST = 118;
const WIDEST = 400;
const STEP = 6;
/** How wide answers in one row must be, so that all of their lines have room in its height. `close`: set in smaller
 *  letters and without room above and below them. */
export function narrowest(faces: Face[], height: number, close = false): number {
  const needed = (width: number): number => (close ? tallest(faces, width) - PADDING : tallest(faces, width, DESK));
  let width = NARROWEST;
  while (width < WIDEST && needed(width) > height) width += STEP;
  return width;
}

/** In rows, as on a phone: one or two columns, whichever shows more answers at once, with all of their lines. */
export function inRows(faces: Face[], width: number, height: number): Pages & { rows: number } {
  const found = Array.from({ length: MOST_COLUMNS }, (_, n) => {
    const layout = (room: number): Pages & { rows: number } => {
      const columns = n + 1;
      const wide = Math.floor((room + GAP) / columns - GAP);
      const rows = Math.max(1, Math.floor((height + GAP) / (tallest(faces, wide) + GAP)));
      return { columns, rows, size: columns * rows, count: Math.ceil(faces.length / (columns * rows)), width: wide };
    };
    const whole = layout(width);
    return whole.count <= 1 ? whole : layout(width - ARROWS_TALL);
  });
  const best = found.reduce((one, other) =>
    tallest(faces, other.width) <= height && Math.min(other.size, faces.length) > Math.min(one.size, faces.length)
      ? other
      : one,
  );
  // Fewer answers than there is room for are higher, and easier to press.
  const needed = Math.ceil(Math.min(best.size, faces.length) / best.columns);
  return { ...best, rows: Math.max(1, Math.min(best.rows, needed)) };
}
