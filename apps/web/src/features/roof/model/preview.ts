import type { PanelPlace, PlacedPanel, RoofFigures, RoofInput } from "@sunwright/contract/roof";
import type { RoofOrientation } from "@sunwright/contract/roof-options";
import type { FacingAdvice } from "@sunwright/engine/roof/best-facing";
import type { RoofFault } from "@sunwright/engine/roof/roof-faults";
import type { Country, NigerianRegion } from "@sunwright/engine/sizing/options";

/** Where the roof stands, as the project says it. */
export interface SitePlace {
  readonly country: Country;
  readonly region: NigerianRegion | null;
  readonly city: string | null;
}

/** What the page asks of the engine in its worker: the layout as it lies now. */
export interface ScoreQuestion {
  readonly site: SitePlace;
  readonly input: RoofInput;
  readonly panels: readonly (PanelPlace & { readonly id: string })[];
}

/** A rule that the layout breaks, with the panels at fault. */
export interface ShownFault {
  readonly rule: RoofFault["rule"];
  readonly panels: readonly string[];
  readonly text: string;
}

export interface OrientationAdvice extends Pick<FacingAdvice, "kind" | "gain"> {
  /** The best one. */
  readonly orientation: RoofOrientation;
}

export interface RoofSiteFacts {
  readonly name: string;
  /** North positive. [°] */
  readonly latitude: number;
  /** What another orientation would bring a roof of this tilt. */
  readonly facing: OrientationAdvice;
}

export interface ScoreAnswer {
  readonly panels: readonly PlacedPanel[];
  readonly faults: readonly ShownFault[];
  readonly figures: RoofFigures;
  readonly site: RoofSiteFacts;
}

/** Every panel has another size than the one that is chosen now: what is drawn belongs to the former one. */
export function isOutdated({ panels, faults }: Pick<ScoreAnswer, "panels" | "faults">): boolean {
  const ofOtherSize = new Set(faults.filter(({ rule }) => rule === "size").flatMap((fault) => fault.panels));
  return panels.length > 0 && ofOtherSize.size === panels.length;
}

export type ScoreReply =
  | { readonly id: number; readonly answer: ScoreAnswer }
  | { readonly id: number; readonly failed: string };
