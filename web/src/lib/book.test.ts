import { expect, test } from "vitest";
import { merged, pieces, quotes, type Entry } from "./book";

const entry = (id: string, title: string, text: string): Entry => ({
  ...{ id, title, texts: [text], also: [], links: [], kind: "thing" },
});

test("names of entries in a text become links, in their order, and the rest stays as it is", () => {
  const links = [
    { to: "BO-X1", title: "What a plot needs" },
    { to: "BO-X9", title: "Consent" },
  ];
  expect(pieces("First (see “What a plot needs”), then “Consent”.", links)).toEqual([
    { text: "First (see “", to: null },
    { text: "What a plot needs", to: "BO-X1" },
    { text: "”), then “", to: null },
    { text: "Consent", to: "BO-X9" },
    { text: "”.", to: null },
  ]);
  expect(pieces("Nothing here.", links)).toEqual([{ text: "Nothing here.", to: null }]);
});

test("what a message quotes is read out of its source", () => {
  const source =
    "rule-x = X\n    .text = See “{ rule-y }” and { card-z }.\nrule-y = Y\n    .text = { $count } cards.\n";
  expect(quotes(source)).toEqual(new Map([["rule-x", ["rule-y", "card-z"]]]));
});

test("copies of a card are one entry, others of the same name are not", () => {
  const raid = entry("event-raid-2", "Raid", "Arrests.");
  const cards = [raid, entry("event-raid-3", "Raid", "Arrests."), entry("event-visit", "Visit", "Hess comes.")];
  expect(merged([...cards, entry("event-raid-9", "Raid", "Other.")]).map(({ id, also }) => [id, also])).toEqual([
    ["event-raid-2", ["event-raid-3"]],
    ["event-visit", []],
    ["event-raid-9", []],
  ]);
});
