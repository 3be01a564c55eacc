import { describe, expect, it } from "vitest";
import { COUNTRY_MONEY } from "../countries/country-money";
import { GENERATOR_CLASSES } from "../economics/generator-set";
import { COUNTRIES, CURRENCIES } from "../parameters/options";
import { amountsIn } from "./amounts";
import {
  MONEY_FIGURES,
  moneyAssumptions,
  NO_OWN_FIGURES,
  type OwnFigures,
  standardFigures,
  withoutStandards,
} from "./assumptions";
import type { ParametersInput } from "../sizing/inputs/design";
import { house } from "../sizing/testing/house";
import { generatorCost } from "./generator-cost";
import { type MoneyInput, moneyInputFrom } from "./money-input";
import { type Money, moneyOf } from "./money-of";
import { compared } from "./testing/compared";
import { EVENING } from "./testing/evening";

const ON_GRID: MoneyInput = { ...EVENING, systemType: "on-grid", gridImport: 500 };
const HYBRID: MoneyInput = { ...EVENING, systemType: "hybrid", gridImport: 500 };
/** Petrol for a dollar, diesel for two; money keeps its worth. */
const PLAIN: OwnFigures = {
  ...NO_OWN_FIGURES,
  petrolPrice: 1,
  dieselPrice: 2,
  tariff: 0.2,
  inflation: 5,
  discountRate: 5,
};

function found(input: MoneyInput, own: Partial<OwnFigures> = {}, currency: (typeof CURRENCIES)[number] = "USD"): Money {
  const money = moneyOf(input, moneyAssumptions("USA", { ...PLAIN, ...own }), currency);
  if (!money) throw new Error("A house with a load has its money");
  return money;
}
const valueOf = (lines: Money["solar"]["lines"], id: string) => lines.find(({ trace }) => trace.id === id)?.trace.value;
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

describe("a diesel set, worked by hand", () => {
  // The smallest on sale is 5 kVA, 4 kW: 600 + 280 × 4 dollars. 1,825 h a year are 36,500 h, 2.43 lives of 15,000 h and 4.87 spans of 7,500 h.
  const { generator } = found(EVENING, { generator: "diesel" });
  const { lines, stream, carbon, firstDay, spent } = generator?.way ?? found(EVENING).solar;

  it("burns 0.08 × 4 kW + 0.25 × 1 kW an hour, at the price of diesel", () => {
    expect(valueOf(lines, "money-generator-litres")).toBeCloseTo(1_825 * 0.57, 9);
    expect(valueOf(lines, "money-generator-fuel")).toBeCloseTo(2 * 1_040.25, 9);
    expect(carbon.value).toBeCloseTo(2.68 * 1_040.25, 9);
  });

  it("changes oil every 200 h and is serviced every 600 h", () => {
    expect(valueOf(lines, "money-generator-oil")).toBeCloseTo(9.125 * (8 + 1.5 * 4), 9);
    expect(valueOf(lines, "money-generator-service")).toBeCloseTo((1_825 / 600) * (30 + 4 * 4), 9);
  });

  it("is bought three times, and overhauled in the middle of each life for two fifths of its price", () => {
    expect(valueOf(lines, "money-generator-price")).toBe(1_720);
    expect(valueOf(lines, "money-generator-renewal")).toBeCloseTo(2 * 1_720 + 2 * 688, 9);
    // The third set has run 6,500 of its 15,000 h.
    expect(stream.residual).toBeCloseTo((1_720 * 8_500) / 15_000, 9);
    // 7,500 h are over in year 5, 15,000 h in year 9, 22,500 h in year 13, 30,000 h in year 17.
    const everyYear = 2_080.5 + 9.125 * 14 + (1_825 / 600) * 46;
    const extra = stream.yearly.map((amount) => Math.round(amount - everyYear));
    expect(extra.flatMap((amount, index) => (amount === 0 ? [] : [[index + 1, amount]]))).toEqual([
      [5, 688],
      [9, 1_720],
      [13, 688],
      [17, 1_720],
    ]);
    expect(firstDay.value).toBe(1_720);
    expect(spent.value).toBeCloseTo(1_720 + 20 * everyYear + 4_816, 6);
  });
});

it("overhauls no petrol set: it is replaced", () => {
  const running = {
    set: GENERATOR_CLASSES.petrol,
    ratedKw: 2,
    pieces: 1,
    hours: 1_825,
    litres: 0,
    fuelPrice: 1,
    years: 20,
  };
  expect(generatorCost(running, amountsIn("USD", moneyAssumptions("USA", PLAIN)))).toMatchObject({
    sets: 12,
    overhauls: 0,
  });
});

describe("the solar system with a petrol set beside it, worked by hand", () => {
  // 365 kWh in 243.3 h of the simulated years from a set of 2 kW: 0.15 × 2 l an hour and 0.35 l a kilowatt hour.
  const hours = 365 / 1.5;
  const litres = 0.3 * hours + 0.35 * 365;
  const dieselLitres = 0.16 * hours + 0.25 * 365;
  const petrol = { kind: "petrol", ratedKw: 2, pieces: 1, hours, energy: 365, litres } as const;
  const diesel = { ...petrol, kind: "diesel", litres: dieselLitres } as const;
  const { solar } = found({
    ...EVENING,
    systemType: "hybrid",
    standby: petrol,
    // A kilowatt hour a day: bills of whole cents.
    gridImport: 365,
  });

  it("counts fuel, oil every 100 h and service every 300 h", () => {
    const upkeep = (hours / 100) * (5 + 0.6 * 2) + (hours / 300) * (12 + 2 * 2);
    expect(valueOf(solar.lines, "money-solar-generator")).toBeCloseTo(litres + upkeep, 9);
    expect(valueOf(solar.lines, "money-grid-bill")).toBeCloseTo(73, 9);
    expect(solar.firstDay.value).toBe(5_000 + 340);
    // A battery in year 12, an inverter in year 10, a set in year 13 of its 3,000 h.
    const spent = 5_340 + 20 * (50 + 73 + litres + upkeep) + 1_000 + 2_000 + 340;
    expect(solar.spent.value).toBeCloseTo(spent, 6);
    expect(solar.cumulative.at(-1)).toBeCloseTo(spent, 6);
    const [plain = 0] = solar.stream.yearly;
    const extra = solar.stream.yearly.map((amount) => Math.round(amount - plain));
    expect([9, 11, 12].map((index) => extra[index])).toEqual([1_000, 2_000, 340]);
    expect(total(extra)).toBe(3_340);
  });

  it("leaves at the end two thirds of a battery used, a used-up inverter and a part of the second set", () => {
    const set = 340 * (2 - (20 * hours) / 3_000);
    expect(solar.stream.residual).toBeCloseTo(2_000 / 3 + set, 6);
    expect(solar.netPresentCost.value).toBeCloseTo(solar.spent.value - solar.stream.residual, 6);
  });

  it("lets out 2.31 kg of CO₂ a litre and the grid's a kilowatt hour", () => {
    const grid = COUNTRY_MONEY.USA.gridEmissions.value;
    expect(solar.carbon.value).toBeCloseTo(2.31 * litres + 365 * grid, 9);
  });

  it("has a line for each thing that is paid, and for nothing else", () => {
    const ids = (input: MoneyInput) => found(input).solar.lines.map(({ trace }) => trace.id.replace("money-", ""));
    expect(ids(EVENING)).toEqual(["solar-build", "solar-upkeep", "solar-battery", "solar-inverter"]);
    expect(ids({ ...EVENING, batteryCost: 0 })).toEqual(["solar-build", "solar-upkeep", "solar-inverter"]);
    expect(ids(ON_GRID)).toContain("grid-bill");
    expect(ids({ ...EVENING, standby: diesel })).toContain("solar-generator");
    expect(valueOf(found(EVENING).solar.lines, "money-solar-build")).toBe(5_000);
    expect(valueOf(found(EVENING).solar.lines, "money-solar-upkeep")).toBe(50);
    expect(valueOf(found(EVENING).solar.lines, "money-solar-battery")).toBe(2_000);
    expect(valueOf(found(EVENING, { years: 30 }).solar.lines, "money-solar-inverter")).toBe(2_000);
  });

  it("burns the fuel it is for, at that fuel's price", () => {
    const perYear = (kind: "petrol" | "diesel", own: Partial<OwnFigures>) => {
      const standby = kind === "petrol" ? petrol : diesel;
      return valueOf(found({ ...EVENING, standby }, own).solar.lines, "money-solar-generator") ?? NaN;
    };
    expect(perYear("diesel", { dieselPrice: 3 }) - perYear("diesel", {})).toBeCloseTo(dieselLitres, 9);
    expect(perYear("diesel", { petrolPrice: 3 })).toBe(perYear("diesel", {}));
    expect(perYear("petrol", { petrolPrice: 2 }) - perYear("petrol", {})).toBeCloseTo(litres, 9);
  });
});

describe("the grid, worked by hand", () => {
  const money = found(ON_GRID);

  it("costs its tariff, a kilowatt hour and altogether", () => {
    expect(money.grid?.firstDay.value).toBe(0);
    expect(money.grid?.spent.value).toBeCloseTo(20 * 1_825 * 0.2, 9);
    expect(money.grid?.levelisedCost.value).toBeCloseTo(0.2, 12);
    expect(money.grid?.stream.residual).toBe(0);
    expect(money.grid?.lines.map(({ trace }) => trace.value)).toEqual([365]);
  });

  it("lets out what its country's grid does; solar saves what it does not buy", () => {
    const perKwh = COUNTRY_MONEY.USA.gridEmissions.value;
    expect(money.grid?.carbon.value).toBeCloseTo(1_825 * perKwh, 9);
    expect(money.comparisons[0].carbonAvoided.value).toBeCloseTo((1_825 - 500) * perKwh, 9);
  });

  it("is worth today what an annuity is, at the rate after inflation (Fisher)", () => {
    // 1.1 ÷ 1.05 − 1 is 4.76%.
    const { grid, realRate } = found(ON_GRID, { discountRate: 10 });
    const rate = 1.1 / 1.05 - 1;
    expect(realRate.value).toBeCloseTo(100 * rate, 12);
    expect(grid?.netPresentCost.value).toBeCloseTo((365 * (1 - (1 + rate) ** -20)) / rate, 8);
    expect(grid?.levelisedCost.value).toBeCloseTo(0.2, 12);
  });
});

describe("which ways there are", () => {
  const suppliesOf = (input: MoneyInput, own: Partial<OwnFigures> = {}) =>
    found(input, own).comparisons.flatMap(({ against: { key, supply } }) => (key === "today" ? [] : [supply]));
  const outage = { outageStart: 20, outageHours: 4 };

  it.each([
    [EVENING, "petrol", ["petrol"]],
    [EVENING, "diesel", ["diesel"]],
    [ON_GRID, "petrol", ["grid"]],
    [HYBRID, "petrol", ["petrol", "grid"]],
    [{ ...HYBRID, outage }, "petrol", ["gridAndPetrol", "grid"]],
    [{ ...HYBRID, outage }, "diesel", ["gridAndDiesel", "grid"]],
  ] as const)("%o with %s: %j", (input, generator, supplies) => {
    expect(suppliesOf(input, { generator })).toEqual(supplies);
    const money = found(input, { generator });
    expect(money.solar.supply).toBe("solar");
    expect([money.generator === null, money.grid === null]).toEqual([
      input.systemType === "on-grid",
      input.systemType === "off-grid",
    ]);
  });

  it("is petrol up to the largest set of 10 kW, and diesel above", () => {
    const kind = (surgePower: number) => found({ ...EVENING, surgePower }).generator?.kind;
    expect([1_000, 10_000, 10_001, 20_000].map(kind)).toEqual(["petrol", "petrol", "diesel", "diesel"]);
    // 15 kVA at power factor 0.8.
    expect(found({ ...EVENING, surgePower: 10_001 }).generator?.ratedKw).toBe(12);
  });

  it("is large enough for what height and heat leave of it, side by side where no single one is", () => {
    const bought = (change: Partial<MoneyInput>, own: Partial<OwnFigures> = {}) => {
      const { kind, ratedKw, pieces, way } = found({ ...EVENING, ...change }, own).generator ?? {};
      return { kind, ratedKw, pieces, price: way?.firstDay.value };
    };
    // 2 kW ÷ 0.75 = 2.67 kW, 8 kW ÷ 0.75 = 10.67 kW.
    expect(bought({ generatorShare: 0.75 })).toMatchObject({ ratedKw: 2.8, pieces: 1, price: 80 + 130 * 2.8 });
    expect(bought({ generatorShare: 0.75, surgePower: 8_000 })).toMatchObject({ kind: "diesel", ratedKw: 12 });
    expect(bought({ surgePower: 18_000 }, { generator: "petrol" })).toEqual({
      kind: "petrol",
      ratedKw: 10,
      pieces: 2,
      price: 2 * (80 + 130 * 10),
    });
  });

  it("runs the generator in the hours without grid, whenever they begin", () => {
    const flat = { ...HYBRID, hourlyPower: Array<number>(24).fill(1_000), loadEnergy: 8_760 };
    for (let start = 0; start < 24; start++)
      for (const hours of [1, 6, 24]) {
        const { generator } = found({ ...flat, outage: { outageStart: start, outageHours: hours } });
        expect(generator?.year).toMatchObject({ hours: 365 * hours, energy: 365 * hours });
        expect(valueOf(generator?.way.lines ?? [], "money-grid-bill") ?? 0).toBeCloseTo(0.2 * 365 * (24 - hours), 6);
      }
    const at = (start: number) =>
      found({ ...HYBRID, outage: { outageStart: start, outageHours: 1 } }).generator?.year.hours;
    expect([17, 18, 22, 23].map(at)).toEqual([0, 365, 365, 0]);
  });

  it("has nothing to pay back where solar costs no more on the first day, and no end where it never does", () => {
    expect(
      compared(found({ ...EVENING, buildCost: 340, batteryCost: 0, inverterCost: 0 }), "generator").payback?.value,
    ).toBe(0);
    expect(compared(found({ ...EVENING, buildCost: 100 }), "generator").discountedPayback?.value).toBe(0);
    const never = found({ ...ON_GRID, buildCost: 100_000 });
    expect(never.comparisons[0]).toMatchObject({ payback: null, discountedPayback: null });
    expect(never.comparisons[0].savings.value).toBeLessThan(0);
    // 5,000 ÷ (265 − 50): a rate of return makes it later.
    const early = found({ ...ON_GRID, batteryCost: 0, inverterCost: 0, buildCost: 1_000 }, { discountRate: 10 });
    // Bills are in whole cents, month by month.
    expect(early.comparisons[0].payback?.value).toBeCloseTo(1_000 / (365 - 100 - 10), 2);
    expect(early.comparisons[0].discountedPayback?.value).toBeGreaterThan(early.comparisons[0].payback?.value ?? NaN);
  });

  it.each([
    ["loadEnergy", 0],
    ["servedEnergy", 0],
    ["loadEnergy", NaN],
    ["servedEnergy", -1],
  ])("is nothing where %s is %d", (field, value) => {
    expect(moneyOf({ ...EVENING, [field]: value }, moneyAssumptions("USA", PLAIN), "USD")).toBeNull();
  });
});

describe("a loan", () => {
  const { loan } = found(EVENING, { loanRate: 12, loanTerm: 12, downPayment: 30 });
  it("is for what is not paid at once, in equal payments at a twelfth of the rate", () => {
    expect(loan.downPayment.value).toBeCloseTo(1_500, 9);
    expect(loan.borrowed.value).toBeCloseTo(3_500, 9);
    // Capital recovery of 1% over 12 payments: 0.0888488.
    expect(loan.monthly.value).toBeCloseTo(3_500 * 0.0888487887, 5);
    expect(loan.totalRepayable.value).toBeCloseTo(12 * 3_500 * 0.0888487887, 4);
    expect(loan.interest.value).toBeCloseTo(12 * 3_500 * 0.0888487887 - 3_500, 4);
  });

  it("costs nothing at a rate of 0, and is none where all is paid at once", () => {
    const free = found(EVENING, { loanRate: 0, loanTerm: 10, downPayment: 20 }).loan;
    expect([free.monthly.value, free.interest.value]).toEqual([400, 0]);
    expect(found(EVENING, { downPayment: 100 }).loan.monthly.value).toBe(0);
  });
});

describe("assumptions", () => {
  it.each(MONEY_FIGURES)("takes an own %s in the place of the default, and no other", (figure) => {
    for (const country of COUNTRIES) {
      const { figures } = moneyAssumptions(country, { ...NO_OWN_FIGURES, [figure]: 7.25 });
      // The hours with grid decide the band of the tariff.
      const standard = standardFigures(country, 24, figure === "gridHours" ? 7.25 : null);
      expect(figures[figure]).toEqual({
        value: 7.25,
        own: true,
        unit: standard[figure].unit,
        standard: standard[figure],
      });
      for (const other of MONEY_FIGURES.filter((name) => name !== figure))
        expect(figures[other]).toMatchObject({ own: false, value: standard[other].value });
    }
  });

  it.each(COUNTRIES)("starts in %s from its own prices and rates, in its own currency", (country) => {
    const money = COUNTRY_MONEY[country];
    expect(standardFigures(country)).toMatchObject({
      tariff: money.tariffs[0],
      petrolPrice: money.petrol,
      dieselPrice: money.diesel,
      inflation: money.inflation,
      discountRate: money.discountRate,
      loanRate: money.loanRate,
      loanTerm: money.loanTerm,
      // Within the 25 years of a panel's guarantee; lenders ask for 10 to 30%.
      years: { value: 20, unit: "years" },
      downPayment: { value: 20, unit: "%" },
    });
    const assumed = moneyAssumptions(country, { ...NO_OWN_FIGURES, generator: "diesel" });
    expect(assumed).toMatchObject({
      currency: money.currency,
      generator: "diesel",
      gridEmissions: money.gridEmissions,
    });
    expect(moneyAssumptions(country, NO_OWN_FIGURES).generator).toBeNull();
  });

  it.each(MONEY_FIGURES)("forgets an own %s that is the default anyway, and keeps any other", (figure) => {
    const { value } = standardFigures("Ghana")[figure];
    expect(withoutStandards("Ghana", { ...NO_OWN_FIGURES, [figure]: value })).toEqual(NO_OWN_FIGURES);
    const other = { ...NO_OWN_FIGURES, [figure]: value + 1, generator: "petrol" } as const;
    expect(withoutStandards("Ghana", other)).toEqual(other);
  });
});

describe("amounts", () => {
  it("leaves a price of the country as it is in its own currency, and goes by the project's own rate to another", () => {
    const nigeria = moneyAssumptions("Nigeria", { ...NO_OWN_FIGURES, exchangeRate: 1_500 });
    expect(amountsIn("NGN", nigeria).price({ value: 209.5 })).toBe(209.5);
    expect(amountsIn("NGN", nigeria).fromDollars(2)).toBe(3_000);
    expect(amountsIn("USD", nigeria).price({ value: 750 })).toBeCloseTo(0.5, 12);
    const shillings = amountsIn("KES", nigeria);
    expect(shillings.currency).toBe("KES");
    expect(shillings.price({ value: 750 })).toBeCloseTo(0.5 * COUNTRY_MONEY.Kenya.exchange.value, 9);
    expect(shillings.fromDollars(2)).toBeCloseTo(2 * COUNTRY_MONEY.Kenya.exchange.value, 9);
  });
});

describe("a simulated system as the ledger reads it", () => {
  const system = {
    hourlyPower: [],
    surgePower: 3_000,
    arrayKw: 4,
    buildCost: 9_000,
    batteryCost: 4_000,
    inverterCost: 1_500,
    batteryYears: 11,
    inverterYears: 10,
    standby: { kind: "petrol", ratedKw: 2, pieces: 1, hours: 500, energy: 730, litres: 405.5 },
    generatorShare: 0.9,
  } as const;
  const flows = { load: 10, served: 9, gridImport: 3, gridExport: 1 };
  const supply = { systemType: "hybrid", outageHours: 6, outageStart: 18, generator: "petrol" } as const;
  const read = (change: Partial<ParametersInput>) =>
    moneyInputFrom({
      parameters: { ...house().parameters, ...supply, ...change },
      flows,
      months: null,
      weather: "Example",
      ...system,
    });

  it("counts a year of 365 of its mean days, and carries its parts as they are", () => {
    expect(read({})).toMatchObject({
      ...system,
      loadEnergy: 3_650,
      servedEnergy: 3_285,
      gridImport: 1_095,
      gridExport: 365,
      generator: "petrol",
      outage: { outageStart: 18, outageHours: 6 },
    });
  });

  it.each([
    ["off-grid", 6, "petrol", null],
    ["on-grid", 6, "none", null],
    ["hybrid", 0, "petrol", null],
    ["hybrid", 1, "petrol", { outageStart: 18, outageHours: 1 }],
  ] as const)("%s with %d hours of outage: generator %s, outage %j", (systemType, outageHours, generator, outage) => {
    expect(read({ systemType, outageHours })).toMatchObject({ generator, outage });
  });
});
