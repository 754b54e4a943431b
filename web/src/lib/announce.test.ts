import { expect, test } from "vitest";
import { announcer } from "./announce.svelte";

test("what stands in the live region is told anew when the words change", () => {
  let language = "en";
  announcer.say(() => (language === "en" ? "Elected" : "Elegidos"));
  expect(announcer.polite).toBe("Elected");
  language = "es";
  expect(announcer.polite).toBe("Elegidos");
});

test("the same sentence once more is read again", () => {
  announcer.urge("You vote");
  announcer.urge("You vote");
  expect(announcer.urgent).toBe("You vote\u00a0");
  announcer.urge("You vote");
  expect(announcer.urgent).toBe("You vote");
});
