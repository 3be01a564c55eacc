import type { RetailerDashboard } from "@sunwright/contract/dashboards";
import type { Clock } from "../../platform/clock";
import type { Executor } from "../../platform/database";
import { itemsOf, listOrders } from "../orders/list-table";
import { headOf, ITEMS_SHOWN } from "../orders/present";
import { firmOf } from "../shops/table";
import { countProducts } from "./goods-table";
import { monthBeginning } from "./months";
import { zoneOfFirm } from "../../platform/local-day";
import { daysLeft, freePieces, paceAt } from "../stock/rules";
import { listItems } from "../stock/table";
import { shownState } from "./overview";
import { countCustomers, countOrders, moneyFrom } from "./sales-table";

/** Customers are active over so long. [ms] Source: marketplace design, section 11. */
const QUARTER = 90 * 86_400_000;
const ORDERS_SHOWN = 7;
const STOCK_SHOWN = 6;

/** A shop at a glance, as its home shows it; null for somebody who works for none. */
export const createShopHome = ({ clock }: { readonly clock: Clock }) =>
  async function homeOf(executor: Executor, userId: string): Promise<RetailerDashboard | null> {
    const own = await firmOf(executor, userId);
    if (own === null || own.firm.kind !== "shop") return null;
    const { id, currency } = own.firm;
    const now = clock.now();
    const timeZone = zoneOfFirm(own.firm);
    const monthFrom = monthBeginning(now, timeZone);
    const customersFrom = new Date(now.getTime() - QUARTER);
    const { published, paused, drafts } = await countProducts(executor, id);
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
      stock: await stockLeft(executor, id, now),
      counted: {
        published,
        paused,
        drafts,
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

/** What runs out first, by the figures of the stock page. */
async function stockLeft(executor: Executor, firmId: string, now: Date) {
  const pace = paceAt(now);
  const question = { words: [], view: "all", sort: "days", pace, after: null, limit: STOCK_SHOWN } as const;
  const items = await listItems(executor, firmId, question);
  return items
    .filter(({ sold }) => sold > 0)
    .map((item) => {
      const units = Math.max(0, freePieces(item));
      const left = daysLeft(units, item.sold, new Date(item.onSaleSince), pace.from, now);
      return { product: item.name, units, daysLeft: left };
    });
}
