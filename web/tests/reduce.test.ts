// Folding the events of an update over the position before it gives the position after it, in every field that events
// tell; what they do not tell is named here.
import { describe, expect, test } from "vitest";
import type { Event as BoEvent, Position as BoPosition } from "../src/games/black-orchestra/contract.gen";
import { step as boStep } from "../src/games/black-orchestra/reduce";
import type { Event as ShEvent, Position as ShPosition, TableInfo as ShTable } from "../src/games/secret-hitler/contract.gen";
import { step as shStep } from "../src/games/secret-hitler/reduce";
import type { View } from "../src/lib/contract.gen";
import { films } from "./recorded";

function shTold(position: ShPosition): Partial<ShPosition> {
  const { voted, ballot, barred, unclaimed, conflicts, ...told } = position;
  return told;
}

function boTold(position: BoPosition): object {
  const { turn, conspirators, spaces, plot } = position;
  const { stage, support, dissent, leaders, killed, deck, discard, item_discard, tiles_gone } = position;
  const { event, key_event, event_decks, event_discard } = position;
  return {
    ...{ stage, support, dissent, leaders, killed, deck, discard, item_discard, tiles_gone },
    ...{ event, key_event, event_decks, event_discard },
    who: turn.who,
    tiles: Object.fromEntries(Object.entries(spaces).map(([id, { tile }]) => [id, tile])),
    conspirators: conspirators.map(({ able, dossier_limit, item_limit, later_actions, ...told }) => told),
    plot: plot === null ? null : { plot: plot.plot, who: plot.who, leader: plot.leader, phase: plot.phase, roll: plot.roll },
  };
}

function compare(views: View[], step: (position: never, event: never, table: never) => object, told: (position: never) => object) {
  for (const [at, after] of views.entries()) {
    if (at === 0) continue;
    const before = views[at - 1]!;
    const fresh = after.events.slice(before.events.length);
    const folded = fresh.reduce<object>(
      (position, event) => step(position as never, event as never, after.table as never),
      before.observation!,
    );
    const kinds = fresh.map((event) => event.kind).join(", ");
    expect(told(folded as never), `update ${at}: ${kinds}`).toEqual(told(after.observation as never));
  }
}

describe("Secret Hitler", () => {
  test.each(films("secret-hitler"))("$name", ({ views }) => compare(views, shStep as (p: ShPosition, e: ShEvent, t: ShTable) => ShPosition, shTold));
});
describe("Black Orchestra", () => {
  test.each(films("black-orchestra"))("$name", ({ views }) => compare(views, boStep as (p: BoPosition, e: BoEvent) => BoPosition, boTold));
});
