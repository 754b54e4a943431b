// Short notes that come and go: why something was refused, what was copied.
import { announcer } from "./announce.svelte";
import { Refusal, sentence } from "./api";
import { say, words } from "./words.svelte";

export interface Notice {
  id: number;
  text: string;
  rule: string | null;
}

class Notices {
  all = $state<Notice[]>([]);
  #next = 1;

  show(text: string, rule: string | null = null): void {
    const id = this.#next++;
    this.all = [...this.all.filter((notice) => notice.text !== text), { id, text, rule }];
    announcer.urge(text);
    setTimeout(() => this.drop(id), 7000);
  }

  drop(id: number): void {
    this.all = this.all.filter((notice) => notice.id !== id);
  }

  /** Says why something failed. */
  refuse(error: unknown): void {
    if (error instanceof Refusal) {
      const show = (): void => this.show(sentence(error.error), error.error.rule);
      void words.need("errors").then(show, show);
    } else {
      console.error(error);
      this.show(say("page-error-unknown", { code: "page" }));
    }
  }
}

export const notices = new Notices();

/** Runs it; on failure the reason is shown and the answer is null. */
export async function attempt<T>(what: () => Promise<T>): Promise<T | null> {
  try {
    return await what();
  } catch (error) {
    notices.refuse(error);
    return null;
  }
}
