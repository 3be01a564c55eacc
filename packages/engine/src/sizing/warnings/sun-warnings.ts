import { skyOf } from "../../climate/elsewhere-row";
import { HIGH_ABOVE_ROW, isFarFromRow } from "../../climate/nearest-row";
import { isDefault } from "../../parameters/parameters";
import { countryName, optionName } from "../../parameters/words";
import { ELSEWHERE, REGION_SUN } from "../../parameters/options";
import type { Text } from "../../units/told";
import { told } from "../inputs/advice-told";
import { DAYS_OF_YEAR, SUN_TOLERANCE } from "../inputs/defaults";
import type { Figures } from "../choice/figures";
import { beyondSky, SUN_BY_MONTH } from "../inputs/elsewhere";
import { told as toldElsewhere } from "../inputs/elsewhere-told";
import { followsSite } from "../inputs/sun-source";
import type { UnderSourcedSun } from "../choice/sourced-sun";
import { meanOfYear } from "../site/site";
import type { WarningRule } from "./warning-rule";

export const sunAboveSource: WarningRule = (figures, under) => {
  const { site, array, input } = figures;
  // Where no table has the sun, nothing is above a source.
  if (site.sunIsSourced || array.capacity === 0 || input.parameters.country === ELSEWHERE) return null;
  const onGrid = input.parameters.systemType === "on-grid";
  const darkest = Math.min(...site.sourcedSunHours);
  const month = array.designMonth ?? site.sourcedSunHours.indexOf(darkest);
  const sourced = onGrid ? site.meanSourcedSunHours : (site.sourcedSunHours[month] ?? darkest);
  const used = array.designSunHours;
  if (used <= sourced * (1 + SUN_TOLERANCE)) return null;
  const { sunlightHours } = input.parameters;
  const said = {
    place: site.row.name,
    mean: site.meanSourcedSunHours,
    least: darkest,
    month: { month: site.sourcedSunHours.indexOf(darkest) },
    effect: priceOfSun(figures, under),
  };
  return {
    id: "sun-above-source",
    parameter: "sunlightHours",
    text: isDefault("sunlightHours", sunlightHours)
      ? told("warning.standardSunAboveSource", { ...said, standard: sunlightHours })
      : told("warning.sunAboveSource", { ...said, typed: sunlightHours }),
  };
};

/** What too much typed sun costs in reliability. */
function priceOfSun(figures: Figures, { share, darkHours }: UnderSourcedSun): Text {
  if (figures.input.parameters.systemType === "on-grid") {
    const missing = ((1 - share) * yearlyConsumption(figures)) / 1_000;
    return told("warning.sunAboveSourceGridBrings", { share, missing });
  }
  return darkHours > 0
    ? told("warning.sunAboveSourceDarkHours", { share, hours: Math.round(darkHours) })
    : told("warning.sunAboveSourceStillServes");
}

const yearlyConsumption = ({ load }: Figures) => load.dailyConsumption * DAYS_OF_YEAR;

export const sunAboveRegion: WarningRule = ({ input }) => {
  const { country, region, sunlightHours } = input.parameters;
  if (country !== "Nigeria" || region === null || followsSite(input.parameters)) return null;
  const { from, to } = REGION_SUN[region];
  if (sunlightHours <= to) return null;
  return {
    id: "sun-above-region",
    parameter: "sunlightHours",
    text: told("warning.sunAboveRegion", { typed: sunlightHours, region: optionName("region", region), from, to }),
  };
};

/** The sun of a row says less of a place that is far from it, or on another height. */
export const townFarFromRow: WarningRule = ({ site: { town }, weather }) => {
  if (town === null || weather !== null || !isFarFromRow(town.nearby)) return null;
  const { row, kilometres, metres } = town.nearby;
  const height = Math.abs(metres ?? 0);
  const high = height > HIGH_ABOVE_ROW ? ((metres ?? 0) > 0 ? "above" : "below") : "level";
  return {
    id: "town-far-from-row",
    parameter: "town",
    text: told("warning.townFarFromRow", { town: town.place.name, row: row.name, kilometres, height, high }),
  };
};

export const cityMissing: WarningRule = ({ site, input }) =>
  input.parameters.sunlightSource === "site" && site.city === null
    ? {
        id: "city-missing",
        parameter: "city",
        text: told("warning.cityMissing", {
          country: countryName(input.parameters.country),
          typed: input.parameters.sunlightHours,
        }),
      }
    : null;

/** Another country: more sun is typed than there is above the air, in a month or on the plane over the year. */
export const sunBeyondSky: WarningRule = ({ site, input, weather }) => {
  const { parameters } = input;
  if (parameters.country !== ELSEWHERE || weather !== null) return null;
  const found = beyondSky(parameters);
  if (found !== null) {
    const text = toldElsewhere("beyondSky", { ...found, month: { month: found.month } });
    return { id: "sun-beyond-sky", parameter: SUN_BY_MONTH, text };
  }
  const sky = meanOfYear(skyOf(site.row.latitude).map((sun, month) => sun * (site.planeFactors[month] ?? 1)));
  const typed = parameters.sunlightHours;
  if (site.sunIsSourced || typed <= sky) return null;
  const text = toldElsewhere("warning.yearBeyondSky", { typed, sky });
  return { id: "sun-beyond-sky", parameter: "sunlightHours", text };
};
