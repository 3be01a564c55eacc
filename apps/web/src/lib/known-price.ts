import type { BodyInput } from "@sunwright/contract/endpoint";
import type { findShopsPrice, ProjectPrice, readProjectPrice, updateProjectPrice } from "@sunwright/contract/prices";
import type { Project } from "@sunwright/contract/projects";
import type { KnownRungs } from "@sunwright/engine/prices/ladder";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call, read, route } from "./api";
import { readAgain } from "./changes";

const READ = route<typeof readProjectPrice>("GET", "/api/projects/:id/price");
const UPDATE = route<typeof updateProjectPrice>("PUT", "/api/projects/:id/price", ["price", "projects"]);
const FIND = route<typeof findShopsPrice>("POST", "/api/projects/:id/price/shops", ["price", "projects"]);

/** Shops, firms and the clock move it: it is read again whenever somebody looks at it. */
export const projectPriceQuery = (id: string) =>
  queryOptions({ ...read(READ, { params: { id } }), staleTime: 0, retry: false });

/** Null until it is there. */
export const useProjectPrice = ({ id }: Pick<Project, "id">): ProjectPrice | null =>
  useQuery(projectPriceQuery(id)).data ?? null;

const NOTHING: KnownRungs = {};

/** What is known of a project's price beyond its design, as this person may know it. */
export const useKnownRungs = (project: Pick<Project, "id">): KnownRungs => useProjectPrice(project)?.known ?? NOTHING;

/** Chooses an offer, and says what links show. */
export function useUpdatePrice(id: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `price-of-${id}` },
    mutationFn: (body: BodyInput<typeof updateProjectPrice>) => call(UPDATE, { params: { id }, body }),
    onSuccess: (price) => {
      client.setQueryData(projectPriceQuery(id).queryKey, price);
      void readAgain(client, UPDATE, id, ["price"]);
    },
  });
}

/** Looks what shops ask for the whole list. */
export function useFindShops(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(FIND, { params: { id } }),
    onSuccess: (price) => {
      client.setQueryData(projectPriceQuery(id).queryKey, price);
      void readAgain(client, FIND, id, ["price"]);
    },
  });
}
