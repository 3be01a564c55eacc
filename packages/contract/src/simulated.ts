import type { SimulatedDesign } from "@sunwright/engine/sizing/inputs/simulated";
import { DESIGN_AGES } from "@sunwright/engine/parameters/options";
import { z } from "zod";
import { Text } from "./told";
import { type Agreeing, Trace } from "./trace";

const figure = z.number();

const Flows = z.object({
  production: figure,
  direct: figure,
  toBattery: figure,
  fromBattery: figure,
  surplus: figure,
  generator: figure,
  gridImport: figure,
  gridExport: figure,
  load: figure,
  served: figure,
});

const Month = z.object({
  production: figure,
  used: figure,
  surplus: figure,
  load: figure,
  generator: figure,
  gridImport: figure,
  gridExport: figure,
  unmetHours: figure,
});

const Metered = z.object({
  periods: z.record(z.string(), z.object({ bought: figure, sold: figure, peakKw: figure })),
  controlled: figure.optional(),
  market: z.object({ paid: figure, earned: figure }).optional(),
  soldBelowZero: figure.optional(),
});

const Remedy = z.object({
  kind: z.enum(["as-designed", "panels", "battery", "generator"]),
  label: Text,
  unmetHours: figure,
  extraCost: figure,
});

const CurvePoint = z.object({
  panels: figure,
  battery: figure,
  cost: figure,
  unmetHours: figure,
  chosen: z.boolean(),
});

const ServedAtAge = z.object({
  age: z.enum(DESIGN_AGES),
  year: figure,
  batteryShare: figure,
  panelShare: figure,
  hoursServed: figure,
  nineOfTen: figure,
  chosen: z.boolean(),
});

const schema = z
  .object({
    weather: Text,
    ownWeather: z.boolean(),
    years: figure,
    shownYear: figure,
    target: Trace,
    targetMet: z.boolean(),
    hoursServed: Trace,
    nineOfTen: Trace,
    ages: z.array(ServedAtAge),
    unmetHours: Trace,
    unmetEnergy: Trace,
    longestGap: Trace,
    sunlessHours: Trace,
    generator: z.object({ hours: Trace, starts: Trace, energy: Trace, litres: Trace, sets: Trace }).nullable(),
    flows: Flows,
    months: z.array(Month),
    worstWeek: figure,
    metered: z
      .object({
        system: z.array(Metered),
        alone: z.array(Metered),
        simple: z.array(Metered).optional(),
        least: z.array(Metered).optional(),
      })
      .optional(),
    typicalDay: figure,
    remedies: z.array(Remedy),
    curve: z.array(CurvePoint),
    yearlyYield: z.object({ p50: Trace, p90: Trace, years: z.array(figure) }),
  })
  .describe("What the simulated years say of a design; energies in kWh");

/** See `packages/engine/src/sizing/inputs/simulated.ts`. */
export const SimulatedResult: Agreeing<SimulatedDesign, typeof schema> = schema;
