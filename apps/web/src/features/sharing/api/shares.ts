import { say } from "@sunwright/words/sharing";
import type { BodyInput } from "@sunwright/contract/endpoint";
import type { createShare, deleteShare, listShares, Share } from "@sunwright/contract/shares";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, read, route } from "../../../lib/api";
import { readAgain } from "../../../lib/changes";
import { useUser } from "../../../lib/current-user";
import { writeClipboard } from "../../../lib/clipboard";
import { createIntention } from "../../../lib/intention";
import { toast } from "../../../ui/toast-store";
import { shareUrl } from "../model/share-words";

/** Written down here, so that the contract's schemas stay out of the page's scripts. */
const LIST = route<typeof listShares>("GET", "/api/projects/:id/shares");
export const CREATE = route<typeof createShare>("POST", "/api/projects/:id/shares", ["shares", "history"]);
const DELETE = route<typeof deleteShare>("DELETE", "/api/shares/:shareId", [
  "shares",
  "project",
  "history",
  "projects",
]);

export const sharesQuery = (projectId: string) => queryOptions(read(LIST, { params: { id: projectId } }));

const failed = (description: string) => () => toast({ tone: "bad", title: say("error"), description });

/** The sharing user goes with it, as specified; the server takes who is signed in instead. */
export function useCreateShare(projectId: string) {
  const { id: sharedBy } = useUser();
  const client = useQueryClient();
  const [keyFor] = useState(createIntention);
  return useMutation({
    mutationFn: async ({ body: asked, cancelled }: ShareToCreate) => {
      // The same link wished for again after Cancel is another link, which must not be taken back with this one.
      cancelled.addEventListener("abort", keyFor.fulfilled, { once: true });
      const body = { ...asked, sharedBy };
      const share = await call(CREATE, { params: { id: projectId }, body, idempotencyKey: keyFor(body) });
      if (!cancelled.aborted) {
        keyFor.fulfilled();
        return share;
      }
      // Cancelled while the call was under way: the server had made the link already, so it is taken back.
      await call(DELETE, { params: { shareId: share.id } });
      return null;
    },
    onSuccess: (share) => share && sayMade(share),
    onError: (_error, { cancelled }) => {
      if (!cancelled.aborted) return toast({ tone: "bad", title: say("error"), description: say("create.failed") });
      return toast({
        tone: "warn",
        title: say("create.cancelled"),
        description: say("create.cancelledTooLate"),
      });
    },
    onSettled: () => void readAgain(client, CREATE, projectId),
  });
}

/** A link is made to be sent: it is copied at once, and stands there to be copied by hand where it cannot be. */
async function sayMade(share: Share): Promise<void> {
  const url = shareUrl(location.origin, share);
  const isCopied = await writeClipboard(url).then(
    () => true,
    () => false,
  );
  toast({ tone: "ok", title: say("create.done"), description: isCopied ? say("create.copied", { url }) : url });
}

interface ShareToCreate {
  readonly body: BodyInput<typeof createShare>;
  readonly cancelled: AbortSignal;
}

export function useDeleteShare(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (share: Share) => call(DELETE, { params: { shareId: share.id } }),
    onSuccess: () => toast({ tone: "ok", title: say("delete.done") }),
    onError: failed(say("delete.failed")),
    onSettled: () => void readAgain(client, DELETE, projectId),
  });
}
