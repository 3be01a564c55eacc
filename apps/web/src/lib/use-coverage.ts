import type { listFits, listMaterials, Material } from "@sunwright/contract/materials";
import { useQueries, useQuery } from "@tanstack/react-query";
import { read, route } from "./api";
import { chosenOf, type Covered, coverageOf } from "./coverage";

const MATERIALS = route<typeof listMaterials>("GET", "/api/projects/:id/materials");
const FITS = route<typeof listFits>("GET", "/api/projects/:id/materials/fits");
/** Products of one question. */
const AT_ONCE = 24;

export interface Coverage {
  readonly materials: readonly Material[];
  readonly covered: readonly Covered[];
  /** The list is that of the design made again with parts of the cart. */
  readonly isOfCart: boolean;
}

/**
 * Which parts of a design are in its cart; null while that is not known. The design is made again with the panels, battery
 * and inverter of the cart: what those need beside them is what counts.
 */
export function useCoverage(project: string | undefined, lines: Parameters<typeof coverageOf>[1]): Coverage | null {
  const params = { id: project ?? "" };
  const chosen = chosenOf(lines).join(",");
  const made = chosen === "" ? {} : { chosen };
  const list = useQuery({
    ...read(MATERIALS, { params, query: made }),
    enabled: project !== undefined,
    retry: false,
    // The list from before the last change of the cart, never that of another project.
    placeholderData: (before, query) => (query?.queryKey.includes(params.id) === true ? before : undefined),
  });
  const products = [...new Set(lines.map(({ productId }) => productId))].toSorted();
  const groups = Array.from({ length: Math.ceil(products.length / AT_ONCE) }, (_, group) =>
    products.slice(group * AT_ONCE, (group + 1) * AT_ONCE).join(","),
  );
  const fits = useQueries({
    queries: groups.map((ids) => ({
      ...read(FITS, { params, query: { products: ids, ...made } }),
      enabled: project !== undefined,
      retry: false,
    })),
    combine: (answers) => answers.flatMap(({ data }) => data?.fits ?? []),
  });
  return list.data
    ? { materials: list.data.lines, covered: coverageOf(list.data.lines, lines, fits), isOfCart: chosen !== "" }
    : null;
}
