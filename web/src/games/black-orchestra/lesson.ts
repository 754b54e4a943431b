// Four chapters of one rigged game: two conspirators, played by one person, so that everything happens as it is told.
import type { Chapter, Lesson, LessonStep } from "../../lib/game";

const make = {
  options: { players: 1, difficulty: "easy", conspirators: ["canaris", "olbricht"] },
  seed: "lesson-28",
  bot: "simple",
};

/** The game from its first action to its last. What comes of each is settled by the seed. */
const GAME = [
  ...["conspire 3", "dossier", "dossier", "move deutschlandhalle", "reveal", "conspire 3", "conspire 3"],
  ...["choose canaris", "collect", "deliver map", "dossier", "conspire 3", "dossier", "dossier", "dossier", "dossier"],
  ...["conspire 3", "dossier", "act war-crimes-evidence", "choose 2", "choose train-station", "accept", "conspire 3"],
  ...["choose canaris", "dossier", "dossier", "accept", "act dumpster-dive", "dossier", "dossier"],
  ...["free effective-planning", "dossier", "choose goebbels", "conspire 3", "choose olbricht", "move chancellery"],
  ...["reveal", "collect", "pass", "act lose-gestapo", "move chancellery", "plot poison-gas", "keep 2", "conspire 3"],
  ...["move deutschlandhalle", "deliver map", "ability march", "choose gestapo-hq", "stop", "choose chancellery"],
  ...[
    "accept",
    "choose gestapo-hq",
    "act war-crimes-evidence",
    "choose 1",
    "reveal",
    "collect",
    "act forged-documents",
  ],
  ...["choose 1", "choose gestapo-hq", "plot coup-detat", "ready", "keep 3", "deliver intel", "conspire 2", "dossier"],
  ...["dossier", "dossier", "discard hidden-camera", "choose free", "pass", "conspire 3", "dossier", "dossier"],
  ...["act war-crimes-evidence", "choose 2", "dossier", "conspire 3", "dossier", "move nuremberg", "plot sniper"],
  ...["keep 2", "plot sniper", "keep 2"],
];

/** A step in which the learner does what stands at that place of the game. `to`: the lesson plays on up to there.
 *  `also`: what else it speaks of. */
const does = (key: string, number: number, to = number + 1, also: string[] = []): LessonStep => ({
  key,
  also,
  act: GAME[number]!,
  then: GAME.slice(number + 1, to),
});
/** A step that only speaks of things: it stands beside the first. */
const tells = (key: string, at: string | string[], also: string[] = []): LessonStep => ({ key, at, also });
const chapter = (key: string, from: number, steps: LessonStep[]): Chapter => ({
  key,
  make,
  before: GAME.slice(0, from),
  steps,
});

// What the coach speaks of.
const TEAM = ".team-strip";
const ACTIVE = `${TEAM} .active`;
const DISSENT = '[data-entry="term.dissent-track"]';
const HITLER = ".leader.hitler";
const BESIDE = ['[data-leader="himmler"]', '[data-leader="goebbels"]']; // who is in Berlin too, at the start
const EVENT = "[data-event-card]";
const CARD = "[data-fresh]";
const ATTEMPT = ["[data-attempted]", "[data-attempt-line]"];
const person = (id: string): string => `${TEAM} [data-person="${id}"]`;
const space = (id: string): string => `[data-space="${id}"]`;

export const lesson: Lesson = {
  chapters: [
    chapter("items", 3, [
      tells("welcome", TEAM),
      tells("begun", ACTIVE, ["[data-testid=conspire]", "[data-sheet]"]),
      tells("sheet", ACTIVE, ["[data-sheet]"]),
      tells("leaders", HITLER, BESIDE),
      does("move", 3),
      does("reveal", 4, 8, [space("deutschlandhalle")]),
      does("collect", 8, 9, [space("deutschlandhalle")]),
      does("deliver", 9, 10, [space("deutschlandhalle"), ACTIVE]),
      tells("done", ACTIVE),
    ]),
    chapter("courage", 16, [
      tells("welcome", ACTIVE),
      does("conspire", 16, 17, [DISSENT]),
      does("dossier", 17, 18, [ACTIVE]),
      does("card", 18, 19, [CARD]),
      does("committed", 19, 21, [ACTIVE]),
      does("offer", 21, 22, [EVENT, person("olbricht")]),
      does("again", 22, 23, [DISSENT]),
      does("dissent", 23, 24, [DISSENT, person("canaris")]),
      tells("done", TEAM),
    ]),
    chapter("prison", 59, [
      tells("welcome", person("olbricht"), [HITLER]),
      does("attempt", 59, 61, [person("olbricht")]),
      does("roll", 61, 62, ATTEMPT),
      does("deliver", 62, 66, [TEAM]),
      does("raid", 66),
      does("illegal", 67, 68, [EVENT]),
      does("release", 68, 69, [".bo-stage .lamp"]),
      tells("done", person("olbricht")),
    ]),
    {
      ...chapter("plot", 78, [
        tells("welcome", person("canaris"), [HITLER]),
        does("meet", 78),
        does("attempt", 79),
        does("first", 80, 81, ATTEMPT),
        does("second", 81),
        does("last", 82, 83, ATTEMPT),
        { key: "done" },
      ]),
      alone: { options: make.options },
    },
  ],
};
