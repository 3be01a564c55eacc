import type { User } from "@sunwright/contract/accounts";
import { newIdempotencyKey } from "../../lib/api";
import {
  changesWait,
  isLocalId,
  isNoAnswer,
  notThereYet,
  sayChangesWait,
  type OfflineRoom,
  type Write,
} from "../../lib/connection";
import { EMPTY_QUEUE, idOf, withChange, type Queue } from "../../lib/offline/queue";
import {
  forgetAnswers,
  forgetChosen,
  forgetKept,
  keep,
  readKept,
  readQueue,
  transact,
  type Kept,
} from "../../lib/offline/store";
import { answerHere } from "./answer-here";
import { AT, isForDesigning, isListOfProjects, projectIn, withProject } from "./addresses-kept";
import { designHere } from "./calculate-here";
import { withOpened } from "./kept-projects";
import { offlineState, setOfflineState } from "./state";
import { announce } from "./told";

/** Whose answers are kept, also after their session has ended: what is theirs goes before somebody else's comes. */
const OWNER = "owner";

/** The person that this browser knows; null where nobody is signed in, or was when it was last heard. */
export async function owner(): Promise<string | null> {
  const kept = await readKept(AT.user);
  return kept && "json" in kept ? asUser(kept.json).id : null;
}
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as the server's serialiser wrote it
const asUser = (json: unknown) => json as User;

export const ownQueue = async (): Promise<Queue> => {
  const person = await owner();
  return person === null ? EMPTY_QUEUE : readQueue(person);
};

const asResponse = (status: number, json: unknown) =>
  new Response(JSON.stringify(json), { status, headers: { "content-type": "application/json" } });

async function keptAt(url: string): Promise<Response | null> {
  const kept = await readKept(url);
  if (kept === undefined) return null;
  return "json" in kept ? asResponse(200, kept.json) : new Response(kept.bytes);
}

const counts = (url: string, queue: Queue): boolean => {
  const project = projectIn(url);
  if (project === null) return isListOfProjects(url) && queue.changes.length > 0;
  return isLocalId(project) || queue.changes.some((change) => change.project === project);
};

/** What is read is kept one after the other: whose it is decides what may stay. */
let keeping: Promise<unknown> = Promise.resolve();
const inTurn = (work: () => Promise<unknown>) => {
  // One that cannot be kept is not there without a connection; nothing else depends on it.
  keeping = keeping.then(work).catch(() => null);
};

async function keepUser(answer: Response): Promise<void> {
  if (answer.status === 401) return forgetKept(AT.user);
  const json: unknown = await answer.json();
  const before = await readKept(OWNER);
  if (!before || !("json" in before) || before.json !== asUser(json).id) await forgetAnswers();
  await keep(OWNER, { json: asUser(json).id });
  await keep(AT.user, { json });
}

async function keepAnswer(url: string, answer: Response): Promise<void> {
  if (!answer.ok || !isForDesigning(url)) return;
  const isJson = (answer.headers.get("content-type") ?? "").includes("json");
  const kept: Kept = isJson ? { json: await answer.json() } : { bytes: await answer.arrayBuffer() };
  const person = await owner();
  // On its way before something was changed here: what was made of it counts.
  if (person === null || counts(url, await readQueue(person))) return;
  await keep(url, kept);
  const project = projectIn(url);
  if (project !== null && url === AT.project(project)) await forgetBefore(project, person);
}

/** Projects in the order in which they were opened. */
const OPENED = "opened";

/** Of the projects kept, those opened longest ago go for the one opened now. */
const forgetBefore = (project: string, person: string): Promise<void> =>
  forgetChosen(person, OPENED, (kept, before, queue) => {
    const waits = (id: string) =>
      isLocalId(id) || [...queue.changes, ...queue.conflicts].some((waiting) => waiting.project === id);
    // Kept before there was an order: older than all.
    const unordered = new Set(kept.flatMap((url) => projectIn(url) ?? []).filter((id) => !before.includes(id)));
    const { opened, forgotten } = withOpened([...unordered, ...before], project, waits);
    return { opened, urls: kept.filter((url) => forgotten.includes(projectIn(url) ?? "")) };
  });

/** What this person did here is answered at once and sent when there is a connection. */
async function take(write: Write, sent: boolean): Promise<Response | null> {
  const person = await owner();
  if (person === null) return null;
  const id = idOf(await readQueue(person), write.params["id"] ?? "");
  const design = write.path.endsWith("/calculate") ? await designHere(id, { ...asFigures(write.body) }) : null;
  const now = new Date().toISOString();
  const taken = await transact(person, async (queue, answers) => {
    const result = await answerHere({
      write,
      sent: sent ? Date.now() : null,
      queue,
      answers,
      now,
      unique: newIdempotencyKey,
      design,
    });
    if (result === null) return null;
    return { queue: result.change === null ? queue : withChange(queue, result.change), result };
  });
  if (taken === null) return null;
  if (taken.change !== null) {
    sayChangesWait(person, true);
    announce("changed");
  }
  return asResponse(taken.status, taken.body);
}
const asFigures = (body: unknown) => (typeof body === "object" && body !== null ? body : {});

/** Of an answer that came some time ago: it says nothing of the connection. */
export const keepLater = (url: string, answer: Response): void =>
  inTurn(() => (url === AT.user ? keepUser(answer) : keepAnswer(url, answer)));

export const room: OfflineRoom = {
  async instead(url) {
    const queue = await ownQueue();
    const project = projectIn(url);
    const id = project === null ? null : idOf(queue, project);
    const known = id === null ? url : withProject(url, id);
    if (id !== null && isLocalId(id)) return (await keptAt(known)) ?? notThereYet();
    if (counts(known, queue)) return keptAt(known);
    // The address of a page that was opened before the server gave it another.
    return known === url ? null : fetch(known, { credentials: "include" });
  },
  async kept(url) {
    setOfflineState({ online: false });
    const queue = await ownQueue();
    const project = projectIn(url);
    return keptAt(project === null ? url : withProject(url, idOf(queue, project)));
  },
  keep: (url, answer) => {
    setOfflineState({ online: true });
    keepLater(url, answer);
  },
  async write(write, send) {
    // What was made from something that waited meets the server's names and versions in the queue alone.
    if (changesWait() || !offlineState().online || isMadeFromOurs(write)) return (await take(write, false)) ?? send();
    try {
      return await send();
    } catch (error) {
      const answer = isNoAnswer(error) ? await take(write, true) : null;
      if (answer) return answer;
      throw error;
    }
  },
};

const isMadeFromOurs = ({ params, body }: Write): boolean => {
  const version = typeof body === "object" && body !== null && "version" in body ? body.version : 0;
  return !Number.isInteger(version) || Object.values(params).some((id) => id !== undefined && isLocalId(id));
};
