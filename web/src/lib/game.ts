// What a game brings to the page: the shape of games/<id>/index.ts, and of its parts.
import type { Component } from "svelte";
import type { TableClient } from "./client.svelte";
import type { View } from "./contract.gen";
import type { Names } from "./names";

/** play: my seat. watch: a spectator. tv: the big screen in the room. replay: looking back, nothing can be done. */
export type Mode = "play" | "watch" | "tv" | "replay";

/** What games/<id>/Table.svelte is given. It draws itself inside frame/Frame.svelte. */
export interface TableProps<V extends View = View> {
  client: TableClient | null; // null in a replay
  view: V;
  /** Calls back with the events that are new, in order. Returns how to stop. */
  onEvents: (listener: (events: V["events"]) => void) => () => void;
  act: (action: string) => Promise<boolean>; // resolves to false, with the reason on the screen, when refused
  send: (word: string, fields?: Record<string, unknown>) => Promise<boolean>;
  names: Names;
  mode: Mode;
}

/** One line of the log. `key` and `args` make the sentence; `source` links to the rule or the card. */
export interface Line {
  key: string;
  args?: Record<string, string | number>;
  source?: string;
  /** Turns the line into a mark of its own: good and bad news are also told by a sign, never by colour alone. */
  tone?: "good" | "bad" | "plain" | "heading" | "claim" | "conflict";
  /** A second, softer sentence. */
  detail?: { key: string; args?: Record<string, string | number> };
  /** One more sentence for newcomers ("explain each event"). */
  explain?: string;
}

/** The status line in two voices. `mine`: what I must do. `others`: whom we wait for. */
export interface Status {
  mine: string | null;
  others: string | null;
  /** A warning worth knowing before choosing. */
  note?: string | null;
}

/**
 * What games/<id>/tell.ts exports as `tell`: the game in sentences. A game writes it for its own views, which are the
 * only ones it is ever given; written as methods, it may stand where any view could come.
 */
export interface Teller<V extends View = View> {
  line(event: V["events"][number], view: V, names: Names): Line | null;
  status(view: V, names: Names): Status;
  /** The whole table as text, paragraph by paragraph, for those who cannot see it. */
  describe(view: V, names: Names): { heading: string; lines: string[] }[];
}

/** One step of a guided first game: wait for it, say it, point at something, allow only that action. */
export interface LessonStep<V extends View = View> {
  /** The message `lesson-<game>-<key>`. */
  key: string;
  /** This step is shown once this holds; the steps come in order. */
  when?(view: V): boolean;
  /** CSS selector of the thing that the step is about. */
  at?: string;
  /** The step is done when this holds; without it a button leads on. */
  done?(view: V): boolean;
  /** Only these actions are let through meanwhile (a prefix of the notation). */
  allow?: string[];
}

export interface Lesson<V extends View = View> {
  make: { options: Record<string, unknown>; seed: string | number; bot: string };
  steps: LessonStep<V>[];
}

/** What games/<id>/index.ts exports. */
export interface GameModule {
  Table: Component<TableProps>;
  tell: Teller;
  lesson: Lesson;
}
