// What the plots promise: reckoned by the server for the position that is shown, fetched once for all who show it.
import { untrack } from "svelte";
import { api } from "../../lib/api";
import type { Outlook, View } from "./contract.gen";
import type { Shown } from "../../lib/shown";

interface Answer {
  table: string;
  seat: number | null;
  version: number;
  outlook: Outlook;
}

class Outlooks {
  #answer = $state.raw<Answer | null>(null);
  /** How many components show it now. */
  #readers = $state(0);
  #asking = false;

  /** The newest answer for this table and seat; it may be a moment older than what is shown, never newer. */
  for(view: Shown<View>): Outlook | null {
    const answer = this.#answer;
    return answer !== null && answer.table === view.table.id && answer.seat === view.seat ? answer.outlook : null;
  }

  /** The newest answer of all, for what is the same through all eyes. */
  get newest(): Outlook | null {
    return this.#answer?.outlook ?? null;
  }

  /** Call while a component is set up: as long as it is there, the answer is kept up to date. */
  read(): void {
    const count = (by: number): void => untrack(() => void (this.#readers += by));
    $effect(() => {
      count(1);
      return () => count(-1);
    });
  }

  /** Call once a table is set up. `idle`: everything was shown, so that nothing can be told ahead of it. */
  follow(shown: () => { view: Shown<View>; idle: boolean; wanted: boolean }): void {
    $effect(() => {
      const { view, idle, wanted } = shown();
      if (idle && view.table.phase === "running" && (wanted || this.#readers > 0)) void this.#ask(shown);
    });
  }

  /** One question at a time; what has changed meanwhile is asked afterwards. */
  async #ask(shown: () => { view: Shown<View>; idle: boolean }): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    const { view } = shown();
    let answer: Awaited<ReturnType<typeof api.outlook<Outlook>>> | null = null;
    try {
      answer = await api.outlook<Outlook>(view.table.id, view.seat);
    } catch {
      // The line is down, or the table is gone: the frame says so, and the next change asks again.
    }
    this.#asking = false;
    const now = shown();
    if (answer !== null && answer.version <= now.view.version)
      this.#answer = { table: view.table.id, seat: answer.seat, version: answer.version, outlook: answer.outlook };
    // Whoever plays several seats may look through other eyes meanwhile.
    const behind = answer !== null && (answer.version < now.view.version || answer.seat !== now.view.seat);
    if (behind && now.idle && now.view.table.phase === "running") void this.#ask(shown);
  }
}

export const outlooks = new Outlooks();
