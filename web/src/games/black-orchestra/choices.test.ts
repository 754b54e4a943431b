import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { PEOPLE } from "./art/portraits";
import { ITEMS as ICONS } from "./art/icons";
import { sorted, thingOf } from "./choices";
import {
  FREE,
  ILLEGAL,
  ITEMS,
  kindOf,
  LEADERS,
  MONOGRAMS,
  ONGOING,
  PLOTS,
  REACTIONS,
  RECKLESS_PLOTS,
  signOf,
} from "./facts";
import { percent } from "./odds";

const content = (name: string) =>
  readFileSync(new URL(`../../../../conjura/black_orchestra/content/${name}.toml`, import.meta.url), "utf8");
/** The sections of a content file, by the last part of their title. */
function sections(name: string): Map<string, string> {
  return new Map(
    [...content(name).matchAll(/^\[[\w]+\.([\w-]+)\][^\n]*\n((?:(?!^\[).*\n?)*)/gm)].map(([, id, body]) => [
      id!,
      body!,
    ]),
  );
}
const those = (found: Map<string, string>, fits: RegExp) =>
  [...found]
    .filter(([, body]) => fits.test(body))
    .map(([id]) => id)
    .sort();

describe("what the page knows of the cards is what stands in the content files", () => {
  test("illegal, free and ongoing cards", () => {
    const cards = sections("cards");
    expect([...ILLEGAL].sort()).toEqual(those(cards, /^illegal = true/m));
    expect([...FREE].sort()).toEqual(those(cards, /^free = /m));
    expect([...ONGOING].sort()).toEqual(those(cards, /^ongoing = |^own = "ongoing"/m));
    expect([...cards.keys()].every((card) => kindOf(card) !== "plot")).toBe(true);
  });

  test("plots with their letters", () => {
    const plots = sections("plots");
    expect(PLOTS).toEqual(Object.fromEntries([...plots].map(([id, body]) => [id, /letter = "(.)"/.exec(body)![1]])));
    expect([...RECKLESS_PLOTS].sort()).toEqual(those(plots, /"reckless"/));
    expect([...REACTIONS].sort()).toEqual(those(plots, /just moved/));
  });

  test("nine faces, six leaders and eight items have a picture, and no two pawns look alike", () => {
    expect(Object.keys(PEOPLE).sort()).toEqual([...sections("sheets").keys()].sort());
    expect(new Set(Object.values(PEOPLE).map((person) => person.initial)).size).toBe(9);
    expect(new Set(Object.values(PEOPLE).map((person) => person.colour)).size).toBe(9);
    expect(Object.keys(MONOGRAMS).sort()).toEqual([...LEADERS].sort());
    expect(Object.keys(ICONS).sort()).toEqual([...ITEMS].sort());
  });

  test("the signs of the rulebooks", () => {
    expect([
      signOf("forged-documents"),
      signOf("quick-reaction"),
      signOf("safe"),
      signOf("derail-train"),
      signOf("ambush"),
    ]).toEqual(["arrow", "lightning", null, "lightning", "arrow"]);
  });
});

describe("choices are sorted by where one would click", () => {
  test("a turn", () => {
    const found = sorted([
      "move chancellery",
      "move hannover",
      "dossier",
      "conspire 1",
      "conspire 2",
      "reveal",
      "deliver weapons",
      "act forged-documents",
      "ability foresee",
      "plot hidden-bomb",
      "plot hidden-bomb hess",
      "transfer give beck card safe",
      "transfer take beck item map",
      "end",
      "free called-away",
    ]);
    expect([...found.spaces.keys()]).toEqual(["chancellery", "hannover"]);
    expect([...found.actions.keys()]).toEqual(["dossier", "conspire", "reveal", "deliver"]);
    expect(found.actions.get("conspire")).toHaveLength(2);
    expect([...found.cards.keys()]).toEqual(["forged-documents", "hidden-bomb", "called-away"]);
    expect(found.cards.get("hidden-bomb")!.map((choice) => choice.args)).toEqual([
      ["hidden-bomb"],
      ["hidden-bomb", "hess"],
    ]);
    expect(found.transfers.get("beck")).toHaveLength(2);
    expect(found.rest.map((choice) => choice.text)).toEqual(["ability foresee", "end"]);
  });

  test("every other question", () => {
    expect([...sorted(["choose prague", "stop"]).spaces.keys()]).toEqual(["prague"]);
    expect([...sorted(["choose beck", "choose support"]).people.keys()]).toEqual(["beck"]);
    expect(sorted(["choose beck", "choose support", "choose everyone"]).rest.map((one) => one.text)).toEqual([
      "choose support",
      "choose everyone",
    ]);
    expect([...sorted(["keep safe", "discard safe"]).cards.get("safe")!].map((one) => one.verb)).toEqual([
      "keep",
      "discard",
    ]);
    expect(sorted(["choose stay", "choose free", "choose resist"]).rest).toHaveLength(3);
    expect(sorted(["keep 3", "keep 2"]).rest).toHaveLength(2);
    expect(sorted(["choose map", "choose concealed-pistol"]).cards.has("concealed-pistol")).toBe(true);
    expect(sorted(["choose hess", "choose himmler"]).rest).toHaveLength(2);
    expect(sorted(["use beck explosives", "ready", "accept", "decline"]).rest).toHaveLength(4);
  });

  test("nothing is lost", () => {
    const legal = [
      "move prague",
      "choose eagle",
      "choose 2",
      "remove fall-of-paris",
      "choose fall-of-paris",
      "draw",
      "pass",
      "keep sniper",
    ];
    const found = sorted(legal);
    const all = [
      ...found.spaces.values(),
      ...found.people.values(),
      ...[...found.cards.values(), ...found.actions.values(), ...found.transfers.values()].flat(),
      ...found.rest,
    ];
    expect(all.map((choice) => choice.text).sort()).toEqual([...legal].sort());
  });

  test("words of the notation", () => {
    expect(["prague", "prison", "beck", "hess", "map", "sniper", "3", "safe", undefined].map(thingOf)).toEqual([
      "space",
      "space",
      "person",
      "leader",
      "item",
      "plot",
      "number",
      "other",
      "other",
    ]);
  });
});

test("chances are written in the way of the language, and small ones are not rounded to nothing", () => {
  expect(percent(110 / 729, "en")).toBe("15%");
  expect(percent(0.004, "en")).toBe("0.4%");
  expect(percent(0.004, "es").replace(/\s/g, " ")).toBe("0,4 %");
  expect(percent(0, "it")).toBe("0%");
});
