import type { App } from "./app";
import { AppError } from "./errors";
import { asksForPage, sendPage } from "./static";

/** Addresses without a route: pages are routed in the browser, the rest is missing or wants another method. */
export function addNotFound(app: App, pages: boolean) {
  const patterns = app.entries.map((entry) => ({ entry, pattern: patternOf(entry.path) }));
  app.http.setNotFoundHandler(async (request, reply) => {
    if (pages && asksForPage(request)) return sendPage(app, request, reply);
    const path = request.url.split("?", 1)[0] ?? "";
    const methods = patterns.filter(({ pattern }) => pattern.test(path)).map(({ entry }) => entry.method);
    if (methods.length === 0) throw new AppError("not_found");
    void reply.header("allow", [...new Set(methods)].join(", "));
    throw new AppError("method_not_allowed");
  });
}

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:[A-Za-z]+/g, "[^/]+")}$`);
