// A piece on the map: it stands where it belongs, and when that changes it goes there on its way.
import type { Point } from "./layout";

export interface Walk {
  at: Point;
  /** Where it passes by on its way there. */
  via: Point[];
  /** How long the way takes; 0: it is there at once. */
  seconds: number;
}

const moved = ([x, y]: Point): string => `translate(${x}px, ${y}px)`;

export function walking(node: SVGElement, first: Walk): { update: (walk: Walk) => void } {
  let at = first.at;
  let last: Animation | null = null; // kept here: to ask the piece for it would lay out the page, once for each piece
  node.style.transform = moved(at);
  return {
    update({ at: there, via, seconds }) {
      if (there[0] === at[0] && there[1] === at[1]) return;
      const way = [at, ...via, there];
      at = there;
      node.style.transform = moved(at);
      last?.cancel();
      last =
        seconds > 0
          ? node.animate(
              way.map((point) => ({ transform: moved(point) })),
              { duration: 1000 * seconds, easing: "linear" },
            )
          : null;
    },
  };
}
