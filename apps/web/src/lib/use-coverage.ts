import type { listFits, listMaterials } from "@sunwright/contract/materials";
import { useQueries, useQuery } from "@tanstack/react-query";
import { read, route } from "./api";
import { type Covered, coverageOf } from "./coverage";

const MATERIALS = route<typeof listMaterials>("GET", "/api/projects/:id/materials");
const FITS = route<typeof listFits>("GET", "/api/projects/:id/materials/fits");
/** Products of one question. */
const AT_ONCE = 24;

/** Which parts of a design are in its cart, held to the design as it is now; null while that is not known. */
export function useCoverage(
  project: string | undefined,
  lines: Parameters<typeof coverageOf>[1],
): readonly Covered[] | null {
  const params = { id: project ?? "" };
  const list = useQuery({ ...read(MATERIALS, { params }), enabled: project !== undefined, retry: false });
  const products = [...new Set(lines.map(({ productId }) => productId))].toSorted();
  const groups = Array.from({ length: Math.ceil(products.length / AT_ONCE) }, (_, group) =>
    products.slice(group * AT_ONCE, (group + 1) * AT_ONCE).join(","),
  );
  const fits = useQueries({
    queries: groups.map((ids) => ({
      ...read(FITS, { params, query: { products: ids } }),
      enabled: project !== undefined,
      retry: false,
    })),
    combine: (answers) => answers.flatMap(({ data }) => data?.fits ?? []),
  });
  return list.data ? coverageOf(list.data.lines, lines, fits) : null;
}
