import { CURRENCIES } from "@sunwright/engine/parameters/options";
import { z } from "zod";
import { endpoint } from "./endpoint";
import { NAME_MAX } from "./limits";
import { after, PriceStep, SoldStep, STEPS_MAX } from "./shop-products";
import { NO_SHOP } from "./shops";
import { line } from "./text";

/** Own lists of one shop. */
export const PRICE_LISTS_MAX = 200;
/** Firms of one answer. */
export const FIRMS_OF_ANSWER = 20;

const tag = "shops";
const access = "session";
const params = z.object({ listId: z.uuid() });

const OwnList = z.object({
  id: z.uuid(),
  firmId: z.uuid(),
  /** Whose it is. */
  firm: z.string(),
  /** Products with a price on it that holds or will. */
  products: z.number().int(),
});
export type OwnList = z.output<typeof OwnList>;
const OwnLists = z.object({ lists: z.array(OwnList) });

export const listPriceLists = endpoint({
  method: "GET",
  path: "/api/shop/price-lists",
  summary: "Installer firms for which the shop has a list of their own",
  tag,
  access,
  response: OwnLists,
  errors: NO_SHOP,
});

export const findFirms = endpoint({
  method: "GET",
  path: "/api/shop/firms",
  summary: "Verified installer firms by the beginning of their names, for a list of their own",
  tag,
  access,
  query: z.object({ q: line(NAME_MAX).min(1).describe("How the name begins, or a word of it") }),
  response: z.object({ firms: z.array(z.object({ id: z.uuid(), name: z.string(), town: z.string().nullable() })) }),
  errors: [...NO_SHOP, "invalid_input"],
});

export const openPriceList = endpoint({
  method: "POST",
  path: "/api/shop/price-lists",
  summary: "Open a list of its own for a verified installer firm",
  tag,
  access,
  changes: ["price-lists"],
  body: z.object({ firmId: z.uuid() }),
  response: OwnLists,
  errors: [...NO_SHOP, "invalid_input", "firm_unknown", "price_list_taken", "too_many_price_lists"],
});

export const removePriceList = endpoint({
  method: "DELETE",
  path: "/api/shop/price-lists/:listId",
  summary: "Remove a firm's own list with its prices; what was ordered at them stays as it was",
  tag,
  access,
  changes: ["price-lists", "price-list"],
  params,
  response: OwnLists,
  errors: [...NO_SHOP, "price_list_not_found"],
});

const ListedProduct = z.object({
  productId: z.uuid(),
  sku: z.string(),
  name: z.string(),
  /** For one piece, to everybody; null without a price. */
  publicMinor: z.number().nullable(),
  steps: z.array(PriceStep),
});
export type ListedProduct = z.output<typeof ListedProduct>;

export const readPriceList = endpoint({
  method: "GET",
  path: "/api/shop/price-lists/:listId",
  summary: "The prices of a firm's own list that hold or will, fifty products at a time by name",
  tag,
  access,
  params,
  query: z.object({ after: after() }),
  response: z.object({
    list: OwnList,
    currency: z.enum(CURRENCIES),
    products: z.array(ListedProduct),
    next: z.string().nullable(),
  }),
  errors: [...NO_SHOP, "invalid_input", "price_list_not_found"],
});

export const saveListedProduct = endpoint({
  method: "PUT",
  path: "/api/shop/price-lists/:listId/products/:productId",
  summary: "Save the prices of a product on a firm's own list; none takes it off the list",
  tag,
  access,
  changes: ["price-lists", "price-list"],
  params: z.object({ listId: z.uuid(), productId: z.uuid() }),
  body: z.object({ steps: z.array(SoldStep).max(STEPS_MAX) }),
  response: ListedProduct,
  errors: [...NO_SHOP, "invalid_input", "price_list_not_found", "product_not_found", "price_overlap"],
});
