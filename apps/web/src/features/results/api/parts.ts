import { PART_CHANGES } from "@sunwright/contract/changes";
import type { Query } from "@sunwright/contract/endpoint";
import type { listPartCandidates, chooseProjectPart, PartChoice, removeProjectPart } from "@sunwright/contract/parts";
import type { Part } from "@sunwright/engine/equipment/answer";
import { say } from "@sunwright/words/choose-part";
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, read, route } from "../../../lib/api";
import { readAgain } from "../../../lib/changes";
import { toast } from "../../../ui/toast-store";
import { partsQuery } from "../../../lib/project-queries";

const LIST = route<typeof listPartCandidates>("GET", "/api/projects/:id/parts/:part/candidates");
const CHOOSE = route<typeof chooseProjectPart>("PUT", "/api/projects/:id/parts/:part", PART_CHANGES);
const REMOVE = route<typeof removeProjectPart>("DELETE", "/api/projects/:id/parts/:part", PART_CHANGES);

/** Parts of the library, those that fit first; the last answer stays until the next one is there. */
export const candidatesQuery = (id: string, part: Part, query: Query<typeof listPartCandidates>) =>
  queryOptions({ ...read(LIST, { params: { id, part }, query }), staleTime: 0, placeholderData: keepPreviousData });

/** Designs with a part; the project's design is then one to be calculated again. */
export function useChoosePart(id: string, part: Part) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PartChoice) => call(CHOOSE, { params: { id, part }, body }),
    onSuccess: async (answer) => {
      client.setQueryData(partsQuery(id).queryKey, answer);
      toast({ tone: "ok", title: say("chosen") });
      await readAgain(client, CHOOSE, id, ["parts"]);
    },
  });
}

export function useRemovePart(id: string, part: Part) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(REMOVE, { params: { id, part } }),
    onSuccess: async (answer) => {
      client.setQueryData(partsQuery(id).queryKey, answer);
      toast({ tone: "ok", title: say("removed") });
      await readAgain(client, REMOVE, id, ["parts"]);
    },
  });
}
