import { say } from "@sunwright/words/discussion";
import type { addComment, Comment, deleteComment, listComments, updateComment } from "@sunwright/contract/comments";
import type { HistoryItem, listHistory } from "@sunwright/contract/projects";
import { queryOptions, useInfiniteQuery, useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, defaultRead, read, route } from "../../../lib/api";
import { readAgain } from "../../../lib/changes";
import { useUser } from "../../../lib/current-user";
import { createIntention } from "../../../lib/intention";
import { toast } from "../../../ui/toast-store";
import { olderThan } from "../model/entries";
import { withoutComment } from "../model/threads";

/** Written down here, so that the contract's schemas stay out of the first script of the page. */
const LIST = route<typeof listComments>("GET", "/api/projects/:id/comments");
const ADD = route<typeof addComment>("POST", "/api/projects/:id/comments", ["comments", "history"]);
const UPDATE = route<typeof updateComment>("PUT", "/api/comments/:commentId", ["comments"]);
const DELETE = route<typeof deleteComment>("DELETE", "/api/comments/:commentId", ["comments", "history"]);
const HISTORY = route<typeof listHistory>("GET", "/api/projects/:id/history");

export const commentsQuery = (projectId: string) => queryOptions(read(LIST, { params: { id: projectId } }));
const historyKey = (projectId: string) => read(HISTORY, { params: { id: projectId } }).queryKey;

/** Page by page, newest first; entries are numbered from 1, so that the last one read says whether there are older ones. */
export const useHistory = (projectId: string) =>
  useInfiniteQuery({
    queryKey: [...historyKey(projectId), "pages"],
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam === null ? {} : { query: { before: String(pageParam) } };
      const { queryKey } = read(HISTORY, { params: { id: projectId }, ...query });
      return (await defaultRead<readonly HistoryItem[]>({ queryKey, signal })) ?? [];
    },
    initialPageParam: null as number | null,
    getNextPageParam: olderThan,
    select: ({ pages }) => pages.flat(),
  });

type List = readonly Comment[] | null | undefined;
const change = (client: QueryClient, projectId: string, update: (list: readonly Comment[]) => Comment[]) =>
  client.setQueryData(commentsQuery(projectId).queryKey, (list: List) => (list ? update(list) : undefined));

const failed = (description: string) => () => toast({ tone: "bad", title: say("error"), description });

interface NewComment {
  readonly content: string;
  readonly parentId: string | null;
}

/** The author goes with it, as specified; the server takes who is signed in instead. */
export function useAddComment(projectId: string) {
  const { id: userId } = useUser();
  const client = useQueryClient();
  const [keyFor] = useState(createIntention);
  return useMutation({
    mutationFn: (comment: NewComment) => {
      const body = { userId, ...comment };
      return call(ADD, { params: { id: projectId }, body, idempotencyKey: keyFor(body) });
    },
    onSuccess: (added) => {
      keyFor.fulfilled();
      change(client, projectId, (list) => [...list, added]);
      toast({ tone: "ok", title: say("toast.added") });
    },
    onError: failed(say("toast.addFailed")),
    onSettled: () => void readAgain(client, ADD, projectId),
  });
}

export function useUpdateComment(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, content }: Pick<Comment, "id" | "content">) =>
      call(UPDATE, { params: { commentId: id }, body: { content } }),
    onSuccess: (updated) => {
      change(client, projectId, (list) => list.map((each) => (each.id === updated.id ? updated : each)));
      toast({ tone: "ok", title: say("toast.updated") });
    },
    onError: failed(say("toast.updateFailed")),
    onSettled: () => void readAgain(client, UPDATE, projectId),
  });
}

export function useDeleteComment(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(DELETE, { params: { commentId: id } }),
    onSuccess: (_answer, id) => {
      change(client, projectId, (list) => withoutComment(list, id));
      toast({ tone: "ok", title: say("toast.deleted") });
    },
    onError: failed(say("toast.deleteFailed")),
    onSettled: () => void readAgain(client, DELETE, projectId),
  });
}
