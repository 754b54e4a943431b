import { describe, expect, it } from "vitest";
import type { Votes } from "../contract.gen";
import { areOfBefore, ballotTimes, countAfter, majority, turnedOver } from "./ballots";

/** Seven voters, the third of them president, of whom these say ja. */
function election(ja: number[], voters = [0, 1, 2, 3, 4, 5, 6]): Votes {
  const nein = voters.filter((seat) => !ja.includes(seat));
  return {
    number: 0,
    source: "",
    kind: "votes",
    president: 2,
    chancellor: 5,
    ja,
    nein,
    elected: ja.length > nein.length,
  };
}

describe("ballots", () => {
  it("are turned over from the left of the president on, the president last", () =>
    expect(turnedOver(election([0, 3, 5]), null)).toEqual([3, 4, 5, 6, 0, 1, 2]));

  it("end with one's own on one's own page", () =>
    expect(turnedOver(election([0, 3, 5]), 4)).toEqual([3, 5, 6, 0, 1, 2, 4]));

  it("of the dead are none, and a dead viewer has none", () =>
    expect(turnedOver(election([0, 3], [0, 2, 3, 5]), 4)).toEqual([3, 5, 0, 2]));

  it.each([
    [5, 3],
    [6, 4],
    [7, 4],
    [10, 6],
  ])("of %i voters need %i", (voters, needed) => expect(majority(voters)).toBe(needed));

  it("of an earlier election are put away as soon as the next nominee stands, also before the log tells it", () => {
    expect(areOfBefore(false, "nominate", "nominated")).toBe(true); // the nominee is on the way
    expect(areOfBefore(false, "vote", "nominated")).toBe(true);
    expect(areOfBefore(true, "vote", undefined)).toBe(true);
    expect(areOfBefore(false, "vote", "votes")).toBe(false); // just counted: they lie open
    expect(areOfBefore(false, "discard", "drawn")).toBe(false);
  });

  it("decide nothing while the rest could turn it", () => {
    const votes = election([3, 4, 5, 6]);
    const order = turnedOver(votes, null);
    expect(countAfter(votes, order, 3)).toEqual({ ja: 3, nein: 0, decided: null, hangs: true });
    expect(countAfter(votes, order, 4)).toEqual({ ja: 4, nein: 0, decided: "elected", hangs: false });
  });

  it("that tie vote a government down", () => {
    const votes = election([3, 4, 5], [0, 1, 2, 3, 4, 5]);
    expect(countAfter(votes, turnedOver(votes, null), 6).decided).toBe("voted-down");
  });

  it("take longer when it hangs on them, and come together when nothing can change", () => {
    const { marks } = ballotTimes(election([3, 4, 5, 6]), 0.8, null);
    const taken = marks.map((mark, n) => mark - (marks[n - 1] ?? 0.8));
    [0.55, 0.55, 0.55, 0.75, 0.4, 0, 0].forEach((seconds, n) => expect(taken[n]).toBeCloseTo(seconds));
  });

  it("are all open before the verdict", () => {
    for (const ja of [[], [3, 4, 5], [0, 1, 2, 3, 4, 5, 6], [0, 2, 4, 6]]) {
      const { marks, turn, seconds } = ballotTimes(election(ja), 0.8, 0);
      expect(marks).toHaveLength(7);
      expect(turn).toBeGreaterThan(marks.at(-1)!);
      expect(seconds).toBeGreaterThan(turn + 1);
    }
  });
});
