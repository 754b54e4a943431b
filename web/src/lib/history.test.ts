import { expect, test } from "vitest";
import { named, noteKey } from "./history";

test("cards of the same name share a note", () => {
  expect(noteKey("event-gestapo-raid-4")).toBe("history-event-gestapo-raid");
  expect(noteKey("event-strategy-session-b")).toBe("history-event-strategy-session");
  expect(noteKey("event-v-2-rocket-attack")).toBe("history-event-v-2-rocket-attack");
});

test("things are named in the order of the file, their attributes are not", () => {
  const source = "space-zurich = Zurich\n    .text = On entering\nevent-wolfpacks = Wolfpacks\nspace-prague = Prague\n";
  expect(named(source, "space")).toEqual(["space-zurich", "space-prague"]);
});
