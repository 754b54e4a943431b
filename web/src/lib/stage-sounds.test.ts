import { describe, expect, it } from "vitest";
import type { Beat } from "./beats";
import { StageSounds, type SoundTable } from "./stage-sounds";

const beat = (kind: string, ...faces: string[]): Beat => ({
  kind,
  scene: { kind: "quiet", number: 0 },
  weight: "normal",
  events: [{ number: 0, kind, source: "", faces } as never],
  turns: [1],
  marks: faces.map((_, n) => n),
  eyes: null,
  told: 1,
  seconds: 2,
  urgent: false,
});

const TABLE: SoundTable = {
  roll: [
    { at: "start", sound: "tension", until: "told" },
    {
      at: "mark",
      sound: (rolled, count) =>
        (rolled.events[0] as unknown as { faces: string[] }).faces[count] === "eagle" ? "eagle" : "fall",
    },
    { at: "told", sound: "stamp" },
  ],
  moved: { at: "turn", sound: "step" },
};

function listening(): { sounds: StageSounds; heard: string[] } {
  const heard: string[] = [];
  const sounds = new StageSounds(TABLE, (sound) => {
    heard.push(sound);
    return () => heard.push(`cut ${sound}`);
  });
  return { sounds, heard };
}

describe("the sounds of the stage", () => {
  it("come when their moment comes, each once", () => {
    const { sounds, heard } = listening();
    const roll = beat("roll", "target", "eagle");
    sounds.see({ beat: roll, part: "before", done: 0, mark: 0 });
    expect(heard).toEqual(["tension"]);
    sounds.see({ beat: roll, part: "before", done: 0, mark: 1 });
    sounds.see({ beat: roll, part: "before", done: 0, mark: 1 });
    expect(heard).toEqual(["tension", "fall"]);
    sounds.see({ beat: roll, part: "after", done: 1, mark: 2 });
    expect(heard).toEqual(["tension", "fall", "cut tension", "eagle", "stamp"]);
  });

  it("are heard for each event of a merged beat", () => {
    const { sounds, heard } = listening();
    const moved = beat("moved");
    for (const done of [0, 1, 2]) sounds.see({ beat: moved, part: "turn", done, mark: 0 });
    expect(heard).toEqual(["step", "step"]);
  });

  it("that last end with their beat, whatever comes after it", () => {
    const { sounds, heard } = listening();
    sounds.see({ beat: beat("roll", "target"), part: "before", done: 0, mark: 0 });
    sounds.see({ beat: null, part: "after", done: 0, mark: 0 });
    expect(heard).toEqual(["tension", "cut tension"]);
  });

  it("come once more when one looks at a beat again", () => {
    const { sounds, heard } = listening();
    const moved = beat("moved");
    sounds.see({ beat: moved, part: "after", done: 1, mark: 0 });
    sounds.see({ beat: moved, part: "before", done: 0, mark: 0 });
    sounds.see({ beat: moved, part: "turn", done: 1, mark: 0 });
    expect(heard).toEqual(["step", "step"]);
  });

  it("has none for a kind that has none", () => {
    const { sounds, heard } = listening();
    sounds.see({ beat: beat("camp"), part: "after", done: 1, mark: 0 });
    expect(heard).toEqual([]);
  });
});
