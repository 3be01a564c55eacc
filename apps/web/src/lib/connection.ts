import { local } from "./storage";

/** A write as it is asked for. */
export interface Write {
  readonly method: string;
  /** As the contract has it, such as "/api/projects/:id". */
  readonly path: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly key: string;
}

/** What answers where the connection does not (record 051). */
export interface OfflineRoom {
  /** What counts for more than the server's while changes to it wait; null where the server is asked. */
  readonly instead: (url: string) => Promise<Response | null>;
  readonly kept: (url: string) => Promise<Response | null>;
  readonly keep: (url: string, answer: Response) => void;
  /** Takes a write to be sent later and answers as the server will. `sent`: it may have arrived already. */
  readonly take: (write: Write, sent: boolean) => Promise<Response | null>;
}

/** The application says where it is loaded from; nothing of it is in the first script of a page. */
let fetchRoom: (() => Promise<OfflineRoom>) | null = null;
let room: Promise<OfflineRoom> | null = null;
export const roomFrom = (fetchIt: () => Promise<OfflineRoom>): void => {
  fetchRoom = fetchIt;
};
/** Null where it cannot be loaded. */
async function openRoom(): Promise<OfflineRoom | null> {
  try {
    return (await (room ??= fetchRoom?.() ?? null)) ?? null;
  } catch {
    room = null;
    return null;
  }
}

/**
 * Whether the application itself is kept in this browser. Where it is not, a reload without a connection would lose the
 * page, so nothing is promised: writes fail and say so.
 */
export const worksOffline = (): boolean => Boolean(globalThis.navigator?.serviceWorker?.controller);

/** The person whose changes wait in this browser, in storage that is read at once. */
const WAITING = "changes-wait";
export const changesWait = (): boolean => local.read(WAITING) !== null;
export const sayChangesWait = (owner: string, wait: boolean): void =>
  wait ? local.write(WAITING, owner) : local.remove(WAITING);

/** What a person opened is kept as far as designing needs it: no comments, no links, no other people. */
const KEPT =
  /^\/api\/(auth\/user|appliances|settings|projects(\?.*|\/[^/?]+(\/(appliances|design|weather|weather\/hours|parts|economics|panel-placement))?)?)$/;

/** Answers from before the room was open. */
const EARLY_MOST = 40;
let early: [url: string, answer: Response][] | null = [];
/** Nothing is put aside any more: the room takes what comes. */
export function takeEarly(): readonly (readonly [url: string, answer: Response])[] {
  const taken = early ?? [];
  early = null;
  return taken;
}

function keep(url: string, answer: Response): void {
  if (!answer.ok && answer.status !== 401) return;
  if (early === null) void openRoom().then((open) => open?.keep(url, answer));
  else if (early.length < EARLY_MOST) early.push([url, answer]);
}

/** A read: the server's answer, or where none comes what was kept of it. */
export async function readThrough(url: string, send: () => Promise<Response>): Promise<Response> {
  if (!KEPT.test(url)) return send();
  const counts = worksOffline() && changesWait() ? await (await openRoom())?.instead(url) : null;
  if (counts) return counts;
  try {
    const answer = await send();
    keep(url, answer.clone());
    return answer;
  } catch (error) {
    const kept = worksOffline() && isNoAnswer(error) ? await (await openRoom())?.kept(url) : null;
    if (kept) return kept;
    throw error;
  }
}

/** What can wait for a connection. */
const CAN_WAIT = new Set([
  "POST /api/projects",
  "PUT /api/projects/:id",
  "POST /api/projects/:id/appliances",
  "PUT /api/projects/:id/appliances/:applianceId",
  "DELETE /api/projects/:id/appliances/:applianceId",
  "POST /api/projects/:id/calculate",
]);
export const mayWait = (method: string, path: string): boolean => worksOffline() && CAN_WAIT.has(`${method} ${path}`);

/** A write that may wait: behind those that do, and where no answer comes. */
export async function writeThrough(write: Write, send: () => Promise<Response>): Promise<Response> {
  const later = async (sent: boolean) => (await openRoom())?.take(write, sent) ?? null;
  if (changesWait() || !navigator.onLine) return (await later(false)) ?? send();
  try {
    return await send();
  } catch (error) {
    const answer = isNoAnswer(error) ? await later(true) : null;
    if (answer) return answer;
    throw error;
  }
}

/** The promise of `fetch` fails with this where nothing was answered, and with an AbortError where nobody waits. */
const isNoAnswer = (error: unknown) => error instanceof TypeError;
