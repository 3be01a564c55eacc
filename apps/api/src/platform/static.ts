import { existsSync } from "node:fs";
import { join } from "node:path";
import serveStatic from "@fastify/static";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "./app";
import { readCookie, SESSION_COOKIE } from "./cookies";
import { looksLikeSecret } from "./secrets";

/** Files under /assets carry a hash of their content in their name. */
const IMMUTABLE = "public, max-age=31536000, immutable";
const REVALIDATE = "no-cache";

export const pagesAreBuilt = (folder: string) => existsSync(join(folder, "index.html"));

/** The files of the web application. False when they have not been built. */
export async function addPages(app: App, folder: string): Promise<boolean> {
  if (!pagesAreBuilt(folder)) {
    app.http.log.warn({ folder }, "the pages have not been built; only the API answers");
    return false;
  }
  await app.http.register(serveStatic, {
    root: folder,
    prefix: "/",
    wildcard: false,
    index: false,
    dotfiles: "ignore",
    globIgnore: ["**/*.map", "**/.*", "**/*.br", "**/*.gz"],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header("cache-control", path.includes("/assets/") ? IMMUTABLE : REVALIDATE);
    },
  });
  return true;
}

/** Of the application, what strangers look for; the rest is a person's, or a link's, and belongs in no search engine. */
const MAY_BE_FOUND = /^\/(auth|validation|legal\/\w+)?$/;

/** The document of a page's address: with the picture of the auth screen in it where nobody can be signed in. */
export function sendPage({ config }: App, request: FastifyRequest, reply: FastifyReply) {
  const isStranger = !looksLikeSecret(readCookie(request, config, SESSION_COOKIE));
  const isAuth = request.url === "/" || request.url === "/auth";
  if (!MAY_BE_FOUND.test(request.url)) void reply.header("x-robots-tag", "noindex");
  return reply
    .headers({ "cache-control": REVALIDATE, vary: "cookie" })
    .sendFile(isStranger && isAuth ? "auth.html" : "index.html");
}

/** Whether an unknown address is one of a page, to be routed in the browser. */
export function asksForPage(request: FastifyRequest): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  // The router has decoded the address before and refused what cannot be decoded.
  const path = decodeURIComponent(request.url.split("?", 1)[0] ?? "");
  if (/^\/(api|assets)(\/|$)/.test(path) || /\/\./.test(path) || /\.[a-z0-9]{1,8}$/i.test(path)) return false;
  const { accept = "*/*" } = request.headers;
  return accept.includes("text/html") || accept.includes("*/*");
}
