// Which rules and terms a part of the words holds.

/** The ids of the rules, in the order of the file. */
export function ruleIds(source: string): string[] {
  return [...source.matchAll(/^rule-([a-z]+-[a-z]+\d*) *=/gm)].map((found) => found[1]!.toUpperCase());
}

/** The terms that it explains: of the table, of the kinds of events, of affiliations. */
export function termKeys(source: string): string[] {
  return [...source.matchAll(/^((?:term|kind-event|affiliation)-[a-z0-9-]+) *=.*\n +\.text/gm)].map(
    (found) => found[1]!,
  );
}
