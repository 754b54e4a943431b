// The spaces that open with a stage, or close in the last one, in the order in which it is seen.
import kinds from "../../../../../conjura/black_orchestra/beats.json";
import { allSpaces, BERLIN, type Space } from "../map/layout";

export interface Changing {
  spaces: string[];
  closes: boolean;
}

/** Those near Berlin open first; from far away the front comes back. */
export function changingIn(stage: number): Changing {
  const far = ({ at: [x, y] }: Space): number => Math.hypot(x - BERLIN[0], y - BERLIN[1]);
  const closing = stage === 7 ? allSpaces().filter((space) => space.closes) : [];
  const opening = allSpaces().filter((space) => space.stage === stage && stage > 1 && !closing.includes(space));
  const closes = closing.length > 0;
  const sorted = (closes ? closing : opening).sort((a, b) => (closes ? far(b) - far(a) : far(a) - far(b)));
  return { spaces: sorted.map((space) => space.id), closes };
}

/** Seconds until the space changes, once the map is seen; null: it does not. */
export function waitOf(space: string, stage: number | null): number | null {
  if (stage === null) return null;
  const { spaces, closes } = changingIn(stage);
  const at = spaces.indexOf(space);
  return at < 0 ? null : at * (closes ? kinds.stage.closing : kinds.stage.each);
}
