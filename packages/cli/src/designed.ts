import { type CountedFrom, type HorizonRead, readHorizon } from "@sunwright/engine/climate/files/read-horizon";
import { WeatherError } from "@sunwright/engine/climate/files/weather-error";
import { nearestRow } from "@sunwright/engine/climate/nearest-row";
import { BUS_VOLTAGES, COUNTRIES, ELSEWHERE } from "@sunwright/engine/parameters/options";
import { placeText, toFourDecimals, TYPED_PLACE } from "@sunwright/engine/parameters/place-text";
import type { Part } from "@sunwright/engine/equipment/answer";
import { withMonths } from "@sunwright/engine/sizing/inputs/elsewhere";
import type { Design, ParametersInput } from "@sunwright/engine/sizing/inputs/design";
import type { SiteWeather } from "@sunwright/engine/sizing/inputs/own-weather";
import { behind } from "@sunwright/engine/sizing/site/shade";
import { sizeSystem } from "@sunwright/engine/sizing/size-system";
import type { Technology } from "@sunwright/engine/sizing/rule/technology";
import { say } from "@sunwright/words/cli";
import { tell } from "@sunwright/words/engine";
import { withBill } from "./bill-option";
import { PART_OPTIONS, withParts } from "./chosen-parts";
import type { Write } from "./command";
import { askedHouse, House } from "./house";
import { parsed, readJson, readText } from "./input-file";
import { namesHourTariff } from "./tariff-file";
import { Problem } from "./problem";

/** Options that stand in the place of what a house's file says. */
export const HOUSE_OPTIONS = {
  weather: { type: "string" },
  meter: { type: "string" },
  horizon: { type: "string" },
  "horizon-from": { type: "string" },
  "bus-voltage": { type: "string" },
  town: { type: "string" },
  place: { type: "string" },
  "month-sun": { type: "string" },
  bill: { type: "string", multiple: true },
  tariff: { type: "string" },
  "day-ahead": { type: "string" },
  figures: { type: "string" },
  ...PART_OPTIONS,
} as const;

type HouseValues = {
  readonly [
    Name in
      | "weather"
      | "meter"
      | "horizon"
      | "horizon-from"
      | "bus-voltage"
      | "town"
      | "place"
      | "month-sun"
      | "tariff"
      | "day-ahead"
      | "figures"
      | Part
  ]?: string;
} & { readonly bill?: readonly string[] };

/** A house's file, sized, with what it was sized from. */
export interface Designed {
  /** As the file and the command line describe it. */
  readonly described: unknown;
  readonly design: Design;
  readonly weather: SiteWeather | null;
  readonly technology: Technology;
}

/** @param complain  Takes what a person should know of how their files were read. */
export async function designed(path: string, values: HouseValues, complain: Write): Promise<Designed> {
  const inTown = withPlace(await withTown(readJson(path), values.town), values);
  const { bill = [], tariff } = values;
  const isOfBill = tariff !== undefined && !namesHourTariff(tariff);
  const billed = withBill(inTown, { bill, ...(isOfBill && { tariff }) }, complain);
  const loaded = withMeter(withTariff(billed, isOfBill ? undefined : tariff, values["day-ahead"]), values.meter);
  const counted = withFigures(loaded, values.figures);
  const placed = withHorizon(withWeather(counted, values.weather), values, complain);
  const described = withParts(withBusVoltage(placed, values["bus-voltage"]), values);
  const { input, weather, technology } = await askedHouse(parsed(House, described, path));
  return { described, design: sizeSystem(input, weather, technology), weather, technology };
}

/** A weather file named on the command line stands in place of the one the house names. */
const withWeather = (described: unknown, weather: string | undefined): unknown =>
  weather === undefined || typeof described !== "object" ? described : { ...described, weather };

/** A tariff by the hour of the command line stands in place of the one the house names. */
function withTariff(described: unknown, tariff: string | undefined, dayAhead: string | undefined): unknown {
  if ((tariff === undefined && dayAhead === undefined) || typeof described !== "object") return described;
  return { ...described, ...(tariff !== undefined && { tariff }), ...(dayAhead !== undefined && { dayAhead }) };
}

/** A server's figures of the command line stand in place of those the house names. */
const withFigures = (described: unknown, figures: string | undefined): unknown =>
  figures === undefined || typeof described !== "object" ? described : { ...described, figures };

/** A meter's file named on the command line stands in place of the house's load. */
const withMeter = (described: unknown, meter: string | undefined): unknown =>
  meter === undefined || typeof described !== "object" ? described : { ...described, meter };

/** A horizon file of the command line stands in place of the house's horizon. */
function withHorizon(described: unknown, { horizon: path, ...values }: HouseValues, complain: Write): unknown {
  if (path === undefined) return described;
  const { points, countedFrom, isAssumed } = horizonIn(path, countedFromOf(values["horizon-from"]));
  if (isAssumed) complain(say("horizonAssumed", { file: path, from: countedFrom }));
  return withParameters(described, behind(points));
}

function countedFromOf(asked: string | undefined): CountedFrom | undefined {
  if (asked === undefined || asked === "north" || asked === "south") return asked;
  throw new Problem(say("optionOneOf", { option: "horizon-from", choices: "north, south" }));
}

function horizonIn(path: string, countedFrom: CountedFrom | undefined): HorizonRead {
  const text = readText(path);
  try {
    return readHorizon(text, countedFrom);
  } catch (error) {
    if (error instanceof WeatherError) throw new Problem(`${path}: ${tell(error.text)}`);
    throw error;
  }
}

/** The battery's voltage of the command line stands in place of the file's. */
function withBusVoltage(described: unknown, asked: string | undefined): unknown {
  if (asked === undefined) return described;
  const busVoltage = BUS_VOLTAGES.find((voltage) => `${voltage}` === asked);
  if (busVoltage === undefined)
    throw new Problem(say("optionOneOf", { option: "bus-voltage", choices: BUS_VOLTAGES.join(", ") }));
  return withParameters(described, { busVoltage });
}

/** What is no description of a house, and what are no parameters, stays for the schema to refuse. */
function withParameters(described: unknown, change: Partial<ParametersInput>): unknown {
  if (typeof described !== "object" || described === null) return described;
  const stated: unknown = "parameters" in described ? described.parameters : {};
  return { ...described, parameters: typeof stated === "object" ? { ...stated, ...change } : stated };
}

/** As many towns of one name as a message lists. */
const MOST_NAMED = 12;

/**
 * The town of the command line stands in place of the file's country and city: the nearest sourced climate row of its
 * country. The table of towns is loaded where one is named alone, for its megabyte.
 */
async function withTown(described: unknown, words: string | undefined): Promise<unknown> {
  if (words === undefined) return described;
  const { searchTowns } = await import("@sunwright/engine/climate/towns");
  const [town, ...others] = searchTowns({ words }, MOST_NAMED);
  if (town === undefined) throw new Problem(say("noSuchTown", { town: words }));
  const alike = others.filter(({ name }) => name === town.name);
  if (alike.length > 0) throw new Problem(say("townsOfOneName", { towns: [town, ...alike].map(nameOf).join("; ") }));
  const row = nearestRow(town, town.country)?.row;
  const country = COUNTRIES.find((known) => known === town.country);
  return withParameters(described, {
    town: placeText(town),
    ...(country !== undefined && { country }),
    ...(row !== undefined && { city: row.id }),
  });
}

const DECIMAL = String.raw`[-+]?\d{1,3}(?:\.\d{1,6})?`;
/** "0.3476,32.5825", and the height in metres where a third figure follows. */
const COORDINATES = new RegExp(`^\\s*(${DECIMAL})\\s*,\\s*(${DECIMAL})\\s*(?:,\\s*(-?\\d{1,4})\\s*)?$`, "u");

/** A place of any country by its coordinates, and its sun by month where the command line states it. */
function withPlace(described: unknown, { place, "month-sun": months }: HouseValues): unknown {
  const sun = months === undefined ? {} : withMonths(months.trim().replaceAll(/[\s,;]+/gu, " "));
  if (place === undefined) return months === undefined ? described : withParameters(described, sun);
  const [, latitude, longitude, height] = (COORDINATES.exec(place) ?? []).map(Number);
  if (latitude === undefined || longitude === undefined || Math.abs(latitude) > 90 || Math.abs(longitude) > 180)
    throw new Problem(say("placeUnread", { place }));
  const elevation = height === undefined || Number.isNaN(height) ? null : height;
  const name = `${latitude}, ${longitude}`;
  const town = placeText({ id: TYPED_PLACE, name, ...toFourDecimals({ latitude, longitude }), elevation });
  return withParameters(described, { country: ELSEWHERE, city: null, region: null, town, ...sun });
}

const nameOf = ({
  name,
  region,
  country,
}: {
  readonly name: string;
  readonly region: string;
  readonly country: string;
}) => `${name} ${region}, ${country}`;
