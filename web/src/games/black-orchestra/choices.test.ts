import { describe, expect, test } from "vitest";
import { PEOPLE } from "./art/portraits";
import { ITEMS as ICONS } from "./art/icons";
import { sorted, usefulFirst, type Choice } from "./choices";
import { CONTENT } from "./content.gen";
import { kindOf, letterOf, MONOGRAMS, signOf } from "./facts";
import { percent } from "./odds";

describe("what the page shows of the cards is what they are", () => {
  test("plots have letters, illegal cards their colour", () => {
    expect(Object.keys(CONTENT.plots).map(letterOf)).toEqual([..."ABCDEFGHJKLM"]);
    expect(["sniper", "forged-documents", "safe"].map(kindOf)).toEqual(["plot", "illegal", "standard"]);
  });

  test("nine faces, six leaders and eight items have a picture, and no two pawns look alike", () => {
    expect(Object.keys(PEOPLE).sort()).toEqual(Object.keys(CONTENT.sheets).sort());
    expect(new Set(Object.values(PEOPLE).map((person) => person.initial)).size).toBe(9);
    expect(new Set(Object.values(PEOPLE).map((person) => person.colour)).size).toBe(9);
    expect(Object.keys(MONOGRAMS).sort()).toEqual(Object.keys(CONTENT.leaders).sort());
    const letters = [...Object.values(PEOPLE).map((person) => person.initial), ...Object.values(MONOGRAMS)];
    expect(new Set(letters).size).toBe(letters.length); // nobody is taken for a leader
    expect(Object.keys(ICONS).sort()).toEqual(Object.keys(CONTENT.items).sort());
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

const choice = (text: string, about: Choice["about"] = {}): Choice => {
  const [verb = "", ...args] = text.split(" ");
  return { text, verb, args, title: text, note: "", effect: "", about, changesNothing: false };
};

describe("choices are sorted by where one would click", () => {
  test("a turn", () => {
    const found = sorted([
      choice("move chancellery", { space: "chancellery" }),
      choice("move hannover", { space: "hannover" }),
      choice("dossier"),
      choice("conspire 1"),
      choice("conspire 2"),
      choice("reveal"),
      choice("deliver weapons", { item: "weapons" }),
      choice("act forged-documents", { card: "forged-documents" }),
      choice("ability foresee"),
      choice("plot hidden-bomb", { card: "hidden-bomb" }),
      choice("plot hidden-bomb hess", { card: "hidden-bomb", leader: "hess" }),
      choice("transfer give beck card safe", { person: "beck", card: "safe" }),
      choice("transfer take beck item map", { person: "beck", item: "map" }),
      choice("end"),
      choice("free called-away", { card: "called-away" }),
    ]);
    expect([...found.spaces.keys()]).toEqual(["chancellery", "hannover"]);
    expect([...found.actions.keys()]).toEqual(["dossier", "conspire", "reveal", "deliver"]);
    expect(found.actions.get("conspire")).toHaveLength(2);
    expect([...found.cards.keys()]).toEqual(["forged-documents", "hidden-bomb", "called-away"]);
    expect(found.cards.get("hidden-bomb")).toHaveLength(2);
    expect(found.transfers.get("beck")).toHaveLength(2);
    expect(found.rest.map((one) => one.text)).toEqual(["ability foresee", "end"]);
  });

  test("every other question", () => {
    const spaces = sorted([choice("choose prague", { space: "prague" }), choice("stop")]);
    expect([...spaces.spaces.keys()]).toEqual(["prague"]);
    const people = sorted([choice("choose beck", { person: "beck" }), choice("choose support")]);
    expect([...people.people.keys()]).toEqual(["beck"]);
    expect(people.rest.map((one) => one.text)).toEqual(["choose support"]);
    const raid = sorted([choice("keep safe", { card: "safe" }), choice("discard safe", { card: "safe" })]);
    expect(raid.cards.get("safe")!.map((one) => one.verb)).toEqual(["keep", "discard"]);
    const paid = sorted([choice("choose map", { item: "map" }), choice("choose safe", { card: "safe" })]);
    expect([paid.rest.length, paid.cards.has("safe")]).toEqual([1, true]);
    expect(sorted([choice("use beck keys", { person: "beck", item: "keys" }), choice("ready")]).rest).toHaveLength(2);
  });

  test("nothing is lost", () => {
    const offered = [
      choice("move prague", { space: "prague" }),
      choice("choose eagle"),
      choice("choose 2"),
      choice("remove fall-of-paris"),
      choice("choose fall-of-paris"),
      choice("keep sniper", { card: "sniper" }),
      choice("choose beck", { person: "beck" }),
    ];
    const found = sorted(offered);
    const all = [
      ...found.spaces.values(),
      ...found.people.values(),
      ...[...found.cards.values(), ...found.actions.values(), ...found.transfers.values()].flat(),
      ...found.rest,
    ];
    expect(new Set(all)).toEqual(new Set(offered));
  });
});

test("chances are written in the way of the language, and small ones are not rounded to nothing", () => {
  expect(percent(110 / 729, "en")).toBe("15%");
  expect(percent(0.004, "en")).toBe("0.4%");
  expect(percent(0.004, "es").replace(/\s/g, " ")).toBe("0,4 %");
  expect(percent(0, "it")).toBe("0%");
});

test("what would change nothing stands behind the rest, each in its order", () => {
  const idle = (text: string): Choice => ({ ...choice(text), changesNothing: true });
  const list = [idle("act a"), choice("act b"), idle("act c"), choice("act d")];
  expect(usefulFirst(list).map((one) => one.text)).toEqual(["act b", "act d", "act a", "act c"]);
});
