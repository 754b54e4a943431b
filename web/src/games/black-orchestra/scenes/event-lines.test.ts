// The lines of every event card are found in all languages, and ticked as what they bring about is shown.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../../../plugins/words";
import { CONTENT } from "../content.gen";
import type { Event } from "../contract.gen";
import { linesAsked, linesOf, sentencesOf } from "./event-lines";

const card = (id: keyof typeof CONTENT.events) => CONTENT.events[id]!;
const at = (number: number, facts: object): Event => ({ number, source: "", ...facts }) as unknown as Event;
const states = (lines: { state: string }[]): string[] => lines.map((line) => line.state);

describe.each(LANGUAGES)("%s", (language) => {
  const file = readFileSync(new URL(`../../../../../conjura/words/${language}.ftl`, import.meta.url), "utf8");
  const text = (id: string): string => new RegExp(`^event-${id} = .*\\n +\\.text = (.*)$`, "m").exec(file)![1]!;
  test("every effect of every card has its sentence, and what lasts is told last", () => {
    for (const [id, { effects, lasts }] of Object.entries(CONTENT.events)) {
      const lines = linesOf(card(id), text(id), [], [], false);
      const told = lines.map((line) => line.text).join(" ");
      expect(told, id).toBe(sentencesOf(text(id)).join(" "));
      expect(states(lines).at(-1) === "lasts", id).toBe(lasts);
      // What a visited conspirator may choose has one line more; two effects may share a sentence.
      const wanted = effects[0] === "raid" ? 3 : effects[0] === "nothing" ? 0 : effects.length;
      expect(Math.abs(lines.length - wanted - (lasts ? 1 : 0)), id).toBeLessThanOrEqual(1);
    }
  });
});

test("an offer that was accepted is at work while it asks what is paid for it", () => {
  const text = "Bormann moves. If nobody else is there, discard something to lower suspicion.";
  const told = [
    at(0, { kind: "event", event: "visit-from-bormann-2" }),
    at(1, { kind: "leader-moved", leader: "bormann", origin: "posen", space: "munich" }),
    at(2, { kind: "accepted", who: "beck" }),
  ];
  expect(states(linesAsked(card("visit-from-bormann-2"), text, told, "pay"))).toEqual(["done", "now"]);
});

describe("a raid", () => {
  const text = "Whoever is at extreme suspicion is arrested. Everyone else discards or keeps. All dice return.";
  const raid = at(1, { kind: "raid" });
  const arrested = at(2, { kind: "arrested", who: "beck" });
  const kept = at(3, { kind: "card-kept", who: "kordt", card: "sniper" });
  const found = (told: Event[], over = false) => states(linesOf(card("gestapo-raid-2"), text, told, [], over));
  test("is at work from its title on, and ticked when somebody was arrested", () => {
    expect(found([raid])).toEqual(["now", "coming", "coming"]);
    expect(found([raid, arrested])).toEqual(["done", "coming", "coming"]);
    expect(found([raid, arrested, kept])).toEqual(["done", "done", "coming"]);
  });
  test("asks about illegal cards until everybody has decided, also when some have", () => {
    const asked = (told: Event[]) => states(linesAsked(card("gestapo-raid-2"), text, told, "raid"));
    expect(asked([raid, arrested])).toEqual(["done", "now", "coming"]);
    expect(asked([raid, arrested, kept])).toEqual(["done", "now", "coming"]);
  });
  test("that arrests nobody says so", () => {
    expect(found([raid, kept])).toEqual(["idle", "done", "coming"]);
    expect(found([raid], true)).toEqual(["idle", "idle", "idle"]);
  });
});

describe("a card that moves Hitler and turns an item", () => {
  const id = "hitler-assumes-command";
  const text = "Support falls. Hitler moves. The item is turned.";
  const support = at(1, { kind: "support", before: 4, after: 3 });
  const moved = at(2, { kind: "leader-moved", leader: "hitler", origin: "posen", space: "wolfsschanze" });
  const drawn = at(0, { kind: "event", event: id });
  test("nothing is ticked while it is read", () =>
    expect(states(linesOf(card(id), text, [drawn], [], false))).toEqual(["coming", "coming", "coming"]));
  test("one line is at work, those before it are done", () =>
    expect(states(linesOf(card(id), text, [drawn, support], [moved], false))).toEqual(["done", "now", "coming"]));
  test("a line that changed nothing says why", () => {
    const lines = linesOf(card(id), text, [drawn, moved], [], true);
    expect(states(lines)).toEqual(["idle", "done", "idle"]);
    expect(lines.map((line) => line.why)).toEqual(["support", null, "tile"]);
  });
  test("a leader who is there already stays", () => {
    const lines = linesOf(card(id), text, [drawn, at(2, { kind: "leader-stayed", leader: "hitler" })], [], true);
    expect(lines[1]).toMatchObject({ state: "idle", why: "stays" });
  });
});
