import { z } from "zod";
import { endpoint } from "./endpoint";
import { NO_SHOP, PAYMENT_WAYS } from "./shops";

/** Orders of one page, and of one call that frees them. */
export const HOLDS_PER_PAGE = 50;

const tag = "shops";
const access = "session";
const pieces = z.number().int().min(0);

/** An unpaid order that the shop has not accepted yet, with what it holds. */
const Hold = z.object({
  id: z.uuid(),
  number: z.string(),
  buyer: z.string(),
  town: z.string(),
  payment: z.enum(PAYMENT_WAYS),
  placedAt: z.iso.datetime(),
  /** Then the goods are free again; null while a dispute lives. */
  until: z.iso.datetime().nullable(),
  /** The buyer's e-mail address is verified. */
  verified: z.boolean(),
  /** The buyer has not completed an order yet. */
  isNew: z.boolean(),
  lines: z.array(z.object({ productId: z.uuid(), sku: z.string(), name: z.string(), pieces })).readonly(),
});
export type Hold = z.output<typeof Hold>;

export const listHolds = endpoint({
  method: "GET",
  path: "/api/shop/holds",
  summary: "What unpaid orders hold of the shop's stock, who placed them and until when, fifty at a time",
  tag,
  access,
  query: z.object({ after: z.uuid().optional().describe("The last order of the page before") }),
  response: z.object({
    holds: z.array(Hold).readonly(),
    next: z.string().nullable(),
    /** Of all pages. */
    orders: z.number().int(),
    pieces,
  }),
  errors: [...NO_SHOP, "invalid_input"],
});

export const freeHolds = endpoint({
  method: "POST",
  path: "/api/shop/holds/free",
  summary:
    "Put what unpaid orders hold back on sale; the orders stay and are reserved again when the shop accepts them",
  tag,
  access,
  changes: ["holds", "stock", "shop-orders", "shop-order"],
  body: z.strictObject({ orders: z.array(z.uuid()).min(1).max(HOLDS_PER_PAGE) }),
  response: z.object({
    /** Orders that held something. */
    freed: z.array(z.string()).readonly(),
  }),
  errors: [...NO_SHOP, "invalid_input"],
});
