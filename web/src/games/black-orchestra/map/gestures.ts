// What a hand, a wheel and two fingers do to the map.
import type { Point } from "./layout";
import type { Viewport } from "./viewport.svelte";

/** Less than this, in pixels, is a click by a hand that trembles. */
const STEADY = 6;

export class Gestures {
  /** The last press moved the map, so it meant none of the things on it. */
  dragged = false;
  #fingers = new Map<number, Point>();
  #began: Point = [0, 0];

  constructor(
    readonly viewport: Viewport,
    readonly frame: () => HTMLElement,
  ) {}

  down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const point = this.#point(event);
    this.#fingers.set(event.pointerId, point);
    if (this.#fingers.size > 1) return;
    this.#began = point;
    this.dragged = false;
  };

  drag = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = this.#point(event);
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other === undefined) {
      if (!this.dragged && distance(now, this.#began) * this.viewport.fit < STEADY) return;
      if (!this.dragged) this.frame().setPointerCapture(event.pointerId);
      this.viewport.move([now[0] - before[0], now[1] - before[1]]);
    } else if (distance(before, other) > 0) {
      const middle: Point = [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2];
      this.viewport.zoom(distance(now, other) / distance(before, other), middle);
    }
    this.dragged = true;
    this.#fingers.set(event.pointerId, now);
  };

  up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
  };

  wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && this.viewport.camera.zoom === 1 && event.deltaY > 0) return;
    event.preventDefault();
    this.viewport.zoom(Math.exp(-event.deltaY / 400), this.#point(event));
  };

  #point(event: MouseEvent): Point {
    const box = this.frame().getBoundingClientRect();
    return this.viewport.inDrawing([event.clientX - box.left, event.clientY - box.top]);
  }
}

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}
