import type { BodyInput } from "@sunwright/contract/endpoint";
import type { createShare, deleteShare, listShares, Share } from "@sunwright/contract/shares";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, read, route } from "../../../lib/api";
import { useUser } from "../../../lib/current-user";
import { createIntention } from "../../../lib/intention";
import { toast } from "../../../ui/toast-store";

/** Written down here, so that the contract's schemas stay out of the page's scripts. */
const LIST = route<typeof listShares>("GET", "/api/projects/:id/shares");
const CREATE = route<typeof createShare>("POST", "/api/projects/:id/shares");
const DELETE = route<typeof deleteShare>("DELETE", "/api/shares/:shareId");

export const sharesQuery = (projectId: string) => queryOptions(read(LIST, { params: { id: projectId } }));

/** The list, and the history that says that a link was made. */
function useReadAgain(projectId: string) {
  const client = useQueryClient();
  const keys = [sharesQuery(projectId).queryKey, ["/api/projects", projectId, "history"]];
  return () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

const failed = (description: string) => () => toast({ tone: "bad", title: "Error", description });

/** The sharing user goes with it, as specified; the server takes who is signed in instead. */
export function useCreateShare(projectId: string) {
  const { id: sharedBy } = useUser();
  const readAgain = useReadAgain(projectId);
  const [keyFor] = useState(createIntention);
  return useMutation({
    mutationFn: (asked: BodyInput<typeof createShare>) => {
      const body = { ...asked, sharedBy };
      return call(CREATE, { params: { id: projectId }, body, idempotencyKey: keyFor(body) });
    },
    onSuccess: () => {
      keyFor.fulfilled();
      toast({ tone: "ok", title: "Share Created" });
      void readAgain();
    },
    onError: failed("Failed to create share link"),
  });
}

export function useDeleteShare(projectId: string) {
  const readAgain = useReadAgain(projectId);
  return useMutation({
    mutationFn: (share: Share) => call(DELETE, { params: { shareId: share.id } }),
    onSuccess: () => toast({ tone: "ok", title: "Share Deleted" }),
    onError: failed("Failed to delete share link"),
    onSettled: () => void readAgain(),
  });
}
