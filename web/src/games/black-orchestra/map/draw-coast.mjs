// Draws the coast of the board once: `npm run map` writes coast.ts, which is committed.
// Land is Natural Earth's (public domain, through the package world-atlas), in a conic conformal projection.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { geoConicConformal, geoPath } from "d3-geo";
import { feature } from "topojson-client";
import { places } from "./places.mjs";

const WIDTH = 1000;
const HEIGHT = 740;
// How far the land runs on beyond the frame, so that no edge shows on a wide or a tall screen.
const ASIDE = 320;
const ABOVE = 150;
const TOLERANCE = 0.7; // in units of the map: what a reader cannot see
const SMALLEST = 10; // islands with less area than this are left out

const require = createRequire(import.meta.url);
const atlas = JSON.parse(readFileSync(require.resolve("world-atlas/countries-50m.json"), "utf8"));

const projection = geoConicConformal()
  .parallels([46, 58])
  .rotate([-17, 0])
  .center([0.35, 53.05])
  .scale(2870)
  .translate([WIDTH / 2 + 27, HEIGHT / 2 + 12])
  .clipExtent([
    [-ASIDE, -ABOVE],
    [WIDTH + ASIDE, HEIGHT + ABOVE],
  ])
  .precision(0.3);

const rings = [];
geoPath(projection, collector())(feature(atlas, atlas.objects.land));

const path = rings
  .map((ring) => simplify(ring, TOLERANCE))
  .filter((ring) => ring.length > 3 && Math.abs(area(ring)) > SMALLEST)
  .map(written)
  .join("");

const points = Object.fromEntries(
  Object.entries(places).map(([id, [latitude, longitude]]) => [id, projection([longitude, latitude]).map(Math.round)]),
);

writeFileSync(
  new URL("./coast.ts", import.meta.url),
  `// Written by draw-coast.mjs from Natural Earth (public domain). Do not edit: \`npm run map\`.\n` +
    `export const WIDTH = ${WIDTH};\nexport const HEIGHT = ${HEIGHT};\n` +
    `export const COAST =\n  ${path
      .match(/.{1,110}/g)
      .map((piece) => JSON.stringify(piece))
      .join(" +\n  ")};\n` +
    `/** Where each place truly lies on this map. */\n` +
    `export const TRUE_PLACES: Record<string, [number, number]> = ${JSON.stringify(points, null, 2)
      .replace(/\[\s+(-?\d+),\s+(-?\d+)\s+\]/g, "[$1, $2]")
      .replace(/}$/, "}")};\n`,
);
console.log(`coast.ts: ${path.length} characters in ${rings.length} rings`);
console.log(points);

/** A drawing context that keeps the rings instead of drawing them. */
function collector() {
  let ring = [];
  return {
    beginPath() {},
    arc() {},
    moveTo(x, y) {
      ring = [[x, y]];
      rings.push(ring);
    },
    lineTo(x, y) {
      ring.push([x, y]);
    },
    closePath() {},
  };
}

/** Douglas and Peucker: drop the points that lie within the tolerance of the line through the kept ones. */
function simplify(ring, tolerance) {
  const keep = new Uint8Array(ring.length);
  keep[0] = keep[ring.length - 1] = 1;
  const spans = [[0, ring.length - 1]];
  while (spans.length > 0) {
    const [first, last] = spans.pop();
    let farthest = 0;
    let index = -1;
    for (let i = first + 1; i < last; i++) {
      const distance = distanceToSegment(ring[i], ring[first], ring[last]);
      if (distance > farthest) [farthest, index] = [distance, i];
    }
    if (farthest > tolerance) {
      keep[index] = 1;
      spans.push([first, index], [index, last]);
    }
  }
  return ring.filter((_, i) => keep[i]);
}

function distanceToSegment([x, y], [ax, ay], [bx, by]) {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
  return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay));
}

function area(ring) {
  return ring.reduce((sum, [x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length];
    return sum + (x * ny - nx * y) / 2;
  }, 0);
}

/** Relative steps with whole numbers are the shortest way to write it. */
function written(ring) {
  let [px, py] = ring[0].map(Math.round);
  let text = `M${px} ${py}l`;
  for (const [x, y] of ring.slice(1).map((point) => point.map(Math.round))) {
    if (x === px && y === py) continue;
    const [dx, dy] = [x - px, y - py];
    text += `${text.endsWith("l") || dx < 0 ? "" : " "}${dx}${dy < 0 ? "" : " "}${dy}`;
    [px, py] = [x, y];
  }
  return `${text}z`;
}
