// The record of governments over whole recorded games: it agrees with the engine at every step, through every pair of
// eyes, and what it says must be true turns out to be true in the end.
import { describe, expect, test } from "vitest";
import { conflicts } from "../src/games/secret-hitler/conflicts";
import type { Claimed, Event, Over, Session, View } from "../src/games/secret-hitler/contract.gen";
import { decks, mustBeTrue, type Must } from "../src/games/secret-hitler/deck";
import { claimedTiles, termLimited } from "../src/games/secret-hitler/model";
import { inForce, record, type Row } from "../src/games/secret-hitler/record";
import { films } from "./recorded";

const games = films("secret-hitler").map(({ name, views }) => ({ name, views: views as View[] }));
const ending = (views: View[]): Over => views.at(-1)!.events.find((event) => event.kind === "over")!;

describe.each(games)("$name", ({ views }) => {
  test("agrees with the engine at every step", () => {
    for (const { events, observation, table } of views) {
      const seen = observation!;
      const rows = record(events, seen.players);
      expect(conflicts(events)).toEqual(seen.conflicts);
      const policies = rows.flatMap((row) => inForce(row) ?? []);
      for (const party of ["liberal", "fascist"] as const) {
        const start = party === "liberal" ? table.options.liberal_start : table.options.fascist_start;
        expect(policies.filter((one) => one === party)).toHaveLength(seen.in_force[party] - start);
      }
      expect(decks(events, rows).at(-1)!.left).toBe(seen.deck);
      const now = rows.at(-1)!;
      if (seen.phase === "nominate") {
        expect([now.president, now.chancellor]).toEqual([seen.president, seen.chancellor]);
        const limited = [...termLimited(seen)].filter((seat) => seat !== seen.president);
        expect([...now.limited].sort()).toEqual(limited.sort());
      }
      expect(rows.map((row) => row.running)).toEqual(rows.map((row) => row === now && seen.phase !== "over"));
    }
  });

  test("every policy of the game stands in one row, every claim in its own", () => {
    const { events, observation } = views.at(-1)!;
    const rows = record(events, observation!.players);
    const laid = events.filter((event) => event.kind === "enacted" || event.kind === "chaos");
    expect(rows.flatMap((row) => [row.policy, row.chaos].filter((one) => one !== null))).toHaveLength(laid.length);
    const claims = rows.flatMap((row) =>
      [row.drawn, row.received, row.power?.claim ?? null].filter((one) => one !== null),
    );
    expect(claims).toHaveLength(events.filter((event) => event.kind === "claimed").length);
    expect(rows.map((row) => row.round)).toEqual(rows.map((_, at) => at + 1));
    const sessions = rows.flatMap((row) => row.truth ?? []);
    expect(sessions).toEqual(ending(views).sessions);
  });

  test("what must be true is true", () => {
    const { roles, sessions } = ending(views);
    // Before the end, event by event as a page shows them.
    const whole = views.at(-1)!.events;
    for (let shown = 1; shown <= whole.length; shown += 1) {
      const events = whole.slice(0, shown);
      for (const one of mustBeTrue(events, roles.length))
        expect(holds(one, events, roles, sessions), JSON.stringify(one)).toBe(true);
    }
  });
});

test("the games say something that must be true", () => {
  const said = games.flatMap(({ views }) =>
    views.flatMap((view) => mustBeTrue(view.events, view.observation!.players).map((one) => one.kind)),
  );
  expect(new Set(said)).toContain("lied");
  expect(new Set(said)).toContain("buried");
  expect(new Set(said)).toContain("cleared");
});

function holds(must: Must, events: Event[], roles: Over["roles"], sessions: Session[]): boolean {
  const claims = events.filter((event) => event.kind === "claimed");
  const lied = (claim: Claimed): boolean => !isTrue(claim, events, roles, sessions);
  switch (must.kind) {
    case "lied":
      return inRound(must.round, claims, events).some((claim) => claim.seat === must.seat && lied(claim));
    case "one-lies":
      // The peek that stands against a draw is of an earlier round.
      return claims.some((claim) => must.seats.includes(claim.seat) && lied(claim));
    case "buried": {
      const about = inRound(must.round, claims, events).filter(
        (one) => one.what === "drawn" || one.what === "received",
      );
      return about.some(lied) || sessions[about[0]!.session - 1]!.laid_away === "liberal";
    }
    case "accused": {
      const [accuser, accused] = must.seats as [number, number];
      return (
        roles[accused] !== "liberal" || inRound(must.round, claims, events).some((c) => c.seat === accuser && lied(c))
      );
    }
    case "too-many":
      return claims.some((claim) => must.seats.includes(claim.seat) && lied(claim));
    case "cleared":
    case "executed":
      return roles[must.seat] !== "hitler";
    case "hitler-among":
      return must.seats.includes(roles.indexOf("hitler"));
  }
}

function inRound(round: number, claims: Claimed[], events: Event[]): Claimed[] {
  const row: Row = record(events, 10).find((one) => one.round === round)!;
  return claims.filter((claim) => claim.session === row.session);
}

function isTrue(claim: Claimed, events: Event[], roles: Over["roles"], sessions: Session[]): boolean {
  const session = sessions[claim.session - 1]!;
  if (claim.what === "party") {
    const row = record(events, roles.length).find((one) => one.session === claim.session)!;
    return (roles[row.power!.target!] === "liberal") === (claim.claim[0] === "liberal");
  }
  // A recorded peek is not among the sessions: the next draw shows the same three, if nothing came between.
  const held = claim.what === "drawn" ? session.drawn : claim.what === "received" ? session.passed : null;
  const liberals = (tiles: string[]): number => tiles.filter((tile) => tile === "liberal").length;
  if (held !== null) return liberals(held!) === liberals(claimedTiles(claim.what, claim.claim));
  return liberals(sessions[claim.session]!.drawn) === liberals(claimedTiles("peek", claim.claim));
}
