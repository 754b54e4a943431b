// What the table sounds like, as recipes: every sound is made on the spot from tones and noise, and no file is loaded.
// Camps, persecution, executions (but for one knock) and the reading of an interrogation have none.

export interface Voice {
  /** A wave, or noise. */
  wave: OscillatorType | "noise";
  /** Hertz at the start and at the end; noise has none. */
  tone?: [number, number];
  /** Seconds after the sound begins. */
  at: number;
  seconds: number;
  /** How loud at its loudest, of 1. */
  gain: number;
  /** Seconds until it is at its loudest; it dies away from there. */
  attack?: number;
  /** What is let through: hertz at the start and at the end. */
  filter?: { type: BiquadFilterType; hertz: [number, number]; q?: number };
  /** Hertz at which it swells and ebbs. */
  tremolo?: number;
}

export type Sound = keyof typeof SOUNDS;

const tap = (at: number, gain: number, hertz = 180): Voice[] => [
  { wave: "noise", at, seconds: 0.018, gain, filter: { type: "lowpass", hertz: [900, 900] } },
  { wave: "sine", tone: [hertz, hertz], at, seconds: 0.03, gain },
];

const ballot = (hertz: number): Voice[] => [
  ...tap(0, 0.15),
  { wave: "triangle", tone: [hertz, hertz], at: 0.03, seconds: 0.12, gain: 0.1 },
];

/** A die striking wood: more or less high, by its number. */
const click = (number: number, at: number, gain: number): Voice => {
  const hertz = 1800 + ((number * 7) % 12) * 100;
  return { wave: "noise", at, seconds: 0.006, gain, filter: { type: "bandpass", hertz: [hertz, hertz], q: 2 } };
};

const chord = (tones: number[], seconds: number, attack: number): Voice[] =>
  tones.map((hertz, number) => ({
    wave: "triangle",
    tone: [hertz, hertz],
    at: 0.18 * number,
    seconds: seconds - 0.18 * number,
    gain: 0.1,
    attack,
  }));

export const SOUNDS = {
  /** A card drawn, passed on, turned. */
  paper: [
    {
      wave: "noise",
      at: 0,
      seconds: 0.09,
      gain: 0.12,
      attack: 0.005,
      filter: { type: "bandpass", hertz: [2400, 1200], q: 0.8 },
    },
  ],
  /** A ballot laid down, a button confirmed. */
  tap: tap(0, 0.15),
  ja: ballot(392),
  nein: ballot(262),
  /** A verdict, a policy in force. */
  stamp: [
    { wave: "sine", tone: [110, 55], at: 0, seconds: 0.09, gain: 0.35 },
    { wave: "noise", at: 0, seconds: 0.04, gain: 0.35, filter: { type: "lowpass", hertz: [600, 600] } },
  ],
  /** A pawn, for each space. */
  step: [
    { wave: "sine", tone: [240, 240], at: 0, seconds: 0.025, gain: 0.06 },
    { wave: "noise", at: 0, seconds: 0.01, gain: 0.06, filter: { type: "highpass", hertz: [3000, 3000] } },
  ],
  rattle: Array.from({ length: 9 }, (_, number) => click(number, 0.055 * number, 0.2)),
  fall: [0, 0.04, 0.11, 0.22].map((at, number) => click(number + 3, at, 0.2)),
  target: [
    { wave: "sine", tone: [523, 523], at: 0, seconds: 0.18, gain: 0.1 },
    { wave: "sine", tone: [659, 659], at: 0, seconds: 0.18, gain: 0.1 },
  ],
  eagle: [
    {
      wave: "sawtooth",
      tone: [196, 147],
      at: 0,
      seconds: 0.22,
      gain: 0.1,
      filter: { type: "lowpass", hertz: [700, 700] },
    },
  ],
  /** The last dice, the question whether the chancellor is Hitler; it lasts until it is cut off. */
  tension: [{ wave: "sine", tone: [55, 55], at: 0, seconds: 8, gain: 0.12, attack: 1.5, tremolo: 1.6 }],
  drum: [{ wave: "sine", tone: [70, 45], at: 0, seconds: 0.35, gain: 0.3 }],
  /** Somebody is arrested. */
  door: [
    { wave: "noise", at: 0, seconds: 0.25, gain: 0.2, filter: { type: "lowpass", hertz: [300, 300] } },
    { wave: "square", tone: [90, 90], at: 0, seconds: 0.06, gain: 0.2, filter: { type: "lowpass", hertz: [600, 600] } },
  ],
  /** Somebody is free again: the door the other way round. */
  "door-opens": [
    { wave: "noise", at: 0, seconds: 0.25, gain: 0.2, attack: 0.22, filter: { type: "lowpass", hertz: [300, 300] } },
    {
      wave: "square",
      tone: [90, 90],
      at: 0.19,
      seconds: 0.06,
      gain: 0.2,
      filter: { type: "lowpass", hertz: [600, 600] },
    },
  ],
  /** A raid. */
  knocks: [...tap(0, 0.25, 160), ...tap(0.18, 0.25, 160)],
  /** It is your turn. */
  "your-turn": [...tap(0, 0.12, 160), ...tap(0.18, 0.12, 160)],
  /** The one sound of an execution. */
  knock: tap(0, 0.15, 110),
  "liberals-win": chord([392, 494, 587], 1.6, 0.02),
  "fascists-win": [
    { wave: "triangle", tone: [73.4, 73.4], at: 0, seconds: 1.6, gain: 0.14, attack: 0.02 },
    { wave: "triangle", tone: [77.8, 77.8], at: 0, seconds: 1.6, gain: 0.14, attack: 0.02 },
  ],
  victory: chord([262, 330, 392], 1.6, 0.4),
  defeat: [{ wave: "sine", tone: [65, 65], at: 0, seconds: 2, gain: 0.25, attack: 0.1 }],
} as const satisfies Record<string, readonly Voice[]>;
