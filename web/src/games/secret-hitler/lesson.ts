// Two chapters at a table of five on fixed deals: one as a liberal, one as a fascist. Both begin as first candidate.
import type { Chapter, Lesson, LessonStep } from "../../lib/game";
import type { Shown } from "../../lib/shown";
import type { Position, View } from "./contract.gen";

const seen = (view: Shown<View>): Position => view.observation as Position;
const past = (view: Shown<View>, kind: string, times = 1): boolean =>
  view.events.filter((event) => event.kind === kind).length >= times;
const voted = (view: Shown<View>): boolean => seen(view).phase !== "vote" || seen(view).ballot !== null;
const claimed = (view: Shown<View>): boolean => seen(view).unclaimed.every((one) => one.seat !== view.seat);

const make = (seed: string): Chapter["make"] => ({
  options: { players: 5 },
  seed,
  bot: "simple",
  settings: { discussion: 0 },
});
const ROLE = ".hold, [role=tab][id$='-mine']";
const RING = ".ring, .grid";

/** The first government is one's own: chosen, voted for, and given three policies. */
const OWN_GOVERNMENT: LessonStep<View>[] = [
  { key: "nominate", at: ".choices", allow: ["nominate"], done: (view) => past(view, "nominated") },
  { key: "vote", at: ".ballots", allow: ["vote ja"], done: (view) => past(view, "votes") || voted(view) },
  { key: "elected", when: (view) => past(view, "votes"), at: RING },
  {
    key: "discard",
    when: (view) => past(view, "drawn"),
    at: ".hand",
    allow: ["discard"],
    done: (view) => past(view, "passed"),
  },
  { key: "enacted", when: (view) => past(view, "enacted"), at: ".tracks" },
  { key: "claim", at: ".claim", allow: ["claim"], done: claimed },
];
const SECOND_VOTE: LessonStep<View> = {
  key: "second-vote",
  when: (view) => past(view, "nominated", 2),
  at: ".ballots",
  allow: ["vote"],
  done: (view) => past(view, "votes", 2) || voted(view),
};

export const lesson: Lesson<View> = {
  chapters: [
    {
      key: "liberal",
      make: make("first-game-304"),
      steps: [
        { key: "welcome" },
        { key: "role", at: ROLE },
        { key: "tracks", at: ".tracks" },
        ...OWN_GOVERNMENT,
        { key: "trust", at: ".told, .sheet" },
        { key: "limits", when: (view) => past(view, "candidate", 2), at: RING },
        SECOND_VOTE,
        { key: "tracker", when: (view) => past(view, "votes", 2), at: ".counters" },
        { key: "end" },
      ],
    },
    {
      key: "fascist",
      make: make("fascist-28"),
      steps: [
        { key: "welcome" },
        { key: "role", at: ROLE },
        { key: "hitler", at: '[data-seat="4"]' },
        { key: "line", at: ".tracks" },
        ...OWN_GOVERNMENT,
        { key: "record", at: ".told, .sheet" },
        SECOND_VOTE,
        { key: "end", when: (view) => past(view, "votes", 2) },
      ],
    },
  ],
};
