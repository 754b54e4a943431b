// Questions that are asked where their scene stands, not in the bar.
import type { Position } from "../contract.gen";

/** A roll that may still be changed covers the page; an interrogation is read where it takes place. */
export const isAskedOnStage = ({ decision, plot }: Position, seat: number | null): boolean =>
  plot?.phase === "rolled" || (decision?.kind === "interrogation" && decision.seat === seat);
