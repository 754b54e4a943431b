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

/** Where a point of the map stands in the drawing. */
export function drawn(camera: Camera, [x, y]: Point): Point {
  return [(x - camera.x) * camera.zoom, (y - camera.y) * camera.zoom];
}
