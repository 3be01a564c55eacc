import type { calculateProject, readDesign } from "@sunwright/contract/projects";
import type { Query, Response } from "@sunwright/contract/endpoint";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, route } from "../../../lib/api";
import { readAgain } from "../../../lib/changes";
import { rememberFormerDesign } from "../../../lib/former-design";
import { createIntention } from "../../../lib/intention";
import type { DirectFigures } from "../model/direct-figures";
import { appliancesQuery, designQuery, inTurn, projectQuery, storeProject } from "../../../lib/project-queries";

const CALCULATE = route<typeof calculateProject>("POST", "/api/projects/:id/calculate", [
  "project",
  "design",
  "price",
  "history",
  "projects",
]);

export type StoredDesign = Response<typeof readDesign>;

interface Calculation {
  /** Sent for direct input; without it the server sizes from what the project holds. */
  readonly figures?: DirectFigures | undefined;
  readonly signal?: AbortSignal;
  /** At local prices or at the price book of the firm; left out: as before. */
  readonly prices?: SearchPrices | undefined;
}
export type SearchPrices = NonNullable<Query<typeof calculateProject>["prices"]>;

export function useCalculate(id: string) {
  const client = useQueryClient();
  const [keyFor] = useState(createIntention);
  /** What is sized: the same key again after a change would bring back the figures from before it. */
  const wanted = ({ figures, prices }: Calculation) => ({
    figures,
    prices,
    version: client.getQueryData(projectQuery(id).queryKey)?.version,
    appliances: client.getQueryData(appliancesQuery(id).queryKey),
  });
  return useMutation({
    // A plan that is being saved is billed by.
    scope: inTurn(id),
    mutationFn: ({ figures, prices, signal }: Calculation) =>
      call(CALCULATE, {
        params: { id },
        ...(prices === undefined ? {} : { query: { prices } }),
        idempotencyKey: keyFor(wanted({ figures, prices })),
        ...(figures === undefined ? {} : { body: figures }),
        ...(signal === undefined ? {} : { signal }),
      }),
    onSuccess: ({ project, design }) => {
      keyFor.fulfilled();
      const before = client.getQueryData(projectQuery(id).queryKey);
      if (before?.designIsOutdated) rememberFormerDesign(before);
      storeProject(client, project);
      const { designIsCurrent, updatedAt, calculatedAt } = project;
      const stored: StoredDesign = { design, calculatedAt: calculatedAt ?? updatedAt, designIsCurrent };
      client.setQueryData(designQuery(id).queryKey, stored);
      void readAgain(client, CALCULATE, id, ["project", "design"]);
    },
  });
}
