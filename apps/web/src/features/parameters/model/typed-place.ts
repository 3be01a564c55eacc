import { placeOf, placeText, toFourDecimals, TYPED_PLACE } from "@sunwright/engine/parameters/place-text";
import { monthSunOf, monthSunText } from "@sunwright/engine/parameters/month-sun";
import { numberText, parseNumber } from "../../../ui/number";

/** A place as its boxes hold it. */
export interface TypedPlace {
  readonly name: string;
  readonly latitude: string;
  readonly longitude: string;
  readonly elevation: string;
}

const inBounds = (value: number, most: number) => Number.isFinite(value) && Math.abs(value) <= most;
/** Of the text that keeps a place. [characters, m] */
const LONGEST_NAME = 100;
const HIGHEST = 9_999;

export function typedPlace(town: string | null): TypedPlace {
  const place = placeOf(town);
  if (place === null) return { name: "", latitude: "", longitude: "", elevation: "" };
  const { name, latitude, longitude, elevation } = place;
  return {
    name,
    latitude: numberText(latitude),
    longitude: numberText(longitude),
    elevation: elevation === null ? "" : numberText(elevation),
  };
}

/** As the parameter `town` keeps it; null until both coordinates are there and on the globe. */
export function townOf({ name, latitude, longitude, elevation }: TypedPlace): string | null {
  const at = { latitude: parseNumber(latitude), longitude: parseNumber(longitude) };
  if (latitude.trim() === "" || longitude.trim() === "" || !inBounds(at.latitude, 90) || !inBounds(at.longitude, 180))
    return null;
  const height = elevation.trim() === "" ? Number.NaN : parseNumber(elevation);
  return placeText({
    id: TYPED_PLACE,
    ...toFourDecimals(at),
    elevation: inBounds(height, HIGHEST) ? height : null,
    name: name.trim().slice(0, LONGEST_NAME) || `${numberText(at.latitude)}, ${numberText(at.longitude)}`,
  });
}

const MONTHS = 12;
const BRIGHTEST = 13;

export const typedMonths = (months: string | null): readonly string[] =>
  monthSunOf(months)?.map(numberText) ?? Array<string>(MONTHS).fill("");

/** As the parameter keeps it; null until all twelve are there. */
export function sunOfTyped(months: readonly string[]): string | null {
  const figures = months.map((text) => (text.trim() === "" ? Number.NaN : parseNumber(text)));
  return figures.every((sun) => sun >= 0 && sun < BRIGHTEST) ? monthSunText(figures) : null;
}

/** Some months are typed and others are not, or are no figures that the sun can have. */
export const isHalfTyped = (months: readonly string[]): boolean =>
  months.some((text) => text.trim() !== "") && sunOfTyped(months) === null;
