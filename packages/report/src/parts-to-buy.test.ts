// Of the rest: parts to buy for a whole design each.
import { sizeSystem } from "@sunwright/engine/sizing/size-system";
import { house } from "@sunwright/engine/sizing/testing/house";
import { expect, it } from "vitest";
import { partsToBuy } from "./parts-to-buy";

it("names whole pieces: panels, modules of the battery's voltage, an inverter sold and what charges", () => {
  const design = sizeSystem(house({ city: "ng-kano" }));
  const [panels, battery, inverter, controller] = partsToBuy(design, "USD").map(({ text }) => text);
  expect(panels).toBe(`${design.panels.count.value} × 400 W panel`);
  expect(battery).toBe(`${design.battery.capacity.value / 5_120} × 5.12 kWh battery module (51.2 V, 100 Ah)`);
  // Twice 2,860 W are 5.72 kW; 6 kW is the next size sold for 48 V.
  expect(inverter).toBe("1 × 6 kW inverter");
  expect(controller).toContain("The inverter's own trackers");
});

it("prices a charge controller beside the total, and says what a smaller inverter saves", () => {
  const design = sizeSystem(house({ city: "ng-kano", busVoltage: 24 }));
  const rows = partsToBuy(design, "USD");
  const controller = rows.find(({ kind }) => kind === "charge-controller");
  expect(controller?.text).toMatch(/^\d+ × charge controller, 250 V, \d+ A$/);
  expect(controller?.notes[0]?.text).toMatch(/^About \$[\d,.]+, not in the total/);
  const inverter = rows.find(({ kind }) => kind === "inverter");
  expect(inverter?.notes[0]?.text).toMatch(/kW carries everything that runs at once/);
});

it("has no battery and no charge controller on the grid, and nothing without a load", () => {
  const onGrid = sizeSystem(house({ city: "ng-kano", systemType: "on-grid" }));
  expect(partsToBuy(onGrid, "USD").map(({ kind }) => kind)).toEqual(["panel", "inverter"]);
  const empty = sizeSystem({ ...house(), load: { kind: "appliances", appliances: [] } });
  expect(partsToBuy(empty, "USD")).toEqual([]);
});

it("names the generator that stands by, at its price beside the total: $80 + $130 a kW of petrol", () => {
  const design = sizeSystem(house({ city: "ng-kano", systemType: "off-grid", generator: "petrol" }));
  const row = partsToBuy(design, "USD").find(({ kind }) => kind === "generator");
  const { rating, sets } = design.electrical.generator ?? {};
  const kilowatts = (rating?.value ?? NaN) / 1_000;
  expect(row?.label).toBe("Generator");
  expect(row?.text).toBe(`${sets} × ${kilowatts} kW petrol generator`);
  const cost = (sets ?? NaN) * (80 + 130 * kilowatts);
  expect(row?.notes[0]?.text).toBe(`About $${cost.toFixed(2)}, not in the total: an assumed price.`);
  const { panels, batteries, inverter, installation, total } = design.cost;
  expect(total.value).toBeCloseTo(panels.value + batteries.value + inverter.value + installation.value, 9);
});
