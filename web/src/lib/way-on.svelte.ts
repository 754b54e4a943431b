// Where a lesson sends one when its game is over. The end of the game offers it instead of another game like this one,
// which was settled beforehand.
class WayOn {
  /** What the button says, and does; null: no lesson is on, or it has more to tell. */
  leads = $state.raw<{ label: string; go: () => void } | null>(null);
}
export const wayOn = new WayOn();
