// The book of each game tells every rule once, and has a title for each of its chapters.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES, split } from "../plugins/words";
import { bookOf } from "../src/games/index";
import { GAME_IDS, LIST } from "../src/games/list";
import { ruleIds } from "../src/lib/rules";

test.each(GAME_IDS)("the book of %s", async (game) => {
  const chapters = await bookOf(game);
  const { short, gallery } = LIST[game];
  const wanted = chapters.flatMap(({ rules = [] }) => rules.map((rule) => `${short}-${rule}`.toUpperCase()));
  for (const language of LANGUAGES) {
    const parts = split(readFileSync(new URL(`../../conjura/words/${language}.ftl`, import.meta.url), "utf8"));
    const source = parts.page + parts[game] + parts[`${game}-rules`];
    const places = ruleIds(source).map((id) => wanted.filter((one) => one === id || one === id.replace(/\d+$/, "")));
    expect(ruleIds(source).filter((_, index) => places[index]!.length !== 1)).toEqual([]);
    const keys = new Set([...source.matchAll(/^([a-z][a-z0-9-]*) *=/gm)].map((found) => found[1]!));
    const told = [
      ...[...chapters.map(({ key }) => key), ...gallery].map((key) => `chapter-${short}-${key}`),
      ...chapters.flatMap(({ paragraphs = [] }) => paragraphs),
    ];
    expect(told.filter((key) => !keys.has(key))).toEqual([]);
  }
});
