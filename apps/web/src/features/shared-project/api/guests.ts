import type { addComment } from "@sunwright/contract/comments";
import type { BodyInput } from "@sunwright/contract/endpoint";
import type { askForChanges, listSharedComments } from "@sunwright/contract/shared-comments";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, route } from "../../../lib/api";
import { createIntention } from "../../../lib/intention";

const LIST = route<typeof listSharedComments>("GET", "/api/shared/:shareToken/comments");
const ASK = route<typeof askForChanges>("POST", "/api/shared/:shareToken/changes", ["comments"]);
const ADD = route<typeof addComment>("POST", "/api/projects/:id/comments", ["comments", "history"]);

/** Newest first. */
export const sharedCommentsQuery = (shareToken: string, viewer: string | null) =>
  queryOptions({
    queryKey: ["/api/shared", shareToken, "comments", { viewer }],
    queryFn: ({ signal }) => call(LIST, { params: { shareToken }, signal }),
    retry: false,
  });

const useReadAgain = (shareToken: string) => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["/api/shared", shareToken, "comments"] });
};

export function useAskForChanges(shareToken: string) {
  const readAgain = useReadAgain(shareToken);
  return useMutation({
    mutationFn: (body: BodyInput<typeof askForChanges>) => call(ASK, { params: { shareToken }, body }),
    onSuccess: () => void readAgain(),
  });
}

/** Of somebody with an account, whom opening the link let into the project. */
export function useWriteComment(shareToken: string, projectId: string) {
  const readAgain = useReadAgain(shareToken);
  const [keyFor] = useState(createIntention);
  return useMutation({
    mutationFn: (content: string) => {
      const body = { content, parentId: null };
      return call(ADD, { params: { id: projectId }, body, idempotencyKey: keyFor({ projectId, body }) });
    },
    onSuccess: () => {
      keyFor.fulfilled();
      void readAgain();
    },
  });
}
