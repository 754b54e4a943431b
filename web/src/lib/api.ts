// The HTTP part of docs/api.md. Every refusal is thrown as Refusal, with the sentence in the language of the page.
import { OPEN, type Eyes } from "./replay";
import type {
  Account,
  Announcements,
  Deleted,
  Done,
  Failure,
  Games,
  Hint,
  MakeTable,
  Me,
  Note,
  Notes,
  Outlook,
  Problem,
  RecoveryKey,
  Relate,
  Relations,
  Replay,
  Report,
  Reach,
  Reported,
  SignInCode,
  SignedOut,
  Tables,
  Text,
  View,
  WishOffers,
} from "./contract.gen";
import { pageAt } from "./place";
import { words } from "./words.svelte";

/** The server said no, or could not be reached (code `offline`). */
export class Refusal extends Error {
  /** `passes`: it may be otherwise in a moment, since the server or its database is away, or one asked too fast. */
  constructor(
    readonly error: Problem,
    readonly passes = error.code === OFFLINE.code,
  ) {
    super(error.code);
  }

  get code(): string {
    return this.error.code;
  }
}

const TOO_FAST = 429;
export const OFFLINE: Problem = { code: "offline", rule: null, args: {}, text: "" };

/** The sentence that tells a person what is wrong. */
export function sentence(error: Problem): string {
  const key = `error-${error.code}`;
  if (!words.has(key)) void words.need("errors").catch(() => undefined); // the sentence is written anew when they come
  return words.has(key)
    ? words.say(key, error.args)
    : error.text || words.say("page-error-unknown", { code: error.code });
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(pageAt(`/api${path}`), {
      method,
      headers: {
        "Accept-Language": words.language,
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal(OFFLINE);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  const error = (answer as Partial<Failure> | null)?.error;
  const away = response.status >= 500;
  throw new Refusal(
    error ?? { ...OFFLINE, code: away ? OFFLINE.code : `http-${response.status}` },
    away || response.status === TOO_FAST,
  );
}

const query = (params: Record<string, string | number | null | undefined>): string => {
  const given = Object.entries(params).filter(([, value]) => value !== null && value !== undefined && value !== "");
  return given.length === 0 ? "" : `?${new URLSearchParams(given.map(([k, v]) => [k, String(v)])).toString()}`;
};

export const api = {
  me: () => call<Me>("GET", "/me"),
  beGuest: (name: string) => call<Me>("POST", "/me", { name }),
  account: () => call<Account>("GET", "/me/account"),
  recoveryKey: () => call<RecoveryKey>("POST", "/me/key").then((a) => a.key),
  signInCode: () => call<SignInCode>("POST", "/me/code"),
  signIn: (secret: string) => call<Me>("POST", "/sign-in", { secret }),
  signOut: (everywhere: boolean) => call<SignedOut>("POST", "/sign-out", { everywhere }),
  deleteMe: () => call<Deleted>("DELETE", "/me"),
  dataAddress: () => pageAt("/api/me/data"),
  myTables: (after?: string | null) => call<Tables>("GET", `/me/tables${query({ after })}`),
  announcements: () => call<Announcements>("GET", "/announcements").then((a) => a.announcements),
  relations: () => call<Relations>("GET", "/me/relations").then((a) => a.relations),
  relate: (relate: Relate) => call<Relations>("POST", "/me/relations", relate).then((a) => a.relations),
  unrelate: (key: string) => call<Relations>("DELETE", `/me/relations/${key}`).then((a) => a.relations),
  report: (id: string, report: Report) => call<Reported>("POST", `/tables/${id}/reports`, report),
  reach: () => call<Reach>("GET", "/reach"),
  games: () => call<Games>("GET", "/games").then((a) => a.games),
  tables: (after?: string | null) => call<Tables>("GET", `/tables${query({ after })}`),
  make: (make: MakeTable) => call<View>("POST", "/tables", make),
  view: (id: string, seat?: number | null) => call<View>("GET", `/tables/${id}${query({ seat })}`),
  history: (id: string, since: number, seat?: number | null) =>
    call<View>("GET", `/tables/${id}/history${query({ since, seat })}`),
  replay: (id: string, eyes: Eyes, first: number, count: number) =>
    call<Replay>(
      "GET",
      `/tables/${id}/replay${query(eyes === OPEN ? { open: "true", first, count } : { seat: eyes, first, count })}`,
    ),
  notes: (id: string, seat: number) => call<Notes>("GET", `/tables/${id}/notes${query({ seat })}`).then((a) => a.notes),
  note: (id: string, seat: number, note: Note) => call<Note>("PUT", `/tables/${id}/notes${query({ seat })}`, note),
  text: (id: string, seat: number | null) => call<Text>("GET", `/tables/${id}/text${query({ seat })}`),
  hint: (id: string, seat: number | null) => call<Hint>("GET", `/tables/${id}/hint${query({ seat })}`),
  outlook: <O>(id: string, seat: number | null) =>
    call<Omit<Outlook, "outlook"> & { outlook: O }>("GET", `/tables/${id}/outlook${query({ seat })}`),
  wishes: (id: string, seat: number | null) => call<WishOffers>("GET", `/tables/${id}/wishes${query({ seat })}`),
  replayText: (id: string, step: number, seat: number | null) =>
    call<Text>("GET", `/tables/${id}/replay/text${query({ step, seat })}`),
  content: <C>(id: string, hash: string) => call<C>("GET", `/tables/${id}/content${query({ hash })}`),
  recordAddress: (id: string) => pageAt(`/api/tables/${id}/record`),
  word: (id: string, word: string, fields: Record<string, unknown>) =>
    call<Done>("POST", `/tables/${id}/${word}`, fields),
};
