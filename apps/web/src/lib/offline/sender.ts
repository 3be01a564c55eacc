import { callOf, type Call } from "./calls";
import type { Change, Edit, Removal, Values } from "./changes-made";
import { collided, done, isContested, nextChange, projectGone, refused, sending, type Done, type Queue } from "./queue";

/** An answer of the API, whatever it says. */
export interface Answer {
  readonly status: number;
  /** Of a refusal; empty otherwise. */
  readonly code: string;
  /** A refusal as a person reads it. */
  readonly words: string;
  readonly body: unknown;
}

export interface Api {
  /** Throws where no answer came: what was sent may have been done all the same. */
  readonly send: (call: Call) => Promise<Answer>;
  readonly read: (url: string) => Promise<Answer>;
  /** What a person reads where nobody can tell whether a change arrived. */
  readonly outcomeUnknown: string;
  /** [ms since 1970] */
  readonly now: () => number;
}

/** The one queue of this person in this browser. `change` is a transaction, whichever tab asks. */
export interface QueueStore {
  readonly read: () => Promise<Queue>;
  readonly change: (next: (queue: Queue) => Queue) => Promise<Queue>;
}

/** `later`: the server cannot now, or nobody is signed in. Asked again with the next connection. */
export type Outcome = "sent" | "nothing" | "later";

/** Sends the next change and takes down what came of it. */
export async function sendNext(store: QueueStore, api: Api, newKey: () => string): Promise<Outcome> {
  const change = nextChange(await store.read());
  if (change === null) return "nothing";
  if (change.kind === "edit" || change.kind === "remove") {
    const outcome = await lookFirst(store, api, change, newKey);
    if (outcome !== null) return outcome;
  }
  const { key } = change;
  if (isForgotten(change, api.now())) {
    await store.change((before) => refused(before, key, api.outcomeUnknown));
    return "sent";
  }
  const queue = await store.change((before) => sending(before, key, api.now()));
  const ready = queue.changes.find((each) => each.key === key);
  // Another word on it came in between.
  if (ready === undefined) return "sent";
  const answer = await api.send(callOf(ready));
  if (isLater(answer)) return "later";
  if (answer.code === "project_changed") return collide(store, api, ready, newKey);
  await store.change((before) => taken(before, ready, answer));
  return "sent";
}

/**
 * The server keeps a key for a day (`platform/idempotency.ts`), less an hour for two clocks. Sent again later, what was
 * made could be there twice; what overwrites something is met by its version or by a look. [ms]
 */
const KEY_KEPT = 23 * 3_600_000;
const isForgotten = ({ kind, sent }: Change, now: number) =>
  (kind === "create" || kind === "add") && sent !== null && now - sent > KEY_KEPT;

const isSuccess = ({ status }: Answer) => status >= 200 && status < 300;
const BUSY: readonly string[] = ["server_busy", "optimizer_busy", "calculation_cancelled", "too_many_requests"];
/** Nobody is signed in, too many at once, or a failure of the server's own. */
const isLater = ({ status, code }: Answer) => status === 401 || status === 429 || status >= 500 || BUSY.includes(code);

function taken(queue: Queue, change: Change, answer: Answer): Queue {
  const { key, project } = change;
  if (isSuccess(answer)) return done(queue, key, doneWith(change, answer.body));
  if (answer.code === "project_not_found") return projectGone(queue, project, answer.words);
  // Removed by somebody else meanwhile, as was wanted.
  if (change.kind === "remove" && answer.code === "appliance_not_found") return done(queue, key, {});
  return refused(queue, key, answer.words);
}

/** The server's serialiser has checked these answers against the contract. */
interface Answered {
  readonly id?: string;
  readonly version?: number;
  readonly project?: { readonly version: number };
}

function doneWith(change: Change, body: unknown): Done {
  const answered: Answered = isRecord(body) ? body : {};
  if (change.kind === "create" || change.kind === "update") return { id: answered.id, version: answered.version };
  if (change.kind === "add") return { id: answered.id };
  if (change.kind === "calculate") return { version: answered.project?.version, came: isRecord(body) ? body : {} };
  return {};
}

const isRecord = (value: unknown): value is Values => typeof value === "object" && value !== null;

/** Somebody else saved the project in between: their values decide whether the person is asked. */
async function collide(store: QueueStore, api: Api, { key, project }: Change, newKey: () => string): Promise<Outcome> {
  const answer = await api.read(`/api/projects/${encodeURIComponent(project)}`);
  if (isLater(answer)) return "later";
  const theirs = answer.body;
  if (!isSuccess(answer) || !isRecord(theirs) || typeof theirs["version"] !== "number") {
    await store.change((queue) => projectGone(queue, project, answer.words));
    return "sent";
  }
  const { version } = theirs;
  await store.change((queue) => collided(queue, key, { theirs, version }, newKey()));
  return "sent";
}

/**
 * An appliance has no version: what the server holds is looked at before it is overwritten. Null where nothing stands
 * against it.
 */
async function lookFirst(
  store: QueueStore,
  api: Api,
  change: Edit | Removal,
  newKey: () => string,
): Promise<Outcome | null> {
  const answer = await api.read(`/api/projects/${encodeURIComponent(change.project)}/appliances`);
  if (isLater(answer)) return "later";
  // The call itself is refused for the same reason, in its own words.
  if (!isSuccess(answer) || !Array.isArray(answer.body)) return null;
  const theirs = answer.body.filter(isRecord).find(({ id }) => id === change.appliance);
  if (theirs === undefined) return null;
  let asked = false;
  await store.change((queue) => {
    asked = isContested(queue, change.key, theirs);
    return asked ? collided(queue, change.key, { theirs, version: null }, newKey()) : queue;
  });
  return asked ? "sent" : null;
}
