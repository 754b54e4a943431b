// Drives the director of a table: tells it the time, the pace and who looks, and hands what it shows to the page.
import { untrack } from "svelte";
import { announcer } from "./announce.svelte";
import type { Beat } from "./beats";
import type { TableClient } from "./client.svelte";
import type { GameEvent, Told, View } from "./contract.gen";
import { Director, type Play, type Stage, type Telling } from "./director";
import { whilePaused, whileTheyTalk } from "./discussion";
import type { GameModule, Staging } from "./game";
import type { Later } from "./later.svelte";
import { namesOf } from "./names";
import { prefs } from "./prefs.svelte";
import type { Shown } from "./shown";
import { play as playSound } from "./sound";
import { afterFrame, soon, turns } from "./soon";
import { StageSounds } from "./stage-sounds";
import { tell } from "./tell";
import { words } from "./words.svelte";

/** What is shown and what is being staged belong together. */
export interface Picture {
  shown: Shown | null;
  stage: Stage;
}

/** A part of the page that shows what the part before it showed a frame ago. */
class Follower implements Picture {
  picture = $state.raw<Picture>({ shown: null, stage: null! });

  get shown(): Shown | null {
    return this.picture.shown;
  }
  get stage(): Stage {
    return this.picture.stage;
  }

  show(next: Picture): void {
    if (!isSame(this.picture, next)) this.picture = next;
  }
}
const isSame = (one: Picture, other: Picture): boolean => one.shown === other.shown && one.stage === other.stage;

/** The page follows what is shown part by part, a frame after another: each is drawn within its own frame. */
export class Directed {
  /** What the page shows, and the bar first of all; null until the first view. */
  shown = $state.raw<Shown | null>(null);
  /** What is being staged. */
  stage = $state.raw<Stage>(null!);
  readonly scene = new Follower();
  /** What stands around the scene, */
  readonly around = new Follower();
  /** at the edge of the table: counters and the like, */
  readonly edge = new Follower();
  /** and what is written beside it. */
  readonly beside = new Follower();
  /** In the order in which they follow. The scene has two frames: what is large in it comes in turn (InTurn.svelte). */
  readonly #followers = [this.scene, new Follower(), this.around, this.edge, this.beside];

  /** How it is shown here, where that is different. */
  dress: (shown: Shown) => Shown = (shown) => shown;

  readonly #director: Director;
  readonly #reached: (version: number) => void;
  #sounds: StageSounds | null = null;
  readonly #play: Play;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #showing: (() => void) | null = null; // calls off what is to be shown soon,
  #following: (() => void) | null = null; // and what follows it
  #tellings: Telling[] = []; // what is to be read out when the scene shows it
  #staged: Shown | null = null; // what the director showed last, of which `shown` was made
  #awaiting: (() => void)[] = []; // wait until everything was shown

  /** `reached`: is told when everything up to a version was shown. */
  constructor(play: Play, more: Later<Staging>, reached: (version: number) => void = () => {}) {
    this.#director = new Director(play);
    this.#reached = reached;
    this.#play = play;
    this.stage = this.#director.stage;
    this.#catchUp();
    void more.arrival.then(({ sounds }) => (this.#sounds = new StageSounds(sounds, playSound)));
  }

  /** Call once while a component is set up: follows the pace, the motion and whether somebody looks. */
  attend(): void {
    $effect(() => {
      const { pace, still } = prefs;
      this.#director.still = still;
      this.#do((now) => this.#director.setPace(pace, now));
    });
    $effect(() => {
      const looked = (): void =>
        this.#do((now) => (document.hidden ? this.#director.hide(now) : this.#director.unhide(now)));
      document.addEventListener("visibilitychange", looked);
      return () => {
        document.removeEventListener("visibilitychange", looked);
        clearTimeout(this.#timer);
        this.#showing?.();
        this.#following?.();
      };
    });
  }

  take = (view: View): void =>
    untrack(() => {
      this.#director.take(view, seconds());
      // To work out what is staged takes its time: the page shows it in a task of its own.
      this.#showing?.();
      if (this.#director.stage.behind === 0) this.#show();
      else this.#showing = soon(this.#show);
    });
  jump = (view: View): void => this.#do((now) => this.#director.jump(view, now));
  lose = (): void => this.#director.lose(seconds());

  /** So many times as fast, for whoever looks back. */
  hurry = (speed: number): void => this.#do((now) => this.#director.setSpeed(speed, now));
  /** Nothing is hurried from now on, or it is again. */
  keepCalm = (yes: boolean): void =>
    this.#do(() => {
      this.#director.calm = yes;
    });
  hold = (yes: boolean): void => this.#do((now) => this.#director.hold(yes, now));
  /** Nothing further begins as long as this is so. */
  wait = (yes: boolean): void => this.#do((now) => this.#director.wait(yes, now));
  next = (): void => this.#do((now) => this.#director.next(now));
  again = (): void => this.#do((now) => this.#director.again(now));
  skipScene = (): void => this.#do((now) => this.#director.skipScene(now));
  skipToNow = (): void => this.#do((now) => this.#director.skipToNow(now));
  replay = (): void => this.#do((now) => this.#director.replay(now));
  showRecap = (yes: boolean): void => this.#do(() => this.#director.showRecap(yes));

  /** Whether what is asked may be answered: everything before it was shown. */
  get open(): boolean {
    return this.stage.behind === 0 || (this.stage.gate?.open ?? false);
  }

  /** Whether parts of the page still follow what is staged. */
  get follows(): boolean {
    return this.beside.stage !== this.stage;
  }

  get missed(): { events: GameEvent[]; seconds: number } {
    return this.#director.missed;
  }

  /** Whether it happened to whoever looks. */
  concerns = (event: GameEvent): boolean =>
    this.shown !== null && (this.#play.beats.concerns?.(event, this.shown) ?? false);

  /** Comes when everything was shown. */
  caughtUp(): Promise<void> {
    return this.stage.behind === 0 ? Promise.resolve() : new Promise((done) => this.#awaiting.push(done));
  }

  beatsOf(events: GameEvent[]): Beat[] {
    return this.#director.beatsOf(events);
  }

  /** Does what I chose; meanwhile the director knows that the answer is to it. */
  async acting<T>(act: () => Promise<T | null>): Promise<T | null> {
    this.#director.acting(true);
    const answer = await act();
    if (answer === null) this.#director.acting(false);
    return answer;
  }

  /** Whoever calls this from an effect does not depend on what it shows. */
  #do(change: (now: number) => void): void {
    untrack(() => {
      change(seconds());
      this.#show();
    });
  }

  readonly #show = (): void => {
    const wait = this.#director.tick(seconds());
    const shown = this.#director.shown;
    if (shown !== this.#staged) {
      this.#staged = shown;
      this.shown = shown && this.dress(whilePaused(whileTheyTalk(shown, (action) => this.#play.isOffer(action))));
    }
    this.stage = this.#director.stage;
    this.#tellings.push(...this.#director.tellings());
    // Nobody waits for a picture that is not looked at, for the first one, or where nothing is staged at all.
    turns.taken = this.beside.shown !== null && !document.hidden && prefs.pace !== "none";
    if (turns.taken) this.#following ??= afterFrame(this.#followOn);
    else this.#catchUp();
    this.#sounds?.see(this.stage);
    if (this.shown !== null && this.stage.behind === 0) {
      this.#reached(this.shown.version);
      for (const done of this.#awaiting.splice(0)) done();
    }
    clearTimeout(this.#timer);
    // Whole milliseconds, so that the point is behind us when the timer comes.
    if (wait !== null) this.#timer = setTimeout(this.#show, Math.max(1, Math.ceil(1000 * wait)));
  };

  /** All of the page shows it at once. */
  #catchUp(): void {
    this.#following?.();
    this.#following = null;
    for (const follower of this.#followers) follower.show({ shown: this.shown, stage: this.stage });
    this.#announce();
  }

  readonly #followOn = (): void => {
    const before = this.#followers.map((follower) => follower.picture);
    this.#followers.forEach((follower, n) => follower.show(before[n - 1] ?? { shown: this.shown, stage: this.stage }));
    const last = this.#followers.every(({ picture }) => isSame(picture, this));
    this.#following = last ? null : afterFrame(this.#followOn);
    turns.taken = !last;
    this.#announce();
  };

  /** Nothing is heard before it is seen. */
  #announce(): void {
    const tellings = this.#tellings.splice(0);
    if (this.shown === null || tellings.length === 0) return;
    const table = this.shown.table;
    const said = (all: Telling[]) => (): string =>
      all
        .flatMap(({ lines }) => lines)
        .flatMap((one) => ("detail" in one && one.detail ? [one, one.detail as Told] : [one]))
        .map((one) => tell(one, namesOf(table), words))
        .join(" ");
    // What comes at once is said at once: the second sentence would cut the first one short.
    const urgent = tellings.filter((telling) => telling.urgent);
    const polite = tellings.filter((telling) => !telling.urgent && (telling.great || prefs.reader === "all"));
    if (polite.length > 0) announcer.say(said(polite));
    if (urgent.length > 0) announcer.urge(said(urgent));
  }
}

/**
 * The director of a table that is open: shows what the client learns. What is staged waits until the pictures are
 * there. Call while a component is set up.
 */
export function directed(client: TableClient, { play, more }: GameModule): Directed {
  const director = new Directed(play, more, (version) => client.hasShown(version));
  director.attend();
  const waiting: View[] = [];
  void more.arrival.then(() => waiting.splice(0).forEach(director.take));
  const see = (view: View): void => {
    const still = view.events.length <= (director.shown?.events.length ?? Infinity); // there is nothing to stage
    if (waiting.length === 0 && (still || more.here !== null)) director.take(view);
    else {
      waiting.push(view);
      void more.bring();
    }
  };
  $effect(() => untrack(() => client.onView(see)));
  $effect(() => {
    if (client.connection === "lost") director.lose();
  });
  return director;
}

const seconds = (): number => performance.now() / 1000;
