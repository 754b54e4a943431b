import { expect, test } from "vitest";
import type { Names } from "./names";
import { inOneLine, tell, type Speaker } from "./tell";

test("what is no sentence is set apart from what follows", () => {
  expect(inOneLine(["Beck: high", "Hess moves.", "Oster: low"])).toBe("Beck: high · Hess moves. Oster: low");
});

test("what is about the reader speaks to them, where there is a sentence for that", () => {
  const sentences = ["drawn", "drawn.you-president", "votes", "votes.you-government", "peeked"];
  const words: Speaker = {
    has: (key) => sentences.includes(key),
    say: (key, args = {}) => `${key}(${Object.values(args).join(", ")})`,
    list: (items) => items.join("+"),
  };
  const names = (you?: number): Names => Object.assign((seat: unknown) => `P${String(seat)}`, { you });
  const drawn = { key: "drawn", args: { president: { seat: 1 } } };
  expect(tell(drawn, names(1), words)).toBe("drawn.you-president(P1)");
  expect(tell(drawn, names(2), words)).toBe("drawn(P1)");
  expect(tell(drawn, names(), words)).toBe("drawn(P1)");
  expect(tell({ ...drawn, key: "peeked" }, names(1), words)).toBe("peeked(P1)");
  const votes = { key: "votes", args: { government: [{ seat: 1 }, { seat: 2 }] } };
  expect(tell(votes, names(1), words)).toBe("votes.you-government(P1+P2, P2)");
  expect(tell(votes, names(0), words)).toBe("votes(P1+P2)");
});
