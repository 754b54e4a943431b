import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../../../plugins/words";
import { centred, closer, CLOSEST, drawn, kept, moved, WHOLE } from "./camera";
import { COAST, HEIGHT, TRUE_PLACES, WIDTH } from "./coast";
import { broken, FRAMES, label, overlap, RADIUS, signs, type Box } from "./labels";
import { CONTENT } from "../content.gen";
import { connections, draw, INSET, isOpen, neighbours, PRISON, spaceOf, allSpaces } from "./layout";
import { LEADER, leaderAt, nextInDirection, PAWN, pawnAt } from "./pieces";

const project = (path: string) => readFileSync(new URL(`../../../../../${path}`, import.meta.url), "utf8");

function names(language: string): (id: string) => string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(project(`conjura/words/${language}.ftl`)));
  return (id) => bundle.formatPattern(bundle.getMessage(`space-${id}`)!.value!, {});
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

  test.each(LANGUAGES)("no name covers another name, a sign or a frame (%s)", (language) => {
    const name = names(language);
    const labels = allSpaces().map((space) => ({
      id: space.id,
      inset: space.inset,
      box: label(space.id, name(space.id)).box,
    }));
    const faults: string[] = [];
    labels.forEach((one, index) => {
      for (const other of labels.slice(index + 1))
        if (overlap(one.box, other.box)) faults.push(`${one.id} and ${other.id}`);
      for (const sign of signs())
        if (sign.id !== one.id && overlap(one.box, sign.box)) faults.push(`${one.id} on ${sign.id}`);
      if (one.inset ? !inside(one.box, INSET) : FRAMES.some((frame) => overlap(one.box, frame)))
        faults.push(`${one.id} and a frame`);
    });
    expect(faults).toEqual([]);
  });

  test("a long name is broken where its lines come out most alike", () => {
    expect(broken("Ministry of Propaganda")).toEqual(["Ministry of", "Propaganda"]);
    expect(broken("Wolfsschlucht")).toEqual(["Wolfsschlucht"]);
    expect(broken("Prague")).toEqual(["Prague"]);
  });
});

describe("the pieces", () => {
  test("a whole rally leaves the number of the space readable", () => {
    const [x, y] = spaceOf("nuremberg")!.at;
    const sign: Box = { x: x - 6, y: y - 8, width: 12, height: 16 };
    for (let index = 0; index < 6; index++) {
      const [px, py] = leaderAt("nuremberg", index);
      expect(overlap(sign, { x: px - LEADER / 2, y: py - LEADER / 2, width: LEADER, height: LEADER })).toBe(false);
    }
  });

  test("five in prison stay inside it", () => {
    for (let index = 0; index < 5; index++) {
      const [x, y] = pawnAt("prison", index, 5);
      expect(inside({ x: x - PAWN, y: y - PAWN, width: 2 * PAWN, height: 2 * PAWN }, PRISON)).toBe(true);
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
