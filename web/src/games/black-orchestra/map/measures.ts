// How large things are drawn on the map. What must be read keeps its size on the screen, however near the map is.

/** Sizes in units of the drawing. */
export interface Measures {
  /** Of a name's letters. */
  name: number;
  /** Of the letters on the tag of a delivery. */
  tag: number;
  /** The radius of a pawn. */
  pawn: number;
  /** The side of a leader's tile. */
  leader: number;
  /** Pawns are so small that they carry letters instead of faces. */
  letters: boolean;
  /** There is room for what a delivery depends on. */
  roomy: boolean;
  /** There is room for the whole tag of a delivery that nobody could make now; else its sign stands alone. */
  tags: boolean;
}

const FACE = 28; // pixels across, below which a face is not known any more
const ROOMY = 0.85; // pixels to a unit, below which tags keep their sign and figure alone
const TAGS = 0.66; // and below which closed ones keep their sign alone

/** What is read from across the room is larger. */
const AFAR = 1.6;

/** `fit`: pixels to a unit while the whole map is seen. `zoom`: how much closer it is. */
export function measures(fit: number, zoom: number, small: boolean, afar = false): Measures {
  const scale = Math.max(0.1, fit * zoom); // a frame that is not laid out yet has no size
  const sized = (least: number, unit: number): number => Math.max(afar ? AFAR * least : least, unit * fit) / scale;
  const far = scale < 0.55; // the whole map on a phone
  const pawn = sized(far ? 11 : 15, 15);
  return {
    name: sized(small ? 12.5 : 15, 16),
    tag: sized(small ? 12 : 13, 13),
    pawn,
    leader: sized(far ? 16 : 21, 21),
    letters: 2 * pawn * scale < FACE,
    roomy: scale >= ROOMY,
    tags: scale >= TAGS,
  };
}
