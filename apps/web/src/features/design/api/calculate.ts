import type { calculateProject, readDesign } from "@sunwright/contract/projects";
import type { Response } from "@sunwright/contract/endpoint";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call, newIdempotencyKey, route } from "../../../lib/api";
import { designQuery, refreshProjectLists, storeProject } from "./project";

const CALCULATE = route<typeof calculateProject>("POST", "/api/projects/:id/calculate");

export type StoredDesign = Response<typeof readDesign>;

export interface DirectFigures {
  /** [Wh] */
  readonly directDailyConsumption: number;
  /** [W] */
  readonly directPeakPower: number;
}

interface Calculation {
  /** Sent for direct input; without it the server sizes from what the project holds. */
  readonly figures?: DirectFigures;
  readonly signal?: AbortSignal;
}

export function useCalculate(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ figures, signal }: Calculation) =>
      call(CALCULATE, {
        params: { id },
        idempotencyKey: newIdempotencyKey(),
        ...(figures === undefined ? {} : { body: figures }),
        ...(signal === undefined ? {} : { signal }),
      }),
    onSuccess: ({ project, design }) => {
      storeProject(client, project);
      const { designIsCurrent, updatedAt, calculatedAt } = project;
      const stored: StoredDesign = { design, calculatedAt: calculatedAt ?? updatedAt, designIsCurrent };
      client.setQueryData(designQuery(id).queryKey, stored);
      void refreshProjectLists(client);
    },
  });
}
