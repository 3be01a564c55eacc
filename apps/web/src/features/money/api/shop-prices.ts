import type { fillMaterials } from "@sunwright/contract/marketplace";
import type { Currency } from "@sunwright/engine/parameters/options";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { call, route } from "../../../lib/api";

/** Written down here, so that the contract's schemas stay out of the page's script. */
const FILL = route<typeof fillMaterials>("POST", "/api/projects/:id/materials/filling");

/** What all parts of a project's list cost at the shops; nothing is kept of it. `cancel` ends the question under way. */
export function useShopPrices(id: string) {
  const running = useRef<AbortController | null>(null);
  const asked = useMutation({
    mutationFn: (currency: Currency) => {
      running.current?.abort();
      running.current = new AbortController();
      return call(FILL, { params: { id }, body: { currency }, signal: running.current.signal });
    },
  });
  const cancel = () => {
    running.current?.abort();
    asked.reset();
  };
  return { ...asked, cancel };
}
