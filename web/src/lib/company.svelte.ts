// Whether somebody else could look on: people at the table or watching.
import type { View } from "./contract.gen";

class Company {
  /** Nobody else is at the table that is open; then secrets need no cover, if one likes. */
  alone = $state(false);

  look({ mine, table }: Pick<View, "mine" | "table">): void {
    this.alone = table.spectators === 0 && table.seats.every((seat, n) => seat.kind !== "person" || mine.includes(n));
  }
}

export const company = new Company();
