import type { Currency } from "@sunwright/engine/parameters/options";
import { and, eq, gt, inArray, isNull, lte, or } from "drizzle-orm";
import type { Executor } from "../../platform/database";
import { priceLists, prices, products } from "../products/schema";
import { firms } from "../shops/schema";
import { isOpen } from "../shops/table";

/** Comparable products: more say no more of what is usual. */
const COMPARED = 400;
const MAIN = ["panel", "battery", "inverter"] as const;

/** Public prices of one piece of the main parts that are on sale in a currency, with what their shops state of them. */
export const publicPrices = (executor: Executor, currency: Currency, at: Date) =>
  executor
    .selectDistinctOn([products.id], {
      category: products.category,
      spec: products.spec,
      unitMinor: prices.unitMinor,
    })
    .from(products)
    .innerJoin(firms, eq(firms.id, products.firmId))
    .innerJoin(prices, eq(prices.productId, products.id))
    .innerJoin(priceLists, eq(priceLists.id, prices.listId))
    .where(
      and(
        inArray(products.category, [...MAIN]),
        eq(products.state, "published"),
        eq(firms.kind, "shop"),
        isOpen,
        eq(firms.currency, currency),
        eq(priceLists.kind, "public"),
        lte(prices.validFrom, at),
        or(isNull(prices.validUntil), gt(prices.validUntil, at)),
      ),
    )
    .orderBy(products.id, prices.fromQuantity)
    .limit(COMPARED);
