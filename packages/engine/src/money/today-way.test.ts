import { describe, expect, it } from "vitest";
import { HOUSEHOLD_CURVE } from "../sizing/load/household-curve";
import { moneyAssumptions, NO_OWN_FIGURES, type OwnFigures } from "./assumptions";
import type { MoneyInput } from "./money-input";
import { moneyOf } from "./money-of";
import { EVENING } from "./testing/evening";

const foundIn = (country: Parameters<typeof moneyAssumptions>[0], input: MoneyInput, own: Partial<OwnFigures> = {}) => {
  const assumptions = moneyAssumptions(country, { ...NO_OWN_FIGURES, ...own });
  const money = moneyOf(input, assumptions, assumptions.currency);
  if (money?.today == null) throw new Error("A house with a load lives today");
  return { ...money, today: money.today };
};
const LAGOS: MoneyInput = {
  ...EVENING,
  loadEnergy: 365 * 12.5,
  servedEnergy: 365 * 12.5,
  hourlyPower: HOUSEHOLD_CURVE.map((share) => share * 12_500),
};
const valueOf = ({ lines }: { lines: readonly { trace: { id: string; value: number } }[] }, id: string) =>
  lines.find(({ trace }) => trace.id === id)?.trace.value ?? NaN;

describe("the Lagos household of 12.5 kWh a day, 4 h of grid, a 3.5 kVA set for 6 h a day (issue 16)", () => {
  // Small petrol sets are listed at a power factor of 1.
  const person = { gridHours: 4, setPower: 3.5, setHours: 6 };

  it.each([930, 965, 1_000])("spends ₦250,000 to 300,000 of fuel a month at ₦%i a litre", (petrolPrice) => {
    const { today } = foundIn("Nigeria", LAGOS, { ...person, petrolPrice });
    const aMonth = valueOf(today.way, "money-today-fuel") / 12;
    expect(aMonth).toBeGreaterThanOrEqual(250_000);
    expect(aMonth).toBeLessThanOrEqual(300_000);
    expect(today.darkHours).toBeCloseTo(14, 9);
  });

  it("pays the band of its hours of supply, not that of the best feeder", () => {
    const { today } = foundIn("Nigeria", LAGOS, person);
    // Band E: at least 4 hours a day, ₦40 a kWh.
    expect(valueOf(today.way, "money-today-grid")).toBeCloseTo(365 * today.day.gridEnergy * 40, -2);
  });

  it("takes its litres or its money of a week at their word", () => {
    const byLitres = foundIn("Nigeria", LAGOS, { ...person, petrolPrice: 1_000, weeklyLitres: 63 }).today;
    expect(valueOf(byLitres.way, "money-today-litres")).toBeCloseTo(365 * 9, 6);
    const byMoney = foundIn("Nigeria", LAGOS, { ...person, petrolPrice: 1_000, weeklyFuel: 63_000 }).today;
    expect(byMoney.way.stream).toEqual(byLitres.way.stream);
  });

  it("wears its set away by the hour", () => {
    // 80 + 130 × 3.5 dollars, 2,190 of 3,000 h a year, at ₦1,000 a dollar.
    const { today } = foundIn("Nigeria", LAGOS, { ...person, exchangeRate: 1_000 });
    expect(valueOf(today.way, "money-today-wear")).toBeCloseTo(1_000 * 535 * (2_190 / 3_000), 6);
    expect(today.way.stream.capital).toBe(0);
  });
});

it("takes the band of the hours usual in the country where an off-grid household says none", () => {
  const offGrid = (own: Partial<OwnFigures>) => moneyAssumptions("Nigeria", { ...NO_OWN_FIGURES, ...own }, null);
  // 8.6 h are Band D, 13 h Band C, 20 h Band A.
  expect(offGrid({}).figures.tariff.value).toBe(43);
  expect(offGrid({ gridHours: 13 }).figures.tariff.value).toBe(50);
  expect(offGrid({ gridHours: 20 }).figures.tariff.value).toBe(209);
});

it("is the comparison that decides, before a generator that carries every hour", () => {
  const { comparisons } = foundIn("Nigeria", LAGOS);
  expect(comparisons.map(({ against }) => against.key)).toEqual(["today", "generator"]);
  expect(comparisons[0].against.cumulative.at(-1)).toBeLessThan(comparisons[1]?.against.cumulative.at(-1) ?? 0);
});

it("is simply the bill where the grid is there all day, and no way at all on the grid", () => {
  const { today } = foundIn("Germany", LAGOS);
  expect(today).toMatchObject({ set: null, darkHours: 0 });
  expect(today.day.gridEnergy).toBeCloseTo(12.5, 9);
  const assumptions = moneyAssumptions("Germany", NO_OWN_FIGURES);
  expect(moneyOf({ ...LAGOS, systemType: "on-grid" }, assumptions, "EUR")?.today).toBeNull();
});

it("has a size for the set where the household names none: its largest hour at the site", () => {
  // 0.096 × 12.5 kWh = 1.2 kW; at 80% of its nameplate 1.5 kW, of which 2 kW are sold.
  expect(foundIn("Nigeria", { ...LAGOS, generatorShare: 0.8 }).today.set).toEqual({
    kind: "petrol",
    ratedKw: 2,
    pieces: 1,
  });
});

it("is paid back for good after the replaced parts, and not before", () => {
  const { comparisons } = foundIn("Nigeria", { ...LAGOS, buildCost: 9_000, batteryCost: 5_000 });
  const [{ payback, forGood, savings }] = comparisons;
  expect(payback?.value).toBeGreaterThan(0);
  expect(forGood?.value).toBeGreaterThanOrEqual(payback?.value ?? Infinity);
  expect(savings.value).toBeGreaterThan(0);
});
