import { PLACEMENT_CHANGES } from "@sunwright/contract/changes";
import { say } from "@sunwright/words/roof";
import type { optimizePanels, PanelPlacement, savePanelPlacement } from "@sunwright/contract/roof";
import type { BodyInput } from "@sunwright/contract/endpoint";
import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { userMessageOf } from "../../../lib/api-error";
import { call, route } from "../../../lib/api";
import { readAgain } from "../../../lib/changes";
import { createIntention } from "../../../lib/intention";
import { placementQuery } from "../../../lib/project-queries";
import { toast } from "../../../ui/toast-store";
import { layoutToast } from "../model/layout-toast";

/** Written down here, so that the contract's schemas stay out of the page. */
const OPTIMIZE = route<typeof optimizePanels>("POST", "/api/projects/:id/optimize-panels", PLACEMENT_CHANGES);
const SAVE = route<typeof savePanelPlacement>("PUT", "/api/projects/:id/panel-placement", PLACEMENT_CHANGES);

/** The answer is shown at once; what the write changed, the layout too, is read again (S-426). */
function refresh(
  client: QueryClient,
  projectId: string,
  write: Parameters<typeof readAgain>[1],
  placement: PanelPlacement,
) {
  client.setQueryData(placementQuery(projectId).queryKey, placement);
  void readAgain(client, write, projectId);
}

interface Optimization {
  readonly body: BodyInput<typeof optimizePanels>;
  readonly signal: AbortSignal;
}

export function useOptimize(projectId: string) {
  const client = useQueryClient();
  const [keyFor] = useState(createIntention);
  return useMutation({
    mutationFn: ({ body, signal }: Optimization) =>
      call(OPTIMIZE, { params: { id: projectId }, body, signal, idempotencyKey: keyFor(body) }),
    onSuccess: (placement) => {
      keyFor.fulfilled();
      refresh(client, projectId, OPTIMIZE, placement);
      toast(layoutToast(placement.optimizedLayout.length));
    },
    onError: (_error, { signal }) => {
      if (!signal.aborted)
        toast({ tone: "bad", title: say("optimizationFailed"), description: say("layoutNotGenerated") });
    },
  });
}

export function useSaveLayout(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<typeof savePanelPlacement>) => call(SAVE, { params: { id: projectId }, body }),
    onSuccess: (placement) => {
      refresh(client, projectId, SAVE, placement);
      toast({ tone: "ok", title: say("layoutSaved") });
    },
    onError: (error) =>
      toast({ tone: "bad", title: say("layoutNotSaved"), description: userMessageOf(error, say("tryAgain")) }),
  });
}
