// Two chapters at a table of five on fixed deals, each to the end of its game: as a liberal who finds Hitler, and as a
// fascist who brings Hitler past the line. The others play without chance, so that all comes as it must.
import type { Chapter, Lesson, LessonStep } from "../../lib/game";
import type { Shown } from "../../lib/shown";
import type { Position, View } from "./contract.gen";

type Step = LessonStep<View>;

const seen = (view: Shown<View>): Position => view.observation as Position;
const past = (view: Shown<View>, kind: string, times = 1): boolean =>
  view.events.filter((event) => event.kind === kind).length >= times;
const voted = (view: Shown<View>): boolean => seen(view).phase !== "vote" || seen(view).ballot !== null;
const claimed = (view: Shown<View>): boolean => seen(view).unclaimed.every((one) => one.seat !== view.seat);
const can = (view: Shown<View>, action: string): boolean => view.legal.includes(action);

const make = (seed: string): Chapter["make"] => ({
  options: { players: 5 },
  seed,
  bot: "lesson",
  settings: { discussion: 0 },
});
const ROLE = ".hold, [role=tab][id$='-mine']";
const RING = ".table, .grid"; // the ring itself has no extent: its seats stand around the table
const RECORD = [".desk .record, .told", "[role=tab][id$='-extra']"]; // on phones it lies behind a tab
const POSTER = ".end .left";

/** The election of that round; whichever ballot one lays, it comes out the same. */
const vote = (key: string, round: number, ballot = "vote"): Step => ({
  key,
  when: (view) => past(view, "nominated", round),
  at: ".ballots",
  allow: [ballot, "claim"],
  done: (view) => past(view, "votes", round) || (past(view, "nominated", round) && voted(view)),
});
/** Somebody is to be chosen, and confirmed. */
const choose = (key: string, action: string): Step => ({
  key,
  when: (view) => can(view, action),
  at: `[data-target="${action.split(" ")[1]}"], .choices`,
  act: action,
  allow: ["claim"],
});
/** A policy of one's hand is to be laid away or into force. */
const lay = (key: string, action: string): Step => ({
  key,
  when: (view) => can(view, action),
  at: ".policies, .hand",
  act: action,
});
/** Something is to be said; the coach would say this. */
const tell = (key: string, said: string, ...allowed: string[]): Step => ({
  key,
  when: (view) => can(view, said),
  at: ".claim[role=group]",
  act: said,
  allow: allowed,
  done: claimed,
});
/** What these two say of that session cannot both be so. */
const contradicted = (key: string, session: number, ...pair: number[]): Step => ({
  key,
  when: (view) =>
    seen(view).conflicts.some((one) => one.session === session && pair.every((seat) => one.seats.includes(seat))),
  at: RECORD,
});
const over = (view: Shown<View>): boolean => seen(view).phase === "over";

export const lesson: Lesson<View> = {
  chapters: [
    {
      key: "liberal",
      make: make("lesson-liberal-661"),
      steps: [
        { key: "welcome" },
        { key: "role", at: ROLE },
        { key: "tracks", at: ".tracks" },
        choose("nominate", "nominate 4"),
        vote("vote", 1, "vote ja"),
        { key: "elected", when: (view) => past(view, "votes"), at: RING },
        lay("discard", "discard fascist"),
        { key: "enacted", when: (view) => past(view, "enacted"), at: ".tracks" },
        tell("claim", "claim drawn 1 1", "claim"),
        { key: "limits", when: (view) => past(view, "candidate", 2), at: RING },
        vote("second-vote", 2),
        contradicted("contradiction", 2, 1, 2),
        vote("third-vote", 3),
        contradicted("again-contradiction", 3, 2, 3),
        vote("fourth-vote", 4),
        { key: "line", when: (view) => seen(view).in_force.fascist >= 3, at: ".tracks" },
        vote("fifth-vote", 5),
        lay("enact", "enact liberal"),
        { key: "tracker", when: (view) => past(view, "enacted", 5), at: ".counters, .minis" },
        choose("again-nominate", "nominate 1"),
        vote("again-vote", 6, "vote ja"),
        lay("again-discard", "discard fascist"),
        choose("execute", "execute 2"),
        { key: "end", when: over, at: POSTER },
      ],
    },
    {
      key: "fascist",
      make: make("lesson-fascist-74"),
      steps: [
        { key: "welcome" },
        { key: "role", at: ROLE },
        { key: "hitler", at: '[data-seat="2"]' },
        { key: "line", at: ".tracks" },
        choose("nominate", "nominate 3"),
        vote("vote", 1, "vote ja"),
        { key: "elected", when: (view) => past(view, "votes"), at: RING },
        lay("discard", "discard liberal"),
        { key: "enacted", when: (view) => past(view, "enacted"), at: ".tracks" },
        tell("claim", "claim drawn 1 0", "claim"),
        { key: "record", at: RECORD },
        vote("second-vote", 2),
        vote("third-vote", 3),
        contradicted("covered", 3, 2, 3),
        vote("fourth-vote", 4),
        vote("fifth-vote", 5, "vote ja"),
        lay("enact", "enact fascist"),
        tell("second-claim", "claim received 5 0"),
        contradicted("contradiction", 5, 4, 0),
        choose("again-nominate", "nominate 2"),
        vote("again-vote", 6, "vote ja"),
        { key: "end", when: over, at: POSTER },
      ],
      alone: { options: { players: 5 }, bot: "novice" },
    },
  ],
};
