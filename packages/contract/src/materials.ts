import { CURRENCIES } from "@sunwright/engine/parameters/options";
import { FILLING_GOALS } from "@sunwright/engine/procurement/fill";
import { GAP_REASONS } from "@sunwright/engine/procurement/candidates";
import { VERDICTS } from "@sunwright/engine/procurement/fit";
import { CATEGORIES } from "@sunwright/engine/procurement/specifications";
import { z } from "zod";
import { NO_PROJECT } from "./access";
import { endpoint } from "./endpoint";
import { Finding } from "./findings";
import { MONEY_MAX } from "./shops";
import { Text } from "./told";
import { Trace } from "./trace";

const access = "session";

const Need = z.object({
  field: z.string(),
  least: z.number().optional(),
  most: z.number().optional(),
  is: z.union([z.number(), z.string()]).optional(),
});

/** A line of a project's bill of materials. */
export const Material = z.object({
  id: z.string(),
  category: z.enum(CATEGORIES),
  name: Text,
  quantity: z.number(),
  unit: z.enum(["pieces", "m"]),
  needs: z.array(Need).readonly(),
  /** The system runs without it. */
  optional: z.boolean(),
  why: Trace,
  clause: Text.nullable(),
});
export type Material = z.output<typeof Material>;

const params = z.object({ id: z.uuid() });
/** What else a call on a design refuses for. */
export const OF_A_DESIGN = [
  ...NO_PROJECT,
  "not_calculated",
  "design_outdated",
  "server_busy",
  "calculation_cancelled",
] as const;

/** One for each part that is chosen of shops' products: panels, battery, inverter and charge controller. */
export const CHOSEN_MOST = 4;
const chosen = z
  .string()
  .regex(/^[0-9a-f-]{36}(?:,[0-9a-f-]{36}){0,3}$/)
  .optional()
  .describe(
    "Panels, battery, inverter and charge controller on sale that the design is made again with, separated by commas",
  );

export const listMaterials = endpoint({
  method: "GET",
  path: "/api/projects/:id/materials",
  summary: "What a project's design is bought from: every part with its quantity and what it must be",
  tag: "projects",
  access,
  params,
  query: z.object({ chosen }),
  response: z.object({ lines: z.array(Material).readonly() }),
  errors: [...OF_A_DESIGN, "invalid_input"],
});

/** Whether a product fills a line of the bill of materials, and why not. */
export const ProductFit = z.object({
  product: z.uuid(),
  line: z.string(),
  verdict: z.enum(VERDICTS),
  /** That fill the line; null where it does not. */
  pieces: z.number().nullable(),
  findings: z.array(Finding).readonly(),
  /** Must be stated first. */
  missing: z.array(z.string()).readonly(),
});
export type ProductFit = z.output<typeof ProductFit>;

export const listFits = endpoint({
  method: "GET",
  path: "/api/projects/:id/materials/fits",
  summary: "Whether products on sale fit a project's design, line by line, and why not",
  tag: "projects",
  access,
  params,
  query: z.object({
    products: z
      .string()
      .regex(/^[0-9a-f-]{36}(?:,[0-9a-f-]{36}){0,23}$/)
      .describe("Ids of products, separated by commas; twenty-four at most"),
    chosen,
  }),
  response: z.object({ fits: z.array(ProductFit).readonly() }),
  errors: [...OF_A_DESIGN, "invalid_input"],
});

export const fillMaterials = endpoint({
  method: "POST",
  path: "/api/projects/:id/materials/filling",
  summary: "Find products that fill a project's list at the least cost; nothing is stored",
  tag: "projects",
  access,
  need: "view",
  changes: [],
  params,
  body: z.object({
    currency: z.enum(CURRENCIES),
    goal: z.enum(FILLING_GOALS).default("least-cost"),
    /** What one shop more is worth avoiding. [minor units] */
    extraShop: z.number().int().min(0).max(MONEY_MAX).default(0),
    /** Lines that the system runs without, too. */
    optional: z.boolean().default(false),
  }),
  response: z.object({
    lines: z
      .array(
        z.object({
          /** Once for each product that fills a part of it: where no shop has enough, several do. */
          line: z.string(),
          product: z.uuid(),
          name: z.string(),
          brand: z.string(),
          shop: z.uuid(),
          pieces: z.number().int(),
          quantity: z.number().int(),
        }),
      )
      .readonly(),
    gaps: z.array(z.object({ line: z.string(), reason: z.enum(GAP_REASONS) })).readonly(),
    shops: z
      .array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          goods: z.number().int(),
          delivery: z.number().int(),
          /** Added to both, where prices do not contain it. */
          tax: z.number().int(),
        }),
      )
      .readonly(),
    /** [minor units] */
    goods: z.number().int(),
    delivery: z.number().int(),
    /** Sales tax where it is added to prices, as the cart adds it; 0 where they contain it. */
    tax: z.number().int(),
    total: z.number().int(),
    /** Nothing is cheaper by more than this; 0: nothing is cheaper. [minor units] */
    gap: z.number(),
    /** Whether the design, made again with these products, keeps its target; null where no years are simulated. */
    keepsTarget: z.boolean().nullable(),
  }),
  errors: [...OF_A_DESIGN, "invalid_input"],
});
