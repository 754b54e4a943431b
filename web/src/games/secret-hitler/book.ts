// What stands where in the reference of Secret Hitler.
import type { Listing } from "../../lib/book";

const numbered = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `book-sh-${name}-${index + 1}`);

export const book: Listing[] = [
  { key: "goal", paragraphs: ["intro-sh"], rules: ["w1", "w2"] },
  { key: "round", paragraphs: numbered("round", 3) },
  { key: "election", rules: ["e"] },
  { key: "session", rules: ["l"] },
  { key: "powers", paragraphs: numbered("powers", 4), rules: ["p"] },
  { key: "veto", rules: ["v"] },
  { key: "talk", rules: ["t"] },
  { key: "end", rules: ["w3", "w4"] },
  { key: "example", paragraphs: numbered("example", 7) },
  { key: "setup", rules: ["s", "k"] },
  { key: "components", paragraphs: ["book-sh-components"] },
  { key: "variants", rules: ["x"] },
  { key: "special", rules: ["r"] },
];
