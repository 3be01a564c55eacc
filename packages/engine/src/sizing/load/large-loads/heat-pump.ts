import { DAYS_OF_MONTH, MONTH_OF_DAY } from "../../../units/year";
import { sharesOfMonths } from "../months-of-use";
import { fitsADay, hoursAt, type LargeLoadAnswer } from "./large-load";
import { told } from "./told";

/** A house is heated below this outdoor temperature. [°C] Source: CIBSE TM41, "Degree-days: theory and application", 2006. */
const BASE = 15.5;

/** Of the water that heats the rooms. [°C] Source: applications of EN 14825, low, intermediate and medium temperature. */
export const FLOW_TEMPERATURES = [35, 45, 55] as const;
export type FlowTemperature = (typeof FLOW_TEMPERATURES)[number];

/**
 * What the heating of a square metre takes a year where the energy certificate says the class. [kWh/(m² a)] Upper ends of
 * the classes; H has none and is typed. Source: Gebäudeenergiegesetz, annex 10. It is counted in the climate of Potsdam.
 */
export const HEAT_OF_CLASS = { "A+": 30, A: 50, B: 75, C: 100, D: 130, E: 160, F: 200, G: 250 } as const;
export type HouseClass = keyof typeof HEAT_OF_CLASS;

export interface HeatPump {
  /** What the rooms take. [kWh a year] */
  readonly heat: number;
  readonly flow: FlowTemperature;
  /** Electric, at full power. [W] */
  readonly power: number;
}

/** How far an hour is too cold, summed over a year. [K h] @param outdoors  8,760 hours. [°C] */
export const degreeHours = (outdoors: ArrayLike<number>): number =>
  Array.from(outdoors).reduce((sum, temperature) => sum + Math.max(0, BASE - temperature), 0);

/** A house of a class elsewhere than in Potsdam takes heat as its air is colder or warmer. [kWh a year] */
export const heatOfHouse = (area: number, house: HouseClass, here: number, inPotsdam: number): number =>
  (area * HEAT_OF_CLASS[house] * here) / inPotsdam;

/**
 * Heat per electricity of a pump that takes it from the air. The regression holds from 15 to 60 K; beyond it stays.
 *
 * Source: I. Staffell, D. Brett, N. Brandon, A. Hawkes, "A review of domestic heat pumps", Energy Environ. Sci. 5, 2012.
 */
export function coefficientOfPerformance(flow: number, outdoors: number): number {
  const lift = Math.min(60, Math.max(15, flow - outdoors));
  return 6.81 - 0.121 * lift + 0.00063 * lift * lift;
}

/** A heat pump for the rooms: heat by the degree hours of each month, electricity by how cold these hours are. */
export function heatPumpLoad({ heat, flow, power }: HeatPump, outdoors: ArrayLike<number>): LargeLoadAnswer {
  const coldness = degreeHours(outdoors);
  if (coldness === 0) return { kind: "impossible", because: told("heatPump.warm", { base: BASE }) };
  const months = DAYS_OF_MONTH.map(() => 0);
  for (let hour = 0; hour < outdoors.length; hour += 1) {
    const temperature = outdoors[hour] ?? 0;
    const month = MONTH_OF_DAY[Math.trunc(hour / 24)] ?? 0;
    const share = Math.max(0, BASE - temperature) / coldness;
    months[month] = (months[month] ?? 0) + (heat * 1_000 * share) / coefficientOfPerformance(flow, temperature);
  }
  const days = months.map((energy, month) => energy / (DAYS_OF_MONTH[month] ?? 1));
  const hours = hoursAt(power, days);
  if (!fitsADay(hours.fullest))
    return { kind: "impossible", because: told("heatPump.tooSmall", { hours: hours.fullest }) };
  return {
    kind: "load",
    load: {
      catalogueId: "heat-pump-heating",
      power,
      hoursPerDay: hours.mean,
      hoursOfDay: Array.from({ length: 24 }, (_, hour) => hour),
      months: sharesOfMonths(days),
    },
  };
}
