import type { Cart } from "@sunwright/contract/carts";
import type { Executor } from "../../platform/database";
import { buyerOf } from "../products/price-buyer";
import { type Sellable, sellables } from "../products/selling-table";
import { pricesAt } from "../products/table";
import { areasOf, termsOf } from "../shops/table";
import { type CartLineRow, type CartRow, linesOf } from "./cart-table";
import { addsTax, deliveryTo, type Destination, priceFor, totalsOf } from "./pricing";
import { availableOf } from "./reservation-table";
import { valueOf } from "./rules";

/** A line of a cart with its product and today's price for this buyer. */
export type PricedLine = ReturnType<typeof pricedLine>;

const pricedLine = (line: CartLineRow, product: Sellable, choice: ReturnType<typeof priceFor>) => ({
  ...line,
  product,
  choice,
});

/** Looks up products and prices of a cart's lines. */
export async function priceLines(executor: Executor, userId: string, rows: readonly CartLineRow[], now: Date) {
  const ids = rows.map(({ productId }) => productId);
  const products = await sellables(executor, ids);
  const prices = await pricesAt(executor, ids, now);
  const buyer = await buyerOf(executor, { userId, at: now });
  const lines = products.flatMap((product) => {
    const row = rows.find(({ productId }) => productId === product.id);
    if (row === undefined) return [];
    const own = prices.filter(({ productId }) => productId === product.id);
    const choice = product.onSale ? priceFor(buyer, own, row.quantity, now) : null;
    return [pricedLine(row, product, choice)];
  });
  return { buyer, lines };
}

/** By shop, in the order of the lines. */
export function byShop<Line extends { readonly product: Sellable }>(
  lines: readonly Line[],
): readonly (readonly Line[])[] {
  const shops = new Map<string, Line[]>();
  for (const line of lines) shops.set(line.product.firmId, [...(shops.get(line.product.firmId) ?? []), line]);
  return [...shops.values()];
}

/** Those that can be bought, as the sums count them. */
export const bought = (lines: readonly PricedLine[]) =>
  lines.flatMap(({ product, quantity, choice }) =>
    choice === null ? [] : [{ product, quantity, unitMinor: choice.winner.unit }],
  );

/** A cart as its buyer sees it. `to`: where delivery is asked for. */
export async function viewCart(
  executor: Executor,
  userId: string,
  { cart, projectId, to, now }: { cart: CartRow | null; projectId: string | null; to: Destination | null; now: Date },
): Promise<Cart> {
  const { lines } = await priceLines(executor, userId, cart ? await linesOf(executor, cart.id) : [], now);
  const available = await availableOf(
    executor,
    lines.map(({ productId }) => productId),
    now,
  );
  const shops = [];
  for (const ofShop of byShop(lines)) shops.push(await viewShop(executor, ofShop, available, to));
  return {
    id: cart?.id ?? null,
    projectId,
    currency: lines[0]?.product.currency ?? null,
    shops: shops.map(({ shop }) => shop),
    goodsMinor: shops.reduce((sum, { totalMinor }) => sum + totalMinor, 0),
  };
}

async function viewShop(
  executor: Executor,
  lines: readonly PricedLine[],
  available: ReadonlyMap<string, number>,
  to: Destination | null,
) {
  const [first] = lines;
  if (first === undefined) throw new Error("A shop of a cart has a line");
  const { product } = first;
  const terms = await termsOf(executor, product.firmId);
  const { goodsMinor, taxMinor, totalMinor } = totalsOf(bought(lines), 0);
  const delivery = to && deliveryTo(to, product, await areasOf(executor, product.firmId), goodsMinor);
  const shop = {
    shopId: product.firmId,
    name: product.shop,
    lines: lines.map((line) => viewLine(line, available.get(line.productId) ?? 0)),
    goodsMinor,
    taxMinor,
    taxAdded: addsTax(product),
    delivery,
    collection: terms?.collection ?? false,
    payments: terms?.payments ?? [],
  };
  return { shop, totalMinor };
}

function viewLine({ product, quantity, material, choice }: PricedLine, available: number) {
  const unitMinor = choice?.winner.unit ?? null;
  const lineTaxes = unitMinor === null ? [] : totalsOf([{ product, quantity, unitMinor }], 0).lineTaxes;
  return {
    productId: product.id,
    name: product.name,
    brand: product.brand,
    category: product.category,
    quantity,
    material,
    unitMinor,
    totalMinor: unitMinor === null ? null : valueOf(unitMinor, quantity),
    taxMinor: lineTaxes[0] ?? 0,
    taxPercent: product.taxPercent,
    available,
    ladder: (choice?.ladder ?? []).map(({ price: { list, from, unit }, reached, wins }) => ({
      list,
      from,
      unitMinor: unit,
      reached,
      wins,
    })),
  };
}
