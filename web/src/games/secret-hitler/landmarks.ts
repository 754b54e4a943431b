// What stands on the bar of a finished game: rounds, policies, executions.
import type { Landmarks } from "../../lib/scenes";
import type { Event } from "./contract.gen";

export const landmarks: Landmarks = {
  chapter: "candidate",
  mark: (happened) => {
    const event = happened as Event;
    if (event.kind === "enacted" || event.kind === "chaos") return event.policy;
    return event.kind === "executed" ? "execution" : null;
  },
};
