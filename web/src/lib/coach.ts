// Where the coach stands: beside the thing it speaks of, pointing at it, and never over it where there is room.
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Size {
  width: number;
  height: number;
}
export type Side = "right" | "left" | "below" | "above";
export interface Stand {
  left: number;
  top: number;
  /** On which side of the thing it stands; null: nothing is pointed at. */
  side: Side | null;
  /** Where along its edge the notch is, in pixels. */
  notch: number;
}

const GAP = 18; // between the thing and the card
const EDGE = 10; // of the page, that stays free
const CORNER = 22; // the notch is no nearer to a corner of the card

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

const meet = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

const around = (one: Box, other: Box): Box => {
  const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)];
  return {
    ...{ left, top },
    width: Math.max(one.left + one.width, other.left + other.width) - left,
    height: Math.max(one.top + one.height, other.top + other.height) - top,
  };
};

/** The same boxes, those that meet made one: two holes that meet would veil what lies in both. */
export function apart(boxes: Box[]): Box[] {
  for (const [n, one] of boxes.entries()) {
    const other = boxes.findIndex((box, at) => at > n && meet(one, box));
    if (other > n) return apart([around(one, boxes[other]!), ...boxes.filter((_, at) => at !== n && at !== other)]);
  }
  return boxes;
}

/** The card beside the thing, on the first side where it fits and covers nothing else that is lit, or further on past
 *  that; over a large thing in the corner with most room. With nothing to point at it lies low: scenes keep their names
 *  and their dice above that. */
export function stand(thing: Box | null, page: Size, card: Size, lit: Box[] = []): Stand {
  const lowest = page.height - card.height - EDGE;
  const rightmost = page.width - card.width - EDGE;
  if (thing === null)
    return { left: within((page.width - card.width) / 2, EDGE, rightmost), top: lowest, side: null, notch: 0 };
  const middle = { x: thing.left + thing.width / 2, y: thing.top + thing.height / 2 };
  const top = within(middle.y - card.height / 2, EDGE, lowest);
  const left = within(middle.x - card.width / 2, EDGE, rightmost);
  const beside = (side: Side, x: number): Stand => ({
    ...{ left: x, top, side },
    notch: within(middle.y - top, CORNER, card.height - CORNER),
  });
  const aligned = (side: Side, y: number): Stand => ({
    ...{ left, top: y, side },
    notch: within(middle.x - left, CORNER, card.width - CORNER),
  });
  const right = thing.left + thing.width + GAP;
  const below = thing.top + thing.height + GAP;
  const [toTheLeft, above] = [thing.left - GAP - card.width, thing.top - GAP - card.height];
  const fitting = [
    ...(right <= rightmost ? [beside("right", right)] : []),
    ...(toTheLeft >= EDGE ? [beside("left", toTheLeft)] : []),
    ...(below <= lowest ? [aligned("below", below)] : []),
    ...(above >= EDGE ? [aligned("above", above)] : []),
  ];
  const covers = (at: Stand): Box | undefined => lit.find((box) => meet(box, { ...card, left: at.left, top: at.top }));
  /** Further on, past all that is lit there. */
  const past = (at: Stand): Stand[] => {
    const box = covers(at);
    if (box === undefined) return [at];
    const y = at.side === "above" ? box.top - GAP - card.height : box.top + box.height + GAP;
    return y < EDGE || y > lowest ? [] : past({ ...at, top: y });
  };
  const upright = fitting.filter((at) => at.side === "above" || at.side === "below");
  const found = fitting.find((at) => covers(at) === undefined) ?? upright.flatMap(past)[0] ?? fitting[0];
  if (found !== undefined) return found;
  return { left: rightmost, top: middle.y > page.height / 2 ? EDGE : lowest, side: null, notch: 0 };
}
