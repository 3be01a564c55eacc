import { CURRENCIES } from "@sunwright/engine/parameters/options";
import { SANITY_CODES } from "@sunwright/engine/procurement/sanity";
import { CATEGORIES } from "@sunwright/engine/procurement/specifications";
import { z } from "zod";
import { endpoint } from "./endpoint";
import { LINE_MAX, NAME_MAX, TEXT_MAX } from "./limits";
import {
  after,
  PRODUCT_NAME_MAX,
  PRODUCT_STATES,
  QUANTITY_STEP_MAX,
  SKU_MAX,
  STEPS_MAX,
  WARRANTY_YEARS_MAX,
} from "./shop-products";
import { NO_SHOP, Price, TAX_MAX, VERSION_MAX } from "./shops";
import { key, line, typed } from "./text";

/** Rows of one call: a large file is sent in sets. */
export const PRODUCT_ROWS_MAX = 250;
/** What a file may say of the state; archiving is done by hand. */
export const IMPORTED_STATES = ["draft", "published", "paused"] as const;

const tag = "shops";
const access = "session";

/** A price in a column of its own: `public_price`, `trade_price`, `trade_price_10` from ten pieces on. */
const RowPrice = z.object({
  list: z.enum(["public", "trade"]),
  fromQuantity: z.number().int().min(1).max(QUANTITY_STEP_MAX),
  unitMinor: Price,
});

/** A row of a file: what it does not name stays as it is. */
export const ProductRow = z.object({
  /** Of the file. */
  line: z.number().int().min(1).max(VERSION_MAX),
  sku: key(SKU_MAX).min(1),
  category: z.enum(CATEGORIES).optional(),
  name: line(PRODUCT_NAME_MAX).min(1).optional(),
  brand: line(NAME_MAX).optional(),
  model: line(NAME_MAX).optional(),
  description: typed().max(TEXT_MAX).optional(),
  state: z.enum(IMPORTED_STATES).optional(),
  taxPercent: z.number().min(0).max(TAX_MAX).optional(),
  warrantyYears: z.number().min(0).max(WARRANTY_YEARS_MAX).optional(),
  multiple: z.number().int().min(1).max(QUANTITY_STEP_MAX).optional(),
  costMinor: Price.optional(),
  currency: z.enum(CURRENCIES).optional(),
  prices: z
    .array(RowPrice)
    .max(2 * STEPS_MAX)
    .default([]),
  /** By the names of the category's fields. */
  spec: z.record(z.string().max(NAME_MAX), z.unknown()).default({}),
  /** Version of the product, as the check saw it; 0 where there was none. */
  seen: z.number().int().min(0).max(VERSION_MAX).optional(),
});
export type ProductRow = z.output<typeof ProductRow>;

/** What is wrong with a row, beside what a specification cannot be. */
export const ROW_FAULTS = [
  "twice",
  "currency",
  "needed",
  "field",
  "state",
  "price",
  "free",
  "archived",
  "full",
] as const;

const value = z.union([z.string(), z.number()]).nullable();
const Checked = z.object({
  line: z.number().int(),
  sku: z.string(),
  name: z.string(),
  fault: z
    .object({
      code: z.enum([...ROW_FAULTS, ...SANITY_CODES]),
      /** Of the file; null where it is about the whole row. */
      column: z.string().nullable(),
      found: z.number().nullable(),
      limit: z.number().nullable(),
    })
    .nullable(),
  seen: z.number().int(),
  /** By column; prices and costs in minor units. */
  changes: z.array(z.object({ column: z.string(), before: value, after: value })),
});
export type CheckedProductRow = z.output<typeof Checked>;

const rows = z.object({ rows: z.array(ProductRow).min(1).max(PRODUCT_ROWS_MAX) });

export const checkProductImport = endpoint({
  method: "POST",
  path: "/api/shop/product-import/check",
  summary: "What rows of a file would change of products; nothing is saved",
  tag,
  access,
  changes: [],
  body: rows,
  response: z.object({ rows: z.array(Checked), currency: z.enum(CURRENCIES) }),
  errors: [...NO_SHOP, "invalid_input"],
});

export const saveProductImport = endpoint({
  method: "POST",
  path: "/api/shop/product-import",
  summary: "Save rows of products that were checked, all of them or none",
  tag,
  access,
  verified: true,
  changes: ["shop-products", "shop-product", "stock"],
  body: rows,
  response: z.object({ saved: z.number().int() }),
  errors: [...NO_SHOP, "invalid_input", "product_changed", "import_faulty", "email_unverified"],
});

const Exported = z.object({
  sku: z.string(),
  category: z.enum(CATEGORIES),
  name: z.string(),
  brand: z.string(),
  model: z.string(),
  description: z.string(),
  state: z.enum(PRODUCT_STATES),
  taxPercent: z.number().nullable(),
  warrantyYears: z.number().nullable(),
  multiple: z.number().int(),
  costMinor: z.number().nullable(),
  spec: z.record(z.string(), z.unknown()),
  prices: z.array(z.object({ list: z.enum(["public", "trade"]), fromQuantity: z.number(), unitMinor: z.number() })),
});
export type ExportedProduct = z.output<typeof Exported>;

export const exportShopProducts = endpoint({
  method: "GET",
  path: "/api/shop/product-export",
  summary: "All that a file of products holds, archived ones left out, 250 products at a time by number",
  tag,
  access,
  query: z.object({ after: after() }),
  response: z.object({ products: z.array(Exported), next: z.string().nullable(), currency: z.enum(CURRENCIES) }),
  errors: [...NO_SHOP, "invalid_input"],
});

/** The name of a field of a specification as a column: "powerWatts" is "power_watts". */
export const columnOfField = (field: string): string =>
  field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).slice(0, LINE_MAX);

/** The column of a price: "public_price", "trade_price_10". */
export const columnOfPrice = ({
  list,
  fromQuantity,
}: Pick<z.output<typeof RowPrice>, "list" | "fromQuantity">): string =>
  fromQuantity === 1 ? `${list}_price` : `${list}_price_${fromQuantity}`;
