import { COUNTRIES, CURRENCIES } from "@sunwright/engine/parameters/options";
import { placeOf } from "@sunwright/engine/parameters/place-text";
import { z } from "zod";
import { endpoint } from "./endpoint";
import { LinePicture } from "./files";
import { PRICE_MAX } from "./limits";
import { between } from "./numbers";
import { PRICE_LISTS } from "./shop-products";
import { PAYMENT_WAYS } from "./shops";
import { line } from "./text";

/** Pieces of one product in a cart; a warehouse is not emptied by a slip of the finger. */
export const ORDER_QUANTITY_MAX = 10_000;
export const CART_LINES_MAX = 40;
export const SHOPS_OF_CART_MAX = 20;
/** Of the fullest cart, with tax and delivery: still exact. An order of one shop comes to no more than MONEY_MAX. [minor units] */
export const CART_TOTAL_MAX = 2 * CART_LINES_MAX * ORDER_QUANTITY_MAX * PRICE_MAX;
/** Longest name of a line of the bill of materials. [characters] */
export const MATERIAL_MAX = 100;

/** [minor units] */
export const Money = z.number().int();
export const Quantity = between({ min: 1, max: ORDER_QUANTITY_MAX, whole: true });
export const Town = line(200).refine((text) => placeOf(text) !== null);

const CartLine = z.object({
  productId: z.string(),
  name: z.string(),
  brand: z.string(),
  category: z.string(),
  /** Null until its shop shows one. */
  picture: LinePicture.nullable(),
  quantity: z.number().int(),
  /** Sold in multiples of so many pieces. */
  multiple: z.number().int(),
  /** Ids of the lines of the bill of materials that it fills, with spaces between; empty where it is for none. */
  material: z.string(),
  /** Whether its shop still sells it. */
  onSale: z.boolean(),
  addedAt: z.iso.datetime(),
  /** What a piece cost when it was put in, at today's quantity; null where nothing says. [minor units] */
  unitThenMinor: Money.nullable(),
  /** Null where it is not sold any more, or at no price that holds for this buyer and quantity. [minor units] */
  unitMinor: Money.nullable(),
  totalMinor: Money.nullable(),
  /** Of the total: contained in it, or added to it where `taxAdded`. */
  taxMinor: Money,
  taxPercent: z.number(),
  /** Pieces that can be sold now. */
  available: z.number().int(),
  /** What holds for this buyer now, by list and quantity. */
  ladder: z
    .array(
      z.object({
        list: z.enum(PRICE_LISTS),
        from: z.number().int(),
        unitMinor: Money,
        reached: z.boolean(),
        wins: z.boolean(),
      }),
    )
    .readonly(),
});

/** Why a way of payment is not open: the shop takes none of it, or has let no firm of the buyer buy by it. */
export const PAYMENT_CLOSED = ["not-taken", "not-approved"] as const;

const CartShop = z.object({
  shopId: z.string(),
  name: z.string(),
  /** Name of its town; null until the shop says it. */
  town: z.string().nullable(),
  country: z.enum(COUNTRIES).nullable(),
  lines: z.array(CartLine).readonly(),
  goodsMinor: Money,
  taxMinor: Money,
  taxAdded: z.boolean(),
  /** Collected: goods, and their tax where it is added. */
  totalMinor: Money,
  /** To the town asked about; null where the shop does not deliver there, or no town was. */
  delivery: z
    .object({
      costMinor: Money,
      daysMin: z.number().int(),
      daysMax: z.number().int(),
      /** Of goods and delivery. */
      taxMinor: Money,
      totalMinor: Money,
    })
    .nullable(),
  /** Whether goods can be collected. */
  collection: z.boolean(),
  /** Each way of payment, and whether it is open to the caller. */
  payments: z
    .array(
      z.object({
        way: z.enum(PAYMENT_WAYS),
        /** Null where it is open. */
        closed: z.enum(PAYMENT_CLOSED).nullable(),
        /** What is left of the credit of the caller's firm, delivery and tax included; null where no credit counts. */
        leftMinor: Money.nullable(),
      }),
    )
    .readonly(),
  /** What the shop says of every sale. */
  terms: z.object({ returnDays: z.number().int(), returnTerms: z.string(), warrantyTerms: z.string() }),
});
export type CartShop = z.output<typeof CartShop>;

export const Cart = z.object({
  /** Null until something is in it. */
  id: z.string().nullable(),
  projectId: z.string().nullable(),
  currency: z.enum(CURRENCIES).nullable(),
  shops: z.array(CartShop).readonly(),
  /** Of all shops, without delivery, added tax included. */
  goodsMinor: Money,
  /** Whether trade prices are the caller's to see. */
  trade: z.boolean(),
  /** What the law of the country asked about gives the caller; null for a firm, for none, and where no town was asked. */
  withdrawal: z
    .object({
      /** From the day after the delivery. */
      days: z.number().int(),
      /** The delivery is paid back with the goods, as far as it was the standard one. */
      refundsDelivery: z.boolean(),
      /** Sending the goods back is at the buyer's cost, unless the shop bears it. */
      paysReturn: z.boolean(),
    })
    .nullable(),
});
export type Cart = z.output<typeof Cart>;

const tag = "orders";
const access = "session";
const CART_CHANGES = ["cart"] as const;

const project = z.uuid().optional().describe("Whose cart; without it the one that is for no project");
const ofProject = { projectId: z.uuid().nullable().default(null) };
const ofLine = { quantity: Quantity, material: line(MATERIAL_MAX).default("") };

export const readCart = endpoint({
  method: "GET",
  path: "/api/cart",
  summary: "The open cart of a project or of none, with today's prices and stock",
  tag,
  access,
  query: z.object({
    project,
    country: z.enum(COUNTRIES).optional().describe("With `town`: what delivery there costs"),
    town: Town.optional().describe("As the parameter `town` of a project holds it"),
  }),
  response: Cart,
  errors: ["not_signed_in", "invalid_input"],
});

export const listCarts = endpoint({
  method: "GET",
  path: "/api/cart/open",
  summary: "The caller's open carts that hold something, the one that was used last first",
  tag,
  access,
  response: z.object({
    carts: z
      .array(
        z.object({
          /** Null of the cart that is for no project. */
          projectId: z.string().nullable(),
          project: z.string().nullable(),
          products: z.number().int(),
          pieces: z.number().int(),
        }),
      )
      .readonly(),
  }),
  errors: ["not_signed_in"],
});

const RealPart = z.object({
  productId: z.string(),
  name: z.string(),
  category: z.string(),
  quantity: z.number().int(),
  unitMinor: Money,
  totalMinor: Money,
  currency: z.enum(CURRENCIES),
  /** Of an order of the caller; both null for what is in the cart. */
  orderId: z.string().nullable(),
  number: z.string().nullable(),
  /** When it was ordered, or put into the cart. */
  at: z.iso.datetime(),
});
export type RealPart = z.output<typeof RealPart>;

export const listRealParts = endpoint({
  method: "GET",
  path: "/api/cart/parts",
  summary: "Products that the caller has ordered for a project or has in its open cart, with what they cost",
  tag,
  access,
  query: z.object({ project: z.uuid().describe("For which they are") }),
  response: z.object({ parts: z.array(RealPart).readonly() }),
  errors: ["not_signed_in", "invalid_input"],
});

/** Of what lies together, when it is put in and when it is placed. */
export const TOGETHER_REFUSALS = ["own_shop", "one_currency", "one_country"] as const;

const PUT_REFUSALS = [
  "not_signed_in",
  "invalid_input",
  "project_not_found",
  "product_not_found",
  ...TOGETHER_REFUSALS,
  "package_size",
  "cart_full",
  "cart_closed",
  "not_permitted",
] as const;

export const putCartLine = endpoint({
  method: "PUT",
  path: "/api/cart/lines/:productId",
  summary: "Put so many pieces of a product into the open cart, in place of those that were in it",
  tag,
  access,
  changes: CART_CHANGES,
  params: z.object({ productId: z.uuid() }),
  body: z.strictObject({ ...ofProject, ...ofLine }),
  response: Cart,
  errors: PUT_REFUSALS,
});

export const putCartLines = endpoint({
  method: "PUT",
  path: "/api/cart/lines",
  summary: "Put pieces of several products into the open cart at once, in place of those of them that were in it",
  tag,
  access,
  changes: CART_CHANGES,
  body: z.strictObject({
    ...ofProject,
    lines: z
      .array(z.strictObject({ productId: z.uuid(), ...ofLine }))
      .min(1)
      .max(CART_LINES_MAX),
  }),
  response: Cart,
  errors: PUT_REFUSALS,
});

export const removeCartLine = endpoint({
  method: "DELETE",
  path: "/api/cart/lines/:productId",
  summary: "Take a product out of the open cart",
  tag,
  access,
  changes: CART_CHANGES,
  params: z.object({ productId: z.uuid() }),
  query: z.object({ project }),
  response: Cart,
  errors: ["not_signed_in", "invalid_input", "product_not_found"],
});
