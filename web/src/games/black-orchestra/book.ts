// What stands where in the reference of Black Orchestra.
import type { Listing } from "../../lib/book";

export const book: Listing[] = [
  { key: "goal", paragraphs: ["intro-bo"], rules: ["w1", "w2"] },
  { key: "turn", rules: ["t", "v9"] },
  { key: "actions", rules: ["a"] },
  { key: "levels", rules: ["c8", "l"], things: ["motivation", "suspicion"] },
  { key: "events", rules: ["v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v10", "v11"] },
  { key: "raids", rules: ["g", "p"] },
  { key: "interrogation", rules: ["i"] },
  { key: "plots", rules: ["x"] },
  {
    key: "example",
    paragraphs: Array.from({ length: 6 }, (_, index) => `book-bo-example-${index + 1}`),
  },
  { key: "effects", rules: ["e"] },
  { key: "setup", rules: ["s"] },
  { key: "components", rules: ["c1", "c2", "c3", "c4", "c5", "c6", "c7"] },
  { key: "variants", rules: ["w3", "w4", "w5", "w6"] },
  { key: "special", rules: ["r"] },
];
