import { describe, expect, it } from "vitest";
import { beatsOf } from "../../../lib/beats";
import type { GameEvent } from "../../../lib/contract.gen";
import type { Stage } from "../../../lib/director";
import { beats } from "../beats";
import type { Enacted, Options, Position } from "../contract.gen";
import { isSilent, litIn, pictureOf, showsTracks } from "./picture";
import { brings, nextInRotation, stepOf } from "./policy";
import { cardsOf } from "./session";

const at = (phase: string): Position => ({ phase, chancellor: 3 }) as Position;
const on = (
  kind: string,
  part: Stage["part"] = "before",
  facts: object = {},
): Pick<Stage, "beat" | "part" | "mark"> => ({
  beat: beatsOf(
    [{ number: 0, source: "", kind, president: 0, ja: [0], nein: [1], roles: ["liberal"], ...facts } as GameEvent],
    beats,
    null,
  )[0]!,
  part,
  mark: 0,
});
const NOTHING = { beat: null, part: "after", mark: 0 } as const;

describe("the picture in the middle of the ring", () => {
  it("is that of the beat that runs", () => {
    expect(pictureOf(on("votes"), at("vote"))).toBe("election");
    expect(pictureOf(on("executed"), at("execute"))).toBe("execution");
    expect(pictureOf(on("enacted"), at("enact"))).toBe("policy");
  });

  it("is that of what the table waits for when nothing runs, or only somebody speaks", () => {
    expect(pictureOf(NOTHING, at("vote"))).toBe("election");
    expect(pictureOf(NOTHING, at("discard"))).toBe("session");
    expect(pictureOf(NOTHING, at("nominate"))).toBeNull();
    expect(pictureOf(on("claimed"), at("vote"))).toBe("election");
  });

  it("asks whether the chancellor is Hitler in the same way before either answer", () => {
    const end = on("over", "before", { reason: "hitler-elected" });
    expect(pictureOf(end, at("vote"))).toBe("zone");
    expect(pictureOf(on("not-hitler"), at("vote"))).toBe("zone");
    expect(litIn("zone", end, at("vote"))).toEqual([3]);
    expect(litIn("zone", on("not-hitler"), at("vote"))).toEqual([3]);
  });

  it("does not show the hands of a session again that is over", () => {
    expect(pictureOf(on("candidate"), at("enact"))).toBeNull();
    expect(pictureOf(on("over", "before", { reason: "liberal-policies" }), at("enact"))).toBeNull();
  });

  it("leaves the poster alone at the end", () =>
    expect(pictureOf(on("over", "after", { reason: "hitler-elected" }), at("over"))).toBeNull());

  it("keeps the tracks in sight where policies move, and takes all light away where somebody dies", () => {
    expect(showsTracks("policy")).toBe(true);
    expect(showsTracks("election")).toBe(false);
    expect(isSilent("execution")).toBe(true);
    expect(isSilent("session")).toBe(false);
  });
});

describe("a session", () => {
  it("brings three policies to the president, one after another", () =>
    expect(cardsOf({ ...on("drawn"), mark: 2 }, at("vote"))).toEqual(["president", "president", "deck"]));

  it("passes two of them on as one packet before the third is laid away", () => {
    expect(cardsOf(on("passed"), at("discard"))).toEqual(["chancellor", "chancellor", "president"]);
    expect(cardsOf({ ...on("passed"), mark: 1 }, at("discard"))).toEqual(["chancellor", "chancellor", "discard"]);
  });

  it("shows who holds them while they choose", () => {
    expect(cardsOf(NOTHING, at("discard"))).toEqual(["president", "president", "president"]);
    expect(cardsOf(NOTHING, at("enact"))).toEqual(["chancellor", "chancellor", "discard"]);
  });
});

describe("a policy", () => {
  const powers = ["none", "investigate", "special-election", "execution", "execution"];
  const options = { powers, hitler_zone: 3, veto_from: 5 } as Options;
  const laid = (kind: "enacted" | "chaos", policy: "liberal" | "fascist") => ({ kind, policy }) as Enacted;

  it("stands face down before it is turned, and is turned before it is laid", () => {
    expect([0, 1, 2, 3].map((mark) => stepOf("enacted", mark, false))).toEqual(["comes", "stands", "turned", "laid"]);
    expect([0, 1, 2].map((mark) => stepOf("chaos", mark, false))).toEqual(["stands", "turned", "laid"]);
    expect(stepOf("enacted", 3, true)).toBe("lies");
  });

  it("has a step for each mark of its beat", () => {
    for (const kind of ["enacted", "chaos"] as const)
      expect(stepOf(kind, beats.kinds[kind]!.marks!.length, false)).toBe("laid");
  });

  it("brings what stands on its space", () => {
    const at3 = { liberal: 0, fascist: 3 };
    expect(brings(laid("enacted", "fascist"), at3, options)).toEqual({
      power: "special-election",
      line: true,
      veto: false,
    });
    expect(brings(laid("chaos", "fascist"), at3, options)).toEqual({ power: null, line: true, veto: false });
    expect(brings(laid("enacted", "liberal"), at3, options)).toEqual({ power: null, line: false, veto: false });
    expect(brings(laid("enacted", "fascist"), { liberal: 0, fascist: 5 }, options)).toMatchObject({ veto: true });
  });

  it("that brings a special election leaves the order where it was", () => {
    expect(nextInRotation({ alive: [0, 2, 4], rotation: 2 })).toBe(4);
    expect(nextInRotation({ alive: [0, 2, 4], rotation: 4 })).toBe(0);
  });
});
