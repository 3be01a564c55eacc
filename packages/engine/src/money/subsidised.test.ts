import { tell } from "@sunwright/words/engine";
import { describe, expect, it } from "vitest";
import { moneyAssumptions, NO_OWN_FIGURES, type OwnFigures } from "./assumptions";
import type { MoneyInput } from "./money-input";
import { moneyOf } from "./money-of";

/** 6.6 kW and 14 kWh in Sydney for AUD 20,000. */
const INPUT: MoneyInput = {
  systemType: "on-grid",
  loadEnergy: 6_000,
  servedEnergy: 6_000,
  hourlyPower: Array<number>(24).fill(700),
  surgePower: 3_000,
  buildCost: 20_000 / 1.424747,
  batteryCost: 0,
  inverterCost: 0,
  batteryYears: 12,
  inverterYears: 10,
  gridImport: 2_000,
  gridExport: 3_000,
  arrayKw: 6.6,
  standby: null,
  generatorShare: 1,
  generator: "none",
  outage: null,
  energySource: "Example",
  subsidised: {
    country: "Australia",
    city: "au-sydney",
    systemType: "on-grid",
    panelsKw: 6.6,
    inverterKw: 5,
    battery: { usable: 14, nominal: 14.3 },
    agreed: false,
  },
};
const SAID = { buyer: "home", installDay: "2026-11-29" } as const;

function moneyIn(country: "Australia" | "India", own: Partial<OwnFigures>, input: MoneyInput = INPUT) {
  const assumptions = moneyAssumptions(country, { ...NO_OWN_FIGURES, ...own });
  const money = moneyOf(input, assumptions, assumptions.currency);
  if (money === null) throw new Error("A house that uses something");
  return money;
}

describe("what takes off the price", () => {
  it("is nothing until the project says who builds and when", () => {
    for (const own of [{}, { buyer: "home" }, { installDay: "2026-11-29" }] as const)
      expect(moneyIn("Australia", own).subsidies).toEqual([]);
  });

  it("is off the first day and off the loan where the invoice has it off: s-au-1 and s-ab-3", () => {
    const [before, after] = [moneyIn("Australia", {}), moneyIn("Australia", SAID)];
    const off = 1_793.25 + 3_785.75;
    expect(after.subsidies.map(({ off: each }) => each)).toEqual([1_793.25, 3_785.75]);
    expect(before.solar.firstDay.value - after.solar.firstDay.value).toBeCloseTo(off, 6);
    expect(before.loan.borrowed.value - after.loan.borrowed.value).toBeCloseTo(0.8 * off, 6);
    expect(after.solar.stream.yearly).toEqual(before.solar.stream.yearly);
    expect(after.comparisons[0].payback?.value ?? NaN).toBeLessThan(before.comparisons[0].payback?.value ?? NaN);
    const lines = after.solar.lines.map(({ label }) => tell(label));
    expect(lines).toContain("Certificates for the panels");
    const trace = after.solar.lines.find(({ label }) => tell(label) === "Certificates for the battery")?.trace;
    expect(tell(trace?.source ?? "")).toContain("Until 2030-12-31");
  });

  it("is not off twice where the price is agreed", () => {
    const { subsidised } = INPUT;
    const agreed: MoneyInput = { ...INPUT, subsidised: subsidised && { ...subsidised, agreed: true } };
    expect(moneyIn("Australia", SAID, agreed).solar.firstDay.value).toBeCloseTo(20_000, 6);
  });

  it("comes in the first year where it is paid later, and is borrowed until then: s-in-1", () => {
    const india: MoneyInput = {
      ...INPUT,
      buildCost: 185_000 / 96.0853,
      subsidised: {
        country: "India",
        city: "in-mumbai",
        systemType: "on-grid",
        panelsKw: 3,
        inverterKw: 3,
        battery: { usable: 0, nominal: 0 },
        agreed: true,
      },
    };
    const [before, after] = [moneyIn("India", {}, india), moneyIn("India", SAID, india)];
    expect(after.loan.borrowed.value).toBe(before.loan.borrowed.value);
    expect(after.solar.firstDay.value).toBe(before.solar.firstDay.value);
    const [first = 0, second = 0] = after.solar.stream.yearly;
    const [firstBefore = 0, secondBefore = 0] = before.solar.stream.yearly;
    expect(firstBefore - first).toBeCloseTo(78_000, 6);
    expect(second).toBe(secondBefore);
  });
});

it("is paid on top, and borrowed, where a lower tax has ended: £9,250 become £9,712.50 in April 2027", () => {
  const home: MoneyInput = {
    ...INPUT,
    buildCost: 9_250 / 0.755389,
    subsidised: INPUT.subsidised && { ...INPUT.subsidised, country: "UK", city: null },
  };
  const moneyOn = (installDay: string) => {
    const assumptions = moneyAssumptions("UK", { ...NO_OWN_FIGURES, buyer: "home", installDay });
    return moneyOf(home, assumptions, "GBP");
  };
  expect(moneyOn("2027-03-31")?.solar.firstDay.value).toBeCloseTo(9_250, 6);
  expect(moneyOn("2027-04-01")?.solar.firstDay.value).toBeCloseTo(9_712.5, 6);
  expect(moneyOn("2027-04-01")?.loan.borrowed.value).toBeCloseTo(0.8 * 9_712.5, 6);
});

describe("what a sold kilowatt hour earns", () => {
  const sold = (own: Partial<OwnFigures>) => moneyIn("Australia", own).solar.stream.yearly[4] ?? NaN;
  it("is the country's rule, a typed price, or nothing", () => {
    // Nothing is the least that Victoria's retailers must pay; 3,000 kWh at 7 c are 210 dollars.
    expect(sold({ exportPrice: 0 })).toBe(sold({}));
    expect(sold({}) - sold({ exportPrice: 0.07 })).toBeCloseTo(210, 1);
  });
});

it("has no bill of the grid where a school in Ghana is off it, until it is said that there is one", () => {
  const school: MoneyInput = { ...INPUT, systemType: "off-grid", gridImport: 0, gridExport: 0, subsidised: undefined };
  const todayOf = (own: Partial<OwnFigures>) => {
    const assumptions = moneyAssumptions("Ghana", { ...NO_OWN_FIGURES, ...own }, null);
    return moneyOf(school, assumptions, "GHS");
  };
  const money = todayOf({});
  expect(money?.today?.figures.perYear.value).toBe(0);
  expect(money?.today?.darkHours).toBe(24);
  // Against a set that would light it, since darkness costs nothing.
  expect(money?.comparisons[0].against.key).toBe("generator");
  expect(todayOf({ gridHours: 23 })?.today?.figures.perYear.value).toBeGreaterThan(1_000);
  expect(todayOf({ gridHours: 23 })?.comparisons[0].against.key).toBe("today");
});
