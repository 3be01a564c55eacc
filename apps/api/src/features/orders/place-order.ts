import { zoneOf } from "@sunwright/engine/climate/zone-name";
import type { Body, Response } from "@sunwright/contract/endpoint";
import { type placeOrder, UNPAID_ORDERS_MAX } from "@sunwright/contract/orders";
import { MONEY_MAX } from "@sunwright/contract/shops";
import { checkedAddress } from "@sunwright/engine/countries/address-form";
import type { Clock } from "../../platform/clock";
import type { Transaction } from "../../platform/database";
import { AppError, toldIssue } from "../../platform/errors";
import { newId } from "../../platform/ids";
import { holdInOrder } from "../../platform/lock-order";
import type { Tell } from "../../platform/tell";
import { told } from "../../platform/told";
import type { IsVerified } from "../../platform/verification";
import type { PriceBuyer } from "../products/price-buyer";
import { requireLegalPages } from "../legal/service";
import { sellersOf } from "../products/selling-table";
import { areasOf, firmOf, termsOf } from "../shops/table";
import { tellLow } from "../stock/low";
import { closeCart, linesOf, lockCart } from "./cart-table";
import { bought, byShop, priceLines, type PricedLine } from "./cart-view";
import { refuseMixed } from "./carts";
import type { Cards } from "./cards/service";
import { useCredit } from "./credits";
import { book } from "../sales/ledger-table";
import { holdEnds, orderEnds } from "./hold-rules";
import type { ConfirmOrder } from "./order-letter";
import { countUnpaid, hasCompleted, insertOrder, insertPart, type SellerOrderRow, updateOrder } from "./order-table";
import { deliveryTo, type Destination, destinationOf, taxKindOf, totalsOf } from "./price-order";
import { numberOf } from "./present";
import { ordersOfCart } from "./bought-table";
import { type Demand, reserveAll } from "./reservation-table";
import type { Withdrawal } from "./schema";
import { stockShort } from "./set-aside";
import { moneyOf } from "../sales/notice";
import { tellSide } from "./notify-sides";
import { rightOf } from "./withdraw-order";

type Placed = Body<typeof placeOrder>;
type Choice = Placed["shops"][number];

export type Placing = ReturnType<typeof createPlacing>;

interface Parts {
  readonly clock: Clock;
  readonly cards: Pick<Cards, "takes">;
  readonly tell: Tell;
  readonly confirm: ConfirmOrder;
  readonly isVerified: IsVerified;
}

export function createPlacing({ clock, cards, tell, confirm, isVerified }: Parts) {
  /** One transaction: every shop's part is placed and its goods reserved, or nothing is written. */
  return async (tx: Transaction, userId: string, body: Placed): Promise<Response<typeof placeOrder>> => {
    const now = clock.now();
    // Orders of one buyer are placed one after another, from whichever cart: the limit below counts them.
    await holdInOrder(tx, "account", [userId], "exclusive");
    if (!(await isVerified(tx, userId))) throw new AppError("not_signed_in");
    const cart = await lockCart(tx, userId, body.cartId);
    if (cart === null) throw new AppError("cart_not_found");
    if (cart.state === "placed") throw await closedBy(tx, cart.id);
    if ((await countUnpaid(tx, userId, now)) >= UNPAID_ORDERS_MAX) throw new AppError("too_many_unpaid_orders");
    const address = addressOf(body);
    const to = destinationOf(address.country, address.town);
    if (to === null) throw new AppError("delivery_unavailable");
    await requireLegalPages(tx, address.country);
    const wanted = await linesOf(tx, cart.id);
    const sellers = await sellersOf(
      tx,
      wanted.map(({ productId }) => productId),
    );
    await holdInOrder(tx, "firm", sellers, "shared");
    const { buyer, lines } = await priceLines(tx, userId, wanted, now);
    refuseUnsold(lines, buyer.firmId);
    refuseMixed(lines.map(({ product }) => product));
    const parts = [];
    for (const ofShop of byShop(lines)) parts.push(await partOf(tx, ofShop, body.shops, { to, buyer, cards }, now));
    if (parts.length !== body.shops.length) throw new AppError("shops_incomplete");
    refuseOtherTotal(parts, body.totalMinor);
    const order = {
      id: newId(now),
      buyerId: userId,
      cartId: cart.id,
      projectId: cart.projectId,
      currency: parts[0]?.row.currency ?? "USD",
      ...address,
      buyerFirmId: buyer.firmId,
      buyerFirm: (await firmOf(tx, userId))?.firm.name ?? null,
      createdAt: now,
    };
    await insertOrder(tx, order);
    const proven = await hasCompleted(tx, userId);
    const demands: Demand[] = [];
    const placed: SellerOrderRow[] = [];
    for (const part of parts) {
      const stored = await insertPart(tx, { ...part.row, orderId: order.id, buyerId: userId }, part.lines);
      await book(tx, stored, "sale", stored.totalMinor, "placed", now);
      const total = moneyOf(stored, stored.totalMinor);
      await tellSide({ tx, tell, order: stored }, "shop", (values) => ({
        kind: "order_placed",
        values: { ...values, total },
      }));
      // A firm that the shop gave credit is known to it.
      const unproven = !proven && stored.paymentWay !== "invoice";
      for (const { id: lineId, productId, ordered: quantity, sellerOrderId } of part.lines)
        demands.push({ lineId, sellerOrderId, productId, quantity, until: part.heldUntil, unproven });
      placed.push(stored);
    }
    const { short, changes, unheld } = await reserveAll(tx, demands, to, now);
    if (short.length > 0) throw stockShort(short);
    await tellLow(tx, tell, changes);
    for (const { id, paymentWay } of placed)
      // It waits for the shop's answer; a card is asked for at once.
      if (unheld.has(id) && paymentWay !== "card") await updateOrder(tx, id, { holdUntil: null, updatedAt: now });
    await closeCart(tx, cart.id);
    for (const { id } of placed) await confirm(tx, userId, id);
    return {
      purchaseId: order.id,
      orders: placed.map((row) => ({
        id: row.id,
        number: numberOf(row),
        shop: row.shopName,
        totalMinor: row.totalMinor,
        held: !unheld.has(row.id),
      })),
    };
  };
}

/** As it is written in its country. Throws address_incomplete. */
function addressOf({ address: typed }: Placed) {
  const { address, faults } = checkedAddress(typed.country, typed);
  if (faults.length > 0)
    throw new AppError("address_incomplete", {
      issues: faults.map(({ field, why }) => toldIssue(`address.${field}`, told(`address.${why}`))),
    });
  return address;
}

/** Names the orders that it became. */
async function closedBy(tx: Transaction, cartId: string): Promise<AppError> {
  const placed = await ordersOfCart(tx, cartId);
  const issues = placed.map((order) =>
    toldIssue(`orders.${order.id}`, told("order.numbered", { number: numberOf(order), shop: order.shopName })),
  );
  return new AppError("cart_closed", { issues });
}

function refuseUnsold(lines: readonly PricedLine[], ownFirm: string | null) {
  if (lines.length === 0) throw new AppError("cart_empty");
  const unsold = lines.filter(({ choice }) => choice === null);
  if (unsold.length > 0)
    throw new AppError("not_for_sale", {
      issues: unsold.map(({ productId }) => toldIssue(`products.${productId}`, told("order.notForSale"))),
    });
  if (lines.some(({ product }) => product.firmId === ownFirm)) throw new AppError("own_shop");
}

/** What a buyer agreed to is what the server sums up today, or nothing is placed. */
function refuseOtherTotal(parts: readonly Awaited<ReturnType<typeof partOf>>[], shown: number) {
  const totalMinor = parts.reduce((sum, { row }) => sum + row.totalMinor, 0);
  if (totalMinor === shown) return;
  const issues = parts.map(({ row }) =>
    toldIssue(`shops.${row.firmId}`, told("order.totalNow", { total: moneyOf(row, row.totalMinor) })),
  );
  throw new AppError("price_changed", { issues });
}

/** A shop's part of an order as it will be stored. Throws shops_incomplete, delivery_unavailable, payment_unavailable, nothing_to_pay, amount_too_large. */
async function partOf(
  tx: Transaction,
  lines: readonly PricedLine[],
  choices: readonly Choice[],
  { to, buyer, cards }: Pick<Parts, "cards"> & { to: Destination; buyer: PriceBuyer },
  now: Date,
) {
  const [first] = lines;
  const choice = choices.find(({ shopId }) => shopId === first?.product.firmId);
  if (first === undefined || choice === undefined) throw new AppError("shops_incomplete");
  const { product } = first;
  const terms = await termsOf(tx, product.firmId);
  const byCard = choice.payment === "card";
  if (terms?.payments.includes(choice.payment) !== true) throw new AppError("payment_unavailable");
  if (byCard && !(await cards.takes(tx, product.firmId, product.currency))) throw new AppError("payment_unavailable");
  const goods = bought(lines);
  const { goodsMinor } = totalsOf(goods, 0);
  const areas = await areasOf(tx, product.firmId);
  const delivery =
    choice.delivery === "collection"
      ? terms.collection && { costMinor: 0 }
      : deliveryTo(to, product, areas, goodsMinor);
  if (!delivery) throw new AppError("delivery_unavailable");
  const { lineTaxes, ...totals } = totalsOf(goods, delivery.costMinor);
  if (totals.totalMinor === 0) throw new AppError("nothing_to_pay");
  if (totals.totalMinor > MONEY_MAX) throw new AppError("amount_too_large");
  const { firmId, currency } = product;
  if (choice.payment === "invoice")
    await useCredit(tx, { firmId, buyerFirmId: buyer.firmId, totalMinor: totals.totalMinor, currency });
  const id = newId(now);
  const shopDays = { country: product.country, timeZone: zoneOf(product.country) };
  const row = {
    id,
    firmId: product.firmId,
    shopName: product.shop,
    bankDetails: terms.bankDetails,
    state: "placed" as const,
    deliveryWay: choice.delivery,
    paymentWay: choice.payment,
    currency: product.currency,
    ...totals,
    withdrawal: withdrawalOf(to, buyer),
    holdUntil: orderEnds(choice.payment, now, shopDays),
    placedAt: now,
    updatedAt: now,
  };
  return {
    row,
    heldUntil: holdEnds(choice.payment, now, shopDays),
    lines: lines.map((line, index) => lineOf(line, { id, position: index, taxMinor: lineTaxes[index] ?? 0 }, now)),
  };
}

function withdrawalOf(to: Destination, buyer: PriceBuyer): Withdrawal | null {
  const right = rightOf(to, buyer);
  if (right === null) return null;
  const { days, refundsDelivery, workingDay } = right;
  return { days, refundsDelivery, workingDay };
}

/** A line as it is sold: nothing of it is looked up again. */
function lineOf(
  { product, quantity, choice }: PricedLine,
  part: { id: string; position: number; taxMinor: number },
  now: Date,
) {
  if (choice === null) throw new Error("Only what has a price is sold");
  const { sku, name, category, spec, taxPercent, costMinor } = product;
  return {
    id: newId(now),
    sellerOrderId: part.id,
    position: part.position,
    productId: product.id,
    sku,
    name,
    category,
    spec,
    taxPercent,
    costMinor,
    unitMinor: choice.winner.unit,
    priceList: choice.winner.list,
    priceFrom: choice.winner.from,
    taxMinor: part.taxMinor,
    taxKind: taxKindOf(product),
    ordered: quantity,
  };
}
