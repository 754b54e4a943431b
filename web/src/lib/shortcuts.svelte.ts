// The keys of the page in one place: whoever has a key names it here, and the sheet lists what is active now.
import { isActive, meant, type Shortcut } from "./keys";

class Shortcuts {
  #named = $state.raw<readonly Shortcut[]>([]);
  /** Whether the sheet is open. */
  listed = $state(false);

  /** Those that do something now, as the sheet lists them. */
  get active(): Shortcut[] {
    return this.#named.filter((one) => one.sign !== "" && isActive(one));
  }

  /** Call while a component is set up: they hold as long as it is there. */
  use(shortcuts: readonly Shortcut[]): void {
    $effect.pre(() => {
      this.#add(shortcuts);
      return () => this.#remove(shortcuts);
    });
  }

  #add(shortcuts: readonly Shortcut[]): void {
    if (this.#now.length === 0) window.addEventListener("keydown", this.#pressed);
    this.#set([...this.#now, ...shortcuts]);
  }

  #remove(shortcuts: readonly Shortcut[]): void {
    this.#set(this.#now.filter((one) => !shortcuts.includes(one)));
    if (this.#now.length === 0) window.removeEventListener("keydown", this.#pressed);
  }

  // Beside the reactive list, so that naming a key does not depend on the keys of others.
  #now: readonly Shortcut[] = [];
  #set(shortcuts: readonly Shortcut[]): void {
    this.#now = shortcuts;
    this.#named = shortcuts;
  }

  readonly #pressed = (event: KeyboardEvent): void => {
    if (event.defaultPrevented) return;
    const at = event.target instanceof Element ? event.target : document.body;
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    const found = meant(this.#now, {
      ...{ key, shiftKey, ctrlKey, metaKey, altKey },
      within: (selector) => at.closest(selector) !== null,
      dialog: document.querySelector("dialog[open]") !== null,
    });
    if (found === null) return;
    event.preventDefault();
    found.do();
  };
}

export const shortcuts = new Shortcuts();
