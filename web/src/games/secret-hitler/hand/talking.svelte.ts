// What people say, at their seats: this page's clock for it. People are always live, so it reads the talk as it comes.
import { untrack } from "svelte";
import type { TalkLine } from "../../../lib/contract.gen";
import { hear, nextGone, standing, type Hearing } from "./bubbles";

export class Talking {
  #hearing = $state.raw<Hearing | null>(null);
  #now = $state(0);

  /** Call once while a component is set up. `told`: how many events were shown. */
  attend(talk: () => TalkLine[], told: () => number, textOf: (line: TalkLine) => string): void {
    $effect(() => {
      const now = performance.now() / 1000;
      const before = untrack(() => this.#hearing);
      this.#hearing = hear(before, talk(), told(), now);
      this.#now = now;
    });
    $effect(() => {
      const wait = nextGone(this.#hearing?.heard ?? [], textOf, this.#now);
      if (wait === null) return;
      const timer = setTimeout(() => (this.#now = performance.now() / 1000), Math.ceil(1000 * wait) + 10);
      return () => clearTimeout(timer);
    });
    this.#textOf = textOf;
  }
  #textOf: (line: TalkLine) => string = () => "";

  get lines(): Map<number, string> {
    return standing(this.#hearing?.heard ?? [], this.#textOf, this.#now);
  }
}
