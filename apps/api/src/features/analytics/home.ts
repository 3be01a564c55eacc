import type { RetailerDashboard } from "@sunwright/contract/dashboards";
import type { Clock } from "../../platform/clock";
import type { Executor } from "../../platform/database";
import { itemsOf, listOrders } from "../orders/list-table";
import { headOf, ITEMS_SHOWN } from "../orders/present";
import { availableOf } from "../orders/reservation-table";
import { firmOf } from "../shops/table";
import { countProducts } from "./goods-table";
import { monthBeginning, zoneOf } from "./months";
import { daysLeft } from "../stock/rules";
import { shownState } from "./overview";
import { countCustomers, countOrders, moneyFrom, paceOf } from "./sales-table";

/** Customers are active, and a pace is measured, over so long. [ms] Source: marketplace design, section 11. */
const QUARTER = 90 * 86_400_000;
const ORDERS_SHOWN = 7;
const STOCK_SHOWN = 6;

/** A shop at a glance, as its home shows it; null for somebody who works for none. */
export const createShopHome = ({ clock }: { readonly clock: Clock }) =>
  async function homeOf(executor: Executor, userId: string): Promise<RetailerDashboard | null> {
    const own = await firmOf(executor, userId);
    if (own === null || own.firm.kind !== "shop") return null;
    const { id, country, currency } = own.firm;
    const now = clock.now();
    const timeZone = zoneOf(country);
    const monthFrom = monthBeginning(now, timeZone);
    const customersFrom = new Date(now.getTime() - QUARTER);
    const { published, paused } = await countProducts(executor, id);
    const [money] = await moneyFrom(executor, id, [monthFrom]);
    const { receivedMinor = 0, refundedMinor = 0, taxMinor = 0 } = money ?? {};
    return {
      figures: "own",
      currency,
      totalProducts: published + paused,
      monthlyOrders: await countOrders(executor, id, monthFrom, now),
      monthlyRevenueMinor: receivedMinor - refundedMinor,
      activeCustomers: await countCustomers(executor, id, customersFrom, now),
      orders: await newestOrders(executor, userId, now),
      stock: await stockLeft(executor, id, customersFrom, now),
      counted: {
        published,
        paused,
        timeZone,
        monthFrom: monthFrom.toISOString(),
        customersFrom: customersFrom.toISOString(),
        receivedMinor,
        refundedMinor,
        taxMinor,
      },
    };
  };

async function newestOrders(executor: Executor, userId: string, now: Date) {
  const side = { role: "shop", userId } as const;
  const newest = { side, now, words: [], view: "all", sort: "newest", after: undefined, limit: ORDERS_SHOWN } as const;
  const found = await listOrders(executor, newest);
  const ids = found.map(({ order }) => order.id);
  const items = await itemsOf(executor, ids, ITEMS_SHOWN);
  return found.map(({ order, purchase, balance }) => {
    const head = headOf(order, balance, now);
    const named = items.get(order.id) ?? { items: [], lineCount: 0 };
    return {
      id: order.id,
      number: head.number,
      customer: purchase.name,
      items: named.items,
      moreItems: Math.max(0, named.lineCount - ITEMS_SHOWN),
      totalMinor: order.totalMinor,
      state: shownState(head.state, head.money, order.paymentWay === "transfer"),
    };
  });
}

async function stockLeft(executor: Executor, firmId: string, from: Date, now: Date) {
  const sold = await paceOf(executor, firmId, from, now);
  const available = await availableOf(
    executor,
    sold.map(({ id }) => id),
    now,
  );
  return sold
    .map(({ id, name, since, sold: pieces }) => {
      const units = Math.max(0, available.get(id) ?? 0);
      return { product: name, units, daysLeft: daysLeft(units, pieces, since, from, now) };
    })
    .toSorted((a, b) => a.daysLeft - b.daysLeft || a.product.localeCompare(b.product))
    .slice(0, STOCK_SHOWN);
}
