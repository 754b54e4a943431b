// Whom somebody at a table looks at, to do something about: one person, by a seat or a line of talk, or all of them.
import type { TalkLine } from "./contract.gen";

export interface Meant {
  seat?: number;
  line?: TalkLine;
}

class AboutPerson {
  /** Nobody; all who are there; or one of them. */
  meant = $state.raw<Meant | "all" | null>(null);
  /** Whether a page is open on which something can be done about people. */
  ready = $state(false);
  /** The seats of the others there who are people. */
  seats = $state.raw<number[]>([]);
}

export const aboutPerson = new AboutPerson();
