// Written by `make contract` from the types and the content in Python. Not to be edited.

/** Since when I am known here, on how many devices I am signed in, and when my recovery key was made. */
export type Account = {
  id: string;
  name: string;
  created: number;
  devices: number;
  key: number | null;
};

/** What was said is done and durable: the version, the record's newest link then, and the new table of a rematch. */
export type Ack = {
  type: "ack";
  id: string | null;
  version: number;
  link?: string;
  table?: string;
};

/** Act on my seat. */
export type ActMessage = {
  type: "act";
  id?: string | null;
  action: string;
  version: number;
  seat?: number | null;
};

export type Alive = {
  status: string;
  version: string;
};

/** What whoever runs the server tells everybody, by language, until it ends. */
export type Announcement = {
  key: string;
  texts: Record<string, string>;
  until: number;
};

export type Announcements = {
  announcements: Announcement[];
};

/** Answer the open proposal. */
export type AnswerMessage = {
  type: "answer";
  id?: string;
  yes: boolean;
  seat?: number | null;
};

export type Argument = string | number | Told | SeatName;

/**
 * Something that happened beside the game, after so many events (`before`): `line` says it. `what`: what was taken
 * back, or what the clock (or a bot that `played` for me) decided.
 */
export type Aside = {
  version: number;
  at: number;
  before: number;
  kind: AsideKind;
  seat: number;
  line: Told;
  what: Told | null;
};

export type AsideKind =
  | "taken-back"
  | "clock"
  | "played"
  | "substitute"
  | "return"
  | "resign"
  | "call"
  | "silence"
  | "ban"
  | "vote-out"
  | "voted-out";

/** Ask a bot why it chose as it did, whom it trusts or suspects, what the plan is or what it needs; all hear it. */
export type AskMessage = {
  type: "ask";
  id?: string;
  to: number;
  asks: Asks;
  about?: number | null;
  seat?: number | null;
};

export type Asks = "why" | "trust" | "suspect" | "plan" | "need";

/**
 * Send somebody away for good: whoever has the seat, or said the line of talk (host). They can neither come back nor
 * talk, nor look on before the game is over. In a game a bot plays on.
 */
export type BanMessage = {
  type: "ban";
  id?: string;
  seat?: number | null;
  line?: number | null;
};

export type BotsTalk = "all" | "little" | "none";

/** The server closes the connection; come back after a pause. */
export type Bye = {
  type: "bye";
  code: string;
};

/**
 * Something I can do now, as a button says it. `about`: what it concerns, by kind: `{"item": "keys"}`. `effect`: what
 * it would change, as far as that is known before.
 */
export type Choice = {
  action: string;
  title: Told;
  text?: Told;
  effect?: Told;
  about?: Record<string, string | number>;
  changes_nothing: boolean;
};

export type ClientMessage =
  | HelloMessage
  | ShownMessage
  | DiscussMessage
  | PingMessage
  | SubstituteMessage
  | ReturnMessage
  | ResignMessage
  | RematchMessage
  | PickMessage
  | ActMessage
  | UndoMessage
  | AnswerMessage
  | PauseMessage
  | ResumeMessage
  | JoinMessage
  | LeaveMessage
  | SeatMessage
  | OptionsMessage
  | StartMessage
  | SilenceMessage
  | BanMessage
  | ForgiveMessage
  | VoteOutMessage
  | TalkMessage
  | AskMessage
  | WishMessage;

/** Who must or may choose what. `source` is the rule or card that asks; an open offer is not `required`. */
export type Decision = {
  seat: number;
  kind: string;
  source: string;
  required: boolean;
};

/** I am forgotten, at so many tables. */
export type Deleted = {
  tables: number;
};

/** While those at the table talk: I go on, I am still writing something, or I want more time. Not answered. */
export type DiscussMessage = {
  type: "discuss";
  id?: string;
  what: "go-on" | "writing" | "stay";
};

export type Discussion = number | "all" | null;

/** It is done and durable: the version it led to, the newest link then, and the new table of a rematch. */
export type Done = {
  version: number;
  link?: string | null;
  table?: string | null;
};

/** What a seat has picked, or got by `lot`. */
export type DraftPick = {
  seat: number;
  what: string;
  lot: boolean;
};

export type Failure = {
  error: Problem;
};

/** Take a silence or a sending away back, by its number (host). */
export type ForgiveMessage = {
  type: "forgive";
  id?: string;
  number: number;
};

/** Something that happened, as these eyes may see it, with the facts of its kind besides. */
export type GameEvent = {
  number: number;
  source: string;
  line?: Line;
  kind: string;
};

export type GameOffer = {
  name: string;
  rules: string;
  players: number[];
  default_players: number;
  settings: Setting[];
  bots: string[];
  bot: string;
};

export type Games = {
  games: GameOffer[];
};

export type Health = {
  status: string;
  version: string;
  database: string;
};

/** The first message on a socket: the version that the client has, and the seat whose eyes it wants. */
export type HelloMessage = {
  type: "hello";
  id?: string;
  version?: number | null;
  seat?: number | null;
};

/**
 * What a strong bot would do in my place at that version, by what my seat may know. `action` is null where it would let
 * the offer pass. `told` says why, to be read in one's own language; `text` is the same in the language that was asked
 * for. Both are null where it has no reason to tell.
 */
export type Hint = {
  version: number;
  seat: number;
  action: string | null;
  told: Told | null;
  text: string | null;
};

/** Take an empty seat. */
export type JoinMessage = {
  type: "join";
  id?: string;
  seat?: number | null;
};

/** Free my seat, or let a bot play it while I am away. */
export type LeaveMessage = {
  type: "leave";
  id?: string;
  seat?: number | null;
};

/** A line of the log, with a second sentence (`detail`) and one for newcomers (`explain`). */
export type Line = {
  key: string;
  args?: Record<string, string | number | Told | SeatName | Argument[]>;
  source: string;
  tone: Tone;
  detail?: Told;
  explain?: Told;
};

export type MakeTable = {
  game: string;
  options?: Record<string, unknown>;
  settings?: Record<string, unknown>;
  seats?: SeatWish[] | null;
  start?: boolean;
  fill?: string | null;
  seed?: string | number | null;
};

export type Me = {
  id: string;
  name: string;
  token: string | null;
};

/** Everything that is kept about me, at that time. What I did in a game is in its record. */
export type MyData = {
  at: number;
  account: Account;
  tables: MyTable[];
  relations: Relation[];
};

/** Something I said: a `text`, or the terms of a question to a bot (`asks`) or of a `wish`. */
export type MyLine = {
  at: number;
  room: Room;
  said: Record<string, unknown>;
};

export type MyNote = {
  seat: number;
  about: number;
  mark: string;
  text: string;
};

/** What is kept of me at a table: on which seats I sat, the names I went by, what I said and what I noted. */
export type MyTable = {
  id: string;
  game: string;
  phase: string;
  created: number;
  updated: number;
  seats: number[];
  names: string[];
  talk: MyLine[];
  notes: MyNote[];
};

export type Named = {
  name: string;
};

/** What I write down about a seat, for my own eyes: free text and a mark of one word; both empty: nothing. */
export type Note = {
  about: number;
  mark: string;
  text: string;
};

/** What I noted on one of my seats, by the seat it is about. */
export type Notes = {
  notes: Note[];
};

/**
 * Those at the table talk before the game goes on: `until` then (null: until all go on; or it has not begun, because
 * pages still show what happened), of so many `seconds`. It ends when all of the seats `people` have gone on. Decisions
 * of the kinds `before` wait for it.
 */
export type OpenDiscussion = {
  before: string[];
  seconds: number | null;
  until: number | null;
  people: number[];
  gone_on: number[];
};

/**
 * Those at the table pick in turn, before the game: the seats `waiting` in this order, the `passed` ones among them
 * after they were away. `thing`: what is picked, as its messages are called; `left`: what is still there.
 */
export type OpenDraft = {
  thing: string;
  waiting: number[];
  passed: number[];
  picks: DraftPick[];
  left: string[];
};

/** Change the game's options and the table's settings (host); during the game what bots say and advise alone. */
export type OptionsMessage = {
  type: "options";
  id?: string;
  options?: Record<string, unknown> | null;
  settings?: Record<string, unknown> | null;
};

/** How the game ended: the side that won, the seats on it, why, and by which rule. */
export type Outcome = {
  side: string;
  winners: number[];
  reason: string;
  rule: string;
};

/** What the position promises at a version, through the eyes of a seat; `outlook` is the game's own. */
export type Outlook = {
  version: number;
  seat: number | null;
  outlook: Record<string, unknown>;
};

/** Stop the clocks and the game. */
export type PauseMessage = {
  type: "pause";
  id?: string;
};

export type Phase = "open" | "running" | "finished" | "closed";

/** Pick what I play with, when it is my turn in a draft; without `what` the lot picks for me. */
export type PickMessage = {
  type: "pick";
  id?: string;
  what?: string | null;
  seat?: number | null;
};

/** Answered with a pong. */
export type PingMessage = {
  type: "ping";
  id?: string;
};

export type Pong = {
  type: "pong";
  now: number;
};

/** Who is connected, by seat, how many watch, and whether those at the table talk before they go on. */
export type Presence = {
  type: "presence";
  seats: boolean[];
  spectators: number;
  discussion: OpenDiscussion | null;
};

export type Problem = {
  code: string;
  rule: string | null;
  args: Record<string, string | number | number>;
  text: string;
};

/** A request to take back: how many steps of the record would stay, who agreed, and whose word is missing. */
export type Proposal = {
  kind: "undo";
  seat: number;
  steps: number;
  agreed: number[];
  needed: number[];
};

/**
 * Where others in the network find the server, told to a page that calls it 127.0.0.1 or the like; null where there is
 * no such place. `everywhere`: it listens to others at all.
 */
export type Reach = {
  origin: string | null;
  everywhere: boolean;
};

export type RecoveryKey = {
  key: string;
};

/** What was said was refused. */
export type Refusal = {
  type: "error";
  id: string | null;
  error: Problem;
};

/**
 * Mute or block whoever has that seat at the table, or said the line of talk with that version there; or neither any
 * more (`none`).
 */
export type Relate = {
  kind: RelationKind | "none";
  table: string;
  seat?: number | null;
  line?: number | null;
};

/** Somebody whom I muted or blocked, by the name they had then. */
export type Relation = {
  key: string;
  kind: RelationKind;
  name: string;
  at: number;
};

export type RelationKind = "mute" | "block";

export type Relations = {
  relations: Relation[];
};

/** Play again with the same people. */
export type RematchMessage = {
  type: "rematch";
  id?: string;
};

/** A part of a finished game, which has `steps` in all, with everything that was said at its table. */
export type Replay = {
  steps: number;
  seat: number | null;
  replay: ReplayStep[];
  talk: ReplayTalk[];
};

/** One step of a finished game, as a seat saw it; step 0 is the deal. */
export type ReplayStep = {
  step: number;
  seat: number | null;
  action: string | null;
  events: GameEvent[];
  retold: Retold[];
  observation: Record<string, unknown>;
  decisions: Decision[];
  status: Status;
  legal: string[];
};

/** A line of talk of a finished game, said after so many events. */
export type ReplayTalk = {
  version: number;
  at: number;
  seat: number | null;
  name: string | null;
  room: Room;
  text: string | null;
  told: Told | null;
  bot: boolean;
  after: number;
};

/** What is wrong: a `line` of talk, a `name`, or what a `person` does; `text` says it in one's own words. */
export type Report = {
  what: ReportKind;
  seat?: number | null;
  line?: number | null;
  text?: string;
};

export type ReportKind = "line" | "name" | "person";

/** The report is kept; telling the same thing again changes nothing. */
export type Reported = {
  key: string;
};

/** Let a bot play my seat to the end. Where nobody else plays, the game is over. */
export type ResignMessage = {
  type: "resign";
  id?: string;
  seat?: number | null;
};

/** Go on. */
export type ResumeMessage = {
  type: "resume";
  id?: string;
};

/** An event that was told before and whose line of the log reads differently now. */
export type Retold = {
  number: number;
  line: Line;
};

/** Take my seat back from the substitute. */
export type ReturnMessage = {
  type: "return";
  id?: string;
  seat?: number | null;
};

export type Room = "table" | "gallery";

/** What the host has decided about somebody: that they say nothing, or do not come back. `number` is its key. */
export type Sanction = {
  number: number;
  kind: SanctionKind;
  name: string;
  seat: number | null;
};

export type SanctionKind = "silence" | "ban";

export type SeatKind = "person" | "bot" | "empty";

/** Put a bot on a seat, or empty it (host). */
export type SeatMessage = {
  type: "seat";
  id?: string;
  seat: number;
  kind: "bot" | "empty";
  bot?: string | null;
};

/** The name of whoever sits there. */
export type SeatName = {
  seat: number;
};

export type SeatWish = {
  kind: "me" | "bot" | "empty";
  bot?: string | null;
};

/** A part of the table in words. */
export type Section = {
  heading: Told;
  lines: Told[];
};

export type ServerMessage = View | Ack | Refusal | Presence | Pong | Bye;

export type Setting = {
  name: string;
  default: unknown;
  choices: unknown[] | null;
};

/** This page stages what happens, and has shown everything up to that version. Not answered. */
export type ShownMessage = {
  type: "shown";
  id?: string;
  version: number;
};

/** For a further device, until then, and once. */
export type SignInCode = {
  code: string;
  until: number;
};

export type SignedOut = {
  everywhere: boolean;
};

/** Let somebody say nothing more at this table: whoever has the seat, or said the line of talk (host). */
export type SilenceMessage = {
  type: "silence";
  id?: string;
  seat?: number | null;
  line?: number | null;
};

/** Where I may speak now; `refused` is the code that says why not. */
export type Speak = {
  room: Room | null;
  refused: string | null;
};

/** Somebody in the gallery, by the last line they said there. */
export type Speaker = {
  name: string;
  line: number;
};

/** Deal and begin (host). Where people pick in turn the draft begins, and the game as soon as all have picked. */
export type StartMessage = {
  type: "start";
  id?: string;
  fill?: string | null;
};

/** What I must do, whom we wait for, and what is worth knowing before one chooses. */
export type Status = {
  mine: Told | null;
  others: Told | null;
  note: Told | null;
};

/** Ask that a bot plays for someone who is not connected; it does when most of the other people ask for it. */
export type SubstituteMessage = {
  type: "substitute";
  id?: string;
  seat: number;
};

export type TableCard = {
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
};

/**
 * The part of a view that is the same for everyone. `content` is the hash of the cards that are played with; `chosen`:
 * those of the options that somebody chose, from which the others follow.
 */
export type TableInfo = {
  id: string;
  game: string;
  options: Record<string, unknown>;
  chosen: Record<string, unknown>;
  settings: TableSettings;
  rules: string;
  content: string | null;
  phase: Phase;
  paused: boolean;
  practice: boolean;
  seats: TableSeat[];
  spectators: number;
  commitment: string | null;
  link: string | null;
  seed: string | number | null;
  proposal: Proposal | null;
  discussion: OpenDiscussion | null;
  draft: OpenDraft | null;
  outcome: Outcome | null;
  rematch: string | null;
  created: number;
  started: number | null;
  finished: number | null;
};

/**
 * Who sits there. `waiting`: the game waits for that seat, since then, and until `deadline` if there is one. `calls`:
 * the seats of those who ask that a bot plays for whoever is away; `votes`: of those who ask that the person leaves the
 * game. `silenced`: the host lets them say nothing.
 */
export type TableSeat = {
  kind: SeatKind;
  name: string | null;
  bot: string | null;
  present: boolean;
  substitute: string | null;
  calls: number[];
  votes: number[];
  silenced: boolean;
  host: boolean;
  waiting: boolean;
  since: number | null;
  deadline: number | null;
};

/**
 * How a table is run; the rules of the game are in its options. `discussion`: for how many seconds people talk where
 * the game pauses for it, or until all go on; null: as usual.
 */
export type TableSettings = {
  public: boolean;
  clock: number | null;
  absence: number | null;
  talk: boolean;
  undo: boolean;
  spectators: boolean;
  pace: number;
  bots_talk: BotsTalk;
  hints: boolean | null;
  discussion: Discussion;
  draft: boolean;
};

/** A page of a list; `next` asks for the following one, null after the last. */
export type Tables = {
  tables: TableCard[];
  next: string | null;
};

/**
 * A line of talk; `version` is its key. It has either a `text`, as somebody wrote it, or is `told`, to be read in one's
 * own language: what a `bot` says, and what it is asked. A bot's `name` is null: each reader's page names it. `after`:
 * how many events of the game had happened by then.
 */
export type TalkLine = {
  version: number;
  at: number;
  seat: number | null;
  name: string | null;
  room: Room;
  text: string | null;
  told: Told | null;
  bot: boolean;
  after: number;
};

/** Say something. */
export type TalkMessage = {
  type: "talk";
  id?: string;
  text: string;
  seat?: number | null;
};

/** The whole table in words: what is asked, how it stands, what happened. */
export type Text = {
  sections: Section[];
};

/** A message of `words/*.ftl`, with what stands in its gaps. */
export type Told = {
  key: string;
  args?: Record<string, string | number | Told | SeatName | Argument[]>;
};

export type Tone = "plain" | "good" | "bad" | "heading" | "claim" | "conflict";

/**
 * Whether my last action can be taken back at once, or by asking the table; `refused` says why not at once. `what`
 * names the action.
 */
export type Undo = {
  free: boolean;
  ask: boolean;
  refused: string | null;
  what: Told | null;
};

/** Take my last action back, or ask the table to agree. */
export type UndoMessage = {
  type: "undo";
  id?: string;
  seat?: number | null;
};

/** Everything that one pair of eyes may know of a table, at the server's time `now`. */
export type View = {
  type: "view" | "update";
  since?: number;
  version: number;
  seat: number | null;
  mine: number[];
  host: boolean;
  keep: number;
  events: GameEvent[];
  retold: Retold[];
  talk: TalkLine[];
  asides: Aside[];
  speak: Speak;
  muted: number[];
  blocked: number[];
  sanctions: Sanction[];
  gallery?: Speaker[];
  undo: Undo;
  hints: boolean;
  out: number[];
  wishes: Wish[];
  observation: Record<string, unknown> | null;
  decisions: Decision[];
  status: Status;
  legal: string[];
  choices: Choice[];
  now: number;
  table: TableInfo;
};

/**
 * Ask that somebody leaves the game; a bot plays on as soon as most of the other people ask for it. Whoever is voted
 * out can look on where the table has spectators. `back` takes my vote back.
 */
export type VoteOutMessage = {
  type: "vote-out";
  id?: string;
  seat: number;
  back?: boolean;
};

/** Something that the seat `by` asks of the others, or of the seat `to`; `told` says it. */
export type Wish = {
  by: number;
  wish: string;
  what: string | null;
  to: number | null;
  told: Told;
};

/**
 * Ask something of the others at the table, or of one of them: a wish of the game's own, which bots understand. It is
 * in force until my next turn is over, or I take it `back`. `GET .../wishes` tells what can be asked.
 */
export type WishMessage = {
  type: "wish";
  id?: string;
  wish: string;
  what?: string | null;
  to?: number | null;
  back?: boolean;
  seat?: number | null;
};

/** Something that I can ask of others; `told` says it. */
export type WishOffer = {
  wish: string;
  what: string | null;
  told: Told;
};

/** All that I can ask of others now. */
export type WishOffers = {
  wishes: WishOffer[];
};
