import { expect, test } from "vitest";
import type { ReplayStep, View } from "./contract.gen";
import { viewAt } from "./replay";

const step = (number: number, decisions: ReplayStep["decisions"] = []): ReplayStep => ({
  step: number,
  seat: null,
  action: null,
  events: [{ number, kind: "candidate", source: "SH-E1" }],
  observation: { at: number },
  decisions,
  retold: [],
  status: { mine: null, others: null, note: null },
  legal: ["vote ja"],
});
const base = {
  table: { phase: "finished", outcome: { side: "liberal" }, seats: [{ waiting: false }, { waiting: false }] },
  talk: [1],
} as unknown as View;

test("a step shows what had happened by then, and lets nothing be done", () => {
  const steps = [step(0), step(1, [{ seat: 1, kind: "vote", source: "SH-E5", required: true }]), step(2)];
  const view = viewAt(base, steps, 1, 0, false);
  expect(view.events.map((event) => event.number)).toEqual([0, 1]);
  expect(view.observation).toEqual({ at: 1 });
  expect(view.legal).toEqual([]);
  expect(view.table.phase).toBe("running");
  expect(view.table.outcome).toBeNull();
  expect(view.table.seats.map((seat) => seat.waiting)).toEqual([false, true]);
});

test("the last step is the end", () => {
  const view = viewAt(base, [step(0), step(1)], 1, null, true);
  expect(view.table.phase).toBe("finished");
  expect(view.table.outcome).toEqual({ side: "liberal" });
});
