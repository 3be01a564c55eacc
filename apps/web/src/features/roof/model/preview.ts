import type { Text } from "@sunwright/engine/units/told";
import type { PanelPlace, PlacedPanel, RoofFigures, RoofInput } from "@sunwright/contract/roof";
import type { RoofOrientation } from "@sunwright/contract/roof-options";
import type { FacingAdvice } from "@sunwright/engine/roof/best-facing";
import type { RoofPlace } from "@sunwright/engine/roof/roof-place";

/** What the page asks of the engine in its worker: the layout as it lies now. */
export interface ScoreQuestion {
  readonly site: RoofPlace;
  readonly input: RoofInput;
  readonly panels: readonly (PanelPlace & { readonly id: string })[];
}

/** What obstructions take of some panels, hour by hour. */
export interface ShadeQuestion extends ScoreQuestion {
  readonly wants: "shade";
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
  /** The first rules that the layout breaks, in words, and how many there are in all. */
  readonly faults: readonly Text[];
  readonly faultCount: number;
  /** Every panel at fault. */
  readonly faultyPanels: readonly string[];
  /** How many have another size than the one that is chosen. */
  readonly otherSize: number;
  readonly figures: RoofFigures;
  readonly site: RoofSiteFacts;
}

/** Every panel has another size than the one that is chosen now: what is drawn belongs to the former one. */
export const isOutdated = ({ panels, otherSize }: Pick<ScoreAnswer, "panels" | "otherSize">): boolean =>
  panels.length > 0 && otherSize === panels.length;

export type ScoreReply =
  | { readonly id: number; readonly answer: ScoreAnswer }
  /** As the parameter of a project holds it. */
  | { readonly id: number; readonly shade: string }
  | { readonly id: number; readonly failed: string };
