import { z } from "zod";

/** One rule that a product was held to. */
export const Finding = z.object({
  rule: z.string(),
  found: z.union([z.number(), z.string(), z.array(z.number()).readonly()]).nullable(),
  least: z.number().optional(),
  most: z.number().optional(),
  is: z.union([z.number(), z.string()]).optional(),
  unit: z.string(),
  kept: z.boolean().nullable(),
});
