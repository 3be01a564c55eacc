import { MONTH_OF_DAY } from "../../units/year";
import { at } from "../column";
import type { PlaneYear } from "./plane-year";
import type { SkyYear } from "./sky-year";

/** Share of the beam left in each hour of the mean day of each month: January's midnight first, 288 shares of 0 to 1. */
export type BeamKept = Float64Array;

const HOURS = 24;

/** The place in such a table of an hour of a year of 365 days. @param hour  0 to 8759 */
export const slotOf = (hour: number): number => (MONTH_OF_DAY[Math.floor(hour / HOURS)] ?? 0) * HOURS + (hour % HOURS);

/**
 * The light on a plane through a year among things that stand beside it. Beam and circumsolar light come by the table; the
 * rest of the sky and the ground stay: near shadows are of the sun.
 *
 * @param alone  The light on the same plane without them. Its rows are hours of a year of 365 days in the place's own time.
 * Source: the hourly factors of near shadings in PVsyst and SAM ("beam shading losses, month by hour").
 */
export function behindObstructions(sky: SkyYear, kept: BeamKept, alone: PlaneYear): PlaneYear {
  const { cosIncidence, ground } = alone;
  const columns = { beam: alone.beam.slice(), sky: alone.sky.slice(), ground, cosIncidence };
  for (const [index, hour] of sky.rows.entries()) {
    const share = kept[slotOf(hour)] ?? 1;
    if (share === 1) continue;
    const spot = at(sky.circumsolar, index) * Math.max(at(cosIncidence, index), 0);
    columns.beam[index] = at(alone.beam, index) * share;
    columns.sky[index] = Math.max(at(alone.sky, index) - spot * (1 - share), 0);
  }
  return columns;
}
