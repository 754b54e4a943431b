// The frame of the page knows no game by name: what a game brings stands in src/games/<id>/ and in src/games/list.ts.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { GAME_IDS, LIST } from "../src/games/list";

const here = (path: string) => new URL(`../${path}`, import.meta.url);
const FRAME = ["src/frame", "src/screens", "src/lib", "src/ui", "plugins"].flatMap((folder) =>
  readdirSync(here(folder)).map((file) => `${folder}/${file}`),
);
const sources = [...FRAME, "src/App.svelte", "src/main.ts"].filter((file) => !/\.gen\.ts$|\.test\.ts$/.test(file));

test.each(sources)("%s names no game and reaches into none", (file) => {
  const source = readFileSync(here(file), "utf8");
  for (const id of GAME_IDS) {
    expect(source).not.toContain(id);
    expect(source).not.toMatch(new RegExp(`["'\`-]${LIST[id].short}["'\`-]`, "i"));
  }
  expect(source).not.toMatch(/from "[./]+games\/(?!index"|list"|covers")/);
});

test("every listed game has its folder, and every folder is listed", () => {
  const folders = readdirSync(here("src/games"), { withFileTypes: true }).filter((one) => one.isDirectory());
  expect(folders.map((one) => one.name).sort()).toEqual([...GAME_IDS].sort());
});
