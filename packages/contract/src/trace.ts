import { z } from "zod";

const TraceInput = z.object({
  symbol: z.string(),
  name: z.string(),
  value: z.union([z.number(), z.string()]),
  unit: z.string(),
  from: z.string(),
});

export const Trace = z
  .object({
    id: z.string(),
    name: z.string(),
    value: z.number(),
    unit: z.string(),
    formula: z.string(),
    equation: z.string(),
    inputs: z.array(TraceInput).readonly(),
    source: z.string(),
  })
  .describe("A figure with its formula, this project's values in it and their sources");
