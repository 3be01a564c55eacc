import type { Endpoint } from "@sunwright/contract/endpoint";
import { ErrorBody, type ErrorCode, errors } from "@sunwright/contract/errors";
import type { FastifyRequest } from "fastify";
import type { App } from "./app";
import { AppError } from "./errors";
import type { Answer, Standing } from "./idempotency";
import type { LooseCall, LooseRoute } from "./loose-call";

interface Repeated {
  readonly app: App;
  readonly entry: Endpoint;
  readonly route: LooseRoute;
  readonly call: LooseCall;
  readonly request: FastifyRequest;
}

/**
 * Answers a write that was done before, for a person who could make the call now: with the answer that was kept, or
 * with what can be read now where it was too large. Never writes. Throws what the call refuses others with, and
 * already_done where there is nothing to answer with.
 */
export async function answerAgain(of: Repeated, answer: Answer): Promise<unknown> {
  await requireRights(of, answer);
  const { stored } = answer;
  if ("gone" in stored) throw new AppError("already_done");
  if ("body" in stored) return stored.body;
  const { app, route, call } = of;
  if (route.again) return route.again({ ...call, executor: app.database.executor });
  return readAgain(of, answer.resourceId);
}

async function requireRights(of: Repeated, answer: Answer): Promise<void> {
  const { app, entry, call } = of;
  const { viewer } = call;
  if (viewer === null) throw new AppError("not_signed_in");
  const { executor } = app.database;
  const { mayRead, firmOf } = app.idempotency.rights();
  if (entry.need !== undefined) {
    const projectId = entry.path.startsWith(OF_A_PROJECT) ? idIn(call.params) : answer.resourceId;
    if (projectId !== null && (await mayRead(executor, viewer, projectId, entry.need))) return;
    const seen = projectId !== null && (await mayRead(executor, viewer, projectId, "view"));
    throw new AppError(seen ? "not_permitted" : missing(entry));
  }
  if (answer.firm !== null) requireStanding(entry, answer.firm, await firmOf(executor, viewer.userId));
}

/** Whoever acted for a firm works there still, and as its owner where that is needed. */
function requireStanding(entry: Endpoint, then: Standing, now: Standing | null): void {
  if (now?.firmId !== then.firmId) throw new AppError(missing(entry));
  const fell = then.role === "owner" && now.role !== "owner";
  if (fell && entry.errors.includes("owner_needed")) throw new AppError("owner_needed");
}

/** How this call answers somebody for whom there is nothing. */
const missing = (entry: Endpoint) => entry.errors.find((code) => code.endsWith("_not_found")) ?? "not_found";

/**
 * Calls that people make for the firm they work for: those that say that there is no such firm, and those that both
 * sides of a deal make.
 */
const FIRM_NOT_FOUND = ["firm_not_found", "shop_not_found", "installer_not_found"] as const;
const OF_BOTH_SIDES = /^\/api\/(shop|firm|installer|leads|quotes|jobs|milestones|messages|reviews|files)(\/|$)/;
export const isOfFirm = ({ path, need, errors }: Endpoint): boolean =>
  need === undefined && (FIRM_NOT_FOUND.some((code) => errors.includes(code)) || OF_BOTH_SIDES.test(path));

/** The read whose answer has the same form, asked as the caller would: its rules decide who sees what. */
async function readAgain({ app, entry, call, request }: Repeated, resourceId: string | null): Promise<unknown> {
  const path = app.entries
    .filter(({ method, access, response }) => method === "GET" && access === "session" && response === entry.response)
    .map((read) => pathOf(read, call.params, resourceId))
    .find((found) => found !== null);
  if (path === undefined || path === null) throw new AppError("already_done");
  // The read takes a place of its own.
  request.place?.leave();
  const { cookie = "" } = request.headers;
  const reply = await app.http.inject({ method: "GET", url: path, headers: { cookie }, remoteAddress: request.ip });
  const body: unknown = JSON.parse(reply.body);
  if (reply.statusCode === 200) return body;
  const { code } = ErrorBody.parse(body);
  throw new AppError(isKnown(code) ? code : "internal");
}
const isKnown = (code: string): code is ErrorCode => code in errors;

/** The address of a read by the parameters of the write, or by the one thing it made; null where they do not suffice. */
function pathOf({ path, params }: Endpoint, given: unknown, resourceId: string | null): string | null {
  const names = Object.keys(params?.shape ?? {});
  const values = names.map((name) => textIn(given, name) ?? (names.length === 1 ? resourceId : null));
  if (values.includes(null)) return null;
  return names.reduce((url, name, index) => url.replace(`:${name}`, encodeURIComponent(values[index] ?? "")), path);
}

const OF_A_PROJECT = "/api/projects/:id";
const idIn = (params: unknown) => textIn(params, "id");
const textIn = (params: unknown, name: string): string | null => {
  const value: unknown = typeof params === "object" && params !== null ? Reflect.get(params, name) : null;
  return typeof value === "string" ? value : null;
};
