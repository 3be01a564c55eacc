import type { Endpoint } from "@sunwright/contract/endpoint";
import type { FastifyRequest } from "fastify";
import type { App } from "./app";
import type { Executor } from "./database";
import { AppError } from "./errors";
import { type Answer, hashBytes, hashRequest, type Intention, readKey } from "./idempotency";
import type { LooseCall, LooseRoute } from "./loose-call";

/** One call, one transaction: the effect and the stored answer are there together or not at all. */
export async function write(app: App, entry: Endpoint, route: LooseRoute, call: LooseCall, request: FastifyRequest) {
  if (entry.upload && !Buffer.isBuffer(call.body)) throw new AppError("unsupported_media_type");
  const intention = entry.unstored ? null : await readIntention(entry, call, request);
  const work = { app, entry, route, call, intention };
  const perform = async () => {
    const { answer, resourceId } = await performWrite(work);
    request.made = resourceId;
    return answer;
  };
  if (!intention || !entry.file) return perform();
  // A file costs as much to make the second time: the same one is never in the making twice.
  return app.lanes(`${intention.userId} ${intention.route} ${intention.key}`, perform);
}

interface Work {
  readonly app: App;
  readonly entry: Endpoint;
  readonly route: LooseRoute;
  readonly call: LooseCall;
  readonly intention: Intention | null;
}

async function performWrite(work: Work): Promise<{ answer: unknown; resourceId: string | null }> {
  const { app, entry, route, call, intention } = work;
  const { database, idempotency } = app;
  if (route.prepare && intention) {
    // A repeated call is answered before its preparation, which the first one may have made impossible.
    const earlier = await givenAgain(work, database.executor, await idempotency.find(database.executor, intention));
    if (earlier) return { answer: earlier.body, resourceId: null };
  }
  const prepared = await route.prepare?.({ ...call, executor: database.executor });
  let resourceId: string | null = null;
  const answer = await database.transaction(async (tx) => {
    call.cookies.reset();
    resourceId = null;
    const stored = intention && (await idempotency.claim(tx, intention));
    const earlier = await givenAgain(work, tx, stored);
    if (earlier) return earlier.body;
    const made = (id: string) => {
      resourceId = id;
    };
    if (entry.verified && call.viewer) await app.verification.require(tx, call.viewer.userId);
    const repeated = Boolean(entry.file && stored);
    const body = await route.handle({ ...call, tx, prepared, made, repeated });
    if (intention) await idempotency.store(tx, intention, entry.file ? null : entry.response.encode(body), resourceId);
    return body;
  });
  return { answer, resourceId };
}

/**
 * A stored answer, for a person who could make the call now: for everybody else it is not there, and the call refuses
 * by its own rules. A file is never stored.
 */
async function givenAgain({ app, entry, call }: Work, executor: Executor, stored: Answer | null) {
  if (!stored || entry.file) return null;
  if (entry.need === undefined) return stored;
  const projectId = entry.path.startsWith(OF_A_PROJECT) ? idIn(call.params) : stored.resourceId;
  if (!call.viewer || projectId === null) return null;
  return (await app.idempotency.mayRead(executor, call.viewer, projectId, entry.need)) ? stored : null;
}

const OF_A_PROJECT = "/api/projects/:id";
const idIn = (params: unknown): string | null =>
  typeof params === "object" && params !== null && "id" in params && typeof params.id === "string" ? params.id : null;

async function readIntention(entry: Endpoint, call: LooseCall, request: FastifyRequest): Promise<Intention | null> {
  const key = readKey(request.headers["idempotency-key"]);
  if (key === undefined || !call.viewer) return null;
  const { params, query } = call;
  const body = Buffer.isBuffer(call.body) ? await hashBytes(call.body) : call.body;
  return {
    userId: call.viewer.userId,
    route: `${entry.method} ${entry.path}`,
    key,
    requestHash: hashRequest({ params, query, body }),
  };
}
