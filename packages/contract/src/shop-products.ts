import { CATEGORIES } from "@sunwright/engine/procurement/specifications";
import { CURRENCIES } from "@sunwright/engine/parameters/options";
import { SANITY_CODES } from "@sunwright/engine/procurement/sanity";
import { say } from "@sunwright/words/fields";
import { z } from "zod";
import { Moment } from "./days";
import { endpoint } from "./endpoint";
import { EQUIPMENT_ID_MAX, LINE_MAX, NAME_MAX, TEXT_MAX } from "./limits";
import { NO_SHOP, Price, TAX_MAX, Version } from "./shops";
import { key, line, typed } from "./text";

export const PRODUCT_STATES = ["draft", "published", "paused", "archived"] as const;
/** For everybody; for verified installer firms; for one firm. */
export const PRICE_LISTS = ["public", "trade", "own"] as const;

export const SKU_MAX = 60;
export const PRODUCT_NAME_MAX = 160;
/** Pieces of a price step or of a package. */
export const QUANTITY_STEP_MAX = 100_000;
export const WARRANTY_YEARS_MAX = 50;
/** Products of a shop, archived ones included. */
export const PRODUCTS_PER_SHOP = 20_000;
/** Products of one answer. */
export const SHOP_PAGE = 50;
/** Steps of one price list. */
export const STEPS_MAX = 10;

const tag = "shops";
const access = "session";
const params = z.object({ productId: z.uuid() });

export const PriceStep = z.object({
  fromQuantity: z.number().int().min(1).max(QUANTITY_STEP_MAX),
  /** Tax included. [minor units of the shop's currency] */
  unitMinor: Price,
  /** From now on unless given. */
  validFrom: Moment.nullable().default(null),
  validUntil: Moment.nullable().default(null),
});
export type PriceStep = z.output<typeof PriceStep>;
/** As a shop saves it: nothing is sold for nothing. */
export const SoldStep = PriceStep.extend({ unitMinor: Price.min(1) });
/** Whether somebody can buy one piece: a price for everybody that holds now, without a least quantity above one. */
export const canBeSold = (steps: readonly z.input<typeof PriceStep>[], now: Date): boolean =>
  steps.some(
    ({ fromQuantity, unitMinor, validFrom = null, validUntil = null }) =>
      fromQuantity === 1 &&
      unitMinor >= 1 &&
      (validFrom === null || new Date(validFrom) <= now) &&
      (validUntil === null || new Date(validUntil) > now),
  );
const steps = z.array(SoldStep).max(STEPS_MAX);

export const PICTURES_PER_PRODUCT = 8;
export const DOCUMENTS_PER_PRODUCT = 6;
export const DOCUMENT_KINDS = ["datasheet", "certificate"] as const;
const isOnce = (list: readonly { readonly fileId: string }[]) =>
  new Set(list.map(({ fileId }) => fileId)).size === list.length;
const ONCE = { error: () => say("form.fileOnce") };
const pictures = z
  .array(
    z.object({
      fileId: z.uuid(),
      /** What is to be seen, for who does not see it. */
      alternative: line(LINE_MAX),
    }),
  )
  .max(PICTURES_PER_PRODUCT)
  .refine(isOnce, ONCE);
const documents = z
  .array(z.object({ fileId: z.uuid(), kind: z.enum(DOCUMENT_KINDS), title: line(NAME_MAX).min(1) }))
  .max(DOCUMENTS_PER_PRODUCT)
  .refine(isOnce, ONCE);

const written = {
  /** The shop's own number of it. */
  sku: key(SKU_MAX).min(1),
  category: z.enum(CATEGORIES),
  name: line(PRODUCT_NAME_MAX).min(1),
  brand: line(NAME_MAX).default(""),
  model: line(NAME_MAX).default(""),
  description: typed().max(TEXT_MAX).default(""),
  /** By category; `packages/contract/src/products.ts` reads it. */
  spec: z.record(z.string().max(NAME_MAX), z.unknown()).default({}),
  equipmentId: line(EQUIPMENT_ID_MAX).min(1).nullable().default(null),
  /** Of the tax that prices contain; null for the shop's rate of the day. [%] */
  taxPercent: z.number().min(0).max(TAX_MAX).nullable().default(null),
  warrantyYears: z.number().min(0).max(WARRANTY_YEARS_MAX).nullable().default(null),
  /** Sold in multiples of so many pieces. */
  multiple: z.number().int().min(1).max(QUANTITY_STEP_MAX).default(1),
  /** What it costs the shop; nobody else is shown it. */
  costMinor: Price.nullable().default(null),
  publicPrices: steps.default([]),
  tradePrices: steps.default([]),
  /** In the order they are shown; left out, those there are stay. */
  pictures: pictures.optional(),
  documents: documents.optional(),
};

const state = z.enum(PRODUCT_STATES);
export const PRODUCT_EVENTS = ["publish", "pause", "resume", "archive", "restore"] as const;
export type ProductEvent = (typeof PRODUCT_EVENTS)[number];

/** A statement of a specification that cannot be true: it is warned of. */
const SpecWarning = z.object({
  code: z.enum(SANITY_CODES),
  found: z.number(),
  limit: z.number(),
  unit: z.string(),
});

export const ShopProduct = z.object({
  id: z.uuid(),
  version: z.number().int(),
  state,
  currency: z.enum(CURRENCIES),
  ...written,
  pictures,
  documents,
  warnings: z.array(SpecWarning).readonly(),
  /** What the caller may ask for next. */
  events: z.array(z.enum(PRODUCT_EVENTS)).readonly(),
});
export type ShopProduct = z.output<typeof ShopProduct>;

export const ShopProductRow = z.object({
  id: z.uuid(),
  sku: z.string(),
  name: z.string(),
  brand: z.string(),
  category: z.enum(CATEGORIES),
  state,
  /** For one piece, to everybody; null without a price. */
  unitMinor: z.number().nullable(),
  version: z.number().int(),
});
export type ShopProductRow = z.output<typeof ShopProductRow>;

/** Where a list goes on: what the answer before gave. */
export const after = () => line(TEXT_MAX).optional().describe("Where the list goes on: `next` of the answer before");
export const search = () =>
  line(NAME_MAX).optional().describe("Words of name, brand, model or number; each must be found");

export const listShopProducts = endpoint({
  method: "GET",
  path: "/api/shop/products",
  summary: "Products of the shop by name, fifty at a time",
  tag,
  access,
  query: z.object({
    q: search(),
    category: z.enum(CATEGORIES).optional().describe("Only products of this category"),
    state: state.optional().describe("Only products in this state; without it all but archived ones"),
    after: after(),
  }),
  response: z.object({
    products: z.array(ShopProductRow),
    next: z.string().nullable(),
    /** Of the whole shop, by state. */
    counts: z.object({ draft: z.number(), published: z.number(), paused: z.number(), archived: z.number() }),
    currency: z.enum(CURRENCIES),
  }),
  errors: [...NO_SHOP, "invalid_input"],
});

const writeErrors = [
  ...NO_SHOP,
  "invalid_input",
  "sku_taken",
  "price_overlap",
  "file_not_found",
  "file_refused",
] as const;

export const createShopProduct = endpoint({
  method: "POST",
  path: "/api/shop/products",
  summary: "Add a product as a draft",
  tag,
  access,
  changes: ["shop-products", "stock"],
  status: 201,
  body: z.object(written),
  response: ShopProduct,
  errors: [...writeErrors, "too_many_products"],
});

export const readShopProduct = endpoint({
  method: "GET",
  path: "/api/shop/products/:productId",
  summary: "A product of the shop with its prices and what of its figures cannot be",
  tag,
  access,
  params,
  response: ShopProduct,
  errors: [...NO_SHOP, "product_not_found"],
});

export const saveShopProduct = endpoint({
  method: "PUT",
  path: "/api/shop/products/:productId",
  summary: "Save a product and its prices; prices that hold now end where others take their place",
  tag,
  access,
  changes: ["shop-products", "shop-product", "stock"],
  params,
  body: z.object({ version: Version, ...written }),
  response: ShopProduct,
  errors: [...writeErrors, "product_not_found", "product_changed", "product_incomplete"],
});

export const changeShopProduct = endpoint({
  method: "POST",
  path: "/api/shop/products/:productId/events",
  summary: "Publish, pause, archive a product or bring it back",
  tag,
  access,
  verified: true,
  changes: ["shop-products", "shop-product", "stock"],
  params,
  body: z.object({ event: z.enum(PRODUCT_EVENTS) }),
  response: ShopProduct,
  errors: [
    ...NO_SHOP,
    "invalid_input",
    "product_not_found",
    "product_incomplete",
    "wrong_state",
    "owner_needed",
    "email_unverified",
  ],
});

export const fillShopProduct = endpoint({
  method: "GET",
  path: "/api/shop/filled-specifications/:equipmentId",
  summary: "A row of the equipment library as the specification of a product",
  tag,
  access,
  params: z.object({ equipmentId: line(EQUIPMENT_ID_MAX).min(1) }),
  response: z.object({
    category: z.enum(CATEGORIES),
    brand: z.string(),
    model: z.string(),
    spec: z.record(z.string(), z.unknown()),
  }),
  errors: [...NO_SHOP, "equipment_not_found"],
});
