import type { readRequest } from "@sunwright/contract/requests";
import type { Project } from "@sunwright/contract/projects";
import { permits } from "@sunwright/contract/access";
import { useQuery } from "@tanstack/react-query";
import { read, route } from "../../../lib/api";
import { realPartsQuery } from "../../../lib/cart";
import { useProjectPrice } from "../../../lib/known-price";
import { nextAction, type NextAction } from "../model/next-action";

/** Written down here, so that the contract's schemas stay out of the page's script. */
const REQUEST = route<typeof readRequest>("GET", "/api/requests/:projectId");

/** What the owner of a project does next; null for everybody else. */
export function useNextAction({ id, access }: Pick<Project, "id" | "access">): NextAction | null {
  const enabled = permits(access, "owner");
  const request = useQuery({ ...read(REQUEST, { params: { projectId: id } }), enabled, retry: false }).data?.request;
  const parts = useQuery({ ...realPartsQuery(id), enabled, retry: false }).data?.parts;
  const price = useProjectPrice({ id });
  return enabled ? nextAction({ request: request ?? null, price, parts: parts ?? [] }) : null;
}
