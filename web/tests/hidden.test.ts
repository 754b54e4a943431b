// How long things take and how they sound tells nothing that is hidden: over two hundred sessions, whoever governs and
// whatever they hold, what is told alike is staged alike, to the millisecond and to the sound.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { beats } from "../src/games/secret-hitler/beats";
import { sounds } from "../src/games/secret-hitler/sounds";
import { beatsOf, type Beat } from "../src/lib/beats";
import type { GameEvent } from "../src/lib/contract.gen";
import { StageSounds } from "../src/lib/stage-sounds";

interface Session {
  events: GameEvent[];
  /** Of president and chancellor. */
  parties: string[];
  drawn: string[];
  passed: string[];
}
const COUNT = 200;

function played(): Session[] {
  const done = spawnSync(process.env["CONJURA_PYTHON"] ?? "python3", ["-m", "tests.stage.sessions", String(COUNT)], {
    cwd: fileURLToPath(new URL("../..", import.meta.url)),
    encoding: "utf8",
  });
  if (done.status !== 0) throw new Error(done.stderr);
  return done.stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Session);
}

/** What is heard of a beat, in its order. */
function heard(beat: Beat): string[] {
  const played: string[] = [];
  const stage = new StageSounds(sounds, (sound) => {
    played.push(sound);
    return () => {};
  });
  const { marks, events } = beat;
  stage.see({ beat, part: "before", done: 0, mark: 0 });
  for (let mark = 1; mark <= marks.length; mark += 1) stage.see({ beat, part: "before", done: 0, mark });
  for (let done = 1; done <= events.length; done += 1) stage.see({ beat, part: "turn", done, mark: marks.length });
  stage.see({ beat, part: "after", done: events.length, mark: marks.length });
  return played;
}

const staged = ({ events }: Session): unknown =>
  beatsOf(events, beats, null).map((beat) => {
    const { kind, weight, turns, marks, told, seconds, urgent } = beat;
    return { kind, weight, turns, marks, told, seconds, urgent, heard: heard(beat) };
  });

test("neither the time nor the sound of a session depends on who governs or what they hold", () => {
  const sessions = played();
  expect(sessions).toHaveLength(COUNT);
  const alike = new Map<string, Session[]>(); // by the course that it took
  for (const session of sessions) {
    const course = session.events.map((event) => event.kind).join(" ");
    alike.set(course, [...(alike.get(course) ?? []), session]);
  }
  for (const [course, group] of alike) for (const one of group) expect(staged(one), course).toEqual(staged(group[0]!));
  // There was something to give away: the commonest course was taken by both parties, with every hand.
  const common = [...alike.values()].reduce((most, group) => (group.length > most.length ? group : most));
  for (const office of [0, 1])
    expect(new Set(common.map(({ parties }) => parties[office]))).toEqual(new Set(["liberal", "fascist"]));
  expect(new Set(common.map(({ drawn }) => drawn.toSorted().join())).size).toBe(4);
}, 60_000);
