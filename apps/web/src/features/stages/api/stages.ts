import type { keepStages, KeptStages, planStages, readStages } from "@sunwright/contract/stages";
import {
  keepPreviousData,
  type QueryKey,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { call, read, route } from "../../../lib/api";

const KEPT = route<typeof readStages>("GET", "/api/projects/:id/stages");
const KEEP = route<typeof keepStages>("PUT", "/api/projects/:id/stages", ["stages"]);
const PLAN = route<typeof planStages>("POST", "/api/projects/:id/stage-plan");

/** What the project was left with. */
export const keptStagesQuery = (id: string) => queryOptions({ ...read(KEPT, { params: { id } }), retry: false });

export function useKeepStages(id: string) {
  const client = useQueryClient();
  const key: QueryKey = keptStagesQuery(id).queryKey;
  return useMutation({
    // What was said last is kept last, whichever call is the quicker.
    scope: { id: `stages-of-${id}` },
    mutationFn: (body: KeptStages) => call(KEEP, { params: { id }, body }),
    onMutate: (stages) => client.setQueryData(key, { stages }),
    onError: () => client.invalidateQueries(keptStagesQuery(id)),
  });
}

/** What a plan comes to; the one before stays in sight until it is there. */
export const useStagePlan = (id: string, asked: KeptStages) =>
  useQuery({
    queryKey: ["stage-plan", id, asked],
    queryFn: ({ signal }) => call(PLAN, { params: { id }, body: asked, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });
