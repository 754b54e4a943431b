import type { Conflict, Event, Position, View } from "./contract.gen";
import { beforeAll, describe, expect, test } from "vitest";
import { words } from "../../lib/words.svelte";
import { tell } from "./tell";

beforeAll(() => words.need("page", "secret-hitler"));

const names = (seat: number | null | undefined): string => `S${seat}`;
/** An event of which only what the test is about is told. */
const event = (kind: Event["kind"], facts: object = {}, number = 0): Event =>
  ({ number, kind, source: "SH-L1", ...facts }) as Event;
const view = (facts: Partial<Position>, more: Record<string, unknown> = {}): View =>
  ({
    seat: 0,
    events: [],
    observation: { conflicts: [], ...facts },
    table: { finished: null, options: {} },
    ...more,
  }) as unknown as View;

describe("what only single eyes know stays out of the log until the end", () => {
  const drawn = event("drawn", { president: 0, tiles: ["liberal", "fascist", "fascist"] });
  test("while the game is on", () => expect(tell.line(drawn, view({}), names)?.key).toBe("log-sh-drawn"));
  test("after it", () => {
    const line = tell.line(drawn, view({}, { table: { finished: 5, options: {} } }), names);
    expect(line).toMatchObject({ key: "page-sh-log-drew", args: { liberal: 1, fascist: 2 } });
  });
  test("an investigation too", () => {
    const seen = event("investigated", { president: 0, target: 3, party: "fascist" });
    expect(tell.line(seen, view({}), names)?.key).toBe("log-sh-investigated");
  });
});

describe("claims", () => {
  const accused: Conflict[] = [{ reason: "accused", session: 1, seats: [2, 4] }];
  test("a contradiction is marked where it is", () => {
    const claim = event("claimed", { seat: 2, what: "party", session: 1, claim: ["fascist"] });
    expect(tell.line(claim, view({ conflicts: accused }), names)).toMatchObject({
      tone: "conflict",
      detail: { key: "page-sh-conflict-accused" },
    });
  });
  test("and not at another claim of the same session", () => {
    const claim = event("claimed", { seat: 2, what: "drawn", session: 1, claim: [1] });
    expect(tell.line(claim, view({ conflicts: accused }), names)?.tone).toBe("claim");
  });
});

test("every ballot is told by name", () => {
  const line = tell.line(
    event("votes", { ja: [0, 1], nein: [2], elected: true, president: 0, chancellor: 1 }),
    view({}),
    names,
  );
  expect(line?.args).toMatchObject({ elected: "yes", ja: 2, nein: 1 });
  expect(line?.detail).toMatchObject({ key: "page-sh-ballots", args: { ja: "S0 and S1", nein: "S2" } });
  expect(words.say(line!.detail!.key, line!.detail!.args)).toBe("Ja: S0 and S1. Nein: S2.");
});
