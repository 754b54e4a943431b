// What the server and the page say to each other: docs/api.md as types. Games refine Observation and GameEvent.

export type Phase = "open" | "running" | "finished" | "closed";
export type SeatKind = "person" | "bot" | "empty";

/** Something that happened in the game, as these eyes may see it. `source` is a rule id or a card id. */
export interface GameEvent {
  number: number;
  kind: string;
  source: string;
  [fact: string]: unknown;
}

export interface Decision {
  seat: number;
  kind: string;
  source: string;
  required: boolean;
}

export interface TalkLine {
  version: number;
  at: number;
  seat: number | null;
  name: string;
  room: "table" | "gallery";
  text: string;
}

export interface TableSeat {
  kind: SeatKind;
  name: string | null;
  bot: string | null;
  present: boolean;
  substitute: string | null;
  host: boolean;
  waiting: boolean;
  since: number | null;
  deadline: number | null;
}

export interface Proposal {
  kind: "undo";
  seat: number;
  agreed: number[];
  needed: number[];
}

export interface Outcome {
  side: string;
  winners: number[];
  reason: string;
  rule: string;
}

export interface TableSettings {
  public: boolean;
  clock: number | null;
  absence: number | null;
  talk: boolean;
  undo: boolean;
  spectators: boolean;
  pace: number;
}

/** The part of a view that is the same for everyone. */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, unknown> & { players: number };
  settings: TableSettings;
  rules: string;
  phase: Phase;
  paused: boolean;
  practice: boolean;
  seats: TableSeat[];
  spectators: number;
  commitment: string | null;
  seed: string | number | null;
  proposal: Proposal | null;
  outcome: Outcome | null;
  rematch: string | null;
  created: number;
  started: number | null;
  finished: number | null;
}

export interface Undo {
  free: boolean;
  ask: boolean;
  refused: string | null;
}

/** Everything one pair of eyes may know of a table. `O` is the game's own observation. */
export interface View<O = unknown> {
  version: number;
  now: number;
  seat: number | null;
  mine: number[];
  host: boolean;
  events: GameEvent[];
  talk: TalkLine[];
  observation: O | null;
  decisions: Decision[];
  legal: string[];
  speak: { room: "table" | "gallery" | null; refused: string | null };
  undo: Undo;
  table: TableInfo;
}

/** A view or an update as it comes over the wire. */
export interface ViewMessage extends View {
  type: "view" | "update";
  keep: number;
  since?: number;
}

export interface ApiError {
  code: string;
  rule: string | null;
  args: Record<string, string | number>;
  text: string;
}

export type ServerMessage =
  | ViewMessage
  | { type: "ack"; id: string; version: number; table?: string }
  | { type: "error"; id?: string; error: ApiError }
  | { type: "presence"; seats: boolean[]; spectators: number }
  | { type: "pong"; now: number }
  | { type: "bye"; code: string };

export interface TableCard {
  id: string;
  game: string;
  players: number;
  phase: Phase;
  public: boolean;
  host: string | null;
  seats: (string | null)[];
  open: number;
  created: number;
  updated: number;
  mine: number[];
  waiting: boolean;
  winners: number[] | null;
}

export interface GameInfo {
  name: string;
  rules: string;
  players: number[];
  default_players: number;
  settings: { name: string; default: unknown; choices: unknown[] | null }[];
  bots: string[];
}

export type SeatWish = { kind: "me" } | { kind: "bot"; bot: string } | { kind: "empty" };

export interface MakeTable {
  game: string;
  options?: Record<string, unknown>;
  settings?: Partial<TableSettings>;
  seats?: SeatWish[];
  start?: boolean;
  fill?: string;
  seed?: string | number | null;
}

export interface ReplayStep {
  step: number;
  seat: number | null;
  action: string | null;
  events: GameEvent[];
  observation: unknown;
  decisions: Decision[];
  legal: string[];
}

export interface Replay {
  steps: number;
  seat: number | null;
  replay: ReplayStep[];
}

export interface Me {
  id: string;
  name: string;
  token: string | null;
}
