import { expect, test } from "vitest";
import { beatsOf, type Entry } from "./beats";
import { recapOf } from "./recap";

const kinds: Record<string, Entry> = {
  vote: { weight: "great", seconds: 5 },
  claim: { weight: "normal", seconds: 1 },
  tap: { weight: "small", seconds: 0.4 },
};
const recap = (...names: string[]) => recapFor(() => false, ...names);
const recapFor = (concerns: (event: { kind: string }) => boolean, ...names: string[]) =>
  recapOf(
    beatsOf(
      names.map((kind, number) => ({
        number,
        kind,
        source: "SH-E5",
        line: { key: `${kind} ${number}`, source: "SH-E5", tone: "plain" },
      })),
      { kinds, opens: {}, closes: [] },
      null,
    ),
    concerns,
  );

test("small things are counted, the others told in their order", () => {
  expect(recap("claim", "tap", "vote", "tap")).toEqual({
    lines: [
      { line: expect.objectContaining({ key: "claim 0" }) as unknown, great: false, mine: false },
      { line: expect.objectContaining({ key: "vote 2" }) as unknown, great: true, mine: false },
    ],
    smaller: 2,
  });
});

test("of many, the great ones stay, and of the others the newest", () => {
  const { lines, smaller } = recap("vote", ...Array.from({ length: 20 }, () => "claim"), "vote");
  expect(lines.map(({ line }) => line.key)).toEqual([
    "vote 0",
    ...Array.from({ length: 10 }, (_, n) => `claim ${n + 11}`),
    "vote 21",
  ]);
  expect(smaller).toBe(10);
});

test("what happened to oneself is told, however small, and before what others did", () => {
  const { lines } = recapFor(({ kind }) => kind === "tap", "tap", ...Array.from({ length: 20 }, () => "claim"));
  expect(lines[0]).toMatchObject({ line: { key: "tap 0" }, mine: true });
  expect(lines).toHaveLength(12);
});
