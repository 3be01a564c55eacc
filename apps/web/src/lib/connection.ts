import { local } from "./storage";

/** A write as it is asked for. */
export interface Write {
  readonly method: string;
  /** As the contract has it, such as "/api/projects/:id". */
  readonly path: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly body: unknown;
  readonly key: string;
}

type Send = () => Promise<Response>;

/** What answers where the connection does not (record 051). */
export interface OfflineRoom {
  /** What counts for more than the server's while changes to it wait; null where the server is asked. */
  readonly instead: (url: string) => Promise<Response | null>;
  readonly kept: (url: string) => Promise<Response | null>;
  readonly keep: (url: string, answer: Response) => void;
  /** Sends a write, or answers as the server will and sends it later. */
  readonly write: (write: Write, send: Send) => Promise<Response>;
}

/** The application says where it is loaded from; nothing of it is in the first script of a page. */
let fetchRoom: () => Promise<OfflineRoom> = () => Promise.reject(new Error());
let room: Promise<OfflineRoom> | null = null;
export const roomFrom = (fetchIt: typeof fetchRoom): void => {
  fetchRoom = fetchIt;
};
/** Null where it cannot be loaded now. */
const openRoom = (): Promise<OfflineRoom | null> =>
  (room ??= fetchRoom()).catch(() => {
    room = null;
    return null;
  });

/**
 * Whether the application itself is kept in this browser. Where it is not, a reload without a connection would lose the
 * page, so nothing is promised: writes fail and say so.
 */
export const worksOffline = (): boolean => Boolean(globalThis.navigator?.serviceWorker?.controller);

/** Ids of what was made here have another form than the server's. */
export const OURS = "new-";
export const isLocalId = (id: string): boolean => id.startsWith(OURS);
/** An address with such an id, in its path or its question. */
const OF_OURS = new RegExp(`[/=]${OURS}[0-9a-f]{32}\\b`);

/** As where nothing answers: comments, links and offers of a project whose id the server would refuse. */
export function notThereYet(): never {
  throw new TypeError("The server does not know this project yet");
}

/** The person whose changes wait in this browser, in storage that is read at once. */
const WAITING = "changes-wait";
export const changesWait = (): boolean => local.read(WAITING) !== null;
export const sayChangesWait = (owner: string, wait: boolean): void =>
  wait ? local.write(WAITING, owner) : local.remove(WAITING);

/** What may be kept of what is read; how much of it is, is the room's to say. */
const MAY_BE_KEPT = /^\/api\/(auth\/user|appliances|settings|projects|jobs\/[^/?]+$)/;
/** What can wait for a connection; which of these writes do is the room's to say. */
const WAITS = /^\/api\/projects(\/:id(\/(appliances(\/:applianceId)?|calculate|comparison))?)?$/;

/** Answers from before the room was open, as many as a page begins with. */
const EARLY_MOST = 40;
let early: [url: string, answer: Response][] | null = [];
/** Nothing is put aside any more: the room takes what comes. */
export function takeEarly(): readonly (readonly [url: string, answer: Response])[] {
  const taken = early ?? [];
  early = null;
  return taken;
}

/** A read: the server's answer, or where none comes what was kept of it. */
export async function readThrough(url: string, send: Send): Promise<Response> {
  if (!MAY_BE_KEPT.test(url)) return OF_OURS.test(url) ? notThereYet() : send();
  const counts =
    worksOffline() && (changesWait() || url.includes(`/${OURS}`)) && (await (await openRoom())?.instead(url));
  if (counts) return counts;
  try {
    const answer = await send();
    // Of a refusal its status is enough: a copy whose other half is cancelled would be waited for.
    const copy = answer.ok ? answer.clone() : new Response(null, { status: answer.status });
    if (early === null) void openRoom().then((open) => open?.keep(url, copy));
    else if (early.length < EARLY_MOST) early.push([url, copy]);
    return answer;
  } catch (error) {
    const kept = worksOffline() && isNoAnswer(error) && (await (await openRoom())?.kept(url));
    if (kept) return kept;
    throw error;
  }
}

export const mayWait = (method: string, path: string): boolean =>
  method !== "GET" && WAITS.test(path) && worksOffline();

export async function writeThrough(write: Write, send: Send): Promise<Response> {
  const open = await openRoom();
  return open === null ? send() : open.write(write, send);
}

/** The promise of `fetch` fails with this where nothing was answered, and with an AbortError where nobody waits. */
export const isNoAnswer = (error: unknown) => error instanceof TypeError;
