// What pages were told in seeded games (tests/stage/recorded.py).
import { readFileSync } from "node:fs";
import { inject } from "vitest";
import type { View } from "../src/lib/contract.gen";
import { merge } from "../src/lib/merge";

export interface Film {
  game: string;
  name: string;
  /** The view after each message, whole. */
  views: View[];
}

interface Line {
  game: string;
  number: number;
  seat: number | null;
  messages: View[];
}

export function films(game: string): Film[] {
  return readFileSync(inject("recorded"), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Line)
    .filter((line) => line.game === game)
    .map(({ number, seat, messages }) => {
      const views: View[] = [];
      for (const message of messages) {
        const before = views.at(-1) ?? null;
        // What did not change is not written down.
        const whole =
          before === null
            ? message
            : {
                ...message,
                table: { ...before.table, ...message.table },
                observation: { ...before.observation, ...message.observation },
              };
        views.push(merge(before, whole));
      }
      return { game, name: `${game} ${number}, ${seat === null ? "watched" : `seat ${seat}`}`, views };
    });
}
