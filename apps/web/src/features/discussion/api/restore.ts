import { say } from "@sunwright/words/discussion";
import type { RestorePoint, readRestorePlan, restoreProject } from "@sunwright/contract/history";
import type { readProject } from "@sunwright/contract/projects";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, read, route } from "../../../lib/api";
import { userMessageOf } from "../../../lib/api-error";
import { readAgain } from "../../../lib/changes";
import { createIntention } from "../../../lib/intention";
import { toast } from "../../../ui/toast-store";

const PLAN = route<typeof readRestorePlan>("GET", "/api/projects/:id/history/:entryId/restore");
const RESTORE = route<typeof restoreProject>("POST", "/api/projects/:id/history/:entryId/restore", [
  "project",
  "appliances",
  "economics",
  "parts",
  "weather",
  "history",
  "projects",
]);
const PROJECT = route<typeof readProject>("GET", "/api/projects/:id");

export interface Wanted {
  readonly projectId: string;
  readonly entryId: string;
  readonly point: RestorePoint;
}

/** Asked again each time the dialog opens: a plan is only true until the next change. */
export const planQuery = ({ projectId, entryId, point }: Wanted) =>
  queryOptions({
    ...read(PLAN, { params: { id: projectId, entryId }, query: { point } }),
    staleTime: 0,
    gcTime: 0,
  });

interface Confirmed extends Wanted {
  readonly version: number;
  readonly newest: string;
}

export function useRestore(done: string) {
  const client = useQueryClient();
  const [keyFor] = useState(createIntention);
  return useMutation({
    mutationFn: ({ projectId, entryId, ...body }: Confirmed) =>
      call(RESTORE, { params: { id: projectId, entryId }, body, idempotencyKey: keyFor({ entryId, ...body }) }),
    onSuccess: (project) => {
      keyFor.fulfilled();
      const { queryKey } = read(PROJECT, { params: { id: project.id } });
      client.setQueryData(queryKey, project);
      toast({ tone: "ok", title: done });
    },
    onError: (error) =>
      toast({
        tone: "bad",
        title: say("toast.restoreFailed"),
        description: userMessageOf(error, say("toast.nothingChanged")),
      }),
    onSettled: (_project, _error, { projectId }) => readAgain(client, RESTORE, projectId),
  });
}
