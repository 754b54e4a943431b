// The sentences of conjura/words/*.ftl as modules of the page: one per language and part, loaded when needed.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

export const LANGUAGES = ["en", "es", "it"] as const;
export const PARTS = ["page", "secret-hitler", "secret-hitler-rules", "black-orchestra", "black-orchestra-rules"] as const;
export type Part = (typeof PARTS)[number];

const FOLDER = fileURLToPath(new URL("../../conjura/words/", import.meta.url));
const PREFIX = "virtual:words";

/** Sections that only the server's own programs say: the page never loads them. */
const ELSEWHERE = /^(Terminal|Command|Lab|Review)/i;

/** Which part of the page a section of the file belongs to, by its title. */
export function partOf(title: string): Part | null {
  if (ELSEWHERE.test(title)) return null;
  for (const game of ["Secret Hitler", "Black Orchestra"] as const) {
    if (title.startsWith(game) || title.startsWith(`Page: ${game}`)) {
      const part = game === "Secret Hitler" ? "secret-hitler" : "black-orchestra";
      return /rules/i.test(title) ? `${part}-rules` : part;
    }
  }
  return "page";
}

/** The file cut into parts along its `## Title` lines, without comments. */
export function split(source: string): Record<Part, string> {
  const parts = Object.fromEntries(PARTS.map((part) => [part, ""])) as Record<Part, string>;
  let part: Part | null = "page";
  for (const line of source.split("\n")) {
    const title = /^## (.*)/.exec(line)?.[1];
    if (title !== undefined) part = partOf(title);
    else if (part !== null && !line.startsWith("#")) parts[part] += `${line}\n`;
  }
  for (const name of PARTS) parts[name] = parts[name].replace(/\n{2,}/g, "\n").trim() + "\n";
  return parts;
}

export function words(): Plugin {
  return {
    name: "conjura-words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [, language, part] = id.slice(1).split("/");
      if (language === undefined || part === undefined) {
        const loaders = LANGUAGES.map(
          (one) => `${one}: {${PARTS.map((p) => `"${p}": () => import("${PREFIX}/${one}/${p}")`).join(", ")}}`,
        );
        return `export const loaders = {${loaders.join(", ")}};`;
      }
      const file = `${FOLDER}${language}.ftl`;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(split(readFileSync(file, "utf8"))[part as Part])};`;
    },
  };
}
