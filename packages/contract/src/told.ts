import type {
  Text as EngineText,
  Told as EngineTold,
  ToldValue as EngineToldValue,
} from "@sunwright/engine/units/told";
import { z } from "zod";

/** What stands in a text: said by the language, an amount of dollars in the currency of the reader. */
export const ToldValue: z.ZodType<EngineToldValue, EngineToldValue> = z.union([
  z.number(),
  z.object({ dollars: z.number() }),
  z.object({ estimate: z.number() }),
  z.object({ amount: z.number(), currency: z.string() }),
  z.object({ exact: z.number(), digits: z.number(), currency: z.string() }),
  z.object({ month: z.int().min(0).max(11) }),
  z.object({ list: z.array(z.lazy(() => Text)).readonly(), join: z.enum(["and", "or", "unit"]) }),
  z.lazy(() => Text),
]);

const Told: z.ZodType<EngineTold, EngineTold> = z.object({
  key: z.string(),
  values: z.record(z.string(), ToldValue).optional(),
});

/** A text: as it stands, or as its key in the catalogue of texts with the values that stand in it. */
export const Text: z.ZodType<EngineText, EngineText> = z.union([z.string(), Told]);
