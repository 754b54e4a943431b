// The guided first game: a fixed deal at a table of five. You are a liberal and the first candidate.
import type { Position, View } from "./contract.gen";
import type { Lesson } from "../../lib/game";
import type { Shown } from "../../lib/shown";

const seen = (view: Shown<View>): Position => view.observation as Position;
const past = (view: Shown<View>, kind: string, times = 1): boolean =>
  view.events.filter((event) => event.kind === kind).length >= times;
const voted = (view: Shown<View>): boolean => seen(view).phase !== "vote" || seen(view).ballot !== null;

export const lesson: Lesson<View> = {
  make: { options: { players: 5 }, seed: "first-game-304", bot: "simple" },
  steps: [
    { key: "welcome" },
    { key: "role", at: ".hold, [role=tab][id$='-mine']" },
    { key: "tracks", at: ".tracks" },
    { key: "nominate", at: ".choices", allow: ["nominate"], done: (view) => past(view, "nominated") },
    { key: "vote", at: ".ballots", allow: ["vote ja"], done: (view) => past(view, "votes") || voted(view) },
    { key: "elected", when: (view) => past(view, "votes"), at: ".ring, .grid" },
    {
      key: "discard",
      when: (view) => past(view, "drawn"),
      at: ".hand",
      allow: ["discard"],
      done: (view) => past(view, "passed"),
    },
    { key: "enacted", when: (view) => past(view, "enacted"), at: ".tracks" },
    {
      key: "claim",
      at: ".claim",
      allow: ["claim"],
      done: (view) => seen(view).unclaimed.every((one) => one.seat !== view.seat),
    },
    { key: "trust", at: ".told, .sheet" },
    { key: "limits", when: (view) => past(view, "candidate", 2), at: ".ring, .grid" },
    {
      key: "second-vote",
      when: (view) => past(view, "nominated", 2),
      at: ".ballots",
      allow: ["vote"],
      done: (view) => past(view, "votes", 2) || voted(view),
    },
    { key: "tracker", when: (view) => past(view, "votes", 2), at: ".counters" },
    { key: "end" },
  ],
};
