// The words of a pack are used once they are there, and asked for again until then.
import { loaders } from "virtual:words";
import { expect, test } from "vitest";
import { words } from "../src/lib/words.svelte";

const PACK = { en: "card-night-train = The Night Train\n" };
const OTHER = { en: "card-night-train = Sleeper\n" };

/** While the server is away; afterwards it answers as before. */
async function away(work: () => Promise<unknown>): Promise<void> {
  const load = loaders.en.page;
  loaders.en.page = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
  try {
    await expect(work()).rejects.toThrow("Failed to fetch");
  } finally {
    loaders.en.page = load;
  }
}

test("a pack that could not be loaded is taken at the second try, and until then all reads as before", async () => {
  await words.need();
  const before = words.say("page-log");
  await away(() => words.usePack(PACK));
  expect(words.has("card-night-train")).toBe(false);
  expect(words.say("page-log")).toBe(before);
  await words.usePack(PACK);
  expect(words.say("card-night-train")).toBe("The Night Train");
  expect(words.say("page-log")).toBe(before);
});

test("whichever pack was asked for last is used, in whatever order they arrive", async () => {
  await Promise.all([words.usePack(PACK), words.usePack(OTHER)]);
  expect(words.say("card-night-train")).toBe("Sleeper");
  await Promise.all([words.usePack(PACK), words.usePack(OTHER)]);
  expect(words.say("card-night-train")).toBe("Sleeper");
  await words.usePack({});
  expect(words.has("card-night-train")).toBe(false);
});
