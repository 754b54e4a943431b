// What a strong bot would do in my place, marked among the choices on the screen.
import type { Hint, View } from "./contract.gen";

/** The setting `hints` of a table, by the name of each choice. */
export const HINTS = { alone: null, yes: true, no: false };
export type Hints = keyof typeof HINTS;
export const HINT_NAMES = Object.keys(HINTS) as Hints[];

/** What the advice was given for; as soon as one of these changes it is old. */
export type Moment = Pick<View, "seat" | "legal"> & { events: { length: number } };

/** Whether the advice still answers what is asked. */
export function holds(hint: Hint, then: Moment, now: Moment): boolean {
  return (
    now.seat === hint.seat &&
    now.events.length === then.events.length &&
    now.legal.length === then.legal.length &&
    now.legal.every((action, n) => action === then.legal[n])
  );
}

/** Which of my choices is meant: its place, or -1. */
export const chosen = (hint: Hint, view: Pick<View, "choices">): number =>
  view.choices.findIndex((choice) => choice.action === hint.action);

/** Where on the page the choice can be made: its button, one that leads to it, and its space on a map. */
export function selectors(hint: Hint, view: Pick<View, "choices">): string[] {
  if (hint.action === null) return [];
  const space = view.choices[chosen(hint, view)]?.about?.["space"];
  return [
    `[data-action="${CSS.escape(hint.action)}"]`,
    `[data-leads*="|${CSS.escape(hint.action)}|"]`,
    ...(space === undefined ? [] : [`[data-space="${CSS.escape(String(space))}"]`]),
  ];
}
