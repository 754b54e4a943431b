// What the first picture of a page does not need comes after it: fetched when nothing else is to be done, or as soon as
// it is wanted. Where the line breaks it is fetched again, and the page says so (ui/Missing.svelte).
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;

class Missing {
  /** How many parts of the page could not be had yet. */
  parts = $state(0);
}
export const missing = new Missing();

/** Fetches something until it is there. */
export async function persist<T>(fetch: () => Promise<T>): Promise<T> {
  watchSheets();
  try {
    return await fetch();
  } catch {
    missing.parts += 1;
  }
  for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
    await new Promise((done) => setTimeout(done, wait));
    try {
      const [found] = await Promise.all([fetch(), restyle()]);
      missing.parts -= 1;
      return found;
    } catch {
      // the page says that it is missing
    }
  }
}

/** A module brings its style sheets only the first time: those that did not come are asked for again. */
const lost = new Set<HTMLLinkElement>();
let watched = false;

function watchSheets(): void {
  if (watched) return;
  watched = true;
  const note = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement && target.rel === "stylesheet") lost.add(target);
  };
  document.addEventListener("error", note, true);
}

async function restyle(): Promise<void> {
  const sheets = [...lost];
  lost.clear();
  await Promise.all(
    sheets.map((link) => {
      const again = link.cloneNode() as HTMLLinkElement;
      return new Promise((done, fail) => {
        again.addEventListener("load", done);
        again.addEventListener("error", fail);
        link.replaceWith(again);
      });
    }),
  );
}

/** A part of the page that comes later. */
export class Later<T> {
  /** Null until it has come. */
  here = $state.raw<T | null>(null);
  /** Kept when it has come, whoever asked for it. */
  readonly arrival: Promise<T>;
  readonly #fetch: () => Promise<T>;
  #arrive!: (found: T) => void;
  #asked = false;

  constructor(fetch: () => Promise<T>) {
    this.#fetch = fetch;
    this.arrival = new Promise((arrive) => (this.#arrive = arrive));
  }

  /** Fetches it, if nobody has before. */
  bring(): Promise<T> {
    if (!this.#asked) {
      this.#asked = true;
      void persist(this.#fetch).then((found) => {
        this.here = found;
        this.#arrive(found);
      });
    }
    return this.arrival;
  }
}
