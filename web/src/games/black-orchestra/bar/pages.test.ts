import { describe, expect, test } from "vitest";
import { ARROWS, ARROWS_TALL, GAP, inRows, narrowest, pages, tallest, DESK } from "./pages";

const desk = { width: 700, least: 118, most: 220 };

describe("answers in a band", () => {
  test("a few are as wide as is good to read, and no wider", () => {
    expect(pages(2, desk)).toEqual({ columns: 2, size: 5, count: 1, width: 220 });
  });

  test("as many as fit share the band among them", () => {
    const found = pages(5, desk);
    expect(found.count).toBe(1);
    expect(5 * found.width + 4 * GAP).toBeLessThanOrEqual(desk.width);
  });

  test.each([6, 9, 13, 40])("%i answers are paged, and never wider than the band", (answers) => {
    const found = pages(answers, desk);
    expect(found.count).toBe(Math.ceil(answers / found.size));
    expect(found.count).toBeGreaterThan(1);
    expect(found.columns * found.width + (found.columns - 1) * GAP).toBeLessThanOrEqual(desk.width - ARROWS);
    expect(found.width).toBeGreaterThanOrEqual(desk.least);
  });

  test("a band that is too narrow still shows one", () => {
    expect(pages(3, { width: 60, least: 118, most: 220 })).toMatchObject({ columns: 1, count: 3 });
  });
});

describe("answers in rows, on a phone", () => {
  const face = (title: string, does = "", drawn = false) => ({ title, does, drawn });
  const short = (count: number) => Array.from({ length: count }, (_, n) => face(`Die ${n}`));
  const ways = Array.from({ length: 8 }, () => face("Ministry of Propaganda", "Goebbels there; an item, face down"));

  test("short ones stand in two columns, and are as high as there is room", () => {
    expect(inRows(short(6), 320, 200)).toMatchObject({ columns: 2, rows: 3, count: 1, width: 157 });
    expect(inRows(short(2), 320, 200)).toMatchObject({ columns: 1, rows: 2, count: 1, width: 320 });
  });

  test.each([
    [320, 200],
    [230, 280],
  ])("every line of a long one has room at %i x %i", (width, height) => {
    const found = inRows(ways, width, height);
    expect(found.rows * (tallest(ways, found.width) + GAP) - GAP).toBeLessThanOrEqual(height);
    expect(found.columns * (found.width + GAP) - GAP).toBeLessThanOrEqual(width - ARROWS_TALL);
    expect(found.count).toBe(2);
  });

  test("a word that does not fit goes to the next line as a whole", () => {
    const [three, two] = ["Hitler, Goering, Himmler", "Propaganda, Propaganda"].map((title) =>
      tallest([face(title)], 88),
    );
    expect(three).toBeGreaterThan(two!);
  });

  test("in one row they are as wide as their lines need", () => {
    expect(narrowest(short(3), 70)).toBe(118);
    expect(narrowest(ways, 70)).toBeGreaterThan(118);
    expect(tallest(ways, narrowest(ways, 70), DESK)).toBeLessThanOrEqual(70);
  });

  test("set closer, a short list of long ones stands in one row", () => {
    const gifts = Array.from({ length: 4 }, () =>
      face("Give to Bonhoeffer: Infiltrate Secret SS Bunker", "Bonhoeffer: cards 2 → 3, 2 allowed", true),
    );
    const [height, width] = [73, 950];
    const [wide, close] = [false, true].map((set) => narrowest(gifts, height, set)) as [number, number];
    expect(pages(4, { width, least: wide, most: wide }).count).toBe(2);
    expect(pages(4, { width, least: close, most: 240 }).count).toBe(1);
  });

  test("one that is higher than the room stands alone", () => {
    expect(inRows([face("Plan", "x".repeat(300)), face("Wait")], 200, 100)).toMatchObject({ rows: 1, count: 2 });
  });
});
