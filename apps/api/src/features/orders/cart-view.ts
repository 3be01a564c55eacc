import type { Cart } from "@sunwright/contract/carts";
import type { LinePicture } from "@sunwright/contract/files";
import { PAYMENT_WAYS } from "@sunwright/contract/shops";
import type { Executor } from "../../platform/database";
import { placeOf } from "@sunwright/engine/parameters/place-text";
import { firstPictures } from "../products/files-table";
import { buyerOf, type PriceBuyer } from "../products/price-buyer";
import { type Sellable, sellables } from "../products/selling-table";
import { pricesAt, pricesThen } from "../products/table";
import { areasOf, termsOf } from "../shops/table";
import { byFunction } from "./cart-order";
import { type CartLineRow, type CartRow, linesOf } from "./cart-table";
import { addsTax, deliveryTo, type Destination, priceFor, totalsOf } from "./price-order";
import type { Cards } from "./cards/service";
import { availableOf } from "./reservation-table";
import { creditLeft } from "./credits";
import { valueOf } from "./rules";
import { rightOf } from "./withdraw-order";

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
  lines.flatMap(({ product, quantity, addedAt, choice }) =>
    choice === null ? [] : [{ product, quantity, addedAt, unitMinor: choice.winner.unit }],
  );

type ShownLine = PricedLine & { readonly unitThenMinor: number | null; readonly picture: LinePicture | null };
interface Viewed {
  readonly cart: CartRow | null;
  readonly projectId: string | null;
  readonly to: Destination | null;
  readonly cards: Pick<Cards, "takes">;
  readonly now: Date;
}

/** A cart as its buyer sees it. `to`: where delivery is asked for. */
export async function viewCart(
  executor: Executor,
  userId: string,
  { cart, projectId, to, cards, now }: Viewed,
): Promise<Cart> {
  const { buyer, lines: today } = await priceLines(executor, userId, cart ? await linesOf(executor, cart.id) : [], now);
  const before = await pricesThen(
    executor,
    today.map(({ productId, addedAt }) => ({ productId, at: addedAt })),
  );
  const pictures = await firstPictures(
    executor,
    today.map(({ productId }) => productId),
  );
  const lines = today.map((line) => {
    const own = before.filter(({ productId }) => productId === line.productId);
    const unitThenMinor = priceFor(buyer, own, line.quantity, line.addedAt)?.winner.unit ?? null;
    return { ...line, unitThenMinor, picture: pictures.get(line.productId) ?? null };
  });
  const available = await availableOf(
    executor,
    lines.map(({ productId }) => productId),
    now,
  );
  const shops = [];
  for (const ofShop of byShop(lines)) shops.push(await viewShop(executor, ofShop, available, { to, cards, buyer }));
  return {
    id: cart?.id ?? null,
    projectId,
    currency: lines[0]?.product.currency ?? null,
    shops: shops.map(({ shop }) => shop),
    goodsMinor: shops.reduce((sum, { totalMinor }) => sum + totalMinor, 0),
    trade: buyer.tradeFirmId !== null,
    withdrawal: to && withdrawalOf(to, buyer),
  };
}

function withdrawalOf(to: Destination, buyer: PriceBuyer): Cart["withdrawal"] {
  const right = rightOf(to, buyer);
  if (right === null) return null;
  const { days, refundsDelivery, paysReturn } = right;
  return { days, refundsDelivery, paysReturn };
}

async function viewShop(
  executor: Executor,
  lines: readonly ShownLine[],
  available: ReadonlyMap<string, number>,
  { to, cards, buyer }: Pick<Viewed, "to" | "cards"> & { readonly buyer: PriceBuyer },
) {
  const [first] = lines;
  if (first === undefined) throw new Error("A shop of a cart has a line");
  const { product } = first;
  const terms = await termsOf(executor, product.firmId);
  const { goodsMinor, taxMinor, totalMinor } = totalsOf(bought(lines), 0);
  const way = to && deliveryTo(to, product, await areasOf(executor, product.firmId), goodsMinor);
  const delivered = way && totalsOf(bought(lines), way.costMinor);
  const payments: Payment[] = [];
  for (const way of PAYMENT_WAYS)
    payments.push(
      terms?.payments.includes(way) === true
        ? await paymentBy(executor, way, product, { cards, buyer })
        : { way, closed: "not-taken", leftMinor: null },
    );
  const shop = {
    shopId: product.firmId,
    name: product.shop,
    town: placeOf(product.town)?.name ?? null,
    country: product.country,
    lines: byFunction(lines).map((line) => viewLine(line, available.get(line.productId) ?? 0)),
    goodsMinor,
    taxMinor,
    taxAdded: addsTax(product),
    totalMinor,
    delivery: delivered && { ...way, taxMinor: delivered.taxMinor, totalMinor: delivered.totalMinor },
    collection: terms?.collection ?? false,
    payments,
    terms: {
      returnDays: terms?.returnDays ?? 0,
      returnTerms: terms?.returnTerms ?? "",
      warrantyTerms: terms?.warrantyTerms ?? "",
    },
  };
  return { shop, totalMinor };
}

type Payment = Cart["shops"][number]["payments"][number];

/** A way that a shop takes: cards where it has an account for them, invoices where it has approved the buyer's firm. */
async function paymentBy(
  executor: Executor,
  way: Payment["way"],
  { firmId, currency }: Sellable,
  { cards, buyer }: Pick<Viewed, "cards"> & { readonly buyer: PriceBuyer },
): Promise<Payment> {
  if (way === "card" && !(await cards.takes(executor, firmId, currency)))
    return { way, closed: "not-taken", leftMinor: null };
  if (way !== "invoice") return { way, closed: null, leftMinor: null };
  const leftMinor = buyer.firmId === null ? null : await creditLeft(executor, firmId, buyer.firmId);
  return { way, closed: leftMinor === null ? "not-approved" : null, leftMinor };
}

function viewLine(line: ShownLine, available: number) {
  const { product, picture, quantity, material, addedAt, choice, unitThenMinor } = line;
  const unitMinor = choice?.winner.unit ?? null;
  const lineTaxes = unitMinor === null ? [] : totalsOf([{ product, quantity, unitMinor }], 0).lineTaxes;
  return {
    productId: product.id,
    name: product.name,
    brand: product.brand,
    category: product.category,
    picture,
    quantity,
    multiple: product.multiple,
    material,
    onSale: product.onSale,
    addedAt: addedAt.toISOString(),
    unitThenMinor,
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
