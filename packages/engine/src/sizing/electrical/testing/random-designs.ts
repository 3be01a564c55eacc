import fc from "fast-check";
import { CITIES } from "../../../climate/cities";
import {
  BUS_VOLTAGES,
  COUNTRIES,
  GENERATORS,
  INSTALLATION_LOCATIONS,
  SYSTEM_TYPES,
  VOLTAGE_FREQUENCIES,
} from "../../../parameters/options";
import type { ParametersInput } from "../../inputs/design";
import { ruleFiguresOf } from "../../rule/figures-by-rule";
import type { RuleFigures } from "../../rule/rule-figures";
import { standbyByRule } from "../../rule/standby-set";
import { DEFAULTS } from "../../testing/house";
import { wirableFrom } from "../../rule/panel-strings";
import { type Sheet, sheetOf } from "./sheet";

/** Even over the range: doubles drawn by their bits crowd near nought. */
const number = (min: number, max: number) =>
  fc.integer({ min: 0, max: 1_000_000 }).map((part) => min + ((max - min) * part) / 1_000_000);
/** As many small houses as large ones. */
const logarithmic = (min: number, max: number) => number(Math.log(min), Math.log(max)).map(Math.exp);
const distance = fc.oneof(number(1, 60), logarithmic(1, 2_000));

const place = fc.oneof(
  fc.constantFrom(...CITIES).map(({ id, country }) => ({
    city: id,
    country: COUNTRIES.find((known) => known === country) ?? ("Nigeria" as const),
  })),
  fc.record({ city: fc.constant(null), country: fc.constantFrom(...COUNTRIES) }),
);

const parameters: fc.Arbitrary<ParametersInput> = fc
  .record({
    place,
    change: fc.record({
      systemType: fc.constantFrom(...SYSTEM_TYPES),
      busVoltage: fc.constantFrom(...BUS_VOLTAGES),
      voltageFrequency: fc.constantFrom(...VOLTAGE_FREQUENCIES),
      installationLocation: fc.constantFrom(...INSTALLATION_LOCATIONS),
      generator: fc.constantFrom(...GENERATORS),
      outageHours: fc.integer({ min: 0, max: 24 }),
      ambientTemperature: fc.oneof(number(15, 35), number(-40, 60)),
      altitude: fc.oneof(number(0, 1_500), number(0, 6_000)),
      panelToInverterDistance: distance,
      inverterToLoadDistance: distance,
      inverterToGeneratorDistance: distance,
      inverterToGridDistance: distance,
    }),
  })
  .map((drawn) => ({ ...DEFAULTS, ...drawn.change, ...drawn.place }));

const typed = fc
  .record({ dailyConsumption: logarithmic(500, 500_000), steep: logarithmic(1, 20) })
  .map(({ dailyConsumption, steep }) => ({
    kind: "direct" as const,
    dailyConsumption,
    peakPower: (steep * dailyConsumption) / 24,
  }));
const listed = fc
  .array(
    fc.record({
      name: fc.constantFrom("Pump", "Kettle", "Lamp"),
      power: logarithmic(5, 8_000),
      quantity: fc.integer({ min: 1, max: 8 }),
      hoursPerDay: logarithmic(0.1, 24),
      hoursOfDay: fc.uniqueArray(fc.integer({ min: 0, max: 23 }), { maxLength: 24 }),
      startFactor: number(1, 7),
      motor: fc.boolean(),
      essential: fc.boolean(),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((appliances) => ({ kind: "appliances" as const, appliances }));

/** Houses with any battery and any number of panels that can be wired: the electrical rules ask for no search. */
const houses: fc.Arbitrary<RuleFigures> = fc
  .record({
    parameters,
    load: fc.oneof(typed, listed),
    panels: logarithmic(1, 400).map(Math.round),
    battery: logarithmic(500, 500_000).map(Math.round),
  })
  .map(({ load, parameters: given, panels, battery }) => {
    const figures = ruleFiguresOf({ load, parameters: given });
    const built = {
      ...figures,
      array: { ...figures.array, capacity: 400 * wirableFrom(figures)(panels) },
      battery: { ...figures.battery, capacity: given.systemType === "on-grid" ? 0 : battery },
    };
    return { ...built, standby: standbyByRule(built) };
  });

/** So many printed designs, the same for the same seed. */
export const randomSheets = (count: number, seed: number): readonly Sheet[] =>
  fc.sample(fc.noBias(houses), { numRuns: count, seed }).map(sheetOf);
