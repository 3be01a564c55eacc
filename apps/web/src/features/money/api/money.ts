import type { readProjectMoney, updateProjectMoney } from "@sunwright/contract/economics";
import type { BodyInput } from "@sunwright/contract/endpoint";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, read, route } from "../../../lib/api";
import { readAgain } from "../../../lib/changes";
import { inTurn } from "../../../lib/project-queries";

const READ = route<typeof readProjectMoney>("GET", "/api/projects/:id/economics");
const UPDATE = route<typeof updateProjectMoney>("PUT", "/api/projects/:id/economics", [
  "project",
  "economics",
  "history",
  "projects",
]);

export const moneyQuery = (id: string) => queryOptions(read(READ, { params: { id } }));

/** Saves the figures given; null goes back to the default. */
export function useUpdateMoney(id: string) {
  const client = useQueryClient();
  return useMutation({
    // What is said last is written last, whichever call is the quicker.
    scope: inTurn(id),
    mutationFn: (body: BodyInput<typeof updateProjectMoney>) => call(UPDATE, { params: { id }, body }),
    onSuccess: (money) => {
      client.setQueryData(moneyQuery(id).queryKey, money);
      void readAgain(client, UPDATE, id, ["economics"]);
    },
  });
}
