// What I write down about the others at a table. It lives on the server under my own seat, for no other eye: it comes
// back after a reload and on another device, and no view, log or record holds it.
import { api } from "./api";
import type { Note } from "./contract.gen";
import { attempt } from "./notices.svelte";

export class Notes {
  /** By the seat that they are about. */
  kept = $state.raw<ReadonlyMap<number, Note>>(new Map());
  /** Words on their way to the server. */
  keeping = $state(0);

  constructor(
    private readonly table: string,
    private readonly seat: number,
  ) {}

  /** Asks for what was noted, here or on another device. */
  async load(): Promise<void> {
    const notes = await attempt(() => api.notes(this.table, this.seat));
    if (notes !== null && this.keeping === 0) this.kept = new Map(notes.map((note) => [note.about, note]));
  }

  of(about: number): Note {
    return this.kept.get(about) ?? { about, mark: "", text: "" };
  }

  /** Shown at once, and kept as soon as the server has it; where it refuses, the reason is shown. */
  async keep(note: Note): Promise<boolean> {
    this.kept = new Map(this.kept).set(note.about, note);
    this.keeping += 1;
    const kept = await attempt(() => api.note(this.table, this.seat, note));
    this.keeping -= 1;
    return kept !== null;
  }
}
