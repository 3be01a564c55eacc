import { counted } from "../../../lib/format";
import type { optimizePanels, PanelPlacement, readPanelPlacement, savePanelPlacement } from "@sunwright/contract/roof";
import type { BodyInput } from "@sunwright/contract/endpoint";
import type { readProject } from "@sunwright/contract/projects";
import { queryOptions, useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, userMessageOf } from "../../../lib/api-error";
import { call, read, route } from "../../../lib/api";
import { createIntention } from "../../../lib/intention";
import { toast } from "../../../ui/toast-store";

/** Written down here, so that the contract's schemas stay out of the page. */
const PROJECT = route<typeof readProject>("GET", "/api/projects/:id");
const PLACEMENT = route<typeof readPanelPlacement>("GET", "/api/projects/:id/panel-placement");
const OPTIMIZE = route<typeof optimizePanels>("POST", "/api/projects/:id/optimize-panels");
const SAVE = route<typeof savePanelPlacement>("PUT", "/api/projects/:id/panel-placement");

export const projectQuery = (id: string) => queryOptions(read(PROJECT, { params: { id } }));
export const placementQuery = (id: string) => queryOptions(read(PLACEMENT, { params: { id } }));

export const isProjectMissing = (error: unknown) => error instanceof ApiError && error.code === "project_not_found";

/** Null before the first layout. */
export const storedPlacement = (
  answer: { readonly roofWidth: number | null } | null | undefined,
): PanelPlacement | null => (isPlacement(answer) ? answer : null);
const isPlacement = (answer: { readonly roofWidth: number | null } | null | undefined): answer is PanelPlacement =>
  answer !== null && answer !== undefined && answer.roofWidth !== null;

/** The answer is what is stored; everything of the project is read again. */
function refresh(client: QueryClient, projectId: string, placement: PanelPlacement) {
  client.setQueryData(placementQuery(projectId).queryKey, placement);
  void client.invalidateQueries({ queryKey: projectQuery(projectId).queryKey });
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
      refresh(client, projectId, placement);
      const panels = placement.optimizedLayout.length;
      toast({
        tone: "ok",
        title: "Optimization Complete",
        description: `Generated optimal layout with ${counted(panels, "panel")}`,
      });
    },
    onError: (_error, { signal }) => {
      if (!signal.aborted)
        toast({ tone: "bad", title: "Optimization Failed", description: "Failed to generate optimal panel layout" });
    },
  });
}

export function useSaveLayout(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<typeof savePanelPlacement>) => call(SAVE, { params: { id: projectId }, body }),
    onSuccess: (placement) => {
      refresh(client, projectId, placement);
      toast({ tone: "ok", title: "Layout saved" });
    },
    onError: (error) =>
      toast({ tone: "bad", title: "Failed to save the layout", description: userMessageOf(error, "Try again.") }),
  });
}
