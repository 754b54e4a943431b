// The sentences of conjura/words/*.ftl as modules of the page: one per language and part, loaded when needed.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { GAME_IDS, LIST, PARTS, type GameId, type Part } from "../src/games/list.ts";

const FOLDER = fileURLToPath(new URL("../../conjura/words/", import.meta.url));
const PREFIX = "virtual:words";

/** A language is a line in languages.json and its .ftl. */
const SPOKEN = JSON.parse(readFileSync(`${FOLDER}languages.json`, "utf8")) as Record<string, object>;
export const LANGUAGES = Object.keys(SPOKEN);

/** Which part of the page a section of the file belongs to, by its title. */
export function partOf(title: string): Part {
  const game = GAME_IDS.find((id) => [titled(id), `Page: ${titled(id)}`].some((name) => title.startsWith(name)));
  if (title === "Server" || title.startsWith("Errors")) return "errors";
  if (game === undefined) return "page";
  if (/history/i.test(title)) return `${game}-history`;
  return /rules/i.test(title) ? `${game}-rules` : game;
}

/** How the titles in the files call a game: "Black Orchestra". */
const titled = (id: GameId): string =>
  id.replace(/(^|-)([a-z])/g, (_, gap: string, letter: string) => (gap && " ") + letter.toUpperCase());

/** Errors that the page says of itself, without having been refused anything: why something cannot be chosen or said,
 * and that there is no line to fetch the others over. */
const AT_ONCE = new Set([
  ...["seat-called", "table-closed", "table-full", "vote-too-few", "offline", "muted", "no-talk", "dead"],
  ...["target-dead", "target-self", "last-chancellor", "last-president", "investigated-before", "veto-closed"],
]);

/** Messages that belong elsewhere than their section: what is said before a part has come, the CLI never. */
function partOfKey(key: string, section: Part): Part | null {
  if (key.startsWith("cli-")) return null;
  if (/^(game|difficulty)-|^history-note$/.test(key)) return "page";
  const game = GAME_IDS.find((id) => new RegExp(`^[a-z]+-${LIST[id].short}-`).test(key));
  if (game !== undefined && key.startsWith("lesson-")) return `${game}-lesson`;
  if (game !== undefined && key.startsWith("say-")) return `${game}-talk`;
  const late = GAME_IDS.find((id) => LIST[id].later?.test(key));
  if (late !== undefined) return `${late}-later`;
  if (section === "errors" && (!key.startsWith("error-") || AT_ONCE.has(key.slice("error-".length)))) return "page";
  return section === "page" && game !== undefined ? game : section;
}

/** The file cut into parts along its `## Title` lines, without comments. */
export function split(source: string): Record<Part, string> {
  const parts = Object.fromEntries(PARTS.map((part) => [part, ""])) as Record<Part, string>;
  let section: Part = "page";
  let part: Part | null = "page";
  for (const line of source.split("\n")) {
    const title = /^## (.*)/.exec(line)?.[1];
    const key = /^(-?[a-z][a-z0-9-]*) *=/.exec(line)?.[1];
    if (title !== undefined) section = partOf(title);
    if (line.startsWith("#") || line.trim() === "") continue;
    if (key !== undefined) part = partOfKey(key, section);
    if (part !== null) parts[part] += `${line}\n`;
  }
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
        return `export const languages = ${JSON.stringify(SPOKEN)}; export const loaders = {${loaders.join(", ")}};`;
      }
      const file = `${FOLDER}${language}.ftl`;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(split(readFileSync(file, "utf8"))[part as Part])};`;
    },
  };
}
