import { expect, test } from "vitest";
import type { Stage } from "../../lib/director";
import { secondLine, stagedLine } from "./bar";
import type { Options, Phase, Position } from "./contract.gen";

const QUIET = { beat: null, part: "after", mark: 0 } as unknown as Stage;
const options = { powers: ["none", "investigate", "special-election", "execution", "execution"], hitler_zone: 3 };

function second(phase: Phase, facts: Partial<Position> = {}, more: Partial<Parameters<typeof secondLine>[0]> = {}) {
  const seen = { phase, president: 3, alive: [0, 1, 2, 3, 4, 5, 6], in_force: { liberal: 0, fascist: 0 }, ...facts };
  return secondLine({
    seen: seen as Position,
    options: options as unknown as Options,
    stage: QUIET,
    ...{ me: 0, asked: true, talking: false, warned: false },
    ...more,
  });
}
const SEEN = { president: 3, chancellor: 4 } as Position;
const enact = (liberal: number, fascist: number): string[] =>
  second("enact", { in_force: { liberal, fascist } }).map((one) => one.key);

test("whoever enacts reads what each policy would bring", () => {
  expect(enact(0, 0)).toEqual(["page-sh-bar-fascist-none"]);
  expect(enact(0, 1)).toEqual(["page-sh-bar-fascist-investigate"]);
  expect(enact(0, 2)).toEqual(["page-sh-bar-fascist-zone"]);
  expect(second("enact", { in_force: { liberal: 2, fascist: 3 } })).toEqual([
    { key: "page-sh-bar-fascist-execution", args: { name: { seat: 3 } } },
  ]);
  expect(enact(4, 5)).toEqual(["page-sh-bar-liberal-win", "page-sh-bar-fascist-win"]);
});

test("a vote says how many it takes and what becomes of it, and whoever warns already says nothing twice", () => {
  const needs = { key: "page-sh-bar-vote", args: { needed: 4, voters: 7 } };
  expect(second("vote", { tracker: 1 })).toEqual([needs, { key: "page-sh-bar-fails", args: { tracker: 2 } }]);
  expect(second("vote", { tracker: 2 })[1]).toEqual({ key: "page-sh-bar-fails-chaos", args: {} });
  expect(second("vote", { tracker: 1 }, { brief: true })).toEqual([needs]);
  expect(second("vote", {}, { asked: false })).toEqual([{ key: "page-sh-bar-vote-other", args: {} }]);
  expect(second("nominate", {}, { warned: true })).toEqual([]);
});

test("past the line whoever nominates reads what is at stake", () => {
  const keys = (fascist: number): string[] =>
    second("nominate", { in_force: { liberal: 0, fascist } }).map((one) => one.key);
  expect(keys(2)).toEqual(["page-sh-bar-nominate-own"]);
  expect(keys(3)).toEqual(["page-sh-bar-nominate-own", "page-sh-bar-zone"]);
});

test("the ballot that is turned over next is named, and nobody once it is decided", () => {
  const votes = { kind: "votes", president: 1, chancellor: 2, ja: [0, 1, 2], nein: [3, 4], elected: true, number: 9 };
  const at = (mark: number) =>
    stagedLine(
      { beat: { kind: "votes", events: [votes], eyes: 0 }, part: "before", mark } as unknown as Stage,
      SEEN,
      0,
    );
  // From the left of the president, oneself last: 2, 3, 4, 1, 0.
  expect(at(0)).toEqual({ key: "page-sh-bar-ballot", args: { name: { seat: 2 } } });
  expect(at(4)).toEqual({ key: "page-sh-bar-ballot", args: { name: { seat: 0 } } });
  expect(at(5)).toEqual({ key: "page-sh-bar-ballots", args: {} });
  expect(stagedLine(QUIET, SEEN, 0)).toBeNull();
});

test("once the nominee stands on the stage the bar says who was named, not that somebody chooses", () => {
  const line = { key: "event-sh-nominated", args: {} };
  const at = (part: string, me: number | null = 0, kind = "nominated") =>
    stagedLine({ beat: { kind, events: [{ kind, line }] }, part, mark: 0 } as unknown as Stage, SEEN, me);
  expect(at("before")).toBeNull();
  expect(at("turn")).toEqual(line);
  // What I have just done myself is no secret to me, and the bar does not stand empty.
  expect(at("before", 3)).toEqual(line);
  expect(at("before", 4, "veto-asked")).toEqual(line);
  expect(at("before", 3, "veto-asked")).toBeNull();
  expect(at("before", null, "investigated")).toBeNull();
  expect(at("before", 3, "executed")).toBeNull();
});
