import { permits } from "@sunwright/contract/access";
import type { readContractPrice } from "@sunwright/contract/jobs";
import type { Project } from "@sunwright/contract/projects";
import type { KnownRungs } from "@sunwright/engine/sizing/explain/price-ladder";
import { knownRungs } from "@sunwright/report/known-rungs";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { read, route } from "./api";

const PRICE = route<typeof readContractPrice>("GET", "/api/jobs/price");

/** A change that both signed moves it: it is read again whenever somebody looks at it. */
export const contractPriceQuery = (project: string) =>
  queryOptions({ ...read(PRICE, { query: { project } }), staleTime: 0, retry: false });

/** What is known of a project's price beyond its design: what its owner agreed to, which nobody else reads. */
export function useKnownRungs({ id, access }: Pick<Project, "id" | "access">): KnownRungs {
  const { data } = useQuery({ ...contractPriceQuery(id), enabled: permits(access, "owner") });
  return useMemo(() => knownRungs(data?.price ?? null), [data]);
}
