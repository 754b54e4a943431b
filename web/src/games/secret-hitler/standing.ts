// What has become of a government that has brought no policy, in a word.
import { say } from "../../lib/words.svelte";
import type { Row } from "./record";

export function standing(row: Row): string {
  if (row.veto === "agreed") return say("page-sh-vetoed");
  if (row.result === "elected") return row.running ? say("page-sh-record-in-session") : "";
  return say(`page-sh-record-${row.result === "voted-down" ? "down" : row.result}`);
}
