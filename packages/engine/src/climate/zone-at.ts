import { CITIES } from "./cities";
import { kilometresBetween } from "./distance";
import { timeZoneOf } from "./time-zone";

/** Farther away than this a city's clock says little. [km] Assumption: half a time zone at the equator is 830 km. */
const SAME_CLOCK = 400;
/** Longitude the sun passes in an hour. [°] */
const DEGREES_PER_HOUR = 15;

/**
 * Standard time minus UTC of any place: that of the nearest city of the climate table, else by the longitude. [h]
 *
 * @param place  Latitude and longitude. [°]
 */
export function timeZoneAt(place: { readonly latitude: number; readonly longitude: number }): number {
  let nearest = Number.POSITIVE_INFINITY;
  let zone = Math.round(place.longitude / DEGREES_PER_HOUR);
  for (const city of CITIES) {
    const distance = kilometresBetween(place, city);
    if (distance > SAME_CLOCK || distance >= nearest) continue;
    nearest = distance;
    zone = timeZoneOf(city);
  }
  return zone;
}
