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

it("makes of a hybrid in Johannesburg the one that costs least over the years, which the others stand beside", () => {
  const { parameters, design } = firstDesign(
    { city: "za-johannesburg", home: "house", gridHours: 20 },
    { country: "South Africa", currency: "ZAR" },
  );
  expect(parameters).toMatchObject({ systemType: "hybrid", hybridGoal: "least-cost", backupHours: 4 });
  const points = design.hybrid?.points ?? [];
  const chosen = points.find((point) => point.chosen);
  expect(chosen?.goal).toBe("least-cost");
  expect(points.length).toBeGreaterThan(1);
  for (const { lifeCost } of points) expect(chosen?.lifeCost).toBeLessThanOrEqual(lifeCost);
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

it("carries what a bill says in place of a home", () => {
  const billed = { dailyConsumption: 11_000, peakPower: 4_400 };
  const { design } = firstDesign(
    { city: "de-munich", home: billed, gridHours: 24 },
    { country: "Germany", currency: "EUR" },
  );
  expect(design.load.dailyConsumption.value).toBe(11_000);
  expect(design.panels.capacity.value).toBeGreaterThan(0);
});

it("makes less of a roof that looks away from the sun than of one that looks towards it", () => {
  const facing = (azimuth: number) =>
    firstDesign(
      { city: "de-munich", home: "temperate-house", gridHours: 24, azimuth, tilt: 45 },
      { country: "Germany", currency: "EUR" },
    );
  const [south, north] = [facing(180), facing(0)];
  expect(south.parameters).toMatchObject({ panelAzimuth: 180, panelTilt: 45 });
  const aWatt = ({ design }: typeof south) =>
    (design.simulation?.yearlyYield.p50.value ?? 0) / Math.max(1, design.panels.capacity.value);
  expect(aWatt(south)).toBeGreaterThan(aWatt(north));
});

it("refuses a city that no climate row has", () => {
  expect(() => firstDesign({ city: "nowhere", home: "flat", gridHours: 4 }, LAGOS)).toThrow(RangeError);
});
