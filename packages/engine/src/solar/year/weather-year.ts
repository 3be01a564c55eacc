import { DAYS_OF_MONTH } from "../../units/year";
import { at } from "../column";

/** Hourly weather, one value per row in each column, rows in the order of time. */
export interface WeatherYear {
  /** Instants for which the sun stands: usually the middle of each hour. [s since 1970-01-01T00:00:00Z] */
  readonly instants: Float64Array;
  /** Global horizontal, direct normal and diffuse horizontal irradiance, 0 or more. [W/m²] */
  readonly ghi: Float64Array;
  readonly dni: Float64Array;
  readonly dhi: Float64Array;
  /** Air temperature. [°C] */
  readonly temperature: Float64Array;
  /** [m/s] */
  readonly windSpeed: Float64Array;
}

/** The rows of a year in which any light arrives; in the others every model gives zero. */
export function litRows({ ghi, dni, dhi }: WeatherYear): Int32Array {
  const rows = new Int32Array(ghi.length);
  let count = 0;
  for (let row = 0; row < ghi.length; row += 1) {
    if (at(ghi, row) > 0 || at(dni, row) > 0 || at(dhi, row) > 0) {
      rows[count] = row;
      count += 1;
    }
  }
  return rows.slice(0, count);
}

/** The values of a column at chosen rows. */
export function pick(column: Float64Array, rows: Int32Array): Float64Array {
  const picked = new Float64Array(rows.length);
  for (let index = 0; index < rows.length; index += 1) picked[index] = at(column, rows[index] ?? -1);
  return picked;
}

const MONTH_HOURS = DAYS_OF_MONTH.map((days) => days * 24);

/** Sums of a column of 8760 local hours over the twelve months. */
export function sumsByMonth(hours: Float64Array): readonly number[] {
  let first = 0;
  return MONTH_HOURS.map((length) => {
    let total = 0;
    for (let row = first; row < first + length; row += 1) total += at(hours, row);
    first += length;
    return total;
  });
}
