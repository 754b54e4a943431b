// The nine actions of a turn, and what each of them leads to now.
import type { Choice, Sorted } from "../choices";

export const NINE: { verb: string; name: string; text: string }[] = [
  { verb: "move", name: "bo-move-menu", text: "action-move.text" },
  { verb: "reveal", name: "bo-nine-reveal", text: "action-reveal-item.text" },
  { verb: "collect", name: "bo-nine-collect", text: "action-collect-item.text" },
  { verb: "deliver", name: "bo-nine-deliver", text: "action-deliver-item.text" },
  { verb: "dossier", name: "bo-nine-dossier", text: "action-dossier.text" },
  { verb: "conspire", name: "bo-nine-conspire", text: "action-conspire.text" },
  { verb: "act", name: "bo-act-menu", text: "action-act.text" },
  { verb: "transfer", name: "bo-transfer-menu", text: "action-transfer.text" },
  { verb: "release", name: "bo-nine-release", text: "action-release.text" },
];

/** One of the nine that can be done: at once, or after a choice among several. */
export interface Deed {
  choices: Choice[];
  /** What pressing the button does, where nothing is left to choose. */
  action: string | undefined;
}

/** Those that can be done now. Where to, how many dice and which card are asked even where there is one answer,
 *  and so is whatever may end in prison: its odds stand on the answer. */
export function deeds(choices: Sorted): Map<string, Deed> {
  const cards = [...choices.cards.values()].flat();
  const found: [string, Choice[]][] = [
    ["move", [...choices.spaces.values()]],
    ...["reveal", "collect", "deliver", "dossier", "conspire", "release"].map((verb): [string, Choice[]] => [
      verb,
      choices.actions.get(verb) ?? [],
    ]),
    [
      "act",
      [
        ...cards.filter((one) => one.verb === "act"),
        ...choices.rest.filter((one) => one.verb === "ability"),
        ...cards.filter((one) => one.verb === "free"),
      ],
    ],
    ["transfer", [...choices.transfers.values()].flat()],
  ];
  const asks = new Set(["move", "conspire", "act", "transfer", "release"]);
  return new Map(
    found
      .filter(([, list]) => list.length > 0)
      .map(([verb, list]) => [
        verb,
        { choices: list, action: list.length === 1 && !asks.has(verb) ? list[0]!.text : undefined },
      ]),
  );
}

/** Attempts that could begin now. */
export const attempts = (choices: Sorted): Choice[] =>
  [...choices.cards.values()].flat().filter((choice) => choice.verb === "plot");

/** All that a button leads to, for whoever looks for the way to one action: each between bars. */
export const leadsTo = (choices: Choice[]): string | undefined =>
  choices.length === 0 ? undefined : `|${choices.map((choice) => choice.text).join("|")}|`;
