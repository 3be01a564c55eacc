import type { say as sayCountry } from "@sunwright/words/countries";
import type { say } from "@sunwright/words/parameter-names";
import { textsOf, type Text, type Told } from "../units/told";
import { MONTHS, PROJECT_COUNTRIES, type SystemType } from "./options";
import type { Choice, Parameter } from "./parameter";
import { placeOf } from "./place-text";
import { objectsIn } from "./shade-objects-text";
import { shadedHours } from "./shade-hours-text";
import { isUsedBy, parameter } from "./parameters";
import type { ParameterName, PARAMETERS } from "./table";

/** What the parameters are called. The types ask the catalogue for every text of every entry. */
const told = textsOf<typeof say>("parameter-names");

type Table = typeof PARAMETERS;

export const labelOf = (name: ParameterName): Told => told(`${name}.label`);

/** "hours without grid", as a sentence about the field names it. */
export const inSentence = (name: ParameterName): Told => told(`${name}.inSentence`);

/** Those that may be left out. */
type OptionalName = {
  [Name in ParameterName]: Table[Name] extends { readonly optional: true } ? Name : never;
}[ParameterName];

const isOptional = (name: ParameterName): name is OptionalName => parameter(name).optional === true;

/** What no value stands for. */
export const emptyWord = (name: ParameterName): Told => told(isOptional(name) ? `${name}.empty` : "none");

/** The system types an entry leaves out. */
type Unused<Name extends ParameterName> = Table[Name] extends { readonly usedBy: readonly (infer Used)[] }
  ? Exclude<SystemType, Used>
  : never;
type UnusedKey = { [Name in ParameterName]: `${Name}.unused.${Unused<Name>}` }[ParameterName];

/** "Not used for off-grid: there is no grid."; null where the system type uses it. */
export const whyUnused = (name: ParameterName, type: SystemType): Told | null =>
  // Each entry has the types it leaves out among its keys.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  isUsedBy(name, type) ? null : told(`${name}.unused.${type}` as UnusedKey);

export const countryName = textsOf<typeof sayCountry>("countries");

/** Choices of words. Countries have their own room, currencies their codes, and a month is said by its number. */
type WordedName = Exclude<
  {
    [Name in ParameterName]: Table[Name] extends Choice & { readonly options: readonly string[] }
      ? Table[Name]["options"] extends typeof MONTHS
        ? never
        : Name
      : never;
  }[ParameterName],
  "country" | "currency"
>;
type OptionOf<Name extends WordedName> = Table[Name]["options"][number];
type OptionKey = { [Name in WordedName]: `${Name}.option.${OptionOf<Name>}` }[WordedName];

/** "Middle of the battery's life", as a choice is shown. */
export const optionName = <Name extends WordedName>(name: Name, option: OptionOf<Name>): Told =>
  // Each entry has its options among its keys.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  told(`${name}.option.${option}` as OptionKey);

const isMonth = (entry: Parameter): boolean => entry.kind === "choice" && entry.options === MONTHS;
const isWorded = (name: ParameterName): name is WordedName =>
  parameter(name).kind === "choice" && name !== "country" && name !== "currency" && !isMonth(parameter(name));

function isOptionOf<Name extends WordedName>(name: Name, value: string): value is OptionOf<Name> {
  const entry = parameter(name);
  return entry.kind === "choice" && entry.options.some((option) => option === value);
}

/** @param month  0 to 11. */
const monthText = (month: number): Told => told("month", { month: { month } });

/** A stored value as people read it: a choice by its name; codes, and what is no choice any more, as they stand. */
export function valueText(name: ParameterName, value: string): Text {
  if (name === "country") {
    const country = PROJECT_COUNTRIES.find((known) => known === value);
    return country === undefined ? value : countryName(country);
  }
  if (isMonth(parameter(name))) return monthText(MONTHS.findIndex((month) => month === value));
  if (parameter(name).kind === "profile") return told("points", { points: value.split(",").length });
  if (parameter(name).kind === "shade") return told("shadedHours", { hours: shadedHours(value) });
  if (parameter(name).kind === "objects") return told("objects", { objects: objectsIn(value).length });
  if (parameter(name).kind === "place") return placeOf(value)?.name ?? value;
  return isWorded(name) && isOptionOf(name, value) ? optionName(name, value) : value;
}
