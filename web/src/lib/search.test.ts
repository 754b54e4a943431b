import { expect, test } from "vitest";
import { Finder } from "./search";

const ENTRIES = [
  { id: "BO-P1", title: "Arrest", texts: ["Whoever is arrested goes to Prison; abilities are lost."] },
  { id: "BO-A11", title: "Release", texts: ["Roll one die. A tie is no defeat."] },
  { id: "card-safe", title: "Safe", texts: ["Illegal cards are kept in a raid."] },
  { id: "space-munich", title: "Múnich", texts: ["Ciudad de Baviera."] },
  { id: "leader-goering", title: "Goering", texts: ["Discard an item."] },
];
const finder = new Finder(ENTRIES, "jail, prison, cell; released, release, freed; go, walk, arrest");
const ids = (wanted: string): string[] => finder.find(wanted).map((entry) => entry.id);

test("beginnings of words are found, not what lies within them", () => {
  expect(ids("pris")).toEqual(["BO-P1"]);
  expect(ids("tie")).toEqual(["BO-A11"]);
  expect(ids("rison")).toEqual([]);
});

test("accents and capitals do not matter, ids are found too, and every word counts", () => {
  expect(ids("MUNICH")).toEqual(["space-munich"]);
  expect(ids("múnich baviera")).toEqual(["space-munich"]);
  expect(ids("bo-a11")).toEqual(["BO-A11"]);
  expect(ids("munich raid")).toEqual([]);
});

test("what is called otherwise is found by synonyms, short ones only as whole words", () => {
  expect(ids("jail")).toEqual(["BO-P1"]);
  expect(ids("freed")).toEqual(["BO-A11"]);
  expect(ids("walk")).not.toContain("leader-goering");
});

test("an ending that nothing has is left out", () => {
  expect(ids("arresting")).toEqual(["BO-P1"]);
  expect(ids("xylophone")).toEqual([]);
});

test("the title comes before the text", () => {
  const two = new Finder([{ id: "a", title: "Other", texts: ["A safe place"] }, ENTRIES[2]!], "");
  expect(two.find("safe").map((entry) => entry.id)).toEqual(["card-safe", "a"]);
});
