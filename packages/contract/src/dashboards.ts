import { CURRENCIES, SYSTEM_TYPES } from "@sunwright/engine/parameters/options";
import { z } from "zod";
import { endpoint } from "./endpoint";

/** "own" is counted from what the account holds; "sample" are fixed figures that show the page in use. */
export const FIGURES = ["own", "sample"] as const;
export type Figures = (typeof FIGURES)[number];

const count = z.number().int().min(0);

/** What an account has designed, archived projects included. */
export const Designs = z.object({
  projects: count,
  /** Projects with a stored design. */
  calculated: count,
  /** In whole panels, over every stored design. [kW] */
  panelPower: z.number().min(0),
  /** [kWh] */
  batteryCapacity: z.number().min(0),
});
export type Designs = z.output<typeof Designs>;

export const SERVICE_STATES = ["new", "accepted", "quoted", "site_visit"] as const;
export const ServiceRequest = z.object({
  id: z.string(),
  /** Null before the firm accepts: nobody's name is told till then. */
  client: z.string().nullable(),
  place: z.string(),
  /** From the installer's own place. [miles] */
  distance: z.number().min(0),
  /** From north, clockwise. [°] */
  bearing: z.number().min(0).lt(360),
  systemType: z.enum(SYSTEM_TYPES),
  /** [Wh] */
  dailyConsumption: z.number().min(0),
  /** Hours of the day in which the grid carries the client, from 0 to 23. */
  gridHours: z.array(z.number().int().min(0).max(23)),
  state: z.enum(SERVICE_STATES),
});
export type ServiceRequest = z.output<typeof ServiceRequest>;

export const InstallerDashboard = z.object({
  figures: z.enum(FIGURES),
  activeLeads: count,
  projectsCompleted: count,
  /** The firm's; sample figures are in US dollars and shown at the display rate. */
  currency: z.enum(CURRENCIES),
  /** Below nothing where more went back than came. [minor units] */
  monthlyRevenueMinor: z.number().int(),
  /** 1 to 5; null without a review. */
  averageRating: z.number().min(1).max(5).nullable(),
  reviews: count,
  /** Newest first. */
  requests: z.array(ServiceRequest),
  /** Null among sample figures, which are nobody's. */
  designs: Designs.nullable(),
  /** What its figures of jobs were counted from; null among sample figures, and for somebody without a firm. */
  counted: z
    .object({
      /** Whose page has the reviews. */
      firmId: z.uuid(),
      completedThisMonth: count,
      /** IANA name of the zone that the month begins in. */
      timeZone: z.string(),
      monthFrom: z.iso.datetime(),
      receivedMinor: count,
      refundedMinor: count,
    })
    .nullable(),
});
export type InstallerDashboard = z.output<typeof InstallerDashboard>;

/** Where goods and money of an order stand, in one word. */
export const SHOP_ORDER_STATES = [
  "waiting_for_payment",
  "paid",
  "confirmed",
  "packed",
  "partly_shipped",
  "shipped",
  "ready",
  "delivered",
  "completed",
  "cancelled",
  "expired",
] as const;
export type ShopOrderState = (typeof SHOP_ORDER_STATES)[number];
export const ShopOrder = z.object({
  /** Null among sample figures, which lead nowhere. */
  id: z.string().nullable(),
  number: z.string(),
  customer: z.string(),
  /** The first lines, and how many more there are. */
  items: z.array(z.object({ quantity: count, name: z.string() })),
  moreItems: count,
  totalMinor: count,
  state: z.enum(SHOP_ORDER_STATES),
});
export type ShopOrder = z.output<typeof ShopOrder>;

export const StockLeft = z.object({
  product: z.string(),
  units: count,
  /** Until none is left at the pace of the last 90 days. */
  daysLeft: count,
});
export type StockLeft = z.output<typeof StockLeft>;

/** What the four figures of a shop were counted from. */
export const CountedFrom = z.object({
  published: count,
  paused: count,
  /** Begun and not on sale: no part of the total. */
  drafts: count,
  /** IANA name of the zone that the month begins in. */
  timeZone: z.string(),
  monthFrom: z.iso.datetime(),
  customersFrom: z.iso.datetime(),
  receivedMinor: count,
  refundedMinor: count,
  taxMinor: z.number().int(),
});
export type CountedFrom = z.output<typeof CountedFrom>;

export const RetailerDashboard = z.object({
  figures: z.enum(FIGURES),
  /** The shop's; sample figures are in US dollars and shown at the display rate. */
  currency: z.enum(CURRENCIES),
  totalProducts: count,
  monthlyOrders: count,
  /** Below nothing where more went back than came. [minor units] */
  monthlyRevenueMinor: z.number().int(),
  activeCustomers: count,
  /** Newest first. */
  orders: z.array(ShopOrder),
  /** What is used up first, first. */
  stock: z.array(StockLeft),
  /** Null among sample figures. */
  counted: CountedFrom.nullable(),
});
export type RetailerDashboard = z.output<typeof RetailerDashboard>;

const shared = {
  method: "GET",
  tag: "dashboards",
  access: "session",
  query: z.object({ figures: z.enum(FIGURES).default("own").describe("The account's own figures, or sample data") }),
  errors: ["not_signed_in", "invalid_input", "role_needed"],
} as const;

export const installerDashboard = endpoint({
  ...shared,
  path: "/api/dashboards/installer",
  summary: "An installer's own figures, or fixed sample figures, which are marked as such",
  response: InstallerDashboard,
});

export const retailerDashboard = endpoint({
  ...shared,
  path: "/api/dashboards/retailer",
  summary: "A retailer's own figures, or fixed sample figures, which are marked as such",
  response: RetailerDashboard,
});
