import { bankingDayAfter } from "@sunwright/engine/countries/banking-days";
import { ON_DELIVERY_HOLDS_HOURS } from "@sunwright/contract/order-states";
import type { PAYMENT_WAYS } from "@sunwright/contract/shops";
import type { MarketCountry } from "@sunwright/engine/parameters/options";
import { dayIn } from "../../platform/local-day";
import { instantAt } from "../../platform/wall-time";

type PaymentWay = (typeof PAYMENT_WAYS)[number];

const MINUTE = 60_000;
/** Source: marketplace design, section 6. */
const CARD_HOLDS = 15 * MINUTE;
/** Until the shop takes the order. Source: trust design, "Rules added after the third attack". */
const ON_DELIVERY_HOLDS = ON_DELIVERY_HOLDS_HOURS * 60 * MINUTE;
/** A transfer has this many banking days of the shop's country. Source: as above. */
const BANKING_DAYS = 2;

/** Where a shop is. */
export interface ShopDays {
  readonly country: MarketCountry | null;
  readonly timeZone: string;
}

/** A transfer that is made on a day is there by the last minute of the second banking day after it. */
function transferEnds(from: Date, { country, timeZone }: ShopDays): Date {
  const today = dayIn(from, timeZone);
  const last = bankingDayAfter(country, today, BANKING_DAYS);
  return instantAt(Date.parse(last) + (24 * 60 - 1) * MINUTE, timeZone);
}

/** When an order that is not paid ends; null where it waits for the shop's answer instead. */
export function orderEnds(way: PaymentWay, placedAt: Date, shop: ShopDays): Date | null {
  if (way === "transfer") return transferEnds(placedAt, shop);
  return way === "card" ? new Date(placedAt.getTime() + CARD_HOLDS) : null;
}

/** Until when its goods are held; null: without end, as for a firm that the shop itself gave credit. */
export const holdEnds = (way: PaymentWay, placedAt: Date, shop: ShopDays): Date | null =>
  way === "on-delivery" ? new Date(placedAt.getTime() + ON_DELIVERY_HOLDS) : orderEnds(way, placedAt, shop);

/** A product's pieces at the moment of an order. */
export interface PoolOfProduct {
  /** Promised to nobody. */
  readonly free: number;
  /** Held for unpaid orders of accounts that have not completed an order yet. */
  readonly unproven: number;
}

/**
 * How many pieces all accounts without a completed order may hold together: half of what is not promised to anybody else,
 * at least one. Source: trust design, "Rules added after the third attack".
 */
export const unprovenMost = ({ free, unproven }: PoolOfProduct): number =>
  Math.max(1, Math.floor((free + unproven) / 2));

/** Whether an unproven account's order still fits into that share. */
export const fitsUnproven = (quantity: number, pool: PoolOfProduct): boolean =>
  pool.unproven + quantity <= unprovenMost(pool);
