import { z } from "zod";
import { Text, ToldValue } from "./told";

const TraceInput = z.object({
  symbol: z.string(),
  name: Text,
  value: ToldValue,
  unit: z.string(),
  from: Text,
});

export const Trace = z
  .object({
    id: z.string(),
    name: Text,
    value: z.number(),
    unit: z.string(),
    formula: Text,
    equation: Text,
    inputs: z.array(TraceInput).readonly(),
    source: Text,
  })
  .describe("A figure with its formula, this project's values in it and their sources");

type Frozen<T> = T extends object ? { readonly [Key in keyof T]: Frozen<T[Key]> } : T;

/** `never`, and so a failing type check, as soon as a type of the engine and its description here part ways. */
export type Agreeing<Type, Schema extends z.ZodType> = [Type] extends [Frozen<z.output<Schema>>]
  ? [Frozen<z.output<Schema>>] extends [Type]
    ? z.ZodType<Type, Type>
    : never
  : never;
