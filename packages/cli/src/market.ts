import { Product } from "@sunwright/contract/products";
import type { Market, Offer, ShopTerms } from "@sunwright/engine/procurement/offers";
import { say } from "@sunwright/words/cli";
import { z } from "zod";

const Money = z
  .number()
  .int()
  .min(0)
  .max(Number.MAX_SAFE_INTEGER / 1_000_000);
const Pieces = z.number().int().min(0).max(1_000_000);

const Sold = z
  .object({
    id: z.string().min(1),
    shop: z.string().min(1),
    brand: z.string().default(""),
    name: z.string().min(1),
    prices: z.array(z.strictObject({ from: Pieces.min(1), unit: Money })).min(1),
    stock: Pieces,
    multiple: Pieces.min(1).optional(),
  })
  .and(Product)
  .transform(({ multiple, ...sold }): Offer => ({ ...sold, ...(multiple !== undefined && { multiple }) }));

const Terms = z
  .strictObject({ id: z.string().min(1), delivery: Money, freeFrom: Money.optional() })
  .transform(({ freeFrom, ...terms }): ShopTerms => ({ ...terms, ...(freeFrom !== undefined && { freeFrom }) }));

/** Shops with what they sell, all money in minor units of one currency. */
export const MarketFile = z
  .strictObject({
    currency: z.string().regex(/^[A-Z]{3}$/, { error: () => say("field.currency") }),
    /** What one shop more is worth avoiding. */
    extraShop: Money.default(0),
    shops: z.array(Terms),
    offers: z.array(Sold),
  })
  .superRefine(({ shops, offers }, context) => {
    for (const id of doubled(shops))
      context.addIssue({ code: "custom", path: ["shops"], message: say("field.twice", { id }) });
    for (const id of doubled(offers))
      context.addIssue({ code: "custom", path: ["offers"], message: say("field.twice", { id }) });
  }) satisfies z.ZodType<Market>;

const doubled = (named: readonly { readonly id: string }[]): readonly string[] => {
  const seen = new Set<string>();
  return named.flatMap(({ id }) => {
    const again = seen.has(id);
    seen.add(id);
    return again ? [id] : [];
  });
};
