// Who I am and what we want, told once before the first turn of each game. Which tables were told of is kept on this
// device.
const STORED = "conjura.briefed";
const KEPT = 60; // tables
const YOUNG = 30; // events

class Briefings {
  #told = $state.raw<string[]>(read());
  /** The card stands on the page, or is about to: whatever else opens a game comes after it. */
  open = $state(false);
  /** Something else lies over the table that must be looked at first. */
  covered = $state(false);

  isTold(table: string): boolean {
    return this.#told.includes(table);
  }

  /** Whether a game with so many events is new to whoever comes to it. */
  isYoung(events: number): boolean {
    return events <= YOUNG;
  }

  /** Told, for good. */
  close(table: string): void {
    this.#told = [...this.#told.filter((one) => one !== table), table].slice(-KEPT);
    try {
      localStorage.setItem(STORED, JSON.stringify(this.#told));
    } catch {
      // private windows may forbid it; then it lasts as long as the page
    }
  }
}

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORED) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

export const briefings = new Briefings();
