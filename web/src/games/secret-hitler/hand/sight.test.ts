import { expect, test } from "vitest";
import type { Event } from "../contract.gen";
import { sightOf } from "./sight";

const event = (number: number, kind: string, facts: object): Event =>
  ({ number, kind, source: "", line: null, ...facts }) as unknown as Event;
const nominated = (number: number): Event => event(number, "nominated", { president: 0, chancellor: 2 });
const looked = (party: string | null): Event => event(5, "investigated", { president: 0, target: 3, party });

test("what a power showed me lies before me until the next government is nominated", () => {
  expect(sightOf([nominated(1), looked("fascist")], 0)).toEqual({ number: 5, whose: 3, cards: ["fascist"] });
  expect(sightOf([nominated(1), looked("fascist"), nominated(8)], 0)).toBeNull();
  const peeked = event(5, "peeked", { president: 0, tiles: ["liberal", "fascist", "fascist"] });
  expect(sightOf([peeked], 0)).toEqual({ number: 5, whose: null, cards: ["liberal", "fascist", "fascist"] });
});

test("what others saw does not", () => {
  expect(sightOf([looked(null)], 1)).toBeNull();
  expect(sightOf([looked("liberal")], 1)).toBeNull(); // in the end, and in a replay, it lies open to everybody
  expect(sightOf([looked("liberal")], null)).toBeNull();
});
