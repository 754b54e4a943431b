import { describe, expect, it } from "vitest";
import { beatsOf } from "../../lib/beats";
import { StageSounds } from "../../lib/stage-sounds";
import { beats } from "./beats";
import { sounds } from "./sounds";

/** All that is heard of an event. */
function heard(event: { kind: string; [fact: string]: unknown }, eyes: number | null = null): string[] {
  const [beat] = beatsOf([{ number: 0, source: "", ...event }], beats, null, eyes);
  const played: string[] = [];
  const stage = new StageSounds(sounds, (sound) => {
    played.push(sound);
    return () => {};
  });
  stage.see({ beat: beat!, part: "before", done: 0, mark: 0 });
  for (let mark = 0; mark <= beat!.marks.length; mark += 1) stage.see({ beat: beat!, part: "before", done: 0, mark });
  stage.see({ beat: beat!, part: "after", done: 1, mark: beat!.marks.length });
  return played;
}

describe("what is heard of Secret Hitler", () => {
  it("is every ballot as it is turned over, then the stamp", () => {
    const votes = { kind: "votes", president: 0, chancellor: 1, ja: [1, 3], nein: [0, 2, 4], elected: false };
    expect(heard(votes)).toEqual(["ja", "nein", "ja", "nein", "nein", "stamp"]);
    expect(heard(votes, 1)).toEqual(["nein", "ja", "nein", "nein", "ja", "stamp"]);
  });

  it("is the same whatever is hidden in it", () => {
    const tiles = ["liberal", "fascist", "fascist"];
    expect(heard({ kind: "drawn", president: 0, tiles })).toEqual(heard({ kind: "drawn", president: 0, tiles: null }));
    expect(heard({ kind: "investigated", president: 0, target: 1, party: "fascist" })).toEqual(
      heard({ kind: "investigated", president: 0, target: 1, party: null }),
    );
    expect(heard({ kind: "peeked", president: 0, tiles })).toEqual(
      heard({ kind: "peeked", president: 0, tiles: null }),
    );
  });

  it("is one knock at an execution", () =>
    expect(heard({ kind: "executed", president: 0, target: 1 })).toEqual(["knock"]));

  it("does not tell whether the chancellor is Hitler before it is shown", () => {
    const over = { kind: "over", reason: "hitler-elected", side: "fascist", roles: ["liberal", "hitler"] };
    expect(heard({ kind: "not-hitler", seat: 1 })).toEqual(["drum", "tension", "stamp"]);
    expect(heard(over)).toEqual(["drum", "tension", "fascists-win"]);
  });
});
