import { describe, expect, it } from "vitest";
import { type SubsidisedSystem, subsidiesOf } from "./subsidies-of";

const SYSTEM: SubsidisedSystem = {
  country: "Australia",
  city: "au-sydney",
  systemType: "hybrid",
  panelsKw: 6.6,
  inverterKw: 5,
  battery: { usable: 14, nominal: 14.3 },
};
const ON = { buyer: "home", day: "2026-11-29", price: 20_000 } as const;
const told = (system: Partial<SubsidisedSystem>, asked: Partial<Parameters<typeof subsidiesOf>[1]> = {}) =>
  subsidiesOf({ ...SYSTEM, ...system }, { ...ON, ...asked }).map(({ rule, state, amount }) => [rule.id, state, amount]);

describe("what a buyer is given, by the worked cases of subsidy-cases.json", () => {
  it("is in Sydney s-au-1 for the panels and s-ab-3 for the battery, at the price of a certificate in the table", () => {
    expect(told({})).toEqual([
      ["au-stc-pv", "counts", 1_793.25],
      ["au-chb", "counts", 3_785.75],
    ]);
  });

  it("goes in Melbourne by zone 4, and the state looks at the home first", () => {
    // 6.6 × 1.185 × 5 = 39.105; 39 × 39.85.
    expect(told({ city: "au-melbourne", battery: { usable: 0, nominal: 0 } })).toEqual([
      ["au-stc-pv", "counts", 1_554.15],
      ["au-chb", "nothing", 0],
      ["au-vic-homes", "asked", 0],
    ]);
  });

  it("is in India s-in-1 for a home with a grid, by the smaller of panels and inverter, and s-in-2 in Delhi", () => {
    const india = { country: "India", city: "in-mumbai", panelsKw: 4, inverterKw: 3 } as const;
    expect(told(india)).toEqual([["in-pmsg", "counts", 78_000]]);
    expect(told({ ...india, systemType: "off-grid" })).toEqual([]);
    expect(told({ ...india, panelsKw: 2.5, city: "in-new-delhi" })).toEqual([
      ["in-pmsg", "counts", 69_000],
      ["in-delhi-topup", "counts", 5_000],
    ]);
    expect(told({ ...india, panelsKw: 2.5, city: "in-new-delhi" }, { day: "2027-04-01" })).toEqual([
      ["in-pmsg", "ended", 0],
    ]);
  });

  it("is for a housing society another: 18,000 rupees a kilowatt", () => {
    expect(told({ country: "India", city: null, panelsKw: 20, inverterKw: 25 }, { buyer: "society" })).toEqual([
      ["in-rwa", "counts", 360_000],
    ]);
    expect(told({ country: "India", city: null }, { buyer: "firm" })).toEqual([]);
  });

  it("has ended in the USA on the last day of 2025, as s-us-1 and s-us-2 have it; New York's goes on", () => {
    const usa = { country: "USA", city: "us-new-york-ny-jfk", battery: { usable: 0, nominal: 0 } } as const;
    expect(told(usa, { price: 18_600, day: "2025-12-31" })).toEqual([
      ["us-25d", "counts", 5_580],
      ["us-ny", "counts", 4_650],
    ]);
    expect(told(usa, { price: 18_600 })).toEqual([
      ["us-25d", "ended", 0],
      ["us-ny", "counts", 4_650],
    ]);
    expect(told({ ...usa, city: null })).toEqual([["us-25d", "ended", 0]]);
  });

  it("is in New York a share of all but the battery, and was in South Africa one of the panels alone", () => {
    // 6,600 W × (0.40 + 0.40 + 1.50) + 5,000 W × 0.30 = 16,680; 14.3 kWh × (280 + 450) = 10,439; together 27,119.
    // 27,119 × 1 asked: 16,680 × 25% = 4,170.
    expect(told({ country: "USA", city: "us-new-york-ny-jfk" }, { price: 27_119 })).toEqual([
      ["us-25d", "ended", 0],
      ["us-ny", "counts", 4_170],
    ]);
    // 18,600 × 16,680 ÷ 27,119 = 11,440.24; a quarter.
    expect(told({ country: "USA", city: "us-new-york-ny-jfk" }, { price: 18_600 })[1]).toEqual([
      "us-ny",
      "counts",
      2_860.06,
    ]);
    // 6,600 W × 3.2 = 21,120 of 6,600 × (3.2 + 2.3 + 3.2) + 5,000 × 3.6 = 75,420 without a battery; a quarter.
    const panels = { country: "South Africa", city: null, battery: { usable: 0, nominal: 0 } } as const;
    expect(told(panels, { price: 75_420, day: "2024-02-29" })).toEqual([["za-6c", "counts", 5_280]]);
    expect(told(panels, { price: 75_420, day: "2024-03-01" })).toEqual([["za-6c", "ended", 0]]);
  });

  it("leaves a battery below 3 kWh out of the credit that ended in 2025", () => {
    // 16,680 of 16,680 + 2 × 730 = 18,140; 30%.
    const usa = { country: "USA", city: null, battery: { usable: 2, nominal: 2 } } as const;
    expect(told(usa, { price: 18_140, day: "2025-12-31" })).toEqual([["us-25d", "counts", 5_004]]);
    const larger = { ...usa, battery: { usable: 3, nominal: 3 } };
    expect(told(larger, { price: 18_140, day: "2025-12-31" })).toEqual([["us-25d", "counts", 5_442]]);
  });

  it("is nothing for an array above 100 kW in Australia and Germany", () => {
    const large = { panelsKw: 100.1, inverterKw: 100, battery: { usable: 0, nominal: 0 } };
    expect(told(large)[0]).toEqual(["au-stc-pv", "nothing", 0]);
    // 100 × 1.382 × 5 = 691; 691 × 39.85.
    expect(told({ ...large, panelsKw: 100 })[0]).toEqual(["au-stc-pv", "counts", 27_536.35]);
    const germany = { ...large, country: "Germany", city: null } as const;
    expect(told(germany)[2]).toEqual(["de-feed-in-2026-08", "nothing", 0]);
    expect(told({ ...germany, panelsKw: 100 })[2]).toEqual(["de-feed-in-2026-08", "yearly", 0]);
  });

  it("is never more than the price", () => {
    expect(told({ country: "USA", city: null }, { price: 0, day: "2025-01-01" })).toEqual([["us-25d", "nothing", 0]]);
  });

  it("is in the price in Germany and the UK, and what is sold earns the rest", () => {
    expect(told({ country: "Germany", city: null })).toEqual([
      ["de-vat", "priced", 0],
      ["de-feed-in-2026-02", "ended", 0],
      ["de-feed-in-2026-08", "yearly", 0],
    ]);
    expect(told({ country: "UK", city: null })).toEqual([["uk-vat", "priced", 0]]);
    // 5% of £20,000 comes on top the day after.
    expect(told({ country: "UK", city: null }, { day: "2027-04-01" })).toEqual([["uk-vat", "taxed", -1_000]]);
    expect(told({ country: "Nigeria", city: null })).toEqual([]);
  });
});
