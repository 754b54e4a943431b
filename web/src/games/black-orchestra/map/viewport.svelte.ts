// Which part of the map stands where on the screen: the frame's size, and the camera over the drawing inside it.
import { centred, closer, drawn, moved, WHOLE, type Camera } from "./camera";
import { HEIGHT, WIDTH } from "./coast";
import type { Point } from "./layout";

export class Viewport {
  camera = $state.raw<Camera>(WHOLE);
  /** Of the frame, in pixels. */
  size = $state.raw({ width: WIDTH, height: HEIGHT });
  // The drawing fills the frame: on a tall screen there is more of the map's height to see, not empty paper.
  readonly fit = $derived(Math.min(this.size.width / WIDTH, this.size.height / HEIGHT));
  readonly offset = $derived<Point>([
    (this.size.width - WIDTH * this.fit) / 2,
    (this.size.height - HEIGHT * this.fit) / 2,
  ]);

  /** Where a point of the map is on the screen, in pixels of the frame. */
  onScreen(point: Point): Point {
    const [x, y] = drawn(this.camera, point);
    return [this.offset[0] + x * this.fit, this.offset[1] + y * this.fit];
  }

  /** Where a point in pixels of the frame lies in the drawing. */
  inDrawing([x, y]: Point): Point {
    return [(x - this.offset[0]) / this.fit, (y - this.offset[1]) / this.fit];
  }

  lookAt(point: Point, zoom: number): void {
    this.camera = centred(point, zoom);
  }

  move(by: Point): void {
    this.camera = moved(this.camera, by);
  }

  /** Closer by the factor; `around` stays where it is, without it the middle. */
  zoom(factor: number, around: Point = [WIDTH / 2, HEIGHT / 2]): void {
    this.camera = closer(this.camera, factor, around);
  }
}
