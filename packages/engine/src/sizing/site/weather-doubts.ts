import type { say as sayPlace } from "@sunwright/words/weather-place";
import { kilometresBetween, SAME_SKY } from "../../climate/distance";
import { nearestRow } from "../../climate/nearest-row";
import type { StatedPlace } from "../../climate/stated-place";
import type { PlacedYear } from "../../climate/year-of";
import { timeZoneAt } from "../../climate/zone-at";
import { countryName } from "../../parameters/words";
import { at } from "../../solar/column";
import { type Text, textsOf } from "../../units/told";
import { told } from "../inputs/advice-told";
import type { DesignWarning, ParametersInput } from "../inputs/design";
import type { SiteWeather } from "../inputs/own-weather";
import { statedPlace } from "../inputs/stated-place";

const toldPlace = textsOf<typeof sayPlace>("weather-place");

/** Where only the country is known: the nearest climate row of it is no nearer to much of the USA and Australia. [km] */
const SAME_COUNTRY = 1_000;
/** Clouds that come every afternoon move the middle of a year's light by less than half of it. [h] */
const SAME_NOON = 1;
const DEGREES_PER_HOUR = 15;

/** What the weather of a project's own says against the place that the project names. */
export function weatherDoubts(parameters: ParametersInput, weather: SiteWeather | null): readonly DesignWarning[] {
  if (weather === null) return [];
  const stated = statedPlace(parameters);
  const far = stated === null ? farFromCountry(parameters, weather) : farFrom(stated, weather);
  const clock = stated === null ? null : clockDoubt(stated, weather);
  return [far, clock].filter((doubt) => doubt !== null);
}

function farFrom(stated: StatedPlace, { year: { observer } }: SiteWeather): DesignWarning | null {
  const kilometres = kilometresBetween(stated, observer);
  return kilometres <= SAME_SKY ? null : farAway(stated.name, kilometres);
}

function farFromCountry({ country }: ParametersInput, { year: { observer } }: SiteWeather): DesignWarning | null {
  const nearest = nearestRow(observer, country);
  return nearest === null || nearest.kilometres <= SAME_COUNTRY
    ? null
    : farAway(countryName(country), nearest.kilometres);
}

const farAway = (place: Text, kilometres: number): DesignWarning => ({
  id: "weather-far-away",
  parameter: "city",
  text: toldPlace("farAway", { place, kilometres }),
});

/** By the clock of either, the sun is highest at about one time over a place and in its weather. */
function clockDoubt(stated: StatedPlace, { year }: SiteWeather): DesignWarning | null {
  const zone = timeZoneAt(stated);
  const late = apart(noonOf(year), 12 + zone - stated.longitude / DEGREES_PER_HOUR);
  if (Math.abs(late) <= SAME_NOON) return null;
  const text = told("warning.weatherClock", {
    place: stated.name,
    hours: Math.abs(late),
    direction: late > 0 ? "later" : "earlier",
  });
  return { id: "weather-clock", parameter: "city", text };
}

/** The middle of a year's light by the year's clock, 0 to 24. [h] */
function noonOf({ weather: { ghi } }: PlacedYear): number {
  let [east, north] = [0, 0];
  for (let row = 0; row < ghi.length; row += 1) {
    const angle = (2 * Math.PI * ((row % 24) + 0.5)) / 24;
    east += at(ghi, row) * Math.sin(angle);
    north += at(ghi, row) * Math.cos(angle);
  }
  return ((Math.atan2(east, north) / (2 * Math.PI)) * 24 + 24) % 24;
}

/** One time of day after another, −12 to 12. [h] */
const apart = (one: number, other: number) => ((((one - other) % 24) + 36) % 24) - 12;
