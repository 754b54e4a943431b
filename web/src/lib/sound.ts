// Plays the sounds of the table: off until somebody wants them, and then fetched.
import { Later } from "./later.svelte";
import type { SoundMaker } from "./sound-maker";
import type { Sound } from "./sounds";

const code = new Later(() => import("./sound-maker"));
let maker: SoundMaker | null = null;
let loud = 0;

/** From 0 (off) to 1; a browser lets a page sound only after somebody has touched it. */
export function setVolume(volume: number): void {
  loud = volume;
  maker?.setVolume(volume);
  if (volume > 0) void code.bring();
}

const isTouched = (): boolean => !("userActivation" in navigator) || navigator.userActivation.hasBeenActive;

/** Plays a sound if sounds are on, and gives what cuts it off. */
export function play(name: Sound): () => void {
  // A browser lets a page sound only after somebody has touched it; what was to be heard before is over by then.
  if (loud <= 0 || !isTouched()) return () => {};
  if (code.here !== null) return begin(code.here.SoundMaker, name);
  let cut: (() => void) | null = () => {};
  void code.bring().then(({ SoundMaker }) => {
    if (cut !== null) cut = begin(SoundMaker, name);
  });
  return () => {
    cut?.();
    cut = null;
  };
}

function begin(Maker: typeof SoundMaker, name: Sound): () => void {
  maker ??= new Maker(new AudioContext(), loud);
  return maker.play(name);
}
