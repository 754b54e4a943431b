// The games of the page: one line each. The rest of a game stands in the folder of its id, beginning with index.ts.
// Plain data, read by the build too (plugins/words.ts).
import type { Asks } from "../lib/contract.gen";
import type { Third } from "../lib/stream";

export interface Listed {
  /** What the keys of its messages have after their first word, and the ids of its rules begin with. */
  short: string;
  /** The ground of its name on the home page. */
  ground: "red" | "ink";
  /** Nothing worth hiding from each other: one person may play all seats. */
  together: boolean;
  /** For how many seconds those at the table can be given to talk, where it pauses for that. */
  talkSeconds: number[];
  /** What its bots can be asked. */
  asks: Asks[];
  /** Whether people can ask something of each other in words of the game. */
  wishes: boolean;
  /** Whether what is told and said stands beside its board, or behind a tab. */
  streamed: boolean;
  /** What its stream shows apart from other acts. */
  third: Third;
  /** The kinds of things that there is a note on, of what really happened, in the order of the page. */
  history: string[];
  /** The kinds of things that the reference shows as they look in play, each in a chapter of its own. */
  gallery: string[];
  /** Which of its messages come with what the first picture of a table does not need (`later.ts`). */
  later: RegExp | null;
  /** Where it comes from: [name, address]. */
  origins: [string, string][];
}

const games = <Id extends string>(list: Record<Id, Listed>): Record<Id, Listed> => list;

export const LIST = games({
  "secret-hitler": {
    short: "sh",
    ground: "red",
    together: false,
    talkSeconds: [10, 20, 40],
    asks: ["why", "trust", "suspect"],
    wishes: false,
    streamed: true,
    third: { label: "page-stream-claims", kinds: ["claimed"], opening: ["nominated"] },
    history: [],
    gallery: ["role", "policy", "vote", "office", "power"],
    later: null,
    origins: [
      ["secrethitler.com", "https://www.secrethitler.com"],
      ["CC BY-NC-SA 4.0", "https://creativecommons.org/licenses/by-nc-sa/4.0/"],
    ],
  },
  "black-orchestra": {
    short: "bo",
    ground: "ink",
    together: true,
    talkSeconds: [15, 30],
    asks: ["plan", "need", "why"],
    wishes: true,
    streamed: false,
    third: {
      label: "page-stream-rolls",
      kinds: [
        ...["conspired", "release-rolled", "resisted", "rolled", "plot-rolled", "plot-rerolled", "plot-eagle-ignored"],
        ...["plot-detected", "plot-failed", "plot-succeeded"],
      ],
      opening: [],
    },
    history: ["conspirator", "leader", "plot", "space", "event"],
    gallery: ["conspirator", "leader", "plot", "card", "event", "space", "item"],
    // Of the plots board all that the bar does not say too; interrogations and attempts are read on the stage.
    later: new RegExp(
      "^interrogation-|^bo-(legend|scene|story|victory|defeat|secret|roll|stamp|lacks|council|fresh|not-possible)\\b|" +
        "^talk-bo-|^bo-text-(table|state|event|key|board|people|space|leaders)\\b|^bo-plot-(?!dice|letter|best)|" +
        "^bo-plots-(?!title|best-|before-after|reroll|less-eagles|more-dice)",
    ),
    origins: [],
  },
});

export type GameId = keyof typeof LIST;
export const GAME_IDS = Object.keys(LIST) as GameId[];

/** What of a game is loaded by itself: its rules, the history behind it, its lessons, what its bots say, what comes
 * after the first picture. */
const APART = ["rules", "history", "lesson", "talk", "later"] as const;

/** The words that are loaded together: those of the page, why a server refuses something, those of a game. */
export type Part = "page" | "errors" | GameId | `${GameId}-${(typeof APART)[number]}`;
export const PARTS: Part[] = [
  "page",
  "errors",
  ...GAME_IDS.flatMap((id): Part[] => [id, ...APART.map((part): Part => `${id}-${part}`)]),
];
