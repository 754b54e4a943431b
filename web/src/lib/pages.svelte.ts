// A list of tables that comes a page at a time. The first page is looked at again and again; what was loaded behind it
// stays, and a table that has moved to the front is shown there alone.
import type { TableCard, Tables } from "./contract.gen";

export class Pages {
  #first = $state.raw<TableCard[]>([]);
  #behind = $state.raw<TableCard[]>([]);
  #next = $state.raw<string | null>(null);
  #loaded = false; // something behind the first page

  constructor(private ask: (after: string | null) => Promise<Tables>) {}

  get tables(): TableCard[] {
    const front = new Set(this.#first.map((table) => table.id));
    return [...this.#first, ...this.#behind.filter((table) => !front.has(table.id))];
  }

  get more(): boolean {
    return this.#next !== null;
  }

  async refresh(): Promise<void> {
    const page = await this.ask(null);
    this.#first = page.tables;
    if (!this.#loaded) this.#next = page.next;
  }

  async load(): Promise<void> {
    if (this.#next === null) return;
    const page = await this.ask(this.#next);
    this.#loaded = true;
    const known = new Set(this.#behind.map((table) => table.id));
    this.#behind = [...this.#behind, ...page.tables.filter((table) => !known.has(table.id))];
    this.#next = page.next;
  }
}
