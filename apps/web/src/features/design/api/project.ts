import { say } from "@sunwright/words/design";
import type { createProject, listProjects, Project, readProject, reopenProject } from "@sunwright/contract/projects";
import type { openShare } from "@sunwright/contract/shares";
import { queryOptions, useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { ApiError, userMessageOf } from "../../../lib/api-error";
import { call, newIdempotencyKey, route } from "../../../lib/api";
import { readAgain } from "../../../lib/changes";
import { keptDesign } from "../../../lib/kept-design";
import { forgetProject, forgetShareCameFor, lastProject, shareCameFor } from "../../../lib/last-project";
import { isProjectMissing, storeProject } from "../../../lib/project-queries";
import { toast } from "../../../ui/toast-store";
import { FIRST_PROJECT } from "../model/first-project";

/** Written down here, so that the contract's schemas stay out of the first script of the page. */
const LIST = route<typeof listProjects>("GET", "/api/projects");
const CREATE = route<typeof createProject>("POST", "/api/projects", ["projects"]);
const READ = route<typeof readProject>("GET", "/api/projects/:id");
const REOPEN = route<typeof reopenProject>("POST", "/api/projects/:id/reopen", ["project", "history", "projects"]);
const OPEN_SHARE = route<typeof openShare>("GET", "/api/shared/:shareToken");

/** Takes a project back out of the archive. */
export function useReopenProject(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(REOPEN, { params: { id }, idempotencyKey: newIdempotencyKey() }),
    onSuccess: (project) => {
      storeProject(client, project);
      void readAgain(client, REOPEN, id, ["project"]);
      toast({ tone: "ok", title: say("toast.reopened", { name: project.name }) });
    },
    onError: (error) =>
      toast({ tone: "bad", title: say("toast.reopenFailed"), description: userMessageOf(error, say("tryAgain")) }),
  });
}

const FIRST_PROJECT_KEY = "first-project";
/** For a day a key stands for the project it made; once that was deleted or archived, the next key is due. */
const KEYS_TRIED = 10;

/** Creates the first project once, however many tabs ask for it. */
async function createFirstProject(turn = 1): Promise<Project> {
  const key = turn === 1 ? FIRST_PROJECT_KEY : `${FIRST_PROJECT_KEY}-${turn}`;
  const isLast = turn === KEYS_TRIED;
  const created = await call(CREATE, {
    body: FIRST_PROJECT,
    idempotencyKey: isLast ? newIdempotencyKey() : key,
  }).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === "already_done" && !isLast) return null;
    throw error;
  });
  if (created === null) return createFirstProject(turn + 1);
  const current = await call(READ, { params: { id: created.id } }).catch((error: unknown) => {
    if (isProjectMissing(error)) return null;
    throw error;
  });
  if (current !== null && current.archivedAt === null) return current;
  return isLast ? created : createFirstProject(turn + 1);
}

export interface OpenedProject {
  readonly id: string;
}

/** The link somebody came for before they signed in: opening it makes the project theirs to work on. */
async function openShareCameFor(): Promise<OpenedProject | null> {
  const wanted = shareCameFor();
  if (wanted === null) return null;
  forgetShareCameFor();
  if (wanted.projectId !== null) return { id: wanted.projectId };
  try {
    const { project } = await call(OPEN_SHARE, { params: { shareToken: wanted.shareToken } });
    return { id: project.id };
  } catch (error) {
    toast({ tone: "bad", title: userMessageOf(error, say("toast.shareNotOpened")) });
    return null;
  }
}

/** The design somebody made before they signed in, as a project of theirs. */
async function openKeptDesign(client: QueryClient): Promise<OpenedProject | null> {
  const kept = keptDesign();
  return kept === null ? null : (await import("./kept-project")).openAsProject(client, kept);
}

/** The project this person had open last in this browser, while it exists and is not archived. */
async function reopenLast(userId: string | undefined): Promise<OpenedProject | null> {
  const id = userId === undefined ? null : lastProject(userId);
  if (id === null) return null;
  try {
    const project = await call(READ, { params: { id } });
    return project.archivedAt === null ? { id } : null;
  } catch (error) {
    if (!isProjectMissing(error)) throw error;
    forgetProject(id);
    return null;
  }
}

/** By then a first picture stands, and what it asked for has come. [ms] */
const FIRST_PICTURE_MS = 3_000;

/**
 * The project the design page opens with: the shared one somebody came for, else the design they kept, else the one open last in this browser, else
 * your own changed last, else a new one. Asked once and then kept, so that a change in another window never swaps the
 * page under the person's hands.
 */
export const openingQuery = (client: QueryClient, userId: string | undefined, onCreating: () => void) =>
  queryOptions({
    queryKey: ["design-page", "opening"],
    queryFn: async (): Promise<OpenedProject> => {
      const known = (await openShareCameFor()) ?? (await openKeptDesign(client)) ?? (await reopenLast(userId));
      if (known) return known;
      const { projects } = await call(LIST, { query: { limit: "1", shared: "false" } });
      const [last] = projects;
      if (last) return { id: last.id };
      onCreating();
      const project = await createFirstProject().catch((error: unknown) => {
        toast({ tone: "bad", title: say("toast.createFailed"), description: userMessageOf(error, say("tryAgain")) });
        throw error;
      });
      // Said once the first picture stands: what draws a notification does not hold it up.
      setTimeout(() => toast({ tone: "ok", title: say("toast.created") }), FIRST_PICTURE_MS);
      storeProject(client, project);
      void readAgain(client, CREATE);
      return { id: project.id };
    },
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
