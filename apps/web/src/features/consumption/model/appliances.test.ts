import { addAppliance, type ProjectAppliance } from "@sunwright/contract/appliances";
import { expect, it } from "vitest";
import {
  appliancePower,
  applianceToAdd,
  applianceToRestore,
  applianceTotals,
  patchedAppliance,
  readHours,
  readPower,
} from "./appliances";

const fan: ProjectAppliance = {
  id: "fan",
  applianceId: "ceiling-fan",
  appliance: {
    id: "ceiling-fan",
    name: "Ceiling fan",
    category: "Cooling",
    ratedPower: 75,
    icon: "fan",
    hoursPerDay: 9,
    hoursOfDay: [13, 20],
    startFactor: 1.5,
    motor: true,
    source: "test",
    sourceText: "test",
  },
  customName: null,
  customPower: null,
  quantity: 4,
  hoursPerDay: 9,
  hoursOfDay: [13, 20],
  months: null,
  motor: true,
  essential: true,
  peakPower: 300,
  dailyConsumption: 2700,
};
const custom: ProjectAppliance = {
  ...fan,
  id: "own",
  applianceId: null,
  appliance: null,
  customName: "Mill",
  customPower: 85,
};

it("shows power × quantity × hours of a changed appliance before the server answers", () => {
  expect(patchedAppliance(fan, { quantity: 2 })).toMatchObject({ peakPower: 150, dailyConsumption: 1350 });
  expect(patchedAppliance(fan, { hoursPerDay: 0.5 })).toMatchObject({ peakPower: 300, dailyConsumption: 150 });
  expect(patchedAppliance(fan, { customPower: 100 })).toMatchObject({ peakPower: 400, dailyConsumption: 3600 });
});

it("takes a catalogue item back to its rated power and a custom one to 0 W when its power is cleared", () => {
  expect(appliancePower({ ...fan, customPower: null }), "S-370 rated power").toBe(75);
  expect(patchedAppliance(custom, { customPower: null }), "S-370 a custom item counts 0 W").toMatchObject({
    peakPower: 0,
    dailyConsumption: 0,
  });
});

it("adds up what the house uses, every appliance at once for the peak", () => {
  const own = patchedAppliance(custom, { quantity: 2, hoursPerDay: 4 });
  expect(applianceTotals([fan, own])).toEqual({ dailyConsumption: 3380, peakPower: 470, pieces: 6 });
  expect(applianceTotals([])).toEqual({ dailyConsumption: 0, peakPower: 0, pieces: 0 });
});

it("adds a chosen catalogue appliance, or a custom one that has a name and a power, and nothing less", () => {
  const typed = { catalogueId: null, name: "", power: null, quantity: 1, hoursPerDay: 1 };
  expect(applianceToAdd({ ...typed, catalogueId: "ceiling-fan" }), "S-365 of the catalogue").toEqual({
    applianceId: "ceiling-fan",
    quantity: 1,
    hoursPerDay: 1,
  });
  expect(applianceToAdd({ ...typed, catalogueId: "ceiling-fan", power: 60 })).toMatchObject({ customPower: 60 });
  expect(applianceToAdd({ ...typed, name: " Mill ", power: 85 }), "S-365 name and power").toEqual({
    customName: "Mill",
    customPower: 85,
    quantity: 1,
    hoursPerDay: 1,
  });
  expect(applianceToAdd({ ...typed, name: "Mill" }), "S-365 no power").toBeNull();
  expect(applianceToAdd({ ...typed, power: 85 }), "S-365 no name").toBeNull();
  expect(applianceToAdd({ ...typed, name: "   ", power: 85 })).toBeNull();
});

it("brings a removed appliance back with all that was entered of it, as the contract takes it", () => {
  const mill = {
    id: "a",
    applianceId: null,
    appliance: null,
    customName: "Grinding stone",
    customPower: null,
    quantity: 2,
    hoursPerDay: 1.5,
    hoursOfDay: [9, 10, 11],
    months: [1, 1, 1, 2, 2, 2, 0, 0, 0, 1, 1, 1],
    motor: true,
    essential: false,
    dailyConsumption: 0,
    peakPower: 0,
  };
  const { applianceId, customName, quantity, hoursPerDay, hoursOfDay, months, motor, essential } = mill;
  const body = applianceToRestore(mill);
  expect(body).toEqual({
    applianceId,
    customName,
    customPower: 0,
    quantity,
    hoursPerDay,
    hoursOfDay,
    months,
    motor,
    essential,
  });
  expect(addAppliance.body.parse(body)).toEqual(body);
  expect(applianceToRestore({ ...mill, applianceId: "ceiling-fan", customName: null })).toMatchObject({
    customName: null,
    customPower: null,
  });
});

it("reads a power from digits only", () => {
  expect(readPower("75")).toBe(75);
  expect(readPower("")).toBeNull();
  for (const text of ["7.5", "-3", "1e3", "75 W"]) expect(readPower(text), `S-369 ${text}`).toBeUndefined();
});

it("S-368 takes 0 to 24 hours a day and names the bound of anything else, which is not sent", () => {
  expect(readHours("0"), "S-368 minimum 0").toEqual({ value: 0 });
  expect(readHours("0.5"), "S-368 step 0.5").toEqual({ value: 0.5 });
  expect(readHours("24")).toEqual({ value: 24 });
  for (const text of ["-1", "-0.5", "", "long"])
    expect(readHours(text), `S-368 minimum 0: ${text}`).toEqual({ message: "Hours per day: between 0 and 24" });
  // hours capped at 24 with a message.
  expect(readHours("24.5")).toEqual({ message: "A day has 24 hours" });
});
