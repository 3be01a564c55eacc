import { say } from "@sunwright/words/projects";
import type { importProject } from "@sunwright/contract/project-file";
import type {
  archiveProject,
  calculateProject,
  createProject,
  deleteProject,
  duplicateProject,
  listProjects,
  Project,
  reopenProject,
  updateProject,
} from "@sunwright/contract/projects";
import type { leaveProject } from "@sunwright/contract/shares";
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, route } from "../../../lib/api";
import { ApiError, userMessageOf } from "../../../lib/api-error";
import { readAgain } from "../../../lib/changes";
import { createIntention, type Intention } from "../../../lib/intention";
import { forgetProject } from "../../../lib/last-project";
import { toast } from "../../../ui/toast-store";
import type { ProjectsSearch } from "../model/projects-search";

/** Written down here, so that the contract's schemas stay out of the page's first script. */
const LIST = route<typeof listProjects>("GET", "/api/projects");
const CREATE = route<typeof createProject>("POST", "/api/projects", ["projects"]);
const IMPORT = route<typeof importProject>("POST", "/api/projects/import", ["projects"]);
const CALCULATE = route<typeof calculateProject>("POST", "/api/projects/:id/calculate");
const UPDATE = route<typeof updateProject>("PUT", "/api/projects/:id", [
  "project",
  "economics",
  "weather",
  "history",
  "projects",
]);
const DELETE = route<typeof deleteProject>("DELETE", "/api/projects/:id", ["project", "projects"]);
const LEAVE = route<typeof leaveProject>("DELETE", "/api/projects/:id/membership", ["project", "history", "projects"]);
const DUPLICATE = route<typeof duplicateProject>("POST", "/api/projects/:id/duplicate", ["projects"]);
const ARCHIVE = route<typeof archiveProject>("POST", "/api/projects/:id/archive", ["project", "history", "projects"]);
const REOPEN = route<typeof reopenProject>("POST", "/api/projects/:id/reopen", ["project", "history", "projects"]);

export type Shelf = "active" | "archived";

/** Projects read at a time. */
const PAGE = 50;

/** Newest change first, or by name; the list grows page by page. */
export const useProjectList = (shelf: Shelf, { q, sort }: Pick<ProjectsSearch, "q" | "sort">) =>
  useInfiniteQuery({
    queryKey: [LIST.path, { archived: shelf === "archived", pages: PAGE, q, sort }],
    queryFn: ({ pageParam, signal }) =>
      call(LIST, {
        query: {
          archived: shelf === "archived" ? "true" : "false",
          ...(q === undefined ? {} : { search: q }),
          ...(sort === undefined ? {} : { sort }),
          limit: String(PAGE),
          offset: String(pageParam),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    initialPageParam: 0,
    getNextPageParam: ({ total }, _pages, offset) => (offset + PAGE < total ? offset + PAGE : undefined),
  });

interface Words<Input> {
  readonly done: (input: Input) => string;
  readonly failed: string;
}

/** One write to one project: the words of its outcome, and what it changed read again. */
function useProjectWrite<Input extends Pick<Project, "id"> | void, Answer>(
  entry: Parameters<typeof readAgain>[1],
  write: (input: Input, keyFor: Intention) => Promise<Answer>,
  words: Words<Input>,
) {
  const client = useQueryClient();
  const [keyFor] = useState(createIntention);
  return useMutation({
    mutationFn: (input: Input) => write(input, keyFor),
    onSuccess: async (_answer, input) => {
      keyFor.fulfilled();
      toast({ tone: "ok", title: words.done(input) });
      await readAgain(client, entry, input?.id);
    },
    onError: (error) =>
      toast({ tone: "bad", title: words.failed, description: userMessageOf(error, say("nothingChanged")) }),
  });
}

type Named = Pick<Project, "id" | "name">;

export const useCreateProject = () =>
  useProjectWrite(CREATE, (_: void, keyFor) => call(CREATE, { body: {}, idempotencyKey: keyFor({}) }), {
    done: () => say("create.done"),
    failed: say("create.failed"),
  });

/** Files are read whole before they are sent: no larger than the server takes. [MB] */
const FILE_MAX = 2;
const BYTES_PER_MEGABYTE = 1024 * 1024;

/** Makes a project of a file. Its results are calculated again; a project without a load stays as it came. */
export function useImportProject() {
  const client = useQueryClient();
  const [keyFor] = useState(createIntention);
  return useMutation({
    mutationFn: async (file: File) => {
      const body = await readFile(file);
      const project = await call(IMPORT, { body, idempotencyKey: keyFor(body) });
      await call(CALCULATE, { params: { id: project.id }, body: {} }).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === "nothing_to_size") return;
        toast({ tone: "warn", title: say("import.notCalculated"), description: userMessageOf(error, "") });
      });
      return project;
    },
    onSuccess: async ({ name }) => {
      keyFor.fulfilled();
      toast({ tone: "ok", title: say("import.done", { project: name }) });
      await readAgain(client, IMPORT);
    },
    onError: (error) => toast({ tone: "bad", title: say("import.failed"), description: importFailure(error) }),
  });
}

class NotAFile extends Error {}

async function readFile(file: File): Promise<Record<string, unknown>> {
  if (file.size > FILE_MAX * BYTES_PER_MEGABYTE) throw new NotAFile(say("import.tooLarge", { megabytes: FILE_MAX }));
  let read: unknown;
  try {
    read = JSON.parse(await file.text());
  } catch (error) {
    throw new NotAFile(say("import.notJson"), { cause: error });
  }
  if (!isRecord(read)) throw new NotAFile(say("import.notProject"));
  return read;
}
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What is wrong and where: "project.altitude: Between 0 and 6,000". */
function importFailure(error: unknown): string {
  if (error instanceof NotAFile) return error.message;
  const [issue] = error instanceof ApiError ? error.issues : [];
  const refusal = userMessageOf(error, say("nothingChanged"));
  if (issue === undefined) return refusal;
  const { path: field, message: problem } = issue;
  return field === ""
    ? say("import.refusedFor", { refusal, problem })
    : say("import.refusedForField", { refusal, field, problem });
}

export const useRenameProject = () =>
  useProjectWrite(UPDATE, ({ id, name }: Named) => call(UPDATE, { params: { id }, body: { name } }), {
    done: ({ name }) => say("rename.done", { project: name }),
    failed: say("rename.failed"),
  });

export const useDuplicateProject = () =>
  useProjectWrite(
    DUPLICATE,
    ({ id }: Named, keyFor) => call(DUPLICATE, { params: { id }, idempotencyKey: keyFor({ id }) }),
    {
      done: ({ name }) => say("duplicate.done", { project: name }),
      failed: say("duplicate.failed"),
    },
  );

export const useArchiveProject = () =>
  useProjectWrite(
    ARCHIVE,
    ({ id }: Named, keyFor) => call(ARCHIVE, { params: { id }, idempotencyKey: keyFor({ id }) }),
    {
      done: ({ name }) => say("archive.done", { project: name }),
      failed: say("archive.failed"),
    },
  );

export const useReopenProject = () =>
  useProjectWrite(REOPEN, ({ id }: Named, keyFor) => call(REOPEN, { params: { id }, idempotencyKey: keyFor({ id }) }), {
    done: ({ name }) => say("reopen.done", { project: name }),
    failed: say("reopen.failed"),
  });

export const useLeaveProject = () =>
  useProjectWrite(LEAVE, ({ id }: Named) => call(LEAVE, { params: { id } }).then(() => forgetProject(id)), {
    done: ({ name }) => say("leave.done", { project: name }),
    failed: say("leave.failed"),
  });

export const useDeleteProject = () =>
  useProjectWrite(DELETE, ({ id }: Named) => call(DELETE, { params: { id } }).then(() => forgetProject(id)), {
    done: ({ name }) => say("delete.done", { project: name }),
    failed: say("delete.failed"),
  });
