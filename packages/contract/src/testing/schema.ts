import type { z } from "zod";

/** A schema as zod describes it to itself; what each kind has of these is written beside its use below. */
export interface Definition {
  readonly type: string;
  readonly checks?: readonly { readonly _zod: { readonly def: Check } }[];
  readonly coerce?: boolean;
  /** Of a text, or of the check of a number. */
  readonly format?: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly items?: readonly Schema[];
  readonly options?: readonly Schema[];
  readonly innerType?: Schema;
  readonly in?: Schema;
  readonly out?: Schema;
  readonly valueType?: Schema;
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly values?: readonly unknown[];
}
export interface Check {
  readonly check: string;
  readonly value?: number;
  readonly inclusive?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: string;
}
export type Schema = z.core.$ZodType;

export const definition = ({ _zod }: Schema): Definition => _zod.def;
const checksOf = (schema: Schema): readonly Check[] => (definition(schema).checks ?? []).map(({ _zod }) => _zod.def);

const WRAPPERS = new Set(["optional", "nullable", "default", "prefault", "readonly", "nonoptional", "catch"]);

/** What a schema lets through is decided inside: by what stands in the wrapper, or at the end of a pipe. */
export function unwrapped(schema: Schema): Schema {
  const { type, innerType, in: first, out } = definition(schema);
  if (WRAPPERS.has(type) && innerType) return unwrapped(innerType);
  if (type === "pipe" && first && out) return definition(first).type === "transform" ? unwrapped(out) : schema;
  return schema;
}

/** Both halves of a text that is trimmed first and then read as something, such as an address. */
export function pipeParts(schema: Schema): readonly Schema[] {
  const { type, in: first, out } = definition(schema);
  return type === "pipe" && first && out ? [...pipeParts(first), ...pipeParts(out)] : [schema];
}

export interface Range {
  readonly min: number;
  readonly max: number;
  readonly minInclusive: boolean;
  readonly maxInclusive: boolean;
  readonly whole: boolean;
}

/** The bounds of a number, or of the length of a text or a list; infinite where there is none. */
export function rangeOf(schema: Schema): Range {
  let range: Range = { min: -Infinity, max: Infinity, minInclusive: true, maxInclusive: true, whole: false };
  const parts = pipeParts(schema);
  for (const { check, value, inclusive = true, minimum, maximum, format } of parts.flatMap(checksOf)) {
    const low = check === "greater_than" ? value : minimum;
    const high = check === "less_than" ? value : maximum;
    if (low !== undefined && low >= range.min) range = { ...range, min: low, minInclusive: inclusive };
    if (high !== undefined && high <= range.max) range = { ...range, max: high, maxInclusive: inclusive };
    if (check === "number_format" && format === "safeint") range = { ...range, whole: true };
  }
  return range;
}

/** Of a text: uuid, datetime, email …; null for any text. */
export const formatOf = (schema: Schema): string | null =>
  pipeParts(schema)
    .map((part) => definition(part).format)
    .find((format) => format !== undefined) ?? null;
