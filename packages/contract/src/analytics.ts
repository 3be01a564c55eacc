import { COUNTRIES, CURRENCIES } from "@sunwright/engine/parameters/options";
import { CATEGORIES } from "@sunwright/engine/procurement/specifications";
import { z } from "zod";
import { endpoint } from "./endpoint";
import { NO_SHOP } from "./shops";

/** This month so far, 90 days, twelve months with this one. Months are those of the shop's country. */
export const PERIODS = ["month", "quarter", "year"] as const;
export type Period = (typeof PERIODS)[number];

/** What designs need, in classes that many of them share. A battery by its kWh, an inverter by its kW. */
export const DEMAND_KINDS = [
  "panels",
  "battery-5",
  "battery-10",
  "battery-20",
  "battery-more",
  "inverter-3",
  "inverter-6",
  "inverter-10",
  "inverter-more",
] as const;
export type DemandKind = (typeof DEMAND_KINDS)[number];

/** A row of local demand names at least so many people. */
export const DEMAND_PEOPLE_MIN = 5;

const count = z.number().int().min(0);
/** Below nothing where more went back than came. [minor units] */
const Amount = z.number().int();

const Best = z.object({
  productId: z.string(),
  name: z.string(),
  pieces: count,
  /** Of the pieces that were neither cancelled nor sent back, at the price they were sold at. */
  revenueMinor: count,
  /** Null where the shop has not said what it costs. */
  marginMinor: Amount.nullable(),
  /** The margin's part of the revenue before tax; null without a margin. [%] */
  marginPercent: z.number().nullable(),
  available: count,
});

export const Analytics = z.object({
  shop: z.string(),
  currency: z.enum(CURRENCIES),
  country: z.enum(COUNTRIES).nullable(),
  /** IANA name of the zone that months begin in. */
  timeZone: z.string(),
  period: z.enum(PERIODS),
  from: z.iso.datetime(),
  until: z.iso.datetime(),
  /** Twelve, the newest last. */
  months: z.array(z.object({ month: z.iso.date(), revenueMinor: Amount, marginMinor: Amount })),
  /** Of the period. */
  total: z.object({
    receivedMinor: count,
    refundedMinor: count,
    revenueMinor: Amount,
    taxMinor: Amount,
    marginMinor: Amount,
    /** Of the revenue before tax whose cost is known; null where none is. [%] */
    marginPercent: z.number().nullable(),
    /** The part of the revenue before tax whose cost is known. [%] */
    costKnownPercent: z.number(),
    orders: count,
  }),
  best: z.array(Best),
  /** All products that are not among the best. */
  others: z.object({ products: count, pieces: count, revenueMinor: count }),
  /** Pairs of products in one order, the most frequent first. */
  baskets: z.array(z.object({ names: z.array(z.string()).min(2).max(2), orders: count })),
  /** What left carts in the period while there was too little of it, at the public price of one piece now. */
  lost: z.object({
    carts: count,
    valueMinor: count,
    products: z.array(
      z.object({ productId: z.string(), name: z.string(), carts: count, pieces: count, valueMinor: count }),
    ),
  }),
  /** Open carts that ask for more pieces than there are to sell. */
  short: z.object({
    carts: count,
    valueMinor: count,
    products: z.array(
      z.object({
        productId: z.string(),
        name: z.string(),
        carts: count,
        /** Asked for and not there. */
        pieces: count,
        available: count,
        valueMinor: count,
      }),
    ),
  }),
  /** By category, over 90 days. */
  cover: z.array(
    z.object({
      category: z.enum(CATEGORIES),
      sold: count,
      /** Sold of what there was 90 days ago and has come since; null where there was nothing. [%] */
      soldPercent: z.number().nullable(),
      available: count,
      /** Until none is left at the pace of these days; null where none was sold. */
      daysLeft: count.nullable(),
    }),
  ),
  /** Of the last week that was counted; null where the shop has not said where it is. */
  demand: z
    .object({
      /** The town that the area is named after. */
      area: z.string(),
      week: z.iso.date().nullable(),
      rows: z.array(
        z.object({
          kind: z.enum(DEMAND_KINDS),
          /** Rounded down to five. */
          people: count,
          pieces: count,
          /** Of these, what the shop has to sell. */
          available: count,
        }),
      ),
    })
    .nullable(),
});
export type Analytics = z.output<typeof Analytics>;

export const readAnalytics = endpoint({
  method: "GET",
  path: "/api/shop/analytics",
  summary: "What the shop sold, at what margin, what was short, and what designs nearby need",
  tag: "shops",
  access: "session",
  query: z.object({
    period: z.enum(PERIODS).default("month").describe("This month so far, the last 90 days, or twelve months"),
  }),
  response: Analytics,
  errors: [...NO_SHOP, "invalid_input"],
});
