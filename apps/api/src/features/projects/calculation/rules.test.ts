import { DEFAULT_PARAMETERS } from "@sunwright/contract/projects";
import { expect, it } from "vitest";
import { chooseLoad, consumptionOf, sizingParameters } from "./rules";

const fan = {
  name: "Fan",
  power: 75,
  quantity: 2,
  hoursPerDay: 8,
  hoursOfDay: [0],
  startFactor: 1,
  motor: true,
} as const;
const stored = { directDailyConsumption: 5_000, directPeakPower: 1_000 };
const nothing = { directDailyConsumption: null, directPeakPower: null };
const appliances = { kind: "appliances", appliances: [fan] };
const direct = (dailyConsumption: number, peakPower: number) => ({ kind: "direct", dailyConsumption, peakPower });

it("sizes for the figures sent, else for the appliances, else for the figures kept", () => {
  const sent = { directDailyConsumption: 9_000, directPeakPower: 0 };
  expect(chooseLoad(sent, stored, [fan])).toEqual(direct(9_000, 0));
  expect(chooseLoad(undefined, stored, [fan])).toEqual(appliances);
  expect(chooseLoad({}, stored, [fan])).toEqual(appliances);
  expect(chooseLoad(undefined, stored, [])).toEqual(direct(5_000, 1_000));
});

it("finds nothing to size without appliances and figures, and in a load of nothing", () => {
  expect(chooseLoad(undefined, nothing, [])).toBeNull();
  expect(chooseLoad(undefined, { ...nothing, directPeakPower: 100 }, [])).toBeNull();
  expect(chooseLoad({ directDailyConsumption: 0, directPeakPower: 0 }, stored, [fan])).toBeNull();
  expect(chooseLoad(undefined, stored, [{ ...fan, power: 0 }])).toBeNull();
});

it("keeps the typed figures when the appliances are what is sized for", () => {
  expect(consumptionOf({ kind: "appliances", appliances: [fan] }, stored)).toEqual({
    consumptionSource: "appliances",
    ...stored,
  });
  expect(consumptionOf({ kind: "direct", dailyConsumption: 1, peakPower: 2 }, stored)).toEqual({
    consumptionSource: "direct",
    directDailyConsumption: 1,
    directPeakPower: 2,
  });
});

it("hands the engine every parameter but the currency", () => {
  const { currency: _display, ...expected } = DEFAULT_PARAMETERS;
  expect(sizingParameters(DEFAULT_PARAMETERS)).toEqual(expected);
});
