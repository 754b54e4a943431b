import { expect, test } from "vitest";
import { forget, keep, optionsFor, presetsOf, type Preset } from "./presets";

function shelf(begins?: string) {
  const kept = new Map(begins === undefined ? [] : [["conjura.presets", begins]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
}
const preset = (name: string, options: Record<string, unknown> = {}, game = "secret-hitler"): Preset => ({
  name,
  game,
  options,
  settings: { discussion: 40 },
});

test("a preset is kept for its game, replaced by one of the same name, and forgotten", () => {
  const here = shelf();
  keep(preset("Sundays", { players: 7 }), here);
  keep(preset("All out", { rebalanced: true }), here);
  keep(preset("Sundays", { players: 8 }), here);
  keep(preset("Sundays", {}, "black-orchestra"), here);
  expect(presetsOf("secret-hitler", here).map((one) => [one.name, one.options])).toEqual([
    ["All out", { rebalanced: true }],
    ["Sundays", { players: 8 }],
  ]);
  forget("secret-hitler", "Sundays", here);
  expect(presetsOf("secret-hitler", here)).toHaveLength(1);
  expect(presetsOf("black-orchestra", here)).toHaveLength(1);
});

test("a preset without a name is not kept, and a spoilt shelf is empty", () => {
  const here = shelf();
  keep(preset("  "), here);
  expect(presetsOf("secret-hitler", here)).toEqual([]);
  expect(presetsOf("secret-hitler", shelf("nonsense"))).toEqual([]);
  expect(presetsOf("secret-hitler", shelf('[{"name": 1}, null]'))).toEqual([]);
});

test("what was chosen before and is not in the preset is chosen no more", () => {
  expect(optionsFor(preset("p", { rebalanced: true }), { players: 7, powers: ["none"], rebalanced: false })).toEqual({
    powers: null,
    rebalanced: true,
  });
});
