// Which picture stands in the middle of the ring: that of the beat that runs, or of what the table waits for.
import type { Pace, Stage } from "../../../lib/director";
import type { Event, Over, Phase, Position } from "../contract.gen";

export type Picture =
  "election" | "zone" | "tracker" | "session" | "policy" | "veto" | "power" | "execution" | "shuffle";

const OF_BEAT: Partial<Record<Event["kind"], Picture>> = {
  nominated: "election",
  votes: "election",
  "not-hitler": "zone",
  tracker: "tracker",
  drawn: "session",
  passed: "session",
  enacted: "policy",
  chaos: "policy",
  "veto-asked": "veto",
  "veto-agreed": "veto",
  "veto-refused": "veto",
  investigated: "power",
  "special-election": "power",
  peeked: "power",
  executed: "execution",
  shuffled: "shuffle",
};

/** What stands there while somebody decides. */
const OF_PHASE: Partial<Record<Phase, Picture>> = {
  vote: "election",
  discard: "session",
  enact: "session",
  veto: "veto",
};

/** These leave the tracks in sight. */
const BESIDE_TRACKS: Picture[] = ["session", "policy", "veto", "shuffle", "tracker"];

/** Null: the tracks alone, and who governs. */
export function pictureOf(stage: Pick<Stage, "beat" | "part">, seen: Position): Picture | null {
  const event = stage.beat?.events[0] as Event | undefined;
  if (event?.kind === "over") return stage.part === "after" ? null : beforeTheEnd(event);
  if (event?.kind === "candidate") return null; // the government before is done, whatever was asked of it last
  const staged = event && OF_BEAT[event.kind];
  return staged ?? OF_PHASE[seen.phase] ?? null;
}

/** The last picture stands in silence; whether the chancellor is Hitler is asked as always. */
const beforeTheEnd = ({ reason }: Over): Picture | null =>
  reason === "hitler-elected" ? "zone" : reason === "hitler-executed" ? "execution" : null;

export const showsTracks = (picture: Picture | null): boolean => picture === null || BESIDE_TRACKS.includes(picture);

/** Sunrays stand behind a vote alone. */
export const hasRays = (picture: Picture | null): boolean => picture === "election";

/** By how much what moves is slower than at the normal pace. */
export const TEMPO: Record<Pace, number> = { slow: 1.6, normal: 1, fast: 0.5, step: 1, none: 0 };

/** All light leaves the ring. */
export const isSilent = (picture: Picture | null): boolean => picture === "zone" || picture === "execution";

/** Whom the picture is about: their seats stay lit when all light leaves the ring. */
export function litIn(picture: Picture | null, stage: Pick<Stage, "beat">, seen: Position): number[] {
  const event = stage.beat?.events[0] as Event | undefined;
  if (picture === "zone" && seen.chancellor !== null) return [seen.chancellor];
  return picture === "execution" && event?.kind === "executed" ? [event.target] : [];
}
