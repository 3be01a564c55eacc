import type { Part } from "../equipment/answer";
import { busVoltageOf } from "../sizing/rule/bus-voltage";
import type { DesignPart } from "../sizing/inputs/design";
import type { DesignToBuy } from "../sizing/design-to-buy";
import type { MaterialLine, Need } from "./material";
import type { Category } from "./specifications";

const KINDS: Readonly<Record<DesignPart["kind"], { readonly category: Category; readonly part: Part | null }>> = {
  panel: { category: "panel", part: "module" },
  "battery-module": { category: "battery", part: "battery" },
  inverter: { category: "inverter", part: "inverter" },
  "charge-controller": { category: "charge-controller", part: "controller" },
  generator: { category: "generator", part: null },
};

/** Panels, battery, inverter, controllers and set: the design's list of what to buy, without what an inverter has built in. */
export const mainPartLines = (design: DesignToBuy): readonly MaterialLine[] =>
  design.parts
    .filter(({ count }) => count > 0)
    .map((bought) => ({
      id: KINDS[bought.kind].category,
      ...KINDS[bought.kind],
      name: bought.name,
      quantity: bought.count,
      unit: "pieces",
      needs: needsOf(bought, design),
      optional: false,
      why: bought.why,
      clause: null,
    }));

/** What each piece is in this design; whether another may stand in its place is for the rules of its part to say. */
function needsOf({ kind, size }: DesignPart, design: DesignToBuy): readonly Need[] {
  const voltage = busVoltageOf(design.basis.parameters);
  const needs: Readonly<Record<DesignPart["kind"], readonly Need[]>> = {
    panel: [{ field: "powerWatts", least: size }],
    "battery-module": [{ field: "kilowattHours", least: size / 1_000 }],
    inverter: [
      { field: "powerWatts", least: size },
      { field: "phases", is: design.inverter.phases },
    ],
    "charge-controller": [
      { field: "chargeAmperes", least: size },
      { field: "batteryVolts", is: voltage },
    ],
    generator: [
      { field: "powerWatts", least: size },
      { field: "fuel", is: design.electrical.generator?.kind ?? "diesel" },
    ],
  };
  return needs[kind];
}
