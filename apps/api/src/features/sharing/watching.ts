import type { Readable } from "node:stream";
import type { App } from "../../platform/app";
import type { Executor } from "../../platform/database";
import type { Viewer } from "../../platform/sessions";
import { type People, seenIn } from "../projects/people";
import { requireProject } from "../projects/require-project";
import { findProject } from "../projects/table";

interface Parts extends Pick<App, "clock" | "database" | "live" | "sessions"> {
  readonly people: People;
}

export type Watching = ReturnType<typeof createWatching>;

export const createWatching = ({ clock, database, live, sessions, people }: Parts) => ({
  /**
   * Follows a project for as long as session and share live. Throws project_not_found, server_busy and
   * too_many_requests.
   */
  async watch(
    executor: Executor,
    { viewer, address }: { viewer: Viewer; address: string },
    projectId: string,
    tab: string | undefined,
    gone: AbortSignal,
  ): Promise<Readable> {
    await requireProject(executor, viewer, projectId, "view");
    const { userId } = viewer;
    const shown = seenIn(await people(executor, [userId]), userId);
    const mayWatch = async () =>
      (await sessions.isAlive(database.executor, viewer)) &&
      (await findProject(database.executor, { userId, at: clock.now() }, projectId, "view")) !== null;
    return live.watch({ topic: projectId, userId, address, shown, tab, mayWatch }, gone);
  },
});

const OF_A_PROJECT = "/api/projects/:id";
/** Of what has an address of its own, the part of the project it belongs to. */
const PARTS: readonly (readonly [prefix: string, part: string])[] = [
  ["/api/shares/", "shares"],
  ["/api/comments/", "comments"],
];

/** Calls that write nothing to the project they name. */
const SILENT = new Set(["duplicate", "cost-comparison"]);

/** The part of a project that a write at this address changes: "" is the project itself; null is no project's. */
export function partOf(route: string): string | null {
  if (route === OF_A_PROJECT) return "";
  if (route.startsWith(`${OF_A_PROJECT}/`)) {
    const part = route.slice(OF_A_PROJECT.length + 1).split("/")[0] ?? "";
    return SILENT.has(part) ? null : part;
  }
  return PARTS.find(([prefix]) => route.startsWith(prefix))?.[1] ?? null;
}

const isId = (value: unknown): value is string => typeof value === "string";

/** Whoever watches a project hears of every write that was committed to it, and of no refused one. */
export function announceWrites({ http, live }: Pick<App, "http" | "live">): void {
  http.addHook("onResponse", async (request, reply) => {
    if (request.method === "GET" || request.method === "HEAD" || reply.statusCode >= 300) return;
    const part = partOf(request.routeOptions.url ?? "");
    if (part === null) return;
    const { params } = request;
    const named = typeof params === "object" && params !== null && "id" in params ? params.id : undefined;
    const projectId = isId(named) ? named : request.made;
    const tab = request.headers["x-tab"];
    if (projectId !== null) live.changed(projectId, part, isId(tab) ? tab : undefined);
  });
}
