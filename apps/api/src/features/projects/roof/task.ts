import type { Body } from "@sunwright/contract/endpoint";
import type { optimizePanels, PanelPlacement, PanelPlace, RoofInput } from "@sunwright/contract/roof";
import type { Country, NigerianRegion } from "@sunwright/engine/sizing/options";

/** Where the roof stands, as the project says it. */
export interface RoofSite {
  readonly country: Country;
  readonly region: NigerianRegion | null;
  readonly city: string | null;
}

/** What a worker thread is asked. */
export type RoofTask =
  | { readonly kind: "optimize"; readonly site: RoofSite; readonly asked: Body<typeof optimizePanels> }
  | {
      readonly kind: "score";
      readonly site: RoofSite;
      readonly asked: RoofInput;
      readonly layout: readonly PanelPlace[];
    };

export type RoofResult = Omit<PanelPlacement, keyof RoofInput | "optimizedAt">;

/** A panel of a layout that cannot stay where it is. */
export interface PanelFault {
  readonly index: number;
  readonly message: string;
}
export type RoofAnswer = { readonly result: RoofResult } | { readonly faults: readonly PanelFault[] };
