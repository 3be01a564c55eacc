import { expect, it } from "vitest";
import { describeNew, isComplete, toLoad, toProjectAppliance } from "./rules";

const fan = {
  id: "ceiling-fan",
  name: "Ceiling fan",
  category: "Cooling",
  ratedPower: 75,
  icon: "fan",
  hoursPerDay: 9,
  hoursOfDay: [13, 20, 21],
  startFactor: 1.5,
  motor: true,
  source: "Energy Saver",
  sourceText: "Energy Saver",
};
const common = { quantity: 2, hoursPerDay: 4 };
const row = {
  id: "a",
  projectId: "p",
  catalogueId: "ceiling-fan",
  customName: null,
  customPower: null,
  hoursOfDay: [13],
  months: null,
  motor: true,
  essential: true,
  position: 1,
  ...common,
};
const custom = { ...row, catalogueId: null, customName: "Borehole pump", customPower: 750 };

it("takes a catalogue appliance, or a custom name with its power", () => {
  expect(isComplete({ ...common, applianceId: "ceiling-fan" }), "S-365").toBe(true);
  expect(isComplete({ ...common, customName: "Pump", customPower: 0 }), "S-365").toBe(true);
  expect(isComplete({ ...common, customName: "Pump" })).toBe(false);
  expect(isComplete({ ...common, customName: "Pump", customPower: null })).toBe(false);
  expect(isComplete({ ...common, customPower: 750 })).toBe(false);
  expect(isComplete(common), "S-365").toBe(false);
});

it("takes hours of the day and motor from the catalogue, the hours per day from what was sent", () => {
  expect(describeNew({ ...common, applianceId: fan.id }, fan)).toMatchObject({
    hoursPerDay: 4,
    hoursOfDay: [13, 20, 21],
    motor: true,
  });
  expect(describeNew({ ...common, hoursOfDay: [9, 2], motor: false }, fan)).toMatchObject({
    hoursOfDay: [2, 9],
    motor: false,
  });
});

it("lets a custom appliance run at any hour and without a motor until told otherwise", () => {
  const described = describeNew({ ...common, customName: "Clipper", customPower: 15 }, null);
  expect(described.hoursOfDay).toHaveLength(24);
  expect(described.motor).toBe(false);
});

it("counts an appliance as essential until told otherwise", () => {
  expect(describeNew({ ...common, applianceId: fan.id }, fan).essential).toBe(true);
  expect(describeNew({ ...common, applianceId: fan.id, essential: false }, fan).essential).toBe(false);
  expect(toLoad({ ...row, essential: false }, fan).essential).toBe(false);
  expect(toProjectAppliance({ ...row, essential: false }, fan).essential).toBe(false);
});

it("computes consumption as power times quantity times hours and peak as power times quantity", () => {
  expect(toProjectAppliance(row, fan), "S-325").toMatchObject({ dailyConsumption: 75 * 2 * 4, peakPower: 75 * 2 });
  expect(toProjectAppliance(custom, null), "S-325").toMatchObject({
    dailyConsumption: 750 * 2 * 4,
    peakPower: 750 * 2,
  });
  expect(toProjectAppliance({ ...row, customPower: 60 }, fan)).toMatchObject({ peakPower: 120 });
});

it("counts a cleared power as the rated one, or as 0 W for a custom appliance", () => {
  expect(toLoad({ ...row, customPower: null }, fan).power, "S-370").toBe(75);
  expect(toLoad({ ...custom, customPower: null }, null).power, "S-370").toBe(0);
});

it("names an appliance by the user's word, else the catalogue's", () => {
  expect(toLoad({ ...row, customName: "Bedroom fan" }, fan).name).toBe("Bedroom fan");
  expect(toLoad(row, fan).name).toBe("Ceiling fan");
});

it("lets a custom motor start at three times its power", () => {
  expect(toLoad({ ...custom, motor: true }, null).startFactor).toBe(3);
  expect(toLoad({ ...custom, motor: false }, null).startFactor).toBe(1);
  expect(toLoad(row, fan).startFactor).toBe(1.5);
});
