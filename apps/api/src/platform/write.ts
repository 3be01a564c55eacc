import type { Endpoint } from "@sunwright/contract/endpoint";
import type { FastifyRequest } from "fastify";
import type { App } from "./app";
import type { Transaction } from "./database";
import { AppError } from "./errors";
import { type Answer, hashBytes, hashRequest, type Intention, readKey } from "./idempotency";
import type { LooseCall, LooseRoute } from "./loose-call";
import { answerAgain, isOfFirm } from "./replay";

/** One call, one transaction: the effect and the stored answer are there together or not at all. */
export async function write(app: App, entry: Endpoint, route: LooseRoute, call: LooseCall, request: FastifyRequest) {
  if (entry.upload && !Buffer.isBuffer(call.body)) throw new AppError("unsupported_media_type");
  const intention = entry.unstored ? null : await readIntention(entry, call, request);
  const work = { app, entry, route, call, request, intention };
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
  readonly request: FastifyRequest;
  readonly intention: Intention | null;
}

interface Performed {
  readonly answer: unknown;
  readonly resourceId: string | null;
}

async function performWrite(work: Work): Promise<Performed> {
  const { app, entry, route, call, intention } = work;
  const { executor } = app.database;
  if (route.prepare && intention && !entry.file) {
    // A repeated call is answered before its preparation, which the first one may have made impossible.
    const earlier = await app.idempotency.find(executor, intention);
    if (earlier) return { answer: await repeat(work, earlier), resourceId: null };
  }
  const prepared = await route.prepare?.({ ...call, executor });
  const done = await app.database.transaction((tx) => writeIn(tx, work, prepared));
  return "earlier" in done ? { answer: await repeat(work, done.earlier), resourceId: null } : done;
}

async function writeIn(
  tx: Transaction,
  { app, entry, route, call, intention }: Work,
  prepared: unknown,
): Promise<Performed | { readonly earlier: Answer }> {
  const { idempotency } = app;
  call.cookies.reset();
  let resourceId: string | null = null;
  const earlier = intention && (await idempotency.claim(tx, intention));
  if (earlier && !entry.file) return { earlier };
  const made = (id: string) => {
    resourceId = id;
  };
  if (entry.verified && call.viewer) await app.verification.require(tx, call.viewer.userId);
  const answer = await route.handle({ ...call, tx, prepared, made, repeated: earlier !== null });
  if (intention && !earlier) {
    const firm = isOfFirm(entry) ? await idempotency.rights().firmOf(tx, intention.userId) : null;
    const body = entry.file ? null : entry.response.encode(answer);
    await idempotency.store(tx, intention, { body, resourceId, firm });
  }
  return { answer, resourceId };
}

/** What a call answers that was made before. One that writes nothing is made again where its answer was too large. */
async function repeat(work: Work, earlier: Answer): Promise<unknown> {
  const { stored } = earlier;
  const writesNothing = work.entry.changes?.length === 0 && !work.route.again;
  if (!("large" in stored) || !writesNothing) return answerAgain(work, earlier);
  return (await performWrite({ ...work, intention: null })).answer;
}

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
