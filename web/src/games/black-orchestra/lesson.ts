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

/** A step in which the learner does what stands at that place of the game. `to`: the lesson plays on up to there. */
const does = (key: string, number: number, to = number + 1, at?: string): LessonStep => ({
  key,
  act: GAME[number]!,
  then: GAME.slice(number + 1, to),
  ...(at === undefined ? {} : { at }),
});
const chapter = (key: string, from: number, steps: LessonStep[]): Chapter => ({
  key,
  make,
  before: GAME.slice(0, from),
  steps,
});

export const lesson: Lesson = {
  chapters: [
    chapter("items", 3, [
      { key: "welcome" },
      { key: "sheet", at: ["[data-sheet]", ".team-strip .active"] },
      { key: "leaders", at: ".leader.hitler" },
      does("move", 3),
      does("reveal", 4, 8),
      does("collect", 8),
      does("deliver", 9),
      { key: "done" },
    ]),
    chapter("courage", 16, [
      { key: "welcome" },
      does("conspire", 16),
      does("dossier", 17),
      does("card", 18),
      does("committed", 19, 21),
      does("offer", 21),
      does("again", 22),
      does("dissent", 23),
      { key: "done" },
    ]),
    chapter("prison", 59, [
      { key: "welcome" },
      does("attempt", 59, 61),
      does("roll", 61),
      does("deliver", 62, 66),
      does("raid", 66),
      does("illegal", 67),
      does("release", 68),
      { key: "done" },
    ]),
    chapter("plot", 78, [
      { key: "welcome" },
      does("meet", 78),
      does("attempt", 79),
      does("first", 80),
      does("second", 81),
      does("last", 82),
      { key: "done" },
    ]),
  ],
};
