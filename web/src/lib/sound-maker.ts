// Makes the sounds of the table with the browser's own synthesiser.
import { SOUNDS, type Sound, type Voice } from "./sounds";

/** How loud all of it is, of 1, at full volume. */
const MASTER = 0.5;
/** The same sound is not begun again before so many seconds have passed. */
const APART = 0.06;
/** A voice dies away to this; a ramp cannot reach zero. */
const SILENCE = 0.0001;

/** What of an AudioContext is used, so that tests can listen in. */
export type Synthesiser = Pick<
  AudioContext,
  | "currentTime"
  | "destination"
  | "sampleRate"
  | "createBiquadFilter"
  | "createBuffer"
  | "createBufferSource"
  | "createDynamicsCompressor"
  | "createGain"
  | "createOscillator"
>;

export class SoundMaker {
  #context: Synthesiser;
  #master: GainNode;
  #noise: AudioBuffer;
  #last = new Map<Sound, number>();

  constructor(context: Synthesiser, volume: number) {
    this.#context = context;
    const compressor = context.createDynamicsCompressor();
    compressor.threshold.value = -18;
    this.#master = context.createGain();
    this.#master.connect(compressor).connect(context.destination);
    this.setVolume(volume);
    this.#noise = whiteNoise(context);
  }

  setVolume(volume: number): void {
    this.#master.gain.value = MASTER * volume;
  }

  /** Plays it, and gives what cuts it off. */
  play(name: Sound): () => void {
    const now = this.#context.currentTime;
    if (now - (this.#last.get(name) ?? -1) < APART) return () => {};
    this.#last.set(name, now);
    const gate = this.#context.createGain();
    gate.connect(this.#master);
    for (const voice of SOUNDS[name]) this.#begin(voice, now, gate);
    return () => gate.gain.setTargetAtTime(0, this.#context.currentTime, 0.03);
  }

  #begin(voice: Voice, now: number, gate: GainNode): void {
    const start = now + voice.at;
    const end = start + voice.seconds;
    const loudness = this.#context.createGain();
    loudness.gain.setValueAtTime(SILENCE, start);
    loudness.gain.exponentialRampToValueAtTime(voice.gain, start + (voice.attack ?? 0.002));
    loudness.gain.exponentialRampToValueAtTime(SILENCE, end);
    const source = this.#source(voice, start, end);
    (voice.filter ? source.connect(this.#filter(voice.filter, start, end)) : source).connect(loudness).connect(gate);
    if (voice.tremolo !== undefined) this.#swell(loudness, voice, start, end);
    source.start(start);
    source.stop(end);
  }

  #source(voice: Voice, start: number, end: number): AudioScheduledSourceNode {
    if (voice.wave === "noise") {
      const source = this.#context.createBufferSource();
      source.buffer = this.#noise;
      return source;
    }
    const source = this.#context.createOscillator();
    source.type = voice.wave;
    if (voice.tone) glide(source.frequency, voice.tone, start, end);
    return source;
  }

  #filter(wanted: NonNullable<Voice["filter"]>, start: number, end: number): BiquadFilterNode {
    const filter = this.#context.createBiquadFilter();
    filter.type = wanted.type;
    if (wanted.q !== undefined) filter.Q.value = wanted.q;
    glide(filter.frequency, wanted.hertz, start, end);
    return filter;
  }

  #swell(loudness: GainNode, voice: Voice, start: number, end: number): void {
    const swell = this.#context.createOscillator();
    const depth = this.#context.createGain();
    swell.frequency.value = voice.tremolo ?? 0;
    depth.gain.value = voice.gain / 3;
    swell.connect(depth).connect(loudness.gain);
    swell.start(start);
    swell.stop(end);
  }
}

function glide(param: AudioParam, [from, to]: readonly [number, number], start: number, end: number): void {
  param.setValueAtTime(from, start);
  if (to !== from) param.exponentialRampToValueAtTime(to, end);
}

/** Half a second of it, which is longer than any noise lasts. */
function whiteNoise(context: Synthesiser): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  return buffer;
}
