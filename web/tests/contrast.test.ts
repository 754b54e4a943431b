// The pairs of colours in use, in both themes: 4.5 to 1 for text, 3 to 1 for borders that mean something (WCAG AA).
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync(new URL("../src/app.css", import.meta.url), "utf8");
const blocks = [...css.matchAll(/:root(\[data-theme="dark"\])? \{([^}]*)\}/g)];
const tokens = (block: string): Record<string, string> =>
  Object.fromEntries([...block.matchAll(/--([a-z0-9-]+): (#[0-9a-f]{6});/g)].map((found) => [found[1]!, found[2]!]));
const light = tokens(blocks[0]![2]!);
const dark = { ...light, ...tokens(blocks[1]![2]!) };

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high! + 0.05) / (low! + 0.05);
}

describe.each([
  ["light", light],
  ["dark", dark],
])("%s theme", (_, theme) => {
  const grounds = ["paper", "paper-2", "card"];
  test.each(["ink", "soft", "red", "blue"].flatMap((ink) => grounds.map((ground) => [ink, ground] as const)))(
    "text %s on %s",
    (ink, ground) => {
      expect(contrast(theme[ink]!, theme[ground]!)).toBeGreaterThanOrEqual(4.5);
    },
  );
  test.each([
    ["on-red", "red"],
    ["on-blue", "blue"],
    ["on-print", "print-red"],
    ["on-print", "print-blue"],
    ["paper", "ink"],
    ["ink", "gold-wash"],
    ["paper", "soft"],
  ])("text %s on %s", (ink, ground) => {
    expect(contrast(theme[ink]!, theme[ground]!)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(["print-red", "print-blue"])("what is printed in %s stands out", (ground) => {
    expect(contrast(theme[ground]!, theme["paper"]!)).toBeGreaterThanOrEqual(3);
  });
  test.each(grounds)("what can be clicked stands out on %s", (ground) => {
    expect(contrast(theme["gold"]!, theme[ground]!)).toBeGreaterThanOrEqual(3);
  });
});
