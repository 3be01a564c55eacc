import { say } from "@sunwright/words/cli";
import { tell } from "@sunwright/words/engine";
import { DEFAULT_PARAMETERS, Parameters } from "@sunwright/contract/projects";
import { cityById } from "@sunwright/engine/climate/cities";
import { timeZoneOf } from "@sunwright/engine/climate/time-zone";
import { timeZoneAt } from "@sunwright/engine/climate/zone-at";
import { ownWeather, type OwnWeatherOptions } from "@sunwright/engine/climate/files/own-weather";
import { WeatherError } from "@sunwright/engine/climate/files/weather-error";
import { BATTERY_TYPES, type BatteryType } from "@sunwright/engine/comparison/configuration";
import { withBattery } from "@sunwright/engine/comparison/parts";
import { technologyFor } from "@sunwright/engine/sizing/rule/chosen-technology";
import { PRICE_BASES } from "@sunwright/engine/prices/price";
import { COUNTRIES } from "@sunwright/engine/parameters/options";
import type { ChosenTariff } from "@sunwright/engine/sizing/inputs/chosen-tariff";
import type { DesignInput, LoadInput, ParametersInput } from "@sunwright/engine/sizing/inputs/design";
import { placeOf } from "@sunwright/engine/parameters/place-text";
import { statedPlace } from "@sunwright/engine/sizing/inputs/stated-place";
import { atHeight } from "@sunwright/engine/parameters/table";
import type { SiteWeather } from "@sunwright/engine/sizing/inputs/own-weather";
import { type Air, airOf, cityAir, cityParameters } from "@sunwright/engine/sizing/site/place-parameters";
import type { Technology } from "@sunwright/engine/sizing/rule/technology";
import { basename } from "node:path";
import { z } from "zod";
import { chosenParts, Parts } from "./chosen-parts";
import { figuresIn } from "./figures-file";
import { readText } from "./input-file";
import { Load } from "./load-input";
import { measuredLoad, meterForm } from "./meter-file";
import { Problem } from "./problem";
import { chosenTariff } from "./tariff-file";

const StatedParameters = Parameters.omit({ currency: true })
  .partial()
  .strict()
  .superRefine(({ city, country }, context) => {
    if (city === undefined || city === null) return;
    const found = cityById(city);
    if (found === null) {
      context.addIssue({ code: "custom", path: ["city"], message: say("field.noClimateRow", { id: city }) });
    } else if (country !== undefined && country !== found.country) {
      context.addIssue({ code: "custom", path: ["city"], message: say("field.cityElsewhere", { city, country }) });
    }
  });
type StatedParameters = z.output<typeof StatedParameters>;

/** What a file says of a house, whether it is to be sized or has its system already. */
export const HOUSE_FIELDS = {
  load: Load.optional(),
  /** A meter's file in place of the load; its path from where the command runs. */
  meter: z.string().optional(),
  parameters: z.unknown().default({}).pipe(StatedParameters),
  /** A TMY3, EPW, PVGIS, NSRDB or NASA POWER file; its path from where the command runs. */
  weather: z.string().optional(),
  /** Which of that file's years, from 0; the one with the least sun unless given. */
  weatherYear: z
    .number()
    .int({ error: () => say("field.whole") })
    .min(0)
    .max(99)
    .optional(),
  /** A tariff by the hour: an id of the release's, or a JSON or CSV file; its path from where the command runs. */
  tariff: z.string().optional(),
  /** The country's figures of a server, in place of the release's; its path from where the command runs. */
  figures: z.string().optional(),
  /** A CSV file of a market's prices, where the tariff goes by them. */
  dayAhead: z.string().optional(),
  batteryType: z.enum(BATTERY_TYPES).default("lithium_ion"),
  parts: Parts.optional(),
  /** At which prices the search buys: the country's dated ones, or the fixed rates of the specification. */
  prices: z.enum(PRICE_BASES).default("local"),
};

/** A house as `design` takes it: `{ "load": …, "parameters": … }`. */
export const House = z.strictObject(HOUSE_FIELDS);

/** The same, ready for the engine. */
export interface AskedHouse {
  readonly input: DesignInput;
  readonly weather: SiteWeather | null;
  readonly technology: Technology;
}

/**
 * Reads the weather a house names and completes its parameters from it, from its city and from the design page; the parts it
 * names stand in place of the generic ones.
 */
export async function askedHouse({
  load: typed,
  meter,
  parameters,
  weather,
  weatherYear,
  batteryType,
  parts: named,
  prices,
  tariff: namedTariff,
  dayAhead,
  figures: figuresFile,
}: z.output<typeof House>): Promise<AskedHouse> {
  const own =
    weather === undefined
      ? null
      : weatherIn(weather, { asked: weatherYear, place: statedPlace(parameters) ?? undefined });
  const parts = await chosenParts(named);
  const complete = completed(parameters, own?.climate ?? null);
  const load = meter === undefined ? typed : loadOfMeter(meter, complete, own?.site ?? null);
  if (load === undefined) throw new Problem(`load: ${say("field.nothingToSize")}`);
  const tariff = namedTariff === undefined ? undefined : tariffOf(namedTariff, dayAhead, complete);
  const figures = figuresFile === undefined ? {} : figuresIn(figuresFile, complete.country);
  const follows = complete.systemType === "hybrid" && { followsPrices: true };
  const grid = tariff && { tariff, ...follows };
  const input = { load, parameters: complete, ...(parts && { parts }), prices, ...figures, ...grid };
  return {
    input,
    weather: own?.site ?? null,
    technology: withBatteryOf(technologyFor(input), batteryType),
  };
}

function tariffOf(named: string, dayAhead: string | undefined, parameters: ParametersInput): ChosenTariff {
  if (parameters.systemType === "off-grid") throw new Problem(say("tariff.offGrid"));
  return chosenTariff(named, dayAhead, parameters.country);
}

/** What a meter counted, by the clock of the house and in the standard time of its sun. */
function loadOfMeter(path: string, parameters: ParametersInput, weather: SiteWeather | null): LoadInput {
  const city = cityById(parameters.city ?? "");
  const place = statedPlace(parameters) ?? city;
  const country = COUNTRIES.find((name) => name === parameters.country) ?? null;
  const form = meterForm({}, { country, latitude: place?.latitude ?? null, longitude: place?.longitude ?? null });
  const ahead = weather?.year.timeZone ?? (city === null ? (place === null ? 0 : timeZoneAt(place)) : timeZoneOf(city));
  return measuredLoad(path, form, ahead);
}

/** Where no battery is chosen, the kind that the file names. */
const withBatteryOf = (chosen: Technology, type: BatteryType): Technology =>
  chosen.battery.chosen === null ? withBattery(type, chosen) : chosen;

function weatherIn(path: string, options: OwnWeatherOptions) {
  const text = readText(path);
  try {
    const { told, year } = ownWeather(text, options);
    return {
      site: { name: `${told.format} ${told.place === "" ? basename(path) : told.place}`, year },
      climate: airOf(told.meanTemperature, told.elevation),
    };
  } catch (error) {
    if (error instanceof WeatherError) throw new Problem(`${path}: ${tell(error.text)}`);
    throw error;
  }
}

/**
 * The parameters of the design page, each with its default there; a city brings its country, its sourced sun, its height
 * and its mean temperature, a weather file the last two, a town its height, unless the file says otherwise.
 */
function completed(given: StatedParameters, weather: Air | null): ParametersInput {
  const { currency: _currency, ...defaults } = DEFAULT_PARAMETERS;
  const city = given.city === undefined || given.city === null ? null : cityById(given.city);
  const sourced = city && {
    country: Parameters.shape.country.parse(city.country),
    ...(given.sunlightHours === undefined ? cityParameters(city) : cityAir(city)),
  };
  const height = atHeight(placeOf(given.town)?.elevation ?? null);
  return { ...defaults, ...sourced, ...weather, ...height, ...stated(given) };
}

/** Without the fields nobody stated: one that is undefined would hide a default. */
const stated = <Fields extends object>(fields: Fields): { [Name in keyof Fields]: Exclude<Fields[Name], undefined> } =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the filter is what makes it true
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]: Exclude<Fields[Name], undefined>;
  };
