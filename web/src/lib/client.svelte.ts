// One table over one WebSocket: says hello, merges updates, waits for acknowledgements, comes back after a loss with
// exactly what was missed. Without a socket the words of the table go over HTTP, and the history is asked for.
import { api, OFFLINE, Refusal } from "./api";
import type { Done, Problem, ServerMessage, View } from "./contract.gen";
import { noteLink } from "./chain";
import { merge } from "./merge";
import { pageAt } from "./place";

/** slow: no socket gets through, but asking over HTTP does. */
export type Connection = "connecting" | "open" | "slow" | "lost" | "closed";
type Pending = {
  message: Record<string, unknown>;
  done: (answer: Done) => void;
  failed: (error: Refusal) => void;
  answer?: Done;
};

const FIRST_PAUSE = 200;
const LONGEST_PAUSE = 5000;
const POLL = 2000;
const PATIENCE = 8000; // how long an answer may take
/** Close codes after which coming back makes no sense: signed out, may not look, no such table, not playable. */
const FINAL: Record<number, string> = {
  4001: "signed-out",
  4003: "no-spectators",
  4004: "no-such-table",
  4010: "table-outdated",
};

export class TableClient {
  /** All we know of the table, which may be more than was shown yet; null until the first answer. */
  view = $state.raw<View | null>(null);
  connection = $state<Connection>("connecting");
  /** Why there is nothing to see, where there is nothing to see. */
  failure = $state.raw<Problem | null>(null);
  /** Server time minus ours, for clocks that agree. */
  skew = $state(0);
  /** Words sent and not answered yet. */
  busy = $state(0);

  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #poller: ReturnType<typeof setInterval> | undefined;
  #pending = new Map<string, Pending>();
  #next = 1;
  #left = false;
  #silent = 0;
  #reached = -1;
  #reading = false;
  #shown = -1; // up to which version, as far as the server was told
  #listeners = new Set<(view: View) => void>();

  constructor(
    readonly id: string,
    private seat: number | null | undefined = undefined,
  ) {}

  connect(): void {
    this.#left = false;
    this.#open();
    window.addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
    this.#stopPolling();
    window.removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close(1000);
    this.#socket = null;
    this.connection = "closed";
  }

  /** Look through another seat's eyes (one of mine), or watch (null). */
  lookThrough(seat: number | null): void {
    if (this.seat === seat) return;
    this.seat = seat;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#hello(false);
  }

  /** Starts the conversation over: after a new identity, or a new seat, the server must look at us again. */
  again(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close(1000);
    clearTimeout(this.#timer);
    this.seat = undefined;
    this.view = null;
    this.connection = "connecting";
    this.#open();
  }

  /** An action of the game, exactly as `legal` has it. Safe to repeat: the server answers the second like the first. */
  act = (action: string): Promise<Done> =>
    this.send("act", {
      action,
      version: this.view?.version ?? 0,
      ...(this.view?.seat === null || this.view?.seat === undefined ? {} : { seat: this.view.seat }),
    });

  /** One of the words of the table (docs/api.md, "At a table"). Rejects with a Refusal. */
  send = (word: string, fields: Record<string, unknown> = {}): Promise<Done> => {
    const id = `${Date.now().toString(36)}-${this.#next++}`;
    const message = { type: word, id, ...fields };
    this.busy += 1;
    return new Promise<Done>((done, failed) => {
      this.#pending.set(id, { message, done, failed });
      if (this.#socket?.readyState === WebSocket.OPEN) {
        this.#socket.send(JSON.stringify(message));
        setTimeout(() => this.#unanswered(id), PATIENCE);
      } else {
        this.#overHttp(id);
      }
    }).finally(() => {
      this.#pending.delete(id);
      this.busy -= 1;
    });
  };

  /** This page has shown everything up to that version: bots need not wait for it any longer. */
  hasShown(version: number): void {
    this.#reached = version;
    const told = this.#reading ? 0 : version;
    if (told <= this.#shown || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#shown = told;
    this.#socket.send(JSON.stringify({ type: "shown", version: told }));
  }

  /** Whether somebody reads what stands before the game: until then nothing counts as shown, and bots wait a while. */
  read(yes: boolean): void {
    this.#reading = yes;
    if (this.#reached >= 0) this.hasShown(this.#reached);
  }

  /** While those at the table talk: I go on, I am still writing, or I want more time. */
  discuss(what: "go-on" | "writing" | "stay"): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ type: "discuss", what }));
  }

  /** Calls back with each view as it comes, the one at hand first. Returns how to stop. */
  onView = (listener: (view: View) => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.view !== null) listener(this.view);
    return () => this.#listeners.delete(listener);
  };

  #open(): void {
    if (this.#left) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${pageAt(`/api/tables/${this.id}/socket`)}`);
    this.#socket = socket;
    this.#shown = -1;
    socket.onopen = () => {
      this.#hello(true);
      if (this.#reached >= 0) this.hasShown(this.#reached); // what was shown before the line was there
    };
    socket.onmessage = (message) => this.#take(JSON.parse(String(message.data)) as ServerMessage);
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code, event.reason);
    };
  }

  #hello(resume: boolean): void {
    this.#socket?.send(
      JSON.stringify({
        type: "hello",
        ...(this.seat === undefined ? {} : { seat: this.seat }),
        ...(resume && this.view !== null && this.#sameEyes() ? { version: this.view.version } : {}),
      }),
    );
  }

  #sameEyes(): boolean {
    return this.seat === undefined || this.view?.seat === this.seat;
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case "view":
      case "update":
        this.#opened();
        this.#show(message);
        break;
      case "ack":
        this.#answered(message.id ?? "", message);
        break;
      case "error":
        if (message.id !== null) this.#pending.get(message.id)?.failed(new Refusal(message.error));
        else if (this.view === null) this.failure = message.error;
        break;
      case "presence":
        if (this.view !== null) {
          const seats = this.view.table.seats.map((seat, n) => ({
            ...seat,
            present: message.seats[n] ?? seat.present,
          }));
          const { spectators, discussion } = message;
          this.#know({ ...this.view, table: { ...this.view.table, seats, spectators, discussion } });
        }
        break;
      case "pong":
      case "bye":
        break;
    }
  }

  #opened(): void {
    const before = this.connection;
    this.connection = "open";
    this.failure = null;
    this.#pause = FIRST_PAUSE;
    this.#silent = 0;
    this.#stopPolling();
    if (before !== "open") {
      // What was on its way when the line broke is said again; the id keeps an action from counting twice.
      for (const { message, answer } of this.#pending.values()) {
        if (message["type"] === "act" && answer === undefined) this.#socket?.send(JSON.stringify(message));
      }
    }
  }

  #show(message: View): void {
    const before = this.view;
    if (message.type === "update" && before !== null && message.since !== undefined && message.since > before.version) {
      this.#hello(true); // a hole: ask for exactly what was missed
      return;
    }
    const view = merge(before, message);
    this.skew = view.now - Date.now();
    this.#know(view);
    for (const { answer, done } of this.#pending.values()) {
      if (answer !== undefined && answer.version <= view.version) done(answer);
    }
  }

  #know(view: View): void {
    this.view = view;
    noteLink(view);
    for (const listener of this.#listeners) listener(view);
  }

  #lost(code: number, reason: string): void {
    this.#socket = null;
    if (this.#left) return;
    const final = FINAL[code];
    if (final !== undefined) {
      this.failure = { ...OFFLINE, code: reason || final };
      this.connection = "closed";
      return;
    }
    if (this.connection !== "slow") this.connection = this.view === null ? "connecting" : "lost";
    this.#silent += 1;
    this.#timer = setTimeout(() => this.#open(), this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    if (this.#silent >= 2) this.#startPolling();
  }

  readonly #hurry = (): void => {
    if (document.visibilityState === "hidden" || this.#socket !== null || this.#left || this.connection === "closed")
      return;
    clearTimeout(this.#timer);
    this.#pause = FIRST_PAUSE;
    this.#open();
  };

  // Where sockets do not get through, the table is still playable: slower, over HTTP.
  #startPolling(): void {
    this.#poller ??= setInterval(() => void this.#poll(), POLL);
    void this.#poll();
  }

  #stopPolling(): void {
    clearInterval(this.#poller);
    this.#poller = undefined;
  }

  async #poll(): Promise<void> {
    try {
      const answer =
        this.view === null
          ? await api.view(this.id, this.seat)
          : await api.history(this.id, this.view.version, this.seat);
      if (this.#poller === undefined) return;
      this.connection = "slow";
      this.#show(answer);
    } catch (error) {
      if (this.connection === "slow") this.connection = "lost";
      if (error instanceof Refusal && !error.passes && this.view === null) {
        this.failure = error.error;
        this.#stopPolling();
        clearTimeout(this.#timer);
        this.connection = "closed";
      }
    }
  }

  /** A word counts as done once the page shows what came of it: until then the old question would stand there again. */
  #answered(id: string, answer: Done): void {
    const pending = this.#pending.get(id);
    if (pending === undefined) return;
    pending.answer = answer;
    if (this.view === null || answer.version <= this.view.version) pending.done(answer);
  }

  /** Only an action may be said twice; a line of talk could have been heard. */
  #unanswered(id: string): void {
    const pending = this.#pending.get(id);
    if (pending?.answer !== undefined) pending.done(pending.answer);
    else if (pending?.message["type"] === "act") this.#overHttp(id);
    else pending?.failed(new Refusal(OFFLINE));
  }

  #overHttp(id: string): void {
    const pending = this.#pending.get(id);
    if (pending === undefined) return;
    const { type, id: word, ...fields } = pending.message;
    const body = type === "act" ? { ...fields, id: word } : fields;
    api.word(this.id, String(type), body).then(
      (answer) => {
        this.#answered(id, answer);
        if (this.#socket?.readyState !== WebSocket.OPEN) void this.#poll();
      },
      (error: unknown) => pending.failed(error instanceof Refusal ? error : new Refusal(OFFLINE)),
    );
  }
}
