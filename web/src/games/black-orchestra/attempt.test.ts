// The panel of a plot, rendered: what it says must follow from the numbers it is given.
import { render } from "svelte/server";
import { beforeAll, expect, test } from "vitest";
import { say, words } from "../../lib/words.svelte";
import { cannotSucceed, rolls, slots } from "./attempt";
import Attempt from "./Attempt.svelte";
import AttemptLine from "./bar/AttemptLine.svelte";
import type { Choice } from "./choices";
import type { Attempt as Plot, Outlook, PlotAid, Preparation } from "./contract.gen";

const plot: Plot = {
  plot: "hidden-bomb",
  who: "kordt",
  leader: "hitler",
  phase: "announced",
  dice: 2,
  targets: 2,
  eagles: 1,
  roll: [],
  reaction: false,
  ignored: 0,
  odds: [
    { dice: 0, success: 0, detection: 0 },
    { dice: 1, success: 0, detection: 1 / 6 },
    { dice: 2, success: 1 / 9, detection: 11 / 36 },
  ],
};
const aid = (more: Partial<PlotAid>): PlotAid => ({
  what: { key: "item-explosives" },
  sign: "explosives",
  dice: 1,
  eagles: 0,
  rerolls: 0,
  has: "here",
  where: null,
  who: "kordt",
  how: "take",
  action: "use kordt explosives",
  success: 0.2,
  detection: 0.4,
  ...more,
});
const preparation: Preparation = {
  plot: "hidden-bomb",
  targets: [{ told: { key: "term-military-support" }, amount: 2 }],
  eagles: [
    { told: { key: "bo-plots-suspicion", args: { level: { key: "suspicion-medium" } } }, amount: 2 },
    { told: { key: "event-berlin-speech" }, amount: -1 },
  ],
  pool: [
    { told: { key: "bo-plots-itself" }, sign: "plot", dice: 1 },
    { told: { key: "affiliation-civilian" }, sign: "person", dice: 1 },
  ],
  spare: 0,
  aids: [],
  later: [],
  stake: [{ key: "bo-plots-stake-spent", args: { things: [{ key: "item-keys" }] } }],
};
const outlook = (more: Partial<Preparation> = {}): Outlook => ({
  plots: [],
  unseen: 0,
  preparation: { ...preparation, ...more },
  untried: null,
});

beforeAll(async () => {
  globalThis.document = { documentElement: {} } as Document;
  await words.switchTo("en");
  await words.need("black-orchestra");
  await words.need("black-orchestra-later");
});

const choice = (action: string): Choice => {
  const [verb = "", ...args] = action.split(" ");
  const about = verb === "use" ? { person: args[0]!, item: args[1]! } : {};
  const title = verb === "use" ? say(`item-${args[1]}`) : verb === "ready" ? say("bo-ready") : action;
  return { text: action, verb, args, title, note: "", effect: "", about, changesNothing: false };
};
const text = (attempt: Plot, actions: string[] = [], reckoned: Outlook | null = null, wanted = ""): string =>
  render(Attempt, {
    props: { attempt, choices: actions.map(choice), act: () => {}, outlook: reckoned, wanted },
  })
    .body.replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

test("needed targets and eagles that betray it with their reasons, and the chances of the best roll", () => {
  const told = text(plot, [], outlook());
  expect(told).toContain("Needs 2 targets Hitler’s Military Support 2");
  expect(told).toContain("betrayed by 1 eagle suspicion medium 2, Berlin Speech −1");
  expect(told).toMatch(/11% success 31% detected 58% nothing happens/);
  expect(told).toContain("Gone whatever happens: Keys.");
});

test("each die says where it comes from; the places beyond the pool are empty", () => {
  const places = slots(preparation, 2);
  expect(places.map((one) => one.told?.key ?? null).slice(0, 3)).toEqual([
    "bo-plots-itself",
    "affiliation-civilian",
    null,
  ]);
  expect(places.filter((one) => one.filled).length).toBe(2);
  expect(places.length).toBe(10);
  expect(text(plot, [], outlook())).toMatch(/the plot .*Civilian/);
  expect(text(plot, [], null)).not.toContain("the plot"); // not known yet: no die claims a source
});

test("every number of dice from one on has its own chances, and the best is marked", () => {
  const told = text(plot, ["keep 2", "keep 1", "keep 0"]);
  expect(told).toMatch(/Roll 1 die 0% 17% Roll 2 dice 11% 31% highest chance of success/);
  expect(told).not.toContain("Roll 0 dice");
});

test("without any chance nothing is called the best", () => {
  const hopeless = { ...plot, odds: plot.odds.map((row) => ({ ...row, success: 0 })) };
  expect(text(hopeless, ["keep 2", "keep 1", "keep 0"])).not.toContain("highest chance of success");
});

test("what else could help has its odds and says how one gets it", () => {
  const aids = [
    aid({}),
    aid({
      how: "ask",
      who: "canaris",
      action: "use canaris explosives",
      where: { key: "bo-plots-of", args: { who: "Canaris" } },
    }),
    aid({ how: "later", action: null, eagles: 1, dice: 0, success: 0.3 }),
    aid({ how: "no", action: null, who: null, where: { key: "bo-plots-not-found" } }),
  ];
  const told = text(
    { ...plot, phase: "preparing" },
    ["use kordt explosives", "use canaris explosives", "ready"],
    outlook({ aids }),
  );
  expect(told).toMatch(/The pool is ready.*What else could help/);
  expect(told).toMatch(/Explosives \+1 die.*20% 40% Take/);
  expect(told).toMatch(/Canaris.*Ask Canaris/);
  expect(told).toMatch(/−1 eagle.*30% 40% in hand/);
  expect(told).toMatch(/not found yet/);
});

test("whoever is asked for an item reads the odds before and after", () => {
  const asked = aid({ how: "ask", who: "canaris", success: 0.25, detection: 0.33, action: null });
  const told = text({ ...plot, phase: "preparing" }, ["accept", "decline"], outlook({ aids: [asked] }), "explosives");
  expect(told).toContain("Success: 11% now, 25% with it. Detected: 33% with it.");
});

test("the roll shows its dice, and no odds any more", () => {
  const rolled = text({ ...plot, phase: "rolled", roll: ["target", "eagle"], odds: [] }, [], outlook());
  expect(rolled).not.toContain("success");
  expect(rolled).not.toContain("What else could help");
});

test("what cannot succeed is known before it is rolled, unless a card may still save it", () => {
  expect(cannotSucceed("keep 1", plot, outlook())).toBe(true);
  expect(cannotSucceed("keep 2", plot, outlook())).toBe(false);
  expect(cannotSucceed("keep 0", plot, outlook())).toBe(false);
  const later = [{ dice: 1, success: 0.1, detection: 0.1 }];
  expect(cannotSucceed("keep 1", plot, outlook({ later }))).toBe(false);
  expect(rolls(plot, outlook({ later }).preparation, [])[0]?.later?.success).toBe(0.1);
});

test("an attempt that nothing at hand can help is asked about before it begins", () => {
  const chances = [
    { when: "now" as const, told: { key: "bo-plots-now" }, dice: 1, kept: 1, success: 0, detection: 0.2 },
    { when: "together" as const, told: { key: "bo-plots-together" }, dice: 3, kept: 3, success: 0.1, detection: 0.2 },
  ];
  const prospect = {
    ...{ plot: "sniper", who: "kordt", seat: 0, leader: "hitler", action: "plot sniper", steps: 0, nearest: true },
    ...{ needs: [], helps: [], ways: [], chances },
  };
  const known = (plots: (typeof prospect)[]): Outlook => ({ plots, unseen: 0, preparation: null, untried: null });
  expect(cannotSucceed("plot sniper", null, known([prospect]))).toBe(false);
  expect(cannotSucceed("plot sniper", null, known([{ ...prospect, chances: chances.slice(0, 1) }]))).toBe(true);
  expect(cannotSucceed("plot sniper", null, null)).toBe(false);
  expect(cannotSucceed("move munich", null, known([]))).toBe(false);
});

test("no figure is shown before there is one", () => {
  const told = { ...plot, dice: 0, targets: 0, eagles: 0, odds: [] };
  for (const body of [
    render(Attempt, { props: { attempt: told, choices: [], act: () => {}, outlook: null } }).body,
    render(AttemptLine, { props: { attempt: told, preparation: null } }).body,
  ]) {
    expect(body).not.toContain("target");
    expect(body).not.toContain("betray");
  }
  expect(render(AttemptLine, { props: { attempt: plot, preparation: null } }).body).toContain("2 targets");
});
