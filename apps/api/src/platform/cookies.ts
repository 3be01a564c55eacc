import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "./config";

export const SESSION_COOKIE = "sunwright";

/** `__Host-` binds a cookie to this very host and to TLS; browsers refuse the prefix without Secure. */
export const fullName = (name: string, secure: boolean) => (secure ? `__Host-${name}` : name);

/** The cookie of ours a call came with. */
export const readCookie = (request: FastifyRequest, config: Config, name: string): string | undefined =>
  request.cookies[fullName(name, config.cookieSecure)];

/** Cookies of an answer, held back until the work has been committed: a failed call sets none. */
export class CookieJar {
  readonly #request: FastifyRequest;
  readonly #secure: boolean;
  readonly #changes = new Map<string, { value: string; maxAge: number }>();

  constructor(request: FastifyRequest, config: Config) {
    this.#request = request;
    this.#secure = config.cookieSecure;
  }

  read(name: string): string | undefined {
    return this.#request.cookies[fullName(name, this.#secure)];
  }

  /** @param maxAge How long the browser keeps it. [s] */
  set(name: string, value: string, maxAge: number) {
    this.#changes.set(name, { value, maxAge });
  }

  clear(name: string) {
    this.#changes.set(name, { value: "", maxAge: 0 });
  }

  /** Forgets what was set, before a transaction runs again. */
  reset() {
    this.#changes.clear();
  }

  writeTo(reply: FastifyReply) {
    for (const [name, { value, maxAge }] of this.#changes) {
      const options = { path: "/", httpOnly: true, sameSite: "lax", secure: this.#secure, maxAge } as const;
      void reply.setCookie(fullName(name, this.#secure), value, options);
    }
  }
}
