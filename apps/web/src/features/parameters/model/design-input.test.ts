import { DEFAULT_PARAMETERS } from "@sunwright/contract/projects";
import { hasLoad } from "@sunwright/engine/sizing/load/load";
import { expect, it } from "vitest";
import { designInput, directFigures, projectLoad } from "./design-input";

const direct = { consumptionSource: "direct", directDailyConsumption: 10_000, directPeakPower: 3_000 } as const;

it("sizes from the tab that feeds the design", () => {
  expect(projectLoad(direct, [])).toEqual({ kind: "direct", dailyConsumption: 10_000, peakPower: 3_000 });
  expect(projectLoad({ ...direct, consumptionSource: "appliances" }, [])).toEqual({
    kind: "appliances",
    appliances: [],
  });
});

it("sends both direct figures while they feed the design, and none while the appliances do", () => {
  expect(directFigures(direct), "S-405 the two figures of the call").toEqual({
    directDailyConsumption: 10_000,
    directPeakPower: 3_000,
  });
  expect(directFigures({ ...direct, consumptionSource: "appliances" })).toBeNull();
  expect(directFigures({ ...direct, directPeakPower: null })).toBeNull();
});

it("previews what Calculate takes: nothing while no energy is used, whatever the peak", () => {
  expect(hasLoad(projectLoad({ ...direct, directPeakPower: 0 }, []))).toBe(true);
  expect(hasLoad(projectLoad({ ...direct, directDailyConsumption: 0 }, []))).toBe(false);
  expect(hasLoad(projectLoad({ ...direct, directDailyConsumption: null, directPeakPower: null }, []))).toBe(false);
  expect(hasLoad({ kind: "appliances", appliances: [] })).toBe(false);
});

it("keeps the display currency out of the sizing", () => {
  const { parameters } = designInput(projectLoad(direct, []), DEFAULT_PARAMETERS);
  expect(parameters).not.toHaveProperty("currency");
  expect(Object.keys(parameters)).toHaveLength(Object.keys(DEFAULT_PARAMETERS).length - 1);
});
