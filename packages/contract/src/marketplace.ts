import { COUNTRIES, CURRENCIES } from "@sunwright/engine/parameters/options";
import { LONGEST_PLACE, PLACE_PATTERN } from "@sunwright/engine/parameters/place-text";
import { CATEGORIES } from "@sunwright/engine/procurement/specifications";
import { z } from "zod";
import { endpoint, FileAnswer } from "./endpoint";
import { PictureAddresses } from "./files";
import { LivingCertificate } from "./installers";
import { NAME_MAX } from "./limits";
import { OF_A_DESIGN } from "./materials";
import { Rating } from "./reviews";
import { after, DOCUMENT_KINDS, PRICE_LISTS } from "./shop-products";
import { DeliveryArea, MONEY_MAX } from "./shops";
import { line } from "./text";

/** Products of one answer. */
export const MARKET_PAGE = 24;
/** Of a search by distance. [km] */
export const MARKET_REACH = { min: 5, max: 20_000 } as const;
export const MARKET_SORTS = ["relevance", "newest", "price", "-price", "name"] as const;
/** The same for a design: what fits it as it stands comes first, of equals the nearest. */
export const FITTING_SORTS = ["fit", ...MARKET_SORTS] as const;

const tag = "shops";
const access = "session";

/** What one piece costs from a quantity on. */
const MarketPrice = z.object({
  list: z.enum(PRICE_LISTS),
  from: z.number().int(),
  /** Tax included. [minor units of the product's currency] */
  unit: z.number().int(),
});

/** A picture of a product. Its addresses answer with the same bytes for ever. */
export const ProductPicture = PictureAddresses.extend({ alternative: z.string() });
export type ProductPicture = z.output<typeof ProductPicture>;

const Seller = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Name of its town; null until the shop says it. */
  town: z.string().nullable(),
  country: z.enum(COUNTRIES).nullable(),
  /** Between the points of the towns, to the nearest 5 km; null where one of them is not known. [km] */
  distance: z.number().nullable(),
});

const Trader = z.object({
  name: z.string(),
  /** Several lines. */
  address: z.string(),
  taxNumber: z.string(),
  register: z.string(),
  phone: z.string(),
});

/** Where the shop of a product delivers to. */
const SaleArea = DeliveryArea.extend({
  /** Whether it reaches as far as the town that was asked for; null without one. */
  reaches: z.boolean().nullable(),
});

export const MarketProduct = z.object({
  id: z.uuid(),
  name: z.string(),
  brand: z.string(),
  model: z.string(),
  category: z.enum(CATEGORIES),
  /** By category; `packages/contract/src/products.ts` reads it. */
  spec: z.record(z.string(), z.unknown()),
  shop: Seller,
  currency: z.enum(CURRENCIES),
  /** Those that hold now and are the caller's to see, by list and quantity. */
  prices: z.array(MarketPrice).readonly(),
  /** Pieces that can be sold now. */
  available: z.number().int(),
  /** Sold in multiples of so many pieces. */
  multiple: z.number().int(),
  /** The first; null until its shop shows one. */
  picture: ProductPicture.nullable(),
});
export type MarketProduct = z.output<typeof MarketProduct>;

const town = z
  .string()
  .max(LONGEST_PLACE)
  .regex(PLACE_PATTERN)
  .optional()
  .describe("A town as a project holds it; distances are counted from there");
const minor = z.coerce.number().int().min(0).max(MONEY_MAX).optional();

/** Shops that products are asked of at once. */
const MARKET_SHOPS = 20;
/** One or several of a form, separated by commas. */
const several = (one: string, most: number) =>
  z
    .string()
    .regex(new RegExp(`^(?:${one})(?:,(?:${one})){0,${most - 1}}$`))
    .optional();
const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";

const inAnyTown = {
  q: line(NAME_MAX).optional().describe("Words of name, brand, model or number; typing errors are forgiven"),
  category: several(CATEGORIES.join("|"), CATEGORIES.length).describe(
    "Only products of these categories, separated by commas",
  ),
  shop: several(UUID, MARKET_SHOPS).describe("Only products of these shops, separated by commas"),
  currency: z.enum(CURRENCIES).optional().describe("Only products sold in this currency"),
  inStock: z.enum(["true"]).optional().describe("Only what can be sold now"),
  minPrice: minor.describe("Least public price in minor units; needs `currency`"),
  maxPrice: minor.describe("Most public price in minor units; needs `currency`"),
};
const within = z.coerce.number().int().min(MARKET_REACH.min).max(MARKET_REACH.max).optional();

/** A product of a list, in which it stands once. */
const ListedProduct = MarketProduct.extend({
  /** How many offers of it there are among all that the list was asked for, this one with them. */
  offers: z.number().int(),
});
export type ListedProduct = z.output<typeof ListedProduct>;

const MarketPage = z.object({
  products: z.array(ListedProduct).readonly(),
  next: z.string().nullable(),
  /** Whether trade prices are the caller's to see: members of verified installer firms alone. */
  trade: z.boolean(),
});

export const listMarketProducts = endpoint({
  method: "GET",
  path: "/api/marketplace/products",
  summary: "Products on sale, each once, twenty-four at a time, with the prices that the caller may see",
  tag,
  access,
  query: z.object({
    ...inAnyTown,
    product: several(UUID, MARKET_PAGE).describe("Only these products, separated by commas, each for itself"),
    each: z.enum(["true"]).optional().describe("Every offer for itself: what several sell stands there several times"),
    same: z.uuid().optional().describe("Only what is this product too, of each of its sellers"),
    town,
    within: within.describe("Only shops this near to the town, in kilometres; needs `town`"),
    sort: z
      .enum(MARKET_SORTS)
      .default("relevance")
      .describe("By price needs `currency`; by relevance without words is the newest first"),
    after: after(),
  }),
  tagged: true,
  response: MarketPage,
  errors: ["not_signed_in", "invalid_input"],
});

const Counted = { products: z.number().int() };
export const readMarketFilters = endpoint({
  method: "GET",
  path: "/api/marketplace/filters",
  summary: "What products on sale can be filtered by: categories, shops and currencies with their numbers",
  tag,
  access,
  response: z.object({
    ...Counted,
    categories: z.array(z.object({ category: z.enum(CATEGORIES), ...Counted })).readonly(),
    /** The hundred with most products. */
    shops: z.array(z.object({ id: z.uuid(), name: z.string(), ...Counted })).readonly(),
    currencies: z.array(z.object({ currency: z.enum(CURRENCIES), ...Counted })).readonly(),
  }),
  errors: ["not_signed_in"],
});

export const readMarketProduct = endpoint({
  method: "GET",
  path: "/api/marketplace/products/:productId",
  summary: "A product on sale with its prices, its stock by place and its shop",
  tag,
  access,
  params: z.object({ productId: z.uuid() }),
  query: z.object({ town }),
  response: MarketProduct.extend({
    description: z.string(),
    /** What buyers say of the product, and of all that its shop delivered. */
    rating: Rating,
    shopRating: Rating,
    pictures: z.array(ProductPicture).readonly(),
    documents: z.array(z.object({ fileId: z.uuid(), kind: z.enum(DOCUMENT_KINDS), title: z.string() })).readonly(),
    equipmentId: z.string().nullable(),
    /** Of the tax that prices contain. [%] */
    taxPercent: z.number(),
    warrantyYears: z.number().nullable(),
    stock: z.array(z.object({ place: z.string(), available: z.number().int() })).readonly(),
    /** Next delivery from a supplier, such as "2026-12-01"; null without one. */
    incomingOn: z.string().nullable(),
    /** Whether trade prices are the caller's to see. */
    trade: z.boolean(),
    /** Who sells, in law; empty texts where the shop has not stated them. */
    trader: Trader,
    terms: z.object({
      collection: z.boolean(),
      returnDays: z.number().int(),
      returnTerms: z.string(),
      warrantyTerms: z.string(),
      /** Whether the shop has a verified licence that has not ended. */
      verified: z.boolean(),
      /** Those that count today, the newest first. */
      licences: z.array(LivingCertificate).readonly(),
      areas: z.array(SaleArea).readonly(),
    }),
  }),
  errors: ["not_signed_in", "invalid_input", "product_not_found"],
});

export const readProductPicture = endpoint({
  method: "GET",
  path: "/api/marketplace/pictures/:digest",
  summary: "A picture of a product that is or was on sale",
  tag,
  access: "public",
  params: z.object({
    digest: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .describe("SHA-256 of the picture"),
  }),
  file: ["image/webp"],
  immutable: true,
  response: FileAnswer,
  errors: ["picture_not_found"],
});

export const readProductDocument = endpoint({
  method: "GET",
  path: "/api/marketplace/products/:productId/documents/:fileId",
  summary: "A document of a product on sale, as a download",
  tag,
  access,
  params: z.object({ productId: z.uuid(), fileId: z.uuid() }),
  file: ["application/pdf"],
  response: FileAnswer,
  errors: ["not_signed_in", "product_not_found", "file_not_found"],
});

export const listFittingProducts = endpoint({
  method: "GET",
  path: "/api/projects/:id/materials/products",
  summary: "Products on sale for a project's design, twenty-four at a time: what fits it best first, or nothing else",
  tag: "projects",
  access,
  params: z.object({ id: z.uuid() }),
  query: z.object({
    ...inAnyTown,
    within: within.describe("Only shops this near to the project's town, in kilometres"),
    fit: z
      .enum(["true"])
      .optional()
      .describe("Only what fills a line of the design, with or without changes of others"),
    sort: z.enum(FITTING_SORTS).default("fit").describe("By price needs `currency`"),
    after: after(),
  }),
  response: MarketPage,
  errors: [...OF_A_DESIGN, "invalid_input"],
});
