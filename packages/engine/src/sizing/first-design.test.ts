import { expect, it } from "vitest";
import { cityById } from "../climate/cities";
import { homeConsumption } from "./load/appliances/homes";
import { firstDesign } from "./first-design";
import { meanOfYear } from "./site/site";

const LAGOS = { country: "Nigeria", currency: "NGN" } as const;
const inLagos = (gridHours: number) => firstDesign({ city: "ng-lagos-ikeja", home: "rooms", gridHours }, LAGOS);

it.each([
  [0, "off-grid", 0],
  [4, "hybrid", 20],
  [20, "hybrid", 4],
  [24, "on-grid", 0],
] as const)("makes of %d hours with grid the system that they ask for", (gridHours, systemType, outageHours) => {
  const { parameters, design } = inLagos(gridHours);
  const backup = systemType === "hybrid" ? { backupHours: outageHours } : {};
  expect(parameters).toMatchObject({ systemType, outageHours, ...backup });
  // By cost alone the tariffs of Nigeria's seldom grid leave a battery without panels.
  expect(design.panels.capacity.value).toBeGreaterThan(0);
  expect(design.battery.capacity.value > 0).toBe(systemType !== "on-grid");
});

it("carries the home's own load with the sun, the air and the height of its place", () => {
  const nairobi = cityById("ke-nairobi");
  const { parameters, design } = firstDesign(
    { city: "ke-nairobi", home: "rooms", gridHours: 0 },
    { country: "Kenya", currency: "KES" },
  );
  expect(design.load.dailyConsumption.value).toBeCloseTo(homeConsumption("rooms"), 6);
  expect(parameters).toMatchObject({ sunlightSource: "site", country: "Kenya", currency: "KES" });
  expect(parameters.altitude).toBe(nairobi?.elevation);
  expect(parameters.ambientTemperature).toBeCloseTo(meanOfYear(nairobi?.temperature ?? []), 9);
  expect(design.warnings.map(({ id }) => id)).not.toContain("sun-above-source");
});

it("refuses a city that no climate row has", () => {
  expect(() => firstDesign({ city: "nowhere", home: "flat", gridHours: 4 }, LAGOS)).toThrow(RangeError);
});
