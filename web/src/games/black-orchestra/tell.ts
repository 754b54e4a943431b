// Words that the page alone needs; what happens, what is asked and what can be chosen is told by the server.
import { say, words } from "../../lib/words.svelte";
import type { Face, Position } from "./contract.gen";
import { leaders } from "./facts";
import { neighbours, spaceOf } from "./map/layout";

export const personName = (id: string): string => say(`conspirator-${id}.short`);
export const spaceName = (id: string): string => say(`space-${id}`);
export const faceName = (face: Face): string => (typeof face === "string" ? say(`die-${face}`) : String(face));

/** What there is to know of a space, as short facts. */
export function spaceFacts(id: string, now: Position): string[] {
  const space = spaceOf(id);
  if (space === undefined) return [say("space-prison.text")];
  const facts: string[] = [];
  if (space.stage > 0) facts.push(say("bo-stage", { stage: space.stage }));
  if (space.fortified) facts.push(say("term-fortified"));
  if (space.closes && now.stage < 7) facts.push(say("term-closes-in-stage-7"));
  const here = [
    ...now.conspirators.filter((person) => person.space === id).map((person) => personName(person.id)),
    ...leaders()
      .filter((leader) => now.leaders[leader] === id)
      .map((leader) => say(`leader-${leader}`)),
  ];
  if (here.length > 0) facts.push(words.list(here));
  const tile = now.spaces[id]?.tile ?? null;
  if (tile !== null)
    facts.push(tile === "hidden" ? say("bo-text-tile-hidden") : say("bo-text-tile", { item: say(`item-${tile}`) }));
  if (space.sober) facts.push(say(`space-${id}.place`)); // nothing that is gained stands alone at a camp
  facts.push(say(`space-${id}.text`));
  facts.push(say("bo-text-leads", { spaces: words.list(neighbours(id).map(spaceName)) }));
  return facts.map((fact) => fact.replace(/\.$/, ""));
}
