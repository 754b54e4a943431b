// What part of the map is on the screen: moved by hand, by wheel, by two fingers, never off the map.
import { HEIGHT, WIDTH } from "./coast";
import type { Point } from "./layout";

/** A point p of the map is drawn at (p - at) * zoom. */
export interface Camera {
  x: number;
  y: number;
  zoom: number;
}

export const CLOSEST = 4;

/** The whole map. */
export const WHOLE: Camera = { x: 0, y: 0, zoom: 1 };

/** No closer than CLOSEST, no farther than the whole map, and no sea beyond its frame. */
export function kept({ x, y, zoom }: Camera): Camera {
  const close = Math.min(CLOSEST, Math.max(1, zoom));
  const within = (value: number, size: number) => Math.min(Math.max(value, 0), size - size / close);
  return { x: within(x, WIDTH), y: within(y, HEIGHT), zoom: close };
}

/** Moved by so many units of the drawing. */
export function moved(camera: Camera, [dx, dy]: Point): Camera {
  return kept({ ...camera, x: camera.x - dx / camera.zoom, y: camera.y - dy / camera.zoom });
}

/** Closer by the factor, with this point of the drawing held still. */
export function closer(camera: Camera, factor: number, [px, py]: Point): Camera {
  const zoom = Math.min(CLOSEST, Math.max(1, camera.zoom * factor));
  return kept({
    x: camera.x + px / camera.zoom - px / zoom,
    y: camera.y + py / camera.zoom - py / zoom,
    zoom,
  });
}

/** With this point of the map in the middle. */
export function centred([px, py]: Point, zoom: number): Camera {
  const close = Math.min(CLOSEST, Math.max(1, zoom));
  return kept({ x: px - WIDTH / close / 2, y: py - HEIGHT / close / 2, zoom: close });
}

/** A rectangle of the map. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
const around = (points: Point[]): Box => ({
  left: Math.min(...points.map(([x]) => x)),
  right: Math.max(...points.map(([x]) => x)),
  top: Math.min(...points.map(([, y]) => y)),
  bottom: Math.max(...points.map(([, y]) => y)),
});

/** Pixels that a space needs around its middle: its sign, whoever stands on it above, its name below. */
const ROOM = { x: 56, above: 54, below: 58 };
/** Pixels to a unit: as near as the names around somebody are read well, and as far as they still are. */
export const NEAR = 0.95;
const FAR = 0.6;

/** How many pixels to a unit there can be for all of them to be seen in a frame of this size. */
function scaleFor(points: Point[], size: { width: number; height: number }): number {
  const { left, right, top, bottom } = around(points);
  return Math.min(
    (size.width - 2 * ROOM.x) / Math.max(1, right - left),
    (size.height - ROOM.above - ROOM.below) / Math.max(1, bottom - top),
  );
}

/** All of these points at a scale at which they can be read; else the first, and as many of the nearest as fit. */
export function framing(points: Point[], size: { width: number; height: number }, fit: number): Camera {
  const [first, ...others] = points;
  const far = ([x, y]: Point): number => Math.hypot(x - first![0], y - first![1]);
  const seen = [first!];
  for (const one of others.toSorted((a, b) => far(a) - far(b)))
    if (scaleFor([...seen, one], size) >= FAR) seen.push(one);
  const scale = Math.min(NEAR, Math.max(FAR, scaleFor(seen, size)));
  const { left, right, top, bottom } = around(seen);
  return centred([(left + right) / 2, (top + bottom + (ROOM.below - ROOM.above) / scale) / 2], scale / fit);
}

/** Where a point of the map stands in the drawing. */
export function drawn(camera: Camera, [x, y]: Point): Point {
  return [(x - camera.x) * camera.zoom, (y - camera.y) * camera.zoom];
}
