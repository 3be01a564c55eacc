import { COUNTRIES } from "@sunwright/engine/parameters/options";
import { z } from "zod";
import { Money, Town } from "./carts";
import { LinePicture } from "./files";
import { LINE_MAX, NAME_MAX } from "./limits";
import { CHARGEBACK_STATES } from "./order-states";
import { PRICE_LISTS } from "./shop-products";
import { line } from "./text";

/** Longer than any postcode, with room for how people write them. [characters] */
export const POSTCODE_MAX = 20;

/** Where an order goes, as its buyer writes it. What its country asks for besides decides `countries/address-form`. */
export const Address = z.strictObject({
  name: line(NAME_MAX).min(1),
  company: line(NAME_MAX).default(""),
  street: line(LINE_MAX).min(1),
  /** What is near, where many streets have no numbers. */
  landmark: line(LINE_MAX).default(""),
  town: Town,
  /** State, province, region or county, by its name or code. */
  state: line(NAME_MAX).default(""),
  postcode: line(POSTCODE_MAX).default(""),
  country: z.enum(COUNTRIES),
  phone: line(NAME_MAX).min(1),
  taxNumber: line(NAME_MAX).default(""),
  note: line(LINE_MAX).default(""),
});

/** The same, as buyer and shop read it. */
export const ShownAddress = z.object({
  name: z.string(),
  /** Both null for a shop from 30 days after the order's end on, and the note empty: its owners find the street on the invoice. */
  street: z.string().nullable(),
  phone: z.string().nullable(),
  /** Empty where nothing was typed; postcode, landmark and tax number also where the street is not shown. */
  company: z.string(),
  landmark: z.string(),
  town: z.string(),
  state: z.string(),
  postcode: z.string(),
  country: z.enum(COUNTRIES),
  taxNumber: z.string(),
  note: z.string(),
});

export const OrderLine = z.object({
  id: z.string(),
  productId: z.string(),
  sku: z.string(),
  name: z.string(),
  category: z.string(),
  /** Null while its shop shows none. */
  picture: LinePicture.nullable(),
  unitMinor: Money,
  priceList: z.enum(PRICE_LISTS),
  priceFrom: z.number().int(),
  taxPercent: z.number(),
  taxMinor: Money,
  ordered: z.number().int(),
  cancelled: z.number().int(),
  shipped: z.number().int(),
  delivered: z.number().int(),
  returned: z.number().int(),
});

/** A shop's part of what was just bought. */
export const Placed = z.object({
  id: z.string(),
  number: z.string(),
  shop: z.string(),
  totalMinor: Money,
  /** False: new accounts hold their share of a product already. The shop sets the goods aside when it accepts. */
  held: z.boolean(),
});

export const Chargeback = z.object({
  id: z.string(),
  state: z.enum(CHARGEBACK_STATES),
  amountMinor: Money,
  at: z.iso.datetime(),
  /** Null while it is open. */
  closedAt: z.iso.datetime().nullable(),
});
