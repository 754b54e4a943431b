// Why an ability cannot be used, and why an item cannot be delivered: the true cause, not the usual one.
import { beforeEach, expect, test, vi } from "vitest";
import type { Shown } from "../../lib/shown";
import type { Conspirator, Position, View } from "./contract.gen";
import { whyNotAble, whyNotShort } from "./why";

// Says which message was asked for, with what it was given.
vi.mock("../../lib/words.svelte", () => ({
  say: (key: string, args?: Record<string, string>) => [key, ...Object.values(args ?? {})].join(" ").trim(),
  words: { has: () => true },
}));

let person: Conspirator;
const now = (change: Partial<Position> = {}): Position =>
  ({ conspirators: [person], turn: { who: "beck" }, silenced: [], barred: [], ...change }) as unknown as Position;
beforeEach(() => {
  person = { id: "beck", able: false, in_prison: false, motivation: "motivated", items: [] } as unknown as Conspirator;
});

test("whoever is motivated is told of the leader, and of nothing they have already", () => {
  expect(whyNotAble(person, now())).toBe("bo-ability-closed blocked leader-goebbels");
});

test.each(["timid", "skeptical"] as const)("whoever is %s is told to find courage", (motivation) => {
  person = { ...person, motivation };
  expect(whyNotAble(person, now())).toContain("bo-ability-closed motivation");
});

test("a prisoner is told of the prison, and whoever has lost it for good of that", () => {
  expect(whyNotAble({ ...person, in_prison: true, motivation: "timid" }, now())).toContain("bo-ability-closed prison");
  expect(whyNotAble(person, now({ silenced: ["beck"] }))).toContain("bo-ability-closed lost");
  expect(whyNotAble({ ...person, able: true }, now())).toBe("");
});

test("who carries nothing has no wrong item", () => {
  const view = { decisions: [{ required: true, seat: 0, kind: "action" }], seat: 0 } as unknown as Shown<View>;
  const barred = [{ action: "deliver", code: "no-such-item", rule: "BO-A5", args: {} }];
  expect(whyNotShort("deliver", view, now({ barred }))).toBe("bo-short-carries-nothing");
  person = { ...person, items: ["keys"] };
  expect(whyNotShort("deliver", view, now({ barred }))).toBe("bo-short-no-such-item");
});
