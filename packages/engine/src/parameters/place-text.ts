/** A place with its name, kept in one line: the table of towns may change, a design stays where it stood. */
export interface Place {
  /** Of GeoNames. */
  readonly id: string;
  readonly name: string;
  /** North and east positive. [°] */
  readonly latitude: number;
  readonly longitude: number;
  /** Above sea level; null where it is not known. [m] */
  readonly elevation: number | null;
}

const LATITUDE = String.raw`-?(?:90|[1-8]?\d(?:\.\d{1,4})?)`;
const LONGITUDE = String.raw`-?(?:180|(?:1[0-7]\d|[1-9]?\d)(?:\.\d{1,4})?)`;
/** "2335727 10.526 7.439 626 Kaduna": id, latitude, longitude, height or a dash, name. */
export const PLACE_PATTERN = new RegExp(
  String.raw`^(\d{1,10}) (${LATITUDE}) (${LONGITUDE}) (-?\d{1,4}|-) (\S.{0,99})$`,
  "u",
);
/** [characters] */
export const LONGEST_PLACE = "0123456789 -12.3456 -123.4567 -1234 ".length + 100;

/** In place of an id of GeoNames, where a person typed the coordinates. */
export const TYPED_PLACE = "0";

/** As far as the text keeps them: 11 m. */
export const toFourDecimals = ({ latitude, longitude }: Pick<Place, "latitude" | "longitude">) => ({
  latitude: Math.round(1e4 * latitude) / 1e4,
  longitude: Math.round(1e4 * longitude) / 1e4,
});

export const placeText = ({ id, latitude, longitude, elevation, name }: Place): string =>
  [id, latitude, longitude, elevation === null ? "-" : Math.round(elevation), name].join(" ");

/** Null where nothing is kept, or what is kept is no place. */
export function placeOf(text: string | null | undefined): Place | null {
  const [, id, latitude, longitude, height, name] = PLACE_PATTERN.exec(text ?? "") ?? [];
  if (id === undefined || name === undefined) return null;
  const elevation = height === "-" ? null : Number(height);
  return { id, name, latitude: Number(latitude), longitude: Number(longitude), elevation };
}
