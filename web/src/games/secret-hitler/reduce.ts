// The position of Secret Hitler after one more event: what the table shows while the director plays what happened.
import type { Event, Party, Phase, Position, TableInfo } from "./contract.gen";

/** What no event tells comes with the next view: `voted`, `ballot`, `barred`, `unclaimed`, `conflicts`. */
export function step(position: Position, event: Event, table: TableInfo): Position {
  switch (event.kind) {
    case "roles":
      return { ...position, known: event.roles };
    case "shuffled":
      return { ...position, deck: event.liberal + event.fascist, discard: 0 };
    case "candidate":
      return stands(position, event.seat);
    case "nominated":
      return { ...position, phase: "vote", chancellor: event.chancellor, voted: [], ballot: null };
    case "votes":
      return {
        ...position,
        voted: [],
        ballot: null,
        ...(event.elected
          ? { last_president: event.president, last_chancellor: event.chancellor, session: position.session + 1 }
          : {}),
      };
    case "not-hitler":
      return { ...position, not_hitler: joined(position.not_hitler, event.seat) };
    case "tracker":
      return { ...position, tracker: event.tracker };
    case "chaos":
      return {
        ...laid(position, event.policy, table),
        deck: position.deck - 1,
        last_president: null,
        last_chancellor: null,
      };
    case "drawn":
      return { ...position, phase: "discard", deck: position.deck - 3, hand: event.tiles, veto_refused: false };
    case "passed":
      return { ...position, phase: "enact", discard: position.discard + 1, hand: event.tiles };
    case "enacted": {
      const after = laid(position, event.policy, table);
      return {
        ...after,
        phase: event.policy === "fascist" ? powerAfter(after.in_force.fascist, table) : position.phase,
        discard: position.discard + 1,
        hand: null,
      };
    }
    case "veto-asked":
      return { ...position, phase: "veto" };
    case "veto-refused":
      return { ...position, phase: "enact", veto_refused: true };
    case "veto-agreed":
      return { ...position, discard: position.discard + 2, hand: null };
    case "investigated":
      return { ...position, investigated: joined(position.investigated, event.target) };
    case "executed":
      return { ...position, alive: position.alive.filter((seat) => seat !== event.target) };
    case "over":
      return { ...position, phase: "over", known: event.roles, outcome: event.reason };
    case "special-election":
    case "peeked":
    case "claimed":
      return position;
  }
}

/** The next candidate. That the game went on shows that whoever was executed before was not Hitler (SH-R21). */
function stands(position: Position, seat: number): Position {
  const dead = Array.from({ length: position.players }, (_, n) => n).filter((n) => !position.alive.includes(n));
  return {
    ...position,
    phase: "nominate",
    president: seat,
    chancellor: null,
    // A special election leaves the rotation where it is (SH-R10).
    rotation: position.phase === "special-election" ? position.rotation : seat,
    not_hitler: dead.reduce(joined, position.not_hitler),
  };
}

const POWERS = {
  none: "enact",
  investigate: "investigate",
  "special-election": "special-election",
  peek: "peek",
  execution: "execute",
} as const;

/** What the president must do with the power of that space; without one the next candidate stands. */
const powerAfter = (fascist: number, table: TableInfo): Phase => POWERS[table.options.powers[fascist - 1] ?? "none"];

/** A policy comes into force (SH-E9, SH-V1). */
function laid(position: Position, policy: Party, table: TableInfo): Position {
  const in_force = { ...position.in_force, [policy]: position.in_force[policy] + 1 };
  return { ...position, in_force, tracker: 0, veto_open: in_force.fascist >= table.options.veto_from };
}

const joined = (seats: number[], seat: number): number[] =>
  seats.includes(seat) ? seats : [...seats, seat].sort((one, other) => one - other);
