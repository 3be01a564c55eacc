import { DAYS_OF_MONTH, DAYS_OF_YEAR } from "../../../units/year";
import { sharesOfMonths } from "../months-of-use";
import { fitsADay, hoursAt, type LargeLoadAnswer, NOON } from "./large-load";
import { told } from "./told";

/**
 * What a tank of 150 litres loses while it stands hot. [Wh/day] The most that is allowed: 1.38 kWh since March 2016, 2.59
 * before. Source: SANS 151, as told by T. Covary, World Energy Council, 2016.
 */
export const STANDING_LOSS = { "since-2016": 1_380, before: 2_590 } as const;
export type TankAge = keyof typeof STANDING_LOSS;

/** Water: 4,186.8 J/(kg K). [Wh/(l K)] */
const HEAT_OF_WATER = 1.163;

/** Litres at 60 °C that a small family taps. Source: load profile M, 5.845 kWh a day by 50 K. EU regulation 812/2013. */
export const USUAL_LITRES = 100;
/** What those litres are counted at. [°C] */
const TAPPED = 60;

export interface WaterHeater {
  /** At 60 °C, a day. */
  readonly litres: number;
  /** Of its element. [W] */
  readonly power: number;
  readonly tank: TankAge;
  readonly when: "noon" | "morning-and-evening" | "any";
}

/** Where water is heated: months' means of the air, January first [°C], and which half of the earth. */
export interface HeaterPlace {
  readonly temperature: readonly number[];
  readonly latitude: number;
}

const WHEN: Readonly<Record<WaterHeater["when"], readonly number[]>> = {
  noon: NOON,
  "morning-and-evening": [4, 5, 6, 7, 17, 18, 19, 20],
  any: Array.from({ length: 24 }, (_, hour) => hour),
};

/** An electric water heater: what is tapped from the mains' temperature of each month on, and what the tank loses. */
export function waterHeaterLoad(heater: WaterHeater, place: HeaterPlace): LargeLoadAnswer {
  const months = mainsTemperature(place).map(
    (cold) => heater.litres * HEAT_OF_WATER * Math.max(0, TAPPED - cold) + STANDING_LOSS[heater.tank],
  );
  const hours = hoursAt(heater.power, months);
  if (!fitsADay(hours.fullest))
    return { kind: "impossible", because: told("heater.tooWeak", { hours: hours.fullest }) };
  return {
    kind: "load",
    load: {
      catalogueId: "geyser-150",
      power: heater.power,
      hoursPerDay: hours.mean,
      hoursOfDay: WHEN[heater.when],
      months: sharesOfMonths(months),
    },
  };
}

const fahrenheit = (celsius: number) => celsius * 1.8 + 32;
const celsius = (degrees: number) => (degrees - 32) / 1.8;
/** Their year begins with January's cold; the other half of the earth has it half a year later. [days] */
const HALF_YEAR = DAYS_OF_YEAR / 2;

/**
 * Cold water by month. [°C] The ground under a street follows the air of the year, later and less. It freezes nowhere.
 *
 * Source: J. Burch, C. Christensen, "Towards Development of an Algorithm for Mains Water Temperature", Proc. 2007 ASES
 * Annual Conference, in degrees Fahrenheit.
 */
export function mainsTemperature({ temperature, latitude }: HeaterPlace): readonly number[] {
  const air = temperature.map(fahrenheit);
  const mean = air.reduce((sum, month) => sum + month, 0) / air.length;
  const swing = Math.max(...air) - Math.min(...air);
  const ratio = 0.4 + 0.01 * (mean - 44);
  const lag = 35 - (mean - 44);
  let day = latitude < 0 ? -HALF_YEAR : 0;
  return DAYS_OF_MONTH.map((days) => {
    const middle = day + days / 2;
    day += days;
    const angle = ((0.986 * (middle - 15 - lag) - 90) * Math.PI) / 180;
    return Math.max(0, celsius(mean + 6 + ratio * (swing / 2) * Math.sin(angle)));
  });
}
