// The content of a game: cards, spaces and whatever else can lie on the table. Ours is part of the page; that of a
// pack, or of a server with other cards than this page was built for, comes from the server.
import { api, OFFLINE, Refusal, sentence } from "./api";
import type { Problem, TableInfo } from "./contract.gen";
import { say, words } from "./words.svelte";

const PAUSE = 2000; // before it is tried again

interface AnyContent {
  hash: string;
  words: Record<string, string>;
}

/** What one game is played with: our own content at first, then that of the table. */
export class Box<C extends AnyContent> {
  #own: C;
  #fetched = new Map<string, Promise<C>>(); // what a hash names never changes
  #content: C;
  #failure = $state.raw<Problem | null>(null);

  constructor(own: C) {
    this.#own = own;
    this.#content = $state.raw(own);
  }

  get content(): C {
    return this.#content;
  }

  /** Whether this is what the table is played with. */
  holds(table: TableInfo): boolean {
    return table.content === null || table.content === this.#content.hash;
  }

  /** Why it is not here yet, where it could not be brought. */
  get failure(): string {
    if (this.#failure === null) return "";
    return this.#failure.code === OFFLINE.code ? say("page-offline") : sentence(this.#failure);
  }

  /** Brings what the table is played with, and its words, however often it takes. Returns how to stop. */
  bring(table: TableInfo): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const attempt = async (): Promise<void> => {
      try {
        await this.#bring(table);
        this.#failure = null;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        this.#failure = error.error;
        if (!stopped && error.passes) timer = setTimeout(() => void attempt(), PAUSE);
      }
    };
    void attempt();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }

  async #bring(table: TableInfo): Promise<void> {
    if (table.content === null) return;
    const content = await this.#find(table.id, table.content);
    try {
      await words.usePack(content.words);
    } catch {
      throw new Refusal(OFFLINE); // ours come from the same server, which is away
    }
    this.#content = content;
  }

  #find(table: string, hash: string): Promise<C> {
    if (hash === this.#own.hash) return Promise.resolve(this.#own);
    let found = this.#fetched.get(hash);
    if (found === undefined) {
      found = api.content<C>(table, hash);
      this.#fetched.set(hash, found);
      found.catch(() => this.#fetched.delete(hash));
    }
    return found;
  }
}
