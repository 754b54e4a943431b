// The four shapes of a table's page. They are chosen by the room there is, never by the device.
export type Shape = "desk" | "rail" | "phone" | "land";

/** A phone held sideways. */
const LAND = "(orientation: landscape) and (max-height: 500px)";
const PHONE = "(max-width: 760px)";
/** Beside the board there is only room for a rail. */
const RAIL = "(max-width: 1100px)";
/** A tablet held upright: there is height to spare below the board. */
const UPRIGHT = "(min-width: 761px) and (max-width: 1100px) and (orientation: portrait)";

class Layout {
  #land = $state(false);
  #phone = $state(false);
  #rail = $state(false);
  #upright = $state(false);
  /** A game with a wide board: on an upright tablet its side column stands below the board, not behind a rail. */
  stacks = $state(false);

  constructor() {
    follow(LAND, (on) => (this.#land = on));
    follow(PHONE, (on) => (this.#phone = on));
    follow(RAIL, (on) => (this.#rail = on));
    follow(UPRIGHT, (on) => (this.#upright = on));
  }

  get is(): Shape {
    return this.#land ? "land" : this.#phone ? "phone" : this.#rail && !this.stacked ? "rail" : "desk";
  }
  /** The side column stands below the board. */
  get stacked(): boolean {
    return this.stacks && this.#upright;
  }
  /** A phone, upright or sideways: what one does lies under the thumb. */
  get handheld(): boolean {
    return this.#land || this.#phone;
  }
}

function follow(query: string, tell: (on: boolean) => void): void {
  const media = window.matchMedia(query);
  tell(media.matches);
  media.addEventListener("change", (event) => tell(event.matches));
}

export const layout = new Layout();
