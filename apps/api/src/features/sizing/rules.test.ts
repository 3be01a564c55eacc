import { expect, it } from "vitest";
import { chooseLoad, consumptionOf } from "./rules";

const fan = {
  name: "Fan",
  power: 75,
  quantity: 2,
  hoursPerDay: 8,
  hoursOfDay: [0],
  startFactor: 1,
  motor: true,
  essential: true,
} as const;
const stored = { directDailyConsumption: 5_000, directPeakPower: 1_000 };
const nothing = { directDailyConsumption: null, directPeakPower: null };
const appliances = { kind: "appliances", appliances: [fan] };
const direct = (dailyConsumption: number, peakPower: number) => ({ kind: "direct", dailyConsumption, peakPower });

const byAppliances = { consumptionSource: "appliances", ...stored } as const;
const byFigures = { consumptionSource: "direct", ...stored } as const;

it("sizes for the figures sent, else for the source the project names", () => {
  const sent = { directDailyConsumption: 9_000, directPeakPower: 0 };
  for (const project of [byAppliances, byFigures]) expect(chooseLoad(sent, project, [fan])).toEqual(direct(9_000, 0));
  for (const empty of [undefined, null, {}]) {
    expect(chooseLoad(empty, byAppliances, [fan])).toEqual(appliances);
    expect(chooseLoad(empty, byFigures, [fan])).toEqual(direct(5_000, 1_000));
  }
});

it("finds nothing to size where the named source is empty, whatever the other one holds", () => {
  expect(chooseLoad(undefined, byAppliances, [])).toBeNull();
  expect(chooseLoad(undefined, { consumptionSource: "direct", ...nothing }, [fan])).toBeNull();
  expect(chooseLoad(undefined, { ...byFigures, directPeakPower: null }, [fan])).toBeNull();
});

it("finds nothing to size in a load without energy, however high its peak", () => {
  for (const directPeakPower of [0, 500]) {
    expect(chooseLoad({ directDailyConsumption: 0, directPeakPower }, byAppliances, [fan])).toBeNull();
    expect(chooseLoad(undefined, { ...byFigures, directDailyConsumption: 0, directPeakPower }, [fan])).toBeNull();
  }
  expect(chooseLoad(undefined, byAppliances, [{ ...fan, power: 0 }])).toBeNull();
  expect(chooseLoad(undefined, byAppliances, [{ ...fan, hoursPerDay: 0 }])).toBeNull();
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
