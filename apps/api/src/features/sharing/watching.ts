import { isProjectPart, PROJECT_PARTS } from "@sunwright/contract/changes";
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
    const showOthers = async (userIds: readonly string[]) => {
      const known = await people(database.executor, userIds);
      return userIds.map((other) => seenIn(known, other));
    };
    const watcher = { topic: projectId, userId, address, shown, showOthers, allParts: PROJECT_PARTS, tab, mayWatch };
    return live.watch(watcher, gone);
  },
});

const isId = (value: unknown): value is string => typeof value === "string";

/** Whoever watches a project hears what each write committed to it changed, as its endpoint declares, and of no refused one. */
export function announceWrites({ http, live }: Pick<App, "http" | "live">): void {
  http.addHook("onResponse", async (request, reply) => {
    const parts = (request.routeOptions.config.changes ?? []).filter(isProjectPart);
    if (parts.length === 0 || reply.statusCode >= 300) return;
    const { params } = request;
    const named = typeof params === "object" && params !== null && "id" in params ? params.id : undefined;
    const projectId = isId(named) ? named : request.made;
    const tab = request.headers["x-tab"];
    if (projectId !== null) live.changed(projectId, parts, isId(tab) ? tab : undefined);
  });
}
