// Before an attempt that cannot succeed one is asked whether one means it. To press the same again means it.
import type { Outlook, View } from "./contract.gen";
import type { Shown } from "../../lib/shown";
import { cannotSucceed } from "./attempt";

class Hopeless {
  /** The action that was pressed, at the version that was shown then. */
  #pressed = $state.raw<{ action: string; version: number } | null>(null);

  asked(view: Shown<View>): string | null {
    return this.#pressed?.version === view.version ? this.#pressed.action : null;
  }

  /** Whether the action has to wait for an answer. */
  stops(action: string, view: Shown<View>, outlook: Outlook | null): boolean {
    const again = this.asked(view) === action;
    this.#pressed = null;
    if (again || !cannotSucceed(action, view.observation?.plot ?? null, outlook)) return false;
    this.#pressed = { action, version: view.version };
    return true;
  }

  let(): void {
    this.#pressed = null;
  }
}

export const hopeless = new Hopeless();
