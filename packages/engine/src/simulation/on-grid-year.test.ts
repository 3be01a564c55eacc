import { expect, it } from "vitest";
import { figuresOf } from "../sizing/figures";
import { house as projectOf } from "../sizing/testing/house";
import { simulateHouseYear } from "./house-year";
import { OnGridHouse } from "./on-grid-year";
import { exportLimit, type House } from "./plant";

const PLACES = [
  { country: "Germany", city: "de-munich" },
  { country: "Nigeria", city: "ng-kano" },
] as const;

/** The house of the design page's example on the grid. */
function houseIn(place: (typeof PLACES)[number]): House {
  const { choice } = figuresOf(projectOf({ ...place, systemType: "on-grid", sunlightSource: "site" }));
  if (choice === null) throw new Error("The example has a load");
  return choice.house;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const sum = (months: readonly number[]) => months.reduce((total, energy) => total + energy, 0);

it.each(PLACES)("buys, sells and makes in $city what the hourly balance does without a battery", (place) => {
  const found = houseIn(place);
  const hours = new OnGridHouse(found);
  for (const pvKwp of [0, 0.4, 2, 5.2, 24, 40])
    for (const inverterKw of [0.3, 1.7, 4.6, 36]) {
      const house = { ...found, inverter: { ...found.inverter, ratedKw: inverterKw } };
      const years = house.years.map((year) => simulateHouseYear(house, { pvKwp, batteryKwh: 0 }, year));
      const exportKw = exportLimit(house.grid?.exportCap, pvKwp);
      const { bought, sold, made } = hours.yearOf({ pvKwp, inverterKw, exportKw });
      const [imported, exported] = [
        mean(years.map((year) => year.gridImport)),
        mean(years.map((year) => year.gridExport)),
      ];
      expect(sum(bought)).toBeCloseTo(imported, 5);
      expect(sum(sold)).toBeCloseTo(exported, 5);
      expect(made).toBeCloseTo(mean(years.map(({ load }) => load)) - imported + exported, 5);
    }
});

it("lets an array between 2 and 25 kWp give 60% of its power to the German grid, others all of it", () => {
  const cap = houseIn(PLACES[0]).grid?.exportCap;
  expect([2, 2.4, 10, 25].map((pvKwp) => exportLimit(cap, pvKwp))).toEqual([Infinity, 0.6 * 2.4, 6, 15]);
  expect(exportLimit(cap, 25.2)).toBe(Infinity);
  expect(exportLimit(houseIn(PLACES[1]).grid?.exportCap, 10)).toBe(Infinity);
});
