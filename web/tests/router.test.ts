import { expect, test } from "vitest";
import { parse } from "../src/lib/router.svelte";

test.each([
  ["/", { screen: "home" }],
  ["/t/abc", { screen: "table", id: "abc" }],
  ["/tv/abc", { screen: "tv", id: "abc" }],
  ["/lesson/secret-hitler", { screen: "lesson", game: "secret-hitler", chapter: null }],
  ["/lesson/secret-hitler/liberal", { screen: "lesson", game: "secret-hitler", chapter: "liberal" }],
  ["/rules/secret-hitler#SH-E2", { screen: "rules", game: "secret-hitler", rule: "SH-E2" }],
  ["/replay/abc?step=12&seat=3", { screen: "replay", id: "abc", step: 12, seat: 3, event: null }],
  ["/replay/abc?step=-1&seat=x", { screen: "replay", id: "abc", step: 0, seat: null, event: null }],
  ["/replay/abc?event=40", { screen: "replay", id: "abc", step: 0, seat: null, event: 40 }],
  ["/t", { screen: "nowhere" }],
  ["/what/ever", { screen: "nowhere" }],
])("%s", (address, route) => {
  expect(parse(address)).toEqual(route);
});
