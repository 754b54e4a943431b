// What people say, at their seats: this page's clock for it. People are always live, so it reads the talk as it comes.
import { untrack } from "svelte";
import type { TalkLine } from "../../../lib/contract.gen";
import { hear, nextGone, standing, type Heard } from "./bubbles";

export class Talking {
  #heard = $state.raw<Heard[] | null>(null);
  #now = $state(0);

  /** Call once while a component is set up. What was said before one came is old. */
  attend(talk: () => TalkLine[], textOf: (line: TalkLine) => string): void {
    $effect(() => {
      const lines = talk();
      const now = performance.now() / 1000;
      const before = untrack(() => this.#heard);
      this.#heard = before === null ? hear([], lines, -Infinity) : hear(before, lines, now);
      this.#now = now;
    });
    $effect(() => {
      const wait = nextGone(this.#heard ?? [], textOf, this.#now);
      if (wait === null) return;
      const timer = setTimeout(() => (this.#now = performance.now() / 1000), Math.ceil(1000 * wait) + 10);
      return () => clearTimeout(timer);
    });
    this.#textOf = textOf;
  }
  #textOf: (line: TalkLine) => string = () => "";

  get lines(): Map<number, string> {
    return standing(this.#heard ?? [], this.#textOf, this.#now);
  }
}
