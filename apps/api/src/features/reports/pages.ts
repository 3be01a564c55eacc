import { setTimeout } from "node:timers/promises";
import { PRODUCT_NAME } from "@sunwright/contract/brand";
import { say } from "@sunwright/words/shared-head";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { App } from "../../platform/app";
import { readCookie, SESSION_COOKIE } from "../../platform/cookies";
import { AppError } from "../../platform/errors";
import type { PageHead } from "../../platform/page-head";
import { looksLikeSecret } from "../../platform/secrets";
import type { Place } from "../../platform/shares";
import { asksForPage, sendPage } from "../../platform/static";
import { designIsCurrent, designIsOutdated } from "../projects/present";
import { textOf } from "./page-text";
import { pageOfCall } from "./table";

/** The text is not worth waiting longer for. [ms] */
const LONGEST_WAIT = 200;

interface Addressed {
  readonly Params: { readonly id: string };
}

/**
 * The page of a project is the application's own. Who may read the project finds its answer in the document: it is read
 * while the scripts are on their way. Everybody else gets the document of every page, and so does everybody of a busy
 * server.
 */
export function projectPages(app: App): void {
  const { http, writePage } = app;
  if (writePage === null) return;
  for (const path of ["/projects/:id", "/projects/:id/results", "/projects/:id/results/:page"])
    http.get<Addressed>(path, async (request, reply) => {
      if (!asksForPage(request)) throw new AppError("not_found");
      const head = await headFor(app, request);
      if (head === null) return sendPage(app, request, reply);
      return reply
        .headers({ "cache-control": "no-store", vary: "cookie" })
        .type("text/html; charset=utf-8")
        .send(writePage(head));
    });
}

/** Null where there is nothing to say: nobody is signed in, or no project of theirs is here. */
async function headFor(app: App, request: FastifyRequest<Addressed>): Promise<PageHead | null> {
  const token = readCookie(request, app.config, SESSION_COOKIE);
  const { success, data: projectId } = z.uuid().safeParse(request.params.id);
  if (!success || !looksLikeSecret(token)) return null;
  try {
    return await head(app, request, token, projectId);
  } catch (error) {
    request.log.warn({ err: error }, "a project's page goes without its text");
    return null;
  }
}

async function head(app: App, request: FastifyRequest, token: string, projectId: string): Promise<PageHead | null> {
  const place = app.shares.take(request.ip, token);
  try {
    if (place.waits && !(await beginsSoon(place, request))) return null;
    const found = await app.sessions.ask(app.database, token, pageOfCall, { projectId });
    place.prove(found?.viewer.userId ?? null);
    const page = found?.rows[0].page;
    if (!page) return null;
    const isOutdated = designIsOutdated(page);
    const design = isOutdated ? null : page.design;
    return {
      title: say("title", { project: page.name, product: PRODUCT_NAME }),
      text: textOf({ ...page, design, isOutdated, isStale: !designIsCurrent(page) }),
    };
  } finally {
    place.leave();
  }
}

const beginsSoon = (place: Place, { raw }: FastifyRequest) =>
  Promise.race([place.begun(raw.socket).then(() => true), setTimeout(LONGEST_WAIT, false, { ref: false })]);
