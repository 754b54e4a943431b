import { expect, test } from "vitest";
import type { TableInfo } from "./contract.gen";
import { readyFor } from "./rematch";

type Seat = Pick<TableInfo["seats"][number], "kind" | "present">;
const table = (phase: string, ...seats: Seat[]) => ({ phase, seats }) as unknown as TableInfo;
const here: Seat = { kind: "person", present: true };
const away: Seat = { kind: "person", present: false };
const bot: Seat = { kind: "bot", present: true };

test("the people who are at the next table are counted, bots and free seats are not", () => {
  expect(readyFor(table("open", here, away, away, bot, { kind: "empty", present: false }))).toEqual({
    ready: 1,
    people: 3,
  });
});

test("whoever plays alone waits for nobody, and a game that has begun is not waited for", () => {
  expect(readyFor(table("open", here, bot, bot))).toBeNull();
  expect(readyFor(table("running", here, away))).toBeNull();
});
