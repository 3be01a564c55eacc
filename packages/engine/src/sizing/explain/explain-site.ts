import { ELSEWHERE } from "../../countries/names";
import type { RuleFigures } from "../rule/rule-figures";
import { labelOf } from "../../parameters/words";
import type { City } from "../../climate/cities";
import type { Text } from "../../units/told";
import type { DesignSite, DesignTown } from "../inputs/design";
import { figure, FROM, given } from "../inputs/make-trace";
import type { Figures } from "../choice/figures";
import { lightLosses } from "../site/light-loss";
import { toldOfLight } from "../site/light-told";
import type { SiteFigures, TownFigures } from "../site/site";
import { told } from "../inputs/told";
import type { TraceInput } from "../inputs/trace";

export const SUN_HOURS = labelOf("sunlightHours");

/** Where the figures of a row are from, with their period and class. */
const climateSource = ({ source, period, quality }: City): Text => told("from.climateRow", { source, period, quality });

export function explainSite(
  figures: Pick<RuleFigures, "input" | "site" | "cleanness" | "shade" | "array">,
): DesignSite {
  const { site, array, input } = figures;
  const { city, row, town } = site;
  const { country } = input.parameters;
  const source = climateSource(row);
  const losses = lightLosses(figures);
  return {
    name: nameOf(site, country),
    latitude: town?.place.latitude ?? city?.latitude ?? null,
    longitude: town?.place.longitude ?? city?.longitude ?? null,
    ...(town !== null && country !== ELSEWHERE && { town: townTold(town) }),
    climateSource: city === null ? told("site.speaksForPlace", { place: row.name, source }) : source,
    monthlySunHours: site.sunHours,
    sourcedSunHours: site.sourcedSunHours,
    sourcedPlace: row.name,
    monthlyTemperature: site.temperature,
    designMonth: array.designMonth,
    designSunHours: designSunHours(figures),
    ...(losses.length > 0 && { lightLosses: losses }),
  };
}

/** Half of what falls at this temperature is snow. [°C] Source: Jennings et al. 2018, Nature Communications 9:1148, cited. */
const SNOW_BELOW = 1;

/** Where it snows, that no model of snow counts what lies on the panels. */
function snowLeftOut({ row: { temperature } }: SiteFigures): readonly TraceInput[] {
  const coldest = Math.min(...temperature);
  if (coldest >= SNOW_BELOW) return [];
  const text = toldOfLight("snowLeftOut", { month: { month: temperature.indexOf(coldest) }, coldest });
  return [given("", toldOfLight("snow"), text, "", toldOfLight("snowSource"))];
}

function nameOf({ town, city }: Figures["site"], country: string): string {
  const name = town?.place.name ?? city?.name;
  if (name === undefined) return country;
  return country === ELSEWHERE ? name : `${name}, ${country}`;
}

const townTold = ({ place, nearby }: TownFigures): DesignTown => ({
  name: place.name,
  row: nearby.row.name,
  kilometres: nearby.kilometres,
  metres: nearby.metres,
});

function designSunHours(figures: Pick<RuleFigures, "input" | "site" | "array">) {
  const { site, array, input } = figures;
  const { city, row } = site;
  const value = array.designSunHours;
  const unit = "kWh/m²/day";
  const typed = given("H", SUN_HOURS, input.parameters.sunlightHours, "h", FROM.user);
  const id = "design-sun-hours";
  const name = told("decidingSunHours");
  if (city === null) {
    return figure(id, name, value, unit, {
      formula: told("site.typedFormula"),
      equation: told("site.sunHoursEquation", { sunHours: value }),
      inputs: [typed],
      source: told("site.typedSource"),
    });
  }
  const sourcedYear = given(
    "H̄",
    told("site.meanOfYear", { place: row.name }),
    site.meanSourcedSunHours,
    unit,
    climateSource(row),
  );
  const ofRow = row.note === "" ? [] : [given("", told("site.note"), row.note, "", row.name)];
  const ofAir = row.air === null ? [] : [given("", toldOfLight("air"), row.air.period, "", row.air.source)];
  const note = [...ofRow, ...ofAir, ...snowLeftOut(site)];
  const month = array.designMonth;
  if (month === null) {
    return figure(id, name, value, unit, {
      formula: told(site.sunIsSourced ? "site.yearFormula" : "site.typedYearFormula"),
      equation: told("site.sunHoursEquation", { sunHours: value }),
      inputs: [...(site.sunIsSourced ? [] : [typed]), sourcedYear, ...note],
      source: told("site.yearSource"),
    });
  }
  const ghi = row.ghi[month] ?? 0;
  const factor = site.planeFactors[month] ?? 1;
  const product = { month: { month }, ghi, factor };
  const scale = input.parameters.sunlightHours / site.meanSourcedSunHours;
  const inputs = [
    given("H_GHI", told("site.onHorizontal", { month: { month } }), ghi, unit, climateSource(row)),
    given(
      "R",
      told("site.planeFactor", { tilt: site.tilt.tilt, azimuth: site.facing }),
      factor,
      "",
      "Liu-Jordan, Duffie & Beckman 2.19",
    ),
  ];
  return figure(id, name, value, unit, {
    formula: site.sunIsSourced ? "H = H_GHI × R" : "H = H_GHI × R × H_typed ÷ H̄",
    equation: site.sunIsSourced
      ? told("site.monthEquation", { ...product, sunHours: value })
      : told("site.typedMonthEquation", {
          ...product,
          typed: input.parameters.sunlightHours,
          sourced: site.meanSourcedSunHours,
          sunHours: ghi * factor * scale,
        }),
    inputs: [...inputs, ...(site.sunIsSourced ? [] : [typed, sourcedYear]), ...note],
    source: told("site.monthSource"),
  });
}
