import { describe, expect, it } from "vitest";
import { SoundMaker, type Synthesiser } from "./sound-maker";
import { SOUNDS, type Sound, type Voice } from "./sounds";

interface Begun {
  start: number;
  stop: number;
}

/** A synthesiser that makes no sound and notes what was begun, and what the gates are told. */
function listening(): { context: Synthesiser; begun: Begun[]; cut: number[]; at: (now: number) => void } {
  const begun: Begun[] = [];
  const cut: number[] = [];
  let now = 0;
  const param = () => ({
    value: 1,
    setValueAtTime: () => {},
    exponentialRampToValueAtTime: () => {},
    setTargetAtTime: (_: number, at: number) => cut.push(at),
  });
  const node = () => ({
    gain: param(),
    frequency: param(),
    Q: param(),
    threshold: param(),
    connect: (next: unknown) => next,
    start(at: number) {
      begun.push({ start: at, stop: Infinity });
    },
    stop(at: number) {
      begun[begun.length - 1]!.stop = at;
    },
  });
  const context = {
    get currentTime() {
      return now;
    },
    destination: node(),
    sampleRate: 100,
    createBiquadFilter: node,
    createBuffer: () => ({ getChannelData: () => new Float32Array(50) }),
    createBufferSource: node,
    createDynamicsCompressor: node,
    createGain: node,
    createOscillator: node,
  };
  return { context: context as unknown as Synthesiser, begun, cut, at: (to) => (now = to) };
}

const names = Object.keys(SOUNDS) as Sound[];

describe("sounds", () => {
  it.each(names)("%s is short, soft and ends", (name) => {
    const voices: readonly Voice[] = SOUNDS[name];
    expect(voices.length).toBeGreaterThan(0);
    for (const voice of voices) {
      expect(voice.gain).toBeGreaterThan(0);
      expect(voice.gain).toBeLessThanOrEqual(0.35);
      expect(voice.attack ?? 0.002).toBeLessThan(voice.seconds);
      expect(voice.at + voice.seconds).toBeLessThanOrEqual(name === "tension" ? 8 : 2.01);
      expect(voice.wave === "noise").toBe(voice.tone === undefined);
      if (voice.wave === "noise") expect(voice.seconds).toBeLessThanOrEqual(0.5);
    }
  });

  it.each(names)("%s begins and ends when its recipe says", (name) => {
    const { context, begun, at } = listening();
    at(3);
    new SoundMaker(context, 1).play(name);
    for (const voice of SOUNDS[name])
      expect(begun).toContainEqual({ start: 3 + voice.at, stop: 3 + voice.at + voice.seconds });
  });

  it("does not begin the same sound twice at once, but others", () => {
    const { context, begun, at } = listening();
    const maker = new SoundMaker(context, 1);
    maker.play("drum");
    at(0.05);
    maker.play("drum");
    expect(begun).toHaveLength(1);
    maker.play("paper");
    expect(begun).toHaveLength(2);
    at(0.07);
    maker.play("drum");
    expect(begun).toHaveLength(3);
  });

  it("can be cut off", () => {
    const { context, cut, at } = listening();
    const stop = new SoundMaker(context, 1).play("tension");
    at(2);
    stop();
    expect(cut).toEqual([2]);
  });
});
