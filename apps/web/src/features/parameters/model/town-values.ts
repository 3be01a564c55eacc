import { language } from "@sunwright/words/language";
import { say } from "@sunwright/words/parameters";
import type { Parameters } from "@sunwright/contract/projects";
import { COUNTRY_MONEY } from "@sunwright/engine/countries/country-money";
import { standardFigures } from "@sunwright/engine/money/assumptions";
import { COUNTRY_HABITS } from "@sunwright/engine/countries/habits";
import { byName, DEFAULT_PARAMETERS, PARAMETER_NAMES } from "@sunwright/engine/parameters/parameters";
import { atHeight } from "@sunwright/engine/parameters/table";
import { SUN_OF_SITE } from "@sunwright/engine/sizing/inputs/sun-source";
import { systemForGrid } from "@sunwright/engine/sizing/inputs/supply";
import { formatNumber } from "../../../lib/format";
import { CURRENCY, moneyText } from "../../../lib/money";
import { type FieldName, fieldLabel, showParameter } from "../../../lib/parameter-words";
import { numberText } from "../../../ui/number";
import { formFrom, type ParametersForm } from "../components/form-values";
import type { CityChoice } from "./preview";
import { isFilledIn, isTypedSun } from "./sun";

/** The town's own height goes before that of its climate row. [m] */
export interface ChosenTown {
  readonly country: Parameters["country"];
  readonly row: CityChoice;
  readonly elevation: number | null;
}

/** With fewer hours of grid than these a house is built without it, and with as many the grid is as good as always there. [h a day] */
const SELDOM_BELOW = 12;
const ALWAYS_FROM = 23;

/** The system that a country's usual hours of grid ask for. */
function systemOf(gridHours: number) {
  if (gridHours < SELDOM_BELOW) return systemForGrid(0);
  return systemForGrid(gridHours >= ALWAYS_FROM ? 24 : gridHours);
}

const townValues = ({ country, row, elevation }: ChosenTown): Partial<Parameters> => ({
  ...SUN_OF_SITE,
  ...row.air,
  ...atHeight(elevation),
  ...systemOf(COUNTRY_MONEY[country].today.gridHours.value),
  ...COUNTRY_HABITS[country],
});

/** As the form holds it: a figure as a text, to a tenth. */
const textOf = (value: Parameters[FieldName] | undefined) =>
  typeof value === "number" ? numberText(Math.round(10 * value) / 10) : value;

/**
 * What changes in the form when a town is chosen: every value that nobody typed, which is a default, or what the town before
 * it said.
 *
 * @param before  The town that stood there; null where none did.
 */
export function followTown(form: ParametersForm, town: ChosenTown, before: ChosenTown | null): Partial<ParametersForm> {
  const next = townValues(town);
  const former = before === null ? {} : townValues(before);
  const keepsSun = isTypedSun(form);
  const follows = (name: FieldName) =>
    next[name] !== undefined &&
    textOf(next[name]) !== form[name] &&
    !(keepsSun && name in SUN_OF_SITE) &&
    [DEFAULT_PARAMETERS[name], former[name]].some((value) => textOf(value) === form[name]);
  return byName<Partial<ParametersForm>>(PARAMETER_NAMES.filter(follows), (name) => textOf(next[name]));
}

/** The same fields as they stand, for the way back. */
export const standing = (form: ParametersForm, set: Partial<ParametersForm>): Partial<ParametersForm> =>
  byName<Partial<ParametersForm>>(
    PARAMETER_NAMES.filter((name) => name in set),
    (name) => form[name],
  );

/** What was set, in the words of one line. */
export function followedText(set: Partial<ParametersForm>, town: ChosenTown): string {
  const values = townValues(town);
  const said = PARAMETER_NAMES.flatMap((name) => {
    const value = values[name];
    if (!(name in set) || value === undefined) return [];
    const shown = typeof value === "number" ? Math.round(10 * value) / 10 : value;
    return [say("followed.value", { field: fieldLabel(name), value: showParameter(name, shown) })];
  });
  const followed = say("followed", {
    count: said.length,
    town: town.row.name,
    values: new Intl.ListFormat(language()).format(said),
  });
  return `${followed} ${gridText(town.country)}`;
}

/** What money counts with there until somebody says otherwise: hours of grid, and the tariff that they come with. */
function gridText(country: ChosenTown["country"]): string {
  const { currency, today } = COUNTRY_MONEY[country];
  const hours = today.gridHours.value;
  const { value } = standardFigures(country, hours, hours).tariff;
  return say("followed.grid", {
    hours: Math.round(hours),
    price: moneyText({ currency: CURRENCY[currency].symbol, value: formatNumber(value, 4) }),
  });
}

type Origin = "own" | "town" | "standard";

const STANDARD = formFrom(DEFAULT_PARAMETERS);

/** Whose a value is: somebody's own, what the town says, or what every project begins with. */
export function originOf(form: ParametersForm, name: FieldName, town: ChosenTown | null): Origin {
  const said = town === null ? undefined : textOf(townValues(town)[name]);
  if (isFilledIn(name, form) || (said !== undefined && said === form[name])) return "town";
  return form[name] === STANDARD[name] ? "standard" : "own";
}

/** How many of the fields are somebody's own, and how many the town's. */
export function countOrigins(form: ParametersForm, names: readonly FieldName[], town: ChosenTown | null) {
  const origins = names.map((name) => originOf(form, name, town));
  const count = (origin: Origin) => origins.filter((each) => each === origin).length;
  return { own: count("own"), ofTown: count("town") };
}
