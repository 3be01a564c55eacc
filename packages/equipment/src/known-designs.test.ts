// Of the rest: every known design of strings, row by row.
import type { ChosenParts } from "@sunwright/engine/equipment/chosen-parts";
import type { EquipmentKind, RecordOf } from "@sunwright/engine/equipment/records";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import { panelStrings } from "@sunwright/engine/sizing/rule/panel-strings";
import { ruleFiguresOf } from "@sunwright/engine/sizing/rule/figures-by-rule";
import { sizeSystem } from "@sunwright/engine/sizing/size-system";
import { house } from "@sunwright/engine/sizing/testing/house";
import { describe, expect, it } from "vitest";
import { equipmentLibrary } from "./library";

/**
 * Thirty combinations of well-known parts as whole designs. What is expected follows, worked out by hand outside this project,
 * from the datasheets' figures by the rule that makers' string calculators use:
 *
 * - most in a row: ⌊U_max ÷ U_oc at the coldest air⌋, and ⌊U_tracker,max ÷ U_mp at the coldest⌋;
 * - fewest: ⌈U_tracker,min ÷ U_mp of cells at their hottest⌉, on a Victron controller from 1 V above the end of charging:
 *   16 cells × 3.55 V = 56.8 V, so 57.8 V (MPPT manuals);
 * - panels on one controller: I × 51.2 V ÷ 0.98.
 *
 * Johannesburg as the design page has it: air of 6.2 °C at the coldest, cells of 64.5 °C at their hottest. For example
 * LONGi LR5-72HPH-570M, 50.5 V open at −0.282 %/K and 42.6 V at −0.375 %/K: 53.18 V cold and 36.29 V hot, so
 * 150 ÷ 53.18 = 2.8 and 57.8 ÷ 36.29 = 1.6: two in a row on a controller of 150 V.
 */
const SITE = { country: "South Africa", city: "za-johannesburg", sunlightSource: "site" } as const;

const { byId } = equipmentLibrary();
function rowOf<Kind extends EquipmentKind>(kind: Kind, id: string): RecordOf<Kind> {
  const row = byId(`${kind}-${id}`);
  const isOfKind = (record: typeof row): record is RecordOf<Kind> => record?.kind === kind;
  if (!isOfKind(row)) throw new Error(`The library has no ${kind} ${id}`);
  return row;
}
const chosen = <Kind extends EquipmentKind>(kind: Kind, id: string) => ({
  row: rowOf(kind, id),
  typed: {},
  price: null,
});

/** Fewest and most in a row; on controllers of 100 A the most is 5.2 kW of panels, on those of 70 A 3.66 kW. */
const ON_CONTROLLERS = [
  ["longi-lr5-72hph-570m", "victron-smartsolar-mppt-150-70", 2, 2],
  ["canadian-solar-cs6w-550ms", "victron-smartsolar-mppt-150-70", 2, 2],
  ["ja-solar-jam72s30-545-mr", "victron-smartsolar-mppt-150-70", 2, 2],
  ["trina-solar-tsm-670deg21c-20", "victron-smartsolar-mppt-150-70", 2, 3],
  ["jinko-jkm400m-72l", "victron-smartsolar-mppt-150-70", 2, 2],
  ["rec-rec410aa-pure", "victron-smartsolar-mppt-150-70", 2, 2],
  ["longi-lr5-72hph-570m", "victron-smartsolar-mppt-250-100", 2, 4],
  ["canadian-solar-cs6w-550ms", "victron-smartsolar-mppt-250-100", 2, 4],
  ["ja-solar-jam72s30-545-mr", "victron-smartsolar-mppt-250-100", 2, 4],
  ["trina-solar-tsm-670deg21c-20", "victron-smartsolar-mppt-250-100", 2, 5],
  ["jinko-jkm400m-72l", "victron-smartsolar-mppt-250-100", 2, 4],
  ["rec-rec410aa-pure", "victron-smartsolar-mppt-250-100", 2, 4],
] as const;

/** Windows: Primo 100 to 800 V, Sunny Boy 5.0 220 to 480 V and 7.7 270 to 480 V, as the register's tests have them. */
const ON_INVERTERS = [
  ["longi-lr5-72hph-570m", "fronius-fronius-primo-5-0-1-208-240-240v", 3, 15],
  ["canadian-solar-cs6w-550ms", "fronius-fronius-primo-5-0-1-208-240-240v", 3, 15],
  ["ja-solar-jam72s30-545-mr", "fronius-fronius-primo-5-0-1-208-240-240v", 3, 15],
  ["trina-solar-tsm-670deg21c-20", "fronius-fronius-primo-5-0-1-208-240-240v", 3, 16],
  ["jinko-jkm400m-72l", "fronius-fronius-primo-5-0-1-208-240-240v", 3, 15],
  ["rec-rec410aa-pure", "fronius-fronius-primo-5-0-1-208-240-240v", 3, 15],
  ["longi-lr5-72hph-570m", "sma-sb5-0-1sp-us-41-240v", 7, 9],
  ["canadian-solar-cs6w-550ms", "sma-sb5-0-1sp-us-41-240v", 7, 9],
  ["ja-solar-jam72s30-545-mr", "sma-sb5-0-1sp-us-41-240v", 7, 9],
  ["trina-solar-tsm-670deg21c-20", "sma-sb5-0-1sp-us-41-240v", 7, 9],
  ["jinko-jkm400m-72l", "sma-sb5-0-1sp-us-41-240v", 7, 9],
  ["rec-rec410aa-pure", "sma-sb5-0-1sp-us-41-240v", 6, 9],
  ["longi-lr5-72hph-570m", "sma-sb7-7-1sp-us-41-240v", 8, 9],
  ["canadian-solar-cs6w-550ms", "sma-sb7-7-1sp-us-41-240v", 8, 9],
  ["ja-solar-jam72s30-545-mr", "sma-sb7-7-1sp-us-41-240v", 8, 9],
  ["trina-solar-tsm-670deg21c-20", "sma-sb7-7-1sp-us-41-240v", 8, 9],
  ["jinko-jkm400m-72l", "sma-sb7-7-1sp-us-41-240v", 8, 9],
  ["rec-rec410aa-pure", "sma-sb7-7-1sp-us-41-240v", 8, 9],
] as const;

/** A small house: what is asked here does not hang on its size. */
const LOAD = { kind: "direct", dailyConsumption: 6_000, peakPower: 1_500 } as const;
function designed(systemType: "on-grid" | "off-grid", parts: ChosenParts): Design {
  const { parameters } = house({ ...SITE, systemType, busVoltage: 48 });
  return sizeSystem({ load: LOAD, parameters, parts });
}

function expectRows({ panels, chosen: found, basis }: Design, fewest: number, most: number) {
  expect(found).toMatchObject({ refusals: [], missing: [] });
  expect(panelStrings(panels.count.value, ruleFiguresOf(basis))?.limits).toMatchObject({ fewest, most });
  expect(panels.inSeries.value).toBeGreaterThanOrEqual(fewest);
  expect(panels.inSeries.value).toBeLessThanOrEqual(most);
  expect(panels.inSeries.value * panels.strings.value).toBe(panels.count.value);
}

describe("on charge controllers, with 51.2 V batteries of 100 Ah and 100 A", () => {
  it.each(ON_CONTROLLERS)("%s on %s: %i to %i in a row", (module, controller, fewest, most) => {
    const design = designed("off-grid", {
      module: chosen("module", module),
      controller: chosen("charge-controller", controller),
      battery: chosen("battery", "epever-lr51100a"),
    });
    expectRows(design, fewest, most);
    const bought = (kind: string) => design.parts.find((part) => part.kind === kind);
    // 3,657 W and 5,224 W of panels on one, no string parted over two.
    const each = controller.endsWith("150-70") ? (70 * 51.2) / 0.98 : (100 * 51.2) / 0.98;
    const ofString = design.panels.capacity.value / design.panels.strings.value;
    const needed = Math.ceil(design.panels.strings.value / Math.floor(each / ofString));
    expect(bought("charge-controller")?.count).toBe(needed);
    const limit = bought("charge-controller")?.why.inputs.find(({ symbol }) => symbol === "I_b")?.value;
    expect(limit).toBe(100 * (bought("battery-module")?.count ?? 0));
  });
});

describe("on grid inverters", () => {
  it.each(ON_INVERTERS)("%s on %s: %i to %i in a row", (module, inverter, fewest, most) => {
    const parts = { module: chosen("module", module), inverter: chosen("inverter", inverter) };
    expectRows(designed("on-grid", parts), fewest, most);
  });
});

it("is refused where 48 V of lithium asks for two panels in a row, and 100 V withstands one", () => {
  // 2 × 53.18 V is above 100 V; one at its hottest gives 36.3 V, and 57.8 V are needed.
  const design = designed("off-grid", {
    module: chosen("module", "longi-lr5-72hph-570m"),
    controller: chosen("charge-controller", "victron-smartsolar-mppt-100-50"),
    battery: chosen("battery", "epever-lr51100a"),
  });
  expect(design.chosen?.refusals).toMatchObject([{ part: "controller", code: "hot-voltage", unit: "V" }]);
  expect(design.chosen?.refusals[0]?.limit).toBeCloseTo(57.8, 6);
  expect(design.chosen?.refusals[0]?.found).toBeCloseTo(36.29, 1);
});
