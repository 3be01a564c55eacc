import { type City, cityById, representativeCity } from "../../climate/cities";
import { fromRow, nearestRow, type RowNearby } from "../../climate/nearest-row";
import { ELSEWHERE } from "../../countries/names";
import { type Place, placeOf } from "../../parameters/place-text";
import { DAYLIGHT_TEMPERATURE_SHARE, DAYS_OF_MONTH, DAYS_OF_YEAR } from "../inputs/defaults";
import { AROUND_BATTERY, batteryPlaceOf } from "./battery-place";
import type { ParametersInput } from "../inputs/design";
import { rowOf, type SiteWeather } from "../inputs/own-weather";
import { PARAMETERS } from "../../parameters/table";
import { chooseTilt, MOUNTS, type TiltChoice } from "./mount";
import { airOfYear, rowElsewhere, typesMonths } from "../inputs/elsewhere";
import { told } from "../inputs/told";
import { planeFactor, towardsEquator } from "./plane-irradiation";

/** What a site brings to the sizing, month by month, January first. */
export interface SiteFigures {
  /** The city chosen; null when none is, or when it lies in another country. */
  readonly city: City | null;
  /** The town chosen; null when none is. */
  readonly town: TownFigures | null;
  /** The row the sourced figures come from: the city, else the one that speaks for region or country. */
  readonly row: City;
  /** Peak sun hours the design uses, on the plane of the panels. [kWh/m²/day] */
  readonly sunHours: readonly number[];
  /** The same sourced from the row. [kWh/m²/day] */
  readonly sourcedSunHours: readonly number[];
  /** Mean over the year of the hours used: exactly the typed figure when it is typed. */
  readonly meanSunHours: number;
  readonly meanSourcedSunHours: number;
  /** True when the row's sun is used as it is. */
  readonly sunIsSourced: boolean;
  /** Sun on the plane ÷ on the horizontal. */
  readonly planeFactors: readonly number[];
  readonly tilt: TiltChoice;
  /** Panels stand in rows, one in front of another. */
  readonly inRows: boolean;
  /** Where the panels look, clockwise from north. [°] */
  readonly facing: number;
  /** Nobody named a direction: they look towards the equator. */
  readonly facesEquator: boolean;
  /** Mean air temperature. [°C] */
  readonly temperature: readonly number[];
  /** The same around the battery. [°C] */
  readonly batteryTemperature: readonly number[];
  /** Mean of the daylight hours. [°C] */
  readonly dayTemperature: readonly number[];
  /** Cells above it. [K] */
  readonly cellRise: number;
  readonly coldestMonth: number;
  /** Mean daily maximum of the hottest month. [°C] */
  readonly hottestDay: number;
  /** Mean daily minimum of the coldest month. [°C] */
  readonly coldestNight: number;
}

/** Sun of the place over a year, as it is typed: to a tenth, within the bounds of the parameter. */
export function sunSaidBy(parameters: ParametersInput): Pick<ParametersInput, "sunlightHours"> {
  const { min, max } = PARAMETERS.sunlightHours;
  const mean = Math.round(10 * siteFigures(parameters).meanSourcedSunHours) / 10;
  return { sunlightHours: Math.min(max, Math.max(min, mean)) };
}

/** @param weather  The user's own year of weather; it stands in place of the city, and its sun of the typed one. */
export function siteFigures(parameters: ParametersInput, weather: SiteWeather | null = null): SiteFigures {
  const city = weather === null ? chosenCity(parameters) : rowOf(weather, parameters.country);
  const row = city ?? rowSpeakingFor(parameters);
  const stand = standOf(parameters, row);
  const { planeFactors, sourcedSunHours } = sunOnPlane(row, stand);
  const meanSourcedSunHours = meanOfYear(sourcedSunHours);
  const sunIsSourced =
    weather !== null || typesMonths(parameters) || (isOfTable(city) && parameters.sunlightSource === "site");
  const scale = sunIsSourced ? 1 : parameters.sunlightHours / meanSourcedSunHours;
  const sunHours = sourcedSunHours.map((sun) => (city === null ? parameters.sunlightHours : sun * scale));
  return {
    city,
    town: townOf(parameters, row),
    row,
    sunHours,
    sourcedSunHours,
    meanSunHours: sunIsSourced ? meanSourcedSunHours : parameters.sunlightHours,
    meanSourcedSunHours,
    sunIsSourced,
    planeFactors,
    tilt: stand.tilt,
    facing: stand.facing,
    facesEquator: stand.facesEquator,
    ...temperatures(parameters, city, row),
  };
}

/** A stored design from before there was a direction or a tilt names none. */
type Asked = Pick<ParametersInput, "installationLocation" | "systemType"> &
  Partial<Pick<ParametersInput, "panelAzimuth" | "panelTilt">>;

/** How the panels stand: as a person says, and where they say nothing as the mount's rule has it. */
function standOf({ installationLocation, systemType, panelAzimuth, panelTilt }: Asked, { latitude, ghi }: City) {
  const named = panelAzimuth ?? null;
  const facing = named ?? towardsEquator(latitude);
  const typed = panelTilt ?? null;
  const tilt: TiltChoice =
    typed === null
      ? chooseTilt(installationLocation, systemType, latitude, ghi, facing)
      : { tilt: typed, because: told("mount.typedTilt") };
  return { facing, tilt, facesEquator: named === null };
}

function sunOnPlane({ latitude, ghi }: City, { tilt: { tilt }, facing }: ReturnType<typeof standOf>) {
  const planeFactors = ghi.map((sun, month) => planeFactor(latitude, month, tilt, sun, facing));
  return { planeFactors, sourcedSunHours: ghi.map((sun, month) => sun * (planeFactors[month] ?? 1)) };
}

/** A city counts only in the country the project names; a town without a city has the nearest row of its country. */
function chosenCity(parameters: ParametersInput): City | null {
  const { city, town, country } = parameters;
  if (country === ELSEWHERE) return rowElsewhere(parameters);
  const place = city === null ? placeOf(town) : null;
  if (place !== null) return nearestRow(place, country)?.row ?? null;
  const found = city === null ? null : cityById(city);
  return found?.country === country ? found : null;
}

/** Whether a table has the sun of a row, not the person alone. */
const isOfTable = (city: City | null): boolean => city !== null && city.country !== ELSEWHERE;

/** The row of a country or a region that no city was chosen in. */
const rowSpeakingFor = (parameters: ParametersInput): City =>
  parameters.country === ELSEWHERE
    ? rowElsewhere(parameters)
    : representativeCity(parameters.country, parameters.region);

/** The town a project stands in, with its way to the row whose climate it has. */
export interface TownFigures {
  readonly place: Place;
  readonly nearby: RowNearby;
}

function townOf({ town }: ParametersInput, row: City): TownFigures | null {
  const place = placeOf(town);
  return place && { place, nearby: fromRow(place, row) };
}

/**
 * The typed temperature is the mean of the year. With a city the year's cycle is shifted to that mean; without one
 * every month has it, and the swing between day and night is the mean one of the row that speaks for the place.
 */
function temperatures(parameters: ParametersInput, city: City | null, row: City) {
  const typed = airOfYear(parameters);
  // A few rows give no daily extremes; the country's reference city lends its swing.
  const swing = row.temperatureMax === null ? rowSpeakingFor({ ...parameters, region: null }) : row;
  const above = swing.temperature.map((mean, month) => (swing.temperatureMax?.[month] ?? mean) - mean);
  const below = swing.temperature.map((mean, month) => mean - (swing.temperatureMin?.[month] ?? mean));
  const flat = (values: readonly number[]) => (city === null ? values.map(() => meanOfYear(values)) : values);
  const rises = flat(above);
  const falls = flat(below);
  const shift = typed - meanOfYear(row.temperature);
  const temperature = row.temperature.map((mean) => (city === null ? typed : mean + shift));
  const rise = (month: number) => rises[month] ?? 0;
  return {
    temperature,
    batteryTemperature: temperature.map(AROUND_BATTERY[batteryPlaceOf(parameters)]),
    dayTemperature: temperature.map((mean, month) => mean + DAYLIGHT_TEMPERATURE_SHARE * rise(month)),
    cellRise: MOUNTS[parameters.installationLocation].cellRise,
    inRows: MOUNTS[parameters.installationLocation].inRows,
    coldestMonth: temperature.indexOf(Math.min(...temperature)),
    hottestDay: Math.max(...temperature.map((mean, month) => mean + rise(month))),
    coldestNight: Math.min(...temperature.map((mean, month) => mean - (falls[month] ?? 0))),
  };
}

/** What the panels stand on. */
export const mountAsked = ({ installationLocation }: ParametersInput) => installationLocation;

/** The same parameters with the sun typed, as a person may type it. [kWh/m²/day] */
export const withTypedSun = (parameters: ParametersInput, sunlightHours: number): ParametersInput => ({
  ...parameters,
  sunlightSource: "typed",
  sunlightHours,
});

/** The same with the hours that the page shows for the site's own sun: its mean over the year, as a form takes it. */
export function withSiteSun<Values extends ParametersInput>(parameters: Values): Values {
  const { min, max } = PARAMETERS.sunlightHours;
  const hours = Math.round(siteFigures(parameters).meanSourcedSunHours * 10) / 10;
  return { ...parameters, sunlightHours: Math.min(max, Math.max(min, hours)) };
}

/** Mean of twelve monthly means, each with its days. */
export const meanOfYear = (months: readonly number[]) =>
  months.reduce((total, value, month) => total + value * (DAYS_OF_MONTH[month] ?? 0), 0) / DAYS_OF_YEAR;

/** Where panels look, clockwise from north, and how steep they stand; null: nobody said. [°] */
export const planeOf = (
  azimuth: number | null,
  tilt: number | null,
): Pick<ParametersInput, "panelAzimuth" | "panelTilt"> => ({ panelAzimuth: azimuth, panelTilt: tilt });
