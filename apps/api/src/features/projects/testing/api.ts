import type { ProjectAppliance } from "@sunwright/contract/appliances";
import type { Method } from "@sunwright/contract/endpoint";
import type { Project } from "@sunwright/contract/projects";
import type { Client } from "../../../testing/client";
import { startTestServer } from "../../../testing/server";
import type { People } from "../people";

export interface Reply<T> {
  readonly status: number;
  readonly body: T;
}
interface Options {
  readonly key?: string;
}

/** How many replies had each status: `{ "201": 10, "422": 10 }`. */
export function tally(replies: readonly Reply<unknown>[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Where a test does not care who somebody is. */
export const nobodyKnown: People = async () => new Map();

export type TestApi = Awaited<ReturnType<typeof openTestApi>>;
export type Person = Awaited<ReturnType<TestApi["person"]>>;

/** The test server as tests of projects use it: answers typed by the test, people who can make a project. */
export async function openTestApi(options: Parameters<typeof startTestServer>[0] = {}) {
  const server = await startTestServer(options);

  const callsOf = (client: Client) => {
    async function send<T>(method: Method, path: string, body?: unknown, { key }: Options = {}): Promise<Reply<T>> {
      // Each call a little later than the one before, as in life: lists are ordered by time.
      server.clock.advance(0.001);
      const reply = await client.send(method, path, body, key === undefined ? {} : { idempotencyKey: key });
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the test says what it expects, and then checks it
      return { status: reply.status, body: reply.body as T };
    }
    return {
      send: (method: Method, path: string, body?: unknown, options?: Options) =>
        send<unknown>(method, path, body, options),
      /** A call that answers with a file. */
      async file(path: string, body: object) {
        server.clock.advance(0.001);
        const { status, headers, bytes } = await client.bytes(path, body);
        return { status, mediaType: headers["content-type"], bytes };
      },
      get: <T = unknown>(path: string) => send<T>("GET", path),
      post: <T = unknown>(path: string, body?: unknown, options?: Options) => send<T>("POST", path, body, options),
      put: <T = unknown>(path: string, body?: unknown) => send<T>("PUT", path, body),
      delete: <T = unknown>(path: string) => send<T>("DELETE", path),
    };
  };

  function personOf({ userId, client }: { readonly userId: string; readonly client: Client }) {
    const calls = callsOf(client);
    async function made<T>(path: string, body: object): Promise<T> {
      const reply = await calls.post<T>(path, body);
      if (reply.status !== 201) throw new Error(`${path} answered ${JSON.stringify(reply)}`);
      return reply.body;
    }
    return {
      ...calls,
      userId,
      project: (body: object = {}) => made<Project>("/api/projects", body),
      appliance: (projectId: string, body: object = { applianceId: "ceiling-fan" }) =>
        made<ProjectAppliance>(`/api/projects/${projectId}/appliances`, body),
    };
  }

  return {
    database: server.database,
    sessions: server.app.sessions,
    nobody: () => callsOf(server.visitor()),
    now: () => server.clock.now(),
    /** Moves time on. [s] */
    advance: (seconds: number) => server.clock.advance(seconds),

    /** Somebody signed in, without an account behind it: much faster. */
    person: async () => personOf(await server.build.session()),
    /** Somebody with an account, made as a person makes one. */
    account: async () => personOf(await server.build.person()),

    /** The server ends in order; the database stays. */
    endServing: () => server.app.http.close(),
    close: () => server.close(),
  };
}
