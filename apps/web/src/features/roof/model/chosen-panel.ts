import { sidesOf, soldPower } from "@sunwright/engine/equipment/module";
import type { ModuleRecord } from "@sunwright/engine/equipment/records";
import { numberText } from "../../../ui/number";
import type { OwnPanel } from "./form";

type Laid = Pick<ModuleRecord, "length" | "width" | "area" | "power" | "nameplate">;

/** A module of the equipment library as the boxes of a panel of your own hold it; its long side lies across. */
export function panelOfModule(module: Laid): { readonly panel: OwnPanel; readonly stated: boolean } {
  const { length, width, stated } = sidesOf(module);
  const [long, short] = [Math.max(length, width), Math.min(length, width)];
  return {
    panel: { width: numberText(long), height: numberText(short), power: numberText(soldPower(module)) },
    stated,
  };
}
