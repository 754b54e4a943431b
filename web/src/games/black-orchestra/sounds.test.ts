// What is heard, and where nothing is.
import { expect, test } from "vitest";
import { beatsOf } from "../../lib/beats";
import type { Stage } from "../../lib/director";
import type { Sound } from "../../lib/sounds";
import { StageSounds } from "../../lib/stage-sounds";
import { beats } from "./beats";
import { sounds } from "./sounds";

/** All that is heard from the beginning of the beat to its end. */
function heard(event: object): Sound[] {
  const [beat] = beatsOf([{ number: 0, source: "BO-A2", ...event } as never], beats, null, null);
  const played: Sound[] = [];
  const listener = new StageSounds(sounds, (sound) => {
    played.push(sound);
    return () => {};
  });
  const show = (part: Stage["part"], done: number, mark: number): void =>
    listener.see({ beat: beat!, part, done, mark });
  show("before", 0, 0);
  for (let mark = 1; mark <= beat!.marks.length; mark += 1) show("before", 0, mark);
  show("turn", 1, beat!.marks.length);
  show("after", 1, beat!.marks.length);
  return played;
}

test("dice are heard one by one, the last two with a tremor", () => {
  const roll = heard({ kind: "plot-rolled", who: "beck", dice: [1, "eagle", "target", 2] });
  expect(roll).toEqual(["rattle", "fall", "eagle", "tension", "target", "fall"]);
  expect(heard({ kind: "plot-rolled", who: "beck", dice: ["target", 2] })).toEqual([
    ...["rattle", "tension", "target", "fall"],
  ]);
});

test("steps are heard, but not at the camps", () => {
  const move = (space: string): Sound[] => heard({ kind: "moved", who: "beck", origin: "posen", space });
  expect(move("warsaw")).toEqual(["step"]);
  expect(move("treblinka")).toEqual([]);
  expect(move("auschwitz")).toEqual([]);
});

test("cards about persecution are silent, and so is what they bring about", () => {
  expect(heard({ kind: "event", source: "event.fall-of-rome", event: "fall-of-rome" })).toEqual(["paper"]);
  expect(heard({ kind: "event", source: "event.kristallnacht", event: "kristallnacht" })).toEqual([]);
  const moved = { kind: "leader-moved", leader: "himmler", origin: "posen", space: "warsaw" };
  expect(heard({ ...moved, source: "event.jews-targeted" })).toEqual([]);
  expect(heard({ kind: "card-drawn", who: "beck", card: "hidden-camera" })).toEqual([]);
  expect(heard({ kind: "card-drawn", who: "beck", card: "safe" })).toEqual(["paper"]);
});

test("nothing is heard while an interrogation is read", () =>
  expect(["interrogated", "answered", "interrogation-left"].filter((kind) => kind in sounds)).toEqual([]));
