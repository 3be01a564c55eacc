import { describe, expect, it } from "vitest";
import { cityById } from "../../climate/cities";
import { billChoices, billReadings } from "../../countries/bill-readings";
import { type BillOption, type BillRead, readBill, type SaidAmount, type SaidBill } from "./said-bill";

const MUNICH = cityById("de-munich")?.temperature ?? null;
const month = (number: number, amount: number): SaidAmount => ({ kind: "period", month: number, months: 1, amount });
const year = (amount: number): SaidAmount => ({ kind: "period", month: 0, months: 12, amount });
const bill = (amounts: readonly SaidAmount[], more: Partial<SaidBill> = {}): SaidBill => ({
  amounts,
  unit: "money",
  readings: billReadings("Germany", null),
  temperature: MUNICH,
  ...more,
});

const optionIn = (read: BillRead): BillOption => {
  if (read.kind !== "read") throw new Error(`The bill is ${read.kind}`);
  return read.option;
};

describe("a bill that somebody says", () => {
  it("in energy is the energy, and fills the year from the climate", () => {
    const read = readBill(bill([month(0, 310)], { unit: "energy", readings: [] }));
    expect(read).toMatchObject({ kind: "read", option: { reading: null, amounts: [{ kwh: 310, between: null }] } });
    expect(optionIn(read).year.months[0]).toBe(310);
    expect(optionIn(read).year.total).toBeLessThan(12 * 310);
  });

  it("in money goes through the country's tariff: €1,488 a year at 37.2 ct are 4,000 kWh", () => {
    const read = readBill(bill([year(1_488)]));
    expect(read).toMatchObject({ kind: "read", option: { amounts: [{ kwh: 4_000, between: null }] } });
    expect(optionIn(read).year.total).toBeCloseTo(4_000, 6);
  });

  it("in round figures is a span with its middle, as case s17 of the reference has it", () => {
    const read = readBill(bill([month(3, 50_000)], { readings: billReadings("Nigeria", "A").slice(0, 1) }));
    expect(read).toMatchObject({ kind: "read", option: { amounts: [{ kwh: 239, between: [237, 241] }] } });
  });

  it("between two kilowatt hours is a part of one, and says between which", () => {
    const read = readBill(bill([month(3, 2_003)], { readings: billReadings("Nigeria", "A").slice(0, 1) }));
    expect(read).toMatchObject({ kind: "read", option: { amounts: [{ between: [9, 10] }] } });
    expect(optionIn(read).amounts[0]?.kwh).toBeCloseTo(2_003 / 209, 9);
  });

  it("is asked about where VAT, class or subsidy are not said, by cases s20, s22 and s24", () => {
    const energies = (country: "Nigeria" | "Kenya" | "India", choice: string | null, amount: number) => {
      const read = readBill(bill([month(0, amount)], { readings: billReadings(country, choice) }));
      return read.kind === "asked"
        ? read.options.map(({ reading, amounts }) => [reading?.id, Math.round(amounts[0]?.kwh ?? 0)])
        : read.kind;
    };
    expect(energies("Nigeria", "A", 18_900)).toEqual([
      ["A", 90],
      ["A-vat", 84],
    ]);
    expect(energies("Kenya", null, 3_134.65)).toEqual([
      ["lifeline", 150],
      ["domestic-to-100", 120],
      ["domestic-above-100", 110],
    ]);
    expect(energies("India", null, 922.2)).toEqual([
      ["delhi", 210],
      ["delhi-subsidy", 363],
    ]);
  });

  it("that no energy costs says which amount and why", () => {
    expect(readBill(bill([month(0, 40), month(1, 12)], { readings: billReadings("UK", null) }))).toMatchObject({
      kind: "none",
      index: 1,
      because: "below",
    });
    // Delhi, with the subsidy: between 400 and 401 kWh it falls away.
    const [, subsidised] = billReadings("India", null);
    expect(readBill(bill([month(0, 1_414)], { readings: subsidised ? [subsidised] : [] }))).toMatchObject({
      kind: "none",
      because: "jump",
      below: 1_114,
    });
  });

  it("of prepaid purchases counts their days, and those of one month share its charges", () => {
    const bought = (day: string, amount: number): SaidAmount => ({ kind: "purchase", day, amount });
    const read = readBill(
      bill([bought("2026-01-01", 12_540), bought("2026-01-16", 6_479), bought("2026-02-01", 20_000)], {
        readings: billReadings("Nigeria", "A").slice(0, 1),
        temperature: null,
      }),
    );
    // 19,019 ÷ 209 are 91 kWh in 31 days.
    expect(read).toMatchObject({ kind: "read" });
    expect(optionIn(read).year.months[0]).toBeCloseTo(91, 6);
    expect(readBill(bill([bought("2026-01-01", 60)], { unit: "energy" }))).toEqual({ kind: "too-little" });
  });

  it("of a quarter is three months of it", () => {
    const read = readBill(bill([{ kind: "period", month: 11, months: 3, amount: 900 }], { unit: "energy" }));
    expect(optionIn(read).year.months[11]).toBeCloseTo((900 * 31) / 90, 9);
    expect(optionIn(read).year.filled).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});

describe("what a household can say of its tariff", () => {
  it("is a band in Nigeria, a state in the USA and nothing elsewhere", () => {
    expect(billChoices("Nigeria").map(({ id }) => id)).toEqual(["A", "B", "C", "D", "E"]);
    expect(billChoices("USA").length).toBeGreaterThan(5);
    expect(billChoices("Germany")).toEqual([]);
  });

  it("not known, is each of them once", () => {
    expect(billReadings("Nigeria", null).map(({ id }) => id)).toEqual(["A", "B", "C", "D", "E"]);
    expect(billReadings("Ghana", null)).toHaveLength(1);
  });
});
