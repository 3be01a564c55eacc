import { HYBRID_GOALS } from "@sunwright/engine/parameters/options";
import { PARAMETER_NAMES, SIZING_NAMES } from "@sunwright/engine/parameters/parameters";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import { SHADE_OBJECT_KINDS } from "@sunwright/engine/parameters/shade-objects";
import { PRICE_BASES, PRICE_ENDS } from "@sunwright/engine/prices/price";
import { z } from "zod";
import { electrical } from "./electrical";
import {
  BUS_VOLTAGE,
  BUS_VOLTAGES,
  CURRENCIES,
  GENERATORS,
  INVERTER_POWER,
} from "@sunwright/engine/parameters/options";
import { CHOSEN_PARTS } from "@sunwright/engine/equipment/chosen-parts";
import { FIGURE_NAMES, REFUSAL_CODES } from "@sunwright/engine/equipment/answer";
import { CountryFigures } from "./figures";
import { BasisParts } from "./parts";
import { storedSchemas } from "./parameter-schemas";
import { SimulatedResult } from "./simulated";
import { Text } from "./told";
import { type Agreeing, Trace } from "./trace";

const figure = z.number();
const months = z.array(figure);

const Parameter = z.enum(SIZING_NAMES);

const Load = z.object({
  dailyConsumption: Trace,
  peakPower: Trace,
  coincidentPeak: Trace,
  surgePower: Trace,
  monthlyConsumption: Trace,
  hourlyPower: z.array(figure),
  nightShare: figure,
});

const Site = z.object({
  name: z.string(),
  latitude: figure.nullable(),
  longitude: figure.nullable(),
  town: z.object({ name: z.string(), row: z.string(), kilometres: figure, metres: figure.nullable() }).exactOptional(),
  climateSource: Text.nullable(),
  monthlySunHours: months,
  sourcedSunHours: months.nullable(),
  sourcedPlace: z.string(),
  monthlyTemperature: months,
  designMonth: z.number().nullable(),
  designSunHours: Trace,
  lightLosses: z
    .array(z.object({ kind: z.literal(["horizon", "roof", "objects", "rows", "soiling"]), months, year: Trace }))
    .exactOptional(),
});

const Shade = z.object({
  panels: figure,
  strings: figure,
  inSeries: figure,
  tracking: z.enum(["array", "string", "module"]),
  objects: z.array(
    z.object({
      kind: z.enum(SHADE_OBJECT_KINDS),
      distance: figure,
      direction: figure,
      width: figure,
      height: figure,
      energy: Trace,
      worth: Trace,
    }),
  ),
  all: Trace,
  wonBack: Trace.nullable(),
});

const Panels = z.object({
  capacity: Trace,
  deterministic: Trace,
  count: Trace,
  plainRule: Trace,
  waterfall: z.array(z.object({ label: Text, change: figure, because: Text })),
  tilt: Trace,
  inSeries: Trace,
  strings: Trace,
  stringVoltage: Trace,
});

const Battery = z.object({
  capacity: Trace,
  deterministic: Trace,
  ampHours: Trace,
  governedBy: z.enum(["backupDays", "backupHours", "none"]),
});

const Inverter = z.object({
  capacity: Trace,
  searched: z.object({ capacity: Trace, saves: Trace }).nullable(),
  capacityAtSite: Trace,
  marginFound: Trace,
  acCurrent: Trace,
  outputVoltage: figure,
  frequency: figure,
  phases: z.union([z.literal(1), z.literal(2), z.literal(3)]),
});

const Part = z.object({
  kind: z.enum(["panel", "battery-module", "inverter", "charge-controller", "generator"]),
  count: figure,
  size: figure,
  unit: z.enum(["W", "Wh", "A"]),
  name: Text,
  why: Trace,
  cost: figure,
  inTotal: z.boolean(),
});

const ofChosen = z.enum(CHOSEN_PARTS);
const open = z.array(z.object({ part: ofChosen, figure: z.enum(FIGURE_NAMES) }));
const Chosen = z.object({
  parts: z.array(
    z.object({
      part: ofChosen,
      id: z.string(),
      name: z.string(),
      used: z.boolean(),
      price: figure.nullable(),
      currency: z.enum(CURRENCIES).optional(),
    }),
  ),
  panelEfficiency: figure.nullable(),
  inverterEfficiency: figure.nullable(),
  refusals: z.array(
    z.object({
      part: ofChosen,
      code: z.enum(REFUSAL_CODES),
      found: figure,
      limit: figure,
      unit: z.enum(["V", "A", "W", "1"]),
    }),
  ),
  missing: open,
  unstated: open,
});

const Cable = z.object({
  run: z.enum(["panel-inverter", "inverter-load", "inverter-generator", "inverter-grid"]),
  used: z.boolean(),
  note: Text,
  length: figure,
  size: Trace,
  parallel: figure,
  current: Trace,
  dropPercent: Trace,
  yearlyLoss: Trace,
});

const Environment = z.object({
  enclosure: z.string(),
  connectors: Text,
  corrosionClass: Text,
  dewPoint: Trace,
  because: Text,
});

const Cost = z.object({ panels: Trace, batteries: Trace, inverter: Trace, installation: Trace, total: Trace });

const Energy = z.object({
  dailyProduction: Trace,
  surplus: Trace,
  systemEfficiency: Trace,
  systemEfficiencyFound: Trace,
  carbonOffset: Trace,
  monthlyDelivered: months,
  servedAtSourcedSun: Trace,
});

const Hybrid = z.object({
  points: z.array(
    z.object({
      goal: z.enum(HYBRID_GOALS),
      panels: figure,
      battery: figure,
      reserve: figure,
      reserveHours: figure,
      buildCost: figure,
      lifeCost: figure,
      bought: figure,
      sold: figure,
      dumped: figure,
      windowServed: figure.nullable(),
      chanceServed: figure.nullable(),
      chosen: z.boolean(),
    }),
  ),
});

const GridAmounts = z.object({
  worth: figure,
  payback: figure.nullable(),
  bought: figure,
  sold: figure,
  selfUsed: figure,
  lost: figure,
  selfUsedShare: figure,
  selfUsedValue: figure,
  soldValue: figure,
});

const Grid = z.object({
  pays: z.boolean(),
  ratio: Trace,
  worth: Trace,
  payback: Trace.nullable(),
  bought: Trace,
  sold: Trace,
  selfUsed: Trace,
  lost: Trace,
  selfUsedShare: Trace,
  selfUsedValue: Trace,
  soldValue: Trace,
  byYear: Trace,
  range: z
    .object({
      place: z.string(),
      mean: figure,
      least: figure,
      most: figure,
      atLeast: GridAmounts,
      atMost: GridAmounts,
    })
    .exactOptional(),
  battery: z.object({ capacity: Trace, worth: Trace, storedValue: Trace, storedCost: Trace }).nullable(),
});

/** What a firm pays for a watt or kilowatt hour, in the middle of its entries. */
const BookPrice = z.object({ value: figure, entries: figure }).optional();
const Book = z.object({
  currency: z.enum(CURRENCIES),
  day: z.string(),
  panels: BookPrice,
  battery: BookPrice,
  inverter: BookPrice,
});

const Basis = z.object({
  load: z.discriminatedUnion("kind", [
    z.object({
      kind: z.literal("appliances"),
      appliances: z.array(
        z.object({
          name: z.string(),
          catalogueId: z.string().optional(),
          power: figure,
          quantity: figure,
          hoursPerDay: figure,
          hoursOfDay: z.array(figure),
          months: z.array(figure).nullable().optional(),
          startFactor: figure,
          motor: z.boolean(),
          essential: z.boolean(),
        }),
      ),
    }),
    z.object({ kind: z.literal("direct"), dailyConsumption: figure, peakPower: figure }),
  ]),
  parameters: z.object(storedSchemas(SIZING_NAMES)),
  parts: BasisParts.optional(),
  prices: z.enum(PRICE_BASES).optional(),
  figures: CountryFigures.optional(),
  book: Book.optional(),
  shadedPanels: figure.optional(),
  ownGrid: z.object({ tariff: figure.nullable(), exportPrice: figure.nullable() }).optional(),
  tariffPlan: z.string().optional(),
  followsPrices: z.boolean().optional(),
});

const schema = z
  .object({
    load: Load,
    site: Site,
    shade: Shade.exactOptional(),
    panels: Panels,
    battery: Battery,
    inverter: Inverter,
    parts: z.array(Part),
    chosen: Chosen.optional(),
    cables: z.array(Cable),
    electrical: electrical(Parameter),
    environment: Environment,
    cost: Cost,
    energy: Energy,
    simulation: SimulatedResult.nullable(),
    hybrid: Hybrid.nullable(),
    grid: Grid.nullable(),
    priceEnds: z
      .array(
        z.object({ end: z.enum(PRICE_ENDS), panels: figure, battery: figure, inverter: figure, pays: z.boolean() }),
      )
      .optional(),
    recommendations: z.array(
      z.object({
        id: z.string(),
        text: Text,
        trace: Trace.nullable(),
        offer: z
          .object({
            [BUS_VOLTAGE]: z.literal(BUS_VOLTAGES).exactOptional(),
            [INVERTER_POWER]: figure.nullable().exactOptional(),
          })
          .exactOptional(),
      }),
    ),
    warnings: z.array(
      z.object({
        id: z.string(),
        parameter: Parameter.nullable(),
        text: Text,
        offer: z.object({ generator: z.enum(GENERATORS) }).exactOptional(),
      }),
    ),
    parameterUse: z.array(z.object({ parameter: z.enum(PARAMETER_NAMES), used: z.boolean(), text: Text })),
    basis: Basis,
    method: z.string(),
  })
  .describe("A sized system; capacities in W and Wh, money in US dollars");

/** A stored design, as the engine made it: see `packages/engine/src/sizing/inputs/design.ts`. */
export const DesignResult: Agreeing<Design, typeof schema> = schema;
