import { CITIES, type City } from "../../climate/cities";
import { yearOf } from "../../climate/year-of";

/** What heating of rooms and water needs to know of a town. */
export interface HeatingPlace {
  /** One year of hours. [°C] */
  readonly outdoors: Float64Array;
  /** Months' means, January first. [°C] */
  readonly temperature: readonly number[];
  readonly latitude: number;
  /** The same of the climate that energy certificates count in: Potsdam's, by the row of Berlin beside it. [°C] */
  readonly certified: Float64Array;
}

const BESIDE_POTSDAM = "de-berlin";

export function heatingPlaceOf(city: City): HeatingPlace {
  const berlin = CITIES.find(({ id }) => id === BESIDE_POTSDAM);
  if (berlin === undefined) throw new Error("The climate table has no row of Berlin");
  return {
    outdoors: yearOf(city).weather.temperature,
    temperature: city.temperature,
    latitude: city.latitude,
    certified: yearOf(berlin).weather.temperature,
  };
}
