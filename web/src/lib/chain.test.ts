import { expect, test } from "vitest";
import { noteLink, sealsOf } from "./chain";
import type { TableInfo } from "./contract.gen";

const table = (id: string, link: string | null): TableInfo =>
  ({ id, link, commitment: "sha256:abc" }) as unknown as TableInfo;

test("every link that was shown is in the file once, with the version that first had it", () => {
  noteLink({ version: 0, table: table("one", null) });
  noteLink({ version: 1, table: table("one", "aa") });
  noteLink({ version: 2, table: table("one", "aa") }); // a line of talk: the chain stays
  noteLink({ version: 3, table: table("other", "xx") });
  noteLink({ version: 4, table: table("one", "bb") });
  expect(sealsOf(table("one", "bb"), ["Conjura"])).toBe(
    "Conjura\ntable one\ncommitment sha256:abc\nlink 1 aa\nlink 4 bb\n",
  );
});
