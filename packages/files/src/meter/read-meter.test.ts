// Of files that the project's reference set made by the shapes that suppliers, portals and loggers write, with their truth.
import { fileText } from "@sunwright/contract/file-text";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { z } from "zod";
import { MeterFault, type MeterFile } from "./meter-file";
import { readMeter } from "./read-meter";

const FOLDER = join(import.meta.dirname, "testing/meter-files");
const Case = z.object({
  file: z.string(),
  zone: z.string().optional(),
  verdict: z.string(),
  interval_s: z.number().optional(),
  from_utc: z.string().optional(),
  intervals: z.number().optional(),
  import_kwh: z.number().optional(),
  export_kwh: z.number().optional(),
  missing_hours: z.number().optional(),
  partial_hours: z.number().optional(),
  hourly_utc_kwh: z.array(z.number().nullable()).optional(),
  by_clock_hour_kwh: z.array(z.number()).optional(),
  estimated_intervals: z.number().optional(),
  resets: z.number().optional(),
  country: z.string().optional(),
  periods: z
    .array(
      z
        .object({
          from: z.string(),
          to: z.string(),
          days: z.number(),
          kwh: z.number(),
          estimated: z.boolean(),
          name: z.string(),
        })
        .partial(),
    )
    .optional(),
  purchases: z.array(z.tuple([z.string(), z.number(), z.number()])).optional(),
  days: z.number().optional(),
  bought_kwh: z.number().optional(),
  used_kwh: z.number().optional(),
  kwh_day: z.number().optional(),
  if_kwh: z.number().optional(),
  if_kw: z.number().optional(),
});
const { cases } = z
  .object({ cases: z.array(Case) })
  .parse(JSON.parse(readFileSync(join(FOLDER, "truth.json"), "utf8")));

const AMERICA = /^America\//;
const read = (file: string, zone = "Africa/Lagos"): MeterFile =>
  readMeter(fileText(readFileSync(join(FOLDER, file))), {
    timeZone: zone,
    dayOrder: AMERICA.test(zone) ? "month" : "day",
  });
const named = (name: string) => {
  const found = cases.find(({ file }) => file === name);
  if (found === undefined) throw new Error(name);
  return found;
};
const TOLERANCE = 1e-6;

it.each(cases.filter(({ hourly_utc_kwh: hourly }) => hourly !== undefined).map(({ file }) => file))(
  "reads %s hour by hour",
  (file) => {
    const truth = named(file);
    const got = read(file, truth.zone);
    if (got.kind !== "hours") throw new Error(got.kind);
    expect(got).toMatchObject({
      intervalSeconds: truth.interval_s,
      intervals: truth.intervals,
      missingHours: truth.missing_hours,
      partialHours: truth.partial_hours,
      estimatedIntervals: truth.estimated_intervals ?? 0,
    });
    expect(new Date(got.from).toISOString()).toBe(truth.from_utc?.replace("Z", ".000Z"));
    expect(Math.abs(got.importKwh - (truth.import_kwh ?? NaN))).toBeLessThan(TOLERANCE);
    expect(Math.abs(got.exportKwh - (truth.export_kwh ?? NaN))).toBeLessThan(TOLERANCE);
    const off = (truth.hourly_utc_kwh ?? []).filter((kwh, hour) => {
      const mine = got.hourly[hour];
      return kwh === null || mine === null || mine === undefined ? kwh !== mine : Math.abs(kwh - mine) > TOLERANCE;
    });
    expect(off).toEqual([]);
    expect(got.hourly).toHaveLength(truth.hourly_utc_kwh?.length ?? 0);
    for (const [hour, kwh] of (truth.by_clock_hour_kwh ?? []).entries())
      expect(Math.abs(kwh - (got.byClockHour[hour] ?? NaN)), `hour ${hour}`).toBeLessThan(TOLERANCE);
  },
);

it.each(cases.filter(({ periods }) => periods !== undefined).map(({ file }) => file))(
  "reads %s bill by bill",
  (file) => {
    const truth = named(file);
    const got = read(file);
    if (got.kind !== "periods") throw new Error(got.kind);
    expect(got.periods).toHaveLength(truth.periods?.length ?? 0);
    for (const [index, { kwh = NaN, ...period }] of (truth.periods ?? []).entries()) {
      expect(got.periods[index]).toMatchObject(period);
      expect(got.periods[index]?.kwh).toBeCloseTo(kwh, 6);
    }
    expect(got.importKwh).toBeCloseTo(truth.import_kwh ?? NaN, 6);
  },
);

it("reads a list of prepaid tokens, and never keeps one", () => {
  const truth = named("za-prepaid-slips.csv");
  const got = read(truth.file, "Africa/Johannesburg");
  expect(got).toMatchObject({ kind: "purchases", days: truth.days, boughtKwh: truth.bought_kwh });
  if (got.kind !== "purchases") throw new Error(got.kind);
  expect(got.usedKwh).toBeCloseTo(truth.used_kwh ?? NaN, 6);
  expect(got.kwhADay).toBeCloseTo(truth.kwh_day ?? NaN, 4);
  expect(JSON.stringify(got)).not.toMatch(/"\d{12}|10007919/);
});

it("reads messages of prepaid tokens, each once", () => {
  const truth = named("ng-token-sms.txt");
  const got = read(truth.file);
  if (got.kind !== "purchases") throw new Error(got.kind);
  expect(got.purchases).toEqual(truth.purchases?.map(([on, kwh, amount]) => ({ on, kwh, amount })));
  expect(got).toMatchObject({ days: truth.days, usedKwh: truth.used_kwh });
  expect(got.kwhADay).toBeCloseTo(truth.kwh_day ?? NaN, 4);
  expect(JSON.stringify(got)).not.toMatch(/5216|0443|9935|6671/);
});

it("asks where kWh are kW as likely, and takes the answer", () => {
  const truth = named("kw-called-kwh.csv");
  const got = read(truth.file, truth.zone);
  if (got.kind !== "question") throw new Error(got.kind);
  expect(got.readings.map(({ unit }) => unit)).toEqual(["kWh", "kW"]);
  expect(got.readings[0]?.kwh).toBeCloseTo(truth.if_kwh ?? NaN, 6);
  expect(got.readings[1]?.kwh).toBeCloseTo(truth.if_kw ?? NaN, 6);
  const text = readFileSync(join(FOLDER, truth.file), "utf8");
  const settled = readMeter(text, { timeZone: "Africa/Accra", unit: "kW" });
  expect(settled).toMatchObject({ kind: "hours", unit: "kW" });
});

it("refuses an hour that stands twice where no clock changes, with both lines", () => {
  const fault = (() => {
    try {
      return read("doubled-hour-other-day.csv", "Europe/Berlin");
    } catch (error) {
      return error;
    }
  })();
  expect(fault).toBeInstanceOf(MeterFault);
  expect(fault).toMatchObject({ line: 12, text: { values: { first: 12, second: 13 } } });
});

it("says what it made of a column that its head does not say", () => {
  const notes = (file: string) => {
    const got = read(file, named(file).zone);
    return got.notes.map(({ key }) => key);
  };
  expect(notes("cumulative-called-kwh.csv")).toContain("meter-files.readAsTotal");
  expect(notes("net-negative-export.csv")).toContain("meter-files.readAsNet");
  expect(notes("nem12-5min.csv")).toContain("meter-files.estimated");
  expect(notes("ha-history-total.csv")).toContain("meter-files.resets");
  expect(notes("uk-quarter-bills.csv")).toContain("meter-files.estimatedBill");
});
