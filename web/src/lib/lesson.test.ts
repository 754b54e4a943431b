import { beforeAll, expect, test, vi } from "vitest";
import { lit, shows } from "./lesson";

beforeAll(() => {
  vi.stubGlobal("CSS", { escape: (text: string) => text });
});

test("a step points at what it names, else at where its action is done", () => {
  expect(lit({ at: ".event" })).toEqual([".event"]);
  expect(lit({ act: "move zeughaus" })).toContain('[data-space="zeughaus"]');
  // A question that is not open yet: the button that leads to it.
  expect(lit({ act: "conspire 3" })[2]).toBe('#acts [data-leads*="|conspire 3|"]');
  expect(lit({ act: "reveal" })[0]).toBe('#acts [data-action="reveal"]');
  expect(lit({})).toEqual([]);
});

test("the coach shows the step's own action, or the first that is allowed", () => {
  const view = { legal: ["vote ja", "vote nein", "claim LLF"] };
  expect(shows({ act: "vote nein" }, view)).toBe("vote nein");
  expect(shows({ act: "move posen" }, view)).toBeNull();
  expect(shows({ allow: ["claim"], done: () => false }, view)).toBe("claim LLF");
  expect(shows({ allow: ["claim"] }, view)).toBeNull();
});
