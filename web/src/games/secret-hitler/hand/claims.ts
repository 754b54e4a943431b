// The strip of claims: what I could still say about what I saw, the newest government first.
import type { ClaimKind, Event, Party } from "../contract.gen";
import { investigatedIn, openClaims, sessionOf } from "../model";
import { record } from "../record";

export interface OpenClaim {
  what: ClaimKind;
  session: number;
  /** Its round in the record, and with whom I governed (or whom I investigated). */
  round: number;
  other: number | null;
  actions: { action: string; claim: string[] }[];
}

export const keyOf = (claim: Pick<OpenClaim, "what" | "session">): string => `${claim.what} ${claim.session}`;

/** Of one government, a hand comes before what its power showed. */
const ORDER: ClaimKind[] = ["drawn", "received", "party", "peek"];

export function claimsOf(legal: string[], events: Event[], players: number): OpenClaim[] {
  const rows = record(events, players);
  return openClaims(legal)
    .map((group): OpenClaim => {
      const row = rows.find((one) => one.session === group.session);
      const partner = { drawn: row?.chancellor, received: row?.president }[group.what as string] ?? null;
      return {
        ...group,
        round: row?.round ?? group.session,
        other: group.what === "party" ? investigatedIn(events, group.session) : partner,
      };
    })
    .sort((one, next) => next.session - one.session || ORDER.indexOf(one.what) - ORDER.indexOf(next.what));
}

/** The policy of the government that a claim about a hand speaks of, which everybody saw. */
function laidBy(session: number, events: Event[]): Party | null {
  for (const event of events)
    if (event.kind === "enacted" && sessionOf(events, event.number) === session) return event.policy;
  return null;
}

/** The policy that everybody saw, where a hand as it is claimed cannot have held it: who says so is known to lie. */
export function refutedBy(claim: Pick<OpenClaim, "what" | "session">, said: string[], events: Event[]): Party | null {
  if (claim.what !== "drawn" && claim.what !== "received") return null;
  const laid = laidBy(claim.session, events);
  const liberals = Number(said[0]);
  const size = claim.what === "drawn" ? 3 : 2;
  return laid !== null && liberals === (laid === "liberal" ? 0 : size) ? laid : null;
}

/** What was really seen, for the eyes of the one who saw it. */
export function truthOf(claim: Pick<OpenClaim, "what" | "session">, events: Event[]): Party[] | null {
  for (const event of events) {
    if (sessionOf(events, event.number) !== claim.session) continue;
    if (claim.what === "drawn" && event.kind === "drawn") return event.tiles;
    if (claim.what === "received" && event.kind === "passed") return event.tiles;
    if (claim.what === "peek" && event.kind === "peeked") return event.tiles;
    if (claim.what === "party" && event.kind === "investigated") return event.party && [event.party];
  }
  return null;
}
