import type { readRequest } from "@sunwright/contract/requests";
import { useQuery } from "@tanstack/react-query";
import { read, route } from "../../../lib/api";

/** Written down here, so that the contract's schemas stay out of the page's script. */
const REQUEST = route<typeof readRequest>("GET", "/api/requests/:projectId");

/** Whether an installer has sent an offer for a project of the caller. */
export function useHasOffers(projectId: string): boolean {
  const answer = useQuery({ ...read(REQUEST, { params: { projectId } }), retry: false });
  const invitations = answer.data?.request?.invitations ?? [];
  return invitations.some(({ state }) => state === "quoted" || state === "won");
}
