// The page puts many of its keys together from what the engine says; each of them must have words in every language.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES } from "../../../plugins/words";
import { CONTENT } from "./content.gen";
import { lesson } from "./lesson";

const project = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), "utf8");
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((found) => found[1]!);

interface Schema {
  $defs: Record<
    string,
    { oneOf?: { $ref: string }[]; enum?: string[]; properties?: Record<string, { enum?: string[] }> }
  >;
}
const { $defs: defined } = JSON.parse(project("docs/schema.json")) as Schema;
const happenings = defined["BlackOrchestraEvent"]!.oneOf!.flatMap(
  ({ $ref }) => defined[$ref.split("/").at(-1)!]!.properties!["kind"]!.enum!,
);
const endings = defined["BlackOrchestraEnding"]!.enum!;
const abilities = Object.values(CONTENT.sheets).flatMap((sheet) => sheet.abilities.map((ability) => ability.name));
const either = ["forged-documents", "war-crimes-evidence"]; // the cards of which one of two effects is chosen
const steps = lesson.chapters.flatMap(({ key, steps }) => [key, ...steps.map((step) => `${key}-${step.key}`)]);

test.each(LANGUAGES)("%s has words for all that the engine tells", (language) => {
  const known = new Set(all(project(`conjura/words/${language}.ftl`), /^([a-z][a-z0-9-]*) *=/gm));
  const wanted = [
    ...happenings.map((kind) => `bo-log-${kind}`),
    ...abilities.map((name) => `bo-ability-${name}`),
    ...either.flatMap((card) => [`bo-either-${card}-1`, `bo-either-${card}-2`]),
    ...endings.map((reason) => `bo-end-${reason}`),
    ...steps.map((step) => `lesson-bo-${step}`),
  ];
  expect(wanted.filter((key) => !known.has(key))).toEqual([]);
});

test("the lists were really found", () => {
  expect(happenings.length).toBeGreaterThan(50);
  expect(abilities).toContain("foresee");
  expect(endings).toHaveLength(4);
  expect(lesson.chapters).toHaveLength(4);
});
