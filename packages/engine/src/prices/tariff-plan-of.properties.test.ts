import fc from "fast-check";
import { expect, it } from "vitest";
import { clockOf, type DayKind, daysOfMonth } from "../countries/tariff-hours";
import { billedMonth, type UseRule } from "./testing/billed-month";
import { type TariffByTheHour, tariffPlanOf } from "./tariff-plan-of";
import type { WrittenTariff } from "./tariffs";

const PERIODS = ["dear", "middle", "cheap"] as const;
const MONTHS = Array.from({ length: 12 }, (_, month) => month + 1);

/** Cuts a day at some quarters; the stretches between them are of the periods by turns, so no two overlap. */
const anyDay = fc.uniqueArray(fc.integer({ min: 1, max: 95 }), { maxLength: 5 }).map((cuts) => {
  const ends = [0, ...cuts, 96].map((quarter) => quarter / 4);
  ends.sort((one, other) => one - other);
  const windows: Record<string, number[][]> = { dear: [], middle: [] };
  for (const [place, from] of ends.slice(0, -1).entries())
    windows[PERIODS[place % 3] ?? "cheap"]?.push([from, ends[place + 1] ?? 24]);
  return windows;
});
const anyDays = fc.record({ weekday: anyDay, saturday: anyDay, sunday: anyDay });
const price = fc.integer({ min: -20, max: 120 }).map((cents) => cents / 100);
const prices = fc.record({ dear: price, middle: price, cheap: price });
const credits = fc.record({ dear: price.map(Math.abs), middle: price.map(Math.abs), cheap: price.map(Math.abs) });

const anyTariff = fc
  .record({ summer: anyDays, winter: anyDays, high: prices, low: prices, export: credits })
  .map(({ summer, winter, high, low, export: rates }): WrittenTariff => ({
    id: "any",
    name: "Any",
    country: "UK",
    currency: "GBP",
    valid_from: "2026-01-01",
    valid_to: null,
    seasons: { summer: MONTHS.slice(3, 9), winter: [...MONTHS.slice(0, 3), ...MONTHS.slice(9)] },
    windows: { summer, winter },
    other: "cheap",
    energy: { summer: low, winter: high },
    per_kwh: [{ name: "levy", rate: 0.01 }],
    fixed: [{ name: "standing charge", per: "day", rate: 0.5 }],
    tax: { name: "VAT", rate: 0.05, in_price: false },
    export: { kind: "credit_capped_by_import_of_the_same_period", rates: { summer: rates, winter: rates } },
    holidays: { dates: { "2026-12-25": "sunday" } },
    source: "Any",
    confidence: "cited",
  }));
const anyUse: fc.Arbitrary<UseRule[]> = fc.array(
  fc
    .tuple(
      fc.constantFrom("all", "weekday", "saturday", "sunday"),
      fc.integer({ min: 0, max: 47 }),
      fc.integer({ min: 1, max: 48 }),
      fc.integer({ min: 1, max: 40 }),
    )
    .map(([days, from, length, tenths]) => ({
      days,
      from: from / 2,
      to: Math.min(24, (from + length) / 2),
      kwh_per_hour: tenths / 10,
    })),
  { maxLength: 4 },
);
const anyMonth = fc.record({ month: fc.integer({ min: 0, max: 11 }), consumption: anyUse, exported: anyUse });

function ready(written: WrittenTariff): TariffByTheHour {
  const read = tariffPlanOf(written);
  if ("faults" in read) throw new Error(JSON.stringify(read.faults));
  return read.tariff;
}
const totalOf = (written: WrittenTariff, use: object) =>
  billedMonth(ready(written), { year: 2026, month: 0, consumption: [], ...use }).total;

it("hours sum to the bill: each quarter at its own price, without what is rounded", () => {
  fc.assert(
    fc.property(anyTariff, anyMonth, (written, use) => {
      const { tax: _, ...rest } = written;
      const tariff = ready({ ...rest, tax: null, fixed: [], per_kwh: [], export: { kind: "none" } });
      const { total, lines } = billedMonth(tariff, { year: 2026, ...use });
      const days = daysOfMonth(tariff.hours, 2026, use.month);
      const kinds = daysOfMonth({ ...tariff.hours, holidays: {} }, 2026, use.month);
      const { periods, mixOf, mixes } = clockOf(tariff.hours, days, 96);
      const ofMonth = written.energy?.[use.month >= 3 && use.month < 9 ? "summer" : "winter"] ?? {};
      let sum = 0;
      for (let slot = 0; slot < 96 * days.length; slot += 1) {
        const hour = (slot % 96) / 4;
        const kind: DayKind | undefined = kinds[Math.floor(slot / 96)]?.kind;
        const kwh = use.consumption
          .filter(({ days: of, from, to }) => (of === "all" || of === kind) && hour >= from && hour < to)
          .reduce((all, { kwh_per_hour: each }) => all + each / 4, 0);
        for (const [place, share] of (mixes[mixOf[slot] ?? 0] ?? []).entries()) {
          const rate = ofMonth[periods[place] ?? ""];
          sum += kwh * share * (typeof rate === "number" ? rate : 0);
        }
      }
      expect(Math.abs(total - 100 * sum)).toBeLessThanOrEqual(0.5 * lines.length + 1e-3);
    }),
  );
});

it("a cheaper tariff is never dearer", () => {
  fc.assert(
    fc.property(anyTariff, anyMonth, fc.constantFrom("summer", "winter"), fc.constantFrom(...PERIODS), (...drawn) => {
      const [written, use, season, period] = drawn;
      const before = written.energy?.[season]?.[period];
      const of = { ...written.energy?.[season], [period]: (typeof before === "number" ? before : 0) - 0.05 };
      const cheaper = { ...written, energy: { ...written.energy, [season]: of } };
      expect(totalOf(cheaper, use)).toBeLessThanOrEqual(totalOf(written, use));
      const { fixed: _, ...without } = written;
      expect(totalOf({ ...without, fixed: [] }, use)).toBeLessThanOrEqual(totalOf(written, use));
    }),
  );
});

it("credits no more of a period than was bought in it", () => {
  fc.assert(
    fc.property(anyTariff, anyMonth, (written, use) => {
      const { lines } = billedMonth(ready(written), { year: 2026, ...use });
      const bought = new Map(lines.map(({ code, name, quantity }) => [`${code} ${JSON.stringify(name)}`, quantity]));
      for (const { code, name, quantity } of lines.filter((line) => line.code === "export")) {
        if (typeof name !== "object") throw new Error(`Export without a period: ${code}`);
        // A period that costs nothing has no line.
        const priced = bought.get(`energy ${JSON.stringify(name.values?.["period"])}`) ?? quantity;
        expect(quantity).toBeLessThanOrEqual(priced + 1e-9);
      }
    }),
  );
});
