import type { Told } from "../units/told";
import type { GeneratorKind } from "../economics/generator-set";
import { DESIGN_AGES, type DesignAge } from "../parameters/options";
import { withDesignAge } from "../sizing/choice/ages";
import type { ApplianceLoad, DesignInput, LoadInput } from "../sizing/inputs/design";
import { designSunShare } from "../sizing/choice/design-sun";
import { fuelPriceOf } from "../sizing/rule/generator-prices";
import type { ChosenOf } from "../sizing/rule/part-sheets";
import { sunOf } from "../sizing/choice/house-of";
import type { SiteWeather } from "../sizing/inputs/own-weather";
import type { RuleFigures } from "../sizing/rule/rule-figures";
import { withTypedSun } from "../sizing/site/site";
import { designAgeOf } from "../sizing/choice/standing-system";
import type { Technology } from "../sizing/rule/technology";
import { told } from "./told";

/** What may turn out other than designed, in the order in which two of equal weight are named. */
export const FACTORS = ["load", "sun", "batteryAge", "partPrice", "fuelPrice", "gridPrice"] as const;
export type Factor = (typeof FACTORS)[number];

/** How far each is changed. House rule: what a family adds, what years and data are off by, what prices do in a few years. */
const LOAD_CHANGE = 0.1;
export const SUN_CHANGE = 0.1;
const PART_PRICE_CHANGE = 0.2;
const FUEL_PRICE_CHANGE = 0.5;
const GRID_PRICE_CHANGE = 0.2;

/** One changed thing. What is left out stays as designed. */
export interface Change {
  readonly factor: Factor;
  /** "10% more load" */
  readonly words: Told;
  /** Of a price or another input, its new value ÷ the designed one; 1 where an age changes. */
  readonly times: number;
  /** What differs for a system that stands. */
  readonly world: World;
  /** What a design would be made from if it were made again; null where nothing a design is made from changes. */
  readonly remade: Remade | null;
}

/** What is left out is as designed. */
export interface World {
  readonly load?: LoadInput;
  /** Power of the panels in every hour ÷ the designed one. */
  readonly sun?: number;
  /** How old the parts are. */
  readonly age?: DesignAge;
  readonly technology?: Technology;
}

export interface Remade {
  readonly input: DesignInput;
  readonly weather: SiteWeather | null;
  readonly technology: Technology;
}

/** The changes worth asking a design about, two of each factor, the one that makes less of it first. */
export function changesOf(rule: RuleFigures): readonly Change[] {
  const { systemType, generator } = rule.input.parameters;
  return [
    ...around(LOAD_CHANGE, (times) => loadChange(rule, times)),
    ...around(SUN_CHANGE, (times) => sunChange(rule, times)),
    ...(systemType === "on-grid" ? [] : ageChanges(rule)),
    ...around(PART_PRICE_CHANGE, (times) => partPriceChange(rule, times)),
    ...(systemType === "on-grid" || generator === "none"
      ? []
      : around(FUEL_PRICE_CHANGE, (times) => fuelPriceChange(rule, generator, times))),
    ...(systemType === "off-grid" ? [] : around(GRID_PRICE_CHANGE, gridPriceChange)),
  ];
}

const around = <Result>(change: number, of: (times: number) => Result): readonly Result[] => [
  of(1 - change),
  of(1 + change),
];

/** How a factor is changed, as its text has it. */
const by = (times: number) => ({ direction: times < 1 ? "less" : "more", share: Math.abs(times - 1) }) as const;

const gridPriceChange = (times: number): Change => ({
  factor: "gridPrice",
  words: told("change.gridPrice", by(times)),
  times,
  world: {},
  remade: null,
});

const remadeOf = ({ input, weather, technology }: RuleFigures): Remade => ({ input, weather, technology });

function loadChange(rule: RuleFigures, times: number): Change {
  const load = scaled(rule.input.load, times);
  const remade = { ...remadeOf(rule), input: { ...rule.input, load } };
  return { factor: "load", words: told("change.load", by(times)), times, world: { load }, remade };
}

/** Everything draws so much more or less, at the same hours. */
const scaled = (load: LoadInput, times: number): LoadInput =>
  load.kind === "direct"
    ? {
        ...load,
        dailyConsumption: load.dailyConsumption * times,
        peakPower: load.peakPower * times,
        hours: load.hours?.map((power) => power * times),
      }
    : {
        kind: "appliances",
        appliances: load.appliances.map((appliance): ApplianceLoad => ({
          ...appliance,
          power: appliance.power * times,
        })),
      };

/**
 * To design again, a project's own year has its light changed; elsewhere the sun is typed, as a person may type it, and
 * counted with as surely as before.
 */
function sunChange(rule: RuleFigures, times: number): Change {
  const { input, weather } = rule;
  const change = { factor: "sun", words: told("change.sun", by(times)), times, world: { sun: times } } as const;
  const remade = remadeOf(rule);
  if (weather !== null) return { ...change, remade: { ...remade, weather: withLight(weather, times) } };
  const countedWith = designSunShare(rule) * sunOf(rule, "search").sunHours;
  const parameters = withTypedSun(input.parameters, countedWith * times);
  return { ...change, remade: { ...remade, input: { ...input, parameters } } };
}

function withLight({ name, year }: SiteWeather, times: number): SiteWeather {
  const { ghi, dni, dhi } = year.weather;
  const light = (column: Float64Array) => column.map((power) => power * times);
  return { name, year: { ...year, weather: { ...year.weather, ghi: light(ghi), dni: light(dni), dhi: light(dhi) } } };
}

const AGE_WORDS: Readonly<Record<DesignAge, Told>> = {
  end: told("change.batteryEnd"),
  middle: told("change.batteryMiddle"),
  new: told("change.batteryNew"),
};

/** The ages other than the one a design is made for, the emptier battery first. */
function ageChanges(rule: RuleFigures): readonly Change[] {
  const designed = designAgeOf(rule);
  return DESIGN_AGES.toReversed()
    .filter((age) => age !== designed)
    .map((age) => {
      const { input } = rule;
      const remade = { ...remadeOf(rule), input: { ...input, parameters: withDesignAge(input.parameters, age) } };
      return { factor: "batteryAge", words: AGE_WORDS[age], times: 1, world: { age }, remade };
    });
}

function partPriceChange(rule: RuleFigures, times: number): Change {
  const technology = withPartPrices(rule.technology, times);
  return {
    factor: "partPrice",
    words: told("change.partPrice", by(times)),
    times,
    world: { technology },
    remade: { ...remadeOf(rule), technology },
  };
}

/** Those of the table and those that were typed. */
function withPartPrices(technology: Technology, times: number): Technology {
  const { panel, battery, inverter, ratios } = technology;
  const dearer = <Of extends Pick<ChosenOf, "price">>(chosen: Of | null): Of | null =>
    chosen?.price
      ? {
          ...chosen,
          price: { ...chosen.price, amount: chosen.price.amount * times, dollars: chosen.price.dollars * times },
        }
      : chosen;
  return {
    ...technology,
    panel: {
      ...panel,
      price: panel.price * times,
      sheet: { ...panel.sheet, chosen: dearer(panel.sheet.chosen) },
    },
    battery: { ...battery, price: battery.price * times, chosen: dearer(battery.chosen) },
    inverter: { ...inverter, price: inverter.price * times, chosen: dearer(inverter.chosen) },
    ratios: {
      ...ratios,
      panels: ratios.panels * times,
      battery: ratios.battery * times,
      inverter: ratios.inverter * times,
    },
  };
}

/** Off the grid panels and battery are weighed against fuel; a hybrid's are asked for by the outage, whatever fuel costs. */
function fuelPriceChange(rule: RuleFigures, generator: GeneratorKind, times: number): Change {
  const { systemType, country } = rule.input.parameters;
  const fuelPrice = times * (rule.technology.fuelPrice ?? fuelPriceOf(country, generator, rule.input.figures));
  const remade = { ...remadeOf(rule), technology: { ...rule.technology, fuelPrice } };
  return {
    factor: "fuelPrice",
    words: told("change.fuelPrice", by(times)),
    times,
    world: {},
    remade: systemType === "off-grid" ? remade : null,
  };
}
