import { expect, it } from "vitest";
import { figuresOf } from "../sizing/choice/figures";
import { house as projectOf } from "../sizing/testing/house";
import { simulateHouseYear } from "./house-year";
import { OnGridHouse } from "./on-grid-year";
import { exportLimit, type House, type InverterCurve } from "./plant";

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

/** A tenth of a kilowatt to wake, 20 W at night, and a weaker middle than top. */
const CURVE: InverterCurve = () => (dcKw) => (dcKw < 0.1 ? -0.02 : 0.9 * (dcKw - 0.1) + 0.002 * dcKw ** 2);

it("does so with an inverter that follows a curve, and buys what it draws in the dark", () => {
  const found = houseIn(PLACES[0]);
  const inverter = { ...found.inverter, curve: CURVE };
  const hours = new OnGridHouse({ ...found, inverter });
  for (const pvKwp of [0.4, 5.2, 24])
    for (const inverterKw of [1.7, 36]) {
      const house = { ...found, inverter: { ...inverter, ratedKw: inverterKw } };
      const years = house.years.map((year) => simulateHouseYear(house, { pvKwp, batteryKwh: 0 }, year));
      const exportKw = exportLimit(house.grid?.exportCap, pvKwp);
      const { bought, sold, offered, made } = hours.yearOf({ pvKwp, inverterKw, exportKw });
      expect(sum(bought)).toBeCloseTo(mean(years.map((year) => year.gridImport)), 5);
      expect(sum(sold)).toBeCloseTo(mean(years.map((year) => year.gridExport)), 5);
      expect(offered).toBeGreaterThanOrEqual(made - 1e-9);
      // Half of the hours are dark.
      const drawn = sum(bought) - mean(years.map(({ load }) => load)) + made - sum(sold);
      expect(drawn).toBeGreaterThan(0.02 * 4_000);
      expect(drawn).toBeLessThan(0.02 * 8_760);
    }
});

it("lets an array between 2 and 25 kWp give 60% of its power to the German grid, others all of it", () => {
  const cap = houseIn(PLACES[0]).grid?.exportCap;
  expect([2, 2.4, 10, 25].map((pvKwp) => exportLimit(cap, pvKwp))).toEqual([Infinity, 0.6 * 2.4, 6, 15]);
  expect(exportLimit(cap, 25.2)).toBe(Infinity);
  expect(exportLimit(houseIn(PLACES[1]).grid?.exportCap, 10)).toBe(Infinity);
});
