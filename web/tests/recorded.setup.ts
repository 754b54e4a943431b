// Seeded games, played by the engine as the tests begin: a line of JSON for each game and pair of eyes.
import { spawnSync } from "node:child_process";
import { mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    recorded: string;
  }
}

export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), "conjura-"));
  const file = join(folder, "games.jsonl");
  const which = (process.env["CONJURA_RECORD"] ?? "--games 3").split(" "); // of each kind
  const done = spawnSync(process.env["CONJURA_PYTHON"] ?? "python3", ["-m", "tests.stage.recorded", ...which], {
    cwd: fileURLToPath(new URL("../..", import.meta.url)),
    stdio: ["ignore", openSync(file, "w"), "inherit"],
  });
  if (done.status !== 0) throw new Error("no games were recorded: CONJURA_PYTHON must be a Python with Conjura");
  project.provide("recorded", file);
  return () => rmSync(folder, { recursive: true });
}
