import type { ProductFit } from "@sunwright/contract/materials";

const ORDER: readonly ProductFit["verdict"][] = ["fits", "fits-with-change", "unknown", "does-not-fit"];

/** Of the lines that a product may fill the one it fills best, by product. */
export function bestFits(fits: readonly ProductFit[]): ReadonlyMap<string, ProductFit> {
  const worstFirst = fits.toSorted((one, other) => ORDER.indexOf(other.verdict) - ORDER.indexOf(one.verdict));
  return new Map(worstFirst.map((fit) => [fit.product, fit]));
}

/** The line that a product fills as it is, where there is one. */
export function fillingFit(fits: readonly ProductFit[], product: string): ProductFit | undefined {
  const best = bestFits(fits).get(product);
  return best?.verdict === "fits" || best?.verdict === "fits-with-change" ? best : undefined;
}
