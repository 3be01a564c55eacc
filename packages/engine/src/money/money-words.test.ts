import { tell } from "@sunwright/words/engine";
import { describe, expect, it } from "vitest";
import { COUNTRY_MONEY } from "../countries/country-money";
import { equalitiesIn, isPrinted, textsIn, tracesIn } from "../sizing/testing/equations";
import type { Trace } from "../sizing/inputs/trace";
import { moneyAssumptions, NO_OWN_FIGURES, type OwnFigures } from "./assumptions";
import type { MoneyInput } from "./money-input";
import { type Money, moneyOf } from "./money-of";
import { EVENING } from "./testing/evening";

/** Of the person's own, so that every year has a price of time. */
const OWN: OwnFigures = { ...NO_OWN_FIGURES, discountRate: 10, inflation: 4, loanRate: 12, loanTerm: 36 };
const HYBRID: MoneyInput = { ...EVENING, systemType: "hybrid", gridImport: 500, gridExport: 120, arrayKw: 3 };

function found(input: MoneyInput, own: Partial<OwnFigures> = {}, currency: "USD" | "NGN" = "USD"): Money {
  const money = moneyOf(input, moneyAssumptions("USA", { ...OWN, ...own }), currency);
  if (!money) throw new Error("A house with a load has its money");
  return money;
}
const STANDBY = { kind: "petrol", ratedKw: 2, pieces: 1, hours: 243, energy: 365, litres: 200.65 } as const;
/** Every way, each kind of set, with and without outages, and a set beside the panels. */
const ledgers = [
  found(EVENING, { generator: "petrol" }),
  found(EVENING, { generator: "diesel", years: 25 }),
  found({ ...EVENING, generator: "petrol", standby: STANDBY }),
  found({ ...EVENING, systemType: "on-grid", gridImport: 500, gridExport: 300, arrayKw: 3 }),
  found({ ...HYBRID, outage: { outageStart: 20, outageHours: 4 } }, { generator: "petrol" }),
  found(
    {
      ...HYBRID,
      outage: { outageStart: 20, outageHours: 4 },
      generator: "diesel",
      standby: { ...STANDBY, kind: "diesel" },
    },
    { tariff: 0.31 },
  ),
  found(HYBRID, { generator: "diesel", downPayment: 35 }, "NGN"),
];
const traces = tracesIn(ledgers);

/** Unit of each figure and what it is worked out from, by the letters of its formula; "" is what has words alone. */
const FIGURES: Readonly<Record<string, readonly [unit: RegExp, symbols: readonly string[]]>> = {
  "real-rate": [/^%\/year$/, ["", ""]],
  "(solar|today|generator|grid)-carbon": [/^kg\/year$/, []],
  "(solar|today|generator|grid)-first": [/^(USD|NGN)$/, []],
  "(solar|today|generator|grid)-spent": [/^(USD|NGN)$/, []],
  "(solar|today|generator|grid)-present": [/^(USD|NGN)$/, ["r", "n"]],
  "(solar|today|generator|grid)-kwh": [/^(USD|NGN)\/kWh$/, ["r", "E"]],
  "solar-build": [/^(USD|NGN)$/, ["", ""]],
  "solar-upkeep": [/^(USD|NGN)\/year$/, []],
  "solar-(battery|inverter)": [/^(USD|NGN)$/, [""]],
  "solar-generator": [/^(USD|NGN)\/year$/, ["E", ""]],
  "generator-price": [/^(USD|NGN)$/, ["P"]],
  "generator-renewal": [/^(USD|NGN)$/, [""]],
  "generator-hours": [/^h\/year$/, []],
  "generator-litres": [/^l\/year$/, ["a", "b"]],
  "generator-fuel": [/^(USD|NGN)\/year$/, [""]],
  "generator-(oil|service)": [/^(USD|NGN)\/year$/, ["t"]],
  // One for each kind of line on the bill.
  "(today-grid|grid-bill)": [/^(USD|NGN)\/year$/, [""]],
  "payback-(today|generator|grid)": [/^years$/, []],
  "discounted-payback-(today|generator|grid)": [/^years$/, ["r"]],
  "savings-(today|generator|grid)": [/^(USD|NGN)$/, ["n"]],
  "carbon-(today|generator|grid)": [/^kg\/year$/, []],
  "for-good-(today|generator|grid)": [/^years$/, []],
  "today-litres": [/^l\/year$/, ["P", "t", "E", "a", "b"]],
  "(today-year|system-year|stays)": [/^(USD|NGN)\/year$/, []],
  "today-hours": [/^h\/day$/, ["t_grid", "t_set"]],
  "today-fuel": [/^(USD|NGN)\/year$/, [""]],
  "today-(upkeep|wear)": [/^(USD|NGN)\/year$/, ["t"]],
  "loan-(down)": [/^(USD|NGN)$/, [""]],
  "loan-borrowed": [/^(USD|NGN)$/, []],
  "loan-monthly": [/^(USD|NGN)\/month$/, ["", "n"]],
  "loan-total": [/^(USD|NGN)$/, ["n"]],
  "loan-interest": [/^(USD|NGN)$/, []],
};
const figureOf = ({ id }: Trace) =>
  Object.entries(FIGURES).find(([pattern]) => new RegExp(`^money-${pattern}$`).test(id))?.[1];

describe("every text of a ledger", () => {
  it("has words for all it says, and every value they ask for", () => {
    const texts = textsIn(ledgers);
    expect(texts.length).toBeGreaterThan(200);
    for (const text of texts) {
      const said = tell(text);
      expect(said.trim(), JSON.stringify(text)).not.toBe("");
      expect(said).not.toMatch(/undefined|NaN|Infinity|∞|\{|\}|\[object/);
    }
  });

  it("is there for each figure, its inputs and their sources", () => {
    for (const { id, name, formula, equation, source, inputs } of traces) {
      for (const text of [name, source, ...inputs.flatMap((input) => [input.name, input.from])])
        expect(tell(text), id).toMatch(/[a-z]{2}/i);
      expect(tell(formula), id).toMatch(/\w/);
      expect(tell(equation), id).toMatch(/\d/);
    }
  });
});

describe("every figure of a ledger", () => {
  it("says in its name whether a payback is discounted", () => {
    for (const { id, name } of traces)
      expect(tell(name).startsWith("Discounted"), id).toBe(id.startsWith("money-discounted"));
  });

  it("has the unit of what it is", () => {
    for (const trace of traces) expect(trace.unit, trace.id).toMatch(figureOf(trace)?.[0] ?? /^no such figure$/);
  });

  it("is worked out from what its formula names", () => {
    for (const trace of traces)
      expect(
        ["money-grid-bill", "money-today-grid"].includes(trace.id)
          ? [...new Set(trace.inputs.map(({ symbol }) => symbol))]
          : trace.inputs.map(({ symbol }) => symbol),
        trace.id,
      ).toEqual(figureOf(trace)?.[1]);
  });

  it("has among its inputs each quantity in its unit", () => {
    const UNITS: Readonly<Record<string, RegExp>> = {
      n: /^(years|months)$/,
      E: /^kWh\/year$/,
      P: /^kW$/,
      a: /^l\/h per kW$/,
      b: /^l\/kWh$/,
      t: /^h\/year$/,
    };
    for (const { id, inputs } of traces)
      for (const { symbol, unit } of inputs.filter((input) => input.symbol in UNITS))
        expect(unit, `${id}: ${symbol}`).toMatch(UNITS[symbol] ?? "");
  });

  it("stands in its equation", () => {
    for (const { id, value, unit, equation } of traces) {
      const printed = unit.startsWith("%") ? value / 100 : Math.abs(value);
      expect(isPrinted(printed, tell(equation)), `${id}: ${tell(equation)}, ${value}`).toBe(true);
    }
  });

  it("is true: what stands before an equals sign comes to what stands behind it", () => {
    // A set is priced in dollars whatever the ledger counts in.
    const inOne = traces.filter(({ id, unit }) => id !== "money-generator-price" || unit === "USD");
    const said = inOne.flatMap(({ id, equation }) =>
      equalitiesIn(tell(equation)).map((isTrue) => ({ id, said: tell(equation), isTrue })),
    );
    expect(said.filter(({ isTrue }) => !isTrue)).toEqual([]);
    expect(said.length).toBeGreaterThan(80);
  });
});

describe("what a figure is worked out from", () => {
  const [money] = ledgers;
  const traceOf = (id: string, of = traces) => {
    const trace = of.find((each) => each.id === `money-${id}`);
    if (trace === undefined) throw new Error(`No ${id}`);
    return trace;
  };
  const values = (id: string, of?: readonly Trace[]) => traceOf(id, of && [...of]).inputs.map(({ value }) => value);

  it("is the rate, the years and the energy of the comparison", () => {
    // 1.1 ÷ 1.04 − 1 is 5.77%.
    expect(values("real-rate")).toEqual([10, 4]);
    const [rate, years] = traceOf("solar-present").inputs;
    expect(tell(rate?.name ?? "")).toBe("Real discount rate");
    expect(JSON.stringify(rate?.value)).toContain("5.769");
    expect(years?.value).toBe(20);
    expect(values("solar-kwh")[1]).toBe(Math.round(EVENING.servedEnergy));
    expect(values("savings-generator")).toEqual([20]);
  });

  it("is the set's own size, hours, fuel curve and life", () => {
    expect(values("generator-price")).toEqual([2]);
    expect(values("generator-litres")).toEqual([0.15, 0.35]);
    expect(values("generator-oil")).toEqual([1_825]);
    expect(values("generator-renewal")).toEqual([3_000]);
    expect(values("solar-generator")[0]).toBe(365);
  });

  it("is the loan's terms", () => {
    expect(values("loan-monthly")).toEqual([12, 36]);
    expect(values("loan-total")).toEqual([36]);
    expect(values("loan-down")).toEqual([20]);
  });

  it("names each part's life: the battery's and the inverter's", () => {
    expect(values("solar-battery")).toEqual([EVENING.batteryYears]);
    expect(values("solar-inverter")).toEqual([EVENING.inverterYears]);
    for (const { trace } of money?.solar.lines ?? []) expect(tell(trace.name)).not.toBe("");
  });
});

describe("who says so", () => {
  it("is the person for their own figures, and the country's source with its last day for others", () => {
    const sourceOf = (own: Partial<OwnFigures>) => {
      const { inputs } = found(EVENING, own).realRate;
      return tell(inputs[1]?.from ?? "");
    };
    expect(sourceOf({ inflation: 4 })).toBe("You");
    const { inflation } = COUNTRY_MONEY.USA;
    expect(sourceOf({ inflation: null })).toContain(inflation.source);
    expect(sourceOf({ inflation: null }).includes("cited")).toBe(inflation.confidence === "cited");
  });
});
