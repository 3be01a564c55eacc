import { CURRENCIES } from "@sunwright/engine/parameters/options";
import { IN_PRICE, RUNGS } from "@sunwright/engine/prices/price";
import { FALLING, FALLS } from "@sunwright/engine/prices/standing";
import { z } from "zod";
import { NOT_ALLOWED, NO_PROJECT } from "./access";
import { endpoint } from "./endpoint";
import { LIVING_INVITATIONS_MAX } from "./request-states";
import { OPTIONS_MAX } from "./quote-states";
import { OF_A_DESIGN } from "./materials";

/** What a system costs by one rung, in whole units of its currency. */
export const SystemPrice = z.object({
  rung: z.enum(RUNGS),
  amount: z.number(),
  currency: z.enum(CURRENCIES),
  /** On which it was looked up, found, offered or agreed. */
  day: z.string(),
  /** The last day it holds, where one is known. */
  until: z.string().optional(),
  includes: z.array(z.enum(IN_PRICE)).readonly(),
  /** Where the rung is a range. */
  range: z.object({ low: z.number(), middle: z.number(), high: z.number() }).optional(),
  /** Of a contract: the system agreed on [W, Wh, W], and whether what stands here was paid. */
  agreed: z
    .object({
      system: z.object({ panels: z.number(), battery: z.number(), inverter: z.number() }).nullable(),
      paid: z.boolean(),
    })
    .optional(),
});

/** An offer that may be the price. */
export const PricedOffer = z.object({
  id: z.uuid(),
  firm: z.string(),
  amount: z.number(),
  currency: z.enum(CURRENCIES),
  /** The last day on which it can be accepted. */
  until: z.string(),
  /** Without power, simulated on the house. [h a year] */
  darkHours: z.number().nullable(),
  /** It has a fault with which nobody should sign it: never a price. */
  barred: z.boolean(),
  /** For the system as it stands. */
  fits: z.boolean(),
  recommended: z.boolean(),
});
export type PricedOffer = z.output<typeof PricedOffer>;

/** What is known of a project's price beyond its design, for whoever asks. */
export const ProjectPrice = z.object({
  /** The surest of all, the design's own rungs among them; null until calculated. */
  price: SystemPrice.nullable(),
  known: z.object({ shops: SystemPrice.optional(), offer: SystemPrice.optional(), contract: SystemPrice.optional() }),
  /** Rungs that were known and are the price no more, where nothing surer is known. */
  fallen: z.array(z.object({ rung: z.enum(FALLING), why: z.enum(FALLS) })).readonly(),
  /** For the owner: those that can still be accepted. */
  offers: z
    .array(PricedOffer)
    .max(LIVING_INVITATIONS_MAX * OPTIONS_MAX * 3)
    .readonly(),
  chosen: z.uuid().nullable(),
  /** Whether those whom the owner shows the project read what was offered and agreed. */
  shown: z.boolean(),
});
export type ProjectPrice = z.output<typeof ProjectPrice>;

const tag = "projects";
const access = "session";
const params = z.object({ id: z.uuid() });

export const readProjectPrice = endpoint({
  method: "GET",
  path: "/api/projects/:id/price",
  summary: "What shops ask for a project's system, what was offered and what was agreed: the surest is its price",
  tag,
  access,
  params,
  response: ProjectPrice,
  errors: NO_PROJECT,
});

export const updateProjectPrice = endpoint({
  method: "PUT",
  path: "/api/projects/:id/price",
  summary: "Choose an offer as the price, or none, and say whether view links show what was offered and agreed",
  tag,
  access,
  need: "owner",
  changes: ["price", "projects"],
  params,
  body: z.strictObject({ chosen: z.uuid().nullable().optional(), shown: z.boolean().optional() }),
  response: ProjectPrice,
  errors: [...NOT_ALLOWED, "invalid_input", "offer_not_found", "offer_over", "offer_barred", "offer_of_other_size"],
});

export const findShopsPrice = endpoint({
  method: "POST",
  path: "/api/projects/:id/price/shops",
  summary: "Fill a project's list at the cheapest shops, at prices for everybody, and keep what it costs with its day",
  tag,
  access,
  need: "owner",
  changes: ["price", "projects"],
  params,
  response: ProjectPrice,
  errors: [...OF_A_DESIGN, "not_permitted", "list_not_filled"],
});
