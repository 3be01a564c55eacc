import { DAYS_OF_MONTH, DAYS_OF_YEAR } from "../units/year";
import { type City, RESOURCE_UNCERTAINTY } from "./cities";

/** No source that is little sure is surer than a row derived from sunshine hours. */
const OF_LOW_CONFIDENCE = RESOURCE_UNCERTAINTY.D;

/** What says how sure the sun of a row is. */
export type SunSureness = Pick<City, "quality" | "confidence">;

/** One standard deviation of a row's yearly sun over its mean. */
export const sunUncertainty = ({ quality, confidence }: SunSureness): number =>
  confidence === "low" ? Math.max(RESOURCE_UNCERTAINTY[quality], OF_LOW_CONFIDENCE) : RESOURCE_UNCERTAINTY[quality];

/** Between which means of the year the sun of a row may be. */
export interface SunRange {
  /** Of the row. [kWh/m²/day] */
  readonly mean: number;
  readonly least: number;
  readonly most: number;
}

/** Over the days of a year. */
const meanOfDays = (months: readonly number[]): number =>
  months.reduce((sum, month, index) => sum + month * (DAYS_OF_MONTH[index] ?? 0), 0) / DAYS_OF_YEAR;

/**
 * The range of a row of low confidence: one standard deviation either way, and as far as what stood in the row before and
 * what other sources say of the place. Null where the row is sure enough.
 */
export function sunRange(row: City): SunRange | null {
  if (row.confidence !== "low") return null;
  const mean = meanOfDays(row.ghi);
  const deviation = sunUncertainty(row);
  const said = [mean * (1 - deviation), mean * (1 + deviation), ...row.otherMeans];
  if (row.meanBefore !== null) said.push(row.meanBefore);
  return { mean, least: Math.min(...said), most: Math.max(...said) };
}
