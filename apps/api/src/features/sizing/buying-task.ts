import type { ProductFit } from "@sunwright/contract/materials";
import type { FillAsked, Filling } from "@sunwright/engine/procurement/fill";
import type { MaterialLine } from "@sunwright/engine/procurement/material";
import type { Verdict } from "@sunwright/engine/procurement/fit";
import type { Market } from "@sunwright/engine/procurement/offers";
import type { Named } from "@sunwright/engine/procurement/product-rows";
import type { Specified } from "@sunwright/engine/procurement/specifications";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import type { SizedToBuy } from "@sunwright/engine/sizing/design-to-buy";

/** A project's own weather, its hours packed by the engine's `packYear`; null for the city's. */
export type Weather = { readonly name: string; readonly hours: Uint8Array } | null;

interface OfDesign {
  readonly design: Design | SizedToBuy;
  readonly weather: Weather;
}

/** A market as it travels to a thread: lists of offers, each written as JSON, so that none is copied piece by piece. */
interface PackedMarket {
  readonly shops: Market["shops"];
  readonly offers: readonly string[];
}

/** What a thread is asked about buying a design. */
export type BuyingTask =
  | (OfDesign & { readonly kind: "materials" })
  /** The first product of each part. */
  | (OfDesign & { readonly kind: "made-with"; readonly products: readonly (Named & Specified)[] })
  | (OfDesign & { readonly kind: "fits"; readonly products: readonly (Named & Specified)[] })
  /** Who sells them under which name is nothing to a rule. */
  | (OfDesign & { readonly kind: "verdicts"; readonly products: readonly Specified[] })
  | (OfDesign & { readonly kind: "filling"; readonly market: PackedMarket; readonly asked: FillAsked });

export type BuyingAnswer =
  | { readonly kind: "materials"; readonly lines: readonly MaterialLine[] }
  /** Made again with what was chosen. */
  | { readonly kind: "made-with"; readonly design: Design | SizedToBuy }
  | { readonly kind: "fits"; readonly fits: readonly ProductFit[] }
  /** Of the line that each fills best, in the order of the products; null where the design has no line of its category. */
  | { readonly kind: "verdicts"; readonly verdicts: readonly (Verdict | null)[] }
  | { readonly kind: "filling"; readonly filling: Filling; readonly keepsTarget: boolean | null };
