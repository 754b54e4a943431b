// What this browser wants: theme, sound, explanations. Kept on this device only.
import { MediaQuery } from "svelte/reactivity";
import type { Pace } from "./director";
import { setVolume } from "./sound";

type Theme = "auto" | "light" | "dark";

/** Whether things move: as the system asks, in any case, or only as much as they must. */
export const MOTIONS = ["auto", "full", "less"] as const;
/** What a screen reader is told: each thing that happens, or only how scenes end. */
export const READERS = ["all", "scenes"] as const;

/** How loud the table may be, of 1. */
export const VOLUMES = [0, 0.25, 0.5, 1] as const;

interface Kept {
  theme: Theme;
  volume: number;
  knock: boolean;
  explain: boolean;
  briefing: boolean;
  name: string;
  pace: Pace;
  motion: (typeof MOTIONS)[number];
  reader: (typeof READERS)[number];
  plain: boolean;
  openAlone: boolean;
}

const STORED = "conjura.prefs";
const DEFAULTS: Kept = {
  theme: "auto",
  volume: 0,
  knock: true,
  explain: false,
  briefing: true,
  name: "",
  pace: "normal",
  motion: "auto",
  reader: "all",
  plain: false,
  openAlone: false,
};

class Prefs {
  theme = $state<Theme>("auto");
  /** Of all sounds; they are off until somebody wants them. */
  volume = $state(0);
  /** Knocks when it is my turn, if there is sound at all. */
  knock = $state(true);
  /** Adds one sentence to each event, for newcomers. */
  explain = $state(false);
  /** Tells before each game who I am and what we want. */
  briefing = $state(true);
  name = $state("");
  /** How fast what happens is staged. */
  pace = $state<Pace>("normal");
  motion = $state<Kept["motion"]>("auto");
  reader = $state<Kept["reader"]>("all");
  /** Without paper grain and other dress. */
  plain = $state(false);
  /** Secrets lie open where nobody else is at the table. */
  openAlone = $state(false);
  #systemStill = $state(false);
  #systemDark = $state(false);

  begin(): void {
    Object.assign(this, { ...DEFAULTS, ...read() });
    follow("(prefers-reduced-motion: reduce)", (on) => (this.#systemStill = on));
    follow("(prefers-color-scheme: dark)", (on) => (this.#systemDark = on));
    $effect.root(() => {
      $effect(() => {
        document.documentElement.dataset["theme"] = this.dark ? "dark" : "light";
      });
      $effect(() => {
        document.documentElement.dataset["motion"] = this.still ? "less" : "full";
        document.documentElement.toggleAttribute("data-plain", this.plain);
      });
      $effect(() => {
        const { theme, volume, knock, explain, briefing, name, pace, motion, reader, plain, openAlone } = this;
        write({ theme, volume, knock, explain, briefing, name, pace, motion, reader, plain, openAlone });
      });
      $effect(() => {
        setVolume(this.volume);
      });
    });
  }

  /** Less motion is wanted. */
  get still(): boolean {
    return this.motion === "auto" ? this.#systemStill : this.motion === "less";
  }

  get dark(): boolean {
    return this.theme === "auto" ? this.#systemDark : this.theme === "dark";
  }
}

/** Whether the screen is at most so wide, as a reactive value. */
export class Narrow {
  readonly #query: MediaQuery; // listens only as long as somebody wants to know

  constructor(pixels: number) {
    this.#query = new MediaQuery(`(max-width: ${pixels}px)`);
  }

  get is(): boolean {
    return this.#query.current;
  }
}

function follow(query: string, tell: (on: boolean) => void): void {
  const media = window.matchMedia(query);
  tell(media.matches);
  media.addEventListener("change", (event) => tell(event.matches));
}

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(kept));
  } catch {
    // private windows may forbid it; then it lasts as long as the page
  }
}

export const prefs = new Prefs();
