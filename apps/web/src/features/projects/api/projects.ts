import {
  archiveProject,
  createProject,
  deleteProject,
  duplicateProject,
  listProjects,
  reopenProject,
  updateProject,
  type Project,
} from "@sunwright/contract/projects";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call, newIdempotencyKey, read } from "../../../lib/api";
import { userMessageOf } from "../../../lib/api-error";
import { toast } from "../../../ui/toast-store";

export type Shelf = "active" | "archived";

/** Newest change first; the list grows by asking for more. */
export const useProjectList = (shelf: Shelf, limit: number) =>
  useQuery({
    ...read(listProjects, { query: { archived: shelf === "archived" ? "true" : "false", limit: String(limit) } }),
    placeholderData: (before, query) => (isShelf(query?.queryKey, shelf) ? keepPreviousData(before) : undefined),
  });

const isShelf = (key: readonly unknown[] | undefined, shelf: Shelf) => {
  const query = key?.[1];
  const archived = typeof query === "object" && query !== null && "archived" in query && query.archived === "true";
  return archived === (shelf === "archived");
};

interface Words<Input> {
  readonly done: (input: Input) => string;
  readonly failed: string;
}

/** One write to one project: the words of its outcome, and every list read again. */
function useProjectWrite<Input, Answer>(write: (input: Input) => Promise<Answer>, words: Words<Input>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSuccess: async (_answer, input) => {
      toast({ tone: "ok", title: words.done(input) });
      await client.invalidateQueries({ queryKey: [listProjects.path] });
    },
    onError: (error) =>
      toast({ tone: "bad", title: words.failed, description: userMessageOf(error, "Nothing was changed. Try again.") }),
  });
}

type Named = Pick<Project, "id" | "name">;

export const useCreateProject = () =>
  useProjectWrite(() => call(createProject, { body: {}, idempotencyKey: newIdempotencyKey() }), {
    done: () => "Project created successfully",
    failed: "Failed to create project",
  });

export const useRenameProject = () =>
  useProjectWrite(({ id, name }: Named) => call(updateProject, { params: { id }, body: { name } }), {
    done: ({ name }) => `Renamed to ${name}`,
    failed: "Failed to rename project",
  });

export const useDuplicateProject = () =>
  useProjectWrite(({ id }: Named) => call(duplicateProject, { params: { id }, idempotencyKey: newIdempotencyKey() }), {
    done: ({ name }) => `${name} duplicated`,
    failed: "Failed to duplicate project",
  });

export const useArchiveProject = () =>
  useProjectWrite(({ id }: Named) => call(archiveProject, { params: { id }, idempotencyKey: newIdempotencyKey() }), {
    done: ({ name }) => `${name} archived`,
    failed: "Failed to archive project",
  });

export const useReopenProject = () =>
  useProjectWrite(({ id }: Named) => call(reopenProject, { params: { id }, idempotencyKey: newIdempotencyKey() }), {
    done: ({ name }) => `${name} reopened`,
    failed: "Failed to reopen project",
  });

export const useDeleteProject = () =>
  useProjectWrite(({ id }: Named) => call(deleteProject, { params: { id } }), {
    done: ({ name }) => `${name} deleted`,
    failed: "Failed to delete project",
  });
