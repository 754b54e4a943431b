// What a bot decided for somebody who was away, as they are told when they are back.
import type { Aside } from "./contract.gen";

/** What was done on that seat between the bot's stepping in and the return of that version. */
export function doneForMe(asides: Aside[], seat: number, returned: number): Aside[] {
  const mine = asides.filter((aside) => aside.seat === seat && aside.version < returned);
  const began = mine.findLast((aside) => aside.kind === "substitute" || aside.kind === "return");
  const since = began?.kind === "substitute" ? began.version : returned;
  return mine.filter((aside) => aside.kind === "played" && aside.version > since);
}
