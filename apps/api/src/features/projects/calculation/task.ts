import type { Design, DesignInput } from "@sunwright/engine/sizing/design";

/** What a worker thread is asked. */
export interface SizingTask {
  readonly input: DesignInput;
  /** The project's own weather, its hours packed by the engine's `packYear`; null for the city's. */
  readonly weather: { readonly name: string; readonly hours: Uint8Array } | null;
}

export type SizingAnswer = Design;
