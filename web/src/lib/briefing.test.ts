import { beforeEach, expect, test, vi } from "vitest";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.resetModules();
  globalThis.localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  } as Storage;
});
const fresh = async () => (await import("./briefing.svelte")).briefings;

test("a table is told about once, also after the page was loaded anew", async () => {
  const before = await fresh();
  expect(before.isTold("t1")).toBe(false);
  before.close("t1");
  expect([before.isTold("t1"), before.isTold("t2")]).toEqual([true, false]);
  vi.resetModules();
  const after = await fresh();
  expect([after.isTold("t1"), after.isTold("t2")]).toEqual([true, false]);
});

test("whoever comes to a game that is well under way is left alone", async () => {
  const briefings = await fresh();
  expect([briefings.isYoung(3), briefings.isYoung(31)]).toEqual([true, false]);
});

test("what is kept stays small, and rubbish in it does no harm", async () => {
  const briefings = await fresh();
  for (let n = 0; n < 100; n += 1) briefings.close(`t${n}`);
  expect((JSON.parse(stored.get("conjura.briefed")!) as string[]).length).toBe(60);
  stored.set("conjura.briefed", "{");
  vi.resetModules();
  expect((await fresh()).isTold("t99")).toBe(false);
});
