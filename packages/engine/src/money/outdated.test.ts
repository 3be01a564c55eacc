import { describe, expect, it } from "vitest";
import type { Country } from "../countries/names";
import { moneyAssumptions, NO_OWN_FIGURES, type OwnFigures } from "./assumptions";
import { outdatedFigures } from "./outdated";

type Used = Parameters<typeof outdatedFigures>[1];
const ON_GRID: Used = { systemType: "on-grid", loadEnergy: 3_650, gridExport: 500, arrayKw: 4 };

const outdated = (country: Country, today: string, own: Partial<OwnFigures> = {}, input = ON_GRID) =>
  outdatedFigures(moneyAssumptions(country, { ...NO_OWN_FIGURES, ...own }), input, today);
const names = (...asked: Parameters<typeof outdated>) => outdated(...asked).map(({ figure }) => figure);

describe("a figure past its validity", () => {
  it("is named with its last day, from the day after it", () => {
    expect(names("UK", "2026-12-31")).not.toContain("tariff");
    // Ofgem's cap of October to December 2026: unit rate and standing charge.
    const [tariff] = outdated("UK", "2027-01-01");
    expect(tariff).toMatchObject({ code: "ended", figure: "tariff", since: "2026-12-31" });
    expect(tariff?.source).toContain("Ofgem");
    expect(names("UK", "2027-01-01")).toContain("charges");
  });

  it("is not the person's own; what stands beside it on the bill is", () => {
    const named = names("UK", "2027-01-01", { tariff: 0.3 });
    expect(named).not.toContain("tariff");
    expect(named).toContain("charges");
  });

  it("is what energy sold earns, where any is sold", () => {
    expect(names("Germany", "2027-01-31")).not.toContain("exports");
    expect(names("Germany", "2027-02-01")).toContain("exports");
    expect(names("Germany", "2027-02-01", {}, { ...ON_GRID, gridExport: 0 })).not.toContain("exports");
  });

  it("is no tariff where there is no grid", () => {
    const offGrid: Used = { ...ON_GRID, systemType: "off-grid" };
    const named = names("Ghana", "2026-11-22", { gridHours: 0 }, offGrid);
    expect(named).not.toContain("tariff");
    // Today's hours with grid have their bill.
    expect(names("Ghana", "2026-11-22", {}, offGrid)).toContain("tariff");
    // Floors of 1 to 15 June 2026.
    expect(named).toEqual(expect.arrayContaining(["petrolPrice", "dieselPrice"]));
  });

  it("is old a year after the day it speaks of, where it has no last one", () => {
    const dollar = (today: string) => outdated("Ghana", today).find(({ figure }) => figure === "exchangeRate");
    expect(dollar("2027-09-29")).toBeUndefined();
    expect(dollar("2027-10-01")).toMatchObject({ code: "old", since: "2026-09-29" });
  });
});
