import { APPLIANCE_CHANGES } from "@sunwright/contract/changes";
import { say } from "@sunwright/words/consumption";
import type {
  addAppliance,
  listCatalogue,
  ProjectAppliance,
  removeAppliance,
  updateAppliance,
} from "@sunwright/contract/appliances";
import type { BodyInput } from "@sunwright/contract/endpoint";
import { queryOptions, useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, read, route } from "../../../lib/api";
import { userMessageOf } from "../../../lib/api-error";
import { withCatalogueWords } from "../../../lib/catalogue-words";
import { createIntention } from "../../../lib/intention";
import { toast } from "../../../ui/toast-store";
import { patchedAppliance, type AppliancePatch } from "../model/appliances";
import { readAgain } from "../../../lib/changes";
import { appliancesQuery } from "../../../lib/project-queries";

const CATALOGUE = route<typeof listCatalogue>("GET", "/api/appliances");
const ADD = route<typeof addAppliance>("POST", "/api/projects/:id/appliances", APPLIANCE_CHANGES);
const UPDATE = route<typeof updateAppliance>("PUT", "/api/projects/:id/appliances/:applianceId", APPLIANCE_CHANGES);
const REMOVE = route<typeof removeAppliance>("DELETE", "/api/projects/:id/appliances/:applianceId", APPLIANCE_CHANGES);

const catalogue = read(CATALOGUE);
/** The catalogue changes with a release only. */
export const catalogueQuery = queryOptions({
  ...catalogue,
  queryFn: withCatalogueWords(catalogue.queryFn),
  staleTime: Infinity,
});

type List = readonly ProjectAppliance[] | null | undefined;
const change = (
  client: QueryClient,
  projectId: string,
  update: (list: readonly ProjectAppliance[]) => ProjectAppliance[],
) => client.setQueryData(appliancesQuery(projectId).queryKey, (list: List) => (list ? update(list) : undefined));

/** A changed load makes the stored design old: list and project are read again once no other write is under way. */
async function refresh(client: QueryClient, projectId: string, write: Parameters<typeof readAgain>[1]) {
  if (client.isMutating({ mutationKey: writesOf(projectId) }) > 1) return;
  await readAgain(client, write, projectId);
}
const writesOf = (projectId: string) => ["appliance-write", projectId];

const failed = (title: string) => (error: unknown) =>
  toast({ tone: "bad", title, description: userMessageOf(error, say("nothingLost")) });

type ToAdd = BodyInput<typeof addAppliance>;

export function useAddAppliance(projectId: string) {
  const client = useQueryClient();
  const [keyFor] = useState(createIntention);
  return useMutation({
    mutationKey: writesOf(projectId),
    mutationFn: (body: ToAdd) => call(ADD, { params: { id: projectId }, body, idempotencyKey: keyFor(body) }),
    onSuccess: (added) => {
      keyFor.fulfilled();
      change(client, projectId, (list) => [...list, added]);
      toast({ tone: "ok", title: say("toast.added") });
    },
    onError: failed(say("toast.addFailed")),
    onSettled: () => void refresh(client, projectId, ADD),
  });
}

interface Edit {
  readonly appliance: ProjectAppliance;
  readonly patch: AppliancePatch;
}

const replace =
  (id: string, update: (appliance: ProjectAppliance) => ProjectAppliance) => (list: readonly ProjectAppliance[]) =>
    list.map((each) => (each.id === id ? update(each) : each));

/** Shows the change at once; when the server refuses, only this appliance goes back to what it was. */
export function useUpdateAppliance(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: writesOf(projectId),
    scope: { id: `appliances-of-${projectId}` },
    mutationFn: ({ appliance, patch }: Edit) =>
      call(UPDATE, { params: { id: projectId, applianceId: appliance.id }, body: patch }),
    onMutate: async ({ appliance, patch }) => {
      await client.cancelQueries({ queryKey: appliancesQuery(projectId).queryKey });
      const before = client.getQueryData(appliancesQuery(projectId).queryKey)?.find((each) => each.id === appliance.id);
      change(
        client,
        projectId,
        replace(appliance.id, (each) => patchedAppliance(each, patch)),
      );
      return { before };
    },
    onError: (error, { appliance }, context) => {
      const before = context?.before;
      if (before)
        change(
          client,
          projectId,
          replace(appliance.id, () => before),
        );
      failed(say("toast.updateFailed"))(error);
    },
    onSettled: () => void refresh(client, projectId, UPDATE),
  });
}

export function useRemoveAppliance(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: writesOf(projectId),
    mutationFn: (appliance: ProjectAppliance) => call(REMOVE, { params: { id: projectId, applianceId: appliance.id } }),
    onSuccess: (_answer, appliance) => {
      change(client, projectId, (list) => list.filter((each) => each.id !== appliance.id));
      toast({ tone: "ok", title: say("toast.removed") });
    },
    onError: failed(say("toast.removeFailed")),
    onSettled: () => void refresh(client, projectId, REMOVE),
  });
}
