// Secret Hitler in sentences: log lines, the status line in two voices, and the whole table as text.
import type { Claimed, ClaimKind, Event, Party, Position, View } from "./contract.gen";
import { say, words } from "../../lib/words.svelte";
import type { Line, Status, Teller } from "../../lib/game";
import type { Names } from "../../lib/names";
import { claimedTiles, investigatedIn, termLimited } from "./model";

type Facts = Record<string, string | number>;

export function tiles(list: Party[]): string {
  return list.map((tile) => say(`tile-sh-${tile}`)).join(", ");
}

function counted(list: Party[]): Facts {
  const liberal = list.filter((tile) => tile === "liberal").length;
  return { liberal, fascist: list.length - liberal };
}

/** Names for the seats, words and numbers for the rest. */
function facts(event: Event, names: Names): Facts {
  const told: Facts = {};
  const seats = ["seat", "president", "chancellor", "target"];
  const plain = ["policy", "party", "side", "tracker", "liberal", "fascist"];
  for (const [name, value] of Object.entries(event)) {
    if (seats.includes(name) && typeof value === "number") told[name] = names(value);
    else if (plain.includes(name) && (typeof value === "string" || typeof value === "number")) told[name] = value;
  }
  return told;
}

/** What only single eyes know stays out of the log until the end: a neighbour could look. */
const isOpen = (view: View): boolean => view.table.finished !== null;

function line(event: Event, view: View, names: Names): Line | null {
  const seen = view.observation;
  const args = facts(event, names);
  const plain: Line = { key: `log-sh-${event.kind}`, args, source: event.source, explain: `explain-sh-${event.kind}` };
  switch (event.kind) {
    case "roles":
      return { ...plain, key: view.seat === null || isOpen(view) ? "log-sh-roles" : "log-sh-roles-own" };
    case "candidate":
      return { ...plain, tone: "heading" };
    case "votes": {
      const ja = event.ja;
      const nein = event.nein;
      return {
        ...plain,
        args: { ...args, elected: event.elected ? "yes" : "no", ja: ja.length, nein: nein.length },
        detail: ballots(ja, nein, names),
      };
    }
    case "drawn":
    case "passed": {
      const seenTiles = event.tiles;
      if (!isOpen(view) || !seenTiles) return plain;
      return {
        ...plain,
        key: event.kind === "drawn" ? "page-sh-log-drew" : "log-sh-passed-own",
        args: { ...args, ...counted(seenTiles) },
      };
    }
    case "enacted":
    case "chaos":
      return { ...plain, tone: event.policy === "liberal" ? "good" : "bad" };
    case "investigated":
      return isOpen(view) && event.party ? { ...plain, key: "log-sh-investigated-own" } : plain;
    case "peeked": {
      const seenTiles = event.tiles;
      return isOpen(view) && seenTiles
        ? { ...plain, key: "log-sh-peeked-own", args: { ...args, tiles: tiles(seenTiles) } }
        : plain;
    }
    case "executed":
      return { ...plain, tone: "bad" };
    case "not-hitler":
      return { ...plain, tone: "good" };
    case "claimed":
      return claimLine(event, view, names, plain, seen);
    case "over":
      return { ...plain, tone: "heading", detail: { key: `outcome-sh-${event.reason}.text` } };
    default:
      return plain;
  }
}

function ballots(ja: number[], nein: number[], names: Names): { key: string; args: Facts } {
  if (nein.length === 0) return { key: "page-sh-ballots-ja", args: {} };
  if (ja.length === 0) return { key: "page-sh-ballots-nein", args: {} };
  return { key: "page-sh-ballots", args: { ja: words.list(ja.map(names)), nein: words.list(nein.map(names)) } };
}

/** Which claims a contradiction is about: what somebody drew has nothing to do with whom they accuse. */
const CONCERNS: Record<string, ClaimKind[]> = {
  "drawn-policy": ["drawn"],
  "received-policy": ["received"],
  accused: ["party"],
  "drawn-received": ["drawn", "received"],
  "liberal-buried": ["drawn", "received"],
  "peek-drawn": ["peek", "drawn"],
};

function claimLine(event: Claimed, view: View, names: Names, plain: Line, seen: Position | null): Line {
  const what = event.what;
  const session = event.session;
  const claimed = claimedTiles(what, event.claim);
  const conflict = seen?.conflicts.find(
    (one) => one.session === session && one.seats.includes(event.seat) && CONCERNS[one.reason]?.includes(what),
  );
  const target = investigatedIn(view.events, session);
  const args: Facts = {
    ...plain.args,
    ...counted(claimed),
    tiles: tiles(claimed),
    target: names(target),
    party: claimed[0] ?? "liberal",
  };
  return {
    ...plain,
    key: `log-sh-claimed-${what}`,
    args,
    tone: conflict ? "conflict" : "claim",
    ...(conflict
      ? { detail: { key: `page-sh-conflict-${conflict.reason}`, args: conflictArgs(conflict.seats, names) } }
      : {}),
  };
}

function conflictArgs(seats: number[], names: Names): Facts {
  return { first: names(seats[0]), second: names(seats[1] ?? seats[0]) };
}

function status(view: View, names: Names): Status {
  const seen = view.observation;
  if (seen === null) return { mine: null, others: null };
  if (seen.phase === "over") {
    return { mine: seen.outcome === null ? null : say(`outcome-sh-${seen.outcome}`), others: null };
  }
  const required = view.decisions.filter((decision) => decision.required);
  const mine = required.find((decision) => decision.seat === view.seat);
  const others = required.filter((decision) => decision.seat !== view.seat);
  const about = { president: names(seen.president), chancellor: names(seen.chancellor) };
  return {
    mine: mine === undefined ? null : say(`do-sh-${mine.kind}`, about),
    others: waitingFor(
      others.map((decision) => decision.seat),
      others[0]?.kind ?? null,
      names,
    ),
    note: warning(view, seen, about),
  };
}

function waitingFor(seats: number[], kind: string | null, names: Names): string | null {
  if (kind === null) return null;
  if (kind === "vote") return say("page-sh-wait-votes", { names: words.list(seats.map(names)), count: seats.length });
  return say(`wait-sh-${kind}`, { name: names(seats[0]) });
}

function warning(view: View, seen: Position, about: Facts): string | null {
  if (seen.phase !== "vote" && seen.phase !== "nominate") return null;
  const inZone = seen.in_force.fascist >= view.table.options.hitler_zone;
  if (inZone && seen.phase === "nominate") return say("page-sh-danger-zone");
  if (inZone && seen.chancellor !== null && !seen.not_hitler.includes(seen.chancellor))
    return say("page-sh-danger", about);
  if (seen.tracker === 2) return say("page-sh-danger-chaos");
  return null;
}

function describe(view: View, names: Names): { heading: string; lines: string[] }[] {
  const seen = view.observation;
  if (seen === null) return [];
  const options = view.table.options;
  const now = status(view, names);
  const power = options.powers[seen.in_force.fascist];
  const limited = termLimited(seen);
  const said = [
    say("text-sh-tracks", seen.in_force),
    say("text-sh-decks", { deck: seen.deck, discard: seen.discard, tracker: seen.tracker }),
    say("text-sh-next-power", { power: power === undefined ? say("text-sh-fascists-win") : say(`power-${power}`) }),
  ];
  const people = Array.from({ length: seen.players }, (_, seat) => {
    const marks = seatMarks(view, seen, seat, limited);
    return marks.length === 0 ? names(seat) : `${names(seat)}: ${marks.join(", ")}`;
  });
  return [
    { heading: say("page-text-now"), lines: [now.mine, now.others, now.note ?? null].filter((text) => text !== null) },
    { heading: say("page-text-board"), lines: said },
    { heading: say("page-text-people"), lines: people },
    {
      heading: say("page-log"),
      lines: view.events.flatMap((event) => {
        const told = line(event, view, names);
        return told === null
          ? []
          : [say(told.key, told.args) + (told.detail ? ` ${say(told.detail.key, told.detail.args)}` : "")];
      }),
    },
  ];
}

/** What is publicly known about a seat, in words. */
export function seatMarks(view: View, seen: Position, seat: number, limited = termLimited(seen)): string[] {
  const marks: string[] = [];
  const inSession =
    ["discard", "enact", "veto"].includes(seen.phase) ||
    seen.phase in { investigate: 1, "special-election": 1, peek: 1, execute: 1 };
  if (seat === view.seat) marks.push(say("text-sh-you"));
  if (!seen.alive.includes(seat)) marks.push(say("text-sh-dead"));
  if (seen.phase !== "over") {
    if (seat === seen.president) marks.push(say(inSession ? "text-sh-president" : "text-sh-candidate"));
    if (seat === seen.chancellor) marks.push(say(inSession ? "text-sh-chancellor" : "text-sh-nominee"));
    if (seat === seen.last_president && limited.has(seat)) marks.push(say("text-sh-last-president"));
    if (seat === seen.last_chancellor && limited.has(seat)) marks.push(say("text-sh-last-chancellor"));
    if (seen.phase === "vote" && seen.voted.includes(seat)) marks.push(say("text-sh-voted"));
  }
  if (seen.not_hitler.includes(seat)) marks.push(say("text-sh-not-hitler"));
  if (isOpen(view) && seen.known[seat]) marks.push(say(`role-${seen.known[seat]}`));
  return marks;
}

export const tell: Teller<View> = { line, status, describe };
