import { join, resolve } from "node:path";
import { z } from "zod";

/** Where a run leaves what its tools report, in a folder each for the first tier, the rest and what was asked by name. */
export const REPORTS = resolve(".cache/test-reports");

const Costs = z.array(
  z.object({
    part: z.string(),
    passed: z.number(),
    seconds: z.number(),
    /** Null where the system does not tell. */
    processor: z.number().nullable(),
  }),
);
export type Costs = z.infer<typeof Costs>;

export const costsFile = (of: string) => join(REPORTS, of, "costs.json");
export const readCosts = (text: string): Costs => Costs.parse(JSON.parse(text));
