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

/** The card beside the thing, on the first side where it fits; over a large thing in the corner with most room.
 *  With nothing to point at it lies low: scenes keep their names and their dice above that. */
export function stand(thing: Box | null, page: Size, card: Size): Stand {
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
  if (right <= rightmost) return beside("right", right);
  if (thing.left - GAP - card.width >= EDGE) return beside("left", thing.left - GAP - card.width);
  if (below <= lowest) return aligned("below", below);
  if (thing.top - GAP - card.height >= EDGE) return aligned("above", thing.top - GAP - card.height);
  return { left: rightmost, top: middle.y > page.height / 2 ? EDGE : lowest, side: null, notch: 0 };
}
