// The guided first game: two conspirators on a fixed deal, one turn and a half.
import type { Conspirator, View } from "./contract.gen";
import type { Shown } from "../../lib/shown";
import type { Lesson } from "../../lib/game";

const me = (view: Shown<View>): Conspirator | undefined =>
  view.observation?.conspirators.find((person) => person.seat === view.seat);
const acting = (view: Shown<View>): boolean =>
  view.decisions.some((one) => one.required && one.seat === view.seat && one.kind === "action");
/** Whatever a turn of the others or an event may ask in between. */
const ANSWERS = ["choose", "pass", "accept", "decline", "keep", "discard", "stop", "draw"];

export const lesson: Lesson<View> = {
  make: {
    options: { players: 2, difficulty: "easy", conspirators: ["stauffenberg", "beck"], first: 0 },
    seed: "first-game",
    bot: "simple",
  },
  steps: [
    { key: "welcome", at: ".bo-board" },
    { key: "counters", at: ".strip .decks" },
    { key: "sheet", at: "[data-sheet]" },
    { key: "leaders", at: ".leader.hitler" },
    {
      key: "move",
      at: '[data-space="zeughaus"]',
      allow: ["move zeughaus"],
      done: (view) => me(view)?.space === "zeughaus",
    },
    {
      key: "reveal",
      at: '[data-action="reveal"]',
      allow: ["reveal"],
      done: (view) => view.observation?.spaces["zeughaus"]?.tile !== "hidden",
    },
    {
      key: "collect",
      at: '[data-action="collect"]',
      allow: ["collect"],
      done: (view) => (me(view)?.items.length ?? 0) > 0,
    },
    { key: "event", at: ".event", allow: ANSWERS, when: (view) => view.observation?.event !== null },
    {
      key: "dossier",
      at: '[data-action="dossier"]',
      allow: ["dossier", ...ANSWERS],
      when: acting,
      done: (view) => (me(view)?.dossier.length ?? 0) > 0,
    },
    {
      key: "conspire",
      at: "[data-testid='conspire']",
      allow: ["conspire 1", ...ANSWERS],
      done: (view) => view.observation?.turn.conspired === true,
    },
    { key: "dissent", at: ".strip .dissent" },
    { key: "others", at: ".others" },
    { key: "plots", at: ".bo-act" },
    { key: "end", at: '[data-action="end"]', allow: ["end", ...ANSWERS], done: (view) => !acting(view) },
    { key: "done" },
  ],
};
