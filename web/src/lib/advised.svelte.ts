// What the adviser would do now: whoever shows choices on several pages opens the one on which it stands.
class Advised {
  action = $state.raw<string | null>(null);
}
export const advised = new Advised();
