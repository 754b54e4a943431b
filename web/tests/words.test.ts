// The words as the page loads them: cut into parts, complete in every language, nothing of the command line.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LANGUAGES, partOf, split } from "../plugins/words";
import { PARTS } from "../src/games/list";
import { ruleIds, termKeys } from "../src/lib/rules";

const source = (language: string): string =>
  readFileSync(new URL(`../../conjura/words/${language}.ftl`, import.meta.url), "utf8");
const keys = (text: string): string[] => [...text.matchAll(/^(-?[a-z][a-z0-9-]*) *=/gm)].map((found) => found[1]!);

test("sections go where they are needed", () => {
  expect(partOf("Page")).toBe("page");
  expect(partOf("Errors of the games and the command line")).toBe("errors");
  expect(partOf("Server")).toBe("errors");
  expect(partOf("Page: Secret Hitler")).toBe("secret-hitler");
  expect(partOf("Secret Hitler: rules")).toBe("secret-hitler-rules");
  expect(partOf("Black Orchestra: events of stage 1")).toBe("black-orchestra");
});

test("names of games come first, the command line never, attributes stay with their message", () => {
  const parts = split(
    "## Secret Hitler: terms\ngame-x = X\n    .text = Y\nrole-z = Z\n" +
      "## Command line\ncli-a = A\n    .text = B\ntext-sh-c = C\n",
  );
  expect(parts.page).toBe("game-x = X\n    .text = Y\n");
  expect(parts["secret-hitler"]).toBe("role-z = Z\ntext-sh-c = C\n");
});

test("lessons, what bots say, what scenes say and why a server refuses come by themselves", () => {
  const parts = split(
    "## Page: Secret Hitler\nlesson-sh-a = A\nsay-sh-b = B\n" +
      "## Page: Black Orchestra\nbo-scene-f = F\nbo-seen = G\nbo-plots-title = H\nbo-plots-same = I\n" +
      "## Errors of the games\nerror-record-json = J\nerror-offline = K\n" +
      "## Server\nerror-c = C\nerror-table-closed = D\naside-e = E\n",
  );
  expect(parts["secret-hitler-lesson"]).toBe("lesson-sh-a = A\n");
  expect(parts["secret-hitler-talk"]).toBe("say-sh-b = B\n");
  expect(parts["black-orchestra-later"]).toBe("bo-scene-f = F\nbo-plots-same = I\n");
  expect(parts["black-orchestra"]).toBe("bo-seen = G\nbo-plots-title = H\n");
  expect(parts.errors).toBe("error-record-json = J\nerror-c = C\n");
  expect(parts.page).toBe("error-offline = K\nerror-table-closed = D\naside-e = E\n"); // said by the page itself
});

test("what the page says of itself is there at once", () => {
  const code = new URL("../src/", import.meta.url);
  const files = readdirSync(code, { recursive: true, encoding: "utf8" }).filter((file) => /\.(svelte|ts)$/.test(file));
  const said = files.flatMap((file) =>
    [...readFileSync(new URL(file, code), "utf8").matchAll(/say\("(error-[a-z-]+)"/g)].map((found) => found[1]!),
  );
  const apart = keys(split(source("en")).errors);
  expect(said.filter((key) => apart.includes(key))).toEqual([]);
  expect(said).toContain("error-table-closed");
});

describe.each(LANGUAGES)("%s", (language) => {
  test("nothing gets lost between the parts", () => {
    const parts = split(source(language));
    const kept = PARTS.flatMap((part) => keys(parts[part]));
    expect(kept.sort()).toEqual(
      keys(source(language))
        .filter((key) => !key.startsWith("cli-"))
        .sort(),
    );
  });

  test("every part reads without a fault", () => {
    for (const text of Object.values(split(source(language)))) {
      const bundle = new FluentBundle(language, { useIsolating: false });
      expect(bundle.addResource(new FluentResource(text))).toEqual([]);
    }
  });

  test("the rules are in the reference", () => {
    expect(ruleIds(split(source(language))["secret-hitler-rules"])).toContain("SH-E10");
    expect(ruleIds(split(source(language))["black-orchestra-rules"])).toContain("BO-A11");
  });

  test("the glossary has the terms that are explained, and no others", () => {
    const terms = termKeys(split(source(language))["black-orchestra"]);
    expect(terms).toEqual(expect.arrayContaining(["term-dossier", "kind-event-key", "affiliation-abwehr"]));
    expect(terms).not.toContain("term-current-event");
  });

  test("the first load of words stays small", () => {
    expect(split(source(language)).page.length).toBeLessThan(40_000);
  });
});
