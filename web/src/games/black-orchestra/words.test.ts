// The page puts many of its keys together from what the engine says; each of them must have words in every language.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES } from "../../../plugins/words";

const project = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), "utf8");
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((found) => found[1]!);

const happenings = all(
  /^KINDS: [\s\S]*?^\)/m.exec(project("conjura/black_orchestra/log.py"))![0],
  /^ {4}\("([a-z-]+)", /gm,
);
const abilities = all(project("conjura/black_orchestra/content/sheets.toml"), /name = "([a-z]+)"/g);
const either = all(
  project("conjura/black_orchestra/content/cards.toml"),
  /^\[cards\.([a-z-]+)\]\n(?:(?!\[cards)[\s\S])*?^either = /gm,
);
const steps = all(project("web/src/games/black-orchestra/lesson.ts"), /key: "([a-z]+)"/g);

test.each(LANGUAGES)("%s has words for all that the engine tells", (language) => {
  const known = new Set(all(project(`conjura/words/${language}.ftl`), /^([a-z][a-z0-9-]*) *=/gm));
  const wanted = [
    ...happenings.map((kind) => `bo-log-${kind}`),
    ...abilities.map((name) => `bo-ability-${name}`),
    ...either.flatMap((card) => [`bo-either-${card}-1`, `bo-either-${card}-2`]),
    ...["hitler-dead", "all-in-prison", "no-event", "documents-located"].map((reason) => `bo-end-${reason}`),
    ...steps.map((step) => `lesson-bo-${step}`),
  ];
  expect(wanted.filter((key) => !known.has(key))).toEqual([]);
});

test("the lists were really found", () => {
  expect(happenings.length).toBeGreaterThan(50);
  expect(abilities).toContain("foresee");
  expect(either).toEqual(["forged-documents", "war-crimes-evidence"]);
  expect(steps.length).toBeGreaterThanOrEqual(10);
  expect(steps.length).toBeLessThanOrEqual(15);
});
