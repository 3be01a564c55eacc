import type { ConfigurationResult } from "@sunwright/engine/comparison/compare";
import type { Configuration } from "@sunwright/engine/comparison/configuration";
import type { OwnFigures } from "@sunwright/engine/money/assumptions";
import type { Design, DesignInput } from "@sunwright/engine/sizing/design";
import type { BuyingAnswer, BuyingTask } from "./buying-task";

/** What a project is sized from. */
interface Sizing {
  readonly input: DesignInput;
  /** The project's own weather, its hours packed by the engine's `packYear`; null for the city's. */
  readonly weather: { readonly name: string; readonly hours: Uint8Array } | null;
}

export interface DesignTask extends Sizing {
  readonly kind: "design";
}

export interface ComparisonTask extends Sizing {
  readonly kind: "comparison";
  readonly configuration: Configuration;
  /** The project's own prices and terms. */
  readonly own: OwnFigures;
}

/** What a worker thread is asked. */
export type SizingTask = DesignTask | ComparisonTask | BuyingTask;

export type SizingAnswer =
  | { readonly kind: "design"; readonly design: Design }
  /** Null: there was nothing to carry. */
  | { readonly kind: "comparison"; readonly result: ConfigurationResult | null }
  | BuyingAnswer;
