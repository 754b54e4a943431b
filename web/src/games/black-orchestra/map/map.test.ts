import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../../../plugins/words";
import { centred, closer, CLOSEST, drawn, framing, kept, moved, WHOLE } from "./camera";
import { COAST, HEIGHT, TRUE_PLACES, WIDTH } from "./coast";
import { broken, FRAMES, label, overlap, RADIUS, readable, signs, type Box } from "./labels";
import { CONTENT } from "../content.gen";
import { connections, draw, INSET, isOpen, neighbours, PRISON, spaceOf, allSpaces } from "./layout";
import { measures } from "./measures";
import { folded, IN_A_ROW, leaderAt, nextInDirection, pawnAt } from "./pieces";

const project = (path: string) => readFileSync(new URL(`../../../../../${path}`, import.meta.url), "utf8");

function names(language: string): (id: string) => string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(project(`conjura/words/${language}.ftl`)));
  return (id) => {
    const { value, attributes } = bundle.getMessage(`space-${id}`)!;
    return bundle.formatPattern(attributes["map"] ?? value!, {});
  };
}

describe("the board of the page is the board of the rules", () => {
  test("30 spaces and 31 connections, each once", () => {
    expect(allSpaces()).toHaveLength(30);
    expect(connections()).toHaveLength(31);
    expect(new Set(connections().map((pair) => [...pair].sort().join(" "))).size).toBe(31);
  });

  test("spaces that a pack adds stand on the map, apart from all others", () => {
    const outside = { ...CONTENT.spaces["riga"]!, neighbours: ["riga", "stockholm"] };
    const inside = { ...CONTENT.spaces["zeughaus"]!, neighbours: ["chancellery"] };
    const added = { ...CONTENT.spaces, outpost: outside, "far-away": { ...outside, neighbours: [] }, cellar: inside };
    const drawn = draw({ ...CONTENT, spaces: added });
    expect(drawn.spaces).toHaveLength(33);
    for (const id of ["outpost", "far-away", "cellar"]) {
      const [x, y] = drawn.byId.get(id)!.at;
      expect(x > 0 && x < WIDTH && y > 0 && y < HEIGHT).toBe(true);
      for (const other of drawn.spaces.filter((one) => one.id !== id))
        expect([id, other.id, Math.hypot(other.at[0] - x, other.at[1] - y) > RADIUS]).toEqual([id, other.id, true]);
    }
  });

  test("Berlin is left through the Train Station only", () => {
    expect(neighbours("zeughaus").every((id) => spaceOf(id)!.inset)).toBe(true);
    expect(neighbours("train-station")).toEqual(expect.arrayContaining(["hannover", "prague", "chancellery"]));
  });

  test("spaces open with their stage, and 13 close when stage 7 begins", () => {
    expect(allSpaces().filter((space) => isOpen(space, 1))).toHaveLength(12);
    expect(allSpaces().filter((space) => isOpen(space, 6))).toHaveLength(30);
    expect(allSpaces().filter((space) => isOpen(space, 7))).toHaveLength(17);
  });
});

describe("the first look of a small screen", () => {
  const size = { width: 390, height: 390 };
  const fit = Math.min(size.width / WIDTH, size.height / HEIGHT);
  /** Pixels from the middle of the frame. */
  const offMiddle = (at: [number, number], points: [number, number][]): [number, number] => {
    const camera = framing(points, size, fit);
    const [x, y] = drawn(camera, at);
    return [Math.abs(x - WIDTH / 2) * fit, Math.abs(y - HEIGHT / 2) * fit];
  };

  test("all that can be chosen is in the frame while it can be read", () => {
    const near: [number, number][] = [
      [400, 300],
      [600, 350],
      [300, 500],
    ];
    for (const at of near) expect(Math.max(...offMiddle(at, near))).toBeLessThan(195);
  });

  test("what is too far away leaves the pawn and its neighbours in the frame", () => {
    const far: [number, number][] = [
      [150, 300],
      [900, 300],
      [250, 350],
    ];
    expect(Math.max(...offMiddle([150, 300], far))).toBeLessThan(195);
    expect(Math.max(...offMiddle([250, 350], far))).toBeLessThan(195);
    expect(Math.max(...offMiddle([900, 300], far))).toBeGreaterThan(195);
  });
});

describe("the drawing", () => {
  test("the coast is small", () => {
    expect(COAST.length).toBeLessThan(12_000);
    expect(COAST).toMatch(/^M[\dMlz -]+z$/);
  });

  test("nobody is far from where they truly are", () => {
    for (const space of allSpaces().filter((one) => !one.inset)) {
      const [x, y] = TRUE_PLACES[space.id]!;
      expect([space.id, Math.hypot(space.at[0] - x, space.at[1] - y) <= 62]).toEqual([space.id, true]);
    }
  });

  test("all of it lies on the map", () => {
    for (const [x, y] of allSpaces().map((space) => space.at)) {
      expect(x).toBeGreaterThan(RADIUS);
      expect(x).toBeLessThan(WIDTH - RADIUS);
      expect(y).toBeGreaterThan(RADIUS);
      expect(y).toBeLessThan(HEIGHT - 2 * RADIUS);
    }
  });

  const sizes = { "1440x900": 0.9, "1280x720": 0.697, "1024x768": 0.78 };
  const drawings = LANGUAGES.flatMap((language) =>
    Object.entries(sizes).map(([size, fit]) => ({ language, size, fit })),
  );
  test.each(drawings)("no name covers another name, a sign or a frame ($language, $size)", ({ language, fit }) => {
    const name = names(language);
    const labels = allSpaces().map((space) => ({
      id: space.id,
      inset: space.inset,
      box: label(space.id, name(space.id), measures(fit, 1, false).name).box,
    }));
    const faults: string[] = [];
    labels.forEach((one, index) => {
      for (const other of labels.slice(index + 1))
        if (overlap(one.box, other.box)) faults.push(`${one.id} and ${other.id}`);
      for (const sign of signs())
        if (sign.id !== one.id && overlap(one.box, sign.box)) faults.push(`${one.id} on ${sign.id}`);
      if (one.inset ? !inside(one.box, INSET) : FRAMES.some((frame) => overlap(one.box, frame)))
        faults.push(`${one.id} and a frame`);
      // A pawn hides no more than the tail of a letter.
      for (const { id } of allSpaces()) {
        const { pawn } = measures(fit, 1, false);
        const [x, y] = pawnAt(id, 0, 1, pawn);
        const face = { x: x - 0.7 * pawn, y: y - 0.7 * pawn, width: 1.4 * pawn, height: 1.4 * pawn };
        if (id !== one.id && overlap(one.box, face)) faults.push(`a pawn at ${id} on ${one.id}`);
      }
    });
    expect(faults).toEqual([]);
  });

  test("where names are too large for the map, the first keep theirs", () => {
    const box = (x: number): Box => ({ x, y: 0, width: 10, height: 10 });
    const found = readable([
      { id: "first", box: box(0) },
      { id: "covered", box: box(5) },
      { id: "apart", box: box(20) },
    ]);
    expect([...found]).toEqual(["first", "apart"]);
  });

  test("names, tags and pieces keep their size on the screen, however near the map is", () => {
    for (const [fit, zoom, small] of [
      [0.9, 1, false],
      [0.697, 1, false],
      [0.697, 3, false],
      [0.39, 2.4, true],
    ] as const) {
      const found = measures(fit, zoom, small);
      expect(found.name * fit * zoom).toBeGreaterThanOrEqual(small ? 12 : 15);
      expect(found.tag * fit * zoom).toBeGreaterThanOrEqual(small ? 12 : 13);
      expect(found.letters).toBe(false);
    }
    expect(measures(0.39, 1, true).letters).toBe(true); // faces are too small on the whole map of a phone
    expect(measures(0.697, 1, false).roomy).toBe(false);
    expect(measures(0.697, 1, false).tags).toBe(true); // at 1280 by 720
    expect(measures(0.39, 1, true).tags).toBe(false);
  });

  test("a long name is broken where its lines come out most alike", () => {
    expect(broken("Ministry of Propaganda")).toEqual(["Ministry of", "Propaganda"]);
    expect(broken("Wolfsschlucht")).toEqual(["Wolfsschlucht"]);
    expect(broken("Prague")).toEqual(["Prague"]);
  });
});

describe("the pieces", () => {
  test("leaders stand beside the sign, and a whole rally folds into the first and a number", () => {
    const [x, y] = spaceOf("nuremberg")!.at;
    const sign: Box = { x: x - RADIUS, y: y - RADIUS, width: 2 * RADIUS, height: 2 * RADIUS };
    for (let index = 0; index < IN_A_ROW; index++) {
      const [px, py] = leaderAt("nuremberg", index, 22);
      expect(overlap(sign, { x: px - 11, y: py - 11, width: 22, height: 22 })).toBe(false);
    }
    const rally = ["hitler", "hess", "goebbels", "bormann"].map((id) => ({ id, space: "nuremberg" }));
    expect(folded(rally, rally[0]!)).toEqual({ place: 0, more: 3, hidden: false });
    expect(folded(rally, rally[3]!)).toEqual({ place: 0, more: 0, hidden: true });
    expect(folded(rally.slice(0, 3), rally[2]!)).toEqual({ place: 2, more: 0, hidden: false });
  });

  test("five in prison stay inside it", () => {
    for (let index = 0; index < 5; index++) {
      const [x, y] = pawnAt("prison", index, 5, 22);
      expect(inside({ x: x - 22, y: y - 22, width: 44, height: 44 }, PRISON)).toBe(true);
    }
  });

  test("the arrow keys reach every space", () => {
    const ids = [...allSpaces().map((space) => space.id), "prison"];
    const reached = new Set(["train-station"]);
    const open = ["train-station"];
    while (open.length > 0) {
      const from = open.pop()!;
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        const next = nextInDirection(from, key, ids);
        if (next !== null && !reached.has(next)) {
          reached.add(next);
          open.push(next);
        }
      }
    }
    expect([...reached].sort()).toEqual([...ids].sort());
  });
});

describe("the camera", () => {
  test("never leaves the map and never goes too near", () => {
    expect(moved(WHOLE, [500, 500])).toEqual(WHOLE);
    expect(kept({ x: -50, y: 9999, zoom: 2 })).toEqual({ x: 0, y: HEIGHT / 2, zoom: 2 });
    expect(closer(WHOLE, 100, [0, 0]).zoom).toBe(CLOSEST);
    expect(closer(WHOLE, 0.1, [500, 300])).toEqual(WHOLE);
  });

  test("zooms around the finger", () => {
    const before = kept({ x: 200, y: 150, zoom: 2 });
    const finger: [number, number] = [400, 300];
    const under = [before.x + finger[0] / before.zoom, before.y + finger[1] / before.zoom] as [number, number];
    const after = closer(before, 1.3, finger);
    expect(drawn(after, under)[0]).toBeCloseTo(finger[0]);
    expect(drawn(after, under)[1]).toBeCloseTo(finger[1]);
  });

  test("puts a place in the middle", () => {
    expect(drawn(centred([500, 400], 2), [500, 400])).toEqual([WIDTH / 2, HEIGHT / 2]);
  });
});

function inside(box: Box, frame: Box): boolean {
  return (
    box.x >= frame.x &&
    box.y >= frame.y &&
    box.x + box.width <= frame.x + frame.width &&
    box.y + box.height <= frame.y + frame.height
  );
}
