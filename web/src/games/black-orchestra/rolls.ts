// Which events are rolls worth staging, and what their verdict is.
import type { GameEvent } from "../../lib/contract";
import { say } from "../../lib/words.svelte";
import type { Roll } from "./Dice.svelte";
import { args, faceName, personName } from "./tell";

const VERDICTS: Record<string, Roll["tone"]> = {
  "plot-succeeded": "good",
  "plot-detected": "bad",
  "plot-failed": "plain",
};

/** The rolls among new events, in order. */
export function rolls(events: GameEvent[]): Roll[] {
  return events.flatMap((event, index): Roll[] => {
    const who = typeof event["who"] === "string" ? personName(event["who"]) : "";
    const one = [event["die"] as string | number];
    switch (event.kind) {
      case "conspired":
        return [
          {
            title: say("bo-roll-conspire", { who }),
            dice: event["dice"] as Roll["dice"],
            great: false,
            verdict: null,
            tone: "plain",
          },
        ];
      case "release-rolled":
        return [
          {
            title: say("bo-roll-release", { who }),
            dice: one,
            great: false,
            verdict: null,
            tone: one[0] === "eagle" ? "bad" : "good",
          },
        ];
      case "resisted":
        return [{ title: say("bo-roll-resist", { who }), dice: one, great: false, verdict: null, tone: "plain" }];
      case "rolled":
        return [{ title: say("bo-roll-die", { who }), dice: one, great: false, verdict: null, tone: "plain" }];
      case "plot-rerolled":
        return [
          {
            title: `${who}: ${faceName(event["before"])} → ?`,
            dice: [event["after"] as string],
            great: false,
            verdict: null,
            tone: "plain",
          },
        ];
      case "plot-rolled": {
        const rest = events.slice(index + 1);
        const result = rest.find((later) => later.kind in VERDICTS);
        const plot = [...events]
          .slice(0, index)
          .reverse()
          .find((earlier) => earlier.kind === "plot");
        return [
          {
            title: result
              ? say("bo-roll-plot", { plot: String(args(result)["plot"]) })
              : plot
                ? say("bo-roll-plot", { plot: String(args(plot)["plot"]) })
                : who,
            dice: event["dice"] as Roll["dice"],
            great: true,
            verdict: result ? say(`bo-log-${result.kind}`, args(result)) : null,
            tone: result ? VERDICTS[result.kind]! : "plain",
          },
        ];
      }
      default:
        return [];
    }
  });
}
