import { GRACE_DAYS, MOST_SOILED } from "../../solar/soiling/kimber";
import type { LightLoss } from "../inputs/design";
import { figure, FROM, given } from "../inputs/make-trace";
import { meanOfYear, type SiteFigures } from "./site";
import type { Cleanness } from "./soiling";
import { toldOfLight } from "./light-told";
import { told } from "../inputs/told";
import type { Trace } from "../inputs/trace";
import type { Text } from "../../units/told";
import type { HorizonShade, ObjectsShade, RoofShade, RowsShade, Shade } from "./shade";

interface Lost {
  /** Share of each month's sun, January first, 0 to 1. */
  readonly months: readonly number[];
  /** Of the year's, each month by its sun. */
  readonly year: number;
  /** The month that loses most, 0 to 11. */
  readonly worst: number;
}

/** What each month loses where it keeps these shares. */
function lostOf({ sunHours }: SiteFigures, kept: readonly number[]): Lost {
  const months = kept.map((share) => 1 - share);
  const year = 1 - meanOfYear(sunHours.map((sun, month) => sun * (kept[month] ?? 1))) / meanOfYear(sunHours);
  return { months, year, worst: months.indexOf(Math.max(...months)) };
}

export const soilingLoss = (site: SiteFigures, { months }: Cleanness): Lost => lostOf(site, months);
export const rowsLoss = (site: SiteFigures, { months }: RowsShade): Lost => lostOf(site, months);
export const roofLoss = (site: SiteFigures, { months }: RoofShade): Lost => lostOf(site, months);
export const objectsLoss = (site: SiteFigures, { months }: Pick<ObjectsShade, "months">): Lost => lostOf(site, months);
export const horizonLoss = (site: SiteFigures, { months }: HorizonShade): Lost => lostOf(site, months);

interface Lit {
  readonly site: SiteFigures;
  readonly cleanness: Cleanness | null;
  readonly shade: Shade | null;
}

/** What takes light from the panels beyond the year-round figure of dust: nothing where the project names nothing. */
export const lightLosses = ({ site, cleanness, shade }: Lit): readonly LightLoss[] => [
  ...(shade?.horizon ? [behindHorizon(site, shade.horizon)] : []),
  ...(shade?.roof ? [beside(site, shade.roof)] : []),
  ...(shade?.rows ? [behindRows(site, shade.rows)] : []),
  ...(shade?.objects ? [behindObjects(site, shade.objects)] : []),
  ...(cleanness === null ? [] : [underDirt(site, cleanness)]),
];

function underDirt(site: SiteFigures, cleanness: Cleanness): LightLoss {
  const { rate, dry, first, washedEvery } = cleanness.dirt;
  return lossTold("soiling", toldOfLight("soiling"), soilingLoss(site, cleanness), {
    inputs: [
      given("r", toldOfLight("dirtRate"), rate, "%/day", FROM.user),
      given("", toldOfLight("monthsWithoutRain", { from: { month: first } }), dry, "months", FROM.user),
      given("", toldOfLight("cleaning"), washedEvery ?? toldOfLight("neverWashed"), "", FROM.user),
    ],
    source: toldOfLight("soilingSource", { grace: GRACE_DAYS, most: MOST_SOILED }),
  });
}

function behindHorizon(site: SiteFigures, horizon: HorizonShade): LightLoss {
  const highest = horizon.points.reduce((one, other) => (other.elevation > one.elevation ? other : one));
  return lossTold("horizon", toldOfLight("horizon"), horizonLoss(site, horizon), {
    inputs: [given("", toldOfLight("horizonHighest", { azimuth: highest.azimuth }), highest.elevation, "°", FROM.user)],
    source: toldOfLight("horizonSource"),
  });
}

function beside(site: SiteFigures, roof: RoofShade): LightLoss {
  return lossTold("roof", toldOfLight("roof"), roofLoss(site, roof), {
    inputs: [given("", toldOfLight("roofHours"), roof.hours, "", FROM.user)],
    source: toldOfLight("roofSource"),
  });
}

function behindRows(site: SiteFigures, rows: RowsShade): LightLoss {
  return lossTold("rows", toldOfLight("rows"), rowsLoss(site, rows), {
    inputs: [
      given("p", toldOfLight("pitch"), rows.pitch, "m", FROM.user),
      given("l", toldOfLight("depth"), rows.depth, "m", FROM.user),
      given("β", told("panels.tilt"), site.tilt.tilt, "°", FROM.computed),
    ],
    source: toldOfLight("rowsSource"),
  });
}

function behindObjects(site: SiteFigures, shade: ObjectsShade): LightLoss {
  const { strings, inSeries, tracking } = shade.field;
  return lossTold("objects", toldOfLight("objects"), objectsLoss(site, shade), {
    inputs: [
      given("", toldOfLight("objectsStated"), shade.objects.length, "", FROM.user),
      given("", toldOfLight("objectsPanels"), strings * inSeries, "", FROM.computed),
      given("", toldOfLight("objectsStrings"), strings, "", FROM.computed),
    ],
    source: toldOfLight("objectsSource", { tracking }),
  });
}

function lossTold(
  kind: LightLoss["kind"],
  name: Text,
  { months, year, worst }: Lost,
  explained: Pick<Trace, "inputs" | "source">,
): LightLoss {
  const trace = figure(`${kind}-loss`, name, 100 * year, "%", {
    formula: toldOfLight("formula"),
    equation: toldOfLight("equation", {
      year,
      most: months[worst] ?? 0,
      month: { month: worst },
      least: Math.min(...months),
    }),
    ...explained,
  });
  return { kind, months, year: trace };
}
