import { compareConfiguration, type ConfigurationResult } from "@sunwright/engine/comparison/compare";
import { DEFAULT_CONFIGURATIONS } from "@sunwright/engine/comparison/configuration";
import type { ChosenParts } from "@sunwright/engine/equipment/chosen-parts";
import { NO_OWN_FIGURES } from "@sunwright/engine/money/assumptions";
import { house } from "@sunwright/engine/sizing/testing/house";
import { expect, it } from "vitest";
import { equipmentLibrary } from "./library";

const { byId } = equipmentLibrary();
const LONGI = byId("module-longi-lr5-72hph-570m");
const EPEVER = byId("battery-epever-lr51100a");
const [BUDGET, BALANCED, PREMIUM] = DEFAULT_CONFIGURATIONS;

function partsOf(): ChosenParts {
  if (LONGI?.kind !== "module" || EPEVER?.kind !== "battery") throw new Error("The library has lost a part");
  return {
    module: { row: LONGI, typed: {}, price: 120 },
    battery: { row: EPEVER, typed: {}, price: null },
  };
}

function compared(configuration: (typeof DEFAULT_CONFIGURATIONS)[number], parts?: ChosenParts): ConfigurationResult {
  const input = { ...house({ systemType: "off-grid", busVoltage: 48 }), ...(parts && { parts }) };
  const result = compareConfiguration({ input, weather: null, configuration, own: NO_OWN_FIGURES });
  if (result === null) throw new Error("The house has a load");
  return result;
}

it.each([BALANCED, PREMIUM])("$name is built with the chosen panel and battery", (configuration) => {
  const { system, price, chosen } = compared(configuration, partsOf());
  expect(chosen.map(({ name }) => name)).toEqual(["LONGi LR5-72HPH-570M", "EPEVER LR51100A"]);
  const panels = system.panels.value / 570;
  expect(panels).toBe(Math.round(panels));
  // A typed price is the price, of whatever tier; the battery's goes by the usual rate and the tier.
  expect(price.panels.value).toBeCloseTo(120 * panels, 6);
  expect(system.battery.value % 5_120).toBe(0);
  // 2.49 m² each.
  expect(system.area.value).toBeCloseTo((LONGI?.kind === "module" ? LONGI.area : 0) * panels, 6);
});

it("keeps the kinds of a configuration whose words name other parts", () => {
  const { chosen, ...withParts } = compared(BUDGET, partsOf());
  const { chosen: none, ...without } = compared(BUDGET);
  expect([chosen, none]).toEqual([[], []]);
  expect(withParts).toEqual(without);
});
