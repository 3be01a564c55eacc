import { followingOf } from "./following";
import { gridIsThere } from "../../units/daily-outage";
import { moneyIn } from "../../countries/money-in";
import { isUsedBy } from "../../parameters/parameters";
import { skiesOf, yearNumbersOf } from "../../simulation/skies";
import {
  type BatteryClass,
  type ExportCap,
  type GridSupply,
  type House,
  type HouseYear,
  largestHour,
  NO_EXPORT,
} from "../../simulation/plant";
import { hoursAway } from "../../simulation/random-outages";
import { reserveOf } from "../../simulation/reserve";
import type { YearNumbers } from "../../simulation/year-numbers";
import { byDay, type Mounting, scaledTo, yearsOfSun, type YearsOfSun } from "../../simulation/years-of-sun";
import { lossFactor } from "../rule/array";
import { moduleOf } from "../rule/bank-module";
import { TRACKER_EFFICIENCY } from "../inputs/defaults";
import { inverterCurve } from "./inverter-curve";
import { panelStrings } from "../rule/panel-strings";
import { type LoadYear, loadYearOf } from "../load/load-year";
import { batteryPlaceOf, frozenDays, heaterYear } from "../site/battery-place";
import { LOSSES, type RuleFigures } from "../rule/rule-figures";
import { heatLossOf } from "../site/mount";
import type { DesignInput, ParametersInput } from "../inputs/design";
import { hourTariffOf } from "../rule/hour-tariff";
import { exportRuleOf } from "../rule/own-grid";
import type { SiteWeather } from "../inputs/own-weather";
import { placeOf, planeOf } from "../site/shade";
import { meanOfYear } from "../site/site";
import { chanceOutagesOf } from "../inputs/supply";
import type { Technology } from "../rule/technology";

/** The years a size is searched in, those its verdict is told from, or any others by their numbers. */
export type Years = keyof YearNumbers | readonly number[];

/** The sun on the panels through the simulated years, as the project sets it: typed hours scale the years. */
export const sunOf = (figures: RuleFigures, years: Years): YearsOfSun =>
  soiled(figures, scaledTo(sunOnMount(figures, years), typedSun(figures)));

/** The same as the place's climate gives it, whatever was typed. */
export const sourcedSunOf = (figures: RuleFigures): YearsOfSun => soiled(figures, sunOnMount(figures, "verdict"));

/** A project's own dirt, day by day, in place of the one figure for the year. */
const soiled = ({ cleanness }: RuleFigures, sun: YearsOfSun): YearsOfSun =>
  cleanness === null
    ? sun
    : byDay(
        sun,
        cleanness.days.map((kept) => kept / LOSSES.dirt),
      );

/** Made suns by place and mount; what they hold follows from these alone, so keeping the last few changes no result. */
const ofCities = new Map<string, YearsOfSun>();
const ofOwnWeather = new WeakMap<SiteWeather["year"], Map<string, YearsOfSun>>();
const KEPT_SUNS = 12;

function sunOnMount(figures: RuleFigures, years: Years): YearsOfSun {
  const { site, input, weather, technology, shade } = figures;
  const { installationLocation, ambientTemperature } = input.parameters;
  const kept = weather === null ? ofCities : keptOf(weather);
  const key = [
    site.row.id,
    installationLocation,
    site.tilt.tilt,
    site.facing,
    ambientTemperature,
    technology.panel.perKelvin,
    shade?.key,
    years,
  ].join(" ");
  const found = kept.get(key) ?? yearsOfSun(skiesFor(figures, years), mountingOf(figures));
  kept.delete(key);
  kept.set(key, found);
  const oldest = kept.keys().next().value;
  if (kept.size > KEPT_SUNS && oldest !== undefined) kept.delete(oldest);
  return found;
}

function keptOf({ year }: SiteWeather): Map<string, YearsOfSun> {
  const kept = ofOwnWeather.get(year) ?? new Map<string, YearsOfSun>();
  ofOwnWeather.set(year, kept);
  return kept;
}

const yearNumbersFor = ({ site, weather }: RuleFigures, years: Years): readonly number[] =>
  typeof years === "string" ? yearNumbersOf(placeOf(site, weather))[years] : years;

const skiesFor = (figures: RuleFigures, years: Years) =>
  skiesOf(placeOf(figures.site, figures.weather), yearNumbersFor(figures, years));

const typedSun = ({ site, input }: RuleFigures) => (site.sunIsSourced ? null : input.parameters.sunlightHours);

/** How the panels of a project stand, and what they lose before the bus. */
export function mountingOf({
  site,
  input,
  technology,
  shade,
}: Pick<RuleFigures, "input" | "technology" | "site" | "shade">): Mounting {
  const { ambientTemperature, installationLocation } = input.parameters;
  const { mismatch, dirt, cable } = LOSSES;
  return {
    plane: planeOf(site),
    ...(shade !== null && { shading: shade.shading }),
    temperature: heatLossOf(installationLocation),
    gamma: technology.panel.perKelvin,
    losses: 1 - lossFactor({ mismatch, dirt, cable, tracker: 1 }),
    warmer: ambientTemperature - meanOfYear(site.row.temperature),
  };
}

/** The house with a reserve for outages: that of a number of hours by the years and the age of the house itself. */
export const keepingFor = (house: House, hours: number): House =>
  withReserve(house, reserveOf(strongEnough(house), hours));

export const withReserve = (house: House, reserveKwh: readonly number[]): House => ({
  ...house,
  grid: house.grid && { ...house.grid, reserveKwh },
});

/**
 * Without its generator, and with an inverter for its hardest hour: one too weak at its site fails the same hours whatever
 * the size. Those are told by a warning and left out of searches, or no size would do.
 */
export const strongEnough = (house: House): House => ({
  ...house,
  generator: null,
  inverter: { ...house.inverter, ratedKw: Math.max(house.inverter.ratedKw, largestHour(house)) },
});

/**
 * What the hourly balance needs to know of a project besides panels and battery, all of it new. Powers in kW. Of a hybrid,
 * what its battery keeps for outages is for the search to say.
 */
export function houseOf(figures: RuleFigures, sun: YearsOfSun, years: Years): House {
  const { inverter, battery, input, technology, standby } = figures;
  return {
    years: yearsOfHouse(figures, sun, years),
    panelsLeft: 1,
    inverter: {
      // A typed peak of 0 W names no inverter: then none limits the simulation.
      ratedKw: inverter.capacity === 0 ? Number.POSITIVE_INFINITY : inverter.capacityAtSite / 1_000,
      efficiency: technology.inverter.efficiency,
      idleKw: inverter.standingPower / 1_000,
      curve: inverterCurve(figures),
    },
    battery: batteryClass(technology.battery, battery.cold),
    mpptEfficiency: trackerEfficiency(figures),
    grid: gridOf(input),
    generator: standby?.set ?? null,
    meter: hourTariffOf(input)?.meter,
    following: followingOf(figures),
  };
}

function yearsOfHouse(figures: RuleFigures, sun: YearsOfSun, years: Years): HouseYear[] {
  const { input, load, site, weather, technology, battery } = figures;
  const { dailyVariation, hourlyVariation, systemType } = input.parameters;
  const chance = chanceOutagesOf(input.parameters);
  const place = weather?.name ?? site.row.id;
  const onGrid = systemType === "on-grid";
  const variation = onGrid ? { daily: 0, hourly: 0 } : { daily: dailyVariation / 100, hourly: hourlyVariation / 100 };
  const stands = batteryPlaceOf(input.parameters);
  return yearNumbersFor(figures, years).map((number, index) => {
    const air = sun.dayTemperature[index];
    return {
      sun: sun.unit[index] ?? NO_SUN,
      ...heated(
        loadYearOf(input.load, load, { place, number }, variation),
        heaterYear(stands, battery.byRule / 1_000, air),
      ),
      frozen: frozenDays(technology.battery.chemistry, stands, air, technology.battery.chosen?.chargesFrom),
      away: chance && hoursAway(chance, `outages of ${place}, year ${number}`),
    };
  });
}
const NO_SUN = new Float64Array(0);

/** The heater is essential: a battery that it leaves to the cold takes no charge. */
function heated(year: LoadYear, heater: Float64Array | null): LoadYear {
  if (heater === null) return year;
  const withHeater = (column: Float64Array) => column.map((power, hour) => power + (heater[hour] ?? 0));
  const load = withHeater(year.load);
  return { load, essential: year.essential === year.load ? load : withHeater(year.essential) };
}

type AskedOfGrid = Pick<DesignInput, "parameters" | "figures" | "ownGrid" | "tariff" | "tariffPlan">;

/** The grid of a system; only a hybrid one goes on while it is away. Null off the grid. */
function gridOf(input: AskedOfGrid): GridSupply | null {
  const { parameters } = input;
  const { systemType, outageHours, outageStart } = parameters;
  if (systemType === "off-grid") return null;
  return {
    outageHours: isUsedBy("outageHours", systemType) ? outageHours : 0,
    outageStart,
    reserveKwh: null,
    chance: chanceOutagesOf(parameters),
    exportCap: exportCapOf(input),
  };
}

/** Hours of the day in which the grid carries a home, 0 to 23. Off the grid there are none; beside it all but the daily outage. */
export function gridHoursOf(parameters: Pick<ParametersInput, "systemType" | "outageHours" | "outageStart">): number[] {
  const { systemType, outageHours, outageStart } = parameters;
  if (systemType === "off-grid") return [];
  const away = isUsedBy("outageHours", systemType) ? outageHours : 0;
  return Array.from({ length: 24 }, (_, hour) => hour).filter((hour) =>
    gridIsThere({ outageHours: away, outageStart }, hour),
  );
}

/** What the country lets an array give to the grid; a hybrid gives nothing where nothing is paid. Null: all of it. */
function exportCapOf(input: AskedOfGrid): ExportCap | null {
  const { systemType, country } = input.parameters;
  if (systemType === "hybrid" && exportRuleOf(input).kind === "nothing") return NO_EXPORT;
  // What may flow stays the country's, whatever is paid for it.
  const { exports: rule } = moneyIn(country, input.figures);
  const cap = rule.kind === "paid" ? rule.powerCap : undefined;
  return cap ? { share: cap.share.value / 100, above: cap.above, upTo: cap.upTo } : null;
}

/** Of the tracker; a controller that switches holds its panels at the battery's voltage instead of their own. */
function trackerEfficiency(figures: RuleFigures): number {
  const { controller, panel } = figures.technology;
  if (controller === null || controller.input === null || controller.chargePower !== null) return TRACKER_EFFICIENCY;
  const { voltage, inSeries } = moduleOf(figures);
  const panels = panelStrings(1, figures)?.inSeries ?? 1;
  return Math.min(TRACKER_EFFICIENCY, (voltage * inSeries) / (panels * panel.sheet.powerVoltage));
}

const batteryClass = (battery: Technology["battery"], cold: number): BatteryClass => ({
  cold,
  left: 1,
  minimumCharge: 1 - battery.depthOfDischarge,
  chargeEfficiency: Math.sqrt(battery.roundTrip),
  dischargeEfficiency: Math.sqrt(battery.roundTrip),
  rate: battery.rate,
  dischargeRate: battery.dischargeRate,
  selfDischargePerHour: battery.selfDischargePerHour,
});
