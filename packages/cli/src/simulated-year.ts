import { cityById } from "@sunwright/engine/climate/cities";
import { readWeather } from "@sunwright/engine/climate/files/read-weather";
import { WeatherError } from "@sunwright/engine/climate/files/weather-error";
import { weatherYearOf } from "@sunwright/engine/climate/files/weather-year-of";
import { type PlacedYear, yearOf } from "@sunwright/engine/climate/year-of";
import type { YearTotals } from "@sunwright/engine/energy/balance";
import { MONTH_OF_DAY } from "@sunwright/engine/energy/load-year";
import { type DesignHours, simulateHours } from "@sunwright/engine/simulation/design-hours";
import type { House } from "@sunwright/engine/simulation/plant";
import { skyOf } from "@sunwright/engine/simulation/skies";
import { sumOf, yearsOfSun } from "@sunwright/engine/simulation/years-of-sun";
import {
  BATTERY_ONE_WAY,
  BATTERY_RATE,
  CABLE_EFFICIENCY,
  DAYS_OF_MONTH,
  DEPTH_OF_DISCHARGE,
  DIRT_FACTOR,
  GENERATOR_CHARGER_EFFICIENCY,
  HOURS_OF_YEAR,
  INVERTER_EFFICIENCY,
  MISMATCH_FACTOR,
  POWER_PER_KELVIN,
  SELF_DISCHARGE_PER_HOUR,
  STANDING_SHARE,
  TRACKER_EFFICIENCY,
} from "@sunwright/engine/sizing/defaults";
import { gridOf } from "@sunwright/engine/sizing/house-of";
import type { LoadInput } from "@sunwright/engine/sizing/design";
import { loadFigures } from "@sunwright/engine/sizing/load";
import { chooseTilt, heatLossOf } from "@sunwright/engine/sizing/mount";
import { degrees } from "@sunwright/engine/units/quantity";
import { inWords, readText } from "./input-file";
import { Problem } from "./problem";
import type { Simulation } from "./simulation-input";

/** A month of the year. [kWh; h] */
export interface Month {
  readonly production: number;
  readonly load: number;
  readonly served: number;
  readonly surplus: number;
  readonly generator: number;
  readonly gridImport: number;
  readonly gridExport: number;
  readonly unmetHours: number;
}

export interface SimulatedYear {
  /** Whose weather it is. */
  readonly weather: string;
  readonly tilt: number;
  readonly azimuth: number;
  /** Mean irradiation on the panels. [kWh/m²/day] */
  readonly sunHours: number;
  readonly totals: YearTotals;
  /** Hours in which all of the load is served, of 8,760; and their share. */
  readonly hoursServed: number;
  readonly hoursServedPercent: number;
  readonly months: readonly Month[];
}

interface Place {
  readonly name: string;
  readonly latitude: number;
  readonly year: PlacedYear;
  /** Monthly means on the horizontal. [kWh/m²/day] */
  readonly ghi: readonly number[];
}

function monthlySun(ghi: Float64Array): readonly number[] {
  const sums = Array<number>(12).fill(0);
  for (const [day, month] of MONTH_OF_DAY.entries()) {
    for (let hour = 0; hour < 24; hour += 1) sums[month] = (sums[month] ?? 0) + (ghi[day * 24 + hour] ?? 0) / 1_000;
  }
  return sums.map((sum, month) => sum / (DAYS_OF_MONTH[month] ?? 30));
}

function cityYear(id: string, year: number): Place {
  const city = cityById(id);
  if (city === null) throw new Problem(`place.city: there is no climate row ${id}`);
  const name = `synthetic year ${year} of ${city.name}, ${city.country}`;
  return { name, latitude: city.latitude, ghi: city.ghi, year: yearOf(city, year) };
}

function fileYear(path: string, year: number): Place {
  const text = readText(path);
  let file;
  try {
    file = readWeather(text);
  } catch (error) {
    if (error instanceof WeatherError) throw new Problem(`${path}: ${inWords(error)}`);
    throw error;
  }
  if (year >= file.years.length)
    throw new Problem(`place.year: ${path} has ${file.years.length} years, counted from 0`);
  const placed = weatherYearOf(file, { year });
  const { name, latitude } = file.place;
  return { name: `${file.format} ${name || path}`, latitude, ghi: monthlySun(placed.weather.ghi), year: placed };
}

const essentialOf = (load: LoadInput): LoadInput =>
  load.kind === "direct"
    ? load
    : { kind: "appliances", appliances: load.appliances.filter(({ essential }) => essential) };

/** What the hourly balance is told of the house beside panels and battery. */
function houseOf(input: Simulation, sun: readonly Float64Array[]): House {
  const kilowatts = (load: LoadInput) => {
    const { hourlyPower } = loadFigures(load);
    return Float64Array.from({ length: HOURS_OF_YEAR }, (_, hour) => (hourlyPower[hour % 24] ?? 0) / 1_000);
  };
  const [load, essential] = [kilowatts(input.load), kilowatts(essentialOf(input.load))];
  const { generator } = input;
  return {
    years: sun.map((unit) => ({ sun: unit, load, essential, frozen: null })),
    panelsLeft: 1,
    inverter: {
      ratedKw: input.inverter / 1_000,
      efficiency: INVERTER_EFFICIENCY,
      idleKw: (STANDING_SHARE * input.inverter) / 1_000,
    },
    battery: {
      cold: 1,
      left: 1,
      minimumCharge: 1 - DEPTH_OF_DISCHARGE,
      chargeEfficiency: BATTERY_ONE_WAY,
      dischargeEfficiency: BATTERY_ONE_WAY,
      rate: BATTERY_RATE,
      selfDischargePerHour: SELF_DISCHARGE_PER_HOUR,
    },
    mpptEfficiency: TRACKER_EFFICIENCY,
    grid: gridOf(input),
    // A set of a stated size: it neither grows with the battery nor with the load.
    generator: generator
      ? {
          loadKw: generator.power / 1_000,
          startKw: 0,
          chargeRate: 0,
          startCharge: generator.startCharge,
          stopCharge: generator.stopCharge,
          chargerEfficiency: GENERATOR_CHARGER_EFFICIENCY,
        }
      : null,
  };
}

/** A system through 8,760 hours: totals, months, and each hour. */
export function simulatedYear(input: Simulation): { readonly year: SimulatedYear; readonly hours: DesignHours } {
  const { place, installationLocation, systemType } = input;
  const found = "city" in place ? cityYear(place.city, place.year) : fileYear(place.weather, place.year);
  const tilt = input.tilt ?? chooseTilt(installationLocation, systemType, found.latitude, found.ghi).tilt;
  const azimuth = input.azimuth ?? (found.latitude >= 0 ? 180 : 0);
  const { unit, sunHours } = yearsOfSun([skyOf(found.year)], {
    plane: { tilt: degrees(tilt), azimuth: degrees(azimuth) },
    temperature: heatLossOf(installationLocation),
    gamma: POWER_PER_KELVIN,
    losses: 1 - DIRT_FACTOR * MISMATCH_FACTOR * CABLE_EFFICIENCY,
    warmer: 0,
  });
  const size = { pvKwp: input.panels / 1_000, batteryKwh: input.battery / 1_000 };
  const { totals, hours } = simulateHours(houseOf(input, unit), size, 0);
  const hoursServed = HOURS_OF_YEAR - totals.lossOfLoadHours;
  return {
    year: {
      weather: found.name,
      tilt,
      azimuth,
      sunHours,
      totals,
      hoursServed,
      hoursServedPercent: (100 * hoursServed) / HOURS_OF_YEAR,
      months: DAYS_OF_MONTH.map((_, month) => monthOf(hours, month)),
    },
    hours,
  };
}

function monthOf(hours: DesignHours, month: number): Month {
  const first = 24 * MONTH_OF_DAY.indexOf(month);
  const end = 24 * (MONTH_OF_DAY.lastIndexOf(month) + 1);
  const sum = (name: keyof DesignHours) => sumOf(hours[name].subarray(first, end));
  const load = sum("load");
  return {
    production: sum("production"),
    load,
    served: load - sum("unmet"),
    surplus: sum("surplus"),
    generator: sum("generator"),
    gridImport: sum("gridImport"),
    gridExport: sum("gridExport"),
    unmetHours: hours.unmet.subarray(first, end).filter((missing) => missing > 0).length,
  };
}
