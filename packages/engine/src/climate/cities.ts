import table from "./data/cities.json" with { type: "json" };
import type { Text } from "../units/told";
import { referenceCityId } from "./reference-city";
import type { MarketCountry } from "../countries/names";

/**
 * How far a row can be trusted.
 * A: typical-year hourly data (TMY2, TMY3, IWEC, PVGIS). S: a satellite's series of 3 years or more (NASA POWER), cells of
 * 1°: ±5 % on the year and ±8 % on a month, more on coasts and in mountains. B: measured, 5 years or more. C: measured,
 * under 5 years (single years differ from the mean by up to about 10 %). R: the sun of a region, or of test reference years
 * at stations around the place. D: temperature from CRU CL 2.0 (1961 to 1990), sun derived from its sunshine fraction by
 * Ångström-Prescott: treat as ±8 % on the year and ±12 % on a month.
 */
export const CLIMATE_QUALITIES = ["A", "S", "B", "R", "C", "D"] as const;
export type ClimateQuality = (typeof CLIMATE_QUALITIES)[number];

/** How sure the reference tables on recent radiation are of the sun of a row. */
const SUN_CONFIDENCES = ["good", "medium", "low"] as const;
type SunConfidence = (typeof SUN_CONFIDENCES)[number];

/**
 * One standard deviation of a row's yearly sun over its mean, by class. Source: engineering notes, section 7 (typical year
 * 4 %, sunshine 8 %); the reference tables on climate.json (satellite 5 %, single years up to 10 %) and on recent radiation
 * (a German town between stations left out: 4.3 %; Britain's regions against Rothamsted's 41 years: 3.9 %).
 */
export const RESOURCE_UNCERTAINTY: Readonly<Record<ClimateQuality, number>> = {
  A: 0.04,
  S: 0.05,
  B: 0.05,
  R: 0.05,
  C: 0.08,
  D: 0.08,
};

/** The sourced climate of one city. Every list runs from January to December. */
export interface City {
  /** ISO country code and name, e.g. "ng-kano". Stable: projects store it. */
  readonly id: string;
  /** What its synthetic years are drawn by; left out: its id. */
  readonly seed?: string;
  /** As the design page spells it. */
  readonly country: string;
  readonly name: string;
  /** North positive. [°] */
  readonly latitude: number;
  /** East positive. [°] */
  readonly longitude: number;
  /** Above sea level; null where the source gives none. [m] */
  readonly elevation: number | null;
  /** Mean daily global irradiation on the horizontal. [kWh/m²/day] */
  readonly ghi: readonly number[];
  /** Mean air temperature. [°C] */
  readonly temperature: readonly number[];
  /** Mean daily minimum and maximum; null where the source gives none. [°C] */
  readonly temperatureMin: readonly number[] | null;
  readonly temperatureMax: readonly number[] | null;
  /** Mean relative humidity; null where the source gives none. [%] */
  readonly humidity: readonly number[] | null;
  /** Of the sun. */
  readonly source: Text;
  readonly period: Text;
  readonly quality: ClimateQuality;
  readonly confidence: SunConfidence;
  /** Mean of the year that stood here before a more recent source took its place; null where none did. [kWh/m²/day] */
  readonly meanBefore: number | null;
  /** Means of the year that other sources give for the place. [kWh/m²/day] */
  readonly otherMeans: readonly number[];
  /** Where the air is from another source than the sun. */
  readonly air: { readonly source: Text; readonly period: Text } | null;
  /** What else is known of the row: what it replaced and why, what it was checked against; empty where there is nothing. */
  readonly note: string;
}

/** What a row that no table has does not say. */
export const NOTHING_BESIDE = { humidity: null, meanBefore: null, otherMeans: [], air: null, note: "" } as const;

interface Row {
  readonly id: string;
  readonly country: string;
  readonly city: string;
  readonly lat: number;
  readonly lon: number;
  readonly elevation?: number;
  readonly ghi: readonly number[];
  readonly temp: readonly number[];
  readonly tempMin?: readonly number[];
  readonly tempMax?: readonly number[];
  readonly humidity?: readonly number[];
  /** Index into `sources`; `{station}` in that text stands for `station`. */
  readonly source: number;
  readonly station?: string;
  readonly period: string;
  readonly quality: string;
  readonly confidence: string;
  readonly was?: number;
  readonly others?: readonly number[];
  readonly air?: { readonly source: number; readonly station?: string; readonly period: string };
  readonly note?: string;
}

const rows: readonly Row[] = table.rows;

export const CITIES: readonly City[] = rows.map(toCity);

const byId = new Map(CITIES.map((city) => [city.id, city]));

export const cityById = (id: string): City | null => byId.get(id) ?? null;

export const citiesOf = (country: string): readonly City[] => CITIES.filter((city) => city.country === country);

/**
 * The row that speaks for a country, or for one of the three Nigerian regions, while no city is chosen.
 * See `reference-city.ts` for the choice and its reason.
 */
export function representativeCity(country: MarketCountry, region: string | null): City {
  const city = cityById(referenceCityId(country, region));
  if (city === null) throw new Error(`The climate table has no reference city for ${country}`);
  return city;
}

function toCity(row: Row): City {
  const quality = CLIMATE_QUALITIES.find((known) => known === row.quality);
  if (quality === undefined) throw new Error(`Climate row ${row.id} has the unknown quality ${row.quality}`);
  const confidence = SUN_CONFIDENCES.find((known) => known === row.confidence);
  if (confidence === undefined) throw new Error(`Climate row ${row.id} has the unknown confidence ${row.confidence}`);
  return {
    id: row.id,
    country: row.country,
    name: row.city,
    latitude: row.lat,
    longitude: row.lon,
    elevation: row.elevation ?? null,
    ghi: row.ghi,
    temperature: row.temp,
    temperatureMin: row.tempMin ?? null,
    temperatureMax: row.tempMax ?? null,
    humidity: row.humidity ?? null,
    source: sourceText(row),
    period: row.period,
    quality,
    confidence,
    meanBefore: row.was ?? null,
    otherMeans: row.others ?? [],
    air: row.air === undefined ? null : { source: sourceText(row.air), period: row.air.period },
    note: row.note ?? "",
  };
}

function sourceText({ source, station }: Pick<Row, "source" | "station">): string {
  return (table.sources[source] ?? "").replace("{station}", station ?? "");
}
