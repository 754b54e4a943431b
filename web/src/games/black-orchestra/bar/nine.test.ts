import { describe, expect, test } from "vitest";
import { sorted, type Choice } from "../choices";
import { attempts, deeds, NINE } from "./nine";

function choice(text: string, about: Choice["about"] = {}): Choice {
  const [verb = "", ...args] = text.split(" ");
  return { text, verb, args, title: text, note: "", effect: "", about, changesNothing: false };
}

describe("the nine actions", () => {
  const open = sorted([
    choice("move posen", { space: "posen" }),
    choice("reveal"),
    choice("deliver keys", { item: "keys" }),
    choice("deliver map", { item: "map" }),
    choice("conspire 1"),
    choice("act safe", { card: "safe" }),
    choice("ability march"),
    choice("free officer-recruited", { card: "officer-recruited" }),
    choice("plot sniper", { card: "sniper" }),
    choice("transfer give beck item map", { person: "beck", item: "map" }),
    choice("end"),
  ]);
  const found = deeds(open);

  test("what has one answer is done at once, what has several is asked", () => {
    expect(found.get("reveal")!.action).toBe("reveal");
    expect(found.get("deliver")!.action).toBeUndefined();
    expect(found.get("deliver")!.choices).toHaveLength(2);
  });

  test("where to, how many dice and which card are asked even when there is one answer", () => {
    for (const verb of ["move", "conspire", "transfer"]) expect(found.get(verb)!.action).toBeUndefined();
  });

  test("cards, abilities and what is free stand behind the same button", () => {
    expect(found.get("act")!.choices.map((one) => one.verb)).toEqual(["act", "ability", "free"]);
  });

  test("what cannot be done leads nowhere, and every one has its place", () => {
    expect(["collect", "dossier", "release"].map((verb) => found.has(verb))).toEqual([false, false, false]);
    expect(NINE.map((one) => one.verb)).toEqual(expect.arrayContaining([...found.keys()]));
  });

  test("attempts stand apart", () => {
    expect(attempts(open).map((one) => one.text)).toEqual(["plot sniper"]);
  });
});
