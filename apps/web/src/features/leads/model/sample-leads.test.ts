import { DEFAULTS } from "@sunwright/engine/sizing/testing/house";
import { plainDesign } from "@sunwright/engine/sizing/testing/designs";
import { expect, it } from "vitest";
import { SAMPLE_LEADS } from "./sample-leads";

it.each(SAMPLE_LEADS)("a sample $kind shows the panels that the engine designs for it", (sample) => {
  const { dailyConsumption, panels } = sample;
  const load = { kind: "direct", dailyConsumption, peakPower: dailyConsumption / 8 } as const;
  const design = plainDesign({ load, parameters: { ...DEFAULTS, systemType: "off-grid" } });
  expect(panels).toBe(design.panels.capacity.value);
});
