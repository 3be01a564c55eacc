import { UNIT_KINDS } from "@sunwright/engine/jobs/work";
import { CURRENCIES, SYSTEM_TYPES } from "@sunwright/engine/parameters/options";
import { ALERT_CODES } from "@sunwright/engine/passport/followed";
import { UPKEEP_TASKS } from "@sunwright/engine/passport/plan";
import { WARRANTED } from "@sunwright/engine/passport/warranties";
import { RENEWED } from "@sunwright/engine/passport/working-system";
import { z } from "zod";
import { Day } from "./days";
import { LINE_MAX } from "./limits";
import { between } from "./numbers";
import { CORRECTION_WAYS, FUEL_MAX, METER_MAX, READING_FAULTS } from "./passport-states";
import { Commissioning } from "./job-parts";
import { LineKind } from "./quote-parts";
import { line } from "./text";

/** What a passport holds. Nothing of it is about a person but the notes of readings, which its owner alone is shown. */

const day = Day;
const count = z.number().int().min(0);
const figure = z.number().nullable();

/** As it was contracted, with every change. */
export const BuiltSystem = z.object({
  panels: z.object({ count, watts: figure, totalWatts: z.number() }).nullable(),
  /** The whole bank. */
  battery: z
    .object({
      kwh: figure,
      volts: figure,
      ampHours: figure,
      usablePercent: figure,
      cycles: figure,
      chemistry: z.string().nullable(),
    })
    .nullable(),
  inverter: z.object({ watts: figure, surgeWatts: figure }).nullable(),
  /** In parallel; null where the design says none. */
  strings: z.number().int().nullable(),
  /** Everything that was built in; money stays with the job. */
  lines: z.array(z.object({ kind: LineKind, name: z.string(), quantity: count })).readonly(),
});
export type BuiltSystem = z.output<typeof BuiltSystem>;

export const InstalledUnit = z.object({
  kind: z.enum(UNIT_KINDS),
  /** From 1 in its kind. */
  position: z.number().int(),
  /** As the contract calls it; empty: by its kind. */
  name: z.string(),
  serial: z.string(),
});
export type InstalledUnit = z.output<typeof InstalledUnit>;

export const PassportWarranty = z.object({
  part: z.enum(WARRANTED),
  years: z.number(),
  /** The last day on which it holds. */
  until: day,
});

export const PassportUpkeep = z.object({
  task: z.enum(UPKEEP_TASKS),
  /** Days between two times, and in the months of dust. */
  every: count,
  inDust: count,
  /** Somebody of the trade does it. */
  skilled: z.boolean(),
  /** The standard or the paper that asks for it. */
  source: z.string(),
  /** The last time; null for never. */
  doneOn: day.nullable(),
  dueOn: day,
});
export type PassportUpkeep = z.output<typeof PassportUpkeep>;

/** A part that is replaced. */
export const PassportRenewal = z.object({
  part: z.enum(RENEWED),
  /** The day about which its life ends, so many years after the handover. */
  on: day,
  years: z.number(),
  /** What ends it: its cycles or the calendar, or what makers warrant at most. */
  cause: z.enum(["cycles", "calendar", "assumed"]),
  /** A part of the same size today, of so many live prices; 0: by the dated table. For the owner alone. */
  price: z.object({ minor: count, currency: z.enum(CURRENCIES), compared: count }).nullable(),
});
export type PassportRenewal = z.output<typeof PassportRenewal>;

/** What the designed use has taken out of the battery so far, by the forecast. */
export const PassportBattery = z.object({
  /** Of its capacity, 0 to 1. */
  left: z.number(),
  cycles: z.number(),
  most: z.number(),
});

const energy = z.number();

/** What the system does on a mean day, all parts new. [kWh a day] */
export const PassportDay = z.object({
  systemType: z.enum(SYSTEM_TYPES),
  panels: count,
  /** [kWh/m²/day] */
  sunHours: z.number(),
  flows: z.object({
    production: energy,
    direct: energy,
    toBattery: energy,
    fromBattery: energy,
    surplus: energy,
    generator: energy,
    gridImport: energy,
    gridExport: energy,
    load: energy,
    served: energy,
  }),
  /** As they were designed. [m] */
  runs: z
    .array(
      z.object({
        run: z.enum(["panel-inverter", "inverter-load", "inverter-generator", "inverter-grid"]),
        used: z.boolean(),
        length: z.number(),
      }),
    )
    .readonly(),
});

export const Measured = Commissioning.pick({ values: true, findings: true });

const range = { low: z.number(), high: z.number() };

/** What was measured beside what was to be expected, and what follows from both. */
export const FollowedSystem = z.object({
  /** Between two readings. Eight of ten years lie between low and high. */
  intervals: z
    .array(
      z.object({
        from: day,
        to: day,
        measuredKwh: figure,
        forecastKwh: z.number(),
        lowKwh: z.number(),
        highKwh: z.number(),
        /** Null for whoever reads without being the owner, too. */
        measuredLitres: figure,
        forecastLitres: z.number(),
      }),
    )
    .readonly(),
  /** Measured against expected, the whole time; null while there is too little. */
  factor: z.object({ value: z.number(), ...range }).nullable(),
  months: z
    .array(z.object({ month: z.number().int().min(1).max(12), factor: z.number(), ...range, days: z.number() }))
    .readonly(),
  /** The next twelve months, with what was measured taken into account. */
  forecast: z
    .array(
      z.object({ month: z.string(), kwh: z.number(), lowKwh: z.number(), highKwh: z.number(), litres: z.number() }),
    )
    .readonly(),
  alerts: z
    .array(
      z.object({
        code: z.enum(ALERT_CODES),
        since: day,
        found: z.number(),
        expected: z.number(),
        unit: z.enum(["share", "days"]),
        /** Of a low yield: between what 8 of 10 years would have put its share. */
        band: z.object({ low: z.number(), high: z.number() }).nullable(),
      }),
    )
    .readonly(),
});
export type FollowedSystem = z.output<typeof FollowedSystem>;
export type SystemAlert = FollowedSystem["alerts"][number];

export const MeterKwh = between({ min: 0, max: METER_MAX }).nullable();
export const FuelLitres = between({ min: 0, max: FUEL_MAX }).nullable();

export const PassportReading = z.object({
  id: z.uuid(),
  on: day,
  /** What the production meter shows. */
  meterKwh: figure,
  /** Burnt since the reading before. */
  fuelLitres: figure,
  /** The first of another meter. */
  newMeter: z.boolean(),
  note: z.string(),
});
export type PassportReading = z.output<typeof PassportReading>;

/** A reading that was entered by mistake. It counts in nothing. */
export const CorrectedReading = z.object({
  reading: PassportReading,
  /** Its owner corrected it, or a file that its owner imported had another value for that day. */
  way: z.enum(CORRECTION_WAYS),
  /** Empty for a file, and once the system has another owner. */
  reason: z.string(),
  /** The person's name; null for a former owner. */
  by: z.string().nullable(),
  at: z.iso.datetime(),
  /** The reading entered instead; null for none. */
  insteadId: z.uuid().nullable(),
});
export type CorrectedReading = z.output<typeof CorrectedReading>;

/** A line of a file, by its number in it. */
export const ReadingRow = z.strictObject({
  line: z.number().int().min(1).max(10_000_000),
  on: day,
  meterKwh: MeterKwh,
  fuelLitres: FuelLitres,
  newMeter: z.boolean(),
  note: line(LINE_MAX),
  /** It is known that it takes the place of a reading of that day. */
  replaces: z.boolean(),
});
export type ReadingRow = z.output<typeof ReadingRow>;

export const CheckedReading = z.object({
  line: z.number().int(),
  fault: z.enum(READING_FAULTS).nullable(),
  /** Of a meter that rises by more than the panels can give: what they can. [kWh] */
  mostKwh: figure,
  /** What it probably shows, its decimal sign or unit put right; null where that helps nothing. [kWh] */
  meantKwh: figure,
  /** What stands on that day now. */
  before: PassportReading.pick({ meterKwh: true, fuelLitres: true }).nullable(),
});
export type CheckedReading = z.output<typeof CheckedReading>;
