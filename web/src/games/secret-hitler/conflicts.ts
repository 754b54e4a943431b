// Claims that cannot all be true (SH-T1), found in the events that have been shown: what the engine finds in its log,
// and never earlier than the page tells the claims themselves.
import type { Claimed, Conflict, Event, Party } from "./contract.gen";

/** Which claims a contradiction is about: what somebody drew has nothing to do with whom they accuse. */
const CONCERNS: Record<Conflict["reason"], Claimed["what"][]> = {
  "drawn-policy": ["drawn"],
  "received-policy": ["received"],
  accused: ["party"],
  "drawn-received": ["drawn", "received"],
  "liberal-buried": ["drawn", "received"],
  "peek-drawn": ["peek", "drawn"],
};

export const concerns = (conflict: Conflict, claim: Claimed): boolean =>
  conflict.seats.includes(claim.seat) && CONCERNS[conflict.reason].includes(claim.what);

/** How many liberal policies a hand or a peek is said to have held. */
export const liberalsIn = (claim: Claimed): number =>
  claim.what === "peek" ? claim.claim.filter((party) => party === "liberal").length : Number(claim.claim[0]);

/** What was claimed and what happened, by session. */
interface Said {
  laid: Map<number, Party>;
  drawn: Map<number, Claimed>;
  received: Map<number, Claimed>;
  peeked: Map<number, Claimed>;
  /** By the session of a peek: the session that drew the very three policies. */
  drawsOfPeek: Map<number, number>;
}

export function conflicts(events: Event[]): Conflict[] {
  const said: Said = {
    laid: new Map(),
    drawn: new Map(),
    received: new Map(),
    peeked: new Map(),
    drawsOfPeek: new Map(),
  };
  const suspects = new Map<number, number>();
  const found: Conflict[] = [];
  let session = 0;
  let onTop: number[] = []; // sessions whose peek still tells the next draw
  for (const event of events) {
    if (event.kind === "drawn") {
      session += 1;
      for (const peek of onTop) said.drawsOfPeek.set(peek, session);
      onTop = [];
    } else if (event.kind === "enacted") said.laid.set(session, event.policy);
    else if (event.kind === "peeked") onTop.push(session);
    else if (event.kind === "chaos")
      onTop = []; // which takes the first of the three away
    else if (event.kind === "investigated") suspects.set(session, event.target);
    else if (event.kind === "claimed") found.push(...alone(event, said, suspects));
  }
  return [...found, ...betweenPartners(said), ...withPeeks(said)];
}

/** A claim against the policy that was laid, or against the player it accuses. */
function alone(claim: Claimed, said: Said, suspects: Map<number, number>): Conflict[] {
  const { seat, session, what } = claim;
  if (what === "party")
    return claim.claim[0] === "liberal" ? [] : [{ reason: "accused", session, seats: [seat, suspects.get(session)!] }];
  if (what === "peek") {
    said.peeked.set(session, claim);
    return [];
  }
  said[what].set(session, claim);
  const laid = said.laid.get(session);
  const size = what === "drawn" ? 3 : 2;
  if (laid === undefined || liberalsIn(claim) !== (laid === "liberal" ? 0 : size)) return [];
  return [{ reason: `${what}-policy`, session, seats: [seat] }];
}

/** One pair could be true word for word and is marked all the same: one liberal drawn, none received, none laid. */
function betweenPartners(said: Said): Conflict[] {
  return [...said.drawn].flatMap(([session, claim]): Conflict[] => {
    const other = said.received.get(session);
    if (other === undefined) return [];
    const [drawn, received] = [liberalsIn(claim), liberalsIn(other)];
    const seats = [claim.seat, other.seat];
    if (received !== drawn && received !== drawn - 1) return [{ reason: "drawn-received", session, seats }];
    const buried = drawn === 1 && received === 0 && said.laid.get(session) !== "liberal";
    return buried ? [{ reason: "liberal-buried", session, seats }] : [];
  });
}

function withPeeks(said: Said): Conflict[] {
  return [...said.peeked].flatMap(([peek, claim]): Conflict[] => {
    const session = said.drawsOfPeek.get(peek) ?? 0;
    const draw = said.drawn.get(session);
    if (draw === undefined || liberalsIn(draw) === liberalsIn(claim)) return [];
    return [{ reason: "peek-drawn", session, seats: [claim.seat, draw.seat] }];
  });
}
