import type { Text } from "@sunwright/engine/units/told";
import type { Body } from "@sunwright/contract/endpoint";
import type { optimizePanels, PanelPlacement, PanelPlace, RoofInput } from "@sunwright/contract/roof";
import type { RoofPlace } from "@sunwright/engine/roof/roof-place";

/** What a worker thread is asked. */
export type RoofTask =
  | { readonly kind: "optimize"; readonly site: RoofPlace; readonly asked: Body<typeof optimizePanels> }
  | {
      readonly kind: "score";
      readonly site: RoofPlace;
      readonly asked: RoofInput;
      readonly layout: readonly PanelPlace[];
    };

export type RoofResult = Omit<PanelPlacement, keyof RoofInput | "optimizedAt">;

/** A rule that a layout breaks: which panels, by their place in the list, and in words. */
export interface LayoutFault {
  readonly panels: readonly number[];
  readonly text: Text;
}
/** The first few faults, and how many there are. */
export interface LayoutFaults {
  readonly faults: readonly LayoutFault[];
  readonly count: number;
}
export type RoofAnswer = { readonly result: RoofResult } | LayoutFaults;
