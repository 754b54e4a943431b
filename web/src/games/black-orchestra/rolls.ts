// Which events are rolls worth staging, and what their verdict is.
import type { Event, Face, PlotDetected, PlotFailed, PlotSucceeded } from "./contract.gen";
import type { Names } from "../../lib/names";
import { tell } from "../../lib/tell";
import { say, words } from "../../lib/words.svelte";
import type { Roll } from "./Dice.svelte";
import { cardKey } from "./facts";
import { faceName, personName } from "./tell";

type Verdict = PlotSucceeded | PlotDetected | PlotFailed;
const VERDICTS: Record<Verdict["kind"], Roll["tone"]> = {
  "plot-succeeded": "good",
  "plot-detected": "bad",
  "plot-failed": "plain",
};

/** The rolls among new events, in order. */
export function rolls(events: Event[], names: Names): Roll[] {
  return events.flatMap((event, index): Roll[] => {
    switch (event.kind) {
      case "conspired":
        return [small("bo-roll-conspire", event.who, event.dice)];
      case "release-rolled":
        return [{ ...small("bo-roll-release", event.who, [event.die]), tone: event.die === "eagle" ? "bad" : "good" }];
      case "resisted":
        return [small("bo-roll-resist", event.who, [event.die])];
      case "rolled":
        return [small("bo-roll-die", event.who, [event.die])];
      case "plot-rerolled":
        return [plain(`${personName(event.who)}: ${faceName(event.before)} → ?`, [event.after])];
      case "plot-rolled": {
        const result = events.slice(index + 1).find(isVerdict);
        const tried = events.slice(0, index).findLast((earlier) => earlier.kind === "plot");
        const plot = result?.plot ?? tried?.plot;
        return [
          {
            title: plot === undefined ? personName(event.who) : say("bo-roll-plot", { plot: say(cardKey(plot)) }),
            dice: event.dice,
            great: true,
            verdict: result?.line ? tell(result.line, names, words) : null,
            tone: result ? VERDICTS[result.kind] : "plain",
          },
        ];
      }
      default:
        return [];
    }
  });
}

const plain = (title: string, dice: Face[]): Roll => ({ title, dice, great: false, verdict: null, tone: "plain" });
const small = (key: string, who: string, dice: Face[]): Roll => plain(say(key, { who: personName(who) }), dice);
const isVerdict = (event: Event): event is Verdict => event.kind in VERDICTS;
