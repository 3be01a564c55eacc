import type { CookieJar } from "./cookies";
import type { Database, Executor, Transaction } from "./database";
import type { Origin, SecondOfSession, Viewer } from "./sessions";

/** Inside, where the entry is not known by its type any more: every part a call can have. */
export interface LooseCall extends Origin {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly viewer: Viewer | null;
  readonly cookies: CookieJar;
  readonly header: (name: string) => string | undefined;
  readonly signIn: (executor: Executor, userId: string, second?: SecondOfSession) => Promise<void>;
  readonly signOut: (executor: Executor) => Promise<void>;
  readonly whenGone: () => AbortSignal;
  readonly executor?: Executor;
  readonly database?: Database;
  readonly tx?: Transaction;
  readonly prepared?: unknown;
  readonly made?: (resourceId: string) => void;
  readonly repeated?: boolean;
}
type LooseHandle = (call: LooseCall) => unknown;
export interface LooseRoute {
  readonly prepare?: (call: LooseCall) => unknown;
  readonly handle: LooseHandle;
  readonly again?: (call: LooseCall) => unknown;
}

/** The overloads of `serve` have checked the handler against its entry; from here on only its form matters. */
export function loosen(handler: unknown): LooseRoute {
  const isHandle = (value: unknown): value is LooseHandle => typeof value === "function";
  const isRoute = (value: unknown): value is LooseRoute =>
    typeof value === "object" && value !== null && "handle" in value && isHandle(value.handle);
  if (isHandle(handler)) return { handle: handler };
  if (isRoute(handler)) return handler;
  throw new TypeError("A handler is a function, or an object with prepare and handle");
}
