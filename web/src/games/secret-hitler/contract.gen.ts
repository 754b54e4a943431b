// Written by `make contract` from the types and the content in Python. Not to be edited.

import type * as shared from "../../lib/contract.gen";

export type Ballot = "ja" | "nein";

/** A seat that the president may not choose now, and why: the sentence is `error-CODE`; `reason` is the code. */
export type Barred = {
  action: string;
  code: string;
  rule: string;
  args: Record<string, number | string>;
  seat: number;
  reason: string;
};

/** The seat that stands for president. */
export type Candidate = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "candidate";
  seat: number;
};

/** The top policy was laid after three failed elections (SH-E8). */
export type Chaos = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "chaos";
  policy: Party;
};

export type ClaimKind = "drawn" | "received" | "party" | "peek";

/** What a seat says it saw: a number of liberal tiles, a party, or three tiles in order. */
export type Claimed = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "claimed";
  seat: number;
  what: ClaimKind;
  session: number;
  claim: (string | number)[];
};

/** Claims that cannot all be true, with the seats that stand against each other (SH-T1). */
export type Conflict = {
  reason: ConflictReason;
  session: number;
  seats: number[];
};

export type ConflictReason =
  | "drawn-policy"
  | "received-policy"
  | "drawn-received"
  | "liberal-buried"
  | "peek-drawn"
  | "accused";

export type Drawn = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "drawn";
  president: number;
  tiles: Party[] | null;
};

export type Enacted = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "enacted";
  president: number;
  chancellor: number;
  policy: Party;
  discarded: Party | null;
};

export type Ending = "liberal-policies" | "hitler-executed" | "fascist-policies" | "hitler-elected";

export type Event =
  | Roles
  | Shuffled
  | Candidate
  | Nominated
  | Votes
  | NotHitler
  | Tracker
  | Chaos
  | Drawn
  | Passed
  | Enacted
  | VetoAsked
  | VetoAgreed
  | VetoRefused
  | Investigated
  | SpecialElection
  | Peeked
  | Executed
  | Claimed
  | Over;

export type Executed = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "executed";
  president: number;
  target: number;
};

export type Investigated = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "investigated";
  president: number;
  target: number;
  party: Party | null;
};

export type Nominated = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "nominated";
  president: number;
  chancellor: number;
};

/** A chancellor elected in the danger zone is not Hitler (SH-E10). */
export type NotHitler = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "not-hitler";
  seat: number;
};

/** All that a seat may know, its history included: `Observation.to_json`. */
export type Observation = {
  game: "secret-hitler";
  players: number;
  phase: Phase;
  president: number;
  chancellor: number | null;
  last_president: number | null;
  last_chancellor: number | null;
  rotation: number;
  tracker: number;
  session: number;
  in_force: Policies;
  deck: number;
  discard: number;
  alive: number[];
  investigated: number[];
  not_hitler: number[];
  voted: number[];
  ballot: Ballot | null;
  veto_open: boolean;
  veto_refused: boolean;
  role: Role | null;
  known: (Role | null)[];
  hand: Party[] | null;
  barred: Barred[];
  unclaimed: Unclaimed[];
  conflicts: Conflict[];
  outcome: Ending | null;
  seat: number | null;
  options: Options;
  history: Event[];
  decisions: shared.Decision[];
  legal: string[];
};

/** What was settled before the game (SH-X). */
export type Options = {
  players: number;
  talk: boolean;
  rebalanced: boolean;
  powers: Power[];
  liberal_policies: number;
  fascist_policies: number;
  liberal_start: number;
  fascist_start: number;
  hitler_zone: number;
  veto_from: number;
  hitler_knows: boolean;
};

/** The end, where everything is shown (SH-W4). */
export type Over = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "over";
  reason: Ending;
  side: Party;
  rule: string;
  roles: Role[];
  sessions: Session[];
};

export type Party = "liberal" | "fascist";

export type Passed = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "passed";
  president: number;
  chancellor: number;
  discarded: Party | null;
  tiles: Party[] | null;
};

export type Peeked = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "peeked";
  president: number;
  tiles: Party[] | null;
};

export type Phase =
  | "nominate"
  | "vote"
  | "discard"
  | "enact"
  | "veto"
  | "investigate"
  | "special-election"
  | "peek"
  | "execute"
  | "over";

/** How many of each party. */
export type Policies = {
  liberal: number;
  fascist: number;
};

/** The position as one pair of eyes may know it: what a view carries, with the history told as events beside it. */
export type Position = {
  game: "secret-hitler";
  players: number;
  phase: Phase;
  president: number;
  chancellor: number | null;
  last_president: number | null;
  last_chancellor: number | null;
  rotation: number;
  tracker: number;
  session: number;
  in_force: Policies;
  deck: number;
  discard: number;
  alive: number[];
  investigated: number[];
  not_hitler: number[];
  voted: number[];
  ballot: Ballot | null;
  veto_open: boolean;
  veto_refused: boolean;
  role: Role | null;
  known: (Role | null)[];
  hand: Party[] | null;
  barred: Barred[];
  unclaimed: Unclaimed[];
  conflicts: Conflict[];
  outcome: Ending | null;
};

export type Power = "none" | "investigate" | "special-election" | "peek" | "execution";

export interface ReplayStep extends shared.ReplayStep {
  events: Event[];
  observation: Position;
}

export type Role = "liberal" | "fascist" | "hitler";

/** The deal: the roles that one is told (SH-K). */
export type Roles = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "roles";
  roles: (Role | null)[];
};

/** A legislative session as it really was; how far it went says which facts there are. */
export type Session = {
  president: number;
  drawn: Party[];
  chancellor?: number;
  laid_away?: Party;
  passed?: Party[];
  policy?: Party | null;
  discarded?: Party;
};

export type Shuffled = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "shuffled";
  liberal: number;
  fascist: number;
};

export type SpecialElection = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "special-election";
  president: number;
  target: number;
};

export interface TableInfo extends shared.TableInfo {
  options: Options;
}

export type Tracker = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "tracker";
  tracker: number;
};

/** Something that a seat saw and has not spoken about yet (SH-T1). */
export type Unclaimed = {
  seat: number;
  what: ClaimKind;
  session: number;
};

export type VetoAgreed = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "veto-agreed";
  seat: number;
};

export type VetoAsked = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "veto-asked";
  seat: number;
};

export type VetoRefused = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "veto-refused";
  seat: number;
};

export interface View extends shared.View {
  table: TableInfo;
  events: Event[];
  observation: Position | null;
}

export type Votes = {
  number: number;
  source: string;
  line?: shared.Line;
  kind: "votes";
  president: number;
  chancellor: number;
  ja: number[];
  nein: number[];
  elected: boolean;
};
