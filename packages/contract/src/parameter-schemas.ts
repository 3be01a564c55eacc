import {
  type Choice,
  isNumeric,
  type MonthsEntry,
  type ObjectsEntry,
  type Parameter,
  type PlaceEntry,
  type Profile,
  type RowId,
  type ShadeEntry,
  type ValueOf,
} from "@sunwright/engine/parameters/parameter";
import { byName, parameter } from "@sunwright/engine/parameters/parameters";
import { MOST_SHADE_OBJECTS } from "@sunwright/engine/parameters/shade-objects";
import type { ParameterName, PARAMETERS } from "@sunwright/engine/parameters/table";
import { say } from "@sunwright/words/fields";
import { z } from "zod";
import { between } from "./numbers";
import { line } from "./text";

type Schema<Value> = z.ZodType<Value, Value>;
export type ParameterSchemas<Name extends ParameterName> = {
  [Each in Name]: Schema<ValueOf<(typeof PARAMETERS)[Each]>>;
};

const chosen = ({ options }: Choice) => z.literal<readonly (string | number)[]>(options);
const row = ({ longest }: RowId) => line(longest).min(1);
const profile = ({ longest, pattern }: Profile) =>
  line(longest)
    .refine((text) => pattern.test(text), { error: () => say("form.horizon") })
    .describe("Azimuths from north clockwise and elevations, degrees with one decimal at most: 0 4.5, 90 12");

const shade = ({ longest, pattern }: ShadeEntry) =>
  line(longest)
    .refine((text) => pattern.test(text), { error: () => say("form.shade") })
    .describe(
      "Beam lost to obstructions: twelve months, each a dash or its first hour and the percentages of that and the next hours: 8 40 12; -; …",
    );

const objects = ({ longest, pattern }: ObjectsEntry) =>
  line(longest)
    .refine((text) => pattern.test(text), { error: () => say("form.objects", { most: MOST_SHADE_OBJECTS }) })
    .describe(
      "What stands beside the panels: kind, free distance in metres, direction in degrees from north, width and height above the panels' lower edge in metres: tree 6 180 5 8; chimney 1.5 90 0.8 1.2",
    );

const place = ({ longest, pattern }: PlaceEntry) =>
  line(longest)
    .refine((text) => pattern.test(text), { error: () => say("form.place") })
    .describe("Id of GeoNames, latitude, longitude, height or a dash, name: 2335727 10.526 7.439 626 Kaduna");

const months = ({ longest, pattern }: MonthsEntry) =>
  line(longest)
    .refine((text) => pattern.test(text), { error: () => say("form.months") })
    .describe(
      "Twelve figures with a blank between them, January first, two decimals at most: 5.1 5.4 5.3 5 4.8 4.6 4.7 5 5.2 5.1 4.9 5",
    );

const schemasOf = <Name extends ParameterName>(
  names: readonly Name[],
  of: (entry: Exclude<Parameter, Choice>) => z.ZodType,
): ParameterSchemas<Name> =>
  byName(names, (name) => {
    const entry = parameter(name);
    const schema = entry.kind === "choice" ? chosen(entry) : of(entry);
    return entry.optional ? schema.nullable() : schema;
  });

/** As a person enters them: within their bounds. */
export const enteredSchemas = <Name extends ParameterName>(names: readonly Name[]) =>
  schemasOf(names, (entry) => {
    if (entry.kind === "profile") return profile(entry);
    if (entry.kind === "shade") return shade(entry);
    if (entry.kind === "objects") return objects(entry);
    if (entry.kind === "place") return place(entry);
    if (entry.kind === "months") return months(entry);
    return entry.kind === "row" ? row(entry) : between(entry);
  });

/** As a stored design holds them: a design stays readable when a bound moves. */
export const storedSchemas = <Name extends ParameterName>(names: readonly Name[]) =>
  schemasOf(names, (entry) => (isNumeric(entry) ? z.number() : z.string()));
