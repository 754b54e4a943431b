// Keys of the table: which of them a press means, and where keys mean something else.

/** What a key does while it is active. */
export interface Shortcut {
  /** As the browser calls it; letters in lower case. */
  key: string;
  /** Only together with Shift (letters). */
  shift?: boolean;
  /** The message that says what it does. */
  message: string;
  /** Listed with this sign instead of its key, for a row of keys; "": not listed. */
  sign?: string;
  /** Under which heading the sheet lists it. */
  group: "act" | "look" | "scenes";
  /** Whether it does something now; without it always. */
  when?: () => boolean;
  /** Whether it does so although a dialog is open, its own for instance. */
  overDialog?: () => boolean;
  do: () => void;
}

/** A press as far as it matters here. */
export interface Press {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** Whether what has the focus lies within such a thing. */
  within: (selector: string) => boolean;
  /** Whether a dialog is open. */
  dialog: boolean;
}

const WRITING = "input:not([type=range]), textarea, select, [contenteditable]";
/** Space presses these, and scrolls what can be scrolled by it. */
const PRESSED = "button, a, summary, [role=button], [role=slider], input[type=range]";
/** The arrows walk in these. */
const WALKED = "[role=tablist], [role=slider], input[type=range], [role=radiogroup], svg";

const isLetter = (key: string): boolean => /^\p{L}$/u.test(key);

/** The shortcut that is meant, the one that was named last before others. */
export function meant(shortcuts: readonly Shortcut[], press: Press): Shortcut | null {
  if (press.ctrlKey || press.metaKey || press.altKey || press.within(WRITING)) return null;
  if (press.key === " " && press.within(PRESSED)) return null;
  if (press.key.startsWith("Arrow") && press.within(WALKED)) return null;
  const found = shortcuts.findLast((one) => matches(one, press) && isActive(one));
  if (found === undefined || (press.dialog && !(found.overDialog?.() ?? false))) return null;
  return found;
}

function matches(shortcut: Shortcut, press: Press): boolean {
  if (!isLetter(shortcut.key)) return shortcut.key === press.key; // "?" needs Shift on some keyboards
  return shortcut.key === press.key.toLowerCase() && (shortcut.shift ?? false) === press.shiftKey;
}

export const isActive = (shortcut: Shortcut): boolean => shortcut.when?.() ?? true;

const SIGNS: Record<string, string> = { ArrowRight: "→", ArrowLeft: "←", ArrowUp: "↑", ArrowDown: "↓" };

/** The keys to press, as they stand on the keyboard; names of keys are given by `say`. */
export function named(shortcut: Shortcut, say: (message: string) => string): string[] {
  if (shortcut.sign !== undefined) return [shortcut.sign];
  const key = shortcut.key === " " ? say("page-key-space") : (SIGNS[shortcut.key] ?? shortcut.key.toUpperCase());
  return shortcut.shift ? [say("page-key-shift"), key] : [key];
}
