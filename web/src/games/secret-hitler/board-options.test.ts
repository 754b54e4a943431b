import { expect, test } from "vitest";
import { changed, OWN, type Board } from "./board-options";

const board: Board = {
  powers: ["none", "none", "peek", "execution", "execution"],
  liberal_policies: 6,
  fascist_policies: 11,
  liberal_start: 0,
  fascist_start: 0,
  hitler_zone: 3,
  veto_from: 5,
};

test("only what is different is said to the table", () => {
  expect(changed(board, { ...board })).toEqual({});
  const powers = board.powers.with(0, "peek");
  expect(changed(board, { ...board, powers, hitler_zone: 2 })).toEqual({ powers, hitler_zone: 2 });
});

test("every part of a board can be given back", () => {
  expect([...OWN].sort()).toEqual(Object.keys(board).sort());
});
