// The director over recorded games: at every moment, at every pace, with skips and late news, what is shown is the fold
// of the events that were staged, and at the end of it everything is as it is.
import { isDeepStrictEqual } from "node:util";
import { describe, expect, test } from "vitest";
import { beats as boBeats, isOffer as boOffer } from "../src/games/black-orchestra/beats";
import { step as boStep } from "../src/games/black-orchestra/reduce";
import { beats as shBeats, isOffer as shOffer } from "../src/games/secret-hitler/beats";
import { step as shStep } from "../src/games/secret-hitler/reduce";
import { beatsOf } from "../src/lib/beats";
import type { GameEvent, Line, Told, View } from "../src/lib/contract.gen";
import { ABSENT, BOUNDS, Director, type Pace, type Play } from "../src/lib/director";
import { films, type Film } from "./recorded";

const PLAYS: Record<string, Play> = {
  "secret-hitler": { step: shStep, beats: shBeats, isOffer: shOffer },
  "black-orchestra": { step: boStep, beats: boBeats, isOffer: boOffer },
};
const ALL: Film[] = Object.keys(PLAYS).flatMap(films);
const HURRY = 1.6; // seconds that the rest may take once a decision has waited long enough

/** Chance that is the same each time. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

/** A director that watches itself: whatever it shows must follow from what it was told. */
class Watched extends Director {
  now = 0;
  readonly #play: Play;
  readonly #views: View[] = [];

  constructor(play: Play) {
    super(play);
    this.#play = play;
  }

  see(view: View): void {
    this.#views.push(view);
    this.take(view, this.now);
    this.check();
  }

  /** Lets time pass as a timer does, no more than that many seconds. */
  pass(seconds: number): void {
    const end = this.now + seconds;
    for (;;) {
      const wait = this.tick(this.now);
      this.check();
      if (wait === null || this.now + wait > end) break;
      this.now += wait;
    }
    this.now = end;
    this.tick(end);
    this.check();
  }

  /** What is shown is a view that was taken, with the events that were staged since done to it. */
  check(): void {
    const shown = this.shown!;
    const truth = this.#views.at(-1)!;
    const reached = this.#views.findLast((view) => view.version <= shown.version)!;
    const numbers = shown.events.map((event) => event.number);
    expect(numbers.every((number, at) => number === truth.events[at]?.number)).toBe(true);
    if (this.stage.behind === 0) {
      expect(shown).toBe(truth);
      return;
    }
    const { beat, part } = this.stage;
    const told = truth.events.slice(reached.events.length, shown.events.length);
    const seen = fold(this.#play, reached, told);
    // The events of the running beat are done one after another before they are told.
    const steps = part === "after" || beat === null ? [] : beat.events;
    const possible = steps.reduce(
      (all, event) => [...all, fold(this.#play, { ...reached, observation: all.at(-1)! }, [event])],
      [seen],
    );
    const same = possible.some((position) => isDeepStrictEqual(position, shown.observation));
    expect(same, `beat ${beat?.kind}, ${part}`).toBe(true);
    expect(shown.table.outcome).toEqual(reached.table.outcome);
    // Who must be silent, who is dead and the seed would tell what the beats have not shown yet.
    expect(shown.speak).toEqual(reached.speak);
    expect(shown.out).toEqual(reached.out);
    expect(shown.table.seed).toEqual(reached.table.seed);
  }
}

const fold = (play: Play, view: View, events: GameEvent[]): NonNullable<View["observation"]> =>
  events.reduce<object>((position, event) => play.step(position, event, view.table), view.observation!) as NonNullable<
    View["observation"]
  >;

describe.each(["slow", "normal", "fast", "step", "none"] as Pace[])("at the pace %s", (pace) => {
  test.each(ALL)("$name, with news whenever they come", ({ game, views }) => {
    const director = new Watched(PLAYS[game]!);
    const random = dice(views.length);
    director.setPace(pace, 0);
    for (const view of views) {
      director.see(view);
      director.pass(random() * 5);
      const choice = random();
      if (choice < 0.1) director.next(director.now);
      else if (choice < 0.14) director.skipScene(director.now);
      else if (choice < 0.16) director.again(director.now);
      else if (choice < 0.18) director.hold(!director.held, director.now);
      else if (choice < 0.19) director.replay(director.now);
      director.check();
    }
    director.hold(false, director.now);
    director.skipToNow(director.now);
    expect(director.shown).toBe(views.at(-1));
  });
});

test.each(ALL)("$name: every line is told once, in order, and none before it is shown", ({ game, views }) => {
  const director = new Watched(PLAYS[game]!);
  const told: Line[] = [];
  for (const view of views) {
    director.see(view);
    while (director.stage.behind > 0) {
      director.pass(1.5);
      const lines = director.tellings().flatMap((telling) => telling.lines) as Line[];
      told.push(...lines);
      const known = new Set(director.shown!.events.slice(-40).map((event) => event.line));
      expect(lines.every((line) => known.has(line))).toBe(true);
    }
  }
  const all = views.at(-1)!.events.slice(views[0]!.events.length);
  expect(told.length).toBe(all.filter((event) => event.line !== undefined).length);
  expect(new Set(told).size).toBe(told.length);
});

test("until the ballots are counted nobody is told to be silent, nor afterwards that they were voted down", () => {
  const muted = ({ speak }: View): boolean => speak.refused === "talk-muted";
  let told = 0;
  for (const { game, views } of ALL.filter((film) => film.game === "secret-hitler")) {
    const director = new Director(PLAYS[game]!);
    let now = 0;
    for (const [n, view] of views.entries()) {
      director.take(view, now);
      for (let wait = director.tick(now); wait !== null; wait = director.tick(now)) {
        if (n > 0) expect(muted(director.shown!)).toBe(muted(views[n - 1]!));
        now += wait;
      }
      expect(muted(director.shown!)).toBe(muted(view));
      if (n > 0 && muted(view) !== muted(views[n - 1]!)) told += 1;
    }
  }
  expect(told).toBeGreaterThan(10);
});

test("the host's word holds at once; who plays hears no gallery, and no bot before its move was shown", () => {
  const { game, views } = ALL.find((film) => film.game === "secret-hitler" && film.views[0]!.mine.length > 0)!;
  const at = views.findIndex((view, n) => n > 0 && view.events.length > views[n - 1]!.events.length);
  const said = { version: 1, at: 0, seat: null, name: "Eva", room: "gallery", text: "!", told: null, bot: false };
  const over: View = {
    ...views[at]!,
    talk: [
      { ...said, room: "gallery", after: 0 },
      { ...said, room: "table", after: views[at]!.events.length, bot: true, seat: 1 },
      { ...said, room: "table", after: views[at]!.events.length, text: "people are live" },
    ],
    speak: { room: null, refused: "talk-silenced" },
  };
  const director = new Director(PLAYS[game]!);
  director.take(views[at - 1]!, 0);
  director.take(over, 0);
  expect(director.stage.behind).toBeGreaterThan(0);
  expect(director.shown!.speak.refused).toBe("talk-silenced");
  expect(director.shown!.talk.map(({ text }) => text)).toEqual(["people are live"]);
  director.skipToNow(0);
  expect(director.shown!.talk).toHaveLength(3);
});

test("what is shown is another only when something in it is: a ballot that turns is news of the stage alone", () => {
  const { game, views } = ALL.find((film) => film.game === "secret-hitler")!;
  const director = new Director(PLAYS[game]!);
  let turned = 0;
  let now = 0;
  for (const view of views) {
    director.take(view, now);
    for (let wait = director.tick(now); wait !== null;) {
      const { shown, stage } = director;
      now += wait;
      wait = director.tick(now);
      const { mark, done, part, beat } = director.stage;
      if (beat !== stage.beat || done !== stage.done || part !== stage.part || mark === stage.mark) continue;
      expect(director.shown).toBe(shown);
      turned += 1;
    }
  }
  expect(turned).toBeGreaterThan(20);
});

test("what is turned over after the line comes one by one; a skipped scene ends with all of it", () => {
  const { game, views } = ALL.find((film) => film.game === "secret-hitler")!;
  const director = new Watched(PLAYS[game]!);
  director.see(views.at(-2)!);
  director.see(views.at(-1)!);
  const isTold = (): boolean => director.stage.beat?.kind === "over" && director.stage.part === "after";
  for (let looks = 0; looks < 300 && !isTold(); looks += 1) director.pass(0.1);
  const { marks, told } = director.stage.beat!;
  expect(director.stage.mark).toBe(marks.filter((mark) => mark <= told).length);
  director.pass(1.2);
  expect(director.stage.mark).toBeGreaterThan(0);
  expect(director.stage.mark).toBeLessThan(marks.length);
  director.skipScene(director.now);
  expect(director.stage).toMatchObject({ beat: { kind: "over" }, mark: marks.length });
});

describe("with the longest game", () => {
  const { game, views } = ALL.reduce((longest, film) => (film.views.length > longest.views.length ? film : longest));
  const play = PLAYS[game]!;
  const first = views[0]!;
  const last = views.at(-2)!;
  /** A view some way on in the game, and a decision of mine in it. */
  const asks = (view: View): View => ({
    ...view,
    seat: 0,
    decisions: [{ seat: 0, kind: "vote", source: "SH-E5", required: true }],
    legal: ["vote ja"],
    table: { ...view.table, phase: "running", outcome: null },
  });
  const upTo = (events: number): View =>
    asks({ ...last, events: last.events.slice(0, events), version: first.version + 1, observation: last.observation });
  const start = (): Watched => {
    const director = new Watched(play);
    director.see({ ...first, seat: 0 });
    return director;
  };
  const few = first.events.length + 4;
  const many = first.events.length + 16;

  test.each(["slow", "normal", "fast", "step"] as const)("a decision opens within the bound: %s", (pace) => {
    const director = start();
    director.setPace(pace, 0);
    director.see(upTo(many));
    expect(director.stage.gate?.open ?? true).toBe(director.stage.behind === 0);
    expect(director.shown!.legal).toEqual([]);
    director.pass(BOUNDS[pace] + HURRY);
    expect(director.stage).toMatchObject({ behind: 0, gate: { open: true } });
    expect(director.shown!.legal).toEqual(["vote ja"]);
  });

  test.each(["slow", "normal", "fast"] as const)("so it does with 40 events before it: %s", (pace) => {
    const director = start();
    director.setPace(pace, 0);
    director.see(upTo(first.events.length + 40));
    director.pass(BOUNDS[pace] + HURRY);
    expect(director.shown!.legal).toEqual(["vote ja"]);
  });

  test("a beat that keeps its time is not hurried, however long a decision has waited", () => {
    const director = new Watched({ ...play, beats: { kinds: {}, opens: {}, closes: [] } });
    const unhurried = { weight: "great", seconds: 2 * BOUNDS.normal, keeps: true } as const;
    const kind = upTo(few).events[first.events.length]!.kind;
    const long = new Watched({ ...play, beats: { kinds: { [kind]: unhurried }, opens: {}, closes: [] } });
    for (const one of [director, long]) {
      one.see({ ...first, seat: 0 });
      one.see(upTo(few));
      one.pass(BOUNDS.normal + HURRY);
    }
    expect(director.stage.behind).toBe(0);
    expect(long.stage).toMatchObject({ beat: { kind }, gate: { open: false } });
    long.pass(10 * BOUNDS.normal);
    expect(long.stage.gate?.open).toBe(true);
  });

  test("in a lesson nothing is hurried: it opens when what leads to it was shown", () => {
    const calm = start();
    calm.calm = true;
    const hurried = start();
    for (const one of [calm, hurried]) {
      one.see(upTo(first.events.length + 40));
      one.pass(BOUNDS.normal + HURRY);
    }
    expect(hurried.shown!.decisions).toHaveLength(1);
    expect(calm.shown!.decisions).toEqual([]);
    expect(calm.stage).toMatchObject({ recap: false, gate: { open: false, opensIn: null } });
    const left = calm.backlog;
    calm.pass(left - 1);
    expect(calm.stage.behind).toBeGreaterThan(0);
    calm.pass(2 * left);
    expect(calm.shown!.decisions).toHaveLength(1);
  });

  test("a press opens it at once", () => {
    const director = start();
    director.see(upTo(few));
    expect(director.shown!.decisions).toEqual([]);
    director.skipToNow(director.now);
    expect(director.shown!.decisions).toHaveLength(1);
  });

  test("what others do meanwhile does not close it again, one's own answer does", () => {
    const director = start();
    director.see(upTo(few));
    director.skipToNow(director.now);
    director.see({ ...upTo(few + 1), version: first.version + 2 });
    expect(director.stage.behind).toBeGreaterThan(0);
    expect(director.shown!.legal).toEqual(["vote ja"]);
    director.skipToNow(director.now);
    director.acting(true);
    director.see({ ...upTo(few + 2), version: first.version + 3 });
    expect(director.shown!.legal).toEqual([]);
  });

  test("held, nothing moves; released, it goes on", () => {
    const director = start();
    director.see(upTo(few));
    director.hold(true, director.now);
    director.pass(100);
    expect(director.stage).toMatchObject({
      held: true,
      behind: beatsOf(last.events.slice(first.events.length, few), play.beats, null).length,
    });
    director.hold(false, director.now);
    director.pass(100);
    expect(director.stage.behind).toBe(0);
  });

  test("while somebody speaks the running beat ends, and no other begins", () => {
    const director = start();
    director.see(upTo(few));
    const beats = director.stage.behind;
    director.wait(true, director.now);
    director.pass(100);
    expect(director.stage).toMatchObject({ held: false, beat: null, behind: beats - 1 });
    director.wait(false, director.now);
    director.pass(100);
    expect(director.stage.behind).toBe(0);
  });

  test("a decision that waited behind an envelope has its time once that is opened", () => {
    const director = start();
    director.wait(true, director.now);
    director.see(asks(upTo(few)));
    director.pass(10 * BOUNDS.normal);
    expect(director.stage.gate).toMatchObject({ open: false });
    director.wait(false, director.now);
    expect(director.stage.speed).toBe(1);
    expect(director.stage.gate!.opensIn).toBeCloseTo(BOUNDS.normal);
  });

  test("too much at once, and absence, are told by the recap", () => {
    const flooded = start();
    flooded.see(asks(last));
    expect(flooded.stage).toMatchObject({ recap: true, behind: 0 });
    expect(flooded.missed.events).toHaveLength(last.events.length - first.events.length);

    const hidden = start();
    hidden.hide(hidden.now);
    hidden.see(upTo(few));
    hidden.pass(ABSENT + 1);
    expect(hidden.stage.behind).toBeGreaterThan(0);
    hidden.unhide(hidden.now);
    expect(hidden.stage).toMatchObject({ recap: true, behind: 0 });

    const cut = start();
    cut.lose(cut.now);
    cut.pass(ABSENT + 1);
    cut.see(upTo(few));
    expect(cut.stage).toMatchObject({ recap: true, behind: 0 });
  });

  test("what was missed can be looked at, without hurry, and ends with how it is", () => {
    const director = start();
    director.see(upTo(many));
    director.skipToNow(director.now);
    const truth = director.shown;
    director.replay(director.now);
    expect(director.shown!.events).toHaveLength(first.events.length);
    director.pass(BOUNDS.normal + HURRY);
    expect(director.stage.behind).toBeGreaterThan(0);
    director.pass(200);
    expect(director.shown).toBe(truth);
  });

  test("beats are counted within their scene, and how many there are is said when nothing great is left", () => {
    const director = start();
    director.setPace("step", 0);
    director.see(upTo(many));
    director.pass(0.01);
    const beats = beatsOf(last.events.slice(first.events.length, many), play.beats, null);
    let lastAt = 0;
    for (const [n, beat] of beats.entries()) {
      const scene = beats.filter((one) => one.scene.number === beat.scene.number);
      expect(director.stage.beat?.events).toEqual(beat.events);
      expect(director.stage.at).toBe(scene.indexOf(beat) + 1);
      const great = beats.slice(n).some((one) => one.weight === "great");
      expect(director.stage.of).toBe(great ? null : scene.length);
      lastAt = director.stage.at;
      director.next(director.now);
    }
    expect(director.stage).toMatchObject({ behind: 0, at: 0, of: null });
    director.again(director.now);
    expect(director.stage.at).toBe(lastAt);
  });

  test("of a whole game that was looked on at, nothing is left out when it is shown once more", () => {
    const director = new Watched(play);
    for (const view of views) {
      director.see(view);
      director.skipToNow(director.now);
    }
    expect(views.length).toBeGreaterThan(100);
    director.tellings();
    director.replay(director.now);
    const told: Told[] = [];
    while (director.stage.behind > 0) {
      director.next(director.now);
      told.push(...director.tellings().flatMap((telling) => telling.lines));
    }
    const all = views.at(-1)!.events.slice(first.events.length);
    expect(new Set(told)).toEqual(new Set(all.flatMap((event) => event.line ?? [])));
  });

  test("a step taken back cuts the queue and has a beat of its own", () => {
    const director = start();
    director.see(upTo(many));
    director.pass(1);
    director.see({ ...upTo(few), version: first.version + 2 });
    expect(director.stage).toMatchObject({ behind: 1 });
    expect(director.shown!.events).toHaveLength(few);
    director.pass(1.2);
    expect(director.stage.behind).toBe(0);
  });

  test("a scene that is skipped ends in its last picture", () => {
    const director = start();
    director.see(upTo(many));
    director.pass(0.1);
    const { scene } = director.stage.beat!;
    director.skipScene(director.now);
    expect(director.stage.beat!.scene).toBe(scene);
    expect(director.stage.part).toBe("after");
    director.pass(1);
    expect(director.stage.beat?.scene).not.toBe(scene);
  });

  test("reduced motion takes less time, in the same order", () => {
    const time = (still: boolean): number => {
      const director = start();
      director.still = still;
      director.see({ ...upTo(few), decisions: [] });
      while (director.stage.behind > 0) director.pass(0.1);
      return director.now;
    };
    expect(time(true)).toBeLessThan(0.8 * time(false));
  });
});
