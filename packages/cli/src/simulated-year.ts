import { cityById } from "@sunwright/engine/climate/cities";
import { readWeather } from "@sunwright/engine/climate/files/read-weather";
import { WeatherError } from "@sunwright/engine/climate/files/weather-error";
import { weatherYearOf } from "@sunwright/engine/climate/files/weather-year-of";
import { type PlacedYear, yearOf } from "@sunwright/engine/climate/year-of";
import { emptyColumns, simulateYear, type YearColumns, type YearTotals } from "@sunwright/engine/energy/balance";
import { MONTH_OF_DAY } from "@sunwright/engine/energy/load-year";
import { HOURS_PER_YEAR } from "@sunwright/engine/energy/system";
import { type House, loadOf, systemOf } from "@sunwright/engine/simulation/plant";
import { skyOf } from "@sunwright/engine/simulation/skies";
import { yearsOfSun } from "@sunwright/engine/simulation/years-of-sun";
import {
  BATTERY_ONE_WAY,
  CABLE_EFFICIENCY,
  DEPTH_OF_DISCHARGE,
  DIRT_FACTOR,
  INVERTER_EFFICIENCY,
  MISMATCH_FACTOR,
  POWER_PER_KELVIN,
  STANDING_SHARE,
  TRACKER_EFFICIENCY,
} from "@sunwright/engine/sizing/defaults";
import type { LoadInput } from "@sunwright/engine/sizing/design";
import { loadFigures } from "@sunwright/engine/sizing/load";
import { chooseTilt } from "@sunwright/engine/sizing/mount";
import { degrees } from "@sunwright/engine/units/quantity";
import { inWords, readText } from "./input-file";
import { Problem } from "./problem";
import type { Simulation } from "./simulation-input";

/** Open rack. Source: reference table f, Faiman. */
const OPEN_RACK = { kind: "faiman", u0: 25, u1: 6.84 } as const;
/** Largest power of a lithium iron battery ÷ capacity, and what it loses standing. [1/h] Source: reference table g. */
const BATTERY_RATE = 0.5;
const SELF_DISCHARGE = 3e-5;
/** Source: reference table g. */
const CHARGER_EFFICIENCY = 0.92;

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

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function monthlySun(ghi: Float64Array): readonly number[] {
  const sums = Array<number>(12).fill(0);
  for (const [day, month] of MONTH_OF_DAY.entries()) {
    for (let hour = 0; hour < 24; hour += 1) sums[month] = (sums[month] ?? 0) + (ghi[day * 24 + hour] ?? 0) / 1_000;
  }
  return sums.map((sum, month) => sum / (DAYS[month] ?? 30));
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
  const kilowatts = (load: LoadInput) => loadFigures(load).hourlyPower.map((watts) => watts / 1_000);
  const { generator, systemType, outageHours, outageStart } = input;
  return {
    load: kilowatts(input.load),
    essential: kilowatts(essentialOf(input.load)),
    inverter: {
      ratedKw: input.inverter / 1_000,
      efficiency: INVERTER_EFFICIENCY,
      idleKw: (STANDING_SHARE * input.inverter) / 1_000,
    },
    battery: {
      cold: 1,
      minimumCharge: 1 - DEPTH_OF_DISCHARGE,
      chargeEfficiency: BATTERY_ONE_WAY,
      dischargeEfficiency: BATTERY_ONE_WAY,
      rate: BATTERY_RATE,
      selfDischargePerHour: SELF_DISCHARGE,
    },
    mpptEfficiency: TRACKER_EFFICIENCY,
    sun,
    grid: systemType === "off-grid" ? null : { outageHours, outageStart },
    generator: generator
      ? {
          ratedKw: generator.power / 1_000,
          startCharge: generator.startCharge,
          stopCharge: generator.stopCharge,
          chargerEfficiency: CHARGER_EFFICIENCY,
        }
      : null,
  };
}

/** A system through 8,760 hours: totals, months, and each hour. */
export function simulatedYear(input: Simulation): { year: SimulatedYear; load: Float64Array; columns: YearColumns } {
  const { place } = input;
  const found = "city" in place ? cityYear(place.city, place.year) : fileYear(place.weather, place.year);
  const chosen = chooseTilt(input.installationLocation, input.systemType, found.latitude, found.ghi).tilt;
  const tilt = input.tilt ?? chosen;
  const azimuth = input.azimuth ?? (found.latitude >= 0 ? 180 : 0);
  const { unit, sunHours } = yearsOfSun(
    [skyOf(found.year)],
    {
      plane: { tilt: degrees(tilt), azimuth: degrees(azimuth) },
      temperature: OPEN_RACK,
      gamma: POWER_PER_KELVIN,
      losses: 1 - DIRT_FACTOR * MISMATCH_FACTOR * CABLE_EFFICIENCY,
      warmer: 0,
    },
    null,
  );
  const house = houseOf(input, unit);
  const load = loadOf(house);
  const columns = emptyColumns(HOURS_PER_YEAR);
  const system = systemOf(house, { pvKwp: input.panels / 1_000, batteryKwh: input.battery / 1_000 });
  const totals = simulateYear(system, load, unit[0] ?? new Float64Array(HOURS_PER_YEAR), columns);
  const hoursServed = HOURS_PER_YEAR - totals.lossOfLoadHours;
  return {
    year: {
      weather: found.name,
      tilt,
      azimuth,
      sunHours,
      totals,
      hoursServed,
      hoursServedPercent: (100 * hoursServed) / HOURS_PER_YEAR,
      months: monthsOf(load, columns),
    },
    load,
    columns,
  };
}

/** Above this an hour counts as not fully served, as in the balance. [kWh] */
const NOTICEABLE = 1e-9;

function monthsOf(load: Float64Array, columns: YearColumns): readonly Month[] {
  return DAYS.map((_, month) => {
    const hours = Array.from(load.keys()).filter((hour) => MONTH_OF_DAY[Math.floor(hour / 24)] === month);
    const sum = (column: Float64Array) => hours.reduce((total, hour) => total + (column[hour] ?? 0), 0);
    return {
      production: sum(columns.pv),
      load: sum(load),
      served: sum(columns.served),
      surplus: sum(columns.dumped),
      generator: sum(columns.generator),
      gridImport: sum(columns.gridImport),
      gridExport: sum(columns.gridExport),
      unmetHours: hours.filter((hour) => (load[hour] ?? 0) - (columns.served[hour] ?? 0) > NOTICEABLE).length,
    };
  });
}
