import { COUNTRIES, CURRENCIES } from "@sunwright/engine/parameters/options";
import { say } from "@sunwright/words/fields";
import { z } from "zod";
import { Day } from "./days";
import { endpoint } from "./endpoint";
import { LINE_MAX, LIST_MAX, NAME_MAX, NAME_MIN, PRICE_MAX, TEXT_MAX } from "./limits";
import { line, typed } from "./text";

/** A firm sells parts or installs them. */
export const FIRM_KINDS = ["installer", "shop"] as const;
export const FIRM_STATES = ["active", "paused", "suspended", "closed"] as const;
/** An owner may do all; staff keep products, prices and stock. */
export const MEMBER_ROLES = ["owner", "staff"] as const;
export const CERTIFICATE_STATES = ["pending", "verified", "rejected", "revoked"] as const;
/** How a shop takes money: by transfer, in cash on delivery, on an invoice due in 30 days, by card at a provider. */
export const PAYMENT_WAYS = ["transfer", "on-delivery", "invoice", "card"] as const;

/** Of an order, a quote or a payment: ten billion pieces of money; sums of thousands of them are exact. [minor units] */
export const MONEY_MAX = 1_000_000_000_000;
/** [km] Half of the way around the Earth. */
export const DELIVERY_RADIUS_MAX = 20_000;
export const DELIVERY_DAYS_MAX = 365;
export const RETURN_DAYS_MAX = 365;
/** [%] */
export const TAX_MAX = 50;
/** Dated rates of one shop. */
export const TAX_RATES_MAX = 20;

/** What the database counts versions to. */
export const VERSION_MAX = 2_147_483_647;
/** The one that was read: another is refused. */
export const Version = z.number().int().min(1).max(VERSION_MAX);

const tag = "shops";
const access = "session";
/** What each call of a shop may answer to somebody without one. */
export const NO_SHOP = ["not_signed_in", "shop_not_found"] as const;

/** [minor units of the shop's currency] */
export const Minor = z.number().int().min(0).max(MONEY_MAX);
/** All currencies of shops have a hundred minor units. */
const MINOR_UNITS = 100;
/** Of one piece. [minor units] Its bound is said as people type it. */
export const Price = z
  .number()
  .int()
  .min(0)
  .max(PRICE_MAX, { error: () => say("most.price", { limit: PRICE_MAX / MINOR_UNITS }) });
const days = z.number().int().min(0).max(DELIVERY_DAYS_MAX);

/** Where a shop delivers to, and at what cost. */
export const DeliveryArea = z.object({
  name: line(NAME_MAX).min(1),
  country: z.enum(COUNTRIES),
  /** From the shop's town; null for the whole country. [km] */
  radius: z.number().min(0).max(DELIVERY_RADIUS_MAX).nullable(),
  cost: Minor,
  /** Goods from this total on are delivered for nothing; null where they never are. */
  freeFrom: Minor.nullable(),
  daysMin: days,
  daysMax: days,
});
export type DeliveryArea = z.output<typeof DeliveryArea>;

/** What prices carry in tax from a day on. */
const TaxRate = z.object({ from: Day, percent: z.number().min(0).max(TAX_MAX) });
export type TaxRate = z.output<typeof TaxRate>;

/** What an owner does with the whole firm. Closing is for good. */
export const FIRM_EVENTS = ["pause", "resume", "close"] as const;
export type FirmEvent = (typeof FIRM_EVENTS)[number];

const words = typed().max(TEXT_MAX);
/** What an owner writes. */
const profile = {
  name: line(NAME_MAX).min(NAME_MIN),
  about: words,
  phone: line(NAME_MAX),
  country: z.enum(COUNTRIES).nullable(),
  /** As the parameter `town` of a project holds it. */
  town: line(LINE_MAX).min(1).nullable(),
  currency: z.enum(CURRENCIES),
  collection: z.boolean(),
  collectionAddress: line(LINE_MAX),
  returnDays: z.number().int().min(0).max(RETURN_DAYS_MAX),
  returnTerms: words,
  warrantyTerms: words,
  payments: z.array(z.enum(PAYMENT_WAYS)).max(PAYMENT_WAYS.length),
  /** Shown to buyers after an order is placed, never before; of the shop's people to owners alone. */
  bankDetails: words,
  areas: z.array(DeliveryArea).max(LIST_MAX),
  /** Of products that state no rate of their own; without one the country's holds. */
  taxRates: z.array(TaxRate).max(TAX_RATES_MAX),
};

export const Shop = z.object({
  id: z.uuid(),
  state: z.enum(FIRM_STATES),
  /** What the caller is to the shop. */
  role: z.enum(MEMBER_ROLES),
  version: z.number().int(),
  ...profile,
  /** What the caller may ask for next. */
  events: z.array(z.enum(FIRM_EVENTS)).readonly(),
});
export type Shop = z.output<typeof Shop>;

export const readShop = endpoint({
  method: "GET",
  path: "/api/shop",
  summary: "The shop the caller works for, with its terms and where it delivers to",
  tag,
  access,
  response: Shop,
  errors: NO_SHOP,
});

export const saveShop = endpoint({
  method: "PUT",
  path: "/api/shop",
  summary: "Save what the shop says of itself and on what terms it sells",
  tag,
  access,
  verified: true,
  changes: ["shop", "own-firm"],
  body: z.object({ version: Version, ...profile }),
  response: Shop,
  errors: [
    ...NO_SHOP,
    "invalid_input",
    "owner_needed",
    "shop_changed",
    "shop_closed",
    "currency_in_use",
    "email_unverified",
  ],
});

export const changeShop = endpoint({
  method: "POST",
  path: "/api/shop/events",
  summary: "Pause the shop, open it again, or close it for good once nothing is open",
  tag,
  access,
  changes: ["shop"],
  body: z.object({ event: z.enum(FIRM_EVENTS) }),
  response: Shop,
  errors: [...NO_SHOP, "invalid_input", "owner_needed", "wrong_state", "orders_under_way"],
});
