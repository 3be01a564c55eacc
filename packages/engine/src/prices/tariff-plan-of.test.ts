import { tell } from "@sunwright/words/engine";
import { describe, expect, it } from "vitest";
import { MINOR_UNITS } from "../countries/bill";
import { COUNTRIES } from "../countries/names";
import { daysOfSimulatedYear } from "../countries/tariff-hours";
import { billedMonth, type UseRule } from "./testing/billed-month";
import table from "./truth/tou-bills.json" with { type: "json" };
import { type TariffByTheHour, tariffPlanOf } from "./tariff-plan-of";
import { tariffByTheHour, type TariffInputs, tariffsByTheHour, withInputs, type WrittenTariff } from "./tariffs";

const minor = (amount: number) => Math.round(amount * MINOR_UNITS);

function readyTariff(written: WrittenTariff): TariffByTheHour {
  const read = tariffPlanOf(written);
  if ("faults" in read) throw new Error(read.faults.map((fault) => tell(fault)).join(" "));
  return read.tariff;
}

function named(id: string): WrittenTariff {
  const found = tariffByTheHour(id);
  if (found === null) throw new Error(`No tariff ${id}`);
  return found;
}

/** The worked bills, as the table states them. */
interface WorkedBill {
  readonly id: string;
  readonly tariff: string;
  readonly month: string;
  readonly consumption: readonly UseRule[];
  readonly export: readonly UseRule[];
  readonly extra: TariffInputs | null;
  readonly tax_rate: number | null;
  readonly lines: readonly { readonly amount: number }[];
  readonly total: number;
}
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each bill's JSON has a type of its own
const BILLS = table.bills as unknown as readonly WorkedBill[];

describe("the worked bills of tariffs by the hour, to the minor unit", () => {
  it("are fifteen of twelve tariffs", () => {
    expect(BILLS.length).toBe(15);
    expect(new Set(BILLS.map(({ tariff }) => tariff)).size).toBe(12);
  });

  it.each(BILLS)(
    "$id: $tariff, $month",
    ({ tariff, month, consumption, export: exported, extra, tax_rate, ...bill }) => {
      const [year = 0, ofYear = 1] = month.split("-").map(Number);
      const ready = readyTariff(withInputs(named(tariff), { ...extra, tax_rate }));
      const { lines, total } = billedMonth(ready, { year, month: ofYear - 1, consumption, exported });
      expect(lines.map(({ amount }) => amount)).toEqual(bill.lines.map(({ amount }) => minor(amount)));
      expect(total).toBe(minor(bill.total));
    },
  );
});

describe("the tariffs of the release", () => {
  it("are whole, or ask for what no sheet has, and nothing else", () => {
    const all = COUNTRIES.flatMap((country) => tariffsByTheHour(country));
    expect(all.length).toBe(16);
    const asks = all.flatMap((each) => {
      const read = tariffPlanOf(each);
      return "faults" in read ? read.faults.map((fault) => `${each.id}: ${tell(fault)}`) : [];
    });
    expect(asks.filter((fault) => !fault.includes("No rate is given for"))).toEqual([]);
    expect(new Set(asks.map((fault) => fault.split(":")[0]))).toEqual(
      new Set([
        "de-modul3-ewe",
        "de-modul3-lew",
        "de-modul3-netzebw",
        "de-modul3-westnetz",
        "ke-tou",
        "us-az-srp-e26",
        "us-az-srp-e28",
      ]),
    );
  });

  it("keep a holiday of the simulated year on its day of the month", () => {
    const { hours } = readyTariff(named("za-homeflex4-2026"));
    const days = daysOfSimulatedYear(hours);
    expect(days.length).toBe(365);
    // It begins on a Sunday, so 2 January is a Monday and the 7th a Saturday; 16 June is Youth Day.
    expect(days.slice(0, 7).map(({ kind }) => kind)).toEqual([
      "sunday",
      ...Array<string>(5).fill("weekday"),
      "saturday",
    ]);
    expect(days[166]).toEqual({ month: 5, kind: "saturday" });
    expect(days[165]).toEqual({ month: 5, kind: "weekday" });
  });
});

/** One price at all hours of all days; all else is added. */
const PLAIN: WrittenTariff = {
  id: "plain",
  name: "Plain",
  country: "Germany",
  currency: "EUR",
  valid_from: "2026-01-01",
  valid_to: null,
  seasons: { all: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
  windows: { all: { weekday: {}, saturday: {}, sunday: {} } },
  other: "any",
  energy: { all: { any: 0.3 } },
  per_kwh: [],
  fixed: [],
  tax: null,
  export: { kind: "none" },
  source: "Test",
  confidence: "cited",
};
const everyDay = (from: number, to: number, kwh: number): UseRule => ({ days: "all", from, to, kwh_per_hour: kwh });
const windowed = (hours: readonly (readonly number[])[]) => ({ weekday: { dear: hours }, saturday: {}, sunday: {} });

describe("forms of a tariff", () => {
  const month = { year: 2026, month: 10, consumption: [everyDay(0, 24, 0.5)] };
  const amounts = (written: WrittenTariff, more: object = {}) =>
    billedMonth(readyTariff(written), { ...month, ...more }).lines.map(({ amount }) => amount);

  it("charges blocks of a month at rising prices", () => {
    // 360 kWh: 100 at 0.10, 260 at 0.20.
    const energy = {
      all: {
        any: [
          { up_to: 100, rate: 0.1 },
          { up_to: null, rate: 0.2 },
        ],
      },
    };
    expect(amounts({ ...PLAIN, energy })).toEqual([1_000, 5_200]);
  });

  it("charges the highest power of the month, of a period where one is named", () => {
    const peaky = { consumption: [everyDay(0, 24, 0.5), everyDay(3, 4, 5), everyDay(18, 18.25, 3)] };
    const demand = [
      { name: "all hours", rate: 2 },
      { name: "evening", rate: 4, period: "dear" },
    ];
    const energy = { all: { any: 0, dear: 0 } };
    const windows = { all: { ...windowed([[17, 21]]), saturday: { dear: [[17, 21]] } } };
    // 5.5 kW at night; 3.5 kW in the evening.
    expect(amounts({ ...PLAIN, energy, windows, demand }, peaky)).toEqual([1_100, 1_400]);
  });

  it("goes over midnight within a kind of day", () => {
    const windows = { all: windowed([[22, 6]]) };
    // November 2026: 21 weekdays of eight dear hours at 0.5 kWh are 84 kWh.
    expect(amounts({ ...PLAIN, windows, energy: { all: { any: 0, dear: 1 } } })).toEqual([8_400]);
  });

  it("takes the price of each hour from the market, with its factor, its peak and its cap, below zero too", () => {
    // 30 days of 96 quarters: the first half of each day at -0.10, the other at 0.60.
    const market = Array.from({ length: 30 * 96 }, (_, slot) => (slot % 96 < 48 ? -0.1 : 0.6));
    const { energy: _, ...rest } = PLAIN;
    const agile: WrittenTariff = {
      ...rest,
      windows: { all: { weekday: { peak: [[16, 19]] }, saturday: { peak: [[16, 19]] }, sunday: { peak: [[16, 19]] } } },
      day_ahead: { times: 2, add: 0, period_add: { peak: 0.12 }, cap: 1 },
      tax: { name: "VAT", rate: 0.05, in_price: false },
    };
    // 180 kWh at -0.20 and 180 kWh at the cap of 1.00: 144.00, and 5 % of it.
    expect(amounts(agile, { market })).toEqual([14_400, 720]);
    // 0.05 × 2 + 0.12 in three hours of the evening, 0.10 in the others: 45 × 0.22 + 315 × 0.10.
    expect(amounts(agile, { market: market.map(() => 0.05) })).toEqual([4_140, 207]);
    // Nothing is paid for what is sold below zero where the contract says so.
    const exported = [everyDay(0, 24, 1)];
    const selling = (least?: number) =>
      amounts({ ...agile, tax: null, export: { kind: "day_ahead", least } }, { market, exported });
    expect(selling()).toEqual([14_400, -18_000]);
    expect(selling(0)).toEqual([14_400, -21_600]);
  });

  it("pays for export by month and hour of a table", () => {
    const at = (price: number) =>
      Array.from({ length: 12 }, (_, one) =>
        Array.from({ length: 24 }, (__, hour) => (one === 10 && hour === 12 ? price : 0)),
      );
    const rule = { kind: "table_288x2", weekday: at(0.1), weekend: at(0.3), add: 0.04 } as const;
    // 21 weekdays at 0.14 and 9 days of weekends at 0.34, a kilowatt hour at noon.
    const exported = [everyDay(12, 13, 1)];
    expect(amounts({ ...PLAIN, export: rule, energy: { all: { any: 0 } } }, { exported })).toEqual([-600]);
  });
});

describe("a tariff that is not whole is refused with what is wrong", () => {
  const faults = (change: Partial<WrittenTariff>) => {
    const read = tariffPlanOf({ ...PLAIN, ...change });
    return "faults" in read ? read.faults.map((fault) => tell(fault)) : [];
  };

  it.each<[string, Partial<WrittenTariff>, string]>([
    ["a month left out", { seasons: { all: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] } }, "Month 12 is in no season."],
    ["a month twice", { seasons: { all: [1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] } }, "Month 1 is in two seasons."],
    [
      "a month that is none",
      { seasons: { all: [...(PLAIN.seasons["all"] ?? []), 13] } },
      "13 is not a month: months are 1 to 12.",
    ],
    ["hours beyond midnight", { windows: { all: windowed([[20, 25]]) } }, "20 – 25 are no hours"],
    ["a window of nothing", { windows: { all: windowed([[8, 8]]) } }, "8 – 8 are no hours"],
    ["a window by the minute", { windows: { all: windowed([[8, 9.1]]) } }, "8 – 9.1 are no hours"],
    [
      "windows that overlap",
      {
        windows: {
          all: windowed([
            [8, 12],
            [11, 13],
          ]),
        },
      },
      "hour 11 is in two windows",
    ],
    [
      "windows over midnight that overlap",
      {
        windows: {
          all: windowed([
            [22, 6],
            [5, 7],
          ]),
        },
      },
      "hour 5 is in two windows",
    ],
    ["a period without a price", { windows: { all: windowed([[8, 12]]) } }, 'hours of "dear" but no price'],
    ["no price at all", { energy: undefined }, "There are no prices"],
    ["two kinds of prices", { day_ahead: { times: 1, add: 0 } }, "Leave one of them out"],
    ["a rate that is asked for", { per_kwh: [{ name: "Levies", rate: null }] }, 'No rate is given for "Levies"'],
    ["a tax that is asked for", { tax: { name: "City tax", rate: null, in_price: false } }, 'the tax "City tax"'],
    [
      "blocks that fall",
      {
        energy: {
          all: {
            any: [
              { up_to: 100, rate: 1 },
              { up_to: 50, rate: 2 },
            ],
          },
        },
      },
      "each block must end higher",
    ],
    ["windows of no season", { windows: { ...PLAIN.windows, summer: windowed([]) } }, 'There is no season "summer".'],
    [
      "an export table that is short",
      { export: { kind: "table_288x2", weekday: [[1]], weekend: [] } },
      "12 months of 24 hours",
    ],
  ])("%s", (_, change, words) => {
    expect(faults(change).join(" ")).toContain(words);
  });

  it("takes one that leaves no hour to the rest", () => {
    const whole = { weekday: { dear: [[0, 24]] }, saturday: { dear: [[0, 24]] }, sunday: { dear: [[0, 24]] } };
    expect(faults({ windows: { all: whole }, energy: { all: { dear: 0.2 } } })).toEqual([]);
  });
});
