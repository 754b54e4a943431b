// The content of a game: cards, spaces and whatever else can lie on the table. Ours is part of the page; that of a
// pack, or of a server with other cards than this page was built for, comes from the server.
import { api } from "./api";
import type { TableInfo } from "./contract.gen";
import { words } from "./words.svelte";

interface AnyContent {
  hash: string;
  words: Record<string, string>;
}

/** What one game is played with: our own content at first, then that of the table. */
export class Box<C extends AnyContent> {
  #own: C;
  #fetched = new Map<string, Promise<C>>(); // what a hash names never changes
  #content: C;

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

  /** Brings what the table is played with, and its words. */
  async bring(table: TableInfo): Promise<void> {
    if (table.content === null) return;
    const content = await this.#find(table.id, table.content);
    await words.usePack(content.words);
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
