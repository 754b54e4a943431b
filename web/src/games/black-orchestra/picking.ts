// Conspirators picked seat by seat: nobody twice.

/** Whom a table begins with that picks: two for one player, one each for more. */
export const dealtOnes = (everybody: string[], players: number): string[] => everybody.slice(0, Math.max(2, players));

/** After the seat picked that one; whoever had them gets the other's. */
export function picked(team: string[], seat: number, who: string): string[] {
  const before = team[seat]!;
  return team.map((one, n) => (n === seat ? who : one === who ? before : one));
}
