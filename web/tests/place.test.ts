import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { pageAt, withinPage } from "../src/lib/place";

test("the page names its own places as if it stood at the root", () => {
  expect(pageAt("/rules", "/conjura")).toBe("/conjura/rules");
  expect(pageAt("/rules", "")).toBe("/rules");
  expect(withinPage("/conjura/rules", "/conjura")).toBe("/rules");
  expect(withinPage("/conjura", "/conjura")).toBe("/");
  expect(withinPage("/conjurations", "/conjura")).toBe("/conjurations");
  expect(withinPage("/rules", "")).toBe("/rules");
});

test("no link and no call leads past it", () => {
  const source = fileURLToPath(new URL("../src", import.meta.url));
  const past = /(href|src|action)=("|\{["`])\/|(fetch|open|WebSocket|EventSource)\(["`]\/|location\.(origin|host)\}\//;
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(svelte|ts)$/.test(name),
  );
  const found = files.filter((name) => past.test(readFileSync(join(source, name), "utf8")));
  expect(found).toEqual([]);
});
