import { describe, expect, it } from "vitest";
import { AS_SHIPPED, areSameFigures, type CountryFigures, figuresFor } from "../countries/country-figures";
import { moneyIn } from "../countries/money-in";
import { COUNTRIES } from "../countries/names";
import { type CountryFigure, countryFigures } from "./country-figures";
import { localPrice } from "./local-price";
import { partPricesIn } from "./part-prices";
import { changedFigures, faultsOf, type Renewal, renewalLines, withRenewals } from "./renewing";

const TODAY = "2026-11-30";
const SHIPPED = countryFigures();
const figure = (id: string, figures: CountryFigures = AS_SHIPPED): CountryFigure => {
  const found = countryFigures(figures).find((one) => one.id === id);
  if (found === undefined) throw new Error(`No figure ${id}`);
  return found;
};
/** Petrol in Nigeria as the mock of the page has it. */
const PETROL: Renewal = {
  id: "Nigeria/petrol",
  value: 1_118.4,
  unit: "NGN/l",
  source: "NBS Petrol Price Watch, October 2026",
  from: "2026-11-01",
  until: "2026-11-30",
};
const LENDING = "Maximum lending rate dropped to 29.32 per cent in December (CBN), ThisDay, 2026-02-23";
const NEXT = withRenewals(AS_SHIPPED, [PETROL]);

it("renews every figure there is, by its id, and nothing else with it", () => {
  const byCountry = COUNTRIES.map((country) => SHIPPED.filter((one) => one.country === country));
  const most = Math.max(...byCountry.map((figures) => figures.length));
  for (let place = 0; place < most; place += 1) {
    const asked = byCountry.flatMap((figures) => figures.slice(place, place + 1));
    const renewals = asked.map(({ id, value, unit }): Renewal => {
      const newer = value === null ? null : value * 1.25;
      return { id, value: newer, unit, source: "A newer list", from: TODAY, until: null };
    });
    const changes = changedFigures(AS_SHIPPED, withRenewals(AS_SHIPPED, renewals));
    expect(changes.map(({ after }) => after.id)).toEqual(asked.map(({ id }) => id));
    for (const { before, after } of changes) {
      expect(after, after.id).toMatchObject({ unit: before.unit, source: "A newer list", from: TODAY, until: null });
      expect(after.value ?? 0, after.id).toBeCloseTo((before.value ?? 0) * 1.25, 6);
    }
  }
});

it("leaves the tables of the release as they are, and is the release's own where nothing is renewed", () => {
  expect(moneyIn("Nigeria", NEXT).petrol).toMatchObject({ value: 1_118.4, asOf: "2026-11-01", until: "2026-11-30" });
  expect(moneyIn("Nigeria").petrol.value).toBe(1_245);
  expect(moneyIn("Ghana", NEXT).petrol).toEqual(moneyIn("Ghana").petrol);
  expect(moneyIn("Nigeria", { version: 7, renewed: [] })).toBe(moneyIn("Nigeria"));
});

it("moves the cheapest and the dearest of a part with its middle, and the day of the price", () => {
  const module: Renewal = {
    ...PETROL,
    ...figure("Nigeria/module"),
    value: 2 * (figure("Nigeria/module").value ?? 0),
    source: "A shop",
    from: "2026-11-30",
    until: "2027-01-31",
  };
  const doubled = withRenewals(AS_SHIPPED, [module]);
  const system = { country: "Nigeria", systemType: "off-grid", panels: 1_000, battery: 0, inverter: 0 } as const;
  const [before, after] = [localPrice(system), localPrice({ ...system, figures: doubled })];
  const panels = ({ lines }: typeof before) => lines.find(({ kind }) => kind === "panels");
  for (const end of ["low", "middle", "high"] as const)
    expect(panels(after)?.[end]).toBeCloseTo(2 * (panels(before)?.[end] ?? 0), 6);
  expect([before.day, after.day]).toEqual(["2026-11-29", "2026-11-30"]);
  expect([before.until, after.until]).toEqual([null, "2027-01-31"]);
});

it("takes the cheapest and the dearest of a part where they are said, and leaves the rest in proportion", () => {
  const { unit } = figure("Nigeria/module");
  const module: Renewal = { ...PETROL, id: "Nigeria/module", unit, value: 300, low: 240, high: 420 };
  const both = withRenewals(AS_SHIPPED, [module]);
  expect(partPricesIn("Nigeria", both).module).toMatchObject({ low: 240, middle: 300, high: 420 });
  expect(figure("Nigeria/module", both).range).toEqual({ low: 240, high: 420 });
  const { high: _, ...lowAlone } = module;
  // The table has 255 and 290 at the dearest.
  expect(partPricesIn("Nigeria", withRenewals(AS_SHIPPED, [lowAlone])).module.high).toBeCloseTo((290 * 300) / 255, 9);
  const dearer = withRenewals(both, [{ ...module, high: 500 }]);
  expect(changedFigures(both, dearer)).toMatchObject([
    { before: { range: { high: 420 } }, after: { range: { high: 500 } } },
  ]);
  expect(areSameFigures(both, dearer)).toBe(false);
});

it("gives what cost nothing a price without a proportion", () => {
  const labour: Renewal = { ...PETROL, ...figure("Nigeria/batteryLabour"), value: 900, source: "A firm", from: TODAY };
  const price = partPricesIn("Nigeria", withRenewals(AS_SHIPPED, [labour])).batteryLabour;
  expect(partPricesIn("Nigeria").batteryLabour).toMatchObject({ low: 0, middle: 0 });
  expect(price.low).toBe(0);
  expect([price.middle, Math.max(price.middle, price.high)]).toEqual([900, price.high]);
});

describe("refuses", () => {
  const refused = (change: Partial<Renewal>) => {
    const renewal = { ...PETROL, ...change };
    return faultsOf(
      renewal,
      SHIPPED.find(({ id }) => id === renewal.id),
      TODAY,
    );
  };
  it.each([
    ["nothing of a right one", {}, []],
    ["no price", { value: 0 }, ["least"]],
    ["a negative price", { value: -5 }, ["least"]],
    ["another currency", { unit: "USD/l" }, ["unit"]],
    ["an end before the beginning", { until: "2026-10-31" }, ["ends"]],
    ["no source", { source: "  " }, ["source"]],
    ["a day that is none", { from: "1.11.2026" }, ["day"]],
    ["what begins tomorrow", { from: "2026-12-01", until: null }, ["begins"]],
    ["no number", { value: null }, ["noNumber"]],
    ["a figure that is none", { id: "Nigeria/kerosene" }, ["unknown"]],
    ["the dollar in dollars", { id: "USA/exchange", unit: "USD/USD", value: 2 }, ["fixed"]],
    ["a cheapest above the price", { low: 1_200 }, ["range"]],
    ["a range of what is no part", { low: 1_000, high: 1_200 }, ["range"]],
    ["a part's range", { id: "Nigeria/module", unit: "NGN/W", value: 255, low: 200, high: 300 }, []],
    ["a dearest below the price", { id: "Nigeria/module", unit: "NGN/W", value: 255, high: 254 }, ["range"]],
    ["a cheapest of nothing", { id: "Nigeria/module", unit: "NGN/W", value: 255, low: 0 }, ["range"]],
    ["a cheapest below nothing", { id: "Nigeria/batteryLabour", unit: "NGN/kWh", value: 9, low: -1 }, ["range"]],
    ["a dearest that is no number", { id: "Nigeria/module", unit: "NGN/W", value: 255, high: Number.NaN }, ["range"]],
    ["more than a day has hours", { id: "Nigeria/gridHours", unit: "h/day", value: 25 }, ["most"]],
  ] as const)("%s", (_what, change, faults) => expect(refused(change)).toEqual(faults));

  it("takes nothing for a tax that is none", () => {
    expect(refused({ id: "Germany/solarVat", unit: "%", value: 0 })).toEqual([]);
  });

  it("the second line of the same figure, and says what is known already", () => {
    const { value, unit, source, from, until } = figure("Nigeria/loanRate");
    // What the table says of 31 December 2025, to the letter.
    expect([source, from]).toEqual([LENDING, "2025-12-31"]);
    const same = { id: "Nigeria/loanRate", value, unit, source: LENDING, from: "2025-12-31", until };
    const lines = renewalLines([PETROL, PETROL, same], AS_SHIPPED, TODAY);
    expect(lines.map(({ faults, same: isSame }) => [faults, isSame])).toEqual([
      [[], false],
      [["twice"], false],
      [[], true],
    ]);
  });
});

it("keeps of a version what a project's country counts with, and knows whether two say the same of it", () => {
  const more = withRenewals(NEXT, [{ ...PETROL, id: "Kenya/petrol" }]);
  expect(figuresFor("Nigeria", more)).toEqual({ version: 2, renewed: NEXT.renewed });
  expect(areSameFigures(figuresFor("Nigeria", more), figuresFor("Nigeria", NEXT))).toBe(true);
  expect(areSameFigures(figuresFor("Kenya", more), figuresFor("Kenya", NEXT))).toBe(false);
});
