// Folding the events of an update over the position before it gives the position after it, in every field that events
// tell; what they do not tell is named here.
import { describe, expect, test } from "vitest";
import type { Conspirator, Position as BoPosition } from "../src/games/black-orchestra/contract.gen";
import { step as boStep } from "../src/games/black-orchestra/reduce";
import type { Position as ShPosition } from "../src/games/secret-hitler/contract.gen";
import { step as shStep } from "../src/games/secret-hitler/reduce";
import type { View } from "../src/lib/contract.gen";
import { films } from "./recorded";

/** The fields of a position that are left to the next view. */
const SH_UNTOLD: (keyof ShPosition)[] = ["voted", "ballot", "barred", "unclaimed", "conflicts"];
const BO_UNTOLD = new Set<keyof Conspirator>(["able", "dossier_limit", "item_limit", "later_actions"]);

const shTold = (position: ShPosition): object =>
  Object.fromEntries(Object.entries(position).filter(([name]) => !(SH_UNTOLD as string[]).includes(name)));

function boTold(position: BoPosition): object {
  const { turn, conspirators, spaces, plot } = position;
  const { stage, support, dissent, leaders, killed, deck, discard, item_discard, tiles_gone } = position;
  const { event, key_event, event_decks, event_discard } = position;
  return {
    ...{ stage, support, dissent, leaders, killed, deck, discard, item_discard, tiles_gone },
    ...{ event, key_event, event_decks, event_discard },
    who: turn.who,
    tiles: Object.entries(spaces).map(([id, { tile }]) => [id, tile]),
    conspirators: conspirators.map((one) =>
      Object.entries(one).filter(([name]) => !BO_UNTOLD.has(name as keyof Conspirator)),
    ),
    plot: plot && [plot.plot, plot.who, plot.leader, plot.phase, plot.roll],
  };
}

function compare<Position>(
  views: View[],
  step: (position: Position, event: never, table: never) => Position,
  told: (position: Position) => object,
): void {
  for (const [at, after] of views.entries()) {
    if (at === 0) continue;
    const before = views[at - 1]!;
    const fresh = after.events.slice(before.events.length);
    const folded = fresh.reduce(
      (position, event) => step(position, event as never, after.table as never),
      before.observation as Position,
    );
    const kinds = fresh.map((event) => event.kind).join(", ");
    expect(told(folded), `update ${at}: ${kinds}`).toEqual(told(after.observation as Position));
  }
}

describe("Secret Hitler", () => {
  test.each(films("secret-hitler"))("$name", ({ views }) => compare(views, shStep, shTold));
});
describe("Black Orchestra", () => {
  test.each(films("black-orchestra"))("$name", ({ views }) => compare(views, boStep, boTold));
});
