import { expect, test, vi } from "vitest";
import type { Choice, Hint } from "./contract.gen";
import { chosen, holds, selectors, type Moment } from "./hint";

vi.stubGlobal("CSS", { escape: (text: string) => text });

const hint = (action: string | null): Hint => ({ version: 7, seat: 1, action, told: null, text: null });
const choice = (action: string, about: Record<string, string> = {}): Choice => ({
  action,
  title: { key: "bo-end" },
  about,
  changes_nothing: false,
});
const view = { choices: [choice("dossier"), choice("move munich", { space: "munich" })] };
const moment = (change: Partial<Moment> = {}): Moment => ({
  seat: 1,
  legal: ["dossier", "move munich"],
  events: { length: 20 },
  ...change,
});

test("advice points at one of my choices", () => {
  expect(chosen(hint("move munich"), view)).toBe(1);
  expect(chosen(hint("end"), view)).toBe(-1);
  expect(chosen(hint(null), view)).toBe(-1);
});

test("a choice is marked at its button, and a space on the map besides", () => {
  expect(selectors(hint("dossier"), view)).toEqual(['[data-action="dossier"]', '[data-leads*="|dossier|"]']);
  expect(selectors(hint("move munich"), view)).toContain('[data-space="munich"]');
  expect(selectors(hint(null), view)).toEqual([]);
});

test("advice holds while people only talk, and is old as soon as something happens", () => {
  expect(holds(hint("dossier"), moment(), moment())).toBe(true);
  expect(holds(hint("dossier"), moment(), moment({ events: { length: 21 } }))).toBe(false);
  expect(holds(hint("dossier"), moment(), moment({ legal: ["dossier", "end"] }))).toBe(false);
  expect(holds(hint("dossier"), moment(), moment({ legal: ["dossier"] }))).toBe(false);
  expect(holds(hint("dossier"), moment(), moment({ seat: 0 }))).toBe(false);
});
