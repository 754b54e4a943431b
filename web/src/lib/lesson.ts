// What a step of a lesson points at, and what the coach does when it is asked to show it.
import type { View } from "./contract.gen";
import type { LessonStep } from "./game";
import type { Shown } from "./shown";

type Step = Pick<LessonStep, "act" | "allow" | "at" | "done">;

/** Where the thing is, the likeliest place first: the space of a move, the button of an action. */
export function lit({ at, act }: Step): string[] {
  if (at !== undefined) return [at].flat();
  if (act === undefined) return [];
  const [verb, what] = act.split(" ");
  const button = `[data-action="${CSS.escape(act)}"]`;
  return [
    `#acts ${button}`,
    button, // on a card, on the stage
    ...(verb === "move" ? [`[data-space="${CSS.escape(what ?? "")}"]`] : []),
    `#acts [data-leads*="|${CSS.escape(act)}|"]`,
    `[data-verb="${verb}"]`,
    "#acts",
  ];
}

/** The action that the coach takes in the learner's place; null where the step only speaks. */
export function shows(step: Step, view: Pick<Shown, "legal"> | Pick<View, "legal">): string | null {
  if (step.act !== undefined) return view.legal.includes(step.act) ? step.act : null;
  if (step.done === undefined || step.allow === undefined) return null;
  return view.legal.find((action) => step.allow!.some((one) => action.startsWith(one))) ?? null;
}
