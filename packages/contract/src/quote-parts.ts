import { WARNING_CODES, type QuoteFigures, type Warning } from "@sunwright/engine/quotes/quote";
import { LINE_KINDS, MILESTONE_TIMES } from "@sunwright/engine/quotes/written-quote";
import { WIRING_ABOUT, type WiringCheck } from "@sunwright/engine/quotes/wiring-about";
import { z } from "zod";
import { Day } from "./days";
import { LINE_MAX, NAME_MAX } from "./limits";
import { MILESTONES_MAX, PIECES_MAX, STRINGS_MAX } from "./quote-states";
import { Minor, TAX_MAX } from "./shops";
import { line } from "./text";
import { Text } from "./told";

/** What quotes are made of, read by firms and by homeowners. */

const figure = (min: number, max: number) => z.number().min(min).max(max).nullable();
/** A megawatt: where a figure stops being a house or a clinic. [W] */
const MOST_WATTS = 1_000_000;
const years = figure(0, 100);

/** One panel at 1,000 W/m² and 25 °C; how many there are is said by the lines. */
const PanelFigures = z.strictObject({
  watts: figure(1, 2_000),
  areaM2: figure(0.01, 20),
  voc: figure(1, 500),
  vmp: figure(1, 500),
  isc: figure(0.1, 100),
  imp: figure(0.1, 100),
  vocPercentPerK: figure(-2, 0),
  datasheet: z.boolean(),
});
/** The whole bank. */
const BatteryFigures = z.strictObject({
  volts: figure(1, 1_500),
  ampHours: figure(0.1, 100_000),
  kwh: figure(0, 10_000),
  chemistry: line(NAME_MAX).nullable(),
  usablePercent: figure(0, 100),
  cycles: figure(0, 1_000_000),
  datasheet: z.boolean(),
});
/** All inverters together. */
const InverterFigures = z.strictObject({
  watts: figure(1, MOST_WATTS),
  surgeWatts: figure(1, 10 * MOST_WATTS),
  pvMaxVolts: figure(1, 5_000),
  mpptMinVolts: figure(1, 5_000),
  mpptMaxVolts: figure(1, 5_000),
  datasheet: z.boolean(),
});
const CableFigures = z.strictObject({
  panelToInverterMm2: figure(0, 1_000),
  batteryMm2: figure(0, 1_000),
  loadMm2: figure(0, 1_000),
});

/** What the main parts are: of a quote all pieces together but for the panels, of a price book one piece. */
export const partFigures = {
  panels: PanelFigures.nullable(),
  battery: BatteryFigures.nullable(),
  inverter: InverterFigures.nullable(),
};

export const LineKind = z.enum(LINE_KINDS);
export const Quantity = z.number().int().min(0).max(PIECES_MAX);

/** What both sides read of a version besides its lines. */
export const terms = {
  /** What the firm calls this option; empty for no name. */
  name: line(NAME_MAX),
  ...partFigures,
  /** Panels of each string, and inputs of the inverter that track apart; null where the firm leaves them to the check. */
  strings: z.array(z.number().int().min(1).max(PIECES_MAX)).min(1).max(STRINGS_MAX).nullable().default(null),
  trackers: z.number().int().min(1).max(STRINGS_MAX).nullable().default(null),
  cables: CableFigures,
  labourMinor: Minor,
  transportMinor: Minor,
  taxPercent: z.number().min(0).max(TAX_MAX),
  /** Prices contain their tax, or it is added to them. */
  tax: z.enum(["contained", "added"]),
  milestones: z
    .array(z.strictObject({ percent: z.number().int().min(0).max(100), when: z.enum(MILESTONE_TIMES) }))
    .max(MILESTONES_MAX),
  /** The last day on which it can be accepted. */
  validUntil: Day,
  /** First day of the work, and how many days it takes. */
  start: Day.nullable(),
  days: z.number().int().min(1).max(365).nullable(),
  warrantyYears: z.strictObject({
    panels: years,
    /** Of their power, where it is promised for longer. */
    power: years.default(null),
    battery: years,
    inverter: years,
    work: years,
  }),
  claims: z.strictObject({ kwhPerYear: figure(0, 100_000_000), hoursServedPercent: figure(0, 100) }),
  credit: z
    .strictObject({
      downMinor: Minor,
      monthlyMinor: Minor,
      months: z.number().int().min(1).max(1_200),
      /** Null where the firm does not say it: then it is warned of. */
      totalMinor: Minor.nullable(),
    })
    .nullable(),
};

/** A line as a homeowner reads it: what it costs the firm is in no call of theirs. */
export const OfferLine = z.object({
  kind: LineKind,
  /** Empty: called by its kind. */
  name: z.string(),
  quantity: Quantity,
  unitMinor: z.number().int(),
  totalMinor: z.number().int(),
});

export const Totals = z.object({
  partsMinor: z.number().int(),
  /** Labour and transport. */
  workMinor: z.number().int(),
  taxMinor: z.number().int(),
  totalMinor: z.number().int(),
  /** In the order of the milestones. */
  milestonesMinor: z.array(z.number().int()).readonly(),
});
export type Totals = z.output<typeof Totals>;

/** What the house of the request is served with it. */
export const Figures = z.object({
  hoursServedPercent: z.number(),
  hoursWithoutPower: z.number(),
  nightHours: z.number(),
  kwhPerYear: z.number(),
  worstMonth: z.number().int().nullable(),
  worstWeekNights: z.number().int(),
  nights: z.array(z.string()).readonly(),
  unmetKwh: z.number(),
  panelWatts: z.number(),
}) satisfies z.ZodType<QuoteFigures>;

const Said = z.union([z.number(), z.string()]).nullable();
/** What is to be known before signing: danger first, then darkness, money last. */
export const QuoteWarning = z.object({
  code: z.enum(WARNING_CODES),
  about: z.string(),
  stated: Said,
  found: Said,
  unit: z.string(),
  text: Text,
  /** [US dollars] */
  cost: z.number(),
  /** A weaker form of its code, which does not keep an offer from being recommended. */
  mild: z.boolean().optional(),
}) satisfies z.ZodType<Warning>;

/** One thing that is looked at in the wiring of a quote. */
export const Wiring = z.object({
  about: z.enum(WIRING_ABOUT),
  /** Null where the quote does not state what it takes to know. */
  holds: z.boolean().nullable(),
  found: z.number().nullable(),
  limit: z.number().nullable(),
  unit: z.string(),
  residualType: z.enum(["A", "B"]).nullable(),
}) satisfies z.ZodType<WiringCheck>;

/** What the firm says to a warning, in a line. */
export const WarningAnswer = z.strictObject({
  code: z.enum(WARNING_CODES),
  about: z.string().max(LINE_MAX),
  words: line(LINE_MAX).min(1),
});
