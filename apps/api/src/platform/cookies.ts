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
  #forgetsSite = false;
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

  /**
   * Asks the browser to drop what it keeps of our pages. Its storage was saved before by whoever logs out; the
   * cookies stay, because the one of a known device keeps the account's way in.
   */
  forgetSite() {
    this.#forgetsSite = true;
  }

  clear(name: string) {
    this.#changes.set(name, { value: "", maxAge: 0 });
  }

  /** Forgets what was set, before a transaction runs again. */
  reset() {
    this.#changes.clear();
    this.#forgetsSite = false;
  }

  writeTo(reply: FastifyReply) {
    if (this.#forgetsSite) void reply.header("clear-site-data", '"cache", "storage"');
    for (const [name, { value, maxAge }] of this.#changes) {
      const options = { path: "/", httpOnly: true, sameSite: "lax", secure: this.#secure, maxAge } as const;
      void reply.setCookie(fullName(name, this.#secure), value, options);
    }
  }
}
