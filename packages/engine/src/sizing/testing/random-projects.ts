import fc from "fast-check";
import { CITIES } from "../../climate/cities";
import {
  BACKUP_RULES,
  BUS_VOLTAGES,
  COUNTRIES,
  GENERATORS,
  HYBRID_GOALS,
  INSTALLATION_LOCATIONS,
  SUN_SOURCES,
  SYSTEM_TYPES,
  VOLTAGE_FREQUENCIES,
} from "../../parameters/options";
import { CATALOGUE } from "../load/appliances/catalogue";
import type { ApplianceLoad, DesignInput, LoadInput, ParametersInput } from "../inputs/design";
import { mainsMismatch } from "../rule/mains";
import { DEFAULTS, fromCatalogue } from "./house";

/** Even over the range: doubles drawn by their bits crowd near nought. */
const number = (min: number, max: number) =>
  fc.integer({ min: 0, max: 10_000 }).map((part) => min + ((max - min) * part) / 10_000);
/** As many small ones as large ones. */
const logarithmic = (min: number, max: number) => number(Math.log(min), Math.log(max)).map(Math.exp);

const appliance: fc.Arbitrary<ApplianceLoad> = fc
  .record({
    id: fc.constantFrom(...CATALOGUE.map(({ id }) => id)),
    quantity: fc.integer({ min: 1, max: 4 }),
    halfHours: fc.integer({ min: 1, max: 24 }),
    essential: fc.boolean(),
    change: fc.constantFrom("none", "none", "hours", "any hour"),
  })
  .map(({ id, quantity, halfHours, essential, change }) => {
    const usual = fromCatalogue(id, quantity, change === "hours" ? halfHours / 2 : undefined);
    return { ...usual, essential, hoursOfDay: change === "any hour" ? [] : usual.hoursOfDay };
  });

const load: fc.Arbitrary<LoadInput> = fc.oneof(
  { weight: 3, arbitrary: fc.array(appliance, { minLength: 1, maxLength: 9 }).map(appliances) },
  {
    weight: 1,
    arbitrary: fc
      .record({ dailyConsumption: logarithmic(800, 200_000), steep: logarithmic(1, 15) })
      .map(({ dailyConsumption, steep }) => ({
        kind: "direct" as const,
        dailyConsumption,
        peakPower: (steep * dailyConsumption) / 24,
      })),
  },
);
function appliances(list: readonly ApplianceLoad[]): LoadInput {
  return { kind: "appliances", appliances: list };
}

const place = fc.constantFrom(...CITIES).map(({ id, country, elevation }) => ({
  city: id,
  altitude: elevation ?? 0,
  country: COUNTRIES.find((known) => known === country) ?? ("Nigeria" as const),
}));

/** Mostly projects as people have them, now and then one that is odd in some way. */
const seldom = <Value>(usual: fc.Arbitrary<Value>, odd: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 5, arbitrary: usual }, { weight: 1, arbitrary: odd });
const distance = seldom(number(2, 60), logarithmic(2, 1_000));

const parameters: fc.Arbitrary<ParametersInput> = fc
  .record({
    place,
    change: fc.record({
      sunlightHours: seldom(number(3, 7), number(1, 12)),
      sunlightSource: fc.constantFrom(...SUN_SOURCES),
      backupDays: fc.integer({ min: 1, max: 10 }),
      backupHours: fc.integer({ min: 1, max: 72 }),
      backupRule: fc.constantFrom(...BACKUP_RULES),
      busVoltage: seldom(fc.constant(48 as const), fc.constantFrom(...BUS_VOLTAGES)),
      systemType: fc.constantFrom(...SYSTEM_TYPES),
      outageHours: fc.integer({ min: 0, max: 24 }),
      outageStart: fc.integer({ min: 0, max: 23 }),
      generator: seldom(fc.constant("none" as const), fc.constantFrom(...GENERATORS)),
      installationLocation: fc.constantFrom(...INSTALLATION_LOCATIONS),
      ambientTemperature: seldom(number(15, 32), number(-20, 55)),
      panelToInverterDistance: distance,
      inverterToLoadDistance: distance,
      inverterToGeneratorDistance: distance,
      inverterToGridDistance: distance,
    }),
    high: seldom(fc.constant(0), number(0, 5_000)),
    mains: fc.nat(),
    anyMains: seldom(fc.constant(false), fc.constant(true)),
    // Drawn last: the rest of the projects stay as they were before.
    hybrid: fc.record({
      outagesPerYear: seldom(fc.constant(0), fc.integer({ min: 0, max: 200 })),
      outageMeanHours: fc.integer({ min: 1, max: 12 }),
      hybridGoal: seldom(fc.constant("least-cost" as const), fc.constantFrom(...HYBRID_GOALS)),
    }),
  })
  .map(({ place: at, change, high, mains, anyMains, hybrid }) => {
    const fitting = VOLTAGE_FREQUENCIES.filter((one) => anyMains || mainsMismatch(at.country, one) === null);
    return {
      ...DEFAULTS,
      ...change,
      ...hybrid,
      ...at,
      altitude: Math.min(6_000, at.altitude + high),
      voltageFrequency: fitting[mains % fitting.length] ?? DEFAULTS.voltageFrequency,
    };
  });

/** So many projects, the same for the same seed. */
export const randomProjects = (count: number, seed: number): readonly DesignInput[] =>
  fc.sample(fc.noBias(fc.record({ load, parameters })), { numRuns: count, seed });
