import type { Written } from "./product-form";

/** What everybody pays for the fewest pieces on a day; null while there is no public price. [minor units] */
export function firstPublicPrice({ publicPrices = [] }: Pick<Written, "publicPrices">, now: Date) {
  const at = now.getTime();
  const holds = publicPrices.filter(
    ({ validFrom = null, validUntil = null }) =>
      (validFrom === null || Date.parse(validFrom) <= at) && (validUntil === null || Date.parse(validUntil) > at),
  );
  const [first] = holds.toSorted((a, b) => (a.fromQuantity ?? 1) - (b.fromQuantity ?? 1));
  return first === undefined || first.unitMinor === 0 ? null : first.unitMinor;
}
