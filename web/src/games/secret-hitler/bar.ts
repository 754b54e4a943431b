// What the bar says besides the question: what will come of it, and what is being turned over. It knows only what lies
// open to everybody, so that it is the same whatever somebody holds.
import type { Told } from "../../lib/contract.gen";
import type { Stage } from "../../lib/director";
import type { Options, Position, Votes } from "./contract.gen";
import { FASCISTS_TO_WIN, LIBERALS_TO_WIN } from "./model";
import { countAfter, majority, turnedOver } from "./scenes/ballots";

const CHAOS = 3; // elections failed in a row

const seat = (number: number): { seat: number } => ({ seat: number });

/** What the president does by themselves, and so knows before it is shown. Before an execution nothing is said. */
const BY_PRESIDENT = ["nominated", "passed", "veto-agreed", "veto-refused", "investigated", "special-election"];

/** While something is staged that has no line yet: what one sees, or has just done oneself. */
export function stagedLine(stage: Stage, seen: Position, me: number | null): Told | null {
  const { beat } = stage;
  if (beat === null || stage.part === "after") return null;
  const mine = me !== null && (beat.kind === "veto-asked" ? seen.chancellor : seen.president) === me;
  if (mine && (beat.kind === "veto-asked" || BY_PRESIDENT.includes(beat.kind))) return beat.events[0]?.line ?? null;
  if (beat.kind === "enacted") return { key: "page-sh-bar-policy", args: {} };
  // The nominee stands on the stage before the line is told.
  if (beat.kind === "nominated" && stage.part === "turn") return beat.events[0]?.line ?? null;
  if (beat.kind !== "votes") return null;
  const votes = beat.events[0] as Votes;
  const order = turnedOver(votes, beat.eyes);
  const next = order[stage.mark];
  const named = next !== undefined && countAfter(votes, order, stage.mark).decided === null;
  return named ? { key: "page-sh-bar-ballot", args: { name: seat(next) } } : { key: "page-sh-bar-ballots", args: {} };
}

interface Asked {
  seen: Position;
  options: Options;
  stage: Stage;
  /** Whose eyes they are; null for a visitor. */
  me: number | null;
  /** It is I who is asked. */
  asked: boolean;
  talking: boolean;
  /** What may come of an election stands there already. */
  warned: boolean;
  /** There is room for one sentence. */
  brief?: boolean;
}

/** The second line of the bar: one or two sentences, or none. */
export function secondLine({ seen, options, stage, me, asked, talking, warned, brief = false }: Asked): Told[] {
  const president = seat(seen.president);
  const whose = asked ? "own" : "other";
  if (stage.beat?.kind === "votes" && stage.part !== "after") {
    const mine = me !== null && seen.alive.includes(me);
    return [{ key: mine ? "page-sh-bar-ballots-mine" : "page-sh-bar-ballots-in", args: {} }];
  }
  if (stage.beat !== null || warned) return [];
  if (talking) return [{ key: "page-sh-bar-talk", args: {} }];
  switch (seen.phase) {
    case "nominate":
      return [
        { key: `page-sh-bar-nominate-${whose}`, args: {} },
        ...(seen.in_force.fascist >= options.hitler_zone ? [{ key: "page-sh-bar-zone", args: {} }] : []),
      ];
    case "vote":
      if (!asked) return [{ key: "page-sh-bar-vote-other", args: {} }];
      return [
        { key: "page-sh-bar-vote", args: { needed: majority(seen.alive.length), voters: seen.alive.length } },
        ...(brief ? [] : [whenItFails(seen)]),
      ];
    case "enact":
      return mayBring(seen, options);
    case "discard":
      if (brief) return [];
    // falls through
    case "veto":
    case "investigate":
    case "peek":
    case "execute":
    case "special-election":
      return [{ key: `page-sh-bar-${seen.phase}-${whose}`, args: { name: president } }];
    default:
      return [];
  }
}

const whenItFails = ({ tracker }: Position): Told =>
  tracker + 1 < CHAOS
    ? { key: "page-sh-bar-fails", args: { tracker: tracker + 1 } }
    : { key: "page-sh-bar-fails-chaos", args: {} };

/** What a policy of each party would bring. */
function mayBring(seen: Position, options: Options): Told[] {
  const { liberal, fascist } = seen.in_force;
  const power = options.powers[fascist] ?? "none";
  const wins = fascist + 1 === FASCISTS_TO_WIN;
  const bad = wins ? "win" : fascist + 1 === options.hitler_zone ? "zone" : power;
  return [
    ...(liberal + 1 === LIBERALS_TO_WIN ? [{ key: "page-sh-bar-liberal-win", args: {} }] : []),
    { key: `page-sh-bar-fascist-${bad}`, args: { name: seat(seen.president) } },
  ];
}
