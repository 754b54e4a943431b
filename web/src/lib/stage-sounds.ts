// What is heard of what is staged: a game says which sounds its kinds of beat have, and here they are played when the
// director comes to them. What is skipped or told in the recap is not heard.
import type { Beat } from "./beats";
import type { Stage } from "./director";
import type { Sound } from "./sounds";

/**
 * start: the beat begins. turn: an event is done to what is shown. mark: a die lies still, a ballot is open. told: its
 * line stands.
 */
export type Moment = "start" | "turn" | "mark" | "told";

export interface Cue {
  at: Moment;
  /** Which one may depend on what is seen at that moment, the `count`th of its kind from 0; null: none. */
  sound: Sound | ((beat: Beat, count: number) => Sound | null);
  /** A sound that lasts is cut off then; at the latest when the beat is over. */
  until?: Moment;
}

/** By kind of beat; a kind that is not in it is silent. */
export type SoundTable = Record<string, Cue | Cue[]>;

/** How far the stage is within a beat: how often each moment has come. */
type Reached = Record<Moment, number>;
const NOTHING: Reached = { start: 0, turn: 0, mark: 0, told: 0 };

export class StageSounds {
  readonly #table: SoundTable;
  readonly #play: (sound: Sound) => () => void;
  #beat: Beat | null = null;
  #reached: Reached = NOTHING;
  #lasting: { until: Moment | undefined; cut: () => void }[] = [];

  /** `play` gives what cuts the sound off. */
  constructor(table: SoundTable, play: (sound: Sound) => () => void) {
    this.#table = table;
    this.#play = play;
  }

  /** This is on the stage now. */
  see({ beat, part, done, mark }: Pick<Stage, "beat" | "part" | "done" | "mark">): void {
    const now: Reached = { start: 1, turn: done, mark, told: part === "after" ? 1 : 0 };
    const again = now.turn < this.#reached.turn || now.mark < this.#reached.mark || now.told < this.#reached.told;
    if (beat !== this.#beat || again) {
      this.#cut(() => true);
      this.#beat = beat;
      this.#reached = NOTHING;
    }
    if (beat === null) return;
    const before = this.#reached;
    this.#reached = now;
    this.#cut(({ until }) => until !== undefined && now[until] > 0);
    for (const cue of [this.#table[beat.kind] ?? []].flat())
      for (let count = before[cue.at]; count < now[cue.at]; count += 1) this.#begin(cue, beat, count);
  }

  #begin(cue: Cue, beat: Beat, count: number): void {
    const sound = typeof cue.sound === "function" ? cue.sound(beat, count) : cue.sound;
    if (sound !== null) this.#lasting.push({ until: cue.until, cut: this.#play(sound) });
  }

  /** Only what is meant to be cut off is; a sound without an end of its own dies away by itself. */
  #cut(which: (one: { until: Moment | undefined }) => boolean): void {
    for (const one of this.#lasting) if (one.until !== undefined && which(one)) one.cut();
    this.#lasting = this.#lasting.filter((one) => one.until !== undefined && !which(one));
  }
}
