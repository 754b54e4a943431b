import { describe, expect, test } from "vitest";
import { ARROWS, GAP, pages } from "./pages";

const desk = { width: 700, rows: 1, least: 118, most: 220 };

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

  test("several rows hold more on a page", () => {
    const phone = { width: 364, rows: 2, least: 150, most: 364 };
    expect(pages(4, phone)).toMatchObject({ columns: 2, count: 1, width: 179 });
    expect(pages(2, phone)).toMatchObject({ columns: 1, count: 1, width: 364 });
    expect(pages(5, phone)).toMatchObject({ columns: 1, size: 2, count: 3 });
  });

  test("a band that is too narrow still shows one", () => {
    expect(pages(3, { width: 60, rows: 1, least: 118, most: 220 })).toMatchObject({ columns: 1, count: 3 });
  });
});
