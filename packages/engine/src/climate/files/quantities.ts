import { told } from "./told";

/** The quantities read from every format. */
export const QUANTITIES = ["ghi", "dni", "dhi", "temperature", "windSpeed", "pressure"] as const;
export type Quantity = (typeof QUANTITIES)[number];

/** One row's values; not a number where the file has none. */
export type RowValues = Readonly<Record<Quantity, number>>;

/** How a quantity is called in messages. */
export const nameOf = (quantity: Quantity) => told(`quantity.${quantity}`);

/** Between which values a quantity can be on earth. */
interface Bounds {
  readonly unit: string;
  readonly least: number;
  readonly most: number;
}

/**
 * Irradiance: hourly means stay under the extraterrestrial 1,414 W/m², single instants beside clouds rise to about 1,600;
 * instruments at night read down to about −20. Records of the World Meteorological Organization: −89.2 and 56.7 °C,
 * gusts of 113 m/s; pressure from the top of Everest to the highest at sea level.
 */
export const BOUNDS: Readonly<Record<Quantity, Bounds>> = {
  ghi: { unit: "W/m²", least: -20, most: 1600 },
  dni: { unit: "W/m²", least: -20, most: 1500 },
  dhi: { unit: "W/m²", least: -20, most: 1000 },
  temperature: { unit: "°C", least: -90, most: 60 },
  windSpeed: { unit: "m/s", least: 0, most: 115 },
  pressure: { unit: "Pa", least: 30_000, most: 109_000 },
};
