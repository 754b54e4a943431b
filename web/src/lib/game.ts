// What a game brings to the page: the shape of games/<id>/index.ts, and of its parts.
import type { Component } from "svelte";
import type { TableClient } from "./client.svelte";
import type { Section, TableInfo, TableSettings, View } from "./contract.gen";
import type { Play } from "./director";
import type { Directed } from "./director.svelte";
import type { Later } from "./later.svelte";
import type { Names } from "./names";
import type { Landmarks } from "./scenes";
import type { Shown } from "./shown";
import type { SoundTable } from "./stage-sounds";

/** play: my seat. watch: a spectator. tv: the big screen in the room. replay: looking back, nothing can be done. */
export type Mode = "play" | "watch" | "tv" | "replay";

/** What games/<id>/Table.svelte is given. It draws itself inside frame/Frame.svelte. */
export interface TableProps<V extends View = View> {
  client: TableClient | null; // null in a replay
  /** As far as the director has shown it: the newest view is for nobody else. */
  view: Shown<V>;
  director: Directed;
  act: (action: string) => Promise<boolean>; // resolves to false, with the reason on the screen, when refused
  send: (word: string, fields?: Record<string, unknown>) => Promise<boolean>;
  /** The whole table in words, as the server tells it. */
  describe: () => Promise<Section[]>;
  names: Names;
  mode: Mode;
}

/** What games/<id>/Options.svelte is given: what is set up, and how to choose something else. */
export interface OptionsProps {
  table: TableInfo;
  disabled: boolean;
  /** Whether the table accepts it; where it does not, the reason is shown. */
  change: (options: Record<string, unknown>, settings?: Partial<TableSettings>) => Promise<boolean>;
}
export type OptionsComponent = Component<OptionsProps>;

/** What games/<id>/Exhibit.svelte is given: the message of a thing, and those of its copies. */
export interface ExhibitProps {
  id: string;
  also?: string[];
  /** The table at which it lies, where there is one: it may be played with other things than ours. */
  table?: TableInfo;
  /** Only what matters in play. */
  brief?: boolean;
}
export type ExhibitComponent = Component<ExhibitProps>;

/** One step of a lesson: wait for it, say it, stand beside something, allow only that action. */
export interface LessonStep<V extends View = View> {
  /** The message `lesson-<game>-<chapter>-<key>`. */
  key: string;
  /** This step is shown once this holds; the steps come in order. */
  when?(view: Shown<V>): boolean;
  /** CSS selectors of the thing that the step is about, the likeliest first; by default where its action is done. */
  at?: string | string[];
  /** CSS selectors of what else it speaks of: each is lit too. */
  also?: string[];
  /** The step is done when this holds; without it, or an action, a button leads on. */
  done?(view: Shown<V>): boolean;
  /** The one action that leads on. */
  act?: string;
  /** What the lesson does by itself before the next step. */
  then?: string[];
  /** These actions are let through meanwhile (a prefix of the notation). */
  allow?: string[];
}

/** A part of a lesson that can be started by itself, on a game of its own. */
export interface Chapter<V extends View = View> {
  /** Its title is the message `lesson-<game>-<key>`. */
  key: string;
  make: { options: Record<string, unknown>; seed: string | number; bot: string; settings?: Record<string, unknown> };
  /** What I did before it begins. */
  before?: string[];
  steps: LessonStep<V>[];
  /** The game that one is sent into at its end, to play it without the coach; against such bots, if it needs others. */
  alone?: { options: Record<string, unknown>; bot?: string };
}

export interface Lesson<V extends View = View> {
  chapters: Chapter<V>[];
}

/** What games/<id>/more.ts exports besides what only its own table knows. */
export interface Staging {
  /** What its beats sound like. */
  sounds: SoundTable;
}

/**
 * What games/<id>/index.ts exports. A game is written for its own views, which are the only ones it is ever given.
 */
export interface GameModule {
  Table: Component<TableProps>;
  /** What a seat is told before its first turn. */
  Briefing: Component<{ view: Shown; names: Names; onbegin: () => void }>;
  play: Play;
  landmarks: Landmarks;
  /** What its table needs once it stands. */
  more: Later<Staging>;
}
