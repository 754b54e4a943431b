// The director: one queue of beats, made from events, that owns what the page shows. It knows no clock: whoever drives
// it says what time it is, in seconds, and is told when to come back.
import { beatOfLines, beatsOf, linesOf, type Beat, type BeatTable } from "./beats";
import type { GameEvent, TableInfo, Told, View } from "./contract.gen";
import { asShown, notYet, onTheWay, type Progress, type Shown } from "./shown";

/** `none`: nothing is staged, the newest is shown at once. */
export type Pace = "slow" | "normal" | "fast" | "step" | "none";
export const PACES: Pace[] = ["slow", "normal", "fast", "step"];

/** What the director needs of a game. */
export interface Play {
  /** The position after one more event. */
  step(position: object, event: GameEvent, table: TableInfo): object;
  beats: BeatTable;
  /** Whether an action is an offer that stays open while others go on. */
  isOffer(action: string): boolean;
}

/** What is being staged now. */
export interface Stage {
  /** The beat that runs; null when everything was shown. */
  beat: Beat | null;
  /** before: the subject is lit. turn: the change is made. after: its line stands. */
  part: "before" | "turn" | "after";
  /** How many of the beat's events were done to what is shown. */
  done: number;
  /** How many of the beat's marks have passed: dice that lie still, ballots that are open. */
  mark: number;
  /** How many beats are still to come. */
  behind: number;
  /** A beat of another scene comes next. */
  ends: boolean;
  /** The how manyth beat of its scene runs. */
  at: number;
  /** Of how many, as far as that gives nothing away: null while something great is still to come. */
  of: number | null;
  /** So many seconds of the beat pass in one: what moves takes as long as the beat does. */
  speed: number;
  held: boolean;
  /** Step by step: the beat is over, and waits. */
  waiting: boolean;
  /** What was told last, since there was anything to show. */
  lines: Told[];
  /** A decision of mine waits behind what is staged. `named`: nothing great is left that it would give away. */
  gate: { open: boolean; named: boolean; opensIn: number | null } | null;
  /** Beats that were missed can be looked at again. */
  recap: boolean;
}

/** Something to be read out. */
export interface Telling {
  lines: Told[];
  urgent: boolean;
  /** Of a great beat: what a scene comes to. */
  great: boolean;
}

interface Item {
  beat: Beat;
  /** The view that is reached when the beat is over, where it ends an update. */
  reaches: View | null;
}
interface Running {
  item: Item;
  beat: Beat;
  elapsed: number;
  /** How many events were done, marks passed; whether it was told. */
  done: number;
  mark: number;
  told: boolean;
}
interface Past {
  item: Item;
  before: Progress<View>;
}

const SLOWNESS: Record<Pace, number> = { slow: 1.6, normal: 1, fast: 0.5, step: 1, none: 0 };
const SMALL_IN_STEPS = 0.5;
/** The least time that a line stands. */
const STANDS: Record<Pace, number> = { slow: 1.8, normal: 1.1, fast: 0.6, step: 0, none: 0 };
/** After so long a decision opens, whatever is left to show. */
export const BOUNDS: Record<Pace, number> = { slow: 9, normal: 6, fast: 3, step: 20, none: 0 };
const IN_A_HURRY = 4; // how fast the rest runs then,
const HURRY_ENDS = 1.5; // and how long at most
const STILL = 0.7; // of the time, with reduced motion
const LATE = 8; // nominal seconds of backlog: faster
const VERY_LATE = 20; // small beats are not staged any more
export const TOO_LATE = 45; // nothing is staged: the recap tells
const QUICKER = 1.6;
export const ABSENT = 5; // seconds away after which the recap tells
const LAST_PICTURE = 0.8; // stands after a skipped scene
const TAKEN_BACK = 0.9;
const REMEMBERED = 60; // beats one can go back to
const KEPT_UPDATES = 60; // since one's last turn: whoever only looks on would keep a whole game of them
const INSTANT = 1e-6; // less than this is no time

export class Director {
  pace: Pace = "normal";
  /** Reduced motion. */
  still = false;
  /** In a lesson nothing is hurried: what leads to a question is what one is to see. */
  calm = false;
  shown: Shown | null = null;
  stage: Stage = { ...NOTHING };

  readonly #play: Play;
  #truth: View | null = null;
  #progress: Progress<View> | null = null;
  #queue: Item[] = [];
  #running: Running | null = null;
  #past: Past[] = [];
  #lines: Told[] = [];
  #tellings: Telling[] = [];
  #murmur: Told[] = []; // lines of small beats, told together when their scene is over
  #now = 0;
  #times = 1;
  #held = false;
  #waits = false;
  #acting = false;
  #gate: { asks: string; since: number; open: boolean } | null = null;
  #wanted = false; // looking again at what was shown: no hurry
  #hiddenAt: number | null = null;
  #lostAt: number | null = null;
  #mine: Progress<View> | null = null; // how the table stood when I acted last
  #since: View[] = []; // the updates since
  #recap = false;
  /** What was shown last on the way, and what it was made of. */
  #composed: { shown: Shown; truth: View; progress: Progress<View>; open: boolean } | null = null;

  constructor(play: Play) {
    this.#play = play;
  }

  // What comes in

  /** The newest view. Events that are new are queued; the rest is taken over when they were shown. */
  take(view: View, now: number): void {
    this.tick(now);
    const before = this.#truth;
    this.#truth = view;
    if (before === null || this.#progress === null || this.#progress.position === null) this.#jump(view);
    else if (wasTakenBack(before, view)) this.#takeBack(view);
    else {
      if (view.version > before.version) {
        this.#acted();
        this.#since = [...this.#since, view].slice(-KEPT_UPDATES);
      }
      if (before.seat !== view.seat) this.#changeEyes(view);
      else this.#queueUpdate(view.events.slice(before.events.length), view);
    }
    this.#askedNow(view);
    const away = this.#lostAt !== null && now - this.#lostAt > ABSENT;
    this.#lostAt = null;
    if (this.pace === "none") this.#flush();
    else if (this.#hiddenAt === null && !this.#caughtUp && (away || this.#isTooLate)) this.#missed();
    this.#compose();
  }

  /** Shows the view at once: the first one, a step of a replay. */
  jump(view: View, now: number): void {
    this.#now = now;
    this.#truth = view;
    this.#jump(view);
    this.#askedNow(view);
    this.#compose();
  }

  /** I am about to act: what I see now is where the recap begins. */
  acting(yes: boolean): void {
    this.#acting = yes;
  }

  /** Nobody looks: stop when the running beat is over. */
  hide(now: number): void {
    this.tick(now);
    this.#hiddenAt ??= now;
    this.#compose();
  }

  /** Somebody looks again. */
  unhide(now: number): void {
    this.tick(now);
    const hidden = this.#hiddenAt;
    this.#hiddenAt = null;
    if (hidden !== null && now - hidden > ABSENT && this.#queue.length > 0) this.#missed();
    this.#compose();
  }

  /** The line to the server broke. */
  lose(now: number): void {
    this.#lostAt ??= now;
  }

  // Who looks, decides

  get held(): boolean {
    return this.#held;
  }

  hold(yes: boolean, now: number): void {
    this.tick(now);
    this.#held = yes;
    this.#compose();
  }

  /** Somebody speaks to whoever looks, or their envelope lies over the table: the running beat ends, and no other
   *  begins before they are done. What is asked then has its time from there on. */
  wait(yes: boolean, now: number): void {
    this.tick(now);
    if (this.#waits && !yes && this.#gate !== null) this.#gate.since = this.#now;
    this.#waits = yes;
    this.#compose();
  }

  setPace(pace: Pace, now: number): void {
    this.tick(now);
    this.pace = pace;
    if (pace === "none") this.#flush();
    this.#compose();
  }

  /** So many times as fast as the pace says. */
  setSpeed(speed: number, now: number): void {
    this.tick(now);
    this.#times = speed;
    this.#compose();
  }

  /** The running beat ends now, and the next begins. */
  next(now: number): void {
    this.tick(now);
    if (this.#running === null) this.#begin();
    if (this.#running !== null) this.#finish();
    this.#begin();
    this.#compose();
  }

  /** The last beat once more. */
  again(now: number): void {
    this.tick(now);
    const began = this.#running !== null && !this.#running.told; // hardly seen: the one before it is meant
    this.#running = null;
    this.#goBack();
    if (began) this.#goBack();
    this.#wanted = true;
    this.#begin();
    this.#compose();
  }

  #goBack(): void {
    const past = this.#past.pop();
    if (past === undefined) return;
    this.#queue.unshift(past.item);
    this.#progress = past.before;
  }

  /** To the last picture of the scene, which still stands for a moment. Its lines are all told. */
  skipScene(now: number): void {
    this.tick(now);
    this.#begin();
    const scene = this.#running?.beat.scene;
    while (this.#running !== null && this.#queue[0]?.beat.scene === scene) {
      this.#finish();
      this.#begin();
    }
    if (this.#running !== null) {
      this.#tell(this.#running);
      this.#running.mark = this.#running.beat.marks.length;
      this.#running.elapsed = Math.max(this.#running.elapsed, this.#running.beat.seconds - LAST_PICTURE);
    }
    this.#compose();
  }

  /** Everything that is left, at once. */
  skipToNow(now: number): void {
    this.tick(now);
    this.#flush();
    this.#compose();
  }

  /** Once more what happened since my last turn; at the end everything is as it is. */
  replay(now: number): void {
    this.tick(now);
    this.#recap = false;
    if (this.#mine !== null && this.#since.length > 0) {
      this.#flush();
      this.#progress = this.#mine;
      this.#past = [];
      this.#wanted = true;
      this.#held = false;
      if (this.#gate !== null) this.#gate.open = false;
      for (const view of this.#since) this.#queueUpdate(view.events.slice(this.#queued()), view);
      this.#begin();
    }
    this.#compose();
  }

  /** The recap was opened, or closed. */
  showRecap(yes: boolean): void {
    this.#recap = yes;
    this.#compose();
  }

  /** What happened since my last turn, as far as it may be known: what is staged is not over yet. */
  get missed(): { events: GameEvent[]; seconds: number } {
    const from = this.#mine?.events.length ?? 0;
    const events = this.#progress?.events.slice(from) ?? [];
    return { events, seconds: this.#mine === null ? 0 : seconds(beatsOf(events, this.#play.beats, null)) };
  }

  /** The beats of these events, as they would be staged. */
  beatsOf(events: GameEvent[]): Beat[] {
    return beatsOf(events, this.#play.beats, null);
  }

  /** What is to be read out since this was asked last. */
  tellings(): Telling[] {
    return this.#tellings.splice(0);
  }

  /** Nominal seconds that are still to be shown. */
  get backlog(): number {
    const left = this.#running === null ? 0 : this.#running.beat.seconds - this.#running.elapsed;
    return left + seconds(this.#queue.map((item) => item.beat));
  }

  // Time

  /** Goes on to that time. Gives the seconds until there is something to do again; null: not by itself. */
  tick(now: number): number | null {
    let left = Math.max(0, now - this.#now);
    this.#now += left;
    let changed = false;
    for (;;) {
      if (this.#running === null) {
        if (!this.#begin()) break;
        changed = true;
      }
      const running = this.#running!;
      const at = this.#now - left;
      const speed = this.#speed(running, at);
      if (speed === 0) break;
      const point = nextPoint(running);
      const takes = (point - running.elapsed) / speed;
      const slow = this.#hurryFrom() - at; // from then on it is faster
      const slice = slow > INSTANT ? Math.min(left, slow) : left;
      if (takes > slice + INSTANT) {
        running.elapsed += slice * speed;
        left -= slice;
        this.#keepWaiting(running, slice);
        if (left <= INSTANT) break;
      } else {
        left = Math.max(0, left - takes);
        running.elapsed = point;
        changed = true;
        this.#keepWaiting(running, takes);
        this.#pass(running, at + takes);
      }
    }
    if (changed) this.#compose();
    return this.#wait();
  }

  /** Seconds from now until the next point, at the speed of now. */
  #wait(): number | null {
    const running = this.#running;
    if (running === null) return null;
    const speed = this.#speed(running, this.#now);
    const takes = speed === 0 ? Infinity : (nextPoint(running) - running.elapsed) / speed;
    const slow = this.#hurryFrom() - this.#now;
    const soonest = slow > INSTANT ? Math.min(takes, slow) : takes;
    return soonest === Infinity ? null : soonest;
  }

  /** A beat that keeps its time does not count towards the bound. */
  #keepWaiting(running: Running, time: number): void {
    if (running.beat.keeps && this.#gate !== null) this.#gate.since += time;
  }

  /** Since when the rest must hurry because a decision waits. */
  #hurryFrom(): number {
    const gate = this.#gate;
    const patient = this.#held || this.#waits || this.#unhurried;
    return gate === null || gate.open || patient ? Infinity : gate.since + BOUNDS[this.pace];
  }

  get #unhurried(): boolean {
    return this.#wanted || this.calm;
  }

  /** Nominal seconds in a second. */
  #speed(running: Running, at: number): number {
    const { beat } = running;
    if (this.pace === "none") return Infinity;
    if (this.#held) return 0;
    const hurry = at - this.#hurryFrom();
    const keeps = beat.keeps && running.elapsed < beat.seconds;
    if (hurry >= -INSTANT && !keeps) return Math.max(IN_A_HURRY, this.backlog / Math.max(INSTANT, HURRY_ENDS - hurry));
    if (running.elapsed >= beat.seconds) return 0; // step by step: waits for Next
    const slowness = this.pace === "step" && beat.weight === "small" ? SMALL_IN_STEPS : SLOWNESS[this.pace];
    const still = this.still ? STILL : 1;
    const late = this.#unhurried || this.pace === "step" || keeps ? 0 : this.backlog;
    if (late > VERY_LATE && beat.weight === "small") return Infinity;
    if (late > LATE && (late <= VERY_LATE || beat.weight === "normal")) return QUICKER / (slowness * still);
    const takes = beat.weight === "small" ? beat.seconds : Math.max(beat.seconds, STANDS[this.pace] / slowness);
    return (this.#times * beat.seconds) / (takes * slowness * still);
  }

  // Beats

  #begin(): boolean {
    if (this.#running !== null) return true;
    if (this.#hiddenAt !== null || this.#waits) return false;
    const item = this.#queue.shift();
    if (item === undefined) return false;
    this.#past = [...this.#past, { item, before: this.#progress! }].slice(-REMEMBERED);
    this.#running = { item, beat: item.beat, elapsed: 0, done: 0, mark: 0, told: false };
    return true;
  }

  /** What is due at the point that was reached. */
  #pass(running: Running, at: number): void {
    const { beat, elapsed } = running;
    while (running.done < beat.turns.length && beat.turns[running.done]! <= elapsed) this.#do(running);
    while (running.mark < beat.marks.length && beat.marks[running.mark]! <= elapsed) running.mark += 1;
    if (!running.told && beat.told <= elapsed) this.#tell(running);
    const waits = this.pace === "step" && beat.weight !== "small" && at < this.#hurryFrom() - INSTANT;
    if (elapsed >= beat.seconds && !waits) this.#finish();
  }

  /** The next event of the beat is done to what is shown. */
  #do(running: Running): void {
    const progress = this.#progress!;
    const event = running.beat.events[running.done]!;
    running.done += 1;
    const position = this.#play.step(progress.position!, event, this.#truth!.table);
    this.#progress = { ...progress, position: position as View["observation"] };
  }

  #tell(running: Running): void {
    while (running.done < running.beat.events.length) this.#do(running);
    if (running.told) return;
    running.told = true;
    const { beat } = running;
    this.#progress = { ...this.#progress!, events: [...this.#progress!.events, ...beat.events] };
    const lines = linesOf(beat);
    if (lines.length === 0) return;
    this.#lines = lines;
    if (beat.weight === "small") this.#murmur.push(...lines);
    else this.#tellings.push({ lines, urgent: beat.urgent, great: beat.weight === "great" });
  }

  #finish(): void {
    const running = this.#running!;
    this.#tell(running);
    this.#running = null;
    const next = this.#queue[0];
    if (running.item.reaches !== null) this.#reach(running.item.reaches);
    if (next === undefined) {
      this.#reach(this.#truth!); // also after looking again at something older
      this.#wanted = false;
      this.#lines = [];
    }
    if (next?.beat.scene !== running.beat.scene) this.#endMurmur();
  }

  #endMurmur(): void {
    if (this.#murmur.length > 0) this.#tellings.push({ lines: this.#murmur, urgent: false, great: false });
    this.#murmur = [];
  }

  #flush(): void {
    const [hidden, waits] = [this.#hiddenAt, this.#waits];
    [this.#hiddenAt, this.#waits] = [null, false];
    while (this.#begin()) this.#finish();
    [this.#hiddenAt, this.#waits] = [hidden, waits];
    this.#wanted = false;
  }

  /** The view is reached: what the events left out is taken over with it. */
  #reach(view: View): void {
    this.#progress = { reached: view, position: view.observation, events: view.events };
  }

  // News

  #queueUpdate(events: GameEvent[], view: View): void {
    const last = this.#queue.at(-1) ?? this.#running?.item ?? this.#past.at(-1)?.item ?? null;
    const beats = beatsOf(events, this.#play.beats, last?.beat.scene ?? null, view.seat, view);
    if (beats.length > 0)
      this.#queue.push(...beats.map((beat, n) => ({ beat, reaches: n === beats.length - 1 ? view : null })));
    else {
      // Nothing happened that has a beat: it belongs to what is last in the queue, or is shown at once.
      const waiting = this.#queue.at(-1) ?? this.#running?.item;
      if (waiting) waiting.reaches = view;
      else this.#reach(view);
    }
  }

  /** How many events were shown or are queued. */
  #queued(): number {
    const told = this.#progress?.events.length ?? 0;
    const running = this.#running === null || this.#running.told ? 0 : this.#running.beat.events.length;
    return told + running + this.#queue.reduce((sum, item) => sum + item.beat.events.length, 0);
  }

  #jump(view: View): void {
    this.#queue = [];
    this.#running = null;
    this.#past = [];
    this.#murmur = [];
    this.#since = [];
    this.#wanted = false;
    this.#lines = [];
    this.#reach(view);
    this.#mine = this.#progress;
  }

  #takeBack(view: View): void {
    this.#jump(view);
    this.#queue = [{ beat: beatOfLines(takenBack(view), TAKEN_BACK), reaches: view }];
    this.#gate = null;
  }

  /** Other eyes see the same events differently; what they have not seen yet is staged for them. */
  #changeEyes(view: View): void {
    if (this.#running !== null) this.#finish();
    this.#queue = [];
    const told = this.#progress!.events.length;
    this.#past = [];
    this.#gate = null;
    if (view.events.length > told) this.#queueUpdate(view.events.slice(told), view);
    else this.#reach(view);
  }

  /** The answer to what I did is here: the recap begins with what I saw when I did it. */
  #acted(): void {
    if (!this.#acting) return;
    this.#acting = false;
    this.#gate = null;
    this.#mine = this.#running === null ? this.#progress : (this.#past.at(-1)?.before ?? this.#progress);
    this.#since = [];
  }

  #missed(): void {
    this.#flush();
    this.#recap = true;
  }

  /** Whoever holds the picture, goes step by step or looks again has as much time as they like. */
  get #isTooLate(): boolean {
    return !this.#held && !this.#waits && !this.#unhurried && this.pace !== "step" && this.backlog > TOO_LATE;
  }

  // The gate

  #askedNow(view: View): void {
    const mine = view.decisions.filter((one) => one.required && one.seat === view.seat);
    if (mine.length === 0 || view.table.phase !== "running") {
      this.#gate = null;
      return;
    }
    const asks = mine.map((one) => `${one.kind} ${one.source} ${one.seat}`).join();
    if (this.#gate?.asks !== asks) this.#gate = { asks, since: this.#now, open: false };
  }

  get #caughtUp(): boolean {
    return this.#running === null && this.#queue.length === 0;
  }

  #compose(): void {
    const truth = this.#truth;
    const progress = this.#progress;
    if (truth === null || progress === null) return;
    if (this.#caughtUp && this.#gate !== null) this.#gate.open = true;
    const open = this.#caughtUp || (this.#gate?.open ?? false);
    const made = this.#composed;
    if (this.#caughtUp && progress.reached === truth) this.shown = asShown(truth);
    // A die that falls or a ballot that is turned changes nothing else on the page, and nothing else is drawn anew.
    else if (made?.shown !== this.shown || made?.truth !== truth || made.progress !== progress || made.open !== open) {
      const chosen = open
        ? truth
        : notYet(truth, this.shown ?? truth, progress.reached, (action) => this.#play.isOffer(action));
      const { decisions, status, legal, choices, undo, hints } = chosen;
      this.shown = onTheWay(progress, truth, { decisions, status, legal, choices, undo, hints });
      this.#composed = { shown: this.shown, truth, progress, open };
    }
    this.stage = this.#staged();
  }

  #staged(): Stage {
    const running = this.#running;
    const gate = this.#gate;
    const great = [...(running === null || running.told ? [] : [running.item]), ...this.#queue].some(
      (item) => item.beat.weight === "great",
    );
    const from = this.#hurryFrom();
    const scene = running?.beat.scene;
    const ofScene = (items: Item[]): number => items.filter((item) => item.beat.scene === scene).length;
    const at = scene === undefined ? 0 : ofScene(this.#past.map((past) => past.item));
    return {
      beat: running?.beat ?? null,
      part: running === null || running.told ? "after" : running.done > 0 ? "turn" : "before",
      done: running?.done ?? 0,
      mark: running?.mark ?? 0,
      behind: this.#queue.length + (running === null ? 0 : 1),
      ends: this.#queue[0] !== undefined && this.#queue[0].beat.scene !== running?.beat.scene,
      at,
      of: great || scene === undefined ? null : at + ofScene(this.#queue),
      speed: running === null ? 1 : this.#speed(running, this.#now),
      held: this.#held,
      waiting: running !== null && !this.#held && this.#speed(running, this.#now) === 0,
      lines: this.#lines,
      gate:
        gate === null
          ? null
          : { open: gate.open, named: !great, opensIn: from === Infinity ? null : Math.max(0, from - this.#now) },
      recap: this.#recap,
    };
  }
}

const NOTHING: Stage = {
  beat: null,
  part: "after",
  done: 0,
  mark: 0,
  behind: 0,
  ends: false,
  at: 0,
  of: null,
  speed: 1,
  held: false,
  waiting: false,
  lines: [],
  gate: null,
  recap: false,
};

const seconds = (beats: Beat[]): number => beats.reduce((sum, beat) => sum + beat.seconds, 0);

/** When something happens next in the beat. */
function nextPoint({ beat, elapsed, done, mark, told }: Running): number {
  const points = [beat.turns[done], beat.marks[mark], told ? undefined : beat.told];
  const coming = points.filter((point) => point !== undefined);
  return Math.max(elapsed, Math.min(beat.seconds, ...coming));
}

/** Whether events that were known are gone. What was known may be told once more, or in other words. */
function wasTakenBack(before: View, after: View): boolean {
  // Other eyes, and everyone at the end, know more of an event than its kind.
  const exactly = before.seat === after.seat && after.table.outcome === null;
  return before.events.some((event, n) => {
    const now = after.events[n];
    return now !== event && (now === undefined || facts(now, exactly) !== facts(event, exactly));
  });
}

/** Who took a step back, and which. */
function takenBack(view: View): Told[] {
  const aside = view.asides.findLast((one) => one.kind === "taken-back");
  return aside === undefined ? [] : [aside.line, ...(aside.what === null ? [] : [aside.what])];
}

const facts = ({ line: _, ...event }: GameEvent, exactly: boolean): string =>
  exactly ? JSON.stringify(event) : `${event.kind} ${event.source}`;
