import type { Analytics, Period } from "@sunwright/contract/analytics";
import { placeOf } from "@sunwright/engine/parameters/place-text";
import { CATEGORIES } from "@sunwright/engine/procurement/specifications";
import type { Clock } from "../../platform/clock";
import type { Executor } from "../../platform/database";
import { priceFor } from "../orders/price-order";
import { availableOf } from "../orders/reservation-table";
import { pricesAt } from "../products/table";
import { requireShop } from "../shops/access";
import { daysLeft } from "../stock/rules";
import type { FirmRow } from "../shops/table";
import { areaOf } from "./demand-rules";
import { lastDemand } from "./demand-table";
import { availableByKind, categoriesOf, countLostCarts, lostProducts, shortLines, stockSince } from "./goods-table";
import { monthBeginning, monthOf } from "./months";
import { zoneOfFirm } from "../../platform/local-day";
import { countOrders, moneyFrom, pairsOf, paceOf, soldProducts } from "./sales-table";

const DAY = 86_400_000;
const QUARTER = 90 * DAY;
const MONTHS = 12;
const BEST_SHOWN = 8;
const PAIRS_SHOWN = 6;
/** Who put something into a cart before that has gone elsewhere. [ms] */
const CART_IS_LIVE = 30 * DAY;

const percent = (part: number, of: number): number | null => (of > 0 ? (part / of) * 100 : null);

export type ShopAnalytics = ReturnType<typeof createAnalytics>;

export function createAnalytics({ clock }: { readonly clock: Clock }) {
  return {
    /** Throws shop_not_found for somebody who works for no shop. */
    async read(executor: Executor, userId: string, period: Period): Promise<Analytics> {
      const { firm } = await requireShop(executor, userId);
      const now = clock.now();
      const timeZone = zoneOfFirm(firm);
      const from = beginningOf(period, now, timeZone);
      const backs = Array.from({ length: MONTHS }, (_, index) => MONTHS - 1 - index);
      const months = await moneyFrom(
        executor,
        firm.id,
        backs.map((back) => monthBeginning(now, timeZone, back)),
      );
      const sold = await soldProducts(executor, firm.id, from, now);
      const orders = await countOrders(executor, firm.id, from, now);
      return {
        shop: firm.name,
        currency: firm.currency,
        country: firm.country,
        timeZone,
        period,
        from: from.toISOString(),
        until: now.toISOString(),
        months: months.map(({ receivedMinor, refundedMinor, marginMinor }, index) => ({
          month: monthOf(now, timeZone, MONTHS - 1 - index),
          revenueMinor: receivedMinor - refundedMinor,
          marginMinor,
        })),
        total: { ...(await totalOf(executor, firm.id, from)), orders },
        ...(await bestOf(executor, sold, now)),
        baskets: await pairsOf(executor, firm.id, from, now, PAIRS_SHOWN),
        lost: await lostOf(executor, firm.id, from, now),
        short: await shortOf(executor, firm.id, now),
        cover: await coverOf(executor, firm.id, now),
        demand: await demandNear(executor, firm),
      };
    },
  };
}

function beginningOf(period: Period, now: Date, timeZone: string): Date {
  if (period === "quarter") return new Date(now.getTime() - QUARTER);
  return monthBeginning(now, timeZone, period === "month" ? 0 : MONTHS - 1);
}

async function totalOf(executor: Executor, firmId: string, from: Date) {
  const [money] = await moneyFrom(executor, firmId, [from]);
  if (!money) throw new Error("A time that is asked for has its money");
  const { receivedMinor, refundedMinor, taxMinor, netMinor, marginMinor, knownMinor } = money;
  return {
    receivedMinor,
    refundedMinor,
    revenueMinor: receivedMinor - refundedMinor,
    taxMinor,
    marginMinor,
    marginPercent: percent(marginMinor, knownMinor),
    costKnownPercent: Math.min(100, Math.max(0, percent(knownMinor, netMinor) ?? 0)),
  };
}

async function bestOf(executor: Executor, sold: Awaited<ReturnType<typeof soldProducts>>, now: Date) {
  const [best, others] = [sold.slice(0, BEST_SHOWN), sold.slice(BEST_SHOWN)];
  const available = await availableOf(
    executor,
    best.map(({ productId }) => productId),
    now,
  );
  const sum = (key: "pieces" | "revenueMinor") => others.reduce((total, row) => total + row[key], 0);
  return {
    best: best.map((row) => ({ ...row, available: Math.max(0, available.get(row.productId) ?? 0) })),
    others: { products: others.length, pieces: sum("pieces"), revenueMinor: sum("revenueMinor") },
  };
}

/** What everybody pays for one piece now; products without a public price are left out. */
async function unitPrices(executor: Executor, ids: readonly string[], now: Date): Promise<ReadonlyMap<string, number>> {
  const prices = await pricesAt(executor, ids, now);
  return new Map(
    ids.flatMap((id) => {
      const own = prices.filter(({ productId }) => productId === id);
      const unit = priceFor({ firmId: null, tradeFirmId: null }, own, 1, now);
      return unit ? [[id, unit.winner.unit] as const] : [];
    }),
  );
}

const dearestFirst = <Row extends { readonly pieces: number; readonly productId: string }>(
  rows: readonly Row[],
  units: ReadonlyMap<string, number>,
) => {
  const products = rows
    .map((row) => ({ ...row, valueMinor: row.pieces * (units.get(row.productId) ?? 0) }))
    .toSorted((a, b) => b.valueMinor - a.valueMinor);
  return { valueMinor: products.reduce((total, { valueMinor }) => total + valueMinor, 0), products };
};

/** What left carts since a day while there was too little of it, at what everybody pays for one piece now. */
async function lostOf(executor: Executor, firmId: string, from: Date, now: Date): Promise<Analytics["lost"]> {
  const rows = await lostProducts(executor, firmId, from);
  const units = await unitPrices(
    executor,
    rows.map(({ productId }) => productId),
    now,
  );
  return { carts: await countLostCarts(executor, firmId, from), ...dearestFirst(rows, units) };
}

/** What carts ask for beyond what is there, at what everybody pays for one piece. */
async function shortOf(executor: Executor, firmId: string, now: Date): Promise<Analytics["short"]> {
  const lines = await shortLines(executor, firmId, new Date(now.getTime() - CART_IS_LIVE));
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const rows = ids.map((productId) => {
    const own = lines.filter((line) => line.productId === productId);
    const pieces = own.reduce((total, { quantity, available }) => total + quantity - Math.max(0, available), 0);
    const [first] = own;
    return {
      productId,
      name: first?.name ?? "",
      carts: own.length,
      pieces,
      available: Math.max(0, first?.available ?? 0),
    };
  });
  const carts = new Set(lines.map(({ cartId }) => cartId)).size;
  return { carts, ...dearestFirst(rows, await unitPrices(executor, ids, now)) };
}

async function coverOf(executor: Executor, firmId: string, now: Date): Promise<Analytics["cover"]> {
  const from = new Date(now.getTime() - QUARTER);
  const pace = await paceOf(executor, firmId, from, now);
  const categories = await categoriesOf(
    executor,
    pace.map(({ id }) => id),
  );
  const stock = await stockSince(executor, firmId, from);
  return stock
    .toSorted((a, b) => CATEGORIES.indexOf(a.category) - CATEGORIES.indexOf(b.category))
    .map(({ category, available, before, came }) => {
      const own = pace.filter(({ id }) => categories.get(id) === category);
      const sold = own.reduce((total, row) => total + row.sold, 0);
      const since = new Date(Math.min(now.getTime(), ...own.map((row) => row.since.getTime())));
      const left = Math.max(0, available);
      return {
        category,
        sold,
        soldPercent: percent(sold, before + came),
        available: left,
        daysLeft: sold === 0 ? null : daysLeft(left, sold, since, from, now),
      };
    });
}

async function demandNear(executor: Executor, { id, country, town }: FirmRow): Promise<Analytics["demand"]> {
  const place = placeOf(town);
  const area = place === null || country === null ? null : areaOf(country, place);
  if (area === null) return null;
  const { week, rows } = await lastDemand(executor, area.id);
  const available = await availableByKind(executor, id);
  return { area: area.name, week, rows: rows.map((row) => ({ ...row, available: available.get(row.kind) ?? 0 })) };
}
