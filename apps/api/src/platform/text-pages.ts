import { setTimeout } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "./app";
import { readCookie, SESSION_COOKIE } from "./cookies";
import { AppError } from "./errors";
import type { PageHead } from "./page-head";
import { readerNow, spokenTo } from "./reader-language";
import { looksLikeSecret } from "./secrets";
import type { Place } from "./shares";
import { asksForPage, sendPage } from "./static";

/** A text is not worth waiting longer for. [ms] */
const LONGEST_WAIT = 200;

interface Said {
  /** Whose session it was; null where there was none. */
  readonly userId: string | null;
  /** Null where there is nothing to say to them. */
  readonly head: PageHead | null;
}

/** What a page says to who holds a session's token. */
export type HeadFor<Params> = (request: FastifyRequest<{ Params: Params }>, token: string) => Promise<Said>;

/**
 * Pages of the application whose document already says to a person what they came for: it is read while the scripts are on
 * their way. Everybody else gets the document of every page, and so does everybody of a busy server.
 */
export function addTextPages<Params = unknown>(app: App, paths: readonly string[], headFor: HeadFor<Params>): void {
  const { http, writePage } = app;
  if (writePage === null) return;
  for (const path of paths)
    http.get<{ Params: Params }>(path, async (request, reply) => {
      if (!asksForPage(request)) throw new AppError("not_found");
      return sendTextPage(app, headFor, request, reply);
    });
}

/** The same at an address that says something else to strangers. */
export async function sendTextPage<Params>(
  app: App,
  headFor: HeadFor<Params>,
  request: FastifyRequest<{ Params: Params }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const head = app.writePage && (await ask(app, request, headFor));
  if (!app.writePage || head === null) return sendPage(app, request, reply);
  return reply
    .headers({ "cache-control": "no-store", vary: "cookie, accept-language", "x-robots-tag": "noindex" })
    .type("text/html; charset=utf-8")
    .send(app.writePage(head));
}

async function ask<Params>(
  app: App,
  request: FastifyRequest<{ Params: Params }>,
  headFor: HeadFor<Params>,
): Promise<PageHead | null> {
  const token = readCookie(request, app.config, SESSION_COOKIE);
  if (!looksLikeSecret(token)) return null;
  let place: Place | null = null;
  try {
    place = app.shares.take(request.ip, token);
    if (place.waits && !(await beginsSoon(place, request))) return null;
    const { userId, head } = await spokenTo(request.reader ?? readerNow(), () => headFor(request, token));
    place.prove(userId);
    return head;
  } catch (error) {
    request.log.warn({ err: error }, "a page goes without its text");
    return null;
  } finally {
    place?.leave();
  }
}

const beginsSoon = (place: Place, { raw }: Pick<FastifyRequest, "raw">) =>
  Promise.race([place.begun(raw.socket).then(() => true), setTimeout(LONGEST_WAIT, false, { ref: false })]);
