// The policies in my hand, as far as this page knows them: whether they are turned up now, whether I have looked at
// them at all, and which one I have picked but not yet confirmed. The cards and the buttons beside them share it.
import { laidOut, places, type Place } from "./layout";
import type { Party, Position } from "../contract.gen";

export type HandVerb = "discard" | "enact";

export class Hand {
  readonly verb: HandVerb;
  /** As they lie. */
  readonly cards: readonly Party[];
  /** Turned up, by whatever is pressed. */
  held = $state(false);
  looked = $state(false);
  picked = $state<number | null>(null);

  constructor(verb: HandVerb, cards: readonly Party[]) {
    this.verb = verb;
    this.cards = cards;
  }

  get places(): Place[] {
    return places(this.cards.length);
  }
  /** What doing it is called: `enact liberal`. */
  get action(): string | null {
    return this.picked === null ? null : `${this.verb} ${this.cards[this.picked]!}`;
  }

  hold(yes: boolean): void {
    this.held = yes;
    if (yes) this.looked = true;
  }
  /** They were turned up too shortly to be read: whoever presses a card to see it has not chosen it. */
  glance(): void {
    this.held = false;
    this.looked = false;
    this.picked = null;
  }
  /** Nobody lays away what they have not seen. */
  pick(card: number | null): void {
    if (this.looked) this.picked = card;
  }
}

/** What tells one hand from another, or null where there is none to choose from. `deal`: of the table and the seat. */
export const handKey = (seen: Position, deal: string): string | null =>
  seen.hand !== null && isVerb(seen.phase) ? `${deal} ${seen.session} ${seen.phase}` : null;

/** The hand that is to be chosen from, as it lies. */
export const handOf = (seen: Position, key: string): Hand =>
  new Hand(seen.phase === "discard" ? "discard" : "enact", laidOut(seen.hand ?? [], key));

const isVerb = (phase: string): boolean => phase === "discard" || phase === "enact";
