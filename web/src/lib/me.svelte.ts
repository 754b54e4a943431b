// Who I am on this server: a guest with a name, kept in the server's cookie. Made when it is first needed.
import { api, Refusal } from "./api";
import type { Me } from "./contract.gen";
import { prefs } from "./prefs.svelte";
import { say } from "./words.svelte";

// Asking "who am I" without being anyone is an error that the browser would complain about: the page remembers that it
// once was somebody.
const KNOWN = "conjura.known";

class Identity {
  me = $state.raw<Me | null>(null);
  #asked: Promise<void> | null = null;

  /** Asks the server once whether it knows this browser. */
  begin(): Promise<void> {
    this.#asked ??= !wasKnown()
      ? Promise.resolve()
      : api.me().then(
          (me) => {
            this.me = me;
            prefs.name ||= me.name;
          },
          (error: unknown) => {
            if (error instanceof Refusal && error.code === "no-identity") know(false);
            else this.#asked = null;
          },
        );
    return this.#asked;
  }

  /** Makes sure that there is an identity with the name that is typed in. */
  async ensure(): Promise<void> {
    await this.begin();
    const name = prefs.name.trim() || this.me?.name || say("page-guest");
    if (this.me === null || this.me.name !== name) this.me = await api.beGuest(name);
    know(true);
    prefs.name = name;
  }

  /** Be known on this device as whoever has that recovery key or made that code. */
  async signIn(secret: string): Promise<void> {
    this.me = await api.signIn(secret);
    know(true);
    prefs.name = this.me.name;
  }

  async signOut(everywhere: boolean): Promise<void> {
    await api.signOut(everywhere);
    this.#gone();
  }

  /** Delete all that is kept about me, on the server and on this device. */
  async forget(): Promise<void> {
    await api.deleteMe();
    this.#gone();
    wipe();
  }

  #gone(): void {
    this.me = null;
    know(false);
    prefs.name = "";
  }
}

/** What this page keeps on the device: settings, presets, which envelopes were opened. */
function wipe(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith("conjura")) localStorage.removeItem(key);
  } catch {
    // then nothing was kept
  }
}

function wasKnown(): boolean {
  try {
    return localStorage.getItem(KNOWN) === "yes";
  } catch {
    return false; // private windows may forbid it; the server still knows the cookie when a guest is made
  }
}

function know(yes: boolean): void {
  try {
    if (yes) localStorage.setItem(KNOWN, "yes");
    else localStorage.removeItem(KNOWN);
  } catch {
    // then it lasts as long as the page
  }
}

export const identity = new Identity();
