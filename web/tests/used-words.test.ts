// Every sentence that the page names exists in all languages; of keys put together from parts the beginning is checked.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES } from "../plugins/words";

const folder = new URL("../src/", import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.(svelte|ts)$/.test(name));
const texts = files.map((name) => readFileSync(new URL(name, folder), "utf8"));
const whole = new Set(
  texts.flatMap((text) => [...text.matchAll(/["'](page-[a-z0-9-]+(?:\.[a-z]+)?)["']/g)].map((found) => found[1]!)),
);
const begun = new Set(
  texts.flatMap((text) => [...text.matchAll(/say\(\s*`([a-z]+-[a-z-]*)\$\{/g)].map((found) => found[1]!)),
);

test.each(LANGUAGES)("%s says all that the page says", (language) => {
  const source = readFileSync(new URL(`../../conjura/words/${language}.ftl`, import.meta.url), "utf8");
  const keys = [...source.matchAll(/^([a-z][a-z0-9-]*) *=/gm)].map((found) => found[1]!);
  const known = new Set(keys);
  expect([...whole].filter((key) => !known.has(key.split(".")[0]!))).toEqual([]);
  expect([...begun].filter((start) => !keys.some((key) => key.startsWith(start)))).toEqual([]);
  expect(whole.size).toBeGreaterThan(100);
});
