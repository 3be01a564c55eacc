import { CITIES, type City } from "./cities";
import { kilometresBetween } from "./distance";

/** A place on the ground. */
export interface Ground {
  /** [°] */
  readonly latitude: number;
  readonly longitude: number;
  /** Above sea level; null where it is not known. [m] */
  readonly elevation: number | null;
}

/** A climate row, and how far a place is from where it was sourced. */
export interface RowNearby {
  readonly row: City;
  /** Along the great circle. [km] */
  readonly kilometres: number;
  /** The place above the row, negative below it; null where one of the heights is not known. [m] */
  readonly metres: number | null;
}

/** How far a place is from a row. */
export const fromRow = (place: Ground, row: City): RowNearby => ({
  row,
  kilometres: kilometresBetween(place, row),
  metres: place.elevation === null || row.elevation === null ? null : place.elevation - row.elevation,
});

/** The sourced climate row of a country that is nearest to a place; null where the country has none. */
export function nearestRow(place: Ground, country: string): RowNearby | null {
  let nearest: RowNearby | null = null;
  for (const row of CITIES) {
    if (row.country !== country) continue;
    const found = fromRow(place, row);
    if (nearest === null || found.kilometres < nearest.kilometres) nearest = found;
  }
  return nearest;
}

/** Beyond these the sun of a row says less of a place. [km, m] Source: the marketplace's rules for sites. */
const FAR_FROM_ROW = 100;
export const HIGH_ABOVE_ROW = 300;

export const isFarFromRow = ({ kilometres, metres }: RowNearby): boolean =>
  kilometres > FAR_FROM_ROW || Math.abs(metres ?? 0) > HIGH_ABOVE_ROW;
