import type { BodyInput } from "@sunwright/contract/endpoint";
import type { fillMaterials } from "@sunwright/contract/materials";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { call, route } from "./api";

/** Written down here, so that the contract's schemas stay out of the page's script. */
const FILL = route<typeof fillMaterials>("POST", "/api/projects/:id/materials/filling");

/** How many lines are filled: one that several shops fill is told once for each of them. */
export const filledIn = (found: readonly { readonly line: string }[]): number =>
  new Set(found.map(({ line }) => line)).size;

/** Products that fill a project's list at the least cost. */
export const findFilling = (id: string, body: BodyInput<typeof fillMaterials>, signal: AbortSignal) =>
  call(FILL, { params: { id }, body, signal });

/** Fills a project's list; another attempt or `cancel` ends the one under way. */
export function useFilling(id: string) {
  const running = useRef<AbortController | null>(null);
  const filling = useMutation({
    mutationFn: (body: BodyInput<typeof fillMaterials>) => {
      running.current?.abort();
      running.current = new AbortController();
      return findFilling(id, body, running.current.signal);
    },
  });
  const cancel = () => {
    running.current?.abort();
    filling.reset();
  };
  return { ...filling, cancel };
}
