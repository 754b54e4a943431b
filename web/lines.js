// Prettier leaves strings and comments as they are; still no line of the sources may be longer than 120 columns.
import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";

const WIDEST = 120;
const SOURCES = new Set([".css", ".html", ".js", ".mjs", ".svelte", ".ts"]);

let found = 0;
for (const folder of [".", "src", "plugins", "tests"]) {
  for (const file of readdirSync(folder, { recursive: folder !== "." })) {
    if (!SOURCES.has(extname(file))) continue;
    readFileSync(join(folder, file), "utf8")
      .split("\n")
      .forEach((line, i) => {
        if (line.length <= WIDEST || file.endsWith(".gen.ts")) return;
        console.error(`${join(folder, file)}:${i + 1}: ${line.length} columns`);
        found += 1;
      });
  }
}
process.exit(found ? 1 : 0);
