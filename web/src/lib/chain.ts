// The links in the chain of a table's record that this page was shown (docs/records.md). Whoever saves them can tell
// after the game that nothing before them was altered: `conjura audit RECORD --link LINK`.
import type { TableInfo, View } from "./contract.gen";

const seen = new Map<string, Map<string, number>>(); // by table: link, and the version that first had it

export function noteLink(view: Pick<View, "version" | "table">): void {
  const { id, link } = view.table;
  if (link === null) return;
  const links = seen.get(id) ?? new Map<string, number>();
  if (!links.has(link)) links.set(link, view.version);
  seen.set(id, links);
}

/** The seal of the deal and all links that were shown here, as a file to keep: one to a line, the newest last. */
export function sealsOf(table: TableInfo, heading: string[]): string {
  const links = [...(seen.get(table.id) ?? [])].map(([link, version]) => `link ${version} ${link}`);
  return [...heading, `table ${table.id}`, `commitment ${table.commitment ?? ""}`, ...links, ""].join("\n");
}
